"""From an address to a table, to the next one, and out again."""

import getpass
import sys
import time
from queue import Empty

import msgspec

from kotatsu.core.canvas import Line
from kotatsu.core.errors import BadInput
from kotatsu.core.texts import Texts
from kotatsu.terminal.at_table import Left
from kotatsu.terminal.keyboard import Keyboard
from kotatsu.terminal.narrator import load_texts, printable
from kotatsu.terminal.online.account import Account
from kotatsu.terminal.online.address import Address, read_address
from kotatsu.terminal.online.at_server import Wishes
from kotatsu.terminal.online.hall import Hall
from kotatsu.terminal.online.link import Broken, Gone, Link
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.table import OnlineTable
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screen import Screen
from kotatsu.wire.messages import Pong, Snapshot, Welcome

LONGEST_NAME = 30
PATIENCE = 20.0  # for the first picture of a table


def join(typed: str, screen: Screen, wishes: Wishes) -> int:
    """`kotatsu join`; the exit code. `BadInput` says in a sentence what could not be done."""
    address = read_address(typed)
    texts = load_texts()
    web = Web(address.server, Account(address.server))
    shelf = web.shelf()
    visit = _Visit(address, web, texts, screen, wishes)
    try:
        with screen, Keyboard(screen) as keyboard:
            visit.introduce()
            while True:
                if visit.address.table is None:
                    visit.address = Hall(visit.address, web, shelf, texts, screen, keyboard).choose()
                visit.sit_down(keyboard)
    except (Left, EOFError):
        visit.goodbye()
        return 0
    except KeyboardInterrupt:
        visit.goodbye()
        return 130


class _Visit:
    """One person's stay at a server, from table to table."""

    def __init__(self, address: Address, web: Web, texts: Texts, screen: Screen, wishes: Wishes) -> None:
        self.address = address
        self.web = web
        self.texts = texts
        self.screen = screen
        self.wishes = wishes
        self.table: OnlineTable | None = None

    def introduce(self) -> None:
        """Be the person that one was here before, or somebody new."""
        known = self.web.me() if self.web.account.cookie is not None else None
        name = (
            printable(self.wishes.name)[:LONGEST_NAME] or known or self.web.account.name or self._ask_name()
        )
        if known is None or known != name:
            name = self.web.become(name)
        self.wishes.name = name

    def _ask_name(self) -> str:
        usual = _user_name() or self.texts.say("guest")
        if not sys.stdin.isatty():
            return usual
        title: Line = [(f" {self.texts.say('hall-title', server=self.address.server)}", "title")]
        self.screen.show([title, []])
        answer = self.screen.ask([(f" {self.texts.say('your-name', usual=usual)} ", "ask")])
        return printable(answer)[:LONGEST_NAME] or usual

    def sit_down(self, keyboard: Keyboard) -> None:
        """One table; afterwards the address is that of the next."""
        cookie = self.web.account.cookie
        if cookie is None:
            raise BadInput(self.texts.say("online-no-cookie", server=self.address.server))
        link = Link(self.address, cookie, keyboard.ring)
        try:
            mirror = self._first_look(link, keyboard)
            self.table = OnlineTable(self.address, self.web, link, mirror, self.screen, keyboard, self.wishes)
            self.address = self.address.at(self.table.run())
            self.table = None
        finally:
            link.close()

    def _first_look(self, link: Link, keyboard: Keyboard) -> Mirror:
        """Wait until the table is there."""
        deadline = time.monotonic() + PATIENCE
        times: list[Welcome | Pong] = []
        while time.monotonic() < deadline:
            try:
                news = link.inbox.get(timeout=0.25)
            except Empty:
                continue
            match news:
                case Welcome() | Pong():
                    times.append(news)
                case Snapshot():
                    return self._mirror(news, times)
                case Gone():
                    raise self.web.other_version() if news.why is None else BadInput(news.why)
                case Broken():
                    pass
        raise BadInput(self.texts.say("online-no-answer", server=self.address.server))

    def _mirror(self, first: Snapshot, times: list[Welcome | Pong]) -> Mirror:
        try:
            mirror = Mirror(first)
        except msgspec.ValidationError:
            raise self.web.other_version() from None
        for message in times:
            mirror.time(message)
        return mirror

    def goodbye(self) -> None:
        """What stays on the screen: the score sheet, or how to come back."""
        lines: list[Line] = [] if self.screen.live else [[]]
        table = self.table
        if table is not None and table.table.phase in ("over", "abandoned"):
            lines += table.end_lines() if self.screen.live else []
        elif table is not None and table.own:
            lines.append([(f" {self.texts.say('goodbye-seat')}", "")])
            lines.append([(f"   kotatsu join '{self.address.link()}'", "bold")])
        else:
            lines.append([(f" {self.texts.say('goodbye')}", "")])
        self.screen.print(lines)


def _user_name() -> str:
    try:
        return printable(getpass.getuser()).title()[:20]
    except (OSError, KeyError, ImportError):
        return ""
