"""Does the suite notice? Each mutant breaks Cat Tower on purpose in one place, and a check must fail.

Only on plain Python: the methods of compiled classes cannot be replaced.
"""

import pytest

import kotatsu
from kotatsu.core.state import NONE
from kotatsu.games.cat_tower import knowledge
from kotatsu.games.cat_tower.hexes import FILLED, MOVE_COUNT, PASS, SHEET, hex_of
from kotatsu.games.cat_tower.rules import CatState
from tests.conformance import checks
from tests.conformance.hidden import cat_tower as hidden
from tests.conformance.tables import Table
from tests.mutation.harness import (
    Check,
    Mutant,
    Mutate,
    assert_noticed,
    edited_view,
    every_mutant,
    imagines_unevenly,
    tells_events_whole,
    tiny_tables,
)

GAME = kotatsu.game("cat-tower")
PLAIN = Table(GAME, 3)
TINY = tiny_tables(GAME, hidden)

real_imagine = CatState.imagine


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


def says_that_the_last_mark_is_hidden_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CatState, "seen", lambda state, seat, move, by: move if by == seat else MOVE_COUNT)


def imagines_passes_only(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(knowledge, "hidden_options", lambda view: [[PASS]] * 4)


def imagines_what_costs_too_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(knowledge, "hidden_options", lambda view: [[*range(6, 186), PASS]] * 4)


def redeal(table: Table) -> None:
    checks.check_redeal(table, "a", hidden.Witness())


def seen(table: Table) -> None:
    checks.check_seen(table, "a")


def imagine(table: Table) -> None:
    checks.check_imagine(table, "a", hidden.Witness())


def worlds(table: Table) -> None:
    checks.check_worlds(table, "a", 1, hidden)


MUTANTS: list[Mutant] = [
    ("copies the choices", edited_view(CatState, copies_the_choices), redeal, PLAIN),
    ("copies the choices, seen alike", edited_view(CatState, copies_the_choices), seen, PLAIN),
    ("shows hexes", edited_view(CatState, shows_the_hexes_of_hidden_marks), redeal, PLAIN),
    ("shows passes", edited_view(CatState, shows_a_footprint_of_hidden_passes), seen, PLAIN),
    ("forgets who has decided", edited_view(CatState, forgets_who_has_decided), imagine, PLAIN),
    ("tells events whole", tells_events_whole, seen, PLAIN),
    ("hides the last mark", says_that_the_last_mark_is_hidden_too, seen, PLAIN),
    ("imagines passes only", imagines_passes_only, imagine, PLAIN),
    ("imagines too much", imagines_what_costs_too_much, imagine, PLAIN),
    ("imagines passes only, tiny", imagines_passes_only, worlds, TINY["3-narrow"]),
    ("imagines unevenly", imagines_unevenly(CatState), worlds, TINY["3-narrow"]),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
