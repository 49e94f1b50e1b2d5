"""What each move seems worth to a seat of Trico Roof, in points, from what that seat knows.

Nothing is searched. A painter counts the points a chip completes now and the points it leaves within one chip
for the next painter; a giver guesses from the unseen cards how early the card will paint.
"""

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has
from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import Beliefs, Strategy
from kotatsu.games.trico_roof.beliefs import TricoBeliefs
from kotatsu.games.trico_roof.rules import (
    ALL_PAINTS,
    CHOOSING,
    CORNER,
    DECLINE,
    FILLING,
    GIVING,
    NEW_SET,
    NONE,
    PAINT,
    PAINTING,
    SCORE,
    SCORING,
    TricoState,
    repainted,
    strength,
)

# What painting first, second … brings on average among players who look for points; the sixth is for nobody.
RANK_WORTH: Final[list[float]] = [4.6, 3.3, 1.6, 3.0, 2.2, 1.0]
ASSISTANT_SHARE: Final = 0.45  # points of an assistant for each painter
LEFT_TO_OTHERS: Final = 0.45  # how much it hurts when the next painter finds a point
WILL_PAINT: Final = 0.7  # how many of those who give later will paint
CANNOT_FOLLOW: Final = 0.35  # how likely a card of another colour is given, beside one of the led colour
HIGH_CARD: Final = 0.25  # what a higher number is worth later on


def appraise(state: State, seat: int, moves: list[int]) -> list[float]:
    """The worth of each of these moves of a seat, higher is better."""
    assert isinstance(state, TricoState)
    if state.phase == GIVING:
        return [_worth_of_gift(state, seat, move) for move in moves]
    if state.phase == FILLING:
        return [_within_reach(state, state.roofs | bit(move - PAINT), ALL_PAINTS) for move in moves]
    if state.phase == SCORING:
        return [_worth_of_request(state, seat, move) for move in moves]
    if state.phase == CHOOSING:
        return [_worth_of_corner(state, seat, move) for move in moves]
    return [_worth_of_chip(state, seat, move - PAINT) for move in moves]


# --- giving -------------------------------------------------------------------------------------------------


def _worth_of_gift(state: TricoState, seat: i64, card: i64) -> float:
    """The worth of the rank that the card is likely to get, less what it would be good for later."""
    colour = card >> 2
    led = colour if state.led == NONE else state.led
    trump = colour if colour != led and state.trump == NONE else state.trump
    mine = strength(card, state.played, led, trump)
    painters: i64 = 0
    ahead: i64 = 0
    for gift in range(state.played):
        other = strength(state.table[gift], gift, led, trump)
        painters += 1 if other else 0
        ahead += 1 if other > mine else 0
    later = float(int(state.trico.trick - state.played - 1))
    keep = HIGH_CARD * float(int(card & 3))
    if mine == 0:
        return ASSISTANT_SHARE * (float(int(painters)) + WILL_PAINT * later) - keep
    unseen = state.trico.all_gifts - state.given - state.hands[seat]
    rank = float(int(ahead)) + later * _chance_to_be_beaten(mine, unseen, led, trump)
    return _worth_of_rank(rank) - keep


def _worth_of_rank(rank: float) -> float:
    """The worth of a rank that may lie between two whole ones."""
    low = int(rank)
    share = rank - float(low)
    return RANK_WORTH[low] * (1.0 - share) + RANK_WORTH[low + 1] * share


def _chance_to_be_beaten(mine: i64, unseen: i64, led: i64, trump: i64) -> float:
    """The share of the unseen cards that would rank before this strength when given later; cards of other
    colours than the led one count less, because most players can follow."""
    cards = 0.0
    better = 0.0
    for card in range(i64(16)):
        copies = float(int(unseen >> (2 * card) & 3))
        colour = card >> 2
        if colour != led:
            copies *= CANNOT_FOLLOW
        cards += copies
        if strength(card, 5, led, colour if trump == NONE and colour != led else trump) > mine:
            better += copies
    return better / cards if cards > 0.0 else 0.0


# --- painting -----------------------------------------------------------------------------------------------


def _worth_of_chip(state: TricoState, seat: i64, chip: i64) -> float:
    """The best request that the chip completes, and what it leaves for the next painter."""
    roofs = repainted(state.roofs, chip)
    requests = state.trico.requests
    best: i64 = 0
    taken: i64 = NONE
    for place in range(i64(6)):
        request = state.request_at(place)
        if request != NONE and requests.points[request] > best and requests.completed(request, roofs, chip):
            best = requests.points[request]
            taken = place
    left = state
    if taken != NONE:
        left = _without(state, taken)
    return float(int(best)) + _next_painter(left, seat, roofs, state.used | bit(chip >> 4))


def _without(state: TricoState, place: i64) -> TricoState:
    """The requests as they lie once this one is scored."""
    after = state.clone()
    if place < 3:
        after.sides ^= bit(place)
    else:
        after.scored |= bit(place - 3)
    return after


def _next_painter(state: TricoState, seat: i64, roofs: i64, used: i64) -> float:
    """What the next painter would find, as this seat feels it: bad for others, good for oneself (TR-19)."""
    rank = state.rank + 1
    if rank >= state.painters:
        return 0.0
    offered: i64 = ALL_PAINTS if rank == NEW_SET else ALL_PAINTS & ~used
    found = _within_reach(state, roofs, offered)
    return 0.8 * found if state.giver(state.ranked(rank)) == seat else -LEFT_TO_OTHERS * found


def _within_reach(state: TricoState, roofs: i64, offered: i64) -> float:
    """The most points of an open request that one chip of these colours would complete."""
    requests = state.trico.requests
    best: i64 = 0
    for place in range(i64(6)):
        request = state.request_at(place)
        if request == NONE or requests.points[request] <= best:
            continue
        colours = requests.stars[request] & offered
        for where in requests.places[request]:
            missing = where & ~roofs
            if missing & (missing - 1) == 0 and missing and _is_of(missing, colours):
                best = requests.points[request]
                break
    return float(int(best))


def _is_of(chip: i64, colours: i64) -> bool:
    """Whether a single chip (as a set) is of one of these colours."""
    return (
        (chip < bit(16) and has(colours, 0))
        or (bit(16) <= chip < bit(32) and has(colours, 1))
        or (chip >= bit(32) and has(colours, 2))
    )


# --- requests and corners -----------------------------------------------------------------------------------


def _worth_of_request(state: TricoState, seat: i64, move: i64) -> float:
    """Its points, and what is left for the next painter."""
    if move == DECLINE:
        return _next_painter(state, seat, state.roofs, state.used)
    place = move - SCORE
    points = float(int(state.trico.requests.points[state.request_at(place)]))
    return points + _next_painter(_without(state, place), seat, state.roofs, state.used)


def _worth_of_corner(state: TricoState, seat: i64, move: i64) -> float:
    """What the next painter finds when the corner is painted."""
    chip = state.fitting(move - CORNER)
    return _next_painter(state, seat, repainted(state.roofs, chip), state.used | bit(chip >> 4))


# --- for searching bots -------------------------------------------------------------------------------------


class TricoStrategy(Strategy):
    """How searching bots judge this game."""

    warmth = 1.2
    slip = 0.04
    pace = 15_000
    stroll = 150
    margin = 8.0
    foreseen = 1.0
    infers = True

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return appraise(state, seat, moves)

    def sketch(self, state: State, seat: int, rng: Rng) -> int:
        """Complete the best request within reach, and score it; else paint what helps the next one least."""
        assert isinstance(state, TricoState)
        if state.phase == PAINTING:
            chip = _finishing_chip(state)
            return _harmless_chip(state, seat, rng) if chip == NONE else PAINT + chip
        if state.phase == GIVING or state.phase == SCORING:
            return super().sketch(state, seat, rng)
        return state.random_move(seat, rng)

    def beliefs(self, view: State) -> Beliefs:
        assert isinstance(view, TricoState)
        return TricoBeliefs(view, self) if view.given else Beliefs(view)


def _finishing_chip(state: TricoState) -> i64:
    """The chip that completes the open request with the most points, or NONE."""
    requests = state.trico.requests
    best: i64 = 0
    chip: i64 = NONE
    for place in range(i64(6)):
        request = state.request_at(place)
        if request == NONE or requests.points[request] <= best:
            continue
        colours = requests.stars[request] & state.offered
        if colours:
            for where in requests.places[request]:
                missing = where & ~state.roofs
                if missing & (missing - 1) == 0 and missing and _is_of(missing, colours):
                    best = requests.points[request]
                    chip = count(missing - 1)
                    break
    return chip


def _harmless_chip(state: TricoState, seat: i64, rng: Rng) -> int:
    """The best of a few chips."""
    best = state.random_move(seat, rng)
    most = _worth_of_chip(state, seat, best - PAINT)
    for _n in range(CHIPS_TRIED):
        move = state.random_move(seat, rng)
        worth = _worth_of_chip(state, seat, move - PAINT)
        if worth > most:
            most = worth
            best = move
    return best


CHIPS_TRIED: Final = 3


strategy: Final = TricoStrategy()
