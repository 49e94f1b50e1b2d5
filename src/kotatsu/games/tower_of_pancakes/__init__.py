"""Tower Of PanCakes!! — trick-taking for 3 or 4: winners serve pancakes, losers bake them."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer, integers
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.tower_of_pancakes.cards import MODES, MOVE_COUNT
from kotatsu.games.tower_of_pancakes.rules import TowerSetup

PLAYERS = (3, 4)

FIELDS = [
    Field("cards.3", integer(1, 8), "how many cards of each colour 3 players use"),
    Field("cards.4", integer(1, 8), "how many cards of each colour 4 players use"),
    Field("plate.3", integers(0, 20), "chips served by each number with 3 players"),
    Field("plate.4", integers(0, 20), "chips served by each number with 4 players"),
    Field("pan.3", integers(0, 20), "chips baked by each number with 3 players"),
    Field("pan.4", integers(0, 20), "chips baked by each number with 4 players"),
    Field("chips.baked", integer(0, 40), "chips each player starts with baked"),
    Field("chips.dough", integer(0, 40), "chips each player starts with as dough"),
    Field("score.above", integers(-20, 20, 4), "the score cards above plates A to D, for 8th chips"),
    Field("score.below", integers(-20, 20, 4), "the score cards below plates A to D, for other chips"),
    Field("score.discarded", integer(-20, 20), "points for each discarded chip"),
    Field("score.in_hand", integer(-20, 20), "points for each baked chip not served"),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """A plate and a pan for every number; one card at most left over."""
    for players in PLAYERS:
        numbers = values["cards"][str(players)]
        if numbers * 4 % players > 1 or numbers * 4 < players:
            yield (
                f"cards.{players}",
                f"a number whose four colours leave at most one card for {players} players",
            )
        for table in ("plate", "pan"):
            if len(values[table][str(players)]) != numbers:
                yield f"{table}.{players}", f"{numbers} numbers, one for each card of a colour"


GAME = Game(
    name="tower-of-pancakes",
    title="Tower Of PanCakes!!",
    credits="Design LEO, art Higawind, Vic Village.",
    summary="Win a trick to serve pancakes to four cats, lose it to bake more.",
    minutes=20,
    players=PLAYERS,
    usual_players=4,
    shelf=1,
    options=(
        Option("mode", "basic", "basic, or one of the rulebook's modes", choices=MODES),
        first_leader("made pancakes most recently"),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=1,
    move_count=MOVE_COUNT,
    make_setup=TowerSetup,
    rules=[f"TP-{n}" for n in range(1, 29)],
)
