"""A real server in a process of its own, and clients that know no more than the wire tells them."""

import asyncio
import contextlib
import hashlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kotatsu.server.ownership import ByHash
from kotatsu.table import Refused
from kotatsu.wire.diff import changed
from kotatsu.wire.messages import PROTOCOL
from tests.server.nursery import Copy, can_copy, nursery

QUICK = ("pause=0.01", "ping=0.5", "people_per_minute=6000", "tables_per_minute=6000", "tables_per_day=60000")
QUICK += ("links_per_minute=6000", "requests_per_second=5000", "messages_per_second=5000")
QUICK += ("chats_per_second=100",)
WORKERS = int(os.environ.get("KOTATSU_TEST_WORKERS", "1"))
"""Of every server that does not ask for some: all of these tests run with two as well, by command."""
PATIENCE = 120.0
Data = dict[str, Any]


class Server:
    """`kotatsu serve` on a free port; started again, it has the same one."""

    kotatsu: tuple[str, ...] = ("kotatsu",)
    """The module that is run, and what it is told first."""
    usual: tuple[str, ...] = QUICK

    def __init__(
        self, folder: Path, *settings: str, files: tuple[int, int] | None = None, workers: int = WORKERS
    ) -> None:
        self.folder = folder
        self.workers = workers
        self._files = files  # soft and hard limit of open files
        self.port = 0
        self._settings: list[str] = []
        self.set(*self.usual, *settings)
        self.start()

    def set(self, *settings: str) -> None:
        """From the next start on."""
        self._settings += [word for setting in settings for word in ("--set", setting)]

    def start(self) -> None:
        words = [*self.kotatsu, "serve", "--port", str(self.port), *self.where, *self._settings]
        self.errors = (self.folder.parent / f"{self.folder.name}.log").open("ab")
        self.process = self._begin(words)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("Kotatsu is at http://"), self.log()
        self.port = int(line.split("/ ")[0].rpartition(":")[2])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process.stdout.close()

    def _begin(self, words: list[str]) -> subprocess.Popen[bytes] | Copy:
        if self._files is None and self.workers == 1 and not self.surroundings and can_copy():
            return nursery().start(words, self.errors)
        command = [sys.executable, "-m", *words]
        if self._files is not None:
            limits = "ulimit -Sn {}; ulimit -Hn {}".format(*self._files)
            command = ["sh", "-c", f'{limits}; exec "$@"', "sh", *command]
        return subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.surroundings},
        )

    @property
    def where(self) -> list[str]:
        """What it is told of its data."""
        return ["--data", str(self.folder), "--workers", str(self.workers)]

    @property
    def surroundings(self) -> dict[str, str]:
        """What is in its environment besides."""
        return {}

    def log(self) -> str:
        return (self.folder.parent / f"{self.folder.name}.log").read_text()

    @property
    def children(self) -> list[int]:
        """The processes that the first one has started: with several, the workers."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def worker(self, number: int) -> int:
        """The process of a worker, as the log has it."""
        lines = [json.loads(line) for line in self.log().splitlines() if '"a process serves"' in line]
        return int([line["pid"] for line in lines if line["worker"] == number][-1])

    def process_of(self, table: str) -> int:
        """The process that owns a table."""
        return self.process.pid if self.workers == 1 else self.worker(ByHash(self.workers).owner_of(table))

    def kill(self) -> None:
        """As a power cut would. Workers end by themselves."""
        workers = self.children if self.workers > 1 else []
        self.process.kill()
        self.process.wait()
        until = time.monotonic() + PATIENCE
        while any(map(runs, workers)):
            assert time.monotonic() < until, "a worker goes on without its front"
            time.sleep(0.005)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self.errors.close()


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def memory(pid: int) -> int:
    """Of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Turned(Exception):
    """The server closed the connection: its last message."""


class NotDone(Exception):
    """A command was refused: the reason."""


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str, address: str | None = None) -> None:
        self.server = server
        self.name = name
        self.address = address  # of theirs, where that matters
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport)

    async def arrive(self) -> "Person":
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        return f"kotatsu={self.http.cookies['kotatsu']}"

    async def make(self, game: str, **more: Any) -> Data:
        answer = await self.http.post("/api/tables", json={"game": game, **more})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def join(self, table: str, **hello: Any) -> "Client":
        client = Client(self, table)
        await client.connect(**hello)
        return client


class Client:
    """One connection to a table; keeps the document as the messages say."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.frames: list[str] = []
        self.document: Data = {}
        self.story: Data = {}
        self.chat: list[Data] = []
        self.number = 0
        self.welcome: Data = {}
        self.closed: Data | None = None
        self.nonces: dict[int, str] = {}
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self.pings = True
        self.pinged_with: Data = {}  # what each ping says besides

    # --- the connection -------------------------------------------------------------------------------------

    @property
    def port(self) -> int:
        return self.person.server.port

    async def open_socket(self, **more: Any) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.person.cookie} if "kotatsu" in self.person.http.cookies else {}
        if self.person.address is not None:
            more["local_addr"] = (self.person.address, 0)
        return await connect(
            url, additional_headers=headers, max_size=None, compression=None, ping_interval=None, **more
        )

    async def connect(self, **hello: Any) -> None:
        self._socket = await self.open_socket()
        self.closed = None
        self._tasks = [asyncio.ensure_future(self._read()), asyncio.ensure_future(self._ping())]
        before = self.welcome
        with contextlib.suppress(ConnectionClosed):
            await self.send({"t": "hello", "protocol": PROTOCOL, **hello})
        await self.until(lambda: (self.welcome is not before and bool(self.document)) or self.closed)
        if self.closed is not None:
            raise Turned(self.closed_because)

    @property
    def closed_because(self) -> str:
        assert self.closed is not None
        return str(Refused(self.closed["code"], **self.closed["values"]))

    async def again(self) -> None:
        """Connect again and go on after the last message."""
        await self.connect(epoch=self.welcome.get("epoch"), seen=self.number)

    async def break_off(self) -> None:
        """As when a train enters a tunnel: no goodbye."""
        for task in self._tasks:
            task.cancel()
        assert self._socket is not None
        self._socket.transport.abort()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        assert self._socket is not None
        await self._socket.close()

    async def send(self, message: Data | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def _ping(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(0.5)
                if self.pings:
                    await self.send({"t": "ping", **self.pinged_with})

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                self.frames.append(str(frame))
                self._take(self._decode(frame))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self.closed or {"code": "the connection broke", "values": {}, "again": True}
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError())
                answer.exception()
        self._changed.set()

    # --- messages -------------------------------------------------------------------------------------------

    def _decode(self, frame: str | bytes) -> Data:
        message: Data = json.loads(frame)
        return message

    def _take(self, message: Data) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.welcome = message
            self.document = self.document if message["resumed"] else {}
        elif kind == "snapshot":
            self.number, self.document = message["n"], message["table"]
            self.story, self.chat = message["story"], message["chat"]
        elif kind == "update":
            assert message["n"] == self.number + 1, "a message is missing, or came twice"
            self._update(message)
        elif kind == "closed":
            self.closed = message
        elif kind in ("done", "refused") and message["client"] in self._answers:
            answer = self._answers.pop(message["client"])
            if not answer.done():
                answer.set_result(message)

    def _update(self, message: Data) -> None:
        self.number = message["n"]
        self.document = changed(self.document, message["changes"])
        self.chat += message["chat"]
        for key, events in message["events"].items():
            self.story.setdefault(key, []).extend(events)
        if message["story"] is not None:
            self.story = message["story"]

    async def do(self, kind: str, client: str | None = None, **fields: Any) -> Data:
        """Send a command and wait until it counts; `NotDone` says why it does not."""
        client = client or secrets.token_hex(8)
        answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._answers[client] = answer
        if self.closed is not None:
            raise ConnectionError
        try:
            await self.send({"t": "do", "client": client, "command": {"t": kind, **fields}})
        except ConnectionClosed:
            raise ConnectionError from None
        message = await asyncio.wait_for(answer, PATIENCE)
        if message["t"] == "refused":
            raise NotDone(str(Refused(message["code"], **message["values"])))
        return message

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait until something is so."""

        async def wait() -> None:
            while not holds():
                self._changed.clear()
                await self._changed.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    # --- at the table ---------------------------------------------------------------------------------------

    async def sit(self, seat: int, **more: Any) -> None:
        nonce = secrets.token_bytes(32)
        self.nonces[seat] = nonce.hex()
        promise = hashlib.sha256(nonce).hexdigest()
        await self.do("sit", seat=seat, name=self.person.name, promise=promise, **more)

    async def open_nonces(self) -> None:
        for seat, nonce in self.nonces.items():
            await self.do("open", seat=seat, nonce=nonce)

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    def choices(self) -> list[tuple[int, Data]]:
        """One's own seats that may move now, with what they know."""
        state = self.document["game_state"] or {"views": {}}
        return [(int(seat), view) for seat, view in state["views"].items() if view["moves"]]

    async def play_on(self, rng: Random, moves: int = 10**6) -> int:
        """Random moves until the game is over, or so many."""
        played = 0
        while played < moves:
            await self.until(lambda: self.phase != "playing" or self.choices() or self.closed)
            if self.phase != "playing" or self.closed:
                break
            seat, view = rng.choice(self.choices())
            move = rng.choice(view["moves"])["move"]
            with contextlib.suppress(NotDone):
                await self.do("play", seat=seat, move=move, decision=view["decision"])
                played += 1
        return played


async def play_some(clients: list[Client], moves: int, rng: Random) -> None:
    """So many moves in all, by whoever may."""
    played = 0
    while played < moves:
        able = [client for client in clients if client.choices()]
        if able:
            played += await rng.choice(able).play_on(rng, 1)
        else:
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    found = [await Person(server, name).arrive() for name in names]
    try:
        yield found
    finally:
        for person in found:
            await person.http.aclose()


async def start(clients: list[Client]) -> None:
    """The host starts, everybody opens what they promised."""
    await clients[0].do("start")
    for client in clients:
        await client.until(lambda client=client: client.phase != "gathering")  # type: ignore[misc]
    await asyncio.gather(*(client.open_nonces() for client in clients if client.phase == "opening"))
    for client in clients:
        await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]


async def seated(
    persons: list[Person], game: str, players: int, bot: str = "random", **more: Any
) -> list[Client]:
    """A running table: these people on the first seats, bots on the rest."""
    bots = [None] * len(persons) + [bot] * (players - len(persons))
    made = await persons[0].make(game, players=players, bots=bots, **more)
    hello = {"invite": made["invite"]} if made["invite"] else {}
    clients = [await person.join(made["table"], **hello) for person in persons]
    for seat, client in enumerate(clients):
        await client.sit(seat, **hello)
    await start(clients)
    return clients


SPY = """
import sys
if any("kotatsu.server.bot_worker" in word for word in sys.orig_argv):
    class Ears:
        def __init__(self, buffer):
            self.buffer = self
            self._lines = buffer
        def __iter__(self):
            for line in self._lines:
                with open({heard!r}, "ab") as file:
                    file.write(line)
                yield line
    sys.stdin = Ears(sys.stdin.buffer)
"""


def listen_to_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that will hold all that the processes of bots are told, by every server from now on."""
    heard = folder / "heard"
    (folder / "sitecustomize.py").write_text(SPY.format(heard=str(heard)))
    paths = filter(None, [str(folder), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return heard


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test with a loop of its own."""

    async def bounded() -> None:
        await asyncio.wait_for(test(), 150)

    asyncio.run(bounded())
