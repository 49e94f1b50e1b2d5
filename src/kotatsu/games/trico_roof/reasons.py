"""What speaks for a move of Trico Roof: the requests completed in this phase, and who paints first."""

from collections.abc import Sequence

from kotatsu.core.events import Event
from kotatsu.core.reasons import Remark
from kotatsu.core.state import State
from kotatsu.games.trico_roof.rules import TricoState


def settled(start: State, now: State) -> bool:
    """The phase is over."""
    assert isinstance(start, TricoState) and isinstance(now, TricoState)
    return now.round != start.round


def remarks(start: State, now: State, seat: int, events: Sequence[Event]) -> list[Remark]:
    made: list[Remark] = []
    for event in events:
        told = event.fields
        own = told.get("seat") == seat
        if event.kind == "ranked":
            rank = told["painters"].index(seat) + 1 if seat in told["painters"] else 0
            made.append(Remark("paints", 0.8 / rank, rank=rank) if rank else Remark("helps", 0.3))
        elif event.kind == "scored":
            what, weight = ("completes", 1.0) if own else ("rival", -0.4)
            who, request = told["seat"], told["request"]
            made.append(Remark(what, weight, told["points"], seat=who, request=request))
        elif event.kind == "assisted" and own:
            made.append(Remark("assists", 1.0, told["points"]))
        elif event.kind == "idle" and own:
            made.append(Remark("idle", -1.0))
    return made
