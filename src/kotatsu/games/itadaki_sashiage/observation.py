"""What a seat knows of a game of Itadaki Sashiage Pancake as a row of numbers; see `core/observation.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.observation import Observer, add_one, put_bits, put_copies, put_flag, put_number, put_one
from kotatsu.core.state import NONE, Setup, State
from kotatsu.games.itadaki_sashiage import cards, knowledge
from kotatsu.games.itadaki_sashiage.cards import CARD_TEXTS, FRUITS, MOST_SEATS, MOST_TOWERS
from kotatsu.games.itadaki_sashiage.rules import PancakeState

_FACES: Final = [*"123456X", ""]
_TOWERS: Final = [str(tower) for tower in range(MOST_TOWERS)]
_CARD: Final = [*FRUITS, "height", "", "", "", *_FACES]  # of a tower: its top, in two words
_PLAYED: Final = [*FRUITS, "was an X", "", "", "", *_FACES]


class PancakeObserver(Observer):
    """The hand, the trick, every tower's top and height, and how many of each card are still unseen."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._phase = self.part("phase", [*cards.PHASES, "rounds finished", "tricks finished"])
        self._leader = self.part("leader", self.seats())
        self._turn = self.part("turn", self.seats())
        self._waiting = self.part("waiting", self.seats())
        self._winning = self.part("winning", self.seats())
        self._owed = self.part("owed", self.seats())
        self._spoiled = self.part("spoiled", self.seats())
        self._led = self.part("led", FRUITS)
        self._hand = self.part("hand", CARD_TEXTS)
        self._unseen = self.part("unseen", CARD_TEXTS)
        self._stack = self.part("own first tower", CARD_TEXTS)
        self._chosen = self.part("own tower chosen", _TOWERS)
        self._table = self.part_by_seat("table", _PLAYED)
        totals = [f"{category} before" for category in cards.CATEGORIES]
        self._seats = self.part_by_seat("player", [*totals, *[f"out of {fruit}" for fruit in FRUITS]])
        self._moved = self.part("moved", self.seats())
        self._towers = self.words
        for seat in range(int(self.players)):
            for tower in _TOWERS:
                self.part(f"tower {tower}+{seat}", _CARD)

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, PancakeState)
        put_one(row, at + self._phase, state.phase)
        put_number(row, at + self._phase, 5, state.round)
        put_number(row, at + self._phase, 6, state.trick)
        self.put_seat(row, at + self._leader, state.leader, seat)
        self.put_seat(row, at + self._turn, state.turn, seat)
        self.put_seats(row, at + self._waiting, state.waiting, seat)
        self.put_seat(row, at + self._winning, state.winning, seat)
        self.put_seats(row, at + self._owed, state.owed, seat)
        self.put_seats(row, at + self._spoiled, state.spoiled, seat)
        put_one(row, at + self._led, state.led)
        put_copies(row, at + self._hand, state.hands[seat], 2)
        self._write_memory(state, seat, row, at)
        owner = seat
        for number in range(self.players):
            self._write_player(state, owner, row, at, number)
            owner = state.left_of(owner)

    def _write_memory(self, state: PancakeState, seat: i64, row: vec[i64], at: i64) -> None:
        unseen = knowledge.unseen(state, seat)
        for card in range(i64(32)):
            put_number(row, at + self._unseen, card, unseen[card])
        for stacked in state.stacks[seat]:
            add_one(row, at + self._stack, stacked)
        put_one(row, at + self._chosen, state.chosen[seat])

    def _write_player(self, state: PancakeState, owner: i64, row: vec[i64], at: i64, number: i64) -> None:
        played = state.table[owner]
        if played != NONE:
            table = at + self._table + number * 2
            put_one(row, table, played >> 3 & 3)
            put_flag(row, table, 4, played >= cards.CALL)
            put_one(row, table + 1, played & 7)
        for category in range(i64(4)):
            put_number(row, at + self._seats + number, category, state.totals[category * MOST_SEATS + owner])
        put_bits(row, at + self._seats + number, state.voids[owner] << 4)
        put_number(row, at + self._moved, number, state.moved[owner])
        place = at + self._towers + number * MOST_TOWERS * 2
        for tower in state.towers[owner]:
            height: i64 = len(tower)
            top: i64 = tower[height - 1]
            put_one(row, place, top >> 3)
            put_number(row, place, 4, height)
            put_one(row, place + 1, top & 7)
            place += 2


OBSERVER: Final = PancakeObserver
