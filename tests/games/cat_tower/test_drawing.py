"""Odd sheets, and what is particular to this picture; for the rest: tests/conformance/test_drawing.py."""

import tomllib

import pytest

import kotatsu
from kotatsu.core.chance import Rng
from kotatsu.core.editions import Edition
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import plain, width
from kotatsu.games.cat_tower import drawing
from kotatsu.terminal import pictures, rulebook
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.games.cat_tower.sheets import GAME, marking, play, sheet
from tests.games.cat_tower.test_edition import SMALL

NAMES = ["Bartholomew the Third", "美亜", "Otto", "Nils"]
ROWS = 14


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(GAME)


def random_game(players: int, seed: str, edition: Edition) -> Log:
    log = Log(GAME, players, seed, edition=edition)
    rng = Rng(seed)
    while not log.state.over:
        seat = log.state.deciders[0]
        moves = log.state.legal_moves(seat)
        log.play(seat, moves[int(rng.below(len(moves)))])
    return log


def pictures_of(state: State) -> list[State]:
    return [state, *(state.view(seat) for seat in [None, *range(int(state.setup.players))])]


def assert_fits(view: State, texts: Texts) -> str:
    lines = drawing.draw(view, NAMES[: int(view.setup.players)], 80, texts)
    assert len(lines) <= ROWS
    for line in lines:
        assert width(line) <= 80, plain(line)
    return "\n".join(plain(line) for line in lines)


def test_other_sheets_fit_too(texts: Texts) -> None:
    six = GAME.default_edition.as_data()
    columns = six["columns"]
    columns["colours"]["value"] = ["a", "b", "c", "d", "e", "f"]
    columns["floors"]["value"] = [[1, 2, 3, 4, 5, 6]] * 6
    columns["houses"]["value"] = [[1, 2, 3, 4, 5, 6]] * 6
    columns["large"]["value"] = columns["small"]["value"] = [9] * 6
    six["score"]["mouse"]["value"] = list(range(1, 37))
    for data in (six, tomllib.loads(SMALL)):
        log = random_game(4, "odd", GAME.make_edition(data))
        for view in pictures_of(log.state_after(len(log.moves) // 2)):
            assert_fits(view, texts)


def test_the_own_sheet_is_a_honeycomb_with_items_houses_and_ropes(texts: Texts) -> None:
    state = marking([6, 1], 4, sheet({"A1": "mouse", "B1": "yarn", "C2": "house"}, cats={"house": (1, 1)}))
    lines = assert_fits(state.view(0), texts).splitlines()
    own = [line[:28].rstrip() for line in lines]
    assert own[1] == " A6/4 B9/5 C7/3 D8/4 E3/2"
    assert own[2] == "  :        (h6)       :"
    assert own[3] == "      ( 6)      ( 6)"
    assert own[10] == " ( 2)      (H2)       :"
    assert own[12] == " (M1)      (h1)      ( 1)"
    assert own[13] == "      (Y1)      ( 1)"
    assert "1H=1" in lines[13]


def test_a_pending_mark_is_drawn_for_its_seat_only(texts: Texts) -> None:
    state = marking([6, 1], 4)
    state.play(0, state.parse(0, "mouse B4"))
    assert "<M4>" in assert_fits(state.view(0), texts)
    assert "mouse B4" in assert_fits(state.view(0), texts)
    other = assert_fits(state.view(1), texts)
    assert "M" not in other.replace("6M", "").replace("Middle", "")
    assert "✓" in other


@pytest.mark.parametrize("ready", [0, 1, 3, 10])
def test_the_screen_fits_with_any_number_of_moves(ready: int, texts: Texts) -> None:
    """80 x 24 with a sentence of news, the question, the moves and the prompt."""
    narrator = Narrator(GAME, texts, NAMES)
    for own, left in ((1, 1), (3, 4), (6, 2), (1, 3)):
        state = marking([own, 1, 1, 1], left, sheet(ready=ready))
        view = state.view(0)
        below = [*pictures.question(narrator.question(view, 0), 80), *pictures.choices(narrator, view, 0, 80)]
        lines = pictures.table(narrator, view, ["Welcome!"], below, 80, 24)
        assert len(lines) <= 23
        assert all(width(line) <= 80 for line in lines)
        shown = "\n".join(plain(line) for line in below)
        for move in view.legal_moves(0):
            assert view.describe(0, move).get("hex", "pass") in shown


def test_rare_things_have_sentences_too(texts: Texts) -> None:
    narrator = Narrator(GAME, texts, ["Mia", "Otto"])
    state = marking([3, 3], 4, sheet(spent=18), sheet(ready=1, spent=17), finished=59)
    play(state, "butterfly B4", "pass")
    assert state.journal is not None
    told = narrator.tell(state.journal.events, 0)
    assert "The butterfly finds no footprint left to bring." in told
    assert "Otto passes; no footprint is left to mark." in told
    assert told[-1] == "That was the last round. You win!"


def test_what_others_decide_is_not_told_before_all_have(texts: Texts) -> None:
    narrator = Narrator(GAME, texts, ["Mia", "Otto"])
    state = marking([6, 3], 4)
    state.play(0, state.parse(0, "mouse B4"))
    assert state.journal is not None
    assert narrator.tell(state.journal.events, 1) == ["Mia is ready."]
    assert narrator.tell(state.journal.events, 0) == ["You decide: a mouse in B4."]
    state.play(1, state.parse(1, "pass"))
    assert "You decide: pass." in narrator.tell(state.journal.events, 1)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rulebook_has_every_rule_once(language: str) -> None:
    lines = rulebook.whole(kotatsu.game("cat-tower"), language).splitlines()
    for rule in GAME.rules:
        assert len([line for line in lines if line.startswith(f"- **{rule}** ")]) == 1, rule
