"""What can happen in High Card, and what is told of it."""

from typing import Final

from kotatsu.core.coding import ENDING, SEAT
from kotatsu.core.events import Told
from kotatsu.games.high_card.cards import CARD

PLAYED: Final = Told("played", seat=SEAT, card=CARD)  # HC-3
TOOK: Final = Told("took", seat=SEAT, card=CARD)  # HC-4
ENDED: Final = Told("ended", **ENDING)  # HC-6
