"""A club's room: who is here, its tables and tournaments, and its standing."""

import time
from typing import get_args

from kotatsu.core.errors import BadInput
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, pad, shorten
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.changes import minute_of
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screens.base import Left
from kotatsu.terminal.screens.new_table import ask_for_table
from kotatsu.terminal.screens.rows import game_title, row, table_row
from kotatsu.terminal.speech import told
from kotatsu.wire.clubs import ClubShown, ClubStanding, Span
from kotatsu.wire.http import Shelf

REFRESH = 3.0  # seconds
MOST_LISTED = 20  # lines of the standing
SPANS: tuple[Span, ...] = get_args(Span)


class ClubScreen:
    """Lets a member choose a table or a tournament, or make a table; `goes_to` is its address then."""

    def __init__(self, address: Address, web: Web, shelf: Shelf, texts: Texts, console: Console) -> None:
        assert address.club is not None
        self.goes_to: Address | None = None
        self._address = address
        self._id = address.club
        self._web = web
        self._shelf = shelf
        self._texts = texts
        self._say = texts.say
        self._console = console
        self._notice = ""
        self._standing: ClubStanding | None = None
        self._printed: list[Line] | None = None
        if address.invite is not None:
            web.join_club(self._id, address.invite)
        self._club: ClubShown = web.club(self._id)

    def update(self) -> None:
        """Ask the server how it looks there now; whoever asks is here."""
        self._club = self._web.club(self._id)
        if self._standing is not None:
            self._standing = self._web.club_standing(self._id, self._standing.span)

    def close(self) -> None:
        """Nothing is open here."""

    def last_lines(self) -> list[Line]:
        return [[(f" {self._say('goodbye')}", "")]]

    # --- the screen -----------------------------------------------------------------------------------------

    @property
    def refresh(self) -> float | None:
        return REFRESH if self._console.live else None

    def draw(self) -> bool:
        lines: list[Line] = [[(f" {printable(self._club.name)}", "title")], [], self._members(), []]
        lines += self._standings() if self._standing is not None else self._room()
        lines += [[], [(f" {self._notice}", "")]]
        if not self._console.live and lines == self._printed:
            return False
        self._printed = lines
        self._console.show(lines)
        return True

    def _members(self) -> Line:
        here = [clean(one.name) for one in self._club.members if one.here]
        away = len(self._club.members) - len(here)
        return [(f" {self._say('club-here', names=self._texts.listed(here), away=away)}", "")]

    def _room(self) -> list[Line]:
        club, lines = self._club, list[Line]()
        coming = [one for one in club.evenings if one.ends > time.time()]
        for evening in sorted(coming, key=lambda one: one.begins)[:1]:
            title, begins = printable(evening.title), minute_of(evening.begins)
            lines += [[(f" {self._say('club-evening', title=title, time=begins)}", "dim")], []]
        lines.append([(f" {self._say('club-tables' if club.tables else 'club-no-tables')}", "dim")])
        for number, table in enumerate(club.tables, 1):
            lines.append(table_row(number, table.listed, self._texts))
        if club.tournaments:
            lines += [[], [(f" {self._say('club-cups')}", "dim")]]
        for number, cup in enumerate(club.tournaments, len(club.tables) + 1):
            about = self._say(f"cup-stage-{cup.stage}")
            rounds = self._say("cup-round-of", number=cup.round, of=cup.rounds)
            facts = f"{game_title(cup.game)} · {rounds} · {about}"
            lines.append([*row(number, printable(cup.name)), (facts, "dim")])
        return lines

    def _standings(self) -> list[Line]:
        standing = self._standing
        assert standing is not None
        title = printable(standing.title) or self._say(f"club-span-{standing.span}")
        lines: list[Line] = [[(f" {title}", "bold")], []]
        for one in standing.lines[:MOST_LISTED]:
            own = "bold" if one.member == self._club.you else ""
            line = pad([(f" {one.place:>3}  {shorten(clean(one.name), 24)}", own)], 32)
            counted = self._say("club-counted", points=f"{one.points:g}", games=one.games, wins=one.wins)
            lines.append([*line, (counted, own)])
        if not standing.lines:
            lines.append([(f" {self._say('club-nothing-counted')}", "")])
        return [*lines, [], [(f" {self._say('club-points')}", "dim")]]

    def prompt(self) -> Line:
        return pictures.keys(self._texts, "club-keys" if self._standing is None else "club-keys-standing")

    def typed(self, text: str) -> None:
        text, self._notice = text.casefold(), ""
        if text == "q":
            raise Left
        try:
            self._follow(text)
        except BadInput as problem:
            self._notice = told(problem)

    def _follow(self, text: str) -> None:
        tables, cups = self._club.tables, self._club.tournaments
        if text == "s":
            self._show_standing()
        elif self._standing is not None:
            self._standing = None  # anything else leads back to the room
        elif text.isdecimal() and 1 <= int(text) <= len(tables):
            chosen = tables[int(text) - 1]
            self.goes_to = Address(self._address.server, chosen.listed.table, chosen.invite)
        elif text.isdecimal() and len(tables) < int(text) <= len(tables) + len(cups):
            cup = cups[int(text) - len(tables) - 1]
            self.goes_to = Address(self._address.server, tournament=cup.tournament)
        elif text == "n":
            self._make()
        elif text:
            self._notice = self._say("club-unknown", text=printable(text)[:20])

    def _show_standing(self) -> None:
        """One span after the other."""
        at = 0 if self._standing is None else SPANS.index(self._standing.span) + 1
        self._standing = self._web.club_standing(self._id, SPANS[at % len(SPANS)])

    def _make(self) -> None:
        wanted = ask_for_table(self._shelf, self._texts, self._console)
        if wanted is not None:
            made = self._web.make(wanted, self._id)
            self.goes_to = Address(self._address.server, made.table, made.invite)
