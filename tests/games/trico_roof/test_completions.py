"""TR-12: what a chip would complete, as moves and views say it."""

from random import Random
from typing import Any

import pytest

from kotatsu.core.state import State
from tests.games.trico_roof.positions import GAME, body, painting, play


def completes(state: State, text: str) -> list[tuple[str, int, str]]:
    """What the parts of a legal move say: request, points, squares."""
    seat = state.deciders[0]
    parts = state.describe(seat, state.parse(seat, text))
    return [(one["request"], one["points"], " ".join(one["squares"])) for one in parts["completes"]]


def test_tr12_a_chip_completes_a_request_only_in_the_colour_of_a_star() -> None:
    state = painting("B4 B3 B2", roofs=["BBYY", "BYRB", "YRBY", "RBYY"])  # R* B Y; the example of TR-12
    assert completes(state, "paint R 1a") == [("gov-1", 3, "1a 1b 1c")]
    state = painting("B4 B3 B2", roofs=["RRYY", "BYRB", "YRBY", "RBYY"])
    assert completes(state, "paint B 1b") == []


def test_tr12_the_chip_is_one_of_its_squares() -> None:
    state = painting("B4 B3 B2", roofs=["RBYY", "BYRB", "YRBY", "BBYY"])
    assert completes(state, "paint R 4b") == []  # R B Y lies in the top row, and was there before


def test_tr12_any_colour_may_lie_where_a_request_has_no_square() -> None:
    """R* . . / . R . / . . B*: red on 3c, between 2b and 4d."""
    state = painting("B4 B3 B2", roofs=["YYYY", "YRYY", "BBBY", "YRRB"], residents=(4, 14, 15))
    assert ("res-1", 6, "2b 3c 4d") in completes(state, "paint R 3c")


def test_tr12_the_dearest_comes_first() -> None:
    """Red on 1a completes R* B Y (3), and R* B over B* (5)."""
    state = painting("B4 B3 B2", roofs=["YBYB", "BYYY", "RRRB", "YYYY"], residents=(1, 14, 15))
    expected = [("res-1", 5, "1a 1b 2a"), ("gov-1", 3, "1a 1b 1c")]
    assert completes(state, "paint R 1a") == expected
    play(state, "0 paint R 1a")
    moves = [state.describe(0, move) for move in state.legal_moves(0)]
    assert moves == [
        {"kind": "score", "request": "gov-1", "points": 3, "squares": ["1a", "1b", "1c"]},
        {"kind": "score", "request": "res-1", "points": 5, "squares": ["1a", "1b", "2a"]},
        {"kind": "decline"},
    ]


@pytest.mark.parametrize("players", GAME.players)
def test_tr12_a_view_shows_everybody_what_each_chip_would_complete(players: int) -> None:
    """And that is what the moves of whoever paints say, and what laying the chip then completes."""
    rng = Random(players)
    state: Any = GAME.new(players, "chances", {"count": 30})
    told = 0
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        kind = state.ask(seat)["kind"]
        chances = body(state)["chances"]
        assert chances == body(state.view(None))["chances"]
        assert [row["points"] for row in body(state)["tally"]] == state.scores
        if kind == "fill":
            assert chances == {}
        elif kind in ("paint", "corner"):
            for move in moves:
                parts = state.describe(seat, move)
                assert parts["completes"] == chances.get(parts["colour"] + parts["square"], [])
                after = state.clone()
                after.play(seat, move)
                asked = after.ask(after.deciders[0]) if not after.over else {}
                assert {one["request"] for one in parts["completes"]} == set(asked.get("requests", []))
                told += len(parts["completes"])
        if not (rng.random() < 0.2 and state.timeout(seat)):
            state.play(seat, rng.choice(moves))
    assert told > 10
