"""Many tables of one game, stepped by one call into NumPy arrays: in this process, or on several cores."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import kotatsu
from kotatsu.core.batch import REWARDS, Tables
from kotatsu.core.errors import IllegalMove, Misuse, Phrase
from kotatsu.core.game import Game
from kotatsu.core.observation import IN_WORD
from kotatsu.core.state import Setup
from kotatsu.envs.observations import Observations, array_of

Array: TypeAlias = NDArray[Any]
STEP, SAMPLE, RANDOM, STOP, DONE = b"step", b"sample", b"random", b"stop", b"done"


class Step(NamedTuple):
    """What there is to know of all tables, each array with a row for every table."""

    observations: NDArray[np.int8]
    """What the seat knows that decides."""
    masks: NDArray[np.bool_]
    """Its legal moves."""
    deciders: NDArray[np.int64]
    """That seat."""
    rewards: NDArray[np.float64]
    """By seat; 0 unless the last step ended a game."""
    over: NDArray[np.bool_]
    """Whether it did: then all else is of a new deal."""


class _Local:
    """Tables of this process, and views of what they tell."""

    def __init__(
        self, setup: Setup, seen: Observations | None, count: int, seed: int, reward: str, first: int
    ) -> None:
        observer = seen.observer if seen is not None else None
        self.tables = Tables(setup, observer, count, seed, reward, first)
        tables = self.tables
        masks = array_of(tables.masks, np.bool_).reshape(count, -1)[:, : setup.move_count]
        rows = array_of(tables.rows, np.int8).reshape(count, seen.size if seen is not None else 0)
        rewards = array_of(tables.rewards, np.float64).reshape(count, -1)
        deciders, over = array_of(tables.deciders, np.int64), array_of(tables.over, np.int64)
        self.views = (rows, masks, deciders, rewards, over)

    def step(self, moves: Array) -> None:
        self.tables.step(vec[i64](moves))

    def sample(self) -> Array:
        return array_of(self.tables.random_moves(), np.int64)


class Batch:
    """See `batch`."""

    def __init__(self, game: Game, setup: Setup, tables: int, seen: Observations | None, copy: bool) -> None:
        self.game = game
        self.copy = copy
        self.tables = tables
        self.players = int(setup.players)
        self.moves = setup.move_count
        self.observations = seen
        """What each number of an observation means; None if there are none."""

    def now(self) -> Step:
        """The tables as they are."""
        rows, masks, deciders, rewards, over = self._views()
        if self.copy:
            rows, masks, deciders, rewards = rows.copy(), masks.copy(), deciders.copy(), rewards.copy()
        return Step(rows, masks, deciders, rewards, over.astype(np.bool_))

    def _views(self) -> Sequence[Array]:
        """The memory that the next step writes."""
        raise NotImplementedError

    def step(self, moves: Any) -> Step:
        """Play a legal move of the deciding seat at every table. If one is illegal, `IllegalMove` is raised
        and no table has moved."""
        raise NotImplementedError

    def sample(self) -> NDArray[np.int64]:
        """A random legal move for every table."""
        raise NotImplementedError

    def random_step(self) -> Step:
        """The same as `step(sample())`, at once: to warm up, or to measure."""
        return self.step(self.sample())

    def close(self) -> None:
        """End the processes, if there are any."""

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _must_fit(self, moves: Any) -> Array:
        given = np.ascontiguousarray(moves, np.int64)
        if given.shape != (self.tables,):
            raise Misuse(f"{self.tables} tables take as many moves in one array, not {given.shape}.")
        return given


class _InProcess(Batch):
    def __init__(
        self,
        game: Game,
        setup: Setup,
        tables: int,
        seen: Observations | None,
        copy: bool,
        seed: int,
        reward: str,
    ) -> None:
        super().__init__(game, setup, tables, seen, copy)
        self._local = _Local(setup, seen, tables, seed, reward, 0)

    def _views(self) -> Sequence[Array]:
        return self._local.views

    def step(self, moves: Any) -> Step:
        self._local.step(self._must_fit(moves))
        return self.now()

    def sample(self) -> NDArray[np.int64]:
        return self._local.sample().copy()


# --- on several cores ---------------------------------------------------------------------------------------


class _Told(NamedTuple):
    """What a process must know to have its part of the tables."""

    game: str
    players: int
    options: dict[str, Any]
    edition: Any
    observe: bool
    seed: int
    reward: str
    first: int
    tables: int


class _Shared:
    """The arrays of all tables in memory that processes share."""

    def __init__(self, shapes: Sequence[tuple[tuple[int, ...], Any]], name: str | None = None) -> None:
        sizes = [_round_up(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes]
        self.memory = SharedMemory(name, create=name is None, size=max(1, sum(sizes)))
        self.arrays: list[Array] = []
        start = 0
        for (shape, kind), size in zip(shapes, sizes, strict=True):
            self.arrays.append(np.ndarray(shape, kind, self.memory.buf, start))
            start += size

    def close(self, unlink: bool) -> None:
        self.arrays = []
        if unlink:
            self.memory.unlink()
        with suppress(BufferError):  # somebody still holds an array: the memory goes when that does
            self.memory.close()


def _round_up(size: int) -> int:
    return (size + IN_WORD - 1) // IN_WORD * IN_WORD


class _OnCores(Batch):
    def __init__(
        self,
        game: Game,
        setup: Setup,
        tables: int,
        seen: Observations | None,
        copy: bool,
        told: _Told,
        workers: int,
    ) -> None:
        super().__init__(game, setup, tables, seen, copy)
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((tables, seen.size if seen is not None else 0), np.int8),
            ((tables, self.moves), np.bool_),
            ((tables,), np.int64),
            ((tables, self.players), np.float64),
            ((tables,), np.int64),
            ((tables,), np.int64),  # moves
        ]
        self._shared = _Shared(shapes)
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        edges = [tables * n // workers for n in range(workers + 1)]
        for first, end in pairwise(edges):
            ours, theirs = context.Pipe()
            part = told._replace(first=first, tables=end - first)
            process = context.Process(
                target=_work, args=(part, shapes, self._shared.memory.name, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._hear()

    def _ask(self, what: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(what)
        self._hear()

    def _hear(self) -> None:
        """Wait until every process has done what it was asked; one that died ends this with EOFError."""
        for pipe in self._pipes:
            pipe.recv_bytes()

    def _views(self) -> Sequence[Array]:
        return self._shared.arrays[:5]

    def step(self, moves: Any) -> Step:
        given = self._must_fit(moves)
        self._must_be_legal(given)
        np.copyto(self._shared.arrays[5], given)
        self._ask(STEP)
        return self.now()

    def _must_be_legal(self, moves: Array) -> None:
        """Before any process plays its part of them."""
        masks, deciders = self._shared.arrays[1:3]
        known = (moves >= 0) & (moves < self.moves)
        legal = known & masks[np.arange(self.tables), np.where(known, moves, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            refusal = IllegalMove(
                self.game.name, int(deciders[table]), str(moves[table]), Phrase("illegal-now")
            )
            refusal.add_note(f"At table {table}; no table was stepped.")
            raise refusal

    def sample(self) -> NDArray[np.int64]:
        self._ask(SAMPLE)
        return self._shared.arrays[5].copy()

    def random_step(self) -> Step:
        self._ask(RANDOM)
        return self.now()

    def close(self) -> None:
        if not self._processes:
            return
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:  # it has ended already
                continue
        for process in self._processes:
            process.join()
        self._processes = []
        self._shared.close(unlink=True)


def _work(told: _Told, shapes: list[tuple[tuple[int, ...], Any]], memory: str, pipe: Connection) -> None:
    """What each process does: its tables are those from `first` on."""
    game = kotatsu.game(told.game)
    setup = game.setup(told.players, told.options, told.edition)
    seen = Observations(game, setup) if told.observe else None
    local = _Local(setup, seen, told.tables, told.seed, told.reward, told.first)
    shared = _Shared(shapes, memory)
    mine = [array[told.first : told.first + told.tables] for array in shared.arrays]
    moves = mine.pop()
    try:
        _publish(local, mine)
        pipe.send_bytes(DONE)
        while (what := pipe.recv_bytes()) != STOP:
            _obey(what, local, moves, mine)
            pipe.send_bytes(DONE)
    except EOFError:  # whoever asked is gone
        pass
    finally:
        del mine, moves
        shared.close(unlink=False)


def _obey(what: bytes, local: _Local, moves: Array, mine: list[Array]) -> None:
    if what != STEP:
        np.copyto(moves, local.sample())
    if what != SAMPLE:
        local.step(np.ascontiguousarray(moves))
        _publish(local, mine)


def _publish(local: _Local, mine: list[Array]) -> None:
    for shown, view in zip(mine, local.views, strict=True):
        np.copyto(shown, view)


def batch(
    game: str,
    tables: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: Any = None,
    *,
    seed: int = 0,
    reward: str = "standing",
    observe: bool = True,
    workers: int | None = 1,
    copy: bool = True,
) -> Batch:
    """So many tables of a game, stepped by one call.

    `reward` is one of `standing`, `points`, `win` (`kotatsu.core.batch.rewards_of`); `observe=False` leaves
    the observations out. With `workers` the tables are spread over so many processes, None for one on each
    core; what happens at each table is the same with any number of them. The arrays of a `Step` are yours,
    unless `copy=False`: then they are the memory that the next step writes, only to be read.

    >>> tables = batch("tower-of-pancakes", 64, seed=7)
    >>> step = tables.step(tables.sample())
    >>> step.observations.shape, step.masks.shape, step.rewards.shape
    ((64, 328), (64, 76), (64, 4))
    """
    if reward not in REWARDS:
        raise Misuse(f"The reward is one of {', '.join(REWARDS)}, not {reward!r}.")
    if tables < 1:
        raise Misuse(f"A batch has one table or more, not {tables}.")
    found = kotatsu.game(game)
    setup = found.setup(players, options, edition)
    seen = Observations(found, setup) if observe else None
    count = min(tables, workers if workers is not None else os.cpu_count() or 1)
    if count <= 1:
        return _InProcess(found, setup, tables, seen, copy, seed, reward)
    told = _Told(
        game, int(setup.players), dict(setup.options), edition, observe, seed, reward, first=0, tables=tables
    )
    return _OnCores(found, setup, tables, seen, copy, told, count)
