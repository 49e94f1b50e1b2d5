"""What every store does, whatever keeps the data; `open_store` gives one.

A table is a numbered list of entries, and a listing: what can be said of it without reading them. The store
never looks into entries, records or `about`: they are bytes that only their writer understands.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, Self

Stage = Literal["waiting", "running", "finished"]
Against = Literal["bots", "people"]
"""Whom a game was played against: "people" if there was at least one other person."""


@dataclass(frozen=True)
class Listing:
    """What lists of tables are made from. `finish` alone makes the stage "finished"."""

    game: str
    stage: Stage = "waiting"
    public: bool = False  # strangers may find it while it waits
    members: frozenset[str] = frozenset()  # identities that sit here: it is among their running games
    about: bytes = b""  # what a list shows: names, options


@dataclass(frozen=True)
class StoredTable:
    """A table as it stands, without its entries."""

    id: str
    listing: Listing
    last: int  # number of the last entry; the first has number 1
    created: float  # times are seconds since 1970, as time.time() gives them
    changed: float  # the last time that something was written which members may know of


@dataclass(frozen=True)
class RecordInfo:
    """What a list of finished games shows; `Store.record` has the record itself."""

    number: int  # counts up: `Store.records` goes on before it
    table_id: str
    game: str
    finished: float
    about: bytes
    hash: str  # SHA-256 of the record


@dataclass(frozen=True)
class NewRecord:
    """A finished game from elsewhere."""

    table_id: str
    game: str
    finished: float
    about: bytes
    record: bytes
    public: bool


@dataclass(frozen=True)
class Identity:
    """Somebody who plays here."""

    id: str
    name: str
    created: float
    seen: float
    coat: str = ""  # the cat they like to be


# --- results ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Uncounted:
    """A record of which there are no results yet."""

    number: int
    table_id: str
    game: str
    finished: float
    about: bytes
    record: bytes


@dataclass(frozen=True)
class SeatResult:
    """What a seat made of a finished game."""

    seat: int
    mode: str
    players: int
    identity: str | None
    bot: str | None
    against: Against
    rivals: str
    points: float | None
    rank: int
    won: float
    moves: int
    seconds: float | None
    feats: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Group:
    """Somebody's games of one kind."""

    game: str
    mode: str
    players: int
    against: Against
    games: int
    won: float  # shared wins in parts
    wins: int
    points: float | None  # on average
    best: float | None
    rank: float  # on average
    moves: float  # on average
    seconds: float | None  # altogether
    last: float


@dataclass(frozen=True)
class Met:
    """Somebody's games against others of the same strengths."""

    game: str
    rivals: str
    games: int
    won: float
    points: float | None


@dataclass(frozen=True)
class Bucket:
    """A stretch of somebody's games, one of the points of a curve."""

    game: str
    games: int
    won: float  # share
    points: float | None
    even: float  # the share that would be even
    until: float


@dataclass(frozen=True)
class Streak:
    """Games won in a row."""

    game: str
    longest: int
    now: int


@dataclass(frozen=True)
class Feat:
    """The most that somebody ever did of something."""

    game: str
    feat: str
    value: int
    table_id: str


@dataclass(frozen=True)
class Companion:
    """Somebody else with whom one has played."""

    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True)
class Summary:
    """What somebody's games add up to."""

    groups: list[Group]
    met: list[Met]
    curves: list[Bucket]
    streaks: list[Streak]
    feats: list[Feat]
    companions: list[Companion]
    uncounted: int  # records of the whole server that are still to be counted


@dataclass(frozen=True)
class Played:
    """A game in somebody's history."""

    number: int
    table_id: str
    game: str
    mode: str
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
    about: bytes


@dataclass(frozen=True)
class Mentions:
    """Where somebody is mentioned: the ids of tables, and of tournaments."""

    tables: tuple[str, ...]
    records: tuple[str, ...]
    tournaments: tuple[str, ...] = ()


# --- clubs --------------------------------------------------------------------------------------------------

Role = Literal["host", "helper", "member"]


@dataclass(frozen=True)
class Club:
    """A room with a name. Whoever knows its `invite` may join."""

    id: str
    name: str
    invite: str
    created: float


@dataclass(frozen=True)
class ClubMember:
    """Somebody in a club; the others there call them by `number`."""

    number: int
    identity: str
    name: str
    coat: str
    role: Role
    joined: float
    here: float  # when they last looked in


@dataclass(frozen=True)
class Evening:
    """An evening in a club's calendar."""

    number: int
    title: str
    begins: float
    ends: float


@dataclass(frozen=True)
class ClubTable:
    """A table of a club that waits or runs."""

    table_id: str
    game: str
    about: bytes
    changed: float
    invite: str | None  # by which members get in


@dataclass(frozen=True)
class ClubResult:
    """What a seat made of a game of a club."""

    table_id: str
    game: str
    finished: float
    seat: int
    identity: str | None
    rank: int
    points: float | None


@dataclass(frozen=True)
class StoredTournament:
    """A tournament; only its writer understands its state."""

    id: str
    club: str
    created: float
    version: int
    state: bytes


@dataclass(frozen=True)
class Retention:
    """How many days things are kept; None means for ever.

    >>> Retention(identity_days=-1)
    Traceback (most recent call last):
    ValueError: identity_days is -1; expected a number of days from 0 on, or None for ever
    """

    waiting_days: float | None = 7  # a table that never began, after its last entry
    abandoned_days: float | None = 90  # a game that never ended, after its last entry
    log_days: float | None = 30  # a finished game's private entries; its record has its own time
    record_days: float | None = None
    identity_days: float | None = 365  # somebody who has not been seen and sits at no open table
    closed_days: float | None = 1  # a table that never began and has no members any more

    def __post_init__(self) -> None:
        for name, days in vars(self).items():
            if days is not None and not days >= 0:
                raise ValueError(f"{name} is {days}; expected a number of days from 0 on, or None for ever")


@dataclass(frozen=True)
class Purged:
    """What `purge` removed. Whoever holds one of the `dropped` tables in memory must let go of it."""

    dropped: tuple[str, ...]  # tables that had not ended
    logs: int
    records: int
    identities: int
    tokens: int


@dataclass(frozen=True)
class Lost:
    """A table of which the database had more entries than it has now: its log was damaged or cut, or an older
    database was put in its place."""

    table_id: str
    last: int  # the number of the last entry that is there; 0: none is
    had: int  # the number of the last that was acknowledged


@dataclass(frozen=True)
class Wanted:
    """Something that somebody at a table should be told as long as it stands: the same turn is told once."""

    identity: str
    kind: str  # "turn", "remind"; beside tables, "confirm"
    turn: str  # which one
    due: float | None  # not before; None: not now, though it stands


@dataclass(frozen=True)
class Channel:
    """Where somebody wants to be told."""

    id: str
    identity: str
    kind: str  # "push", "webhook", "mail"
    address: str
    secret: str  # see the migration
    language: str
    origin: str  # this server's address, for links
    created: float
    confirmed: bool
    wrong: int = 0
    problem: str = ""  # a code: why the last notice could not be delivered; empty if it was


def club_owner(club_id: str) -> str:
    """Whose a club's own channels are: nobody's, so that they stay when whoever added them goes."""
    return f"club:{club_id}"


@dataclass(frozen=True)
class DueNotice:
    """A notice that is to be sent now, and all that it takes."""

    id: str  # the same whenever it is sent again
    number: int
    table_id: str
    kind: str
    tries: int  # before this one
    game: str
    name: str  # of whom it is for
    wishes: bytes
    channel: Channel


@dataclass(frozen=True)
class StoredEdition:
    """An edition of a game that somebody made."""

    id: str
    game: str
    edition: bytes
    changed: float


class Store(Protocol):
    """Tables, records, people and settings.

    What a call writes is on the disk when the call returns, and whoever reads from then on reads it. Writing
    calls are carried out in the order in which they were made. One that raises has written nothing, but for
    two cases: one that is cancelled may still be carried out, and after `Unavailable` because a disk fails
    only opening the store again will tell.
    """

    @property
    def problem(self) -> str:
        """Why nothing will be written until the store is opened again; empty while all is well."""

    @property
    def lost(self) -> tuple[Lost, ...]:
        """What was found to be lost when the store was opened."""

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(
        self, table_id: str, listing: Listing, entries: Sequence[bytes] = (), maker: str = ""
    ) -> None:
        """A new table with its first entries, and the identity that made it; `Conflict` if there is or was
        one of that name."""

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        same_members: bool = False,
        secret: bool = False,
        wanted: Sequence[Wanted] | None = None,
    ) -> None:
        """Write entries from number `first` on, all or none, and with them what changed in the listing, and
        what people there should be told from now on, if that changed;
        `same_members` if its members are those that are stored. `secret` entries leave no trace in what
        lists show: `changed` stays as it is.

        `Conflict` if an entry of that number is there or the one before is missing. A finished table stays
        finished and keeps its members; what lists show of it, and to whom, changes with its record.
        """

    async def finish(self, table_id: str, first: int, entries: Sequence[bytes], record: bytes) -> None:
        """Write the last entries and the record at once; `Conflict` as in `append`, or if it is finished."""

    async def table(self, table_id: str) -> StoredTable:
        """How a table stands; `NotFound`."""

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """The entries with a number above `after`, in order; `NotFound`."""

    async def unfinished(self) -> list[StoredTable]:
        """All tables that wait or run, oldest first: what a server takes up again when it starts."""

    async def waiting(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        """Public tables that wait for players: of everybody who made some the newest, the newest of these
        first, then everybody's second, and so on. Nobody fills a page alone."""

    async def tables_of(self, identity_id: str, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        """Tables that wait or run with this member, the one with the latest entry first."""

    async def open_tables_by(self, maker: str) -> int:
        """How many tables that somebody made wait or run with at least one member."""

    # --- records --------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> bytes:
        """The record of a finished game; `NotFound`."""

    async def record_info(self, table_id: str) -> RecordInfo:
        """What a list shows of it; `NotFound`."""

    async def records(
        self,
        game: str | None = None,
        member: str | None = None,
        public: bool = False,
        before: int | None = None,
        limit: int = 50,
    ) -> list[RecordInfo]:
        """Finished games, newest first; `public`: only those of tables that everybody might see; `before` is
        the number where the last list ended."""

    async def add_record(self, new: NewRecord) -> bool:
        """Keep a record from elsewhere; False if it is here already, by its name or word for word."""

    async def analysis(self, table_id: str) -> bytes | None:
        """What was worked out about a finished game, if anything was."""

    async def put_analysis(self, table_id: str, analysis: bytes) -> None:
        """Keep that with its record; `NotFound` if there is none."""

    # --- results --------------------------------------------------------------------------------------------

    async def uncounted(self, limit: int = 50) -> list[Uncounted]:
        """Records of which there are no results yet, the oldest first."""

    async def count(self, number: int, results: Sequence[SeatResult]) -> None:
        """Keep the results of a record, or that it has none; nothing happens if that is done already."""

    async def summary(self, identity_id: str, against: Against | None = None) -> Summary:
        """What somebody's games add up to."""

    async def met(self, identity_id: str, game: str) -> list[Met]:
        """Against how strong others somebody has played a game, and how often they won; without points."""

    async def history(
        self,
        identity_id: str,
        game: str | None = None,
        players: int | None = None,
        against: Against | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Played]:
        """Somebody's games, the newest first."""

    # --- people ---------------------------------------------------------------------------------------------

    async def put_identity(self, identity_id: str, name: str, coat: str | None = None) -> Identity:
        """Write down somebody new, or a new name of somebody known; either way they were seen now. Without a
        coat they keep theirs."""

    async def mentions(self, identity_id: str) -> Mentions:
        """All tables and records that mention somebody anywhere. This looks at everything that there is."""

    async def rewrite_table(
        self, table_id: str, entries: Sequence[bytes], about: bytes, old: str, new: str
    ) -> None:
        """Put other entries in place of those of a table, as many, in which one identity is another."""

    async def rewrite_record(self, table_id: str, about: bytes, record: bytes) -> None:
        """Put another record in place of one."""

    async def forget(self, identity_id: str) -> None:
        """Remove somebody; their results stay as nobody's."""

    async def identity(self, identity_id: str) -> Identity | None:
        """Who this is, if known."""

    async def saw(self, identity_id: str) -> None:
        """Somebody known is here now; nothing happens if they are not known."""

    async def make_token(self, identity_id: str, seconds: float) -> str:
        """A secret that lets another device be this identity, once, for so long; `NotFound`.

        Older ones of this identity are worth nothing from now on. The store keeps only a hash.
        """

    async def redeem(self, token: str) -> str | None:
        """The identity that this token stands for; None if it is made up, used, replaced or too old."""

    # --- clubs ----------------------------------------------------------------------------------------------

    async def make_club(self, club: Club, host: str) -> None:
        """A new club, with its first member."""

    async def club(self, club_id: str) -> Club:
        """`NotFound` if there is none."""

    async def clubs_of(self, identity_id: str) -> list[Club]:
        """Those that somebody is a member of, the one they last looked into first."""

    async def change_club(self, club_id: str, name: str, invite: str) -> None:
        """Another name, another invitation."""

    async def drop_club(self, club_id: str) -> None:
        """Remove a club with all that it has; games that were played there stay with who played them."""

    async def members(self, club_id: str) -> list[ClubMember]:
        """In the order in which they came."""

    async def member(self, club_id: str, identity_id: str) -> ClubMember | None:
        """Somebody as a member of a club, if they are one."""

    async def join_club(self, club_id: str, identity_id: str, role: Role = "member") -> None:
        """Become a member; nothing happens to whoever is one."""

    async def set_role(self, club_id: str, identity_id: str, role: Role) -> None:
        """Let a member be something else."""

    async def leave_club(self, club_id: str, identity_id: str) -> None:
        """Be a member no longer. A club without a host gets one; one without members is gone."""

    async def was_in_club(self, club_id: str, identity_id: str) -> None:
        """A member looks into a club now."""

    async def evenings(self, club_id: str) -> list[Evening]:
        """A club's calendar, in order."""

    async def add_evening(self, club_id: str, title: str, begins: float, ends: float) -> int:
        """Another evening; its number."""

    async def drop_evening(self, club_id: str, number: int) -> None:
        """Take one out of the calendar."""

    async def add_club_table(self, club_id: str, table_id: str, invite: str | None) -> None:
        """A table was made in a club; its members get in by this invitation."""

    async def follow_club_table(self, before: str, table_id: str, invite: str | None) -> None:
        """The same for the rematch of a table, if that one was made in a club."""

    async def club_tables(self, club_id: str, limit: int = 50) -> list[ClubTable]:
        """Tables of a club that wait or run, the newest first."""

    async def club_results(self, club_id: str, since: float, until: float) -> list[ClubResult]:
        """What came of the club's games that ended between these times, seat by seat."""

    async def tournaments(self, club_id: str, limit: int = 50) -> list[StoredTournament]:
        """A club's tournaments, the newest first."""

    async def tournament(self, tournament_id: str) -> StoredTournament:
        """`NotFound` if there is none."""

    async def put_tournament(self, tournament_id: str, club_id: str, version: int, state: bytes) -> None:
        """Write a tournament back, of which one has read this version (0: a new one); `Conflict` if somebody
        else was faster."""

    # --- notices --------------------------------------------------------------------------------------------

    async def channels(self, identity_id: str) -> list[Channel]:
        """Where somebody wants to be told, the oldest first."""

    async def channel(self, channel_id: str) -> Channel:
        """One of somebody's; `NotFound`."""

    async def put_channel(self, new: Channel, most: int, told: Wanted | None = None) -> bool:
        """A new one, in place of an old one with the same address, and something that it is told at once;
        False if somebody has `most` already."""

    async def confirm_channel(self, identity_id: str, channel_id: str, code: str, most: int) -> bool:
        """Use one from now on, if the code is its own; after `most` wrong ones it is gone. `NotFound`."""

    async def drop_channel(self, identity_id: str, channel_id: str) -> None:
        """Tell somebody nothing more there."""

    async def wishes(self, identity_id: str) -> bytes:
        """When somebody wants to be told, as JSON."""

    async def put_wishes(self, identity_id: str, wishes: bytes) -> None:
        """Remember that."""

    async def vacations(self, identity_id: str, since: float) -> list[tuple[float, float]]:
        """Somebody's vacations that end after that: from when to when."""

    async def set_vacation(
        self, identity_id: str, now: float, until: float, since: float, most: float
    ) -> bool:
        """Be on vacation from now until then, in place of what is left of another one; False if all of them
        since `since` would take more than `most` seconds."""

    async def is_muted(self, identity_id: str, table_id: str) -> bool:
        """Whether somebody wants to hear nothing of a table."""

    async def mute(self, identity_id: str, table_id: str, muted: bool) -> None:
        """Nothing more of a table, or again."""

    async def sees_it(self, table_id: str, identity_id: str, kind: str) -> None:
        """Somebody is at a table: what they see there need not be sent."""

    async def next_notice(self) -> float | None:
        """When something is to be sent next."""

    async def claim_notices(self, now: float, again: float, limit: int) -> list[DueNotice]:
        """What is due, of each channel one at most, for whoever asks to send it; `again` it is due once more,
        if nobody has said by then how it went, unless it may have left (`notice_leaves`)."""

    async def notice_leaves(self, number: int) -> None:
        """It may arrive from now on, and whoever gets it could not tell a second one from it. If nobody says
        how it went it is given up, with the problem `notice-unsure`."""

    async def tell_club(self, club_id: str, kind: str, what: str, due: float) -> None:
        """Tell the receivers of a club (channels of `club:` and its name) what has happened there."""

    async def take_up_notices(self, now: float) -> None:
        """After a start: whoever was sending something is dead. It is due at once."""

    async def postpone_notice(self, number: int, until: float) -> None:
        """Not before."""

    async def notice_sent(self, number: int, channel_id: str) -> None:
        """It was delivered."""

    async def notice_failed(self, number: int, channel_id: str, problem: str, until: float | None) -> None:
        """It was not; it is tried again then, or (None) not any more."""

    # --- editions -------------------------------------------------------------------------------------------

    async def editions(self, identity_id: str) -> list[StoredEdition]:
        """Those that somebody made, the newest first."""

    async def put_edition(self, identity_id: str, new: StoredEdition, most: int) -> bool:
        """Keep one, in place of what was kept under its id; False if somebody has `most` already. `NotFound`
        if that was another's."""

    async def drop_edition(self, identity_id: str, edition_id: str) -> None:
        """Remove one, if it is theirs."""

    # --- settings -------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for and the same ever after."""

    async def setting(self, name: str) -> bytes | None:
        """What `set_setting` wrote."""

    async def set_setting(self, name: str, value: bytes | None) -> None:
        """Remember a value; None forgets it."""

    # --- upkeep ---------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """Write something, to see whether it can be; `Unavailable` says why not, or that there is hardly any
        room left."""

    async def latest(self) -> float:
        """The latest time at which a table changed; 0 if there is none."""

    async def purge(self, retention: Retention, now: float | None = None) -> Purged:
        """Remove what is kept no longer, in small steps between which others write; expired tokens too."""

    async def close(self) -> None:
        """Write what is under way, then let go of the data. Calls after this one raise `Unavailable`."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, *_: object) -> None: ...
