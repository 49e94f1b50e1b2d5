"""A game at one terminal: people at the keyboard, bots at the other seats.

Bots get the view of their seat and nothing else; the screen is drawn from the view of the seat that is asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from kotatsu.bots import Bot, advise
from kotatsu.core.canvas import Line
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput, IllegalMove
from kotatsu.core.log import Log
from kotatsu.terminal import pictures, rulebook
from kotatsu.terminal.files import keep_log
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.pages import show_pages
from kotatsu.terminal.screen import Screen
from kotatsu.terminal.seats import bot_move, bot_rngs

HINT = 1.0  # seconds to think about a hint


class Left(Exception):
    """Somebody got up from the table."""


@dataclass
class Files:
    """Where the game is kept: its log while it runs, its record when it is over."""

    log: Path | None = None
    record: Path | None = None


class Play:
    """One game, from the deal or from a log to the score sheet.

    `bots` has a bot for every seat that nobody at the keyboard plays. `pace` is how many seconds a live
    screen rests before each of their moves.
    """

    def __init__(
        self,
        log: Log,
        bots: Mapping[int, Bot],
        narrator: Narrator,
        screen: Screen,
        files: Files,
        pace: float = 0.0,
    ) -> None:
        self.log = log
        self.bots = bots
        self.people = [seat for seat in range(int(log.setup.players)) if seat not in bots]
        self.narrator = narrator
        self.say = narrator.texts.say
        self.screen = screen
        self.files = files
        self.pace = pace if screen.live else 0.0
        self.rngs = bot_rngs(log, bots)
        self.notice = ""  # an answer to what was typed last
        self.welcome = self._welcome()
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.at_keyboard = self.only_person
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

    def _welcome(self) -> str:
        count = len(self.log.moves)
        return self.say("welcome-back", count=count) if count else self.say("welcome")

    # --- the game -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; `Left` when somebody leaves before."""
        keep_log(self.log, self.files.log)
        with self.screen:
            while not self.log.state.over:
                seat = self._next_seat()
                if seat in self.bots:
                    self._bot_moves(seat)
                else:
                    self._person_moves(seat)
                keep_log(self.log, self.files.log)
            self._keep_record()
            self._last_look()
        self._final_sheet()

    def _next_seat(self) -> int:
        """Who moves now; where several may at once, the bots first."""
        deciders = self.log.state.deciders
        return next((seat for seat in deciders if seat in self.bots), deciders[0])

    def _bot_moves(self, seat: int) -> None:
        if self.pace:
            self._show_waiting(seat)
        bot_move(self.log, seat, self.bots[seat], self.rngs[seat], self.pace)

    def _person_moves(self, seat: int) -> None:
        self._pass_keyboard(seat)
        before = len(self.log.moves)
        while len(self.log.moves) == before:
            self._answer(seat, self._ask(seat))

    def _pass_keyboard(self, seat: int) -> None:
        """With several people: hide everything until the right one sits there."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        name = self.narrator.names[seat]
        lines: list[Line] = [[], [(f" {self.say('pass-keyboard', name=name)}", f"seat{seat}.name")]]
        self.screen.show([*lines, [(f" {self.say('pass-keyboard-why')}", "dim")], []])
        self.screen.ask([(f" {self.say('pass-keyboard-enter', name=name)} ", "ask")])

    # --- the screen ---------------------------------------------------------------------------------------

    def _news(self, seat: int | None) -> list[str]:
        """A notice if there is one, else what happened since this seat's last move, and that move."""
        if self.notice:
            return [self.notice]
        own = [number for number, (mover, _) in enumerate(self.log.moves) if mover == seat]
        events = [event for move in self.log.events[own[-1] if own else 0 :] for event in move]
        return [*([self.welcome] if self.welcome else []), *self.narrator.tell(events, seat)]

    def _show_waiting(self, seat: int) -> None:
        """The table while a bot is about to move, as the only person at the keyboard sees it."""
        waiting: Line = [(f" {self.say('thinking', name=self.narrator.names[seat])}", "dim")]
        self._show(self.only_person, [waiting, [], []])

    def _show(self, seat: int | None, below: list[Line]) -> None:
        screen = self.screen
        view = self.log.state.view(seat)
        news = self._news(seat)
        screen.show(pictures.table(self.narrator, view, news, below, screen.width, screen.height))

    def _ask(self, seat: int) -> str:
        view = self.log.state.view(seat)
        question = pictures.question(self.narrator.question(view, seat))
        below = [question, *pictures.choices(self.narrator, view, seat, self.screen.width)]
        self._show(seat, below)
        self.notice = self.welcome = ""
        return self.screen.ask(pictures.keys(self.narrator.texts, "keys"))

    # --- what was typed -----------------------------------------------------------------------------------

    def _answer(self, seat: int, text: str) -> None:
        """Carry out a command or a move; whatever cannot be done is answered in `notice`."""
        command = self.commands.get(text.casefold())
        if command is not None:
            command(seat)
            return
        move = self._read_move(seat, text)
        if move is not None:
            self.log.play(seat, move)

    def _read_move(self, seat: int, text: str) -> int | None:
        """The legal move that was typed: by its number, its notation, or the last word of that."""
        view = self.log.state.view(seat)
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
        """Why what was typed is no legal move: a rule against it, or it is no move at all."""
        state = self.log.state
        for move in range(self.log.game.move_count):
            text = state.text(seat, move)
            if text.casefold() == wanted:
                try:
                    state.clone().play(seat, move)
                except IllegalMove as refusal:
                    return self.say("not-now", text=text, why=refusal.why)
        moves = state.legal_moves(seat)
        shown = wanted if len(wanted) <= 20 else wanted[:19] + "…"
        shown = "".join(char for char in shown if char.isprintable())
        return self.say("no-such-move", text=shown, last=len(moves), example=state.text(seat, moves[0]))

    # --- commands -----------------------------------------------------------------------------------------

    def _hint(self, seat: int) -> None:
        """What a tiger would do, from what this seat knows."""
        view = self.log.state.view(seat)
        moves = view.legal_moves(seat)
        if len(moves) == 1:
            self.notice = self.say("hint-only", best=view.text(seat, moves[0]))
            return
        if self.screen.live:
            self._show(seat, [[(f" {self.say('hint-thinking')}", "dim")], [], []])
        found = advise(view, Rng(f"hint after {len(self.log.moves)}"), seconds=HINT)
        best = found[0]
        sentence = self.say("hint-best", best=view.text(seat, best.move))
        for other in found[1:3]:
            if other.visits:
                comparison = _comparison(best.value - other.value)
                sentence += self.say(comparison, move=view.text(seat, other.move))
        self.notice = sentence + self.say("hint-end")

    def _undo(self, seat: int) -> None:
        """Take back this seat's last move if the engine says that is free, or say why it is not."""
        if not any(mover == seat for mover, _ in self.log.moves):
            self.notice = self.say("undo-nothing")
        elif self.log.moves[-1][0] != seat:
            self.notice = self.say("undo-others-moved", name=self.narrator.names[self.log.moves[-1][0]])
        elif not self.log.can_undo(seat):
            self.notice = self.say("undo-learned")
        else:
            move = self.log.moves[-1][1]
            self.log.undo(seat)
            self.notice = self.say("taken-back", move=move)

    def _undo_by_consent(self, seat: int) -> None:
        """Take back this seat's last move and all that followed, if everybody agrees; bots always do."""
        own = [number for number, (mover, _) in enumerate(self.log.moves) if mover == seat]
        if not own:
            self.notice = self.say("undo-nothing")
            return
        move = self.log.moves[own[-1]][1]
        if len(self.people) > 1 and not self._yes(seat, self.say("undo-ask-people", move=move)):
            self.notice = self.say("undo-refused")
            return
        self.log.take_back(own[-1])
        self.notice = self.say("undo-bots-agree" if len(self.people) == 1 else "taken-back", move=move)

    def _show_log(self, seat: int) -> None:
        start = pictures.log_start(self.log.events, self.log.state.log_begins_after)
        lines = pictures.log_lines(self.narrator, self.log.events, seat, self.screen.width, start)
        self._page("title-log", lines, from_end=True)

    def _show_sheet(self, seat: int) -> None:
        view = self.log.state.view(seat)
        lines = pictures.sheet(self.narrator, view, seat)
        if None in view.scores:
            lines += [[], [(f" {self.say('sheet-hidden')}", "dim")]]
        self._page("title-sheet", lines)

    def _show_rules(self, seat: int) -> None:
        numbers = self.narrator.drawing.rules_asked(self.log.state.view(seat), seat)
        try:
            text = rulebook.rules(self.log.game, numbers)
        except BadInput:
            self.notice = self.say("rules-missing", game=self.log.game.title)
            return
        self._page("title-rules", rulebook.as_lines(text, self.screen.width - 2))

    def _show_help(self, seat: int) -> None:
        view = self.log.state.view(seat)
        example = view.text(seat, view.legal_moves(seat)[0])
        lines: list[Line] = [[(f" {self.say('help-move', example=example)}", "")], []]
        for key, name in HELP.items():
            lines.append([(f" {key:>4}  ", "key"), (self.say(f"help-{name}"), "")])
        self._page("title-help", [*lines, [], [(f" {self.say('help-marks')}", "dim")]])

    def _quit(self, seat: int) -> None:
        kept = self.files.log
        question = self.say("quit-lost") if kept is None else self.say("quit-kept", file=kept.name)
        if self._yes(seat, question):
            raise Left

    def _yes(self, seat: int, question: str) -> bool:
        """Ask for yes or no in place of the moves."""
        self.notice = question
        self._show(seat, [])
        self.notice = ""
        return self.screen.ask([(f" {self.say('yes-or-no')} ", "ask")]).casefold() in ("y", "yes")

    def _page(self, title: str, lines: list[Line], from_end: bool = False) -> None:
        show_pages(self.screen, self.narrator.texts, self.say(title), lines, from_end)

    # --- the end ------------------------------------------------------------------------------------------

    def _keep_record(self) -> None:
        if self.files.record is not None:
            self.log.record().write(self.files.record)

    def _last_look(self) -> None:
        """The table with everything turned over, before the sheet takes its place."""
        self._show(self.only_person, [])
        if self.screen.live:
            self.screen.ask([(f" {self.say('to-the-sheet')} ", "ask")])

    def _final_sheet(self) -> None:
        state = self.log.state
        lines: list[Line] = [[(f" {self.say('title-final')}", "title")], []]
        lines += pictures.sheet(self.narrator, state, self.only_person)
        lines += [[], [(f" {pictures.result(self.narrator, state, self.only_person)}", "good")]]
        if self.files.record is not None:
            lines += [[(f" {self.say('record-written', file=str(self.files.record))}", "dim")]]
        self.screen.print(lines)


HELP = {"?": "hint", "u": "undo", "uu": "undo-all", "l": "log", "s": "sheet", "r": "rules", "q": "quit"}


def _comparison(gap: float) -> str:
    """How a move compares to the best one, by the chances it gives away."""
    if gap <= 0.005:
        return "hint-equal"
    if gap <= 0.03:
        return "hint-close"
    return "hint-behind" if gap <= 0.1 else "hint-far"
