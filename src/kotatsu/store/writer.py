"""One thread that writes, and the group commit.

Whatever is asked for while a commit runs goes into the next one together: a disk that manages a hundred
commits a second still takes thousands of entries. A call ends when its commit is on the disk.
"""

import asyncio
import contextlib
import math
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from kotatsu.store.marks import Marks
from kotatsu.store.place import Place
from kotatsu.store.problems import Failed, explain, primary_code
from kotatsu.store.tables import Append, append_all, can_group
from kotatsu.store.turns import Turn

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], T]
"""Changes a database inside an open transaction. May be run again, after all it did was rolled back."""

# These concern one change alone; any other error of the database will meet its neighbours too.
_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)


LOOK_AGAIN = 0.1
"""Seconds after which the files are looked at again."""

GATHER = 0.02
"""Seconds from one commit to the next, as long as each has several orders: a commit costs more than what is
in it. Whoever asks alone does not wait."""


class _Order(Generic[T]):
    """A change that somebody waits for."""

    def __init__(self, change: Change[T]) -> None:
        self.change = change
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def deliver(self) -> None:
        """In the loop of whoever waits, unless they have gone away."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    """Runs changes in the order in which they are asked for; owns its connection and marks until `close`."""

    def __init__(
        self, db: sqlite3.Connection, path: Path, place: Place, marks: Marks, turn: Turn | None = None
    ) -> None:
        self.commits = 0
        self.broken = ""  # why nothing more is written
        self._db = db
        self._path = path
        self._place = place
        self._marks = marks
        self._turn = turn  # None: nobody else writes
        self._gone = False  # at the last look the files were not where they belong
        self._looked = -math.inf
        self._orders: list[_Order[Any]] = []
        self._due = -math.inf  # when the next commit may begin
        self._news = threading.Condition()
        self._closed = ""  # why nothing more is taken
        self._thread = threading.Thread(target=self._work, name="kotatsu-store", daemon=True)
        self._thread.start()

    async def run(self, change: Change[T]) -> T:
        """Carry out a change; it is on the disk when this returns."""
        order = _Order(change)
        with self._news:
            if self._closed:
                raise Failed(self._closed)
            self._orders.append(order)
            if len(self._orders) == 1:  # otherwise it is known that there is something to do
                self._news.notify()
        return await order.future

    def close(self) -> None:
        """Carry out what was asked for, then end."""
        self._take_no_more(f"{self._path} has been closed.")
        self._thread.join()

    def _take_no_more(self, why: str) -> None:
        with self._news:
            self._closed = self._closed or why
            self._news.notify()

    # --- in the thread --------------------------------------------------------------------------------------

    def _work(self) -> None:
        while orders := self._next():
            if self._turn is None:
                self._commit(orders)
                _deliver(orders)
                self._note(orders)
            else:
                with self._turn:
                    self._commit(orders)
                    self._note(orders)
                _deliver(orders)
        self._db.close()
        self._marks.close()
        if self._turn is not None:
            self._turn.close()

    def _next(self) -> list[_Order[Any]]:
        """Everything that was asked for meanwhile; empty when there will be no more."""
        with self._news:
            while not self._orders and not self._closed:
                self._news.wait()
            while not self._closed and (rest := self._due - time.monotonic()) > 0:
                self._news.wait(rest)
            orders, self._orders = self._orders, []
            if len(orders) > 1:
                self._due = time.monotonic() + GATHER
            return orders

    def _commit(self, orders: Sequence[_Order[Any]]) -> None:
        """Carry out all orders in one transaction, but for those that fail by their own fault."""
        left = list(orders)
        try:
            why = self.broken or (self._place.problem() if self._gone else "")
            while not why and (bad := self._try(left)) is not None:
                left.remove(bad)
            why = why or self._look()
            self._gone = bool(why)
        except sqlite3.Error as error:
            self._rollback()
            why = str(explain(error, self._path))
            if primary_code(error) == sqlite3.SQLITE_IOERR:
                # After a failed sync nobody knows what is on the disk: only opening it again will tell.
                self.broken = why
                self._take_no_more(why)
        if why:
            for order in left:
                order.error = Failed(why)

    def _try(self, orders: Sequence[_Order[Any]]) -> _Order[Any] | None:
        """One transaction. If an order fails halfway, all is rolled back: the others must try without it."""
        if self._try_together(orders):
            return None
        self._db.execute("BEGIN IMMEDIATE")
        for order in orders:
            before = self._db.total_changes
            try:
                order.result, order.error = order.change(self._db), None
            except Exception as error:
                if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, _OWN_FAULT):
                    raise
                order.error = error
                if self._db.total_changes != before:
                    self._rollback()
                    return order
        self._db.execute("COMMIT")
        self.commits += 1
        return None

    def _try_together(self, orders: Sequence[_Order[Any]]) -> bool:
        """The same, faster, for what is nearly always asked for: appends to different tables, all of which
        can be done. False if that is not so; then nothing has happened."""
        changes = [order.change for order in orders]
        if len(changes) < 2 or not all(can_group(change) for change in changes):
            return False
        appends = cast(list[Append], changes)
        if len({append.table_id for append in appends}) < len(appends):
            return False
        self._db.execute("BEGIN IMMEDIATE")
        try:
            done = append_all(self._db, appends)
        except _OWN_FAULT:
            done = False
        if not done:
            self._rollback()
            return False
        self._db.execute("COMMIT")
        self.commits += 1
        for order in orders:
            order.result = order.error = None
        return True

    def _look(self) -> str:
        """After a commit: why it went into files that nobody will find again. Under load not every time: that
        gives the interpreter away, and whoever deletes a database loses that moment with all others."""
        now = time.monotonic()
        if now - self._looked < LOOK_AGAIN:
            return ""
        self._looked = now
        return self._place.problem()

    def _note(self, orders: Sequence[_Order[Any]]) -> None:
        """Mark how far tables have come. Nobody needs to wait for it."""
        reached = [
            one
            for order in orders
            if order.error is None and (marks := getattr(order.change, "reached", None))
            for one in marks()
        ]
        if reached:
            self._marks.note(reached)

    def _rollback(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # some errors have rolled back by themselves
            self._db.execute("ROLLBACK")


def _deliver(orders: Sequence[_Order[Any]]) -> None:
    """Wake each loop once, not once an order: waking costs a system call."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Order[Any]]] = {}
    for order in orders:
        by_loop.setdefault(order.loop, []).append(order)
    for loop, done in by_loop.items():
        with contextlib.suppress(RuntimeError):  # that loop is closed, so nobody waits any more
            loop.call_soon_threadsafe(_deliver_all, done)


def _deliver_all(orders: Sequence[_Order[Any]]) -> None:
    for order in orders:
        order.deliver()
