"""The WebSocket of a table: reading what a client asks, and sending what its feed holds."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kotatsu.server.feeds import LAST_WORDS, Connection, Feed
from kotatsu.server.house import House
from kotatsu.server.identity import COOKIE, new_id
from kotatsu.server.live import LiveTable, Lost
from kotatsu.server.logs import log_problem
from kotatsu.store import NotFound, StoreError
from kotatsu.table import Clock, Command, Refused, SetInvite
from kotatsu.table import commands as of_table
from kotatsu.table.description import one_line
from kotatsu.wire import messages, read_client
from kotatsu.wire.messages import Closed, Done, FromClient, Hello, Ping, Pong, Seen

FIRST_MESSAGE = 10.0
UNREADABLE = 20
"""So many messages in a row that are none, and the connection ends."""

NO_MESSAGE = "That is no message of ours: {}."
TOO_FAST = "That was too fast; wait a moment and send it again."
TO_COME_BACK = "The server starts again; come back in a moment."


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """One client at one table."""
    house: House = socket.app.state.house
    await socket.accept()
    identity = house.recognise(socket.cookies.get(COOKIE))
    if identity is None:
        await _turn_away(socket, "Say who you are first (POST /api/me).", False)
    elif house.closing:
        await _turn_away(socket, TO_COME_BACK, True)
    elif house.connections.get(identity, 0) >= house.settings.connections_each:
        await _turn_away(socket, "You have too many connections open.", False)
    else:
        house.connections[identity] = house.connections.get(identity, 0) + 1
        try:
            await _Client(house, socket, identity, table_id).run()
        finally:
            house.connections[identity] -= 1
            if not house.connections[identity]:
                del house.connections[identity]


async def _turn_away(socket: WebSocket[Any, Any, Any], why: str, again: bool) -> None:
    await socket.send_data(messages.write(Closed(why, again)).decode(), mode="text")
    await socket.close(code=1008 if not again else 1012)


class _Client:
    """The server's side of one connection."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], identity: str, table_id: str) -> None:
        self._house = house
        self._socket = socket
        self._identity = identity
        self._table_id = table_id
        self._connection = Connection(house.settings.backlog_bytes, self._cut, house.now())
        self._live: LiveTable | None = None
        self._feed: Feed | None = None
        self._unreadable = 0

    async def run(self) -> None:
        sending = asyncio.ensure_future(self._send())
        try:
            await self._read()
            if self._connection.closing:  # what waits is still being sent
                await asyncio.wait((sending,), timeout=LAST_WORDS)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            if self._live is not None and self._feed is not None:
                self._live.leave(self._feed, self._connection)
            if self._connection.too_slow:
                self._house.metrics.count("dropped")

    def _cut(self) -> None:
        """End the socket without waiting for whoever does not read."""
        extensions: Any = self._socket.scope.get("extensions") or {}
        abort = extensions.get("kotatsu.abort")
        if abort is not None:
            abort()

    # --- sending --------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self._connection.next()) is not None:
                await self._socket.send_data(data.decode(), mode="text")
            await self._socket.close(code=1012 if self._house.closing else 1000)

    # --- reading --------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while not self._connection.closing:
                text = await self._next_text()
                self._connection.heard = self._house.now()
                self._house.metrics.count("messages_in")
                await self._take(text)

    async def _next_text(self) -> str | bytes:
        wait = FIRST_MESSAGE if self._feed is None else None
        try:
            event: Any = await asyncio.wait_for(self._socket.receive(), wait)
        except TimeoutError:
            self._connection.end(Closed("Nothing was heard from you.", again=False))
            raise WebSocketDisconnect(detail="silent") from None
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _take(self, text: str | bytes) -> None:
        """Follow one message; whatever is not followed is answered with a reason."""
        client: str | None = None
        try:
            message = self._decode(text)
            client = getattr(message, "client", None)
            self._must_not_hurry(message)
            await self._follow(message)
        except (Refused, NotFound) as refusal:
            self._refuse(client, str(refusal))
        except StoreError as problem:
            log_problem("the store failed", problem)
            self._refuse(client, "That could not be read or saved; try again in a moment.")
        except (asyncio.CancelledError, WebSocketDisconnect):
            raise
        except Exception as error:
            self._house.metrics.count("errors")
            log_problem("a message failed", error)
            self._refuse(client, "Something went wrong here; it has been noted.")

    def _refuse(self, client: str | None, why: str) -> None:
        self._house.metrics.count("refused")
        self._connection.say(messages.Refused(client, why))

    def _decode(self, text: str | bytes) -> FromClient:
        try:
            message = read_client(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._unreadable += 1
            if not self._house.limits["messages"].allows(self._identity) or self._unreadable >= UNREADABLE:
                self._connection.end(Closed("Too many messages that are none of ours.", again=False))
            raise Refused(NO_MESSAGE.format(one_line(str(error))[:200])) from None
        self._unreadable = 0
        return message

    def _must_not_hurry(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            return  # once a connection, and connections have limits of their own
        limits = self._house.limits
        allowed = limits["messages"].allows(self._identity)
        if allowed and isinstance(message, messages.Chat):
            allowed = limits["chat"].allows(self._identity)
        if not allowed:
            self._house.metrics.count("limited")
            raise Refused(TOO_FAST)

    async def _follow(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self._feed is None or self._live is None:
            raise Refused("Say hello first.")
        elif isinstance(message, Ping):
            self._connection.say(Pong(time.time()))
        elif isinstance(message, Seen):
            self._feed.saw(message.n)
        elif self._house.closing:
            raise Refused(TO_COME_BACK)
        else:
            number = await self._live.do(self._identity, self._command(message), message.client)
            self._connection.say(Done(message.client, number))

    async def _hello(self, hello: Hello) -> None:
        if self._feed is not None:
            raise Refused("You have said hello already.")
        while self._feed is None:
            try:
                live = await self._house.table(self._table_id)
                self._feed = await live.join(self._identity, self._connection, hello)
                self._live = live
            except Lost:
                continue  # it has just been forgotten: ask again
            except (Refused, NotFound) as refusal:
                self._connection.end(Closed(str(refusal), again=False))
                return

    def _command(self, message: Any) -> Command:
        """The command of a table that a message asks for."""
        given = {name: getattr(message, name) for name in message.__struct_fields__ if name != "client"}
        if isinstance(message, messages.SetPrivate):
            return SetInvite(new_id() if message.private else None)
        if isinstance(message, messages.Rematch):
            given["table"] = ""  # whoever carries it out makes the table
        if isinstance(message, messages.SetClock):
            clock = message.clock
            given["clock"] = Clock(clock.kind, clock.seconds, clock.increment)
        command: Command = getattr(of_table, type(message).__name__)(**given)
        return command
