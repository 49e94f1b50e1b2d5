"""A first game, guided: what a game's `tutorial.toml` says.

A tutorial is a real game with a known deal. Whoever learns goes through its steps: some are read, the others
wait for a move. Everybody else plays what stands in the script, and after its end as they like.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kotatsu.core.errors import Misuse
from kotatsu.core.state import State

_TABLE = {"players": int, "seed": str, "options": dict, "script": dict, "steps": list}
_STEP = {"text": str, "show": list, "rule": str, "meanwhile": bool, "after": dict, "moves": list}


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    text: str
    """The id of its sentence, in `tutorial.<language>.ftl`."""
    show: tuple[str, ...] = ()
    """Places of the board that it speaks of (`data-area` or `data-spot`)."""
    rule: str | None = None
    meanwhile: bool = False
    """It is said while others move; else when the learner is asked again."""
    after: Mapping[str, Any] | None = None
    """It is said while others move, as soon as something with all these parts has happened since the
    learner's move: what comes next waits."""
    moves: tuple[Mapping[str, Any], ...] = ()
    """It waits for a move that has all parts of one of these; none: it is only read."""


@dataclass(frozen=True)
class Tutorial:
    """A guided game: how it is dealt, what the others play, what there is to learn."""

    players: int
    seed: str
    options: Mapping[str, Any]
    script: Mapping[int, tuple[str, ...]]
    """By seat, its moves in order, in the game's notation."""
    steps: tuple[Step, ...]
    seat: int = 0
    """The learner's."""

    def span(self, made: int) -> tuple[int, int]:
        """After so many moves of the learner: the first step to read, and the one that waits for the next
        move; both the number of all steps where there is none."""
        last = len(self.steps)
        waiting = [-1, *(number for number, step in enumerate(self.steps) if step.moves)]
        waiting += [last] * (made + 2 - len(waiting))
        return min(waiting[made] + 1, last), waiting[made + 1]

    def step_after(self, made: int) -> Step | None:
        """The step that waits for a move once the learner has made so many; None: the game is theirs."""
        _, waiting = self.span(made)
        return self.steps[waiting] if waiting < len(self.steps) else None

    def choices(self, state: State, made: int) -> list[int]:
        """What the learner may choose now: what the step waits for, where one does. If that cannot be played,
        because rules have changed since, then anything."""
        legal = state.legal_moves(self.seat)
        step = self.step_after(made)
        if step is None:
            return legal
        fitting = [move for move in legal if _fits(state.describe(self.seat, move), step.moves)]
        return fitting or legal

    def scripted(self, state: State, seat: int, made: int) -> int | None:
        """What the script has for a seat that has made so many moves; None: nothing that can be played."""
        script = self.script.get(seat, ())
        if made >= len(script):
            return None
        legal = {state.text(seat, move): move for move in state.legal_moves(seat)}
        return legal.get(script[made])


def _fits(parts: Mapping[str, Any], wanted: tuple[Mapping[str, Any], ...]) -> bool:
    return any(all(parts.get(name) == value for name, value in one.items()) for one in wanted)


def read_tutorial(text: str) -> Tutorial:
    """The tutorial of a TOML file; `BadInput` says where it is none."""
    data = checked(tomllib.loads(text), _TABLE, "tutorial.toml")
    steps = [checked(step, _STEP, f"tutorial.toml, step {n}") for n, step in enumerate(data["steps"], 1)]
    return Tutorial(
        players=data["players"],
        seed=data["seed"],
        options=data.get("options", {}),
        script={int(seat): tuple(moves) for seat, moves in data.get("script", {}).items()},
        steps=tuple(
            Step(**{**step, "show": _all(step, "show"), "moves": _all(step, "moves")}) for step in steps
        ),
    )


def _all(step: Mapping[str, Any], name: str) -> tuple[Any, ...]:
    return tuple(step.get(name, ()))


def checked(data: Any, kinds: Mapping[str, type], where: str) -> dict[str, Any]:
    """A table of a TOML file that has what is needed, and nothing else; `BadInput` if it is none."""
    if not isinstance(data, dict):
        raise Misuse(f"{where}: a table was expected.")
    for name, value in data.items():
        if name not in kinds:
            raise Misuse(f"{where}: there is no {name!r}; there is {', '.join(kinds)}.")
        if not isinstance(value, kinds[name]):
            raise Misuse(f"{where}: {name!r} is not of the kind {kinds[name].__name__!r}.")
    missing = [name for name in ("players", "seed", "steps", "text") if name in kinds and name not in data]
    if missing:
        raise Misuse(f"{where}: {missing[0]!r} is missing.")
    return data
