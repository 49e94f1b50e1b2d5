"""The cards of High Card as numbers, and the words for them.

Cards are numbers: 0 for the card that says 1. A move is the card that is played:

    0-59   play that card          "7"
"""

from typing import Final

from kotatsu.core.coding import Coding

MOST_CARDS: Final = 60


def card_text(card: int) -> str:
    """
    >>> card_text(6)
    '7'
    """
    return str(card + 1)


def parse_card(text: str) -> int:
    """
    >>> parse_card("7")
    6
    """
    return int(text) - 1


CARD: Final = Coding("Card", card_text, parse_card)
"""A card in dumps and events."""
