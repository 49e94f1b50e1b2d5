"""Does the suite notice? Each mutant breaks Cat Tower on purpose in one place, and a check must fail.

Only on plain Python: the methods of compiled classes cannot be replaced.
"""

from collections.abc import Callable

import pytest

import kotatsu
from kotatsu.core.events import Event
from kotatsu.games.cat_tower.rules import FILLED, MOVE_COUNT, NONE, PASS, SHEET, CatState, hex_of
from tests.conformance import checks
from tests.conformance.hidden import cat_tower as hidden
from tests.conformance.tables import Table, as_bytes

GAME = kotatsu.game("cat-tower")
PLAIN = Table(GAME, 3)
TINY = {
    name: Table(GAME, players, options, GAME.make_edition(data))
    for name, players, options, data, _ in hidden.tiny_tables()
}

real_view = CatState.view
real_imagine = CatState.imagine
Mutate = Callable[[pytest.MonkeyPatch], None]


def edited_view(edit: Callable[[CatState, CatState], None]) -> Mutate:
    """A view that is the real one, then edited: edit(view, state)."""

    def view(self: CatState, seat: int | None) -> CatState:
        shown = real_view(self, seat)
        edit(shown, self)
        return shown

    return lambda patch: patch.setattr(CatState, "view", view)


def copies_the_choices(view: CatState, state: CatState) -> None:
    view.choices = state.choices[:]


def shows_the_hexes_of_hidden_marks(view: CatState, state: CatState) -> None:
    for seat in range(int(state.setup.players)):
        if state.choices[seat] not in (NONE, PASS):
            view.marks[seat * SHEET + FILLED] |= 1 << int(hex_of(state.choices[seat]))
            view.marks[seat * SHEET] |= 1 << int(hex_of(state.choices[seat]))


def shows_a_footprint_of_hidden_passes(view: CatState, state: CatState) -> None:
    for seat in range(int(state.setup.players)):
        view.tally[seat] += state.choices[seat] == PASS


def forgets_who_has_decided(view: CatState, state: CatState) -> None:
    for seat in range(int(state.setup.players)):
        if seat != view.viewer:
            view.choices[seat] = NONE


def tells_events_whole(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event.whole())


def says_that_the_last_mark_is_hidden_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CatState, "seen", lambda state, seat, move, by: move if by == seat else MOVE_COUNT)


def imagines_passes_only(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CatState, "_hidden_options", lambda view: [[PASS]] * 4)


def imagines_what_costs_too_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CatState, "_hidden_options", lambda view: [[*range(6, 186), PASS]] * 4)


def imagines_unevenly(patch: pytest.MonkeyPatch) -> None:
    def imagine(view: CatState, rng: kotatsu.Rng) -> CatState:
        worlds = [real_imagine(view, rng), real_imagine(view, rng)]
        return min(worlds, key=lambda world: as_bytes(world.dump()["state"]))

    patch.setattr(CatState, "imagine", imagine)


def redeal(table: Table) -> None:
    checks.check_redeal(table, "a", hidden.Witness())


def seen(table: Table) -> None:
    checks.check_seen(table, "a")


def imagine(table: Table) -> None:
    checks.check_imagine(table, "a", hidden.Witness())


def worlds(table: Table) -> None:
    checks.check_worlds(table, "a", 1, hidden)


MUTANTS: list[tuple[str, Mutate, Callable[[Table], None], Table]] = [
    ("copies the choices", edited_view(copies_the_choices), redeal, PLAIN),
    ("copies the choices, seen alike", edited_view(copies_the_choices), seen, PLAIN),
    ("shows hexes", edited_view(shows_the_hexes_of_hidden_marks), redeal, PLAIN),
    ("shows passes", edited_view(shows_a_footprint_of_hidden_passes), seen, PLAIN),
    ("forgets who has decided", edited_view(forgets_who_has_decided), imagine, PLAIN),
    ("tells events whole", tells_events_whole, seen, PLAIN),
    ("hides the last mark", says_that_the_last_mark_is_hidden_too, seen, PLAIN),
    ("imagines passes only", imagines_passes_only, imagine, PLAIN),
    ("imagines too much", imagines_what_costs_too_much, imagine, PLAIN),
    ("imagines passes only, tiny", imagines_passes_only, worlds, TINY["3-narrow"]),
    ("imagines unevenly", imagines_unevenly, worlds, TINY["3-narrow"]),
]


@pytest.mark.parametrize(("mutate", "check", "table"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Callable[[Table], None], table: Table
) -> None:
    mutate(monkeypatch)
    with pytest.raises((AssertionError, kotatsu.KotatsuError)):
        check(table)
