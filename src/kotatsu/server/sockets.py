"""The WebSocket of a table: reading what a client asks, and sending what its feed holds."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kotatsu.server.feeds import Connection, Feed
from kotatsu.server.identity import COOKIE
from kotatsu.server.limits import LAST_WORDS
from kotatsu.server.live import LiveTable, Lost
from kotatsu.server.logs import log_problem, short
from kotatsu.server.problems import explain
from kotatsu.server.services import Services
from kotatsu.server.tables import Elsewhere, LiveTables
from kotatsu.server.transport import EXTENSION, FULL_INBOX, Protocol
from kotatsu.store import StoreError
from kotatsu.table import Refused
from kotatsu.table.commands import Chat
from kotatsu.table.plain_text import one_line
from kotatsu.wire import messages
from kotatsu.wire.messages import (
    OLD_CLIENT,
    PROTOCOL,
    Closed,
    ClosedToOldClient,
    Do,
    Done,
    FromClient,
    Hello,
    Ping,
    Pong,
    read_client,
)

FIRST_MESSAGE = 10.0
"""Seconds to say hello."""

UNREADABLE = 20
"""Close after this many unreadable messages in a row."""

INBOX = 16
"""Messages that may wait while one is being handled; then no more are read."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """One client at one table."""
    services: Services = socket.app.state.services
    await socket.accept()
    identity = services.recognise(socket.cookies.get(COOKIE))
    if identity is None:
        await _turn_away(socket, Closed("who-are-you", again=False))
    elif services.closing:
        await _turn_away(socket, Closed("server-restarts", again=True))
    elif services.counts.of(f"sockets {identity}") >= services.settings.connections_each:
        await _turn_away(socket, Closed("too-many-connections", again=False))
    else:
        services.sockets += 1
        services.counts.add(f"sockets {identity}")
        try:
            await _Client(services, socket.app.state.tables, socket, identity, table_id).run()
        finally:
            services.sockets -= 1
            services.counts.add(f"sockets {identity}", -1)


async def _turn_away(socket: WebSocket[Any, Any, Any], message: Closed) -> None:
    await socket.send_data(messages.write(message).decode(), mode="text")
    await socket.close(code=1008 if not message.again else 1012)


class _Client:
    """The server's side of one connection."""

    def __init__(
        self,
        services: Services,
        tables: LiveTables,
        socket: WebSocket[Any, Any, Any],
        identity: str,
        table_id: str,
    ) -> None:
        self._services = services
        self._tables = tables
        self._socket = socket
        self._identity = identity
        self._table_id = table_id
        self._address = socket.client.host if socket.client is not None else "unknown"
        self._connection = Connection(services.settings.backlog_bytes, self._cut, services.awake())
        self._live: LiveTable | None = None
        self._feed: Feed | None = None
        self._unreadable = 0
        self._gone = False
        self._is_new = True  # nothing has come yet
        self._inbox: deque[tuple[bytes, bool]] = deque()  # with whether they are within the limits
        self._working = False
        self._sending: asyncio.Task[None] | None = None
        extensions: Any = socket.scope["extensions"]
        self._direct: Protocol = extensions[EXTENSION]

    async def run(self) -> None:
        self._connection.wake = self._wake
        self._connection.write = self._direct.send_now
        self._direct.take = self._arrived
        self._await_hello()
        try:
            await self._until_gone()
        finally:
            self._silence.cancel()
            self._gone = True
            self._connection.let_go()
            self._direct.take = None
            if self._sending is not None:
                self._sending.cancel()
            self._leave()
            if self._connection.too_slow:
                self._services.metrics.count("dropped")

    def _leave(self) -> None:
        if self._live is not None and self._feed is not None:
            self._live.leave(self._feed, self._connection)

    def _await_hello(self) -> None:
        self._silence = asyncio.get_running_loop().call_later(FIRST_MESSAGE, self._was_silent)
        self._direct.visit.expect(FIRST_MESSAGE + 2 * LAST_WORDS)

    def _was_silent(self) -> None:
        if self._feed is not None:
            return  # it is at a table, which looks after it
        if self._working:  # it has said something: perhaps its table is being read
            self._await_hello()
        else:
            self._connection.end(Closed("silent", again=True))

    def _cut(self) -> None:
        """End the socket without waiting for whoever does not read."""
        self._direct.abort()

    # --- sending --------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let somebody send what could not be sent at once."""
        if self._sending is None and not self._gone:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := self._connection.next()) is not None:
                await self._socket.send_data(data.decode(), mode="text")
            if self._connection.closing:
                await self._socket.close(code=1012 if self._services.closing else 1000)
        self._sending = None

    # --- reading --------------------------------------------------------------------------------------------

    async def _until_gone(self) -> None:
        """Wait for the end; messages come by `_arrived`."""
        with contextlib.suppress(WebSocketDisconnect):
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                pass

    def _arrived(self, text: bytes) -> None:
        """A message has come. One is followed after the other; what needs no waiting is answered at once."""
        if self._connection.closing:
            return
        self._connection.heard = self._services.awake()
        self._services.metrics.count("messages_in")
        may_send = self._may_send()
        if self._working:
            self._inbox.append((text, may_send))
            if len(self._inbox) >= INBOX:
                self._direct.hold(FULL_INBOX)
            return
        message = self._understand(text, may_send)
        if message is not None and not self._answer(message):
            self._working = True
            self._services.spawn(self._work(message))

    def _may_send(self) -> bool:
        """Whether one more message is within what this person, and their address, may send; if not, what they
        send meanwhile is not even read. The first is free: connections have limits of their own."""
        first, self._is_new = self._is_new, False
        allowed = first or self._services.budgets["messages"].allows(self._identity, self._address)
        if not allowed:
            self._direct.rest()
        return allowed

    async def _work(self, message: FromClient) -> None:
        """Follow a message, and those that come meanwhile. What was begun is finished, whoever has gone."""
        try:
            await self._take(message)
            while self._inbox and not self._connection.closing:
                following = self._understand(*self._inbox.popleft())
                if following is not None and not self._answer(following):
                    await self._take(following)
        finally:
            self._working = False
            self._inbox.clear()
            self._direct.release(FULL_INBOX)

    def _understand(self, text: bytes, may_send: bool) -> FromClient | None:
        """The message; None if it was refused."""
        client: str | None = None
        try:
            message = self._decode(text, may_send)
            client = getattr(message, "client", None)
            self._must_not_hurry(message, may_send)
            return message
        except Exception as problem:
            self._explain(client, problem)
            return None

    def _answer(self, message: FromClient) -> bool:
        """Follow a message that needs no waiting."""
        if self._feed is None or not isinstance(message, Ping):
            return False
        self._connection.hidden = message.hidden
        if message.seen is not None:
            self._feed.saw(message.seen)
        self._connection.say(Pong(self._services.now()))
        return True

    async def _take(self, message: FromClient) -> None:
        """Follow one message; whatever is not followed is answered with a reason."""
        try:
            await self._follow(message)
        except Exception as problem:
            self._explain(getattr(message, "client", None), problem)

    def _explain(self, client: str | None, problem: Exception) -> None:
        """Why a message was not followed, as far as it is the sender's business."""
        refusal = explain(problem)
        self._services.metrics.count("errors" if refusal.code == "went-wrong" else "refused")
        self._connection.say(messages.Refused(client, refusal.code, refusal.values))

    def _decode(self, text: bytes, may_send: bool) -> FromClient:
        try:
            message = read_client(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._unreadable += 1
            if not may_send or self._unreadable >= UNREADABLE:
                self._connection.end(Closed("too-much-nonsense", again=False))
            raise Refused("no-message", why=one_line(str(error))[:200]) from None
        self._unreadable = 0
        return message

    def _must_not_hurry(self, message: FromClient, may_send: bool) -> None:
        if may_send and isinstance(message, Do) and isinstance(message.command, Chat):
            may_send = self._services.limits["chat"].allows(self._identity)
        if not may_send:
            self._services.metrics.count("limited")
            raise Refused("too-fast")

    async def _follow(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self._feed is None or self._live is None:
            raise Refused("hello-first")
        elif self._services.closing:
            raise Refused("server-restarts")
        elif self._feed.identity != self._identity:
            raise Refused("screen-only-shows")
        elif isinstance(message, Do):
            number = await self._live.do_now(self._identity, message.command, message.client, self._address)
            self._connection.say(Done(message.client, number))

    async def _hello(self, hello: Hello) -> None:
        if self._feed is not None:
            raise Refused("hello-again")
        if hello.protocol != PROTOCOL:
            kind = ClosedToOldClient if hello.protocol == 1 else Closed
            self._connection.end(kind(OLD_CLIENT, again=False))
            return
        while self._feed is None:
            try:
                self._connection.hidden = hello.hidden
                live = await self._tables.table(self._table_id)
                self._feed = await live.join(self._identity, self._connection, hello)
                self._live = live
                if self._gone:  # meanwhile; what is left of its connection keeps its deadline
                    self._leave()
                else:
                    self._direct.visit.settle()
            except Lost:
                continue  # it has just been forgotten: ask again
            except (Elsewhere, StoreError) as problem:
                if isinstance(problem, StoreError):
                    log_problem("a table could not be read", problem, table=short(self._table_id))
                self._connection.end(Closed("table-read-again", again=True))
                return
            except Refused as refusal:
                self._connection.end(Closed(refusal.code, False, refusal.values))
                return
