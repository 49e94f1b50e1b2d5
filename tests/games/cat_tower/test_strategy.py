"""The greedy bot: it uses only what its seat knows, prefers what is plainly better, and beats random bots."""

from random import Random

import pytest

import kotatsu
from kotatsu.bots import Reason, make_bot
from kotatsu.core.events import Journal
from kotatsu.core.state import State
from kotatsu.games.cat_tower.reasons import remarks
from kotatsu.games.cat_tower.strategy import strategy
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.conformance.tables import random_steps
from tests.games.cat_tower.sheets import GAME, marking, moves, sheet, taking
from tests.games.cat_tower.test_rules import full_but


def favourite(state: State, seat: int = 0) -> str:
    legal = state.legal_moves(seat)
    worth = strategy.appraise(state, seat, legal)
    return moves(state, seat)[worth.index(max(worth))]


def test_it_thinks_the_same_on_its_view_as_on_the_whole_state() -> None:
    for players in GAME.players:
        state = GAME.new(players, "views")
        for seat, move in random_steps(state, Random("views")):
            for decider in state.deciders:
                legal = state.legal_moves(decider)
                worth = strategy.appraise(state, decider, legal)
                assert worth == strategy.appraise(state.view(decider), decider, legal)
                assert len(worth) == len(legal)
            state.play(seat, move)


def test_it_joins_mice() -> None:
    mice = {"B3": "mouse", "B4": "mouse", "C4": "mouse"}
    assert favourite(marking([6, 1], 5, sheet(mice))) in ("mouse B5", "mouse C5", "mouse D5")


def test_it_completes_a_column() -> None:
    assert favourite(marking([4, 1], 6, sheet(full_but("B6", "C6", "D6", columns="BCD")))) == "bowl B6"


def test_it_scores_the_better_cat() -> None:
    marks = {"A1": "mouse", "B1": "mouse", "D1": "mouse", "E1": "mouse", "A2": "yarn"}
    assert favourite(marking([1, 1], 1, sheet(marks))) == "house C1 mouse"


def test_it_passes_when_a_mark_would_cost_too_much() -> None:
    """Only E1 is empty, and every item costs at least four footprints there."""
    state = marking([5, 5], 5, sheet(full_but("E1"), ready=5))
    assert favourite(state) == "pass"


def test_it_takes_the_die_that_it_can_use() -> None:
    """Only the 6th floor has empty hexes: with a 6 something can be marked there whatever is left."""
    state = taking([2, 5, 6], 2, sheet(full_but("B6", "C6", "D6")))
    assert favourite(state) == "take 6"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_bots(players: int) -> None:
    """Its measured share of wins is above 0.99; here only that it is well above an even one."""
    greedy, random = make_bot("greedy", GAME), make_bot("random", GAME)
    rng = kotatsu.Rng("beats")
    games, won = 12, 0
    for number in range(games):
        state = GAME.new(players, f"beats {number}")
        while not state.over:
            seat = state.deciders[0]
            view = state.view(seat)
            bot = greedy if seat == number % players else random
            state.play(seat, bot.choose(view, view.legal_moves(seat), rng))
        won += state.winners == [number % players]
    assert won >= 0.75 * games


def test_a_cat_scored_for_nothing_is_never_advised_without_saying_why() -> None:
    """CT-10: whatever is compared with it, the remark on an empty cat is made."""
    state = marking([1, 2], 1)
    house = state.parse(0, next(text for text in moves(state) if text.endswith("yarn") and "house" in text))
    state.journal = Journal()
    before = state.clone()
    state.play(0, house)
    state.play(1, state.parse(1, "pass"))
    assert state.journal is not None
    (empty,) = [one for one in remarks(before, state, 0, state.journal.events) if one.what == "empty"]
    assert empty.must and empty.fields == {"cat": "yarn", "houses": 1}
    texts = load_texts(GAME)
    told = Narrator(GAME, texts, ["Ann", "Ben"]).reason(
        Reason("empty", empty.fields, False, "always", 1, 1, 0), 0
    )
    assert "for 0" in told and "house" in told
