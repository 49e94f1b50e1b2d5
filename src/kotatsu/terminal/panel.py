"""A game on the console: its table, what is asked, and the keys that work wherever the game is.

A game at home and a game on a server are both drawn, asked about and typed into by a `Panel`; what differs
between them is behind `RunningGame`. Everything is read off the view of the seat that is asked.
"""

from typing import Protocol

from kotatsu.core.errors import BadInput
from kotatsu.core.state import State
from kotatsu.drawing.canvas import Line, cells, flow, right
from kotatsu.terminal import pictures, rulebook
from kotatsu.terminal.console import Console
from kotatsu.terminal.moves import advised, read_move
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.pages import show_pages
from kotatsu.terminal.speech import spoken, texts_of, yes_or_no

HELP = {
    "?": "hint",
    "u": "undo",
    "uu": "undo-all",
    "l": "log",
    "s": "sheet",
    "c": "card",
    "r": "rules",
    "q": "quit",
}
"""The keys of a game; each with the last part of its message `help-…`."""


class RunningGame(Protocol):
    """A game that somebody sits at, in this program or on a server."""

    def view(self, seat: int | None) -> State:
        """What this seat, or a spectator, may know."""

    def news(self, seat: int | None) -> list[str]:
        """What happened lately, in sentences."""

    def log_lines(self, seat: int | None) -> list[Line]:
        """Everything that happened so far."""

    def play(self, seat: int, move: int) -> None:
        """Play a legal move."""

    def undo(self, seat: int) -> str:
        """Take back this seat's last move, if that is free; what to answer."""

    def undo_by_consent(self, seat: int) -> str:
        """Take back this seat's last move, if the others agree; what to answer."""


class Panel:
    """Draws one game on a console and follows what is typed about it."""

    def __init__(self, narrator: Narrator, console: Console, game: RunningGame) -> None:
        self.narrator = narrator
        self.say = narrator.texts.say
        self.console = console
        self.game = game

    # --- drawing ------------------------------------------------------------------------------------------

    def show(self, seat: int | None, below: list[Line], news: list[str] | None = None) -> None:
        """The table as this seat sees it, what happened (or these `news` instead), and what stands below."""
        console = self.console
        told = self.game.news(seat) if news is None else news
        size = console.width, console.picture_height, console.text_width
        console.show(pictures.table(self.narrator, self.game.view(seat), told, below, *size))

    def question(self, seat: int) -> list[Line]:
        """What a seat is asked, and its moves."""
        view = self.game.view(seat)
        width = self.console.text_width
        asked = pictures.question(self.narrator.question(view, seat), width)
        return [*asked, *pictures.choices(self.narrator, view, seat, width)]

    def confirm(self, seat: int | None, question: str) -> bool:
        """Ask for yes or no in place of the moves."""
        self.show(seat, [], [question])
        typed = self.console.ask([(f" {self.say('yes-or-no')} ", "ask")])
        return yes_or_no(typed, self.narrator.texts) is True

    def pass_lines(self, seat: int) -> list[Line]:
        """With several people at one keyboard: nobody's cards, until the right one sits there."""
        name = self.narrator.names[seat]
        lines: list[Line] = [[], [(f" {self.say('pass-keyboard', name=name)}", f"seat{seat}.name")]]
        return [*lines, [(f" {self.say('pass-keyboard-why')}", "dim")], []]

    def pass_prompt(self, seat: int) -> Line:
        return [(f" {self.say('pass-keyboard-enter', name=self.narrator.names[seat])} ", "ask")]

    @property
    def missing_keys(self) -> tuple[str, ...]:
        """Those that do nothing in this game."""
        return () if self.narrator.game.has_module("reference") else ("c",)

    def keys(self, name: str) -> Line:
        """The prompt with the keys of this message."""
        return pictures.keys(self.narrator.texts, name, self.missing_keys)

    # --- what was typed -----------------------------------------------------------------------------------

    def answer(self, seat: int, text: str) -> str:
        """Carry out a key or a move; what to answer, if anything. `BadInput` says why it cannot be done."""
        match text.casefold():
            case "?":
                return self._hint(seat)
            case "u":
                return self.game.undo(seat)
            case "uu":
                return self.game.undo_by_consent(seat)
            case "l":
                self.show_log(seat)
            case "s":
                self.show_sheet(seat)
            case "c":
                self.show_card(seat)
            case "r":
                self._show_rules(seat)
            case "h":
                self.show_help(seat, HELP)
            case "":
                pass
            case _:
                game = self.narrator.game
                view = self.game.view(seat)
                self.game.play(seat, read_move(view, seat, text, game.move_count))
        return ""

    def _hint(self, seat: int) -> str:
        if self.console.live:
            self.show(seat, [[(f" {self.say('hint-thinking')}", "dim")], [], []])
        return advised(self.narrator, self.game.view(seat), seat)

    # --- pages --------------------------------------------------------------------------------------------

    def page(self, title: str, lines: list[Line], from_end: bool = False) -> None:
        show_pages(self.console, self.narrator.texts, self.say(title), lines, from_end)

    def show_log(self, seat: int | None) -> None:
        self.page("title-log", self.game.log_lines(seat), from_end=True)

    def show_sheet(self, seat: int | None) -> None:
        view = self.game.view(seat)
        lines = pictures.sheet(self.narrator, view, seat)
        if None in view.scores:
            lines += [[], [(f" {self.say('sheet-hidden')}", "dim")]]
        self.page("title-sheet", lines)

    def show_card(self, seat: int | None) -> None:
        """The game's reference card, as far as this seat may know what stands on it."""
        game = self.narrator.game
        if "c" in self.missing_keys:
            raise BadInput("card-missing", game=game.name)
        words = texts_of(game, "reference", "narration")
        lines: list[Line] = game.module("reference").card(
            self.game.view(seat), self.console.text_width, words
        )
        self.page("title-card", lines)

    def _show_rules(self, seat: int) -> None:
        numbers = self.narrator.drawing.rules_asked(self.game.view(seat), seat)
        try:
            text = rulebook.rules(self.narrator.game, numbers, spoken())
        except BadInput:
            raise BadInput("rules-missing", game=self.narrator.game.name) from None
        self.page("title-rules", rulebook.as_lines(text, self.console.text_width - 2))

    def show_help(self, seat: int | None, keys: dict[str, str]) -> None:
        """How a move is typed, and what these keys do."""
        lines: list[Line] = []
        view = self.game.view(seat)
        moves = [] if seat is None else view.legal_moves(seat)
        if seat is not None and moves:
            lines += [*self.text_lines(self.say("help-move", example=view.text(seat, moves[0]))), []]
        known = [(key, name) for key, name in keys.items() if key not in self.missing_keys]
        lines += self.key_lines([(key, self.say(f"help-{name}")) for key, name in known])
        self.page("title-help", [*lines, [], *self.text_lines(self.say("help-marks"), "dim")])

    def key_lines(self, keys: list[tuple[str, str]]) -> list[Line]:
        """What can be typed and what it does, in two columns."""
        lines: list[Line] = []
        width = max(4, *(cells(key) for key, _ in keys))
        for key, meaning in keys:
            first, *rest = flow([(meaning, "")], self.console.text_width - width - 4)
            lines.append([(f" {right(key, width)}  ", "key"), *first])
            lines += [[(" " * (width + 3), ""), *line] for line in rest]
        return lines

    def text_lines(self, text: str, style: str = "") -> list[Line]:
        """A sentence, broken into lines."""
        return pictures.text_lines(text, self.console.text_width, style)
