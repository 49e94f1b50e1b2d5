"""Cat Tower — a roll-and-write for 2 to 4: draft a die, write an item on a floor of your cats' tower."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Check, Field, integer, integers
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import first_leader
from kotatsu.games.cat_tower.hexes import KIND_NAMES, MOST_COLUMNS, MOVE_COUNT, NUMBERS
from kotatsu.games.cat_tower.rules import CatSetup

PLAYERS = (2, 3, 4)
ITEMS = ", ".join(KIND_NAMES)


# --- checks of the sheet: each says where in a list the trouble is ------------------------------------------


def _colours(value: Any) -> Phrase | None:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_COLUMNS:
        return Phrase("expected-colours", most=MOST_COLUMNS)
    for number, colour in enumerate(value, 1):
        if not isinstance(colour, str) or not colour or value.index(colour) != number - 1:
            return Phrase("expected-own-colour", number=number)
    return None


def _floors(least: int) -> Check:
    """A list of floors for each column, each with at least so many."""
    expected = "expected-some-floors" if least else "expected-any-floors"

    def check(value: Any) -> Phrase | None:
        if not isinstance(value, list) or not value:
            return Phrase("expected-floors")
        for number, floors in enumerate(value, 1):
            if not _is_rising(floors) or len(floors) < least:
                return Phrase(expected, number=number, most=NUMBERS)
        return None

    return check


def _is_rising(floors: Any) -> bool:
    known = range(1, NUMBERS + 1)
    if not isinstance(floors, list) or not all(type(floor) is int and floor in known for floor in floors):
        return False
    return floors == sorted(set(floors))


def _items(every: bool) -> Check:
    """Items of the game, each once; all six of them, or some."""

    def check(value: Any) -> Phrase | None:
        if not isinstance(value, list) or not value or (every and len(value) != len(KIND_NAMES)):
            return Phrase("expected-all-items" if every else "expected-some-items", items=ITEMS)
        for number, item in enumerate(value, 1):
            if item not in KIND_NAMES:
                return Phrase("expected-item", number=number, items=ITEMS)
            if value.index(item) != number - 1:
                return Phrase("expected-other-item", number=number, item=item)
        return None

    return check


FIELDS = [
    Field("columns.colours", _colours),
    Field("columns.floors", _floors(1)),
    Field("columns.large", integers(0, 99)),
    Field("columns.small", integers(0, 99)),
    Field("columns.houses", _floors(0)),
    Field("items.order", _items(every=True)),
    Field("cats.items", _items(every=False)),
    Field("footprints.count", integer(0, 60)),
    Field("end.columns", integer(1, MOST_COLUMNS)),
    Field("end.rounds", integer(1, 1000)),
    Field("score.yarn", integers(0, 99, 4)),
    Field("score.butterfly", integer(0, 99)),
    Field("score.bowl", integer(0, 99)),
    Field("score.cushion", integer(0, 99)),
    Field("score.mouse", integers(0, 9999)),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    """Every column has its data, houses stand on floors that are there, every group of mice has points."""
    columns = values["columns"]
    count = len(columns["colours"])
    for key in ("floors", "large", "small", "houses"):
        if len(columns[key]) != count:
            yield f"columns.{key}", Phrase("expected-for-each-column", length=count)
    # Where one of them has too many columns that was just said: those that there are can be compared.
    for number, (floors, houses) in enumerate(zip(columns["floors"], columns["houses"], strict=False), 1):
        for house in houses:
            if house not in floors:
                there = ", ".join(str(floor) for floor in floors)
                wrong = Phrase("expected-house-on-floor", number=number, floors=there, house=house)
                yield "columns.houses", wrong
    if values["end"]["columns"] > count:
        yield "end.columns", Phrase("expected-columns", most=count)
    hexes = sum(len(floors) for floors in columns["floors"])
    if len(values["score"]["mouse"]) < hexes:
        yield "score.mouse", Phrase("expected-mice", least=hexes)


GAME = Game(
    name="cat-tower",
    minutes=15,
    players=PLAYERS,
    usual_players=3,
    shelf=4,
    options=(first_leader(),),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=CatSetup,
    rules=[f"CT-{n}" for n in range(1, 22)],
)
