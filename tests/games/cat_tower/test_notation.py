"""Moves in words and in parts; what a seat may know of the dice to come; what may be taken back."""

from random import Random

import pytest

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.log import Log
from tests.conformance.hidden.cat_tower import Witness
from tests.conformance.tables import as_bytes, observers, random_steps, seen_events
from tests.games.cat_tower.sheets import GAME, events, marking, moves, sheet


def test_every_number_below_move_count_has_a_text_of_its_own() -> None:
    state = GAME.new(2, "texts")
    texts = [state.text(0, move) for move in range(GAME.move_count)]
    assert len(set(texts)) == GAME.move_count == 403
    assert texts[0] == "take 1"
    assert texts[6] == "yarn A1"
    assert texts[6 + 4 * 36 + 3 * 6 + 1] == "mouse B4"
    assert texts[186 + (2 * 6 + 1) * 6 + 1] == "house B3 yarn"
    assert texts[402] == "pass"


def test_a_mark_in_its_parts() -> None:
    state = marking([6, 1], 4, sheet(ready=1))
    assert state.describe(0, state.parse(0, "mouse E3")) == {
        "kind": "mark",
        "item": "mouse",
        "hex": "E3",
        "column": "E",
        "floor": 3,
        "cat": None,
        "score": None,
        "cost": 1,
    }
    assert state.describe(1, state.parse(1, "pass")) == {"kind": "pass"}
    assert state.ask(0) == {"kind": "mark", "own": 6, "left": 4, "footprints": 1, "fits": True}


def test_a_house_in_its_parts_names_the_cat() -> None:
    state = marking([1, 1], 1)
    described = state.describe(0, state.parse(0, "HOUSE  c1 Bowl"))
    assert (described["item"], described["hex"], described["cat"], described["cost"]) == (
        "house",
        "C1",
        "bowl",
        0,
    )


@pytest.mark.parametrize(
    ("cat", "score"),
    [
        ("yarn", {"houses": 2, "items": 3, "points": 6}),
        ("house", {"houses": 2, "items": 2, "points": 4}),  # this house too
        ("mouse", {"houses": 2, "items": 0, "points": 0}),
    ],
)
def test_a_house_in_its_parts_says_what_the_cat_would_bring(cat: str, score: dict[str, int]) -> None:
    state = marking([1, 1], 1, sheet({"B3": "house", "A1": "yarn", "B1": "yarn", "D4": "yarn"}))
    move = state.parse(0, f"house C1 {cat}")
    assert state.describe(0, move)["score"] == score
    state.play(0, move)
    state.play(1, state.parse(1, "pass"))
    assert events(state, "scored") == [{"seat": 0, "cat": cat, **score}]


def test_the_question_says_whether_anything_fits() -> None:
    full = {f"{column}2": "mouse" for column in "ABCD"}
    assert marking([2, 1], 2, sheet()).ask(0)["fits"]
    assert not marking([2, 1], 2, sheet(full)).ask(0)["fits"]  # yarn on floor 2, which is full
    assert marking([2, 1], 2, sheet(full, ready=1)).ask(0)["fits"]


def test_who_starts_is_asked_in_the_words_of_the_book() -> None:
    asked = GAME.box.say("option-first_leader-help")
    assert asked == "the seat of who saw a cat most recently; drawn at random if not named"


def test_every_reachable_hex_is_told_with_its_cost() -> None:
    """The witness tries all ways by itself; costs of `describe` are the cheaper of the two."""
    rng = Random("reach")
    witness = Witness()
    for number in range(60):
        ready = rng.randrange(12)
        state = marking([rng.randrange(1, 7), rng.randrange(1, 7)], rng.randrange(1, 7), sheet(ready=ready))
        witness.start(state)
        dump = state.dump()["state"]
        assert sorted(moves(state)) == sorted(witness.may_decide(dump, 0)), number
        for move in state.legal_moves(0):
            described = state.describe(0, move)
            if described["kind"] == "mark":
                pair = (witness.items.index(described["item"]) + 1, described["floor"])
                ways = [(dump["taken"][0], dump["dice"][0]), (dump["dice"][0], dump["taken"][0])]
                costs = [abs(pair[0] - item) + abs(pair[1] - floor) for item, floor in ways]
                assert described["cost"] == min(costs) <= ready


def test_nothing_shows_the_dice_to_come() -> None:
    """Another seed from now on: nobody sees a difference before the next roll."""
    state = GAME.new(3, "seed")
    rng = Random("seed")
    for seat, move in random_steps(state, rng):
        dump = state.dump()
        dump["chance"]["seed"] = "quite another"
        other = GAME.load(dump)
        other.journal, state.journal = Journal(), Journal()
        rolls = state.ask(seat)["kind"] == "mark" and len(state.deciders) == 1
        state.play(seat, move)
        other.play(seat, move)
        for observer in observers(state):
            if not rolls:
                assert as_bytes(state.view(observer).dump()) == as_bytes(other.view(observer).dump())
                assert as_bytes(seen_events(state, observer)) == as_bytes(seen_events(other, observer))


def test_a_running_export_tells_nothing_of_hidden_marks_not_even_a_pass() -> None:
    log = Log(GAME, 2, "export", {"first_leader": 0})
    for seat in (0, 1):
        log.play(seat, log.state.legal_moves(seat)[0])
    log.play(0, log.state.parse(0, "pass"))
    assert [seat for seat, _ in log.record_for(1).moves] == [0, 1]
    log.play(1, log.state.parse(1, "pass"))
    assert log.record_for(1).moves[2:] == [(0, "?"), (1, "pass")]
    assert log.record_for(0).moves[2:] == [(0, "pass"), (1, "pass")]  # the last one was open at once


def test_a_mark_may_be_withdrawn_until_all_have_marked() -> None:
    log = Log(GAME, 2, "undo", {"first_leader": 0})
    for seat in (0, 1):
        log.play(seat, log.state.legal_moves(seat)[0])
    log.play(0, log.state.parse(0, "pass"))
    assert log.can_withdraw(0) and log.can_undo(0)
    log.withdraw(0)
    assert log.state.deciders == (0, 1)
    log.play(1, log.state.parse(1, "pass"))
    log.play(0, log.state.parse(0, "pass"))
    assert not log.can_withdraw(0) and not log.can_undo(0)


def test_taking_a_die_may_be_undone_until_the_next_seat_moves() -> None:
    log = Log(GAME, 3, "undo", {"first_leader": 0})
    log.play(0, log.state.legal_moves(0)[0])
    assert log.can_undo(0)


def test_hidden_marks_are_imagined_evenly() -> None:
    state = marking([6, 3, 2], 4)
    options = moves(state, 1)
    state.play(1, state.parse(1, "pass"))
    view = GAME.load(state.view(0).dump())
    rng = kotatsu.Rng("even")
    found = [view.imagine(rng).dump()["state"]["choices"][1][0] for _ in range(200 * len(options))]
    assert set(found) == set(options)
    assert all(150 < found.count(option) < 250 for option in options)


def test_commits_in_any_order_give_the_same_table() -> None:
    dumps = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = marking([6, 3, 2], 4)
        for seat in order:
            state.play(seat, state.parse(seat, ("mouse B4", "butterfly B4", "pass")[seat]))
        dumps.append(as_bytes(state.dump()))
    assert len(set(dumps)) == 1
