"""Nobody is gone before they had the time to come: not after a restart, a lost store, or a server that stood
still."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import Client, NotDone, Server, Turned, people, play_some, run, seated

SLOW_TO_MISS = "gone=600"


async def _tries_to_take_over(client: Client, other: int) -> None:
    """All that one may do where the others are gone."""
    with pytest.raises(NotDone, match=r"not abandoned|host"):
        await client.do("seat_bot", seat=other, level="random")
    with pytest.raises(NotDone, match="host"):
        await client.do("make_host", seat=client.document["own"][0])
    await client.do("abandon", agree=True)
    await client.do("abandon", agree=False)
    assert client.phase == "playing"
    assert not client.document["seats"][other]["away"] and not client.document["seats"][other]["kept"]


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_after_a_restart_whoever_comes_first_takes_nothing_over(folder: Path, ending: str) -> None:
    server = Server(folder, SLOW_TO_MISS)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2)
            await play_some(clients, 3, Random(1))
            server.stop() if ending == "stop" else server.kill()
            server.start()
            ben = await persons[1].join(clients[0].table)
            assert ben.document["presence"] == ["stale", "here"]
            await _tries_to_take_over(ben, 0)
            assert not ben.document["host"]
            await ben.leave()
            ann = await persons[0].join(clients[0].table)
            assert ann.document["host"]
            await ann.leave()

            server.stop()
            server.set("stale=1", "gone=2")
            server.start()
            ben = await persons[1].join(clients[0].table)
            await ben.until(lambda: ben.document["presence"] == ["gone", "here"])
            await ben.do("seat_bot", seat=0, level="random")
            assert ben.document["host"] and ben.document["seats"][0]["kept"] == "random"

    with closing(server):
        run(test)


async def _comes_back(client: Client) -> None:
    """As every client does: again, should a connection break while the table is read."""
    for _ in range(20):
        try:
            return await client.again()
        except Turned:
            await asyncio.sleep(0.2)
    raise AssertionError("nobody is let in any more")


def test_after_a_lost_store_whoever_comes_first_takes_nothing_over(folder: Path) -> None:
    """Another program locks the database for longer than the store waits."""
    server = Server(folder, SLOW_TO_MISS)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2, clock={"kind": "move", "seconds": 3600})
            (seat,) = ann.document["game_state"]["deciders"]
            before = ann.document["game_state"]["clocks"][seat]["since"]
            with closing(sqlite3.connect(folder / "kotatsu.sqlite3", isolation_level=None)) as db:
                db.execute("BEGIN IMMEDIATE")
                with pytest.raises(NotDone, match="may not have been saved"):
                    await ann.do("chat", text="hello")
                db.execute("ROLLBACK")
            await ben.until(lambda: ben.closed)
            await _comes_back(ben)
            await _tries_to_take_over(ben, 0)
            assert ben.document["game_state"]["clocks"][seat]["since"] > before  # nobody could move meanwhile

    with closing(server):
        run(test)


def test_while_the_server_stood_still_nobody_was_absent(folder: Path) -> None:
    server = Server(folder, "stale=2", "gone=6")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            ben.pings = False  # they would come too late, behind what Ann sends
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(8)
            asked = asyncio.ensure_future(ann.do("seat_bot", seat=1, level="random"))
            await asyncio.sleep(0.1)
            server.process.send_signal(signal.SIGCONT)
            with pytest.raises(NotDone, match="not abandoned"):
                await asked
            ben.pings = True

    with closing(server):
        run(test)
