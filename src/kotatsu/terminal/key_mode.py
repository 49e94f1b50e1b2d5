"""Reading a terminal key by key, where its system has a way to; elsewhere whole lines are read."""

import contextlib
import signal
import sys
from typing import Any

if sys.platform == "win32":

    class KeyMode:
        """Consoles of Windows give lines."""

        possible = False
        signals: tuple[int, ...] = ()

        def take(self) -> None:
            """Nothing can be done."""

        def give_back(self) -> None:
            """Nothing was done."""

else:
    import termios

    class KeyMode:
        """From `take` until `give_back` keys come one by one and none is written by itself. Ctrl-C stays."""

        possible = True
        signals: tuple[int, ...] = (signal.SIGCONT, signal.SIGWINCH)
        """After these it must be taken again: the shell may have left the terminal as it likes it."""

        def __init__(self) -> None:
            self._before: list[Any] = termios.tcgetattr(sys.stdin)

        def take(self) -> None:
            mode = [*self._before]
            mode[3] = mode[3] & ~(termios.ICANON | termios.ECHO)
            mode[6] = [*mode[6]]
            mode[6][termios.VMIN], mode[6][termios.VTIME] = 1, 0
            self._set(mode)

        def give_back(self) -> None:
            self._set(self._before)

        def _set(self, mode: list[Any]) -> None:
            with contextlib.suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, mode)
