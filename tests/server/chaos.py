"""A bad line between clients and a server: it slows, cuts, doubles, swaps and garbles what it carries."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Data, Person, Server
from tests.server.nonsense import nonsense

OPEN: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None}
Line = ClientConnection | ServerConnection


class BadLine:
    """Listens in the server's place; `faults` counts what it did."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.port = 0
        self.faults: Counter[str] = Counter()
        self._server = server
        self._rng = rng

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["BadLine"]:
        async with serve(self._carry, "127.0.0.1", 0, **OPEN) as listening:
            self.port = next(iter(listening.sockets)).getsockname()[1]
            yield self

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        url = f"ws://127.0.0.1:{self._server.port}{client.request.path}"
        cookie = {"Cookie": client.request.headers["Cookie"]}
        async with connect(url, additional_headers=cookie, **OPEN) as server:
            ways = (self._relay(client, server, to_server=True), self._relay(server, client, to_server=False))
            await asyncio.wait(map(asyncio.ensure_future, ways), return_when=asyncio.FIRST_COMPLETED)
            for line in (client, server):
                line.transport.abort()

    async def _relay(self, source: Line, target: Line, to_server: bool) -> None:
        held: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                await self._pass_on(message, target, held, to_server)

    async def _pass_on(
        self, message: str | bytes, target: Line, held: list[str | bytes], to_server: bool
    ) -> None:
        fault = self._rng.choices(
            ("none", "slow", "twice", "swapped", "garbage", "cut", "no frame"), (70, 10, 6, 6, 6, 1, 1)
        )[0]
        self.faults[fault] += 1
        if fault == "cut":
            raise ConnectionClosed(None, None)
        if fault == "swapped" and not held:
            held.append(message)  # until after the next one
            return
        if fault == "slow":
            await asyncio.sleep(self._rng.random() * 0.1)
        if fault == "garbage":
            await target.send(nonsense(self._rng) if to_server else "nonsense")
        if fault == "no frame" and to_server:
            target.transport.write(self._rng.randbytes(50))  # not even a frame of a WebSocket
            return
        for data in [message, *([message] if fault == "twice" else []), *held]:
            await target.send(data)
        held.clear()


class Hardy(Client):
    """A client as it should be: what comes twice it drops, where something is missing it connects again."""

    def __init__(self, person: Person, table: str, line: BadLine) -> None:
        super().__init__(person, table)
        self._line = line

    @property
    def port(self) -> int:
        return self._line.port

    def _decode(self, frame: str | bytes) -> Data:
        try:
            return super()._decode(frame)
        except json.JSONDecodeError:
            return {"t": "nothing"}

    def _take(self, message: Data) -> None:
        numbered = message["t"] in ("update", "snapshot")
        if message["t"] == "update" and (not self.document or message["n"] > self.number + 1):
            assert self._socket is not None
            self._socket.transport.abort()
        elif not numbered or message["n"] > self.number or (message["t"] == "snapshot" and not self.document):
            super()._take(message)
