"""A game over days: told, reminded, and sorted by who waits."""

import asyncio
import contextlib
import json
import time
from pathlib import Path

from tests.server.clients import people
from tests.server.receivers import Receiver
from tests.server.slow_days import SlowServer
from tests.server.test_notices import HASTY, add, play, receivers, run, two

A_DAY_EACH = {"kind": "move", "seconds": 86_400, "increment": 0}


def kinds(hook: Receiver) -> list[str]:
    return [json.loads(one.body)["kotatsu"]["kind"] for one in hook.told]


def test_two_people_play_a_slow_game_over_three_days(folder: Path) -> None:
    server = SlowServer(folder, *HASTY, "idle=1000")

    async def test() -> None:
        async with receivers(2) as (to_ann, to_ben), people(server, "Ann", "Ben") as persons:
            await add(persons[0], kind="webhook", address=to_ann.url)
            await add(persons[1], kind="webhook", address=to_ben.url)
            other = (await persons[1].make("cat-tower"))["table"]
            ann, ben = await two(server, persons, clock=A_DAY_EACH)
            await ben.leave()
            await play(ann)
            await ann.leave()
            await to_ben.until(1)
            server.pass_by(17.9)
            await asyncio.sleep(6)
            assert kinds(to_ben) == ["turn"]
            server.pass_by(0.2)  # a quarter of the time is left: Ben is reminded, and once
            await to_ben.until(2)
            assert kinds(to_ben) == ["turn", "remind"]

            await persons[1].make("cat-tower")  # of which the latest entry is newer
            mine = await persons[1].get("/api/tables/mine")
            assert [one["your_turn"] for one in mine] == [True, False, False]
            assert mine[0]["table"] == ann.table and other in [one["table"] for one in mine[1:]]
            left = mine[0]["until"] - (time.time() + 18.1 * 3600)
            assert abs(left - 5.9 * 3600) < 120

            ben = await persons[1].join(ann.table)  # the second day
            await play(ben)
            await ben.leave()
            await to_ann.until(1)
            server.stop()
            server.pass_by(12)
            server.start()  # nobody could move meanwhile: all of it is left
            ann = await persons[0].join(ann.table)
            assert ann.choices()
            seat = ann.document["game_state"]["clocks"][0]
            assert 86_000 < seat["left"] <= 86_400
            await ann.leave()
            server.pass_by(24.1)  # the third day: Ann does not come, and her time is up
            await to_ben.until(3)
            assert kinds(to_ben)[2] == "turn" and "turn" in kinds(to_ann)
            ben = await persons[1].join(ann.table)
            assert ben.choices()

    with contextlib.closing(server):
        run(test)


def test_a_vacation_rests_the_clocks_of_all_slow_tables_and_everybody_there_sees_it(folder: Path) -> None:
    server = SlowServer(folder, *HASTY, "idle=1000", "vacation=10")

    async def test() -> None:
        async with receivers(1) as (to_ben,), people(server, "Ann", "Ben") as persons:
            await add(persons[1], kind="webhook", address=to_ben.url)
            ann, ben = await two(server, persons, clock=A_DAY_EACH)
            quick, there = await two(server, persons, clock={"kind": "bank", "seconds": 600, "increment": 5})
            assert (await persons[1].get("/api/vacation")) | {"now": 0} == {
                "until": None,
                "left": 10.0,
                "most": 10.0,
                "now": 0,
            }
            assert (await persons[0].http.post("/api/vacation", json={"days": -1})).status_code == 400
            refused = await persons[1].http.post("/api/vacation", json={"days": 11})
            assert (refused.status_code, refused.json()["code"]) == (409, "vacation-too-long")
            until = (await persons[1].http.post("/api/vacation", json={"days": 6})).json()["until"]
            await ann.until(lambda: ann.document["seats"][1]["vacation"] == until)  # Ann sees it at once
            assert quick.document["seats"][1]["vacation"] is None
            await there.leave()
            await ben.leave()
            await play(ann)
            clock = ann.document["game_state"]["clocks"][1]
            assert clock == {"left": 86_400.0, "count": None, "since": until}
            await ann.leave()
            late = await two(server, persons, clock=A_DAY_EACH)  # a table that begins meanwhile
            await late[0].until(lambda: late[0].document["seats"][1]["vacation"] == until)
            await late[0].leave()
            await late[1].leave()

            server.kill()
            server.start()
            server.pass_by(5 * 24)  # nobody's time is up, and Ben is told nothing
            mine = await persons[1].get("/api/tables/mine")
            slow = [one for one in mine if one["table"] == ann.table]
            assert slow[0]["until"] == until + 86_400
            assert kinds(to_ben) == []
            server.pass_by(24.1)  # it is over: he is told of his turn, then reminded
            await to_ben.until(1)
            assert kinds(to_ben) == ["turn"]
            server.pass_by(18)
            await to_ben.until(2)
            assert kinds(to_ben) == ["turn", "remind"]
            assert (await persons[1].get("/api/vacation"))["until"] is None

            left = (await persons[1].http.post("/api/vacation", json={"days": 2})).json()["left"]
            assert 3.99 < left <= 4.0  # what is used counts, not what is planned
            ben = await persons[1].join(ann.table)
            await ben.until(lambda: (ben.document["seats"][1]["vacation"] or 0) > until)
            await persons[1].http.post("/api/vacation", json={"days": 0})
            await ben.until(lambda: ben.document["seats"][1]["vacation"] is None)
            assert ben.document["game_state"]["clocks"][1]["left"] < 86_400 - 17 * 3600

    with contextlib.closing(server):
        run(test)
