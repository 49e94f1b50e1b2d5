"""Servers that do not import everything anew.

Most of what a start of `kotatsu serve` takes is importing. A process that has done so once, and nothing
besides, stands by each process of tests; a server that it starts is a copy of it which goes on as
`python -m MODULE …` would: with these words, this folder, these outputs, and an end of its own. Servers whose
surroundings are others than when the first was wanted are started as ever.
"""

import contextlib
import functools
import gc
import importlib
import io
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
IMPORTED = ("kotatsu.cli", "kotatsu.server.run", "anyio.streams.tls", "uvicorn.lifespan.on")
NUMBER = struct.Struct("i")
OF_EACH_TEST = ("PYTEST_CURRENT_TEST",)


def surroundings() -> Any:
    """What a process gets from the one that starts it, besides what it is told."""
    import resource

    environment = {name: value for name, value in os.environ.items() if name not in OF_EACH_TEST}
    return environment, resource.getrlimit(resource.RLIMIT_NOFILE)


class Copy:
    """As much of a `subprocess.Popen` as servers need."""

    def __init__(self, words: list[str], pid: int, told: socket.socket, stdout: IO[bytes]) -> None:
        self.args = words
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._told = told

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            ended = select.poll()
            ended.register(self._told, select.POLLIN)
            if not ended.poll(None if timeout is None else timeout * 1000):
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            self.returncode = NUMBER.unpack(self._told.recv(NUMBER.size))[0]
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that is copied, as the tests see it. It ends when they do."""

    def __init__(self) -> None:
        self.surroundings = surroundings()
        self._control, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                pass_fds=[theirs.fileno()],
            )

    def start(self, words: list[str], errors: IO[bytes]) -> Copy:
        reading, writing = os.pipe()
        told, theirs = socket.socketpair()
        with theirs, open(writing, "wb"):
            order = json.dumps([os.getcwd(), words]).encode()
            socket.send_fds(self._control, [order], [theirs.fileno(), writing, errors.fileno()])
            begun = select.poll()
            begun.register(told, select.POLLIN)
            while not begun.poll(1000):
                assert self._process.poll() is None, "the nursery has ended"
            pid = NUMBER.unpack(told.recv(NUMBER.size))[0]
        return Copy(words, pid, told, open(reading, "rb"))


@functools.cache
def nursery() -> Nursery:
    return Nursery()


def can_copy() -> bool:
    """Whether a server that is started now would find what the nursery found."""
    return hasattr(os, "fork") and nursery().surroundings == surroundings()


# --- the process --------------------------------------------------------------------------------------------


def stand_by(control: socket.socket) -> tuple[str, list[str]]:
    """Start copies until nobody wants any more; in a copy, return where it is and what it is told."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writing)
    born: dict[int, socket.socket] = {}
    while True:
        ready, _, _ = select.select([control, reading], [], [])
        if reading in ready:
            os.read(reading, 4096)
            tell_ends(born)
        if control not in ready:
            continue
        order, files, _, _ = socket.recv_fds(control, 65_536, 3)
        if not order:
            os._exit(0)
        told, stdout, stderr = files
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(stdout, 1)
            os.dup2(stderr, 2)
            for file in (*files, reading, writing):
                os.close(file)
            for other in (control, *born.values()):
                other.close()
            folder, words = json.loads(order)
            return folder, words
        os.close(stdout)
        os.close(stderr)
        born[pid] = socket.socket(fileno=told)
        born[pid].sendall(NUMBER.pack(pid))


def tell_ends(born: dict[int, socket.socket]) -> None:
    with contextlib.suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            with born.pop(pid) as told, contextlib.suppress(OSError):  # nobody may wait for it any more
                told.sendall(NUMBER.pack(os.waitstatus_to_exitcode(status)))


def main() -> None:
    for name in IMPORTED:
        importlib.import_module(name)
    for game in importlib.import_module("kotatsu").games():
        game.setup(game.usual_players, {})
    gc.collect()
    gc.freeze()
    folder, words = stand_by(socket.socket(fileno=int(sys.argv[1])))
    for name, file in (("stdout", 1), ("stderr", 2)):  # those there are may lead to something of another kind
        was = getattr(sys, name)
        raw = io.FileIO(file, "w", closefd=False)
        stream = io.TextIOWrapper(raw, was.encoding, was.errors, write_through=True)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = words
    sys.orig_argv = [sys.executable, "-m", *words]
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
