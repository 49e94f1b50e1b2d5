"""A finished game under a tiger's eye: what each decision cost, how the chances stood, where it turned.

A decision is judged from the view that its seat had, never from the cards that it could not see. Chances are
what somebody looking on could say: the share of games that each seat wins when hidden cards are imagined and
everybody plays sensibly from there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from kotatsu.bots.hints import Reason, compare
from kotatsu.bots.thinking import advise
from kotatsu.core.chance import Rng
from kotatsu.core.record import TIMEOUT, Record, play_text
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy

PLAYOUTS = 40
"""Games that are played on from a moment to see how the chances stand."""
LONGEST_CURVE = 60
"""Moments of a game at which chances are looked at, at most."""

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
    reasons: list[Reason] = field(default_factory=list)  # for the best move beside the one that was played


@dataclass(frozen=True)
class Analysis:
    """Every real decision of a game, in order, and how the chances stood at some of its moments."""

    game: str
    players: int
    iterations: int
    verdicts: list[Verdict]
    chances: list[tuple[int, list[float]]] = field(default_factory=list)

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
            "chances": [[number, shares] for number, shares in self.chances],
        }


# --- decisions ----------------------------------------------------------------------------------------------


def decisions(record: Record) -> Iterator[tuple[int, int, str, State]]:
    """Every real decision of a record: which move it is, whose, its notation, and what that seat knew. A move
    that was forced, or the clock's, is none."""
    state = record.deal()
    for number, (seat, text) in enumerate(record.moves):
        if text != TIMEOUT and len(state.legal_moves(seat)) > 1:
            yield number, seat, text, state.view(seat)
        play_text(state, seat, text)


def analyse(record: Record, iterations: int) -> Iterator[Verdict]:
    """A verdict for every real decision of a record."""
    for number, seat, text, view in decisions(record):
        yield judge(view, number, seat, text, iterations)


def judge(view: State, number: int, seat: int, text: str, iterations: int) -> Verdict:
    """What a decision cost, from what its seat knew."""
    played = view.parse(seat, text)
    found = advise(view, Rng(f"analysis of move {number}"), iterations, focus=played)
    own = next(advice for advice in found if advice.move == played)
    # The most tried move is the best one found; values of seldom tried ones are mostly luck.
    best = found[0] if found[0].value > own.value else own
    loss = round(best.value - own.value, 4)
    mark = next((mark for least, mark in MARKS if loss >= least), "")
    return Verdict(
        number,
        seat,
        text,
        round(own.value, 4),
        view.text(seat, best.move),
        round(best.value, 4),
        loss,
        mark,
        best.line,
        compare(view, best.move, played) if mark else [],
    )


# --- chances ------------------------------------------------------------------------------------------------


def moments_of(record: Record) -> list[int]:
    """The moments at which chances are looked at: all of a short game, evenly spread ones of a long one."""
    count = len(record.moves)
    steps = min(count, LONGEST_CURVE)
    return sorted({round(count * step / steps) for step in range(steps + 1)}) if steps else [0]


def chances(
    record: Record, moments: Sequence[int], playouts: int = PLAYOUTS
) -> Iterator[tuple[int, list[float]]]:
    """How the chances of each seat stood at these moments, which rise."""
    strategy: Strategy = record.the_game().module("strategy").strategy
    wanted = set(moments)
    for number, state in enumerate(record.states()):
        if number in wanted:
            yield number, _shares(state, strategy, Rng(f"chances at {number}"), playouts)


def _shares(state: State, strategy: Strategy, rng: Rng, playouts: int) -> list[float]:
    """The share of wins of each seat; a shared win is shared."""
    if state.over:
        return _won(state)
    view = state.view(None)
    games = [_won(_played_on(view.imagine(rng), strategy, rng)) for _ in range(playouts)]
    return [round(sum(shares) / playouts, 4) for shares in zip(*games, strict=True)]


def _won(state: State) -> list[float]:
    winners = state.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(state.setup.players))]


def _played_on(world: State, strategy: Strategy, rng: Rng) -> State:
    while (seat := int(world.first_decider())) >= 0:
        world.play(seat, strategy.rollout_move(world, seat, rng))
    return world
