"""A server attacked in every way we know, beside somebody who wants to play:
`python -m tests.campaigns.attack [--seconds N] [--only NAME]`.

For each attack a real server is started with its usual limits. A person sits at a table with bots, from
another address than the attacker, and is measured for a while in peace, then under attack: how long an
answer takes to what they say and play, how long bots keep them waiting, how long somebody new waits who
comes from their address. It holds if

- no answer takes longer than 250 ms more than the longest of the same run in peace (other work on the machine
  delays both alike), and nobody is refused, sent away or left without an answer;
- bots go on playing, and what was acknowledged is there;
- the server's memory stays below {memory} MB.

The server has one core for itself and its bots, everybody else the others; the attacker runs at the lowest
priority, so that it takes no time from the person it is measured by. Exits with 1 if anything broke.

The attacks:
{attacks}
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty
from random import Random
from typing import Any, TypeVar

from tests.campaigns.attacks import ATTACKS, Ground
from tests.server.clients import Client, Data, NotDone, Person, Server, memory, seated
from tests.server.floods import request
from tests.server.kills import Round, check, come_back, insist

T = TypeVar("T")
WORST = 0.25
"""Seconds that an attack may delay an answer."""
BOTS = 3.0
"""Seconds that an attack may make bots wait longer than in peace."""
MEMORY = 150
"""Megabytes that the server may take at most, whatever is done to it."""
PATIENCE = 8.0
"""Seconds after which an answer counts as none."""
BETWEEN = 0.07
"""Seconds between what the victim says: below their limit of messages."""
FILES = 1024
"""Open files that the server may have: no system gives less."""
VICTIM = "127.0.0.2"


class Usual(Server):
    """With the limits that a host has who changes nothing; only bots are quicker."""

    usual = ("pause=0.3",)

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, files=(FILES, FILES))

    def start(self) -> None:
        with on_core(0):
            super().start()


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started meanwhile runs on this core alone, where there are several and the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[number % len(before)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# --- the victim ---------------------------------------------------------------------------------------------


class Measured(Client):
    """Knows how long its pings are under way."""

    pong: asyncio.Future[None] | None = None

    def _take(self, message: Data) -> None:
        if message["t"] == "pong" and self.pong is not None and not self.pong.done():
            self.pong.set_result(None)
        super()._take(message)

    async def ask_ping(self) -> None:
        self.pong = asyncio.get_running_loop().create_future()
        await self.send({"t": "ping"})
        await self.pong


@dataclass
class Felt:
    """What somebody felt of a server for a while, in seconds."""

    answers: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    peak: int = 0  # of the server's memory

    @property
    def worst(self) -> float:
        return max([*self.answers, *self.newcomers], default=0.0)

    @property
    def median(self) -> float:
        return statistics.median(self.answers) if self.answers else 0.0

    @property
    def waited(self) -> float:
        return max(self.bots, default=0.0)


class Victim:
    """Somebody who plays with bots, and measures."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._rng = Random(1)

    async def sit_down(self) -> None:
        self._person = await Person(self._server, "Ann", VICTIM).arrive()
        await self._new_game()

    async def _new_game(self) -> None:
        (seat,) = await seated([self._person], "tower-of-pancakes", 4, bot="cat")
        await seat.leave()
        self._client = Measured(self._person, seat.table)
        self._client.pings = False  # only those that are measured
        await self._client.connect()

    async def leave(self) -> None:
        with contextlib.suppress(Exception):
            await self._client.leave()
        await self._person.http.aclose()

    async def feel(self, seconds: float) -> Felt:
        """Play and measure."""
        felt = Felt()
        until = time.monotonic() + seconds
        await asyncio.gather(self._play(felt, until), self._come(felt, until), self._weigh(felt, until))
        return felt

    async def _play(self, felt: Felt, until: float) -> None:
        waiting = time.monotonic()  # for bots, since then
        while time.monotonic() < until:
            client = self._client
            if client.closed:
                felt.problems[f"sent away ({client.closed['code']})"] += 1
                await self._back(felt)
            elif client.phase != "playing":
                await self._new_game()
                waiting = time.monotonic()
            elif client.choices():
                felt.bots.append(time.monotonic() - waiting)
                seat, view = client.choices()[0]
                move = self._rng.choice(view["moves"])["move"]
                await self._timed(felt, client.do("play", seat=seat, move=move, decision=view["decision"]))
                waiting = time.monotonic()
            else:
                await self._timed(felt, client.ask_ping())
            await asyncio.sleep(BETWEEN)
        if not self._client.choices():
            felt.bots.append(time.monotonic() - waiting)

    async def _timed(self, felt: Felt, asked: Awaitable[Any]) -> None:
        began = time.monotonic()
        try:
            await asyncio.wait_for(asked, PATIENCE)
        except TimeoutError:
            felt.problems["no answer"] += 1
        except NotDone as refusal:
            felt.problems[f"refused ({refusal})"] += 1
        except ConnectionError:
            pass  # seen in the next round
        felt.answers.append(time.monotonic() - began)

    async def _back(self, felt: Felt) -> None:
        try:
            await asyncio.wait_for(self._client.again(), PATIENCE)
        except Exception:
            felt.problems["not let in again"] += 1
            await asyncio.sleep(0.2)

    async def _come(self, felt: Felt, until: float) -> None:
        """Somebody new, now and then."""
        asked = request("GET /api/games", "Connection: close")
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                answer = await asyncio.wait_for(self._ask(asked), PATIENCE)
                if not answer.startswith(b"HTTP/1.1 200"):
                    felt.problems["newcomer refused"] += 1
            except (TimeoutError, OSError):
                felt.problems["newcomer not answered"] += 1
            felt.newcomers.append(time.monotonic() - began)
            await asyncio.sleep(0.25)

    async def _ask(self, asked: bytes) -> bytes:
        where = ("127.0.0.1", self._server.port)
        reader, writer = await asyncio.open_connection(*where, local_addr=(VICTIM, 0))
        try:
            writer.write(asked)
            return await reader.read()
        finally:
            writer.transport.abort()

    async def _weigh(self, felt: Felt, until: float) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                felt.peak = max(felt.peak, memory(self._server.process.pid))
            await asyncio.sleep(0.05)


# --- one attack ---------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """What an attack came to."""

    name: str
    peace: Felt
    war: Felt
    told: Counter[str]
    allowed: float = WORST
    memory: float = MEMORY

    def broken(self) -> list[str]:
        """What did not hold."""
        found = [f"{problem}: {count}" for problem, count in self.war.problems.items()]
        if self.war.worst > self.peace.worst + self.allowed:
            found.append(f"an answer took {1000 * self.war.worst:.0f} ms")
        if self.war.waited > self.peace.waited + BOTS:
            found.append(f"bots took {self.war.waited:.1f} s")
        if self.war.peak > self.memory * 1e6:
            found.append(f"memory rose to {self.war.peak / 1e6:.0f} MB")
        found += [f"{key}: {self.told[key]}" for key in FAULTS if self.told[key]]
        return found


FAULTS = ("coups", "not refused", "too many tables", "went wrong", "no attack")
"""What an attack may count that must not be."""


def besiege(names: list[str], port: int, seconds: float, begun: Any, told: Any) -> None:
    """In a process of its own: carry attacks out, each from another address."""
    os.nice(19)
    for number, name in enumerate(names):
        try:
            counted = ATTACKS[name](Ground(port, seconds, f"127.0.1.{number + 1}", begun.set))
        except Exception:
            traceback.print_exc()
            counted = Counter({"no attack": 1})
        told.put(dict(counted))
    begun.set()


async def under_attack(server: Server, name: str, seconds: float) -> Outcome:
    """A victim in peace, then under attack."""
    victim = Victim(server)
    await victim.sit_down()
    await victim.feel(0.5)  # processes of bots are started
    peace = await victim.feel(max(1.0, seconds / 3))
    try:
        async with attacker([name], server.port, seconds) as told:
            war = await victim.feel(seconds)
            counted = await aside(told.get, True, 20)
    except Empty:
        counted = Counter({"no attack": 1})
    finally:
        await victim.leave()
    return Outcome(name, peace, war, Counter(counted))


@contextlib.asynccontextmanager
async def attacker(names: list[str], port: int, seconds: float) -> AsyncIterator[Any]:
    """Attacks under way: a queue of what came of each."""
    spawn = multiprocessing.get_context("spawn")
    begun, told = spawn.Event(), spawn.Queue()
    with on_core(1):
        process = spawn.Process(target=besiege, args=(names, port, seconds, begun, told), daemon=True)
        process.start()
    try:
        await aside(begun.wait, 60)
        yield told
    finally:
        process.kill()
        process.join()


async def aside(wait: Callable[..., T], *arguments: Any) -> T:
    """Wait for another process without holding up anybody."""
    return await asyncio.get_running_loop().run_in_executor(None, wait, *arguments)


def run_one(name: str, seconds: float) -> Outcome:
    with tempfile.TemporaryDirectory() as place:
        server = Usual(Path(place) / "data")
        try:
            if name == RESTARTS:
                return asyncio.run(under_restarts(server, seconds))
            outcome = asyncio.run(under_attack(server, name, seconds))
            outcome.told["went wrong"] += server.log().count("something failed")
            return outcome
        finally:
            server.close()


# --- restarts under play ------------------------------------------------------------------------------------

RESTARTS = "restarts"
BETWEEN_RESTARTS = 4  # acknowledged moves


async def under_restarts(server: Server, seconds: float) -> Outcome:
    """Stopped and killed in turns while two people play; whoever is back first tries to take the table over
    before the other is. What was acknowledged must be there in the end, once."""
    rng = Random(1)
    ann, mallory = [await Person(server, name).arrive() for name in ("Ann", "Mallory")]
    clients = await seated([ann, mallory], "trico-roof", 3, bot="greedy")
    found = Round([clients[0].table], [[], []])
    felt, told = Felt(), Counter[str]()
    peace = Felt(answers=[0.0])
    until = time.monotonic() + seconds
    while time.monotonic() < until and clients[0].phase == "playing":
        await _play_a_little(clients, found, rng, felt)
        server.stop() if told["restarts"] % 2 else server.kill()
        server.start()
        told["restarts"] += 1
        await come_back(clients[1])
        await _try_to_take_over(clients[1], told)
        began = time.monotonic()
        await come_back(clients[0])
        felt.newcomers.append(time.monotonic() - began)
        state = clients[0].document
        taken = state["phase"] == "abandoned" or not state["host"] or state["seats"][0]["kept"]
        told["coups"] += bool(taken)
        felt.peak = max(felt.peak, memory(server.process.pid))
    for client in clients:
        await client.leave()
        await client.person.http.aclose()
    server.stop()
    check(server.folder, found, ended=False)
    told["moves"] = found.moves
    return Outcome(RESTARTS, peace, felt, told)


async def _play_a_little(clients: list[Client], found: Round, rng: Random, felt: Felt) -> None:
    before = found.moves
    patience = time.monotonic() + 5
    while found.moves < before + BETWEEN_RESTARTS and time.monotonic() < patience:
        for client, acknowledged in zip(clients, found.acknowledged):
            for seat, view in client.choices()[:1]:
                name = f"{rng.random()}"
                move = {"seat": seat, "move": rng.choice(view["moves"])["move"], "decision": view["decision"]}
                began = time.monotonic()
                if await insist(client, name, move):
                    felt.answers.append(time.monotonic() - began)
                    acknowledged.append(name)
        if clients[0].phase != "playing":
            return
        await asyncio.sleep(0.02)


async def _try_to_take_over(client: Client, told: Counter[str]) -> None:
    """All that would be allowed if the other were gone. Giving up counts only when everybody does."""
    for kind, fields in (
        ("seat_bot", {"seat": 0, "level": "cat"}),
        ("make_host", {"seat": 1}),
        ("free_seat", {"seat": 0}),
        ("undo", {"seat": 0}),
        ("abandon", {}),
    ):
        try:
            await client.do(kind, **fields)
            told["not refused"] += kind != "abandon"
        except (NotDone, ConnectionError):
            told["refused"] += 1


# --- all of them --------------------------------------------------------------------------------------------

HEADS = (
    "attack",
    "median",
    "worst",
    "in peace",
    "bots",
    "in peace",
    "MB before",
    "peak",
    "refused",
    "cut",
    "verdict",
)
WIDTHS = (18, 7, 7, 9, 6, 9, 10, 6, 9, 7, 0)


def row(outcome: Outcome) -> tuple[str, ...]:
    peace, war, told = outcome.peace, outcome.war, outcome.told
    more = [f"{key} {told[key]}" for key in ("tables", "hints", "held", "restarts", "moves") if key in told]
    verdict = "; ".join(outcome.broken())
    return (
        outcome.name,
        f"{1000 * war.median:.1f}",
        f"{1000 * war.worst:.0f}",
        f"{1000 * peace.worst:.0f}",
        f"{war.waited:.1f}",
        f"{peace.waited:.1f}",
        f"{peace.peak / 1e6:.0f}",
        f"{war.peak / 1e6:.0f}",
        str(told["refused"]),
        str(told["cut"]),
        " ".join(
            filter(None, [f"BROKEN: {verdict}" if verdict else "holds", f"({', '.join(more)})" * bool(more)])
        ),
    )


def line(cells: tuple[str, ...]) -> str:
    return " ".join(
        cell.ljust(width) if number in (0, len(cells) - 1) else cell.rjust(width)
        for number, (cell, width) in enumerate(zip(cells, WIDTHS))
    )


def run(names: list[str], seconds: float) -> int:
    """How many of these attacks broke something; times are in milliseconds, those of bots in seconds."""
    print(line(HEADS), flush=True)
    broken = 0
    for name in names:
        outcome = run_one(name, seconds)
        print(line(row(outcome)), flush=True)
        broken += bool(outcome.broken())
    print(f"{len(names)} attacks, {broken} broke something" if broken else f"{len(names)} attacks, all held")
    return broken


def all_names() -> list[str]:
    return [*ATTACKS, RESTARTS]


def what(name: str) -> str:
    made: Callable[..., Any] = under_restarts if name == RESTARTS else ATTACKS[name]
    return f"  {name:18} {' '.join((made.__doc__ or '').split())}"


def main() -> None:
    told = (__doc__ or "").format(memory=MEMORY, attacks="\n".join(map(what, all_names())))
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.attack",
        description=told,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--seconds", metavar="N", type=float, default=15.0, help="of each attack (default: 15)"
    )
    parser.add_argument(
        "--only", metavar="NAME", action="append", choices=all_names(), help="may be repeated"
    )
    chosen = parser.parse_args()
    sys.exit(1 if run(chosen.only or all_names(), chosen.seconds) else 0)


if __name__ == "__main__":
    main()
