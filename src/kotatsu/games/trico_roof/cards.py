"""The gifts, roofs, requests and moves of Trico Roof as numbers, and the words for them.

Gifts are kinds of cards: colour * 4 + (number - 1), colours in the order B W S C (bread, wine, scarf,
cigars); copies are not told apart. A hand is two bits for each kind: how many of it are held. Squares are 0
to 15, row by row from the top left, written 1a to 4d. A chip is colour * 16 + square, colours in the order
R B Y; the roofs are a set of chips. Moves:

    0-15   give that card                              "W3"
    16-63  paint: 16 + chip (white circles as well,    "paint R 2c"
           and a corner for somebody who is late)
    64-66  score the open side of a government card    "score gov-2"
    67-69  score an open resident's request            "score res-1"
    70     score nothing                               "decline"
"""

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has, mask_of, subsets

if TYPE_CHECKING:
    from kotatsu.games.trico_roof import shapes

GIFTS: Final[list["shapes.Gift"]] = ["B", "W", "S", "C"]
PAINTS: Final[list["shapes.Paint"]] = ["R", "B", "Y"]
SIDES: Final[list["shapes.Side"]] = ["front", "back"]
PLACES: Final[list["shapes.Place"]] = ["gov-1", "gov-2", "gov-3", "res-1", "res-2", "res-3"]

PAINT: Final = 16
SCORE: Final = 64
DECLINE: Final = 70
MOVE_COUNT: Final = 71

FILLING: Final = 0
GIVING: Final = 1
PAINTING: Final = 2
SCORING: Final = 3
CHOOSING: Final = 4
OVER: Final = 5
PHASES: Final[list["shapes.Phase"]] = ["fill", "give", "paint", "score", "corner", "over"]

SQUARES: Final = 0xFFFF  # all sixteen, as bits
ALL_PAINTS: Final = 0b111
NEW_SET: Final = 3  # the fourth painter takes a new set of colours
GOVERNMENT: Final = 3  # government cards, and places before the residents'
FACES: Final = 6  # requests before the residents': both sides of three government cards
OPEN: Final = 3  # residents' requests on the table
PLACED: Final = GOVERNMENT + OPEN  # requests on the table, some face down
CORNERS: Final[list[int]] = [0, 3, 15, 12]  # clockwise from the top left

CARD_TEXTS: Final = [f"{gift}{number}" for gift in GIFTS for number in range(1, 5)]
SQUARE_TEXTS: Final = [f"{row}{column}" for row in range(1, 5) for column in "abcd"]
CHIP_TEXTS: Final = [f"{paint}{square}" for paint in PAINTS for square in SQUARE_TEXTS]
MOVE_TEXTS: Final = [
    *CARD_TEXTS,
    *[f"paint {chip[0]} {chip[1:]}" for chip in CHIP_TEXTS],
    *[f"score {place}" for place in PLACES],
    "decline",
]


# --- gifts --------------------------------------------------------------------------------------------------


def one(card: i64) -> i64:
    """A hand of this card alone."""
    return bit(2 * card)


def suit(colour: i64) -> i64:
    """All that a hand can hold of a colour."""
    return bit(colour * 8) * 255


def strength(card: i64, gift: i64, led: i64, trump: i64) -> i64:
    """TR-9: what a card ranks by as this gift of the phase (from 0, in order of play); 0 for an assistant's.

    Trump before the led colour, then the higher number, and of equal cards the one given later.
    """
    colour = card >> 2
    if colour == trump:
        return 64 + (card & 3) * 8 + gift + 1
    if colour == led:
        return (card & 3) * 8 + gift + 1
    return 0


def example(gifts: i64, numbers: i64) -> "shapes.Example":
    """Four gifts of a phase, or three if there are no more: the led colour, a low trump, an assistant's, the
    led colour again."""
    high = numbers - 1
    given = vec[i64]([max(high - 1, 0), 4, 8 + high, high])
    shown = [int(gift) for gift in range(min(gifts, len(given)))]
    strengths = [int(strength(given[gift], gift, 0, 1)) for gift in shown]
    order = sorted([gift for gift in shown if strengths[gift]], key=lambda gift: -strengths[gift])
    return {
        "given": [CARD_TEXTS[given[gift]] for gift in shown],
        "order": [CARD_TEXTS[given[gift]] for gift in order],
        "assist": [CARD_TEXTS[given[gift]] for gift in shown if not strengths[gift]],
    }


# --- roofs --------------------------------------------------------------------------------------------------


def painted(roofs: i64, colour: i64) -> i64:
    """The squares of a colour (bits)."""
    return roofs >> (colour * 16) & SQUARES


def covered(roofs: i64) -> i64:
    """The squares with a chip (bits)."""
    return (roofs | roofs >> 16 | roofs >> 32) & SQUARES


def repainted(roofs: i64, chip: i64) -> i64:
    """The roofs with this chip in place of whatever lay on its square."""
    square = chip & 15
    return roofs & ~(bit(square) | bit(square + 16) | bit(square + 32)) | bit(chip)


def paint_at(roofs: i64, square: i64) -> i64:
    """The colour of a square; 3 if no chip lies there."""
    colour: i64 = 0
    while colour < 3 and not has(roofs, colour * 16 + square):
        colour += 1
    return colour


def roof_rows(roofs: i64) -> list[str]:
    """The roofs as four rows of letters; "." where no chip lies yet."""
    letters = "".join(["RBY."[paint_at(roofs, square)] for square in range(16)])
    return [letters[first : first + 4] for first in range(0, 16, 4)]


def roof_mask(rows: list[str]) -> int:
    """The set of chips that rows of letters show.

    >>> roof_mask(["R..", ".B."]) == 1 << 0 | 1 << 16 + 5
    True
    """
    roofs = 0
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter != ".":
                roofs |= 1 << "RBY".index(letter) * 16 + row * 4 + column
    return roofs


# --- requests -----------------------------------------------------------------------------------------------


class Requests:
    """TR-4: every request of an edition, and where on the roofs it can lie.

    Numbers: 2k and 2k + 1 are the front and back of government card k, from 6 on the residents'. A place of a
    request is the set of its chips there: it lies complete where `roofs & place == place`.
    """

    def __init__(self, requests: list[dict[str, Any]]) -> None:
        self.residents: i64 = len(requests) - FACES
        self.points: vec[i64] = vec[i64]([request["points"] for request in requests])
        self.grids: list[list[str]] = [request["grid"] for request in requests]
        self.worths: list[int] = sorted({int(request["points"]) for request in requests})
        self.worth: vec[i64] = vec[i64]([self.worths.index(request["points"]) for request in requests])
        self.stars: vec[i64] = vec[i64]([_star_colours(grid) for grid in self.grids])
        self.places: list[vec[i64]] = [_all_places(grid) for grid in self.grids]
        # The places with a given chip in them, one request and chip after the other: from
        # `_start[request * 48 + chip]` up to the next start. TR-12: none if no ★ has the chip's colour.
        with_chip: list[int] = []
        start: list[int] = [0]
        for number in range(len(requests)):
            for chip in range(48):
                if has(self.stars[number], chip // 16):
                    with_chip += [int(place) for place in self.places[number] if has(place, chip)]
                start.append(len(with_chip))
        self._with_chip: vec[i64] = vec[i64](with_chip)
        self._start: vec[i64] = vec[i64](start)

    def completed(self, number: i64, roofs: i64, chip: i64) -> i64:
        """TR-12: where the request lies on the roofs with this new chip as one of its coloured squares, which
        has the colour of one of its ★; 0 if it does not."""
        i = self._start[number * 48 + chip]
        end = self._start[number * 48 + chip + 1]
        while i < end:
            place = self._with_chip[i]
            if roofs & place == place:
                return place
            i += 1
        return 0

    def within_reach(self, number: i64, roofs: i64) -> i64:
        """The chips of which one is enough to complete the request."""
        chips: i64 = 0
        for place in self.places[number]:
            missing = place & ~roofs
            if missing & (missing - 1) == 0:
                chips |= missing
        return chips & CHIPS[self.stars[number]]

    def request(self, number: int) -> "shapes.Request":
        """As it is printed."""
        rows = [row.split() for row in self.grids[number]]
        return {"points": int(self.points[number]), "rows": rows}


@lru_cache(maxsize=32)
def _requests_of(text: str) -> Requests:
    return Requests(json.loads(text))


def requests_of(values: dict[str, Any]) -> Requests:
    """The requests of an edition. Where they can lie is worked out once, not for each table."""
    faces: list[dict[str, Any]] = []
    for front, back in zip(values["government"]["front"], values["government"]["back"], strict=True):
        faces += [front, back]
    return _requests_of(json.dumps(faces + values["residents"]))


def _star_colours(grid: list[str]) -> int:
    return int(mask_of([colour for colour in range(3) if f"{PAINTS[colour]}*" in " ".join(grid)]))


def _all_places(grid: list[str]) -> vec[i64]:
    """Every place on the roofs where the pattern fits, in its one orientation."""
    rows = ["".join(row.replace("*", "").split()) for row in grid]
    pattern: i64 = roof_mask(rows)
    places = vec[i64]([])
    for row in range(5 - len(rows)):
        for column in range(5 - len(rows[0])):
            place: i64 = pattern << (row * 4 + column)
            places = append(places, place)
    return places


CHIPS: Final = vec[i64](
    [sum([0xFFFF << 16 * n for n in range(3) if colours >> n & 1]) for colours in range(8)]
)
"""All chips of a set of colours."""


# --- legal moves by look-up ---------------------------------------------------------------------------------

# For each colour and each way to hold its four numbers, the moves that give one.
_GIVE: Final = [
    [[colour * 4 + n for n in range(4) if held >> (2 * n) & 3] for held in range(256)] for colour in range(4)
]
# For each colour and half of the roofs and each set of its eight squares, the moves that paint there.
_PAINT: Final = [subsets(range(n, n + 8)) for n in range(PAINT, SCORE, 8)]
SCORE_MOVES: Final = [[*moves, DECLINE] for moves in subsets(range(SCORE, DECLINE))]


def give_moves(hand: i64) -> list[int]:
    """Every card of a hand."""
    moves: list[int] = []
    colour: i64 = 0
    while hand:
        if hand & 255:
            moves.extend(_GIVE[colour][hand & 255])
        hand >>= 8
        colour += 1
    return moves


def paint_moves(offered: i64, roofs: i64) -> list[int]:
    """TR-10: every colour on offer, on every square of another colour."""
    moves: list[int] = []
    for colour in range(i64(3)):
        if has(offered, colour):
            others = ~painted(roofs, colour) & SQUARES
            moves.extend(_PAINT[colour * 2][others & 255])
            moves.extend(_PAINT[colour * 2 + 1][others >> 8])
    return moves
