"""Every table the suite plays at: game x players x options, and ways to play there."""

import importlib
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.core.state import State

AGAIN = "KOTATSU_COMPILED_FOLLOWS" in os.environ
"""Whether the compiled wheel plays it all too, in less time (check.py): then plain Python plays less."""


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
        return state

    def max_moves(self) -> int:
        return self.game.max_moves(self.game.setup(self.players, self.options, self.edition))


def with_seeds(test: Callable[..., None]) -> Callable[..., None]:
    """A test that plays games from several seeds."""
    usual = settings.default.max_examples
    seeds = st.integers(0, 10**9).map(str)
    return settings(max_examples=max(3, usual // 3) if AGAIN else usual)(given(seed=seeds)(test))


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
        yield seat, rng.choice(state.legal_moves(seat))


def as_bytes(data: Any) -> bytes:
    """Data as the very bytes that would go over a wire."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def seen_events(state: State, observer: int | None) -> list[Any]:
    """The journal as an observer sees it; the journal is left as it is."""
    journal = state.journal
    assert journal is not None
    seen = [event.seen_by(observer) for event in journal.events]
    return [event for event in seen if event is not None]
