"""Trico Roof — gifts decide who repaints the town first; complete requests of three colours. For 2 to 5."""

from collections.abc import Iterable, Mapping
from typing import Any

from kotatsu.core.editions import Field, integer
from kotatsu.core.game import Game
from kotatsu.core.options import Option, first_leader
from kotatsu.games.trico_roof.cards import MOVE_COUNT, PAINTS
from kotatsu.games.trico_roof.rules import TricoSetup

PLAYERS = (2, 3, 4, 5)
MOST_POINTS = 20
MOST_CHIPS = 15  # one less than squares, so that a colour on offer always finds a square of another colour
MOST_RESIDENTS = 30


def _cells(row: Any, allowed: Iterable[str]) -> list[str] | None:
    """A row of a little text grid in its squares, or None if it is not one."""
    if not isinstance(row, str) or not row.split() or not set(row.split()) <= set(allowed):
        return None
    return row.split()


def _roof_cards(value: Any) -> str | None:
    """Four rows of four squares, each a colour or white."""
    fits = isinstance(value, list) and len(value) == 4
    if fits and all(len(_cells(row, [*PAINTS, "."]) or []) == 4 for row in value):
        return None
    return 'four rows of four squares R, B, Y or . like "R B Y ."'


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


def _requests(few: int, many: int) -> Any:
    """A list of so many different requests, each with points and a grid."""

    def check(value: Any) -> str | None:
        fits = isinstance(value, list) and few <= len(value) <= many and len(value) % 3 == 0
        if fits and all(_is_request(request) for request in value):
            grids = [tuple(" ".join(row.split()) for row in request["grid"]) for request in value]
            if len(set(grids)) == len(grids):
                return None
        number = str(few) if few == many else f"{few} to {many} (a multiple of 3)"
        return (
            f'{number} different requests like {{ points = 4, grid = ["R* B", "B ."] }}: at most 4 × 4 '
            f"squares R, B, Y or ., one with * at least, no empty edge, 1 to {MOST_POINTS} points"
        )

    return check


FIELDS = [
    Field("gifts.numbers", integer(1, 4), "how many numbers each kind of gift has"),
    Field("gifts.copies", integer(1, 3), "how often every gift card is there"),
    *(
        Field(f"hand.{count}", integer(1, 24), f"gift cards each of {count} players gets")
        for count in PLAYERS
    ),
    Field("chips", integer(1, MOST_CHIPS), "roof chips of each colour"),
    Field("roofs", _roof_cards, "the four roof cards"),
    Field("government.front", _requests(3, 3), "the fronts of the three government cards"),
    Field("government.back", _requests(3, 3), "the backs of the three government cards"),
    Field("residents", _requests(3, MOST_RESIDENTS), "the residents' requests"),
]


def _relations(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """The gifts suffice for every number of players, the chips for the first roofs in whatever colours."""
    gifts = 4 * values["gifts"]["numbers"] * values["gifts"]["copies"]
    for players in PLAYERS:
        if values["hand"][str(players)] * players > gifts:
            yield f"hand.{players}", f"at most {gifts // players} cards for each of {players} players"
    if values["hand"]["2"] % 2:
        yield "hand.2", "an even number, because two players give two cards in each phase"
    squares = " ".join(values["roofs"]).split()
    need = squares.count(".") + max(squares.count(paint) for paint in PAINTS)
    if need > values["chips"]:
        yield "chips", f"{need} at least, so that all white circles can take the same colour"


GAME = Game(
    name="trico-roof",
    title="Trico Roof",
    credits="Its rulebook names no author.",
    summary="Give the guildmaster the right gift, paint the roofs early, complete requests.",
    minutes=30,
    players=PLAYERS,
    usual_players=4,
    shelf=5,
    options=(
        Option(
            "count",
            None,
            "seconds a painter has to place a chip; 30 is the printed rule, nothing for no count",
            low=1,
            high=600,
            nullable=True,
        ),
        first_leader(),
    ),
    fields=FIELDS,
    relations=_relations,
    rules_version=2,
    move_count=MOVE_COUNT,
    make_setup=TricoSetup,
    rules=[f"TR-{n}" for n in range(1, 20)],
)
