"""The store on SQLite: one thread that writes, a few that read, one file that a backup can copy."""

import asyncio
import contextlib
import functools
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from kotatsu.store import clubs, forgetting, notices, people, purging, results, tables
from kotatsu.store.interface import (
    Against,
    Channel,
    Club,
    ClubMember,
    ClubResult,
    ClubTable,
    DueNotice,
    Evening,
    Identity,
    Listing,
    Lost,
    Mentions,
    Met,
    NewRecord,
    Played,
    Purged,
    RecordInfo,
    Retention,
    Role,
    SeatResult,
    StoredTable,
    StoredTournament,
    Summary,
    Uncounted,
    Wanted,
)
from kotatsu.store.marks import Marks
from kotatsu.store.migrate import Migration, migrate, migrations
from kotatsu.store.owner import Owner
from kotatsu.store.place import Place
from kotatsu.store.problems import Failed, Unavailable, explain
from kotatsu.store.turns import Turn
from kotatsu.store.writer import Change, Writer

T = TypeVar("T")
Read = Callable[[sqlite3.Connection], T]

READERS = 2
PATIENCE = 5.0
"""Seconds to wait for a program that has the database locked, a backup for example."""
SWEPT_AT_ONCE = 100 * 2**20
"""Bytes of a file that is written anew within a second or two, while others wait."""
HEADER = b"SQLite format 3\0"
DAY = 24 * 60 * 60.0


class SqliteStore:
    """See `Store`; `open_store` makes one. `steps` and `clock` are for tests. With what was `lost` it is that
    of one of several processes of a server, which owns the database already: see `custody`."""

    def __init__(
        self,
        path: Path,
        steps: Sequence[Migration] | None = None,
        clock: Callable[[], float] = time.time,
        lost: tuple[Lost, ...] | None = None,
    ) -> None:
        self._path = path
        self._clock = clock
        self._owner = Owner(path) if lost is None else Owner.by(())
        try:
            opened = open_for_writing(path, migrations() if steps is None else steps, lost)
        except BaseException:
            self._owner.release()
            raise
        self._lost = opened.lost
        self._place = opened.place
        turn = None if lost is None else Turn(path.with_name(path.name + ".turn"))
        self._writer = Writer(opened.db, path, opened.place, opened.marks, turn)
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
        wanted: Sequence[Wanted] | None = None,
    ) -> None:
        if listing is not None:
            _check_open(listing)
        now = None if secret else self._clock()
        told = None if wanted is None else tuple(wanted)
        await self._write(tables.Append(table_id, first, tuple(entries), listing, same_members, now, told))

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

    async def add_record(self, new: NewRecord) -> bool:
        return await self._write(lambda db: tables.add_record(db, new))

    async def analysis(self, table_id: str) -> bytes | None:
        return await self._read(lambda db: tables.analysis(db, table_id))

    async def put_analysis(self, table_id: str, analysis: bytes) -> None:
        await self._write(lambda db: tables.put_analysis(db, table_id, analysis))

    # --- results --------------------------------------------------------------------------------------------

    async def uncounted(self, limit: int = 50) -> list[Uncounted]:
        return await self._read(lambda db: results.uncounted(db, limit))

    async def count(self, number: int, rows: Sequence[SeatResult]) -> None:
        await self._write(lambda db: results.count(db, number, rows))

    async def summary(self, identity_id: str, against: Against | None = None) -> Summary:
        return await self._read(lambda db: results.summary(db, identity_id, against))

    async def met(self, identity_id: str, game: str) -> list[Met]:
        return await self._read(lambda db: results.met(db, identity_id, game))

    async def history(
        self,
        identity_id: str,
        game: str | None = None,
        players: int | None = None,
        against: Against | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Played]:
        return await self._read(
            lambda db: results.history(db, identity_id, game, players, against, before, limit)
        )

    # --- people ---------------------------------------------------------------------------------------------

    async def put_identity(self, identity_id: str, name: str, coat: str | None = None) -> Identity:
        now = self._clock()
        return await self._write(lambda db: people.put_identity(db, identity_id, name, coat, now))

    async def mentions(self, identity_id: str) -> Mentions:
        return await self._read(lambda db: forgetting.mentions(db, identity_id))

    async def rewrite_table(
        self, table_id: str, entries: Sequence[bytes], about: bytes, old: str, new: str
    ) -> None:
        await self._write(lambda db: forgetting.rewrite_table(db, table_id, entries, about, old, new))

    async def rewrite_record(self, table_id: str, about: bytes, record: bytes) -> None:
        hash = tables.hash_of(record)
        await self._write(lambda db: forgetting.rewrite_record(db, table_id, about, record, hash))

    async def forget(self, identity_id: str) -> None:
        await self._write(lambda db: forgetting.forget(db, identity_id))
        await asyncio.to_thread(self._sweep)

    def _sweep(self) -> None:
        """Where a row was moved, its old bytes stay between others until the file is written anew; older
        pages stay in the log likewise. While somebody reads, or in a large file, that will be later."""
        with contextlib.closing(_connect(self._path)) as db, contextlib.suppress(sqlite3.Error):
            if self._path.stat().st_size <= SWEPT_AT_ONCE:
                db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

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

    # --- clubs ----------------------------------------------------------------------------------------------

    async def make_club(self, club: Club, host: str) -> None:
        await self._write(lambda db: clubs.make_club(db, club, host))

    async def club(self, club_id: str) -> Club:
        return await self._read(lambda db: clubs.club(db, club_id))

    async def clubs_of(self, identity_id: str) -> list[Club]:
        return await self._read(lambda db: clubs.clubs_of(db, identity_id))

    async def change_club(self, club_id: str, name: str, invite: str) -> None:
        await self._write(lambda db: clubs.change_club(db, club_id, name, invite))

    async def drop_club(self, club_id: str) -> None:
        await self._write(lambda db: clubs.drop_club(db, club_id))

    async def members(self, club_id: str) -> list[ClubMember]:
        return await self._read(lambda db: clubs.members(db, club_id))

    async def member(self, club_id: str, identity_id: str) -> ClubMember | None:
        return await self._read(lambda db: clubs.member(db, club_id, identity_id))

    async def join_club(self, club_id: str, identity_id: str, role: Role = "member") -> None:
        now = self._clock()
        await self._write(lambda db: clubs.join_club(db, club_id, identity_id, role, now))

    async def set_role(self, club_id: str, identity_id: str, role: Role) -> None:
        await self._write(lambda db: clubs.set_role(db, club_id, identity_id, role))

    async def leave_club(self, club_id: str, identity_id: str) -> None:
        await self._write(lambda db: clubs.leave_club(db, club_id, identity_id))

    async def was_in_club(self, club_id: str, identity_id: str) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.was_in_club(db, club_id, identity_id, now))

    async def evenings(self, club_id: str) -> list[Evening]:
        return await self._read(lambda db: clubs.evenings(db, club_id))

    async def add_evening(self, club_id: str, title: str, begins: float, ends: float) -> int:
        return await self._write(lambda db: clubs.add_evening(db, club_id, title, begins, ends))

    async def drop_evening(self, club_id: str, number: int) -> None:
        await self._write(lambda db: clubs.drop_evening(db, club_id, number))

    async def add_club_table(self, club_id: str, table_id: str, invite: str | None) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.add_club_table(db, club_id, table_id, invite, now))

    async def follow_club_table(self, before: str, table_id: str, invite: str | None) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.follow_club_table(db, before, table_id, invite, now))

    async def club_tables(self, club_id: str, limit: int = 50) -> list[ClubTable]:
        return await self._read(lambda db: clubs.club_tables(db, club_id, limit))

    async def club_results(self, club_id: str, since: float, until: float) -> list[ClubResult]:
        return await self._read(lambda db: clubs.club_results(db, club_id, since, until))

    async def tournaments(self, club_id: str, limit: int = 50) -> list[StoredTournament]:
        return await self._read(lambda db: clubs.tournaments(db, club_id, limit))

    async def tournament(self, tournament_id: str) -> StoredTournament:
        return await self._read(lambda db: clubs.tournament(db, tournament_id))

    async def put_tournament(self, tournament_id: str, club_id: str, version: int, state: bytes) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.put_tournament(db, tournament_id, club_id, version, state, now))

    # --- notices --------------------------------------------------------------------------------------------

    async def channels(self, identity_id: str) -> list[Channel]:
        return await self._read(lambda db: notices.channels(db, identity_id))

    async def channel(self, channel_id: str) -> Channel:
        return await self._read(lambda db: notices.channel(db, channel_id))

    async def put_channel(self, new: Channel, most: int, told: Wanted | None = None) -> bool:
        def put(db: sqlite3.Connection) -> bool:
            done = notices.put_channel(db, new, most)
            if done and told is not None:
                notices.put_notice(db, "", told, new.id)
            return done

        return await self._write(put)

    async def confirm_channel(self, identity_id: str, channel_id: str, code: str, most: int) -> bool:
        return await self._write(lambda db: notices.confirm(db, identity_id, channel_id, code, most))

    async def drop_channel(self, identity_id: str, channel_id: str) -> None:
        await self._write(lambda db: notices.drop_channel(db, identity_id, channel_id))

    async def wishes(self, identity_id: str) -> bytes:
        return await self._read(lambda db: notices.wishes(db, identity_id))

    async def put_wishes(self, identity_id: str, wishes: bytes) -> None:
        await self._write(lambda db: notices.put_wishes(db, identity_id, wishes))

    async def vacations(self, identity_id: str, since: float) -> list[tuple[float, float]]:
        return await self._read(lambda db: notices.vacations(db, identity_id, since))

    async def set_vacation(
        self, identity_id: str, now: float, until: float, since: float, most: float
    ) -> bool:
        return await self._write(lambda db: notices.set_vacation(db, identity_id, now, until, since, most))

    async def is_muted(self, identity_id: str, table_id: str) -> bool:
        return await self._read(lambda db: notices.is_muted(db, identity_id, table_id))

    async def mute(self, identity_id: str, table_id: str, muted: bool) -> None:
        await self._write(lambda db: notices.mute(db, identity_id, table_id, muted))

    async def sees_it(self, table_id: str, identity_id: str, kind: str) -> None:
        if await self._read(lambda db: notices.waits(db, table_id, identity_id, kind)):
            await self._write(lambda db: notices.sees_it(db, table_id, identity_id, kind))

    async def next_notice(self) -> float | None:
        return await self._read(notices.next_due)

    async def claim_notices(self, now: float, again: float, limit: int) -> list[DueNotice]:
        return await self._write(lambda db: notices.claim(db, now, again, limit))

    async def tell_club(self, club_id: str, kind: str, what: str, due: float) -> None:
        await self._write(lambda db: notices.tell_club(db, club_id, kind, what, due))

    async def take_up_notices(self, now: float) -> None:
        await self._write(lambda db: notices.take_up(db, now))

    async def notice_leaves(self, number: int) -> None:
        await self._write(lambda db: notices.leaves(db, number))

    async def postpone_notice(self, number: int, until: float) -> None:
        await self._write(lambda db: notices.postpone(db, number, until))

    async def notice_sent(self, number: int, channel_id: str) -> None:
        await self._write(lambda db: notices.sent(db, number, channel_id))

    async def notice_failed(self, number: int, channel_id: str, problem: str, until: float | None) -> None:
        await self._write(lambda db: notices.failed(db, number, channel_id, problem, until))

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
        db = _connect(path)
        prepare(db, path, steps)
        marks = Marks(path.with_name(path.name + ".marks"), shared=lost is not None)
        return Opened(db, Place(path), marks, marks.compare(db) if lost is None else lost)
    except BaseException as error:
        if db is not None:
            db.close()
        if isinstance(error, sqlite3.Error):
            raise explain(error, path) from error
        if isinstance(error, OSError):
            where, reason = str(error.filename or path), error.strerror or ""
            raise Unavailable("store-not-opened", path=where, reason=reason) from error
        raise
