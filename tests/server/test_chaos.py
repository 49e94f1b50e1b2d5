"""Games over a bad line: slow, cut, doubled, swapped and garbled messages lose nothing and change nothing."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

from tests.server.chaos import BadLine, Hardy
from tests.server.clients import Client, Server, people, run, seated
from tests.server.kills import Round, check, play_through


def test_a_bad_line_loses_nothing_and_plays_nothing_twice(folder: Path) -> None:
    server = Server(folder)
    found = Round(acknowledged=[[] for _ in range(4)])
    line = BadLine(server, Random(3))

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons, line.open():
            players: list[Client] = []
            for game in ("cat-tower", "trico-roof"):
                seats = await seated(persons, game, 3)
                found.tables.append(seats[0].table)
                for seat in seats:
                    players.append(Hardy(seat.person, seat.table, line))
                    players[-1].document = seat.document
                    players[-1].closed = {"code": "not there yet", "values": {}, "again": True}
                    await seat.leave()
            await asyncio.gather(
                *(
                    play_through(player, Random(n), found.acknowledged[n], found.history)
                    for n, player in enumerate(players)
                )
            )
            for player in players:
                fresh = await player.person.join(player.table)
                assert fresh.document["result"] == player.document["result"]
            assert "kotatsu_errors_total 0" in (await persons[0].http.get("/metrics")).text

    with closing(server):
        run(test)
        assert server.stop() == 0
        check(folder, found)
    assert all(line.faults[kind] for kind in ("slow", "twice", "swapped", "garbage", "cut", "no frame"))
