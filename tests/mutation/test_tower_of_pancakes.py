"""Views that leak or forget, events that tell too much, worlds that are impossible or uneven."""

from typing import Any

import pytest

import kotatsu
from kotatsu.core.bits import has
from kotatsu.core.deals import Dealer
from kotatsu.core.events import Event
from kotatsu.core.state import UNKNOWN
from kotatsu.games.tower_of_pancakes.rules import TowerState
from tests.conformance import checks
from tests.conformance.hidden import tower_of_pancakes as hidden
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
    tells_events_whole,
    tiny_tables,
)

GAME = kotatsu.game("tower-of-pancakes")
PLAIN = Table(GAME, 4, {"mode": "basic"})
MYSTERY = Table(GAME, 4, {"mode": "mystery"})
TINY = tiny_tables(GAME, hidden)

real_imagine = TowerState.imagine
real_seen_by = Event.seen_by


def copies_the_state(view: TowerState, state: TowerState) -> None:
    view.hands = state.hands[:]


def shows_one_card_of_the_next_seat(view: TowerState, state: TowerState) -> None:
    view.voids = state.voids[:]
    view.voids[0] |= state.hands[1] & 1


def shows_face_down_cards(view: TowerState, state: TowerState) -> None:
    view.hidden = state.hidden


def shows_score_cards_that_anybody_saw(view: TowerState, state: TowerState) -> None:
    view.score_cards = view.score_cards[:]
    for place in range(8):
        if state.lookers[place]:
            view.score_cards[place] = state.score_cards[place]


def forgets_voids(view: TowerState, state: TowerState) -> None:
    view.voids = type(state.voids)([0, 0, 0, 0])


def forgets_voids_of_face_down_cards(view: TowerState, state: TowerState) -> None:
    view.hidden_voids = type(state.voids)([0, 0, 0, 0])


def binds_face_down_cards_by_later_voids(view: TowerState, state: TowerState) -> None:
    view.hidden_voids = view.voids[:]


def forgets_what_it_looked_at(view: TowerState, state: TowerState) -> None:
    if state.box.mystery and not state.over:
        view.score_cards = type(state.voids)([UNKNOWN] * 8)


def tells_looks_to_all(patch: pytest.MonkeyPatch) -> None:
    def seen_by(event: Event, seat: int | None) -> dict[str, Any] | None:
        return event.whole() if event.kind == "looked" else real_seen_by(event, seat)

    patch.setattr(Event, "seen_by", seen_by)


def asks_with_a_hint(patch: pytest.MonkeyPatch) -> None:
    def ask(self: TowerState, seat: int) -> dict[str, Any]:
        asked = {"kind": "play"} if seat == self.turn else {}
        return asked if not asked else {**asked, "safe": not has(self.hands[(seat + 1) % 4], 7)}

    patch.setattr(TowerState, "ask", ask)


def imagines_without_voids(patch: pytest.MonkeyPatch) -> None:
    real_init = Dealer.__init__

    def init(self: Dealer, sizes: list[int], barred: list[int], counts: list[int]) -> None:
        real_init(self, sizes, [0] * len(barred), counts)

    patch.setattr(Dealer, "__init__", init)


def lets_views_list_the_moves_of_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TowerState, "_must_show_moves_of", lambda view, seat: None)


def redeal(table: Table) -> None:
    for seed in ("a", "b", "c"):
        checks.check_redeal(table, seed, hidden.Witness())


def seen(table: Table) -> None:
    for seed in ("a", "b", "c"):
        checks.check_seen(table, seed)


def imagine(table: Table) -> None:
    for seed in ("a", "b"):
        checks.check_imagine(table, seed, hidden.Witness())


def worlds(table: Table) -> None:
    for seed in ("a", "b", "f"):
        checks.check_worlds(table, seed, 0, hidden)


def closed(table: Table) -> None:
    checks.check_view_is_closed(table, "a")


MUTANTS: list[Mutant] = [
    ("copies the state", edited_view(TowerState, copies_the_state), redeal, PLAIN),
    ("one bit of another hand", edited_view(TowerState, shows_one_card_of_the_next_seat), redeal, PLAIN),
    ("shows face-down cards", edited_view(TowerState, shows_face_down_cards), redeal, MYSTERY),
    ("shows face-down cards, seen alike", edited_view(TowerState, shows_face_down_cards), seen, MYSTERY),
    ("shows score cards", edited_view(TowerState, shows_score_cards_that_anybody_saw), redeal, MYSTERY),
    ("tells events whole", tells_events_whole, seen, MYSTERY),
    ("tells looks to all", tells_looks_to_all, redeal, MYSTERY),
    ("asks with a hint", asks_with_a_hint, redeal, PLAIN),
    ("lists others' moves", lets_views_list_the_moves_of_others, closed, PLAIN),
    ("forgets voids", edited_view(TowerState, forgets_voids), worlds, TINY["4-basic"]),
    ("forgets voids, possible deals", edited_view(TowerState, forgets_voids), imagine, PLAIN),
    ("forgets face-down voids", edited_view(TowerState, forgets_voids_of_face_down_cards), imagine, MYSTERY),
    (
        "later voids bind",
        edited_view(TowerState, binds_face_down_cards_by_later_voids),
        worlds,
        TINY["4-mystery"],
    ),
    ("forgets its looks", edited_view(TowerState, forgets_what_it_looked_at), worlds, TINY["4-mystery"]),
    ("imagines without voids", imagines_without_voids, imagine, PLAIN),
    ("imagines always the same", imagines_always_the_same(TowerState), imagine, PLAIN),
    ("imagines unevenly", imagines_unevenly(TowerState), worlds, TINY["4-basic"]),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
