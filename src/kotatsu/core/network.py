"""A small network that judges what a seat knows: two hidden layers over a row of `core/observation.py`.

It is evaluated here, compiled, so that playing needs nothing else. Most numbers of a row are 0; only the
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
        self._sum_up(row)
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

    def _sum_up(self, row: vec[i64]) -> None:
        """The first layer: the weights of what is not 0."""
        weights = self._weights
        units = self._units
        for j in range(self._first):
            units[j] = weights[self._bias + j]
        at: i64 = 0
        for word in row:
            if word:
                for lane in range(i64(IN_WORD)):
                    byte = (word >> lane * 8) & 255
                    if byte:
                        value = float(int(byte if byte < 128 else byte - 256))
                        start = at + lane * self._first
                        for j in range(self._first):
                            units[j] += value * weights[start + j]
            at += IN_WORD * self._first


def weights_of(inputs: int, first: int, second: int) -> int:
    """How many weights a network with these layers has."""
    return (inputs + 1) * first + (first + 1) * second + second + 1


class Judge:
    """What seats may expect of a state: a network that looks at what each of them knows, and nothing else."""

    def __init__(self, observer: Observer, network: Network, options: int) -> None:
        self._observer = observer
        self._network = network
        self._words: i64 = observer.words
        # What a row does not tell is the same for the whole game: its options, in a last word.
        self._row: vec[i64] = vec[i64]([0] * int(observer.words) + [options])

    def chance(self, state: State, seat: i64) -> float:
        """The reward that this seat may expect, from 0 to 1."""
        row = self._row
        at: i64 = 0
        while at < self._words:
            row[at] = 0
            at += 1
        self._observer.write(state, seat, row, 0)
        return self._network.chance(row)
