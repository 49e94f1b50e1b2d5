"""A real terminal for tests: the command runs on a pseudo-terminal and draws on a screen of 80 × 24."""

import os
import re
import signal
import subprocess
import sys
from types import TracebackType

import pexpect
import pyte

COLUMNS, ROWS = 80, 24
PATIENCE = 120.0
GAME = "tower-of-pancakes"
LEAVES_PICTURE = "\x1b[?1049l"

_HIDDEN = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "PYTHONIOENCODING", "LC_ALL", "LANG")


def environment(**changed: str) -> dict[str, str]:
    """The environment of an ordinary terminal with colours, but for what is changed."""
    kept = {name: value for name, value in os.environ.items() if name not in _HIDDEN}
    return {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1", **changed}


def kotatsu(*arguments: str, typed: str = "", **changed: str) -> subprocess.CompletedProcess[str]:
    """Run the command without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "kotatsu", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(**changed),
        check=False,
    )


class Terminal:
    """A command on a pseudo-terminal. Type lines, look at the screen, wait for it to end."""

    def __init__(self, *arguments: str, columns: int = COLUMNS, rows: int = ROWS, **changed: str) -> None:
        self.screen = pyte.HistoryScreen(columns, rows, history=1000)
        self.stream = pyte.Stream(self.screen)
        self.output = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "kotatsu", *arguments],
            dimensions=(rows, columns),
            env=environment(**changed),
            encoding="utf-8",
            timeout=PATIENCE,
            # Whoever runs the tests in the background may have Ctrl-C ignored; a person's terminal has not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.child.delaybeforesend = None

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.child.close(force=True)

    # --- typing -------------------------------------------------------------------------------------------

    def wait(self, prompt: str = "›") -> None:
        """Wait until the screen asks for something."""
        self.child.expect([re.escape(prompt) + r"(?:\x1b\[[0-9;]*m)* (?:\x1b\[[0-9;]*m)*$"])
        self._feed(self.child.before + self.child.after)

    def type(self, line: str, prompt: str = "›") -> None:
        """Type a line and wait for the next question."""
        self.child.sendline(line)
        self.wait(prompt)

    def finish(self, line: str | None = None) -> int:
        """Type a last line; the exit code."""
        if line is not None:
            self.child.sendline(line)
        self.child.expect(pexpect.EOF)
        self._feed(self.child.before)
        self.child.close()
        status: int | None = self.child.exitstatus
        assert status is not None, f"ended by signal {self.child.signalstatus}"
        return status

    def _feed(self, text: str) -> None:
        self.output += text
        picture, left, printed = text.partition(LEAVES_PICTURE)
        self.stream.feed(picture)
        if left:  # pyte has no second screen to go back to
            self.check()
            self.screen.reset()
            self.stream.feed(printed)

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[str]:
        """What stands on the screen now."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def check(self) -> None:
        """Nothing has scrolled off the screen, and the last row is free for the Enter key."""
        assert not self.screen.history.top, self.text

    def choices(self) -> list[str]:
        """The moves on offer, in notation, as their numbers order them."""
        found: dict[int, str] = {}
        for line in self.lines[:-1]:
            offer = _CHOICES.match(line)
            for number, last in _CHOICE.findall(offer.group(2)) if offer else ():
                found[int(number)] = f"{offer.group(1).strip()} {last}".strip() if offer else ""
        return [found[number] for number in sorted(found)]

    @property
    def prompt(self) -> str:
        """The line that waits for an answer."""
        return self.text.rstrip().splitlines()[-1]

    def at_sheet(self) -> bool:
        """Whether the game is over and only the score sheet is left to see."""
        return "Enter for the score sheet" in self.prompt


_CHOICES = re.compile(r"^ ((?:down|serve|look above|look below|) +)(\d+ [A-Z]\d?(?: +\d+ [A-Z]\d?)*)$")
_CHOICE = re.compile(r"(\d+) ([A-Z]\d?)")


def without_codes(output: str) -> str:
    """What was written, without colours and cursor movements."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", output)
