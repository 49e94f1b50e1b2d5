"""The protocols of uvicorn, with deadlines, and with a short way for what comes by the thousand.

`Http` has something expected of every connection, as `doors` says. `Protocol` is a WebSocket: whole text
frames go straight to the application and back, without the queues, tasks and parsers between, and pings are
answered as shortly. The handshake, fragments, goodbyes and whatever is too big or wrong is handed, in whole
frames, to the library, which knows the rules.

Every frame counts, whatever it holds, before anything is done for it. Who sends too many is not read for a
while; nor is who does not read, so that nothing is ever answered that waits in our memory.
"""

import asyncio
import contextlib
import os
from collections.abc import Callable
from functools import partial
from typing import Any
from typing import Protocol as Protocol_

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from kotatsu.server.doors import Visit
from kotatsu.server.limits import LAST_WORDS

EXTENSION = "kotatsu.protocol"
"""Under this name a connection's scope has its `Protocol`, among the extensions."""

FRAMES = 2.0
"""Frames that a connection may send for each message that a person may."""
AT_ONCE = 3.0
"""Seconds' worth of frames that may come at once."""
REST = 0.5
"""Seconds in which nothing is read from who sends too much."""
FRAGMENTS = 64
"""Pieces of one message."""

FULL_INBOX, TOO_FAST, NOT_READING = 1, 2, 4
"""Why nothing is read from a connection for now."""

_WHY = b"Failed to open a WebSocket connection: a request for one has no body and no long headers.\n"
NO_HANDSHAKE = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\n\r\n%b" % (len(_WHY), _WHY)
)

_TEXT = 0x81  # a text frame, the first and last of its message
_CLOSE, _PING, _PONG = 0x88, 0x89, 0x8A
_MASKED = 0x80
_SHORT = 125  # bytes of a frame whose size is one byte; control frames are never longer


class Http(H11Protocol):
    """A connection until it is a WebSocket, if it ever is."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], visit: Visit
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.ws_protocol_class = partial(Protocol, visit=visit)  # type: ignore[assignment]
        self._visit = visit
        self._answered: RequestResponseCycle | None = None  # the last request that was here whole

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visit.begin(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visit.end()

    def handle_events(self) -> None:
        super().handle_events()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle is not self._answered and not cycle.more_body:
            self._answered = cycle
            self._visit.expect_reader()

    def on_response_complete(self) -> None:
        self._visit.expect_request(after=self.timeout_keep_alive)
        super().on_response_complete()


class Neighbours(Protocol_):
    """Those to whom a connection may have to go."""

    def belongs_elsewhere(self, start: bytes) -> bool: ...

    def pass_on(self, file: int, start: bytes) -> None: ...


class WorkersHttp(Http):
    """The same in one of several workers. A connection begins with what was read of it elsewhere; when it
    asks for something that is another's, it goes there whole, and whoever asked notices nothing."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        visit: Visit,
        crew: Neighbours,
        start: bytes,
    ) -> None:
        super().__init__(config, server_state, app_state, visit)
        self._crew = crew
        self._start = start

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._start:
            self.data_received(self._start)

    def handle_events(self) -> None:
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            start, _ = self.conn.trailing_data
            if self._crew.belongs_elsewhere(start):
                self._pass_on(start)
                return
        super().handle_events()

    def _pass_on(self, start: bytes) -> None:
        if self.transport.get_write_buffer_size():  # it did not wait for our answer: it shall ask again
            self.transport.close()
            return
        with contextlib.suppress(RuntimeError):  # nothing is read already
            self.transport.pause_reading()
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        self._visit.end()
        self.transport.abort()  # closes our own end of it and says nothing to the other side
        self._crew.pass_on(file, start)


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket."""

    take: Callable[[bytes], None] | None = None  # where messages go, once somebody takes them

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], visit: Visit
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.close_timeout = LAST_WORDS
        self.visit = visit
        self._rate = FRAMES * visit.door.settings.messages_per_second
        self._most_frames = max(1.0, AT_ONCE * self._rate)
        self._frames_left = self._most_frames
        self._refilled = self.loop.time()
        self._held = 0  # why nothing is read; 0: it is
        self._unread = b""  # what has come and was not looked at: the beginning of a frame, or more if held
        self._unsent: list[bytes] = []  # frames that leave at the end of this turn of the loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.visit.expect(LAST_WORDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.visit.end()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer what the library could not read as a request to open a socket, with a body for example; it
        would only fall silent."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
            self.transport.close()

    # --- out ------------------------------------------------------------------------------------------------

    def send_now(self, data: bytes) -> bool:
        """Send a text message; False if the other end does not read fast enough, or is gone.

        It leaves at the end of this turn of the loop, with whatever else is sent until then: who moves gets
        the outcome and the answer by one call of the system, which costs as much as making them."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(data)
        if size <= _SHORT:
            head = bytes((_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(head + data)
        return True

    def _flush(self) -> None:
        frames, self._unsent = self._unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames) if len(frames) > 1 else frames[0])

    def abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hold(NOT_READING)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.release(NOT_READING)

    async def send(self, message: Any) -> None:
        """What goes the long way, after what was sent before it. A socket that was refused with an answer is
        done with; the library would log it as an error, and whoever likes could fill the log."""
        self._flush()
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # --- in -------------------------------------------------------------------------------------------------

    def hold(self, why: int) -> None:
        """Read no more for now."""
        if not self._held and not self.transport.is_closing():
            self.transport.pause_reading()
        self._held |= why

    def release(self, why: int) -> None:
        """Read again, if nothing else speaks against it; but first what has come already."""
        if self._held & why:
            self._held &= ~why
            if not self._held:
                self.loop.call_soon(self._go_on)

    def rest(self) -> None:
        """Let somebody who sends too much wait."""
        if not self._held & TOO_FAST:
            self.hold(TOO_FAST)
            self.loop.call_later(REST, self.release, TOO_FAST)

    def _go_on(self) -> None:
        if not self._held:
            self._read()
        if not self._held and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self._unread = self._unread + data if self._unread else data
            if not self._held:
                self._read()
        elif self.handshake_initiated:
            self.visit.cut("early")  # who does not wait for our answer is no WebSocket client
        else:
            super().data_received(data)

    def _read(self) -> None:
        """Look at the frames that are here, until nothing shall be read any more."""
        data, start = self._unread, 0
        while start < len(data) and not self._held and not self.transport.is_closing():
            end = self._end_of_frame(data, start)
            if end == 0 or not self._counts():
                break
            if end < 0:
                self._fail(data[start:])
                return
            if data[start] == _TEXT and self.take is not None and not self.frames and not self.close_sent:
                self.take(_payload(data, start, end))
            else:
                self._handle(data, start, end)
            start = end
        self._unread = data[start:]

    def _counts(self) -> bool:
        """Count a frame; False if it shall wait. The bucket is refilled only when it is empty: asking for the
        time with every frame would cost more than counting it."""
        if self._frames_left < 1:
            now = self.loop.time()
            refilled = self._frames_left + (now - self._refilled) * self._rate
            self._frames_left, self._refilled = min(self._most_frames, refilled), now
        if self._frames_left < 1:
            self.rest()
            return False
        self._frames_left -= 1
        return True

    def _handle(self, data: bytes, start: int, end: int) -> None:
        """What is no plain text message."""
        first, short = data[start], data[start + 1] & 127 <= _SHORT
        if self.close_sent and first != _CLOSE:
            return
        if first == _PING and short:
            payload = _payload(data, start, end)
            self.transport.write(bytes((_PONG, len(payload))) + payload)
        elif first != _PONG or not short:
            super().data_received(data[start:end])

    def _end_of_frame(self, data: bytes, start: int) -> int:
        """Where the frame that begins here ends; 0: not all is here, -1: the library shall refuse it."""
        if len(data) < start + 2:
            return 0
        size, head = data[start + 1], 6
        if not size & _MASKED:
            return -1
        size &= 127
        if size > _SHORT:
            head = 8 if size == 126 else 14
            if len(data) < start + head - 4:
                return 0
            size = int.from_bytes(data[start + 2 : start + head - 4], "big")
            if size > (self.config.ws_max_size or 0):
                return -1
        end = start + head + size
        return end if end <= len(data) else 0

    def _fail(self, data: bytes) -> None:
        """Let the library say what is wrong and end the connection."""
        super().data_received(data)
        if not self.transport.is_closing():
            self.visit.cut("frames")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self.visit.cut("frames")

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, or in bytes, is here whole."""
        data = b"".join(self.frames)
        self.frames = []
        if self.take is not None and not self.close_sent:
            self.take(data)


def _payload(data: bytes, start: int, end: int) -> bytes:
    size = data[start + 1] & 127
    at = start + (6 if size <= _SHORT else 8 if size == 126 else 14)
    return apply_mask(data[at:end], data[at - 4 : at])
