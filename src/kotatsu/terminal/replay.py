"""A record, step by step, forwards and back, with the whole table open."""

import sys

from kotatsu.core.events import Event, Journal
from kotatsu.core.record import Record
from kotatsu.core.state import State
from kotatsu.drawing.canvas import Line
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import Narrator, table_names
from kotatsu.terminal.pages import show_pages
from kotatsu.terminal.screens.base import Left, run
from kotatsu.terminal.speech import load_texts


class Replay:
    """Every state of a record, and what led to it. `BadInput` at once when the record does not hold."""

    refresh = None

    def __init__(self, record: Record, console: Console) -> None:
        self.console = console
        self.steps: list[tuple[State, list[Event]]] = []
        for state in record.states():
            if state.journal is None:
                state.journal = Journal()
            self.steps.append((state.clone(), state.take_events()))
        texts = load_texts(record.the_game())
        names = table_names(record.names, record.players, (), texts)
        self.narrator = Narrator(record.the_game(), texts, names)
        self.say = texts.say
        self.at = 0  # the step that is shown
        self.notice = ""

    def run(self) -> None:
        """Step through it as somebody types, or print everything when nobody can."""
        if not sys.stdin.isatty():
            self._print_all()
            return
        with self.console:
            try:
                run(lambda: self, self.console)
            except Left:
                return

    def draw(self) -> bool:
        state, events = self.steps[self.at]
        sentences = [self.notice] if self.notice else self.narrator.tell_all(events)
        console = self.console
        size = console.width, console.picture_height, console.text_width
        console.show(pictures.table(self.narrator, state, sentences, [self._where()], *size))
        return True

    def prompt(self) -> Line:
        return pictures.keys(self.narrator.texts, "replay-keys")

    def typed(self, text: str) -> None:
        self.notice = ""
        answer = text.casefold()
        if answer == "q":
            raise Left
        if answer == "s":
            self._show_sheet()
            return
        goal = self._goal(answer)
        if goal is None:
            self.notice = self.say("replay-unknown", text=text[:20])
        else:
            self.at = min(max(goal, 0), len(self.steps) - 1)

    def _goal(self, answer: str) -> int | None:
        """The step that the answer asks for."""
        if answer.isdecimal():
            return int(answer)
        steps = {"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "a": 0, "e": len(self.steps) - 1}
        return steps.get(answer)

    def _show_sheet(self) -> None:
        lines = pictures.sheet(self.narrator, self.steps[self.at][0])
        show_pages(self.console, self.narrator.texts, self.say("title-sheet"), lines)

    def _where(self) -> Line:
        if self.at == 0:
            return [(f" {self.say('replay-start')}", "bold")]
        return [(f" {self.say('replay-where', number=self.at, of=len(self.steps) - 1)}", "bold")]

    def _print_all(self) -> None:
        console = self.console
        for at, (_, events) in enumerate(self.steps):
            if at:
                told = self.narrator.texts.sentences(self.narrator.tell_all(events))
                console.print([[(f"{at:>4} ", "dim"), *self.narrator.drawing.decorate(told)]])
        state = self.steps[-1][0]
        console.print([[], *pictures.table(self.narrator, state, [], [], console.width, None)])
        console.print([[], *pictures.sheet(self.narrator, state)])
        if state.over:
            console.print([[], [(f" {pictures.result(self.narrator, state, None)}", "good")]])
