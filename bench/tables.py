"""Measure a server with a thousand running tables: python bench/tables.py [--quick]

Runs in a Python that has kotatsu, compiled or not (`kotatsu doctor` says which). A database is filled with
running games of four people, all five games in turn, and `kotatsu serve` is started on it in a process of
its own: how long until it is ready, until one table shows its state, until a player at every table has seen
theirs. Then everybody else comes too and plays some moves at every table, all over real sockets on this
machine, and the memory of the server's process is read from the system. Prints figures and writes
bench/results/tables.json. A missed target shows as ✗; the exit code stays 0.

With --workers the server has so many and a front; what they share in memory counts once. Then one of them is
killed as well, and it is measured how long until a table of it shows its state again. With --start nobody but
the first player comes: for more tables than this machine has room for people.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from reporting import Target, progress, show, write
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

import kotatsu
from kotatsu.core import state as rules
from kotatsu.core.commitments import seat_promise
from kotatsu.server.identity import Signer
from kotatsu.server.listing import listing_of
from kotatsu.server.ownership import ByHash
from kotatsu.store import Listing, open_store
from kotatsu.table import PLAYING, Description, Table
from kotatsu.table.commands import Open, Play, Sit, Start
from kotatsu.wire.diff import changed
from kotatsu.wire.messages import PROTOCOL

KEY = bytes(32)
PEOPLE = 4
PLAYED = 30
"""Moves of every game before the server starts."""
DIFFERENT = 100
"""So many games are played for it; the others are their copies at tables, and of people, of their own."""
SETTINGS = ("requests_per_second=1e6", "messages_per_second=1e6", "stale=300", "gone=600")
SETTINGS += ("connections_per_address=1000000",)
"""All clients come from one address; and a busy machine must not look like a broken connection."""
GENTLE = 100
"""So many connections are opened at once."""

Figures = dict[str, float]


# --- a database of running games ----------------------------------------------------------------------------


def owner(table: int, seat: int) -> str:
    return f"{table:06}_{seat}".ljust(22, "_")


def name(table: int) -> str:
    return f"table{table:06}".ljust(22, "_")


def running(number: int, game: str, attempt: int = 0) -> Table:
    """A game of four people with PLAYED moves behind it; one that is over sooner is played again."""
    rng = random.Random(f"{number} {attempt}")
    secret, salt = rng.randbytes(32), rng.randbytes(32)
    table = Table.create(name(number), owner(number, 0), Description(game, PEOPLE), secret, salt, 0.0)
    nonces = [rng.randbytes(32) for _ in range(PEOPLE)]
    for seat, nonce in enumerate(nonces):
        table.handle(owner(number, seat), Sit(seat, f"Player {seat}", seat_promise(nonce)), 1.0)
    table.handle(owner(number, 0), Start(), 2.0)
    for seat, nonce in enumerate(nonces):
        table.handle(owner(number, seat), Open(seat, nonce.hex()), 3.0)
    for _ in range(PLAYED):
        if table.phase != PLAYING:
            return running(number, game, attempt + 1)
        seat = rng.choice(table.deciders)
        move = rng.choice(table.state().legal_moves(seat))
        table.handle(owner(number, seat), Play(seat, move), 4.0)
    return table


async def fill(folder: Path, tables: int) -> None:
    games = [game.name for game in kotatsu.games()]
    played = []
    for number in range(min(tables, DIFFERENT)):
        progress(f"game {number + 1} of {DIFFERENT}")
        played.append(running(number, games[number % len(games)]))
    async with open_store(folder) as store:
        await store.set_setting("cookie", KEY)
        for begin in range(0, tables, GENTLE):
            numbers = range(begin, min(begin + GENTLE, tables))
            made = [copied(played[number % DIFFERENT], number % DIFFERENT, number) for number in numbers]
            await asyncio.gather(*(store.create(*one) for one in made))


def copied(table: Table, number: int, other: int) -> tuple[str, Listing, list[bytes]]:
    """A table as the store has it, under another name and with other people."""
    listing = listing_of(table)
    names = [(name(number).encode(), name(other).encode())]
    names += [(owner(number, seat).encode(), owner(other, seat).encode()) for seat in range(PEOPLE)]

    def rename(row: bytes) -> bytes:
        for old, new in names:
            row = row.replace(old, new)
        return row

    members = frozenset(owner(other, seat) for seat in range(PEOPLE))
    return (
        name(other),
        replace(listing, members=members, about=rename(listing.about)),
        [rename(row) for row in table.rows],
    )


# --- the server and its clients -----------------------------------------------------------------------------


class Server:
    """`kotatsu serve` in a process of its own, ready for players."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.began = perf_counter()
        self.workers = workers
        settings = [word for setting in SETTINGS for word in ("--set", setting)]
        serve = [sys.executable, "-m", "kotatsu", "serve", "--port", "0", "--workers", str(workers)]
        command = [*serve, "--data", str(folder), *settings]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().decode().split()[3]
        self.port = int(address.rstrip("/").rpartition(":")[2])
        while urllib.request.urlopen(f"{address}ready").status != 200:
            pass

    def milliseconds(self) -> float:
        """Since the process was started."""
        return (perf_counter() - self.began) * 1000

    @property
    def pids(self) -> list[int]:
        """Of the server: itself, and its workers in the order of their numbers."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if self.workers > 1 else []
        return [pid, *map(int, children)]

    def processor(self) -> float:
        """Milliseconds of a core that it has used; on a busy machine they tell more than a clock."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.pids]
        return sum(int(words[11]) + int(words[12]) for words in stats) / os.sysconf("SC_CLK_TCK") * 1000

    def megabytes(self, what: str = "VmRSS") -> float:
        """Of the server alone; bots and judges have processes of their own."""
        if self.workers > 1:
            maps = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.pids]
            return sum(int(one.split("Pss:")[1].split()[0]) for one in maps) / 1000
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(what)) / 1000

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        self.process.kill()


class Player:
    """A client at a table: it keeps the document, and knows nothing else."""

    def __init__(self, server: Server, table: int, seat: int) -> None:
        self.table = table
        self._server, self._seat = server, seat
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._sent = 0
        self.document: dict[str, Any] = {}

    async def come(self) -> None:
        """Connect, and see the table."""
        url = f"ws://127.0.0.1:{self._server.port}/api/tables/{name(self.table)}/socket"
        cookie = {"Cookie": f"kotatsu={Signer(KEY).cookie(owner(self.table, self._seat))}"}
        options: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None}
        self._socket = await connect(url, additional_headers=cookie, open_timeout=600, **options)
        await self._send({"t": "hello", "protocol": PROTOCOL})
        self._reading = asyncio.ensure_future(self._read(self._socket))
        await self.until(lambda: self.document)

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                message = msgspec.json.decode(frame)
                if message["t"] == "snapshot":
                    self.document = message["table"]
                elif message["t"] == "update":
                    self.document = changed(self.document, message["changes"])
                self._news.set()

    async def until(self, holds: Callable[[], Any]) -> None:
        while not holds():
            self._news.clear()
            await self._news.wait()

    def moves(self) -> list[dict[str, Any]]:
        return list(self.document["game_state"]["views"][str(self._seat)]["moves"])

    async def play(self, rng: random.Random) -> None:
        """Some legal move."""
        self._sent += 1
        move = rng.choice(self.moves())["move"]
        command = {"t": "play", "seat": self._seat, "move": move}
        await self._send({"t": "do", "client": f"c{self._sent}", "command": command})

    async def stay(self) -> None:
        await self._send({"t": "ping"})

    async def leave(self) -> None:
        self._reading.cancel()
        assert self._socket is not None
        self._socket.transport.abort()


async def come(players: list[Player]) -> None:
    """All of them, some at a time."""
    gate = asyncio.Semaphore(GENTLE)

    async def one(player: Player) -> None:
        async with gate:
            await player.come()

    await asyncio.gather(*map(one, players))


@asynccontextmanager
async def staying(players: list[Player]) -> AsyncIterator[None]:
    """They say that they are here, as a browser does."""

    async def stay() -> None:
        while True:
            await asyncio.sleep(5)
            for player in list(players):
                with suppress(Exception):
                    await player.stay()

    task = asyncio.ensure_future(stay())
    try:
        yield
    finally:
        task.cancel()


async def play_some(seats: list[Player], moves: int, rng: random.Random) -> int:
    """So many moves at one table, each by whoever may; the number that were played."""
    for played in range(moves):
        over = seats[0].document["phase"] != "playing"
        able = [player for player in seats if player.moves()]
        if over or not able:
            return played
        mover = rng.choice(able)
        decision = mover.document["game_state"]["views"]
        await mover.play(rng)
        await mover.until(lambda: mover.document["game_state"]["views"] != decision)  # noqa: B023
        await asyncio.sleep(0.05)  # the others hear of it too
    return moves


# --- measuring ----------------------------------------------------------------------------------------------


async def back_again(server: Server, player: Player) -> float:
    """Milliseconds from the end of the worker that owns a player's table until they see it again."""
    _, *workers = server.pids
    began = perf_counter()
    os.kill(workers[ByHash(server.workers).owner_of(name(player.table))], signal.SIGKILL)
    player.document = {}
    while not player.document:
        with suppress(OSError, InvalidMessage, ConnectionClosed):
            await player.come()
    return (perf_counter() - began) * 1000


async def measure(folder: Path, tables: int, moves: int, workers: int, start: bool) -> Figures:
    await fill(folder, tables)
    progress("starting")
    server = Server(folder, workers)
    players = [[Player(server, table, seat) for seat in range(PEOPLE)] for table in range(tables)]
    found: Figures = {"ready ms": server.milliseconds(), "ready, of a core ms": server.processor()}
    try:
        async with staying(here := [players[-1][0]]):
            await players[-1][0].come()
            found["one table ms"] = server.milliseconds()
            found["one table, of a core ms"] = server.processor()
            if workers > 1:
                found["again after a worker died ms"] = await back_again(server, players[-1][0])
            if start:
                return found
            first = [seats[0] for seats in players[:-1]]
            await come(first)
            found["every table ms"] = server.milliseconds()
            found["every table, of a core ms"] = server.processor()
            found["MB, one player each"] = server.megabytes()
            here += first
            progress("everybody else comes")
            others = [player for seats in players for player in seats[1:]]
            await come(others)
            here += others
            found["MB, all players"] = server.megabytes()
            progress(f"{moves} moves at every table")
            began = perf_counter()
            rng = random.Random(1)
            played = await asyncio.gather(*(play_some(seats, moves, rng) for seats in players))
            found["moves"] = sum(played)
            found["seconds of play"] = perf_counter() - began
            found["MB, after play"] = server.megabytes()
            found["MB at most"] = max(
                server.megabytes("VmHWM"), found["MB, all players"], found["MB, after play"]
            )
            for player in here:
                await player.leave()
    finally:
        server.stop()
    progress("")
    return found


def targets(found: Figures, tables: int) -> list[Target]:
    start = f"cold start, {tables:,} unfinished tables"
    live = f"{tables:,} live tables, {PEOPLE * tables:,} connections"
    again = found.get("again after a worker died ms")
    return [
        Target(f"{start}: ready ≤ 2,000 ms", 2000, found["ready ms"], True),
        Target(f"{start}: one shows its state ≤ 2,000 ms", 2000, found["one table ms"], True),
        *([Target("a killed worker's table is back ≤ 1,000 ms", 1000, again, True)] if again else []),
        Target(f"{live}: memory at most ≤ 400 MB", 400, found.get("MB at most"), True),
    ]


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--tables", type=int, default=1000, help="running tables (default 1,000)")
    parser.add_argument("--moves", type=int, default=10, help="moves to play at each (default 10)")
    parser.add_argument("--workers", type=int, default=1, help="processes that share them (default 1)")
    parser.add_argument("--start", action="store_true", help="the start alone")
    parser.add_argument("--quick", action="store_true", help="50 tables, nothing written")
    given = parser.parse_args()
    tables = 50 if given.quick else given.tables
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), tables, given.moves, given.workers, given.start))
    promises = targets(found, tables)
    show(f"{tables:,} tables", ["", ""], [[key, f"{value:,.0f}"] for key, value in found.items()])
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick:
        return
    result = {
        "load": round(os.getloadavg()[0], 1),
        "rules": "plain Python" if rules.__file__.endswith(".py") else "compiled",
        "tables": tables,
        "workers": given.workers,
        "people at each": PEOPLE,
        "moves before the start": PLAYED,
        "figures": {key: round(value, 1) for key, value in found.items()},
    }
    parts = ["tables", *(["start"] if given.start else []), *(["workers"] if given.workers > 1 else [])]
    write("-".join(parts), result, promises)


if __name__ == "__main__":
    main()
