"""Views of Cookie Thief that leak or forget, events that tell too much, worlds that are impossible."""

from typing import Any

import pytest

import kotatsu
from kotatsu.core.events import Event
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.cookie_thief import knowledge
from kotatsu.games.cookie_thief.cards import DOMAIN, KNOWERS, PLACES, SECRET
from kotatsu.games.cookie_thief.rules import CookieState
from tests.conformance import checks
from tests.conformance.hidden import cookie_thief as hidden
from tests.conformance.tables import Table
from tests.mutation.harness import (
    Check,
    Mutant,
    Mutate,
    assert_noticed,
    edited_view,
    every_mutant,
    imagines_always_the_same,
    tiny_tables,
)

GAME = kotatsu.game("cookie-thief")
FIVE = Table(GAME, 5, {"rounds": 2})
TINY = tiny_tables(GAME, hidden)

real_imagine = CookieState.imagine
real_seen_by = Event.seen_by
real_unseen = knowledge.unseen


def copies_the_state(view: CookieState, state: CookieState) -> None:
    view.hands = state.hands[:]


def shows_the_secret_card(view: CookieState, state: CookieState) -> None:
    view.hands[SECRET] = state.hands[SECRET]


def shows_what_anybody_remembers(view: CookieState, state: CookieState) -> None:
    view.memories = state.memories


def shows_who_still_knows(view: CookieState, state: CookieState) -> None:
    for place in range(PLACES):
        view.facts[KNOWERS + place] = state.facts[KNOWERS + place]


def excludes_a_card_too_many(view: CookieState, state: CookieState) -> None:
    if state.hands[1] not in (NONE, UNKNOWN):
        view.facts[DOMAIN + 1] &= ~(1 << (int(state.hands[1]) + 1) % 14)


def forgets_what_hands_are_not(view: CookieState, state: CookieState) -> None:
    for place in range(PLACES):
        if view.facts[DOMAIN + place]:
            view.facts[DOMAIN + place] = (1 << 14) - 1


def forgets_memories(view: CookieState, state: CookieState) -> None:
    view.memories = type(state.memories)([])


def forgets_what_it_saw(view: CookieState, state: CookieState) -> None:
    for place in range(SECRET + 1):
        if place != view.viewer and view.hands[place] != NONE and not state.over:
            view.hands[place] = UNKNOWN
            if view.viewer >= 0:
                view.facts[KNOWERS + place] &= ~(1 << int(view.viewer))


def counts_hidden_hands_as_seen(patch: pytest.MonkeyPatch) -> None:
    def remembers_the_table(view: CookieState, state: CookieState) -> None:
        view.table_itself = state  # type: ignore[attr-defined]

    edited_view(CookieState, remembers_the_table)(patch)
    patch.setattr(
        knowledge, "unseen", lambda view, seat: real_unseen(getattr(view, "table_itself", view), seat)
    )


def tells_events_whole(patch: pytest.MonkeyPatch) -> None:
    def seen_by(event: Event, seat: int | None) -> dict[str, Any] | None:
        return event.whole() if event.kind in ("drew", "looked") else real_seen_by(event, seat)

    patch.setattr(Event, "seen_by", seen_by)


def tells_what_is_held(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event.whole())


def imagines_without_facts(patch: pytest.MonkeyPatch) -> None:
    def imagine(view: CookieState, rng: kotatsu.Rng) -> CookieState:
        forgetful = view.clone()
        forgets_what_hands_are_not(forgetful, forgetful)
        world = real_imagine(forgetful, rng)
        world.facts = view.facts[:]
        return world

    patch.setattr(CookieState, "imagine", imagine)


def redeal(table: Table) -> None:
    for seed in range(12):
        checks.check_redeal(table, str(seed), hidden.Witness())


def seen(table: Table) -> None:
    for seed in range(25):
        checks.check_seen(table, str(seed))


def imagine(table: Table) -> None:
    for seed in range(6):
        checks.check_imagine(table, str(seed), hidden.Witness())


def worlds(table: Table) -> None:
    for seed in range(6):
        checks.check_worlds(table, f"worlds {seed}", 0, hidden)


MUTANTS: list[Mutant] = [
    ("copies the state", edited_view(CookieState, copies_the_state), redeal, FIVE),
    ("shows the secret card", edited_view(CookieState, shows_the_secret_card), redeal, FIVE),
    ("shows what others remember", edited_view(CookieState, shows_what_anybody_remembers), redeal, FIVE),
    ("shows who still knows", edited_view(CookieState, shows_who_still_knows), redeal, FIVE),
    ("excludes by the hidden card", edited_view(CookieState, excludes_a_card_too_many), redeal, FIVE),
    ("counts hidden hands as seen", counts_hidden_hands_as_seen, redeal, FIVE),
    ("tells draws and looks to all", tells_events_whole, redeal, FIVE),
    ("tells which card is held", tells_what_is_held, seen, FIVE),
    ("forgets named cakes", edited_view(CookieState, forgets_what_hands_are_not), worlds, TINY["guesses"]),
    ("forgets looks", edited_view(CookieState, forgets_what_it_saw), worlds, TINY["swaps"]),
    ("forgets after Lummudeig", edited_view(CookieState, forgets_memories), worlds, TINY["kneaded"]),
    ("imagines without facts", imagines_without_facts, imagine, FIVE),
    ("imagines always the same", imagines_always_the_same(CookieState), imagine, FIVE),
]


@every_mutant(MUTANTS)
def test_the_suite_notices(
    monkeypatch: pytest.MonkeyPatch, mutate: Mutate, check: Check, table: Table
) -> None:
    assert_noticed(monkeypatch, mutate, check, table)
