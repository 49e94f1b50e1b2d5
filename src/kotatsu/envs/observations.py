"""What seats know as NumPy arrays: flat, or part by part, with a name for every number."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.observation import Observer, Part, mask_row
from kotatsu.core.state import Setup, State
from kotatsu.envs.shaped import ShapedObserver

Row: TypeAlias = NDArray[np.int8]


def array_of(numbers: Any, kind: Any) -> NDArray[Any]:
    """The memory of a vec as an array: it shows what compiled code writes there."""
    return np.frombuffer(numbers, kind)


def observer_of(game: Game, setup: Setup) -> Observer:
    """The game's own observer, compiled where its rules are; of a game without one, what its shapes say."""
    if game.has_module("observation"):
        observer: Observer = game.module("observation").OBSERVER(setup)
        return observer
    return ShapedObserver(game, setup)


class Observations:
    """How tables of one setup are observed. Seats are counted from the one that looks: "+0" is itself.

    >>> seen = observations("tower-of-pancakes", players=4)
    >>> seen.index("hand", "R5")
    60
    >>> state = kotatsu.game("tower-of-pancakes").new(players=4, seed="kotatsu")
    >>> int(seen.flat(state, 0)[seen.index("phase", "play")])
    1
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.observer = observer_of(game, setup)
        self.size = self.observer.size
        self.moves = setup.move_count

    @property
    def parts(self) -> list[Part]:
        """What belongs together, in the order of the flat form."""
        return self.observer.parts

    @cached_property
    def _indexes(self) -> dict[tuple[str, str], int]:
        return {
            (part.name, label): part.start + n
            for part in self.parts
            for n, label in enumerate(part.labels)
            if label
        }

    def index(self, part: str, label: str) -> int:
        """Where in the flat form this number is."""
        return self._indexes[part, label]

    def flat(self, state: State, seat: int) -> Row:
        """All that a seat knows, of a state or of its view: `size` numbers."""
        return array_of(self.observer.row(state, seat), np.int8).copy()

    def structured(self, row: Row) -> dict[str, Row]:
        """A flat form taken apart: a number for each label of each part."""
        return {part.name: row[part.start : part.stop] for part in self.parts}

    def mask(self, state: State, seat: int) -> Row:
        """A 1 for each legal move of a seat."""
        return array_of(mask_row(state, seat), np.int8)[: self.moves].copy()

    def table(self) -> str:
        """What each number of the flat form means, as a table in Markdown."""
        lines = ["| index | part | what |", "|---|---|---|"]
        for part in self.parts:
            lines += [
                f"| {part.start + n} | {part.name} | {label} |"
                for n, label in enumerate(part.labels)
                if label
            ]
        return "\n".join(lines)

    def overview(self) -> str:
        """The same with a line for each part."""
        lines = ["| indexes | part | what |", "|---|---|---|"]
        for part in self.parts:
            labels = [label or "–" for label in part.labels]
            lines.append(f"| {part.start}–{part.stop - 1} | {part.name} | {_shortened(labels)} |")
        return "\n".join(lines)


MOST_LABELS = 16


def _shortened(labels: list[str]) -> str:
    if len(labels) <= MOST_LABELS:
        return " · ".join(labels)
    return " · ".join([*labels[:6], "…", *labels[-2:]])


def observations(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, edition: Any = None
) -> Observations:
    """How tables of this game, with these options, are observed."""
    found = kotatsu.game(game)
    return Observations(found, found.setup(players, options, edition))
