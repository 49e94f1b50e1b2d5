"""What a sensible player thinks of the moves in Cat Tower, from open sheets and dice alone.

A mark is worth what it scores now, some of what it may still grow to, and its step towards a full column; a
die is worth the best mark it allows, over the dice that may be left in the end.
"""

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy
from kotatsu.games.cat_tower.rules import (
    BOWL,
    BUTTERFLY,
    CUSHION,
    FILLED,
    HOUSE,
    KINDS,
    MARK,
    MOST_COLUMNS,
    MOUSE,
    NUMBERS,
    PASS,
    READY,
    SHEET,
    SPENT,
    YARN,
    CatState,
    cat_of,
    cost_of,
    hex_of,
    kind_of,
)

FOOTPRINT: Final = 2.3  # a footprint that is ready
YARN_HOLDS: Final = 0.7  # a lead in yarn may be lost again
BOWL_FILLS: Final = 0.9  # points to come for each empty hex beside a bowl
MICE_JOIN: Final = 1.5  # points to come for each empty hex beside a mouse
STEP: Final = 0.9  # of a column's bonus, spread over its hexes
HOUSE_KEEPS: Final = 1.0  # what a house hex and an unscored cat are worth later


def appraise(state: State, seat: int, moves: list[int]) -> list[float]:
    """What each of these legal moves seems worth to this seat, in points."""
    assert isinstance(state, CatState)
    if moves[0] < MARK:
        return _worth_of_dice(state, seat, moves)
    return [_worth_of_move(state, seat, move) for move in moves]


# --- CT-5: which die ----------------------------------------------------------------------------------------


def _worth_of_dice(state: CatState, seat: i64, moves: list[int]) -> list[float]:
    """For each die, the best mark with it and a die that may be left, averaged over those."""
    best = _best_marks(state, seat)
    footprints = state.tally[READY + seat]
    worth: list[float] = []
    for taken in moves:
        total = 0.0
        dice: i64 = 0
        for left in range(i64(NUMBERS)):
            many = ((state.pool - bit(4 * taken)) >> 4 * left) & 15
            if many:
                total += int(many) * _worth_of_pair(best, taken + 1, left + 1, footprints)
                dice += many
        worth.append(total / int(dice))
    return worth


def _best_marks(state: CatState, seat: i64) -> list[float]:
    """For each number of an item and each floor, what the best mark is worth before its cost; 0 for none."""
    best = [0.0] * (NUMBERS * NUMBERS)
    setup = state.table
    for place in members(setup.hexes & ~state.marks[seat * SHEET + FILLED]):
        floor = place // MOST_COLUMNS
        for kind in range(i64(KINDS)):
            worth = _worth_of_item(state, seat, kind, place)
            if kind == HOUSE:
                worth = _worth_of_best_house(state, seat, place)
            at = (setup.number[kind] - 1) * NUMBERS + floor
            best[at] = max(best[at], worth)
    return best


def _worth_of_best_house(state: CatState, seat: i64, place: i64) -> float:
    best = 0.0
    if has(state.table.house_hexes, place):
        for cat in members(state.unscored(seat)):
            best = max(best, _worth_of_item(state, seat, HOUSE, place) + _worth_of_cat(state, seat, cat))
    return best


def _worth_of_pair(best: list[float], own: i64, left: i64, footprints: i64) -> float:
    """The best mark with these two dice, or a pass."""
    worth = FOOTPRINT
    for at in range(i64(NUMBERS * NUMBERS)):
        cost = cost_of(at // NUMBERS + 1, at % NUMBERS + 1, own, left)
        if cost <= footprints:
            worth = max(worth, best[at] - int(cost) * FOOTPRINT)
    return worth


# --- CT-6 to CT-10: what to mark ----------------------------------------------------------------------------


def _worth_of_move(state: CatState, seat: i64, move: i64) -> float:
    if move == PASS:
        return _worth_of_footprint(state, seat)
    kind = kind_of(move)
    worth = _worth_of_item(state, seat, kind, hex_of(move))
    if kind == HOUSE:
        worth += _worth_of_cat(state, seat, cat_of(move))
    return worth - int(state.cost(seat, move)) * FOOTPRINT


def _worth_of_footprint(state: CatState, seat: i64) -> float:
    """CT-8: none is left when all are used up."""
    marked = state.tally[READY + seat] + state.tally[SPENT + seat]
    return FOOTPRINT if marked < state.table.footprints else 0.0


def _worth_of_item(state: CatState, seat: i64, kind: i64, place: i64) -> float:
    worth = _worth_to_bowls(state, seat, kind, place) + _worth_to_column(state, seat, place)
    if kind == YARN:
        return worth + _worth_of_yarn(state, seat, place)
    if kind == BUTTERFLY:
        return worth + state.table.per_butterfly + _worth_of_footprint(state, seat)
    if kind == BOWL:
        return worth + _worth_of_bowl(state, seat, place)
    if kind == CUSHION:
        return worth + int(place // MOST_COLUMNS + 1) * state.table.per_floor
    if kind == MOUSE:
        return worth + _worth_of_mouse(state, seat, place)
    return worth


def _worth_to_bowls(state: CatState, seat: i64, kind: i64, place: i64) -> float:
    """CT-18: bowls beside the hex that see this kind for the first time."""
    sheet = seat * SHEET
    worth = 0.0
    for bowl in members(state.table.neighbours[place] & state.marks[sheet + BOWL]):
        if state.marks[sheet + kind] & state.table.neighbours[bowl]:
            worth -= BOWL_FILLS
        else:
            worth += state.table.per_kind - BOWL_FILLS
    return worth


def _worth_to_column(state: CatState, seat: i64, place: i64) -> float:
    """CT-12: the bonus if this completes the column, else a step towards it."""
    setup = state.table
    column = place % MOST_COLUMNS
    hexes = setup.column_hexes[column]
    bonus = int(setup.small[column] if has(state.large_gone(), column) else setup.large[column])
    missing = count(hexes & ~state.marks[seat * SHEET + FILLED])
    if missing == 1:
        return float(bonus)
    return STEP * bonus / int(count(hexes))


def _worth_of_yarn(state: CatState, seat: i64, place: i64) -> float:
    """CT-16: what one ball more changes in this column."""
    column = place % MOST_COLUMNS
    before = state.yarn_points(seat, column, 0)
    return YARN_HOLDS * (state.yarn_points(seat, column, 1) - before)


def _worth_of_bowl(state: CatState, seat: i64, place: i64) -> float:
    """CT-18: the kinds beside it now, and some of those to come."""
    beside = state.table.neighbours[place]
    sheet = seat * SHEET
    kinds = 0
    for kind in range(i64(KINDS)):
        if state.marks[sheet + kind] & beside:
            kinds += 1
    empty = int(count(beside & ~state.marks[sheet + FILLED]))
    return state.table.per_kind * kinds + BOWL_FILLS * min(empty, KINDS - kinds)


def _worth_of_mouse(state: CatState, seat: i64, place: i64) -> float:
    """CT-20: how much the groups that it joins grow."""
    setup = state.table
    mice = state.marks[seat * SHEET + MOUSE]
    before = state.mouse_points(mice)
    after = state.mouse_points(mice | bit(place))
    empty = count(setup.neighbours[place] & ~state.marks[seat * SHEET + FILLED])
    return after - before + MICE_JOIN * int(empty)


def _worth_of_cat(state: CatState, seat: i64, cat: i64) -> float:
    """CT-10: its points now, against what waiting may bring."""
    sheet = seat * SHEET
    houses = int(count(state.marks[sheet + HOUSE])) + 1
    items = int(count(state.marks[sheet + cat]))
    if cat == HOUSE:
        items += 1
    return houses * items - HOUSE_KEEPS


# --- for searching bots -------------------------------------------------------------------------------------


class CatStrategy(Strategy):
    """How searching bots judge this game. What is hidden is only what others mark at the same time."""

    warmth = 2.0
    slip = 0.06
    pace = 6_000
    margin = 25.0

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return appraise(state, seat, moves)

    def sketch(self, state: State, seat: int, rng: Rng) -> int:
        """Any die, and the best of a few marks."""
        assert isinstance(state, CatState)
        moves = state._legal_moves(seat)
        best = moves[rng.below(len(moves))]
        if best < MARK or len(moves) == 1:
            return best
        most = _worth_of_move(state, seat, best)
        for _n in range(MARKS_TRIED):
            move = moves[rng.below(len(moves))]
            worth = _worth_of_move(state, seat, move)
            if worth > most:
                most = worth
                best = move
        return best


MARKS_TRIED: Final = 4

strategy: Final = CatStrategy()
