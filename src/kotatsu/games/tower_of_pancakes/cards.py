"""The cards, plates and moves of Tower Of PanCakes!! as numbers, and the words for them.

Cards are numbers: colour * 8 + (number - 1), colours in the order Y B R G. Plates are 0 to 3 for A to D.
Score cards are 0 to 3 above plates A to D and 4 to 7 below them. Moves:

    0-31   play that card face up          "R5"
    32-63  play that card face down        "down R5"
    64-67  serve on plate A to D           "serve C"
    68-75  look at a score card            "look above C", "look below A"
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import subsets
from kotatsu.core.coding import words

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes import shapes

MODES: Final = ("basic", "mystery", "hyper-mystery", "extreme")

COLOURS: Final[list["shapes.Colour"]] = ["Y", "B", "R", "G"]
PLATES: Final[list["shapes.Plate"]] = ["A", "B", "C", "D"]
ROWS: Final[list["shapes.Row"]] = ["above", "below"]

DOWN: Final = 32  # moves from here on play a card face down
SERVE: Final = 64
LOOK: Final = 68
MOVE_COUNT: Final = 76

PLAYING: Final = 0
SERVING: Final = 1
LOOKING: Final = 2
OVER: Final = 3
PHASES: Final[list["shapes.Phase"]] = ["play", "serve", "look", "over"]

SUITS: Final = vec[i64]([255 << 8 * colour for colour in range(4)])  # all cards of a colour (bits)

# Rows of `chips`: what each player has, four seats to a row.
BAKED: Final = 0
DOUGH: Final = 4
DISCARDED: Final = 8
TAKEN: Final = 12  # tricks taken as first

DAVE: Final = 3  # plate D
FULL: Final = 8  # chips on a full plate
MOST_CHIPS: Final = 80
# A tower is the owners of its chips, bottom to top; CHIPS[seat][n] is n chips of one owner.
CHIPS: Final = [[bytes([seat]) * n for n in range(MOST_CHIPS + 1)] for seat in range(4)]

# Lines of the score sheet, in the order of the score cards: A to D above, A to D below, and what is left.
PLATE_CATEGORIES: Final = [
    *[f"eighth-{plate}" for plate in PLATES],
    *[f"chips-{plate}" for plate in PLATES],
    "discarded",
    "in-hand",
]
TOWER_CATEGORIES: Final = [*[f"top-{plate}" for plate in PLATES], *[f"most-{plate}" for plate in PLATES]]
CATEGORIES: Final = 10
ON_SHEET: Final = (0, 4, 1, 5, 2, 6, 3, 7, 8, 9)  # the sheet goes plate by plate

CARD_TEXTS: Final = [f"{colour}{number}" for colour in COLOURS for number in range(1, 9)]

CARD: Final = words(CARD_TEXTS, "Card")

# A move as everybody saw it; of a card that was played face down only that.
SEEN_TEXTS: Final = [
    *CARD_TEXTS,
    *["down"] * (SERVE - DOWN),
    *[f"serve {plate}" for plate in PLATES],
    *[f"look {row} {plate}" for row in ROWS for plate in PLATES],
]


# --- legal moves by look-up ---------------------------------------------------------------------------------


# For each colour and each set of its eight cards, the moves that play them.
FACE_UP: Final = [subsets(range(n, n + 8)) for n in range(0, DOWN, 8)]
FACE_DOWN: Final = [subsets(range(n, n + 8)) for n in range(DOWN, SERVE, 8)]
SERVINGS: Final = subsets(range(SERVE, LOOK))


def moves_of(by_colour: list[list[list[int]]], cards: i64) -> list[int]:
    """The moves that play these cards (bits), in a list of its own."""
    if not cards:
        return []
    colour: i64 = 0
    while not cards & 255:
        cards >>= 8
        colour += 1
    moves = by_colour[colour][cards & 255][:]
    cards >>= 8
    while cards:
        colour += 1
        if cards & 255:
            moves += by_colour[colour][cards & 255]
        cards >>= 8
    return moves
