"""A game of High Card, or a view of one, as JSON-able data; `shapes.Dump` says how it looks."""

from typing import Final

from kotatsu.core.coding import NUMBER, SEAT, Layout, lists, or_null
from kotatsu.core.state import UNKNOWN
from kotatsu.games.high_card.cards import CARD

_CARDS: Final = lists(or_null(CARD, UNKNOWN))

LAYOUT: Final = Layout(
    turn=or_null(SEAT),
    leader=SEAT,
    trick=_CARDS,
    opened=_CARDS,
    taken=lists(NUMBER),
    hands=lists(_CARDS),
    rest=_CARDS,
)
