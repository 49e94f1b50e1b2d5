"""The terminal itself: how a picture gets on the screen, how an answer is read.

Three things depend on the terminal and on what its owner asked for: whether there is colour, whether it can
show more than ASCII, and whether a picture can take the place of the last one (`live`) or comes below it.
"""

import os
import shutil
import sys
from typing import TextIO

from kotatsu.core.canvas import Line, clip
from kotatsu.terminal.styles import Colours, as_ascii, paint, terminal_colours

SMALLEST = (80, 24)
WIDEST = 104


class Screen:
    """Where pictures are shown and answers are read.

    `plain` asks for text that is printed line after line, in ASCII and without colour: for transcripts and
    screen readers. `colour=False` only leaves the colours out. Use it as a context: a live screen gives the
    terminal back as it was.
    """

    def __init__(self, plain: bool = False, colour: bool = True, out: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        self.unicode = not plain and (self.out.encoding or "").lower().startswith("utf")
        terminal = self.out.isatty() and not plain and os.environ.get("TERM") not in ("dumb", "unknown")
        self.styled = terminal
        self.colours: Colours = terminal_colours() if terminal and colour else "none"
        self.live = terminal and sys.stdin.isatty()
        self._open = False
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
    def height(self) -> int:
        """Rows for a picture and its prompt."""
        return max(self.terminal_size[1], 10)

    # --- showing ------------------------------------------------------------------------------------------

    def __enter__(self) -> "Screen":
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
        picture = self._painted([clip(line, self.terminal_size[0]) for line in lines])
        self.out.write("\x1b[H" + picture.replace("\n", "\x1b[K\n") + "\x1b[J")
        self.out.flush()

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
        text = text if self.unicode else as_ascii(text)
        return paint(text, style, self.colours) if self.styled else text

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self, prompt: Line) -> str:
        """Read a line that somebody types. `EOFError` at the end of input, as `input` does."""
        self.out.write(self._painted([prompt]).rstrip("\n"))
        self.out.flush()
        answer = input()
        if not sys.stdin.isatty():
            self.out.write("\n")  # nobody's Enter key has ended the line of the prompt
        return answer.strip()
