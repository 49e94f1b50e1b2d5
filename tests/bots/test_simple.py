"""Kittens: they err like beginners, but never badly twice in a row."""

import itertools
from typing import Any

import kotatsu
from kotatsu.bots import Greedy, Kitten
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy

GAME = kotatsu.game("tower-of-pancakes")


class Ladder(Strategy):
    """The higher the move, the better; every game and state alike."""

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return [float(move) for move in moves]


def ranks(bot: Any, moves: list[int], times: int) -> list[int]:
    """How far below the best each choice was."""
    state = GAME.new(seed="kitten")
    view = state.view(0)
    rng = kotatsu.Rng(1)
    return [len(moves) - 1 - moves.index(bot.choose(view, moves, rng)) for _ in range(times)]


def test_a_kitten_prefers_better_moves_and_makes_every_mistake_sometimes() -> None:
    found = ranks(Kitten(Ladder(), 0.5), list(range(6)), 3000)
    counts = [found.count(rank) for rank in range(6)]
    assert all(count > 0 for count in counts)
    assert counts == sorted(counts, reverse=True) or counts[4] <= counts[5]  # the last step has no next
    assert counts[0] > 1400


def test_a_kitten_is_never_silly_twice_in_a_row() -> None:
    found = ranks(Kitten(Ladder(), 0.9), list(range(8)), 2000)
    silly = [rank >= 4 for rank in found]
    assert any(silly)
    assert not any(first and second for first, second in itertools.pairwise(silly))


def test_a_kitten_plays_any_of_equal_moves_and_that_is_not_silly() -> None:
    class Flat(Strategy):
        """All the same."""

    found = ranks(Kitten(Flat(), 0.0), list(range(4)), 200)
    assert set(found) == {0, 1, 2, 3}


def test_greedy_draws_among_the_best() -> None:
    class Two(Strategy):
        def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
            return [1.0, 2.0, 2.0, 0.0]

    assert set(ranks(Greedy(Two()), list(range(4)), 100)) == {1, 2}
