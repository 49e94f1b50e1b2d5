"""Why a line of the score sheet counts what it counts: the pieces on the board, and what has happened.

A game says it in `counted.py`, with one of these functions, or both:

    spots(state, seat, category)   the places of the board (`data-spot`) that a line counts
    lines(state, event)            the lines an event adds to: [(seat, category, how many)]

A game without the file has a sheet whose lines cannot be opened.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kotatsu.core.game import Game
from kotatsu.core.state import State

Event = dict[str, Any]


class Counted(NamedTuple):
    """What one line counts."""

    spots: list[str]
    events: list[Event]


def counted(game: Game, state: State, story: Sequence[Event]) -> list[Counted]:
    """Of a view or a whole state, for each line of its sheet; the story is what the same eyes saw."""
    module = module_of(game)
    spots = getattr(module, "spots", None)
    happened: dict[tuple[int, str], list[Event]] = {}
    if hasattr(module, "lines"):
        for event in story:
            for seat, category, _ in module.lines(state, event):
                happened.setdefault((seat, category), []).append(event)
    return [
        Counted(spots(state, seat, category) if spots and count else [], happened.get((seat, category), []))
        for seat, category, count, *_ in state.sheet()
    ]


def module_of(game: Game) -> Any:
    """The game's `counted.py`; None if it has none."""
    return game.module("counted") if game.has_module("counted") else None
