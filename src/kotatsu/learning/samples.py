"""Games to learn from: what each seat knew between two tricks or turns, and what came of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from kotatsu.bots.learned import observer_of, options_word
from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse
from kotatsu.core.game import Game
from kotatsu.core.observation import Observer
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Strategy, reward_of_lead

Choose = Callable[[State, int, Rng], int]
"""A player: a move for a seat, from nothing but what that seat knows."""

Noted = list[tuple[vec[i64], float]]
"""Rows, and the reward that came of each."""

ODD = 0.25  # how often somebody makes any move, until a game is looked at
ASTRAY = 0.5  # the part of the stretches (a round, or a game) that begin with such moves
NOTED = 0.35  # how much is noted of a game: what its seats know tells much the same, so more games tell more
LONGEST = 6  # stages that go astray, at most


@dataclass(frozen=True)
class Samples:
    """Rows of small numbers, and the reward that came of each."""

    rows: NDArray[np.int8]
    rewards: NDArray[np.float32]
    games: NDArray[np.int32]  # which game each is of


def must_observe(game: Game, setup: Setup) -> Observer:
    """What writes the rows of this setup; `Misuse` for a game that has no `observation.py`."""
    observer = observer_of(game, setup)
    if observer is None:
        raise Misuse(f"{game.name} has no observation.py, so there is nothing to look at.")
    return observer


class Recorder:
    """Plays games of one setup and notes what is to be learned from them."""

    def __init__(self, game: Game, setup: Setup, strategy: Strategy) -> None:
        self._observer = must_observe(game, setup)
        self._setup = setup
        self._strategy = strategy
        self._options = options_word(setup)
        self._seats = range(int(setup.players))

    def play(self, players: Sequence[Choose], rng: Rng, learners: Sequence[int] | None = None) -> Noted:
        """One game: rows and rewards, of all seats or of these.

        Half of the time a stretch begins with a few odd moves; from a random stage of it on everybody does
        what they can, and only from there on is anything noted.
        """
        state = self._setup.deal(rng.fork())
        rngs = [rng.fork() for _ in self._seats]
        found: Noted = []
        while not state.over:
            found += self._stretch(state, players, rng, rngs, self._seats if learners is None else learners)
        return found

    def _stretch(
        self,
        state: State,
        players: Sequence[Choose],
        rng: Rng,
        rngs: Sequence[Rng],
        learners: Sequence[int],
    ) -> Noted:
        """What is noted up to the strategy's horizon: a round, or the whole game."""
        strategy = self._strategy
        horizon = strategy.horizon(state)
        stage = strategy.stage(state)
        sober = stage + 1 + int(rng.below(LONGEST)) if rng.random() < ASTRAY else stage
        noted: list[tuple[int, vec[i64]]] = []
        while not state.over and not (horizon and strategy.is_beyond(state, horizon)):
            now = strategy.stage(state)
            if now > stage and now >= sober:
                noted += [(seat, self._row(state, seat)) for seat in learners if rng.random() < NOTED]
            stage = now
            seat = int(state.first_decider())
            odd = stage < sober and seat in learners and rng.random() < ODD
            state.play(seat, state.random_move(seat, rng) if odd else players[seat](state, seat, rngs[seat]))
        rewards = self._worth(state)
        return [(row, rewards[seat]) for seat, row in noted]

    def _worth(self, state: State) -> list[float]:
        """What a stretch came to. Of the end of a game half is what the lead says: who won by a point might
        as well have lost, and a network learns sooner from what is less a matter of luck."""
        rewards = self._strategy.rewards(state)
        if not state.over:
            return rewards
        lead = reward_of_lead([float(points) for points in state.standings()], self._strategy.margin)
        return [(one + other) / 2 for one, other in zip(rewards, lead, strict=True)]

    def _row(self, state: State, seat: int) -> vec[i64]:
        words = int(self._observer.words)
        row = vec[i64]([0] * words + [self._options])
        self._observer.write(state, seat, row, 0)
        return row


def joined(games: Iterable[Noted]) -> Samples:
    """All that was noted in these games."""
    rows: list[NDArray[np.int8]] = []
    rewards: list[float] = []
    numbers: list[int] = []
    for number, game in enumerate(games):
        if game:
            rows.append(np.array([list(row) for row, _ in game], np.int64).view(np.int8))
            rewards += [reward for _, reward in game]
            numbers += [number] * len(game)
    return Samples(np.concatenate(rows), np.array(rewards, np.float32), np.array(numbers, np.int32))
