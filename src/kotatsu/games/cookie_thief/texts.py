"""What stands on the cakes and pancakes of Cookie Thief, CK-15 to CK-30; looked up by kind, in tables below.

A text ends with what comes next: `state.done` after a cake, `state.draw` or `state.drawn` after a pancake,
`state.end_turn`, or a question.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has, members
from kotatsu.core.state import NONE
from kotatsu.games.cookie_thief import cards, events, knowledge
from kotatsu.games.cookie_thief.cards import CHOOSING, DOMAIN, JAR, NAMING, PANCAKES, SECOND, SECRET

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief.rules import CookieState


def _ask_target(state: "CookieState") -> None:
    """CK-9: without a possible target, or two different ones for a cake that takes two, nothing happens."""
    seats = state.choosable()
    if has(cards.TWO_TARGETS, state.card):
        seats &= seats - 1
    if seats:
        state.phase = CHOOSING
    else:
        _no_effect(state)


def _no_effect(state: "CookieState") -> None:
    state.tell(events.NOTHING, state.turn, state.card)
    state.done()


def _first_of_two(state: "CookieState") -> i64:
    """Whom a text concerns besides who is chosen last: the first one chosen, or whoever laid the cake."""
    return state.turn if state.target == NONE else state.target


def _ask_name(state: "CookieState", chosen: i64) -> None:
    state.target = chosen
    state.phase = NAMING


def _guess_all(state: "CookieState") -> None:
    """Kleina með kaffi: every opponent, clockwise from the left."""
    state.target = state.turn
    _guess_next(state)


def _guess_next(state: "CookieState") -> None:
    seat = state.left_of(state.target)
    while seat != state.turn:
        if has(state.inside & ~state.shielded, seat):
            _ask_name(state, seat)
            return
        seat = state.left_of(seat)
    if state.target == state.turn:
        _no_effect(state)
    else:
        state.done()


def guess(state: "CookieState", cake: i64) -> None:
    """The target's cake is named."""
    seat = state.turn
    target = state.target
    right = state.hands[target] == cake
    state.tell(events.GUESSED, seat, target, cake, right)
    if not has(state.facts[cards.SURE + target], seat):
        knowledge.note(state, seat, cards.GUESSED + cake)
    if right:
        state.go_out(target)
        if state.round_is_over(target):
            return
    else:
        state.facts[DOMAIN + target] &= ~bit(cake)
    if state.card == cards.KLEINA_MED_KAFFI:
        _guess_next(state)
    else:
        state.done()


def _look(state: "CookieState", chosen: i64) -> None:
    state.tell(events.LOOKED, state.turn, chosen, state.hands[chosen])
    knowledge.see(state, state.turn, chosen)
    state.done()


def _swap_with_secret(state: "CookieState") -> None:
    state.tell(events.SWAPPED_SECRET, state.turn)
    knowledge.swap(state, state.turn, SECRET)
    state.tell_hand(state.turn)
    state.done()


def _compare(state: "CookieState", b: i64) -> None:
    a = _first_of_two(state)
    worth_a = cards.value(state.hands[a])
    worth_b = cards.value(state.hands[b])
    events.compared(state, a, b, worth_a == worth_b)
    knowledge.see(state, a, b)
    knowledge.see(state, b, a)
    if worth_a == worth_b:
        knowledge.tie(state, a, b)
        state.done()
        return
    loser = a if worth_a < worth_b else b
    winner = b if worth_a < worth_b else a
    state.facts[DOMAIN + winner] &= ~cards.WORTH_UP_TO[min(worth_a, worth_b)]
    state.go_out(loser)
    if not state.round_is_over(loser):
        state.done()


def _protect(state: "CookieState") -> None:
    state.shielded |= bit(state.turn)
    state.tell(events.PROTECTED, state.turn)
    if state.marked == state.turn:
        state.end_mark()  # CK-14
    state.done()


def _mark(state: "CookieState", chosen: i64) -> None:
    state.marker = state.turn
    state.marked = chosen
    state.tell(events.MARKED, state.turn, chosen)
    state.done()


def _replace(state: "CookieState", chosen: i64) -> None:
    if state.target != NONE and _discards_and_draws(state, state.target):
        return
    if not _discards_and_draws(state, chosen):
        state.done()


def _discards_and_draws(state: "CookieState", seat: i64) -> bool:
    """This player discards and draws a cake, or is out. Whether that ends the round."""
    cake = state.hands[seat]
    state.tell(events.DISCARDED, seat, cake)
    state.toss(seat)
    if cake == JAR or not _draw_cake(state, seat):  # CK-22
        state.go_out(seat)
    return state.round_is_over(seat)


def _draw_cake(state: "CookieState", seat: i64) -> bool:
    """This player draws until a cake comes; pancakes are discarded unread. False: none came."""
    while state.left:
        card = state.top()
        if card < PANCAKES:
            state.take(seat, seat, card)
            return True
        state.shown |= bit(card - PANCAKES)
        state.tell(events.UNREAD, seat, card)
    return False


def _marry(state: "CookieState", b: i64) -> None:
    a = _first_of_two(state)
    state.tell(events.SWAPPED, state.turn, a, b)
    knowledge.swap(state, a, b)
    state.tell_hand(a)
    state.tell_hand(b)
    state.done()


# --- CK-23 to CK-30: pancakes -------------------------------------------------------------------------------


def _grautarlumma(state: "CookieState") -> None:
    """CK-23. The cakes go back by kind, behind the deck; then all of it is shuffled."""
    deck = state.deck[: state.left]
    back = state.tossed
    for seat in range(state.box.players):
        stays: i64 = cards.one(cards.LAKKRISTOPPUR) if has(state.shielded, seat) else 0  # CK-13
        back += state.laid[seat] - stays
        state.laid[seat] = stays
    for cake in range(i64(cards.KINDS)):
        for _ in range(cards.copies_in(back, cake)):
            deck = append(deck, cake)
    state.dice().shuffle(deck)
    state.deck = deck
    state.left = len(deck)
    state.tossed = 0
    state.tell(events.GATHERED, state.turn, state.left, state.shielded)
    if state.marker != NONE:
        state.end_mark()
    state.draw()


def _halfbokud(state: "CookieState") -> None:
    state.reversing = True  # CK-24
    state.draw()


def _lumma_med_kaffi(state: "CookieState") -> None:
    """CK-25: all at the same moment."""
    drinkers: i64 = 0
    caught: i64 = NONE
    for seat in members(state.inside & ~state.shielded):
        if state.hand(seat) & cards.COFFEE_CAKES:
            drinkers |= bit(seat)
        else:
            for place in state.places_of(seat):
                state.facts[DOMAIN + place] &= ~cards.COFFEE_CAKES
    for seat in members(drinkers):
        state.go_out(seat)
        if caught == NONE and state.jar_is_open():
            caught = seat
    if state.round_is_over(caught):
        return
    if has(drinkers, state.turn):
        state.end_turn()  # CK-28
    else:
        state.drawn()


def _lummudeig(state: "CookieState") -> None:
    """CK-26. Draws: the cards are shuffled. They are taken from and dealt to the seats in order; a second
    card of the player whose turn it is comes last."""
    seats = state.inside & ~state.shielded
    places = vec[i64]([])
    for place in range(i64(cards.PLACES)):
        if place != SECRET and state.hands[place] != NONE and has(seats, state.owner(place)):
            places = append(places, place)
    state.tell(events.KNEADED, state.turn, seats)
    if len(places) > 1:
        knowledge.knead(state, places)
    if state.journal is not None:
        for seat in members(seats):
            state.tell_hand(seat)
    state.draw()


def _lummustafli(state: "CookieState") -> None:
    """CK-27."""
    seats = highest_layers(state)
    if seats & (seats - 1):
        state.phase = cards.PASSING
    else:
        pass_to(state, members(seats)[0])


def highest_layers(state: "CookieState") -> i64:
    """The seats still in whose highest open cake is the highest (bits)."""
    best: i64 = 0
    seats: i64 = 0
    for seat in range(state.box.players):
        if has(state.inside, seat):
            highest = cards.highest_in(state.laid[seat])
            if highest > best:
                best = highest
                seats = 0
            if highest == best:
                seats |= bit(seat)
    return seats


def pass_to(state: "CookieState", seat: i64) -> None:
    """CK-27: this player has the next turn."""
    state.next_turn = seat
    state.tell(events.PASSED, state.turn, seat)
    state.drawn()


def _tvilumma(state: "CookieState") -> None:
    """CK-28: two cards, or what is left; pancakes among them wait for their order."""
    for _draw in range(i64(2)):
        if state.left:
            card = state.top()
            if card < PANCAKES:
                state.take_drawn(card)
                continue
            state.show(card)
            if state.waiting == NONE:
                state.waiting = card
            else:
                state.waiting_too = card
    if state.waiting_too != NONE:
        state.phase = cards.ORDERING
    else:
        state.drawn()


def order(state: "CookieState", first: i64) -> None:
    """CK-28: of two pancakes this one comes first."""
    if state.waiting != first:
        state.waiting_too = state.waiting
        state.waiting = first
    state.drawn()


def _upphitud(state: "CookieState") -> None:
    """CK-29."""
    if state.outside():
        state.phase = cards.REHEATING
    else:
        state.tell(events.NOTHING, state.turn, cards.UPPHITUD)
        state.drawn()


def reheat(state: "CookieState", seat: i64) -> None:
    """CK-29: this player comes back, if a cake comes."""
    back = _draw_cake(state, seat)
    if back:
        state.inside |= bit(seat)
    state.tell(events.REHEATED, state.turn, seat, back)
    state.drawn()


def _vidbrennd(state: "CookieState") -> None:
    """CK-30: the turn is over, once a single cake is left."""
    if state.hands[SECOND] != NONE:
        state.drop_waiting()
        state.phase = cards.DISCARDING
    else:
        state.tell(events.TURN_OVER, state.turn)
        state.end_turn()


def discard(state: "CookieState", cake: i64) -> None:
    """CK-30."""
    knowledge.give_up(state, state.turn, cake)
    state.tossed += cards.one(cake)
    state.tell(events.DISCARDED, state.turn, cake)
    if cake == JAR:  # CK-22
        state.go_out(state.turn)
        state.end_round(state.turn)
    else:
        _vidbrennd(state)


# --- by kind ------------------------------------------------------------------------------------------------

_CHOOSING_NOBODY: Final[dict[int, Callable[["CookieState"], None]]] = {
    cards.LAKKRISTOPPUR: _protect,
    cards.HNALLTHORA: _no_effect,  # CK-21
    cards.KLEINA_MED_KAFFI: _guess_all,
    cards.PIPARKAKA_MED_KAFFI: _swap_with_secret,
}
CAKE_TEXTS: Final = [_CHOOSING_NOBODY.get(cake, _ask_target) for cake in range(cards.KINDS)]
"""Most cakes choose somebody first."""

_WITH_TARGET: Final[dict[int, Callable[["CookieState", i64], None]]] = {
    cards.KLEINA: _ask_name,
    cards.PIPARKAKA: _look,
    cards.LAUFABRAUD: _compare,
    cards.LAUFABRAUD_MED_KAFFI: _compare,
    cards.LAKKRISTOPPUR_MED_KAFFI: _mark,
    cards.RANDALINA: _replace,
    cards.RANDALINA_MED_KAFFI: _replace,
    cards.HJONABANDSSAELA: _marry,
    cards.HJONABANDSSAELA_MED_KAFFI: _marry,
}
TARGET_TEXTS: Final = [_WITH_TARGET.get(cake, _ask_name) for cake in range(cards.KINDS)]
"""Once the target, or the second of two, is chosen; of cakes that choose nobody it is never asked for."""

PANCAKE_TEXTS: Final[list[Callable[["CookieState"], None]]] = [
    *(_grautarlumma, _halfbokud, _lumma_med_kaffi, _lummudeig),
    *(_lummustafli, _tvilumma, _upphitud, _vidbrennd),
]
"""In the order of CK-2."""
