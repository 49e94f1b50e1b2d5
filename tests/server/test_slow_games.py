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
