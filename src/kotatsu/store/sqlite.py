"""The store on SQLite: one thread that writes, a few that read, one file that a backup can copy."""

import asyncio
import functools
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from kotatsu.store import people, purging, tables
from kotatsu.store.interface import Identity, Listing, Lost, Purged, RecordInfo, Retention, StoredTable
from kotatsu.store.marks import Marks
from kotatsu.store.migrate import Migration, migrate, migrations
from kotatsu.store.owner import Owner
from kotatsu.store.place import Place
from kotatsu.store.problems import Failed, Unavailable, explain
from kotatsu.store.writer import Change, Writer

T = TypeVar("T")
Read = Callable[[sqlite3.Connection], T]

READERS = 2
PATIENCE = 5.0
"""Seconds to wait for a program that has the database locked, a backup for example."""
HEADER = b"SQLite format 3\0"
DAY = 24 * 60 * 60.0


class SqliteStore:
    """See `Store`; `open_store` makes one. `steps` and `clock` are for tests."""

    def __init__(
        self,
        path: Path,
        steps: Sequence[Migration] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._path = path
        self._clock = clock
        self._owner = Owner(path)
        try:
            opened = _open_for_writing(path, migrations() if steps is None else steps)
        except BaseException:
            self._owner.release()
            raise
        self._lost = opened.lost
        self._place = opened.place
        self._writer = Writer(opened.db, path, opened.place, opened.marks)
        self._readers = Readers(path)

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._writer.commits

    @property
    def problem(self) -> str:
        return self._writer.broken

    @property
    def lost(self) -> tuple[Lost, ...]:
        return self._lost

    async def _write(self, change: Change[T]) -> T:
        return await self._writer.run(change)

    async def _read(self, read: Read[T]) -> T:
        return await self._readers.run(read)

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(
        self, table_id: str, listing: Listing, entries: Sequence[bytes] = (), maker: str = ""
    ) -> None:
        _check_open(listing)
        await self._write(tables.Create(table_id, listing, tuple(entries), maker, self._clock()))

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        same_members: bool = False,
        secret: bool = False,
    ) -> None:
        if listing is not None:
            _check_open(listing)
        now = None if secret else self._clock()
        await self._write(tables.Append(table_id, first, tuple(entries), listing, same_members, now))

    async def finish(self, table_id: str, first: int, entries: Sequence[bytes], record: bytes) -> None:
        await self._write(tables.Finish(table_id, first, tuple(entries), record, self._clock()))

    async def table(self, table_id: str) -> StoredTable:
        return await self._read(lambda db: tables.table(db, table_id))

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        return await self._read(lambda db: tables.entries(db, table_id, after))

    async def unfinished(self) -> list[StoredTable]:
        return await self._read(tables.unfinished)

    async def waiting(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        return await self._read(lambda db: tables.waiting(db, game, limit, skip))

    async def tables_of(self, identity_id: str, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        return await self._read(lambda db: tables.tables_of(db, identity_id, limit, skip))

    async def open_tables_by(self, maker: str) -> int:
        return await self._read(lambda db: tables.open_tables_by(db, maker))

    # --- records --------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> bytes:
        return await self._read(lambda db: tables.record(db, table_id))

    async def record_info(self, table_id: str) -> RecordInfo:
        return await self._read(lambda db: tables.record_info(db, table_id))

    async def records(
        self,
        game: str | None = None,
        member: str | None = None,
        public: bool = False,
        before: int | None = None,
        limit: int = 50,
    ) -> list[RecordInfo]:
        return await self._read(lambda db: tables.records(db, game, member, public, before, limit))

    async def analysis(self, table_id: str) -> bytes | None:
        return await self._read(lambda db: tables.analysis(db, table_id))

    async def put_analysis(self, table_id: str, analysis: bytes) -> None:
        await self._write(lambda db: tables.put_analysis(db, table_id, analysis))

    # --- people ---------------------------------------------------------------------------------------------

    async def put_identity(self, identity_id: str, name: str) -> Identity:
        now = self._clock()
        return await self._write(lambda db: people.put_identity(db, identity_id, name, now))

    async def identity(self, identity_id: str) -> Identity | None:
        return await self._read(lambda db: people.identity(db, identity_id))

    async def saw(self, identity_id: str) -> None:
        now = self._clock()
        await self._write(lambda db: people.saw(db, identity_id, now))

    async def make_token(self, identity_id: str, seconds: float) -> str:
        expires = self._clock() + seconds
        return await self._write(lambda db: people.make_token(db, identity_id, expires))

    async def redeem(self, token: str) -> str | None:
        now = self._clock()
        return await self._write(lambda db: people.redeem(db, token, now))

    # --- settings -------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        return await self._write(lambda db: people.secret(db, name))

    async def setting(self, name: str) -> bytes | None:
        return await self._read(lambda db: people.setting(db, name))

    async def set_setting(self, name: str, value: bytes | None) -> None:
        await self._write(lambda db: people.set_setting(db, name, value))

    # --- upkeep ---------------------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._write(lambda db: people.set_setting(db, "checked", repr(self._clock()).encode()))
        if why := await asyncio.to_thread(lambda: self._place.problem() or self._place.room_problem()):
            raise Failed(why)

    async def latest(self) -> float:
        return await self._read(tables.latest)

    async def purge(self, retention: Retention, now: float | None = None) -> Purged:
        now = self._clock() if now is None else now
        drop = functools.partial(self._drop_old, now)
        waited = await drop(retention.waiting_days, lambda old: purging.DropTables("waiting", old))
        closed = await drop(retention.closed_days, purging.DropClosedTables)
        left = await drop(retention.abandoned_days, lambda old: purging.DropTables("running", old))
        logs = await drop(retention.log_days, lambda old: purging.DropTables("finished", old))
        records = await drop(retention.record_days, lambda old: lambda db: purging.drop_records(db, old))
        identities = await drop(
            retention.identity_days, lambda old: lambda db: purging.drop_identities(db, old)
        )
        tokens = await self._write(lambda db: purging.drop_tokens(db, now))
        return Purged((*waited, *closed, *left), len(logs), len(records), len(identities), tokens)

    async def _drop_old(
        self, now: float, days: float | None, drop: Callable[[float], Change[list[str]]]
    ) -> list[str]:
        """Drop what is older than so many days, step by step."""
        dropped: list[str] = []
        if days is None:
            return dropped
        before = now - days * DAY
        while some := await self._write(drop(before)):
            dropped += some
        return dropped

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()
        self._owner.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Readers:
    """A few threads, each with a connection that cannot write; they never wait for the writer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pool = ThreadPoolExecutor(READERS, "kotatsu-store-reader")
        self._mine = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def run(self, read: Read[T]) -> T:
        try:
            future = asyncio.get_running_loop().run_in_executor(self._pool, self._run, read)
        except RuntimeError as error:
            raise Unavailable("store-closed", path=str(self._path)) from error
        return await future

    def _run(self, read: Read[T]) -> T:
        try:
            db = self._connection()
            db.execute("BEGIN")  # all that one call reads is of one moment
            try:
                return read(db)
            finally:
                db.execute("ROLLBACK")
        except sqlite3.DatabaseError as error:
            raise explain(error, self._path) from error

    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._mine, "db"):
            self._mine.db = _connect(self._path)
            self._mine.db.execute("PRAGMA query_only = ON")
            self._opened.append(self._mine.db)
        db: sqlite3.Connection = self._mine.db
        return db

    def close(self) -> None:
        self._pool.shutdown()
        for db in self._opened:
            db.close()


def _check_open(listing: Listing) -> None:
    if listing.stage not in ("waiting", "running"):
        raise ValueError(f'a listing is "waiting" or "running", not {listing.stage!r}; see Store.finish')


def _connect(path: Path) -> sqlite3.Connection:
    """Transactions are ours to begin; threads take turns by our own order. What is not there is not made:
    that would be an empty database where somebody took a full one away."""
    where = f"{path.as_uri()}?mode=rw"
    return sqlite3.connect(where, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=True)


def check_header(path: Path) -> None:
    """SQLite itself would write over a file that is shorter than its header, whatever that file is."""
    with path.open("rb") as file:
        start = file.read(len(HEADER))
    if start not in (b"", HEADER):
        raise Unavailable("store-not-database", path=str(path))


def prepare(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Make every commit wait for the disk, and the schema that of this version."""
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # a plain sync leaves data in the disk's own memory on a Mac
    db.execute("PRAGMA checkpoint_fullfsync = ON")
    migrate(db, path, steps)
    # Only now: the mode stays in the file, and migrate has refused files that are not ours.
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Unavailable("store-no-log", path=str(path))
    db.execute("BEGIN IMMEDIATE")  # the log is there from now on
    db.execute("ROLLBACK")


class _Opened(NamedTuple):
    db: sqlite3.Connection
    place: Place
    marks: Marks
    lost: tuple[Lost, ...]


def _open_for_writing(path: Path, steps: Sequence[Migration]) -> _Opened:
    db = None
    try:
        # Private logs and the key of the cookies are nobody else's business; SQLite gives its other files
        # the rights of this one.
        path.touch(0o600)
        check_header(path)
        db = _connect(path)
        prepare(db, path, steps)
        marks = Marks(path.with_name(path.name + ".marks"))
        return _Opened(db, Place(path), marks, marks.compare(db))
    except BaseException as error:
        if db is not None:
            db.close()
        if isinstance(error, sqlite3.Error):
            raise explain(error, path) from error
        if isinstance(error, OSError):
            where, reason = str(error.filename or path), error.strerror or ""
            raise Unavailable("store-not-opened", path=where, reason=reason) from error
        raise
