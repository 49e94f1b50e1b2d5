"""The questions before a new table: which game, for how many, with which bots, for whom."""

from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, pad, shorten
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.speech import level_with_character, title_of, yes_or_no
from kotatsu.wire.http import NewTable, Shelf

GAME_WIDTH, BOT_WIDTH = 38, 16  # columns


class _GoBack(Exception):
    """Somebody has changed their mind."""


def ask_for_table(shelf: Shelf, texts: Texts, console: Console) -> NewTable | None:
    """Ask for what a table needs; Enter takes what is usual, q goes back (None)."""
    try:
        return _Questions(shelf, texts, console).ask()
    except _GoBack:
        return None


class _Questions:
    def __init__(self, shelf: Shelf, texts: Texts, console: Console) -> None:
        self._shelf = shelf
        self._texts = texts
        self._say = texts.say
        self._console = console

    def ask(self) -> NewTable:
        game = self._game()
        head: list[Line] = [[(f" {self._say('new-title')}", "title"), (f"  {title_of(game)}", "bold")], []]
        few, many = game.players[0], game.players[-1]
        players = self._number(head, "new-players", game.usual_players, few, many)
        bots = self._number(head, "new-bots", 0, 0, players - 1)
        level = self._level(head) if bots else self._shelf.usual_bot
        private = yes_or_no(self._words(head, "new-private", "y"), self._texts) is not False
        seats: list[str | None] = [None] * (players - bots) + [level] * bots
        return NewTable(game=game.name, players=players, private=private, bots=seats)

    def _game(self) -> Game:
        """One of the games that both this client and the server know."""
        offered = {info.name for info in self._shelf.games}
        known = [game for game in games() if game.name in offered]
        lines: list[Line] = [[(f" {self._say('new-title')}", "title")], []]
        for number, game in enumerate(known, 1):
            few, many = game.players[0], game.players[-1]
            facts = self._say("new-facts", few=few, many=many, minutes=game.minutes)
            title: Line = pad([(f" {number:>2} ", "key"), (title_of(game), "bold")], GAME_WIDTH)
            lines.append([*title, (facts, "dim")])
        return known[self._number([*lines, []], "new-game", 1, 1, len(known)) - 1]

    def _level(self, head: list[Line]) -> str:
        bots: list[Line] = [
            [
                *pad([(f"   {bot.name}", "key")], BOT_WIDTH),
                (shorten(level_with_character(bot.name) or printable(bot.character), 70), "dim"),
            ]
            for bot in self._shelf.bots
        ]
        return self._words([*head, *bots, []], "new-level", self._shelf.usual_bot)

    def _words(self, lines: list[Line], question: str, usual: str) -> str:
        self._console.show(lines)
        asked = self._say(question, usual=usual)
        return self._console.ask([(f" {asked} ", "ask")]).casefold() or usual

    def _number(self, lines: list[Line], question: str, usual: int, low: int, high: int) -> int:
        """A number within these bounds."""
        told: list[Line] = []
        while True:
            self._console.show([*lines, *told])
            asked = self._say(question, usual=usual, low=low, high=high)
            answer = self._console.ask([(f" {asked} ", "ask")]).casefold()
            if answer == "q":
                raise _GoBack
            if not answer:
                return usual
            if answer.isdecimal() and low <= int(answer) <= high:
                return int(answer)
            told = [[(f" {self._say('new-number', low=low, high=high)}", "warn")], []]
