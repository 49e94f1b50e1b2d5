"""What a casual player of Tower Of PanCakes!! looks at: is this trick worth winning, where do chips score?

Everything is estimated in points, from what the seat itself knows: its hand, the open cards, the chips and
the score cards it has seen. So a view and the whole state behind it get the same answer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has
from kotatsu.core.state import State
from kotatsu.games.tower_of_pancakes.rules import (
    BAKED,
    DAVE,
    DOUGH,
    DOWN,
    FULL,
    LOOK,
    NONE,
    SERVE,
    TowerState,
)

SERVED_CHIP: Final = 2.2  # what a baked chip that finds a plate will bring, all in all
UNSERVED_CHIP: Final = -1.0  # TP-17
HIGH_CARD: Final = 0.25  # a high card is worth keeping, so much per number
LOOK_WORTH: Final = 1.5  # what a look at a score card is worth for each trick that is left
PLAYS_HIGH: Final = 0.7  # how often somebody who can beat a card does

_DECK: Final = vec[i64](list(range(32)))


def appraise(state: State, seat: int, moves: list[int]) -> list[float]:
    """What each of the seat's moves seems worth, in points."""
    assert isinstance(state, TowerState)
    points = _points(state, seat)
    worth: list[float] = []
    for move in moves:
        if move < DOWN:
            worth.append(_play_up(state, seat, move, points))
        elif move < SERVE:
            worth.append(_play_down(state, seat, move - DOWN))
        elif move < LOOK:
            worth.append(_serve(state, seat, move - SERVE, state._serving_size(seat), points))
        else:
            worth.append(_look(state, seat, move - LOOK))
    return worth


def _points(state: TowerState, seat: i64) -> list[float]:
    """The score cards as the seat knows them; the mean of what is left where it has not looked."""
    known: list[float] = [0.0] * 8
    blank: list[int] = []
    left = [float(int(points)) for points in state.tower.score_cards]
    for place in range(8):
        if state.tower.mystery and not has(state.lookers[place], seat):
            blank.append(place)
        else:
            known[place] = float(int(state.score_cards[place]))
            left.remove(known[place])
    for place in blank:
        same_row = [points for points in left if state.tower.hyper or (points > 4.0) == (place < 4)]
        known[place] = sum(same_row) / len(same_row) if same_row else 4.5
    return known


# --- a card -------------------------------------------------------------------------------------------------


def _play_up(state: TowerState, seat: i64, card: i64, points: list[float]) -> float:
    """Winning serves the plate of the card, losing bakes its pan; a high card could have waited."""
    number = card & 7
    chance = _chance_to_win(state, seat, card)
    serving = min(state.tower.plate[number], state.chips[BAKED + seat])
    win = _best_serving(state, seat, serving, points)
    lose = _bake(state, seat, state.tower.pan[number])
    return chance * win + (1.0 - chance) * lose - HIGH_CARD * float(int(number))


def _play_down(state: TowerState, seat: i64, card: i64) -> float:
    """It loses and bakes 1 (TP-21), but shows a score card, which is worth more the earlier (TP-24)."""
    return _bake(state, seat, 1) + LOOK_WORTH * _tricks_left(state) / 4.0 - HIGH_CARD * float(int(card & 7))


def _tricks_left(state: TowerState) -> float:
    """After this one."""
    return float(int(state.tower.tricks - state.trick - 1))


def _bake(state: TowerState, seat: i64, pan: i64) -> float:
    """A chip baked now pays if a later trick can serve it; else it stays in hand (TP-17)."""
    baking = float(int(min(pan, state.chips[DOUGH + seat])))
    servable = _tricks_left(state) * 2.0 / float(int(state.tower.players)) * 3.7
    room = max(0.0, min(baking, servable - float(int(state.chips[BAKED + seat]))))
    unserved = 0.0 if state.tower.extreme else UNSERVED_CHIP
    return room * SERVED_CHIP + (baking - room) * unserved


def _chance_to_win(state: TowerState, seat: i64, card: i64) -> float:
    """The chance that at most one card beats this one (TP-7), from the cards the seat has not seen."""
    led = state.led if state.led != NONE else card >> 3
    strength = _strength(card, led)
    ahead = 0
    for other in state.table:
        if other != NONE and _strength(other, led) >= strength:  # TP-8: played first
            ahead += 1
    if ahead > 1:
        return 0.0
    unseen = _unseen(state, seat)
    stronger = count(unseen & _stronger_than(card, led))
    hidden = float(int(max(1, count(unseen))))
    nobody = 1.0  # the chance that nobody still to play beats it, and that exactly one does
    exactly_one = 0.0
    waiting = state._left_of(seat)
    while waiting != state.leader:
        share = min(1.0, float(int(state.hand_size(waiting))) / hidden)
        beats = PLAYS_HIGH * (1.0 - (1.0 - share) ** int(stronger))
        if card >> 3 == led and has(state.voids[waiting], led):
            beats = 0.0
        exactly_one = exactly_one * (1.0 - beats) + nobody * beats
        nobody *= 1.0 - beats
        waiting = state._left_of(waiting)
    return nobody if ahead == 1 else nobody + exactly_one


def _strength(card: i64, led: i64) -> i64:
    strength = card & 7
    if card >> 3 == led:
        strength += 8
    return strength


def _stronger_than(card: i64, led: i64) -> i64:
    """The cards that would beat this one if they came later (bits): in its colour, or off colour in any."""
    stronger: i64 = 0
    for other in _DECK:
        if _strength(other, led) > _strength(card, led):
            stronger |= bit(other)
    return stronger


def _unseen(state: TowerState, seat: i64) -> i64:
    """The cards this seat has neither held nor seen (bits)."""
    unseen = state.tower.all_cards & ~(state.opened | state.hands[seat])
    if state.hidden[seat] != NONE:
        unseen &= ~bit(state.hidden[seat])
    return unseen


# --- a plate ------------------------------------------------------------------------------------------------


def _best_serving(state: TowerState, seat: i64, chips: i64, points: list[float]) -> float:
    if chips == 0:
        return 0.0
    best = -1000.0
    plates = state._open_plates()
    plate: i64 = 0
    while plate < 4:
        if has(plates, plate):
            best = max(best, _serve(state, seat, plate, chips, points))
        plate += 1
    return best


def _serve(state: TowerState, seat: i64, plate: i64, chips: i64, points: list[float]) -> float:
    if state.tower.extreme:
        return _serve_extreme(state, seat, plate, chips, points)
    above = points[plate]
    below = points[plate + 4]
    height: i64 = len(state.towers[plate])
    placed = chips
    if plate != DAVE:
        placed = min(chips, FULL - height)
    eighths = (height + placed) // FULL - height // FULL
    value = float(int(chips)) + float(int(placed - eighths)) * below + float(int(eighths)) * above
    value += float(int(chips - placed)) * float(state.tower.per_discarded)
    return value - _gift((height + placed) % FULL, above) if _tricks_left(state) > 0.0 else value


def _gift(height: i64, above: float) -> float:
    """A stack left nearly full invites the next one to take its 8th chip."""
    return max(0.0, float(int(height)) - 3.0) * 0.08 * above


def _serve_extreme(state: TowerState, seat: i64, plate: i64, chips: i64, points: list[float]) -> float:
    """TP-28: the top counts if it stays there; the most chips count as far as nobody has more."""
    tower = state.towers[plate]
    own = 0
    counts = [0, 0, 0, 0]
    for owner in tower:
        counts[owner] += 1
    own = counts[seat]
    most = max([counts[other] for other in range(4) if other != seat])
    stays = 1.0 / (1.0 + _tricks_left(state))
    after = own + int(chips) - 1
    gain = float(after - own) if own >= most else float(after) if after >= most else 0.4 * float(int(chips))
    return points[plate] * stays + gain * points[plate + 4]


# --- a look -------------------------------------------------------------------------------------------------


def _look(state: TowerState, seat: i64, place: i64) -> float:
    """A card not seen yet, of a plate that still takes chips; below counts for more chips than above."""
    if has(state.lookers[place], seat):
        return 0.0
    if place & 3 != DAVE and len(state.towers[place & 3]) == FULL:
        return 0.5
    return 1.0 if place < 4 else 1.5
