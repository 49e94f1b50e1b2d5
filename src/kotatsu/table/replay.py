"""A game that is over, step by step: as a seat saw it, as a spectator did, or with all cards open.

What is hidden during a game is so no more when it has ended; a seat's eyes show what that seat knew then.
Moments are counted by the moves of the record, the same for everybody, so that one can change eyes and
stay where one is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.core.events import Event, Journal
from kotatsu.core.record import Record
from kotatsu.core.state import State

OPEN = "open"
WATCH = "watch"


@dataclass(frozen=True)
class Moment:
    """The game after some moves, and what the last of them did."""

    events: list[dict[str, Any]]
    frame: dict[str, Any]


def check_eyes(eyes: str, players: int) -> None:
    """`BadInput` unless somebody has these eyes: a seat's number, "watch" or "open"."""
    if eyes not in (OPEN, WATCH, *map(str, range(players))):
        raise BadInput("no-such-eyes", eyes=repr(eyes), last=players - 1)


def moments(record: Record, eyes: str) -> Iterator[Moment]:
    """After the deal, then after each move. `BadInput` says where the record does not hold."""
    check_eyes(eyes, record.players)
    state = record.deal()
    state.journal = Journal()
    yield Moment([], _frame(state, eyes))
    for number, _ in enumerate(record.play_on(state), 1):
        told = [_told(event, eyes) for event in state.take_events()]
        events = [{**event, "moment": number} for event in told if event is not None]
        yield Moment(events, _frame(state, eyes))


def _told(event: Event, eyes: str) -> dict[str, Any] | None:
    return event.whole() if eyes == OPEN else event.seen_by(None if eyes == WATCH else int(eyes))


def _frame(state: State, eyes: str) -> dict[str, Any]:
    """What a board is drawn from."""
    seat = int(eyes) if eyes.isdigit() else None
    known = state if eyes == OPEN else state.view(seat)
    return {
        "deciders": list(known.deciders),
        "view": {**known.dump(), "chance": None},  # no board draws what is still to be drawn
        "sheet": [list(row) for row in known.sheet()],
        "goal": known.goal(seat),
    }
