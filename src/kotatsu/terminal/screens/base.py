"""What a screen is, and the loop that draws the current one and hands it what is typed."""

from collections.abc import Callable
from typing import Protocol

from kotatsu.drawing.canvas import Line
from kotatsu.terminal.console import Console


class Left(Exception):
    """Somebody leaves; raised by a screen's `typed`."""


class Screen(Protocol):
    """One thing that can be on the screen."""

    @property
    def refresh(self) -> float | None:
        """Draw again after this many seconds, even if nothing is typed and nothing comes in; None: do not."""

    def draw(self) -> bool:
        """Show how things stand; False if what was printed last still holds, its prompt included."""

    def prompt(self) -> Line:
        """What stands before the place where one types."""

    def typed(self, text: str) -> None:
        """Follow a line. `Left` if it says to leave."""


def run(current: Callable[[], Screen | None], console: Console) -> None:
    """Draw the current screen and hand it what is typed, until there is none.

    `current` is asked before each drawing, so that is where screens are switched and news are taken in.
    """
    while (screen := current()) is not None:
        is_new = screen.draw()
        line = console.read(screen.prompt(), screen.refresh, is_new)
        if line is not None:
            screen.typed(line)
