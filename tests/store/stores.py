"""Stores to try things on."""

import asyncio
import shutil
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kotatsu.store import Listing
from kotatsu.store.postgresql import PostgresStore
from kotatsu.store.sqlite import SqliteStore
from tests.postgres import database
from tests.thorough import thorough

FILE = "kotatsu.sqlite3"
RUNNING = Listing("cat-tower", "running")


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += days * 24 * 60 * 60


AnyStore = SqliteStore | PostgresStore
StoreTest = Callable[[Any, Clock], Awaitable[None]]


def with_store(test: StoreTest) -> Callable[..., None]:
    """Make a test of an async function that takes an empty store and its clock; with each kind of store. The
    usual run has PostgreSQL in every third."""
    sample = zlib.crc32(test.__name__.encode()) % 3 == 0
    others = "postgresql" if sample else pytest.param("postgresql", marks=thorough)
    return pytest.mark.parametrize("kind", ["sqlite", others])(_make_test(test))


def with_sqlite(test: StoreTest) -> Callable[..., None]:
    """The same for what is about SQLite alone."""
    return pytest.mark.parametrize("kind", ["sqlite"])(_make_test(test))


def with_postgresql(test: StoreTest) -> Callable[..., None]:
    """The same for what is about PostgreSQL alone."""
    return pytest.mark.parametrize("kind", ["postgresql"])(_make_test(test))


def _make_test(test: StoreTest) -> Callable[[Path, str], None]:
    def run(tmp_path: Path, kind: str) -> None:
        async def body(where: str | Path) -> None:
            clock = Clock()
            async with a_store(where, clock) as store:
                await test(store, clock)

        if kind == "sqlite":
            asyncio.run(body(tmp_path / FILE))
        else:
            with database() as url:
                asyncio.run(body(url))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    run.__module__ = test.__module__
    return run


def a_store(where: str | Path, clock: Callable[[], float]) -> AnyStore:
    return SqliteStore(where, clock=clock) if isinstance(where, Path) else PostgresStore(where, clock)


def numbered(first: int, last: int) -> list[bytes]:
    """Entries that say their number."""
    return [b"entry %d" % number for number in range(first, last + 1)]


def fill(disk: Path, leave: int) -> None:
    """Write until so many bytes are free."""
    with (disk / "filler").open("ab", buffering=0) as file:
        while (free := shutil.disk_usage(disk).free) > leave:
            file.write(bytes(min(free - leave, 2**20)))
