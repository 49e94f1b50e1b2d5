"""A finished game under a tiger's eye: what each decision cost, and where the game turned."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from kotatsu.bots.thinking import advise
from kotatsu.core.chance import Rng
from kotatsu.core.record import TIMEOUT, Record, play_text
from kotatsu.core.state import State

MARKS = ((0.15, "??"), (0.08, "?"), (0.04, "?!"))
"""From so much of a loss on, a decision gets this mark; below the last it is as good as the best."""


@dataclass(frozen=True)
class Verdict:
    """One decision. Values are from 0 to 1, as the seat saw it then, with what it could know."""

    number: int  # which move of the record, from 0
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    loss: float  # against the best move found; 0 when it was the best
    mark: str  # "", "?!", "?" or "??"
    line: tuple[tuple[int, str], ...]  # how the game might have gone on after the best move


@dataclass(frozen=True)
class Analysis:
    """Every real decision of a game, in order."""

    game: str
    players: int
    iterations: int
    verdicts: list[Verdict]

    def losses(self) -> list[float]:
        """What each seat lost with all its decisions together."""
        totals = [0.0] * self.players
        for verdict in self.verdicts:
            totals[verdict.seat] += verdict.loss
        return totals

    def turning_point(self) -> Verdict | None:
        """The decision that cost most; None if nothing worth a mark was lost."""
        worst = max(self.verdicts, key=lambda verdict: verdict.loss, default=None)
        return worst if worst is not None and worst.mark else None

    def as_data(self) -> dict[str, Any]:
        turning = self.turning_point()
        return {
            "game": self.game,
            "players": self.players,
            "iterations": self.iterations,
            "losses": [round(loss, 4) for loss in self.losses()],
            "turning_point": turning.number if turning else None,
            "verdicts": [asdict(verdict) for verdict in self.verdicts],
        }


def analyse(record: Record, iterations: int) -> Iterator[Verdict | None]:
    """A verdict for every move of a record; None for one that was forced or the clock's."""
    state = record.deal()
    for number, (seat, text) in enumerate(record.moves):
        decided = text != TIMEOUT and len(state.legal_moves(seat)) > 1
        yield _verdict(state.view(seat), number, seat, text, iterations) if decided else None
        play_text(state, seat, text)


def _verdict(view: State, number: int, seat: int, text: str, iterations: int) -> Verdict:
    played = view.parse(seat, text)
    found = advise(view, Rng(f"analysis of move {number}"), iterations, focus=played)
    own = next(advice for advice in found if advice.move == played)
    # The most tried move is the best one found; values of seldom tried ones are mostly luck.
    best = found[0] if found[0].value > own.value else own
    loss = round(best.value - own.value, 4)
    return Verdict(
        number,
        seat,
        text,
        round(own.value, 4),
        view.text(seat, best.move),
        round(best.value, 4),
        loss,
        next((mark for least, mark in MARKS if loss >= least), ""),
        best.line,
    )
