"""A seat at a table, and what a bot owes there."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from kotatsu.table.ahead import Plan
from kotatsu.table.description import Chair


@dataclass(slots=True)
class Seat:
    """Open, a person's (`owner`), or a bot's (`bot`). It belongs to an identity, never to a name."""

    owner: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False  # the owner has left during the game
    kept: str | None = None  # the level of the bot that keeps it until its owner comes back
    late: bool = False  # its time was up: a bot makes this decision
    missed: int = 0  # time-outs in a row
    decision: int = 0  # how many decisions were asked of it
    promise: str | None = None  # of a nonce
    nonce: str | None = None  # once it is opened
    plan: Plan | None = None  # what it answers in advance, which is as secret as its hand
    dropped: str | None = None  # why what it had prepared is gone, until it prepares or moves again

    @property
    def is_open(self) -> bool:
        return self.owner is None and self.bot is None

    @property
    def by_owner(self) -> bool:
        """Whether its owner decides for it now."""
        return self.owner is not None and self.kept is None and not self.late

    @property
    def present(self) -> bool:
        """Whether its owner has a say at the table: has not left, and no bot keeps the seat."""
        return self.owner is not None and not self.away and self.kept is None

    def chair(self) -> Chair:
        """The seat as the next table would have it; who left is not expected."""
        return Chair() if self.away else Chair(self.owner, self.name, self.bot)


class Owed(NamedTuple):
    """A decision that a bot must make."""

    seat: int
    level: str
    decision: int


@dataclass
class TakeBack:
    """A request to go back to the first `to` moves."""

    by: str
    seat: int
    to: int
    agreed: list[str]


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    by: str | None  # None: the server itself
    name: str
    seat: int | None
    text: str
    at: float
    code: str | None = None  # a sentence of the server's, in place of the text

    def as_data(self) -> dict[str, Any]:
        """Without the identity, which is nobody's business."""
        line = {"name": self.name, "seat": self.seat, "text": self.text, "at": self.at}
        return line if self.code is None else {**line, "code": self.code}


class Reported(NamedTuple):
    """Somebody was reported to the host."""

    by: str
    name: str  # of whoever reported
    about: str
    called: str  # the name of whoever was reported
    seat: int | None
    at: float
