"""The store on SQLite: one thread that writes, a few that read, one file that a backup can copy."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar

from kotatsu.core.causes import cause
from kotatsu.store.database import Change, Read
from kotatsu.store.interface import (
    Lost,
)
from kotatsu.store.marks import Marks
from kotatsu.store.migrate import Migration, migrate, migrations
from kotatsu.store.owner import Owner
from kotatsu.store.place import Place
from kotatsu.store.problems import Failed, Unavailable, explain
from kotatsu.store.sql import SqlStore
from kotatsu.store.sqlite_writer import SqliteWriter
from kotatsu.store.turns import Turn

T = TypeVar("T")

READERS = 2
PATIENCE = 5.0
"""Seconds to wait for a program that has the database locked, a backup for example."""
SWEPT_AT_ONCE = 100 * 2**20
"""Bytes of a file that is written anew within a second or two, while others wait."""
HEADER = b"SQLite format 3\0"


class SqliteStore(SqlStore):
    """See `Store`; `open_store` makes one. `steps` and `clock` are for tests. With what was `lost` it is that
    of one of several processes of a server, which owns the database already: see `custody`."""

    def __init__(
        self,
        path: Path,
        steps: Sequence[Migration] | None = None,
        clock: Callable[[], float] = time.time,
        lost: tuple[Lost, ...] | None = None,
    ) -> None:
        super().__init__(clock)
        self._path = path
        self._owner = Owner(path) if lost is None else Owner.by(())
        try:
            opened = open_for_writing(path, migrations() if steps is None else steps, lost)
        except BaseException:
            self._owner.release()
            raise
        self._lost = opened.lost
        self._place = opened.place
        turn = None if lost is None else Turn(path.with_name(path.name + ".turn"))
        self._writer = SqliteWriter(opened.db, path, opened.place, opened.marks, turn)
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

    async def forget(self, identity_id: str) -> None:
        await super().forget(identity_id)
        await asyncio.to_thread(self._sweep)

    def _sweep(self) -> None:
        """Where a row was moved, its old bytes stay between others until the file is written anew; older
        pages stay in the log likewise. While somebody reads, or in a large file, that will be later."""
        with contextlib.closing(connect_to_file(self._path)) as db, contextlib.suppress(sqlite3.Error):
            if self._path.stat().st_size <= SWEPT_AT_ONCE:
                db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def check(self) -> None:
        await super().check()
        if why := await asyncio.to_thread(lambda: self._place.problem() or self._place.room_problem()):
            raise Failed(why)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()
        self._owner.release()


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
            self._mine.db = connect_to_file(self._path)
            self._mine.db.execute("PRAGMA query_only = ON")
            self._opened.append(self._mine.db)
        db: sqlite3.Connection = self._mine.db
        return db

    def close(self) -> None:
        self._pool.shutdown()
        for db in self._opened:
            db.close()


def connect_to_file(path: Path) -> sqlite3.Connection:
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
    db.execute("PRAGMA secure_delete = ON")  # what is removed shall not stay in a corner of the file
    migrate(db, path, steps)
    # Only now: the mode stays in the file, and migrate has refused files that are not ours.
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Unavailable("store-no-log", path=str(path))
    db.execute("BEGIN IMMEDIATE")  # the log is there from now on
    db.execute("ROLLBACK")


class Opened(NamedTuple):
    db: sqlite3.Connection
    place: Place
    marks: Marks
    lost: tuple[Lost, ...]


def open_for_writing(path: Path, steps: Sequence[Migration], lost: tuple[Lost, ...] | None) -> Opened:
    """Bring a database up to date and look what it has lost, if nobody has: that is done once a server."""
    db = None
    try:
        # Private logs and the key of the cookies are nobody else's business; SQLite gives its other files
        # the rights of this one.
        path.touch(0o600)
        check_header(path)
        db = connect_to_file(path)
        prepare(db, path, steps)
        marks = Marks(path.with_name(path.name + ".marks"), shared=lost is not None)
        return Opened(db, Place(path), marks, marks.compare(db) if lost is None else lost)
    except BaseException as error:
        if db is not None:
            db.close()
        if isinstance(error, sqlite3.Error):
            raise explain(error, path) from error
        if isinstance(error, OSError):
            where = str(error.filename or path)
            raise Unavailable("store-not-opened", path=where, reason=cause(error)) from error
        raise
