"""Itadaki Sashiage Pancake — trick-taking for 3 to 5: won tricks become towers; take or give the top card."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.game import Game
from kotatsu.core.options import FIRST_LEADER, Option
from kotatsu.core.state import Setup
from kotatsu.games.itadaki_sashiage.rules import KINDS, MOST_COPIES, MOST_TOWERS, MOVE_COUNT, PancakeSetup

PLAYERS = (3, 4, 5)

FIELDS = [
    Field("fruits", integer(1, 4), "how many fruits there are"),
    *[
        Field(
            f"copies.{n}",
            integers(0, MOST_COPIES, KINDS),
            f"cards 1 to 6 and X of each fruit for {n} players",
        )
        for n in PLAYERS
    ],
    *[Field(f"hand.{n}", integer(3, 20), f"cards that each of {n} players is dealt") for n in PLAYERS],
    *[
        Field(f"first_tower.{n}", integer(1, 5), f"cards in the first tower with {n} players")
        for n in PLAYERS
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


def _max_moves(setup: Setup) -> int:
    """Every card is a decision; in a trick of equal numbers everybody has a chance with all before them."""
    assert isinstance(setup, PancakeSetup)
    players = int(setup.players)
    chances = int(setup.tricks) * players * (players - 1) // 2
    return int(setup.rounds) * (players * int(setup.hand) + chances)


def _make_setup(
    game: str, rules_version: int, players: int, options: dict[str, Any], values: Mapping[str, Any]
) -> Setup:
    return PancakeSetup(game, rules_version, players, options, dict(values))


GAME = Game(
    name="itadaki-sashiage",
    title="Itadaki Sashiage Pancake",
    package="kotatsu.games.itadaki_sashiage",
    credits="Design Suikun (TOYLOVENUS).",
    summary="Win tricks to build pancake towers, match a number to take or give the top of one.",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    options=(
        Option("rounds", 4, "how many rounds are played", low=1, high=8),
        Option("memory_aid", False, "whether the app shows every covered card that a player has seen"),
        FIRST_LEADER,
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    max_moves=_max_moves,
    make_setup=_make_setup,
    rules=[f"IS-{n}" for n in range(1, 20)],
)
