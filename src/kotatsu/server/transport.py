"""The WebSocket protocol of uvicorn with a short way for what comes by the thousand.

Whole text frames go straight to the application and back, without the queues, tasks and parsers between;
everything else — the handshake, fragments, control frames, whatever is too big or wrong — is handed, in whole
frames, to the library, which knows the rules.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

EXTENSION = "kotatsu.protocol"
"""Under this name a connection's scope has its `Protocol`, among the extensions."""

_TEXT = 0x81  # a text frame, the first and last of its message
_MASKED = 0x80


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    take: Callable[[bytes], None] | None = None  # where text messages go, once somebody takes them
    _partial = b""  # the beginning of a frame
    _all_to_library = False
    _held = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- out ------------------------------------------------------------------------------------------------

    def send_now(self, data: bytes) -> bool:
        """Send a text message; False if the other end does not read fast enough, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return True

    def abort(self) -> None:
        self.transport.abort()

    # --- in -------------------------------------------------------------------------------------------------

    def hold(self, held: bool) -> None:
        """Read no more for now, or again. The library too may have paused, or gone on meanwhile."""
        if self.transport.is_closing():
            return
        if held:
            self.transport.pause_reading()
        elif self._held and not self.read_paused:
            self.transport.resume_reading()
        self._held = held

    def data_received(self, data: bytes) -> None:
        if self._all_to_library or not self.handshake_complete:
            # Whoever sends frames before the handshake is through is not in step with us.
            self._all_to_library |= self.handshake_initiated or not data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        if self._partial:
            data = self._partial + data
            self._partial = b""
        start = 0
        while start < len(data) and not self.transport.is_closing():
            end = self._end_of_frame(data, start)
            if end == 0:
                self._partial = data[start:]
                return
            if end < 0:
                self._all_to_library = True
                super().data_received(data[start:])
                return
            if data[start] == _TEXT and self._has_short_way():
                self._deliver(data, start, end)
            else:
                super().data_received(data[start:end])
            start = end

    def _has_short_way(self) -> bool:
        """Whether somebody takes text messages, and no message of the library's is under way before them."""
        return self.take is not None and not self.frames and not self.close_sent and self.queue.empty()

    def _end_of_frame(self, data: bytes, start: int) -> int:
        """Where the frame that begins here ends; 0: not all of it is here, -1: the library shall judge it."""
        if len(data) < start + 2:
            return 0
        size, head = data[start + 1], 6
        if not size & _MASKED:
            return -1
        size &= 127
        if size == 126:
            if len(data) < start + 4:
                return 0
            size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 8
        if (size == 127 and head == 6) or size > (self.config.ws_max_size or 0):
            return -1
        end = start + head + size
        return end if end <= len(data) else 0

    def _deliver(self, data: bytes, start: int, end: int) -> None:
        at = start + (8 if data[start + 1] == _MASKED | 126 else 6)
        assert self.take is not None
        self.take(apply_mask(data[at:end], data[at - 4 : at]))
