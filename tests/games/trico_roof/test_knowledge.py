"""What views and imagined worlds know, beyond the conformance suite; and editions."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import kotatsu
from tests.conformance.hidden import trico_roof as hidden
from tests.conformance.tables import random_steps
from tests.games.trico_roof.positions import GAME, body, gift_phase, play


def test_worlds_weigh_deals_not_kinds() -> None:
    """Cards are dealt, not kinds: of eight unseen cards, two of each number, a hand of two alike is one way
    in C(8, 2) = 28, a hand of two different numbers four ways."""
    data = hidden.tiny_edition(numbers=2, hand=2, residents=3, copies=1)
    data["gifts"]["copies"]["value"] = 2
    state = GAME.new(2, "copies", edition=GAME.make_edition(data))
    dump = state.dump()
    dump["state"]["hands"] = [["B1", "B1"], ["B2", "W1"]]
    view = GAME.load(dump).view(0)
    # Unseen are B2 B2 and W, S, C 1 and 2 twice each: 14 cards, C(14, 2) = 91 hands of physical cards.
    rng = kotatsu.Rng("copies")
    draws = 9100
    found = Counter(tuple(body(view.imagine(rng))["hands"][1]) for _ in range(draws))
    assert len(found) == 7 + 21  # seven kinds: alike, or two different ones
    for hand, number in found.items():
        expected = draws / 91 * (1 if hand[0] == hand[1] else 4)
        assert abs(number - expected) < 6 * expected**0.5


def test_a_void_binds_every_later_world() -> None:
    state = gift_phase(["B1 B2", "W1 S2", "B3 B4", "C1 S1"])
    play(state, "0 B1", "1 W1")
    rng = kotatsu.Rng("void")
    for seat in (0, 2, 3, None):
        view = state.view(seat)
        assert body(view)["voids"] == ["", "B", "", ""]
        for _ in range(50):
            assert not [card for card in body(view.imagine(rng))["hands"][1] if card[0] == "B"]


def test_an_imagined_world_draws_its_own_last_shuffle() -> None:
    state = GAME.new(3, "shuffle")
    rng = kotatsu.Rng("shuffle")
    world = state.view(0).imagine(rng)
    assert world.dump()["chance"]["kind"] == "fast"
    assert state.view(0).dump()["chance"] is None


# --- editions -----------------------------------------------------------------------------------------------


def changed(key: str, value: Any) -> dict[str, Any]:
    data = deepcopy(GAME.default_edition.as_data())
    entry: Any = data
    for part in key.split("."):
        entry = entry[part]
    entry["value"] = value
    return data


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("roofs", ["R B Y ."] * 3, "four rows of four squares"),
        ("roofs", ["R B Y ."] * 3 + ["R B Y G"], "four rows of four squares"),
        ("chips", 7, "8 at least"),
        ("chips", 16, "from 1 to 15"),
        ("hand.2", 11, "an even number"),
        ("hand.5", 7, "at most 6 cards"),
        ("residents", [], "multiple of 3"),
        ("residents", [{"points": 4, "grid": ["R* B"]}] * 3, "different requests"),
        ("government.front", [{"points": 3, "grid": ["R B Y"]}] * 3, "one with \\* at least"),
        ("government.back", [{"points": 0, "grid": ["R*"]}] * 3, "1 to 20 points"),
        ("government.back", [{"points": 3, "grid": ["R* .", "B ."]}] * 3, "no empty edge"),
        ("government.back", [{"points": 3, "grid": ["R* B", "B"]}] * 3, "at most 4 × 4"),
        ("government.back", [{"points": 3, "grid": ["R* B B B B"]}] * 3, "at most 4 × 4"),
        ("government.back", "R*", "3 different requests"),
    ],
)
def test_a_bad_edition_is_refused_with_its_key(key: str, value: Any, expected: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=expected) as refusal:
        GAME.make_edition(changed(key, value))
    assert key in str(refusal.value)


def test_a_box_with_other_requests_can_be_played() -> None:
    data = changed("residents", [{"points": n, "grid": ["R*" + " R" * n]} for n in (1, 2, 3)])
    state = GAME.new(2, "box", edition=GAME.make_edition(data))
    for seat, move in random_steps(state, Random(1)):
        state.play(seat, move)
    assert state.over
    assert {row[1] for row in state.sheet()} == {"requests-1", "requests-2", "requests-3", "assisting"}
    printed = state.setup.printed()
    assert [request["rows"] for request in printed["residents"]] == [[["R*"] + ["R"] * n] for n in (1, 2, 3)]


def test_what_is_printed() -> None:
    printed = GAME.setup(2).printed()
    assert (printed["chips"], printed["phases"], printed["gifts"]) == (10, 6, 4)
    assert GAME.setup(5).printed()["gifts"] == 5
    assert printed["government"][1] == {
        "front": {"points": 3, "rows": [["B*", "Y", "R"]]},
        "back": {"points": 3, "rows": [["B*"], ["R*"], ["Y*"]]},
    }
    assert len(printed["residents"]) == 15
    assert printed["residents"][3] == {
        "points": 6,
        "rows": [["R*", ".", "."], [".", "R", "."], [".", ".", "B*"]],
    }
