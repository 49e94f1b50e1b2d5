"""Reference cards, for every game that has one: they fit a terminal, say all they have to say, and show the
numbers of the edition in use."""

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, plain, width
from kotatsu.terminal.console import SMALLEST, WIDEST
from kotatsu.terminal.styles import STYLES, as_ascii
from tests.conformance.tables import Table
from tests.conformance.test_drawing import TABLES, Listening, name_of, random_game, some_states, views
from tests.thorough import one_of

WEB = Path(__file__).parents[2] / "web" / "src" / "boards"
WITH_CARD = [game for game in kotatsu.games() if game.has_module("reference")]
OTHER_NUMBERS: dict[str, dict[str, Any]] = {
    "tower-of-pancakes": {"plate.4": [17, 5, 5, 4, 4, 3, 3, 2], "score.above": [5, 6, 7, 18]},
    "itadaki-sashiage": {"copies.4": [3, 3, 3, 2, 2, 3, 0], "first_tower.4": 3},
    "cookie-thief": {"cakes.plain": [5, 6, 2, 2, 2, 1, 0, 1], "pancakes.in_deck": 3},
    "cat-tower": {"score.yarn": [13, 7, 0, 0], "footprints.count": 11, "score.butterfly": 4},
    "trico-roof": {"gifts.copies": 3, "chips": 12},
}
CHANGES = {
    "tower-of-pancakes": ({"Plate: wins, serves +17 +5 +5", "8th pancake +5 +6 +7 +18"}, {"serves +6 +5 +5"}),
    "itadaki-sashiage": ({"Copies +3 +3 +3 +2 +2 +3$", "First tower: 3 cards"}, {"Card .*X", "The X"}),
    "cookie-thief": ({"Piparkaka .* 6 +6$", "3 of these"}, {"Hnallþóra"}),
    "cat-tower": (
        {"13 for the most yarn, 7 for", "each player 11 at most", "4 each, and a footprint"},
        {"9 for the most"},
    ),
    "trico-roof": ({"every card 3 times", "There are 12 of"}, {"twice"}),
}
"""What is on the card with these numbers, and what is no longer; searched for in the lines joined."""

every_card = pytest.mark.parametrize("game", WITH_CARD, ids=lambda game: game.name)
every_box = pytest.mark.parametrize(
    "game", [game for game in WITH_CARD if game.name in OTHER_NUMBERS], ids=lambda game: game.name
)
every_table = one_of(
    4, "table", [table for table in TABLES if table.game in WITH_CARD], ids=lambda table: name_of(table)
)


@cache
def texts_of(game: Game) -> Listening:
    texts = Listening("en", game.text("reference.en.ftl"), game.text("narration.en.ftl"))
    texts.said = set()
    return texts


def card_of(view: State, game: Game, columns: int = SMALLEST[0]) -> list[Line]:
    lines: list[Line] = game.module("reference").card(view, columns, texts_of(game))
    return lines


def usual_card(game: Game, edition: Any = None) -> str:
    players = 4 if 4 in game.players else game.usual_players
    state = Table(game, players, {}, edition).game.new(players, "card", {}, edition)
    return "\n".join(map(plain, card_of(state.view(None), game)))


def test_a_card_has_its_words_and_is_drawn_in_terminal_and_browser_or_nowhere() -> None:
    for game in kotatsu.games():
        words = resources.files(game.package).joinpath("reference.en.ftl").is_file()
        drawn = (WEB / game.name / "Reference.svelte").is_file()
        assert words == drawn == (game in WITH_CARD), game.name
    assert {game.name for game in WITH_CARD} >= set(OTHER_NUMBERS)


@every_table
def test_every_card_fits_the_terminal_and_has_styles_and_stand_ins(table: Table) -> None:
    states = some_states(random_game(table), 3)
    for view in [view for state in states for view in views(state)]:
        for columns in (SMALLEST[0], WIDEST):
            for line in card_of(view, table.game, columns):
                assert width(line) <= columns, plain(line)
                assert all(style in STYLES for _, style in line if style)
                assert as_ascii(plain(line)).isascii()


@every_box
def test_a_changed_edition_changes_the_card(game: Game) -> None:
    data = game.default_edition.as_data()
    for key, value in OTHER_NUMBERS[game.name].items():
        place = data
        for part in key.split("."):
            place = place[part]
        place["value"] = value
    data["name"] = "my box"
    ours, theirs = usual_card(game), usual_card(game, game.make_edition(data))
    new, gone = CHANGES[game.name]
    for words in new:
        assert re.search(words, theirs, re.MULTILINE), f"{words}\n{theirs}"
        assert not re.search(words, ours, re.MULTILINE), words
    for words in gone:
        assert re.search(words, ours, re.MULTILINE), f"{words}\n{ours}"
        assert not re.search(words, theirs, re.MULTILINE), words


@every_box
def test_numbers_of_players_have_cards_of_their_own(game: Game) -> None:
    """Cookie Thief's coffee stays in the box with three players; Cat Tower's sheet is the same for all."""
    cards = {
        "\n".join(map(plain, card_of(game.new(players, "card").view(None), game))) for players in game.players
    }
    assert len(cards) == {"cat-tower": 1, "cookie-thief": 2}.get(game.name, len(game.players))


@every_card
def test_no_word_of_a_card_is_left_over_or_missing(game: Game) -> None:
    """Each is said in the terminal, or named by the card of the browser; and that one names no others."""
    texts = texts_of(game)
    for table in TABLES:
        if table.game is game:
            card_of(random_game(table).state.view(None), game)
            card_of(game.new(table.players, "card", table.options).view(0), game)
    ids = Texts("en", game.text("reference.en.ftl")).ids
    browser = (WEB / game.name / "Reference.svelte").read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z][a-z-]*)"', browser))
    assert [name for name in ids if name not in texts.said and name not in named] == []
    said = set(re.findall(r'word\(\s*"([a-z-]+)"', browser))
    assert said and said <= set(ids)


@every_card
def test_both_files_of_words_have_different_names(game: Game) -> None:
    own = Texts("en", game.text("reference.en.ftl")).ids
    assert not set(own) & set(Texts("en", game.text("narration.en.ftl")).ids)
