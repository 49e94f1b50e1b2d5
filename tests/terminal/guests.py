"""People at tables of a server, each with `kotatsu join` on a pseudo-terminal and a cookie in a real file."""

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect

from tests.server.clients import Server, people
from tests.terminal.terminals import PATIENCE, Terminal

WAITING = re.compile(r"is thinking|are thinking|Waiting |One moment|is paused|The connection broke")


class Guest(Terminal):
    """`kotatsu join` by one person with a data folder of their own."""

    def __init__(self, home: Path, *arguments: str, **changed: Any) -> None:
        super().__init__("join", *arguments, XDG_DATA_HOME=str(home), **changed)

    def __exit__(self, *_: object) -> None:
        if self.child.isalive():
            self.child.kill(9)
            self.child.wait()
        self.child.close()

    def until(self, what: str | Callable[[], Any]) -> None:
        """Read what is written until the screen shows something."""
        deadline = time.monotonic() + PATIENCE
        while not (what in self.words if isinstance(what, str) else what()):
            assert time.monotonic() < deadline, f"waited for {what}:\n{self.text}"
            assert self.read(), f"ended before {what}:\n{self.text}"

    @property
    def words(self) -> str:
        """What stands on the screen, however its lines are broken."""
        return " ".join(self.text.split())

    def read(self) -> bool:
        """Take in what has been written; False when there will be no more."""
        try:
            self._feed(self.child.read_nonblocking(65_536, 0.05))
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            return False
        return True

    def send(self, line: str) -> None:
        self.child.sendline(line)

    def picture(self) -> str:
        """The screen without the line where one types."""
        return self.text.rstrip().rpartition("\n")[0]

    def is_asked(self) -> bool:
        """Whether a move is asked for."""
        return "? hint" in self.prompt and "▕" in self.text and not WAITING.search(self.words)

    def is_over(self) -> bool:
        return "Enter for the score sheet" in self.text

    def one_line(self) -> str:
        """The screen without its wrapping."""
        return "".join(line.ljust(self.screen.columns) for line in self.lines)


def run(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 3 * PATIENCE))


async def make(server: Server, **table: Any) -> str:
    """A table that somebody made who is not here; a link to it."""
    async with people(server, "Maker") as (maker,):
        made = await maker.make(**table)
    door = f"#invite={made['invite']}" if made["invite"] else ""
    return f"{server.url}/table/{made['table']}{door}"


def play_on(*guests: Guest, moves: int = 10**6) -> None:
    """Let everybody play their first move whenever they are asked, until all are at the end."""
    deadline = time.monotonic() + PATIENCE
    while moves and not all(guest.is_over() for guest in guests):
        assert time.monotonic() < deadline, "\n".join(guest.text for guest in guests)
        for guest in guests:
            guest.read()
            if guest.is_asked():
                before = guest.picture()
                guest.send("1")
                guest.until(lambda guest=guest, before=before: guest.picture() != before)
                moves -= 1


def new_table(ann: Guest, game: str, players: int, bots: int) -> str:
    """Make a table by the questions of the hall, sit down at it, and give its link."""
    ann.until("n makes one")
    answers = [("n", "Which game"), (game, "How many players"), (str(players), "How many of them are bots")]
    if bots:
        answers += [(str(bots), "How strong"), ("random", "Only for people")]
    else:
        answers += [("", "Only for people")]
    for answer, question in answers:
        ann.send(answer)
        ann.until(question)
    ann.send("")
    ann.until("Enter to sit down")
    ann.send("")
    ann.until("you, host")
    found = re.search(r"http://\S+/table/\S+#invite=[\w-]{22}", ann.one_line())
    assert found, ann.text
    return found.group()


def two_people(server: Server, tmp_path: Path, *rules: str, **ben_has: Any) -> tuple[Guest, Guest]:
    """Ann, the host, and Ben in the first round of Cat Tower; `rules` are typed in the lobby."""
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann")
    link = new_table(ann, "4", 2, 0)
    for rule in rules:
        ann.send(rule)
    ben = Guest(tmp_path / "ben", link, "--name", "Ben", **ben_has)
    ben.until("Enter to sit down")
    ben.send("")
    ann.until("Enter to start")
    ann.send("")
    for guest in (ann, ben):
        guest.until("The game begins!")
    return ann, ben


def by_turn(*guests: Guest) -> tuple[Guest, ...]:
    """Whoever is asked comes first."""
    deadline = time.monotonic() + PATIENCE
    while not any(guest.is_asked() for guest in guests):
        assert time.monotonic() < deadline, "\n".join(guest.text for guest in guests)
        for guest in guests:
            guest.read()
    return tuple(sorted(guests, key=lambda guest: not guest.is_asked()))
