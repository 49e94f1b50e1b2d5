"""A record, step by step, forwards and back, with the whole table open."""

import sys

from kotatsu.core.canvas import Line
from kotatsu.core.events import Event, Journal
from kotatsu.core.record import Record
from kotatsu.core.state import State
from kotatsu.terminal import pictures
from kotatsu.terminal.narrator import Narrator, load_texts, table_names
from kotatsu.terminal.pages import show_pages
from kotatsu.terminal.screen import Screen


class Replay:
    """Every state of a record, and what led to it. `BadInput` at once when the record does not hold."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.screen = screen
        self.steps: list[tuple[State, list[Event]]] = []
        for state in record.states():
            if state.journal is None:
                state.journal = Journal()
            self.steps.append((state.clone(), state.take_events()))
        texts = load_texts(record.the_game())
        names = table_names(record.names, record.players, (), texts)
        self.narrator = Narrator(record.the_game(), texts, names)
        self.say = texts.say

    def run(self) -> None:
        """Step through it as somebody types, or print everything when nobody can."""
        if not sys.stdin.isatty():
            self._print_all()
            return
        at = 0
        notice = ""
        with self.screen:
            while True:
                self._show(at, notice)
                answer = self.screen.ask(pictures.keys(self.narrator.texts, "replay-keys"))
                if answer.casefold() == "q":
                    return
                if answer.casefold() == "s":
                    self._show_sheet(at)
                    continue
                goal = self._goal(at, answer.casefold())
                notice = self.say("replay-unknown", text=answer[:20]) if goal is None else ""
                at = at if goal is None else min(max(goal, 0), len(self.steps) - 1)

    def _goal(self, at: int, answer: str) -> int | None:
        """The step that the answer asks for."""
        if answer.isdecimal():
            return int(answer)
        return {"": at + 1, "n": at + 1, "b": at - 1, "a": 0, "e": len(self.steps) - 1}.get(answer)

    def _show(self, at: int, notice: str) -> None:
        state, events = self.steps[at]
        sentences = [notice] if notice else self.narrator.tell_all(events)
        size = self.screen.width, self.screen.height, self.screen.text_width
        self.screen.show(pictures.table(self.narrator, state, sentences, [self._where(at)], *size))

    def _show_sheet(self, at: int) -> None:
        lines = pictures.sheet(self.narrator, self.steps[at][0])
        show_pages(self.screen, self.narrator.texts, self.say("title-sheet"), lines)

    def _where(self, at: int) -> Line:
        if at == 0:
            return [(f" {self.say('replay-start')}", "bold")]
        return [(f" {self.say('replay-where', number=at, of=len(self.steps) - 1)}", "bold")]

    def _print_all(self) -> None:
        screen = self.screen
        for at, (_, events) in enumerate(self.steps):
            if at:
                told = " ".join(self.narrator.tell_all(events))
                screen.print([[(f"{at:>4} ", "dim"), *self.narrator.drawing.decorate(told)]])
        state = self.steps[-1][0]
        screen.print([[], *pictures.table(self.narrator, state, [], [], screen.width, 0)])
        screen.print([[], *pictures.sheet(self.narrator, state)])
        if state.over:
            screen.print([[], [(f" {pictures.result(self.narrator, state, None)}", "good")]])
