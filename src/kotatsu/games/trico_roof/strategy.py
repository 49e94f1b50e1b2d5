"""What each move seems worth to a seat of Trico Roof, in points, from what that seat knows.

Nothing is searched. A painter counts the points a chip completes now and the points it leaves within one chip
for the next painter; a giver guesses from the unseen cards how early the card will paint.
"""

from math import sqrt
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, nth
from kotatsu.core.chance import Rng
from kotatsu.core.state import NONE, State
from kotatsu.core.strategy import Beliefs, Strategy, one_of_best, reward_of_lead
from kotatsu.games.trico_roof import cards
from kotatsu.games.trico_roof.beliefs import TricoBeliefs
from kotatsu.games.trico_roof.cards import ALL_PAINTS, CHIPS, FILLING, GIVING, PAINT, PLACED, SCORE, strength
from kotatsu.games.trico_roof.rules import TricoState

# What painting first, second … brings on average among players who look for points; the sixth is for nobody.
RANK_WORTH: Final[list[float]] = [7.1, 4.1, 1.6, 2.8, 1.7, 1.0]
ASSISTANT_SHARE: Final = 0.75  # points of an assistant for each painter
LEFT_TO_OTHERS: Final = 0.45  # how much it hurts when the next painter finds a point
OWN_NEXT: Final = 0.8  # how good it is when that is oneself (TR-19)
WILL_PAINT: Final = 0.7  # how many of those who give later will paint
CANNOT_FOLLOW: Final = 0.35  # how likely a card of another colour is given, beside one of the led colour
HIGH_CARD: Final = 0.35  # what a higher number is worth later on

_NO_CHIPS: Final = vec[i64]([0] * PLACED)


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
    later = float(int(state.box.trick - state.played - 1))
    keep = HIGH_CARD * float(int(card & 3))
    if mine == 0:
        return ASSISTANT_SHARE * (float(int(painters)) + WILL_PAINT * later) - keep
    if later == 0.0:
        return _worth_of_rank(float(int(ahead))) - keep
    unseen = state.box.all_gifts - state.given - state.hands[seat]
    rank = float(int(ahead)) + later * _chance_to_be_beaten(mine, unseen, led, trump)
    return _worth_of_rank(rank) - keep


def _favourite_gift(state: TricoState, seat: i64, rng: Rng) -> i64:
    """One of the cards that are worth most as a gift."""
    cards = state.may_give(seat)
    most = -1000.0
    favourites: i64 = 0
    card: i64 = 0
    while cards:
        if cards & 3:
            if cards < 4 and favourites == 0:
                return card  # nothing to choose
            worth = _worth_of_gift(state, seat, card)
            if worth > most:
                most = worth
                favourites = bit(card)
            elif worth == most:
                favourites |= bit(card)
        cards >>= 2
        card += 1
    return _one_of(favourites, rng)


def _one_of(favourites: i64, rng: Rng) -> i64:
    """One of a set, each equally likely."""
    several = favourites & (favourites - 1) != 0
    return nth(favourites, rng.below(count(favourites)) if several else 0)


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


class Palette:
    """What each chip that a painter may lay would complete, and what it would leave for the next painter.

    Worked out for all chips together, as sets of chips, for a chip changes nothing about most places.
    """

    def __init__(self, state: TricoState, seat: i64) -> None:
        self.state = state
        self.next_rank: i64 = state.rank + 1
        self.felt = _felt(state, seat, self.next_rank)
        # What a point of this painter's is to the seat: TR-17, it may be choosing for another.
        self.own = 1.0 if state.phase == cards.PAINTING else _felt(state, seat, state.rank)
        self.completing: vec[i64] = _NO_CHIPS[:]  # by place of a request: the chips that complete it
        self.leaving: vec[i64] = _NO_CHIPS[:]  # the chips after which the next painter can complete it
        self.points: vec[i64] = _NO_CHIPS[:]  # what it is worth
        self.finishing: i64 = 0  # chips that complete any request
        self.tempting: i64 = 0  # chips that leave any
        for place in range(i64(PLACED)):
            request = state.request_at(place)
            if request != NONE:
                self._look_at(place, request)

    def _look_at(self, place: i64, request: i64) -> None:
        requests = self.state.box.requests
        roofs = self.state.roofs
        starred = CHIPS[requests.stars[request]]
        completing: i64 = 0
        leaving: i64 = 0
        for where in requests.places[request]:
            missing = where & ~roofs
            others = missing & (missing - 1)  # all but one
            if self.felt == 0.0:
                completing |= missing & starred if others == 0 else 0
            elif others == 0:
                if missing:
                    completing |= missing & starred
                    leaving |= self._before(missing & starred) & ~_on_squares_of(where & roofs)
                else:
                    leaving |= self._taking_from(where & starred)
            elif others & (others - 1) == 0:
                one = missing & ~others
                leaving |= one & self._before(others & starred)
                leaving |= others & self._before(one & starred)
        self.points[place] = requests.points[request]
        self.completing[place] = completing
        self.finishing |= completing
        self.leaving[place] = leaving
        self.tempting |= leaving

    def _before(self, chip: i64) -> i64:
        """The chips after which the next painter may take the colour of this one (as a set)."""
        if chip == 0:
            return 0
        if self.next_rank == cards.NEW_SET:
            return ~chip
        colour: i64 = 0 if chip < bit(16) else 1 if chip < bit(32) else 2
        return 0 if has(self.state.used, colour) else ~CHIPS[bit(colour)]

    def _taking_from(self, chips: i64) -> i64:
        """The chips that take one of these away, and leave the next painter its colour to lay it again."""
        taking: i64 = 0
        for colour in range(i64(3)):
            of_colour = chips & CHIPS[bit(colour)]
            if of_colour:
                taking |= self._before(of_colour) & _on_squares_of(of_colour)
        return taking

    def worth(self, chip: i64) -> float:
        """The best request that the chip completes, and what it leaves for the next painter."""
        this = bit(chip)
        if this & (self.finishing | self.tempting) == 0:
            return 0.0
        best: i64 = 0
        taken: i64 = NONE
        if this & self.finishing:
            for place in range(i64(PLACED)):
                if this & self.completing[place] and self.points[place] > best:
                    best = self.points[place]
                    taken = place
        left: i64 = 0
        if self.felt != 0.0:
            for place in range(i64(PLACED)):
                if this & self.leaving[place] and self.points[place] > left and place != taken:
                    left = self.points[place]
            if taken != NONE and taken < cards.GOVERNMENT:
                left = max(left, self._behind(taken, chip))
        return self.own * float(int(best)) + self.felt * float(int(left))

    def _behind(self, card: i64, chip: i64) -> i64:
        """What the next painter finds on the other side of a government card that this chip completes."""
        offered = _offered(self.next_rank, self.state.used | bit(chip >> 4))
        request = _request_after(self.state, card, card)
        requests = self.state.box.requests
        chips = requests.within_reach(request, cards.repainted(self.state.roofs, chip)) & CHIPS[offered]
        return requests.points[request] if chips else 0

    def favourite(self, rng: Rng) -> i64:
        """One of the chips that are worth most."""
        most = -1000.0
        favourites: i64 = 0
        chips = CHIPS[self.state.offered] & ~self.state.roofs
        plain = chips & ~(self.finishing | self.tempting)
        if plain:
            most = 0.0
            favourites = plain
            chips &= ~plain
            if self.felt <= 0.0:
                chips &= self.finishing
        chip: i64 = 0
        while chips:
            if chips & 1:
                worth = self.worth(chip)
                if worth > most:
                    most = worth
                    favourites = bit(chip)
                elif worth == most:
                    favourites |= bit(chip)
            chips >>= 1
            chip += 1
        return _one_of(favourites, rng)


def _on_squares_of(chips: i64) -> i64:
    """All chips on the squares of these chips."""
    squares = cards.covered(chips)
    return squares | squares << 16 | squares << 32


def _felt(state: TricoState, seat: i64, rank: i64) -> float:
    """What a point for the painter of this rank is to a seat: bad for others, good for oneself (TR-19)."""
    if rank >= state.painters:
        return 0.0
    return OWN_NEXT if state.giver(state.ranked(rank)) == seat else -LEFT_TO_OTHERS


def _offered(rank: i64, used: i64) -> i64:
    """The colours that the painter of this rank may take."""
    return ALL_PAINTS if rank == cards.NEW_SET else ALL_PAINTS & ~used


def _request_after(state: TricoState, place: i64, taken: i64) -> i64:
    """The open request in this place once the one in the place `taken`, if any, is scored."""
    if place != taken:
        return state.request_at(place)
    return state.request_at(place) ^ 1 if place < cards.GOVERNMENT else NONE


def _next_painter(state: TricoState, seat: i64, roofs: i64, used: i64, taken: i64 = NONE) -> float:
    """What the next painter would find, as this seat feels it."""
    rank = state.rank + 1
    felt = _felt(state, seat, rank)
    return felt * _within_reach(state, roofs, _offered(rank, used), taken) if felt != 0.0 else 0.0


def _within_reach(state: TricoState, roofs: i64, offered: i64, taken: i64 = NONE) -> float:
    """The most points of an open request that one chip of these colours would complete."""
    requests = state.box.requests
    best: i64 = 0
    for place in range(i64(PLACED)):
        request = _request_after(state, place, taken)
        if request == NONE or requests.points[request] <= best:
            continue
        if requests.within_reach(request, roofs) & CHIPS[offered]:
            best = requests.points[request]
    return float(int(best))


# --- requests -----------------------------------------------------------------------------------------------


def _worth_of_request(state: TricoState, seat: i64, move: i64) -> float:
    """Its points, and what is left for the next painter."""
    if move == cards.DECLINE:
        return _next_painter(state, seat, state.roofs, state.used)
    place = move - SCORE
    points = float(int(state.box.requests.points[state.request_at(place)]))
    return points + _next_painter(state, seat, state.roofs, state.used, place)


# --- for searching bots -------------------------------------------------------------------------------------

# What greedy players who hold these cards at the beginning of a phase go on to score (fitted to 1,500 games):
CARD_AHEAD: Final[list[float]] = [0.0, 0.2, 0.6, 1.25]  # for each card, by its number
VOID_AHEAD: Final = 0.8  # for each colour that the hand has run out of
LEAD_AHEAD: Final = -1.0  # for having to lead
PHASE_MARGIN: Final = 7.2  # a lead that wins nearly always when one phase is left; it grows with its root


def prospects(state: TricoState, seat: i64) -> float:
    """What a seat's hand and place promise for the phases that are left, beside those of others."""
    hand = state.hands[seat]
    worth = LEAD_AHEAD if seat == state.leader else 0.0
    for colour in range(i64(4)):
        if hand >> 8 * colour & 0xFF == 0:
            worth += VOID_AHEAD
        for number in range(i64(4)):
            worth += CARD_AHEAD[number] * float(int(hand >> 2 * (4 * colour + number) & 3))
    return worth


class TricoStrategy(Strategy):
    """How searching bots judge this game."""

    temperature = 1.2
    slip = 0.04
    iterations: ClassVar[dict[str, int]] = {"alley-cat": 150, "tiger": 30_000}
    margin = 8.0
    predicted = 1.0
    expand_after = 100
    infers = True

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, TricoState)
        if state.phase == GIVING:
            return [_worth_of_gift(state, seat, move) for move in moves]
        if state.phase == FILLING:
            # Whoever leads seldom paints first, so what is within reach is for another.
            return [-_within_reach(state, state.roofs | bit(move - PAINT), ALL_PAINTS) for move in moves]
        if state.phase == cards.SCORING:
            return [_worth_of_request(state, seat, move) for move in moves]
        palette = Palette(state, seat)
        return [palette.worth(move - PAINT) for move in moves]

    def rollout_move(self, state: State, seat: int, rng: Rng) -> int:
        """What looks best; of several any one, for nobody can tell which another would take."""
        assert isinstance(state, TricoState)
        if state.phase == cards.PAINTING:
            return PAINT + int(Palette(state, seat).favourite(rng))
        if state.phase == GIVING:
            return int(_favourite_gift(state, seat, rng))
        if state.phase == cards.SCORING and state.box.players > 2 and count(state.completed) == 1:
            return SCORE + int(nth(state.completed, 0))  # no request that others miss is worth more
        moves = state._legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        return one_of_best(moves, self.appraise(state, seat, moves), rng)

    def predict(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.rollout_move(state, seat, rng)

    def horizon(self, state: State) -> int:
        """A painter looks to the end of the next phase: all that comes later blurs the chips more than it
        tells them apart. A giver looks to the end, for a hand is for all the phases."""
        assert isinstance(state, TricoState)
        if state.phase in (FILLING, GIVING) or state.round + 2 >= state.box.phases:
            return 0
        return int(state.round) + 2

    def is_beyond(self, state: State, horizon: int) -> bool:
        assert isinstance(state, TricoState)
        return horizon > 0 and state.round >= horizon

    def stage(self, state: State) -> int:
        """Phases that are finished."""
        assert isinstance(state, TricoState)
        return int(state.round)

    def rewards(self, state: State) -> list[float]:
        assert isinstance(state, TricoState)
        if state.over:
            return super().rewards(state)
        left = float(int(state.box.phases - state.round))
        ahead = [points + prospects(state, seat) for seat, points in enumerate(state.standings())]
        return reward_of_lead(ahead, PHASE_MARGIN * sqrt(left))

    def beliefs(self, view: State) -> Beliefs:
        assert isinstance(view, TricoState)
        return TricoBeliefs(view, self) if view.given else Beliefs(view)


strategy: Final = TricoStrategy()
