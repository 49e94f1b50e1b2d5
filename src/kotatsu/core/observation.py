"""What a seat knows as a row of small numbers, for programs that learn.

A game's `observation.py` has an `Observer`: it declares the parts of the row, with a label for each number,
and writes them. It may read nothing of a state that the seat's view does not show; the suite compares what it
writes of a state with what it writes of the view, number by number.

Numbers are signed bytes. Eight of them lie in a word, because compiled code writes a word at once; so each
part begins with a word of its own, and what is left of its last word is always 0.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotatsu.core.errors import Unwritten
from kotatsu.core.state import NONE, UNKNOWN, Setup, State

IN_WORD: Final = 8
LOWEST: Final = -128
HIGHEST: Final = 127

_LANES: Final = vec[i64]([1 << 8 * place for place in range(8)])
# For each set of eight things the word that has a 1 for each of them.
_SPREAD: Final = vec[i64](
    [sum([1 << 8 * place for place in range(8) if mask >> place & 1]) for mask in range(256)]
)


class Part:
    """Some numbers of an observation that belong together: what each of them is called."""

    def __init__(self, name: str, labels: list[str], start: int) -> None:
        self.name = name
        self.labels = labels
        self.start = start  # the index of its first number

    @property
    def stop(self) -> int:
        """The index after its last number."""
        return self.start + len(self.labels)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what seats know at tables of this setup. Seats are counted from the one that looks: "+0" is that
    seat itself, "+1" the next clockwise."""

    version: ClassVar[int] = 0
    """To be raised when a row, or the rules behind it, mean something else: it is in the names of
    environments, cat_tower_v0."""

    def __init__(self, setup: Setup) -> None:
        self.players: i64 = setup.players
        self.parts: list[Part] = []
        self.words: i64 = 0  # how many a row takes

    @property
    def size(self) -> int:
        """How many numbers a row has, with those that are always 0."""
        return int(self.words) * IN_WORD

    def part(self, name: str, labels: Sequence[str]) -> i64:
        """Declare the next part; the word that it begins with."""
        first = self.words
        self.parts.append(Part(name, list(labels), int(first) * IN_WORD))
        self.words += (len(labels) + IN_WORD - 1) // IN_WORD
        return first

    def part_by_seat(self, name: str, labels: Sequence[str]) -> i64:
        """A part for each seat, one behind the other, each in `words_for(labels)` words."""
        first = self.words
        for seat in range(int(self.players)):
            self.part(f"{name}+{seat}", labels)
        return first

    def seats(self) -> list[str]:
        """Labels for a number by seat."""
        return [f"+{seat}" for seat in range(int(self.players))]

    def row(self, state: State, seat: int) -> vec[i64]:
        """What this seat knows, in a row of its own."""
        row = vec[i64]([0] * int(self.words))
        self.write(state, seat, row, 0)
        return row

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """Write what this seat knows into `words` words from `at` on, which are all 0."""
        raise Unwritten("write")

    def from_seat(self, seat: i64, viewer: i64) -> i64:
        """How far clockwise a seat sits from the one that looks; NONE for nobody."""
        if seat == NONE:
            return NONE
        seat -= viewer
        if seat < 0:
            seat += self.players
        return seat

    def seats_from(self, seats: i64, viewer: i64) -> i64:
        """A set of seats (bits), counted from the one that looks."""
        return (seats >> viewer | seats << (self.players - viewer)) & ((_LANES[0] << self.players) - 1)

    def put_seat(self, row: vec[i64], at: i64, seat: i64, viewer: i64) -> None:
        """A 1 for this seat; nothing for nobody."""
        put_one(row, at, self.from_seat(seat, viewer))

    def put_seats(self, row: vec[i64], at: i64, seats: i64, viewer: i64) -> None:
        """A 1 for each of a set of seats (bits)."""
        row[at] |= _SPREAD[self.seats_from(seats, viewer)]


def mask_row(state: State, seat: int) -> vec[i64]:
    """A 1 for every legal move of a seat, in a row of its own."""
    row = vec[i64]([0] * ((state.setup.move_count + IN_WORD - 1) // IN_WORD))
    for move in state._legal_moves(seat):
        put_one(row, 0, move)
    return row


def words_for(labels: Sequence[str]) -> int:
    """How many words a part with these labels takes."""
    return (len(labels) + IN_WORD - 1) // IN_WORD


def lane(place: i64) -> i64:
    """The word with a 1 in this place, of eight; times a number from 0 to 127, that number."""
    return _LANES[place]


def spread(mask: i64) -> i64:
    """The word with a 1 for each of a set of eight (bits)."""
    return _SPREAD[mask]


def put_number(row: vec[i64], at: i64, place: i64, value: i64) -> None:
    """A number in a place of the part that begins at this word; what does not fit is as high as can be."""
    if value > HIGHEST:
        value = HIGHEST
    elif value < LOWEST:
        value = LOWEST
    lane = place & 7
    if lane < 7:
        value &= 255  # the last lane has the word's own sign
    row[at + (place >> 3)] |= value * _LANES[lane]


def put_one(row: vec[i64], at: i64, place: i64) -> None:
    """A 1 in a place; for NONE, and for what is not known, nothing."""
    if place >= 0:
        row[at + (place >> 3)] |= _LANES[place & 7]


def add_one(row: vec[i64], at: i64, place: i64) -> None:
    """One more of what a place counts; no more than 127 of it."""
    row[at + (place >> 3)] += _LANES[place & 7]


def put_flag(row: vec[i64], at: i64, place: i64, flag: bool) -> None:
    """A 1 in a place, or nothing."""
    if flag:
        row[at + (place >> 3)] |= _LANES[place & 7]


def put_bits(row: vec[i64], at: i64, mask: i64) -> None:
    """A 1 for each of a set (bits), from the beginning of the part on."""
    if mask == UNKNOWN:
        return
    while mask:
        row[at] |= _SPREAD[mask & 255]
        mask >>= 8
        at += 1


def put_copies(row: vec[i64], at: i64, counts: i64, bits: i64) -> None:
    """How many there are of each kind, of a number that has so many bits for each."""
    if counts == UNKNOWN:
        return
    most = (_LANES[0] << bits) - 1
    lane: i64 = 0
    while counts:
        row[at] |= (counts & most) * _LANES[lane]
        counts >>= bits
        lane += 1
        if lane == IN_WORD:
            lane = 0
            at += 1
