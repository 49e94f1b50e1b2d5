"""The items, hexes, dice and moves of Cat Tower as numbers, and the words for them.

Items are kinds, numbers from 0 to 5: house, yarn, butterfly, bowl, cushion, mouse; which number of a die
means which kind is the edition's (CT-3). A hex is (floor - 1) * 6 + column, columns from 0; in texts it is a
letter and a floor: "B4". Sets of hexes are bits. Moves:

    0-5      take a die that shows 1 to 6              "take 4"
    6-185    mark yarn, butterfly … mouse in a hex     "mouse B4"
    186-401  mark a house in a hex, and score a cat    "house B3 yarn"
    402      pass                                      "pass"
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import subsets

if TYPE_CHECKING:
    from kotatsu.games.cat_tower import shapes

HOUSE: Final = 0
YARN: Final = 1
BUTTERFLY: Final = 2
BOWL: Final = 3
CUSHION: Final = 4
MOUSE: Final = 5
KINDS: Final = 6
KIND_NAMES: Final[list["shapes.Item"]] = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"]

NUMBERS: Final = 6  # of a die: six items, six floors
MOST_COLUMNS: Final = 6
HEXES: Final = 36
COLUMN_NAMES: Final = "ABCDEF"

# Lines of the score sheet; every view takes them, so they are written once.
CAT_ROWS: Final = [f"cat-{kind}" for kind in KIND_NAMES]
COLUMN_ROWS: Final = [f"column-{column}" for column in COLUMN_NAMES]
YARN_ROWS: Final = [f"yarn-{column}" for column in COLUMN_NAMES]

MARK: Final = 6
MARK_HOUSE: Final = 186
PASS: Final = 402
MOVE_COUNT: Final = 403

TAKING: Final = 0
MARKING: Final = 1
OVER: Final = 2
PHASES: Final[list["shapes.Phase"]] = ["take", "mark", "over"]

# A sheet is a row of `marks`: the hexes of each kind, then all hexes that are filled.
FILLED: Final = 6
SHEET: Final = 7

# Rows of `tally`: what each sheet says besides, four seats to a row.
READY: Final = 0  # footprints with an O
SPENT: Final = 4  # footprints with an X
LARGE: Final = 8  # columns (bits) with the large number
SMALL: Final = 12  # columns with the small one

CAT: Final = 64  # a scored cat is houses * CAT + items

HEX_TEXTS: Final = [f"{column}{floor}" for floor in range(1, NUMBERS + 1) for column in COLUMN_NAMES]


def _texts() -> list[str]:
    texts = [f"take {number + 1}" for number in range(NUMBERS)]
    for kind in KIND_NAMES[YARN:]:
        texts += [f"{kind} {place}" for place in HEX_TEXTS]
    for place in HEX_TEXTS:
        texts += [f"house {place} {cat}" for cat in KIND_NAMES]
    return [*texts, "pass"]


MOVE_TEXTS: Final = _texts()


def kind_of(move: i64) -> i64:
    """The item that a mark writes."""
    if move >= MARK_HOUSE:
        return HOUSE
    return (move - MARK) // HEXES + YARN


def hex_of(move: i64) -> i64:
    """The hex that a mark writes in."""
    if move >= MARK_HOUSE:
        return (move - MARK_HOUSE) // KINDS
    return (move - MARK) % HEXES


def cat_of(move: i64) -> i64:
    """The cat that the mark of a house scores."""
    return (move - MARK_HOUSE) % KINDS


# --- hexes --------------------------------------------------------------------------------------------------


def hexes_of(column: int, floors: list[int]) -> int:
    """These floors of a column."""
    return sum([1 << ((floor - 1) * MOST_COLUMNS + column) for floor in floors])


def _touching(place: int) -> int:
    """CT-2: the hexes that touch one where all are there. Odd columns, from 1, stand half a hex higher."""
    column, floor = place % MOST_COLUMNS, place // MOST_COLUMNS + 1
    low = floor - column % 2
    touching = hexes_of(column, [f for f in (floor - 1, floor + 1) if 1 <= f <= NUMBERS])
    for beside in (column - 1, column + 1):
        if 0 <= beside < MOST_COLUMNS:
            touching |= hexes_of(beside, [f for f in (low, low + 1) if 1 <= f <= NUMBERS])
    return touching


TOUCHING: Final = [_touching(place) for place in range(HEXES)]
# The hexes on a set of floors (bits).
ON_FLOORS: Final = vec[i64](
    [
        sum([63 << floor * MOST_COLUMNS for floor in range(NUMBERS) if floors >> floor & 1])
        for floors in range(64)
    ]
)


# --- CT-9: what a mark costs, and what can be reached -------------------------------------------------------


def _distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def cost_of(number: i64, floor: i64, own: i64, left: i64) -> i64:
    """The footprints that make the dice say this item and this floor, used the cheaper way round.

    >>> int(cost_of(6, 4, own=4, left=6)), int(cost_of(1, 6, own=2, left=4))
    (0, 3)
    """
    straight = _distance(number, own) + _distance(floor, left)
    return min(straight, _distance(number, left) + _distance(floor, own))


MOST_COST: Final = 10  # from 1 and 1 to 6 and 6


def _reached(own: int, left: int, footprints: int) -> int:
    """For each number of an item, six bits: the floors within reach."""
    pairs = [(number, floor) for number in range(NUMBERS) for floor in range(NUMBERS)]
    costs = [cost_of(number + 1, floor + 1, own, left) for number, floor in pairs]
    return sum([1 << place for place, cost in enumerate(costs) if cost <= footprints])


_REACH: Final = vec[i64](
    [_reached(a, b, n) for a in range(1, 7) for b in range(1, 7) for n in range(MOST_COST + 1)]
)


def reach_of(own: i64, left: i64, footprints: i64) -> i64:
    """For each number of an item, six bits: the floors that these dice and footprints allow."""
    if footprints > MOST_COST:
        footprints = MOST_COST
    return _REACH[((own - 1) * NUMBERS + left - 1) * (MOST_COST + 1) + footprints]


# --- legal moves by look-up ---------------------------------------------------------------------------------


# For yarn … mouse and each floor, by the set of columns; for a house in each hex, by the set of cats.
_MARKS: Final = [subsets(range(n, n + 6)) for n in range(MARK, MARK_HOUSE, MOST_COLUMNS)]
_HOUSES: Final = [subsets(range(n, n + 6)) for n in range(MARK_HOUSE, PASS, KINDS)]


def add_marks(moves: list[int], kind: i64, hexes: i64) -> None:
    """The moves that mark this kind in these hexes (bits), in order."""
    row = (kind - YARN) * NUMBERS
    while hexes:
        if hexes & 63:
            moves.extend(_MARKS[row][hexes & 63])
        hexes >>= MOST_COLUMNS
        row += 1


def add_houses(moves: list[int], hexes: i64, cats: i64) -> None:
    """CT-10: the moves that mark a house in these hexes and choose one of these cats (bits), in order."""
    place: i64 = 0
    while hexes:
        if hexes & 1:
            moves.extend(_HOUSES[place][cats])
        hexes >>= 1
        place += 1
