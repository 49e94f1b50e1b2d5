"""A guided first game in a terminal: which of its steps is due, and the others' part in it."""

from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.bots import Bot, make_bot
from kotatsu.core.chance import Rng
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.tutorial import Step, Tutorial
from kotatsu.terminal.speech import texts_of


class Guide:
    """Where a learner is in a tutorial. The log has the moves; what was read since the last is kept here."""

    def __init__(self, game: Game, tutorial: Tutorial, log: Log, names: Sequence[str]) -> None:
        self.tutorial = tutorial
        self.log = log
        self.over = False
        self._texts = texts_of(game, "tutorial")
        self._names = {f"seat{seat}": name for seat, name in enumerate(names)}
        self._read = 0  # so many steps, since the learner's last move …
        self._since = 0  # … which was this one of theirs

    @property
    def step(self) -> Step | None:
        """The step that is due; None: the game is the learner's own."""
        at = self.at
        return None if self.over or at >= len(self.tutorial.steps) else self.tutorial.steps[at]

    @property
    def is_to_be_read(self) -> bool:
        """Whether the step that is due comes before what the others do next."""
        step = self.step
        if step is None or step.moves:
            return False
        return step.meanwhile or (step.after is not None and self._has_happened(step.after))

    def _has_happened(self, parts: Mapping[str, Any]) -> bool:
        """Since the learner has moved."""
        own = [number for number, (mover, _) in enumerate(self.log.moves) if mover == self.tutorial.seat]
        since = self.log.events[own[-1] + 1 :] if own else self.log.events
        told = ({"event": one.kind, **one.fields} for events in since for one in events)
        return any(parts.items() <= one.items() for one in told)

    @property
    def at(self) -> int:
        first, waiting = self.tutorial.span(self.made)
        return min(first + (self._read if self._since == self.made else 0), waiting)

    @property
    def made(self) -> int:
        return self.made_by(self.tutorial.seat)

    def made_by(self, seat: int) -> int:
        return sum(mover == seat for mover, _ in self.log.moves)

    def words(self) -> str:
        step = self.step
        return "" if step is None else self._texts.say(step.text, **self._names)

    def turn(self, steps: int = 1) -> None:
        """A step was read; or, with -1, shall be read again."""
        first, _ = self.tutorial.span(self.made)
        self._since, self._read = self.made, max(0, self.at - first + steps)

    def allows(self, state: State, move: int) -> bool:
        return self.over or move in self.tutorial.choices(state, self.made)

    def bots(self, game: Game) -> dict[int, Bot]:
        """Who plays the others: the script, then kittens."""
        seats = [seat for seat in range(self.tutorial.players) if seat != self.tutorial.seat]
        return {seat: _Scripted(self, seat, make_bot("kitten", game)) for seat in seats}


class _Scripted:
    """Plays what the script says, as long as it says anything."""

    def __init__(self, guide: Guide, seat: int, afterwards: Bot) -> None:
        self._guide = guide
        self._seat = seat
        self._afterwards = afterwards

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int:
        guide, seat = self._guide, self._seat
        scripted = guide.tutorial.scripted(view, seat, guide.made_by(seat))
        return self._afterwards.choose(view, legal_moves, rng) if scripted is None else scripted
