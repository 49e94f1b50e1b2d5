"""What a seat answers before it is asked: kept as text, and held against the rules when the time comes.

Nothing here knows a game: a plan is read off the view of its own seat by the contract alone, so it tells its
owner nothing that they could not see by waiting.
"""

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from kotatsu.core.state import State
from kotatsu.table.commands import Answer

# Why what was prepared is gone; clients have a sentence for each.
ILLEGAL = "illegal"  # nothing of it may be played now
OTHERWISE = "otherwise"  # what is asked is not what it was meant for
NEW_CHOICE = "new-choice"  # it was to go on until something else could be chosen
WENT_BACK = "went-back"  # something was taken back
BOT = "bot"  # a bot plays meanwhile


@dataclass(frozen=True, slots=True)
class Plan:
    """The answers to come, the next one first. `offered` is what could be chosen when the last one was given
    for the first time, if it is to be given again."""

    answers: tuple[Answer, ...]
    again: bool = False
    offered: tuple[int, ...] | None = None

    def is_for(self, asked: str | None) -> bool:
        """Whether a question of this kind is the one that the next answer waits for."""
        return self.answers[0].to in (None, asked)

    def choose(self, view: State, seat: int) -> tuple[int | None, str]:
        """The move to play now; or None, and why there is none."""
        answer, asked = self.answers[0], view.ask(seat)
        if any(name not in asked or asked[name] != value for name, value in answer.only.items()):
            return None, OTHERWISE
        legal = view.legal_moves(seat)
        if self.offered is not None and not set(legal) <= set(self.offered):
            return None, NEW_CHOICE
        by_text = {plain(view.text(seat, move)): move for move in legal}
        found = (by_text.get(plain(text)) for text in answer.moves)
        move = next((move for move in found if move is not None), None)
        return move, "" if move is not None else ILLEGAL

    def after(self, view: State, seat: int) -> "Plan | None":
        """What is left of it once its next answer was given to what this view was asked."""
        if len(self.answers) > 1:
            return replace(self, answers=self.answers[1:])
        return replace(self, offered=tuple(view.legal_moves(seat))) if self.again else None

    def as_data(self) -> dict[str, Any]:
        answers = [msgspec.to_builtins(answer) for answer in self.answers]
        return {"answers": answers, "again": self.again, "offered": self.offered and list(self.offered)}


def plan_from(data: dict[str, Any] | None) -> Plan | None:
    """A plan as an entry has it."""
    if data is None:
        return None
    offered = data["offered"]
    answers = tuple(Answer(**answer) for answer in data["answers"])
    return Plan(answers, data["again"], None if offered is None else tuple(offered))


def plain(text: str) -> str:
    """A move in notation, however it was typed."""
    return " ".join(text.split()).casefold()


def unknown_moves(state: State, seat: int, answers: list[Answer]) -> list[str]:
    """What stands in these answers and is no move of the game, legal or not."""
    known = {plain(state.text(seat, move)) for move in range(state.setup.move_count)}
    return [text for answer in answers for text in answer.moves if plain(text) not in known]
