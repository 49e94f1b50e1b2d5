"""Views that leak or forget, events that tell too much, worlds that are impossible or uneven."""

from collections.abc import Callable
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
from tests.conformance.tables import Table, as_bytes

GAME = kotatsu.game("tower-of-pancakes")
PLAIN = Table(GAME, 4, {"mode": "basic"})
MYSTERY = Table(GAME, 4, {"mode": "mystery"})
TINY = {
    name: Table(GAME, n, options, GAME.make_edition(data))
    for name, n, options, data, _ in hidden.tiny_tables()
}

real_view = TowerState.view
real_imagine = TowerState.imagine
real_seen_by = Event.seen_by
Mutate = Callable[[pytest.MonkeyPatch], None]


def edited_view(edit: Callable[[TowerState, TowerState], None]) -> Mutate:
    """A view that is the real one, then edited: edit(view, state)."""

    def view(self: TowerState, seat: int | None) -> TowerState:
        shown = real_view(self, seat)
        edit(shown, self)
        return shown

    return lambda patch: patch.setattr(TowerState, "view", view)


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
    if state.tower.mystery and not state.over:
        view.score_cards = type(state.voids)([UNKNOWN] * 8)


def tells_events_whole(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event.whole())


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


def imagines_always_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TowerState, "imagine", lambda view, rng: real_imagine(view, kotatsu.Rng(1)))


def imagines_unevenly(patch: pytest.MonkeyPatch) -> None:
    def imagine(view: TowerState, rng: kotatsu.Rng) -> TowerState:
        worlds = [real_imagine(view, rng), real_imagine(view, rng)]
        return min(worlds, key=lambda world: as_bytes(world.dump()["state"]))

    patch.setattr(TowerState, "imagine", imagine)


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


MUTANTS: list[tuple[str, Mutate, Callable[[Table], None], Table]] = [
    ("copies the state", edited_view(copies_the_state), redeal, PLAIN),
    ("one bit of another hand", edited_view(shows_one_card_of_the_next_seat), redeal, PLAIN),
    ("shows face-down cards", edited_view(shows_face_down_cards), redeal, MYSTERY),
    ("shows face-down cards, seen alike", edited_view(shows_face_down_cards), seen, MYSTERY),
    ("shows score cards", edited_view(shows_score_cards_that_anybody_saw), redeal, MYSTERY),
    ("tells events whole", tells_events_whole, seen, MYSTERY),
    ("tells looks to all", tells_looks_to_all, redeal, MYSTERY),
    ("asks with a hint", asks_with_a_hint, redeal, PLAIN),
    ("lists others' moves", lets_views_list_the_moves_of_others, closed, PLAIN),
    ("forgets voids", edited_view(forgets_voids), worlds, TINY["4-basic"]),
    ("forgets voids, possible deals", edited_view(forgets_voids), imagine, PLAIN),
    ("forgets face-down voids", edited_view(forgets_voids_of_face_down_cards), imagine, MYSTERY),
    ("later voids bind", edited_view(binds_face_down_cards_by_later_voids), worlds, TINY["4-mystery"]),
    ("forgets its looks", edited_view(forgets_what_it_looked_at), worlds, TINY["4-mystery"]),
    ("imagines without voids", imagines_without_voids, imagine, PLAIN),
    ("imagines always the same", imagines_always_the_same, imagine, PLAIN),
    ("imagines unevenly", imagines_unevenly, worlds, TINY["4-basic"]),
]


@pytest.mark.parametrize(("mutate", "check", "table"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Callable[[Table], None], table: Table
) -> None:
    mutate(monkeypatch)
    with pytest.raises((AssertionError, kotatsu.KotatsuError)):
        check(table)
