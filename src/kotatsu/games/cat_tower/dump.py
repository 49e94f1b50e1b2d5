"""Cat Tower's printed sheet, and a game or a view of one, as JSON-able data; `shapes` says how it looks."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from kotatsu.core import coding
from kotatsu.core.bits import bit, has, members
from kotatsu.core.coding import words
from kotatsu.core.state import NONE
from kotatsu.games.cat_tower import hexes
from kotatsu.games.cat_tower.hexes import CAT, COLUMN_NAMES, FILLED, HEX_TEXTS, KIND_NAMES, KINDS, SHEET

if TYPE_CHECKING:
    from kotatsu.games.cat_tower import shapes
    from kotatsu.games.cat_tower.rules import CatSetup, CatState


def printed(setup: "CatSetup") -> "shapes.Printed":
    columns = setup.values["columns"]
    return {
        "columns": [
            {
                "letter": COLUMN_NAMES[column],
                "colour": setup.colours[column],
                "floors": columns["floors"][column],
                "houses": columns["houses"][column],
                "large": int(setup.large[column]),
                "small": int(setup.small[column]),
            }
            for column in range(len(setup.colours))
        ],
        "items": setup.values["items"]["order"],
        "cats": setup.values["cats"]["items"],
        "footprints": int(setup.footprints),
        "end_columns": int(setup.end_columns),
        "end_rounds": int(setup.end_rounds),
        "score": {
            "yarn": setup.yarn_places,
            "butterfly": setup.per_butterfly,
            "bowl": setup.per_kind,
            "cushion": setup.per_floor,
            "mouse": setup.mouse_groups,
        },
    }


LAYOUT: Final = coding.Layout(
    phase=words(hexes.PHASES, "Phase"),
    round=coding.NUMBER,
    first=coding.SEAT,
    waiting=coding.SEATS,
)
OWN: Final = coding.Layout(choices=coding.by_seat(coding.some(words(hexes.MOVE_TEXTS, "str")), 4, NONE))


def write(state: "CatState") -> dict[str, Any]:
    seats = range(int(state.box.players))
    return {
        **LAYOUT.write(state),
        "dice": state.dice(),
        "taken": [int(state.die_of(seat)) or None for seat in seats],
        "sheets": [_sheet(state, seat) for seat in seats],
        **own(state),
    }


def own(state: "CatState") -> dict[str, Any]:
    """What a seat may know more of than others."""
    return OWN.write(state)


def _sheet(state: "CatState", seat: i64) -> "shapes.Sheet":
    marks: dict[str, shapes.Item] = {}
    for place in members(state.marks[seat * SHEET + FILLED]):
        for kind in range(i64(KINDS)):
            if has(state.marks[seat * SHEET + kind], place):
                marks[HEX_TEXTS[place]] = KIND_NAMES[kind]
    cats: dict[str, shapes.CatScore] = {}
    for cat in range(i64(KINDS)):
        score = int(state.cats[seat * KINDS + cat])
        if score:
            cats[KIND_NAMES[cat]] = {"houses": score // CAT, "items": score % CAT}
    ready, spent = int(state.tally[hexes.READY + seat]), int(state.tally[hexes.SPENT + seat])
    large = state.tally[hexes.LARGE + seat]
    return {
        "marks": marks,
        "footprints": {"ready": ready, "spent": spent},
        "cats": cats,
        "bonuses": {
            COLUMN_NAMES[c]: "large" if has(large, c) else "small" for c in members(state.complete(seat))
        },
    }


def read(state: "CatState", body: "shapes.Dump") -> None:
    LAYOUT.read(state, body)
    OWN.read(state, body)
    if state.phase == hexes.TAKING:
        state.pool = sum([1 << 4 * (die - 1) for die in body["dice"]])
    else:
        state.left = body["dice"][0]
    for seat, sheet in enumerate(body["sheets"]):
        state.taken |= bit(4 * seat) * (body["taken"][seat] or 0)
        _read_sheet(state, seat, sheet)


def _read_sheet(state: "CatState", seat: i64, sheet: "shapes.Sheet") -> None:
    for place, item in sheet["marks"].items():
        hexes_marked = bit(HEX_TEXTS.index(place))
        state.marks[seat * SHEET + KIND_NAMES.index(item)] |= hexes_marked
        state.marks[seat * SHEET + FILLED] |= hexes_marked
    for cat in range(KINDS):
        score = sheet["cats"].get(KIND_NAMES[cat])
        if score is not None:
            state.cats[seat * KINDS + cat] = score["houses"] * CAT + score["items"]
    state.tally[hexes.READY + seat] = sheet["footprints"]["ready"]
    state.tally[hexes.SPENT + seat] = sheet["footprints"]["spent"]
    for column, size in sheet["bonuses"].items():
        row: i64 = hexes.LARGE if size == "large" else hexes.SMALL
        state.tally[row + seat] |= bit(COLUMN_NAMES.index(column))
