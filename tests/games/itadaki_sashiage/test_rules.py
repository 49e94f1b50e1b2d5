"""The rules IS-1 to IS-19, one after another; expected values are worked out by hand."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.state import State
from tests.conformance.hidden.itadaki_sashiage import tiny_edition
from tests.conformance.tables import as_bytes, observers, random_steps
from tests.games.itadaki_sashiage.positions import (
    GAME,
    at_the_trick,
    dealt,
    kinds,
    moves,
    play,
    stack_all,
    towers,
)


def body(state: State) -> dict[str, Any]:
    data: dict[str, Any] = state.dump()["state"]
    return data


def all_cards(state: State) -> Counter[str]:
    data = body(state)
    cards = [card for hand in [*data["hands"], *data["stacks"], data["spare"]] for card in hand]
    cards += [card for own in data["towers"] for tower in own for card in tower]
    return Counter(cards + [card[:2] for card in data["table"]])


def refused(state: State, seat: int, text: str) -> str:
    """Why a move is illegal; it must change nothing."""
    before = as_bytes(state.dump())
    move = next(m for m in range(GAME.move_count) if state.text(seat, m) == text)
    with pytest.raises(kotatsu.IllegalMove) as refusal:
        state.play(seat, move)
    assert as_bytes(state.dump()) == before
    return refusal.value.why


# --- cards --------------------------------------------------------------------------------------------------


def test_is1_sixty_cards_in_four_fruits() -> None:
    cards = all_cards(dealt(5))
    assert sum(cards.values()) == 60
    for fruit in "RBYG":
        of_fruit = {face: cards[fruit + face] for face in "123456X"}
        assert of_fruit == {"1": 3, "2": 3, "3": 3, "4": 2, "5": 2, "6": 1, "X": 1}


def test_is2_four_players_without_the_fives() -> None:
    cards = all_cards(dealt(4))
    assert sum(cards.values()) == 52
    assert not [card for card in cards if card[1] == "5"]
    assert cards["Y3"] == 3


def test_is2_three_players_without_the_threes_and_fives() -> None:
    cards = all_cards(dealt(3))
    assert sum(cards.values()) == 40
    assert not [card for card in cards if card[1] in "35"]


@pytest.mark.parametrize(("players", "hand", "left_over"), [(3, 13, 1), (4, 13, 0), (5, 12, 0)])
def test_is3_the_deal(players: int, hand: int, left_over: int) -> None:
    state = dealt(players)
    assert [len(cards) for cards in body(state)["hands"]] == [hand] * players
    assert len(body(state)["spare"]) == left_over


def test_is3_nobody_sees_the_card_left_over() -> None:
    state = dealt(3)
    for observer in observers(state):
        assert body(state.view(observer))["spare"] == [None]


# --- first tower --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(3, 3), (4, 2), (5, 2)])
def test_is4_all_stack_their_first_tower_at_once(players: int, size: int) -> None:
    state = dealt(players)
    assert state.deciders == tuple(range(players))
    for seat in reversed(range(players)):  # in any order
        for step in range(size):
            assert state.ask(seat) == {"kind": "stack", "step": step + 1, "of": size}
            assert seat in state.deciders
            state.play(seat, state.legal_moves(seat)[0])
        assert seat not in state.deciders or players - seat == players
    assert state.deciders == (0,)
    asked = {"kind": "play", "led": None, "follows": False, "only_x": False}
    holds_x = any(card[1] == "X" for card in body(state)["hands"][0])
    assert state.ask(0) == {**asked, "holds_x": holds_x}
    assert [len(own[0]) for own in body(state)["towers"]] == [size] * players


def test_is4_any_cards_in_any_order_bottom_to_top() -> None:
    state = dealt(3)
    hands = body(state)["hands"]
    picked = [[hand[12], hand[0], hand[6]] for hand in hands]
    stack_all(state, *[" ".join(cards) for cards in picked])
    assert [towers(state, seat) for seat in range(3)] == [[" ".join(cards)] for cards in picked]
    assert moves(dealt(3), 1) == [f"stack {card}" for card in dict.fromkeys(hands[1])]


def test_is4_only_the_top_is_seen_by_others() -> None:
    state = dealt(3)
    picked = [hand[:3] for hand in body(state)["hands"]]
    stack_all(state, *[" ".join(cards) for cards in picked])
    assert towers(state.view(1), 1) == [" ".join(picked[1])]
    for observer in (0, 2, None):
        assert towers(state.view(observer), 1) == [f"? ? {picked[1][2]}"]


def test_is4_nobody_learns_a_choice_before_all_are_in() -> None:
    state = dealt(3)
    hand = body(state)["hands"][0]
    before = [as_bytes(state.view(observer).dump()) for observer in (1, 2, None)]
    for card in hand[:2]:
        play_by(state, 0, f"stack {card}")
        assert [as_bytes(state.view(observer).dump()) for observer in (1, 2, None)] == before
        assert all(
            event.seen_by(observer) is None for event in state.take_events() for observer in (1, 2, None)
        )
    assert state.pending(0) == 2
    play_by(state, 0, f"stack {hand[2]}")
    view = body(state.view(1))
    assert view["waiting"] == [1, 2]  # ready, and no more than that
    assert view["stacks"] == [None, [], None]
    assert view["towers"] == [[], [], []]
    told = [event.seen_by(1) for event in state.take_events()]
    assert [event for event in told if event is not None] == [{"event": "ready", "seat": 0}]


def test_is4_a_stack_can_be_withdrawn_until_all_are_ready() -> None:
    log = Log(GAME, 3, "withdraw")
    for move in range(3):
        log.play(0, log.state.legal_moves(0)[move])
    log.play(1, log.state.legal_moves(1)[0])
    assert [log.state.pending(seat) for seat in range(3)] == [3, 1, 0]
    log.withdraw(0)
    assert [log.state.pending(seat) for seat in range(3)] == [0, 1, 0]
    assert log.state.deciders == (0, 1, 2)


def play_by(state: State, seat: int, text: str) -> None:
    state.play(seat, state.parse(seat, text))


# --- tricks -------------------------------------------------------------------------------------------------


def test_is5_the_leader_plays_any_card_but_x() -> None:
    state = at_the_trick(["R1 R1 B4 BX", "R2 R2 R2 R2", "R4 R4 G1 G2"])
    assert moves(state) == ["R1", "B4"]
    assert "IS-5" in refused(state, 0, "BX=1")


def test_is5_who_holds_the_led_fruit_plays_it() -> None:
    state = play(at_the_trick(["R1 R1", "R2 B2", "B1 G2"]), "R1")
    assert moves(state) == ["R2"]
    assert "IS-5" in refused(state, 1, "B2")


def test_is5_x_of_the_led_fruit_follows_and_must() -> None:
    state = play(at_the_trick(["R1 R1", "RX B2", "B1 G2"]), "R1")
    assert moves(state) == [f"RX={n}" for n in range(1, 7)]


def test_is5_who_holds_none_plays_anything() -> None:
    state = play(at_the_trick(["R1 R1", "B2 GX", "B1 G2"]), "R1")
    assert moves(state) == ["B2"] + [f"GX={n}" for n in range(1, 7)]
    play(state, "B2")
    assert body(state)["voids"] == ["", "R", ""]


def test_is6_x_is_declared_in_the_same_move_also_as_a_number_not_in_the_deck() -> None:
    state = play(at_the_trick(["R4 R1", "RX B2", "R6 G2"]), "R4", "RX=5")  # 3 players have no 5
    assert body(state)["table"] == ["R4", "RX=5"]
    assert state.describe(1, state.parse(2, "R6")) == {
        "kind": "play",
        "card": "R6",
        "fruit": "R",
        "number": 6,
    }


def test_is6_x_counts_in_its_own_fruit() -> None:
    state = play(at_the_trick(["R1 R1", "GX B2", "B1 G2"]), "R1", "GX=6", "B1")
    assert body(state)["leader"] == 0  # the green 6 does not follow red


def test_is6_x_declared_six_beats_a_four() -> None:
    state = play(at_the_trick(["R4 R1", "RX B2", "R2 G2"]), "R4", "RX=6", "R2")
    assert body(state)["leader"] == 1
    assert towers(state, 1)[1] == "R4 R2 RX"


def test_is7_only_x_in_hand_leads_one_as_a_one() -> None:
    state = at_the_trick(["RX GX", "R2 B2", "B1 G2"])
    assert moves(state) == ["RX=1", "GX=1"]
    assert "IS-7" in refused(state, 0, "RX=2")
    play(state, "RX=1")
    assert body(state)["spoiled"] == [0]
    assert "spoiled" in kinds(state)


def test_is7_that_round_is_worth_nothing_chance_points_included() -> None:
    state = at_the_trick(
        ["RX GX", "R2 B2", "B4 G2"], [["R6", "B6"], ["B1"], ["Y1"]], trick=8, moved=[3, 0, 0]
    )
    play(state, "RX=1", "R2", "B4")
    for seat in range(3):
        play_by(state, seat, "top 0")
    assert state.scores[0] == 0
    assert ("spoiled", 1, 0, 0) in [row[1:] for row in state.sheet() if row[0] == 0]


def test_is7_a_led_x_tells_all_that_the_hand_holds_nothing_else() -> None:
    # Of 12 cards, the four X and R1 are where seat 2 does not see them: after RX, seat 0 holds another X.
    edition = GAME.make_edition(tiny_edition(4, [1, 1, 0, 0, 0, 0, 1], hand=4, first_tower=2))
    dump = GAME.new(3, "x", {"rounds": 1, "first_leader": 0}, edition).dump()
    dump["state"]["hands"] = [["R2", "RX", "BX", "G2"], ["R1", "B1", "YX", "GX"], ["B2", "Y1", "Y2", "G1"]]
    state = stack_all(GAME.load(dump), "R2 G2", "B1 GX", "Y1 Y2")
    play(state, "RX=1")
    rng = kotatsu.Rng(7)
    worlds = [body(state.view(2).imagine(rng))["hands"][0] for _ in range(60)]
    assert {card for hand in worlds for card in hand} == {"BX", "YX"}


def test_is8_the_highest_of_the_led_fruit_wins() -> None:
    state = play(at_the_trick(["R2 R1", "B6 B2", "R4 G2"]), "R2", "B6", "R4")
    assert body(state)["leader"] == 2


def test_is8_of_equals_the_first_wins() -> None:
    state = play(at_the_trick(["R2 R1", "R4 B2", "R4 G2"]), "R2", "R4", "R4")
    assert body(state)["leader"] == 1


def test_is8_x_ties_as_what_it_was_declared() -> None:
    state = play(at_the_trick(["R2 R1", "R6 B2", "RX G2"]), "R2", "R6", "RX=6")
    assert body(state)["leader"] == 1


def test_is9_own_card_on_top_then_clockwise_down() -> None:
    # Seat 2 wins; its left neighbour is 3, then 0; the right neighbour 1 lies at the bottom.
    state = play(at_the_trick(["R2 R1", "R1 B2", "R6 G2", "R4 Y1"]), "R2", "R1", "R6", "R4")
    assert towers(state, 2) == ["R1", "R1 R2 R4 R6"]


def test_is9_everybody_remembers_what_lies_in_a_won_tower() -> None:
    state = play(at_the_trick(["R2 R1", "R1 B2", "R6 G2", "R4 Y1"]), "R2", "R1", "R6", "R4")
    for observer in observers(state):
        assert towers(state.view(observer), 2)[1] == "R1 R2 R4 R6"


def test_is10_the_winner_leads_next() -> None:
    state = play(at_the_trick(["R2 R1", "B1 B2", "R4 G2"]), "R2", "B1", "R4")
    assert state.deciders == (2,)
    asked = {"kind": "play", "led": None, "follows": False, "only_x": False, "holds_x": False}
    assert state.ask(2) == asked


@pytest.mark.parametrize(("players", "tricks"), [(3, 9), (4, 10), (5, 9)])
def test_is10_tricks_go_on_until_one_card_is_left(players: int, tricks: int) -> None:
    state = dealt(players)
    rng = Random(1)
    won = 0
    for seat, move in random_steps(state, rng):
        if body(state)["phase"] == "top":
            break
        state.play(seat, move)
        won += kinds(state).count("won")
    assert won == tricks
    assert [len(hand) for hand in body(state)["hands"]] == [1] * players


# --- Pancake Chance -----------------------------------------------------------------------------------------

TWO_EACH = [["R1 R6"], ["B1 B6"], ["Y1 Y6"]]


def test_is11_the_same_number_in_any_fruit_gives_a_chance_before_the_next_card() -> None:
    state = play(at_the_trick(["R2 R1", "B2 B1", "R4 G2"], TWO_EACH), "R2", "B2")
    assert state.deciders == (1,)
    assert state.ask(1) == {"kind": "chance", "number": 2, "others": [0], "can": "both"}
    play(state, "take 0:0>1:0")
    assert state.deciders == (2,)
    assert state.ask(2)["kind"] == "play"


def test_is11_another_number_gives_none() -> None:
    state = play(at_the_trick(["R2 R1", "B1 B2", "R4 G2"], TWO_EACH), "R2", "B1")
    assert state.deciders == (2,)


def test_is11_before_the_trick_is_won_its_tower_does_not_exist() -> None:
    state = play(at_the_trick(["R2 R1", "B1 B2", "R2 G2"], TWO_EACH), "R2", "B1", "R2")
    assert state.ask(2) == {"kind": "chance", "number": 2, "others": [0], "can": "both"}
    assert moves(state) == ["take 0:0>2:0", "give 2:0>0:0"]
    play(state, "take 0:0>2:0")
    assert towers(state, 0) == ["R1", "R2 B1 R2"]  # 0 wins with the first of the equal cards


def test_is11_x_triggers_as_declared_and_is_matched_as_declared() -> None:
    state = play(at_the_trick(["R2 R1", "RX B2", "R4 G2"], TWO_EACH), "R2", "RX=2")
    assert state.ask(1)["others"] == [0]
    state = play(at_the_trick(["R2 R1", "RX B2", "R4 G2"], TWO_EACH), "R2", "RX=4", "R4")
    assert state.ask(2) == {"kind": "chance", "number": 4, "others": [1], "can": "both"}


def test_is12_one_chance_for_each_earlier_player_in_any_order() -> None:
    state = at_the_trick(["R2 R1", "R2 B2", "R2 G2"], TWO_EACH)
    play(state, "R2", "R2", "take 0:0>1:0", "R2")
    assert state.ask(2)["others"] == [0, 1]
    assert moves(state) == ["take 1:0>2:0", "give 2:0>0:0", "give 2:0>1:0"]
    play(state, "take 1:0>2:0")
    assert state.ask(2)["others"] == [0]  # each player once
    assert moves(state) == ["give 2:0>0:0"]
    play(state, "give 2:0>0:0")
    assert body(state)["moved"] == [0, 1, 2]
    assert body(state)["phase"] == "play"


def test_is12_a_chance_can_become_possible_by_another() -> None:
    # Nothing to take from 0 and nothing to give; what is taken from 1 can be given to 0.
    state = at_the_trick(["R2 R1", "B2 B1", "G2 G1"], [["R1"], ["B1 B4"], ["Y1"]])
    play(state, "R2", "B2")
    play(state, "give 1:0>0:0", "G2")
    assert state.ask(2)["others"] == [0]
    state = at_the_trick(["R2 R1", "B4 B1", "G2 G1", "Y2 Y1"], [["R1"], ["B1"], ["Y1 Y4"], ["G1"]])
    play(state, "R2", "B4", "G2", "give 2:0>0:0", "Y2")
    assert state.ask(3)["others"] == [0]  # 2 has only single cards now
    play(state, "take 0:0>3:0")
    assert state.ask(3) == {
        "kind": "chance",
        "number": 2,
        "others": [2],
        "can": "give",
    }  # now there is something to give
    assert moves(state) == ["give 3:0>2:0"]


def test_is12_what_stays_impossible_lapses() -> None:
    state = at_the_trick(["R2 R1", "R4 B1", "R2 G1", "R2 Y1"], [["R1"], ["B1"], ["Y1 Y4"], ["GX"]])
    play(state, "R2", "R4", "R2", "give 2:0>0:0")
    state.take_events()
    play(state, "R2", "take 0:0>3:0", "give 3:0>2:0")
    assert "lapsed" not in kinds(state)
    state = at_the_trick(["R2 R1", "R4 B1", "B2 G1", "Y2 Y1"], [["R1"], ["B1"], ["Y1 YX"], ["GX"]])
    play(state, "R2", "R4", "B2")
    assert state.deciders == (3,)  # 2 may give no X, and 0 has a single card
    state.take_events()
    play(state, "Y2", "take 2:0>3:0")  # the X: it cannot be given on to 0
    assert "lapsed" in kinds(state)
    assert body(state)["leader"] == 1


def test_is13_itadaki_takes_a_top_onto_any_own_tower() -> None:
    state = at_the_trick(["R2 R1", "R2 B1", "R4 G1"], [["R1 R6", "R4 R2"], ["B1", "B4"], ["Y1"]])
    play(state, "R2", "R2")
    assert moves(state) == ["take 0:0>1:0", "take 0:0>1:1", "take 0:1>1:0", "take 0:1>1:1"]
    play(state, "take 0:1>1:0")
    assert towers(state, 0) == ["R1 R6", "R4"]
    assert towers(state, 1) == ["B1 R2", "B4"]


def test_is13_sashiage_gives_an_own_top_onto_any_of_theirs() -> None:
    state = at_the_trick(["R2 R1", "R2 B1", "R4 G1"], [["R1", "R4"], ["B1 B4", "B6"], ["Y1"]])
    play(state, "R2", "R2")
    assert moves(state) == ["give 1:0>0:0", "give 1:0>0:1"]
    play(state, "give 1:0>0:1")
    assert towers(state, 0) == ["R1", "R4 B4"]
    assert towers(state, 1) == ["B1", "B6"]


def test_is13_it_must_be_done_if_possible() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], TWO_EACH), "R2", "R2")
    assert all(text.startswith(("take", "give")) for text in moves(state))
    assert "another decision" in refused(state, 1, "B1")


def test_is13_an_x_may_not_be_given() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], [["R1 R6"], ["B1 BX"], ["Y1"]]), "R2", "R2")
    assert moves(state) == ["take 0:0>1:0"]
    assert "IS-13" in refused(state, 1, "give 1:0>0:0")


def test_is13_only_towers_of_a_player_with_that_number() -> None:
    state = play(at_the_trick(["R2 R1", "R4 B1", "R2 G1"], TWO_EACH), "R2", "R4", "R2")
    assert moves(state) == ["take 0:0>2:0", "give 2:0>0:0"]
    assert "IS-12" in refused(state, 2, "take 1:0>2:0")


def test_is14_the_only_card_of_a_tower_stays() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], [["R1", "R1 R4"], ["B1"], ["Y1"]]), "R2", "R2")
    assert moves(state) == ["take 0:1>1:0"]
    assert "IS-14" in refused(state, 1, "take 0:0>1:0")
    assert "IS-14" in refused(state, 1, "give 1:0>0:0")


def test_is14_an_x_may_be_taken() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], [["R1 RX"], ["B1"], ["Y1"]]), "R2", "R2")
    play(state, "take 0:0>1:0")
    assert towers(state, 1) == ["B1 RX"]


def test_is14_all_see_the_card_uncovered_and_remember_it() -> None:
    first = [["R1 R4 R6"], ["B1 B4 B6"], ["Y1 Y4 Y6"]]
    state = at_the_trick(["R2 R1", "R2 B1", "R4 G1"], first, buried=[2, 2, 2])
    assert towers(state.view(2), 0) == ["? ? R6"]
    play(state, "R2", "R2", "take 0:0>1:0")
    for observer in (1, 2, None):
        assert towers(state.view(observer), 0) == ["? R4"]
        assert towers(state.view(observer), 1) == ["B1 B4 B6 R6" if observer == 1 else "? ? B6 R6"]
    took = next(event for event in state.take_events() if event.kind == "took")
    assert took.fields["uncovered"] == "R4"
    # Covered again, it stays known; what lies below it does not become so.
    state = at_the_trick(["R2 R1", "R2 B1", "R2 G1"], first, buried=[2, 2, 2])
    play(state, "R2", "R2", "take 0:0>1:0", "R2", "give 2:0>0:0")
    assert towers(state.view(1), 0) == ["? R4 Y6"]
    assert towers(state.view(1), 2) == ["? Y4"]


def test_is14_how_many_cards_a_tower_holds_is_open() -> None:
    state = stack_all(dealt(3), *[" ".join(hand[:3]) for hand in body(dealt(3))["hands"]])
    assert [len(tower) for own in body(state.view(None))["towers"] for tower in own] == [3, 3, 3]


def test_is15_each_card_moved_is_a_point_that_all_see() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], TWO_EACH), "R2", "R2", "give 1:0>0:0")
    for observer in observers(state):
        assert body(state.view(observer))["moved"] == [0, 1, 0]
    assert state.scores == [0, 0, 0]  # counted at the end of the round


def test_is15_nothing_happens_if_neither_is_possible() -> None:
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"]), "R2", "R2")
    assert state.deciders == (2,)
    assert body(state)["moved"] == [0, 0, 0]
    assert kinds(state) == ["played", "played", "chance", "lapsed"]


# --- end of a round -----------------------------------------------------------------------------------------


def last_cards(**more: Any) -> State:
    """The last trick is played: 0 has a tower with 6 on top and wins one with 4; each holds a last card."""
    state = at_the_trick(
        ["R4 GX", "R2 B6", "R1 G2"], [["R1 R6"], ["B1 BX"], ["Y1", "Y2 Y4"]], trick=8, moved=[1, 0, 2], **more
    )
    return play(state, "R4", "R2", "R1")


def test_is16_all_put_their_last_card_on_an_own_tower_at_once() -> None:
    state = last_cards()
    assert state.deciders == (0, 1, 2)
    assert state.ask(0) == {"kind": "top", "card": "GX"}
    assert [moves(state, seat) for seat in range(3)] == [["top 0", "top 1"], ["top 0"], ["top 0", "top 1"]]
    play_by(state, 2, "top 1")
    play_by(state, 0, "top 1")
    assert towers(state, 2) == ["Y1", "Y2 Y4"]  # nothing before all have chosen
    play_by(state, 1, "top 0")
    assert [towers(state, seat) for seat in range(3)] == [
        ["R1 R6", "R1 R2 R4 GX"],
        ["B1 BX B6"],
        ["Y1", "Y2 Y4 G2"],
    ]


def test_is16_nobody_learns_what_another_has_chosen() -> None:
    state = last_cards()
    one, two = state.clone(), state.clone()
    play_by(one, 2, "top 0")
    play_by(two, 2, "top 1")
    for observer in (0, 1, None):
        assert as_bytes(one.view(observer).dump()) == as_bytes(two.view(observer).dump())
    assert body(one.view(2))["chosen"] == [None, None, 0]
    assert one.seen(2, one.parse(0, "top 1"), 0) == state.seen(2, state.parse(2, "top 0"), 0)


def test_is17_towers_moved_cards_and_tops() -> None:
    state = last_cards()
    for seat, text in ((0, "top 1"), (1, "top 0"), (2, "top 1")):
        play_by(state, seat, text)
    # 0: two towers, tops 6 and X = 0, one moved. 1: one tower, top 6. 2: two towers, tops 1 and 2, two moved.
    assert state.scores == [2 + 6 + 1, 1 + 6, 2 + 1 + 2 + 2]
    rows = [row[1:] for row in state.sheet() if row[0] == 2]
    assert rows == [("towers", 2, 1, 2), ("tops", 3, 1, 3), ("moved", 2, 1, 2), ("spoiled", 0, 0, 0)]
    assert body(state)["past"] == [[9, 7, 7]]


def test_is18_everything_is_shuffled_and_the_last_winner_leads() -> None:
    state = dealt(4, rounds=2, seed="eighteen")
    rng = Random(18)
    winner = None
    for seat, move in random_steps(state, rng):
        state.play(seat, move)
        events = [event.whole() for event in state.take_events()]
        winner = next((event["seat"] for event in events if event["event"] == "won"), winner)
        if body(state)["round"] == 1:
            break
    data = body(state)
    assert (data["phase"], data["trick"], data["leader"]) == ("stack", 0, winner)
    assert [len(hand) for hand in data["hands"]] == [13] * 4
    assert data["towers"] == [[]] * 4
    assert (data["voids"], data["spoiled"], data["moved"]) == ([""] * 4, [], [0] * 4)
    assert all_cards(state) == all_cards(dealt(4))


def test_is18_the_last_round_keeps_no_chance_that_could_tell_the_seed() -> None:
    assert dealt(4, rounds=1).chance is None
    assert dealt(4, rounds=2).chance is not None


@pytest.mark.parametrize("rounds", [1, 3])
def test_is19_after_the_rounds_the_highest_total_wins(rounds: int) -> None:
    state = dealt(3, rounds)
    for seat, move in random_steps(state, Random(19)):
        state.play(seat, move)
    data = body(state)
    assert len(data["past"]) == rounds
    assert state.scores == [sum(points) for points in zip(*data["past"], strict=True)]
    best = max(score for score in state.scores if score is not None)
    assert state.winners == [seat for seat in range(3) if state.scores[seat] == best]


def test_is19_four_rounds_unless_said_otherwise() -> None:
    assert GAME.new(3).setup.options["rounds"] == 4


def test_is19_ties_share() -> None:
    state = at_the_trick(["R4 R6", "R2 B2", "R1 G2"], [["R1"], ["B1"], ["Y6"]], trick=8, moved=[0, 0, 6])
    play(state, "R4", "R2", "R1")
    for seat, text in ((0, "top 0"), (1, "top 0"), (2, "top 0")):
        play_by(state, seat, text)
    # 0: two towers, tops 6 and 4: 12. 1: one tower, top 2: 3. 2: one tower, top 2, six moved: 9.
    assert (state.scores, state.winners) == ([12, 3, 9], [0])
    tied = state.dump()
    tied["state"]["totals"]["moved"][2] += 3
    assert GAME.load(tied).winners == [0, 2]


# --- the whole table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_card_is_somewhere_exactly_once(players: int) -> None:
    state = dealt(players, rounds=2, leader=None)
    cards = all_cards(state)
    for seat, move in random_steps(state, Random(players)):
        state.play(seat, move)
        assert all_cards(state) == cards


@pytest.mark.parametrize(("players", "count", "cards"), [(3, 12, 39), (4, 14, 52), (5, 14, 60)])
def test_figures_at_the_end_of_a_round(players: int, count: int, cards: int) -> None:
    state = dealt(players)
    for seat, move in random_steps(state, Random(players)):
        state.play(seat, move)
    found = [tower for own in body(state)["towers"] for tower in own]
    assert (len(found), sum(map(len, found))) == (count, cards)


def test_all_is_turned_over_when_the_game_is_over() -> None:
    state = dealt(3)
    for seat, move in random_steps(state, Random(3)):
        state.play(seat, move)
    for observer in observers(state):
        assert body(state.view(observer)) == body(state)
        assert body(state.view(observer).imagine(kotatsu.Rng(1))) == body(state)


def test_the_memory_aid_changes_nothing_but_what_is_drawn() -> None:
    plain = GAME.new(3, "aid", {"memory_aid": False})
    aided = GAME.new(3, "aid", {"memory_aid": True})
    for seat, move in random_steps(plain, Random(5)):
        plain.play(seat, move)
        aided.play(seat, move)
        assert body(plain.view(0)) == body(aided.view(0))


def test_a_record_of_a_running_game_hides_the_first_towers_of_others() -> None:
    log = Log(GAME, 3, "own record", {"memory_aid": True})
    for seat in (2, 0, 1):
        for _ in range(3):
            log.play(seat, log.state.legal_moves(seat)[0])
    shown = log.record_for(0).moves
    assert [text for seat, text in shown if seat == 2] == ["?"]  # that it was ready, when it was
    assert [text for seat, text in shown if seat == 1] == [log.moves[-1][1]]  # the last top was open at once
    assert [text for seat, text in shown if seat == 0] == [text for seat, text in log.moves if seat == 0]


def test_a_record_of_a_running_game_gives_nobody_back_what_they_are_meant_to_remember() -> None:
    for aid in (False, True):
        log = Log(GAME, 3, "own record", {"memory_aid": aid})
        while len(log.moves) < 40:
            seat = log.state.deciders[0]
            log.play(seat, log.state.legal_moves(seat)[0])
        played = [move for move in log.moves[log.memory_begins :] if "stack" not in move[1]]
        for observer in observers(log.state):
            own = [
                move for move in log.record_for(observer).moves if move[1] != "?" and "stack" not in move[1]
            ]
            assert own == played
        assert (log.memory_begins == 0) is aid


def test_a_record_of_a_running_game_does_not_tell_in_which_order_towers_grew() -> None:
    one, other = (Log(GAME, 3, "own record", {"memory_aid": True}) for _ in range(2))
    for log, order in ((one, (2, 2, 2, 0, 0, 0, 1, 1, 1)), (other, (0, 0, 2, 2, 2, 0, 1, 1, 1))):
        for seat in order:
            log.play(seat, log.state.legal_moves(seat)[0])
    for observer in (1, 2, None):
        assert one.record_for(observer).moves == other.record_for(observer).moves
