"""What people, and the server, may ask of a table. `Table.handle` checks each and says what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kotatsu.core.errors import KotatsuError
from kotatsu.table.description import Clock


class Refused(KotatsuError):
    """A command that the table does not carry out; nothing has changed. The message is one clear sentence."""


@dataclass(frozen=True)
class Command:
    """Something asked of a table."""


# --- coming and going ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sit(Command):
    """Take an open seat. Whoever sits on several seats plays them all on one device.

    `promise` is SHA-256 of the nonce that this seat's client will open at the start (see `Commit`).
    """

    seat: int
    name: str
    promise: str | None = None
    invite: str | None = None


@dataclass(frozen=True)
class Leave(Command):
    """Give a seat up (None: all of one's seats, and watching) before the start, or go away during the game.

    A seat left during the game still belongs to its owner, who may come `Back`.
    """

    seat: int | None = None


@dataclass(frozen=True)
class Back(Command):
    """The owner is here again: no bot keeps any of their seats any longer."""


@dataclass(frozen=True)
class Rename(Command):
    """Another name on one's own seat."""

    seat: int
    name: str


@dataclass(frozen=True)
class Watch(Command):
    """Be listed among the spectators. Watching a table that is not private needs no command."""

    name: str
    invite: str | None = None


@dataclass(frozen=True)
class Chat(Command):
    """Say something to everybody at the table."""

    text: str


# --- the host's part ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetPlayers(Command):
    """How many seats there are. Only open seats at the end can go."""

    players: int


@dataclass(frozen=True)
class SetOptions(Command):
    """The options of the game; those not given are at their defaults."""

    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class SetClock(Command):
    clock: Clock


@dataclass(frozen=True)
class SetHints(Command):
    """Whether players may ask for hints. The host may change their mind at any time."""

    allowed: bool


@dataclass(frozen=True)
class SetWatching(Command):
    """Whether whoever does not sit may see the game."""

    allowed: bool


@dataclass(frozen=True)
class SetInvite(Command):
    """Make the table private: only who knows this text gets in. None: it is for everybody."""

    invite: str | None


@dataclass(frozen=True)
class SetSeed(Command):
    """Deal from a named seed, where at most one person sits. None: everybody takes part in the shuffle."""

    seed: str | None


@dataclass(frozen=True)
class SeatBot(Command):
    """Put a bot on an open seat; during the game, let one keep a seat whose owner has left."""

    seat: int
    level: str


@dataclass(frozen=True)
class FreeSeat(Command):
    """Make a seat open again, whoever sat there."""

    seat: int


@dataclass(frozen=True)
class SwapSeats(Command):
    """Let two seats change places."""

    one: int
    other: int


@dataclass(frozen=True)
class MakeHost(Command):
    """Hand the host's part to whoever sits here."""

    seat: int


@dataclass(frozen=True)
class Start(Command):
    """Everybody is here: the nonces are opened, and when the last one is there, the table is dealt."""


@dataclass(frozen=True)
class Pause(Command):
    """Nobody moves, no clock runs."""


@dataclass(frozen=True)
class Resume(Command):
    """Go on after a pause."""


# --- the shuffle --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Commit(Command):
    """Promise a nonce for one's seat: SHA-256 of its 32 bytes, in hexadecimal."""

    seat: int
    promise: str


@dataclass(frozen=True)
class Open(Command):
    """Open the promised nonce, once the host has started: its 32 bytes in hexadecimal."""

    seat: int
    nonce: str


@dataclass(frozen=True)
class CallOff(Command):
    """Go back from the opening to the gathering; every person must promise anew."""


# --- playing ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Play(Command):
    """Play a move. With `decision` (from the snapshot, or from `Owed`) it counts for that decision only, and
    is refused when the table has gone back or on since."""

    seat: int
    move: int
    decision: int | None = None


@dataclass(frozen=True)
class Withdraw(Command):
    """Take back one's pending choice, which nobody else has seen."""

    seat: int


@dataclass(frozen=True)
class Undo(Command):
    """Take one's last move back, where that is free."""

    seat: int


@dataclass(frozen=True)
class AskTakeBack(Command):
    """Ask everybody to go back to before one's last move. With nobody to ask, it happens at once."""

    seat: int


@dataclass(frozen=True)
class AnswerTakeBack(Command):
    """Agree to go back, or not. One no is enough; the asker's own no drops the request."""

    agree: bool


@dataclass(frozen=True)
class Abandon(Command):
    """Agree to give the game up, or no longer. It is given up when all people at the table agree.

    Before the start it is the host's word alone that closes the table.
    """

    agree: bool = True


@dataclass(frozen=True)
class Rematch(Command):
    """Play again: names the new table, which the server makes of `table.next_description()`."""

    table: str


# --- the server's part --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TimeUp(Command):
    """A seat's time has run out."""

    seat: int


@dataclass(frozen=True)
class Expire(Command):
    """Nothing has happened here for `EXPIRES_AFTER` seconds."""


@dataclass(frozen=True)
class GoOn(Command):
    """Note that a loaded table goes on under changed rules; nothing to note if they are the same."""


@dataclass(frozen=True)
class Awake(Command):
    """The server was away, and nobody could move meanwhile: that was nobody's thinking time."""
