"""The web app says the games' sentences by the same rules as the terminal."""

import re
from pathlib import Path

import pytest

import kotatsu

WORDS = Path(__file__).parents[2] / "web" / "src" / "texts" / "games.ts"


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_the_web_knows_which_fields_name_seats(game: kotatsu.Game) -> None:
    found = re.search(rf'"{game.name}": {{\s*seats: \[([^\]]*)\]', WORDS.read_text(encoding="utf-8"))
    assert found is not None
    assert tuple(re.findall(r'"(\w+)"', found[1])) == game.module("drawing").SEAT_FIELDS
