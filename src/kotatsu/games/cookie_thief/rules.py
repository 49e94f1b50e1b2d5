"""Hver stal kökunni úr krúsinni? — one card in hand, find the empty jar. Rules CK-1 to CK-35, in their order.

Cards are kinds, never copies: 0-7 the cakes of value 1 to 8 ("1" … "8"), 8-13 those of value 1 to 6 with
coffee ("K1" … "K6"), 14-21 the pancakes in the order of CK-2 ("G" "H" "K" "D" "S" "T" "U" "V"). Moves:

    0-13   lay that cake                              "play K5"
    14-27  Tvílumma: that one of two is the hand      "hold 3"
    28-41  Kleina: name that cake                     "name 6"
    42-55  discard that cake                          "discard 2"
    56-62  choose that seat                           "choose 3"
    63     choose nobody                              "choose nobody"
    64-71  carry that pancake out first               "first G"

Cards lie in places: 0-6 the hands, 7 the secret card, 8 and 9 what the player whose turn it is holds besides.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.state import ALONE, NOBODY, UNKNOWN, WHOLE, Row, Setup, State

# --- CK-1, CK-2: the cards ----------------------------------------------------------------------------------

CARDS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "K1", "K2", "K3", "K4", "K5", "K6", *"GHKDSTUV"]
VALUES: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6]

KLEINA: Final = 0
PIPARKAKA: Final = 1
LAUFABRAUD: Final = 2
LAKKRISTOPPUR: Final = 3
RANDALINA: Final = 4
HJONABANDSSAELA: Final = 5
HNALLTHORA: Final = 6
JAR: Final = 7  # Tóm krús
KLEINA_MED_KAFFI: Final = 8
PIPARKAKA_MED_KAFFI: Final = 9
LAUFABRAUD_MED_KAFFI: Final = 10
LAKKRISTOPPUR_MED_KAFFI: Final = 11
RANDALINA_MED_KAFFI: Final = 12
HJONABANDSSAELA_MED_KAFFI: Final = 13
GRAUTARLUMMA: Final = 14
HALFBOKUD: Final = 15
LUMMA_MED_KAFFI: Final = 16
LUMMUDEIG: Final = 17
LUMMUSTAFLI: Final = 18
TVILUMMA: Final = 19
UPPHITUD: Final = 20
VIDBRENND: Final = 21

KINDS: Final = 14  # kinds of cakes; pancakes come after them
PANCAKES: Final = 14
COFFEE: Final = 8  # cakes from here on are með kaffi
ANY_CAKE: Final = 0b11_1111_1111_1111  # sets of kinds are bits
COFFEE_CAKES: Final = 0b11_1111_0000_0000
MAY_CHOOSE_SELF: Final = 0b11_0100_0001_0000  # CK-17, CK-19, CK-20
TWO_TARGETS: Final = 0b11_0100_0000_0000

MOST_ROUNDS: Final = 30  # CK-35

# --- moves, questions, places -------------------------------------------------------------------------------

HOLD: Final = 14
NAME: Final = 28
DISCARD: Final = 42
CHOOSE: Final = 56
CHOOSE_NOBODY: Final = 63
FIRST: Final = 64
MOVE_COUNT: Final = 72

PLAYING: Final = 0
CHOOSING: Final = 1  # the target of a cake
NAMING: Final = 2
HOLDING: Final = 3  # Tvílumma: which of two cards is the hand
ORDERING: Final = 4  # Tvílumma: which of two pancakes comes first
PASSING: Final = 5  # Lummustafli: who is next
REHEATING: Final = 6  # Upphituð lumma: who comes back
DISCARDING: Final = 7
OVER: Final = 8
PHASES: Final = ["play", "choose", "name", "hold", "order", "next", "return", "discard", "over"]

NONE: Final = -1  # no card, no seat

SEATS: Final = 7
SECRET: Final = 7
SECOND: Final = 8
THIRD: Final = 9
PLACES: Final = 10
EVERY_PLACE: Final = 0b11_1111_1111
PLACE_NAMES: Final = ["0", "1", "2", "3", "4", "5", "6", "secret", "second", "third"]

# Rows of `facts`, one number for each place.
DOMAIN: Final = 0  # what everybody knows: the kinds that the card may be (bits)
KNOWERS: Final = 10  # the seats that know it for certain (bits)
SURE: Final = 20  # those of them of whom everybody can be sure that they do (bits)
DEEDS: Final = 30  # what who held it gave up and guessed: five bits each, the last one lowest

GUESSED: Final = 16  # a deed: the kind of a cake given up; from here on a guess, by kind

# Rows of `tally`, one number for each seat: what has made its points.
WON: Final = 0
WITH_JAR: Final = 7
CAUGHT: Final = 14

_EMPTY: Final = vec[i64]([])
_NO_CARDS: Final = vec[i64]([NONE] * PLACES)
_NO_FACTS: Final = vec[i64]([0] * (4 * PLACES))
_LATEST: Final = (1 << 60) - 1  # the last twelve deeds
_NOTHING_LAID: Final = vec[i64]([0] * SEATS)
_SEAT_MOVES: Final[list[list[int]]] = [
    [CHOOSE + seat for seat in range(SEATS) if seats >> seat & 1] for seats in range(128)
]


def value(cake: i64) -> i64:
    """What a cake is worth: 1 to 8."""
    return cake + 1 if cake < COFFEE else cake - 7


def is_coffee(cake: i64) -> bool:
    """Whether a cake is með kaffi."""
    return cake >= COFFEE


def parse_card(text: str) -> int:
    """
    >>> parse_card("K5")
    12
    """
    return CARDS.index(text)


def deed_text(deed: int) -> str:
    """
    >>> deed_text(4), deed_text(GUESSED + 4)
    ('5', '?5')
    """
    return CARDS[deed] if deed < GUESSED else f"?{CARDS[deed - GUESSED]}"


def parse_deed(text: str) -> int:
    """
    >>> parse_deed("?5") == GUESSED + 4
    True
    """
    return GUESSED + parse_card(text[1:]) if text.startswith("?") else parse_card(text)


# Open cakes are counted, not listed: three bits for each kind in one number.


def one(cake: i64) -> i64:
    """A pile of this one cake."""
    return bit(cake * 3)


def copies_in(pile: i64, cake: i64) -> i64:
    """How many of this cake are in a pile."""
    return (pile >> (cake * 3)) & 7


def pile_sum(pile: i64) -> i64:
    """CK-32: the values of a pile's cakes together."""
    total: i64 = 0
    cake: i64 = 0
    while pile:
        total += (pile & 7) * value(cake)
        pile >>= 3
        cake += 1
    return total


def pile_best(pile: i64) -> i64:
    """CK-27: the highest value in a pile, 0 if it is empty."""
    best: i64 = 0
    cake: i64 = 0
    while pile:
        if pile & 7:
            best = max(best, value(cake))
        pile >>= 3
        cake += 1
    return best


def pile_list(pile: i64) -> list[int]:
    """The cakes of a pile, by kind."""
    cakes: list[int] = []
    cake = 0
    while pile:
        for _ in range(pile & 7):
            cakes.append(cake)
        pile >>= 3
        cake += 1
    return cakes


def _kinds_worth_more(than: i64) -> i64:
    kinds: i64 = 0
    for cake in range(i64(KINDS)):
        if value(cake) > than:
            kinds |= bit(cake)
    return kinds


def _kinds_of_same_values(kinds: i64) -> i64:
    """The kinds that are worth as much as one of these."""
    plain = kinds | kinds >> 8
    return (plain | plain << 8) & ANY_CAKE


def _pair(a: i64, b: i64) -> i64:
    """Two places as one number, for sets of pairs."""
    return bit(a * 8 + b) if a < b else bit(b * 8 + a)


# A memory "one of these hands holds that cake" (CK-26) is one number: who remembers, which cake, where.


def _memory(seat: i64, cake: i64, places: i64) -> i64:
    return (seat << 16) | (cake << 10) | places


def _rememberer(memory: i64) -> i64:
    return memory >> 16


def _cake_of(memory: i64) -> i64:
    return (memory >> 10) & 63


def _places_of(memory: i64) -> i64:
    return memory & EVERY_PLACE


def _or_none(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


def _card_or_none(card: i64) -> str | None:
    return None if card == UNKNOWN else CARDS[card]


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def _card(text: str | None) -> int:
    return UNKNOWN if text is None else CARDS.index(text)


def _pile(cards: list[str]) -> int:
    return sum([1 << 3 * CARDS.index(card) for card in cards])


def _mask(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


class CookieSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        rounds: int | None = options["rounds"]
        self.race: bool = rounds is None  # CK-35
        self.points: i64 = options["points"]
        self.rounds: i64 = MOST_ROUNDS if rounds is None else rounds
        first_leader: int | None = options["first_leader"]
        self.first_leader: i64 = NONE if first_leader is None else first_leader
        plain: list[int] = values["cakes"]["plain"]
        coffee: list[int] = values["cakes"]["coffee"]
        pancakes: list[int] = list(values["pancakes"]["copies"])
        if players == 3:  # CK-3
            coffee = [0] * 6
            pancakes[LUMMA_MED_KAFFI - PANCAKES] = 0
        self.copies: list[int] = plain + coffee  # CK-1, by kind
        self.cakes: vec[i64] = vec[i64]([kind for kind in range(KINDS) for _ in range(self.copies[kind])])
        self.pancakes: vec[i64] = vec[i64]([PANCAKES + n for n in range(8) if pancakes[n]])  # CK-2
        self.in_deck: i64 = min(i64(values["pancakes"]["in_deck"]), len(self.pancakes))  # CK-5
        if len(self.cakes) < players + 2:
            raise BadInput(f"The edition has {len(self.cakes)} cakes, too few for {players} players.")
        self.everybody: i64 = bit(players) - 1
        # CK-15: what Kleina may name.
        self.namable: i64 = 0
        for kind in range(i64(KINDS)):
            if self.copies[kind] and value(kind) != 1:
                self.namable |= bit(kind)
        # Everybody knows the own card and nothing else.
        self.first_facts: vec[i64] = _NO_FACTS[:]
        for seat in range(self.players):
            self.first_facts[DOMAIN + seat] = ANY_CAKE
            self.first_facts[KNOWERS + seat] = bit(seat)
            self.first_facts[SURE + seat] = bit(seat)
        self.first_facts[DOMAIN + SECRET] = ANY_CAKE
        self.name_moves: list[int] = [NAME + kind for kind in members(self.namable)]

    def deal(self, chance: Chance) -> "CookieState":
        """Draws: who starts, unless named; then each round as `_deal_round` says."""
        state = CookieState(self)
        state.chance = chance
        state.tally = vec[i64]([0] * (3 * SEATS))
        starter = self.first_leader
        if starter == NONE:
            starter = chance.below(self.players)
        state._deal_round(starter)
        return state

    def _load(self, body: dict[str, Any]) -> "CookieState":
        state = CookieState(self)
        players = int(self.players)
        state.phase = PHASES.index(body["phase"])
        state.turn = body["turn"]
        state.round = body["round"]
        state.starter = body["starter"]
        state.inside = _mask(body["in"])
        state.direction = 1 if body["clockwise"] else -1
        state.reversing = body["reversing"]
        state.next_turn = _seat(body["next"])
        state.card = NONE if body["card"] is None else parse_card(body["card"])
        state.target = _seat(body["target"])
        waiting = [parse_card(card) for card in body["waiting"]] + [NONE, NONE]
        state.waiting = waiting[0]
        state.waiting_too = waiting[1]
        state.shielded = _mask(body["protected"])
        state.marker = _seat(body["mark"]["by"])
        state.marked = _seat(body["mark"]["on"])
        state.hands = _NO_CARDS[:]
        for seat in range(players):
            for n, card in enumerate(body["hands"][seat]):
                state.hands[seat if n == 0 else SECOND + n - 1] = _card(card)
        state.hands[SECRET] = _card(body["secret"])
        state.laid = vec[i64]([_pile(pile) for pile in body["laid"]] + [0] * (SEATS - players))
        state.tossed = _pile(body["discarded"])
        state.shown = _mask([parse_card(card) - PANCAKES for card in body["pancakes"]])
        state.left = len(body["deck"])
        if None not in body["deck"]:
            state.deck = vec[i64]([parse_card(card) for card in body["deck"]])
        tally = body["tally"]
        blank = [0] * (SEATS - players)
        state.tally = vec[i64](tally["won"] + blank + tally["with_jar"] + blank + tally["caught"] + blank)
        state.facts = _NO_FACTS[:]
        for place in range(PLACES):
            if state.hands[place] != NONE:
                name = PLACE_NAMES[place]
                owner = state._owner_alone(place)
                barred = _mask([parse_card(card) for card in body["facts"]["not"].get(name, [])])
                state.facts[DOMAIN + place] = ANY_CAKE & ~barred
                state.facts[SURE + place] = _mask(body["facts"]["known_for_sure"].get(name, owner))
                state.facts[KNOWERS + place] = _mask(body["memory"]["known"].get(name, owner))
                for deed in body["facts"]["deeds"].get(name, []):
                    state._note(place, parse_deed(deed))
        for a, b in body["facts"]["equal"]:
            state.ties |= _pair(PLACE_NAMES.index(a), PLACE_NAMES.index(b))
        memories: list[int] = []
        for entry in body["memory"]["among"]:
            places = _mask([PLACE_NAMES.index(name) for name in entry["one_of"]])
            memories.append(_memory(entry["seat"], parse_card(entry["card"]), places))
        state.memories = vec[i64](memories)
        return state


class CookieState(State):
    """A match of Cookie Thief, or a view of one."""

    def __init__(self, setup: CookieSetup) -> None:
        super().__init__(setup)
        self.bakery = setup  # the same object as self.setup, with its own type
        self.phase: i64 = PLAYING
        self.turn: i64 = NONE  # whose turn it is; nobody else ever has to decide
        self.round: i64 = 0  # rounds finished
        self.starter: i64 = 0  # who started this round
        self.inside: i64 = 0  # seats still in (bits)
        self.direction: i64 = 1  # CK-12, CK-24
        self.reversing: bool = False  # once this turn is over
        self.next_turn: i64 = NONE  # CK-27: who goes next, if not the neighbour
        self.card: i64 = NONE  # the cake that is being carried out
        self.target: i64 = NONE  # the seat chosen for it
        self.waiting: i64 = NONE  # CK-28: pancakes still to be carried out
        self.waiting_too: i64 = NONE
        self.shielded: i64 = 0  # CK-13: seats under an active Lakkrístoppur (bits)
        self.marker: i64 = NONE  # CK-14
        self.marked: i64 = NONE
        self.left: i64 = 0  # cards in the deck
        self.tossed: i64 = 0  # cakes on the discard pile
        self.shown: i64 = 0  # pancakes seen this round (bits, from 0)
        self.ties: i64 = 0  # CK-17: pairs of places whose cards everybody knows to be worth the same
        # These three are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # the card in each place
        self.laid: vec[i64] = _EMPTY  # the open cakes before each seat, a pile each
        self.facts: vec[i64] = _EMPTY  # rows DOMAIN, KNOWERS, SURE, DEEDS
        # These are replaced, never changed in place, so that clones can share them.
        self.deck: vec[i64] = _EMPTY  # the top is at left - 1
        self.tally: vec[i64] = _EMPTY  # rows WON, WITH_JAR, CAUGHT
        self.memories: vec[i64] = _EMPTY  # CK-26: who remembers which cake in one of which places
        # Of a view: made when it is first imagined.
        self._prepared: bool = False
        self._unseen: vec[i64] = _EMPTY
        self._unseen_pancakes: vec[i64] = _EMPTY
        self._blanks: vec[i64] = _EMPTY
        self._blank_domains: vec[i64] = _EMPTY

    # --- CK-3 to CK-6: a round is set up --------------------------------------------------------------------

    def _deal_round(self, starter: i64) -> None:
        self._deal_cards()
        self.inside = self.bakery.everybody
        self.direction = 1  # CK-12
        self.reversing = False
        self.next_turn = NONE
        self.shielded = 0
        self.marker = NONE
        self.marked = NONE
        self.starter = starter
        if self.journal is not None:
            deck = int(self.left)
            self.journal.add("dealt", {"round": int(self.round) + 1, "seat": int(starter), "deck": deck})
            for seat in range(int(self.bakery.players)):
                self._tell_received(seat)
        self._start_turn(starter)

    def _deal_cards(self) -> None:
        """Draws: the cakes are shuffled, then the pancakes, then the deck made of both. Cakes are dealt from
        the front, first to seat 0, last the secret card; the deck's top is at its end."""
        setup = self.bakery
        chance = self._chance()
        cakes = setup.cakes[:]
        chance.shuffle(cakes)
        hands = _NO_CARDS[:]
        dealt: i64 = 0
        while dealt < setup.players:
            hands[dealt] = cakes[dealt]
            dealt += 1
        hands[SECRET] = cakes[dealt]
        deck = cakes[dealt + 1 :]
        pancakes = setup.pancakes[:]
        chance.shuffle(pancakes)
        for pancake in pancakes[: setup.in_deck]:  # CK-5
            deck = append(deck, pancake)
        chance.shuffle(deck)
        self.hands = hands
        self.deck = deck
        self.left = len(deck)
        self.laid = _NOTHING_LAID[:]
        self.tossed = 0
        self.shown = 0
        self.facts = setup.first_facts[:]
        self.ties = 0
        self.memories = _EMPTY

    def _chance(self) -> Chance:
        chance = self.chance
        assert chance is not None
        return chance

    def _tell_received(self, seat: i64) -> None:
        """A seat alone sees the card that is its hand now."""
        if self.journal is not None:
            s = int(seat)
            self.journal.add("received", {"seat": s, "card": CARDS[self.hands[seat]]}, audience=(s,))

    # --- CK-7: a turn begins with a card --------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.phase != OVER else NOBODY

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _start_turn(self, seat: i64) -> None:
        self.turn = seat
        self._draw()

    def _draw(self) -> None:
        """The player draws a card; a pancake is shown and carried out."""
        if self.left == 0:
            if self.journal is not None:
                self.journal.add("no_card", {"seat": int(self.turn)})
            self._drawn()
            return
        card = self._top()
        if card < PANCAKES:
            self._take(card)
            self._drawn()
        else:
            self._show(card)
            _PANCAKE_TEXTS[card - PANCAKES](self)

    def _top(self) -> i64:
        self.left -= 1
        return self.deck[self.left]

    def _take(self, cake: i64) -> None:
        """A cake goes into the hand of the player whose turn it is, unseen by others."""
        place: i64 = SECOND if self.hands[SECOND] == NONE else THIRD
        self.hands[place] = cake
        self._fresh(place, self.turn)
        if self.journal is not None:
            seat = int(self.turn)
            self.journal.add("drew", {"seat": seat, "deck": int(self.left)}, {"card": CARDS[cake]}, (seat,))

    def _show(self, pancake: i64) -> None:
        self.shown |= bit(pancake - PANCAKES)
        if self.journal is not None:
            self.journal.add("pancake", {"seat": int(self.turn), "card": CARDS[pancake]})

    def _drawn(self) -> None:
        """All that one card led to is done: a waiting pancake is next (CK-28), a cake (CK-8) or nothing."""
        if self.waiting != NONE:
            pancake = self.waiting
            self.waiting = self.waiting_too
            self.waiting_too = NONE
            _PANCAKE_TEXTS[pancake - PANCAKES](self)
        elif self.hands[SECOND] != NONE:
            self.phase = PLAYING
        else:
            self._end_turn()

    # --- CK-8, CK-9: a cake is laid -------------------------------------------------------------------------

    def _legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        phase = self.phase
        if phase == PLAYING:
            return _moves_from(0, self._may_lay())
        if phase == CHOOSING:
            moves = _SEAT_MOVES[self._choosable()][:]
            if self.card == PIPARKAKA:
                moves.append(CHOOSE_NOBODY)
            return moves
        if phase == NAMING:
            return self.bakery.name_moves[:]
        if phase == HOLDING:
            return _moves_from(HOLD, self._held())
        if phase == ORDERING:
            return sorted([FIRST + int(self.waiting) - PANCAKES, FIRST + int(self.waiting_too) - PANCAKES])
        if phase == PASSING:
            return _SEAT_MOVES[self._highest_layers()][:]
        if phase == REHEATING:
            return _SEAT_MOVES[self._outside()][:]
        return _moves_from(DISCARD, self._held())

    def _is_legal(self, seat: int, move: int) -> bool:
        if seat != self.turn or not 0 <= move < MOVE_COUNT:
            return False
        phase = self.phase
        if phase == PLAYING:
            return move < HOLD and has(self._may_lay(), move)
        if phase == CHOOSING:
            if move == CHOOSE_NOBODY:
                return self.card == PIPARKAKA
            return CHOOSE <= move < CHOOSE_NOBODY and has(self._choosable(), move - CHOOSE)
        if phase == NAMING:
            return NAME <= move < DISCARD and has(self.bakery.namable, move - NAME)
        return move in self._legal_moves(seat)

    def _held(self) -> i64:
        """The kinds of cakes that the player whose turn it is holds (bits)."""
        hands = self.hands
        kinds = bit(hands[self.turn])
        if hands[SECOND] != NONE:
            kinds |= bit(hands[SECOND])
            if hands[THIRD] != NONE:
                kinds |= bit(hands[THIRD])
        return kinds

    def _may_lay(self) -> i64:
        kinds = self._held()
        if has(kinds, HNALLTHORA) and kinds & COFFEE_CAKES:
            return bit(HNALLTHORA)  # CK-21
        return kinds

    def _play(self, seat: int, move: int) -> None:
        phase = self.phase
        if phase == PLAYING:
            self._lay(seat, move)
        elif phase == CHOOSING:
            self._choose(seat, move - CHOOSE)
        elif phase == NAMING:
            self._guess(seat, move - NAME)
        elif phase == HOLDING:
            self._hold(seat, move - HOLD)
        elif phase == ORDERING:
            self._order(move - FIRST + PANCAKES)
        elif phase == PASSING:
            self._pass_to(move - CHOOSE)
        elif phase == REHEATING:
            self._reheat(move - CHOOSE)
        else:
            self._discard_down(seat, move - DISCARD)

    def _lay(self, seat: i64, cake: i64) -> None:
        self._give_up(seat, cake)
        if is_coffee(cake):  # CK-21: whoever lays it by choice does not hold Hnallþóra
            self.facts[DOMAIN + seat] &= ~bit(HNALLTHORA)
            self.facts[DOMAIN + SECOND] &= ~bit(HNALLTHORA)
        self.laid[seat] += one(cake)
        self.shielded &= ~bit(seat)  # CK-18
        if self.marker == seat:
            self._end_mark()  # CK-14: before the text
        self.card = cake
        self.target = NONE
        if self.journal is not None:
            self.journal.add("laid", {"seat": int(seat), "card": CARDS[cake]})
        if cake == JAR:  # CK-22
            self._go_out(seat)
            self._end_round(seat)
        elif self.hands[SECOND] != NONE:
            self.phase = HOLDING  # CK-28: before the text
        else:
            _CAKE_TEXTS[cake](self)

    def _hold(self, seat: i64, cake: i64) -> None:
        """CK-28: of two cakes left, this one is the hand. Nobody else learns which."""
        hands = self.hands
        if hands[seat] != cake:
            hands[SECOND] = hands[seat]
            hands[seat] = cake
        if self.journal is not None:
            self.journal.add("held", {"seat": int(seat), "card": CARDS[cake]}, audience=(int(seat),))
        _CAKE_TEXTS[self.card](self)

    def _done(self) -> None:
        """A text is carried out; CK-28: cakes are laid until one is left."""
        self.card = NONE
        self.target = NONE
        if self.hands[SECOND] != NONE:
            self.phase = PLAYING
        else:
            self._end_turn()

    def _no_effect(self) -> None:
        """CK-9: no possible target; CK-21: Hnallþóra."""
        if self.journal is not None:
            self.journal.add("nothing", {"seat": int(self.turn), "card": CARDS[self.card]})
        self._done()

    # --- CK-10, CK-11: discarded cakes, players who are out -------------------------------------------------

    def _toss(self, seat: i64, place: i64) -> None:
        """The card in a place goes from this seat to the discard pile, seen by all."""
        cake = self.hands[place]
        self.hands[place] = NONE
        self.tossed += one(cake)
        self._clear_facts(place)
        if len(self.memories):
            self._remember_leaving(place, cake)

    def _go_out(self, seat: i64) -> None:
        self.inside &= ~bit(seat)
        cards: list[str] = []
        if self.hands[seat] != NONE:
            cards.append(CARDS[self.hands[seat]])
            self._toss(seat, seat)
        if seat == self.turn:
            for place in range(i64(SECOND), i64(PLACES)):
                if self.hands[place] != NONE:
                    cards.append(CARDS[self.hands[place]])
                    self._toss(seat, place)
        if self.marker == seat or self.marked == seat:
            self._end_mark()  # CK-14
        if self.journal is not None:
            self.journal.add("out", {"seat": int(seat), "cards": cards, "count": len(cards)})

    def _jar_is_open(self) -> bool:
        return copies_in(self.tossed, JAR) > 0

    def _round_is_over(self, seat: i64) -> bool:
        """CK-31, once somebody is out: the jar was caught with this seat, or one player at most is left."""
        if self._jar_is_open():
            self._end_round(seat)
            return True
        inside = self.inside
        if inside & (inside - 1) == 0:
            self._end_round(NONE)
            return True
        return False

    # --- CK-12: the next turn -------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        self.waiting = NONE  # CK-28: those waiting are discarded unread
        self.waiting_too = NONE
        if self.hands[SECOND] != NONE:
            self.phase = DISCARDING  # CK-30
            return
        if self.reversing:
            self.reversing = False
            self.direction = -self.direction
            if self.journal is not None:
                self.journal.add("reversed", {"clockwise": self.direction == 1})
        if self.left == 0:
            self._end_round(NONE)  # CK-31
            return
        following = self.next_turn
        self.next_turn = NONE
        if following == NONE:
            following = self._neighbour(self.turn, self.direction)
            while not has(self.inside, following):
                following = self._neighbour(following, self.direction)
        self._start_turn(following)

    def _neighbour(self, seat: i64, direction: i64) -> i64:
        seat += direction
        if seat == self.bakery.players:
            return 0
        return seat if seat >= 0 else self.bakery.players - 1

    # --- CK-13, CK-14: targets ------------------------------------------------------------------------------

    def _choosable(self) -> i64:
        """The seats that the cake being carried out may choose now (bits)."""
        me = self.turn
        seats = self.inside & ~self.shielded & ~bit(me)
        if has(MAY_CHOOSE_SELF, self.card):
            seats |= bit(me)
        chosen = self.target
        marked = self.marked
        bound = marked != NONE and marked != me and has(seats, marked)
        if bound and (not has(TWO_TARGETS, self.card) or (chosen != NONE and chosen != marked)):
            return bit(marked)
        if chosen != NONE:
            seats &= ~bit(chosen)
        return seats

    def _ask_one(self) -> None:
        """The text needs a target."""
        if self._choosable():
            self.phase = CHOOSING
        else:
            self._no_effect()

    def _ask_two(self) -> None:
        """The text needs two different targets (CK-9)."""
        seats = self._choosable()
        if seats & (seats - 1):
            self.phase = CHOOSING
        else:
            self._no_effect()

    def _choose(self, seat: i64, chosen: i64) -> None:
        if chosen == CHOOSE_NOBODY - CHOOSE:  # CK-16
            if self.journal is not None:
                self.journal.add("nobody", {"seat": int(seat)})
            self._done()
            return
        if has(TWO_TARGETS, self.card) and self.target == NONE:
            self.target = chosen
            return
        _TARGET_TEXTS[self.card](self, chosen)

    def _end_mark(self) -> None:
        if self.journal is not None:
            self.journal.add("mark_ended", {"seat": int(self.marker), "target": int(self.marked)})
        self.marker = NONE
        self.marked = NONE

    # --- CK-15: Kleina --------------------------------------------------------------------------------------

    def _ask_name(self, chosen: i64) -> None:
        self.target = chosen
        self.phase = NAMING

    def _guess_all(self) -> None:
        """Kleina með kaffi: every opponent, clockwise from the left."""
        self.target = self.turn
        self._guess_next()

    def _guess_next(self) -> None:
        seat = self._neighbour(self.target, 1)
        while seat != self.turn:
            if has(self.inside & ~self.shielded, seat):
                self._ask_name(seat)
                return
            seat = self._neighbour(seat, 1)
        if self.target == self.turn:
            self._no_effect()
        else:
            self._done()

    def _guess(self, seat: i64, cake: i64) -> None:
        target = self.target
        right = self.hands[target] == cake
        if self.journal is not None:
            fields = {"seat": int(seat), "target": int(target), "card": CARDS[cake], "right": right}
            self.journal.add("guessed", fields)
        if not has(self.facts[SURE + target], seat):
            self._note(seat, GUESSED + cake)
        if right:
            self._go_out(target)
            if self._round_is_over(target):
                return
        else:
            self.facts[DOMAIN + target] &= ~bit(cake)
        if self.card == KLEINA_MED_KAFFI:
            self._guess_next()
        else:
            self._done()

    # --- CK-16: Piparkaka -----------------------------------------------------------------------------------

    def _look(self, chosen: i64) -> None:
        seat = self.turn
        if self.journal is not None:
            fields = {"seat": int(seat), "target": int(chosen)}
            self.journal.add("looked", fields, {"card": CARDS[self.hands[chosen]]}, (int(seat), int(chosen)))
        self._see(seat, chosen)
        self._done()

    def _swap_with_secret(self) -> None:
        if self.journal is not None:
            self.journal.add("swapped_secret", {"seat": int(self.turn)})
        self._swap(self.turn, SECRET)
        self._tell_received(self.turn)
        self._done()

    # --- CK-17: Laufabrauð ----------------------------------------------------------------------------------

    def _compare_with(self, chosen: i64) -> None:
        self._compare(self.turn, chosen)

    def _compare_two(self, chosen: i64) -> None:
        self._compare(self.target, chosen)

    def _compare(self, a: i64, b: i64) -> None:
        hands = self.hands
        worth_a = value(hands[a])
        worth_b = value(hands[b])
        if self.journal is not None:
            fields = {"seat": int(self.turn), "one": int(a), "other": int(b), "tied": worth_a == worth_b}
            cards = {"card": CARDS[hands[a]], "other_card": CARDS[hands[b]]}
            self.journal.add("compared", fields, cards, (int(a), int(b)))
        self._see(a, b)
        self._see(b, a)
        if worth_a == worth_b:
            self._tie(a, b)
            self._done()
            return
        loser = a if worth_a < worth_b else b
        winner = b if worth_a < worth_b else a
        self.facts[DOMAIN + winner] &= _kinds_worth_more(min(worth_a, worth_b))
        self._go_out(loser)
        if not self._round_is_over(loser):
            self._done()

    # --- CK-18: Lakkrístoppur -------------------------------------------------------------------------------

    def _protect(self) -> None:
        seat = self.turn
        self.shielded |= bit(seat)
        if self.journal is not None:
            self.journal.add("protected", {"seat": int(seat)})
        if self.marked == seat:
            self._end_mark()  # CK-14
        self._done()

    def _mark(self, chosen: i64) -> None:
        self.marker = self.turn
        self.marked = chosen
        if self.journal is not None:
            self.journal.add("marked", {"seat": int(self.turn), "target": int(chosen)})
        self._done()

    # --- CK-19: Randalína -----------------------------------------------------------------------------------

    def _replace_one(self, chosen: i64) -> None:
        self._replace(chosen)
        if not self._round_is_over(chosen):
            self._done()

    def _replace_two(self, chosen: i64) -> None:
        first = self.target
        self._replace(first)
        if self._round_is_over(first):
            return
        self._replace(chosen)
        if not self._round_is_over(chosen):
            self._done()

    def _replace(self, seat: i64) -> None:
        """This player discards and draws a cake, or is out."""
        cake = self.hands[seat]
        if self.journal is not None:
            self.journal.add("discarded", {"seat": int(seat), "card": CARDS[cake]})
        self._toss(seat, seat)
        if cake == JAR or not self._draw_cake(seat):  # CK-22
            self._go_out(seat)

    def _draw_cake(self, seat: i64) -> bool:
        """This player draws until a cake comes; pancakes are discarded unread. False: none came."""
        while self.left:
            card = self._top()
            if card < PANCAKES:
                self.hands[seat] = card
                self._fresh(seat, seat)
                if self.journal is not None:
                    fields = {"seat": int(seat), "deck": int(self.left)}
                    self.journal.add("drew", fields, {"card": CARDS[card]}, (int(seat),))
                return True
            self.shown |= bit(card - PANCAKES)
            if self.journal is not None:
                self.journal.add("unread", {"seat": int(seat), "card": CARDS[card]})
        return False

    # --- CK-20: Hjónabandssæla ------------------------------------------------------------------------------

    def _marry(self, chosen: i64) -> None:
        self._swap_hands(self.turn, chosen)

    def _marry_two(self, chosen: i64) -> None:
        self._swap_hands(self.target, chosen)

    def _swap_hands(self, a: i64, b: i64) -> None:
        if self.journal is not None:
            self.journal.add("swapped", {"seat": int(self.turn), "one": int(a), "other": int(b)})
        self._swap(a, b)
        self._tell_received(a)
        self._tell_received(b)
        self._done()

    # --- CK-23 to CK-30: pancakes ---------------------------------------------------------------------------

    def _grautarlumma(self) -> None:
        """CK-23. The cakes go back by kind, behind the deck; then all of it is shuffled."""
        deck = self.deck[: self.left]
        back = self.tossed
        for seat in range(self.bakery.players):
            back += self.laid[seat]
            self.laid[seat] = 0
        for cake in pile_list(back):
            deck = append(deck, i64(cake))
        self._chance().shuffle(deck)
        self.deck = deck
        self.left = len(deck)
        self.tossed = 0
        self.shielded = 0
        if self.marker != NONE:
            self._end_mark()
        if self.journal is not None:
            self.journal.add("gathered", {"seat": int(self.turn), "deck": int(self.left)})
        self._draw()

    def _halfbokud(self) -> None:
        self.reversing = True  # CK-24
        self._draw()

    def _lumma_med_kaffi(self) -> None:
        """CK-25: all at the same moment."""
        drinkers: i64 = 0
        caught: i64 = NONE
        for seat in range(self.bakery.players):
            if has(self.inside & ~self.shielded, seat):
                if self._holds_coffee(seat):
                    drinkers |= bit(seat)
                else:
                    self.facts[DOMAIN + seat] &= ~COFFEE_CAKES
                    if seat == self.turn:
                        self.facts[DOMAIN + SECOND] &= ~COFFEE_CAKES
        for seat in range(self.bakery.players):
            if has(drinkers, seat):
                self._go_out(seat)
                if caught == NONE and self._jar_is_open():
                    caught = seat
        if not self._round_is_over(caught):
            self._end_turn()

    def _holds_coffee(self, seat: i64) -> bool:
        if seat == self.turn:
            return self._held() & COFFEE_CAKES != 0
        return is_coffee(self.hands[seat])

    def _lummudeig(self) -> None:
        """CK-26. Draws: the cards are shuffled. They are taken from and dealt to the seats in order; a second
        card of the player whose turn it is comes last."""
        pool = self.inside & ~self.shielded
        places = vec[i64]([])
        for place in range(i64(PLACES)):
            if place != SECRET and self.hands[place] != NONE and has(pool, self._owner(place)):
                places = append(places, place)
        if self.journal is not None:
            self.journal.add("kneaded", {"seat": int(self.turn), "seats": members(pool)})
        if len(places) > 1:
            self._knead(places)
        if self.journal is not None:
            for seat in members(pool):
                self._tell_received(seat)
        self._draw()

    def _lummustafli(self) -> None:
        """CK-27."""
        seats = self._highest_layers()
        if seats & (seats - 1):
            self.phase = PASSING
        else:
            self._pass_to(members(seats)[0])

    def _highest_layers(self) -> i64:
        """The seats still in whose highest open cake is the highest (bits)."""
        best: i64 = 0
        seats: i64 = 0
        for seat in range(self.bakery.players):
            if has(self.inside, seat):
                highest = pile_best(self.laid[seat])
                if highest > best:
                    best = highest
                    seats = 0
                if highest == best:
                    seats |= bit(seat)
        return seats

    def _pass_to(self, seat: i64) -> None:
        self.next_turn = seat
        if self.journal is not None:
            self.journal.add("passed", {"seat": int(self.turn), "target": int(seat)})
        self._end_turn()

    def _tvilumma(self) -> None:
        """CK-28: two cards, or what is left; pancakes among them wait for their order."""
        for _draw in range(i64(2)):
            if self.left:
                card = self._top()
                if card < PANCAKES:
                    self._take(card)
                    continue
                self._show(card)
                if self.waiting == NONE:
                    self.waiting = card
                else:
                    self.waiting_too = card
        if self.waiting_too != NONE:
            self.phase = ORDERING
        else:
            self._drawn()

    def _order(self, first: i64) -> None:
        if self.waiting != first:
            self.waiting_too = self.waiting
            self.waiting = first
        self._drawn()

    def _outside(self) -> i64:
        return self.bakery.everybody & ~self.inside

    def _upphitud(self) -> None:
        """CK-29."""
        if self._outside():
            self.phase = REHEATING
            return
        if self.journal is not None:
            self.journal.add("nothing", {"seat": int(self.turn), "card": CARDS[UPPHITUD]})
        self._end_turn()

    def _reheat(self, seat: i64) -> None:
        back = self._draw_cake(seat)
        if back:
            self.inside |= bit(seat)
        if self.journal is not None:
            self.journal.add("reheated", {"seat": int(self.turn), "target": int(seat), "back": back})
        self._end_turn()

    def _vidbrennd(self) -> None:
        self._end_turn()  # CK-30

    def _discard_down(self, seat: i64, cake: i64) -> None:
        """CK-30."""
        self._give_up(seat, cake)
        self.tossed += one(cake)
        if self.journal is not None:
            self.journal.add("discarded", {"seat": int(seat), "card": CARDS[cake]})
        if cake == JAR:  # CK-22
            self._go_out(seat)
            self._end_round(seat)
        else:
            self._end_turn()

    # --- CK-31 to CK-35: the end of a round -----------------------------------------------------------------

    def _end_round(self, caught: i64) -> None:
        """`caught` is who played or discarded the jar, if that ended the round."""
        winners = self._best_hands()
        tally = self.tally[:]
        if caught != NONE:
            tally[CAUGHT + caught] += 1
        with_jar: i64 = NONE
        for seat in range(self.bakery.players):
            if has(winners, seat):  # CK-34
                tally[WON + seat] += 1
                if self.hands[seat] == JAR:
                    tally[WITH_JAR + seat] += 1
                    with_jar = seat
        self.tally = tally
        self.round += 1
        self.card = NONE
        self.target = NONE
        self.waiting = NONE
        self.waiting_too = NONE
        if self.journal is not None:
            self._tell_round(winners, caught, with_jar)
        if self._match_is_over():
            self.phase = OVER
            if self.journal is not None:
                self.journal.add("ended", {"scores": self.scores, "winners": self.winners})
        else:
            self._deal_round(self._next_starter(winners))

    def _best_hands(self) -> i64:
        """CK-31, CK-32: who wins the round (bits); nobody if nobody is left (CK-33)."""
        best: i64 = NONE
        winners: i64 = 0
        for seat in range(self.bakery.players):
            if has(self.inside, seat):
                strength = value(self.hands[seat]) * 1024 + pile_sum(self.laid[seat])
                if strength > best:
                    best = strength
                    winners = 0
                if strength == best:
                    winners |= bit(seat)
        return winners

    def _next_starter(self, winners: i64) -> i64:
        """CK-6; CK-33: without a winner the player whose turn it was."""
        if winners == 0:
            return self.turn
        seats = members(winners)
        if len(seats) == 1:
            return seats[0]
        return seats[self._chance().below(len(seats))]

    def _tell_round(self, winners: i64, caught: i64, with_jar: i64) -> None:
        assert self.journal is not None
        for seat in members(self.inside):  # CK-31
            self.journal.add("showed", {"seat": seat, "cards": self._cards_of(seat)})
        fields = {
            "round": int(self.round),
            "winners": members(winners) if winners else None,
            "caught": _or_none(caught),
            "with_jar": _or_none(with_jar),
        }
        self.journal.add("round", fields)

    def _cards_of(self, seat: i64) -> list[str]:
        cards = [CARDS[self.hands[seat]]]
        if seat == self.turn:
            cards += [CARDS[self.hands[p]] for p in range(SECOND, PLACES) if self.hands[p] != NONE]
        return cards

    def _match_is_over(self) -> bool:
        """CK-35."""
        if self.round == self.bakery.rounds:
            return True
        if self.bakery.race:
            for seat in range(self.bakery.players):
                if self._points(seat) >= self.bakery.points:
                    return True
        return False

    def _points(self, seat: i64) -> i64:
        return self.tally[WON + seat] + self.tally[WITH_JAR + seat] - self.tally[CAUGHT + seat]

    def sheet(self) -> list[Row]:
        """CK-34."""
        rows: list[Row] = []
        for seat in range(int(self.bakery.players)):
            won = int(self.tally[WON + seat])
            with_jar = int(self.tally[WITH_JAR + seat])
            caught = int(self.tally[CAUGHT + seat])
            rows.append((seat, "won", won, 1, won))
            rows.append((seat, "with-jar", with_jar, 1, with_jar))
            rows.append((seat, "caught", caught, -1, -caught))
        return rows

    def standings(self) -> list[int]:
        return [int(self._points(seat)) for seat in range(self.bakery.players)]

    # --- what is known: facts that everybody shares ---------------------------------------------------------

    def _fresh(self, place: i64, seat: i64) -> None:
        """A card nobody but this seat knows anything of has come to a place."""
        facts = self.facts
        facts[DOMAIN + place] = ANY_CAKE
        facts[KNOWERS + place] = bit(seat)
        facts[SURE + place] = bit(seat)
        facts[DEEDS + place] = 0

    def _clear_facts(self, place: i64) -> None:
        facts = self.facts
        facts[DOMAIN + place] = 0
        facts[KNOWERS + place] = 0
        facts[SURE + place] = 0
        facts[DEEDS + place] = 0
        if self.ties:
            self._untie(place)

    def _give_up(self, seat: i64, cake: i64) -> None:
        """A cake leaves the cards of the player whose turn it is, openly and by choice; which of them it was
        others cannot tell. What they knew of a card holds on only if this cannot have been it."""
        deeds = self.facts[DEEDS + seat]
        if self.hands[THIRD] != NONE:
            self._give_up_one_of_three(seat, cake)
            self.facts[DEEDS + SECOND] = deeds
            self._note(SECOND, cake)
        else:
            self._give_up_one_of_two(seat, cake)
        self.facts[DEEDS + seat] = deeds
        self._note(seat, cake)
        if len(self.memories):
            self._remember_giving_up(seat, cake)

    def _note(self, place: i64, deed: i64) -> None:
        """Who holds the card in a place did something that may tell what it is."""
        self.facts[DEEDS + place] = (self.facts[DEEDS + place] << 5 | (deed + 1)) & _LATEST

    def deeds(self, place: i64) -> list[int]:
        """What who held the card in a place has openly done, in order: cakes given up, beside this card or
        before it was drawn, and guesses (from `GUESSED` on)."""
        found: list[int] = []
        deeds = self.facts[DEEDS + place]
        while deeds:
            found.insert(0, int((deeds & 31) - 1))
            deeds >>= 5
        return found

    def _give_up_one_of_two(self, seat: i64, cake: i64) -> None:
        hands = self.hands
        facts = self.facts
        hand = facts[DOMAIN + seat]
        second = facts[DOMAIN + SECOND]
        domain: i64 = 0
        sure = facts[SURE + seat] & facts[SURE + SECOND]
        if has(hand, cake):
            domain = second
            if self.ties:
                self._untie(seat)
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
        facts[DOMAIN + SECOND] = 0
        facts[KNOWERS + SECOND] = 0
        facts[SURE + SECOND] = 0
        facts[DEEDS + SECOND] = 0

    def _give_up_one_of_three(self, seat: i64, cake: i64) -> None:
        """CK-28: afterwards each of the two left may be any of the three, for all that others know."""
        hands = self.hands
        facts = self.facts
        domain = facts[DOMAIN + seat] | facts[DOMAIN + SECOND] | facts[DOMAIN + THIRD]
        for place in (seat, i64(SECOND), i64(THIRD)):
            self._remember_among_three(seat, place)
        if hands[seat] == cake:
            hands[seat] = hands[SECOND]
            hands[SECOND] = hands[THIRD]
        elif hands[SECOND] == cake:
            hands[SECOND] = hands[THIRD]
        hands[THIRD] = NONE
        self._clear_facts(THIRD)
        if self.ties:
            self._untie(seat)
        self._fresh(seat, seat)
        self._fresh(SECOND, seat)
        facts[DOMAIN + seat] = domain
        facts[DOMAIN + SECOND] = domain

    def _remember_among_three(self, seat: i64, place: i64) -> None:
        """Who knows this card of three still knows that it is among what is left, until it is laid."""
        own = bit(seat) | bit(SECOND) | bit(THIRD)
        for other in range(self.bakery.players):
            if other != seat and has(self.facts[KNOWERS + place], other):
                self.memories = append(self.memories, _memory(other, self.hands[place], own))

    def _see(self, seat: i64, place: i64) -> None:
        """A seat sees the card in a place, and everybody knows that it does."""
        self.facts[KNOWERS + place] |= bit(seat)
        self.facts[SURE + place] |= bit(seat)
        if len(self.memories):
            self._remember_seeing(seat, place)

    def _swap(self, a: i64, b: i64) -> None:
        """The cards of two places change places, and all that is known of each goes with it."""
        hands = self.hands
        facts = self.facts
        card = hands[a]
        hands[a] = hands[b]
        hands[b] = card
        for row in range(i64(0), i64(4 * PLACES), i64(PLACES)):
            fact = facts[row + a]
            facts[row + a] = facts[row + b]
            facts[row + b] = fact
        if self.ties:
            self._move_ties(a, b)
        if len(self.memories):
            self._move_memories(a, b)
        if a != SECRET:
            self._see(a, a)
        if b != SECRET:
            self._see(b, b)

    def _tie(self, a: i64, b: i64) -> None:
        """CK-17: the cards in two places are worth the same."""
        facts = self.facts
        self.ties |= _pair(a, b)
        facts[DOMAIN + a] &= _kinds_of_same_values(facts[DOMAIN + b])
        facts[DOMAIN + b] &= _kinds_of_same_values(facts[DOMAIN + a])

    def _untie(self, place: i64) -> None:
        if place <= SECRET:
            for other in range(i64(SECRET + 1)):
                self.ties &= ~_pair(place, other)

    def _move_ties(self, a: i64, b: i64) -> None:
        for other in range(i64(SECRET + 1)):
            if other != a and other != b:
                with_a = self.ties & _pair(a, other)
                with_b = self.ties & _pair(b, other)
                self.ties &= ~(_pair(a, other) | _pair(b, other))
                if with_a:
                    self.ties |= _pair(b, other)
                if with_b:
                    self.ties |= _pair(a, other)

    # --- what is known: CK-26, "in one of these hands" ------------------------------------------------------

    def _knead(self, places: vec[i64]) -> None:
        """Shuffle the cards of these places, and what is known of them with them."""
        hands = self.hands
        facts = self.facts
        pool: i64 = 0
        domain: i64 = 0
        cards = vec[i64]([])
        for place in places:
            pool |= bit(place)
            domain |= facts[DOMAIN + place]
            cards = append(cards, hands[place])
        self._widen_memories(pool)
        for place in places:
            for seat in range(self.bakery.players):
                if has(facts[KNOWERS + place], seat):
                    self.memories = append(self.memories, _memory(seat, hands[place], pool))
        self._chance().shuffle(cards)
        i: i64 = 0
        for place in places:
            owner = self._owner(place)
            hands[place] = cards[i]
            self._clear_facts(place)
            self._fresh(place, owner)
            facts[DOMAIN + place] = domain
            i += 1
        # The own cards are plain to see, once all are dealt: seeing one may tell where another went.
        for place in places:
            self._remember_seeing(self._owner(place), place)
        self._settle_memories()

    def _owner(self, place: i64) -> i64:
        """Whose hand a place belongs to."""
        return place if place < SECRET else self.turn

    def _move_memories(self, a: i64, b: i64) -> None:
        """The cards of two places have changed places, for all to see."""
        memories = vec[i64]([])
        for memory in self.memories:
            if has(memory, a) != has(memory, b):
                memory ^= bit(a) | bit(b)
            memories = append(memories, memory)
        self.memories = memories

    def _widen_memories(self, places: i64) -> None:
        """The cards of these places may have changed places."""
        memories = vec[i64]([])
        for memory in self.memories:
            memories = append(memories, memory | places if memory & places else memory)
        self.memories = memories

    def _forget_one(self, seat: i64, cake: i64, places: i64) -> None:
        """This cake has come to light in one of these places: one memory of it is used up. If several could
        be meant it is uncertain which, and the others may now be where any of them were."""
        where: i64 = 0
        met: i64 = 0
        for memory in self.memories:
            if _rememberer(memory) == seat and _cake_of(memory) == cake and memory & places:
                where |= _places_of(memory)
                met += 1
        if met == 0:
            return
        memories = vec[i64]([])
        for memory in self.memories:
            if _rememberer(memory) == seat and _cake_of(memory) == cake and memory & places:
                met -= 1
                if met == 0:
                    continue
                memory |= where
            memories = append(memories, memory)
        self.memories = memories

    def _remember_leaving(self, place: i64, cake: i64) -> None:
        """The card of a place has left it openly."""
        for seat in range(self.bakery.players):
            self._forget_one(seat, cake, bit(place))
        memories = vec[i64]([])
        for memory in self.memories:
            memories = append(memories, memory & ~bit(place))
        self.memories = memories
        self._settle_memories()

    def _remember_giving_up(self, seat: i64, cake: i64) -> None:
        """One of a seat's cards has left, nobody else knows from which place; the rest has moved up."""
        own = bit(seat) | bit(SECOND) | bit(THIRD)
        left: i64 = bit(seat) if self.hands[SECOND] == NONE else bit(seat) | bit(SECOND)
        for other in range(self.bakery.players):
            self._forget_one(other, cake, own)
        memories = vec[i64]([])
        for memory in self.memories:
            memories = append(memories, (memory & ~own) | left if memory & own else memory)
        self.memories = memories
        self._settle_memories()

    def _remember_seeing(self, seat: i64, place: i64) -> None:
        """A seat sees the card of a place: it is a remembered one, or no remembered one is there."""
        self._forget_one(seat, self.hands[place], bit(place))
        memories = vec[i64]([])
        for memory in self.memories:
            if _rememberer(memory) == seat:
                memory &= ~bit(place)
            memories = append(memories, memory)
        self.memories = memories
        self._settle_memories()

    def _settle_memories(self) -> None:
        """Who remembers a cake in one place only knows what lies there."""
        memories = vec[i64]([])
        for memory in self.memories:
            places = _places_of(memory)
            if places & (places - 1) == 0:
                place: i64 = members(places)[0]
                self.facts[KNOWERS + place] |= bit(_rememberer(memory))
            else:
                memories = append(memories, memory)
        self.memories = memories

    # --- moves as people and programs read them -------------------------------------------------------------

    def ask(self, seat: int) -> dict[str, Any]:
        if seat != self.turn or self.phase == OVER:
            return {}
        kind = PHASES[self.phase]
        if self.phase == CHOOSING:
            second = self.target != NONE
            return {"kind": kind, "card": CARDS[self.card], "second": second, "one": _or_none(self.target)}
        if self.phase == NAMING:
            return {"kind": kind, "card": CARDS[self.card], "target": int(self.target)}
        if self.phase == HOLDING:
            return {"kind": kind, "card": CARDS[self.card]}
        if self.phase == PLAYING:
            return {
                "kind": kind,
                "must_hnallthora": has(self._held(), HNALLTHORA) and self._may_lay() != self._held(),
            }
        return {"kind": kind}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        if 0 <= move < CHOOSE:
            kind = ("play", "hold", "name", "discard")[move // KINDS]
            cake = move % KINDS
            return {"kind": kind, "card": CARDS[cake], "value": VALUES[cake], "coffee": is_coffee(cake)}
        if move < FIRST:
            return {"kind": PHASES[self.phase], "seat": None if move == CHOOSE_NOBODY else move - CHOOSE}
        return {"kind": "order", "card": CARDS[move - FIRST + PANCAKES]}

    def text(self, seat: int, move: int) -> str:
        if 0 <= move < CHOOSE:
            return f"{('play', 'hold', 'name', 'discard')[move // KINDS]} {CARDS[move % KINDS]}"
        if move == CHOOSE_NOBODY:
            return "choose nobody"
        if CHOOSE <= move < FIRST:
            return f"choose {move - CHOOSE}"
        if FIRST <= move < MOVE_COUNT:
            return f"first {CARDS[move - FIRST + PANCAKES]}"
        raise BadInput(f"Moves are numbers from 0 to {MOVE_COUNT - 1}, not {move}.")

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """CK-28: which of two cards is somebody else's hand stays hidden; MOVE_COUNT stands for it."""
        return MOVE_COUNT if HOLD <= move < NAME and by != seat else move

    def _why_not(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            return f"moves are numbers from 0 to {MOVE_COUNT - 1}"
        if self.phase == PLAYING and move < HOLD:
            if not has(self._held(), move):
                return "that cake is not in the hand"
            return "with a coffee cake in hand Hnallþóra must be played (CK-21)"
        if self.phase == CHOOSING and CHOOSE <= move < CHOOSE_NOBODY:
            return "that player cannot be chosen now (CK-13, CK-14)"
        if self.phase == NAMING and NAME <= move < DISCARD:
            return "neither Kleina nor a cake that is not in the game can be named (CK-15)"
        return f"the question now is: {PHASES[self.phase]}"

    # --- what is known: views and imagined worlds -----------------------------------------------------------

    def view(self, seat: int | None) -> "CookieState":
        viewer = self._viewer_of(seat)
        view = CookieState(self.bakery)
        view.viewer = viewer
        # Open to all.
        view.phase = self.phase
        view.turn = self.turn
        view.round = self.round
        view.starter = self.starter
        view.inside = self.inside
        view.direction = self.direction
        view.reversing = self.reversing
        view.next_turn = self.next_turn
        view.card = self.card
        view.target = self.target
        view.waiting = self.waiting
        view.waiting_too = self.waiting_too
        view.shielded = self.shielded
        view.marker = self.marker
        view.marked = self.marked
        view.left = self.left
        view.tossed = self.tossed
        view.shown = self.shown
        view.ties = self.ties
        view.laid = self.laid[:]
        view.tally = self.tally
        # What the seat knows of each place; CK-31: the hands when all is over, but never the secret card.
        own: i64 = bit(viewer) if viewer >= 0 else 0
        hands = _NO_CARDS[:]
        facts = _NO_FACTS[:]
        for place in range(i64(PLACES)):
            if self.hands[place] != NONE:
                knowers = self.facts[KNOWERS + place]
                known = knowers & own != 0 or (self.phase == OVER and place != SECRET)
                hands[place] = self.hands[place] if known else UNKNOWN
                facts[DOMAIN + place] = self.facts[DOMAIN + place]
                facts[SURE + place] = self.facts[SURE + place]
                facts[DEEDS + place] = self.facts[DEEDS + place]
                facts[KNOWERS + place] = self.facts[SURE + place] | (knowers & own)
        view.hands = hands
        view.facts = facts
        memories = vec[i64]([])
        for memory in self.memories:
            if _rememberer(memory) == viewer:
                memories = append(memories, memory)
        view.memories = memories
        return view

    def imagine(self, rng: Rng) -> "CookieState":
        """Other seats remember in an imagined world what everybody can be sure that they do, and no more."""
        self._must_be_view()
        if not self._prepared:
            self._prepare()
        world = self.clone()
        world.viewer = WHOLE
        cakes = self._unseen[:]
        tries: i64 = 0
        while not self._fill(world, cakes, rng):
            tries += 1
            if tries > 1_000_000:
                raise BadInput("No deal fits what is known; the view contradicts itself.")
        pancakes = self._unseen_pancakes[:]
        rng.shuffle(pancakes)
        deck = cakes[len(self._blanks) :]
        i: i64 = 0
        while len(deck) < self.left:
            deck = append(deck, pancakes[i])
            i += 1
        rng.shuffle(deck)
        world.deck = deck
        world.chance = rng.fork()
        return world

    def _prepare(self) -> None:
        """List what this view has not seen, and the places it may lie in, the most certain ones first."""
        seen = self.tossed
        for seat in range(self.bakery.players):
            seen += self.laid[seat]
        blanks: list[tuple[int, int]] = []
        for place in range(i64(PLACES)):
            card = self.hands[place]
            if card == UNKNOWN:
                blanks.append((int(count(self.facts[DOMAIN + place])), int(place)))
            elif card != NONE:
                seen += one(card)
        blanks.sort()
        unseen: list[int] = []
        for cake in range(KINDS):
            for _ in range(self.bakery.copies[cake] - int(copies_in(seen, cake))):
                unseen.append(cake)
        self._unseen = vec[i64](unseen)
        self._unseen_pancakes = vec[i64](
            [int(p) for p in self.bakery.pancakes if not has(self.shown, p - PANCAKES)]
        )
        self._blanks = vec[i64]([place for _, place in blanks])
        self._blank_domains = vec[i64]([int(self.facts[DOMAIN + place]) for _, place in blanks])
        self._prepared = True

    def _fill(self, world: "CookieState", cakes: vec[i64], rng: Rng) -> bool:
        """Deal cakes to the blank places, all deals equally likely; False if that does not fit the facts."""
        hands = world.hands
        size: i64 = len(cakes)
        i: i64 = 0
        while i < len(self._blanks):
            j = i + rng.below(size - i)
            cake = cakes[j]
            if not has(self._blank_domains[i], cake):
                return False
            cakes[j] = cakes[i]
            cakes[i] = cake
            hands[self._blanks[i]] = cake
            i += 1
        return (self.ties == 0 or world._ties_hold()) and (len(self.memories) == 0 or world._memories_hold())

    def _ties_hold(self) -> bool:
        for a in range(i64(SECRET)):
            for b in range(a + 1, i64(SECRET + 1)):
                if self.ties & _pair(a, b) and value(self.hands[a]) != value(self.hands[b]):
                    return False
        return True

    def _memories_hold(self) -> bool:
        """Each remembered cake is there, and two memories of one kind are of two cards."""
        for memory in self.memories:
            places = _places_of(memory)
            needed: i64 = 0
            for other in self.memories:
                if memory >> 10 == other >> 10 and _places_of(other) & ~places == 0:
                    needed += 1
            for place in range(i64(PLACES)):
                if has(places, place) and self.hands[place] == _cake_of(memory):
                    needed -= 1
            if needed > 0:
                return False
        return True

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> "CookieState":
        twin = CookieState(self.bakery)
        self._copy_to(twin)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.starter = self.starter
        twin.inside = self.inside
        twin.direction = self.direction
        twin.reversing = self.reversing
        twin.next_turn = self.next_turn
        twin.card = self.card
        twin.target = self.target
        twin.waiting = self.waiting
        twin.waiting_too = self.waiting_too
        twin.shielded = self.shielded
        twin.marker = self.marker
        twin.marked = self.marked
        twin.left = self.left
        twin.tossed = self.tossed
        twin.shown = self.shown
        twin.ties = self.ties
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.facts = self.facts[:]
        twin.deck = self.deck
        twin.tally = self.tally
        twin.memories = self.memories
        return twin

    def _dump(self) -> dict[str, Any]:
        seats = range(int(self.bakery.players))
        deck: list[str | None] = [None] * int(self.left)
        if self.viewer == WHOLE:
            deck = [CARDS[card] for card in self.deck[: self.left]]
        tally = [int(n) for n in self.tally]
        return {
            "phase": PHASES[self.phase],
            "turn": int(self.turn),
            "round": int(self.round),
            "starter": int(self.starter),
            "in": members(self.inside),
            "clockwise": self.direction == 1,
            "reversing": self.reversing,
            "next": _or_none(self.next_turn),
            "card": None if self.card == NONE else CARDS[self.card],
            "target": _or_none(self.target),
            "waiting": [CARDS[card] for card in (self.waiting, self.waiting_too) if card != NONE],
            "protected": members(self.shielded),
            "mark": {"by": _or_none(self.marker), "on": _or_none(self.marked)},
            "hands": [self._dump_hand(seat) for seat in seats],
            "secret": _card_or_none(self.hands[SECRET]),
            "laid": [[CARDS[cake] for cake in pile_list(self.laid[seat])] for seat in seats],
            "discarded": [CARDS[cake] for cake in pile_list(self.tossed)],
            "pancakes": [CARDS[PANCAKES + n] for n in members(self.shown)],
            "deck": deck,
            "tally": {
                "won": tally[WON : WON + len(seats)],
                "with_jar": tally[WITH_JAR : WITH_JAR + len(seats)],
                "caught": tally[CAUGHT : CAUGHT + len(seats)],
            },
            "facts": self._dump_facts(),
            "memory": self._dump_memory(),
        }

    def _dump_hand(self, seat: int) -> list[str | None]:
        places = [seat, SECOND, THIRD] if seat == self.turn else [seat]
        return [_card_or_none(self.hands[place]) for place in places if self.hands[place] != NONE]

    def _dump_facts(self) -> dict[str, Any]:
        """What everybody knows: what a card is not, who surely knows it, which are worth the same, what who
        holds it did."""
        barred: dict[str, list[str]] = {}
        deeds: dict[str, list[str]] = {}
        equal: list[list[str]] = []
        for place in range(PLACES):
            if self.hands[place] != NONE and self.facts[DOMAIN + place] != ANY_CAKE:
                not_there = members(ANY_CAKE & ~self.facts[DOMAIN + place])
                barred[PLACE_NAMES[place]] = [CARDS[cake] for cake in not_there]
            if self.facts[DEEDS + place]:
                deeds[PLACE_NAMES[place]] = [deed_text(deed) for deed in self.deeds(place)]
        if self.ties:
            for a in range(SECRET):
                for b in range(a + 1, SECRET + 1):
                    if self.ties & _pair(a, b):
                        equal.append([PLACE_NAMES[a], PLACE_NAMES[b]])
        sure = self._dump_knowers(SURE)
        return {"not": barred, "known_for_sure": sure, "equal": equal, "deeds": deeds}

    def _dump_memory(self) -> dict[str, Any]:
        """What single seats know: the cards in certain places, and cakes in one of several."""
        among: list[dict[str, Any]] = []
        for memory in self.memories:
            places = [PLACE_NAMES[place] for place in members(_places_of(memory))]
            among.append(
                {"seat": int(_rememberer(memory)), "card": CARDS[_cake_of(memory)], "one_of": places}
            )
        return {"known": self._dump_knowers(KNOWERS), "among": among}

    def _dump_knowers(self, row: i64) -> dict[str, list[int]]:
        """Who knows the card of each place, where that is not just its owner."""
        knowers: dict[str, list[int]] = {}
        for place in range(PLACES):
            if self.hands[place] != NONE:
                seats = members(self.facts[row + place])
                if seats != self._owner_alone(place):
                    knowers[PLACE_NAMES[place]] = seats
        return knowers

    def _owner_alone(self, place: i64) -> list[int]:
        return [] if place == SECRET else [int(self._owner(place))]


def _moves_from(first: i64, kinds: i64) -> list[int]:
    """The moves that do something with each of these kinds of cakes, in a list of its own."""
    moves: list[int] = []
    while kinds:
        if kinds & 1:
            moves.append(first)
        kinds >>= 1
        first += 1
    return moves


# --- the texts of the cards, looked up by kind --------------------------------------------------------------

_CAKE_TEXTS: Final[list[Callable[[CookieState], None]]] = [
    CookieState._ask_one,  # Kleina
    CookieState._ask_one,  # Piparkaka
    CookieState._ask_one,  # Laufabrauð
    CookieState._protect,  # Lakkrístoppur
    CookieState._ask_one,  # Randalína
    CookieState._ask_one,  # Hjónabandssæla
    CookieState._no_effect,  # Hnallþóra
    CookieState._no_effect,  # Tóm krús: laying it ends the round
    CookieState._guess_all,  # Kleina með kaffi
    CookieState._swap_with_secret,  # Piparkaka með kaffi
    CookieState._ask_two,  # Laufabrauð með kaffi
    CookieState._ask_one,  # Lakkrístoppur með kaffi
    CookieState._ask_two,  # Randalína með kaffi
    CookieState._ask_two,  # Hjónabandssæla með kaffi
]


def _no_target(state: CookieState, chosen: i64) -> None:
    """Of a cake that chooses nobody."""


_TARGET_TEXTS: Final[list[Callable[[CookieState, i64], None]]] = [
    CookieState._ask_name,  # Kleina
    CookieState._look,  # Piparkaka
    CookieState._compare_with,  # Laufabrauð
    _no_target,
    CookieState._replace_one,  # Randalína
    CookieState._marry,  # Hjónabandssæla
    _no_target,
    _no_target,
    _no_target,
    _no_target,
    CookieState._compare_two,  # Laufabrauð með kaffi
    CookieState._mark,  # Lakkrístoppur með kaffi
    CookieState._replace_two,  # Randalína með kaffi
    CookieState._marry_two,  # Hjónabandssæla með kaffi
]

_PANCAKE_TEXTS: Final[list[Callable[[CookieState], None]]] = [
    CookieState._grautarlumma,
    CookieState._halfbokud,
    CookieState._lumma_med_kaffi,
    CookieState._lummudeig,
    CookieState._lummustafli,
    CookieState._tvilumma,
    CookieState._upphitud,
    CookieState._vidbrennd,
]
