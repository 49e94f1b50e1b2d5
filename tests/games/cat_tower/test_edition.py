"""The sheet is data: another one just works, a broken one is refused with the exact place."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.core.playouts import playout
from tests.games.cat_tower.sheets import GAME, marking, moves, play, points, sheet

SMALL = """
name = "small"
title = "A small sheet"
[columns]
colours = {source = "printed", value = ["white", "black"]}
floors = {source = "printed", value = [[1, 2, 4], [1, 6]]}
large = {source = "printed", value = [5, 7]}
small = {source = "printed", value = [1, 2]}
houses = {source = "printed", value = [[], [6]]}
[items]
order = {source = "printed", value = ["mouse", "cushion", "bowl", "butterfly", "yarn", "house"]}
[cats]
items = {source = "printed", value = ["mouse"]}
[footprints]
count = {source = "printed", value = 1}
[end]
columns = {source = "printed", value = 1}
rounds = {source = "printed", value = 9}
[score]
yarn = {source = "printed", value = [8, 4, 2, 1]}
butterfly = {source = "printed", value = 3}
bowl = {source = "printed", value = 5}
cushion = {source = "printed", value = 10}
mouse = {source = "printed", value = [2, 6, 10, 14, 18]}
"""


def broken(key: str, value: Any) -> dict[str, Any]:
    """Our own sheet with another value at this key."""
    data = copy.deepcopy(GAME.default_edition.as_data())
    at = data
    for part in key.split("."):
        at = at[part]
    at["value"] = value
    return data


def test_ct1_another_sheet_from_a_file_just_works(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    edition = GAME.edition(file)
    assert edition.rebuilt == []
    assert playout(GAME.new(4, "small", edition=file), kotatsu.Rng(1)) <= 4 * 2 * 9
    state = marking([6, 6], 6, sheet({"A1": "mouse", "A2": "mouse"}), edition=file)
    assert moves(state) == [
        "house B6 mouse",
        "pass",
    ]  # six is the house here, and only a mouse cat lives there
    play(state, "house B6 mouse", "pass")
    assert points(state, "cat") == [2, 0]
    assert points(state, "mouse") == [6, 0]


def test_ct13_a_sheet_may_end_the_game_earlier(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    state = marking([2, 5], 4, sheet({"A1": "mouse", "A2": "bowl"}), edition=file)
    play(state, "cushion A4", "yarn A4")
    assert state.over
    assert state.scores == [2 + 5 * 1 + 40 + 5, 8]  # mouse; bowl beside a mouse; cushion on floor 4; column


def test_what_is_printed_is_the_sheet_of_this_table() -> None:
    printed = GAME.new(3, "x", edition=GAME.make_edition(tomllib.loads(SMALL))).setup.printed()
    assert printed == {
        "columns": [
            {"letter": "A", "colour": "white", "floors": [1, 2, 4], "houses": [], "large": 5, "small": 1},
            {"letter": "B", "colour": "black", "floors": [1, 6], "houses": [6], "large": 7, "small": 2},
        ],
        "items": ["mouse", "cushion", "bowl", "butterfly", "yarn", "house"],
        "cats": ["mouse"],
        "footprints": 1,
        "end_columns": 1,
        "end_rounds": 9,
        "score": {
            "yarn": [8, 4, 2, 1],
            "butterfly": 3,
            "bowl": 5,
            "cushion": 10,
            "mouse": [2, 6, 10, 14, 18],
        },
    }
    ours = GAME.new(2, "x").setup.printed()
    assert [column["letter"] for column in ours["columns"]] == list("ABCDE")
    assert (ours["footprints"], ours["end_columns"], ours["end_rounds"]) == (18, 3, 60)


def test_a_game_on_another_sheet_is_dumped_with_it() -> None:
    edition = GAME.make_edition(tomllib.loads(SMALL))
    state = GAME.new(3, "x", edition=edition)
    assert GAME.load(state.dump()).dump() == state.dump()


FLOORS = [[1, 2, 3, 5], [1, 2, 3, 4, 5, 6], [1, 2, 4, 5, 6], [1, 2, 3, 4, 5, 6]]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("columns.houses", [[5], [3], [1, 3], [2], [4]], "the houses of column 3 on its floors .*, not on 3"),
        ("columns.houses", [[5], [3], [1, 9], [2], [4]], "column 3 to have none or some floors from 1 to 6"),
        ("columns.floors", [*FLOORS, []], "column 5 to have at least one floor"),
        ("columns.floors", [*FLOORS, [4, 1]], "column 5 to have .* in rising order"),
        ("columns.floors", [*FLOORS, [1, 1]], "column 5 to have .* in rising order"),
        ("columns.floors", [*FLOORS, [4, 7]], "column 5 to have .* from 1 to 6"),
        ("columns.floors", FLOORS, "5 entries, one for each column"),
        ("columns.large", [6, 9, 7, 8], "5 entries, one for each column"),
        ("columns.small", [6, 9, 7, 8, 1, 1], "5 entries, one for each column"),
        ("columns.colours", ["red"] * 5, "column 2 to have a colour of its own"),
        ("columns.colours", [], "a list of 1 to 6 colours"),
        ("items.order", ["house", "yarn", "moth", "bowl", "cushion", "mouse"], "entry 3 to be one of"),
        ("items.order", ["house", "yarn", "yarn", "bowl", "cushion", "mouse"], "entry 3 not to be yarn"),
        ("items.order", ["house", "yarn", "bowl", "cushion", "mouse"], "a list of all of the items"),
        ("cats.items", ["house", "dog"], "entry 2 to be one of"),
        ("footprints.count", -1, "a whole number from 0"),
        ("end.columns", 6, "at most 5"),
        ("end.rounds", 0, "a whole number from 1"),
        ("score.yarn", [9, 3, 0], "a list of 4"),
        ("score.mouse", [1, 4, 9], "24 numbers at least"),
    ],
)  # fmt: skip
def test_a_broken_sheet_is_refused_with_the_exact_place(key: str, value: Any, expected: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=f"box.toml, {key}.value: expected {expected}"):
        GAME.make_edition(broken(key, value), "box.toml")
