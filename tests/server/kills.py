"""Games that go on while their server is killed again and again, and what must be true afterwards."""

import asyncio
import json
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from kotatsu.store.database import Db
from tests.server.clients import Client, NotDone, Server, people, seated
from tests.server.histories import History, Look, Move

GAMES = ("tower-of-pancakes", "trico-roof", "cat-tower")
BETWEEN = 6
"""So many acknowledged moves before the next kill."""


@dataclass
class Round:
    """Some games and what their players were told."""

    tables: list[str] = field(default_factory=list)
    acknowledged: list[list[str]] = field(default_factory=list)  # of each player, two at each table
    kills: int = 0
    history: History = field(default_factory=list)
    documents: list[Any] = field(default_factory=list)  # in the end, of each player

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged))


async def play_under_kills(
    server: Server, kills: int, rng: Random, kill: Callable[[Round], None] | None = None
) -> Round:
    """Two people and a bot at each table, all to the end, and so many kills meanwhile: of the server, unless
    something else is to be killed."""
    found = Round(acknowledged=[[] for _ in range(2 * len(GAMES))])
    async with people(server, "Ann", "Ben") as persons:
        seats: list[Client] = []
        for game in GAMES:
            seats += await seated(persons, game, 3, bot="greedy")
        found.tables = [client.table for client in seats[::2]]
        playing = [
            asyncio.ensure_future(
                play_through(client, Random(rng.random()), found.acknowledged[number], found.history)
            )
            for number, client in enumerate(seats)
        ]
        while found.kills < kills:
            before = found.moves
            while found.moves < before + BETWEEN and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
            if all(task.done() for task in playing):
                break
            await asyncio.sleep(rng.random() * 0.05)
            found.kills += 1
            if kill is not None:
                await asyncio.to_thread(kill, found)
                continue
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.gather(*playing)
        assert all(client.phase == "over" for client in seats)
        found.documents = [client.document for client in seats]
        for client in seats:
            await client.leave()
    return found


async def play_through(client: Client, rng: Random, acknowledged: list[str], history: History) -> None:
    """Play to the end, whatever happens to the server; what was not acknowledged is sent again."""
    while client.phase != "over":
        try:
            await client.until(lambda: client.phase != "playing" or client.choices() or client.closed)
            if client.closed:
                raise ConnectionError
            for seat, view in client.choices()[:1]:
                move = rng.choice(view["moves"])["move"]
                name, asked = secrets.token_hex(8), time.monotonic()
                if await insist(client, name, {"seat": seat, "move": move, "decision": view["decision"]}):
                    acknowledged.append(name)
                    now, decision = time.monotonic(), view["decision"]
                    history.append(Move(client.table, name, seat, decision, asked, now))
        except ConnectionError:
            asked = await come_back(client)
            history += [Look(client.table, seat, view["decision"], asked) for seat, view in client.choices()]


TRY_AGAIN = ("come back", "once more", "Say hello first")
TOO_LATE = ("another moment", "cannot play")


async def insist(client: Client, name: str, move: dict[str, Any]) -> bool:
    """Until it is acknowledged, over as many connections as that takes; False if it came too late."""
    while True:
        try:
            await client.do("play", client=name, **move)
            return True
        except ConnectionError:
            await come_back(client)
        except NotDone as refusal:
            if any(words in str(refusal) for words in TOO_LATE):
                return False
            assert any(words in str(refusal) for words in TRY_AGAIN), refusal
            await asyncio.sleep(0.05)


async def come_back(client: Client) -> float:
    """When it asked for what it was shown."""
    while True:
        try:
            asked = time.monotonic()
            await client.again()
            return asked
        except Exception:  # not there yet
            await asyncio.sleep(0.1)


def check(folder: Path, found: Round, ended: bool = True) -> None:
    """Every acknowledged move is on the disk exactly once, and every game that has ended has its record."""
    with closing(sqlite3.connect(folder / "kotatsu.sqlite3")) as db:
        check_in(db, found, ended)


def check_in(db: Db, found: Round, ended: bool = True) -> None:
    """The same in any database."""
    for number, table in enumerate(found.tables):
        rows = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
        entries = [json.loads(row) for (row,) in rows]
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        names = Counter(entry["client"] for entry in entries if entry.get("client"))
        twice = [entry for entry in entries if names[entry.get("client")] > 1]
        assert names and not twice, (len(entries), twice)
        wanted = found.acknowledged[2 * number] + found.acknowledged[2 * number + 1]
        assert wanted and not [name for name in wanted if names[name] != 1]
        kept = db.execute("SELECT count(*) FROM records WHERE table_id = ?", (table,)).fetchone()
        assert kept == (1,) or not ended
