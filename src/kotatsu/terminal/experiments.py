"""The lab's commands as they are told in a terminal: how far they are, and what they found."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kotatsu.core.editions import as_toml
from kotatsu.core.record import write_atomically
from kotatsu.core.registry import game as find_game
from kotatsu.drawing.canvas import Line, cells, right
from kotatsu.lab.compare import Comparison, compare
from kotatsu.lab.plan import Plan
from kotatsu.lab.report import Report, tune_page
from kotatsu.lab.simulate import Simulation
from kotatsu.lab.study import Effort, study
from kotatsu.lab.tune import Search, tune
from kotatsu.lab.variants import edition_of, with_numbers
from kotatsu.lab.workers import Workers
from kotatsu.terminal.files import write_json
from kotatsu.terminal.progress import tally
from kotatsu.terminal.speech import load_texts, say, spoken

WIDTH = 20
STEPS = 1000  # of the bar of a report


def simulate(simulation: Simulation, workers: Workers) -> None:
    """Play, with progress; what was done, and where it is."""
    simulation.check()
    kept, start, moves = simulation.kept(), time.monotonic(), 0
    if kept:
        print(say("simulate-goes-on", games=kept), file=sys.stderr)

    def played() -> Iterator[int]:
        nonlocal moves
        for games, made in simulation.run(workers):
            moves += made
            yield games

    try:
        games = tally(played(), simulation.games, say("lab-games"), say("lab-rate", rate="{}"))
    except KeyboardInterrupt:
        print(
            "\n" + say("simulate-kept", games=simulation.kept(), file=str(simulation.path)), file=sys.stderr
        )
        raise
    rate = round((games - kept) / max(time.monotonic() - start, 0.01))
    print(say("simulate-done", games=games, moves=moves, rate=rate, file=str(simulation.path)))


def write_report(plan: Plan, effort: Effort, workers: Workers, path: Path, json: Path | None) -> None:
    """Study a table, with progress; the report in the language that is spoken here."""
    found: dict[str, Any] = {}

    def steps() -> Iterator[int]:
        done = 0
        for step in study(plan, effort, workers):
            if isinstance(step, dict):
                found.update(step)
            else:
                yield int(step * STEPS) - done
                done = int(step * STEPS)

    tally(steps(), STEPS, say("lab-report"), "")
    write_atomically(path, Report(found, spoken()).html())
    if json is not None:
        write_json(json, found)
    print(say("report-done", file=str(path)))


def compared(
    comparison: Comparison, games: int, within: float | None, workers: Workers
) -> tuple[dict[str, Any], list[Line]]:
    """Compare two variants, with progress; the result as data and as lines."""
    verdict: str | None = None

    def played() -> Iterator[int]:
        nonlocal verdict
        for step in compare(comparison, games, within, workers):
            if isinstance(step, int):
                yield step
            else:
                verdict = step

    tally(played(), games, say("lab-games"), say("lab-rate", rate="{}"))
    data = comparison.as_data(verdict)
    row = data["measures"][comparison.measure]
    texts = load_texts()
    values = {
        "measure": comparison.measure,
        "games": data["games"],
        "difference": texts.digits(f"{abs(row['difference']):.3g}"),
        "within": texts.digits(f"{row['within'] or 0:.2g}"),
    }
    lines: list[Line] = [[(" " + say(f"compare-{verdict or 'open'}", **values), "title")]]
    name_width = max(cells(name) for name in data["measures"]) + 2
    heads = [right(say(f"compare-column-{column}"), WIDTH) for column in ("one", "other", "difference")]
    lines.append([(" " * (name_width + 1), ""), *[(head, "dim") for head in heads]])
    for name, found in data["measures"].items():
        shown = [_shown(found["one"]), _shown(found["other"])]
        shown.append(f"{found['difference']:+.3g} ± {found['within'] or 0:.2g}")
        numbers = [(texts.digits(text).rjust(WIDTH), "") for text in shown]
        lines.append([(f" {name.ljust(name_width)}", ""), *numbers])
    return data, lines


def _shown(row: dict[str, Any]) -> str:
    return f"{row['mean']:.4g} ± {row['within'] or 0:.2g}"


def tuned(search: Search, path: Path, report: Path | None, workers: Workers) -> list[Line]:
    """Search for numbers, with progress; the edition found goes into a file, its way into a report."""
    found: dict[str, Any] = {}

    def tried() -> Iterator[int]:
        for step in tune(search, path.with_name(f"{path.name}.trials"), workers):
            if "found" in step:
                found.update(step)
            else:
                yield 1

    tally(tried(), search.trials, say("lab-trials"), "")
    edition = with_numbers(find_game(search.plan.game), edition_of(search.plan), found["found"]["numbers"])
    write_atomically(path, as_toml(edition))
    if report is not None:
        write_atomically(report, tune_page(found, spoken()))
    before, after = found["before"]["loss"], found["found"]["loss"]
    said = say("tune-done", file=str(path), before=f"{before:.4g}", after=f"{after:.4g}")
    numbers = found["found"]["numbers"].items()
    return [[(f" {said}", "title")], *[[(f"  {key} = {number}", "")] for key, number in numbers]]
