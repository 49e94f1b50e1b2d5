"""The drawing fits its place, and there is a sentence for all that happens and all that is asked."""

import re
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.canvas import plain, width
from kotatsu.core.events import Journal
from kotatsu.games.cookie_thief import rules
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import Narrator, load_texts, table_names
from kotatsu.terminal.styles import STYLES
from tests.games.cookie_thief.table import GAME, play, table

TEXTS = load_texts(GAME)


def narrator(players: int) -> Narrator:
    return Narrator(GAME, TEXTS, table_names([], players, [], TEXTS))


@pytest.mark.parametrize("players", GAME.players)
def test_every_screen_fits_80_by_24_and_every_sentence_is_there(players: int) -> None:
    told = narrator(players)
    state = GAME.new(players, "drawing", {"rounds": 4})
    state.journal = Journal()
    rng = kotatsu.Rng(players)
    while not state.over:
        seat = state.deciders[0]
        view = state.view(seat)
        below = [*pictures.question(told.question(view, seat), 80), *pictures.choices(told, view, seat, 80)]
        screen = pictures.table(told, view, [], below, 80, 24)
        assert len(screen) <= 23
        assert all(width(line) <= 80 for line in screen)
        assert all(style in STYLES for line in screen for _, style in line if style)
        assert told.drawing.rules_asked(view, seat)[0] in GAME.rules
        moves = view.legal_moves(seat)
        state.play(seat, moves[int(rng.below(len(moves)))])
        events = state.take_events()
        for viewer in [*range(players), None]:
            told.tell(events, viewer)
        told.tell_all(events)
    assert told.drawing.draw(state, told.names, 80, TEXTS)
    assert pictures.sheet(told, state)


def test_there_is_a_sentence_for_every_event_and_question() -> None:
    source = Path(str(rules.__file__)).parent.joinpath("rules.py").read_text(encoding="utf-8")
    for kind in set(re.findall(r'journal\.add\(\s*"(\w+)"', source)):
        assert TEXTS.has(f"event-{kind}"), kind
    for kind in rules.PHASES[:-1]:
        assert TEXTS.has(f"ask-{kind}"), kind


def test_a_picture_says_who_holds_what_in_letters() -> None:
    state = play(table(["2 K5", "6", "5", "3"], laid={1: "1 1"}), "play 2", "choose 2")
    lines = [plain(line) for line in narrator(4).drawing.draw(state.view(0), ["A", "B", "C", "D"], 80, TEXTS)]
    rows = {line[1]: line for line in lines[3:7]}
    assert "▏K5▕" in rows["0"]
    assert "▏ 5▕" in rows["2"]
    assert "▏░░▕" in rows["3"]
    assert "1×2" in rows["1"]
