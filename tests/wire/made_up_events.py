"""Events of no game, with everything that events may tell."""

from typing import Final

from kotatsu.core.coding import COUNTED, ENDING, SEAT, listed, secret, words
from kotatsu.core.events import Told

_CARD: Final = words(["R5", "G5"], "Card")

TOOK_UP: Final = Told("took", seat=SEAT, card=secret(_CARD, "seat"))  # a card from the deck
MOVED: Final = Told(  # cards went from pile to pile
    "moved",
    seat=SEAT,
    pile=COUNTED,  # which of one's own
    cards=listed(_CARD),
)
ENDED: Final = Told("ended", **ENDING)
