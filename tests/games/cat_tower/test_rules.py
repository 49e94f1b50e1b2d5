"""CT-1 to CT-21, each by what the rulebook says; expected numbers are worked out by hand."""

import pytest

import kotatsu
from tests.games.cat_tower.sheets import (
    GAME,
    drawn,
    events,
    marking,
    moves,
    play,
    points,
    sheet,
    sheets_of,
    taking,
)

CATS = ("house", "yarn", "butterfly", "bowl", "cushion", "mouse")


def full_but(*missing: str, item: str = "cushion", columns: str = "ABCDE") -> dict[str, str]:
    """Every hex of these columns filled, except some."""
    floors = {"A": "1235", "B": "123456", "C": "12456", "D": "123456", "E": "134"}
    names = [f"{column}{floor}" for floor in "123456" for column in columns if floor in floors[column]]
    return {name: item for name in names if name not in missing}


# --- the sheet ----------------------------------------------------------------------------------------------


def test_ct1_five_columns_of_24_hexes_with_their_bonuses_and_houses() -> None:
    columns = GAME.default_edition.values["columns"]
    assert columns["colours"] == ["ochre", "red", "green", "blue", "purple"]
    assert [len(floors) for floors in columns["floors"]] == [4, 6, 5, 6, 3]
    assert list(zip(columns["large"], columns["small"], strict=True)) == [
        (6, 4),
        (9, 5),
        (7, 3),
        (8, 4),
        (3, 2),
    ]
    assert columns["houses"] == [[3, 5], [3, 5], [1, 4, 6], [2, 4, 5], [3, 4]]
    assert "columns.floors" in GAME.default_edition.rebuilt


def test_ct1_a_rope_has_no_hex() -> None:
    state = marking([2, 1], 4)
    yarns = ["yarn B4", "yarn C4", "yarn D4", "yarn E4"]
    assert moves(state) == [*yarns, "bowl A2", "bowl B2", "bowl C2", "bowl D2", "pass"]
    with pytest.raises(kotatsu.IllegalMove, match="no such hex"):
        state.play(0, state.legal_moves(0)[0] - 1)  # yarn A4


def test_ct1_a_rope_breaks_contact() -> None:
    apart = taking([1, 1, 1], 2, sheet({"C2": "mouse", "C4": "mouse"}))
    together = taking([1, 1, 1], 2, sheet({"C1": "mouse", "C2": "mouse"}))
    assert points(apart, "mouse") == [2, 0]
    assert points(together, "mouse") == [4, 0]


@pytest.mark.parametrize(
    ("one", "other", "touch"),
    [
        ("B3", "B4", True),  # one above the other
        ("B3", "B5", False),
        ("A2", "B2", True),  # an odd column's floor f touches f and f + 1 beside it
        ("A2", "B3", True),
        ("A2", "B1", False),
        ("C1", "B2", True),
        ("C1", "D2", True),
        ("C2", "D1", False),
        ("B2", "C1", True),  # and so an even column's floor touches f and f - 1
        ("B2", "C2", True),
        ("E3", "D4", True),
        ("E3", "D2", False),
        ("A1", "C1", False),  # columns that are not beside each other
    ],
)
def test_ct2_which_hexes_touch(one: str, other: str, touch: bool) -> None:
    state = taking([1, 1, 1], 2, sheet({one: "mouse", other: "mouse"}))
    assert points(state, "mouse") == [4 if touch else 2, 0]


def test_ct2_there_are_48_neighbouring_pairs() -> None:
    hexes = list(full_but())
    pairs = [dict.fromkeys((a, b), "mouse") for i, a in enumerate(hexes) for b in hexes[i + 1 :]]
    touching = [pair for pair in pairs if points(taking([1], 2, sheet(pair)), "mouse") == [4, 0]]
    assert len(hexes) == 24
    assert len(touching) == 48


@pytest.mark.parametrize(
    ("die", "item"), [(2, "yarn"), (3, "butterfly"), (4, "bowl"), (5, "cushion"), (6, "mouse")]
)
def test_ct3_the_item_of_each_number(die: int, item: str) -> None:
    state = marking([die, 1], 1)
    marks = [move for move in moves(state) if not move.startswith("house")]
    assert marks == [f"{item} {column}1" for column in "ABCDE"] + ["pass"]


def test_ct3_one_is_a_house() -> None:
    assert {move.split()[0] for move in moves(marking([1, 1], 1))} == {"house", "pass"}


def test_ct4_six_cats_and_18_footprints_none_of_them_marked() -> None:
    state = marking([1, 1], 1)
    assert moves(state)[:-1] == [f"house C1 {cat}" for cat in CATS]
    assert [s["footprints"] for s in sheets_of(state)] == [{"ready": 0, "spent": 0}] * 2
    assert GAME.default_edition.values["footprints"]["count"] == 18


# --- a round ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ct5_one_die_more_than_players(players: int) -> None:
    state = GAME.new(players, "dice", {"first_leader": 1})
    assert len(state.ask(1)["dice"]) == players + 1
    assert state.deciders == (1,)


def test_ct5_clockwise_from_the_first_player_each_takes_one_and_one_is_left() -> None:
    state = taking([2, 2, 5, 6], 3, first=1)
    order = []
    for die in (5, 2, 6):
        order.append(state.deciders)
        play(state, f"take {die}")
    assert order == [(1,), (2,), (0,)]
    assert state.dump()["state"]["taken"] == [6, 5, 2]
    assert state.dump()["state"]["dice"] == [2]
    assert events(state, "left") == [{"die": 2}]


def test_ct5_equal_dice_are_one_choice() -> None:
    state = taking([2, 2, 5, 6], 3)
    assert moves(state) == ["take 2", "take 5", "take 6"]
    play(state, "take 2")
    assert moves(state, 1) == ["take 2", "take 5", "take 6"]
    with pytest.raises(kotatsu.IllegalMove, match="no such die"):
        state.play(1, 0)


def test_ct5_the_first_player_of_the_next_round_rolls_them_all() -> None:
    state = marking([1, 1], 1, rolls=[6, 3, 3])
    play(state, "pass", "pass")
    assert events(state, "rolled") == [{"seat": 1, "round": 2, "dice": [3, 3, 6]}]
    assert moves(state, 1) == ["take 3", "take 6"]


def test_ct6_either_die_is_the_item_and_the_other_the_floor() -> None:
    """The rulebook's example: 6 and 4 are a mouse on floor 4, or a bowl on floor 6."""
    state = marking([6, 1], 4)
    mice = [f"mouse {name}" for name in ("B4", "C4", "D4", "E4")]
    bowls = [f"bowl {name}" for name in ("B6", "C6", "D6")]
    assert moves(state) == [*bowls, *mice, "pass"]


def test_ct6_one_item_in_a_hex() -> None:
    state = marking([6, 1], 4, sheet({"B4": "yarn", "C6": "house"}, cats={"house": (1, 1)}))
    assert moves(state) == ["bowl B6", "bowl D6", "mouse C4", "mouse D4", "mouse E4", "pass"]
    with pytest.raises(kotatsu.IllegalMove, match="not the notation of a legal move"):
        state.parse(0, "mouse B4")
    with pytest.raises(kotatsu.IllegalMove, match="filled already"):
        state.play(0, 6 + 4 * 36 + 3 * 6 + 1)


def test_ct6_all_mark_at_once_and_nothing_is_carried_out_before_all_have() -> None:
    state = marking([6, 2, 3], 4)
    assert state.deciders == (0, 1, 2)
    state.play(2, state.parse(2, "butterfly B4"))
    assert state.deciders == (0, 1)
    state.play(0, state.parse(0, "mouse B4"))
    assert state.deciders == (1,)
    assert [s["marks"] for s in sheets_of(state)] == [{}, {}, {}]
    assert events(state, "marked") == []
    assert [state.pending(seat) for seat in range(3)] == [1, 0, 1]
    state.play(1, state.parse(1, "pass"))
    assert [s["marks"] for s in sheets_of(state)] == [{"B4": "mouse"}, {}, {"B4": "butterfly"}]
    assert [state.pending(seat) for seat in range(3)] == [0, 0, 0]


def test_ct6_what_others_marked_is_seen_by_nobody_before_all_have() -> None:
    state = marking([6, 2, 3], 4)
    state.play(2, state.parse(2, "butterfly B4"))
    for observer in (0, 1, None):
        view = state.view(observer)
        assert view.dump()["state"]["choices"] == [[], [], [None]]
        assert view.deciders == (0, 1)
        assert state.seen(0, state.parse(0, "pass"), 1) == state.seen(0, state.parse(0, "mouse B4"), 1)
    assert state.view(2).dump()["state"]["choices"] == [[], [], ["butterfly B4"]]
    assert state.journal is not None
    seen = [event.seen_by(0) for event in state.journal.events]
    assert seen == [{"event": "ready", "seat": 2}]


def test_ct7_a_house_only_where_one_is_drawn() -> None:
    state = marking([1, 1], 2)
    houses = {move.split()[1] for move in moves(state) if move.startswith("house")}
    assert houses == {"D2"}  # yarn on floor 1 is the other way round
    state = marking([1, 1], 6)
    assert {move.split()[1] for move in moves(state) if move.startswith("house")} == {"C6"}
    with pytest.raises(kotatsu.IllegalMove, match="where one is drawn"):
        state.play(0, 186 + (5 * 6 + 1) * 6)  # a house in B6


def test_ct7_other_items_may_go_where_a_house_is_drawn() -> None:
    assert "mouse D2" in moves(marking([6, 1], 2))


def test_ct7_no_house_once_all_cats_are_scored() -> None:
    state = marking([1, 1], 1, sheet(cats=dict.fromkeys(CATS, (1, 0))))
    assert moves(state) == ["pass"]


def test_ct8_passing_marks_a_footprint_and_is_always_allowed() -> None:
    state = marking([1, 1], 4)
    play(state, "pass", "pass")
    assert [s["footprints"] for s in sheets_of(state)] == [{"ready": 1, "spent": 0}] * 2
    full = marking([6, 1], 4, sheet(full_but()))
    assert moves(full) == ["pass"]


def test_ct8_with_all_18_used_up_passing_brings_nothing() -> None:
    state = marking([1, 1, 1], 4, sheet(ready=3, spent=14), sheet(ready=3, spent=15), sheet(spent=18))
    play(state, "pass", "pass", "pass")
    assert [s["footprints"]["ready"] for s in sheets_of(state)] == [4, 3, 0]
    assert [event["footprint"] for event in events(state, "passed")] == [True, False, False]


def test_ct9_each_footprint_changes_a_number_by_one() -> None:
    """The rulebook's example: with three footprints 2 and 4 become 1 and 6."""
    assert "house C6 yarn" not in moves(marking([2, 1], 4, sheet(ready=2)))
    state = marking([2, 1], 4, sheet(ready=3, spent=1))
    assert state.describe(0, state.parse(0, "house C6 yarn"))["cost"] == 3
    play(state, "house C6 yarn", "pass")
    assert sheets_of(state)[0]["footprints"] == {"ready": 0, "spent": 4}


def test_ct9_numbers_stay_within_one_and_six() -> None:
    """From 6 and 6, one footprint reaches 5, never 1; from 1 and 1 it reaches 2, never 6."""
    high = {move.rsplit(" ", 1)[0] for move in moves(marking([6, 1], 6, sheet(ready=1))) if move != "pass"}
    assert high == {"cushion", "mouse"}
    low = {tuple(move.split()[:2]) for move in moves(marking([1, 1], 1, sheet(ready=1))) if move != "pass"}
    assert {item for item, _ in low} == {"house", "yarn"}
    assert {name for item, name in low if item == "yarn"} == {"A1", "B1", "C1", "D1", "E1"}
    assert {name for item, name in low if item == "house"} == {"C1", "D2"}


def test_ct9_both_dice_may_be_changed() -> None:
    state = marking([3, 1], 3, sheet(ready=2))
    assert state.describe(0, state.parse(0, "bowl B2"))["cost"] == 2
    assert state.describe(0, state.parse(0, "bowl B4"))["cost"] == 2
    assert "cushion B4" not in moves(state)  # 3 to 5 and 3 to 4 are three steps


def test_ct9_a_mark_costs_the_cheaper_way_round() -> None:
    """With 2 and 5, a bowl on floor 3: 2 -> 4 and 5 -> 3 are four steps, 5 -> 4 and 2 -> 3 only two."""
    state = marking([2, 1], 5, sheet(ready=4))
    assert state.describe(0, state.parse(0, "bowl B3"))["cost"] == 2
    play(state, "bowl B3", "pass")
    assert sheets_of(state)[0]["footprints"] == {"ready": 2, "spent": 2}


def test_ct9_the_cheaper_way_is_enough_to_mark_and_one_footprint_less_is_not() -> None:
    assert "bowl B3" in moves(marking([2, 1], 5, sheet(ready=2)))
    assert "bowl B3" not in moves(marking([2, 1], 5, sheet(ready=1)))


def test_ct9_the_same_floor_at_different_costs() -> None:
    """With 4 and 5, on floor 5: a bowl is free, a cushion takes one step (4 -> 5), a mouse two (4 -> 6)."""
    state = marking([4, 1], 5, sheet(ready=2))
    for cost, item in enumerate(("bowl", "cushion", "mouse")):
        assert state.describe(0, state.parse(0, f"{item} B5"))["cost"] == cost
    assert state.describe(0, state.parse(0, "cushion B4"))["cost"] == 0


def test_ct9_the_remaining_die_changes_for_oneself_only() -> None:
    state = marking([6, 6], 4, sheet(ready=1))
    assert "mouse B5" in moves(state, 0)
    state.play(0, state.parse(0, "mouse B5"))
    mice = ["mouse B4", "mouse C4", "mouse D4", "mouse E4"]
    assert moves(state, 1) == ["bowl B6", "bowl C6", "bowl D6", *mice, "pass"]


def test_ct9_who_passes_spends_none() -> None:
    state = marking([1, 1], 4, sheet(ready=5))
    assert state.describe(0, state.parse(0, "pass")) == {"kind": "pass"}
    play(state, "pass", "pass")
    assert sheets_of(state)[0]["footprints"] == {"ready": 6, "spent": 0}


def test_ct9_a_footprint_is_spent_once() -> None:
    state = marking([6, 6], 4, sheet(ready=1), rolls=[6, 6, 4])
    play(state, "mouse B5", "pass", "take 6", "take 6")
    assert "mouse C5" not in moves(state, 0)
    with pytest.raises(kotatsu.IllegalMove, match="needs 1 footprints, and 0 are ready"):
        state.play(0, 6 + 4 * 36 + 4 * 6 + 2)


def test_ct10_a_house_scores_a_cat_at_once() -> None:
    """Two houses with this one, three mice: 2 x 3 = 6 for the mouse cat."""
    marks = {"C1": "house", "A1": "mouse", "B1": "mouse", "D1": "mouse"}
    state = marking([1, 1], 2, sheet(marks, cats={"house": (1, 1)}))
    play(state, "house D2 mouse", "pass")
    assert points(state, "cat") == [1 + 6, 0]
    assert events(state, "scored") == [{"seat": 0, "cat": "mouse", "houses": 2, "items": 3, "points": 6}]


def test_ct10_what_is_marked_later_does_not_change_a_scored_cat() -> None:
    state = marking([6, 1], 1, sheet({"C1": "house", "A1": "mouse"}, cats={"mouse": (1, 1)}))
    play(state, "mouse B1", "pass")
    assert points(state, "cat") == [1, 0]


def test_ct10_the_new_house_counts_twice_for_the_house_cat() -> None:
    state = marking([1, 1], 2, sheet({"C1": "house"}, cats={"mouse": (1, 0)}))
    play(state, "house D2 house", "pass")
    assert points(state, "cat") == [4, 0]  # 2 houses x 2 houses, and 1 x 0 before


def test_ct10_a_cat_is_scored_once() -> None:
    state = marking([1, 1], 2, sheet(cats={"mouse": (1, 0), "yarn": (2, 2)}))
    assert [move for move in moves(state) if "D2" in move] == [
        f"house D2 {cat}" for cat in ("house", "butterfly", "bowl", "cushion")
    ]
    with pytest.raises(kotatsu.IllegalMove, match="cannot be scored"):
        state.play(0, 186 + (1 * 6 + 3) * 6 + 5)  # in D2, for the mouse cat


def test_ct10_the_cat_is_unseen_until_all_have_marked() -> None:
    state = marking([1, 1], 1)
    state.play(0, state.parse(0, "house C1 house"))
    assert state.view(1).scores == [0, 0]
    assert state.view(1).dump()["state"]["choices"][0] == [None]
    assert state.scores == [0, 0]
    state.play(1, state.parse(1, "pass"))
    assert state.scores == [1, 0]


def test_ct11_a_butterfly_brings_a_footprint() -> None:
    state = marking([3, 1], 4, sheet(ready=1, spent=2))
    play(state, "butterfly B4", "pass")
    assert sheets_of(state)[0]["footprints"] == {"ready": 2, "spent": 2}
    assert events(state, "caught") == [{"seat": 0, "footprint": True}]


def test_ct11_it_cannot_be_used_in_the_same_round() -> None:
    state = marking([3, 1], 4)
    assert "butterfly B5" not in moves(state)  # one step, and the butterfly's own footprint comes after


def test_ct11_none_if_all_18_are_marked() -> None:
    state = marking([3, 1], 4, sheet(ready=2, spent=16))
    play(state, "butterfly B4", "pass")
    assert sheets_of(state)[0]["footprints"] == {"ready": 2, "spent": 16}
    assert events(state, "caught") == [{"seat": 0, "footprint": False}]


def test_ct12_who_completes_a_column_first_gets_the_large_number() -> None:
    state = marking([6, 1], 3, sheet(full_but("E3", columns="E")))
    play(state, "mouse E3", "pass")
    assert points(state, "column") == [3, 0]
    completed = {"column": "E", "colour": "purple", "bonus": "large", "points": 3}
    assert events(state, "completed") == [{"seat": 0, **completed}]


def test_ct12_several_in_the_same_round_all_get_it() -> None:
    almost = sheet(full_but("B4", columns="B"))
    state = marking([6, 6, 6], 4, almost, sheet(), almost)
    play(state, "mouse B4", "mouse B4", "mouse B4")
    assert points(state, "column") == [9, 0, 9]


def test_ct12_later_the_small_one() -> None:
    done = sheet(full_but(columns="B"), bonuses={"B": "large"})
    state = marking(
        [6, 6, 6], 4, done, sheet(full_but("B4", columns="B")), sheet(full_but("D4", columns="D"))
    )
    play(state, "mouse D4", "mouse B4", "mouse D4")
    assert points(state, "column") == [9, 5, 8]


def test_ct12_the_order_of_marking_does_not_matter() -> None:
    almost = sheet(full_but("B4", columns="B"))
    state = marking([6, 6], 4, almost, almost)
    state.play(1, state.parse(1, "mouse B4"))
    state.play(0, state.parse(0, "mouse B4"))
    assert points(state, "column") == [9, 9]


def test_ct12_a_column_with_a_rope_needs_only_its_hexes() -> None:
    state = marking([6, 1], 5, sheet(full_but("A5", columns="A")))
    play(state, "mouse A5", "pass")
    assert points(state, "column") == [6, 0]


def test_ct13_three_complete_columns_end_the_game_with_this_round() -> None:
    bonuses = {"A": "large", "E": "small"}
    one = sheet(full_but("B4", columns="ABE"), bonuses=bonuses)
    state = marking([6, 6], 4, one, sheet(bonuses={"E": "large"}))
    state.play(0, state.parse(0, "mouse B4"))
    assert not state.over  # the round is not over before all have marked
    state.play(1, state.parse(1, "mouse C4"))
    assert state.over
    assert state.deciders == ()
    assert sheets_of(state)[1]["marks"] == {"C4": "mouse"}
    assert events(state, "ended")[0]["why"] == "columns"


def test_ct13_two_are_not_enough_and_the_next_seat_is_first() -> None:
    state = marking([6, 6, 6], 4, sheet(full_but("B4", columns="AB"), bonuses={"A": "large"}), first=2)
    play(state, "mouse B4", "pass", "pass")
    assert not state.over
    assert state.deciders == (0,)
    assert state.dump()["state"]["first"] == 0


def test_ct13_columns_of_different_players_do_not_add_up() -> None:
    one = sheet(full_but(columns="AE"), bonuses={"A": "large", "E": "large"})
    two = sheet(full_but("B4", columns="B"))
    state = play(marking([6, 6], 4, one, two), "pass", "mouse B4")
    assert not state.over


def test_ct14_after_60_rounds_it_ends_anyway() -> None:
    assert not play(marking([1, 1], 1, finished=58), "pass", "pass").over
    state = play(marking([1, 1], 1, finished=59), "pass", "pass")
    assert state.over
    assert events(state, "ended")[0]["why"] == "rounds"


# --- the score ----------------------------------------------------------------------------------------------


def test_ct15_cats_and_column_bonuses_count() -> None:
    cats = {"mouse": (2, 5), "house": (3, 3)}
    state = taking([1, 1, 1], 2, sheet(cats=cats, bonuses={"A": "large", "D": "small"}))
    assert points(state, "cat") == [10 + 9, 0]
    assert points(state, "column") == [6 + 4, 0]
    assert state.scores == [29, 0]


def yarn(column: str, count: int) -> dict[str, str]:
    return {f"{column}{floor}": "yarn" for floor in range(1, count + 1)}


@pytest.mark.parametrize(
    ("balls", "paid"),
    [
        ([2, 1], [9, 3]),
        ([1, 0], [9, 0]),
        ([0, 0], [0, 0]),
        ([2, 2], [6, 6]),  # (9 + 3) / 2
        ([3, 2, 1], [9, 3, 0]),
        ([3, 3, 1], [6, 6, 0]),  # two first, and no second
        ([2, 2, 2], [4, 4, 4]),  # (9 + 3 + 0) / 3
        ([1, 3, 1], [1, 9, 1]),  # (3 + 0) / 2, rounded down
        ([0, 3, 3], [0, 6, 6]),
        ([4, 3, 2, 1], [9, 3, 0, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([1, 2, 2, 2], [0, 4, 4, 4]),
        ([5, 2, 2, 2], [9, 1, 1, 1]),  # (3 + 0 + 0) / 3
        ([5, 2, 2, 1], [9, 1, 1, 0]),
        ([5, 5, 2, 2], [6, 6, 0, 0]),
        ([5, 5, 2, 0], [6, 6, 0, 0]),
        ([0, 1, 0, 0], [0, 9, 0, 0]),
        ([1, 0, 0, 1], [6, 0, 0, 6]),
    ],
)
def test_ct16_places_in_a_column_and_how_ties_share(balls: list[int], paid: list[int]) -> None:
    state = taking([1], len(balls), *(sheet(yarn("B", count)) for count in balls))
    assert points(state, "yarn-B") == paid
    assert points(state, "yarn") == paid


def test_ct16_each_column_by_itself() -> None:
    one = sheet({"A1": "yarn", "B1": "yarn", "B2": "yarn"})
    two = sheet({"B1": "yarn", "D1": "yarn", "B2": "yarn", "B3": "yarn"})
    state = taking([1], 2, one, two)
    assert points(state, "yarn") == [9 + 3, 9 + 9]


def test_ct17_a_butterfly_is_two_points() -> None:
    state = taking([1], 2, sheet({"A1": "butterfly", "C1": "butterfly", "E4": "butterfly"}))
    assert points(state, "butterfly") == [6, 0]


def test_ct18_a_bowl_counts_the_kinds_next_to_it() -> None:
    """The bowl in B2 touches A1 and B1 (yarn), B3 (a cushion), C2 (a house); A2 and C1 are empty: 3 kinds."""
    marks = drawn(
        "| . . . |",
        ". . . . |",
        "| . . . .",
        ". C | . .",
        ". B H . |",
        "Y Y . M .",
    )
    assert points(taking([1], 2, sheet(marks)), "bowl") == [2 * 3, 0]


def test_ct18_a_bowl_next_to_it_is_a_kind_too() -> None:
    """B2 touches the bowl C2, the butterfly C1 and the mouse B1: 3 kinds. C2 touches the bowls B2 and D3 and
    the butterflies C1 and D2: 2 kinds. D3 touches C2 and the butterfly D2: 2 kinds. A5 touches nothing: 0."""
    marks = drawn(
        "| . . . |",
        "B . . . |",
        "| . . . .",
        ". . | B .",
        ". B B F |",
        ". M F . .",
    )
    assert points(taking([1], 2, sheet(marks)), "bowl") == [2 * (3 + 2 + 2), 0]


def test_ct18_the_most_a_bowl_can_see() -> None:
    """Six neighbours of six kinds, one of them a bowl, which counts its own neighbours.

    B2: B1 yarn, B3 cushion, A1 butterfly, A2 bowl, C1 house, C2 mouse: 6 kinds.
    A2: A1 butterfly, A3 empty, B2 bowl, B3 cushion: 3 kinds.
    """
    marks = drawn(
        "| . . . |",
        ". . . . |",
        "| . . . .",
        ". C | . .",
        "B B M . |",
        "F Y H . .",
    )
    assert points(taking([1], 2, sheet(marks)), "bowl") == [2 * (6 + 3), 0]


def test_ct19_a_cushion_is_worth_its_floor() -> None:
    marks = {"A1": "cushion", "D2": "cushion", "A5": "cushion", "C6": "cushion"}
    assert points(taking([1], 2, sheet(marks)), "cushion") == [1 + 2 + 5 + 6, 0]


def test_ct20_each_group_of_mice_scores_its_square() -> None:
    """A1-A2-B2 hang together (A2 touches B2), D5-D6-C5 too (C5 touches D5 and D6), E1 is alone: 9 + 9 + 1."""
    marks = drawn(
        "| . . M |",
        ". . M M |",
        "| . . . .",
        ". . | . .",
        "M M . . |",
        "M . . . M",
    )
    assert points(taking([1], 2, sheet(marks)), "mouse") == [9 + 9 + 1, 0]


def test_ct20_a_long_chain_around_the_ropes() -> None:
    """A3 - B4 - C4 - D5 … : A3 touches B4, B4 touches C4 (and C3, a rope), C4 touches D5, D5 touches D4, D4
    touches E4 and E3. With both of those: 7 mice, 49. A1 and C1 stand alone: 1 each."""
    marks = drawn(
        "| . . . |",
        ". . . M |",
        "| M M M M",
        "M . | . M",
        ". . . . |",
        "M . M . .",
    )
    assert points(taking([1], 2, sheet(marks)), "mouse") == [49 + 1 + 1, 0]


def test_ct20_two_groups_become_one() -> None:
    """Mice in B1 and B3, then B2: 1 + 1 become 9."""
    state = marking([6, 1], 2, sheet({"B1": "mouse", "B3": "mouse"}))
    assert points(state, "mouse") == [2, 0]
    play(state, "mouse B2", "pass")
    assert points(state, "mouse") == [9, 0]


def test_ct15_to_ct20_a_whole_sheet_by_hand() -> None:
    """Column A is full. Yarn: A 1, B 1, against one in B: 9 + 6. Butterfly A2: 2. Cushions A3, A5: 8. Bowl B2
    sees A1 yarn, A2 butterfly, B3 yarn, C1 house: 3 kinds, 6. Mice D1, E1 touch: 4. House cat 1 x 1, column A
    large 6. Together 9 + 6 + 2 + 8 + 6 + 4 + 1 + 6 = 42. The other: yarn in B, 6."""
    marks = drawn(
        "| . . . |",
        "C . . . |",
        "| . . . .",
        "C Y | . .",
        "F B . . |",
        "Y . H M M",
    )
    one = sheet(marks, cats={"house": (1, 1)}, bonuses={"A": "large"})
    state = taking([1], 2, one, sheet({"B6": "yarn"}))
    assert state.scores == [42, 6]


def test_ct21_the_highest_total_wins() -> None:
    state = marking([5, 4], 6, sheet(), sheet(), finished=59)
    play(state, "cushion B6", "bowl B6")
    assert state.scores == [6, 0]
    assert state.winners == [0]


def test_ct21_ties_share() -> None:
    state = marking([5, 5, 1], 6, finished=59)
    play(state, "cushion B6", "cushion D6", "pass")
    assert state.scores == [6, 6, 0]
    assert state.winners == [0, 1]
    assert events(state, "ended") == [{"why": "rounds", "scores": [6, 6, 0], "winners": [0, 1]}]
