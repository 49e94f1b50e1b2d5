"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kotatsu.core.state import Row
from kotatsu.table.description import Clock
from kotatsu.wire.document import Phase, Result

PAGE_SIZE = 50
"""Rows of a list of tables or results at most."""


Coat = Literal["ginger", "smoke", "siam", "tux", "calico", "cocoa", "lilac"]
"""The cats that somebody can be."""


class Me(Struct, forbid_unknown_fields=True):
    """Who this browser is; no name: nobody yet. No coat: never chosen."""

    name: str | None
    coat: Coat | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """Another name; without a coat, the cat stays as it is."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    coat: Coat | None = None


class Link(Struct, forbid_unknown_fields=True):
    """An address to give away, and the same as a QR code.

    Where only this machine reaches the server, `start` is the command for one that others reach; `may_open`:
    whoever asks may also let them in (`POST /api/doors`).
    """

    url: str
    qr: str  # an SVG picture
    start: str | None
    may_open: bool


class Links(Struct, forbid_unknown_fields=True):
    """How to ask others to a table: to play, only to watch, and for a big screen that everybody looks at."""

    play: Link
    watch: Link | None
    screen: Link | None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A moment of a finished game, of this server or from a file, and the seat that somebody takes there."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    table: Annotated[str, Meta(max_length=64)] | None = None
    record: dict[str, Any] | None = None
    bots: Annotated[str, Meta(max_length=30)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)] = ""
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] = {}
    edition_name: Annotated[str, Meta(max_length=40)] | None = None  # of one that comes with the game
    clock: Clock = Clock()
    private: bool = False
    hints: bool = True
    watching: bool = True
    bots: Annotated[list[Annotated[str, Meta(max_length=30)] | None], Meta(max_length=8)] = []
    edition: dict[str, Any] | None = None  # that somebody made, as its TOML file would give it
    tutorial: bool = False  # the guided first game, in which everything else here is settled
    play_on: PlayOn | None = None  # from a moment of another game, which settles everything else here


class Made(Struct, forbid_unknown_fields=True):
    table: str
    invite: str | None


class ListedSeat(Struct, forbid_unknown_fields=True):
    name: str
    bot: str | None
    open: bool


class Listed(Struct, forbid_unknown_fields=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    players: int
    options: dict[str, Any]
    clock: Clock
    seats: list[ListedSeat]
    changed: float
    edition: str | None = None  # as a table's document has it
    your_turn: bool = False
    until: float | None = None  # when one's own time is up there, by the server's clock


class Finished(Struct, forbid_unknown_fields=True):
    """A finished game in a list."""

    number: int  # ask for those `before` it to go on
    table: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[ListedSeat]
    result: Result | None
    abandoned: bool
    finished: float
    hash: str  # SHA-256 of its record, which is at /api/records/{table}
    edition: str | None = None  # as a table's document has it


class GameOption(Struct, forbid_unknown_fields=True):
    name: str
    kind: str
    default: Any
    help: str
    choices: list[str]
    low: int | None
    high: int | None
    nullable: bool


class GameInfo(Struct, forbid_unknown_fields=True):
    name: str
    title: str
    summary: str
    credits: str
    minutes: int
    players: list[int]
    usual_players: int
    options: list[GameOption]
    editions: list[str]  # the names of those that come with the game, the usual one first
    tutorial: bool  # whether it has a guided first game


class BotLevel(Struct, forbid_unknown_fields=True):
    name: str
    character: str


class Shelf(Struct, forbid_unknown_fields=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    bots: list[BotLevel]
    usual_bot: str
    version: str
    compiled: bool  # whether the server's rules are; the same games either way, faster or slower


class Problem(Struct, forbid_unknown_fields=True):
    """Why a request was not carried out: a code and values as in `refused`, and the sentence in English."""

    code: str
    values: dict[str, str | int]
    detail: str


class SheetRow(Struct, forbid_unknown_fields=True):
    """A line of the score sheet of one seat: so many, at so much each, make so many points."""

    seat: int
    category: str
    count: int
    each: int | None  # hidden, or the rules count them together
    points: int | None  # hidden
    spots: list[str]  # the places of the board whose pieces it counts
    events: list[dict[str, Any]]  # what it counts of what has happened, as this seat saw it


class Moment(Struct, forbid_unknown_fields=True):
    """The game as somebody saw it then: what was known, and who had to decide."""

    moment: int
    deciders: list[int]
    view: dict[str, Any]
    sheet: list[Row]


class ExampleStep(Struct, forbid_unknown_fields=True):
    """A step of a worked example: what has happened in it, and the game after it."""

    text: str  # the id of its sentence, in the game's examples.<language>.ftl
    rule: str | None
    show: list[str]  # places of the board that it speaks of: `data-area` or `data-spot`
    events: list[dict[str, Any]]
    deciders: list[int]
    view: dict[str, Any]
    sheet: list[Row]
    scored: bool  # it speaks of the sheet


class WorkedExample(Struct, forbid_unknown_fields=True):
    """A worked example of a rulebook, played by the rules: as a seat, or a spectator, would see it."""

    players: int
    seat: int | None
    options: dict[str, Any]
    printed: dict[str, Any]
    before: list[dict[str, Any]]  # what had happened when it begins
    steps: list[ExampleStep]


class Advised(Struct, forbid_unknown_fields=True):
    """What a strong bot thinks of a move: how much of the chance to win it gives away, from 0 to 1."""

    move: int
    behind: float
    compared: Literal["best", "equal", "close", "behind", "far"]


class Reason(Struct, forbid_unknown_fields=True):
    """What follows in games that are imagined from what the seat knows; the game has `reason-…` for it."""

    what: str
    fields: dict[str, Any]
    instead: bool  # said of the move with which the advised one is compared
    often: Literal["always", "mostly", "half", "some"]
    share: float  # of the imagined games
    points: float  # that it means there, on average
    otherwise: float  # and after the other move


class Hint(Struct, forbid_unknown_fields=True):
    """Moves, the best first, and what speaks for it beside the next best."""

    moves: list[Advised]
    instead: int | None  # that next best move
    reasons: list[Reason]


class Verdict(Struct, forbid_unknown_fields=True):
    """What a decision of a finished game cost, from what its seat knew. Values are chances from 0 to 1."""

    number: int  # which move of the record, from 0
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    loss: float
    mark: Literal["", "?!", "?", "??"]
    line: list[tuple[int, str]]  # how the game might have gone on after the best move
    reasons: list[Reason]  # for the best move beside the one that was played


class Analysed(Struct, forbid_unknown_fields=True):
    """An analysis as far as it has come: `done` of so many parts. What there is of it is shown meanwhile."""

    done: int
    of: int
    iterations: int
    verdicts: list[Verdict]
    chances: list[tuple[int, list[float]]]  # of each seat, at some moments


class Dropped(Struct, forbid_unknown_fields=True):
    """A record that somebody has as a file, and through whose eyes it is wanted."""

    record: dict[str, Any]
    eyes: Annotated[str, Meta(max_length=5)] = "open"


Against = Literal["bots", "people"]


class Tally(Struct, forbid_unknown_fields=True):
    """One's own games of one kind."""

    game: str
    mode: dict[str, Any]  # the options that are not the usual ones
    players: int
    against: Against
    games: int
    won: float  # shared wins in parts
    wins: int
    points: float | None  # on average, as what follows
    best: float | None
    rank: float
    moves: float
    seconds: float | None  # altogether


class Rivals(Struct, forbid_unknown_fields=True):
    """One's own games against the same others: bots of one level, "several" levels, or "people"."""

    game: str
    who: str
    games: int
    won: float
    points: float | None


class CurvePoint(Struct, forbid_unknown_fields=True):
    """A stretch of one's own games of a kind."""

    game: str
    games: int
    won: float  # share
    points: float | None
    even: float  # the share that would be even
    until: float


class WinStreak(Struct, forbid_unknown_fields=True):
    """Games won in a row."""

    game: str
    longest: int
    now: int


class PersonalBest(Struct, forbid_unknown_fields=True):
    """The most that one ever did of something; the game has `feat-…` for it."""

    game: str
    feat: str
    value: int
    table: str


class PlayedWith(Struct, forbid_unknown_fields=True):
    """Somebody else with whom one has played, and who ended ahead of whom how often."""

    name: str
    games: int
    ahead: int
    behind: int


class OwnStrength(Struct, forbid_unknown_fields=True):
    """How strong one is on the scale of the bots: 400 more is ten times as likely to win; a cat has 0."""

    game: str
    rating: float
    within: float  # the 95 % interval is the rating plus or minus this
    games: int
    word: Literal["about", "above", "below"]
    level: str
    levels: dict[str, float]  # the bots on the same scale


class You(Struct, forbid_unknown_fields=True):
    """What one's own games add up to. Nobody else can ask for it."""

    name: str
    coat: Coat | None
    since: float
    tallies: list[Tally]
    rivals: list[Rivals]
    curves: list[CurvePoint]
    streaks: list[WinStreak]
    bests: list[PersonalBest]
    companions: list[PlayedWith]
    strengths: list[OwnStrength]
    uncounted: int  # games of the whole server that are still to be counted


class OwnGame(Struct, forbid_unknown_fields=True):
    """A game of one's own history."""

    number: int  # ask for those `before` it to go on
    table: str
    game: str
    mode: dict[str, Any]
    players: int
    seat: int
    against: Against
    points: float | None
    rank: int
    won: float
    moves: int
    seconds: float | None
    finished: float
    hash: str
    seats: list[ListedSeat]
    result: Result | None


class Forget(Struct, forbid_unknown_fields=True):
    """Whoever sends this was asked and is sure."""

    sure: Literal["yes"]


ChannelKind = Literal["push", "webhook", "mail"]
Minute = Annotated[int, Meta(ge=0, le=1439)]


class NewChannel(Struct, forbid_unknown_fields=True):
    """Where one wants to be told of one's turns: the endpoint of a browser's subscription with its keys, the
    address of a webhook, a mailbox."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = ""
    auth: Annotated[str, Meta(max_length=30, pattern="^[A-Za-z0-9_-]*$")] = ""
    language: Annotated[str, Meta(max_length=10)] = "en"


class ChannelCode(Struct, forbid_unknown_fields=True):
    """What came by mail."""

    code: Annotated[str, Meta(max_length=20)]


class NoticeChannel(Struct, forbid_unknown_fields=True):
    """Where one is told."""

    id: str
    kind: ChannelKind
    address: str
    secret: str | None  # by which a webhook's receiver checks what is signed
    confirmed: bool  # a mailbox is not, until its code was said
    problem: str  # the code of why the last notice did not arrive; empty if it did


class NoticeTimes(Struct, forbid_unknown_fields=True):
    """Quiet from one minute of the day to another, by the clocks of a time zone; None: never."""

    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*$")] = "UTC"
    reminders: bool = True


class Notices(Struct, forbid_unknown_fields=True):
    """Where and when one is told, and what this server can do."""

    push_key: str | None  # what a browser subscribes with; None: this server cannot
    mail: bool
    channels: list[NoticeChannel]
    times: NoticeTimes


class NewVacation(Struct, forbid_unknown_fields=True):
    """For so many days from now; 0: no longer."""

    days: Annotated[int, Meta(ge=0, le=366)]


class Vacation(Struct, forbid_unknown_fields=True):
    """Until when one's slow games rest (None: they do not), and how many days of a year are left for that, of
    how many; all by the server's clock, which says `now`."""

    until: float | None
    left: float
    most: float
    now: float


class Bell(Struct, forbid_unknown_fields=True):
    """Whether one is told of a table; `told`: at all, anywhere."""

    on: bool
    told: bool = False


BODIES = (
    Me,
    NewName,
    Link,
    Links,
    NewTable,
    Made,
    Listed,
    Finished,
    Shelf,
    SheetRow,
    Moment,
    WorkedExample,
    Hint,
    Analysed,
    Dropped,
    You,
    OwnGame,
    Forget,
    NewChannel,
    ChannelCode,
    NoticeChannel,
    NoticeTimes,
    Notices,
    Bell,
    NewVacation,
    Vacation,
    Problem,
)
