"""What would other numbers do? Bots play an edition that somebody made and the game's own, on the same deals,
in the background while that somebody waits.

Games are played by the process that plays records again: it comes after all who play, and does a little at a
time. Everybody has one trial at most; another one ends it. Where nobody has asked for a while it is stopped.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from kotatsu.bots.arena import ERROR
from kotatsu.core.chance import Sealed
from kotatsu.core.editions import Edition
from kotatsu.core.errors import BadInput
from kotatsu.core.registry import game as find_game
from kotatsu.lab.compare import BATCH, SHARPEST, Comparison
from kotatsu.lab.measures import USUAL, Measure
from kotatsu.lab.plan import Plan
from kotatsu.server.limits import Counts
from kotatsu.server.pool import NoAnswer, Pool
from kotatsu.server.settings import Settings
from kotatsu.table.editions import house_edition
from kotatsu.table.refusals import Refused, refusal_from, refusal_of
from kotatsu.wire.editions import Found, Trial, Tried

AT_ONCE = 2
"""Trials that a server makes at the same time, at most: more of them would all be late."""
KEPT = 32
"""Trials that are done are remembered, in case their page asks once more."""
PORTION = 0.4
"""Seconds that one question should take, so that whoever looks back at a game comes in between."""
FEWEST = 20
"""Pairs of games before anything is said."""


class _Work:
    """One trial, as far as it has come."""

    def __init__(self, key: str, comparison: Comparison, settings: Settings) -> None:
        self.key = key
        self.comparison = comparison
        self.most = settings.trial_games
        self.seconds = settings.trial_seconds
        self.began = self.asked = time.monotonic()
        self.verdict: str | None = None
        self.done = False
        self.stopped = False
        self.why: Refused | None = None

    @property
    def runs(self) -> bool:
        return not self.done and not self.stopped and self.why is None

    def told(self) -> Tried:
        comparison = self.comparison
        winners = [Counter(columns.get("winner-points", [])) for columns in comparison.found]
        points = sorted({int(one) for counted in winners for one in counted})
        return Tried(
            games=comparison.games,
            most=self.most,
            seconds=self.seconds,
            done=self.done,
            verdict="higher" if self.verdict == "higher" else "lower" if self.verdict == "lower" else None,
            measure=comparison.measure,
            found=[self._found(one) for one in comparison.measures] if comparison.games else [],
            spread=[(one, winners[0][one], winners[1][one]) for one in points],
        )

    def _found(self, measure: Measure) -> Found:
        """There is one measure that was asked about; of the others there are many, each a chance to err."""
        comparison = self.comparison
        asked = measure.text == comparison.measure
        error = ERROR if asked else ERROR / max(1, len(comparison.measures) - 1)
        before, after = (measure.mean(columns).value for columns in comparison.found)
        difference = comparison.difference(measure)
        within = difference.radius(SHARPEST, error) if comparison.games >= FEWEST else None
        clear = within is not None and abs(difference.value) > within
        rounded = None if within is None else round(within, 5)
        return Found(
            measure.text, round(before, 5), round(after, 5), round(difference.value, 5), rounded, clear
        )


class Trials:
    """All of a server."""

    def __init__(
        self, settings: Settings, record_worker: Pool, spawn: Callable[[Any], Any], counts: Counts
    ) -> None:
        self._settings = settings
        self._record_worker = record_worker
        self._spawn = spawn
        self._counts = counts
        self._works: OrderedDict[str, _Work] = OrderedDict()  # by identity

    @property
    def running(self) -> int:
        return sum(work.runs for work in self._works.values())

    def progress(self, identity: str, wish: Trial) -> Tried | None:
        """How far somebody's trial of this very wish has come; None if it was not begun. `Refused` says why
        there will be none."""
        work = self._works.get(identity)
        if work is None or work.key != _key(wish) or work.stopped:
            return None
        if work.why is not None:
            del self._works[identity]
            raise work.why
        work.asked = time.monotonic()
        return work.told()

    def begin(self, identity: str, wish: Trial) -> Tried:
        """Begin one, in place of what they tried before. `Refused` or `BadInput` says why not."""
        comparison = comparison_of(wish)
        self.stop(identity)
        if self._counts.of("trials") >= AT_ONCE:
            raise Refused("trial-later")
        self._counts.add("trials")
        work = self._works[identity] = _Work(_key(wish), comparison, self._settings)
        self._works.move_to_end(identity)
        self._spawn(self._make(work))
        for known in [name for name, one in self._works.items() if not one.runs][:-KEPT]:
            del self._works[known]
        return work.told()

    def stop(self, identity: str) -> None:
        """Nobody waits for theirs any more."""
        work = self._works.pop(identity, None)
        if work is not None:
            work.stopped = True

    async def _make(self, work: _Work) -> None:
        try:
            await self._play(work)
        except NoAnswer:
            work.why = Refused("trial-nobody")
        except Refused as refused:
            work.why = refused
        finally:
            self._counts.add("trials", -1)

    async def _play(self, work: _Work) -> None:
        """Look after every hundred games, however they were portioned: so the same wish ends with the same
        games on any machine, unless its time is up."""
        comparison, count = work.comparison, 1
        while self._is_wanted(work):
            first = comparison.games
            count = min(count, BATCH - first % BATCH, work.most - first)
            columns, seconds = await self._ask(comparison, first, count)
            comparison.add(columns)
            if comparison.games % BATCH == 0 or comparison.games == work.most:
                work.verdict = comparison.verdict(None)
            late = time.monotonic() - work.began >= work.seconds
            if work.verdict is not None or comparison.games >= work.most or late:
                work.done = True
                return
            count = max(1, min(2 * count, int(count * PORTION / max(seconds, 0.001))))
        work.stopped = True

    def _is_wanted(self, work: _Work) -> bool:
        return not work.stopped and time.monotonic() - work.asked < self._settings.trial_patience

    async def _ask(self, comparison: Comparison, first: int, count: int) -> tuple[Any, float]:
        plans = [comparison.one.as_data(), comparison.other.as_data()]
        texts = [measure.text for measure in comparison.measures]
        question = {"compare": plans, "measures": texts, "first": first, "count": count}
        reply = await self._record_worker.ask(question, aside=True)
        if reply["why"] is not None:
            raise refusal_from(reply["why"])
        return reply["found"]["columns"], reply["found"]["seconds"]


def _key(wish: Trial) -> str:
    return sha256(msgspec.json.encode(wish)).hexdigest()


def comparison_of(wish: Trial) -> Comparison:
    """What is compared; `Refused` or `BadInput` says what is wrong with the wish."""
    game = find_game(wish.game)
    edition = house_edition(game, wish.edition)
    if edition is None:
        raise Refused("trial-nothing")
    one = Plan(game.name, wish.players, dict(wish.options), seed="workshop")
    other = Plan(game.name, wish.players, dict(wish.options), edition.as_data(), seed="workshop")
    one.check()
    other.check()
    others = (*USUAL, *(f"points:{category}" for category in _categories(one, edition)))
    if wish.measure not in others:
        raise refusal_of(BadInput("lab-no-measure", name=repr(wish.measure), measures=", ".join(USUAL)))
    return Comparison(one, other, wish.measure, others=others)


def _categories(plan: Plan, edition: Edition) -> list[str]:
    """The lines of the score sheet, of either edition."""
    game = find_game(plan.game)
    found: dict[str, None] = {}
    for played in (None, edition):
        state = game.setup(plan.players, plan.options, played).deal(Sealed("workshop"))
        found.update(dict.fromkeys(row[1] for row in state.sheet()))
    return list(found)
