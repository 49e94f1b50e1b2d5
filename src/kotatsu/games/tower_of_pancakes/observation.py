"""What a seat knows of a game of Tower Of PanCakes!! as a row of numbers; see `core/observation.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.observation import HIGHEST, Observer, lane, put_bits, put_number, put_one, spread
from kotatsu.core.state import NONE, Setup, State
from kotatsu.games.tower_of_pancakes.cards import (
    BAKED,
    CARD_TEXTS,
    COLOURS,
    DISCARDED,
    DOUGH,
    FULL,
    OVER,
    PHASES,
    PLATES,
    TAKEN,
)
from kotatsu.games.tower_of_pancakes.rules import TowerState

_NUMBERS: Final = [str(number) for number in range(1, 9)]
_SEATS: Final = ["+0", "+1", "+2", "+3"]


class TowerObserver(Observer):
    """Hands, the trick, chips and plates."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        voids = [f"out of {colour}" for colour in COLOURS]
        served = [f"chips of {seat}" for seat in _SEATS] + [f"eighth chips of {seat}" for seat in _SEATS]
        top = [*[f"top of {seat}" for seat in _SEATS], "height", "", "", ""]
        points = ["points above", "points below", "above is known", "below is known"]
        self._phase = self.part("phase", [*PHASES, "tricks finished"])
        self._leader = self.part("leader", self.seats())
        self._first = self.part("first", self.seats())
        self._second = self.part("second", self.seats())
        self._led = self.part("led", COLOURS)
        self._hand = self.part("hand", CARD_TEXTS)
        self._opened = self.part("opened", CARD_TEXTS)
        self._hidden = self.part("own card face down", CARD_TEXTS)
        # Two words for each seat: its card of this trick.
        self._table = self.part_by_seat(
            "table", [*COLOURS, "face down", "has been face down", "", "", *_NUMBERS]
        )
        self._chips = self.part_by_seat("chips", ["baked", "dough", "discarded", "tricks taken", *voids])
        self._plates = self.words
        for plate in PLATES:
            self.part(f"plate {plate}", [*served, *top, *points])

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, TowerState)
        put_one(row, at + self._phase, state.phase)
        put_number(row, at + self._phase, 4, state.trick)
        self.put_seat(row, at + self._leader, state.leader, seat)
        self.put_seat(row, at + self._first, state.first, seat)
        self.put_seat(row, at + self._second, state.second, seat)
        put_one(row, at + self._led, state.led)
        put_bits(row, at + self._hand, state.hands[seat])
        put_bits(row, at + self._opened, state.opened)
        put_one(row, at + self._hidden, state.hidden[seat])
        self._write_seats(state, seat, row, at)
        self._write_plates(state, seat, row, at + self._plates)

    # What follows is written for every step of every table of a batch: each word is put together by itself.

    def _write_seats(self, state: TowerState, seat: i64, row: vec[i64], at: i64) -> None:
        table = at + self._table
        chips = at + self._chips
        owner = seat
        for _ in range(self.players):
            card = state.table[owner]
            if card != NONE:
                row[table] = lane(card >> 3)
                row[table + 1] = lane(card & 7)
            if has(state.down, owner):
                row[table] |= lane(4)
            if state.hidden[owner] != NONE:
                row[table] |= lane(5)
            held = state.chips[BAKED + owner] + state.chips[DOUGH + owner] * lane(1)
            gone = state.chips[DISCARDED + owner] * lane(2) + state.chips[TAKEN + owner] * lane(3)
            row[chips] = held + gone + spread(state.voids[owner] << 4)
            table += 2
            chips += 1
            owner = state.left_of(owner)

    def _write_plates(self, state: TowerState, seat: i64, row: vec[i64], at: i64) -> None:
        """Three words for each: whose chips lie there, who has the top, what they bring."""
        is_open = state.phase == OVER or not state.box.mystery
        for plate in range(i64(4)):
            tower = state.towers[plate]
            height: i64 = len(tower)
            if height:
                self._write_tower(tower, seat, row, at)
            for below in range(i64(2)):
                card = plate + 4 * below
                if is_open or has(state.lookers[card], seat):
                    put_number(row, at + 2, below, state.score_cards[card])
                    put_one(row, at + 2, 2 + below)
            at += 3

    def _write_tower(self, tower: bytes, seat: i64, row: vec[i64], at: i64) -> None:
        height: i64 = len(tower)
        chips: i64 = 0
        place: i64 = 0
        for n in range(height):
            owner: i64 = tower[n]
            place = owner - seat
            if place < 0:
                place += self.players
            chips += lane(place + 4) if n & 7 == FULL - 1 else lane(place)
        row[at] = chips
        row[at + 1] = lane(place) + min(height, HIGHEST) * lane(4)


OBSERVER: Final = TowerObserver
