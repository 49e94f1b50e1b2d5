"""Who owns which table, where several processes of a server write to one database.

A process says again and again that it lives. As long as it does, its tables are its own; when it has been
silent for a lease, whoever needs one of them takes it. Taking counts the epoch of the table up, and all
that is written carries the epoch: a process that was stopped, or cut off, and wakes up as if nothing had
happened writes nothing. It may not tell anybody either what it remembers: its own clock says when its word is
no longer good.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from kotatsu.store import tables
from kotatsu.store.database import Change, Db
from kotatsu.store.interface import StoredTable
from kotatsu.store.problems import Conflict, NotFound

T = TypeVar("T")
_NOW = "(SELECT extract(epoch FROM clock_timestamp())::float8)"
_LIVES = f"EXISTS (SELECT 1 FROM processes WHERE processes.id = tables.owner AND processes.until > {_NOW})"

_RENEW = (
    "INSERT INTO processes (id, address, began, until)"
    f" VALUES (?, ?, {_NOW}, {_NOW} + ?::float8) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_FIRST = f"SELECT id, address FROM processes WHERE until > {_NOW} ORDER BY began, id LIMIT 1"
_TAKE = (
    "UPDATE tables SET owner = ?, epoch = tables.epoch + 1, alarm = NULL FROM"
    " (SELECT id, owner FROM tables WHERE id = ? FOR UPDATE) AS before"
    f" WHERE tables.id = before.id AND (tables.owner IS NULL OR tables.owner = ? OR NOT {_LIVES})"
    " RETURNING tables.epoch, before.owner IS NOT NULL"
)
_OWNER = (
    f"SELECT processes.address, processes.until - {_NOW} FROM tables"
    " LEFT JOIN processes ON processes.id = tables.owner WHERE tables.id = ?"
)
_LET_GO = "UPDATE tables SET owner = NULL, epoch = epoch + 1, alarm = ? WHERE id = ? AND epoch = ?"
_DUE = (
    "UPDATE tables SET owner = ?, epoch = tables.epoch + 1, alarm = NULL FROM"
    " (SELECT id FROM tables WHERE alarm <= ? ORDER BY alarm LIMIT ? FOR UPDATE SKIP LOCKED) AS due"
    " WHERE tables.id = due.id RETURNING tables.id, tables.epoch"
)
_DEAD = f"SELECT id FROM processes WHERE until <= {_NOW} ORDER BY until LIMIT 20"
_LEFT = (
    "UPDATE tables SET owner = ?, epoch = tables.epoch + 1 FROM"
    " (SELECT id FROM tables WHERE owner = ? LIMIT ? FOR UPDATE SKIP LOCKED) AS left_behind"
    " WHERE tables.id = left_behind.id RETURNING tables.id, tables.epoch"
)
_BURY = (
    f"DELETE FROM processes WHERE id = ? AND until <= {_NOW}"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = processes.id)"
)
_NEVER = -1


class Taken(NamedTuple):
    """What came of asking for a table."""

    is_mine: bool
    owner: str = ""  # else where its owner is reached; empty: there is no such table
    was_left: bool = False  # somebody had it who is no more: nobody could move there for a while
    seconds: float = 0.0  # for which the word of its owner is good, if nothing more is heard of them


@dataclass(frozen=True)
class Fenced:
    """A change to a table that only its owner may make."""

    change: Any
    table_id: str
    epoch: int | None  # None: of one that nobody owns

    def __call__(self, db: Db) -> Any:
        held = "SELECT owner, epoch FROM tables WHERE id = ? FOR UPDATE"
        found = db.execute(held, (self.table_id,)).fetchone()
        if found is not None:
            owner, epoch = found
            if (owner is not None) if self.epoch is None else (epoch != self.epoch):
                raise Conflict(f"Table {self.table_id} belongs to another process.")
        return self.change(db)


def new_process() -> str:
    """A name that nobody had."""
    return secrets.token_urlsafe(12)


class Leases:
    """Of one process; nothing is held before `join`. Its store tells it how to write and to read."""

    def __init__(
        self,
        write: Callable[[Change[Any]], Awaitable[Any]],
        read: Callable[[Callable[[Db], Any]], Awaitable[Any]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.process = new_process()
        self.has_joined = False
        self.first = ""  # the address of the process that has been there for longest
        self._write = write
        self._read = read
        self._clock = clock
        self._epochs: dict[str, int] = {}
        self._good_until = 0.0
        self._address = ""
        self._seconds = 0.0

    async def join(self, address: str, seconds: float) -> None:
        """Live from now on, under this address; a word is good for so many seconds."""
        self._address, self._seconds = address, seconds
        self.has_joined = True
        self._good_until = self._clock() + seconds
        await self.renew()

    async def renew(self) -> bool:
        """Say that we live. False if we were silent for too long: then we hold nothing any more."""
        asked = self._clock()
        was_good = asked < self._good_until
        if not was_good:
            self._epochs.clear()  # before our word is good again
            self.process = new_process()  # what we had is left by somebody who is no more
        values = (self.process, self._address, self._seconds)

        def say(db: Db) -> Any:
            db.execute(_RENEW, values)
            return db.execute(_FIRST).fetchone()

        first = await self._write(say)
        self.first = first[1] if first is not None else ""
        self._good_until = asked + self._seconds
        return was_good

    @property
    def is_first(self) -> bool:
        return self.first == self._address and self._clock() < self._good_until

    @property
    def is_good(self) -> bool:
        """Whether what we hold is still ours, whatever others do."""
        return self._clock() < self._good_until

    def holds(self, table_id: str) -> bool:
        return table_id in self._epochs and self._clock() < self._good_until

    @property
    def held(self) -> int:
        return len(self._epochs)

    def fence(self, table_id: str) -> int | None:
        """The epoch that a change of this table must carry."""
        return self._epochs.get(table_id, _NEVER) if self.has_joined else None

    def made(self, table_id: str) -> None:
        """A table that was just made is its maker's."""
        self._epochs[table_id] = 1

    # --- taking and letting go ------------------------------------------------------------------------------

    async def take(self, table_id: str) -> Taken:
        """Take a table, unless somebody who lives has it."""

        def take(db: Db) -> Any:
            found = db.execute(_TAKE, (self.process, table_id, self.process)).fetchone()
            return found, None if found else db.execute(_OWNER, (table_id,)).fetchone()

        if not self.is_good:
            raise Conflict("This process was not heard for too long.")
        found, owner = await self._write(take)
        if found is not None:
            self._epochs[table_id] = found[0]
            return Taken(True, was_left=bool(found[1]))
        address, seconds = owner or ("", 0.0)
        return Taken(False, address or "", seconds=seconds or 0.0)

    async def owner(self, table_id: str) -> str:
        """Where the owner of a table is reached; empty if there is none."""
        found = await self._read(lambda db: db.execute(_OWNER, (table_id,)).fetchone())
        return "" if found is None else found[0] or ""

    async def let_go(self, table_id: str, alarm: float | None) -> None:
        """Somebody else may have it; and somebody must, at that time."""
        epoch = self._epochs.pop(table_id, None)
        if epoch is None:
            return
        try:
            await self._write(lambda db: db.execute(_LET_GO, (alarm, table_id, epoch)).rowcount)
        except BaseException:
            self._epochs.setdefault(table_id, epoch)
            raise

    async def due(self, now: float, limit: int) -> list[str]:
        """Take some tables that nobody has and where something must happen."""
        values = (self.process, now, limit)
        found = await self._write(lambda db: db.execute(_DUE, values).fetchall())
        self._epochs.update(found)
        return [id for id, _ in found]

    async def left(self, limit: int) -> list[StoredTable]:
        """Take some tables of processes that are no more; who left nothing behind is forgotten."""
        dead = [id for (id,) in await self._read(lambda db: db.execute(_DEAD).fetchall())]
        found: list[StoredTable] = []
        for process in (one for one in dead if one != self.process):
            found += await self._inherit(process, limit - len(found))
            if len(found) >= limit:
                break
        return found

    async def _inherit(self, process: str, limit: int) -> list[StoredTable]:
        def inherit(db: Db) -> Any:
            rows = db.execute(_LEFT, (self.process, process, limit)).fetchall()
            if not rows:
                db.execute(_BURY, (process,))
            return rows

        rows = await self._write(inherit)
        self._epochs.update(rows)
        stored = []
        for table_id, _ in rows:
            try:
                stored.append(await self._read(lambda db, id=table_id: tables.table(db, id)))  # type: ignore[misc]
            except NotFound:  # removed meanwhile
                self._epochs.pop(table_id, None)
        return stored

    async def leave(self) -> None:
        """Live no more: whoever needs a table of ours has it from now on."""
        if self.has_joined:
            self._good_until = 0.0
            self._epochs.clear()
            await self._write(
                lambda db: db.execute("UPDATE processes SET until = 0 WHERE id = ?", (self.process,)).rowcount
            )

    async def others(self) -> Sequence[str]:
        """Where all others that live are reached."""
        living = f"SELECT address FROM processes WHERE until > {_NOW} AND id != ?"
        found = await self._read(lambda db: db.execute(living, (self.process,)).fetchall())
        return [address for (address,) in found]
