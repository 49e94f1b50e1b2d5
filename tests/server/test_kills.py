"""Killing the server in the middle of play: what it acknowledged is there exactly once, and play goes on."""

import asyncio
import json
import secrets
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.server.clients import Client, NotDone, Server, people, run, seated

KILLS = 4
TABLES = 4


async def play_through(client: Client, rng: Random, acknowledged: list[str]) -> None:
    """Play to the end, whatever happens to the server; what was not acknowledged is sent again."""
    while client.phase != "over":
        try:
            await client.until(lambda: client.phase != "playing" or client.choices() or client.closed)
            if client.closed:
                raise ConnectionError
            for seat, view in client.choices()[:1]:
                move = rng.choice(view["moves"])["move"]
                name = secrets.token_hex(8)
                await insist(client, name, {"seat": seat, "move": move, "decision": view["decision"]})
                acknowledged.append(name)
        except ConnectionError:
            await come_back(client)


async def insist(client: Client, name: str, move: dict[str, Any]) -> None:
    """Until it is acknowledged, over as many connections as that takes."""
    while True:
        try:
            await client.do("play", client=name, **move)
            return
        except ConnectionError:
            await come_back(client)
        except NotDone as refusal:
            assert "come back" in str(refusal) or "once more" in str(refusal), refusal
            await asyncio.sleep(0.05)


async def come_back(client: Client) -> None:
    while True:
        try:
            await client.again()
            return
        except Exception:  # not there yet
            await asyncio.sleep(0.1)


def test_every_acknowledged_move_is_there_exactly_once(folder: Path) -> None:
    server = Server(folder, "pause=0.03")
    acknowledged: list[list[str]] = [[] for _ in range(2 * TABLES)]
    tables: list[str] = []

    async def test() -> None:
        rng = Random(5)
        async with people(server, "Ann", "Ben") as persons:
            games = ["tower-of-pancakes", "trico-roof"] * (TABLES // 2)
            seats: list[Client] = []
            for game in games:
                seats += await seated(persons, game, 3, bot="greedy")
            tables.extend(client.table for client in seats[::2])
            playing = [
                asyncio.ensure_future(play_through(client, Random(n), acknowledged[n]))
                for n, client in enumerate(seats)
            ]
            for _ in range(KILLS):
                before = sum(map(len, acknowledged))
                while sum(map(len, acknowledged)) < before + 6 and not all(t.done() for t in playing):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.random() * 0.05)
                server.kill()
                await asyncio.get_running_loop().run_in_executor(None, server.start)
            await asyncio.gather(*playing)
            assert all(client.phase == "over" for client in seats)

    try:
        run(test)
        server.stop()
        check(folder, tables, acknowledged)
    finally:
        server.close()


def check(folder: Path, tables: list[str], acknowledged: list[list[str]]) -> None:
    db = sqlite3.connect(folder / "kotatsu.sqlite3")
    for number, table in enumerate(tables):
        rows = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
        entries = [json.loads(row) for (row,) in rows]
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        names = Counter(entry["client"] for entry in entries if entry.get("client"))
        assert set(names.values()) == {1}
        wanted = acknowledged[2 * number] + acknowledged[2 * number + 1]
        assert wanted and not [name for name in wanted if names[name] != 1]
    assert db.execute("SELECT count(*) FROM records").fetchone() == (len(tables),)
    db.close()
