"""The store on PostgreSQL: one connection that writes and a few that read, for each process of a server.

The SQL is that of SQLite, read by `Connection`; what is asked for thousands of times a second, entries for
many tables at once, has a statement of its own (`_APPEND_ALL`). Each wait for the database ends: one that
has been cut off without a word is a problem like any other, and the next change is tried on a new connection.
"""

import asyncio
import contextlib
import functools
import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import psycopg
from psycopg.types.numeric import FloatLoader

from kotatsu.core.causes import cause_in
from kotatsu.store.database import Change, Db, Read, Rows
from kotatsu.store.interface import Listing, Lost, Wanted
from kotatsu.store.leases import Fenced, Leases
from kotatsu.store.migrate_postgresql import migrate
from kotatsu.store.problems import Failed, Unavailable
from kotatsu.store.sql import SqlStore
from kotatsu.store.tables import Append
from kotatsu.store.writer import Order, Writer, deliver

T = TypeVar("T")

READERS = 4
PATIENCE = 5.0
"""Seconds to wait for the database; then the connection is given up."""
TO_CONNECT = 3
_SESSION = (
    # Statistics that are out of date shall make nobody read a whole table; and plans are short-lived.
    "-c enable_seqscan=off -c jit=off -c synchronous_commit=on"
    " -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC"
)
_VALUE = re.compile(r"\?(\d*)")
_ONLY_HERE = re.compile(r"/\*postgresql: (.*?) ?\*/")


@functools.lru_cache(1024)
def read_sql(sql: str) -> tuple[str, tuple[int, ...] | None]:
    """The same statement for PostgreSQL, and which values it takes in what order; None: as they come.

    >>> read_sql("SELECT ?2, ?1")
    ('SELECT %s, %s', (1, 0))
    >>> read_sql("SELECT id FROM a INDEXED BY b WHERE c % 2 = ? /*postgresql: FOR UPDATE */")
    ('SELECT id FROM a  WHERE c %% 2 = %s FOR UPDATE', None)
    """
    sql = _ONLY_HERE.sub(r"\1", sql.replace("%", "%%"))
    sql = re.sub(r"INDEXED BY \w+", "", sql).replace("CROSS JOIN", "JOIN")
    numbers = tuple(int(number) - 1 for number in _VALUE.findall(sql) if number)
    return _VALUE.sub("%s", sql), numbers or None


class Connection:
    """A connection of PostgreSQL's that reads the SQL of SQLite; `changes` counts rows that were changed."""

    def __init__(self, db: "psycopg.Connection[Any]") -> None:
        self.raw = db
        self.changes = 0
        db.adapters.register_loader("numeric", FloatLoader)  # averages and sums

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        text, order = read_sql(sql)
        given = values if order is None else [values[place] for place in order]
        found = self.raw.execute(text, [int(one) if isinstance(one, bool) else one for one in given])
        if found.description is None:
            self.changes += max(0, found.rowcount)
        return found

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        for row in rows:
            self.execute(sql, row)


class _Impatient(psycopg.Connection[Any]):
    """Gives up after a while: a database that was cut off may never say so."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, PATIENCE if timeout is None else timeout)
        except psycopg.errors._WaitTimeout as error:
            self.close()
            raise psycopg.OperationalError("the database does not answer") from error


def connect(url: str) -> Connection:
    """To the database; `Unavailable` if it cannot be reached."""
    try:
        db = _Impatient.connect(
            url,
            autocommit=True,
            prepare_threshold=2,
            connect_timeout=TO_CONNECT,
            options=_SESSION,
            application_name="kotatsu",
            keepalives_idle=5,
            tcp_user_timeout=5000,
        )
    except psycopg.Error as error:
        reason = cause_in(sentence(error))
        raise Unavailable("store-unreachable", where=shown(url), reason=reason) from error
    return Connection(db)


def shown(url: str) -> str:
    """Where the database is, without a password."""
    try:
        known = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://…"
    host, port, name = (known.get(key) or "" for key in ("host", "port", "dbname"))
    return f"postgresql://{host}{':' if port else ''}{port}/{name}"


def sentence(error: BaseException) -> str:
    """What the database said, in one line; it quotes no values."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


@contextmanager
def alone(url: str) -> Iterator[Connection]:
    """The database, up to date, as long as no process of a server lives there."""
    db, where = connect(url), shown(url)
    try:
        migrate(db, where)
        living = "SELECT 1 FROM processes WHERE until > extract(epoch FROM clock_timestamp())"
        if db.execute(living).fetchone():
            raise Unavailable("store-in-use", path=where)
        yield db
    except psycopg.Error as error:
        raise Unavailable("store-unusable", path=where, reason=sentence(error)) from error
    finally:
        db.raw.close()


class PostgresStore(SqlStore):
    """See `Store`; `open_store` makes one."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        super().__init__(clock)
        self._where = shown(url)
        db = connect(url)
        try:
            migrate(db, self._where)
        except psycopg.Error as error:
            db.raw.close()
            raise Unavailable("store-unusable", path=self._where, reason=sentence(error)) from error
        except BaseException:
            db.raw.close()
            raise
        self._writer = PostgresWriter(url, self._where, db)
        self._readers = Readers(url, self._where)
        self.leases = Leases(self._write, self._read)

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._writer.commits

    @property
    def problem(self) -> str:
        return ""  # it may come back at any time

    @property
    def lost(self) -> tuple[Lost, ...]:
        return ()  # that is for the database to notice

    async def _write(self, change: Change[T]) -> T:
        return await self._writer.run(change)

    async def _change_table(self, table_id: str, change: Change[None]) -> None:
        await self._write(Fenced(change, table_id, self.leases.fence(table_id)))

    async def create(
        self, table_id: str, listing: Listing, entries: Sequence[bytes] = (), maker: str = ""
    ) -> None:
        if not self.leases.has_joined:
            await super().create(table_id, listing, entries, maker)
            return
        new = self._new_table(table_id, listing, entries, maker)
        process = self.leases.process

        def create(db: Db) -> None:
            new(db)
            db.execute("UPDATE tables SET owner = ?, epoch = 1 WHERE id = ?", (process, table_id))

        await self._write(create)
        self.leases.made(table_id)

    async def _read(self, read: Read[T]) -> T:
        return await self._readers.run(read)

    async def take_up_notices(self, now: float) -> None:
        """Nothing is known to be nobody's: others send too. What a dead one held is due again by itself."""

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()


class _Connected:
    """A connection that is made again when it was lost."""

    def __init__(self, url: str, where: str, db: Connection | None = None) -> None:
        self._url = url
        self._where = where
        self._db = db

    def get(self) -> Connection:
        if self._db is None or self._db.raw.closed:
            self._db = connect(self._url)
        return self._db

    def explain(self, error: psycopg.Error) -> Failed:
        """What went wrong, in a sentence. Whatever it was, the next one begins anew."""
        self.close()
        return Failed(f"The database at {self._where} cannot be used ({sentence(error)}).")

    def close(self) -> None:
        if self._db is not None:
            self._db.raw.close()
            self._db = None


class Readers:
    """A few threads, each with a connection of its own, for reads only."""

    def __init__(self, url: str, where: str) -> None:
        self._url = url
        self._where = where
        self._pool = ThreadPoolExecutor(READERS, "kotatsu-store-reader")
        self._mine = threading.local()
        self._opened: list[_Connected] = []

    async def run(self, read: Read[T]) -> T:
        try:
            future = asyncio.get_running_loop().run_in_executor(self._pool, self._run, read)
        except RuntimeError as error:
            raise Unavailable("store-closed", path=self._where) from error
        return await future

    def _run(self, read: Read[T]) -> T:
        if not hasattr(self._mine, "connected"):
            self._mine.connected = _Connected(self._url, self._where)
            self._opened.append(self._mine.connected)
        connected: _Connected = self._mine.connected
        for attempt in (1, 2):
            try:
                return self._read(connected.get(), read)
            except psycopg.OperationalError as error:
                failed = connected.explain(error)  # an old connection may have been cut long ago
                if attempt == 2:
                    raise failed from error
            except psycopg.Error as error:
                raise connected.explain(error) from error
        raise AssertionError

    def _read(self, db: Connection, read: Read[T]) -> T:
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")  # all of one call is of one moment
        try:
            return read(db)
        finally:
            with contextlib.suppress(psycopg.Error):
                db.execute("ROLLBACK")

    def close(self) -> None:
        self._pool.shutdown()
        for connected in self._opened:
            connected.close()


# --- writing ------------------------------------------------------------------------------------------------

# Entries of many tables by one statement, which is a transaction of its own: one way there and back, and one
# wait for the disk. A table of which the last number is another one, which somebody else owns, which has
# ended, or where somebody wants to be told of something, is left out, and has its turn alone.
_APPEND_ALL = """
WITH given AS (
    SELECT * FROM unnest(%(id)s::text[], %(last)s::int[], %(more)s::int[], %(changed)s::float8[],
        %(game)s::text[], %(stage)s::text[], %(public)s::int[], %(about)b::bytea[], %(people)s::text[],
        %(epoch)s::bigint[])
    AS given(id, last, more, changed, game, stage, public, about, people, epoch)
), moved AS (
    UPDATE tables SET last = tables.last + given.more, changed = coalesce(given.changed, tables.changed),
        game = coalesce(given.game, tables.game), stage = coalesce(given.stage, tables.stage),
        public = coalesce(given.public, tables.public), about = coalesce(given.about, tables.about)
    FROM given WHERE tables.id = given.id AND tables.last = given.last
    AND (given.game IS NULL OR tables.stage <> 'finished')
    AND CASE WHEN given.epoch IS NULL THEN tables.owner IS NULL ELSE tables.epoch = given.epoch END
    AND (given.people IS NULL OR NOT (
        EXISTS (SELECT 1 FROM notices WHERE notices.table_id = given.id)
        OR EXISTS (SELECT 1 FROM channels
            WHERE channels.identity_id = ANY(string_to_array(given.people, chr(10))))
    ))
    RETURNING tables.id
), put AS (
    INSERT INTO entries (table_id, number, entry)
    SELECT entry.table_id, entry.number, entry.entry
    FROM unnest(%(table_id)s::text[], %(number)s::int[], %(entry)b::bytea[]) AS entry(table_id, number, entry)
    JOIN moved ON moved.id = entry.table_id
)
SELECT id FROM moved
"""


def append_all(db: Connection, fenced: Sequence[Fenced]) -> set[str]:
    """Write appends of different tables; those tables where it was done."""
    appends: list[Append] = [one.change for one in fenced]
    listings = [one.listing for one in appends]
    rows = [(one.table_id, n, entry) for one in appends for n, entry in enumerate(one.entries, one.first)]
    found = db.raw.execute(
        _APPEND_ALL,
        {
            "id": [one.table_id for one in appends],
            "last": [one.first - 1 for one in appends],
            "more": [len(one.entries) for one in appends],
            "changed": [one.now for one in appends],
            "game": [one and one.game for one in listings],
            "stage": [one and one.stage for one in listings],
            "public": [one and int(one.public) for one in listings],
            "about": [one and one.about for one in listings],
            "people": [_people(one.wanted) for one in appends],
            "epoch": [one.epoch for one in fenced],
            "table_id": [row[0] for row in rows],
            "number": [row[1] for row in rows],
            "entry": [row[2] for row in rows],
        },
    )
    return {id for (id,) in found}


def _people(wanted: Sequence[Wanted] | None) -> str | None:
    return None if wanted is None else "\n".join({one.identity for one in wanted})


def can_group(order: Order[Any]) -> bool:
    fenced = order.change
    if not isinstance(fenced, Fenced) or not isinstance(fenced.change, Append):
        return False
    return fenced.change.same_members or fenced.change.listing is None


class PostgresWriter(Writer):
    """Owns its connection until `close`."""

    def __init__(self, url: str, where: str, db: Connection) -> None:
        self._connected = _Connected(url, where, db)
        super().__init__(where)

    def _work_off(self, orders: Sequence[Order[Any]]) -> None:
        try:
            db = self._connected.get()
            left = self._append(db, orders)
            while left and (bad := self._try(db, left)) is not None:
                left.remove(bad)
        except psycopg.Error as error:
            self._fail(orders, self._connected.explain(error))
        except Unavailable as problem:
            self._fail(orders, Failed(str(problem)))
        deliver(orders)

    def _fail(self, orders: Sequence[Order[Any]], why: Failed) -> None:
        """Whatever has no outcome yet may have been done or not."""
        for order in orders:
            if not order.is_done and order.error is None:
                order.error = why

    def _append(self, db: Connection, orders: Sequence[Order[Any]]) -> list[Order[Any]]:
        """What is nearly always asked for: entries for tables of which nothing else is asked for now. They
        are done before the others, which concern other tables; those that are left to do."""
        named = Counter(getattr(order.change, "table_id", None) for order in orders)
        together = [order for order in orders if can_group(order)]
        together = [order for order in together if named[cast(Fenced, order.change).table_id] == 1]
        if not together:
            return list(orders)
        appends = [cast(Fenced, order.change) for order in together]
        try:
            moved = append_all(db, appends)
        except _OWN_FAULT:
            return list(orders)
        self.commits += 1
        for order, append in zip(together, appends):
            order.is_done = append.table_id in moved
        return [order for order in orders if not order.is_done]

    def _try(self, db: Connection, orders: Sequence[Order[Any]]) -> Order[Any] | None:
        """One transaction. If an order fails halfway, all is rolled back: the others must try without it."""
        db.execute("BEGIN")
        for order in orders:
            before = db.changes
            try:
                order.result, order.error = order.change(db), None
            except Exception as error:
                if isinstance(error, psycopg.Error) and not isinstance(error, _OWN_FAULT):
                    raise
                order.error = error
                if isinstance(error, psycopg.Error) or db.changes != before:
                    db.execute("ROLLBACK")
                    return order
        db.execute("COMMIT")
        self.commits += 1
        for order in orders:
            order.is_done = order.error is None
        return None

    def _end(self) -> None:
        self._connected.close()


# These concern one change alone; any other error of the database will meet its neighbours too.
_OWN_FAULT = (psycopg.IntegrityError, psycopg.ProgrammingError, psycopg.DataError)
