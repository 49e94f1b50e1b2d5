"""A table whose entries could not be stored tells nothing of them, whatever it was about to tell."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kotatsu.server.feeds import Connection
from kotatsu.server.reach import Reach
from kotatsu.server.services import Services
from kotatsu.server.settings import Settings
from kotatsu.server.tables import LiveTables
from kotatsu.store import Unavailable, open_store
from kotatsu.table import Description, Refused, Table
from kotatsu.table.commands import Sit
from kotatsu.wire.messages import Hello


@pytest.mark.parametrize("meanwhile", ["tick", "note_undo"])
def test_what_waited_for_the_store_shows_nothing_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        await tables.open()
        live = await tables.table((await tables.make("ann", Description("cat-tower", players=2))).id)
        frames: list[bytes] = []
        connection = Connection(10**6, lambda: None, time.monotonic())
        connection.write = _keep_in(frames)
        await live.join("ann", connection, Hello())
        fails = asyncio.Event()

        async def append(*_: Any) -> None:
            await fails.wait()
            raise Unavailable("The disk is full.")

        monkeypatch.setattr(services.store, "append", append)
        told = len(frames)
        sitting = asyncio.ensure_future(live.do("ann", Sit(0, "Ann")))
        await asyncio.sleep(0.05)
        waits = live.tick() if meanwhile == "tick" else live.note_undo(0, 0, True)
        waiting = asyncio.ensure_future(waits)  # somebody new sits there, if only in memory
        await asyncio.sleep(0.05)
        assert not waiting.done()
        fails.set()
        with pytest.raises(Refused):
            await sitting
        await asyncio.gather(waiting, return_exceptions=True)
        assert frames[told:] == []
        await tables.close()

    asyncio.run(test())


def test_what_went_wrong_before_the_store_leaves_nothing_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that has more in memory than on the disk is read again, whatever the reason."""

    def breaks(_: Table) -> None:
        raise ZeroDivisionError

    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        await tables.open()
        live = await tables.table((await tables.make("ann", Description("cat-tower", players=2))).id)
        with monkeypatch.context() as patch:
            patch.setattr("kotatsu.server.live.listing_of", breaks)
            with pytest.raises(ZeroDivisionError):
                await live.do("ann", Sit(0, "Ann"))
        again = await tables.table(live.table.id)
        assert again is not live
        assert again.table.seats[0].is_open
        await tables.close()

    asyncio.run(test())


def _keep_in(frames: list[bytes]) -> Callable[[bytes], bool]:
    def write(data: bytes) -> bool:
        frames.append(data)
        return True

    return write
