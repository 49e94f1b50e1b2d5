"""Every table the suite plays at: game x players x options, and ways to play there."""

import importlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import wraps
from itertools import product
from random import Random
from typing import Any, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.core.state import State

T = TypeVar("T")
AGAIN = "KOTATSU_COMPILED_FOLLOWS" in os.environ
"""Whether the compiled wheel plays it all too, in less time (check.py): then plain Python plays less."""


class Told:
    """The moves of the table that a check plays at, for whoever must find out why it failed."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.moves: list[str] = []

    def begin(self, state: State) -> None:
        self.state, self.moves = state, []

    def note(self, state: State, seat: int, move: int) -> None:
        """Other tables (clones, imagined worlds) are not told of."""
        if state is self.state:
            self.moves.append(f"{seat} {state.text(seat, move)}")


TOLD = Told()


def tells_where(check: Callable[..., T]) -> Callable[..., T]:
    """A check of a table and a seed whose failure says where it failed: the table, the seed, the moves."""

    @wraps(check)
    def told(table: "Table", seed: str, *rest: Any) -> T:
        try:
            return check(table, seed, *rest)
        except Exception as failure:
            failure.add_note(f"{table}, seed {seed!r}, moves: {', '.join(TOLD.moves) or 'none yet'}")
            raise

    return told


@dataclass(frozen=True)
class Table:
    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    edition: Any = None

    def __str__(self) -> str:
        words = [self.game.name, str(self.players), *map(str, self.options.values())]
        return "-".join(words)

    def new(self, seed: str) -> State:
        state = self.game.new(self.players, seed, self.options, self.edition)
        state.journal = Journal()
        TOLD.begin(state)
        return state

    def max_moves(self) -> int:
        return self.game.setup(self.players, self.options, self.edition).max_moves()


def with_seeds(test: Callable[..., None]) -> Callable[..., None]:
    """A test that plays games from several seeds."""
    usual = settings.default.max_examples
    seeds = st.integers(0, 10**9).map(str)
    return settings(max_examples=1 if AGAIN else usual)(given(seed=seeds)(test))


def all_tables() -> list[Table]:
    """Every game with every player count and every combination of its options that are a choice of words."""
    tables = []
    for game in kotatsu.games():
        worded = [option for option in game.options if option.choices]
        for players in game.players:
            for values in product(*[option.choices for option in worded]):
                names = [option.name for option in worded]
                options = {**_options(game), **dict(zip(names, values, strict=True))}
                tables.append(Table(game, players, options))
    return tables


def tables_at_both_ends() -> list[Table]:
    """Every game at its usual count, with each number among its options as low and as high as it may be."""
    return [
        Table(game, game.usual_players, {**_options(game), option.name: value})
        for game in kotatsu.games()
        for option in game.options
        if option.kind == "number" and option.name != "first_leader"
        for value in (option.low, option.high)
    ] + [
        Table(game, game.usual_players, {**_options(game), option.name: not option.default})
        for game in kotatsu.games()
        for option in game.options
        if option.kind == "switch"
    ]


def _options(game: Game) -> dict[str, Any]:
    """How the suite plays a game whose usual match is long: `OPTIONS` beside what is hidden in it."""
    hidden = importlib.import_module(f"tests.conformance.hidden.{game.name.replace('-', '_')}")
    options: dict[str, Any] = getattr(hidden, "OPTIONS", {})
    return options


def observers(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(int(state.setup.players)), None]


def random_steps(state: State, rng: Random) -> Iterator[tuple[int, int]]:
    """Random (seat, move) pairs to the end; the caller plays each before asking for the next."""
    while not state.over:
        seat = rng.choice(state.deciders)
        move = rng.choice(state.legal_moves(seat))
        TOLD.note(state, seat, move)
        yield seat, move


def as_bytes(data: Any) -> bytes:
    """Data as the very bytes that would go over a wire."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def assert_same(what: str, one: Any, other: Any) -> None:
    """That both are equal, byte for byte; if not, where they first differ."""
    if as_bytes(one) != as_bytes(other):
        raise AssertionError(f"{what} differs {first_difference(one, other)}")


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """
    >>> first_difference({"hands": [["R5"], ["Y1"]]}, {"hands": [["R5"], ["Y2"]]})
    "at hands.1.0: 'Y1' and 'Y2'"
    """
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if key not in one or key not in other:
                return f"at {path}{key}, which only {'the second' if key in other else 'the first'} has"
            if one[key] != other[key]:
                return first_difference(one[key], other[key], f"{path}{key}.")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        place = next(i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
        return first_difference(one[place], other[place], f"{path}{place}.")
    return f"at {path.rstrip('.') or 'its root'}: {one!r} and {other!r}"


def name_of(observer: int | None) -> str:
    return "a spectator" if observer is None else f"seat {observer}"


def seen_events(state: State, observer: int | None) -> list[Any]:
    """The journal as an observer sees it; the journal is left as it is."""
    journal = state.journal
    assert journal is not None
    seen = [event.seen_by(observer) for event in journal.events]
    return [event for event in seen if event is not None]
