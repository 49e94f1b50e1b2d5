"""Processes that work for the server: each gets one question at a time and may die without harm.

A question and its answer are JSON, a line each, through the process's standard input and output. A process is
started when it is first needed. One that dies or takes too long is ended, and its question asked again
elsewhere.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from kotatsu.core.errors import KotatsuError
from kotatsu.server.logs import log

TRIES = 3
LINE = 16 * 1024 * 1024
_DEATHS = (OSError, EOFError, ValueError, RuntimeError)  # RuntimeError: uvloop, of a pipe that is closed


class NoAnswer(KotatsuError):
    """A question that no process could answer."""


class Pool:
    """Some processes that run one module; `ask` gives a question to the first that is free."""

    def __init__(
        self, module: str, size: int, patience: float, on_death: Callable[[], None] = lambda: None
    ) -> None:
        self._module = module
        self._patience = patience
        self._on_death = on_death
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(size):
            self._free.put_nowait(None)  # a place for a process that is started when needed
        self._alive: set[asyncio.subprocess.Process] = set()
        self.closed = False

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._alive]

    async def ask(self, question: dict[str, Any]) -> Any:
        """The answer; `NoAnswer` if several processes failed at it."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            reply = await self._try(line)
            if reply is not None and reply["problem"] is None:
                return reply["answer"]
            if reply is not None:
                log("a worker could not answer", module=self._module, why=reply["problem"])
        raise NoAnswer(f"{self._module} does not answer.")

    async def _try(self, line: bytes) -> dict[str, Any] | None:
        """What the first process that is free replies; None if it died over it."""
        process = await self._free.get()
        if process is not None and process.returncode is not None:  # it died while it had nothing to do
            self._bury(process)
            process = None
        try:
            process = process or await self._start()
            return await asyncio.wait_for(self._exchange(process, line), self._patience)
        except _DEATHS as error:
            log("a worker died", module=self._module, why=type(error).__name__)
            self._bury(process)
            process = None
            return None
        except asyncio.CancelledError:
            self._end(process)  # its answer would be taken for that of the next question
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        if self.closed:
            raise NoAnswer("The server is closing.")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # whatever lies in the folder that the server was started in is none of our modules
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its processes itself
        )
        self._alive.add(process)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        reply: dict[str, Any] = msgspec.json.decode(answer)
        return reply

    def _bury(self, process: asyncio.subprocess.Process | None) -> None:
        self._end(process)
        self._on_death()

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all processes."""
        self.closed = True
        ending = list(self._alive)
        for process in ending:
            self._end(process)
        for process in ending:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(process.wait(), 2)
