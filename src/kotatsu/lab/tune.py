"""`kotatsu tune`: search an edition's numbers for a stated target.

CMA-ES with margin (Hamano and others, 2022) searches whole numbers as it does real ones. Every candidate of a
generation plays the same deals, the next generation others, so that luck neither favours a candidate nor
lasts; the best few and the edition as it was meet again on deals that nobody has seen. Each trial is a line
of a file: the same command goes on where it was.
"""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.core.registry import game as find_game
from kotatsu.lab.measures import Measure, measured
from kotatsu.lab.plan import Plan
from kotatsu.lab.rows import need
from kotatsu.lab.variants import changed, edition_of, numbers_of, spread
from kotatsu.lab.workers import Workers

IMPOSSIBLE = 1e6  # the loss of numbers that do not fit together
FINALISTS = 4
AGAIN = 4  # times as many games for each of them
FRESH = 1_000_000  # the first deal of the final

_RANGE = r"(-?[\d.]+?)\.\.(-?[\d.]+)"


@dataclass(frozen=True)
class Target:
    """What a measure shall be: between these two."""

    measure: Measure
    low: float
    high: float

    @classmethod
    def read(cls, typed: str) -> "Target":
        """`winner-points=20..40`, or `ties=0`."""
        name, _, wanted = typed.rpartition("=")
        found = re.fullmatch(_RANGE, wanted)
        try:
            low, high = (float(found[1]), float(found[2])) if found else (float(wanted), float(wanted))
        except ValueError:
            raise BadInput("lab-no-target", typed=repr(typed)) from None
        target = cls(Measure(name), low, high)
        target.measure.check()
        return target

    def loss(self, value: float) -> float:
        """The square of how far outside a value is, as a part of the target."""
        outside = max(self.low - value, value - self.high, 0.0)
        return float((outside / max(abs(self.low), abs(self.high), 0.01)) ** 2)


@dataclass(frozen=True)
class Range:
    """A number of the edition, or several that stay equal, and where it may lie."""

    path: str
    low: int
    high: int

    @classmethod
    def read(cls, typed: str, plan: Plan) -> "Range":
        """`score.in_hand:-4..0`."""
        path, _, wanted = typed.partition(":")
        found = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", wanted)
        if found is None or int(found[1]) >= int(found[2]):
            raise BadInput("lab-no-range", typed=repr(typed))
        known = numbers_of(find_game(plan.game), edition_of(plan))
        if not spread(path) or not set(spread(path)) <= set(known):
            raise BadInput("lab-no-number", game=plan.game, path=path)
        return cls(path, int(found[1]), int(found[2]))


@dataclass(frozen=True)
class Search:
    """All that a search follows from."""

    plan: Plan
    targets: tuple[Target, ...]
    ranges: tuple[Range, ...]
    games: int
    trials: int

    def start(self) -> dict[str, int]:
        """The numbers as they are, where they may lie."""
        known = numbers_of(find_game(self.plan.game), edition_of(self.plan))
        usual = {one.path: known[spread(one.path)[0]] for one in self.ranges}
        return {one.path: min(max(usual[one.path], one.low), one.high) for one in self.ranges}

    def check(self) -> None:
        need("cmaes")
        self.plan.check()

    @property
    def population(self) -> int:
        return 4 + int(3 * math.log(len(self.ranges)))

    def as_data(self) -> dict[str, Any]:
        targets = [[target.measure.text, target.low, target.high] for target in self.targets]
        ranges = [[one.path, one.low, one.high] for one in self.ranges]
        return {"plan": self.plan.as_data(), "targets": targets, "ranges": ranges, "games": self.games}


Trial = dict[str, Any]
"""`numbers`, `loss`, and `measures`: a mean for each target."""


def try_out(search: Search, numbers: dict[str, int], first: int, games: int) -> Trial:
    """Play with these numbers; how far from the target that is."""
    try:
        plan = changed(search.plan, numbers)
        plan.setup()
    except BadInput:
        return {"numbers": numbers, "loss": IMPOSSIBLE, "measures": {}}
    measures = [target.measure for target in search.targets]
    columns = measured(plan, first, games, measures)
    means = {measure.text: measure.mean(columns) for measure in measures}
    loss = sum(target.loss(means[target.measure.text].value) for target in search.targets)
    shown = {name: mean.as_data() for name, mean in means.items()}
    return {"numbers": numbers, "loss": round(loss, 6), "measures": shown}


def tune(search: Search, path: Path, workers: Workers) -> Iterator[Trial | dict[str, Any]]:
    """Every trial as it is known; at last what was found: `found`, `before`, `trials`."""
    search.check()
    known = _read(path, search)
    trials: list[Trial] = []
    with path.open("a", encoding="utf-8") as file:
        if not known:
            file.write(json.dumps(search.as_data()) + "\n")
        for generation, asked in _ask(search, trials):
            old = known[len(trials) : len(trials) + len(asked)]
            if [trial["numbers"] for trial in old] != asked[: len(old)]:
                raise BadInput("lab-other-plan", folder=str(path))
            tasks = [(search, one, generation * search.games, search.games) for one in asked[len(old) :]]
            trials += old
            yield from old
            for trial in workers.run(try_out, tasks):
                file.write(json.dumps(trial) + "\n")
                file.flush()
                trials.append(trial)
                yield trial
    yield _final(search, trials, workers)


def _ask(search: Search, trials: list[Trial]) -> Iterator[tuple[int, list[dict[str, int]]]]:
    """The numbers of each generation, once the trials of the one before are known."""
    numpy = need("numpy")
    start = search.start()
    bounds = numpy.array([[one.low, one.high] for one in search.ranges], dtype=float)
    optimiser = need("cmaes").CMAwM(
        mean=numpy.array([float(start[one.path]) for one in search.ranges]),
        sigma=max(1.0, max(one.high - one.low for one in search.ranges) / 5),
        bounds=bounds,
        steps=numpy.ones(len(search.ranges)),
        seed=sum(search.plan.seed.encode()) % 2**31,
        population_size=search.population,
    )
    yield 0, [start]
    generation = 0
    while len(trials) < search.trials:
        generation += 1
        asked = [optimiser.ask() for _ in range(search.population)]
        named = [
            {one.path: round(float(value)) for one, value in zip(search.ranges, values, strict=True)}
            for values, _ in asked
        ]
        yield generation, named
        losses = [trial["loss"] for trial in trials[-search.population :]]
        optimiser.tell([(told, loss) for (_, told), loss in zip(asked, losses, strict=True)])


def _final(search: Search, trials: list[Trial], workers: Workers) -> dict[str, Any]:
    """The best few and the edition as it was, once more on fresh deals."""
    best: dict[str, Trial] = {}
    for trial in sorted(trials, key=lambda trial: trial["loss"]):
        best.setdefault(json.dumps(trial["numbers"], sort_keys=True), trial)
    names = [trial["numbers"] for trial in list(best.values())[:FINALISTS]]
    games = AGAIN * search.games
    tasks = [(search, numbers, FRESH, games) for numbers in [search.start(), *names]]
    before, *final = workers.run(try_out, tasks)
    found = min([*final, before], key=lambda trial: trial["loss"])
    return {**search.as_data(), "found": found, "before": before, "trials": trials}


def _read(path: Path, search: Search) -> list[Trial]:
    """The trials of a run before this one; half a line at the end is none."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[-1]:  # cut off in the middle
        path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    written = [json.loads(line) for line in lines[:-1]]
    if not written or written[0] != json.loads(json.dumps(search.as_data())):
        raise BadInput("lab-other-plan", folder=str(path))
    return written[1:]
