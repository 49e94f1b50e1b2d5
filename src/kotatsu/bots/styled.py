"""A strategy with a style: what a move seems worth, changed a little by what a kind of player looks for.

One mechanism for every game: in a few worlds that fit the view each move is made, and the game goes on by
quick sensible moves until points have changed and the seat decides again. What that brings its player, what
it brings the best of the others, and how much both differ from world to world are weighed on top of the
game's own appraisal.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import WHOLE, State
from kotatsu.core.strategy import Strategy

WORLDS: Final = 4
MOST_STEPS: Final = 60  # before we stop waiting for points that change
OVERLOOKED: Final = 1_000_000.0


class Styled(Strategy):
    """A strategy that looks at the same game with another taste. All weights are points for a point."""

    def __init__(
        self,
        base: Strategy,
        haste: float = 0.0,
        spite: float = 0.0,
        caution: float = 0.0,
        overlooks: float = 0.0,
    ) -> None:
        self.base = base
        self.haste = haste  # what it gains until it decides again
        self.spite = spite  # what the best of the others does not gain until then
        self.caution = caution  # how much its lead then differs from world to world
        self.overlooks = overlooks  # how often it does not see a move
        self.asked: i64 = 0
        self.temperature = base.temperature
        self.margin = base.margin
        self.slip = base.slip

    def begin(self) -> None:
        """A new game: the same decisions come out the same again."""
        self.asked = 0

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
        return self.base.rollout_move(state, seat, rng)

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        worth = list(self.base.appraise(state, seat, moves))
        if len(moves) < 2:
            return worth
        self.asked += 1
        rng = Rng(int(self.asked))
        if self.overlooks > 0.0:
            self._overlook(worth, rng)
        if self.haste or self.spite or self.caution:
            self._weigh(worth, state, seat, moves, rng)
        return worth

    def _overlook(self, worth: list[float], rng: Rng) -> None:
        spared = rng.below(len(worth))  # one is always seen
        for place in range(i64(len(worth))):
            if place != spared and rng.random() < self.overlooks:
                worth[place] -= OVERLOOKED

    def _weigh(self, worth: list[float], state: State, seat: int, moves: list[int], rng: Rng) -> None:
        view = state.view(seat) if state.viewer == WHOLE else state
        worlds = [view.imagine(rng) for _ in range(WORLDS)]
        for place in range(i64(len(moves))):
            own = 0.0
            others = 0.0
            leads = 0.0
            squares = 0.0
            for world in worlds:
                gained, lost = self._until_next(world.clone(), seat, moves[place], rng)
                own += gained
                others += lost
                leads += gained - lost
                squares += (gained - lost) * (gained - lost)
            many = float(WORLDS)
            spread = sqrt(max(0.0, squares / many - (leads / many) * (leads / many)))
            worth[place] += (self.haste * own - self.spite * others) / many - self.caution * spread

    def _until_next(self, world: State, seat: int, move: int, rng: Rng) -> tuple[float, float]:
        """What this seat gains until then, and what the best of the others does."""
        before = world.standings()
        world._play(seat, move)
        after = world.standings()
        for _ in range(MOST_STEPS):
            decider = world.first_decider()
            if decider < 0 or (decider == seat and after != before):
                break
            world._play(decider, self.base.rollout_move(world, decider, rng))
            after = world.standings()
        return float(after[seat] - before[seat]), float(_rival(after, seat) - _rival(before, seat))


def _rival(points: list[int], seat: int) -> int:
    """The most that another seat has."""
    most = -1_000_000
    for other in range(len(points)):
        if other != seat and points[other] > most:
            most = points[other]
    return most
