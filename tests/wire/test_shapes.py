"""Shapes in Python, in TypeScript and on a page."""

from pathlib import Path
from types import ModuleType
from typing import TypedDict

import pytest

import kotatsu
from kotatsu.core.coding import SEAT
from kotatsu.core.events import Told
from kotatsu.core.game import Game
from kotatsu.core.shapes import Seat, by_seat_fields, counted_fields, seat_fields
from kotatsu.wire.declarations import read_shapes
from kotatsu.wire.reference import reference
from kotatsu.wire.typescript import files, shapes_of
from tests.wire import made_up_events, made_up_shapes

ROOT = Path(__file__).parents[2]
MODULE, EVENTS = made_up_shapes.__name__, made_up_events.__name__
NO_EVENTS = ModuleType("no_events")
GAME = kotatsu.game("tower-of-pancakes")  # whose title the page gets


@pytest.fixture(scope="module")
def typescript() -> str:
    shapes = read_shapes(MODULE, EVENTS)
    assert shapes is not None
    return shapes_of(GAME, MODULE, EVENTS, shapes)


def test_what_is_written_is_what_python_declares() -> None:
    """If this fails: python -m kotatsu.wire.typescript"""
    for file, text in files().items():
        assert (ROOT / file).read_text(encoding="utf-8") == text, file


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_a_dump_has_the_fields_of_its_shape(game: Game) -> None:
    state = game.new(seed="shapes")
    for table in (state, state.view(0), state.view(None)):
        assert table.dump()["state"].keys() == game.module("shapes").Dump.__annotations__.keys()


def test_no_written_shapes_are_left_of_a_game_that_has_none() -> None:
    written = [*ROOT.glob("web/src/boards/*/shapes.ts"), *ROOT.glob("docs/shapes/*.md")]
    assert {file.relative_to(ROOT) for file in written} <= files().keys()


def test_fields_that_name_seats_count_from_one_or_go_by_seat() -> None:
    made_up = (made_up_shapes, made_up_events)
    assert seat_fields(*made_up) == {"owner", "turn", "order", "looks", "by", "seat", "winners"}
    assert counted_fields(*made_up) == {"from", "pile"}
    assert by_seat_fields(*made_up) == {"hands", "scores"}


def test_a_name_is_a_seat_everywhere_or_nowhere() -> None:
    class One(TypedDict):
        first: Seat | None

    class Other(TypedDict):
        first: str

    module = ModuleType("made_up")
    vars(module).update(One=One, Other=Other)
    with pytest.raises(TypeError, match="made_up: 'first' is 'seat' in One and not in Other"):
        seat_fields(module, NO_EVENTS)


def test_a_name_is_a_seat_in_events_as_well() -> None:
    class One(TypedDict):
        first: str

    module, events = ModuleType("made_up"), ModuleType("events")
    vars(module).update(One=One)
    vars(events).update(LED=Told("led", first=SEAT))
    with pytest.raises(TypeError, match="made_up: 'first' is 'seat' in LED and not in One"):
        seat_fields(module, events)


def test_what_no_sentence_tells_may_share_its_name() -> None:
    class Lookers(TypedDict):
        above: list[list[Seat]]

    class Points(TypedDict):
        above: list[int]

    module = ModuleType("made_up")
    vars(module).update(Lookers=Lookers, Points=Points)
    assert seat_fields(module, NO_EVENTS) == frozenset()


def test_typescript_keeps_names_comments_and_order(typescript: str) -> None:
    assert '/** "R5" */\nexport type Card = string;\n' in typescript
    assert '/** Red or green. */\nexport type Suit = "R" | "G";\n' in typescript
    assert "  /** who laid it, if anybody did */\n  owner: Seat | null;\n" in typescript
    assert "/** The table. */\nexport type Dump = {\n  /** who owes the decision */\n" in typescript
    assert typescript.index("type Pile") < typescript.index("type Dump") < typescript.index("type Event")


@pytest.mark.parametrize(
    "line",
    [
        "hands: (Card | null)[][];",
        "piles: Record<Suit, Pile>;",
        "by_name: Record<string, [number, boolean]>;",
        "order: Seat[];",
        "notes: Json[];",
        'colours: ("R" | "G")[];',
        "looks: Seat[][];",
        "least: number;",
        'kind?: "pass";',
        "from: number;",
        "card?: Card;",
    ],
)
def test_typescript_has_a_form_for_every_type(typescript: str, line: str) -> None:
    assert f"  {line}\n" in typescript


def test_typescript_has_unions_inheritance_and_nothing_unused(typescript: str) -> None:
    assert "export type Event = TookUp | Moved | Ended;\n" in typescript
    assert 'export type Play = {\n  card: Card;\n  kind: "play";\n};' in typescript
    assert (
        'export type Ended = {\n  event: "ended";\n  scores: (number | null)[];\n  winners: Seat[];\n};'
        in typescript
    )
    assert "Unused" not in typescript and "Laid" not in typescript
    assert 'import type { Json } from "../../wire";\n' in typescript
    assert 'export const COUNTED: readonly string[] = ["from", "pile"];\n' in typescript


def test_the_page_tells_who_sees_what() -> None:
    shapes = read_shapes(MODULE, EVENTS)
    assert shapes is not None
    page = reference(GAME, shapes)
    assert "### `moved` (Moved)\n\ncards went from pile to pile\n" in page
    assert "### `took` (TookUp)\n\na card from the deck\n" in page
    assert "| `card` | `Card` | some | seen by `seat` alone |" in page
    assert "| `pile` | `Counted` | all | which of one's own |" in page
    assert "| `turn` | `Seat \\| None` | who owes the decision |" in page
    assert "## Types in these" in page and "### Suit" in page


def test_where_there_are_no_shapes_nothing_is_read() -> None:
    assert read_shapes("tests.wire.no_shapes", "tests.wire.no_events") is None


def test_shapes_that_lack_one_say_which() -> None:
    with pytest.raises(TypeError, match="does not declare Dump, Ask, Parts, Event, Printed"):
        read_shapes("tests.wire", "tests.wire.no_events")
