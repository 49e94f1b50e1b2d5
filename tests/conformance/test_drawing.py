"""Pictures and sentences, for every registered game: they fit a terminal, and nothing goes unsaid."""

import ast
import io
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.options import Option
from kotatsu.core.shapes import told_in
from kotatsu.core.state import State
from kotatsu.core.texts import MissingText, Texts
from kotatsu.drawing.canvas import Line, cells, plain, width
from kotatsu.terminal import pictures
from kotatsu.terminal.console import SMALLEST, WIDEST, Console
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from kotatsu.terminal.styles import ASCII, STYLES, Colours, as_ascii
from tests.conformance.tables import Table, observers
from tests.thorough import one_of

COLUMNS, ROWS = SMALLEST
NAMES = ("Bartholomew the Third", "美亜", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove")
DRAWN = 16  # states of each game, from the deal to the end
LATE = 0.2  # how often a seat lets its time run out, where the rules say what happens then
SENTENCE = re.compile(r"\S.*[.!?]")


def ways_to_play(game: Game) -> Iterator[dict[str, Any]]:
    """Every choice and switch, and for each of them every number at its usual value and at both its ends."""
    options = [option for option in game.options if option.name != "first_leader"]
    numbers = [option for option in options if option.kind == "number"]
    ends = [{option.name: value} for option in numbers for value in (option.low, option.high)]
    for values in product(*[values_of(option) for option in options if option.kind != "number"]):
        names = [option.name for option in options if option.kind != "number"]
        for numeric in [{}, *ends]:
            yield {**dict(zip(names, values, strict=True)), **numeric}


def name_of(table: Table) -> str:
    options = [f"{name}={value}" for name, value in table.options.items()]
    return "-".join([table.game.name, str(table.players), *options])


def values_of(option: Option) -> tuple[Any, ...]:
    return option.choices or (False, True)


TABLES = [
    Table(game, players, options)
    for game in kotatsu.games()
    for players in game.players
    for options in ways_to_play(game)
]
every_table = one_of(4, "table", TABLES, ids=lambda table: name_of(table))
every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)


class Listening(Texts):
    """Remembers which of its messages were said, within others too."""

    said: set[str]

    def _say(self, name: str, values: dict[str, Any]) -> str:
        self.said.add(name)
        return super()._say(name, values)


@cache
def texts_of(game: Game) -> Listening:
    own = resources.files("kotatsu.terminal").joinpath("terminal.en.ftl").read_text(encoding="utf-8")
    texts = Listening("en", own, game.text("narration.en.ftl"))
    texts.said = set()
    return texts


def narrator_of(table: Table) -> Narrator:
    return Narrator(table.game, texts_of(table.game), NAMES[: table.players])


def random_game(table: Table) -> Log:
    """A whole game of random moves; somebody is late now and then."""
    log = Log(table.game, table.players, f"drawn {name_of(table)}", table.options)
    rng = Random(name_of(table))
    while not log.state.over:
        seat = rng.choice(log.state.deciders)
        if not (rng.random() < LATE and log.timeout(seat)):
            log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log


def some_states(log: Log, count: int = DRAWN) -> list[State]:
    """The deal, the end, and about so many between them."""
    step = max(1, len(log.moves) // count)
    return [log.state_after(count) for count in (*range(0, len(log.moves), step), len(log.moves))]


# --- pictures -----------------------------------------------------------------------------------------------


@every_table
def test_every_picture_fits_the_smallest_terminal(table: Table) -> None:
    narrator = narrator_of(table)
    for state in some_states(random_game(table)):
        for lines in screens(narrator, state):
            assert len(lines) < ROWS, "\n".join(map(plain, lines))
            assert_fits(lines, COLUMNS)
        for view in views(state):
            assert_fits(pictures.sheet(narrator, view), COLUMNS)


@every_table
def test_wide_pictures_fit_and_all_can_be_painted(table: Table) -> None:
    narrator = narrator_of(table)
    for state in some_states(random_game(table), 2):
        for view in views(state):
            lines = narrator.drawing.draw(view, narrator.names, WIDEST, narrator.texts)
            assert_fits(lines, WIDEST)
            assert_paintable([*lines, *pictures.sheet(narrator, view)])


def views(state: State) -> list[State]:
    """The whole table, and what each seat and a spectator may know of it."""
    return [state, *(state.view(seat) for seat in observers(state))]


def screens(narrator: Narrator, state: State) -> Iterator[list[Line]]:
    """What stands on the screen but for the prompt: for every seat, a spectator, and whoever may see all."""
    told = ["Something happened."]
    waiting: list[Line] = [[(" Everybody is thinking …", "dim")], [], []]
    for seat in observers(state):
        view, below = state.view(seat), waiting
        if seat in state.deciders:
            assert seat is not None
            below = pictures.question(narrator.question(view, seat), COLUMNS)
            below += pictures.choices(narrator, view, seat, COLUMNS)
        yield pictures.table(narrator, view, told, below, COLUMNS, ROWS)
    yield pictures.table(narrator, state, told, [[("Move 3 of 40", "bold")]], COLUMNS, ROWS)


def assert_fits(lines: list[Line], columns: int) -> None:
    for line in lines:
        assert width(line) <= columns, plain(line)
        assert not {style for _, style in line if style and style not in STYLES}, line
        assert without_stand_in(plain(line)) <= set("".join(NAMES)), plain(line)


def assert_paintable(lines: list[Line]) -> None:
    """With and without colours it is the same text; in ASCII it has the same shape."""
    console = Console(out=io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    shown = console._painted(lines)
    console.styled = True
    colours: Colours
    for colours in ("none", "256", "true"):
        console.colours = colours
        assert re.sub(r"\x1b\[[0-9;]*m", "", console._painted(lines)) == shown
    assert [len(as_ascii(plain(line))) for line in lines] == [len(plain(line)) for line in lines]


def without_stand_in(text: str) -> set[str]:
    return {char for char in set(text) if as_ascii(char) == "?" and char != "?" and ord(char) not in ASCII}


# --- sentences ----------------------------------------------------------------------------------------------


@every_table
def test_everything_that_happens_has_its_sentence(table: Table) -> None:
    """For every seat that notices it: with what is hidden if it may know that, and without it if not."""
    narrator = narrator_of(table)
    log = random_game(table)
    events = [event for move in log.events for event in move]
    for seat in [*range(table.players), None]:
        seen = [fields for event in events if (fields := event.seen_by(seat)) is not None]
        told = narrator.tell(events, seat)
        assert len(told) == len(seen)
        assert narrator.tell_seen(seen, seat) == told, "told otherwise when it comes from a server"
        assert_sentences(told)
    told = narrator.tell_all(events)
    assert len(told) == len(events)
    assert_sentences(told)


@every_table
def test_everything_that_is_asked_has_its_question_and_its_rules(table: Table) -> None:
    narrator = narrator_of(table)
    for state in some_states(random_game(table)):
        for seat in state.deciders:
            view = state.view(seat)
            question = narrator.question(view, seat)
            assert_sentences([question])
            assert len(pictures.question(question, COLUMNS)) == 1, "it has one row"
            rules = narrator.drawing.rules_asked(view, seat)
            assert rules and set(rules) <= set(table.game.rules)


def assert_sentences(sentences: list[str]) -> None:
    for sentence in sentences:
        assert SENTENCE.fullmatch(sentence) and "  " not in sentence, repr(sentence)
        assert "None" not in sentence and "{" not in sentence, sentence


# --- the files of sentences ---------------------------------------------------------------------------------


@every_game
def test_every_kind_of_event_and_question_has_its_message(game: Game) -> None:
    """Those as well that random games never meet."""
    texts = load_texts(game)
    events = {told.kind for told in told_in(game.module("events")).values()}
    assert events
    for name in [*(f"event-{kind}" for kind in events), *(f"ask-{kind}" for kind in questions(game))]:
        assert texts.has(name), name


def questions(game: Game) -> set[str]:
    shape = game.module("shapes").Ask
    kinds = [get_type_hints(member)["kind"] for member in get_args(shape) or (shape,)]
    return {word for kind in kinds for word in get_args(kind)}


@every_game
def test_no_message_is_left_over(game: Game) -> None:
    """Each is said in a random game, or named in the game's sources: rare events, other editions."""
    texts = texts_of(game)
    for table in TABLES:
        if table.game is game:
            say_everything(table)
    names = names_in(game)
    source = game.text("narration.en.ftl")
    left = [name for name in Texts("en", source).ids if name not in texts.said]
    left = [name for name in left if not names.fullmatch(name) and name not in told_on_board(game)]
    assert [name for name in left if f"{{ {name} }}" not in source] == [], "nor is it part of another"


@every_game
def test_what_the_board_tells_of_its_pieces_has_its_message(game: Game) -> None:
    assert told_on_board(game) <= set(Texts("en", game.text("narration.en.ftl")).ids)


def say_everything(table: Table) -> None:
    narrator, log = narrator_of(table), random_game(table)
    narrator.tell_all([event for move in log.events for event in move])
    for state in some_states(log):
        for _ in screens(narrator, state):
            pictures.sheet(narrator, state)


def told_on_board(game: Game) -> set[str]:
    """What the board in the browser tells of its pieces."""
    folder = Path(__file__).parents[2] / "web" / "src" / "boards" / game.name
    files = [
        file.read_text(encoding="utf-8") for file in folder.glob("*.*") if file.suffix in (".svelte", ".ts")
    ]
    found = re.findall(r'(?<!\()\bwhat: (?:\w+ \? "([\w-]+)" : )?"([\w-]+)"', "\n".join(files))
    return {f"about-{what}" for pair in found for what in pair if what}


def names_in(game: Game) -> re.Pattern[str]:
    """The messages that the game's sources name: in full, or as the kind of an event, a question, a move or a
    part of it, or a line of the score sheet, whose name may be put together (`f"requests-{points}"`)."""
    words, beginnings = [], []
    for node in ast.walk(ast.parse(sources(game))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.append(re.escape(node.value))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            words.append(node.target.id)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginnings.append(re.escape(str(node.values[0].value)))
    whole, begun = "|".join(dict.fromkeys(words)), "|".join(dict.fromkeys(beginnings))
    return re.compile(
        rf"(?:event-|ask-|move-|part-|sheet-|reason-|outcome-)?(?:{whole})|sheet-(?:{begun})[\w-]+"
    )


@cache
def sources(game: Game) -> str:
    folder = Path(str(resources.files(game.package)))
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))


@every_game
def test_the_file_of_sentences_is_fluent_and_has_stand_ins(game: Game) -> None:
    texts = Texts("en", game.text("narration.en.ftl"))
    for name in texts.ids:
        try:
            texts.say(name)
        except MissingText as problem:
            assert "needs $" in str(problem)
    for name in [name for name in texts.ids if name.startswith("sheet-")]:
        assert cells(texts.say(name)) < pictures.LABEL, name
    assert set(load_texts().ids) & set(texts.ids) == set(), "where two have the same id only one is ever said"
    assert without_stand_in(game.text("narration.en.ftl")) == set()
