"""What is known in Cookie Thief of cards that do not lie open: facts that everybody shares, what single seats
remember, what a seat may see of it all, and the games it can imagine from that."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse
from kotatsu.core.state import NONE, UNKNOWN, WHOLE
from kotatsu.games.cookie_thief import cards
from kotatsu.games.cookie_thief.cards import DEEDS, DOMAIN, KNOWERS, PLACES, SECOND, SECRET, SURE, THIRD

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief.rules import CookieState

_LATEST: Final = (1 << 60) - 1  # the last twelve deeds
_EVERY_PLACE: Final = 0b11_1111_1111

# --- facts that everybody shares ----------------------------------------------------------------------------


def _set_facts(state: "CookieState", place: i64, domain: i64, knowers: i64) -> None:
    facts = state.facts
    facts[DOMAIN + place] = domain
    facts[KNOWERS + place] = knowers
    facts[SURE + place] = knowers
    facts[DEEDS + place] = 0


def first_facts(players: i64) -> vec[i64]:
    """Everybody knows the own card and nothing else."""
    facts = cards.NO_FACTS[:]
    for seat in range(players):
        facts[DOMAIN + seat] = cards.ANY_CAKE
        facts[KNOWERS + seat] = bit(seat)
        facts[SURE + seat] = bit(seat)
    facts[DOMAIN + SECRET] = cards.ANY_CAKE
    return facts


def fresh(state: "CookieState", place: i64, seat: i64) -> None:
    """A card nobody but this seat knows anything of has come to a place."""
    _set_facts(state, place, cards.ANY_CAKE, bit(seat))


def leave(state: "CookieState", place: i64, cake: i64) -> None:
    """The card of a place, this cake, has left it openly."""
    _set_facts(state, place, 0, 0)
    _untie(state, place)
    if len(state.memories):
        _forget_one(state, cake, bit(place))
        _relocate(state, bit(place), 0)


def give_up(state: "CookieState", seat: i64, cake: i64) -> None:
    """A cake leaves the cards of the player whose turn it is, openly and by choice; which of them it was
    others cannot tell. What they knew of a card holds on only if this cannot have been it."""
    deeds = state.facts[DEEDS + seat]
    if state.hands[THIRD] != NONE:
        _give_up_one_of_three(state, seat, cake)
        state.facts[DEEDS + SECOND] = deeds
        note(state, SECOND, cake)
    else:
        _give_up_one_of_two(state, seat, cake)
    state.facts[DEEDS + seat] = deeds
    note(state, seat, cake)
    if len(state.memories):
        own = bit(seat) | bit(SECOND) | bit(THIRD)
        _forget_one(state, cake, own)
        _relocate(state, own, bit(seat) if state.hands[SECOND] == NONE else bit(seat) | bit(SECOND))


def _give_up_one_of_two(state: "CookieState", seat: i64, cake: i64) -> None:
    hands = state.hands
    facts = state.facts
    hand = facts[DOMAIN + seat]
    second = facts[DOMAIN + SECOND]
    domain: i64 = 0
    sure = facts[SURE + seat] & facts[SURE + SECOND]
    if has(hand, cake):
        domain = second
        _untie(state, seat)
    else:
        sure |= facts[SURE + seat]
    if has(second, cake):
        domain |= hand
    else:
        sure |= facts[SURE + SECOND]
    knowers = facts[KNOWERS + seat] & facts[KNOWERS + SECOND]
    if hands[seat] != cake:
        knowers |= facts[KNOWERS + seat]
    else:
        if hands[SECOND] != cake:
            knowers |= facts[KNOWERS + SECOND]
        hands[seat] = hands[SECOND]
    hands[SECOND] = NONE
    facts[DOMAIN + seat] = domain
    facts[KNOWERS + seat] = knowers
    facts[SURE + seat] = sure
    _set_facts(state, SECOND, 0, 0)


def _give_up_one_of_three(state: "CookieState", seat: i64, cake: i64) -> None:
    """CK-28: afterwards each of the two left may be any of the three, for all that others know; who knows one
    of the three still knows that it is among what is left, until it is laid."""
    hands = state.hands
    facts = state.facts
    domain = facts[DOMAIN + seat] | facts[DOMAIN + SECOND] | facts[DOMAIN + THIRD]
    own = bit(seat) | bit(SECOND) | bit(THIRD)
    for place in (seat, i64(SECOND), i64(THIRD)):
        _remember(state, facts[KNOWERS + place] & ~bit(seat), hands[place], own)
    if hands[seat] == cake:
        hands[seat] = hands[SECOND]
        hands[SECOND] = hands[THIRD]
    elif hands[SECOND] == cake:
        hands[SECOND] = hands[THIRD]
    hands[THIRD] = NONE
    _untie(state, seat)
    _set_facts(state, THIRD, 0, 0)
    _set_facts(state, seat, domain, bit(seat))
    _set_facts(state, SECOND, domain, bit(seat))


def note(state: "CookieState", place: i64, deed: i64) -> None:
    """Who holds the card in a place did something that may tell what it is."""
    state.facts[DEEDS + place] = (state.facts[DEEDS + place] << 5 | (deed + 1)) & _LATEST


def deeds_of(state: "CookieState", place: i64) -> list[int]:
    """What who held the card in a place has openly done, in order: cakes given up, beside this card or before
    it was drawn, and guesses (from `GUESSED` on)."""
    found: list[int] = []
    deeds = state.facts[DEEDS + place]
    while deeds:
        found.insert(0, int((deeds & 31) - 1))
        deeds >>= 5
    return found


def see(state: "CookieState", seat: i64, place: i64) -> None:
    """A seat sees the card in a place, and everybody knows that it does. If it remembers one to be there,
    this is it, or that one is elsewhere."""
    state.facts[KNOWERS + place] |= bit(seat)
    state.facts[SURE + place] |= bit(seat)
    if len(state.memories):
        _forget_one(state, state.hands[place], bit(place), seat)
        _relocate(state, bit(place), 0, seat)


def swap(state: "CookieState", a: i64, b: i64) -> None:
    """The cards of two places change places for all to see, and all that is known of each goes with it."""
    hands = state.hands
    facts = state.facts
    card = hands[a]
    hands[a] = hands[b]
    hands[b] = card
    for row in range(i64(0), i64(4 * PLACES), i64(PLACES)):
        fact = facts[row + a]
        facts[row + a] = facts[row + b]
        facts[row + b] = fact
    if state.ties:
        _move_ties(state, a, b)
    if len(state.memories):
        memories = vec[i64]([])
        for memory in state.memories:
            if has(memory, a) != has(memory, b):
                memory ^= bit(a) | bit(b)
            memories = append(memories, memory)
        state.memories = memories
    if a != SECRET:
        see(state, a, a)
    if b != SECRET:
        see(state, b, b)


# --- CK-17: pairs of places whose cards everybody knows to be worth the same --------------------------------


def pair(a: i64, b: i64) -> i64:
    """Two places as one number, for sets of pairs."""
    return bit(a * 8 + b) if a < b else bit(b * 8 + a)


def tie(state: "CookieState", a: i64, b: i64) -> None:
    facts = state.facts
    state.ties |= pair(a, b)
    facts[DOMAIN + a] &= cards.kinds_of_same_values(facts[DOMAIN + b])
    facts[DOMAIN + b] &= cards.kinds_of_same_values(facts[DOMAIN + a])


def tied_pairs(state: "CookieState") -> list[tuple[int, int]]:
    places = range(SECRET + 1 if state.ties else 0)
    return [(a, b) for a in places for b in places if a < b and state.ties & pair(a, b)]


def _untie(state: "CookieState", place: i64) -> None:
    if state.ties and place <= SECRET:
        for other in range(i64(SECRET + 1)):
            state.ties &= ~pair(place, other)


def _move_ties(state: "CookieState", a: i64, b: i64) -> None:
    """The cards of a and b have changed places."""
    if not state.ties:
        return
    now = {int(a): int(b), int(b): int(a)}
    moved: i64 = 0
    for one, other in tied_pairs(state):
        moved |= pair(now.get(one, one), now.get(other, other))
    state.ties = moved


# --- CK-26: "one of these hands holds that cake" is one number: who remembers, which cake, where ------------


def memory_of(seat: i64, cake: i64, places: i64) -> i64:
    return (seat << 16) | (cake << 10) | places


def rememberer(memory: i64) -> i64:
    return memory >> 16


def cake_of(memory: i64) -> i64:
    return (memory >> 10) & 63


def among(memory: i64) -> i64:
    return memory & _EVERY_PLACE


def knead(state: "CookieState", places: vec[i64]) -> None:
    """Shuffle the cards of these places, and what is known of them with them."""
    hands = state.hands
    pool: i64 = 0
    domain: i64 = 0
    dough = vec[i64]([])
    for place in places:
        pool |= bit(place)
        domain |= state.facts[DOMAIN + place]
        dough = append(dough, hands[place])
    memories = vec[i64]([])
    for memory in state.memories:
        memories = append(memories, memory | pool if memory & pool else memory)
    state.memories = memories
    for place in places:
        _remember(state, state.facts[KNOWERS + place], hands[place], pool)
    state.dice().shuffle(dough)
    i: i64 = 0
    for place in places:
        hands[place] = dough[i]
        _set_facts(state, place, domain, bit(state.owner(place)))
        _untie(state, place)
        i += 1
    # The own cards are plain to see, once all are dealt: seeing one may tell where another went.
    for place in places:
        see(state, state.owner(place), place)


def _remember(state: "CookieState", seats: i64, cake: i64, places: i64) -> None:
    """These seats know that this cake is in one of these places."""
    for seat in members(seats):
        state.memories = append(state.memories, memory_of(seat, cake, places))


def _relocate(state: "CookieState", places: i64, now: i64, seat: i64 = NONE) -> None:
    """What is remembered to be in one of these places may only be where it is now, among other places. A seat
    that remembers a cake in a single place knows what lies there."""
    memories = vec[i64]([])
    for memory in state.memories:
        if memory & places and (seat == NONE or rememberer(memory) == seat):
            memory = (memory & ~places) | now
        if count(among(memory)) == 1:
            place: i64 = members(among(memory))[0]
            state.facts[KNOWERS + place] |= bit(rememberer(memory))
        else:
            memories = append(memories, memory)
    state.memories = memories


def _forget_one(state: "CookieState", cake: i64, places: i64, seat: i64 = NONE) -> None:
    """This cake has come to light in one of these places, for this seat or for all: one memory of it is used
    up. If several could be meant it is uncertain which, and the others may now be where any of them were."""
    for who in range(state.box.players):
        if seat != NONE and seat != who:
            continue
        where: i64 = 0
        met: i64 = 0
        for memory in state.memories:
            if memory >> 10 == memory_of(who, cake, 0) >> 10 and memory & places:
                where |= among(memory)
                met += 1
        if met == 0:
            continue
        memories = vec[i64]([])
        for memory in state.memories:
            if memory >> 10 == memory_of(who, cake, 0) >> 10 and memory & places:
                met -= 1
                if met == 0:
                    continue
                memory |= where
            memories = append(memories, memory)
        state.memories = memories


# --- views and imagined worlds ------------------------------------------------------------------------------


def show(state: "CookieState", view: "CookieState") -> None:
    """What the seat knows of each place; CK-31: the hands when all is over, but never the secret card."""
    own: i64 = bit(view.viewer) if view.viewer >= 0 else 0
    hands = cards.NO_CARDS[:]
    facts = cards.NO_FACTS[:]
    for place in range(i64(PLACES)):
        if state.hands[place] != NONE:
            knowers = state.facts[KNOWERS + place]
            known = knowers & own != 0 or (state.phase == cards.OVER and place != SECRET)
            hands[place] = state.hands[place] if known else UNKNOWN
            facts[DOMAIN + place] = state.facts[DOMAIN + place]
            facts[SURE + place] = state.facts[SURE + place]
            facts[DEEDS + place] = state.facts[DEEDS + place]
            facts[KNOWERS + place] = state.facts[SURE + place] | (knowers & own)
    view.hands = hands
    view.facts = facts
    for memory in state.memories:
        if rememberer(memory) == view.viewer:
            view.memories = append(view.memories, memory)


def unseen(state: "CookieState", seat: i64) -> vec[i64]:
    """How many cakes of each kind a seat has not seen: in a view all that it shows are seen, as are, for
    nobody (NONE), all that lie in any place."""
    seen = state.tossed
    for other in range(state.box.players):
        seen += state.laid[other]
    for place in range(i64(PLACES)):
        card = state.hands[place]
        if card >= 0 and (state.viewer != WHOLE or seat < 0 or has(state.facts[KNOWERS + place], seat)):
            seen += cards.one(card)
    left = vec[i64]([0] * cards.KINDS)
    for cake in range(i64(cards.KINDS)):
        left[cake] = state.box.copies[cake] - cards.copies_in(seen, cake)
    return left


def fill_in(view: "CookieState", world: "CookieState", rng: Rng) -> None:
    """Deal what the view has not seen into a copy of it, all deals that fit the facts equally likely. Other
    seats remember there what everybody can be sure that they do, and no more."""
    if not view.prepared:
        _prepare(view)
    cakes = view.unseen[:]
    tries: i64 = 0
    while not _deals(view, world, cakes, rng):
        tries += 1
        if tries > 1_000_000:
            raise Misuse("No deal fits what is known; the view contradicts itself.")
    pancakes = view.unseen_pancakes[:]
    rng.shuffle(pancakes)
    deck = cakes[len(view.blanks) :]
    i: i64 = 0
    while len(deck) < view.left:
        deck = append(deck, pancakes[i])
        i += 1
    rng.shuffle(deck)
    world.deck = deck
    world.chance = rng.fork()


def _prepare(view: "CookieState") -> None:
    """List what this view has not seen, and the places it may lie in, the most certain ones first."""
    left = unseen(view, view.viewer)
    view.unseen = vec[i64]([cake for cake in range(cards.KINDS) for _ in range(left[cake])])
    hidden = [int(p) for p in view.box.pancakes if not has(view.shown, p - cards.PANCAKES)]
    view.unseen_pancakes = vec[i64](hidden)
    blanks = [place for place in range(PLACES) if view.hands[place] == UNKNOWN]
    blanks.sort(key=lambda place: int(count(view.facts[DOMAIN + place])))
    view.blanks = vec[i64](blanks)
    view.prepared = True


def _deals(view: "CookieState", world: "CookieState", cakes: vec[i64], rng: Rng) -> bool:
    """Deal cakes to the blank places; False if that does not fit the facts."""
    hands = world.hands
    facts = view.facts
    blanks = view.blanks
    size: i64 = len(cakes)
    i: i64 = 0
    while i < len(blanks):
        j = i + rng.below(size - i)
        cake = cakes[j]
        if not has(facts[DOMAIN + blanks[i]], cake):
            return False
        cakes[j] = cakes[i]
        cakes[i] = cake
        hands[blanks[i]] = cake
        i += 1
    return (view.ties == 0 or _ties_hold(world)) and (len(view.memories) == 0 or memories_hold(world))


def _ties_hold(world: "CookieState") -> bool:
    return all(cards.value(world.hands[a]) == cards.value(world.hands[b]) for a, b in tied_pairs(world))


def memories_hold(world: "CookieState") -> bool:
    """Each remembered cake is there, and two memories of one kind are of two cards."""
    for memory in world.memories:
        places = among(memory)
        needed: i64 = 0
        for other in world.memories:
            if memory >> 10 == other >> 10 and among(other) & ~places == 0:
                needed += 1
        for place in members(places):
            if world.hands[place] == cake_of(memory):
                needed -= 1
        if needed > 0:
            return False
    return True
