"""What the processes of a server say to one another, through a pair of sockets: a few words as JSON, some
bytes, and perhaps an open connection, which from then on is the other's."""

import contextlib
import os
import socket
import struct
from base64 import b64decode, b64encode
from collections import deque
from typing import Any, NamedTuple

import msgspec

Words = dict[str, Any]
_HEAD = struct.Struct("<III")  # bytes of words, further bytes, connections
_AT_ONCE = 262_144
_FILES = 64


class Parcel(NamedTuple):
    """One thing that was said; whoever takes it closes its `file`."""

    words: Words
    data: bytes
    file: int | None


class Ended(Exception):
    """There is nobody at the other end."""


class Line:
    """One end. Nothing here waits: `flush` when it can be written, `receive` when it can be read."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self._socket = end
        self._unsent: deque[tuple[bytes, int | None, Parcel | None]] = deque()  # None: it was begun
        self._unread = b""
        self._files: deque[int] = deque()

    def fileno(self) -> int:
        return self._socket.fileno()

    @property
    def waits(self) -> bool:
        """Whether something could not be sent yet."""
        return bool(self._unsent)

    def send(self, words: Words, data: bytes = b"", file: int | None = None) -> None:
        """Say something. The file is closed here as soon as the other end has it."""
        body = msgspec.json.encode(words)
        head = _HEAD.pack(len(body), len(data), file is not None)
        self._unsent.append((head + body + data, file, Parcel(words, data, file)))
        with contextlib.suppress(Ended):  # whoever reads will notice
            self.flush()

    def flush(self) -> None:
        """Send what waits, as far as there is room."""
        try:
            while self._unsent:
                data, file, _ = self._unsent[0]
                if file is None:
                    sent = self._socket.send(data)
                else:
                    sent = socket.send_fds(self._socket, [data], [file])  # with the first byte
                    os.close(file)
                if sent < len(data):
                    self._unsent[0] = (data[sent:], None, None)
                else:
                    self._unsent.popleft()
        except BlockingIOError:
            return
        except OSError as error:
            raise Ended from error

    def receive(self) -> list[Parcel]:
        """What has come; `Ended` if nothing will come any more."""
        try:
            data, files, _, _ = socket.recv_fds(self._socket, _AT_ONCE, _FILES)
        except BlockingIOError:
            return []
        except OSError as error:
            raise Ended from error
        for file in files:
            os.set_inheritable(file, False)
        self._files += files
        if not data:
            raise Ended
        self._unread += data
        return self._parcels()

    def _parcels(self) -> list[Parcel]:
        found = []
        while len(self._unread) >= _HEAD.size:
            words, data, files = _HEAD.unpack_from(self._unread)
            end = _HEAD.size + words + data
            if len(self._unread) < end:
                break
            said = msgspec.json.decode(self._unread[_HEAD.size : _HEAD.size + words])
            file = self._files.popleft() if files else None
            found.append(Parcel(said, self._unread[end - data : end], file))
            self._unread = self._unread[end:]
        return found

    def close(self) -> list[Parcel]:
        """End it; what the other end has not heard a word of."""
        for file in self._files:
            os.close(file)
        self._files.clear()
        unsent = [parcel for _, _, parcel in self._unsent if parcel is not None]
        self._unsent.clear()
        self._socket.close()
        return unsent

    # --- for a program whose place another takes ------------------------------------------------------------

    def leave(self) -> tuple[Words, list[int]]:
        """All that is in it, and the files that must stay open."""
        unsent = [[b64encode(data).decode(), file] for data, file, _ in self._unsent]
        files = [self.fileno(), *self._files, *(file for _, file, _ in self._unsent if file is not None)]
        left = {
            "socket": self.fileno(),
            "unread": b64encode(self._unread).decode(),
            "files": list(self._files),
            "unsent": unsent,
        }
        return left, files

    @classmethod
    def found(cls, left: Words) -> "Line":
        line = cls(socket.socket(fileno=left["socket"]))
        line._unread = b64decode(left["unread"])
        line._files = deque(left["files"])
        line._unsent = deque((b64decode(data), file, None) for data, file in left["unsent"])
        return line
