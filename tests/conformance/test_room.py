"""Pictures, score sheets and reference cards fit the smallest terminal in every language."""

import pytest

import kotatsu
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Texts, sources
from kotatsu.drawing.canvas import cells, plain, width
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import Narrator
from tests.conformance.tables import Table
from tests.conformance.test_drawing import COLUMNS, NAMES, ROWS, random_game, screens, some_states, views

# The fullest table of each game.
TABLES = [Table(game, game.players[-1], {}) for game in kotatsu.games()]
SPOKEN = [
    (table, language)
    for table in TABLES
    for language in LANGUAGES
    if table.game.has(f"narration.{language}.ftl")
]
in_every_language = pytest.mark.parametrize(
    ("table", "language"), SPOKEN, ids=[f"{table.game.name}-{language}" for table, language in SPOKEN]
)


@in_every_language
def test_every_screen_and_sheet_fits(table: Table, language: str) -> None:
    files = [("kotatsu.terminal", "terminal"), (table.game.package, "narration")]
    texts = Texts(language, *sources(language, files))
    narrator = Narrator(table.game, texts, NAMES[: table.players])
    for name in texts.ids:
        assert (
            not name.startswith("sheet-") or name == "sheet-hidden" or cells(texts.say(name)) < pictures.LABEL
        )
    for state in some_states(random_game(table), 8):
        for lines in screens(narrator, state):
            assert len(lines) < ROWS, "\n".join(map(plain, lines))
            assert [plain(line) for line in lines if width(line) > COLUMNS] == []
        for view in views(state):
            assert [plain(line) for line in pictures.sheet(narrator, view) if width(line) > COLUMNS] == []
        for seat in state.deciders:
            question = narrator.question(state.view(seat), seat)
            assert len(pictures.question(question, COLUMNS)) == 1, question


@in_every_language
def test_every_reference_card_fits(table: Table, language: str) -> None:
    game = table.game
    if not game.has_module("reference"):
        return
    texts = game.texts("reference", "narration", language=language)
    for state in some_states(random_game(table), 3):
        lines = game.module("reference").card(state.view(0), COLUMNS, texts)
        assert [plain(line) for line in lines if width(line) > COLUMNS] == []
