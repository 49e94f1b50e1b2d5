"""Whether what clients were told is what happened: each acknowledged move once, in an order that agrees with
the time at which it was made, and nobody shown a past that was over when they asked.

A history has what clients asked and when they were answered. What happened is the log of each table, as the
database has it in the end.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """A move that was acknowledged."""

    table: str
    name: str
    seat: int
    decision: int
    asked: float
    answered: float


@dataclass(frozen=True)
class Look:
    """Somebody came back to a table and was shown that a decision is theirs."""

    table: str
    seat: int
    decision: int
    asked: float


History = list[Move | Look]


def faults(history: Sequence[Move | Look], logs: dict[str, list[str]]) -> list[str]:
    """What is wrong, one sentence each: a loss, a double, a swap, or something stale."""
    found = []
    for table, log in logs.items():
        moves = [one for one in history if isinstance(one, Move) and one.table == table]
        times, places = Counter(log), {name: place for place, name in enumerate(log)}
        for move in moves:
            if not times[move.name]:
                found.append(f"{move.name} was acknowledged and is lost")
        found += [f"{name} happened {count} times" for name, count in times.items() if count > 1]
        found += _swapped([move for move in moves if move.name in places], places)
        found += _stale(moves, [one for one in history if isinstance(one, Look) and one.table == table])
    return found


def _swapped(moves: Sequence[Move], places: dict[str, int]) -> list[str]:
    """Of two moves, one of which was asked for after the other had been answered, that one stands behind."""
    found = []
    latest: Move | None = None  # of those that were answered by now, the one that stands last
    waiting = sorted(moves, key=lambda move: move.answered)
    for move in sorted(moves, key=lambda move: move.asked):
        while waiting and waiting[0].answered < move.asked:
            answered = waiting.pop(0)
            if latest is None or places[answered.name] > places[latest.name]:
                latest = answered
        if latest is not None and places[latest.name] > places[move.name]:
            found.append(f"{move.name} stands before {latest.name}, which was answered before it was asked")
    return found


def _stale(moves: Sequence[Move], looks: Sequence[Look]) -> list[str]:
    return [
        f"at {look.asked} seat {look.seat} was asked for decision {look.decision}, answered by {move.name}"
        for look in looks
        for move in moves
        if move.seat == look.seat and move.decision >= look.decision and move.answered < look.asked
    ]
