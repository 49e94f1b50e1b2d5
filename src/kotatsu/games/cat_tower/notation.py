"""Moves and questions of Cat Tower as people and programs read them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has
from kotatsu.core.errors import Phrase
from kotatsu.games.cat_tower import hexes
from kotatsu.games.cat_tower.hexes import CAT, HOUSE, KIND_NAMES, MARK, READY, TAKING, cat_of, hex_of, kind_of

if TYPE_CHECKING:
    from kotatsu.games.cat_tower import shapes
    from kotatsu.games.cat_tower.rules import CatState


def ask(state: "CatState", seat: int) -> "shapes.Ask":
    if state.phase == TAKING:
        return {"kind": "take", "dice": state.dice()}
    return {
        "kind": "mark",
        "own": int(state.die_of(seat)),
        "left": int(state.left),
        "footprints": int(state.tally[READY + seat]),
        "fits": len(state._legal_moves(seat)) > 1,  # one can always pass
    }


def describe(state: "CatState", seat: i64, move: int) -> "shapes.Parts":
    """A move in its parts; a mark says what it costs, and what a house brings."""
    if move < MARK:
        return {"kind": "take", "die": move + 1}
    if move == hexes.PASS:
        return {"kind": "pass"}
    kind = kind_of(move)
    text = hexes.HEX_TEXTS[hex_of(move)]
    return {
        "kind": "mark",
        "item": KIND_NAMES[kind],
        "hex": text,
        "column": text[0],
        "floor": int(text[1]),
        "cat": KIND_NAMES[cat_of(move)] if kind == HOUSE else None,
        "score": _product(state.cat_score(seat, cat_of(move))) if kind == HOUSE else None,
        "cost": int(state.cost(seat, kind, hex_of(move))) if state.phase == hexes.MARKING else None,
    }


def goal(state: "CatState") -> "shapes.Goal":
    full = [int(count(state.complete(one))) for one in range(int(state.box.players))]
    return {"full": max(full), "end_columns": int(state.box.end_columns)}


def outcome(state: "CatState", seat: i64, move: i64) -> "shapes.Outcome":
    """What a move would do at once."""
    if move < MARK:
        item = next(name for name, number in zip(KIND_NAMES, state.box.number) if number == move + 1)
        return {"kind": "take", "item": item, "die": int(move) + 1}
    if move == hexes.PASS:
        return {"kind": "pass", "footprint": state.has_footprint(seat)}
    kind, place = kind_of(move), hex_of(move)
    column = place % hexes.MOST_COLUMNS
    empty = state.empty(seat) & state.box.column_hexes[column]
    bonus: i64 = 0
    completes = empty == bit(place)
    if completes:
        large = not has(state.large_gone(), column)
        bonus = state.box.large[column] if large else state.box.small[column]
    return {
        "kind": "mark",
        "item": KIND_NAMES[kind],
        "cat": KIND_NAMES[cat_of(move)] if kind == HOUSE else None,
        "score": _product(state.cat_score(seat, cat_of(move)))["points"] if kind == HOUSE else 0,
        "cost": int(state.cost(seat, kind, place)),
        "column": hexes.COLUMN_NAMES[column],
        "bonus": int(bonus),
        "left": int(count(empty)) - 1,
        "ends": completes and int(count(state.complete(seat))) + 1 >= int(state.box.end_columns),
    }


def _product(score: i64) -> "shapes.Product":
    houses, items = int(score // CAT), int(score % CAT)
    return {"houses": houses, "items": items, "points": houses * items}


def why_not(state: "CatState", seat: i64, move: i64) -> Phrase:
    if state.phase == TAKING:
        return Phrase("illegal-no-such-die" if move < MARK else "illegal-take-a-die")
    if move < MARK:
        return Phrase("illegal-mark-or-pass")
    kind, place = kind_of(move), hex_of(move)
    if not has(state.box.hexes, place):
        return Phrase("illegal-no-such-hex")
    if not has(state.empty(seat), place):
        return Phrase("illegal-filled")
    if kind == HOUSE and not has(state.box.house_hexes, place):
        return Phrase("illegal-no-house-there")
    if kind == HOUSE and not has(state.unscored(seat), cat_of(move)):
        return Phrase("illegal-cat-scored")
    cost, ready = int(state.cost(seat, kind, place)), int(state.tally[READY + seat])
    return Phrase("illegal-footprints", cost=cost, ready=ready)
