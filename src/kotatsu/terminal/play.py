"""A game at one terminal: people at the keyboard, bots at the other seats.

Bots get the view of their seat and nothing else; the screen is drawn from the view of the seat that is asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kotatsu.bots import Bot
from kotatsu.core.canvas import Line
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.terminal import pictures
from kotatsu.terminal.at_table import AtTable, Left
from kotatsu.terminal.files import keep_log
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.screen import Screen
from kotatsu.terminal.seats import bot_move, bot_rngs

__all__ = ["Files", "Left", "Play"]


@dataclass
class Files:
    """Where the game is kept: its log while it runs, its record when it is over."""

    log: Path | None = None
    record: Path | None = None


class Play(AtTable):
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
        super().__init__(narrator, screen)
        self.log = log
        self.bots = bots
        self.people = [seat for seat in range(int(log.setup.players)) if seat not in bots]
        self.files = files
        self.pace = pace if screen.live else 0.0
        self.rngs = bot_rngs(log, bots)
        self.came_back = bool(log.moves)
        self.welcome = self._welcome()
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.at_keyboard = self.only_person

    def view(self, seat: int | None) -> State:
        return self.log.state.view(seat)

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

    # --- the screen ---------------------------------------------------------------------------------------

    def _news(self, seat: int | None) -> list[str]:
        """A notice if there is one, else a greeting, this seat's last move and what happened since."""
        if self.notice:
            return [self.notice]
        own = [number for number, (mover, _) in enumerate(self.log.moves) if mover == seat]
        events = [event for move in self.log.events[own[-1] if own else 0 :] for event in move]
        told = self.narrator.tell(events, seat)
        if not self.welcome:
            return told
        # Where room is short the first sentences go; who comes back shall still be greeted.
        return [*told, self.welcome] if self.came_back else [self.welcome, *told]

    def _show_waiting(self, seat: int) -> None:
        """The table while a bot is about to move, as the only person at the keyboard sees it."""
        waiting: Line = [(f" {self.say('thinking', name=self.narrator.names[seat])}", "dim")]
        self._show(self.only_person, [waiting, [], []])

    def _ask(self, seat: int) -> str:
        self._show(seat, self._question(seat))
        self.notice = self.welcome = ""
        return self.screen.ask(pictures.keys(self.narrator.texts, "keys"))

    # --- commands -----------------------------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> None:
        self.log.play(seat, move)

    def _moves_played(self) -> int:
        return len(self.log.moves)

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

    def _log_lines(self, seat: int | None) -> list[Line]:
        start = pictures.log_start(self.log.events, self.log.state.log_begins_after)
        told = [self.narrator.tell(events, seat) for events in self.log.events[start:]]
        return pictures.log_lines(self.narrator, told, self.screen.text_width, start)

    def _quit(self, seat: int | None) -> None:
        kept = self.files.log
        question = self.say("quit-lost") if kept is None else self.say("quit-kept", file=kept.name)
        if self._yes(seat, question):
            raise Left

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
