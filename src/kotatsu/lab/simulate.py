"""`kotatsu simulate`: games by the million as rows, a file for games and, if asked, one for decisions.

Finished parts lie in a folder beside the file until all are there, so that whoever is interrupted goes on
with the same command: no game is lost, none is there twice. Rows follow from the plan alone.
"""

import json
import shutil
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.core.playouts import Watcher
from kotatsu.core.record import write_atomically
from kotatsu.core.state import State
from kotatsu.lab import rows
from kotatsu.lab.plan import Plan, play_plan
from kotatsu.lab.workers import Workers

PLAN = "plan.json"
DECISIONS = 10  # times smaller are parts with a row for each


def game_columns(plan: Plan, first: int, results: "array[int]") -> "rows.Columns":
    """The rows of games. A shared win is a part of one."""
    width, seats = plan.players + 3, range(plan.players)
    lineups = plan.lineups()
    numbers = range(first, first + len(results) // width)
    masks = results[plan.players + 2 :: width]
    shares = {mask: 1 / mask.bit_count() if mask else 0.0 for mask in set(masks)}
    columns: dict[str, rows.Column] = {
        "game": array("q", numbers),
        "deal": array("q", [number // len(lineups) for number in numbers] if len(lineups) > 1 else numbers),
        "moves": results[0::width],
        "opener": results[1::width],
    }
    for seat in seats:
        sitting = [plan.bots[lineup[seat]] for lineup in lineups]
        columns[f"bot_{seat}"] = [sitting[number % len(lineups)] for number in numbers]
    for seat in seats:
        columns[f"points_{seat}"] = results[2 + seat :: width]
    for seat in seats:
        parts = {mask: share if mask >> seat & 1 else 0.0 for mask, share in shares.items()}
        columns[f"won_{seat}"] = array("d", [parts[mask] for mask in masks])
    return columns


class Decisions(Watcher):
    """Notes a row for every decision; points are those before it."""

    def __init__(self, players: int) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in decision_names(players)}
        self._game = self._step = 0

    def begins(self, number: int, state: State) -> None:
        self._game, self._step = number, 0

    def decides(self, state: State, seat: int, moves: list[int], move: int) -> None:
        kind, text = state.ask(seat)["kind"], state.text(seat, move)
        row = (self._game, self._step, seat, kind, len(moves), move, text, *state.standings())
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)
        self._step += 1


def decision_names(players: int) -> list[str]:
    points = [f"points_{seat}" for seat in range(players)]
    return ["game", "step", "seat", "kind", "choices", "move", "text", *points]


def play_part(plan: Plan, first: int, count: int, games: str, decisions: str | None) -> tuple[int, Any, Any]:
    """A part, encoded for these endings: how many decisions it has, its games, its decisions."""
    watcher = Decisions(plan.players) if decisions else None
    results = play_plan(plan, first, count, watcher)
    encoded = rows.encode(game_columns(plan, first, results), games)
    moves = sum(results[0 :: plan.players + 3])
    return moves, encoded, rows.encode(watcher.columns, decisions) if watcher and decisions else None


@dataclass(frozen=True)
class Simulation:
    """Games of a plan on their way into files."""

    plan: Plan
    games: int
    path: Path
    decisions: Path | None = None

    @property
    def folder(self) -> Path:
        """Where finished parts wait."""
        return self.path.with_name(f"{self.path.name}.parts")

    def check(self) -> None:
        """`BadInput` for what cannot be simulated or written; nothing has been played then."""
        self.plan.check()
        for path in filter(None, (self.path, self.decisions)):
            rows.ending_of(path)
        if self.folder.is_dir():
            kept = self.folder / PLAN
            if not kept.is_file() or json.loads(kept.read_text(encoding="utf-8")) != self._manifest():
                raise BadInput("lab-other-plan", folder=str(self.folder))
            return
        for path in filter(None, (self.path, self.decisions)):
            if path.exists():
                raise BadInput("lab-there-already", path=str(path))

    def _manifest(self) -> dict[str, Any]:
        decisions = None if self.decisions is None else str(self.decisions.resolve())
        written = {"plan": self.plan.as_data(), "games": self.games, "decisions": decisions}
        return dict(json.loads(json.dumps(written)))

    def parts(self) -> list[tuple[int, int]]:
        """The first game of each part, and how many it has."""
        size = self.plan.chunk(self.games)
        if self.decisions is not None:  # rows for every decision wait in memory
            size = max(1, size // DECISIONS)
        return [(first, min(size, self.games - first)) for first in range(0, self.games, size)]

    def _file(self, kind: str, first: int) -> Path:
        return self.folder / f"{kind}-{first:012}"

    def kept(self) -> int:
        """How many games are there from a run before this one."""
        return sum(count for first, count in self.parts() if self._file("games", first).is_file())

    def run(self, workers: Workers) -> Iterator[tuple[int, int]]:
        """Play what is missing; games and decisions of every part as it is done, those kept at first."""
        self.check()
        self.folder.mkdir(exist_ok=True)
        write_atomically(self.folder / PLAN, json.dumps(self._manifest()))
        missing = [part for part in self.parts() if not self._file("games", part[0]).is_file()]
        yield self.kept(), 0
        endings = (self.path.suffix, self.decisions.suffix if self.decisions else None)
        tasks = [(self.plan, first, count, *endings) for first, count in missing]
        for (first, count), found in zip(missing, workers.run(play_part, tasks), strict=True):
            moves, games, decisions = found
            if decisions is not None:  # a part is there when its games are, so these come last
                _keep(self._file("decisions", first), decisions)
            _keep(self._file("games", first), games)
            yield count, moves
        self._finish()

    def _finish(self) -> None:
        firsts = [first for first, _ in self.parts()]
        if self.decisions is not None:
            names = decision_names(self.plan.players)
            rows.join([self._file("decisions", first) for first in firsts], names, self.decisions)
        names = list(game_columns(self.plan, 0, array("q")))
        rows.join([self._file("games", first) for first in firsts], names, self.path)
        shutil.rmtree(self.folder)


def _keep(path: Path, content: bytes) -> None:
    scratch = path.with_suffix(".new")
    scratch.write_bytes(content)
    scratch.replace(path)
