"""Hver stal kökunni úr krúsinni? (Cookie Thief) — one card in hand; do not be caught with the empty jar."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.cookie_thief.cards import MOST_ROUNDS, MOVE_COUNT
from kotatsu.games.cookie_thief.rules import CookieSetup

PLAYERS = (3, 4, 5, 6, 7)

FIELDS = [
    Field("cakes.plain", integers(0, 7, 8), "copies of each cake, by value 1 to 8"),
    Field("cakes.coffee", integers(0, 7, 6), "copies of each cake with coffee, by value 1 to 6"),
    Field("pancakes.copies", integers(0, 1, 8), "which pancakes there are, in the order of CK-2"),
    Field("pancakes.in_deck", integer(0, 8), "how many of them are shuffled into the deck"),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    if values["cakes"]["plain"][7] > 1:
        yield "cakes.plain", "one empty jar (value 8) at most"
    if sum(values["cakes"]["plain"] + values["cakes"]["coffee"]) > 40:
        yield "cakes.plain", "at most 40 cakes in all"


GAME = Game(
    name="cookie-thief",
    title="Hver stal kökunni úr krúsinni?",
    credits="Design Embla Vigfúsdóttir, 2014, after Seiji Kanai's Love Letter.",
    summary="One cake in hand: draw one, play one, and do not be caught with the empty jar.",
    minutes=20,
    players=PLAYERS,
    usual_players=4,
    shelf=3,
    options=(
        Option("points", 5, "the match is a race to so many points", low=1, high=20),
        Option(
            "rounds", None, "play so many rounds instead of a race", low=1, high=MOST_ROUNDS, nullable=True
        ),
        first_leader("baked a cake most recently"),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=2,
    move_count=MOVE_COUNT,
    make_setup=CookieSetup,
    rules=[f"CK-{n}" for n in range(1, 36)],
)
