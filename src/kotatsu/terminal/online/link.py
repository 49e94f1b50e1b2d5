"""The socket of a table, in a thread of its own: it stays alive, comes back after a break, and loses nothing.

What the server says goes into `inbox`, in order. A command is sent until it is answered: after a break it is
sent again under the same name, so that it is carried out once. When the connection comes back, it goes on
after the last number seen.
"""

import contextlib
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.refusals import refusal
from kotatsu.terminal.speech import say
from kotatsu.wire.messages import (
    OLD_CLIENT,
    PROTOCOL,
    Closed,
    Do,
    Done,
    FromServer,
    Hello,
    Message,
    Ping,
    Pong,
    Refused,
    Snapshot,
    Update,
    Welcome,
    read_server,
    write,
)

OPENING = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 15.0
MAX_BYTES = 16_000_000


@dataclass(frozen=True)
class Broken:
    """The connection is gone; it will be tried again."""


@dataclass(frozen=True)
class Mended:
    """The connection is back."""


@dataclass(frozen=True)
class Gone:
    """There will be no more: why, or None if the server cannot be understood."""

    why: str | None


News = FromServer | Broken | Mended | Gone


@dataclass
class _Place:
    """Up to where this client has heard."""

    epoch: str | None = None
    seen: int | None = None
    ping: float = 2.5
    stale: float = 9.0
    unanswered: dict[str, Do] = field(default_factory=dict)


class Link:
    """The connection to one table; `ring` is called when something has come in."""

    def __init__(self, address: Address, cookie: str, ring: Callable[[], None]) -> None:
        self.inbox: SimpleQueue[News] = SimpleQueue()
        self._address = address
        self._cookie = cookie
        self._ring = ring
        self._place = _Place()
        self._lock = threading.RLock()
        self._socket: ClientConnection | None = None  # once it has been welcomed
        self._broken = False
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def news(self) -> list[News]:
        """What has come in since the last time."""
        found = []
        with contextlib.suppress(Empty):
            while True:
                found.append(self.inbox.get_nowait())
        return found

    def send(self, command: Do) -> None:
        """Ask something of the table, now or once the connection is back; `Done` or `Refused` follows."""
        with self._lock:
            self._place.unanswered[command.client] = command
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed, OSError):
                    self._say(self._socket, command)

    @property
    def waits(self) -> bool:
        """Whether something asked has not been answered."""
        return bool(self._place.unanswered)

    def close(self) -> None:
        """Say goodbye; the seat stays whose it is."""
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()
        self._thread.join(2.0)

    # --- in the thread --------------------------------------------------------------------------------------

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            began = time.monotonic()
            try:
                again = self._connect()
            except InvalidStatus as refusal:
                status = refusal.response.status_code
                again = status == 429 or status >= 500
                if not again:
                    self._put(Gone(say("table-shut", status=str(status))))
            except (OSError, WebSocketException):
                again = True
            except msgspec.MsgspecError:
                again = False
                self._put(Gone(None))
            with self._lock:
                self._socket = None
            if not again or self._closing.is_set():
                return
            if not self._broken:
                self._broken = True
                self._put(Broken())
            pause = FIRST_PAUSE if time.monotonic() - began > 5.0 else min(LONGEST_PAUSE, pause * 1.7)
            self._closing.wait(pause * random.uniform(0.8, 1.2))

    def _connect(self) -> bool:
        """One connection, to its end; whether to try again."""
        server = self._address.server.replace("http", "ws", 1)
        with connect(
            f"{server}/api/tables/{self._address.table}/socket",
            additional_headers={"Cookie": f"kotatsu={self._cookie}"},
            compression=None,
            max_size=MAX_BYTES,
            open_timeout=OPENING,
            ping_interval=None,
            close_timeout=1.0,
        ) as socket:
            place = self._place
            self._say(
                socket, Hello(PROTOCOL, self._address.invite, self._address.watch, place.epoch, place.seen)
            )
            heard = pinged = time.monotonic()
            while not self._closing.is_set():
                now = time.monotonic()
                if now - heard > max(place.stale, 3 * place.ping):
                    return True
                if now - pinged >= place.ping:
                    pinged = now
                    self._say(socket, Ping(place.seen))
                try:
                    text = socket.recv(timeout=max(0.05, pinged + place.ping - now))
                except TimeoutError:
                    continue
                heard = time.monotonic()
                message = read_server(text)
                if isinstance(message, Closed):
                    return self._closed(message)
                if not self._take(socket, message):
                    return True
            return False

    def _closed(self, message: Closed) -> bool:
        if not message.again:
            known = message.code != OLD_CLIENT
            self._put(Gone(refusal(message.code, message.values) if known else None))
        return message.again

    def _take(self, socket: ClientConnection, message: FromServer) -> bool:
        """Note how far we have heard; False if a message is missing, so that all must come anew."""
        place = self._place
        if isinstance(message, Welcome):
            place.ping, place.stale = message.ping, message.stale
            if not message.resumed or message.epoch != place.epoch:
                place.epoch, place.seen = message.epoch, None
            else:
                self._ready(socket)
        elif isinstance(message, Snapshot):
            place.seen = message.n
        elif isinstance(message, Update):
            if message.n != (place.seen or 0) + 1:
                place.epoch = place.seen = None
                return False
            place.seen = message.n
        elif isinstance(message, (Done, Refused)):
            with self._lock:
                place.unanswered.pop(message.client or "", None)
        self._put(message)
        if isinstance(message, Snapshot):
            self._ready(socket)
        return True

    def _ready(self, socket: ClientConnection) -> None:
        """Welcomed: what was asked before the break and not answered is asked again."""
        with self._lock:
            self._socket = socket
            for command in self._place.unanswered.values():
                self._say(socket, command)
        if self._broken:
            self._broken = False
            self._put(Mended())

    def _put(self, news: News) -> None:
        self.inbox.put(news)
        if not isinstance(news, Pong):
            self._ring()

    def _say(self, socket: ClientConnection, message: Message) -> None:
        socket.send(write(message).decode())
