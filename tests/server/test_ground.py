"""When the ground moves under a real server: its folder, its disk, its log, the machine's clock."""

import asyncio
import contextlib
import json
import os
import shutil
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kotatsu.server.timekeeping import DAY, Calendar, SteadyClock
from kotatsu.store.sqlite import SqliteStore
from kotatsu.store.sqlite_writer import LOOK_AGAIN
from tests.server.clients import Client, NotDone, Server, people, play_some, run, seated
from tests.store.stores import FILE, RUNNING, Clock, fill

HOUR = 3600.0


async def until_ready(server: Server, status: int) -> str:
    """What it says once it is ready, or not any more."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        while (answer := await http.get("/ready")).status_code != status:
            await asyncio.sleep(0.1)
    return answer.text


async def until_back(*clients: Client) -> None:
    """They were sent away because the table is read again; they come back until it can be."""
    for client in clients:
        await client.until(lambda client=client: client.closed)  # type: ignore[misc]
        await client.again()


# --- the disk -----------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be taken away on Windows")
def test_without_its_folder_a_server_acknowledges_nothing_and_is_not_ready(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            await ann.do("chat", text="before")
            folder.rename(folder.with_name("aside"))
            await asyncio.sleep(2 * LOOK_AGAIN)
            with pytest.raises(NotDone, match="may not have been saved"):
                await ann.do("chat", client="once", text="hello")
            assert "cannot be written" in await until_ready(server, 503)
            assert [line["text"] for line in ben.chat] == ["before"]
            assert "is gone, though this server uses it; put it back" in server.log()
            assert httpx.get(f"{server.url}/health").status_code == 200
            folder.with_name("aside").rename(folder)
            assert await until_ready(server, 200) == "ready\n"
            await until_back(ann, ben)
            await ann.do("chat", client="once", text="hello")
            await ben.until(lambda: len(ben.chat) == 2)
            assert [line["text"] for line in ben.chat] == ["before", "hello"]

    with contextlib.closing(server):
        run(test)


def test_a_full_disk_is_no_place_for_players(small_disk: Path) -> None:
    server = Server(small_disk / "data")

    async def test() -> None:
        await until_ready(server, 200)
        fill(small_disk, 0)
        assert "cannot be written" in await until_ready(server, 503)
        (small_disk / "filler").unlink()
        await until_ready(server, 200)

    with contextlib.closing(server):
        run(test)


def test_steps_that_a_damaged_log_has_lost_are_told_of_loudly(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2)
            for number in range(5):
                await clients[0].do("chat", text=f"{number}")
            before = shutil.copyfile(folder / f"{FILE}-wal", folder.with_name("wal"))
            for number in range(5, 8):
                await clients[0].do("chat", text=f"{number}")
            await until_ready(server, 200)  # it wrote something, so all that was noted before is there
            server.kill()
            shutil.copyfile(before, folder / f"{FILE}-wal")
            server.start()
            again = await persons[1].join(clients[0].table)
            *kept, told = again.chat
            assert [line["text"] for line in kept] == ["0", "1", "2", "3", "4"]
            assert (told["text"], told["code"]) == ("", "said-lost")

    with contextlib.closing(server):
        run(test)
        lines = [json.loads(line) for line in server.log().splitlines()]
        (total,) = [line for line in lines if line["event"].startswith("the database has lost entries")]
        assert total["level"] == "error" and (total["tables"], total["entries"]) == (1, 3)
        (one,) = [line for line in lines if line["event"] == "entries that were acknowledged are lost"]
        assert one["had"] - one["last"] == 3


# --- the clock ----------------------------------------------------------------------------------------------

SET_CLOCK = """
import time
_real = time.time
def _set():
    try:
        with open({offset!r}) as file:
            return _real() + float(file.read() or 0)
    except OSError:
        return _real()
time.time = _set
"""


@pytest.fixture
def offset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that says by how many seconds the clock of servers is wrong, from the moment it is written."""
    found = tmp_path / "offset"
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(SET_CLOCK.format(offset=str(found)))
    paths = filter(None, [str(tmp_path / "site"), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return found


def running_clocks(client: Client) -> list[dict[str, Any]]:
    clocks = client.document["game_state"]["clocks"]
    found = [clock for clock in clocks if clock["since"] is not None]
    assert found
    return found


def test_setting_the_clock_gives_nobody_time_and_takes_none(folder: Path, offset: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            bank = {"kind": "bank", "seconds": 600, "increment": 5}
            clients = await seated(persons, "cat-tower", 2, clock=bank)
            for wrong in (HOUR, 0.0, -HOUR, 0.0):
                offset.write_text(f"{wrong}")
                await play_some(clients, 1, Random(1))
                fresh = await persons[0].join(clients[0].table)
                for clock in running_clocks(fresh):
                    assert abs(clock["since"] - fresh.welcome["at"]) < 300
                left = [clock["left"] for clock in fresh.document["game_state"]["clocks"]]
                assert all(300 < seconds < 700 for seconds in left), left
                assert not any(seat["late"] for seat in fresh.document["seats"])

    with contextlib.closing(server):
        run(test)


def test_a_clock_that_was_set_back_before_a_start_gives_nobody_an_hour(folder: Path, offset: Path) -> None:
    offset.write_text(f"{HOUR}")
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            playing = await seated(persons, "cat-tower", 2, clock={"kind": "move", "seconds": 600})
            gathering = await persons[0].make("cat-tower", players=2, clock={"kind": "move", "seconds": 600})
            offset.write_text("0")
            server.kill()
            server.start()
            waiting = [await person.join(gathering["table"]) for person in persons]
            for seat, client in enumerate(waiting):
                await client.sit(seat)
            await waiting[0].do("start")
            for client in waiting:
                await client.until(lambda client=client: client.phase == "opening")  # type: ignore[misc]
                await client.open_nonces()
            await waiting[0].until(lambda: waiting[0].phase == "playing")
            for client in (waiting[0], await persons[0].join(playing[0].table)):
                assert all(clock["since"] < time.time() + 300 for clock in running_clocks(client))

    with contextlib.closing(server):
        run(test)


def test_a_start_a_year_ahead_removes_nothing_and_abandons_nothing(folder: Path, offset: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            waiting = (await persons[0].make("cat-tower"))["table"]
            running = (await seated(persons, "cat-tower", 2))[0].table
            server.kill()
            offset.write_text(f"{365 * DAY}")
            server.start()
            while "the clock may be wrong: nothing is removed" not in (log := server.log()):
                await asyncio.sleep(0.05)
            assert log.count('"kept up"') == 1  # at the first start
            assert (await persons[0].join(running)).phase == "playing"
            assert waiting in [listed["table"] for listed in await persons[0].get("/api/tables/mine")]

    with contextlib.closing(server):
        run(test)


def test_a_clock_in_doubt_is_believed_after_a_day_that_was_seen_to_pass(tmp_path: Path) -> None:
    wall, passing = Clock(), Clock()

    def both(seconds: float) -> None:
        wall.now += seconds
        passing.now += seconds

    async def body() -> None:
        async with SqliteStore(tmp_path / FILE, clock=wall) as store:
            calendar = Calendar(store, wall, passing)
            assert await calendar.is_believed()  # nothing is here yet
            await store.create("kitchen", RUNNING)
            wall.pass_days(6)  # a week without a server, or a laptop asleep
            assert await calendar.is_believed()
            wall.pass_days(365)
            assert not await calendar.is_believed()
            for _ in range(23):
                both(HOUR)
                assert not await calendar.is_believed()
            calendar = Calendar(store, wall, passing)  # a start on the way counts nothing and forgets nothing
            assert not await calendar.is_believed()
            both(HOUR)
            assert await calendar.is_believed()
            wall.pass_days(-365)  # what is too early removes nothing
            assert await calendar.is_believed()
            wall.pass_days(365)
            assert not await calendar.is_believed()

    asyncio.run(body())


def test_a_database_of_before_is_compared_with_its_latest_table(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with SqliteStore(tmp_path / FILE, clock=clock) as store:
            await store.create("kitchen", RUNNING)
            clock.pass_days(30)
            assert not await Calendar(store, clock, Clock()).is_believed()

    asyncio.run(body())


def test_the_time_of_a_server_only_passes() -> None:
    wall, passing = Clock(), Clock()
    now = SteadyClock(wall, passing)
    began = now()
    assert began == wall()
    for jump in (HOUR, -2 * HOUR):
        wall.now += jump
        passing.now += 1.0
    assert now() == began + 2.0
