"""What is said for and against a move: above all what the jar costs."""

from kotatsu.core.state import State
from kotatsu.games.cookie_thief.reasons import remarks
from tests.games.cookie_thief.positions import play, table


def said(state: State, *moves: str) -> list[tuple[str, bool, dict[str, int]]]:
    start = state.clone()
    play(state, *moves)
    assert state.journal is not None
    return [(one.what, one.must, one.fields) for one in remarks(start, state, 0, state.journal.events)]


def test_ck34_who_lays_the_jar_is_told_of_the_point() -> None:
    state = table(["8 5", "2", "3"])
    assert said(state, "play 8") == [("caught-now", True, {})]


def test_ck34_catching_somebody_with_the_jar_is_told_with_the_round() -> None:
    state = table(["1 5", "8", "3"])
    assert said(state, "play 1", "choose 1", "name 8") == [
        ("catches", True, {"target": 1}),
        ("wins", False, {}),
    ]


def test_ck19_another_card_drawn_is_no_turn() -> None:
    state = table(["8 K5", "2", "3", "4"], deck="1 1 1 1")
    assert said(state, "play K5", "choose 1", "choose 0") == [("caught-now", True, {})]


def test_ck17_who_is_out_without_the_jar_loses_no_point() -> None:
    state = table(["3 5", "4", "6"])
    assert said(state, "play 3", "choose 1")[0] == ("puts-out", False, {"target": 1})
