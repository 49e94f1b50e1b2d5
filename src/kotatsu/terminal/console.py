"""The terminal itself: how a picture gets on the screen, how an answer is read.

Three things depend on the terminal and on what its owner asked for: whether there is colour, whether it can
show more than ASCII, and whether a picture can take the place of the last one (`live`) or comes below it.
"""

import os
import shutil
import sys
from typing import TYPE_CHECKING, TextIO

from kotatsu.core.languages import FALLBACK
from kotatsu.drawing.canvas import Line, clip, width
from kotatsu.terminal.speech import spoken
from kotatsu.terminal.styles import Colours, as_ascii, paint, terminal_colours

if TYPE_CHECKING:
    from kotatsu.terminal.keyboard import Keyboard

SMALLEST = (80, 24)
WIDEST = 104
NARROWEST = 30
ADDRESS = "address"


def is_address(line: Line) -> bool:
    """Whether a line is something to be copied."""
    return bool(line) and line[0][1] == ADDRESS


class Console:
    """Where pictures are shown and answers are read.

    `plain` asks for text that is printed line after line, in ASCII and without colour: for transcripts and
    screen readers. `colour=False` only leaves the colours out. Use it as a context: a live screen gives the
    terminal back as it was.
    """

    def __init__(self, plain: bool = False, colour: bool = True, out: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        utf = (self.out.encoding or "").lower().startswith("utf")
        self.unicode = not plain and utf
        self._words_too = not utf or spoken() == FALLBACK  # whether words are written in ASCII as well
        terminal = self.out.isatty() and not plain and os.environ.get("TERM") not in ("dumb", "unknown")
        self.styled = terminal
        self.colours: Colours = terminal_colours() if terminal and colour else "none"
        self.live = terminal and sys.stdin.isatty()
        self._open = False
        self.keyboard: Keyboard | None = None  # who reads, if lines are typed while a table goes on
        if terminal and os.name == "nt":
            os.system("")  # makes older Windows consoles understand colours

    # --- size ---------------------------------------------------------------------------------------------

    @property
    def terminal_size(self) -> tuple[int, int]:
        """Columns and rows of the terminal; 80 and 24 if there is none."""
        return shutil.get_terminal_size(SMALLEST)

    @property
    def width(self) -> int:
        """Columns for a picture: as wide as the terminal within reason."""
        return min(max(self.terminal_size[0], SMALLEST[0]), WIDEST)

    @property
    def text_width(self) -> int:
        """Columns for sentences: a picture may be cut on a narrow terminal, but what is said must not be."""
        return min(max(self.terminal_size[0], NARROWEST), WIDEST)

    @property
    def height(self) -> int:
        """Rows for a picture and its prompt."""
        return max(self.terminal_size[1], 10)

    @property
    def picture_height(self) -> int | None:
        """Rows that a picture must fill; None where pictures are printed one below the other."""
        return self.height if self.live else None

    # --- showing ------------------------------------------------------------------------------------------

    def __enter__(self) -> "Console":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def show(self, lines: list[Line]) -> None:
        """Show a picture: in place of the last one on a live screen, else below it."""
        if not self.live:
            self.print([[], *lines])
            return
        if not self._open:
            self._open = True
            self.out.write("\x1b[?1049h")
        picture = self._painted([self._fit(line) for line in lines])
        self.out.write("\x1b[H" + picture.replace("\n", "\x1b[K\n") + "\x1b[J")
        self.out.flush()

    def _fit(self, line: Line) -> Line:
        """A line cut to the terminal; but an address is left to its own wrapping, to be copied."""
        columns = self.terminal_size[0]
        if not is_address(line):
            return clip(line, columns)
        return line if width(line) % columns else [*line, (" ", "")]  # or the last letter would be cleared

    def rows(self, line: Line) -> int:
        """How many rows a line of a picture takes."""
        return 1 + width(line) // self.terminal_size[0] if is_address(line) else 1

    def close(self) -> None:
        """Give the terminal back as it was before the first picture; what is printed now stays."""
        if self._open:
            self._open = False
            self.out.write("\x1b[?1049l")
            self.out.flush()

    def print(self, lines: list[Line]) -> None:
        """Print lines that stay."""
        self.out.write(self._painted(lines))
        self.out.flush()

    def _painted(self, lines: list[Line]) -> str:
        return "".join(["".join([self._span(text, style) for text, style in line]) + "\n" for line in lines])

    def _span(self, text: str, style: str) -> str:
        """A text as it is written. Nothing in it moves the cursor, whoever typed it."""
        text = text if text.isprintable() else "".join(char for char in text if char.isprintable())
        text = text if self.unicode else as_ascii(text, self._words_too)
        return paint(text, style, self.colours) if self.styled else text

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self, prompt: Line) -> str:
        """Read a line that somebody types. `EOFError` at the end of input, as `input` does."""
        if self.keyboard is not None:
            return self.keyboard.line(prompt)
        self.prompt(prompt)
        answer = input()
        if not sys.stdin.isatty():
            self.out.write("\n")  # nobody's Enter key has ended the line of the prompt
        return answer.strip()

    def read(self, prompt: Line, seconds: float | None, again: bool) -> str | None:
        """A line, or None if there is news or so many seconds have passed; see `Keyboard.line_or_news`.

        Without a keyboard nothing can interrupt the wait.
        """
        if self.keyboard is None:
            return self.ask(prompt)
        return self.keyboard.line_or_news(prompt, seconds, again)

    def prompt(self, line: Line) -> None:
        """Write what stands before the place where one types; on a live screen in place of what was there."""
        again = "\r\x1b[K" if self.live and self.keyboard is not None else ""
        self.out.write(again + self._painted([line]).rstrip("\n"))
        self.out.flush()
