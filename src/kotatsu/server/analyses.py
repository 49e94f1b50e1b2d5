"""Analyses of finished games, made in the background while somebody waits for them.

A decision is judged by the bots' processes, after all bots that have to move: from the view of its seat
alone. Whoever waits asks again and again; where nobody has asked for a while, the work is stopped, and
what was found is forgotten. One that is done is kept with its record.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from kotatsu.bots.analysis import moments_of
from kotatsu.core.record import Record
from kotatsu.server.limits import Counts
from kotatsu.server.logs import log_problem
from kotatsu.server.pool import NoAnswer, Pool
from kotatsu.server.settings import Settings
from kotatsu.store import Store, StoreError
from kotatsu.table.refusals import Refused, refusal_from
from kotatsu.wire.http import Analysed, Verdict

AT_ONCE = 2
"""Analyses that a server makes at the same time, at most: more of them would all be late."""
KEPT = 32
"""Analyses of files that somebody brought, which have no record here to be kept with."""
CHANCES_AT_ONCE = 10
"""Moments that are looked at in one question, so that bots, hints and other records come in between."""


class _Work:
    """One analysis, as far as it has come."""

    def __init__(self, record: dict[str, Any], keep: str | None, iterations: int) -> None:
        self.record = record
        self.keep = keep  # the table whose record it is
        self.asked = time.monotonic()
        self.found = Analysed(0, 0, iterations, [], [])
        self.why: Refused | None = None

    @property
    def is_done(self) -> bool:
        return 0 < self.found.of == self.found.done


class Analyses:
    """All of a server."""

    def __init__(
        self,
        settings: Settings,
        record_worker: Pool,
        bot_workers: Pool,
        store: Store,
        spawn: Callable[[Any], asyncio.Task[Any]],
        counts: Counts,
    ) -> None:
        self._counts = counts
        self._record_worker = record_worker
        self._bot_workers = bot_workers
        self._store = store
        self._spawn = spawn
        self._settings = settings
        self._works: OrderedDict[str, _Work] = OrderedDict()

    @property
    def running(self) -> int:
        return sum(not work.is_done and work.why is None for work in self._works.values())

    def progress(self, key: str) -> Analysed | None:
        """How far an analysis has come, for somebody who waits; None if it was not begun. `Refused` says why
        there will be none."""
        work = self._works.get(key)
        if work is None:
            return None
        if work.why is not None:
            del self._works[key]
            raise work.why
        work.asked = time.monotonic()
        self._works.move_to_end(key)
        return work.found

    def begin(self, key: str, record: dict[str, Any], keep: str | None) -> Analysed:
        """Begin one; `keep` names the table with whose record it shall be kept."""
        if self._counts.of("analyses") >= AT_ONCE:
            raise Refused("analysis-later")
        self._counts.add("analyses")
        work = self._works[key] = _Work(record, keep, self._settings.analysis_iterations)
        self._spawn(self._make(key, work))
        while len(self._works) > KEPT:
            self._works.popitem(last=False)
        return work.found

    async def _make(self, key: str, work: _Work) -> None:
        try:
            await self._work(work)
        except NoAnswer:
            work.why = Refused("analysis-nobody")
        except Refused as refused:
            work.why = refused
        finally:
            self._counts.add("analyses", -1)
        if work.is_done and work.keep is not None:
            await self._keep(work)
        elif not work.is_done and work.why is None:  # nobody waits
            self._works.pop(key, None)

    async def _work(self, work: _Work) -> None:
        found, moments = work.found, moments_of(Record.from_data(work.record))
        decisions = await self._ask_records(work, decisions=True)
        portions = [moments[at : at + CHANCES_AT_ONCE] for at in range(0, len(moments), CHANCES_AT_ONCE)]
        found.of = len(decisions) + len(portions)
        for portion in portions:
            if not self._is_wanted(work):
                return
            found.chances += [
                (number, shares) for number, shares in await self._ask_records(work, chances=portion)
            ]
            found.done += 1
        for decision in decisions:
            if not self._is_wanted(work):
                return
            verdict = await self._bot_workers.ask({"judge": found.iterations, **decision}, aside=True)
            found.verdicts.append(msgspec.convert(verdict, Verdict))
            found.done += 1

    def _is_wanted(self, work: _Work) -> bool:
        return time.monotonic() - work.asked < self._settings.analysis_patience

    async def _ask_records(self, work: _Work, **question: Any) -> Any:
        reply = await self._record_worker.ask({"record": work.record, **question}, aside=True)
        if reply["why"] is not None:
            raise refusal_from(reply["why"])
        return reply["found"]

    async def _keep(self, work: _Work) -> None:
        assert work.keep is not None
        try:
            await self._store.put_analysis(work.keep, msgspec.json.encode(work.found))
        except StoreError as problem:
            log_problem("an analysis could not be stored", problem)
