"""What goes to one recipient: a numbered series of messages, and the connections that carry it.

A feed belongs to an identity at a table, and all its devices share it. It remembers the document that its
client has, so that an update holds only what changed, and the last messages, so that a broken connection
can go on.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from kotatsu.server.identity import new_id
from kotatsu.server.limits import LAST_WORDS
from kotatsu.server.settings import Settings
from kotatsu.wire.document import Document, Said
from kotatsu.wire.messages import Closed, Events, Message, Snapshot, Update, write


class Connection:
    """One open socket: what waits to be sent, and when it was last heard."""

    def __init__(self, limit: int, cut: Callable[[], None], now: float) -> None:
        self.heard = now
        self.hidden = False  # nobody looks at what it shows
        self.closing = False
        self.too_slow = False
        self.write: Callable[[bytes], bool] = _cannot  # sends at once, if that is possible
        self.wake: Callable[[], None] = _nobody  # somebody shall send what waits, and end if this is ending
        self._limit = limit
        self._cut = cut  # ends the socket at once, whether its other end reads or not
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sending = False  # somebody sends what waited

    def send(self, data: bytes) -> None:
        """Send a message, or queue it; whoever reads too slowly is dropped, so that memory stays bounded."""
        if self.closing:
            return
        if not self._waiting and not self._sending and self.write(data):
            return
        self._waiting.append(data)
        self._bytes += len(data)
        self.wake()
        if self._bytes > self._limit:
            self.closing = self.too_slow = True
            self._waiting.clear()
            self._cut()

    def say(self, message: Message) -> None:
        self.send(write(message))

    def next(self) -> bytes | None:
        """The next message that waits, for whoever sends them; None when there is none."""
        self._sending = bool(self._waiting)
        if not self._waiting:
            return None
        data = self._waiting.popleft()
        self._bytes -= len(data)
        return data

    def end(self, message: Closed) -> None:
        """Say why, send what waits, then end: soon, even if nobody reads it."""
        if not self.closing:
            self.say(message)
            self.closing = True
            self.wake()
            asyncio.get_running_loop().call_later(LAST_WORDS, self._cut)

    def let_go(self) -> None:
        """Its socket has ended: nothing is sent any more, nor held on to."""
        self.closing = True
        self.write, self.wake, self._cut = _cannot, _nobody, _nobody


def _cannot(_: bytes) -> bool:
    return False


def _nobody() -> None:
    pass


class Feed:
    """The messages to one identity at one table."""

    def __init__(self, identity: str, settings: Settings, now: float) -> None:
        self.identity = identity
        self.invite: str | None = None  # what opened the door of a private table; also by a spectator link
        self.epoch = new_id()
        self.number = 0
        self.connections: set[Connection] = set()
        self.left = now  # when the last connection ended
        # The document as it was sent last: what all see alike, and what only this identity does.
        self.common: dict[str, Any] | None = None
        self.own: dict[str, Any] = {}
        self.chat = 0  # how many lines of chat it was sent
        self._settings = settings
        self._recent: deque[tuple[int, bytes]] = deque()
        self._bytes = 0

    # --- presence -------------------------------------------------------------------------------------------

    def presence(self, now: float) -> str:
        heard = max([connection.heard for connection in self.connections], default=None)
        if heard is not None and now - heard < self._settings.stale:
            return "here"
        since = heard if heard is not None else self.left
        return "stale" if now - since < self._settings.gone else "gone"

    def is_watched(self, now: float) -> bool:
        """Whether somebody looks at the table just now."""
        return any(not one.hidden and now - one.heard < self._settings.stale for one in self.connections)

    def leave(self, connection: Connection, now: float) -> None:
        self.connections.discard(connection)
        self.left = now

    def end(self, message: Closed) -> None:
        """End every connection."""
        for connection in list(self.connections):
            connection.end(message)

    # --- messages -------------------------------------------------------------------------------------------

    def push(self, message: Snapshot | Update) -> None:
        """Number a message, send it to every device, and keep it for a while."""
        self.number += 1
        message.n = self.number
        data = write(message)
        self._recent.append((self.number, data))
        self._bytes += len(data)
        while self._bytes > self._settings.resend_bytes:
            self._bytes -= len(self._recent.popleft()[1])
        for connection in list(self.connections):
            connection.send(data)

    def saw(self, number: int) -> None:
        """A client has all messages up to this one."""
        while self._recent and self._recent[0][0] <= number:
            self._bytes -= len(self._recent.popleft()[1])

    def missed(self, epoch: str | None, seen: int | None) -> list[bytes] | None:
        """The messages after the last one seen; None if they are not all here any more."""
        if epoch != self.epoch or seen is None or not 0 < seen <= self.number:
            return None
        first = self._recent[0][0] if self._recent else self.number + 1
        if seen + 1 < first:
            return None
        return [data for number, data in self._recent if number > seen]

    def snapshot(self, story: Events, chat: list[dict[str, Any]]) -> bytes:
        """The whole document as it stands, under the number of the last message."""
        document = {**(self.common or {}), **self.own}
        return write(Snapshot(self.number, cast(Document, document), story, cast(list[Said], chat)))
