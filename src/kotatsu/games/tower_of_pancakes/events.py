"""What can happen in Tower Of PanCakes!!, and what is told of it."""

from typing import Final

from kotatsu.core.coding import ENDING, NUMBER, SEAT, listed, or_null, secret, words
from kotatsu.core.events import Told
from kotatsu.games.tower_of_pancakes.cards import CARD, PLATES, ROWS

_PLATE: Final = words(PLATES, "Plate")
_ROW: Final = words(ROWS, "Row")
UP: Final = 0
DOWN: Final = 1
_FACE: Final = words(["up", "down"], 'Literal["up", "down"]')

PLAYED_UP: Final = Told("played", seat=SEAT, face=_FACE, card=CARD)
PLAYED_DOWN: Final = Told("played", seat=SEAT, face=_FACE, card=secret(CARD, "seat"))  # TP-25
RANKED: Final = Told("ranked", first=or_null(SEAT), second=or_null(SEAT), taker=SEAT)  # TP-7 to TP-10
PASSED: Final = Told("passed", seat=SEAT)  # TP-11: nothing to serve
SERVED: Final = Told(  # TP-11 to TP-15
    "served",
    seat=SEAT,
    plate=_PLATE,
    count=NUMBER,  # chips that found room
    discarded=NUMBER,
    height=NUMBER,  # of the tower afterwards
)
BAKED: Final = Told("baked", seat=SEAT, count=NUMBER)  # TP-16
LOOKED: Final = Told("looked", seat=SEAT, row=_ROW, plate=_PLATE, points=secret(NUMBER, "seat"))  # TP-24
REVEALED: Final = Told("revealed", above=listed(NUMBER), below=listed(NUMBER))  # TP-19: the score cards
ENDED: Final = Told("ended", **ENDING)  # TP-18
