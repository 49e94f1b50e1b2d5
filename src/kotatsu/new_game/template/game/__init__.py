"""High Card — the highest card takes the trick; for 2 to 5."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.high_card.cards import MOST_CARDS
from kotatsu.games.high_card.rules import HighCardSetup

PLAYERS = (2, 3, 4, 5)
MOST_IN_HAND = 4

FIELDS = [Field("cards", integer(2, MOST_CARDS))]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    """What one field must be because of another: (key, what was expected) for each that is not."""
    return ()


GAME = Game(
    name="high-card",
    minutes=2,
    players=PLAYERS,
    usual_players=3,
    options=(
        Option("hand", MOST_IN_HAND, low=1, high=MOST_IN_HAND),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOST_CARDS,
    make_setup=HighCardSetup,
    rules=[f"HC-{n}" for n in range(1, 7)],
)
