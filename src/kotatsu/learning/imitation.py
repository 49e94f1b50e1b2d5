"""How somebody plays, learned from their games: a policy for searches that answer them.

Every decision of every seat is noted, with what the seat knew, what its moves seemed worth at first sight,
and which it made. This takes NumPy alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from kotatsu.bots.imitating import Imitating, sights
from kotatsu.bots.learned import options_word
from kotatsu.core.chance import Rng
from kotatsu.core.game import Game
from kotatsu.core.network import Policy
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Strategy
from kotatsu.learning.samples import Choose, must_observe

UNITS = 32
BATCH = 256
EPOCHS = 6
LEAST_STEPS = 600  # of few decisions there are more epochs
RATE = 2e-3
HELD_BACK = 0.1  # the part of the decisions, the last ones, that tells how well what was learned holds
KEPT = 1e-5  # how fast weights shrink that nothing needs
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Decision:
    """What somebody knew, and what they did."""

    row: list[int]  # words, the last one of the options
    moves: list[int]
    worth: list[float]  # at first sight: see `imitating.sights`
    chosen: int  # which of the moves


class Witness:
    """Plays games of one setup and notes every decision."""

    def __init__(self, game: Game, setup: Setup, strategy: Strategy) -> None:
        self.observer = must_observe(game, setup)
        self.setup = setup
        self.strategy = strategy
        self._options = options_word(setup)

    def play(self, choose: Choose, rng: Rng) -> list[Decision]:
        """One game in which everybody plays so, and all that they decided."""
        state = self.setup.deal(rng.fork())
        rngs = [rng.fork() for _ in range(int(self.setup.players))]
        found: list[Decision] = []
        while not state.over:
            seat = int(state.first_decider())
            moves = state.legal_moves(seat)
            if len(moves) == 1:
                state.play(seat, moves[0])
                continue
            move = choose(state, seat, rngs[seat])
            found.append(self.noted(state, seat, moves, move))
            state.play(seat, move)
        return found

    def noted(self, state: State, seat: int, moves: list[int], move: int) -> Decision:
        row = [*map(int, self.observer.row(state, seat)), self._options]
        return Decision(row, moves, sights(self.strategy, state, seat, moves), moves.index(move))

    def policy(self, fitted: "Fitted") -> Policy:
        """What was learned, for searches at such tables."""
        return Policy(
            self.observer, self._options, fitted.units, self.setup.move_count, vec[float](fitted.numbers())
        )

    def imitating(self, fitted: "Fitted", predicted: float = 1.0, plays_out: bool = True) -> Imitating:
        """The game's strategy, with everybody taken to play by what was learned."""
        return Imitating(self.strategy, self.policy(fitted), predicted, plays_out)


@dataclass
class Fitted:
    """What was learned: a hidden layer, what its units say of each move, and how much first sight counts."""

    inputs: int
    units: int
    moves: int
    parameters: list[Floats]
    used: NDArray[np.int64]  # the inputs that were ever anything but 0
    right: float = 0.0  # of decisions held back: how often the likeliest move was made
    right_at_first_sight: float = 0.0
    surprise: float = 0.0  # of these decisions: the mean of -log of how likely the made move was taken to be
    surprise_at_first_sight: float = 0.0

    def numbers(self) -> list[float]:
        """The weights in the order of `core/network.py`."""
        first, biases, second, others, sight = self.parameters
        whole = np.zeros((self.inputs, self.units), np.float32)
        whole[self.used] = first
        parts = [whole, biases, second.T, others, sight]
        return [float(number) for part in parts for number in part.ravel()]

    def leanings(self, rows: Floats, worth: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Of rows (the used numbers): the hidden units, and the leanings to all moves."""
        first, biases, second, others, sight = self.parameters
        hidden = np.maximum(rows @ first + biases, 0.0)
        found = hidden @ second + others + sight * worth
        return hidden, np.where(legal, found, np.float32(-1e9))


def fit(
    decisions: Sequence[Decision], moves: int, seed: int = 0, units: int = UNITS, least: int = LEAST_STEPS
) -> Fitted:
    """Learn which of its legal moves somebody makes, by what is called maximum likelihood (and Adam)."""
    rng = np.random.default_rng(seed)
    rows = np.array([one.row for one in decisions], np.int64).view(np.int8)
    used = np.flatnonzero(rows.any(axis=0))
    fitted = Fitted(rows.shape[1], units, moves, _start(len(used), units, moves, rng), used)
    held = max(1, round(len(decisions) * HELD_BACK))
    learned = len(decisions) - held
    means = [np.zeros_like(part) for part in fitted.parameters]
    squares = [np.zeros_like(part) for part in fitted.parameters]
    batches = -(-learned // BATCH)
    epochs = max(EPOCHS, -(-least // batches))
    steps, step = epochs * batches, 0
    for _ in range(epochs):
        for chosen in np.array_split(rng.permutation(learned), batches):
            step += 1
            rate = RATE * min(1.0, 20 * step / steps, 1.02 - step / steps)
            for part, slope, mean, square in zip(
                fitted.parameters,
                _slopes(fitted, rows, [decisions[int(n)] for n in chosen], chosen),
                means,
                squares,
                strict=True,
            ):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                scale = (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
                part -= rate * (scale * mean / (np.sqrt(square) + 1e-8) + KEPT * part)
    _judge(fitted, rows, decisions, learned)
    return fitted


def _start(inputs: int, units: int, moves: int, rng: np.random.Generator) -> list[Floats]:
    """At first what is learned is first sight itself."""
    return [
        rng.normal(0.0, inputs**-0.5, (inputs, units)).astype(np.float32),
        np.zeros(units, np.float32),
        np.zeros((units, moves), np.float32),
        np.zeros(moves, np.float32),
        np.ones(1, np.float32),
    ]


Batch = tuple[Floats, Floats, NDArray[np.bool_], NDArray[np.int64]]


def _batch(
    fitted: Fitted, rows: NDArray[np.int8], decisions: Sequence[Decision], which: NDArray[np.int64]
) -> Batch:
    """Rows, worth at first sight, what is legal, and what was chosen."""
    worth = np.zeros((len(decisions), fitted.moves), np.float32)
    legal = np.zeros((len(decisions), fitted.moves), np.bool_)
    for place, one in enumerate(decisions):
        worth[place, one.moves] = one.worth
        legal[place, one.moves] = True
    chosen = np.array([one.moves[one.chosen] for one in decisions])
    return rows[which][:, fitted.used].astype(np.float32), worth, legal, chosen


def _slopes(
    fitted: Fitted, rows: NDArray[np.int8], decisions: Sequence[Decision], which: NDArray[np.int64]
) -> list[Floats]:
    """In which direction each parameter makes what was done less likely."""
    known, worth, legal, chosen = _batch(fitted, rows, decisions, which)
    hidden, leanings = fitted.leanings(known, worth, legal)
    error = _chances(leanings)
    error[np.arange(len(chosen)), chosen] -= 1.0
    error /= len(chosen)
    back = (error @ fitted.parameters[2].T) * (hidden > 0.0)
    sight = np.array([(error * worth).sum()], np.float32)
    return [known.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0), sight]


def _chances(leanings: Floats) -> Floats:
    odds = np.exp(leanings - leanings.max(axis=1, keepdims=True))
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def _judge(fitted: Fitted, rows: NDArray[np.int8], decisions: Sequence[Decision], first: int) -> None:
    """How well it says what was done in the decisions from this one on."""
    which = np.arange(first, len(decisions))
    known, worth, legal, chosen = _batch(fitted, rows, decisions[first:], which)
    sight: Floats = np.where(legal, worth, np.float32(-1e9))
    for leanings, names in (
        (fitted.leanings(known, worth, legal)[1], ("right", "surprise")),
        (sight, ("right_at_first_sight", "surprise_at_first_sight")),
    ):
        chances = _chances(leanings)[np.arange(len(chosen)), chosen]
        setattr(fitted, names[0], float((leanings.argmax(axis=1) == chosen).mean()))
        setattr(fitted, names[1], float(-np.log(np.maximum(chances, 1e-9)).mean()))
