"""Small networks over what a seat knows, a row of `core/observation.py`: to judge it, to tell what is done.

They are evaluated here, compiled, so that playing needs nothing else. Most numbers of a row are 0; only the
others cost anything.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.observation import IN_WORD, Observer
from kotatsu.core.state import State

MOST: Final = 30.0  # beyond it a chance is 0 or 1


class Network:
    """`weights` begin with the first layer, for each input those to all its units; then its biases, the
    second layer in the same order, its biases, the weights of the last unit, its bias. They are never
    changed, so that many may share them; each search has a network of its own, whose units are."""

    def __init__(self, inputs: int, first: int, second: int, weights: vec[float]) -> None:
        if len(weights) != weights_of(inputs, first, second):
            raise ValueError(f"These layers have {weights_of(inputs, first, second)} weights.")
        self._first: i64 = first
        self._second: i64 = second
        self._weights = weights
        self._bias: i64 = inputs * first
        self._units: vec[float] = vec[float]([0.0] * first)
        self._later: vec[float] = vec[float]([0.0] * second)

    def chance(self, row: vec[i64]) -> float:
        """What the network makes of a row, from 0 to 1."""
        sum_up(self._weights, self._bias, self._units, row)
        weights = self._weights
        units = self._units
        later = self._later
        at = self._bias + self._first
        bias = at + self._first * self._second
        for j in range(self._second):
            later[j] = weights[bias + j]
        for i in range(self._first):
            value = units[i]
            if value > 0.0:
                for j in range(self._second):
                    later[j] += value * weights[at + j]
            at += self._second
        at = bias + self._second
        total = weights[at + self._second]
        for j in range(self._second):
            value = later[j]
            if value > 0.0:
                total += value * weights[at + j]
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, total))))


def sum_up(weights: vec[float], bias: i64, units: vec[float], row: vec[i64]) -> None:
    """A first layer: the weights of what is not 0 in a row, for all units; their biases begin at `bias`."""
    many: i64 = len(units)
    for j in range(many):
        units[j] = weights[bias + j]
    at: i64 = 0
    for word in row:
        if word:
            for lane in range(i64(IN_WORD)):
                byte = (word >> lane * 8) & 255
                if byte:
                    value = float(int(byte if byte < 128 else byte - 256))
                    start = at + lane * many
                    for j in range(many):
                        units[j] += value * weights[start + j]
        at += IN_WORD * many


def weights_of(inputs: int, first: int, second: int) -> int:
    """How many weights a network with these layers has."""
    return (inputs + 1) * first + (first + 1) * second + second + 1


class Judge:
    """What seats may expect of a state: a network that looks at what each of them knows, and nothing else."""

    def __init__(self, observer: Observer, network: Network, options: int) -> None:
        self._observer = observer
        self._network = network
        # What a row does not tell is the same for the whole game: its options, in a last word.
        self._row: vec[i64] = vec[i64]([0] * int(observer.words) + [options])

    def chance(self, state: State, seat: i64) -> float:
        """The reward that this seat may expect, from 0 to 1."""
        look(self._observer, state, seat, self._row)
        return self._network.chance(self._row)


def look(observer: Observer, state: State, seat: i64, row: vec[i64]) -> None:
    """Put what a seat knows into a row; what else stands behind it stays."""
    for at in range(observer.words):
        row[at] = 0
    observer.write(state, seat, row, 0)


class Policy:
    """How likely somebody makes each move: a hidden layer over what the seat knows, added to what the moves
    seem worth at first sight.

    `weights` begin with the hidden layer as in a `Network`; for each move follow those of all units, then the
    biases of the moves, and last how much first sight counts.
    """

    def __init__(self, observer: Observer, options: int, units: int, moves: int, weights: vec[float]) -> None:
        inputs = (int(observer.words) + 1) * IN_WORD
        if len(weights) != weights_of_policy(inputs, units, moves):
            raise ValueError(f"This policy has {weights_of_policy(inputs, units, moves)} weights.")
        self._observer = observer
        self._weights = weights
        self._many: i64 = units
        self._bias: i64 = inputs * units
        self._moves: i64 = self._bias + units
        self._biases: i64 = self._moves + moves * units
        self._sight = weights[len(weights) - 1]
        self._row: vec[i64] = vec[i64]([0] * int(observer.words) + [options])
        self._units: vec[float] = vec[float]([0.0] * units)

    def leanings(self, state: State, seat: i64, moves: list[int], worth: list[float]) -> list[float]:
        """The logarithm of how likely each move is, but for a number that is the same for all."""
        units = self._units
        weights = self._weights
        look(self._observer, state, seat, self._row)
        sum_up(weights, self._bias, units, self._row)
        found: list[float] = []
        place: i64 = 0
        for move in moves:
            own: i64 = move
            total = weights[self._biases + own] + self._sight * worth[place]
            at: i64 = self._moves + own * self._many
            for j in range(self._many):
                if units[j] > 0.0:
                    total += units[j] * weights[at + j]
            found.append(total)
            place += 1
        return found


def weights_of_policy(inputs: int, units: int, moves: int) -> int:
    """How many weights a policy with so many units has."""
    return (inputs + 1) * units + moves * (units + 1) + 1
