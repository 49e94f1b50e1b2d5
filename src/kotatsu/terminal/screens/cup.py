"""A tournament: taking part, the way to one's table, and how it stands."""

from kotatsu.core.errors import BadInput
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, pad, shorten
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screens.base import Left
from kotatsu.terminal.screens.rows import game_title
from kotatsu.terminal.speech import told
from kotatsu.wire import clubs as wire

REFRESH = 2.0  # seconds; whoever is ready opens their value at one of these looks
MOST_LISTED = 24


class CupScreen:
    """Lets a member take part; `goes_to` is the address of their table, or of the club."""

    def __init__(self, address: Address, web: Web, texts: Texts, console: Console) -> None:
        assert address.tournament is not None
        self.goes_to: Address | None = None
        self._address = address
        self._id = address.tournament
        self._web = web
        self._texts = texts
        self._say = texts.say
        self._console = console
        self._notice = ""
        self._printed: list[Line] | None = None
        self._cup: wire.TournamentShown = web.tournament(self._id)

    def update(self) -> None:
        self._cup = self._web.tournament(self._id)
        self._open_value()

    def close(self) -> None:
        """Nothing is open here."""

    def last_lines(self) -> list[Line]:
        return [[(f" {self._say('goodbye')}", "")]]

    # --- how it stands --------------------------------------------------------------------------------------

    @property
    def _now(self) -> wire.RoundShown:
        return self._cup.rounds[-1]

    @property
    def _promised(self) -> wire.PromiseShown | None:
        """What we have promised for the round."""
        return next((one for one in self._now.promises if one.entrant == self._cup.you), None)

    @property
    def _table(self) -> wire.TableOfRound | None:
        """Our table, while the round is played there."""
        own = [one for one in self._now.tables if self._cup.you is not None and self._cup.you in one.seats]
        return own[0] if own and self._now.stage == "playing" and not own[0].done else None

    @property
    def _takes_part(self) -> bool:
        return any(one.number == self._cup.you and not one.gone for one in self._cup.entrants)

    @property
    def refresh(self) -> float | None:
        return REFRESH if self._console.live else None

    def draw(self) -> bool:
        cup = self._cup
        place = f"{clean(cup.club_name)} · {game_title(cup.game)}"
        lines: list[Line] = [[(f" {printable(cup.name)}", "title"), (f"  {place}", "dim")], []]
        lines += [[(f" {self._stage()}", "bold")], []]
        for line in cup.standing[:MOST_LISTED]:
            lines.append(self._line(line))
        lines += [[], [(f" {self._notice}", "")]]
        if not self._console.live and lines == self._printed:
            return False
        self._printed = lines
        self._console.show(lines)
        return True

    def _stage(self) -> str:
        cup, now = self._cup, self._now
        if cup.over:
            return self._say("cup-stage-over")
        rounds = self._say("cup-round-of", number=now.number, of=cup.rounds_wanted)
        if now.stage == "playing":
            about = self._say("cup-tables-done", done=sum(one.done for one in now.tables), of=len(now.tables))
        elif now.stage == "gathering" and self._takes_part:
            about = self._say("cup-you-are-ready" if self._promised else "cup-you-are-not-ready")
        else:
            about = self._say(f"cup-stage-{now.stage}")
        return f"{rounds}: {about}"

    def _line(self, line: wire.Place) -> Line:
        entrant = self._cup.entrants[line.entrant - 1]
        own = "bold" if line.entrant == self._cup.you else "dim" if entrant.gone else ""
        name = pad([(f" {line.place:>3}  {shorten(clean(entrant.name), 24)}", own)], 32)
        counted = self._say(
            "cup-counted", points=f"{line.points:g}", same=f"{line.same:g}", met=f"{line.met:g}"
        )
        return [*name, (counted, own)]

    # --- what is typed --------------------------------------------------------------------------------------

    def prompt(self) -> Line:
        if self._cup.over:
            return pictures.keys(self._texts, "cup-keys-over")
        if self._table is not None:
            return pictures.keys(self._texts, "cup-keys-table")
        if not self._takes_part:
            return pictures.keys(self._texts, "cup-keys-enter")
        can_be_ready = self._now.stage == "gathering" and not self._promised
        return pictures.keys(self._texts, "cup-keys-ready" if can_be_ready else "cup-keys-wait")

    def typed(self, text: str) -> None:
        text, self._notice = text.casefold(), ""
        if text == "q":
            raise Left
        try:
            self._follow(text)
        except BadInput as problem:
            self._notice = told(problem)

    def _follow(self, text: str) -> None:
        if text == "c":
            self.goes_to = Address(self._address.server, club=self._cup.club)
        elif text == "t" and self._table is not None:
            self.goes_to = Address(self._address.server, self._table.table)
        elif text == "e" and not self._takes_part:
            self._change(wire.Enter())
        elif text == "r" and self._takes_part:
            promise = self._web.account.new_promise(self._round, self._now.promise)
            self._change(wire.Ready(promise))
        elif text == "l" and self._takes_part and self._cup.you is not None:
            self._change(wire.LeaveTournament(self._cup.you))
        elif text:
            self._notice = self._say("cup-unknown", text=printable(text)[:20])

    def _change(self, change: wire.TournamentChanges) -> None:
        self._cup = self._web.change_tournament(self._id, change)

    @property
    def _round(self) -> str:
        """Under what name the nonces of a round are kept."""
        return f"{self._id}.{self._now.number}"

    def _open_value(self) -> None:
        """The tables are drawn: open what we promised, without anybody typing."""
        promised = self._promised
        if self._now.stage != "opening" or promised is None or promised.opened:
            return
        nonce = self._web.account.nonce(self._round, promised.hash)
        if nonce is None:
            return  # promised on another device
        try:
            self._change(wire.OpenValue(nonce))
        except BadInput as problem:
            self._notice = told(problem)
