"""Views of High Card that leak or forget, worlds that are impossible or uneven: the suite must notice."""

import pytest

import kotatsu
from kotatsu.games.high_card.rules import HighCardState
from tests.conformance import checks
from tests.conformance.hidden import high_card as hidden
from tests.conformance.tables import Table
from tests.mutation.harness import (
    Check,
    Mutant,
    Mutate,
    assert_noticed,
    edited_view,
    every_mutant,
    imagines_always_the_same,
    imagines_unevenly,
    tiny_tables,
)

GAME = kotatsu.game("high-card")
THREE = Table(GAME, 3)
TINY = tiny_tables(GAME, hidden)["2"]


def copies_the_state(view: HighCardState, state: HighCardState) -> None:
    view.hands = [hand[:] for hand in state.hands]


def shows_the_rest(view: HighCardState, state: HighCardState) -> None:
    view.rest = state.rest


def forgets_the_first_card(view: HighCardState, state: HighCardState) -> None:
    view.opened = view.opened[1:]


def redeal(table: Table) -> None:
    checks.check_redeal(table, "a", hidden.Witness())


def imagine(table: Table) -> None:
    checks.check_imagine(table, "a", hidden.Witness())


def worlds(table: Table) -> None:
    checks.check_worlds(table, "a", 0, hidden)


MUTANTS: list[Mutant] = [
    ("copies the state", edited_view(HighCardState, copies_the_state), redeal, THREE),
    ("shows the rest", edited_view(HighCardState, shows_the_rest), redeal, THREE),
    ("forgets the first card", edited_view(HighCardState, forgets_the_first_card), imagine, THREE),
    ("imagines always the same", imagines_always_the_same(HighCardState), imagine, THREE),
    ("imagines unevenly", imagines_unevenly(HighCardState), worlds, TINY),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
