"""Itadaki Sashiage Pancake — trick-taking for 3 to 5: won tricks become towers; take or give the top card."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.itadaki_sashiage.cards import KINDS, MOST_TOWERS, MOVE_COUNT
from kotatsu.games.itadaki_sashiage.rules import PancakeSetup

PLAYERS = (3, 4, 5)

FIELDS = [
    Field("fruits", integer(1, 4)),
    *[
        field
        for n in PLAYERS
        for field in (
            Field(f"copies.{n}", integers(0, 3, KINDS)),
            Field(f"hand.{n}", integer(3, 20)),
            Field(f"first_tower.{n}", integer(1, 5)),
        )
    ],
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    """Cards enough for all hands; a trick at least, and no more of them than a player can have towers."""
    for players in PLAYERS:
        count = str(players)
        hand = values["hand"][count]
        if players * hand > values["fruits"] * sum(values["copies"][count]):
            yield f"hand.{count}", Phrase("expected-smaller-hands", players=players)
        tricks = hand - values["first_tower"][count] - 1
        if not 1 <= tricks < MOST_TOWERS:
            yield f"first_tower.{count}", Phrase("expected-tricks", most=MOST_TOWERS - 1)


GAME = Game(
    name="itadaki-sashiage",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    shelf=2,
    options=(
        Option("rounds", 4, low=1, high=8),
        Option("memory_aid", False),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=PancakeSetup,
    rules=[f"IS-{n}" for n in range(1, 20)],
)
