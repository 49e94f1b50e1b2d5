"""Processes that work for the server: each gets one question at a time and may die without harm.

A question and its answer are JSON, a line each, through the process's standard input and output; a first line
says that it has started. A process is started when it is first needed. One that dies or takes too long is
ended, and its question asked again elsewhere.
"""

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from kotatsu.compiled import compiled_beside, with_first_on_path
from kotatsu.core.errors import Plain
from kotatsu.server.logs import log

TRIES = 3
LINE = 16 * 1024 * 1024
START_AGAIN = 1.0
"""Seconds until a process that could not be started is tried again."""
MOST_ASIDE = 16
"""Questions aside that may wait; more are not worth waiting for."""
_DEATHS = (OSError, EOFError, ValueError, RuntimeError)  # RuntimeError: uvloop, of a pipe that is closed
_Process = asyncio.subprocess.Process
_Turn = asyncio.Future[_Process | None]


class NoAnswer(Plain):
    """A question that no process could answer."""


class NotNow(NoAnswer):
    """A question that nobody has looked at: no process could be started, or too many wait."""


class Pool:
    """Some processes that run one module; `ask` gives a question to one that is free, in the order of asking.

    Questions *aside* come after all others, have half of the processes at most, and are given up where others
    wait: when too many are asked, or when no process can be started.
    """

    def __init__(
        self, module: str, size: int, patience: float, on_death: Callable[[], None] = lambda: None
    ) -> None:
        self.stuck = False  # no process could be started when one was last needed
        self.closed = False
        self._module = module
        self._patience = patience
        self._on_death = on_death
        # Places for processes, which are started when needed; those that run lie on top.
        self._free: list[_Process | None] = [None] * size
        self._waiting: deque[_Turn] = deque()
        self._waiting_aside: deque[_Turn] = deque()
        self._room_aside = max(1, size // 2)
        self._alive: dict[_Process, Path | None] = {}  # with the compiled rules that each has

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._alive]

    async def ask(self, question: dict[str, Any], aside: bool = False) -> Any:
        """The answer; `NoAnswer` if several processes failed at it."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            reply = await self._try(line, aside)
            if reply is not None and reply["problem"] is None:
                return reply["answer"]
            if reply is not None:
                log("a worker could not answer", module=self._module, why=reply["problem"])
        raise NoAnswer(f"{self._module} does not answer.")

    async def _try(self, line: bytes, aside: bool) -> dict[str, Any] | None:
        """What the first process that is free replies; None if it died over it."""
        process = await self._get(aside)
        try:
            process = await self._running(process, aside)
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
        except NoAnswer:
            process = None
            raise
        finally:
            self._put(process, aside)

    # --- who is next ----------------------------------------------------------------------------------------

    async def _get(self, aside: bool) -> _Process | None:
        """A place, and the process in it if one runs there, once it is our turn."""
        queue = self._waiting_aside if aside else self._waiting
        if aside and len(queue) >= MOST_ASIDE:
            raise NotNow(f"{self._module} has too much to do.")
        turn: _Turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with contextlib.suppress(ValueError):
                    queue.remove(turn)
            else:
                self._put(turn.result(), aside)
            raise

    def _put(self, process: _Process | None, aside: bool) -> None:
        self._room_aside += aside
        self._free.insert(len(self._free) if process is not None else 0, process)
        self._call()

    def _call(self) -> None:
        """Give the places that are free to those whose turn it is."""
        while self._free and (self._waiting or (self._waiting_aside and self._room_aside)):
            aside = not self._waiting
            turn = (self._waiting_aside if aside else self._waiting).popleft()
            if not turn.cancelled():
                self._room_aside -= aside
                turn.set_result(self._free.pop())

    # --- processes ------------------------------------------------------------------------------------------

    async def _running(self, process: _Process | None, aside: bool) -> _Process:
        """A process that runs: this one, or a new one as soon as one can be started; a question aside does
        not wait for that."""
        if process is not None and process.returncode is not None:  # it died while it had nothing to do
            self._bury(process)
            process = None
        if process is not None and self._alive[process] != compiled_beside():  # a faster one can be had now
            self._end(process)
            await process.wait()
            process = None
        while process is None:
            try:
                process = await self._start()
            except NotNow:
                if aside:
                    raise
                await asyncio.sleep(START_AGAIN)
        return process

    async def _start(self) -> _Process:
        if self.closed:
            raise NoAnswer("The server is closing.")
        process, beside = None, compiled_beside()
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # whatever lies in the folder that the server was started in is none of our modules
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,  # Ctrl-C is for the server, which ends its processes itself
                env=None if beside is None else with_first_on_path(beside),
            )
            self._alive[process] = beside
            await asyncio.wait_for(_line(process), self._patience)
        except _DEATHS as error:
            self._end(process)
            if not self.stuck:
                log("no worker can be started: questions wait", module=self._module, why=type(error).__name__)
            self.stuck = True
            raise NotNow(f"{self._module} cannot be started.") from None
        except asyncio.CancelledError:
            self._end(process)
            raise
        if self.stuck:
            log("a worker was started again", module=self._module)
        self.stuck = False
        return process

    async def _exchange(self, process: _Process, line: bytes) -> dict[str, Any]:
        assert process.stdin is not None
        process.stdin.write(line)
        await process.stdin.drain()
        reply: dict[str, Any] = msgspec.json.decode(await _line(process))
        return reply

    def _bury(self, process: _Process | None) -> None:
        self._end(process)
        self._on_death()

    def _end(self, process: _Process | None) -> None:
        if process is None:
            return
        self._alive.pop(process, None)
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


async def _line(process: _Process) -> bytes:
    """The next line that a process writes; `EOFError` if it has ended."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return line
