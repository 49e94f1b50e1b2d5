"""What a client knows of a table: the document that snapshots bring and updates change.

Everything about the game stands in views, which are made on the server for this recipient alone: no client
works out what has happened, or what it may do next.
"""

from typing import Any, Literal

from msgspec import Struct

from kotatsu.core.state import Row
from kotatsu.table.commands import Answer
from kotatsu.table.description import Clock

Phase = Literal["gathering", "opening", "playing", "over", "abandoned"]
Presence = Literal["here", "stale", "gone"]


class Seat(Struct, forbid_unknown_fields=True):
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # its level
    host: bool
    away: bool  # the owner has left the running game
    kept: str | None  # the level of the bot that keeps it until its owner is back
    late: bool  # time was up: a bot makes this decision
    vacation: float | None  # the owner's clocks rest until then (server's time), which may be over
    promise: str | None
    opened: bool


class SeatClock(Struct, forbid_unknown_fields=True):
    """Seconds left when it was last started or stopped, and since when it runs (server's time), or from when
    on, if its owner is on vacation."""

    left: float | None
    count: float | None
    since: float | None


class Move(Struct, forbid_unknown_fields=True):
    move: int  # what `play` sends back
    text: str  # in the game's notation
    parts: dict[str, Any]  # the move in its parts, to draw from
    outcome: dict[str, Any]  # what it would do at once, as far as the seat can know; empty: nothing to tell


class Ahead(Struct, forbid_unknown_fields=True):
    """What one's own seat has prepared for when it is asked, and what it might prepare."""

    to: str  # the kind of question that the moves would answer; empty: none is known yet
    moves: list[Move]  # as far as the seat itself knows; which will be legal, the game will tell
    answers: list[Answer]  # what is prepared
    again: bool  # the last of them every time, until something else can be chosen
    dropped: str | None  # why what was prepared is gone


class SeatView(Struct, forbid_unknown_fields=True):
    """What one's own seat knows, is asked, may do and may take back."""

    view: dict[str, Any]
    sheet: list[Row]  # the score sheet as it stands, as far as this seat may know it
    goal: dict[str, Any]  # how far the game is, and this seat's points: what `goal` of the narration says
    decision: int
    ask: dict[str, Any]
    moves: list[Move]
    withdraw: bool
    undo: bool | None
    take_back: bool
    skip: bool  # all people sit out: bots need not pause, if somebody asks
    ahead: Ahead | None  # where nothing can be prepared: a guided game, several seats at one device


class GameState(Struct, forbid_unknown_fields=True):
    deciders: list[int]
    clocks: list[SeatClock]
    printed: dict[str, Any]  # the numbers on this table's cards and boards: its edition's, for its players
    view: dict[str, Any] | None  # a spectator's
    sheet: list[Row] | None  # and the score sheet as a spectator may know it
    goal: dict[str, Any] | None  # and how far the game is
    views: dict[str, SeatView]  # by one's own seats


class TakeBack(Struct, forbid_unknown_fields=True):
    """A request to go back to before somebody's last move."""

    seat: int
    waiting: list[int]
    asks_you: bool
    yours: bool


class ServerPromise(Struct, forbid_unknown_fields=True):
    hash: str
    salt: str
    secret: str


class SeatPromise(Struct, forbid_unknown_fields=True, omit_defaults=True):
    hash: str
    nonce: str | None = None


class RoundPromises(Struct, forbid_unknown_fields=True):
    """What everybody promised who played a tournament's round, and which of them sat where at this table."""

    number: int
    people: list[SeatPromise]
    seats: list[int | None]


class Opened(Struct, forbid_unknown_fields=True):
    """All that was promised before the deal, and what it was."""

    server: ServerPromise
    seats: list[SeatPromise | None]
    called_off: int
    round: RoundPromises | None = None


class Result(Struct, forbid_unknown_fields=True):
    scores: list[int | None]
    winners: list[int]


class TutorialStep(Struct, forbid_unknown_fields=True):
    """One thing to learn; its sentence is in the game's `tutorial.<language>.ftl`."""

    text: str
    show: list[str]  # places of the board
    rule: str | None
    meanwhile: bool  # said while others move; else when the learner is asked again
    after: dict[str, Any] | None  # said while others move, once an event with all these fields has happened
    waits: bool  # for a move; else it is only read


class Tutorial(Struct, forbid_unknown_fields=True):
    steps: list[TutorialStep]
    made: int  # how many moves of the learner stand: so many of the steps that wait are done


class Reported(Struct, forbid_unknown_fields=True):
    """Somebody has told the host of somebody else."""

    by: str
    name: str
    seat: int | None
    at: float


class RoundOfTable(Struct, forbid_unknown_fields=True):
    """The round of a tournament that a table belongs to. Until it is `over`, nothing that was dealt is
    opened, since other tables play the same."""

    club: str
    tournament: str
    name: str
    number: int
    over: bool
    promises: list[str]


class Document(Struct, forbid_unknown_fields=True):
    """A table as one recipient may know it."""

    table: str
    phase: Phase
    paused: bool
    game: str
    players: int
    options: dict[str, Any]
    # What a house edition is called, or the code of what the box says of one of the game's; None: the usual.
    edition: str | None
    clock: Clock
    hints: bool
    watching: bool
    private: bool
    invite: str | None
    seed_named: bool
    host: bool
    own: list[int]
    seats: list[Seat]
    spectators: list[str]
    promise: str
    game_state: GameState | None
    take_back: TakeBack | None
    tutorial: Tutorial | None  # for the learner alone
    reports: list[Reported]  # for the host alone
    giving_up: list[int]
    result: Result | None
    opened: Opened | None
    round: RoundOfTable | None
    rematch: str | None
    presence: list[
        Presence | None
    ]  # by seat; None: no person sits there. A bot is "stale" while it cannot think
    visitors: int  # how many look on without sitting, this client among them if it does


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat. What the server itself says has a `code` in place of its text: `table/refusals.en.ftl`
    has a sentence for it."""

    name: str
    seat: int | None
    text: str
    at: float
    code: str | None = None
