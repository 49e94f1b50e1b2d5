"""Many raw connections at once: bytes go out as fast as they are taken, or nothing more is said at all."""

import contextlib
import select
import socket
import time
from collections import Counter
from collections.abc import Callable

REFUSALS = (b"HTTP/1.1 4", b"HTTP/1.1 503", b'"t":"refused"', b'"t":"closed"')
PING, PONG = 0x89, 0x8A
FIRST, MIDDLE = 0x01, 0x00
"""Of a message in fragments, not its last."""


def request(start: str, *headers: str, body: bytes = b"") -> bytes:
    """A whole request; `start` is like "GET /api/games"."""
    length = [f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([f"{start} HTTP/1.1", "Host: 127.0.0.1", *headers, *length, "", ""]).encode() + body


def shake_hands(line: socket.socket, asked: bytes) -> bool:
    """Ask for a WebSocket; whether it was given. What comes behind the answer is lost."""
    answer = b""
    with contextlib.suppress(OSError):
        line.sendall(asked)
        while b"\r\n\r\n" not in answer and (data := line.recv(4096)):
            answer += data
    return b" 101 " in answer


class Flood:
    """Some connections over which the same bytes go again and again, as fast as they are taken.

    One that is cut is opened again. `told` counts what came of it: bytes sent, connections opened, cut or
    refused, and refusals among what was read; a flood that does not read sees none.
    """

    def __init__(
        self, open_one: Callable[[], socket.socket | None], data: bytes, count: int, reads: bool = True
    ) -> None:
        self.told: Counter[str] = Counter()
        self._open_one = open_one
        self._data = data
        self._count = count
        self._reads = reads
        self._lines: dict[int, socket.socket] = {}
        self._at: dict[int, int] = {}  # how much of the bytes has gone
        self._poll = select.poll()

    def run(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        again = 0.0  # who is refused tries again a little later
        while (now := time.monotonic()) < until:
            if len(self._lines) < self._count and now >= again and not self._open():
                again = now + 0.05
            for number, event in self._poll.poll(20):
                self._serve(number, event)

    def _open(self) -> bool:
        try:
            line = self._open_one()
        except OSError:
            line = None
        if line is None:
            self.told["refused"] += 1
            return False
        self.told["opened"] += 1
        line.setblocking(False)
        self._lines[line.fileno()] = line
        self._at[line.fileno()] = 0
        self._poll.register(line, select.POLLOUT | (select.POLLIN if self._reads else 0))
        return True

    def _serve(self, number: int, event: int) -> None:
        line = self._lines[number]
        try:
            if event & select.POLLIN and not self._read(line):
                raise ConnectionResetError
            if event & select.POLLOUT:
                sent = line.send(self._data[self._at[number] :])
                self.told["sent"] += sent
                self._at[number] = (self._at[number] + sent) % len(self._data)
            elif event & (select.POLLERR | select.POLLHUP):
                raise ConnectionResetError
        except BlockingIOError:
            pass
        except OSError:
            self.told["cut"] += 1
            self._poll.unregister(line)
            del self._lines[number]
            line.close()

    def _read(self, line: socket.socket) -> bool:
        data = line.recv(1 << 18)
        self.told["refused"] += sum(map(data.count, REFUSALS))
        return bool(data)

    def close(self) -> None:
        for line in self._lines.values():
            line.close()


def hold(open_one: Callable[[], socket.socket], count: int, seconds: float) -> Counter[str]:
    """Open so many connections and say nothing more; how many of them the server cut, and how many are
    left."""
    told: Counter[str] = Counter()
    lines: list[socket.socket] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if len(lines) < count:
            try:
                lines.append(open_one())
                told["opened"] += 1
            except OSError:
                told["refused"] += 1
                time.sleep(0.01)
        if len(lines) >= count or told["opened"] % 50 == 0:
            lines = [line for line in lines if not was_cut(line, told)]
            time.sleep(0.01)
    told["held"] = len(lines)
    for line in lines:
        line.close()
    return told


def was_cut(line: socket.socket, told: Counter[str]) -> bool:
    """Whether the server has ended a connection; what it said is counted, and an ended one closed."""
    line.setblocking(False)
    try:
        while data := line.recv(1 << 16):
            told["refused"] += sum(map(data.count, REFUSALS))
    except BlockingIOError:
        return False
    except OSError:
        pass
    told["cut"] += 1
    line.close()
    return True
