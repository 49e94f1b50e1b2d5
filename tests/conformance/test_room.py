"""Pictures, score sheets and reference cards fit the smallest terminal in every language."""

import pytest

import kotatsu
from kotatsu.core.chance import Rng
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.log import Log
from kotatsu.core.texts import Texts, sources
from kotatsu.drawing.canvas import cells, plain, width
from kotatsu.terminal import pictures
from kotatsu.terminal.guide import Guide
from kotatsu.terminal.narrator import Narrator, table_names
from kotatsu.terminal.speech import load_texts
from tests.conformance.tables import Table
from tests.conformance.test_drawing import (
    COLUMNS,
    NAMES,
    ROWS,
    random_game,
    screens,
    some_states,
    views,
    ways_to_play,
)

# The fullest table of each game.
TABLES = [Table(game, game.players[-1], {}) for game in kotatsu.games()]
SPOKEN = [(table, language) for table in TABLES for language in LANGUAGES]
in_every_language = pytest.mark.parametrize(
    ("table", "language"), SPOKEN, ids=[f"{table.game.name}-{language}" for table, language in SPOKEN]
)


def narrator_of(table: Table, language: str) -> Narrator:
    files = [("kotatsu.terminal", "terminal"), (table.game.package, "narration")]
    texts = Texts(language, *sources(language, files))
    return Narrator(table.game, texts, NAMES[: table.players])


@in_every_language
def test_every_screen_and_sheet_fits(table: Table, language: str) -> None:
    narrator = narrator_of(table, language)
    texts = narrator.texts
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
def test_every_picture_is_whole_with_its_title(table: Table, language: str) -> None:
    game = table.game
    texts = narrator_of(table, language).texts
    for options in ways_to_play(game):
        log = random_game(Table(game, table.players, options))
        for state in some_states(log, 12):
            for view in views(state):
                lines = game.module("drawing").draw(view, NAMES[: table.players], COLUMNS, texts)
                assert [plain(line) for line in lines if width(line) > COLUMNS] == []


@in_every_language
def test_every_step_of_a_first_game_is_read_whole(
    table: Table, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, tutorial = table.game, table.game.tutorial
    if tutorial is None:
        return
    monkeypatch.setenv("KOTATSU_LANGUAGE", language)
    texts = load_texts(game)
    names = table_names([], tutorial.players, [tutorial.seat], texts)
    narrator = Narrator(game, texts, names)
    log = Log(game, tutorial.players, tutorial.seed, tutorial.options)
    guide = Guide(game, tutorial, log, names)
    bots, seat, rng = guide.bots(game), tutorial.seat, Rng(0)
    while guide.step is not None:
        step = guide.step
        mover = next((one for one in log.state.deciders if one in bots), None)
        if mover is not None and not guide.is_to_be_read:
            view = log.state.view(mover)
            log.play(mover, bots[mover].choose(view, view.legal_moves(mover), rng))
            continue
        view, below, words = log.state.view(seat), [], guide.words()
        if step.moves:
            below = pictures.question(narrator.question(view, seat), COLUMNS)
            below += pictures.choices(narrator, view, seat, COLUMNS)
        lines = pictures.table(narrator, view, [words], below, COLUMNS, ROWS)
        assert len(lines) < ROWS
        assert _letters(words) in _letters("".join(map(plain, lines))), "\n".join(map(plain, lines))
        if step.moves:
            log.play(seat, tutorial.choices(log.state, guide.made)[0])
        else:
            guide.turn()


def _letters(text: str) -> str:
    return "".join(text.split())


@in_every_language
def test_every_reference_card_fits(table: Table, language: str) -> None:
    game = table.game
    if not game.has_module("reference"):
        return
    texts = game.texts("reference", "narration", language=language)
    for state in some_states(random_game(table), 3):
        lines = game.module("reference").card(state.view(0), COLUMNS, texts)
        assert [plain(line) for line in lines if width(line) > COLUMNS] == []
