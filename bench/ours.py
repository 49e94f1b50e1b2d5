"""Our own side: random playouts, clones and deals of any game, in whichever install runs this file."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Any

from rates import Play, best, parser, report

import kotatsu
from kotatsu.bots import Searcher
from kotatsu.bots.search import Search
from kotatsu.core import playouts as driver

SEED = 7
SEARCH = 1000  # iterations of one search, as for the peer


@dataclass(frozen=True)
class Table:
    """Which game is measured, for how many players, with which options."""

    game: str = "tower-of-pancakes"
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)

    def setup(self) -> Any:
        return kotatsu.game(self.game).setup(players=self.players, options=self.options)


def playouts(table: Table) -> Play:
    """Whole random games in the package's own driver, the deal with fast chance in the time."""
    setup, rng = table.setup(), kotatsu.Rng(SEED)
    return lambda n: {"moves": driver.playouts(setup, rng, n), "games": n}


def steps(table: Table) -> Play:
    """The same games driven move by move from this interpreted file, as a bot or a lab script would."""
    setup, rng = table.setup(), kotatsu.Rng(SEED)
    random = Random(SEED).random

    def play(n: int) -> dict[str, int]:
        moves_made = 0
        for _ in range(n):
            state = setup.deal(rng)
            while not state.over:
                seat = state.deciders[0]
                moves = state.legal_moves(seat)
                state.play(seat, moves[int(random() * len(moves))])
                moves_made += 1
        return {"moves": moves_made, "games": n}

    return play


def _halfway(table: Table) -> Any:
    """A state in the middle of a random game."""
    setup, rng = table.setup(), kotatsu.Rng(SEED)
    half = driver.playouts(setup, kotatsu.Rng(SEED), 1) // 2
    state = setup.deal(rng)
    for _ in range(half):
        seat = state.deciders[0]
        state.play(seat, state.random_move(seat, rng))
        if state.over:
            raise SystemExit(f"{table.game}: the game ended before its middle; choose other moves.")
    return state


def clone(table: Table) -> Play:
    """`state.clone()` in the middle of a game, called from Python as a search there would."""
    copy = _halfway(table).clone

    def play(n: int) -> dict[str, int]:
        for _ in range(n):
            copy()
        return {"clones": n}

    return play


def imagine(table: Table) -> Play:
    """Worlds imagined from the view of whoever decides in the middle of a game."""
    state, rng = _halfway(table), kotatsu.Rng(SEED)
    view = state.view(state.deciders[0])

    def play(n: int) -> dict[str, int]:
        for _ in range(n):
            view.imagine(rng)
        return {"worlds": n}

    return play


def show(table: Table) -> Play:
    """Views with their dumps, as a server shows a move to somebody."""
    state = _halfway(table)
    seat = state.deciders[0]

    def play(n: int) -> dict[str, int]:
        for _ in range(n):
            state.view(seat).dump()
        return {"views": n}

    return play


def deal(table: Table) -> Play:
    """A table with sealed chance, from the name of the game to the first decision, another seed each time."""
    game = kotatsu.game(table.game)

    def play(n: int) -> dict[str, int]:
        for number in range(n):
            game.new(players=table.players, seed=f"bench {number}", options=table.options)
        return {"deals": n}

    return play


def _search(table: Table, guided: bool) -> Play:
    """Searches of `SEARCH` iterations at the first decision of dealt games, one world for every iteration."""
    game = kotatsu.game(table.game)
    setup, rng = table.setup(), kotatsu.Rng(SEED)
    strategy = game.module("strategy").strategy
    states = [setup.deal(rng) for _ in range(32)]
    views = cycle([state.view(state.deciders[0]) for state in states])

    def play(n: int) -> dict[str, int]:
        for view in islice(views, n):
            Search(view, strategy, rng, guided).run(SEARCH)
        return {"iterations": n * SEARCH}

    return play


def search_random(table: Table) -> Play:
    """Information-set MCTS with plain random rollouts."""
    return _search(table, guided=False)


def search_guided(table: Table) -> Play:
    """Information-set MCTS as the bots use it: first sight and rollouts by the game's strategy."""
    return _search(table, guided=True)


MEASURES: dict[str, Callable[[Table], Play]] = {
    m.__name__: m for m in (playouts, steps, clone, imagine, show, deal, search_random, search_guided)
}


def budget() -> dict[str, float]:
    """By how much thinking goes over its time: the worst of many decisions in every game, as a ratio."""
    worst: dict[str, float] = {}
    for seconds in (0.001, 0.01, 0.1):
        ratios = []
        for game in kotatsu.games():
            rng = kotatsu.Rng(SEED)
            bot = Searcher(game.module("strategy").strategy, 10**9, seconds)
            state = game.new(seed="budget")
            while not state.over and len(ratios) % 40 != 39:
                seat = state.deciders[0]
                view = state.view(seat)
                moves = view.legal_moves(seat)
                start = perf_counter()
                move = bot.choose(view, moves, rng)
                if len(moves) > 1:
                    ratios.append((perf_counter() - start) / seconds)
                state.play(seat, move)
            ratios.append(0.0)
        ratios.sort()
        worst[f"{seconds} s, worst"] = ratios[-1]
        worst[f"{seconds} s, 99 of 100"] = ratios[int(len(ratios) * 0.99)]
    return worst


def players_like(players: Sequence[int], wanted: int) -> int:
    """The player count nearest to the wanted one, so that games are compared at tables of like size."""
    return min(players, key=lambda n: abs(n - wanted))


def about() -> dict[str, Any]:
    """What this install is, whether it is really compiled, and its games with a player count near four."""
    return {
        "version": version("kotatsu"),
        "python": platform.python_version(),
        "compiled": not driver.__file__.endswith(".py"),
        "games": {game.name: players_like(game.players, 4) for game in kotatsu.games()},
    }


if __name__ == "__main__":
    arguments = parser(__doc__)
    arguments.add_argument("name", choices=[*MEASURES, "about", "budget"])
    arguments.add_argument("--game", default=Table.game)
    arguments.add_argument("--players", type=int, default=Table.players)
    arguments.add_argument("--options", type=json.loads, default={}, metavar="JSON")
    given = arguments.parse_args()
    if given.name == "about":
        report(about())
    elif given.name == "budget":
        report(budget())
    else:
        chosen = Table(given.game, given.players, given.options)
        report(best(MEASURES[given.name](chosen), given.seconds, given.repeats))
