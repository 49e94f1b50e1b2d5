"""What a seat knows of any game, from the shapes of its dumps: for games without an `observation` of their
own. It is slow, and coarser than a game's own could be: a text that can be anything counts in one of BUCKETS
places, by its hash, and of long lists only the beginning is told one by one."""

import types
from collections.abc import Callable, Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core import shapes
from kotatsu.core.game import Game
from kotatsu.core.observation import Observer, put_number
from kotatsu.core.state import WHOLE, Setup, State

BUCKETS = 64
MOST_ITEMS = 12

Numbers = list[int]
Write = Callable[[Any, int], Numbers]
"""The numbers of a value, for this viewer."""


class Shaped:
    """How a value of some type becomes numbers: a label for each, and what writes them."""

    def __init__(self, labels: Sequence[str], write: Write) -> None:
        self.labels = list(labels)
        self.write = write


class ShapedObserver(Observer):
    """Reads the dump of the seat's view, so there is nothing it could give away."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(setup)
        module = game.module("shapes")
        known = {**vars(shapes), "Literal": Literal, **vars(module)}
        self._fields: list[tuple[str, int, Shaped]] = []
        for name, hint in get_type_hints(module.Dump, known, include_extras=True).items():
            shaped = _shaped(hint, int(setup.players), known)
            if shaped.labels:
                self._fields.append((name, int(self.part(name, shaped.labels)), shaped))

    def write(self, state: State, seat: i64, row: "vec[i64]", at: i64) -> None:
        view = state.view(seat) if state.viewer == WHOLE else state
        body = view.dump()["state"]
        for name, first, shaped in self._fields:
            for place, number in enumerate(shaped.write(body[name], int(seat))):
                if number:
                    put_number(row, at + first, place, number)


def _shaped(hint: Any, players: int, known: dict[str, Any]) -> Shaped:
    marks = getattr(hint, "__metadata__", ())
    plain = get_args(hint)[0] if marks else hint
    if "by seat" in marks:
        return _by_seat(_shaped(get_args(plain)[0], players, known), players)
    if "seat" in marks:
        labels = [f"+{seat}" for seat in range(players)]
        return Shaped(
            labels, lambda seat, viewer: [int((seat - viewer) % players == n) for n in range(players)]
        )
    return _plain(plain, players, known)


def _plain(hint: Any, players: int, known: dict[str, Any]) -> Shaped:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _either(list(get_args(hint)), players, known)
    if origin is Literal:
        words = [str(word) for word in get_args(hint)]
        return Shaped(words, lambda word, viewer: [int(str(word) == one) for one in words])
    if is_typeddict(hint):
        return _record(get_type_hints(hint, known, include_extras=True), players, known)
    if origin is dict:
        key, value = get_args(hint)
        return _by_key(key, value, players, known)
    if origin is list:
        return _several(get_args(hint)[0], players, known)
    if hint in (int, bool):
        return Shaped(["number"], lambda number, viewer: [int(number)])
    return Shaped([f"text {n}" for n in range(BUCKETS)], lambda text, viewer: _counted([text]))


def _counted(values: list[Any]) -> Numbers:
    numbers = [0] * BUCKETS
    for value in values:
        numbers[crc32(repr(value).encode()) % BUCKETS] += 1
    return numbers


def _either(hints: list[Any], players: int, known: dict[str, Any]) -> Shaped:
    """One type or nothing; of several types, just its text."""
    some = [hint for hint in hints if hint is not type(None)]
    if len(some) > 1:
        return Shaped([f"text {n}" for n in range(BUCKETS)], lambda value, viewer: _counted([value]))
    shaped = _shaped(some[0], players, known)
    none = [0] * len(shaped.labels)

    def write(value: Any, viewer: int) -> Numbers:
        return [1, *none] if value is None else [0, *shaped.write(value, viewer)]

    return Shaped(["none", *shaped.labels], write)


def _record(fields: dict[str, Any], players: int, known: dict[str, Any]) -> Shaped:
    parts = {name: _shaped(hint, players, known) for name, hint in fields.items()}
    labels = [f"{name} {label}" for name, part in parts.items() for label in part.labels]

    def write(value: Any, viewer: int) -> Numbers:
        return [n for name, part in parts.items() for n in part.write(value[name], viewer)]

    return Shaped(labels, write)


def _by_key(key: Any, value: Any, players: int, known: dict[str, Any]) -> Shaped:
    if get_origin(key) is Literal:
        return _record(dict.fromkeys(get_args(key), value), players, known)
    labels = [f"text {n}" for n in range(BUCKETS)]
    return Shaped(labels, lambda mapping, viewer: _counted(sorted(mapping.items())))


def _by_seat(each: Shaped, players: int) -> Shaped:
    labels = [f"+{seat} {label}" for seat in range(players) for label in each.labels]

    def write(values: Any, viewer: int) -> Numbers:
        return [n for seat in range(players) for n in each.write(values[(viewer + seat) % players], viewer)]

    return Shaped(labels, write)


def _several(hint: Any, players: int, known: dict[str, Any]) -> Shaped:
    """How many there are, how many of them are not known, then what they are: texts and seats are counted,
    the first MOST_ITEMS of anything else are told one by one."""
    some = [one for one in get_args(hint) if one is not type(None)]
    optional = get_origin(hint) in (Union, types.UnionType) and len(some) == 1
    each = _shaped(some[0] if optional else hint, players, known)
    of_words = len(each.labels) > 1 and not is_typeddict(some[0] if optional else hint)
    room = 1 if of_words else MOST_ITEMS
    labels = each.labels if of_words else [f"{n} {label}" for n in range(room) for label in each.labels]

    def write(values: Any, viewer: int) -> Numbers:
        given = [each.write(value, viewer) for value in values if value is not None]
        head = [len(values), len(values) - len(given)]
        if of_words:
            return head + [sum(column) for column in zip(*given)] if given else head + [0] * len(labels)
        told = [n for numbers in given[:room] for n in numbers]
        return head + told + [0] * (len(labels) - len(told))

    return Shaped(["how many", "not known", *labels], write)
