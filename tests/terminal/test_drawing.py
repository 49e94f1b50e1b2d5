"""The drawing of the table, and the sentences: pure functions, tried along many games."""

from importlib import resources
from typing import cast

import pytest

import kotatsu
from kotatsu.core.canvas import plain, width
from kotatsu.core.chance import Rng
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.texts import MissingText, Texts
from kotatsu.games.tower_of_pancakes.rules import MODES
from kotatsu.terminal.narrator import Narrator, load_texts
from kotatsu.terminal.pictures import sheet
from kotatsu.terminal.styles import ASCII, STYLES
from tests.terminal.terminals import GAME

NAMES = ["Bartholomew the Third", "美亜", "Otto", "Nils"]
TABLES = [(mode, players) for mode in MODES for players in (3, 4)]
ROWS = 18


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(kotatsu.game(GAME))


def games(mode: str, players: int, count: int = 3) -> list[Log]:
    logs = []
    for number in range(count):
        log = Log(kotatsu.game(GAME), players, f"draw {number}", {"mode": mode})
        rng = Rng(number)
        while not log.state.over:
            seat = log.state.deciders[0]
            moves = log.state.legal_moves(seat)
            log.play(seat, moves[int(rng.below(len(moves)))])
        logs.append(log)
    return logs


def pictures_of(state: State) -> list[State]:
    return [state, *(state.view(seat) for seat in [None, *range(int(state.setup.players))])]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_table_fits_and_has_known_styles_and_stand_ins(mode: str, players: int, texts: Texts) -> None:
    drawing = kotatsu.game(GAME).module("drawing")
    for log in games(mode, players):
        for count in range(0, len(log.moves) + 1, 3):
            for view in pictures_of(log.state_after(count)):
                lines = drawing.draw(view, NAMES[:players], 80, texts)
                assert len(lines) <= ROWS
                for line in lines:
                    assert width(line) <= 80, plain(line)
                    assert all(style in STYLES or not style for _, style in line)


def test_every_character_of_pictures_and_texts_has_a_stand_in(texts: Texts) -> None:
    game = kotatsu.game(GAME)
    drawing = game.module("drawing")
    own = resources.files("kotatsu.terminal").joinpath("terminal.en.ftl").read_text(encoding="utf-8")
    seen = set(game.text("narration.en.ftl")) | set(own)
    for mode, players in TABLES:
        log = games(mode, players, 1)[0]
        for count in range(0, len(log.moves) + 1, 5):
            for view in pictures_of(log.state_after(count)):
                for line in drawing.draw(view, ["A", "B", "C", "D"][:players], 80, texts):
                    seen |= set(plain(line))
    assert {char for char in seen if not char.isascii() and ord(char) not in ASCII} == set()


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_the_terminal_takes_no_word_from_a_game(game: Game) -> None:
    """Where two texts have the same id only one is ever said."""
    assert set(load_texts().ids) & set(Texts("en", game.text("narration.en.ftl")).ids) == set()


@pytest.mark.parametrize("mode", MODES)
def test_high_towers_still_fit(mode: str, texts: Texts) -> None:
    """Everything on one plate: 56 chips on Dave's, or a tower of 16 servings in extreme mode."""
    drawing = kotatsu.game(GAME).module("drawing")
    state = kotatsu.game(GAME).new(4, "high", {"mode": mode})
    data = state.dump()
    full = [0, 1, 2, 3] * 2
    data["state"]["towers"] = {"A": full, "B": full, "C": full, "D": full * 7}
    for view in pictures_of(kotatsu.game(GAME).load(data)):
        lines = drawing.draw(view, NAMES, 80, texts)
        assert len(lines) <= ROWS
        assert all(width(line) <= 80 for line in lines)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_everything_that_happens_and_is_asked_has_a_sentence(mode: str, players: int, texts: Texts) -> None:
    game = kotatsu.game(GAME)
    narrator = Narrator(game, texts, ["Mia", "Otto", "Nils", "Ida"][:players])
    for log in games(mode, players, 2):
        events = [event for move in log.events for event in move]
        for seat in [None, *range(players)]:
            told = narrator.tell(events, seat)
            assert len(told) == len(events)
            assert all(sentence.endswith((".", "!")) for sentence in told)
        assert len(narrator.tell_all(events)) == len(events)
        for count in range(len(log.moves)):
            state = log.state_after(count)
            seat = state.deciders[0]
            assert narrator.question(state.view(seat), seat).endswith((".", "!"))
        for state in pictures_of(log.state):
            assert all(width(line) <= 80 for line in sheet(narrator, state))


def test_the_sheet_shows_what_is_hidden_as_a_question_mark(texts: Texts) -> None:
    game = kotatsu.game(GAME)
    log = games("mystery", 4, 1)[0]
    narrator = Narrator(game, texts, ["Mia", "Otto", "Nils", "Ida"])
    shown = "\n".join(plain(line) for line in sheet(narrator, log.state_after(40).view(0)))
    assert "× ?" in shown


def test_all_texts_can_be_read_and_agree_with_the_reference(texts: Texts) -> None:
    """Our small reader of Fluent says the same as Mozilla's, for every sentence of some games."""
    runtime = pytest.importorskip("fluent.runtime")
    game = kotatsu.game(GAME)
    bundle = runtime.FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(game.text("narration.en.ftl")))
    said: list[tuple[str, dict[str, object], str]] = []

    class Listening:
        def say(self, name: str, /, **values: object) -> str:
            sentence = texts.say(name, **values)
            said.append((name, values, sentence))
            return sentence

    listening = cast(Texts, Listening())
    narrator = Narrator(game, listening, ["Mia", "Otto", "Nils", "Ida"])
    for mode in MODES:
        for log in games(mode, 4, 1):
            for seat in (None, 0, 3):
                narrator.tell([event for move in log.events for event in move], seat)
            for count in range(0, len(log.moves), 3):
                seat = log.state_after(count).deciders[0]
                narrator.question(log.state_after(count).view(seat), seat)
    assert len(said) > 500
    for name, values, sentence in said:
        expected, problems = bundle.format_pattern(bundle.get_message(name).value, values)
        assert not problems
        assert sentence == expected


def test_every_message_of_the_files_is_fluent(texts: Texts) -> None:
    for name in texts.ids:
        try:
            texts.say(name)
        except MissingText as problem:
            assert "needs $" in str(problem)


def test_a_missing_text_or_value_is_named() -> None:
    texts = Texts("en", "baked = { $name } bakes.\nbad = { $name")
    with pytest.raises(MissingText, match="no text 'served'"):
        texts.say("served")
    with pytest.raises(MissingText, match="needs \\$name"):
        texts.say("baked")
    with pytest.raises(MissingText, match="not Fluent"):
        texts.say("bad")
