"""Stores to try things on."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

from kotatsu.store import Listing
from kotatsu.store.sqlite import SqliteStore

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


StoreTest = Callable[[SqliteStore, Clock], Awaitable[None]]


def with_store(test: StoreTest) -> Callable[[Path], None]:
    """Make a test of an async function that takes an empty store and its clock."""

    def run(tmp_path: Path) -> None:
        async def body() -> None:
            clock = Clock()
            async with SqliteStore(tmp_path / FILE, clock=clock) as store:
                await test(store, clock)

        asyncio.run(body())

    run.__name__, run.__doc__ = test.__name__, test.__doc__  # type: ignore[attr-defined]
    return run


def numbered(first: int, last: int) -> list[bytes]:
    """Entries that say their number."""
    return [b"entry %d" % number for number in range(first, last + 1)]


def fill(disk: Path, leave: int) -> None:
    """Write until so many bytes are free."""
    with (disk / "filler").open("ab", buffering=0) as file:
        while (free := shutil.disk_usage(disk).free) > leave:
            file.write(bytes(min(free - leave, 2**20)))
