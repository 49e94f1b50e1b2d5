"""What a sensible player thinks of the moves in Cat Tower, from open sheets and dice alone.

A mark is worth what it scores now, some of what it may still grow to, and its step towards a full column; a
die is worth the best mark it allows, over the dice that may be left in the end.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy
from kotatsu.games.cat_tower import hexes
from kotatsu.games.cat_tower.hexes import BOWL, CAT, FILLED, HOUSE, KINDS, MARK, MOST_COLUMNS, MOUSE, NUMBERS
from kotatsu.games.cat_tower.rules import CatState

FOOTPRINT: Final = 2.3  # a footprint that is ready
YARN_HOLDS: Final = 0.7  # a lead in yarn may be lost again
BOWL_FILLS: Final = 0.9  # points to come for each empty hex beside a bowl
MICE_JOIN: Final = 1.5  # points to come for each empty hex beside a mouse
STEP: Final = 0.9  # of a column's bonus, spread over its hexes
HOUSE_KEEPS: Final = 1.0  # what a house hex and an unscored cat are worth later


# --- CT-5: which die ----------------------------------------------------------------------------------------


def _worth_of_dice(state: CatState, seat: i64, moves: list[int]) -> list[float]:
    """For each die, the best mark with it and a die that may be left, averaged over those."""
    best = _best_marks(state, seat)
    footprints = state.tally[hexes.READY + seat]
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
    setup = state.box
    for place in members(state.empty(seat)):
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
    if has(state.box.house_hexes, place):
        for cat in members(state.unscored(seat)):
            best = max(best, _worth_of_item(state, seat, HOUSE, place) + _worth_of_cat(state, seat, cat))
    return best


def _worth_of_pair(best: list[float], own: i64, left: i64, footprints: i64) -> float:
    """The best mark with these two dice, or a pass."""
    worth = FOOTPRINT
    for at in range(i64(NUMBERS * NUMBERS)):
        cost = hexes.cost_of(at // NUMBERS + 1, at % NUMBERS + 1, own, left)
        if cost <= footprints:
            worth = max(worth, best[at] - int(cost) * FOOTPRINT)
    return worth


# --- CT-6 to CT-10: what to mark ----------------------------------------------------------------------------


def _worth_of_move(state: CatState, seat: i64, move: i64) -> float:
    if move == hexes.PASS:
        return _worth_of_footprint(state, seat)
    kind, place = hexes.kind_of(move), hexes.hex_of(move)
    worth = _worth_of_item(state, seat, kind, place)
    if kind == HOUSE:
        worth += _worth_of_cat(state, seat, hexes.cat_of(move))
    return worth - int(state.cost(seat, kind, place)) * FOOTPRINT


def _worth_of_footprint(state: CatState, seat: i64) -> float:
    """CT-8: none is left when all are used up."""
    return FOOTPRINT if state.has_footprint(seat) else 0.0


def _worth_of_item(state: CatState, seat: i64, kind: i64, place: i64) -> float:
    worth = _worth_to_bowls(state, seat, kind, place) + _worth_to_column(state, seat, place)
    if kind == hexes.YARN:
        return worth + _worth_of_yarn(state, seat, place)
    if kind == hexes.BUTTERFLY:
        return worth + state.box.per_butterfly + _worth_of_footprint(state, seat)
    if kind == BOWL:
        return worth + _worth_of_bowl(state, seat, place)
    if kind == hexes.CUSHION:
        return worth + int(place // MOST_COLUMNS + 1) * state.box.per_floor
    if kind == MOUSE:
        return worth + _worth_of_mouse(state, seat, place)
    return worth


def _worth_to_bowls(state: CatState, seat: i64, kind: i64, place: i64) -> float:
    """CT-18: bowls beside the hex that see this kind for the first time."""
    worth = 0.0
    for bowl in members(state.box.neighbours[place] & state.marked(seat, BOWL)):
        if state.marked(seat, kind) & state.box.neighbours[bowl]:
            worth -= BOWL_FILLS
        else:
            worth += state.box.per_kind - BOWL_FILLS
    return worth


def _worth_to_column(state: CatState, seat: i64, place: i64) -> float:
    """CT-12: the bonus if this completes the column, else a step towards it."""
    setup = state.box
    column = place % MOST_COLUMNS
    hexes = setup.column_hexes[column]
    bonus = int(setup.small[column] if has(state.large_gone(), column) else setup.large[column])
    missing = count(hexes & ~state.marked(seat, FILLED))
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
    kinds = state.kinds_beside(seat, place)
    empty = int(count(state.box.neighbours[place] & state.empty(seat)))
    return state.box.per_kind * kinds + BOWL_FILLS * min(empty, KINDS - kinds)


def _worth_of_mouse(state: CatState, seat: i64, place: i64) -> float:
    """CT-20: how much the groups that it joins grow."""
    setup = state.box
    mice = state.marked(seat, MOUSE)
    before = state.mouse_points(mice)
    after = state.mouse_points(mice | bit(place))
    empty = count(setup.neighbours[place] & ~state.marked(seat, FILLED))
    return after - before + MICE_JOIN * int(empty)


def _worth_of_cat(state: CatState, seat: i64, cat: i64) -> float:
    """CT-10: its points now, against what waiting may bring."""
    score = int(state.cat_score(seat, cat))
    return (score // CAT) * (score % CAT) - HOUSE_KEEPS


class CatStrategy(Strategy):
    """How searching bots judge this game. What is hidden is only what others mark at the same time."""

    temperature = 2.0
    slip = 0.06
    iterations: ClassVar[dict[str, int]] = {"alley-cat": 300, "tiger": 6_000}
    margin = 25.0

    def stage(self, state: State) -> int:
        """Rounds that are finished."""
        assert isinstance(state, CatState)
        return int(state.round)

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, CatState)
        if moves[0] < MARK:
            return _worth_of_dice(state, seat, moves)
        return [_worth_of_move(state, seat, move) for move in moves]

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
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
