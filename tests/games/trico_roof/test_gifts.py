"""TR-8, TR-9 and TR-19: gifts and the order they set."""

import pytest

import kotatsu
from tests.games.trico_roof.positions import GAME, assistants, body, gift_phase, legal, painting, play


def order(cards: str) -> tuple[list[int], list[int]]:
    """Painters' seats by rank and assistants' seats, when seat 0 leads."""
    state = painting(cards)
    table = body(state)
    players = int(state.setup.players)
    return [gift % players for gift in table["ranking"]], [gift % players for gift in assistants(state)]


# --- TR-8 ---------------------------------------------------------------------------------------------------


def test_tr8_the_leader_gives_any_card_and_the_others_follow_clockwise() -> None:
    state = gift_phase(["B1 W2", "S1 C1", "B2 B4", "W1 S2"], leader=2)
    assert state.deciders == (2,)
    assert legal(state) == ["B2", "B4"]
    play(state, "2 B2")
    assert state.deciders == (3,)
    assert legal(state) == ["W1", "S2"]  # no bread: anything
    play(state, "3 W1")
    assert state.deciders == (0,)
    assert legal(state) == ["B1"]  # must follow
    play(state, "0 B1")
    assert state.deciders == (1,)
    assert legal(state) == ["S1", "C1"]


def test_tr8_following_is_to_the_led_colour_not_to_trump() -> None:
    state = gift_phase(["B1 S4", "W1 C1", "W3 S1"])
    play(state, "0 B1", "1 W1")
    assert legal(state) == ["W3", "S1"]


def test_tr8_a_refusal_says_why() -> None:
    state = gift_phase(["B1 S4", "B2 C1", "W3 S1"])
    play(state, "0 B1")
    with pytest.raises(kotatsu.IllegalMove, match="TR-8"):
        state.play(1, 12)  # C1
    with pytest.raises(kotatsu.IllegalMove, match="not in the hand"):
        state.play(1, 2)  # B3


def test_tr8_two_equal_cards_are_one_move() -> None:
    state = gift_phase(["B3 B3", "B2 C1", "W3 S1"])
    assert legal(state) == ["B3"]
    play(state, "0 B3")
    assert body(state)["hands"][0] == ["B3"]


# --- TR-9 ---------------------------------------------------------------------------------------------------


def test_tr9_the_worked_example() -> None:
    """Brown 4, brown 4, red 2, red 1, green 3: red 2, red 1, the second brown 4, the first; green assists."""
    assert order("B4 B4 W2 W1 S3") == ([2, 3, 1, 0], [4])


def test_tr9_the_worked_example_is_told() -> None:
    state = gift_phase(["B4", "B4", "W2", "W1", "S3"], last=True)
    play(state, "0 B4", "1 B4", "2 W2", "3 W1", "4 S3")
    ranked = next(event for event in state.take_events() if event.kind == "ranked")
    assert ranked.fields == {
        "first": 2,
        "painters": [2, 3, 1, 0],
        "cards": ["W2", "W1", "B4", "B4"],
        "assistants": [4],
        "trump": "W",
    }


@pytest.mark.parametrize(
    ("cards", "painters", "assistants"),
    [
        ("B2 B4 B1", [1, 0, 2], []),  # one colour: higher number first
        ("B2 B2 B2", [2, 1, 0], []),  # three alike cannot be, but the later still ranks higher
        ("B4 W1 B3", [1, 0, 2], []),  # the lowest trump beats the highest led
        ("B1 W1 W4", [2, 1, 0], []),
        ("B1 W1 W1", [2, 1, 0], []),  # equal trumps: the later
        ("B4 W1 S4", [1, 0], [2]),  # three colours: the third assists
        ("B1 C1 W4 S4", [1, 0], [2, 3]),  # four colours
        ("B1 S4 C2 S4 C4", [3, 1, 0], [2, 4]),
        ("W3 B2 C4 C3 S1", [1, 0], [2, 3, 4]),
        ("S4 S4 S3 S3", [1, 0, 3, 2], []),
    ],
)
def test_tr9_ranks(cards: str, painters: list[int], assistants: list[int]) -> None:
    assert order(cards) == (painters, assistants)


def test_tr9_the_second_colour_in_order_of_play_is_trump_not_the_second_seat() -> None:
    state = gift_phase(["C1 C2", "B1 B2", "W4 C3", "B4 S1"], leader=1)
    play(state, "1 B1", "2 W4", "3 B4", "0 C1")
    assert body(state)["trump"] == "W"
    assert state.deciders == (2,)


# --- TR-19 --------------------------------------------------------------------------------------------------


def test_tr19_two_players_get_twelve_cards_and_play_six_phases() -> None:
    state = GAME.new(2, "two")
    assert [len(hand) for hand in body(state)["hands"]] == [12, 12]
    assert int(state.setup.phases) == 6  # type: ignore[attr-defined]


def test_tr19_each_gives_twice_in_turn_and_follows_each_time() -> None:
    state = gift_phase(["B1 W4 S1 S2", "B3 B2 C1 C2"], leader=1)
    play(state, "1 B3")
    assert legal(state) == ["B1"]
    play(state, "0 B1")
    assert state.deciders == (1,)
    assert legal(state) == ["B2"]  # the led colour again
    play(state, "1 B2")
    assert legal(state) == ["W4", "S1", "S2"]  # no bread any more
    play(state, "0 W4")
    # W4 is trump, then B3, B2 and B1: seats 0, 1, 1, 0.
    assert body(state)["ranking"] == [3, 0, 2, 1]
    assert state.deciders == (0,)


def test_tr19_both_cards_of_a_player_paint() -> None:
    state = gift_phase(["B4 C1 S1 S2", "B3 W1 C3 C4"])
    play(state, "0 B4", "1 B3", "0 C1", "1 W1")  # C1 is trump; W1 assists
    assert body(state)["ranking"] == [2, 0, 1]
    assert assistants(state) == [3]
    painters = []
    while body(state)["phase"] == "paint":
        seat = state.deciders[0]
        painters.append(seat)
        state.play(seat, state.legal_moves(seat)[0])
        if body(state)["phase"] == "score":
            play(state, f"{seat} decline")
    assert painters == [0, 0, 1]


def test_tr19_points_of_assistants_go_by_card() -> None:
    """A card of each assists beside one that paints; one painter scores, so each gets a point."""
    roofs = ["BBYR", "BYRB", "YRBY", "RBYR"]
    state = gift_phase(["B4 C1 S1 S2", "S3 W1 W3 C4"], roofs=roofs)
    play(state, "0 B4", "1 S3", "0 C1", "1 W1")
    # S3 is trump and paints before B4; C1 and W1 assist.
    assert body(state)["ranking"] == [1, 0]
    assert assistants(state) == [2, 3]
    play(state, "1 paint R 1a", "1 score gov-1")
    state.play(0, state.legal_moves(0)[0])
    if state.ask(0).get("kind") == "score":
        play(state, "0 decline")
    assert [row[4] for row in state.sheet() if row[1] == "assisting"] == [1, 1]


def test_tr8_a_question_says_whether_its_seat_can_follow() -> None:
    state = gift_phase(["B4 W1", "B3 W2", "W3 S1"])
    assert state.ask(0) == {"kind": "give", "led": None, "trump": None, "follows": False}
    play(state, "0 B4")
    assert state.ask(1) == {"kind": "give", "led": "B", "trump": None, "follows": True}
    play(state, "1 B3")
    assert state.view(2).ask(2) == {"kind": "give", "led": "B", "trump": None, "follows": False}
