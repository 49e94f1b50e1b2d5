"""The writer on SQLite: changes of one moment in one transaction, and what it takes to know that they will be
found again."""

import contextlib
import math
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from kotatsu.store.marks import Marks
from kotatsu.store.place import Place
from kotatsu.store.problems import Failed, explain, primary_code
from kotatsu.store.tables import Append, append_all, can_group
from kotatsu.store.turns import Turn
from kotatsu.store.writer import Order, Writer, deliver

# These concern one change alone; any other error of the database will meet its neighbours too.
_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)


LOOK_AGAIN = 0.1
"""Seconds after which the files are looked at again."""


class SqliteWriter(Writer):
    """Owns its connection and marks until `close`."""

    def __init__(
        self, db: sqlite3.Connection, path: Path, place: Place, marks: Marks, turn: Turn | None = None
    ) -> None:
        self._db = db
        self._path = path
        self._place = place
        self._marks = marks
        self._turn = turn  # None: nobody else writes
        self._gone = False  # at the last look the files were not where they belong
        self._looked = -math.inf
        super().__init__(str(path))

    def _work_off(self, orders: Sequence[Order[Any]]) -> None:
        if self._turn is None:
            self._commit(orders)
            deliver(orders)
            self._note(orders)
        else:
            with self._turn:
                self._commit(orders)
                self._note(orders)
            deliver(orders)

    def _end(self) -> None:
        self._db.close()
        self._marks.close()
        if self._turn is not None:
            self._turn.close()

    def _commit(self, orders: Sequence[Order[Any]]) -> None:
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

    def _try(self, orders: Sequence[Order[Any]]) -> Order[Any] | None:
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

    def _try_together(self, orders: Sequence[Order[Any]]) -> bool:
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

    def _note(self, orders: Sequence[Order[Any]]) -> None:
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
