"""A cable between browsers and a server, that can be cut: then nothing comes through, and nobody is told."""

import contextlib
import socket
import threading

BUFFER = 65_536


class Cable:
    """Listens at `port` and leads to a server on this machine; `cut` it, and `mend` it."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        """What was sent meanwhile is lost with its connections, as it would be."""
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._whole.set()

    def close(self) -> None:
        self._listening.close()
        self.mend()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._server_port))
                self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(BUFFER):
                self._whole.wait()
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
