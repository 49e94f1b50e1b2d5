"""How strong is our search beside code that we did not write? OpenSpiel's hearts, our search against its own.

Both search as often, both play imagined hands out at random, neither knows anything of hearts. Ours reaches
the game through the contract of a game, as it would any other; theirs is OpenSpiel's information-set MCTS in
C++. Every deal (without passing) is played twice, two of ours against two of theirs, then with the seats
swapped. OpenSpiel's search depends much on its constant for exploring, so ours meets several of it; judge by
the one that does best. Says how many points ours took fewer, with an interval over deals, and writes
bench/results/hearts.json. Runs in the Python that starts it, which needs kotatsu and open_spiel.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib.metadata import version
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pyspiel
from reporting import progress, show, write

import kotatsu
from kotatsu.bots.search import Search
from kotatsu.bots.thinking import ranked
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.state import Row, Setup, State
from kotatsu.core.strategy import Strategy

MOST = 26.0  # points in a hand
NO_PASSING = 0
SEED = 7


class HeartsSetup(Setup):
    """A dealt hand comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__("hearts", 1, 4, {})
        self.move_count = 52

    def deal(self, chance: Chance) -> Hearts:
        raise NotImplementedError

    def max_moves(self) -> int:
        return 52

    def _load(self, body: Any) -> Hearts:
        raise NotImplementedError


SETUP = HeartsSetup()


class Hearts(State):
    """OpenSpiel's state under our contract. A view is the state itself, and nobody looks into it: a search
    only imagines from it, and OpenSpiel does that from what the seat knows."""

    def __init__(self, inner: Any) -> None:
        super().__init__(SETUP)
        self.inner = inner

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.inner.is_terminal() else (self.inner.current_player(),)

    def first_decider(self) -> int:
        return -1 if self.inner.is_terminal() else int(self.inner.current_player())

    @property
    def over(self) -> bool:
        return bool(self.inner.is_terminal())

    def _legal_moves(self, seat: int) -> list[int]:
        return list(self.inner.legal_actions()) if seat == self.first_decider() else []

    def _play(self, seat: int, move: int) -> None:
        self.inner.apply_action(move)

    def clone(self) -> Hearts:
        return Hearts(self.inner.clone())

    def view(self, seat: int | None) -> Hearts:
        view = self.clone()
        view.viewer = -2 if seat is None else seat
        return view

    def imagine(self, rng: Rng) -> Hearts:
        return Hearts(self.inner.resample_from_infostate(int(self.viewer), rng.random))

    def standings(self) -> list[int]:
        return [round(points) for points in self.inner.returns()]

    def sheet(self) -> list[Row]:
        return [(seat, "points", 1, points, points) for seat, points in enumerate(self.standings())]

    def ask(self, seat: int) -> Mapping[str, Any]:
        return {"kind": "play"}

    def describe(self, seat: int, move: int) -> Mapping[str, Any]:
        return {"kind": "play", "card": move}

    def text(self, seat: int, move: int) -> str:
        return str(self.inner.action_to_string(seat, move))

    def _dump(self) -> Mapping[str, Any]:
        return {"history": self.inner.history()}


class Points(Strategy):
    """As OpenSpiel's: what a hand brings, and nothing of how hearts is played."""

    def rewards(self, state: State) -> list[float]:
        return [points / MOST for points in state.standings()]


class Ours:
    def __init__(self, iterations: int, seed: int) -> None:
        self._iterations = iterations
        self._rng = Rng(seed)

    def step(self, inner: Any) -> int:
        moves = inner.legal_actions()
        if len(moves) == 1:
            return int(moves[0])
        view = Hearts(inner).view(inner.current_player())
        search = Search(view, Points(), self._rng, guided=False)
        search.run(self._iterations)
        return ranked(search)[0].move


def theirs(iterations: int, seed: int, exploration: float) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, evaluator, exploration, iterations, -1)


def deal(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    state.apply_action(NO_PASSING)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play(state: Any, bots: list[Any]) -> list[float]:
    """The points that each seat took."""
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return [MOST - points for points in state.returns()]


def compare(deals: int, iterations: int, exploration: float) -> list[float]:
    """By deal: how many points fewer a seat of ours took than one of theirs."""
    game, rng = pyspiel.load_game("hearts"), Random(SEED)
    saved = []
    for number in range(deals):
        progress(f"{iterations} iterations, deal {number + 1} of {deals}")
        dealt = deal(game, rng)
        difference = 0.0
        for swapped in (0, 1):
            ours = Ours(iterations, SEED + number)
            other = theirs(iterations, SEED + number, exploration)
            bots = [ours if seat % 2 == swapped else other for seat in range(4)]
            points = play(dealt.clone(), bots)
            for seat in range(4):
                difference += -points[seat] if seat % 2 == swapped else points[seat]
        saved.append(difference / 4)
    progress("")
    return saved


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--exploration", type=float, nargs="+", default=[0.25, 0.5, 1.0, 2.0, 8.0])
    parser.add_argument("--quick", action="store_true", help="two deals, nothing written")
    given = parser.parse_args()
    figures: dict[str, Any] = {}
    for exploration in given.exploration:
        saved = compare(2 if given.quick else given.deals, given.iterations, exploration)
        interval = 1.96 * stdev(saved) / sqrt(len(saved))
        figures[str(exploration)] = {"points fewer": round(mean(saved), 2), "± 95 %": round(interval, 2)}
    lines = [[f"against {c}", *[f"{value:+.2f}" for value in row.values()]] for c, row in figures.items()]
    show("Hearts: points that ours takes fewer, a hand and seat", ["", "fewer", "± 95 %"], lines)
    if not given.quick:
        versions = {"kotatsu": kotatsu.__version__, "open_spiel": version("open_spiel")}
        result = {"versions": versions, "deals": given.deals, "iterations": given.iterations}
        write("hearts", {**result, "by OpenSpiel's constant": figures}, [])


if __name__ == "__main__":
    main()
