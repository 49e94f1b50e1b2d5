"""A game at one terminal: people at the keyboard, bots at the other seats.

Bots get the view of their seat and nothing else; the screen is drawn from the view of the seat that is asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kotatsu.bots import Bot
from kotatsu.core.errors import BadInput
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.drawing.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.files import keep_log
from kotatsu.terminal.guide import Guide
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.panel import Panel
from kotatsu.terminal.screens.base import Left, Screen, run
from kotatsu.terminal.seats import bot_move, bot_rngs
from kotatsu.terminal.speech import told


@dataclass
class Files:
    """Where the game is kept: its log while it runs, its record when it is over."""

    log: Path | None = None
    record: Path | None = None


class LocalGame:
    """One game, from the deal or from a log to the score sheet.

    `bots` has a bot for every seat that nobody at the keyboard plays. `pace` is how many seconds a live
    console rests before each of their moves. A `guide` leads through a first game.
    """

    def __init__(
        self,
        log: Log,
        bots: Mapping[int, Bot],
        narrator: Narrator,
        console: Console,
        files: Files,
        pace: float = 0.0,
        guide: Guide | None = None,
    ) -> None:
        self.log = log
        self.bots = bots
        self.narrator = narrator
        self.say = narrator.texts.say
        self.console = console
        self.files = files
        self.guide = guide
        self.panel = Panel(narrator, console, self)
        self.pace = pace if console.live else 0.0
        self.rngs = bot_rngs(log, bots)
        self.people = [seat for seat in range(int(log.setup.players)) if seat not in bots]
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.at_keyboard = self.only_person
        self.notice = ""  # an answer to what was typed last
        self.came_back = bool(log.moves)
        self.welcome = self.say("welcome-back", count=len(log.moves)) if log.moves else self.say("welcome")

    # --- the game -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; `Left` when somebody leaves before."""
        with self.console:
            run(self._current, self.console)
            if self.files.record is not None:
                self.log.record().write(self.files.record)
            self._last_look()
        self._final_sheet()

    def _current(self) -> Screen | None:
        """Let bots move, up to the turn of somebody at the keyboard; None when the game is over."""
        keep_log(self.log, self.files.log)
        while not self.log.state.over:
            seat = self._next_seat()
            if self.guide is not None and self._reads(self.guide, seat):
                return _Step(self, self.guide)
            if seat not in self.bots:
                return _Turn(self, seat) if seat == self.at_keyboard else _PassKeyboard(self, seat)
            self._bot_moves(seat)
            keep_log(self.log, self.files.log)
        return None

    def _reads(self, guide: Guide, seat: int) -> bool:
        step = guide.step
        return guide.is_to_be_read or (step is not None and not step.moves and seat not in self.bots)

    def _next_seat(self) -> int:
        """Who moves now; where several may at once, the bots first."""
        deciders = self.log.state.deciders
        return next((seat for seat in deciders if seat in self.bots), deciders[0])

    def _bot_moves(self, seat: int) -> None:
        if self.pace:
            waiting: Line = [(f" {self.say('thinking', name=self.narrator.names[seat])}", "dim")]
            self.panel.show(self.only_person, [waiting, [], []])
        bot_move(self.log, seat, self.bots[seat], self.rngs[seat], self.pace)

    def quit(self, seat: int) -> None:
        kept = self.files.log
        question = self.say("quit-lost") if kept is None else self.say("quit-kept", file=kept.name)
        if self.panel.confirm(seat, question):
            raise Left

    # --- what the panel asks of it ------------------------------------------------------------------------

    def view(self, seat: int | None) -> State:
        return self.log.state.view(seat)

    def news(self, seat: int | None) -> list[str]:
        """A notice if there is one, else a greeting, this seat's last move and what happened since."""
        if self.notice:
            return [self.notice]
        if self.guide is not None and self.guide.step is not None:
            return [self.guide.words()]
        own = self._moves_of(seat)
        events = [event for move in self.log.events[own[-1] if own else 0 :] for event in move]
        told = self.narrator.tell(events, seat)
        if not self.welcome:
            return told
        # Where room is short the first sentences go; who comes back shall still be greeted.
        return [*told, self.welcome] if self.came_back else [self.welcome, *told]

    def _moves_of(self, seat: int | None) -> list[int]:
        """Which of the moves so far, by number, this seat has made."""
        return [number for number, (mover, _) in enumerate(self.log.moves) if mover == seat]

    def log_lines(self, seat: int | None) -> list[Line]:
        start = self.log.memory_begins
        told = [self.narrator.tell(events, seat) for events in self.log.events[start:]]
        return pictures.log_lines(self.narrator, told, self.console.text_width, start)

    def play(self, seat: int, move: int) -> None:
        if self.guide is not None and not self.guide.allows(self.log.state, move):
            raise BadInput("learn-other-move", words=self.guide.words())
        self.log.play(seat, move)

    def undo(self, seat: int) -> str:
        """Take back this seat's last move if the engine says that is free, or say why it is not."""
        own, mover = self._moves_of(seat), self.log.last_mover(seat)
        if not own or mover is None:
            return self.say("undo-nothing")
        if mover != seat:
            return self.say("undo-others-moved", name=self.narrator.names[mover])
        move = self.log.moves[own[-1]][1]
        if not self.log.can_undo(seat):
            return self.say("undo-learned")
        self.log.undo(seat)
        return self.say("taken-back", move=move)

    def undo_by_consent(self, seat: int) -> str:
        """Take back this seat's last move and all that followed, if everybody agrees; bots always do."""
        own = self._moves_of(seat)
        if not own:
            return self.say("undo-nothing")
        move = self.log.moves[own[-1]][1]
        if len(self.people) > 1 and not self.panel.confirm(seat, self.say("undo-ask-people", move=move)):
            return self.say("undo-refused")
        self.log.take_back(own[-1])
        return self.say("undo-bots-agree" if len(self.people) == 1 else "taken-back", move=move)

    # --- the end ------------------------------------------------------------------------------------------

    def _last_look(self) -> None:
        """The table with everything turned over, before the sheet takes its place."""
        self.panel.show(self.only_person, [])
        if self.console.live:
            self.console.ask([(f" {self.say('to-the-sheet')} ", "ask")])

    def _final_sheet(self) -> None:
        state = self.log.state
        lines: list[Line] = [[(f" {self.say('title-final')}", "title")], []]
        lines += pictures.sheet(self.narrator, state, self.only_person)
        lines += [[], [(f" {pictures.result(self.narrator, state, self.only_person)}", "good")]]
        if self.files.record is not None:
            lines += [[(f" {self.say('record-written', file=str(self.files.record))}", "dim")]]
        self.console.print(lines)


class _Turn:
    """Somebody at the keyboard is asked for a move."""

    refresh = None

    def __init__(self, game: LocalGame, seat: int) -> None:
        self.game = game
        self.seat = seat

    def draw(self) -> bool:
        self.game.panel.show(self.seat, self.game.panel.question(self.seat))
        self.game.notice = self.game.welcome = ""
        return True

    def prompt(self) -> Line:
        return self.game.panel.keys("keys")

    def typed(self, text: str) -> None:
        if text.casefold() == "q":
            self.game.quit(self.seat)
            return
        try:
            self.game.notice = self.game.panel.answer(self.seat, text)
        except BadInput as problem:
            self.game.notice = told(problem)


class _Step:
    """Something to read in a guided first game, before it goes on."""

    refresh = None

    def __init__(self, game: LocalGame, guide: Guide) -> None:
        self.game = game
        self.guide = guide

    def draw(self) -> bool:
        self.game.panel.show(self.guide.tutorial.seat, [])
        self.game.notice = self.game.welcome = ""
        return True

    def prompt(self) -> Line:
        return pictures.keys(self.game.narrator.texts, "learn-keys")

    def typed(self, text: str) -> None:
        match text.casefold():
            case "q":
                self.game.quit(self.guide.tutorial.seat)
            case "x":
                self.guide.over = True
            case "b":
                self.guide.turn(-1)
            case _:
                self.guide.turn()


class _PassKeyboard:
    """With several people at one keyboard: nobody's cards, until the right one sits there."""

    refresh = None

    def __init__(self, game: LocalGame, seat: int) -> None:
        self.game = game
        self.seat = seat

    def draw(self) -> bool:
        self.game.console.show(self.game.panel.pass_lines(self.seat))
        return True

    def prompt(self) -> Line:
        return self.game.panel.pass_prompt(self.seat)

    def typed(self, text: str) -> None:
        self.game.at_keyboard = self.seat
