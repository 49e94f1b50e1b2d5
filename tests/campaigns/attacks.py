"""What can be done to a server by whoever reaches it: each attack goes on for some seconds and counts what
came of it.

They are run by `attack.py`, in a process of their own, and come from one address unless they say otherwise.
"""

import asyncio
import contextlib
import itertools
import json
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from kotatsu.server.settings import Settings
from tests.server import floods, raw
from tests.server.clients import Client, NotDone, Person, Server, Turned, seated, start

NOWHERE = "x" * 22
"""A table that is not there: without a cookie nobody gets as far as to notice."""
AT_ONCE = 8
SILENT = 1500
HELLO = raw.frame(raw.HELLO)


@dataclass
class Ground:
    """Where an attack takes place, and when it ends."""

    port: int
    seconds: float
    address: str = "127.0.0.1"  # of the attacker
    begun: Callable[[], None] = int  # to be called when all is prepared

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def connect(self, first: bytes = b"", address: str = "") -> socket.socket:
        """A connection, and what is said over it at once."""
        line = raw.connect(self, address or self.address)  # type: ignore[arg-type]
        line.sendall(first)
        return line

    def upgrade(self, table: str, *headers: str) -> bytes:
        """The request for a table's WebSocket."""
        return raw.handshake(self, table, None, *headers)  # type: ignore[arg-type]

    def http(self, **headers: str) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=self.address)
        return httpx.Client(base_url=self.url, transport=transport, headers=headers, timeout=20)


Attack = Callable[[Ground], Counter[str]]
ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    def keep(one: Attack) -> Attack:
        ATTACKS[name] = one
        return one

    return keep


def flood(
    ground: Ground,
    open_one: Callable[[], socket.socket | None],
    data: bytes,
    count: int = AT_ONCE,
    reads: bool = True,
) -> Counter[str]:
    flooding = floods.Flood(open_one, data, count, reads)
    ground.begun()
    flooding.run(ground.seconds)
    flooding.close()
    return flooding.told


def cookie(ground: Ground) -> str:
    """Of somebody new."""
    with ground.http() as http:
        http.post("/api/me", json={"name": "Mallory"}).raise_for_status()
        return f"Cookie: kotatsu={http.cookies['kotatsu']}"


def table_of(ground: Ground, who: str) -> str:
    with ground.http(Cookie=who.removeprefix("Cookie: ")) as http:
        made = http.post("/api/tables", json={"game": "cat-tower"})
        return str(made.raise_for_status().json()["table"])


# --- floods -------------------------------------------------------------------------------------------------


@attack("requests")
def requests(ground: Ground) -> Counter[str]:
    """Requests over connections that stay, many at a time."""
    one = floods.request("GET /api/tables")
    return flood(ground, ground.connect, one * 50)


@attack("posts")
def posts(ground: Ground) -> Counter[str]:
    """Requests with a body that want to make people."""
    body = b'{"name":"Mallory"}'
    one = floods.request("POST /api/me", "Content-Type: application/json", body=body)
    return flood(ground, ground.connect, one * 50)


@attack("connections")
def connections(ground: Ground) -> Counter[str]:
    """A new connection for every request."""
    one = floods.request("GET /api/games", "Connection: close")
    return flood(ground, ground.connect, one)


@attack("origins")
def origins(ground: Ground) -> Counter[str]:
    """Requests, and sockets, of another site."""
    evil = "Origin: https://evil.example"
    one = floods.request("POST /api/me", evil, "Content-Type: application/json", body=b'{"name":"M"}')
    kinds = itertools.cycle((one * 50, ground.upgrade(NOWHERE, evil)))

    return flood(ground, lambda: ground.connect(next(kinds)), one)


@attack("messages")
def messages(ground: Ground) -> Counter[str]:
    """Messages that are refused, faster than anybody may speak."""
    return _over_sockets(ground, _refused_message() * 100, HELLO)


@attack("messages-unread")
def messages_unread(ground: Ground) -> Counter[str]:
    """The same, and what is answered is never read."""
    return _over_sockets(ground, _refused_message() * 100, HELLO, reads=False)


@attack("nonsense")
def nonsense(ground: Ground) -> Counter[str]:
    """Text that is no message."""
    return _over_sockets(ground, raw.frame(b"nonsense") * 100, HELLO)


def _refused_message() -> bytes:
    asked = {"t": "do", "client": "x", "command": {"t": "play", "seat": 7, "move": 1}}
    return raw.frame(json.dumps(asked).encode())


def _over_sockets(
    ground: Ground,
    data: bytes,
    first: bytes = b"",
    known: bool = True,
    reads: bool = True,
    count: int = AT_ONCE,
) -> Counter[str]:
    """Flood sockets of somebody at their own table, or of nobody."""
    who = [cookie(ground)] if known else []
    table = table_of(ground, *who) if known else NOWHERE

    def open_one() -> socket.socket | None:
        line = ground.connect()
        if not floods.shake_hands(line, ground.upgrade(table, *who)):
            line.close()
            return None
        line.sendall(first)
        return line

    return flood(ground, open_one, data, count, reads)


# --- control frames and fragments ---------------------------------------------------------------------------

LONGEST = b"x" * 125


@attack("pings")
def pings(ground: Ground) -> Counter[str]:
    """Pings of somebody at a table, whose pongs are read."""
    return _over_sockets(ground, raw.frame(LONGEST, floods.PING) * 200, HELLO)


@attack("pings-unread")
def pings_unread(ground: Ground) -> Counter[str]:
    """Pings of nobody in particular, whose pongs are never read."""
    return _over_sockets(ground, raw.frame(LONGEST, floods.PING) * 200, known=False, reads=False)


@attack("pongs")
def pongs(ground: Ground) -> Counter[str]:
    """Pongs that nobody asked for."""
    return _over_sockets(ground, raw.frame(b"", floods.PONG) * 500, HELLO)


@attack("empty-fragments")
def empty_fragments(ground: Ground) -> Counter[str]:
    """A message that goes on and on with nothing in it."""
    return _over_sockets(ground, raw.frame(b"", floods.MIDDLE) * 500, HELLO + raw.frame(b"", floods.FIRST))


@attack("endless-fragments")
def endless_fragments(ground: Ground) -> Counter[str]:
    """A message that never ends, by small pieces."""
    return _over_sockets(ground, raw.frame(b"x", floods.MIDDLE) * 500, HELLO + raw.frame(b'"', floods.FIRST))


@attack("upgraded-posts")
def upgraded_posts(ground: Ground) -> Counter[str]:
    """Requests that ask for a socket where none can be."""
    one = ground.upgrade(NOWHERE).replace(b"GET", b"POST", 1)
    return flood(ground, ground.connect, one)


# --- silence ------------------------------------------------------------------------------------------------


def _silent(ground: Ground, first: bytes, count: int = SILENT) -> Counter[str]:
    ground.begun()
    return floods.hold(lambda: ground.connect(first), count, ground.seconds)


@attack("silent")
def silent(ground: Ground) -> Counter[str]:
    """Connections over which nothing comes."""
    return _silent(ground, b"")


@attack("half-a-line")
def half_a_line(ground: Ground) -> Counter[str]:
    """Connections over which half of a request's first line comes."""
    return _silent(ground, b"GET /api/ga")


@attack("half-a-body")
def half_a_body(ground: Ground) -> Counter[str]:
    """Requests whose body does not come to its end."""
    whole = floods.request("POST /api/me", "Content-Type: application/json", body=b'{"name":"Mallory"}')
    return _silent(ground, whole[:-9])


@attack("silent-sockets")
def silent_sockets(ground: Ground) -> Counter[str]:
    """Sockets of somebody who says no hello, and of nobody."""
    who = cookie(ground)
    table = table_of(ground, who)
    kinds = itertools.cycle((ground.upgrade(table, who), ground.upgrade(NOWHERE)))
    ground.begun()
    return floods.hold(lambda: ground.connect(next(kinds)), SILENT, ground.seconds)


@attack("silent-crowd")
def silent_crowd(ground: Ground) -> Counter[str]:
    """Silent connections from many addresses, few from each."""
    crowd = itertools.cycle(f"127.0.9.{number}" for number in range(1, 61))
    ground.begun()
    return floods.hold(lambda: ground.connect(address=next(crowd)), SILENT, ground.seconds)


@attack("drop-by-drop")
def drop_by_drop(ground: Ground) -> Counter[str]:
    """Requests that come a byte at a time, so that none is ever quite silent."""
    told: Counter[str] = Counter()
    lines: list[socket.socket] = []
    ground.begun()
    until = time.monotonic() + ground.seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            while len(lines) < SILENT and time.monotonic() < until:
                lines.append(ground.connect(b"GET /api/games HTTP/1.1\r\nX: "))
                told["opened"] += 1
        lines = [line for line in lines if _drip(line, told)]
        time.sleep(0.2)
    told["held"] = len(lines)
    return told


def _drip(line: socket.socket, told: Counter[str]) -> bool:
    try:
        line.sendall(b"x")
        return True
    except OSError:
        told["cut"] += 1
        line.close()
        return False


# --- slow readers -------------------------------------------------------------------------------------------


@attack("answers-unread")
def answers_unread(ground: Ground) -> Counter[str]:
    """Big answers, asked for many at a time, of which none is read."""
    one = floods.request("GET /api/schema/openapi.json")
    return flood(ground, ground.connect, one * 20, count=40, reads=False)


@attack("snapshots-unread")
def snapshots_unread(ground: Ground) -> Counter[str]:
    """Sockets that want a whole table and read none of it, one after the other."""
    who = cookie(ground)
    table = table_of(ground, who)
    ground.begun()
    told: Counter[str] = Counter()
    until = time.monotonic() + ground.seconds
    lines: list[socket.socket] = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            lines.append(ground.connect())
            if floods.shake_hands(lines[-1], ground.upgrade(table, who)):
                lines[-1].sendall(HELLO)
                told["opened"] += 1
        if len(lines) > 200:
            lines.pop(0).close()
        time.sleep(0.002)
    told["cut"] = sum(floods.was_cut(line, told) for line in lines)
    return told


# --- with a table of one's own ------------------------------------------------------------------------------


def _with_people(
    ground: Ground, names: list[str], work: Callable[[Ground, list[Person], Counter[str]], Awaitable[None]]
) -> Counter[str]:
    told: Counter[str] = Counter()
    server = Server.__new__(Server)  # one that runs already
    server.port, server.url = ground.port, ground.url

    async def all_of_it() -> None:
        persons = [await Person(server, name, ground.address).arrive() for name in names]
        try:
            await work(ground, persons, told)
        finally:
            for person in persons:
                await person.http.aclose()

    asyncio.run(all_of_it())
    return told


async def _again_and_again(
    ground: Ground, one: Callable[[], Awaitable[Any]], told: Counter[str], count: int
) -> None:
    """So many at once, each as often as it goes."""
    until = time.monotonic() + ground.seconds

    async def repeat() -> None:
        while time.monotonic() < until:
            try:
                await asyncio.wait_for(one(), max(0.1, until - time.monotonic()))
            except (NotDone, PermissionError):
                told["refused"] += 1
                await asyncio.sleep(0.01)
            except (ConnectionError, Turned, httpx.HTTPError, WebSocketException, TimeoutError, OSError):
                told["cut"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(repeat() for _ in range(count)))


@attack("tables")
def tables(ground: Ground) -> Counter[str]:
    """Tables made by every way there is: asked for, and as the rematch of one given up."""

    async def work(ground: Ground, persons: list[Person], told: Counter[str]) -> None:
        (mallory,) = persons
        first = await mallory.make("cat-tower")
        ground.begun()
        told["tables"] += 1
        place = {"table": first["table"]}

        async def rematch() -> None:
            client = await mallory.join(place["table"])
            try:
                if client.phase == "gathering":
                    await client.do("abandon")
                if client.document["rematch"] is None:
                    await client.do("rematch")
                    told["tables"] += 1
                await client.until(lambda: client.document["rematch"] or client.closed)
                place["table"] = client.document["rematch"] or place["table"]
            finally:
                await client.leave()

        async def ask() -> None:
            answer = await mallory.http.post("/api/tables", json={"game": "cat-tower"})
            if answer.status_code != 201:
                raise PermissionError
            told["tables"] += 1

        await asyncio.gather(
            _again_and_again(ground, rematch, told, 1), _again_and_again(ground, ask, told, 3)
        )
        most = Settings().tables_per_minute * (1 + ground.seconds / 60) + 1
        told["too many tables"] = max(0, told["tables"] - round(most))

    return _with_people(ground, ["Mallory"], work)


@attack("hints")
def hints(ground: Ground) -> Counter[str]:
    """Some people who ask for hints without end."""

    async def work(ground: Ground, persons: list[Person], told: Counter[str]) -> None:
        clients = [(await seated([person], "tower-of-pancakes", 4))[0] for person in persons]
        for client in clients:
            await client.until(lambda client=client: client.choices())  # type: ignore[misc]
        ground.begun()

        async def ask() -> None:
            client = Random().choice(clients)
            path = f"/api/tables/{client.table}/hint?seat=0"
            answer = await client.person.http.get(path)
            told["hints"] += answer.status_code == 200
            if answer.status_code != 200:
                raise PermissionError

        await _again_and_again(ground, ask, told, 4 * len(clients))

    return _with_people(ground, [f"M{number}" for number in range(6)], work)


@attack("looking back")
def looking_back(ground: Ground) -> Counter[str]:
    """Somebody who asks for a long game again and again: as it was at some moment, and all of it."""

    async def work(ground: Ground, persons: list[Person], told: Counter[str]) -> None:
        made = await persons[0].make("cookie-thief", players=3)
        client = await persons[0].join(made["table"])
        for seat in range(3):
            await client.sit(seat)
        await start([client])
        await client.play_on(Random(1), 40)
        ground.begun()
        asked = [f"/api/tables/{client.table}/{what}seat=0" for what in ("moment?number=9&", "record?")]

        async def ask() -> None:
            answer = await persons[0].http.get(Random().choice(asked))
            told["answered"] += answer.status_code == 200
            if answer.status_code == 429:
                raise PermissionError

        await _again_and_again(ground, ask, told, 100)

    return _with_people(ground, ["Mallory"], work)


@attack("undo")
def undo(ground: Ground) -> Counter[str]:
    """Players and spectators who want a move back, again and again."""

    async def work(ground: Ground, persons: list[Person], told: Counter[str]) -> None:
        player, *others = persons
        (client,) = await seated([player], "itadaki-sashiage", 3)
        await client.play_on(Random(1), 2)
        clients = [client, *[await other.join(client.table) for other in others]]
        ground.begun()

        async def ask() -> None:
            one: Client = Random().choice(clients)
            await one.do("undo", seat=0)

        await _again_and_again(ground, ask, told, 4 * len(clients))

    return _with_people(ground, [f"M{number}" for number in range(5)], work)


@attack("chat")
def chat(ground: Ground) -> Counter[str]:
    """The longest lines, said without end by several people at one table."""

    async def work(ground: Ground, persons: list[Person], told: Counter[str]) -> None:
        made = await persons[0].make("cat-tower")
        clients = [await person.join(made["table"]) for person in persons]
        ground.begun()

        async def say() -> None:
            await Random().choice(clients).do("chat", text="猫" * 500)

        await _again_and_again(ground, say, told, 4 * len(clients))

    return _with_people(ground, [f"M{number}" for number in range(4)], work)
