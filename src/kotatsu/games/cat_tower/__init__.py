"""Cat Tower — a roll-and-write for 2 to 4: draft a die, write an item on a floor of your cats' tower."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Check, Field, integer, integers
from kotatsu.core.game import Game
from kotatsu.core.options import first_leader
from kotatsu.games.cat_tower.hexes import KIND_NAMES, MOST_COLUMNS, MOVE_COUNT, NUMBERS
from kotatsu.games.cat_tower.rules import CatSetup

PLAYERS = (2, 3, 4)


# --- checks of the sheet: each says where in a list the trouble is ------------------------------------------


def _colours(value: Any) -> str | None:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_COLUMNS:
        return f"a list of 1 to {MOST_COLUMNS} colours, one for each column"
    for number, colour in enumerate(value, 1):
        if not isinstance(colour, str) or not colour or value.index(colour) != number - 1:
            return f"column {number} to have a colour of its own"
    return None


def _floors(least: int) -> Check:
    """A list of floors for each column, each with at least so many."""
    many = "at least one floor" if least else "none or some floors"

    def check(value: Any) -> str | None:
        if not isinstance(value, list) or not value:
            return "a list with a list of floors for each column"
        for number, floors in enumerate(value, 1):
            if not _is_rising(floors) or len(floors) < least:
                return f"column {number} to have {many} from 1 to {NUMBERS}, in rising order"
        return None

    return check


def _is_rising(floors: Any) -> bool:
    known = range(1, NUMBERS + 1)
    if not isinstance(floors, list) or not all(type(floor) is int and floor in known for floor in floors):
        return False
    return floors == sorted(set(floors))


def _items(every: bool) -> Check:
    """Items of the game, each once; all six of them, or some."""

    def check(value: Any) -> str | None:
        if not isinstance(value, list) or not value or (every and len(value) != len(KIND_NAMES)):
            return f"a list of {'all' if every else 'some'} of the items {', '.join(KIND_NAMES)}"
        for number, item in enumerate(value, 1):
            if item not in KIND_NAMES:
                return f"entry {number} to be one of the items {', '.join(KIND_NAMES)}"
            if value.index(item) != number - 1:
                return f"entry {number} not to be {item} again"
        return None

    return check


FIELDS = [
    Field("columns.colours", _colours, "the colour of each column, from left to right"),
    Field("columns.floors", _floors(1), "the floors of each column; a missing one is a rope"),
    Field("columns.large", integers(0, 99), "the large bonus of each column"),
    Field("columns.small", integers(0, 99), "the small bonus of each column"),
    Field("columns.houses", _floors(0), "the floors of each column with a house picture"),
    Field("items.order", _items(every=True), "the items of the numbers 1 to 6 of a die"),
    Field("cats.items", _items(every=False), "the items that have a cat"),
    Field("footprints.count", integer(0, 60), "footprints on a sheet"),
    Field("end.columns", integer(1, MOST_COLUMNS), "complete columns on one sheet that end the game"),
    Field("end.rounds", integer(1, 1000), "rounds after which the game ends anyway"),
    Field("score.yarn", integers(0, 99, 4), "points for the places 1 to 4 in each column's yarn"),
    Field("score.butterfly", integer(0, 99), "points for each butterfly"),
    Field("score.bowl", integer(0, 99), "points for each different kind next to a bowl"),
    Field("score.cushion", integer(0, 99), "points for each floor that a cushion lies high"),
    Field("score.mouse", integers(0, 9999), "points for a group of 1, 2, 3 … mice"),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Every column has its data, houses stand on floors that are there, every group of mice has points."""
    columns = values["columns"]
    count = len(columns["colours"])
    for key in ("floors", "large", "small", "houses"):
        if len(columns[key]) != count:
            yield f"columns.{key}", f"{count} entries, one for each column"
    for number, (floors, houses) in enumerate(zip(columns["floors"], columns["houses"], strict=True), 1):
        for house in houses:
            if house not in floors:
                there = ", ".join(str(floor) for floor in floors)
                yield "columns.houses", f"the houses of column {number} on its floors {there}, not on {house}"
    if values["end"]["columns"] > count:
        yield "end.columns", f"at most {count}, the number of columns"
    hexes = sum(len(floors) for floors in columns["floors"])
    if len(values["score"]["mouse"]) < hexes:
        yield "score.mouse", f"{hexes} numbers at least, one for every size that a group of mice can have"


GAME = Game(
    name="cat-tower",
    title="Cat Tower",
    credits="Design Ju-Hwa Lee and Keewoong Kim.",
    summary="Take a die and share one: one is the item, the other the floor of your cats' tower.",
    minutes=15,
    players=PLAYERS,
    usual_players=3,
    shelf=4,
    options=(first_leader("saw a cat most recently"),),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=CatSetup,
    rules=[f"CT-{n}" for n in range(1, 22)],
)
