"""What a game knows about playing it well: a `Strategy` for bots, next to the rules, as blind as a seat.

Everything has a default that only needs the contract of a game, so that a sixth game is searched from its
first day; `appraise` is what makes its bots sensible, the rest makes them quick and strong.
"""

from math import exp
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kotatsu.core.chance import Rng
from kotatsu.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """What a sensible player weighs. States are read, never changed."""

    temperature: float = 1.0
    """Softmax temperature, in points: a move that looks this much worse is played a third as often."""

    margin: float = 20.0
    """A lead in points that wins nearly always."""

    slip: float = 0.4
    """How often a kitten passes over the move that looks best."""

    iterations: ClassVar[dict[str, int]] = {"alley-cat": 300, "tiger": 5_000}
    """Iterations of the levels that search. A tiger's take about a second, compiled, on one core; an
    alley-cat's make it about half as much stronger than a cat as a tiger is."""

    predicted: float = 0.0
    """How often a search takes others to play what looks best to them; else it searches for them too."""

    expand_after: int = 0
    """How often a search comes to a later decision before it searches there; until then it is played out.

    Where hardly any two imagined games come to the same decision, a few tries say less than first sight does.
    """

    stages: int = 1
    """How many stages a search with a network looks ahead: see `stage`."""

    infers = False
    """Whether what others did tells anything: `beliefs` then go by it."""

    def begin(self) -> None:
        """A new game begins: a strategy that remembers anything of the one before forgets it."""

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """What each of a seat's moves seems worth, in points, from nothing but what this seat knows."""
        return [0.0] * len(moves)

    def advisable(self, view: State, seat: int, moves: list[int]) -> list[int]:
        """Those of a seat's moves that a hint may name. A bot may play the others: some pay in the long run,
        though at once they can do nothing, which no short hint explains."""
        return moves

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
        """A quick sensible move of a seat, for games that are only imagined."""
        moves = state._legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        return best_of(moves, self.appraise(state, seat, moves))

    def predict(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """Which of these moves another seat is taken to make, where a search predicts what others do."""
        return best_of(moves, self.appraise(state, seat, moves))

    def horizon(self, state: State) -> int:
        """How far games imagined from here are played, as a number for `is_beyond`; 0 for to the end."""
        return 0

    def is_beyond(self, state: State, horizon: int) -> bool:
        """Whether an imagined game has come so far that `rewards` may judge it before it is over."""
        return False

    def stage(self, state: State) -> int:
        """How far a game has come, as a number that never falls: 0 where nothing was ever learned.

        Where it rises, between two tricks or turns, a network may judge what an imagined game is worth, so
        that it need not be played out.
        """
        return 0

    def rewards(self, state: State) -> list[float]:
        """How good an end, or a state beyond the horizon, is for each seat: from 0 to 1."""
        standings = state.standings()
        if state.over:
            return reward_of_end(standings, state.winners_of(standings), self.margin)
        return reward_of_lead([float(points) for points in standings], self.margin)

    def plausibility(self, world: State, seat: int) -> float:
        """How likely what others did is in an imagined world, beside other worlds; `seat` is who imagines."""
        return 1.0

    def beliefs(self, view: State) -> "Beliefs":
        """Where a search from this view gets its worlds."""
        return WeighedWorlds(view, self) if self.infers else Beliefs(view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """What a seat takes to be so: worlds that fit its view, each as likely as any other."""

    def __init__(self, view: State) -> None:
        self.view = view

    def draw(self, rng: Rng) -> State:
        """A world to play on in."""
        return self.view.imagine(rng)


WORLDS: Final = 1500  # worlds that are kept; one is added with each draw until there are so many


class WeighedWorlds(Beliefs):
    """Worlds drawn by how well they explain what others did.

    Weighing a world takes longer than playing it out, so there are only so many, drawn again and again.
    """

    def __init__(self, view: State, strategy: Strategy) -> None:
        super().__init__(view)
        self._strategy = strategy
        self._worlds: list[State] = []
        self._weights: list[float] = []  # of each world and all before it
        self._weight = 0.0

    def draw(self, rng: Rng) -> State:
        if len(self._worlds) < WORLDS:
            self._weigh_world(rng)
        return self._worlds[self._place_of(rng.random() * self._weight)].clone()

    def weigh(self, world: State) -> float:
        """How likely what others did is in this world, beside other worlds."""
        return self._strategy.plausibility(world, self.view.viewer)

    def _weigh_world(self, rng: Rng) -> None:
        world = self.view.imagine(rng)
        self._weight += self.weigh(world)
        self._worlds.append(world)
        self._weights.append(self._weight)

    def _place_of(self, weight: float) -> i64:
        """The first world up to which all weights together are more than this."""
        low: i64 = 0
        high: i64 = len(self._weights) - 1
        while low < high:
            middle = (low + high) // 2
            if self._weights[middle] > weight:
                high = middle
            else:
                low = middle + 1
        return low


def best_of(moves: list[int], worth: list[float]) -> int:
    """The move that is worth most, the first of several.

    >>> best_of([7, 8, 9], [1.0, 3.0, 3.0])
    8
    """
    best: i64 = 0
    for i in range(i64(1), i64(len(moves))):
        if worth[i] > worth[best]:
            best = i
    return moves[best]


def one_of_best(moves: list[int], worth: list[float], rng: Rng) -> int:
    """A move that is worth most, drawn if there are several.

    >>> one_of_best([7, 8, 9], [1.0, 3.0, 3.0], Rng(1)) in (8, 9)
    True
    """
    best: i64 = 0
    equal: i64 = 1
    for i in range(i64(1), i64(len(moves))):
        if worth[i] > worth[best]:
            best = i
            equal = 1
        elif worth[i] == worth[best]:
            equal += 1
    if equal == 1:
        return moves[best]
    skipped = rng.below(equal)
    most = worth[best]
    while skipped:
        best += 1
        if worth[best] == most:
            skipped -= 1
    return moves[best]


class Style:
    """A kind of player: how closely what they do follows what looks good to us."""

    def __init__(self, share: float, sharp: float, blur: float) -> None:
        self.share = share  # of all players
        self.sharp = sharp  # the points by which a move may look worse and still be made a third as often
        self.blur = blur  # how often they make any move

    def chance(self, worth: list[float], chosen: i64) -> float:
        """How likely such a player chooses this one of moves that look so good."""
        best = max(worth)
        total = 0.0
        for value in worth:
            total += exp((value - best) / self.sharp)
        followed = exp((worth[chosen] - best) / self.sharp) / total
        return self.blur / float(len(worth)) + (1.0 - self.blur) * followed


STYLES: Final = [
    Style(0.7, 0.05, 0.005),  # does what looks best to us
    Style(0.25, 0.7, 0.1),  # goes by that, but knows better at times
    Style(0.05, 1.0, 1.0),  # does anything
]
"""What somebody did so far tells which of these they are, and so how much it tells."""


WINNING: Final = 0.9  # how much of a reward is for winning; the rest is for the lead in points
STEEP: Final = 4.0  # a lead of a whole margin makes the odds e**4


def reward_of_end(standings: list[int], winners: list[int], margin: float) -> list[float]:
    """Rewards for winning, shared by those who tie, and a little for every point of lead.

    >>> [round(reward, 2) for reward in reward_of_end([10, 30, 20], [1], 20.0)]
    [0.0, 0.99, 0.01]
    """
    best: i64 = -1_000_000
    second: i64 = -1_000_000
    for points in standings:
        own: i64 = points
        if own > best:
            second = best
            best = own
        elif own > second:
            second = own
    rewards: list[float] = []
    for points in standings:
        own = points
        rival = second if own == best else best
        rewards.append((1.0 - WINNING) / (1.0 + exp(-STEEP * float(own - rival) / margin)))
    for winner in winners:
        rewards[winner] += WINNING / float(len(winners))
    return rewards


def reward_of_lead(standings: list[float], margin: float) -> list[float]:
    """Rewards before the end: how likely each seat is to win from these points, together 1.

    >>> [round(reward, 2) for reward in reward_of_lead([10.0, 30.0, 20.0], 20.0)]
    [0.02, 0.87, 0.12]
    """
    best = max(standings)
    odds = [exp(STEEP * (points - best) / margin) for points in standings]
    total = sum(odds)
    return [one / total for one in odds]
