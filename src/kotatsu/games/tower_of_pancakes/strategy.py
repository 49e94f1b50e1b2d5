"""What a decent casual player of Tower Of PanCakes!! weighs, in points.

Everything is estimated from what the seat itself knows: its hand, the open cards, the chips, the voids shown
and the score cards it has looked at. So a view and the whole state behind it get the same answer.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has
from kotatsu.core.chance import Rng
from kotatsu.core.state import NONE, State
from kotatsu.core.strategy import Beliefs, Strategy
from kotatsu.games.tower_of_pancakes import cards
from kotatsu.games.tower_of_pancakes.beliefs import TowerBeliefs
from kotatsu.games.tower_of_pancakes.cards import BAKED, DAVE, DOUGH, DOWN, FULL, LOOK, PLAYING, SERVE, SUITS
from kotatsu.games.tower_of_pancakes.rules import TowerSetup, TowerState

# Fitted to what moves turned out to be worth in imagined games, then by play against random bots and itself.
EAGER: Final = 0.3  # how often somebody who can beat a card does so on purpose
LEAD: Final = 6.0  # leading the next trick; shared among the tricks left, for a late lead is seldom followed
READY: Final = 0.7  # and so much more for each baked chip, up to four, that the lead could serve
ROOM: Final = 6.0  # baked chips for each trick left of which half will find a plate
LATER: Final = 0.7  # what serving later is worth, beside serving now
KEEP: Final = 4.0  # a card that would win for sure, kept for a later trick
KEEP_PAN: Final = 0.4  # a chip that a card could bake later, in chips served
HIGH: Final = 0.6  # a high card kept, for each number: it may be second off colour
LONG: Final = 0.25  # playing from a long colour, for each card of it
SEE: Final = 0.7  # knowing a score card, for each trick left
GIFT: Final = 0.2  # what the next to serve gains, counted as a loss
TO_COME: Final = 4.0  # chips that all together serve in a trick, beyond what is served now
TYPICAL: Final = 3  # chips in a serving of somebody whose card is not known
TOWER_CHIP: Final = 1.8  # extreme: what a chip served later brings
SWAY: Final = 2.8  # extreme: chips of lead that make the most chips in a tower safe after the last trick …
SWAY_LEFT: Final = 5.0  # … and so many more for each trick left
COVERED: Final = 0.35  # extreme: how likely a serving covers a given top chip

_NO_CHIPS: Final = vec[i64]([0] * 16)
_NO_TOPS: Final = vec[i64]([NONE] * 4)


class _Seat:
    """What a seat knows, put together once for all its moves."""

    def __init__(self, state: TowerState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.left: i64 = state.box.tricks - state.trick - 1  # tricks after this one
        self.baked: i64 = state.chips[BAKED + seat]
        self.dough: i64 = state.chips[DOUGH + seat]
        unseen = state.box.all_cards & ~(state.opened | state.hands[seat])
        if state.hidden[seat] != NONE:
            unseen &= ~bit(state.hidden[seat])
        self.unseen: i64 = unseen
        self.hidden: i64 = count(unseen)
        self.points = _points(state, seat)
        self.heights: vec[i64] = vec[i64]([len(tower) for tower in state.towers])
        self.chip = _worth_of_a_chip(state, self.points, self.left)
        # Extreme only: chips by plate * 4 + owner, the owner of each top, and how likely a top stays there.
        self.chips: vec[i64] = _NO_CHIPS
        self.tops: vec[i64] = _NO_TOPS
        self.stays = 1.0
        if state.box.extreme:
            self._count_towers()

    def _count_towers(self) -> None:
        self.chips = _NO_CHIPS[:]
        self.tops = _NO_TOPS[:]
        plate: i64 = 0
        for tower in self.state.towers:
            for owner in tower:
                self.chips[plate * 4 + owner] += 1
                self.tops[plate] = owner
            plate += 1
        serving: i64 = 0
        while serving < 2 * self.left:
            self.stays *= 1.0 - COVERED
            serving += 1


# --- points -------------------------------------------------------------------------------------------------


def _points(state: TowerState, seat: i64) -> list[float]:
    """The score cards as the seat knows them; where it has not looked, the mean of those it has not seen."""
    setup = state.box
    points = [float(int(card)) for card in setup.score_cards]
    if not setup.mystery:
        return points
    blanks = [0, 0]  # by row; TP-26: both rows are one
    unseen = [0.0, 0.0]
    for place in range(8):
        row = 0 if setup.hyper else place // 4
        unseen[row] += points[place]
        if has(state.lookers[place], seat):
            unseen[row] -= float(int(state.score_cards[place]))
        else:
            blanks[row] += 1
    for place in range(8):
        row = 0 if setup.hyper else place // 4
        if has(state.lookers[place], seat):
            points[place] = float(int(state.score_cards[place]))
        else:
            points[place] = unseen[row] / float(blanks[row])
    return points


def _worth_of_a_chip(state: TowerState, points: list[float], left: i64) -> float:
    """What a chip served from now on brings on average: first the places left on A to C, then Dave's."""
    if state.box.extreme:
        return TOWER_CHIP
    dave = (float(FULL - 1) * points[DAVE + 4] + points[DAVE]) / float(FULL)
    places = 0.0
    total = 0.0
    for plate in range(DAVE):
        space = FULL - len(state.towers[plate])
        if space > 0:
            places += float(space)
            total += float(space - 1) * points[plate + 4] + points[plate]
    served = TO_COME * float(int(left)) + 1.0
    if served <= places:
        return total / places
    return (total + (served - places) * dave) / served


def _held(me: _Seat, baked: i64) -> float:
    """What baked chips in hand are worth after this trick: those that find a plate, less the others."""
    chips = float(int(baked))
    unserved = 0.0 if me.state.box.extreme else float(me.state.box.per_baked)  # TP-17, TP-28
    if me.left == 0 or baked == 0:
        return chips * unserved
    room = ROOM * float(int(me.left))
    served = chips * room / (chips + room)
    return served * LATER * me.chip + (chips - served) * unserved


# --- a card -------------------------------------------------------------------------------------------------


def _play_up(me: _Seat, card: i64) -> float:
    """Being first serves and leads, being second serves, losing bakes; and the card could have waited."""
    setup = me.state.box
    first, second = _chances(me, card)
    held = _held(me, me.baked)
    worth = 0.0
    if first + second > 0.0:
        serving = min(setup.plate[card & 7], me.baked)
        rest = _held(me, me.baked - serving) - held
        worth += first * (_best_serving(me, me.heights, serving, True) + rest + _lead(me, me.baked - serving))
        behind = _after_first(me, card)
        worth += second * (_best_serving(me, behind, serving, False) + rest)
    baking = min(setup.pan[card & 7], me.dough)
    worth += (1.0 - first - second) * (_held(me, me.baked + baking) - held)
    return worth - _waiting(me, card)


def _play_down(me: _Seat, card: i64) -> float:
    """It loses and bakes 1 (TP-21), but shows a score card (TP-24), which is worth more the earlier."""
    baking = min(1, me.dough)
    seen = SEE * float(int(me.left))
    return _held(me, me.baked + baking) - _held(me, me.baked) + seen - _waiting(me, card)


def _lead(me: _Seat, baked: i64) -> float:
    if me.left == 0:
        return 0.0
    return (LEAD + READY * float(int(min(baked, 4)))) / float(int(me.left))


def _waiting(me: _Seat, card: i64) -> float:
    """What a card is worth in a later trick: its chance to win if its colour is led, and its pan."""
    if me.left == 0:
        return 0.0
    state = me.state
    colour = card >> 3
    can_follow = _beats(me, False, card, colour, me.left)
    nobody = 1.0
    one = 0.0
    for other in range(state.box.players):
        if other != me.seat and not has(state.voids[other], colour):  # others cannot beat it off colour
            one = one * (1.0 - can_follow) + nobody * can_follow
            nobody *= 1.0 - can_follow
    win = nobody + one
    pan = float(int(min(state.box.pan[card & 7], me.dough)))
    length = float(int(count(state.hands[me.seat] & SUITS[colour])))
    loses = 1.0 - 0.8 * win  # even a strong card loses when its colour is not led
    bakes = loses * KEEP_PAN * pan * me.chip
    return KEEP * win + bakes + HIGH * float(int(card & 7)) - LONG * length


def _chances(me: _Seat, card: i64) -> tuple[float, float]:
    """The chances to be first and to be second with this card, from the cards the seat has not seen."""
    state = me.state
    led = state.led if state.led != NONE else card >> 3
    strength = _strength(card, led)
    nobody = 1.0  # the chance that no card beats it, and that exactly one does
    one = 0.0
    for other in state.table:
        if other != NONE and _strength(other, led) >= strength:  # TP-8: of equals the one played first
            one = nobody
            nobody = 0.0
    can_follow = -1.0  # the chance that somebody beats it, worked out when the first one asks for it
    cannot = -1.0
    waiting = state.left_of(me.seat)
    while waiting != state.leader:
        if has(state.voids[waiting], led):
            if cannot < 0.0:
                cannot = _beats(me, True, card, led, me.left + 1)
            beats = cannot
        else:
            if can_follow < 0.0:
                can_follow = _beats(me, False, card, led, me.left + 1)
            beats = can_follow
        if state.box.mystery and state.hidden[waiting] == NONE:
            beats *= 1.0 - 1.0 / float(int(me.left + 1))  # its one face-down card may come in any trick
        one = one * (1.0 - beats) + nobody * beats
        nobody *= 1.0 - beats
        waiting = state.left_of(waiting)
    return nobody, one


def _strength(card: i64, led: i64) -> i64:
    strength = card & 7
    if card >> 3 == led:
        strength += 8
    return strength


def _beats(me: _Seat, is_void: bool, card: i64, led: i64, hand: i64) -> float:
    """The chance that somebody still to play, with so many cards in hand, beats this card.

    `is_void` is whether they are known to be out of the led colour.
    """
    suit = SUITS[led]
    in_suit = count(me.unseen & suit)
    hidden = me.hidden
    cannot_follow = 1.0
    if not is_void:
        cannot_follow = _has_none(in_suit, hand, hidden)
    if card >> 3 == led:
        if cannot_follow == 1.0:
            return 0.0
        higher = count(me.unseen & suit & ~(bit(card + 1) - 1))
        by_chance = (1.0 - cannot_follow) * float(int(higher)) / float(int(in_suit))
        return EAGER * (1.0 - _has_none(higher, hand, hidden)) + (1.0 - EAGER) * by_chance
    others = me.unseen & ~suit
    higher = 0
    for colour in range(4):
        higher += count(others >> 8 * colour & 255 & ~(bit((card & 7) + 1) - 1))
    share = float(int(higher)) / float(int(max(1, count(others))))
    return 1.0 - cannot_follow + cannot_follow * share


def _has_none(wanted: i64, hand: i64, hidden: i64) -> float:
    """The chance that none of the wanted cards, among so many hidden ones, is in a hand of this size."""
    chance = 1.0
    card: i64 = 0
    while card < wanted:
        if hidden - hand <= card:
            return 0.0
        chance *= float(int(hidden - hand - card)) / float(int(hidden - card))
        card += 1
    return chance


# --- a plate ------------------------------------------------------------------------------------------------


def _serve(me: _Seat, plate: i64) -> float:
    """What the serving brings, less a part of what it leaves to the second of the same trick."""
    state = me.state
    serving = state.serving_size(me.seat)
    other = state.second
    second_follows = me.seat == state.first and other != NONE and state.chips[BAKED + other] > 0
    if state.box.extreme:
        return _tower_gain(me, plate, serving, second_follows)
    worth = _plate_gain(me, me.heights, plate, serving)
    if second_follows:
        heights = _served(me.heights, plate, serving)
        worth -= GIFT * _best_serving(me, heights, state.serving_size(other), False)
    return worth


def _best_serving(me: _Seat, heights: vec[i64], chips: i64, second_follows: bool) -> float:
    if chips == 0:
        return 0.0
    if me.state.box.extreme:
        best = -1000.0
        for plate in range(i64(4)):
            best = max(best, _tower_gain(me, plate, chips, second_follows))
        return best
    return _plate_gain(me, heights, _best_plate(me, heights, chips), chips)


def _best_plate(me: _Seat, heights: vec[i64], chips: i64) -> i64:
    best: i64 = DAVE  # TP-14
    most = -1000.0
    for plate in range(i64(DAVE)):
        if heights[plate] < FULL:
            gain = _plate_gain(me, heights, plate, chips)
            if gain > most:
                most = gain
                best = plate
    return best


def _plate_gain(me: _Seat, heights: vec[i64], plate: i64, chips: i64) -> float:
    """TP-13, TP-15, TP-17: the points of these chips on this plate."""
    return _gain(me.state.box, plate, heights[plate], chips, me.points[plate], me.points[plate + 4])


def _gain(setup: TowerSetup, plate: i64, height: i64, chips: i64, above: float, below: float) -> float:
    placed = chips
    if plate != DAVE:
        placed = min(chips, FULL - height)
    eighths = (height + placed) // FULL - height // FULL
    gain = float(eighths) * above + float(placed - eighths) * below
    return gain + float((chips - placed) * setup.per_discarded)


def _served(heights: vec[i64], plate: i64, chips: i64) -> vec[i64]:
    after = heights[:]
    after[plate] += chips
    if plate != DAVE:
        after[plate] = min(after[plate], FULL)
    return after


def _after_first(me: _Seat, card: i64) -> vec[i64]:
    """The plates as the second would find them, if this card is beaten by one other."""
    state = me.state
    led = state.led if state.led != NONE else card >> 3
    chips: i64 = 0
    for seat in range(state.box.players):
        other = state.table[seat]
        if other != NONE and _strength(other, led) >= _strength(card, led):
            chips = min(state.box.plate[other & 7], state.chips[BAKED + seat])
            return _served(me.heights, _best_plate(me, me.heights, chips), chips)
    waiting = state.left_of(me.seat)
    while waiting != state.leader:
        chips = max(chips, min(TYPICAL, state.chips[BAKED + waiting]))
        waiting = state.left_of(waiting)
    return _served(me.heights, _best_plate(me, me.heights, chips), chips)


def _tower_gain(me: _Seat, plate: i64, chips: i64, second_follows: bool) -> float:
    """TP-28: the top, as far as it stays there, and what the most chips under it are likely to bring."""
    top = me.tops[plate]
    own = me.chips[plate * 4 + me.seat]
    most: i64 = 0
    for other in range(i64(4)):
        if other != me.seat:
            most = max(most, me.chips[plate * 4 + other])
    after = _most_worth(me, own + chips - 1, most)
    if top == me.seat:
        return (after - _most_worth(me, own - 1, most)) * me.points[plate + 4]
    stays = me.stays
    if second_follows:
        stays *= 1.0 - COVERED
    return stays * me.points[plate] + (after - _most_worth(me, own, most)) * me.points[plate + 4]


def _most_worth(me: _Seat, own: i64, most: i64) -> float:
    """Own chips, as likely as they will be the most; a small lead means little while many tricks are left."""
    sway = SWAY + SWAY_LEFT * float(int(me.left))
    chance = 0.5 + (float(int(own - most)) + 0.5) / (2.0 * sway)
    return float(int(own)) * max(0.0, min(1.0, chance))


# --- a look -------------------------------------------------------------------------------------------------


def _look(me: _Seat, place: i64) -> float:
    """For how many chips the card would tell something: one above, up to seven below."""
    if has(me.state.lookers[place], me.seat):
        return 0.0
    plate = place & 3
    height = me.heights[plate]
    if plate == DAVE:
        return 1.0 if place < 4 else 4.0
    if place < 4:
        return 1.0 if height < FULL else 0.0
    return float(int(max(0, FULL - 1 - height)))


# --- at a glance, for games that are only imagined ----------------------------------------------------------

BEATEN: Final[list[float]] = [0.65 * (1.0 - 0.67**higher) for higher in range(9)]
"""How likely somebody who plays later beats a card, by how many higher ones of its colour are unseen."""
TO_LEAD: Final = 8.0  # leading the next trick, shared among the tricks left
TO_BAKE: Final = 0.5  # a chip baked, beside a chip served
TO_HOLD: Final = 1.1  # a card held back, for each number


def _glance_at_cards(state: TowerState, seat: i64, cards: i64) -> i64:
    """The card that seems best: like `_play_up`, with rough chances and every chip worth the same."""
    setup = state.box
    unseen = setup.all_cards & ~(state.opened | state.hands[seat])
    left = setup.tricks - state.trick - 1
    later = setup.players - 1 - state.played
    chip = _typical_chip(state)
    lead = 0.0
    hold = 0.0
    if left > 0:
        lead = TO_LEAD / float(left)
        hold = TO_HOLD
    baked = state.chips[BAKED + seat]
    dough = state.chips[DOUGH + seat]
    best: i64 = NONE
    most = -1000.0
    while cards:
        low = cards & -cards
        card = count(low - 1)
        cards ^= low
        number = card & 7
        bakes = TO_BAKE * chip * float(min(setup.pan[number], dough))
        worth = bakes - hold * float(number)
        led = state.led if state.led != NONE else card >> 3
        if card >> 3 == led:
            ahead = _ahead(state, card)
            if ahead < 2:
                beaten = BEATEN[count(unseen >> 8 * led & 255 & ~(bit(number + 1) - 1))]
                nobody = 1.0
                one = 0.0
                for _n in range(later):
                    one = one * (1.0 - beaten) + nobody * beaten
                    nobody *= 1.0 - beaten
                if ahead == 1:
                    one = nobody
                    nobody = 0.0
                serves = chip * float(min(setup.plate[number], baked))
                worth += nobody * (serves + lead - bakes) + one * (serves - bakes)
        if worth > most:
            most = worth
            best = card
    return best


def _typical_chip(state: TowerState) -> float:
    """What a chip on any plate is worth on average."""
    if state.box.extreme:
        return TOWER_CHIP
    above = _mean(state.box.score_cards, 0)
    below = _mean(state.box.score_cards, 4)
    return (above + float(FULL - 1) * below) / float(FULL)


def _mean(score_cards: vec[i64], first: i64) -> float:
    """What the four score cards from this place on are worth on average."""
    total = score_cards[first] + score_cards[first + 1] + score_cards[first + 2] + score_cards[first + 3]
    return float(total) / 4.0


def _ahead(state: TowerState, card: i64) -> i64:
    """How many cards on the table beat a card that follows; only the same colour can."""
    ahead: i64 = 0
    colour = card >> 3
    for seat in range(state.box.players):
        other = state.table[seat]
        if other > card and other >> 3 == colour:
            ahead += 1
    return ahead


def _glance_at_plates(state: TowerState, seat: i64) -> i64:
    """The plate that brings most now; hidden score cards count as the mean of their row."""
    setup = state.box
    plates = state.open_plates()
    chips = state.serving_size(seat)
    above = _mean(setup.score_cards, 0)
    below = _mean(setup.score_cards, 4)
    best: i64 = DAVE
    most = -1000.0
    for plate in range(i64(4)):
        if not has(plates, plate):
            continue
        if not setup.mystery:
            above = float(state.score_cards[plate])
            below = float(state.score_cards[plate + 4])
        gain = _gain(setup, plate, len(state.towers[plate]), chips, above, below)
        if gain > most:
            most = gain
            best = plate
    return best


class TowerStrategy(Strategy):
    """How searching bots judge this game."""

    temperature = 2.0
    slip = 0.27
    iterations: ClassVar[dict[str, int]] = {"alley-cat": 100, "tiger": 30_000}
    margin = 16.0
    predicted = 1.0
    infers = True

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, TowerState)
        me = _Seat(state, seat)
        worth: list[float] = []
        for move in moves:
            if move < DOWN:
                worth.append(_play_up(me, move))
            elif move < SERVE:
                worth.append(_play_down(me, move - DOWN))
            elif move < LOOK:
                worth.append(_serve(me, move - SERVE))
            else:
                worth.append(_look(me, move - LOOK))
        return worth

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, TowerState)
        if state.phase == PLAYING:
            return self._sketch_card(state, seat, rng)
        if state.phase == cards.SERVING and not state.box.extreme:
            return SERVE + _glance_at_plates(state, seat)
        return state.random_move(seat, rng)

    def _sketch_card(self, state: TowerState, seat: i64, rng: Rng) -> int:
        """In mystery modes the one face-down card comes in any trick, and is the lowest (TP-21)."""
        may_lay_down = state.box.mystery and state.hidden[seat] == NONE
        if may_lay_down and rng.below(state.box.tricks - state.trick) == 0:
            return DOWN + _lowest(state.hands[seat])
        return _glance_at_cards(state, seat, state.may_play_up(seat))

    def stage(self, state: State) -> int:
        """Tricks that are finished, and served."""
        assert isinstance(state, TowerState)
        return int(state.trick)

    def beliefs(self, view: State) -> Beliefs:
        assert isinstance(view, TowerState)
        return TowerBeliefs(view, self) if view.moves_made else Beliefs(view)


def _lowest(cards: i64) -> i64:
    best: i64 = NONE
    for card in range(i64(32)):
        if has(cards, card) and (best == NONE or card & 7 < best & 7):
            best = card
    return best


strategy: Final = TowerStrategy()
