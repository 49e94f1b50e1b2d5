"""The tables of a server: one's own, those that wait for players, and a new one."""

from collections.abc import Callable

from kotatsu.core.errors import BadInput
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, shorten
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screens.base import Left
from kotatsu.terminal.screens.new_table import ask_for_table
from kotatsu.terminal.screens.rows import table_row
from kotatsu.terminal.speech import told
from kotatsu.wire.clubs import ClubLine
from kotatsu.wire.http import PAGE_SIZE, Listed, Shelf

REFRESH = 5.0  # seconds
MOST_LISTED = 12
MOST_CLUBS = 5


class HomeScreen:
    """Lets somebody choose a table, or make one; `goes_to` is its address then."""

    def __init__(self, address: Address, web: Web, shelf: Shelf, texts: Texts, console: Console) -> None:
        self.goes_to: Address | None = None
        self._address = address
        self._web = web
        self._shelf = shelf
        self._texts = texts
        self._say = texts.say
        self._console = console
        self._notice = ""
        self._tables: list[Listed] = []  # one's own first
        self._mine = 0
        self._clubs: list[ClubLine] = []
        self._skipped = 0  # rows before those that are shown
        self._printed: list[Line] | None = None

    def update(self) -> None:
        """Ask the server which tables there are."""
        wanted = self._skipped + MOST_LISTED + 1  # one more tells whether there are more
        mine = _first(wanted, self._web.mine)
        known = {table.table for table in mine}
        waiting = _first(wanted + len(mine), self._web.waiting)
        others = [table for table in waiting if table.table not in known]
        self._clubs = self._web.clubs()[:MOST_CLUBS]
        self._tables, self._mine = [*mine, *others], len(mine)

    def close(self) -> None:
        """Nothing is open here."""

    def last_lines(self) -> list[Line]:
        """What stays on the console when one leaves."""
        return [[(f" {self._say('goodbye')}", "")]]

    # --- the screen -----------------------------------------------------------------------------------------

    @property
    def refresh(self) -> float | None:
        return REFRESH if self._console.live else None

    def draw(self) -> bool:
        lines: list[Line] = [[(f" {self._say('hall-title', server=self._address.server)}", "title")], []]
        first, last = self._skipped + 1, self._skipped + MOST_LISTED
        for number, table in enumerate(self._tables[first - 1 : last], first):
            if number == first and number <= self._mine:
                lines.append([(f" {self._say('hall-mine')}", "dim")])
            if number == max(first, self._mine + 1):
                lines += [*([[]] if number > first else []), [(f" {self._say('hall-waiting')}", "dim")]]
            lines.append(table_row(number, table, self._texts))
        if len(self._tables) > last:
            lines.append([(f" {self._say('hall-more')}", "dim")])
        if not self._tables:
            lines.append([(f" {self._say('hall-empty')}", "")])
        if self._clubs:
            lines += [[], [(f" {self._say('hall-clubs')}", "dim")]]
        for number, club in enumerate(self._clubs, 1):
            lines.append([(f" c{number} ", "key"), (shorten(printable(club.name), 32), "bold")])
        lines += [[], [(f" {self._notice}", "")]]
        if not self._console.live and lines == self._printed:
            return False
        self._printed = lines
        self._console.show(lines)
        return True

    def prompt(self) -> Line:
        return pictures.keys(self._texts, "hall-keys")

    def typed(self, text: str) -> None:
        text, self._notice = text.casefold(), ""
        if text == "q":
            raise Left
        if text.isdecimal() and 1 <= int(text) <= len(self._tables):
            self.goes_to = self._address.at(self._tables[int(text) - 1].table)
        elif text[:1] == "c" and text[1:].isdecimal() and 1 <= int(text[1:]) <= len(self._clubs):
            self.goes_to = Address(self._address.server, club=self._clubs[int(text[1:]) - 1].club)
        elif text == "m":
            self._skipped = (
                self._skipped + MOST_LISTED if len(self._tables) > self._skipped + MOST_LISTED else 0
            )
            self.update()
        elif text in ("n", "new"):
            try:
                self.goes_to = self._make()
            except BadInput as problem:
                self._notice = told(problem)
        elif text:
            self._notice = self._say("hall-unknown", text=printable(text)[:20])

    def _make(self) -> Address | None:
        """A new table, unless somebody changes their mind."""
        wanted = ask_for_table(self._shelf, self._texts, self._console)
        if wanted is None:
            return None
        made = self._web.make(wanted)
        return Address(self._address.server, made.table, made.invite)


def _first(wanted: int, ask: Callable[[int], list[Listed]]) -> list[Listed]:
    """So many rows of a list, or all of them, and perhaps a few more: it comes in pages."""
    found = page = ask(0)
    while len(page) == PAGE_SIZE and len(found) < wanted:
        page = ask(len(found))
        found = found + page
    return found
