"""TR-1 to TR-7: components and set-up."""

from collections import Counter
from copy import deepcopy

import pytest

import kotatsu
from tests.games.trico_roof.positions import GAME, body, legal, play

TURN = str.maketrans("RBY", "BYR")  # red → blue → yellow → red

GOVERNMENT = {"front": ["R* B Y"], "back": ["R*", "Y*", "B*"]}
RESIDENTS = [
    (5, ["R* B", "B* ."]),
    (6, ["R* . .", ". R .", ". . B*"]),
    (7, ["R* B*", "Y* R"]),
    (9, ["R* Y* .", ". Y B*"]),
    (9, ["R* B* B R"]),
]


def colourings(grid: list[str]) -> list[list[str]]:
    once = [row.translate(TURN) for row in grid]
    return [grid, once, [row.translate(TURN) for row in once]]


def dealt(count: int, players: int = 4) -> list[dict[str, object]]:
    return [body(GAME.new(players, f"deal {n}")) for n in range(count)]


def test_tr1_four_gifts_with_numbers_1_to_4_every_card_twice() -> None:
    cards: Counter[str] = Counter()
    state = GAME.new(2, "cards", edition=GAME.make_edition(all_in_two_hands()))
    for hand in body(state)["hands"]:
        cards.update(hand)
    assert cards == {f"{gift}{number}": 2 for gift in "BWSC" for number in (1, 2, 3, 4)}
    assert sum(cards.values()) == 32


def all_in_two_hands() -> dict[str, object]:
    """The usual edition, but two players get all cards."""
    data = deepcopy(GAME.default_edition.as_data())
    data["hand"]["2"] = {"source": "rebuilt", "value": 16}
    return data


def test_tr2_sixteen_squares_and_ten_chips_of_each_colour() -> None:
    assert GAME.default_edition.values["chips"] == 10
    assert [len(row) for row in body(GAME.new(3, "squares"))["roofs"]] == [4, 4, 4, 4]


def test_tr3_four_roof_cards_in_any_order_each_turned_or_not() -> None:
    cards = ["RBY.", "BY.R", "Y.RB", ".RBY"]
    orders = set()
    turned = set()
    for deal in dealt(200):
        rows = deal["roofs"]
        found = []
        for row in rows:  # type: ignore[attr-defined]
            card = row if row in cards else row[::-1]
            found.append(card)
            turned.add((card, row in cards))
        assert sorted(found) == sorted(cards)
        orders.add(tuple(found))
    assert len(turned) == 8
    assert len(orders) == 24  # all of them, in 200 deals


def test_tr4_requests_are_the_tables_patterns_in_three_colourings() -> None:
    values = GAME.default_edition.values
    for side, grid in GOVERNMENT.items():
        assert [request["grid"] for request in values["government"][side]] == colourings(grid)
        assert [request["points"] for request in values["government"][side]] == [3, 3, 3]
    expected = [(points, grid) for points, first in RESIDENTS for grid in colourings(first)]
    assert [(request["points"], request["grid"]) for request in values["residents"]] == expected
    assert len(expected) == 15


def test_tr4_the_edition_says_what_is_rebuilt() -> None:
    rebuilt = ["hand.2", "roofs", "government.front", "government.back", "residents"]
    assert GAME.default_edition.rebuilt == rebuilt


@pytest.mark.parametrize(("players", "cards"), [(3, 6), (4, 6), (5, 6)])
def test_tr5_six_cards_each_the_rest_unseen(players: int, cards: int) -> None:
    state = GAME.new(players, "hands")
    assert [len(hand) for hand in body(state)["hands"]] == [cards] * players
    assert body(state)["given"] == []  # nobody has seen the others
    view = body(state.view(0))
    assert view["hands"][0] == body(state)["hands"][0]
    assert view["hands"][1:] == [[None] * cards] * (players - 1)


def test_tr6_roofs_are_filled_but_for_the_white_circles() -> None:
    for deal in dealt(20):
        chips = Counter("".join(deal["roofs"]))  # type: ignore[arg-type]
        assert chips == {"R": 4, "B": 4, "Y": 4, ".": 4}


def test_tr7_government_sides_and_three_residents_lie_open_at_random() -> None:
    sides = {tuple(deal["government"]) for deal in dealt(100)}  # type: ignore[arg-type]
    assert len(sides) == 8
    opened = [deal["residents"]["open"] for deal in dealt(100)]  # type: ignore[index]
    assert all(len(set(three)) == 3 for three in opened)
    assert {number for three in opened for number in three} == set(range(1, 16))


def test_tr7_the_leader_colours_each_white_circle_top_row_first() -> None:
    state = GAME.new(4, "white", {"first_leader": 2})
    rows = body(state)["roofs"]
    whites = [f"{row + 1}{'abcd'[rows[row].index('.')]}" for row in range(4)]
    for number, square in enumerate(whites):
        assert state.deciders == (2,)
        assert state.ask(2) == {"kind": "fill", "square": square, "left": 4 - number}
        assert legal(state) == [f"paint {colour} {square}" for colour in "RBY"]
        play(state, f"2 paint B {square}")
    assert Counter("".join(body(state)["roofs"])) == {"R": 4, "B": 8, "Y": 4}
    assert state.deciders == (2,)
    assert state.ask(2)["kind"] == "give"


def test_tr7_white_circles_are_taken_in_order() -> None:
    state = GAME.new(4, "white", {"first_leader": 2})
    with pytest.raises(kotatsu.IllegalMove, match="TR-7"):
        state.play(2, 16 + 15)  # 4d


def test_tr7_the_leader_sees_requests_and_the_own_hand() -> None:
    state = GAME.new(3, "sees", {"first_leader": 1})
    view = body(state.view(1))
    assert view["residents"]["open"] == body(state)["residents"]["open"]
    assert view["government"] == body(state)["government"]
    assert view["hands"][1] == body(state)["hands"][1]
    assert view["residents"]["deck"] == [None] * 12
