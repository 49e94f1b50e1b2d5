"""What is particular to this picture; what all have in common: tests/conformance/test_drawing.py."""

import re

import pytest

import kotatsu
from kotatsu.core.chance import Rng
from kotatsu.core.languages import LANGUAGES
from kotatsu.drawing.canvas import plain, width
from kotatsu.games.tower_of_pancakes.cards import MODES
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.pictures import sheet
from kotatsu.terminal.speech import load_texts

GAME = kotatsu.game("tower-of-pancakes")
NAMES = ["Bartholomew the Third", "美亜", "Otto", "Nils"]
ROWS = 18


@pytest.mark.parametrize("mode", MODES)
def test_high_towers_still_fit(mode: str) -> None:
    """Everything on one plate: 56 chips on Dave's, or a tower of 16 servings in extreme mode."""
    data = GAME.new(4, "high", {"mode": mode}).dump()
    full = [0, 1, 2, 3] * 2
    data["state"]["towers"] = {"A": full, "B": full, "C": full, "D": full * 7}
    state = GAME.load(data)
    for view in (state, *(state.view(seat) for seat in (None, 0, 1, 2, 3))):
        lines = GAME.module("drawing").draw(view, NAMES, 80, load_texts(GAME))
        assert len(lines) <= ROWS
        assert all(width(line) <= 80 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cats_sit_above_their_plates_whatever_they_are_called(language: str) -> None:
    lines = GAME.module("drawing").draw(
        GAME.new(4, "cats"), NAMES, 80, GAME.texts("narration", language=language)
    )
    ears, faces = (plain(line) for line in lines[1:3])
    below = [width([(faces[: face.start()], "")]) for face in re.finditer(r"\(...\)", faces)][:4]
    assert below == [ear.start() for ear in re.finditer(r"/\\_/", ears)]


def test_the_sheet_shows_what_is_hidden_as_a_question_mark() -> None:
    state = GAME.new(4, "draw 0", {"mode": "mystery"})
    rng = Rng(0)
    for _ in range(40):
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        state.play(seat, moves[int(rng.below(len(moves)))])
    lines = sheet(Narrator(GAME, load_texts(GAME), NAMES), state.view(0))
    assert "× ?" in "\n".join(plain(line) for line in lines)
