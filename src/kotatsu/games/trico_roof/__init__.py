"""Trico Roof — gifts decide who repaints the town first; complete requests of three colours. For 2 to 5."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer
from kotatsu.core.errors import Phrase
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.trico_roof.cards import MOVE_COUNT, PAINTS
from kotatsu.games.trico_roof.rules import TricoSetup

PLAYERS = (2, 3, 4, 5)
MOST_POINTS = 20
MOST_CHIPS = 15  # one less than squares, so that a colour on offer always finds a square of another colour
MOST_RESIDENTS = 30
REQUEST = '{ points = 4, grid = ["R* B", "B ."] }'


def _cells(row: Any, allowed: Iterable[str]) -> list[str] | None:
    """A row of a little text grid in its squares, or None if it is not one."""
    if not isinstance(row, str) or not row.split() or not set(row.split()) <= set(allowed):
        return None
    return row.split()


def _roof_cards(value: Any) -> Phrase | None:
    """Four rows of four squares, each a colour or white."""
    fits = isinstance(value, list) and len(value) == 4
    if fits and all(len(_cells(row, [*PAINTS, "."]) or []) == 4 for row in value):
        return None
    return Phrase("expected-roofs")


def _is_request(value: Any) -> bool:
    """Points, and a grid of at most 4 × 4 squares with a ★ and no empty edge."""
    match value:
        case {"points": int(points), "grid": [*rows], **more} if not more and not isinstance(points, bool):
            grid = [_cells(row, [*PAINTS, *(f"{paint}*" for paint in PAINTS), "."]) or [] for row in rows]
        case _:
            return False
    widths = {len(row) for row in grid}
    if not (1 <= points <= MOST_POINTS and len(grid) <= 4 and len(widths) == 1 and widths <= {1, 2, 3, 4}):
        return False
    edges = [grid[0], grid[-1], [row[0] for row in grid], [row[-1] for row in grid]]
    starred = any("*" in square for row in grid for square in row)
    return starred and all(any(square != "." for square in edge) for edge in edges)


def _requests(many: int) -> Any:
    """A list of 3 to so many different requests, each with points and a grid."""

    def check(value: Any) -> Phrase | None:
        fits = isinstance(value, list) and 3 <= len(value) <= many and len(value) % 3 == 0
        if fits and all(_is_request(request) for request in value):
            grids = [tuple(" ".join(row.split()) for row in request["grid"]) for request in value]
            if len(set(grids)) == len(grids):
                return None
        return Phrase("expected-requests", many=many, most=MOST_POINTS, example=REQUEST)

    return check


FIELDS = [
    Field("gifts.numbers", integer(1, 4)),
    Field("gifts.copies", integer(1, 3)),
    *(Field(f"hand.{count}", integer(1, 24)) for count in PLAYERS),
    Field("chips", integer(1, MOST_CHIPS)),
    Field("roofs", _roof_cards),
    Field("government.front", _requests(3)),
    Field("government.back", _requests(3)),
    Field("residents", _requests(MOST_RESIDENTS)),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, Phrase]]:
    """The gifts suffice for every number of players, the chips for the first roofs in whatever colours."""
    gifts = 4 * values["gifts"]["numbers"] * values["gifts"]["copies"]
    for players in PLAYERS:
        if values["hand"][str(players)] * players > gifts:
            yield f"hand.{players}", Phrase("expected-hand", most=gifts // players, players=players)
    if values["hand"]["2"] % 2:
        yield "hand.2", Phrase("expected-even")
    squares = " ".join(values["roofs"]).split()
    need = squares.count(".") + max(squares.count(paint) for paint in PAINTS)
    if need > values["chips"]:
        yield "chips", Phrase("expected-chips", least=need)


GAME = Game(
    name="trico-roof",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    shelf=5,
    options=(
        Option("count", None, low=1, high=600, nullable=True),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=2,
    move_count=MOVE_COUNT,
    make_setup=TricoSetup,
    rules=[f"TR-{n}" for n in range(1, 20)],
)
