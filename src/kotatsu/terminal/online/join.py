"""`kotatsu join`: from an address to a table, to the next one, and out again."""

import getpass
import sys
import time
from queue import Empty

import msgspec

from kotatsu.core.errors import BadInput, Said
from kotatsu.drawing.canvas import Line
from kotatsu.terminal.console import Console
from kotatsu.terminal.keyboard import Keyboard
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.account import Account
from kotatsu.terminal.online.address import Address, read_address
from kotatsu.terminal.online.client import JoinOptions, TableClient
from kotatsu.terminal.online.link import Broken, Gone, Link
from kotatsu.terminal.online.mirror import Mirror
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screens.base import Left, Screen, run
from kotatsu.terminal.screens.club import ClubScreen
from kotatsu.terminal.screens.cup import CupScreen
from kotatsu.terminal.screens.home import HomeScreen
from kotatsu.terminal.screens.table import TableScreen
from kotatsu.terminal.speech import load_texts
from kotatsu.wire.http import Shelf
from kotatsu.wire.messages import Pong, Snapshot, Welcome

LONGEST_NAME = 30
PATIENCE = 20.0  # seconds to wait for the first picture of a table
Place = HomeScreen | ClubScreen | CupScreen | TableScreen


def join(typed: str, console: Console, options: JoinOptions) -> int:
    """`kotatsu join`; the exit code. `BadInput` says in a sentence what could not be done."""
    address = read_address(typed)
    web = Web(address.server, Account(address.server))
    visit = _Visit(address, web, web.shelf(), console, options)
    try:
        with console, Keyboard(console) as keyboard:
            visit.introduce()
            try:
                visit.open(address, keyboard)
                run(lambda: visit.current(keyboard), console)
            finally:
                visit.close()
    except (Left, EOFError):
        visit.goodbye()
        return 0
    except KeyboardInterrupt:
        visit.goodbye()
        return 130
    return 0


class _Visit:
    """One person's stay at a server: at the list of its tables, or at one of them."""

    def __init__(
        self, address: Address, web: Web, shelf: Shelf, console: Console, options: JoinOptions
    ) -> None:
        self._address = address
        self._web = web
        self._shelf = shelf
        self._texts = load_texts()
        self._console = console
        self._options = options
        self._place: Place | None = None

    def introduce(self) -> None:
        """Be the person that one was here before, or somebody new."""
        account = self._web.account
        known = self._web.me() if account.cookie is not None else None
        typed = printable(self._options.name)[:LONGEST_NAME]
        name = typed or known or account.name or self._ask_name()
        if known is None or known != name:
            name = self._web.become(name)
        self._options.name = name

    def _ask_name(self) -> str:
        usual = _user_name() or self._texts.say("guest")
        if not sys.stdin.isatty():
            return usual
        title: Line = [(f" {self._texts.say('hall-title', server=self._address.server)}", "title")]
        self._console.show([title, []])
        answer = self._console.ask([(f" {self._texts.say('your-name', usual=usual)} ", "ask")])
        return printable(answer)[:LONGEST_NAME] or usual

    def current(self, keyboard: Keyboard) -> Screen | None:
        """Where one is now, up to date; on the way to another table that is opened first."""
        place = self._place
        while place is not None:
            place.update()
            if place.goes_to is None:
                break
            self.close()
            place = self.open(place.goes_to, keyboard)
        return place

    def open(self, address: Address, keyboard: Keyboard) -> Place:
        """Go to a table, a club or a tournament, or to the list of tables if the address names none."""
        self._address, self._place = address, None
        if address.tournament is not None:
            self._place = CupScreen(address, self._web, self._texts, self._console)
        elif address.club is not None:
            self._place = ClubScreen(address, self._web, self._shelf, self._texts, self._console)
        elif address.table is None:
            self._place = HomeScreen(address, self._web, self._shelf, self._texts, self._console)
        else:
            self._place = self._sit_down(keyboard)
        return self._place

    def close(self) -> None:
        if self._place is not None:
            self._place.close()

    def _sit_down(self, keyboard: Keyboard) -> TableScreen:
        cookie = self._web.account.cookie
        if cookie is None:
            raise BadInput("online-no-cookie", server=self._address.server)
        link = Link(self._address, cookie, keyboard.ring)
        try:
            mirror = self._first_look(link)
            client = TableClient(self._address, self._web, link, mirror, self._options)
            return TableScreen(client, self._console)
        except BaseException:
            link.close()
            raise

    def _first_look(self, link: Link) -> Mirror:
        """Wait for the first picture of the table."""
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
                    raise self._web.other_version() if news.why is None else Said(news.why)
                case Broken():
                    pass
        raise BadInput("online-no-answer", server=self._address.server)

    def _mirror(self, first: Snapshot, times: list[Welcome | Pong]) -> Mirror:
        try:
            mirror = Mirror(first)
        except msgspec.ValidationError:
            raise self._web.other_version() from None
        for message in times:
            mirror.time(message)
        return mirror

    def goodbye(self) -> None:
        """What stays on the console: the score sheet, or how to come back."""
        said: list[Line] = [[(f" {self._texts.say('goodbye')}", "")]]
        lines = said if self._place is None else self._place.last_lines()
        self._console.print(lines if self._console.live else [[], *lines])


def _user_name() -> str:
    try:
        return printable(getpass.getuser()).title()[:20]
    except (OSError, KeyError, ImportError):
        return ""
