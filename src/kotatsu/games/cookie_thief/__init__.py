"""Hver stal kökunni úr krúsinni? (Cookie Thief) — one card in hand; do not be caught with the empty jar."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.cookie_thief.cards import MOST_ROUNDS, MOVE_COUNT
from kotatsu.games.cookie_thief.rules import CookieSetup

PLAYERS = (3, 4, 5, 6, 7)

FIELDS = [
    Field("cakes.plain", integers(0, 7, 8)),
    Field("cakes.coffee", integers(0, 7, 6)),
    Field("pancakes.copies", integers(0, 1, 8)),
    Field("pancakes.in_deck", integer(0, 8)),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    if values["cakes"]["plain"][7] > 1:
        yield "cakes.plain", Phrase("expected-one-jar")
    if sum(values["cakes"]["plain"] + values["cakes"]["coffee"]) > 40:
        yield "cakes.plain", Phrase("expected-cakes", most=40)


GAME = Game(
    name="cookie-thief",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    shelf=3,
    options=(
        Option("points", 5, low=1, high=20),
        Option("rounds", None, low=1, high=MOST_ROUNDS, nullable=True),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=2,
    move_count=MOVE_COUNT,
    make_setup=CookieSetup,
    rules=[f"CK-{n}" for n in range(1, 36)],
)
