"""Every rulebook: what it cites is there, its examples play by the rules and come out as they say."""

import re
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core import citations
from kotatsu.core.errors import BadInput
from kotatsu.core.examples import Step, read_examples
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.shapes import told_in
from kotatsu.core.texts import Texts
from kotatsu.terminal import rulebook
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.conformance.tables import Table

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
EXAMPLES = [(game, name) for game in kotatsu.games() for name in game.examples]
EVERY_EXAMPLE = pytest.mark.parametrize(("game", "name"), EXAMPLES, ids=lambda one: getattr(one, "name", one))
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
LONGEST = 330
"""Characters of what is said of one step: a phone shows it under the board."""


def shown_in(game: Game) -> list[str]:
    """The examples and pictures that the book names, in its order."""
    return re.findall(r"^<!-- example: ([\w-]+) -->$", game.text("rulebook.en.md"), re.MULTILINE)


def pictures_of(game: Game) -> list[str]:
    """Those that the web app draws without a game."""
    return [file.stem for file in sorted((ROOT / "web/src/boards" / game.name / "pictures").glob("*.svelte"))]


# --- the order of the book ----------------------------------------------------------------------------------


@EVERY_GAME
def test_a_book_begins_with_what_it_is_about_and_has_every_rule_once(game: Game) -> None:
    for language in rulebook.languages(game):
        book = rulebook.whole(game, language)
        assert RULE.findall(book) == list(game.rules)
        chapters = re.findall(r"^## (.*)$", book, re.MULTILINE)
        opening = book[: book.index(f"## {chapters[2]}")]
        assert not RULE.search(opening), "first what it is about, then a turn in short, then the rules"
        assert "edition" not in opening
        assert set(re.findall(r"\b[A-Z]{2}-\d+\b", book)) <= set(game.rules)
        assert all(len(chapter) <= 24 for chapter in chapters), chapters


# --- what is cited ------------------------------------------------------------------------------------------


@EVERY_GAME
def test_every_kind_of_event_has_a_rule_that_is_there(game: Game) -> None:
    cited = game.module("citations")
    for rules in (cited.QUESTIONS, cited.EVENTS, cited.SHEET):
        assert set(rules.values()) <= set(game.rules)
    kinds = {told.kind for told in told_in(game.module("events")).values()}
    assert {kind.partition(" ")[0] for kind in cited.EVENTS} == kinds


@pytest.mark.parametrize(
    "table", [Table(game, game.usual_players, {}) for game in kotatsu.games()], ids=lambda t: t.game.name
)
def test_whatever_is_asked_happens_or_scores_leads_to_a_rule(table: Table) -> None:
    log = Log(table.game, table.players, "cited")
    cited = table.game.module("citations")
    narrator = Narrator(table.game, load_texts(table.game), [str(n) for n in range(table.players)])
    while not log.state.over and len(log.moves) < 120:
        seat = log.state.deciders[0]
        ask = log.state.ask(seat)
        rule = citations.of_kind(cited.QUESTIONS, ask["kind"], ask)
        assert rule in narrator.drawing.rules_asked(log.state.view(seat), seat), ask
        moves = log.state.legal_moves(seat)
        for event in log.play(seat, moves[len(log.moves) % len(moves)]):
            assert citations.of_kind(cited.EVENTS, event.kind, event.whole()), event.whole()
    for line in log.state.sheet():
        assert citations.of_category(cited.SHEET, line[1]), line


# --- examples -----------------------------------------------------------------------------------------------


@EVERY_EXAMPLE
def test_an_example_comes_out_as_it_says(game: Game, name: str) -> None:
    example = game.examples[name]
    log = Log(game, example.players, example.seed, example.options)
    course = example.course(log)
    next(course)
    for step, made in zip(example.steps, course, strict=True):
        seen = [event.seen_by(example.seat) for events in log.events[made:] for event in events]
        for wanted in step.happens:
            told = [event for event in seen if event is not None and event["event"] == wanted["event"]]
            assert any(wanted.items() <= event.items() for event in told), f"{step.text}: {wanted} in {told}"
        assert step.rule in game.rules, step.text
        assert bool(step.moves) == bool(step.happens), f"{step.text} says what has come of its moves"


@EVERY_GAME
def test_examples_have_their_words_and_their_place_in_the_book(game: Game) -> None:
    shown, pictures = shown_in(game), pictures_of(game)
    assert sorted(shown) == sorted([*game.examples, *pictures]), "each is shown once, and is there"
    if not shown:
        return  # the game is being made
    texts = Texts("en", game.text("examples.en.ftl"))
    said = [step.text for one in game.examples.values() for step in one.steps]
    assert sorted(texts.ids) == sorted([*shown, *said, *(f"{name}-all" for name in pictures)])
    names = {f"seat{seat}": "Bartholomew" for seat in range(8)}
    for text in said:
        assert len(texts.say(text, **names)) <= LONGEST, text


@pytest.mark.parametrize("game", [one for one in kotatsu.games() if one.examples], ids=lambda game: game.name)
def test_there_are_examples_to_step_through_and_pictures(game: Game) -> None:
    steps = [len(one.steps) for one in game.examples.values()]
    assert sum(count > 1 for count in steps) >= 2
    assert sum(count == 1 for count in steps) + len(pictures_of(game)) >= 4


@EVERY_GAME
def test_whoever_cannot_see_an_example_reads_words_and_no_marker(game: Game) -> None:
    assert "<!--" not in rulebook.whole(game)
    text = game.text("rulebook.en.md")
    for name, words in re.findall(r"<!-- example: (.*?) -->\n(.*?)<!-- end -->", text, re.DOTALL):
        stepped = name in game.examples and len(game.examples[name].steps) > 1
        assert words.strip() or not stepped, f"{name} can only be seen"
    assert len(shown_in(game)) == text.count("<!-- end -->") == text.count("<!-- example")


ONE = '[one]\nplayers = 3\nseed = "x"\n'


def test_an_example_that_is_none_says_where() -> None:
    read = read_examples(f'{ONE}seat = 1\nbefore = ["7"]\nsteps = [{{ text = "a", moves = ["2: 5"] }}]\n')[
        "one"
    ]
    assert (read.seat, read.before, read.steps) == (1, ("7",), (Step("a", moves=("2: 5",)),))
    for broken, why in {
        "one = 1": "a table was expected",
        ONE: "'steps' is missing",
        f'{ONE}steps = [{{ rule = "a" }}]': "'text' is missing",
        '[one]\nplayers = "3"\nseed = "x"\nsteps = []': "'players' is not of the kind 'int'",
        '[one]\ncolour = "red"': "there is no 'colour'",
    }.items():
        with pytest.raises(BadInput, match=why):
            read_examples(broken)
