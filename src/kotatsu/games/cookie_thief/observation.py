"""What a seat knows of a match of Cookie Thief as a row of numbers; see `core/observation.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.observation import Observer, put_bits, put_copies, put_flag, put_number, put_one
from kotatsu.core.state import NONE, Setup, State
from kotatsu.games.cookie_thief import cards, knowledge
from kotatsu.games.cookie_thief.cards import CARDS, DOMAIN, KINDS, KNOWERS, OVER, PANCAKES, SECRET
from kotatsu.games.cookie_thief.rules import CookieState

_CAKES: Final = CARDS[:KINDS]
_NUMBERS: Final = ["rounds finished", "cards in the deck", "goes clockwise", "will turn round"]
_CAKE_WORDS: Final = 2


class CookieObserver(Observer):
    """The round, what lies open, and what is known of each place: hands, the secret card, what is drawn."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._phase = self.part("phase", cards.PHASES)
        self._numbers = self.part("numbers", _NUMBERS)
        self._turn = self.part("turn", self.seats())
        self._starter = self.part("starter", self.seats())
        self._inside = self.part("in", self.seats())
        self._next = self.part("next", self.seats())
        self._target = self.part("target", self.seats())
        self._shielded = self.part("protected", self.seats())
        self._marker = self.part("mark by", self.seats())
        self._marked = self.part("mark on", self.seats())
        self._card = self.part("card", _CAKES)
        self._waiting = self.part("pancakes to carry out", CARDS[PANCAKES:])
        self._shown = self.part("pancakes seen", CARDS[PANCAKES:])
        self._tossed = self.part("discarded", _CAKES)
        self._laid = self.part_by_seat("laid", _CAKES)
        self._tally = self.part_by_seat("rounds", ["won", "won with the jar", "caught"])
        # What each place holds, if the seat knows it, and what everybody knows that it may hold.
        places = [f"hand{seat}" for seat in self.seats()] + ["secret", "second", "third"]
        self._places = self.words
        for name in places:
            self.part(name, _CAKES)
            self.part(f"{name} may be", _CAKES)
            self.part(f"{name} is one of several, one of which is", _CAKES)

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, CookieState)
        put_one(row, at + self._phase, state.phase)
        put_number(row, at + self._numbers, 0, state.round)
        put_number(row, at + self._numbers, 1, state.left)
        put_flag(row, at + self._numbers, 2, state.direction == 1)
        put_flag(row, at + self._numbers, 3, state.reversing)
        self.put_seat(row, at + self._turn, state.turn, seat)
        self.put_seat(row, at + self._starter, state.starter, seat)
        self.put_seats(row, at + self._inside, state.inside, seat)
        self.put_seat(row, at + self._next, state.next_turn, seat)
        self.put_seat(row, at + self._target, state.target, seat)
        self.put_seats(row, at + self._shielded, state.shielded, seat)
        self.put_seat(row, at + self._marker, state.marker, seat)
        self.put_seat(row, at + self._marked, state.marked, seat)
        put_one(row, at + self._card, state.card)
        put_one(row, at + self._waiting, state.waiting - PANCAKES)
        put_one(row, at + self._waiting, state.waiting_too - PANCAKES)
        put_bits(row, at + self._shown, state.shown)
        put_copies(row, at + self._tossed, state.tossed, 3)
        self._write_seats(state, seat, row, at)
        for place in range(i64(SECRET), i64(cards.PLACES)):
            self._write_place(state, seat, place, row, at, self.players + place - SECRET)
        self._write_memories(state, seat, row, at)

    def _write_seats(self, state: CookieState, seat: i64, row: vec[i64], at: i64) -> None:
        owner = seat
        for number in range(self.players):
            put_copies(row, at + self._laid + number * _CAKE_WORDS, state.laid[owner], 3)
            put_number(row, at + self._tally + number, 0, state.tally[cards.WON + owner])
            put_number(row, at + self._tally + number, 1, state.tally[cards.WITH_JAR + owner])
            put_number(row, at + self._tally + number, 2, state.tally[cards.CAUGHT + owner])
            self._write_place(state, seat, owner, row, at, number)
            owner = state.left_of(owner)

    def _write_place(
        self, state: CookieState, seat: i64, place: i64, row: vec[i64], at: i64, number: i64
    ) -> None:
        card = state.hands[place]
        if card == NONE:
            return
        at += self._places + number * 3 * _CAKE_WORDS
        if has(state.facts[KNOWERS + place], seat) or (state.phase == OVER and place != SECRET):
            put_one(row, at, card)
        put_bits(row, at + _CAKE_WORDS, state.facts[DOMAIN + place])

    def _write_memories(self, state: CookieState, seat: i64, row: vec[i64], at: i64) -> None:
        """CK-26: a cake that the seat knows to be in one of several places."""
        for memory in state.memories:
            if knowledge.rememberer(memory) != seat:
                continue
            for place in range(i64(cards.PLACES)):
                if has(memory, place):
                    number = self.players + place - SECRET
                    if place < SECRET:
                        number = self.from_seat(place, seat)
                    part = self._places + (number * 3 + 2) * _CAKE_WORDS
                    put_one(row, at + part, knowledge.cake_of(memory))


OBSERVER: Final = CookieObserver
