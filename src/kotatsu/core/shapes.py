"""Types that the games' shapes have in common; see `games/<game>/shapes.py`.

A game's `shapes.py` types what leaves the game, as TypedDicts: `Dump` (its part of a view's dump), `Ask`
(what it asks), `Parts` (a move in its parts) and `Printed` (its numbers); its `events.py` says what is told
of each event, in these types. From both come the TypeScript of the game's board and its page in docs/shapes,
and which fields are told by name. A dict by a Literal has all of its keys; where some may be missing, say
`dict[str, …]`.
"""

from types import ModuleType
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints, is_typeddict

from kotatsu.core.events import Told

T = TypeVar("T")

_SEAT: Final = "seat"
_COUNTED: Final = "counted"
_BY_SEAT: Final = "by seat"

Seat = Annotated[int, _SEAT]
"""A seat, from 0. Whatever is typed so is told by name: in sentences, in forms, in TypeScript."""

Counted = Annotated[int, _COUNTED]
"""A number from 0 that people count from 1, such as one's third tower."""

BySeat = Annotated[list[T], _BY_SEAT]
"""A list with an item for each seat, in their order, such as the hands: `BySeat[list[Card | None]]`."""


def seat_fields(shapes: ModuleType, events: ModuleType) -> frozenset[str]:
    """The fields of a game's shapes that name seats: one, several, or several in something.

    A name that is a seat in one shape and not in another is a `TypeError`, since sentences go by the name.
    """
    return _marked(shapes, events, _SEAT)


def counted_fields(shapes: ModuleType, events: ModuleType) -> frozenset[str]:
    """The fields that count from 0 and are told from 1; as for seats, in all shapes or in none."""
    return _marked(shapes, events, _COUNTED)


def by_seat_fields(shapes: ModuleType, events: ModuleType) -> frozenset[str]:
    """The fields that are lists with an item for each seat; as for seats, in all shapes or in none."""
    return _marked(shapes, events, _BY_SEAT)


def told_in(events: ModuleType) -> dict[str, Told]:
    """The kinds of events that a game has, by what they are called in its `events.py`."""
    return {name: told for name, told in vars(events).items() if isinstance(told, Told)}


def _marked(shapes: ModuleType, events: ModuleType, mark: str) -> frozenset[str]:
    held: dict[str, list[tuple[int, str]]] = {}  # by field: how deep it holds the mark, and in which shape
    types = [shape for shape in vars(shapes).values() if is_typeddict(shape)]
    for name, told in told_in(events).items():
        hints = {field: coding.type for field, coding in told.fields.items()}
        types.append(type(name, (), {"__annotations__": hints}))
    known = {**globals(), "Literal": Literal, **vars(shapes)}
    for shape in types:
        for field, hint in get_type_hints(shape, known, include_extras=True).items():
            held.setdefault(field, []).append((_depth(hint, mark), shape.__name__))
    for field, places in held.items():
        _must_agree(f"{shapes.__name__}: {field!r}", mark, places)
    return frozenset(field for field, places in held.items() if min(places)[0] >= 0)


_NOT = -1
_SEVERAL = 1  # a list of what is marked


def _must_agree(field: str, mark: str, places: list[tuple[int, str]]) -> None:
    """What no sentence could tell anyway, such as lists of lists, may be called what it likes."""
    told = [shape for depth, shape in places if _NOT < depth <= _SEVERAL]
    other = [shape for depth, shape in places if depth == _NOT]
    if told and other:
        raise TypeError(
            f"{field} is {mark!r} in {told[0]} and not in {other[0]}; "
            "a name means the same in all shapes of a game."
        )


def _depth(hint: Any, mark: str) -> int:
    """In how many lists or dicts a type holds what is marked; _NOT if it does not. Records that it holds
    speak for themselves."""
    if mark in getattr(hint, "__metadata__", ()):
        return 0
    found = [depth for part in get_args(hint) if (depth := _depth(part, mark)) >= 0]
    if not found:
        return _NOT
    return max(found) + (get_origin(hint) in (list, tuple, dict))
