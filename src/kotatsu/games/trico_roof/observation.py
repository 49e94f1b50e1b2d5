"""What a seat knows of a game of Trico Roof as a row of numbers; see `core/observation.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.observation import Observer, put_bits, put_copies, put_number, put_one, words_for
from kotatsu.core.state import Setup, State
from kotatsu.games.trico_roof import cards
from kotatsu.games.trico_roof.cards import CARD_TEXTS, CHIP_TEXTS, GIFTS, OPEN, PAINTS, PLACES
from kotatsu.games.trico_roof.rules import TricoSetup, TricoState

_NUMBERS: Final = ["phases finished", "rank of the painter", "painters who scored", "requests to come"]
_RANKS: Final = ["1", "2", "3", "4"]
_GIFT_WORDS: Final = 2


class TricoObserver(Observer):
    """The roofs, the hand, the gifts of this phase, the requests."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, TricoSetup)
        residents = [f"resident {number + 1}" for number in range(int(setup.requests.residents))]
        self._residents: i64 = words_for(residents)
        self._phase = self.part("phase", cards.PHASES)
        self._numbers = self.part("numbers", _NUMBERS)
        self._turn = self.part("turn", self.seats())
        self._leader = self.part("leader", self.seats())
        self._roofs = self.part("roofs", CHIP_TEXTS)
        self._hand = self.part("hand", CARD_TEXTS)
        self._given = self.part("given", CARD_TEXTS)
        self._led = self.part("led", GIFTS)
        self._trump = self.part("trump", GIFTS)
        self._paints = self.part(
            "paints", [*[f"{p} used" for p in PAINTS], *[f"{p} offered" for p in PAINTS]]
        )
        self._chip = self.part("new chip", CHIP_TEXTS)
        self._completed = self.part("requests it completes", PLACES)
        self._sides = self.part("government", ["1 back", "2 back", "3 back"])
        self._scored = self.part("residents scored", [f"res-{place + 1}" for place in range(OPEN)])
        self._open = self.words
        for place in range(OPEN):
            self.part(f"res-{place + 1}", residents)
        self._discarded = self.part("discarded", residents)
        # The gifts of this phase in order of play: card and rank, then who gave it.
        self._table = self.words
        for gift in range(int(setup.trick)):
            self.part(f"gift {gift + 1}", [*GIFTS, *_RANKS, *self.seats(), "painting order"])
        self._voids = self.part_by_seat("out of", GIFTS)
        self._columns: i64 = len(setup.categories)
        self._tally_words: i64 = words_for(setup.categories)
        self._tally = self.part_by_seat("tally", setup.categories)

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, TricoState)
        put_one(row, at + self._phase, state.phase)
        put_number(row, at + self._numbers, 0, state.round)
        put_number(row, at + self._numbers, 1, state.rank)
        put_number(row, at + self._numbers, 2, state.scorers)
        put_number(row, at + self._numbers, 3, len(state.deck))
        self.put_seat(row, at + self._turn, state.turn, seat)
        self.put_seat(row, at + self._leader, state.leader, seat)
        put_bits(row, at + self._roofs, state.roofs)
        put_copies(row, at + self._hand, state.hands[seat], 2)
        put_copies(row, at + self._given, state.given, 2)
        put_one(row, at + self._led, state.led)
        put_one(row, at + self._trump, state.trump)
        put_bits(row, at + self._paints, state.used | state.offered << 3)
        put_one(row, at + self._chip, state.chip)
        put_bits(row, at + self._completed, state.completed)
        self._write_requests(state, row, at)
        self._write_gifts(state, seat, row, at + self._table)
        owner = seat
        for number in range(self.players):
            put_bits(row, at + self._voids + number, state.voids[owner])
            tally = at + self._tally + number * self._tally_words
            for column in range(self._columns):
                put_number(row, tally, column, state.tally[owner * self._columns + column])
            owner = state.left_of(owner)

    def _write_requests(self, state: TricoState, row: vec[i64], at: i64) -> None:
        put_bits(row, at + self._sides, state.sides)
        put_bits(row, at + self._scored, state.scored)
        put_bits(row, at + self._discarded, state.discarded)
        place = at + self._open
        for number in state.residents:
            put_one(row, place, number)
            place += self._residents

    def _write_gifts(self, state: TricoState, seat: i64, row: vec[i64], at: i64) -> None:
        for gift in range(state.played):
            card = state.table[gift]
            put_one(row, at + gift * _GIFT_WORDS, card >> 2)
            put_one(row, at + gift * _GIFT_WORDS, 4 + (card & 3))
            self.put_seat(row, at + gift * _GIFT_WORDS + 1, state.giver(gift), seat)
        for rank in range(state.painters):
            painting = at + state.ranked(rank) * _GIFT_WORDS
            put_number(row, painting, 8 + self.players, rank + 1)


OBSERVER: Final = TricoObserver
