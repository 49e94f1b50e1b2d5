"""How to break a game on purpose, and what it means that the suite notices."""

from collections.abc import Callable
from typing import Any

import pytest

import kotatsu
from kotatsu.core.events import Event
from kotatsu.core.game import Game
from kotatsu.core.state import State
from tests.conformance.tables import Table, as_bytes
from tests.thorough import thorough

Mutate = Callable[[pytest.MonkeyPatch], None]
Check = Callable[[Table], None]
Mutant = tuple[str, Mutate, Check, Table]
"""What is broken, how, the check that must fail, and the table it is tried at."""


def tiny_tables(game: Game, hidden: Any) -> dict[str, Table]:
    """The game's tables that are small enough to enumerate, by name."""
    return {
        name: Table(game, players, options, game.make_edition(data))
        for name, players, options, data, _ in hidden.tiny_tables()
    }


def edited_view(kind: type[State], edit: Callable[[Any, Any], None]) -> Mutate:
    """A view that is the real one, then edited: edit(view, state)."""
    real_view = kind.view

    def view(self: State, seat: int | None) -> State:
        shown = real_view(self, seat)
        edit(shown, self)
        return shown

    return lambda patch: patch.setattr(kind, "view", view)


def imagines_unevenly(kind: type[State]) -> Mutate:
    """Of two worlds always the one that comes first in the alphabet."""
    real_imagine = kind.imagine

    def imagine(view: State, rng: kotatsu.Rng) -> State:
        worlds = [real_imagine(view, rng), real_imagine(view, rng)]
        return min(worlds, key=lambda world: as_bytes(world.dump()["state"]))

    return lambda patch: patch.setattr(kind, "imagine", imagine)


def imagines_always_the_same(kind: type[State]) -> Mutate:
    real_imagine = kind.imagine
    return lambda patch: patch.setattr(kind, "imagine", lambda view, rng: real_imagine(view, kotatsu.Rng(1)))


def tells_events_whole(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event.whole())


def every_mutant(mutants: list[Mutant]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("mutate", "check", "table"),
        [pytest.param(*mutant[1:], marks=[thorough] * (place % 2)) for place, mutant in enumerate(mutants)],
        ids=[mutant[0] for mutant in mutants],
    )


def assert_noticed(patch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table) -> None:
    mutate(patch)
    with pytest.raises((AssertionError, kotatsu.KotatsuError)):
        check(table)
