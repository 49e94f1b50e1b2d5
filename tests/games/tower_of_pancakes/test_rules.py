"""Every rule of Tower Of PanCakes!!, in the order of its rulebook. Expected values are worked out by hand."""

import pytest

import kotatsu
from tests.games.tower_of_pancakes.positions import (
    GAME,
    chips,
    happened,
    legal,
    play,
    points,
    shown,
    table,
    tower,
)

ALL_CARDS = {f"{colour}{number}" for colour in "YBRG" for number in range(1, 9)}


# --- components and set-up ----------------------------------------------------------------------------------


def test_tp1_cards_are_1_to_8_in_four_colours() -> None:
    hands = shown(GAME.new(4, "deck"))["hands"]
    cards = [card for hand in hands for card in hand]
    assert len(cards) == 32
    assert set(cards) == ALL_CARDS


@pytest.mark.parametrize(
    ("number", "plate"), [(1, 6), (2, 5), (3, 5), (4, 4), (5, 4), (6, 3), (7, 3), (8, 2)]
)
def test_tp2_plates_of_four_players(number: int, plate: int) -> None:
    state = table([f"Y{number}", "B1", "R1", "G1"], baked=[20, 0, 0, 0])
    play(state, f"Y{number}", "B1", "R1", "G1")
    assert state.ask(0) == {"kind": "serve", "count": plate, "rank": "first"}


@pytest.mark.parametrize(("number", "pan"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2)])
def test_tp2_pans_of_four_players(number: int, pan: int) -> None:
    # Seat 2 does not follow and is beaten by two cards of the led colour.
    state = table(["Y3", "Y2", f"R{number}", "Y1"], baked=[0, 0, 0, 0])
    play(state, "Y3", "Y2", f"R{number}", "Y1")
    assert chips(state, "baked")[2] == pan
    assert chips(state, "dough")[2] == 15 - pan


def test_tp2_plates_and_pans_of_three_players() -> None:
    plates = [5, 4, 4, 3, 3, 2, 2]
    pans = [6, 6, 5, 5, 5, 4, 4]
    for number in range(1, 8):
        state = table([f"Y{number}", "B1", "B2"], baked=[20, 0, 0])
        play(state, f"Y{number}", "B1", "B2")
        assert state.ask(0)["count"] == plates[number - 1]
        state = table(["Y3", f"R{number}", "Y2"], baked=[0, 0, 0])
        play(state, "Y3", f"R{number}", "Y2")
        assert chips(state, "baked")[1] == pans[number - 1]


def test_tp2_never_depends_on_the_colour() -> None:
    for colour in "YBRG":
        others = [c for c in "YBRG" if c != colour]
        state = table([f"{colour}4", *[f"{other}1" for other in others]], baked=[9, 0, 0, 0])
        play(state, f"{colour}4", *[f"{other}1" for other in others])
        assert state.ask(0)["count"] == 4


def test_tp3_four_players_get_eight_cards_each() -> None:
    part = shown(GAME.new(4, "deal"))
    assert [len(hand) for hand in part["hands"]] == [8, 8, 8, 8]
    assert part["spare"] == []


def test_tp3_three_players_get_nine_each_without_the_eights_and_see_the_last_card() -> None:
    state = GAME.new(3, "deal")
    part = shown(state)
    assert [len(hand) for hand in part["hands"]] == [9, 9, 9]
    dealt = {card for hand in part["hands"] for card in hand}
    assert len(part["spare"]) == 1
    assert dealt | set(part["spare"]) == {card for card in ALL_CARDS if card[1] != "8"}
    for seat in (0, 1, 2, None):
        assert shown(state.view(seat))["spare"] == part["spare"]


def test_tp3_as_many_tricks_as_cards_in_a_hand() -> None:
    for players, tricks in ((3, 9), (4, 8)):
        state = GAME.new(players, "tricks")
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, state.legal_moves(seat)[0])
        assert shown(state)["trick"] == tricks
        assert sum(shown(state)["taken"]) == tricks


def test_tp4_five_baked_and_fifteen_dough() -> None:
    state = GAME.new(4, "chips")
    assert chips(state, "baked") == [5, 5, 5, 5]
    assert chips(state, "dough") == [15, 15, 15, 15]
    assert chips(state, "discarded") == [0, 0, 0, 0]


def test_tp5_score_cards_lie_open_in_basic() -> None:
    for seat in (0, 3, None):
        part = shown(GAME.new(4, "cards").view(seat))
        assert part["score_cards"] == {"above": [5, 6, 7, 8], "below": [4, 3, 2, 1]}


# --- a trick ------------------------------------------------------------------------------------------------


def test_tp6_the_leader_may_play_anything() -> None:
    state = table(["Y1 B2 R3", "Y2 Y3 Y4", "B1 B3 B4", "G1 G2 G3"])
    assert legal(state) == ["Y1", "B2", "R3"]


def test_tp6_the_others_follow_if_they_can_else_play_anything_clockwise() -> None:
    state = table(["Y1 B2", "Y2 R4", "B1 B3", "Y8 G3"], leader=0)
    play(state, "Y1")
    assert state.deciders == (1,)
    assert legal(state) == ["Y2"]
    play(state, "Y2")
    assert legal(state) == ["B1", "B3"]
    play(state, "B3")
    assert legal(state) == ["Y8"]


def test_tp6_not_following_is_refused_with_the_reason() -> None:
    state = table(["Y1 B2", "Y2 R4", "B1 B3", "Y8 G3"])
    play(state, "Y1")
    before = state.dump()
    r4 = 2 * 8 + 3
    with pytest.raises(
        kotatsu.IllegalMove, match=r"Seat 1 cannot play 'R4': .*followed \(TP-6\).*Legal now: Y2"
    ):
        state.play(1, r4)
    with pytest.raises(kotatsu.IllegalMove, match=r"Seat 2 cannot play .*owes no decision now, seat 1 does"):
        state.play(2, 8)
    with pytest.raises(kotatsu.IllegalMove, match="not in the hand"):
        state.play(1, 0)
    assert state.dump() == before


def test_tp7_led_colour_high_to_low_then_others_by_number() -> None:
    state = table(["Y3", "Y5", "R8", "B7"], baked=[1, 1, 1, 1])
    play(state, "Y3", "Y5", "R8", "B7")
    assert happened(state)[4] == {"event": "ranked", "first": 1, "second": 0, "taker": 1}


def test_tp7_a_leader_whom_nobody_follows_is_first_whatever_the_number() -> None:
    state = table(["Y1", "B7", "R8", "G6"], baked=[1, 1, 1, 1])
    play(state, "Y1", "B7", "R8", "G6")
    ranked = happened(state)[4]
    assert (ranked["first"], ranked["second"]) == (0, 2)


def test_tp7_two_lose_with_four_players_one_with_three() -> None:
    four = table(["Y8 B1", "Y7 B2", "Y6 B3", "Y5 B4"], baked=[0, 0, 0, 0])
    play(four, "Y8", "Y7", "Y6", "Y5")
    assert chips(four, "baked") == [0, 0, 2, 3]
    three = table(["Y7 B1", "Y6 B2", "Y5 B3"], baked=[0, 0, 0])
    play(three, "Y7", "Y6", "Y5")
    assert chips(three, "baked") == [0, 0, 5]


def test_tp8_of_equal_numbers_off_colour_the_first_played_ranks_higher() -> None:
    state = table(["Y1", "B5", "R5", "G5"], leader=2, baked=[1, 1, 1, 1])
    play(state, "R5", "G5", "Y1", "B5")
    ranked = happened(state)[4]
    assert (ranked["first"], ranked["second"]) == (2, 3)  # G5 came before B5


def test_tp9_first_serves_then_second_then_the_losers_bake_clockwise_from_the_leader() -> None:
    state = table(["Y6 B1", "Y8 B2", "Y5 B3", "Y7 B4"], leader=2)
    play(state, "Y5", "Y7", "Y6", "Y8")
    assert state.deciders == (1,)
    play(state, "serve A")
    assert state.deciders == (3,)
    play(state, "serve B")
    kinds = [(event["event"], event.get("seat")) for event in happened(state)]
    assert kinds[-4:] == [("served", 1), ("served", 3), ("baked", 2), ("baked", 0)]


def test_tp10_the_first_takes_the_trick_and_leads_the_next() -> None:
    state = table(["Y6 B1", "Y8 B2", "Y5 B3", "Y7 B4"], leader=2)
    play(state, "Y5", "Y7", "Y6", "Y8", "serve A", "serve B")
    assert shown(state)["taken"] == [0, 1, 0, 0]
    assert state.deciders == (1,)
    assert state.ask(1)["kind"] == "play"


# --- serving ------------------------------------------------------------------------------------------------


def test_tp11_as_many_baked_chips_as_the_plate_number_all_on_one_plate() -> None:
    state = table(["Y2 B1", "B2 R1", "B3 R2", "B4 R3"], baked=[7, 5, 5, 5])
    play(state, "Y2", "B2", "B3", "B4")
    assert legal(state) == ["serve A", "serve B", "serve C"]
    play(state, "serve B")
    assert tower(state, "B") == "00000"
    assert chips(state, "baked")[0] == 2


def test_tp11_with_fewer_baked_chips_all_of_them() -> None:
    state = table(["Y1 B1", "B2 R1", "B3 R2", "B4 R3"], baked=[2, 5, 5, 5])
    play(state, "Y1", "B2", "B3", "B4")
    assert state.ask(0)["count"] == 2
    play(state, "serve C")
    assert tower(state, "C") == "00"
    assert chips(state, "baked")[0] == 0


def test_tp11_with_none_the_winner_passes_without_a_decision() -> None:
    state = table(["Y1 B1", "B2 R1", "B3 R2", "B4 R3"], baked=[0, 5, 5, 0])
    play(state, "Y1", "B2", "B3", "B4")
    events = happened(state)
    assert {"event": "passed", "seat": 0} in events
    assert {"event": "passed", "seat": 3} in events
    assert state.deciders == (0,)  # the next trick
    assert state.ask(0)["kind"] == "play"


def test_tp12_a_full_plate_of_a_to_c_cannot_be_chosen() -> None:
    state = table(["Y5 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"A": "0" * 8, "B": "1" * 7})
    play(state, "Y5", "B2", "B3", "B4")
    assert legal(state) == ["serve B", "serve C"]
    with pytest.raises(kotatsu.IllegalMove, match=r"full \(TP-12\)"):
        state.play(0, 64)


def test_tp13_chips_beyond_the_eighth_are_discarded_for_good() -> None:
    state = table(["Y2 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"A": "111111"})
    play(state, "Y2", "B2", "B3", "B4", "serve A")
    assert tower(state, "A") == "11111100"
    assert chips(state, "discarded") == [3, 0, 0, 0]
    assert chips(state, "baked")[0] == 0
    assert sum(chips(state, kind)[0] for kind in ("baked", "dough", "discarded")) + 2 == 20


def test_tp14_dave_is_closed_until_a_b_and_c_are_full() -> None:
    state = table(["Y5 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"A": "0" * 8, "B": "1" * 8, "C": "2" * 7})
    play(state, "Y5", "B2", "B3", "B4")
    assert legal(state) == ["serve C"]
    with pytest.raises(kotatsu.IllegalMove, match="TP-14"):
        state.play(0, 67)


def test_tp14_dave_opens_for_the_second_of_the_same_trick() -> None:
    state = table(["Y5 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"A": "0" * 8, "B": "1" * 8, "C": "2" * 7})
    play(state, "Y5", "B2", "B3", "B4", "serve C")
    assert state.deciders == (3,)
    assert legal(state) == ["serve D"]
    play(state, "serve D")
    assert tower(state, "D") == "3333"


def test_tp15_example_3_a_stack_is_completed_and_the_next_begun() -> None:
    full = {"A": "1" * 8, "B": "1" * 8, "C": "1" * 8, "D": "33333"}
    state = table(["Y1 B1", "B2 R1", "B3 R2", "B4 R3"], towers=full, baked=[6, 0, 0, 0])
    play(state, "Y1", "B2", "B3", "B4", "serve D")
    assert tower(state, "D") == "33333" + "000" + "000"
    assert chips(state, "discarded") == [0, 0, 0, 0]
    rows = {(seat, category): count for seat, category, count, _, _ in state.sheet()}
    assert rows[0, "eighth-D"] == 1  # the third of the three that complete the stack
    assert rows[0, "chips-D"] == 5


def test_tp15_every_stack_of_d_has_an_eighth_chip() -> None:
    full = {"A": "1" * 8, "B": "1" * 8, "C": "1" * 8, "D": "0" * 24}
    state = table(["Y1", "B2", "B3", "B4"], towers=full)
    rows = {(seat, category): (count, points) for seat, category, count, _, points in state.sheet()}
    assert rows[0, "eighth-D"] == (3, 24)
    assert rows[0, "chips-D"] == (21, 21)


# --- baking -------------------------------------------------------------------------------------------------


def test_tp16_losers_bake_their_pan_or_what_is_left() -> None:
    state = table(["Y8 B1", "Y7 B2", "Y1 B3", "R1 B4"], baked=[0, 0, 3, 0], dough=[15, 15, 2, 0])
    play(state, "Y8", "Y7", "Y1", "R1")
    assert chips(state, "baked") == [0, 0, 5, 0]
    assert chips(state, "dough") == [15, 15, 0, 0]


# --- end and score ------------------------------------------------------------------------------------------


def test_tp17_example_4_of_the_rulebook() -> None:
    # A: two lower chips and the 8th; D: four; two discarded; five in hand; six dough. 5 + 8 + 4 - 4 - 5 = 8.
    towers = {"A": "00111110", "B": "1" * 8, "C": "1" * 8, "D": "0000"}
    state = table(
        ["Y8", "Y7", "Y6", "Y5"],
        towers=towers,
        baked=[5, 0, 0, 0],
        dough=[6, 0, 0, 0],
        discarded=[2, 0, 0, 0],
    )
    assert points(state, 0) == {"eighth-A": 5, "chips-A": 8, "chips-D": 4, "discarded": -4, "in-hand": -5}
    assert state.scores[0] == 8


def test_tp17_dough_counts_nothing_and_every_line_is_on_the_sheet() -> None:
    state = table(["Y8", "Y7", "Y6", "Y5"], baked=[0, 0, 0, 0], dough=[20, 20, 20, 20])
    assert state.scores == [0, 0, 0, 0]
    categories = [category for seat, category, *_ in state.sheet() if seat == 0]
    plates = [f"{what}-{plate}" for plate in "ABCD" for what in ("eighth", "chips")]
    assert categories == [*plates, "discarded", "in-hand"]


def test_tp17_a_whole_last_trick_scored() -> None:
    # Seat 0 wins with Y8 and serves 2 on C, completing it: 7 for the 8th, 2 for the other.
    state = table(["Y8", "Y7", "R1", "R2"], towers={"C": "111111"}, baked=[2, 0, 0, 0], dough=[0, 0, 3, 5])
    play(state, "Y8", "Y7", "R1", "R2", "serve C")
    assert state.over
    assert state.scores == [9, 6 * 2, -3, -4]  # R1 bakes 3 (of 4), R2 bakes 4
    assert state.winners == [1]


def test_tp18_the_highest_score_wins() -> None:
    state = table(["Y8", "Y7", "R1", "R2"], towers={"A": "333"}, baked=[0, 0, 0, 0], dough=[0, 0, 0, 0])
    play(state, "Y8", "Y7", "R1", "R2")
    assert state.scores == [0, 0, 0, 12]
    assert state.winners == [3]


def test_tp18_ties_go_to_the_most_tricks_and_then_are_shared() -> None:
    def tied(taken: list[int]) -> list[int]:
        state = table(["Y8", "Y7", "R1", "R2"], baked=[0] * 4, dough=[0] * 4, taken=taken)
        play(state, "Y8", "Y7", "R1", "R2")  # one more trick for seat 0
        assert state.scores == [0, 0, 0, 0]
        return state.winners

    assert tied([0, 2, 5, 0]) == [2]
    assert tied([2, 3, 0, 3]) == [0, 1, 3]
    assert tied([7, 0, 0, 0]) == [0]


def test_tp18_nobody_has_won_while_the_game_runs() -> None:
    assert GAME.new(4, "running").winners == []


# --- mystery ------------------------------------------------------------------------------------------------


def test_tp19_score_cards_are_shuffled_face_down_by_row_and_shown_at_the_end() -> None:
    rows = set()
    for seed in range(30):
        state = GAME.new(4, str(seed), {"mode": "mystery"})
        cards = shown(state)["score_cards"]
        assert sorted(cards["above"]) == [5, 6, 7, 8]
        assert sorted(cards["below"]) == [1, 2, 3, 4]
        rows.add(tuple(cards["above"]))
        for seat in (0, 1, 2, 3, None):
            assert shown(state.view(seat))["score_cards"] == {"above": [None] * 4, "below": [None] * 4}
    assert len(rows) > 10
    state = table(["Y8", "Y7", "R1", "R2"], "mystery", hidden=["B1", "B2", "B3", "B4"], above=(8, 7, 6, 5))
    play(state, "Y8", "Y7", "R1", "R2", "serve A", "serve B")
    assert state.over
    assert shown(state.view(2))["score_cards"]["above"] == [8, 7, 6, 5]
    assert {"event": "revealed", "above": [8, 7, 6, 5], "below": [4, 3, 2, 1]} in happened(state)


def test_tp19_scores_are_hidden_as_long_as_they_depend_on_a_hidden_card() -> None:
    state = table(["Y8 Y1", "Y7 Y2", "R1 R3", "R2 R4"], "mystery", towers={"A": "2"}, baked=[3, 0, 0, 0])
    assert state.scores == [-3, 0, 4, 0]
    assert state.view(0).scores == [-3, 0, None, 0]


def test_tp20_one_card_of_the_game_is_played_face_down_any_card_without_following() -> None:
    state = table(["Y1 B2", "Y2 R4", "B1 B3", "Y8 G3"], "mystery")
    play(state, "Y1")
    assert legal(state) == ["Y2", "down Y2", "down R4"]
    play(state, "down R4")
    assert legal(state) == ["B1", "B3", "down B1", "down B3"]
    play(state, "B1", "Y8", "serve A", "serve B", "look above A")
    assert state.deciders == (3,)
    play(state, "down G3", "down B2")
    assert legal(state) == ["Y2"]  # seat 1 has had its face-down card


def test_tp20_only_in_mystery_modes_and_only_once() -> None:
    for mode in ("basic", "extreme"):
        assert not [
            text for text in legal(table(["Y1 B2", "Y2 R4", "B1 B3", "Y8 G3"], mode)) if "down" in text
        ]
    state = table(["Y1 B2", "Y2 R4", "B1 B3", "Y8 G3"], "mystery", hidden=["G1", "", "", ""])
    assert legal(state) == ["Y1", "B2"]
    with pytest.raises(kotatsu.IllegalMove, match="TP-20"):
        state.play(0, 32)


def test_tp20_who_has_not_done_so_must_do_it_with_the_last_card() -> None:
    state = table(["Y1", "Y2", "B1", "Y8"], "mystery", hidden=["G1", "", "G2", ""])
    assert legal(state) == ["Y1"]
    play(state, "Y1")
    assert legal(state) == ["down Y2"]
    assert state.ask(1)["must_face_down"]
    with pytest.raises(kotatsu.IllegalMove, match=r"last card must be played face down \(TP-20\)"):
        state.play(1, 1)


def test_tp21_a_face_down_card_cannot_win_and_bakes_one_whatever_its_pan_says() -> None:
    state = table(["Y1 B2", "Y8 R4", "B1 B3", "B7 G3"], "mystery", baked=[1, 0, 0, 0])
    play(state, "Y1", "down Y8", "B1", "B7")
    ranked = happened(state)[4]
    assert (ranked["first"], ranked["second"]) == (0, 3)
    play(state, "serve A")
    assert chips(state, "baked") == [0, 1, 4, 0]  # seat 1 bakes 1, seat 2 the 4 of its B1


def test_tp21_none_without_dough() -> None:
    state = table(["Y1 B2", "Y8 R4", "B1 B3", "B7 G3"], "mystery", baked=[0] * 4, dough=[0] * 4)
    play(state, "Y1", "down Y8", "B1", "B7")
    assert chips(state, "baked") == [0, 0, 0, 0]
    assert {"event": "baked", "seat": 1, "count": 0} in happened(state)


def test_tp22_the_led_colour_is_that_of_the_first_face_up_card() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery")
    play(state, "down B2")
    assert state.ask(1)["led"] is None
    assert legal(state) == ["Y2", "R4", "down Y2", "down R4"]  # nobody has to follow yet
    play(state, "R4")
    assert state.ask(2)["led"] == "R"
    assert legal(state) == ["R1", "down Y3", "down R1"]  # moves are sorted by card


def test_tp22_only_face_up_cards_are_ranked_and_one_alone_has_no_second() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery", baked=[5, 5, 5, 5])
    play(state, "down B2", "down Y2", "R1", "down G3")
    assert happened(state)[4] == {"event": "ranked", "first": 2, "second": None, "taker": 2}
    play(state, "serve A")
    assert chips(state, "baked") == [6, 6, 0, 6]
    assert state.ask(state.deciders[0]) == {"kind": "look"}


def test_tp23_if_all_play_face_down_all_lose_and_the_leader_takes_the_pile_and_leads_on() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery", leader=2)
    play(state, "down R1", "down Y8", "down Y1", "down Y2")
    assert happened(state)[4] == {"event": "ranked", "first": None, "second": None, "taker": 2}
    assert chips(state, "baked") == [6, 6, 6, 6]
    assert shown(state)["taken"] == [0, 0, 1, 0]
    play(state, "look above A", "look above A", "look above A", "look above A")
    assert state.deciders == (2,)
    assert state.ask(2)["kind"] == "play"


def test_tp24_face_down_players_look_clockwise_from_the_leader_after_baking() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery", leader=3, above=(8, 5, 6, 7))
    play(state, "Y8", "down B2", "Y2", "down R1", "serve A", "serve A")
    assert state.deciders == (0,)
    assert len(legal(state)) == 8
    play(state, "look above B")
    assert state.deciders == (2,)
    play(state, "look above B")  # also one that others have seen
    assert shown(state)["lookers"]["above"] == [[], [0, 2], [], []]
    for seat in (1, 3, None):  # all see which card, only the lookers its number
        view = shown(state.view(seat))
        assert view["lookers"]["above"] == [[], [0, 2], [], []]
        assert view["score_cards"]["above"] == [None] * 4
    assert shown(state.view(0))["score_cards"]["above"] == [None, 5, None, None]
    assert state.deciders == (3,)


def test_tp24_after_the_last_trick_nobody_looks() -> None:
    state = table(["Y1", "Y2", "R1", "Y8"], "mystery", hidden=["", "G1", "G2", "G3"], baked=[0] * 4)
    play(state, "down Y1", "Y2", "R1", "Y8")
    assert state.over


def test_tp25_a_face_down_card_is_not_shown_while_the_game_lasts() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery")
    play(state, "Y1", "down R4", "Y3", "Y8", "serve A", "serve B")
    for seat in (0, 2, 3, None):
        assert shown(state.view(seat))["hidden"] == [[], [None], [], []]
        assert state.seen(1, 32, seat) == state.seen(1, 33, seat)
    assert shown(state.view(1))["hidden"] == [[], ["R4"], [], []]
    played = [event for event in state.take_events() if event.kind == "played"][1]
    assert played.seen_by(0) == {"event": "played", "seat": 1, "face": "down"}
    assert played.seen_by(1) == {"event": "played", "seat": 1, "face": "down", "card": "R4"}


def test_tp25_a_void_shown_later_does_not_bind_the_face_down_card() -> None:
    state = table(["Y1 B2 G8", "G1 R4 G2", "Y4 R1 Y3", "Y8 G3 R8"], "mystery")
    play(state, "B2")  # seat 1 is out of brown, but plays face down and shows nothing
    play(state, "down R4", "Y4", "Y8", "serve A", "serve B", "look below D")
    assert shown(state)["voids"] == ["", "", "B", "B"]
    play(state, "Y1", "G1")  # now it shows that it is out of yellow
    view = shown(state.view(0))
    assert view["voids"][1] == "Y"
    assert view["hidden_voids"][1] == ""


def test_tp26_hyper_mystery_shuffles_all_eight_over_both_rows() -> None:
    mixed = 0
    for seed in range(20):
        cards = shown(GAME.new(4, str(seed), {"mode": "hyper-mystery"}))["score_cards"]
        assert sorted(cards["above"] + cards["below"]) == [1, 2, 3, 4, 5, 6, 7, 8]
        mixed += sorted(cards["above"]) != [5, 6, 7, 8]
    assert mixed > 10
    assert any("down" in text for text in legal(GAME.new(4, "x", {"mode": "hyper-mystery"})))


# --- extreme ------------------------------------------------------------------------------------------------


def test_tp27_all_four_plates_are_open_and_nothing_is_discarded() -> None:
    state = table(["Y1 B1", "B2 R1", "B3 R2", "B4 R3"], "extreme", towers={"A": "1" * 7}, baked=[6, 5, 5, 5])
    play(state, "Y1", "B2", "B3", "B4")
    assert legal(state) == ["serve A", "serve B", "serve C", "serve D"]
    play(state, "serve A")
    assert tower(state, "A") == "1" * 7 + "0" * 6
    assert chips(state, "discarded") == [0, 0, 0, 0]


def test_tp28_example_5_tops_and_most_chips() -> None:
    # Tops of A, B and D: 5 + 6 + 8; most on A with 7 under the top: 7 x 4. Together 47.
    towers = {"A": "0000000" + "111" + "0", "B": "11" + "0", "C": "22", "D": "333" + "0"}
    state = table(["Y8", "Y7", "R1", "R2"], "extreme", towers=towers)
    assert points(state, 0) == {"top-A": 5, "most-A": 28, "top-B": 6, "top-D": 8}
    assert state.scores[0] == 47


def test_tp28_all_tied_for_most_score_and_the_top_chip_does_not_count() -> None:
    state = table(["Y8", "Y7", "R1", "R2"], "extreme", towers={"C": "0011" + "1"})
    assert points(state, 0) == {"most-C": 4}
    assert points(state, 1) == {"most-C": 4, "top-C": 7}
    assert points(state, 2) == {}


def test_tp28_nothing_else_scores() -> None:
    state = table(["Y8", "Y7", "R1", "R2"], "extreme", baked=[9, 9, 9, 9])
    assert state.scores == [0, 0, 0, 0]
    categories = [category for seat, category, *_ in state.sheet() if seat == 0]
    assert categories == [f"{what}-{plate}" for plate in "ABCD" for what in ("top", "most")]
