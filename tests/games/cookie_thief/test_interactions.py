"""Each card against protection, mark, an empty deck, the jar, players out and back, reversed order, twins.

A line is: what it shows, the table, the moves, and what is so afterwards. The table has seat 0 to play (see
`table`), or seat 1 drawing a pancake (`draws`). Expected values are worked out by hand from the rulebook.
"""

from typing import Any

import pytest

from kotatsu.core.state import State
from tests.games.cookie_thief.positions import draws, happened, legal, play, shown, table

ALL = [0, 1, 2, 3]
Line = tuple[str, State, list[str], dict[str, Any]]


# One line each, however long.
# ruff: noqa: E501


def cakes() -> list[Line]:
    return [
        # Kleina
        ("1 mark", table(["1 4", "5", "6", "2"], mark=(3, 1)), ["play 1"], {"legal": ["choose 1"]}),
        ("1 jar", table(["1 4", "8", "6", "2"]), ["play 1", "choose 1", "name 8"], {"scores": [0, -1, 1, 0]}),
        ("1 last card", table(["1 4", "5", "6", "2"], ""), ["play 1", "choose 1", "name 5"], {"scores": [0, 0, 1, 0]}),
        ("1 player out", table(["1 4", "", "6", "2"]), ["play 1"], {"legal": ["choose 2", "choose 3"]}),
        ("1 all safe", table(["1 4", "5", "6", "2"], protected=[1, 2, 3]), ["play 1"], {"turn": 1}),
        (
            "1 reversed",
            table(["1 4", "5", "6", "2"], clockwise=False),
            ["play 1", "choose 1", "name 8"],
            {"turn": 3, "in": ALL},
        ),
        (
            "1 ends the round among twins",
            table(["1 4 6", "5", "", ""]),
            ["play 1", "hold 6", "choose 1", "name 5"],
            {"over": True, "scores": [1, 0, 0, 0]},
        ),
        # Kleina með kaffi
        ("K1 mark", table(["K1 4", "5", "6", "2"], mark=(3, 2)), ["play K1"], {"target": 1}),
        ("K1 all safe", table(["K1 4", "5", "6", "2"], protected=[1, 2, 3]), ["play K1"], {"turn": 1}),
        ("K1 players out", table(["K1 4", "", "", "2"]), ["play K1"], {"target": 3}),
        (
            "K1 the jar among them",
            table(["K1 4", "5", "8", "2"]),
            ["play K1", "name 5", "name 8"],
            {"over": True, "in": [0, 3], "scores": [1, 0, -1, 0]},
        ),
        (
            "K1 all out",
            table(["K1 4", "5", "6", "2"]),
            ["play K1", "name 5", "name 6", "name 2"],
            {"over": True, "scores": [1, 0, 0, 0]},
        ),
        # Piparkaka
        ("2 safe", table(["2 4", "5", "6", "2"], protected=[2, 3]), ["play 2"], {"legal": ["choose 1", "choose nobody"]}),
        ("2 all safe", table(["2 4", "5", "6", "2"], protected=[1, 2, 3]), ["play 2"], {"turn": 1}),
        ("2 the jar may be seen", table(["2 4", "8", "6", "2"]), ["play 2", "choose 1"], {"in": ALL, "turn": 1}),
        ("2 empty deck", table(["2 4", "8", "6", "2"], ""), ["play 2", "choose 1"], {"scores": [0, 2, 0, 0]}),
        # Piparkaka með kaffi
        ("K2 mark", table(["K2 4", "5", "6", "2"], mark=(3, 2), secret="7"), ["play K2"], {"secret": "4", "turn": 1}),
        ("K2 the jar goes aside", table(["K2 8", "5", "6", "2"]), ["play K2"], {"secret": "8", "in": ALL}),
        ("K2 empty deck", table(["K2 1", "5", "6", "2"], "", secret="7"), ["play K2"], {"scores": [1, 0, 0, 0]}),
        (
            "K2 twins",
            table(["K2 1 6", "5", "4", "2"], secret="7"),
            ["play K2", "hold 1"],
            {"legal": ["play 6", "play 7"], "secret": "1"},
        ),
        # Laufabrauð
        ("3 mark", table(["3 4", "5", "6", "2"], mark=(1, 3)), ["play 3"], {"legal": ["choose 3"]}),
        ("3 the jar wins", table(["3 8", "5", "6", "2"]), ["play 3", "choose 2"], {"in": [0, 1, 3], "over": False}),
        ("3 against the jar", table(["3 7", "8", "6", "2"]), ["play 3", "choose 1"], {"in": [1, 2, 3], "over": False}),
        ("3 reversed", table(["3 1", "5", "6", "2"], clockwise=False), ["play 3", "choose 1"], {"turn": 3}),
        ("3 last two", table(["3 1", "5", "", ""]), ["play 3", "choose 1"], {"scores": [0, 1, 0, 0]}),
        # Laufabrauð með kaffi
        ("K3 one safe", table(["K3 4", "5", "6", "2"], protected=[1]), ["play K3"], {"legal": ["choose 0", "choose 2", "choose 3"]}),
        ("K3 tie", table(["K3 4", "5", "K5", "2"]), ["play K3", "choose 1", "choose 2"], {"in": ALL}),
        ("K3 with oneself", table(["K3 1", "", "K5", ""]), ["play K3", "choose 2", "choose 0"], {"scores": [0, 0, 1, 0]}),
        # Lakkrístoppur
        ("4 marked", table(["4 1", "5", "6", "2"], mark=(2, 0)), ["play 4"], {"mark": {"by": None, "on": None}}),
        ("4 empty deck", table(["4 7", "5", "6", "2"], ""), ["play 4"], {"scores": [1, 0, 0, 0]}),
        (
            "4 first of twins ends with the second",
            table(["4 7 6", "5", "1", "2"]),
            ["play 4", "hold 7", "play 7"],
            {"protected": [], "turn": 1},
        ),
        # Lakkrístoppur með kaffi
        ("K4 safe", table(["K4 1", "5", "6", "2"], protected=[1, 2]), ["play K4"], {"legal": ["choose 3"]}),
        ("K4 replaces the protection", table(["K4 1", "5", "6", "2"], protected=[0]), ["play K4"], {"protected": []}),
        (
            "K4 first of twins ends with the second",
            table(["K4 4 6", "5", "1", "2"]),
            ["play K4", "hold 4", "choose 2", "play 4"],
            {"mark": {"by": None, "on": None}, "protected": [0]},
        ),
        # Randalína
        ("5 mark", table(["5 4", "5", "6", "2"], mark=(1, 3)), ["play 5"], {"legal": ["choose 3"]}),
        ("5 jar", table(["5 4", "8", "6", "2"]), ["play 5", "choose 1"], {"over": True, "scores": [0, -1, 1, 0]}),
        ("5 own jar", table(["5 8", "4", "6", "2"]), ["play 5", "choose 0"], {"scores": [-1, 0, 1, 0]}),
        ("5 empty deck", table(["5 4", "3", "6", "2"], ""), ["play 5", "choose 2"], {"in": [0, 1, 3], "scores": [1, 0, 0, 0]}),
        ("5 last cake", table(["5 4", "3", "6", "2"], "1"), ["play 5", "choose 2"], {"in": ALL, "scores": [1, 0, 0, 0]}),
        (
            "5 twins on oneself, deck empty: both go",
            table(["5 4 7", "3", "6", "2"], ""),
            ["play 5", "hold 4", "choose 0"],
            {"in": [1, 2, 3], "discarded": ["4", "7"], "over": True},
        ),
        # Randalína með kaffi
        ("K5 first has the jar", table(["K5 4", "8", "6", "2"]), ["play K5", "choose 1", "choose 2"], {"discarded": ["8"]}),
        (
            "K5 second has the jar",
            table(["K5 4", "8", "6", "2"], "1 1 1"),
            ["play K5", "choose 2", "choose 1"],
            {"discarded": ["6", "8"], "scores": [1, -1, 0, 0]},
        ),
        (
            "K5 pancakes and no cake: both out",
            table(["K5 4", "3", "6", "2"], "V H"),
            ["play K5", "choose 1", "choose 2"],
            {"in": [0, 3], "pancakes": ["H", "V"], "clockwise": True, "scores": [1, 0, 0, 0]},
        ),
        ("K5 mark", table(["K5 4", "3", "6", "2"], mark=(1, 3)), ["play K5", "choose 0"], {"legal": ["choose 3"]}),
        # Hjónabandssæla
        ("6 jar changes hands", table(["6 8", "3", "5", "2"], ""), ["play 6", "choose 1"], {"scores": [0, 2, 0, 0]}),
        ("6 all safe", table(["6 8", "3", "5", "2"], protected=[1, 2, 3]), ["play 6"], {"turn": 1}),
        (
            "6 twins swap the held card",
            table(["6 4 7", "3", "5", "2"]),
            ["play 6", "hold 4", "choose 1"],
            {"legal": ["play 3", "play 7"]},
        ),
        # Hjónabandssæla með kaffi
        ("K6 mark", table(["K6 4", "3", "6", "2"], mark=(1, 3)), ["play K6", "choose 2"], {"legal": ["choose 3"]}),
        ("K6 empty deck", table(["K6 4", "3", "8", "2"], ""), ["play K6", "choose 2", "choose 3"], {"scores": [0, 0, 0, 2]}),
        # Hnallþóra
        ("7 is free beside plain cakes", table(["7 8", "3", "6", "2"]), [], {"legal": ["play 7", "play 8"]}),
        (
            "7 twins: coffee only after it",
            table(["7 K6 3", "3", "6", "2"]),
            ["play 7", "hold 3"],
            {"legal": ["play 3", "play K6"]},
        ),
        # Tóm krús
        ("8 laid by the last but one", table(["8 4", "3", "", ""]), ["play 8"], {"scores": [-1, 1, 0, 0]}),
        ("8 laid first of twins", table(["8 4 7", "3", "", ""]), ["play 8"], {"discarded": ["4", "7"], "over": True}),
    ]  # fmt: skip


def pancakes() -> list[Line]:
    four = ["7 1", "2", "3", "4"]
    return [
        # Grautarlumma
        ("G takes from players out", draws("G", "1 1", ["7 1", "2", "", "4"], laid={2: "6"}), [], {"laid": [[], [], [], []]}),
        ("G leaves the hands and who is out", draws("G", "1 1", ["7 1", "2", "", "4"]), [], {"in": [0, 1, 3]}),
        ("G leaves who is safe safe", draws("G", "1 1", four, laid={2: "6", 3: "4"}, protected=[3]), [], {"protected": [3], "laid": [[], [], [], ["4"]]}),
        ("G with an empty deck", draws("G", "", four), [], {"over": False, "turn": 1}),
        # Hálfbökuð lumma
        ("H reversed again", draws("H", "5 1", ["4", "2", "3", "7 1"], turn=3, clockwise=False), ["play 5", "choose 0"], {"clockwise": True}),
        ("H then the neighbour is out", draws("H", "5 1 1", ["7 1", "2", "3", "4"]), ["play 5", "choose 0"], {"turn": 0, "clockwise": False}),
        ("H then V", draws("H", "V 1 1", four), [], {"clockwise": False, "turn": 0}),
        # Lumma með kaffi
        ("K all have coffee but the jar", draws("K", "1", ["7 8", "K2", "K3", "K4"]), [], {"scores": [2, 0, 0, 0]}),
        ("K safe with coffee", draws("K", "1", ["7 1", "K2", "K3", "K4"], protected=[3]), [], {"in": [0, 3], "turn": 3}),
        ("K the marker goes out", draws("K", "1", ["7 1", "2", "3", "K4"], mark=(3, 2)), [], {"mark": {"by": None, "on": None}}),
        ("K last card", draws("K", "", ["7 1", "K2", "3", "4"]), [], {"in": [0, 2, 3], "scores": [0, 0, 0, 1]}),
        ("K reversed", draws("K", "1", ["7 1", "2", "3", "4"], clockwise=False, turn=0), [], {"turn": 2}),
        # Lummudeig
        ("D only the drawer unprotected", draws("D", "5 1", four, protected=[0, 2, 3]), [], {"hands": [["1"], ["2", "5"], ["3"], ["4"]]}),
        ("D players out stay out", draws("D", "5 1", ["7 1", "2", "", "4"], chance=[0, 0]), [], {"hands": [["2"], ["4", "5"], [], ["1"]]}),
        # Lummustafli
        ("S players out do not count", draws("S", "1 1", ["7 1", "2", "", "4"], laid={2: "8"}), [], {"turn": 0}),
        ("S back in counts again", draws("S", "1 1", four, laid={2: "8"}), [], {"turn": 2}),
        ("S last card", draws("S", "", four), [], {"over": True}),
        ("S jar cannot be open; coffee counts as its value", draws("S", "1 1", four, laid={0: "", 3: "K6 1"}), [], {"turn": 0}),
        # Tvílumma
        ("T H and a cake", draws("T", "H 5 6 1", four), [], {"hands": [["1"], ["2", "5", "6"], ["3"], ["4"]], "clockwise": True}),
        ("T G first, then V", draws("T", "G V 1", four, chance=[0]), ["first G"], {"phase": "discard"}),
        ("T S with two cards", draws("T", "5 S 1 1", four, laid={2: "8"}), ["play 5", "choose 3"], {"turn": 2}),
        ("T U with two cards", draws("T", "5 U 6 1 1", ["7 1", "2", "", "4"]), ["choose 2", "play 5", "choose 3"], {"in": ALL, "turn": 2}),
        ("T U with two cards, nobody out", draws("T", "5 U 6 1", four), [], {"legal": ["play 2", "play 5"]}),
        ("T U the last card", draws("T", "5 U", ["7 1", "2", "", "4"]), ["choose 2", "play 2", "choose nobody"], {"in": [0, 1, 3], "scores": [0, 1, 0, 0]}),
        ("T S the last card", draws("T", "5 S", four), ["play 2", "choose nobody"], {"over": True, "scores": [0, 1, 0, 0]}),
        ("T S then the jar is played", draws("T", "8 S 1", four), ["play 8"], {"scores": [0, -1, 0, 1]}),
        ("T K safe with coffee", draws("T", "K5 K 1", four, protected=[1]), [], {"in": ALL, "legal": ["play 2", "play K5"]}),
        ("T K others out", draws("T", "5 K 1", ["7 1", "2", "K3", "4"]), ["play 2", "choose nobody"], {"in": [0, 1, 3], "turn": 3}),
        ("T K jar and coffee", draws("T", "K5 K 1", ["7 1", "8", "3", "4"]), [], {"scores": [0, -1, 0, 1]}),
        ("T D, protected with two cards", draws("T", "6 D 5 1", four, protected=[1], chance=[0, 0]), [], {"hands": [["3"], ["2", "6", "5"], ["4"], ["1"]]}),
        ("T G, the own Lakkrístoppur stays", draws("T", "G V 1", four, laid={1: "4"}, protected=[1], chance=[0]), ["first V"], {"protected": [1], "laid": [["7"], ["4"], [], []]}),
        ("T K with coffee: both discarded", draws("T", "K5 K 1", four), [], {"in": [0, 2, 3], "discarded": ["2", "K5"], "turn": 2}),
        ("T jar and V, keep the jar", draws("T", "8 V", four), ["discard 2"], {"scores": [0, 2, 0, 0]}),
        ("T one pancake left: it is carried out", draws("T", "V", four), [], {"over": True}),
        # Upphituð lumma
        ("U with an empty deck", draws("U", "", ["7 1", "2", "", "4"]), ["choose 2"], {"in": [0, 1, 3], "over": True}),
        ("U the last card is a cake", draws("U", "8", ["7 1", "2", "", "4"]), ["choose 2"], {"in": ALL, "scores": [0, 0, 2, 0]}),
        ("U reversed", draws("U", "6 1", ["4", "", "2", "7 1"], turn=3, clockwise=False), ["choose 1"], {"turn": 1}),
        # Viðbrennd lumma
        ("V reversed", draws("V", "1 1", ["4", "3", "2", "7 1"], turn=3, clockwise=False), [], {"turn": 1}),
        ("V last card", draws("V", "", four), [], {"scores": [0, 0, 0, 1]}),
        ("V keeps a protection", draws("V", "1 1", four, protected=[1]), [], {"protected": [1]}),
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(len(cakes())), ids=[line[0] for line in cakes()])
def test_each_cake_against_everything(number: int) -> None:
    check(cakes()[number])


@pytest.mark.parametrize("number", range(len(pancakes())), ids=[line[0] for line in pancakes()])
def test_each_pancake_against_everything(number: int) -> None:
    check(pancakes()[number])


def check(line: Line) -> None:
    _, state, moves, expected = line
    play(state, *moves)
    for key, wanted in expected.items():
        if key == "legal":
            assert legal(state) == wanted
        elif key == "over":
            assert state.over is wanted
        elif key == "scores":
            assert state.over
            assert state.scores == wanted
        else:
            assert shown(state, key) == wanted, key


def test_a_correct_guess_by_kleina_med_kaffi_that_ends_the_round_stops_the_rest() -> None:
    state = play(table(["K1 4", "5", "", "2"]), "play K1", "name 5", "name 2")
    assert state.over
    assert [event["target"] for event in happened(state, "guessed")] == [1, 3]
