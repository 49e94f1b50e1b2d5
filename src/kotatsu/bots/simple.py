"""Bots that do not search: a random one, one that plays what looks best, and one that sometimes slips."""

from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy


class Random:
    """Any legal move, each equally likely."""

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        return legal_moves[int(rng.below(len(legal_moves)))]


class Greedy:
    """The move that the game's strategy likes best; ties are drawn."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        worth = self._strategy.appraise(view, int(view.viewer), legal_moves)
        best = max(worth)
        favourites = [move for move, value in zip(legal_moves, worth, strict=True) if value == best]
        return favourites[int(rng.below(len(favourites)))]


class Kitten:
    """A beginner: often the best that it sees, sometimes the next best, and never silly twice in a row.

    It goes down greedy's ranking, at every step with the chance `slip`. A move from the worse half is silly;
    after one it plays the best. One kitten plays one seat; whoever makes it anew for each move carries
    `was_silly` over.
    """

    def __init__(self, strategy: Strategy, slip: float) -> None:
        self._strategy = strategy
        self._slip = slip
        self.was_silly = False

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        worth = self._strategy.appraise(view, int(view.viewer), legal_moves)
        # Equal moves come in any order: a beginner sees no difference.
        order = sorted((-value, rng.random(), move) for value, move in zip(worth, legal_moves, strict=True))
        place = 0
        if not self.was_silly:
            while place + 1 < len(order) and rng.random() < self._slip:
                place += 1
        self.was_silly = len(order) > 2 and 2 * place >= len(order) and order[place][0] > order[0][0]
        return order[place][2]
