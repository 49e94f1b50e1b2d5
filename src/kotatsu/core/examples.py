"""Worked examples of a rulebook: what a game's `examples.toml` says.

An example is a real game with a known deal: some moves lead to it, then each step plays some more and says
what has come of it. One with a single step is a picture. The rulebook names an example where it belongs:
`<!-- example: trick -->`, then the same in words for whoever cannot see it, then `<!-- end -->`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kotatsu.core.state import State
from kotatsu.core.tutorial import checked

if TYPE_CHECKING:
    from kotatsu.core.log import Log

_EXAMPLE = {
    "players": int,
    "seed": str,
    "options": dict,
    "seat": int,
    "before": list,
    "steps": list,
}
_STEP = {"text": str, "rule": str, "show": list, "moves": list, "happens": list, "scored": bool}


@dataclass(frozen=True)
class Step:
    """Some moves, and what is said of them."""

    text: str
    """The id of its sentence, in `examples.<language>.ftl`."""
    rule: str | None = None
    show: tuple[str, ...] = ()
    """Places of the board that it speaks of (`data-area` or `data-spot`)."""
    moves: tuple[str, ...] = ()
    """In the game's notation; by the first seat that owes a decision, or by the one before a colon,
    as in `1: pass`."""
    happens: tuple[Mapping[str, Any], ...] = ()
    """What the sentence says has happened: events that these moves must have brought, as far as they are
    told here."""
    scored: bool = False
    """It speaks of the score sheet, which is shown, too."""


@dataclass(frozen=True)
class Example:
    """A position that is reached by moves, and steps from there on."""

    players: int
    seed: str
    options: Mapping[str, Any]
    before: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int | None = None
    """Whose view is shown; None: a spectator's."""

    def course(self, log: "Log") -> Iterator[int]:
        """Play it in a newly dealt log: first what leads to it, then step by step. Each time, how many moves
        had been made before."""
        for moves in (self.before, *(step.moves for step in self.steps)):
            made = len(log.events)
            for move in moves:
                seat, text = self._read(log.state, move)
                log.play(seat, log.state.parse(seat, text))
            yield made

    def _read(self, state: State, move: str) -> tuple[int, str]:
        before, colon, after = move.partition(": ")
        return (int(before), after) if colon else (state.deciders[0], move)


def read_examples(text: str) -> dict[str, Example]:
    """The examples of a TOML file, by name; `BadInput` says where one is none."""
    examples = {}
    for name, data in tomllib.loads(text).items():
        checked(data, _EXAMPLE, f"examples.toml, {name}")
        for number, step in enumerate(data["steps"], 1):
            checked(step, _STEP, f"examples.toml, {name}, step {number}")
        examples[name] = Example(
            players=data["players"],
            seed=data["seed"],
            options=data.get("options", {}),
            before=tuple(data.get("before", ())),
            steps=tuple(
                Step(**{key: _frozen(value) for key, value in step.items()}) for step in data["steps"]
            ),
            seat=data.get("seat"),
        )
    return examples


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
