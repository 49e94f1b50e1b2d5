"""A keyboard that can be interrupted: lines are typed while a table goes on.

On a live screen keys are read one by one, so that the picture may change while a line is half typed and
the line stays. Elsewhere whole lines are read. Either way a thread reads, and whoever waits for a line can be
woken by `ring`.
"""

import contextlib
import os
import re
import signal
import sys
import threading
import time
from codecs import getincrementaldecoder
from queue import Empty, SimpleQueue
from types import FrameType
from typing import Any, Literal

from kotatsu.drawing.canvas import Line, cells, shorten, width
from kotatsu.terminal.console import Console
from kotatsu.terminal.key_mode import KeyMode

Read = tuple[Literal["keys", "line", "end", "bell"], str]

ROOM_TO_TYPE = 8  # columns after a prompt
PATIENCE = 0.25  # how often the wait is interrupted where Ctrl-C could not do it
_SEQUENCE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|[^\[O])?", re.DOTALL)  # arrows and the like


class Keyboard:
    """What is typed at a screen. Use it as a context: the terminal gets its own way of reading back."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._raw = console.live and KeyMode.possible
        self._inbox: SimpleQueue[Read] = SimpleQueue()
        self._typed = ""  # a line that is not finished
        self._keys = ""  # keys that nobody has looked at
        self._rung = False
        self._ended = False
        self._mode: KeyMode | None = None
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> "Keyboard":
        self._console.keyboard = self
        if self._raw:
            self._mode = KeyMode()
            self._mode.take()
            for number in KeyMode.signals:
                self._listen(number, self._continue)
        for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            self._listen(number, _leave)
        threading.Thread(target=self._read_keys if self._raw else self._read_lines, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._console.keyboard = None
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        if self._mode is not None:
            self._mode.give_back()

    def _listen(self, number: int, handler: Any) -> None:
        self._handlers.setdefault(number, signal.signal(number, handler))

    def _continue(self, *_: object) -> None:
        """The terminal is ours again, or has another size."""
        if self._mode is not None:
            self._mode.take()
        self.ring()

    # --- what comes in: in threads of their own -----------------------------------------------------------

    def ring(self) -> None:
        """Wake whoever waits for a line; from any thread. Several rings are one."""
        if not self._rung:
            self._rung = True
            self._inbox.put(("bell", ""))

    def _read_keys(self) -> None:
        decoder = getincrementaldecoder("utf-8")("replace")
        with contextlib.suppress(OSError):
            while data := os.read(sys.stdin.fileno(), 1024):
                self._inbox.put(("keys", decoder.decode(data)))
        self._inbox.put(("end", ""))

    def _read_lines(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            for line in sys.stdin:
                self._inbox.put(("line", line))
        self._inbox.put(("end", ""))

    # --- asking -------------------------------------------------------------------------------------------

    def line(self, prompt: Line) -> str:
        """A line that somebody types, whatever happens meanwhile. `EOFError` at the end of input."""
        self._typed = ""
        again = True
        while (line := self.line_or_news(prompt, None, again)) is None:
            again = False
        return line

    def line_or_news(self, prompt: Line, seconds: float | None, again: bool = True) -> str | None:
        """A line, or None when the bell rings or so much time has passed; what was typed so far stays.

        `again`: write the prompt; where it still stands from the last time that is not needed.
        """
        if again or self._raw:
            self._show(prompt)
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            if self._keys:
                done = self._edit(prompt)
                if done is not None:
                    return done
            if self._ended:
                raise EOFError
            kind, text = self._next(deadline)
            if kind == "bell":
                self._rung = False
                return None
            if kind == "line":
                self._echo_line(text)
                return text.strip()
            if kind == "end":
                self._ended = True
            self._keys += text

    def _next(self, deadline: float | None) -> Read:
        while True:
            left = PATIENCE if deadline is None else min(PATIENCE, deadline - time.monotonic())
            try:
                return self._inbox.get(timeout=max(0.0, left))
            except Empty:
                if deadline is not None and time.monotonic() >= deadline:
                    return "bell", ""

    # --- the line that is being typed ---------------------------------------------------------------------

    def _edit(self, prompt: Line) -> str | None:
        """Follow the keys up to the Enter key; the line, if that came."""
        keys, self._keys = _SEQUENCE.sub("", self._keys), ""
        for place, key in enumerate(keys):
            if key in "\r\n":
                line, self._typed, self._keys = self._typed, "", keys[place + 1 :]
                return line.strip()
            if key == "\x04" and not self._typed:
                raise EOFError
            if key in "\x7f\b":
                self._typed = self._typed[:-1]
            elif key == "\x15":
                self._typed = ""
            elif key == "\x17":
                self._typed = self._typed.rstrip().rpartition(" ")[0]
            elif key.isprintable():
                self._typed += key
        self._show(prompt)
        return None

    def _show(self, prompt: Line) -> None:
        """The prompt and what is typed; if that is long, it takes the place of the prompt."""
        if not self._raw:
            self._console.prompt(prompt)
            return
        columns = self._console.terminal_size[0] - 1
        typed = self._typed
        prompt = _fitted(prompt, columns - ROOM_TO_TYPE)
        if width(prompt) + cells(typed) > columns:
            prompt = [(" ", ""), prompt[-1]]
        while typed and width(prompt) + cells(typed) > columns:
            typed = typed[1:]
        self._console.prompt([*prompt, (typed, "")])

    def _echo_line(self, text: str) -> None:
        if not sys.stdin.isatty():
            self._console.print([[]])  # nobody's Enter key has ended the line of the prompt


def _fitted(prompt: Line, columns: int) -> Line:
    """As much of a prompt as a narrow terminal has room for: the sign after which one types always stays.

    >>> _fitted([(" l", "key"), (" log ", "dim"), (" q", "key"), (" quit ", "dim"), ("› ", "ask")], 10)
    [(' l', 'key'), (' log ', 'dim'), ('› ', 'ask')]
    >>> _fitted([(" How many players? › ", "ask")], 14)
    [(' How many p…', 'ask'), (' › ', 'ask')]
    """
    if len(prompt) == 1:
        [(text, style)] = prompt
        question, _, sign = text.rstrip().rpartition(" ")
        return [(shorten(question, columns - 2), style), (f" {sign} ", style)]
    *keys, sign_span = prompt
    while keys and width([*keys, sign_span]) > columns:
        keys = keys[:-2]
    return [*keys, sign_span]


def _leave(number: int, _: FrameType | None) -> None:
    """End as if the program were left, so that the terminal is given back."""
    raise SystemExit(128 + number)
