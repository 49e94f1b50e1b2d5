"""How the numbers that a state holds look in dumps and events, and back again.

A `Coding` has the type that its readers get, in the words of `shapes.py`: `words(PLATES, "Plate")` makes "C"
of plate 2, and 2 of "C". A game lists once what a dump holds, as a `Layout`, and what an event tells, as a
`Told` (see `core/events.py`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import mask_of, members
from kotatsu.core.state import NONE, UNKNOWN, State


def as_it_is(value: Any) -> Any:
    return value


class Coding:
    """One value in JSON: its type there, how it is written, how it is read."""

    def __init__(
        self,
        type: str,
        write: Callable[[Any], Any] = as_it_is,
        read: Callable[[Any], Any] = as_it_is,
        is_by_seat: bool = False,
        seen_by: tuple[str, ...] = (),
        field: str = "",
        texts: Sequence[Any] = (),
    ) -> None:
        self.type = type
        self.is_plain = write is as_it_is  # so that nothing need be called
        self.write = write
        self.read = read
        self.is_by_seat = is_by_seat
        self.seen_by = seen_by  # of a secret: the fields of its event that name who sees it
        self.field = field  # what a state calls it, if not as the dump does
        self.texts: list[Any] = list(texts)  # of words: all of them, so that many are written at once


NUMBER: Final = Coding("int")
FLAG: Final = Coding("bool", bool)
SEAT: Final = Coding("Seat")
COUNTED: Final = Coding("Counted")


def plain(type: str) -> Coding:
    """What looks the same in JSON."""
    return Coding(type)


def words(texts: Sequence[Any], type: str) -> Coding:
    """One of these, by its place."""
    return Coding(type, texts.__getitem__, texts.index, texts=texts)


def bits_of(coding: Coding) -> Coding:
    """Each of a set (bits).

    >>> bits_of(words("YBRG", "Colour")).write(0b101)
    ['Y', 'R']
    """
    type = f"list[{coding.type}]"
    if coding.is_plain:
        return Coding(type, members, mask_of)
    return Coding(
        type,
        lambda mask: _each(coding, members(mask)),
        lambda data: mask_of([coding.read(item) for item in data]),
    )


SEATS: Final = bits_of(SEAT)


def copies_of(coding: Coding, bits: int) -> Coding:
    """Each of a number that counts copies, with so many bits for each kind.

    >>> copies_of(words("YBRG", "Colour"), 2).write(0b10_00_01)
    ['Y', 'R', 'R']
    """

    def write(counts: int) -> list[Any]:
        kinds = range(0, counts.bit_length(), bits)
        return [coding.write(n // bits) for n in kinds for _ in range(counts >> n & (1 << bits) - 1)]

    def read(data: list[Any]) -> int:
        return sum([1 << bits * coding.read(item) for item in data])

    return Coding(f"list[{coding.type}]", write, read)


def letters(names: Sequence[str]) -> Coding:
    """A set (bits) as a string of letters.

    >>> letters("YBRG").write(0b101), letters("YBRG").read("YR")
    ('YR', 5)
    """
    texts = ["".join([names[n] for n in members(mask)]) for mask in range(1 << len(names))]
    return words(texts, "str")


def or_null(coding: Coding, blank: int = NONE) -> Coding:
    """Null where there is none, or where it is not known (UNKNOWN).

    >>> or_null(SEAT).write(-1), or_null(SEAT).read(None), or_null(SEAT).type
    (None, -1, 'Seat | None')
    """
    return Coding(
        f"{coding.type} | None",
        lambda value: None if value == blank else value if coding.is_plain else coding.write(value),
        lambda data: blank if data is None else coding.read(data),
    )


def some(coding: Coding) -> Coding:
    """A list of one, or of none where there is NONE; null in it for what is not known.

    >>> card = some(words(["R1", "R2"], "Card"))
    >>> card.write(1), card.write(-1), card.write(-1_000_000), card.read([None])
    (['R2'], [], [None], -1000000)
    """
    one = or_null(coding, UNKNOWN)
    return Coding(
        f"list[{one.type}]",
        lambda value: [] if value == NONE else [one.write(value)],
        lambda data: one.read(data[0]) if data else NONE,
    )


def _each(coding: Coding, values: Any) -> list[Any]:
    if coding.is_plain:
        return list(values)
    texts = coding.texts
    return [texts[value] for value in values] if texts else [coding.write(value) for value in values]


def lists(coding: Coding) -> Coding:
    """Each item of a list."""
    return Coding(
        f"list[{coding.type}]",
        lambda values: _each(coding, values),
        lambda data: [coding.read(item) for item in data],
    )


def listed(coding: Coding) -> Coding:
    """Each item of a vec, or of what else holds numbers; it is read as a vec."""
    return Coding(
        f"list[{coding.type}]",
        lambda values: _each(coding, values),
        lambda data: vec[i64]([coding.read(item) for item in data]),
    )


def by_seat(coding: Coding, most: int, nobody: int = 0) -> Coding:
    """An item for each seat, of a vec with room for `most`; `nobody` is what those have who are not there."""
    return Coding(
        f"BySeat[{coding.type}]",
        lambda values: _each(coding, values),
        lambda data: vec[i64]([coding.read(item) for item in data] + [nobody] * (most - len(data))),
        is_by_seat=True,
    )


def secret(coding: Coding, *seats: str) -> Coding:
    """In an event: seen by the seats in these fields alone."""
    return Coding(coding.type, coding.write, seen_by=seats)


ENDING: Final = {"scores": plain("BySeat[int | None]"), "winners": plain("list[Seat]")}
"""What every game tells of its end: `ENDED = Told("ended", **ENDING)`; see `State.tell_end`."""


# --- dumps --------------------------------------------------------------------------------------------------


def at(field: str, coding: Coding) -> Coding:
    """In a `Layout`: of a field that has another name in the state."""
    return Coding(coding.type, coding.write, coding.read, coding.is_by_seat, field=field)


class Layout:
    """Fields of a state that a dump has one by one: `Layout(turn=or_null(SEAT), laid=at("pile", CARD))`.

    A game's own `write` and `read` add what takes more than a coding."""

    def __init__(self, **codings: Coding) -> None:
        self._codings = codings

    def write(self, state: State) -> dict[str, Any]:
        body: dict[str, Any] = {}
        players = int(state.setup.players)
        for name, coding in self._codings.items():
            value = getattr(state, coding.field or name)
            if coding.is_by_seat:
                value = value[:players]
            body[name] = value if coding.is_plain else coding.write(value)
        return body

    def read(self, state: State, body: Any) -> None:
        """Fill a blank state with what `write` wrote."""
        for name, coding in self._codings.items():
            setattr(state, coding.field or name, coding.read(body[name]))


def write_hands(state: Any, cards: Coding) -> list[Any]:
    """The `hands` of a state; one that is not known as so many nulls as `hand_size` says."""
    players = int(state.setup.players)
    return [
        [None] * state.hand_size(seat) if hand == UNKNOWN else cards.write(hand)
        for seat, hand in enumerate(state.hands[:players])
    ]


def read_hands(data: list[Any], cards: Coding, most: int) -> vec[i64]:
    """Back again, with room for `most` hands."""
    held = [UNKNOWN if None in hand else cards.read(hand) for hand in data]
    return vec[i64](held + [0] * (most - len(held)))


def write_rows(numbers: vec[i64], names: Sequence[str], most: int, players: i64) -> dict[str, list[int]]:
    """Rows with room for `most` seats each: by name, and each by seat."""
    return {
        name: [int(n) for n in numbers[row * most : row * most + players]] for row, name in enumerate(names)
    }


def read_rows(data: Any, names: Sequence[str], most: int) -> vec[i64]:
    """Back again."""
    return vec[i64]([n for name in names for n in data[name] + [0] * (most - len(data[name]))])
