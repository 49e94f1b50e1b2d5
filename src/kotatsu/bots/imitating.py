"""A strategy that takes everybody to play as somebody was seen to play: by a policy fitted to their games.

A search with it imagines games as those players play them, and what it finds is an answer to them. Of all
else the game's own strategy is asked.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.network import Policy
from kotatsu.core.state import State
from kotatsu.core.strategy import Beliefs, Strategy

MOST: Final = 20.0  # a move that is less likely than another by e to this is as good as never made


def sights(strategy: Strategy, state: State, seat: int, moves: list[int]) -> list[float]:
    """What moves seem worth at first sight, beside the best and in the strategy's temperatures."""
    worth = strategy.appraise(state, seat, moves)
    best = max(worth)
    temperature = strategy.temperature
    return [max(-MOST, (one - best) / temperature) for one in worth]


class Imitating(Strategy):
    """`predicted` is as in `Strategy`. In imagined games beyond the tree everybody plays by the policy where
    `plays_out`, else by the game's own quick moves, which cost less."""

    def __init__(
        self, base: Strategy, policy: Policy, predicted: float = 1.0, plays_out: bool = True
    ) -> None:
        self.base = base
        self.policy = policy
        self.plays_out = plays_out
        self.predicted = predicted
        self.temperature = 1.0  # leanings are logarithms
        self.margin = base.margin
        self.slip = base.slip
        self.expand_after = base.expand_after
        self.stages = base.stages
        self.infers = base.infers

    def begin(self) -> None:
        self.base.begin()

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """How likely each move is, as a logarithm: what somebody often does is tried first."""
        return self.policy.leanings(state, seat, moves, sights(self.base, state, seat, moves))

    def advisable(self, view: State, seat: int, moves: list[int]) -> list[int]:
        return self.base.advisable(view, seat, moves)

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
        if not self.plays_out:
            return self.base.rollout_move(state, seat, rng)
        moves = state._legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        return self.predict(state, seat, moves, rng)

    def predict(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """Any move, as often as somebody makes it."""
        leanings = self.appraise(state, seat, moves)
        best = max(leanings)
        total = 0.0
        for leaning in leanings:
            total += exp(max(-MOST, leaning - best))
        left = rng.random() * total
        for place in range(i64(len(moves))):
            left -= exp(max(-MOST, leanings[place] - best))
            if left < 0.0:
                return moves[place]
        return moves[len(moves) - 1]

    def horizon(self, state: State) -> int:
        return self.base.horizon(state)

    def is_beyond(self, state: State, horizon: int) -> bool:
        return self.base.is_beyond(state, horizon)

    def stage(self, state: State) -> int:
        return self.base.stage(state)

    def rewards(self, state: State) -> list[float]:
        return self.base.rewards(state)

    def plausibility(self, world: State, seat: int) -> float:
        return self.base.plausibility(world, seat)

    def beliefs(self, view: State) -> Beliefs:
        return self.base.beliefs(view)
