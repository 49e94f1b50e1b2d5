"""Does the suite notice? Each mutant breaks Trico Roof on purpose in one place, and a check must fail.

Only on plain Python: the methods of compiled classes cannot be replaced.
"""

import pytest

import kotatsu
from kotatsu.games.trico_roof import knowledge
from kotatsu.games.trico_roof.rules import TricoState
from tests.conformance import checks
from tests.conformance.hidden import trico_roof as hidden
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

GAME = kotatsu.game("trico-roof")
PLAIN = Table(GAME, 3)
TINY = tiny_tables(GAME, hidden)

real_fill_in = knowledge.fill_in


def shows_hands(view: TricoState, state: TricoState) -> None:
    view.hands = state.hands[:]


def shows_the_deck(view: TricoState, state: TricoState) -> None:
    view.deck = state.deck


def shows_one_card_of_the_next_seat(view: TricoState, state: TricoState) -> None:
    view.voids = state.voids[:]
    view.voids[0] |= state.hands[1] & 1


def forgets_voids(view: TricoState, state: TricoState) -> None:
    view.voids = type(state.voids)([0] * 5)


def forgets_discarded_requests(view: TricoState, state: TricoState) -> None:
    view.discarded = 0


def imagines_without_voids(patch: pytest.MonkeyPatch) -> None:
    def fill_in(view: TricoState, world: TricoState, rng: kotatsu.Rng) -> None:
        blind = view.clone()
        blind.voids = type(view.voids)([0] * 5)
        real_fill_in(blind, world, rng)

    patch.setattr(knowledge, "fill_in", fill_in)


def imagines_the_deck_in_order(patch: pytest.MonkeyPatch) -> None:
    def fill_in(view: TricoState, world: TricoState, rng: kotatsu.Rng) -> None:
        real_fill_in(view, world, rng)
        world.deck = type(world.deck)(sorted(world.deck))

    patch.setattr(knowledge, "fill_in", fill_in)


def redeal(table: Table) -> None:
    checks.check_redeal(table, "a", hidden.Witness())


def imagine(table: Table) -> None:
    checks.check_imagine(table, "a", hidden.Witness())


def worlds(table: Table) -> None:
    for seed in ("a", "b", "c"):
        checks.check_worlds(table, seed, 0, hidden)


MUTANTS: list[Mutant] = [
    ("shows hands", edited_view(TricoState, shows_hands), redeal, PLAIN),
    ("shows one card", edited_view(TricoState, shows_one_card_of_the_next_seat), redeal, PLAIN),
    ("shows the deck", edited_view(TricoState, shows_the_deck), redeal, PLAIN),
    ("forgets voids", edited_view(TricoState, forgets_voids), imagine, PLAIN),
    ("forgets voids, tiny", edited_view(TricoState, forgets_voids), worlds, TINY["3"]),
    ("forgets discarded", edited_view(TricoState, forgets_discarded_requests), imagine, PLAIN),
    ("imagines without voids", imagines_without_voids, imagine, PLAIN),
    ("imagines the deck in order", imagines_the_deck_in_order, worlds, TINY["2"]),
    ("imagines unevenly", imagines_unevenly(TricoState), worlds, TINY["2"]),
    ("imagines the same", imagines_always_the_same(TricoState), worlds, TINY["2"]),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
