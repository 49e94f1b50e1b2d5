"""Does the suite notice? Each mutant breaks this game on purpose in one place, and a check must fail.

Only on plain Python: the methods of compiled classes cannot be replaced.
"""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.deals import Dealer
from kotatsu.games.itadaki_sashiage import knowledge, rules
from kotatsu.games.itadaki_sashiage.cards import LEFT_OVER, MOST_SEATS, STACKING
from kotatsu.games.itadaki_sashiage.rules import PancakeState
from tests.conformance import checks
from tests.conformance.hidden import itadaki_sashiage as hidden
from tests.conformance.tables import Table
from tests.games.itadaki_sashiage.positions import GAME
from tests.mutation.harness import (
    Check,
    Mutant,
    Mutate,
    assert_noticed,
    edited_view,
    every_mutant,
    tells_events_whole,
    tiny_tables,
)

if not str(rules.__file__).endswith(".py"):
    pytest.skip("compiled classes cannot be broken", allow_module_level=True)

FULL = Table(GAME, 3, {"rounds": 1})
TINY = tiny_tables(GAME, hidden)

real_prepare = knowledge.prepare_dealer
real_unseen = knowledge.unseen
real_covered_at = knowledge.covered_at


def shows_hands(view: PancakeState, state: PancakeState) -> None:
    view.hands = state.hands[:]


def shows_covered_cards(view: PancakeState, state: PancakeState) -> None:
    view.towers = [own[:] for own in state.towers]


def shows_cards_left_over(view: PancakeState, state: PancakeState) -> None:
    view.hands[LEFT_OVER] = state.hands[LEFT_OVER]


def shows_chosen_towers(view: PancakeState, state: PancakeState) -> None:
    view.chosen = state.chosen


def shows_how_far_a_stack_is(view: PancakeState, state: PancakeState) -> None:
    for seat in range(3):
        if state.phase == STACKING and has(state.waiting, seat) and seat != view.viewer:
            view.moved[seat] = len(state.stacks[seat])


def forgets_voids(view: PancakeState, state: PancakeState) -> None:
    view.voids = vec[i64]([0] * MOST_SEATS)


def forgets_led_x(view: PancakeState, state: PancakeState) -> None:
    view.spoiled = 0


def forgets_its_own_first_tower(patch: pytest.MonkeyPatch) -> None:
    """What it put there itself it imagines like what others did."""

    def unseen(view: PancakeState, seat: int) -> vec[i64]:
        left = real_unseen(view, seat)
        if seat >= 0 and view.towers[seat]:
            for card in view.towers[seat][0][: view.buried[seat]]:
                left[card] += 1
        return left

    patch.setattr(knowledge, "unseen", unseen)
    patch.setattr(
        knowledge, "covered_at", lambda view, seat: real_covered_at(view, seat) or view.buried[seat]
    )


def binds_covered_cards_by_later_voids(patch: pytest.MonkeyPatch) -> None:
    def prepare(view: PancakeState) -> Dealer:
        dealer = real_prepare(view)
        barred = dealer._barred[: LEFT_OVER + 1]
        for seat in range(int(view.box.players)):
            barred += [knowledge.barred_suits(view, seat)] * int(knowledge.covered_at(view, seat))
        view.dealer = Dealer(dealer._sizes, barred, dealer._counts)
        return view.dealer

    patch.setattr(knowledge, "prepare_dealer", prepare)


def redeal(table: Table) -> None:
    for seed in "abc":
        checks.check_redeal(table, seed, hidden.Witness())


def seen(table: Table) -> None:
    for seed in "abc":
        checks.check_seen(table, seed)


def simultaneous(table: Table) -> None:
    checks.check_simultaneous(table, "a")


def imagine(table: Table) -> None:
    checks.check_imagine(table, "a", hidden.Witness())


def worlds(seed: str) -> Callable[[Table], None]:
    """The exact worlds of one game; each seed is one in which the mutant makes a difference."""

    def check(table: Table) -> None:
        checks.check_worlds(table, seed, 0, hidden)

    return check


MUTANTS: list[Mutant] = [
    ("shows hands", edited_view(PancakeState, shows_hands), redeal, FULL),
    ("shows covered cards", edited_view(PancakeState, shows_covered_cards), redeal, FULL),
    ("shows cards left over", edited_view(PancakeState, shows_cards_left_over), redeal, FULL),
    ("shows chosen towers", edited_view(PancakeState, shows_chosen_towers), seen, FULL),
    ("shows how far a stack is", edited_view(PancakeState, shows_how_far_a_stack_is), simultaneous, FULL),
    ("tells events whole", tells_events_whole, seen, FULL),
    ("forgets voids", edited_view(PancakeState, forgets_voids), imagine, FULL),
    (
        "forgets voids, exact worlds",
        edited_view(PancakeState, forgets_voids),
        worlds("a"),
        TINY["two-tricks"],
    ),
    ("forgets a led X", edited_view(PancakeState, forgets_led_x), worlds("x 10"), TINY["one-trick"]),
    ("forgets its own first tower", forgets_its_own_first_tower, worlds("b"), TINY["covered"]),
    ("later voids bind covered cards", binds_covered_cards_by_later_voids, worlds("a"), TINY["covered"]),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
