"""The line that is always in sight, for every registered game: what wins, how far it is, what one has."""

from random import Random
from typing import Any, get_type_hints

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.state import State
from kotatsu.drawing.canvas import cells, plain
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.conformance.tables import Table, all_tables, observers, random_steps

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
LONGEST = 80
POINTS = ("points", "plus", "minus")
NAMES = ["Ann", "Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"]


def fields_of(game: Game) -> set[str]:
    shape: Any = getattr(game.module("shapes"), "Goal", None)
    return set() if shape is None else set(get_type_hints(shape))


@every_game
def test_every_game_says_what_wins(game: Game) -> None:
    assert load_texts(game).has("goal")
    assert fields_of(game), "how far it is"


@every_table
def test_it_is_said_from_the_view_alone_and_has_the_points_of_the_sheet(table: Table) -> None:
    narrator = Narrator(table.game, load_texts(table.game), NAMES[: table.players])
    state, rng = table.new("goal"), Random(f"goal {table}")
    said = set()
    for seat, chosen in random_steps(state, rng):
        for observer in observers(state):
            view = state.view(observer)
            goal = view.goal(observer)
            assert set(goal) == {*POINTS, *fields_of(table.game)}
            own = None if observer is None else view.scores[observer]
            assert goal["points"] == own
            assert own is None or (
                goal["plus"] - goal["minus"] == own and min(goal["plus"], goal["minus"]) >= 0
            )
            sentence = narrator.goal(view)
            assert 0 < cells(sentence) <= LONGEST, sentence
            assert "{" not in sentence and "None" not in sentence and "none" not in sentence, sentence
            assert ("you have" in sentence) == (own is not None), sentence
            said.add(sentence)
        state.play(seat, chosen)
    assert len(said) > 1, "it never says how far the game is"


def line_of(narrator: Narrator, view: State, height: int | None, news: list[str]) -> bool:
    rows = [plain(row).strip() for row in pictures.table(narrator, view, news, [], 80, height)]
    return narrator.goal(view) in rows


@every_game
def test_a_terminal_shows_it_and_cuts_no_sentence_for_it(game: Game) -> None:
    narrator = Narrator(game, load_texts(game), NAMES[: game.usual_players])
    state = game.new(seed="goal")
    view = state.view(state.deciders[0])
    board = len(narrator.drawing.draw(view, narrator.names, 80, narrator.texts))
    assert line_of(narrator, view, None, ["Something happened."])
    assert line_of(narrator, view, board + 4, ["Something happened."])
    assert line_of(narrator, view, board + 4, ["An old story. " * 6, "Something happened."])
    assert not line_of(narrator, view, board + 4, ["A long story. " * 8]), "what is said last is read whole"
    assert not line_of(narrator, view, board + 3, ["Something happened."]), "a low terminal keeps the news"
