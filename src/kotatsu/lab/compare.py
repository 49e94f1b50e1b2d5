"""`kotatsu compare`: two variants of a table on the same deals, until the difference is clear."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kotatsu.lab.figures import Mean, mean_of
from kotatsu.lab.measures import USUAL, Measure, measured
from kotatsu.lab.plan import Plan
from kotatsu.lab.workers import Workers

BATCH = 100  # games between two looks
SHARPEST = 1000  # the number of games at which the test is sharpest

Columns = dict[str, list[float]]


def both(one: Plan, other: Plan, first: int, count: int, texts: tuple[str, ...]) -> tuple[Columns, Columns]:
    """These games of both variants: each term of these measures, game by game."""
    measures = [Measure(text) for text in texts]
    return measured(one, first, count, measures), measured(other, first, count, measures)


@dataclass
class Comparison:
    """How the second of two variants differs from the first; `measure` is what decides when to stop."""

    one: Plan
    other: Plan
    measure: str
    found: tuple[Columns, Columns] = field(default_factory=lambda: ({}, {}))
    others: tuple[str, ...] = USUAL

    @property
    def measures(self) -> list[Measure]:
        return [Measure(text) for text in dict.fromkeys((self.measure, *self.others))]

    @property
    def games(self) -> int:
        return len(next(iter(self.found[0].values()), []))

    def add(self, columns: Sequence[Columns]) -> None:
        for known, new in zip(self.found, columns, strict=True):
            for name, values in new.items():
                known.setdefault(name, []).extend(values)

    def difference(self, measure: Measure) -> Mean:
        """Game by game on the same deal, so that what the deal decides for both cancels out."""
        one, other = (measure.values(columns) for columns in self.found)
        return mean_of(two - before for before, two in zip(one, other, strict=True))

    def verdict(self, within: float | None) -> str | None:
        """`higher`, `lower`, `equal` up to what was asked; None while it is open."""
        difference = self.difference(Measure(self.measure))
        radius = difference.radius(SHARPEST)
        if abs(difference.value) > radius:
            return "higher" if difference.value > 0 else "lower"
        return "equal" if within is not None and radius <= within else None

    def as_data(self, verdict: str | None) -> dict[str, Any]:
        rows = {}
        for measure in self.measures:
            difference = self.difference(measure)
            rows[measure.text] = {
                "one": measure.mean(self.found[0]).as_data(),
                "other": measure.mean(self.found[1]).as_data(),
                "difference": round(difference.value, 5),
                "within": round(difference.radius(SHARPEST), 5) if self.games >= 20 else None,
            }
        plans = {"one": self.one.as_data(), "other": self.other.as_data()}
        return {**plans, "games": self.games, "measure": self.measure, "verdict": verdict, "measures": rows}


def compare(
    comparison: Comparison, games: int, within: float | None, workers: Workers
) -> Iterator[int | str | None]:
    """How many games were played again and again; at last the verdict. Looks after each batch, in order, so
    that the same comparison stops at the same game on any number of cores."""
    texts = tuple(measure.text for measure in comparison.measures)
    for measure in comparison.measures:
        measure.check()
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    tasks = [(comparison.one, comparison.other, first, count, texts) for first, count in batches]
    verdict = None
    for (_, count), columns in zip(batches, workers.run(both, tasks), strict=False):
        comparison.add(columns)
        yield count
        verdict = comparison.verdict(within)
        if verdict is not None:
            break
    yield verdict
