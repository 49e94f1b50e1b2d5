"""One thread that writes, and the group commit.

Whatever is asked for while a commit runs goes into the next one together: a disk that manages a hundred
commits a second still takes thousands of entries. A call ends when its commit is on the disk.
"""

import asyncio
import contextlib
import math
import threading
import time
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from kotatsu.store.database import Change
from kotatsu.store.problems import Failed

T = TypeVar("T")

GATHER = 0.02
"""Seconds from one commit to the next, as long as each has several orders: a commit costs more than what is
in it. Whoever asks alone does not wait."""


class Order(Generic[T]):
    """A change that somebody waits for."""

    def __init__(self, change: Change[T]) -> None:
        self.change = change
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: Exception | None = None
        self.is_done = False  # for good, whatever happens to others

    def deliver(self) -> None:
        """In the loop of whoever waits, unless they have gone away."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    """Runs changes in the order in which they are asked for, until `close`; `name` is what it writes to. How
    they are carried out is for a database to say, in `_work_off` and `_end`."""

    def __init__(self, name: str) -> None:
        self.commits = 0
        self.broken = ""  # why nothing more is written
        self._name = name
        self._orders: list[Order[Any]] = []
        self._due = -math.inf  # when the next commit may begin
        self._news = threading.Condition()
        self._closed = ""  # why nothing more is taken
        self._thread = threading.Thread(target=self._work, name="kotatsu-store", daemon=True)
        self._thread.start()

    async def run(self, change: Change[T]) -> T:
        """Carry out a change; it is on the disk when this returns."""
        order = Order(change)
        with self._news:
            if self._closed:
                raise Failed(self._closed)
            self._orders.append(order)
            if len(self._orders) == 1:  # otherwise it is known that there is something to do
                self._news.notify()
        return await order.future

    def close(self) -> None:
        """Carry out what was asked for, then end."""
        self._take_no_more(f"{self._name} has been closed.")
        self._thread.join()

    def _take_no_more(self, why: str) -> None:
        with self._news:
            self._closed = self._closed or why
            self._news.notify()

    # --- in the thread --------------------------------------------------------------------------------------

    def _work(self) -> None:
        while orders := self._next():
            self._work_off(orders)
        self._end()

    def _work_off(self, orders: Sequence[Order[Any]]) -> None:
        """Carry out all of these, and deliver what came of it."""
        raise NotImplementedError

    def _end(self) -> None:
        """Let go of the database."""
        raise NotImplementedError

    def _next(self) -> list[Order[Any]]:
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


def deliver(orders: Sequence[Order[Any]]) -> None:
    """Wake each loop once, not once an order: waking costs a system call."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Order[Any]]] = {}
    for order in orders:
        by_loop.setdefault(order.loop, []).append(order)
    for loop, done in by_loop.items():
        with contextlib.suppress(RuntimeError):  # that loop is closed, so nobody waits any more
            loop.call_soon_threadsafe(_deliver_all, done)


def _deliver_all(orders: Sequence[Order[Any]]) -> None:
    for order in orders:
        order.deliver()
