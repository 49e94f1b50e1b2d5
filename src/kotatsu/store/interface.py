"""What every store does, whatever keeps the data; `open_store` gives one.

A table is a numbered list of entries, and a listing: what can be said of it without reading them. The store
never looks into entries, records or `about`: they are bytes that only their writer understands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, Self

Stage = Literal["waiting", "running", "finished"]


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


@dataclass(frozen=True)
class Identity:
    """Somebody who plays here."""

    id: str
    name: str
    created: float
    seen: float


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
    ) -> None:
        """Write entries from number `first` on, all or none, and with them what changed in the listing;
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

    async def analysis(self, table_id: str) -> bytes | None:
        """What was worked out about a finished game, if anything was."""

    async def put_analysis(self, table_id: str, analysis: bytes) -> None:
        """Keep that with its record; `NotFound` if there is none."""

    # --- people ---------------------------------------------------------------------------------------------

    async def put_identity(self, identity_id: str, name: str) -> Identity:
        """Write down somebody new, or a new name of somebody known; either way they were seen now."""

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
