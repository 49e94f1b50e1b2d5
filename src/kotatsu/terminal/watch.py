"""Bots among themselves: one game to look at, or many to count."""

import time
from collections.abc import Mapping
from pathlib import Path

from kotatsu.bots import Bot
from kotatsu.core.chance import Rng
from kotatsu.core.events import Event
from kotatsu.core.log import Log
from kotatsu.drawing.canvas import Line, pad, right, shorten
from kotatsu.terminal import pictures
from kotatsu.terminal.console import Console
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.seats import bot_move, bot_rngs

LAST_SENTENCES = 12


def watch(
    log: Log, bots: Mapping[int, Bot], narrator: Narrator, console: Console, delay: float, record: Path | None
) -> None:
    """One game with the whole table open: a picture after each move, or sentences if none can be redrawn."""
    rngs = bot_rngs(log, bots)
    told: list[str] = []
    with console:
        _show(log, narrator, console, told)
        while not log.state.over:
            time.sleep(delay if console.live else 0.0)
            told += narrator.tell_all(_step(log, bots, rngs))
            if console.live:
                _show(log, narrator, console, told)
        time.sleep(2 * delay if console.live else 0.0)
    if not console.live:
        console.print([[(f" {sentence}", "")] for sentence in told])
        _show(log, narrator, console, [])
    console.print([[], *pictures.sheet(narrator, log.state), []])
    console.print([[(f" {pictures.result(narrator, log.state, None)}", "good")]])
    if record is not None:
        log.record().write(record)
        console.print([[(f" {narrator.texts.say('record-written', file=str(record))}", "dim")]])


def _step(log: Log, bots: Mapping[int, Bot], rngs: Mapping[int, Rng]) -> list[Event]:
    seat = log.state.deciders[0]
    return bot_move(log, seat, bots[seat], rngs[seat])


def _show(log: Log, narrator: Narrator, console: Console, told: list[str]) -> None:
    size = console.width, console.picture_height
    console.show(pictures.table(narrator, log.state, told[-LAST_SENTENCES:], [], *size))


class Tally:
    """The results of many games between the same seats."""

    def __init__(self, narrator: Narrator, console: Console, seed: str) -> None:
        self.narrator = narrator
        self.console = console
        self.seed = seed
        self.scores: list[list[int]] = []
        self.wins = [0.0] * len(narrator.names)

    def play(self, log: Log, bots: Mapping[int, Bot]) -> None:
        """Play one more game and print its result in a line."""
        rngs = bot_rngs(log, bots)
        while not log.state.over:
            _step(log, bots, rngs)
        scores = [0 if score is None else score for score in log.state.scores]
        self.scores.append(scores)
        for seat in log.state.winners:
            self.wins[seat] += 1 / len(log.state.winners)
        winners, digits = self.narrator.everybody(log.state.winners), self.narrator.texts.digits
        shown = "  ".join(f"{digits(score):>3}" for score in scores)
        line = self.narrator.texts.say("watch-result", number=len(self.scores), scores=shown, winners=winners)
        self.console.print([[(f" {line}", "")]])

    def summary(self) -> None:
        """Wins (a shared one in parts), mean and best score of every seat."""
        say = self.narrator.texts.say
        head: Line = [(f" {say('watch-summary', games=len(self.scores), seed=self.seed)}", "title")]
        columns = [say(f"watch-column-{name}") for name in ("wins", "mean", "best")]
        lines: list[Line] = [
            [],
            head,
            pad([("", "")], 12) + [(right(column, 8), "dim") for column in columns],
        ]
        for seat, name in enumerate(self.narrator.names):
            own = [scores[seat] for scores in self.scores]
            shown = (f"{self.wins[seat]:g}", f"{sum(own) / len(own):.1f}", str(max(own)))
            label: Line = pad([(f" {shorten(name, 10)}", f"seat{seat}.name")], 12)
            lines.append(label + [(self.narrator.texts.digits(text).rjust(8), "") for text in shown])
        self.console.print(lines)
