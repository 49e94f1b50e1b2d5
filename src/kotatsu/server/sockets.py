"""The WebSocket of a table: reading what a client asks, and sending what its feed holds."""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kotatsu.server.feeds import Connection, Feed
from kotatsu.server.house import House
from kotatsu.server.identity import COOKIE, new_id
from kotatsu.server.live import LiveTable, Lost
from kotatsu.server.logs import log_problem
from kotatsu.server.transport import EXTENSION, Protocol
from kotatsu.store import NotFound, StoreError
from kotatsu.table import Clock, Command, Refused, SetInvite
from kotatsu.table import commands as of_table
from kotatsu.table.description import one_line
from kotatsu.wire import messages, read_client
from kotatsu.wire.messages import Closed, Done, FromClient, Hello, Ping, Pong

FIRST_MESSAGE = 10.0
"""Seconds to say hello."""
UNREADABLE = 20
"""So many messages in a row that are none, and the connection ends."""

INBOX = 16
"""So many messages may wait while one is followed; then no more are read."""

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
        self._gone = False
        self._inbox: deque[str | bytes] = deque()
        self._working = False
        self._sending: asyncio.Task[None] | None = None
        extensions: Any = socket.scope["extensions"]
        self._direct: Protocol = extensions[EXTENSION]

    async def run(self) -> None:
        self._connection.wake = self._wake
        self._connection.write = self._direct.send_now
        self._direct.take = self._arrived
        self._silence = asyncio.get_running_loop().call_later(FIRST_MESSAGE, self._was_silent)
        try:
            await self._listen()
        finally:
            self._silence.cancel()
            self._gone = self._connection.closing = True
            self._direct.take = None
            if self._sending is not None:
                self._sending.cancel()
            self._leave()
            if self._connection.too_slow:
                self._house.metrics.count("dropped")

    def _leave(self) -> None:
        if self._live is not None and self._feed is not None:
            self._live.leave(self._feed, self._connection)

    def _was_silent(self) -> None:
        if self._working:  # it has said something: perhaps its table is being read
            self._silence = asyncio.get_running_loop().call_later(FIRST_MESSAGE, self._was_silent)
        elif self._feed is None:
            self._connection.end(Closed("Nothing was heard from you.", again=True))

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
                await self._socket.close(code=1012 if self._house.closing else 1000)
        self._sending = None

    # --- reading --------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Wait for the end; and for messages that do not come the short way."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                event: Any = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                text: str | bytes | None = event.get("text")
                self._arrived(text if text is not None else event.get("bytes") or b"")
                while len(self._inbox) >= INBOX and not self._connection.closing:
                    await asyncio.sleep(0.01)

    def _arrived(self, text: str | bytes) -> None:
        """A message has come. One is followed after the other; what needs no waiting is answered at once."""
        if self._connection.closing:
            return
        self._connection.heard = self._house.now()
        self._house.metrics.count("messages_in")
        if self._working:
            self._inbox.append(text)
            if len(self._inbox) >= INBOX:
                self._direct.hold(True)
            return
        message = self._understand(text)
        if message is not None and not self._answer(message):
            self._working = True
            self._house.spawn(self._work(message))

    async def _work(self, message: FromClient) -> None:
        """Follow a message, and those that come meanwhile. What was begun is finished, whoever has gone."""
        try:
            await self._take(message)
            while self._inbox and not self._connection.closing:
                understood = self._understand(self._inbox.popleft())
                if understood is not None and not self._answer(understood):
                    await self._take(understood)
        finally:
            self._working = False
            self._inbox.clear()
            self._direct.hold(False)

    def _understand(self, text: str | bytes) -> FromClient | None:
        """The message; None if it was refused."""
        client: str | None = None
        try:
            message = self._decode(text)
            client = getattr(message, "client", None)
            self._must_not_hurry(message)
            return message
        except Exception as problem:
            self._explain(client, problem)
            return None

    def _answer(self, message: FromClient) -> bool:
        """Follow a message that needs no waiting."""
        if self._feed is None or not isinstance(message, Ping):
            return False
        if message.seen is not None:
            self._feed.saw(message.seen)
        self._connection.say(Pong(time.time()))
        return True

    async def _take(self, message: FromClient) -> None:
        """Follow one message; whatever is not followed is answered with a reason."""
        try:
            await self._follow(message)
        except Exception as problem:
            self._explain(getattr(message, "client", None), problem)

    def _explain(self, client: str | None, problem: Exception) -> None:
        """Why a message was not followed, as far as it is the sender's business."""
        if isinstance(problem, Refused | NotFound):
            self._refuse(client, str(problem))
        elif isinstance(problem, StoreError):
            log_problem("the store failed", problem)
            self._refuse(client, "That could not be read or saved; try again in a moment.")
        else:
            self._house.metrics.count("errors")
            log_problem("a message failed", problem)
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
        elif self._house.closing:
            raise Refused(TO_COME_BACK)
        elif isinstance(message, messages.Command):
            number = await self._live.do_now(self._identity, self._command(message), message.client)
            self._connection.say(Done(message.client, number))

    async def _hello(self, hello: Hello) -> None:
        if self._feed is not None:
            raise Refused("You have said hello already.")
        while self._feed is None:
            try:
                live = await self._house.table(self._table_id)
                self._feed = await live.join(self._identity, self._connection, hello)
                self._live = live
                if self._gone:  # meanwhile
                    self._leave()
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
