"""How to play High Card sensibly, for bots: from nothing but what a seat knows."""

from typing import Final

from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy
from kotatsu.games.high_card.rules import HighCardState


class HighCardStrategy(Strategy):
    """Win with the lowest card that wins; else part with the lowest."""

    temperature = 0.3
    margin = 3.0

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, HighCardState)
        to_beat = max(state.trick, default=-1)
        cost = 1.0 / state.box.cards
        return [(1.0 if card > to_beat else 0.0) - cost * card for card in moves]


strategy: Final = HighCardStrategy()
