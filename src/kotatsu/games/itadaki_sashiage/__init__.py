"""Itadaki Sashiage Pancake — trick-taking for 3 to 5: won tricks become towers; take or give the top card."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.itadaki_sashiage.cards import KINDS, MOST_TOWERS, MOVE_COUNT
from kotatsu.games.itadaki_sashiage.rules import PancakeSetup

PLAYERS = (3, 4, 5)

FIELDS = [
    Field("fruits", integer(1, 4), "how many fruits there are"),
    *[
        field
        for n in PLAYERS
        for field in (
            Field(f"copies.{n}", integers(0, 3, KINDS), f"cards 1 to 6 and X of each fruit for {n} players"),
            Field(f"hand.{n}", integer(3, 20), f"cards that each of {n} players is dealt"),
            Field(f"first_tower.{n}", integer(1, 5), f"cards in the first tower with {n} players"),
        )
    ],
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Cards enough for all hands; a trick at least, and no more of them than a player can have towers."""
    for players in PLAYERS:
        count = str(players)
        hand = values["hand"][count]
        if players * hand > values["fruits"] * sum(values["copies"][count]):
            yield f"hand.{count}", f"hands that the cards of {count} players suffice for"
        tricks = hand - values["first_tower"][count] - 1
        if not 1 <= tricks < MOST_TOWERS:
            yield f"first_tower.{count}", f"a size that leaves 1 to {MOST_TOWERS - 1} tricks and a last card"


GAME = Game(
    name="itadaki-sashiage",
    title="Itadaki Sashiage Pancake",
    credits="Design Suikun (TOYLOVENUS).",
    summary="Win tricks to build pancake towers, match a number to take or give the top of one.",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    shelf=2,
    options=(
        Option("rounds", 4, "how many rounds are played", low=1, high=8),
        Option("memory_aid", False, "whether the app shows every covered card that a player has seen"),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=PancakeSetup,
    rules=[f"IS-{n}" for n in range(1, 20)],
)
