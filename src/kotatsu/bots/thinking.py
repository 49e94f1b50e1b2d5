"""Searching bots: how long they think, and what they found."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from kotatsu.bots.learned import judge_for, no_judge
from kotatsu.bots.search import Search
from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse
from kotatsu.core.network import Judge
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Strategy

SLICE = 0.01  # seconds of searching between two looks at the clock; other threads run in between
CAUTION = 0.5  # the part of the time left that the next slice may fill
RESERVE = 0.1  # the part of the time that is kept for being interrupted by the machine
LINE = 8  # moves of an expected line, at most


@dataclass(frozen=True)
class Advice:
    """What a search thinks of one move: `value` is from 0, a certain loss, to 1, a certain win far ahead."""

    move: int
    value: float
    visits: int
    line: tuple[tuple[int, str], ...]
    """How it expects the game to go on, as (seat, text), in one of the worlds that the seat imagines."""


def think(
    search: Search, iterations: int, seconds: float | None = None, stop: Callable[[], bool] | None = None
) -> None:
    """Search so often, unless the time is up or `stop` says so before.

    It goes in slices that end well before the time does: compiled code lets no other thread run.
    """
    start = time.perf_counter()
    pace = 0.0  # seconds for an iteration
    planned = None if seconds is None else (1.0 - RESERVE) * seconds
    while search.iterations < iterations and not (stop is not None and stop()):
        spent = time.perf_counter() - start
        count = 1
        if search.iterations:
            left = SLICE if planned is None else min(SLICE, CAUTION * (planned - spent))
            count = int(left / pace)
            if planned is not None and count < 1:
                return
        count = max(1, min(count, 4 * int(search.iterations), iterations - int(search.iterations)))
        search.run(count)
        pace = max((time.perf_counter() - start - spent) / count, 1e-7)


class Searcher:
    """A bot that searches: so many iterations, but no longer than so many seconds.

    `judge` gives the network that judges what it imagines at such a table, or None: then it plays on.
    """

    def __init__(
        self,
        strategy: Strategy,
        iterations: int,
        seconds: float | None = None,
        infers: bool = True,
        judge: Callable[[Setup], Judge | None] = no_judge,
    ) -> None:
        self._strategy = strategy
        self._iterations = iterations
        self._seconds = seconds
        self._infers = infers
        self._judge = judge

    def choose(
        self, view: State, legal_moves: list[int], rng: Rng, stop: Callable[[], bool] | None = None
    ) -> int:
        if len(legal_moves) == 1:
            return legal_moves[0]
        search = Search(view, self._strategy, rng, infers=self._infers, judge=self._judge(view.setup))
        think(search, self._iterations, self._seconds, stop)
        found = ranked(search)
        return found[0].move if found else legal_moves[int(rng.below(len(legal_moves)))]


def advise(
    view: State,
    rng: Rng,
    iterations: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    focus: int | None = None,
) -> list[Advice]:
    """What a tiger thinks of each legal move of a view's seat, the best first.

    With neither iterations nor seconds it thinks about a second. Every other iteration tries `focus`, if
    there is such a move, so that its value is as well known as that of the best.
    """
    if view.viewer < 0 or view.viewer not in view.deciders:
        raise Misuse("Advice is for the view of a seat that owes a decision now.")
    strategy: Strategy = find_game(view.setup.game).module("strategy").strategy
    if iterations is None:
        iterations = strategy.iterations["tiger"] if seconds is None else sys.maxsize
    search = Search(view, strategy, rng, judge=judge_for(view.setup))
    if focus is not None:
        search.focus = focus
    think(search, iterations, seconds, stop)
    return ranked(search, LINE)


def ranked(search: Search, line: int = 0) -> list[Advice]:
    """The moves at the root, the best first: what the search visited most when it was free to choose."""
    root = search.root()
    if root is None:
        return []
    forced = {search.focus: int(search.iterations) // 2}
    edges = sorted(
        root.edges,
        key=lambda edge: (forced.get(int(edge.move), 0) - edge.visits, -edge.total, -edge.prior, edge.move),
    )
    found = []
    for edge in edges:
        value = edge.total / int(edge.visits) if edge.visits else 0.0
        expected = search.line(search.view.imagine(Rng(0)), int(edge.move), line) if line else []
        found.append(Advice(int(edge.move), value, int(edge.visits), tuple(expected)))
    return found
