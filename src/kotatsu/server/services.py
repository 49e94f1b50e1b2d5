"""What all tables of a server share: the store, settings, limits, metrics, processes, tasks."""

import asyncio
import math
import os
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from kotatsu.server.analyses import Analyses
from kotatsu.server.counting import Counting
from kotatsu.server.crew import Crew
from kotatsu.server.doors import Door
from kotatsu.server.identity import Signer
from kotatsu.server.limits import Budget, Limit
from kotatsu.server.logs import log_problem
from kotatsu.server.metrics import Metrics
from kotatsu.server.notices.sender import Sender
from kotatsu.server.pool import NoAnswer, Pool
from kotatsu.server.presence import AwakeClock
from kotatsu.server.reach import Reach
from kotatsu.server.settings import Settings
from kotatsu.server.timekeeping import DAY, SteadyClock
from kotatsu.server.trials import Trials
from kotatsu.store import Store, StoreError
from kotatsu.table import Refused

T = TypeVar("T")
CHECK_AGAIN = 1.0
PEOPLE_AT_ONCE = 25
"""One address may send as many messages as so many people who send all they may. A thousand who only say that
they are there send less."""
UNDO_PATIENCE = 60.0
"""Seconds to work out whether a move may be undone freely."""

RECORD_PATIENCE = 60.0
"""Seconds to play a finished game again."""


class Services:
    """Opened by `open`; ended by `close`."""

    def __init__(self, store: Store, settings: Settings, reach: Reach, crew: Crew | None = None) -> None:
        self.store = store
        self.crew = crew or Crew()
        self.counts = self.crew.counts
        self.settings = settings
        self.reach = reach
        self.now = SteadyClock()
        self.metrics = Metrics()
        self.limits = _limits(settings, self.crew)
        self.budgets = _budgets(settings, self.crew)
        self.signer: Signer
        self.closing = False  # no more commands are taken
        self.sockets = 0  # open ones of tables
        self.awake = AwakeClock(at_most=settings.stale)  # by it people are heard, and found to be gone
        count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        count = max(1, count // self.crew.size)
        self.door = Door(settings, self.metrics, count, self.counts, alone=self.crew.size == 1)
        self.bot_workers = Pool("kotatsu.server.bot_worker", count, settings.patience, self._bot_died)
        self.undo_worker = Pool("kotatsu.server.undo_worker", 1, UNDO_PATIENCE)
        self.record_worker = Pool("kotatsu.server.record_worker", 1, RECORD_PATIENCE)
        self.analyses = Analyses(
            settings, self.record_worker, self.bot_workers, store, self.spawn, self.counts
        )
        self.trials = Trials(settings, self.record_worker, self.spawn, self.counts)
        self.counting = Counting(self.record_worker, store, self.spawn)
        self.crew.offers("look for results", self._look_for_results)
        self.notices = Sender(store, settings, self.metrics, self.now, self.spawn)
        self.pictures: dict[str, bytes] = {}  # of moments, drawn lately, by what was asked for
        self.undo_turn = asyncio.Semaphore(1)  # tables ask one after the other
        self._checked = -math.inf
        self._check: asyncio.Task[str]
        self._unwritable = ""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turn = asyncio.Lock()
        self.metrics.gauges["analyses"] = lambda: self.analyses.running
        self.metrics.gauges["trials"] = lambda: self.trials.running
        self.metrics.gauges["connections"] = lambda: self.sockets

    async def open(self) -> None:
        self.signer = Signer(await self.store.secret("cookie"))
        await self.notices.open(self.signer)

    async def _look_for_results(self) -> None:
        self.counting.look()

    async def close(self) -> None:
        """Let tasks finish what they began, for a moment; then let go of everything."""
        await self.bot_workers.close()
        await self.undo_worker.close()
        await self.record_worker.close()
        own = {task for task in self._tasks if task is not asyncio.current_task()}
        _, late = await asyncio.wait(own, timeout=1.0) if own else (set(), set())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self.store.close()

    async def why_not_ready(self) -> str:
        """Why no players should come now; empty if they may. The disk is asked once a second at most."""
        if self.closing:
            return "The server is closing."
        if time.monotonic() - self._checked >= CHECK_AGAIN:
            self._checked = time.monotonic()
            self._check = self.spawn(self._check_store())
        await asyncio.wait([self._check])
        return self._check.result()

    async def _check_store(self) -> str:
        before = self._unwritable
        try:
            await self.store.check()
            self._unwritable = ""
        except StoreError as problem:
            self._unwritable = str(problem)
            if before != self._unwritable:
                log_problem("the database cannot be written", problem)
        return "The database cannot be written; the log of the server says why." if self._unwritable else ""

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something on its own; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | NoAnswer):
            self.metrics.count("errors")
            log_problem("a task failed", error)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """For work that holds the loop for milliseconds: one at a time, with everything else in between.
        However many ask for it at once, nobody who plays waits for more than one of them."""
        async with self._turn:
            await asyncio.sleep(0)
            yield

    def bots_wait(self) -> bool:
        """Whether no process that could think for a bot can be started."""
        return self.bot_workers.stuck

    def _bot_died(self) -> None:
        self.metrics.count("bot_deaths")

    def spend(self, what: str, identity: str, address: str) -> None:
        """Let somebody have one of what there is a budget for; `Refused` if they had enough."""
        if not self.budgets[what].allows(identity, address):
            self.metrics.count("limited")
            raise Refused("too-often")

    def recognise(self, cookie: str | None) -> str | None:
        """Whose cookie this is. That somebody was here is written down once a day."""
        identity = self.signer.identity(cookie)
        if identity is not None and self.limits["seen"].allows(identity):
            self.spawn(self.store.saw(identity))
        return identity


def _budgets(settings: Settings, crew: Crew) -> dict[str, Budget]:
    people = settings.people_each
    rates = {
        "messages": (3 * settings.messages_per_second, 3, PEOPLE_AT_ONCE),
        "tables": (settings.tables_per_minute, 60, people),
        "tables today": (settings.tables_per_day, DAY, people),
        "hints": (settings.hints_per_minute, 60, people),
        "trials": (settings.trials_per_minute, 60, people),
        "undos": (settings.undos_per_minute, 60, people),
        "links": (settings.links_per_minute, 60, people),
    }
    return {
        name: Budget(*rate, crew.times(f"{name} of one"), crew.times(f"{name} of a home"))
        for name, rate in rates.items()
    }


def _limits(settings: Settings, crew: Crew) -> dict[str, Limit]:
    rates = {
        "chat": (settings.chats_per_second, 5 * settings.chats_per_second),
        "requests": (settings.requests_per_second, 4 * settings.requests_per_second),
        "people": (settings.people_per_minute / 60, settings.people_per_minute),
        "seen": (1 / DAY, 1.0),
    }
    return {name: Limit(*rate, times=crew.times(name)) for name, rate in rates.items()}
