"""Bots: they get the very view a player gets, and nothing else."""

from collections.abc import Callable
from typing import Protocol

from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.state import State


class Bot(Protocol):
    """Chooses one of the legal moves of the seat whose view it is given."""

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int: ...


class Random:
    """Any legal move, each equally likely."""

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        return legal_moves[int(rng.below(len(legal_moves)))]


Appraise = Callable[[State, int, list[int]], list[float]]
"""A game's `strategy.appraise`: what each of a seat's moves seems worth, from what that seat knows."""


class Greedy:
    """The move that the game's strategy likes best; ties are drawn."""

    def __init__(self, appraise: Appraise) -> None:
        self._appraise = appraise

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        worth = self._appraise(view, int(view.viewer), legal_moves)
        best = max(worth)
        favourites = [move for move, value in zip(legal_moves, worth, strict=True) if value == best]
        return favourites[int(rng.below(len(favourites)))]


LEVELS = ("random", "greedy")


def make_bot(level: str, game: Game) -> Bot:
    """A bot of this level for this game."""
    if level == "random":
        return Random()
    if level == "greedy":
        return Greedy(game.module("strategy").appraise)
    raise BadInput(f"There is no bot {level!r}; there is {', '.join(LEVELS)}.")
