"""The address of a server without a table: which tables there are, and a new one."""

from kotatsu.core.canvas import Line, pad, shorten
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import GAMES, games
from kotatsu.core.registry import game as find_game
from kotatsu.core.texts import Texts
from kotatsu.terminal import pictures
from kotatsu.terminal.at_table import Left
from kotatsu.terminal.keyboard import Keyboard
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.online.address import Address
from kotatsu.terminal.online.web import Web
from kotatsu.terminal.screen import Screen
from kotatsu.wire.http import Listed, NewTable, Shelf

LOOKS_AGAIN = 5.0  # seconds
MOST_LISTED = 12


class Hall:
    """Lets somebody choose a table; `choose` gives its address."""

    def __init__(
        self, address: Address, web: Web, shelf: Shelf, texts: Texts, screen: Screen, keyboard: Keyboard
    ) -> None:
        self.address = address
        self.web = web
        self.shelf = shelf
        self.texts = texts
        self.say = texts.say
        self.screen = screen
        self.keyboard = keyboard
        self.notice = ""
        self._printed: list[Line] | None = None

    def choose(self) -> Address:
        """`Left` if somebody goes without having chosen."""
        while True:
            mine = self.web.mine()
            known = {table.table for table in mine}
            others = [table for table in self.web.waiting() if table.table not in known]
            tables = [*mine, *others][:MOST_LISTED]
            again = self._show(tables, len(mine))
            line = self.keyboard.line_or_news(
                pictures.keys(self.texts, "hall-keys"), LOOKS_AGAIN if self.screen.live else None, again
            )
            chosen = None if line is None else self._follow(line.casefold(), tables)
            if chosen is not None:
                return chosen

    def _show(self, tables: list[Listed], mine: int) -> bool:
        lines: list[Line] = [[(f" {self.say('hall-title', server=self.address.server)}", "title")], []]
        for number, table in enumerate(tables, 1):
            if number == 1 and mine:
                lines.append([(f" {self.say('hall-mine')}", "dim")])
            if number == mine + 1:
                lines += [*([[]] if mine else []), [(f" {self.say('hall-waiting')}", "dim")]]
            lines.append(self._row(number, table))
        if not tables:
            lines.append([(f" {self.say('hall-empty')}", "")])
        told = self.notice
        self.notice = ""
        lines += [[], [(f" {told}", "")]]
        if not self.screen.live and lines == self._printed:
            return False
        self._printed = lines
        self.screen.show(lines)
        return True

    def _row(self, number: int, table: Listed) -> Line:
        title = find_game(table.game).title if table.game in GAMES else printable(table.game)[:30]
        here = [clean(seat.name) or seat.bot or "" for seat in table.seats if not seat.open]
        free = sum(seat.open for seat in table.seats)
        line = pad([(f" {number:>2} ", "key"), (shorten(title, 32), "bold")], 38)
        if table.phase == "gathering":
            about = self.say("hall-free", free=free)
        else:
            about = self.say("hall-your-turn" if table.your_turn else "hall-running")
        return [*line, (f"{about}  ", "good" if table.your_turn else ""), (", ".join(here)[:60], "dim")]

    def _follow(self, text: str, tables: list[Listed]) -> Address | None:
        if text == "q":
            raise Left
        if text.isdecimal() and 1 <= int(text) <= len(tables):
            return self.address.at(tables[int(text) - 1].table)
        if text in ("n", "new"):
            try:
                return self._make()
            except BadInput as problem:
                self.notice = str(problem)
        elif text:
            self.notice = self.say("hall-unknown", text=printable(text)[:20])
        return None

    # --- a new table ----------------------------------------------------------------------------------------

    def _make(self) -> Address | None:
        """Ask for what a table needs; Enter takes what is usual, q goes back."""
        offered = {info.name for info in self.shelf.games}
        known = [game for game in games() if game.name in offered]
        lines: list[Line] = [[(f" {self.say('new-title')}", "title")], []]
        for number, game in enumerate(known, 1):
            few, many = game.players[0], game.players[-1]
            facts = self.say("new-facts", few=few, many=many, minutes=game.minutes)
            lines.append([*pad([(f" {number:>2} ", "key"), (game.title, "bold")], 38), (facts, "dim")])
        game_number = self._number([*lines, []], "new-game", 1, 1, len(known))
        if game_number is None:
            return None
        game = known[game_number - 1]
        few, many = game.players[0], game.players[-1]
        head = self._head(game)
        players = self._number(head, "new-players", game.usual_players, few, many)
        bots = None if players is None else self._number(head, "new-bots", 0, 0, players - 1)
        if players is None or bots is None:
            return None
        level = self.shelf.usual_bot
        if bots:
            pets: list[Line] = [
                [*pad([(f"   {bot.name}", "key")], 16), (printable(bot.character)[:70], "dim")]
                for bot in self.shelf.bots
            ]
            level = self._words([*head, *pets, []], "new-level", level)
        private = self._words(head, "new-private", "y").startswith("y")
        seats: list[str | None] = [None] * (players - bots) + [level] * bots
        made = self.web.make(NewTable(game=game.name, players=players, private=private, bots=seats))
        return Address(self.address.server, made.table, made.invite)

    def _head(self, game: Game) -> list[Line]:
        return [[(f" {self.say('new-title')}", "title"), (f"  {game.title}", "bold")], []]

    def _words(self, lines: list[Line], question: str, usual: str) -> str:
        self.screen.show(lines)
        asked = self.say(question, usual=usual)
        return self.screen.ask([(f" {asked} ", "ask")]).casefold() or usual

    def _number(self, lines: list[Line], question: str, usual: int, low: int, high: int) -> int | None:
        """A number within these bounds; None if somebody would rather go back."""
        told: list[Line] = []
        while True:
            self.screen.show([*lines, *told])
            asked = self.say(question, usual=usual, low=low, high=high)
            answer = self.screen.ask([(f" {asked} ", "ask")]).casefold()
            if answer == "q":
                return None
            if not answer:
                return usual
            if answer.isdecimal() and low <= int(answer) <= high:
                return int(answer)
            told = [[(f" {self.say('new-number', low=low, high=high)}", "warn")], []]
