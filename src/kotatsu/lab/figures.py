"""Means with how sure they are."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kotatsu.bots.arena import CONFIDENT, ERROR


@dataclass
class Mean:
    """Numbers added one by one; no more of them is kept than their mean needs."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Mean") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        if self.count < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1))

    @property
    def within(self) -> float:
        """Half the width of the 95 % interval."""
        return CONFIDENT * math.sqrt(self.variance / self.count) if self.count > 1 else math.inf

    def radius(self, usual: int, error: float = ERROR) -> float:
        """Half the width of an interval that holds for every number of values at once, so that one may stop
        as soon as it says enough: Robbins' mixture bound with the measured variance, sharpest at `usual`, and
        wrong as seldom as `error`."""
        n = self.count
        if n < 20:
            return math.inf
        # Values that are all alike may still differ once in n: never think that we know more than that.
        spread = max(self.variance, 1 / n) * (n + usual) / n**2
        return math.sqrt(spread * math.log((n + usual) / usual / error**2))

    def as_data(self, share: bool = False) -> dict[str, Any]:
        """As JSON. What happened in all of n games may fail in one of n / 3, so a share is never surer."""
        within = max(self.within, 3 / self.count) if share and self.count else self.within
        return {
            "count": self.count,
            "mean": round(self.value, 5),
            "within": None if math.isinf(within) else round(within, 5),
        }


def mean_of(values: Iterable[float]) -> Mean:
    found = Mean()
    for value in values:
        found.add(value)
    return found


def quantile(ordered: list[float], part: float) -> float:
    """The value below which this part of the ordered values lies."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
