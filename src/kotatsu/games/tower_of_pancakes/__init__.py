"""Tower Of PanCakes!! — trick-taking for 3 or 4: winners serve pancakes, losers bake them."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.tower_of_pancakes.cards import MODES, MOVE_COUNT
from kotatsu.games.tower_of_pancakes.rules import TowerSetup

PLAYERS = (3, 4)

FIELDS = [
    Field("cards.3", integer(1, 8)),
    Field("cards.4", integer(1, 8)),
    Field("plate.3", integers(0, 20)),
    Field("plate.4", integers(0, 20)),
    Field("pan.3", integers(0, 20)),
    Field("pan.4", integers(0, 20)),
    Field("chips.baked", integer(0, 40)),
    Field("chips.dough", integer(0, 40)),
    Field("score.above", integers(-20, 20, 4)),
    Field("score.below", integers(-20, 20, 4)),
    Field("score.discarded", integer(-20, 20)),
    Field("score.in_hand", integer(-20, 20)),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    """A plate and a pan for every number; one card at most left over."""
    for players in PLAYERS:
        numbers = values["cards"][str(players)]
        if numbers * 4 % players > 1 or numbers * 4 < players:
            yield f"cards.{players}", Phrase("expected-whole-hands", players=players)
        for table in ("plate", "pan"):
            if len(values[table][str(players)]) != numbers:
                yield f"{table}.{players}", Phrase("expected-for-each-card", length=numbers)


GAME = Game(
    name="tower-of-pancakes",
    minutes=20,
    players=PLAYERS,
    usual_players=4,
    shelf=1,
    options=(
        Option("mode", "basic", choices=MODES),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=TowerSetup,
    rules=[f"TP-{n}" for n in range(1, 29)],
)
