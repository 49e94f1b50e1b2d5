"""Somebody at a table: the picture, the question, what was typed, and the pages between two moves.

Where the game is — in this program or on a server — a subclass knows; what is drawn, asked and understood is
the same. Everything is read off the view of the seat that is asked.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from kotatsu.bots import advise
from kotatsu.core.canvas import Line, flow
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput, IllegalMove
from kotatsu.core.state import State
from kotatsu.terminal import pictures, rulebook
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.pages import show_pages
from kotatsu.terminal.screen import Screen

HINT = 1.0  # seconds to think about a hint
HELP = {"?": "hint", "u": "undo", "uu": "undo-all", "l": "log", "s": "sheet", "r": "rules", "q": "quit"}


class Left(Exception):
    """Somebody got up from the table."""


class AtTable(ABC):
    """The part of a table that people look at and type into."""

    def __init__(self, narrator: Narrator, screen: Screen) -> None:
        self.narrator = narrator
        self.say = narrator.texts.say
        self.screen = screen
        self.notice = ""  # an answer to what was typed last
        self.at_keyboard: int | None = None
        self.commands: dict[str, Callable[[int], None]] = {
            "?": self._hint,
            "u": self._undo,
            "uu": self._undo_by_consent,
            "l": self._show_log,
            "s": self._show_sheet,
            "r": self._show_rules,
            "h": self._show_help,
            "q": self._quit,
        }

    # --- what a subclass knows ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> State:
        """What this seat, or somebody who only looks on, may know."""

    @abstractmethod
    def _news(self, seat: int | None) -> list[str]:
        """What happened lately, in sentences."""

    @abstractmethod
    def _log_lines(self, seat: int | None) -> list[Line]:
        """Everything that happened so far."""

    @abstractmethod
    def _play(self, seat: int, move: int) -> None:
        """Play a move."""

    @abstractmethod
    def _undo(self, seat: int) -> None:
        """Take back this seat's last move, if that is free."""

    @abstractmethod
    def _undo_by_consent(self, seat: int) -> None:
        """Take back this seat's last move, if the others agree."""

    @abstractmethod
    def _quit(self, seat: int | None) -> None:
        """Leave the table."""

    # --- the screen ---------------------------------------------------------------------------------------

    def _show(self, seat: int | None, below: list[Line]) -> None:
        size = self.screen.width, self._height(), self.screen.text_width
        self.screen.show(pictures.table(self.narrator, self.view(seat), self._news(seat), below, *size))

    def _height(self) -> int:
        """Rows for a picture; those that are left over go to the news."""
        return self.screen.height

    def _question(self, seat: int) -> list[Line]:
        """What a seat is asked, and its moves."""
        view = self.view(seat)
        width = self.screen.text_width
        question = pictures.question(self.narrator.question(view, seat), width)
        return [*question, *pictures.choices(self.narrator, view, seat, width)]

    def _pass_keyboard(self, seat: int) -> None:
        """With several people at one keyboard: hide everything until the right one sits there."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        self.screen.show(self._pass_lines(seat))
        self.screen.ask(self._pass_prompt(seat))

    def _pass_lines(self, seat: int) -> list[Line]:
        name = self.narrator.names[seat]
        lines: list[Line] = [[], [(f" {self.say('pass-keyboard', name=name)}", f"seat{seat}.name")]]
        return [*lines, [(f" {self.say('pass-keyboard-why')}", "dim")], []]

    def _pass_prompt(self, seat: int) -> Line:
        return [(f" {self.say('pass-keyboard-enter', name=self.narrator.names[seat])} ", "ask")]

    def _yes(self, seat: int | None, question: str) -> bool:
        """Ask for yes or no in place of the moves."""
        self.notice = question
        self._show(seat, [])
        self.notice = ""
        return self.screen.ask([(f" {self.say('yes-or-no')} ", "ask")]).casefold() in ("y", "yes")

    def _page(self, title: str, lines: list[Line], from_end: bool = False) -> None:
        show_pages(self.screen, self.narrator.texts, self.say(title), lines, from_end)

    # --- what was typed -----------------------------------------------------------------------------------

    def _answer(self, seat: int, text: str) -> None:
        """Carry out a command or a move; whatever cannot be done is answered in `notice`."""
        command = self.commands.get(text.casefold())
        if command is not None:
            command(seat)
            return
        move = self._read_move(seat, text)
        if move is not None:
            self._play(seat, move)

    def _read_move(self, seat: int, text: str) -> int | None:
        """The legal move that was typed: by its number, its notation, or the last word of that."""
        view = self.view(seat)
        moves = view.legal_moves(seat)
        if text.isdecimal():
            if 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            self.notice = self.say("no-such-number", number=int(text), last=len(moves))
            return None
        wanted = " ".join(text.split()).casefold()
        notation = {view.text(seat, move).casefold(): move for move in moves}
        if wanted in notation:
            return notation[wanted]
        ending = [move for words, move in notation.items() if words.rpartition(" ")[2] == wanted]
        if len(ending) == 1:
            return ending[0]
        self.notice = self._why_not(seat, wanted) if wanted else ""
        return None

    def _why_not(self, seat: int, wanted: str) -> str:
        """Why what was typed is no legal move: a rule against it, or it is no move at all.

        The rule is asked of an imagined world, for a view cannot be played on; what forbids a move to its
        own seat is the same in all of them.
        """
        view = self.view(seat)
        world = view.imagine(Rng(0))
        for move in range(self.narrator.game.move_count):
            text = world.text(seat, move)
            if text.casefold() == wanted:
                try:
                    world.clone().play(seat, move)
                except IllegalMove as refusal:
                    return self.say("not-now", text=text, why=refusal.why)
        moves = view.legal_moves(seat)
        shown = wanted if len(wanted) <= 20 else wanted[:19] + "…"
        shown = "".join(char for char in shown if char.isprintable())
        return self.say("no-such-move", text=shown, last=len(moves), example=view.text(seat, moves[0]))

    # --- commands -----------------------------------------------------------------------------------------

    def _hint(self, seat: int) -> None:
        """What a tiger would do, from what this seat knows."""
        view = self.view(seat)
        moves = view.legal_moves(seat)
        if len(moves) == 1:
            self.notice = self.say("hint-only", best=view.text(seat, moves[0]))
            return
        if self.screen.live:
            self._show(seat, [[(f" {self.say('hint-thinking')}", "dim")], [], []])
        found = advise(view, Rng(f"hint after {self._moves_played()}"), seconds=HINT)
        best = found[0]
        sentence = self.say("hint-best", best=view.text(seat, best.move))
        for other in found[1:3]:
            if other.visits:
                comparison = _comparison(best.value - other.value)
                sentence += self.say(comparison, move=view.text(seat, other.move))
        self.notice = sentence + self.say("hint-end")

    def _moves_played(self) -> int:
        """A number that goes up with the game: asked twice at once, a hint is the same."""
        return 0

    def _show_log(self, seat: int | None) -> None:
        self._page("title-log", self._log_lines(seat), from_end=True)

    def _show_sheet(self, seat: int | None) -> None:
        view = self.view(seat)
        lines = pictures.sheet(self.narrator, view, seat)
        if None in view.scores:
            lines += [[], [(f" {self.say('sheet-hidden')}", "dim")]]
        self._page("title-sheet", lines)

    def _show_rules(self, seat: int) -> None:
        numbers = self.narrator.drawing.rules_asked(self.view(seat), seat)
        try:
            text = rulebook.rules(self.narrator.game, numbers)
        except BadInput:
            self.notice = self.say("rules-missing", game=self.narrator.game.title)
            return
        self._page("title-rules", rulebook.as_lines(text, self.screen.text_width - 2))

    def _show_help(self, seat: int) -> None:
        self._page("title-help", self._help_lines(seat, HELP))

    def _help_lines(self, seat: int | None, keys: dict[str, str]) -> list[Line]:
        lines: list[Line] = []
        view = self.view(seat)
        moves = [] if seat is None else view.legal_moves(seat)
        if seat is not None and moves:
            lines += [*self._text_lines(self.say("help-move", example=view.text(seat, moves[0]))), []]
        lines += self._key_lines([(key, self.say(f"help-{name}")) for key, name in keys.items()])
        return [*lines, [], *self._text_lines(self.say("help-marks"), "dim")]

    def _key_lines(self, keys: list[tuple[str, str]]) -> list[Line]:
        """What can be typed and what it does, in two columns."""
        lines: list[Line] = []
        width = max(4, *(len(key) for key, _ in keys))
        for key, meaning in keys:
            first, *rest = flow([(meaning, "")], self.screen.text_width - width - 4)
            lines.append([(f" {key:>{width}}  ", "key"), *first])
            lines += [[(" " * (width + 3), ""), *line] for line in rest]
        return lines

    def _text_lines(self, text: str, style: str = "") -> list[Line]:
        """A sentence, broken into lines."""
        return [[(" ", ""), *line] for line in flow([(text, style)], self.screen.text_width - 2)]


def _comparison(gap: float) -> str:
    """How a move compares to the best one, by the chances it gives away."""
    if gap <= 0.005:
        return "hint-equal"
    if gap <= 0.03:
        return "hint-close"
    return "hint-behind" if gap <= 0.1 else "hint-far"
