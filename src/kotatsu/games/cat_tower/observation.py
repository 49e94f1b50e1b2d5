"""What a seat knows of a game of Cat Tower as a row of numbers; see `core/observation.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.observation import Observer, put_bits, put_number, put_one, words_for
from kotatsu.core.state import NONE, Setup, State
from kotatsu.games.cat_tower import hexes
from kotatsu.games.cat_tower.hexes import CAT, COLUMN_NAMES, HEX_TEXTS, KIND_NAMES, KINDS, NUMBERS, SHEET
from kotatsu.games.cat_tower.rules import CatState

_DICE: Final = [str(number) for number in range(1, NUMBERS + 1)]
_MARKS: Final = words_for(HEX_TEXTS)
_SCORED: Final = [f"{what} of {kind}" for kind in KIND_NAMES for what in ("houses", "items")]


class CatObserver(Observer):
    """The dice, the own choice, every sheet."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._phase = self.part("phase", [*hexes.PHASES, "rounds finished"])
        self._first = self.part("first", self.seats())
        self._waiting = self.part("waiting", self.seats())
        self._pool = self.part("dice to take", _DICE)
        self._left = self.part("die left over", _DICE)
        self._item = self.part("item chosen", [*KIND_NAMES, "pass"])
        self._hex = self.part("hex chosen", HEX_TEXTS)
        self._taken = self.part_by_seat("die taken", _DICE)
        self._marks = self.words
        for seat in range(int(self.players)):
            for kind in KIND_NAMES:
                self.part(f"{kind}+{seat}", HEX_TEXTS)
        self._tally = self.part_by_seat("footprints", ["ready", "spent"])
        self._large = self.part_by_seat("large bonus", COLUMN_NAMES)
        self._small = self.part_by_seat("small bonus", COLUMN_NAMES)
        self._cats = self.part_by_seat("cats", _SCORED)

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, CatState)
        put_one(row, at + self._phase, state.phase)
        put_number(row, at + self._phase, 3, state.round)
        self.put_seat(row, at + self._first, state.first, seat)
        self.put_seats(row, at + self._waiting, state.waiting, seat)
        for number in range(i64(NUMBERS)):
            put_number(row, at + self._pool, number, state.pool >> 4 * number & 15)
        put_one(row, at + self._left, state.left - 1)
        self._write_choice(state.choices[seat], row, at)
        owner = seat
        for place in range(self.players):
            put_one(row, at + self._taken + place, state.die_of(owner) - 1)
            self._write_sheet(state, owner, row, at, place)
            owner = state.left_of(owner)

    def _write_choice(self, choice: i64, row: vec[i64], at: i64) -> None:
        if choice == hexes.PASS:
            put_one(row, at + self._item, KINDS)
        elif choice != NONE:
            put_one(row, at + self._item, hexes.kind_of(choice))
            put_one(row, at + self._hex, hexes.hex_of(choice))

    def _write_sheet(self, state: CatState, owner: i64, row: vec[i64], at: i64, place: i64) -> None:
        marks = at + self._marks + place * KINDS * _MARKS
        for kind in range(i64(KINDS)):
            put_bits(row, marks + kind * _MARKS, state.marks[owner * SHEET + kind])
        tally = at + self._tally + place
        put_number(row, tally, 0, state.tally[hexes.READY + owner])
        put_number(row, tally, 1, state.tally[hexes.SPENT + owner])
        put_bits(row, at + self._large + place, state.tally[hexes.LARGE + owner])
        put_bits(row, at + self._small + place, state.tally[hexes.SMALL + owner])
        cats = at + self._cats + place * 2
        for cat in range(i64(KINDS)):
            score = state.cats[owner * KINDS + cat]
            if score:
                put_number(row, cats, cat * 2, score // CAT)
                put_number(row, cats, cat * 2 + 1, score % CAT)


OBSERVER: Final = CatObserver
