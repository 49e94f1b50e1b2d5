"""What is done with leaves memory at once: nothing of a table waits for the collector of lost circles."""

import asyncio
import contextlib
import gc
import logging
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from kotatsu.server import sockets
from kotatsu.server.live import LiveTable
from kotatsu.server.run import Server as InProcess
from kotatsu.server.run import listen
from kotatsu.server.settings import Settings
from kotatsu.store import Unavailable, open_store
from tests.server.clients import PATIENCE, QUICK, NotDone, Server, people, play_some, run, seated


class _Here:
    """A server in this very process, whose memory can be looked into."""

    def __init__(self, folder: Path) -> None:
        settings = Settings.read([*QUICK, "idle=0.5", "stale=0.5", "gone=1"])
        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = InProcess(listening, open_store(folder), settings)
        self.services, self.tables = self.server.services, self.server.tables

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[Server]:
        with contextlib.ExitStack() as stack:
            stack.callback(setattr, self.server, "should_exit", True)
            task = asyncio.ensure_future(self.server._serve())
            while not self.server.started:
                await asyncio.sleep(0.01)
            yield cast(Server, self)
        await task

    def loaded(self) -> list[weakref.ref[LiveTable]]:
        return [weakref.ref(live) for live in self.tables._live.values()]


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("ending", ["over", "running", "rematch", "lost"])
def test_a_table_that_nobody_needs_is_gone_without_being_collected(
    folder: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    # Of every error that is logged pytest keeps all that it went through.
    monkeypatch.setattr(logging.getLogger("kotatsu.server"), "disabled", True)

    async def test() -> None:
        here = _Here(folder)
        async with here.serving() as server, people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 3)
            tables = here.loaded()
            await play_some([ann, ben], 4, Random(1))
            with contextlib.suppress(NotDone):
                await ben.do("undo", seat=1)
            if ending == "over":
                await asyncio.gather(ann.play_on(Random(1)), ben.play_on(Random(2)))
            elif ending == "rematch":
                await asyncio.gather(*(client.do("abandon", agree=True) for client in (ann, ben)))
                await ann.do("rematch")
                tables = here.loaded()
                assert len(tables) == 2
            elif ending == "lost":
                with monkeypatch.context() as broken:
                    broken.setattr(here.services.store, "append", _fails)
                    with pytest.raises(NotDone):
                        await ann.do("chat", text="hello")
            await ann.leave()
            await ben.break_off()
            del ann, ben
            await asyncio.wait_for(_until_gone(tables), PATIENCE)

    run(test)


async def _until_gone(tables: list[weakref.ref[LiveTable]]) -> None:
    while any(table() is not None for table in tables):
        await asyncio.sleep(0.05)


async def _fails(*_: Any, **__: Any) -> None:
    raise Unavailable("The disk is full.")


def test_who_is_at_a_table_is_not_taken_for_silent_because_it_is_just_heard(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the time for a first message is up, something that Ann has said is being written."""
    monkeypatch.setattr(sockets, "FIRST_MESSAGE", 0.3)
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.2)

    async def test() -> None:
        here = _Here(folder)
        append = here.services.store.append

        async def slowly(*given: Any, **more: Any) -> None:
            await asyncio.sleep(0.5)
            await append(*given, **more)

        async with here.serving() as server, people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower", players=2)
            client = await ann.join(made["table"])
            await client.sit(0)
            monkeypatch.setattr(here.services.store, "append", slowly)
            await client.do("chat", text="hello")
            await asyncio.sleep(1.5)
            await client.do("chat", text="still here")
            await client.leave()

    run(test)
