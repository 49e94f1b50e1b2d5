"""What speaks for a move of Cat Tower: what is marked in this round, and what the sheet then is worth."""

from collections.abc import Sequence

from kotatsu.core.events import Event
from kotatsu.core.reasons import Remark
from kotatsu.core.state import State
from kotatsu.games.cat_tower.hexes import TAKING
from kotatsu.games.cat_tower.rules import CatState


def settled(start: State, now: State) -> bool:
    """The round is over."""
    assert isinstance(start, CatState) and isinstance(now, CatState)
    return now.round != start.round


def remarks(start: State, now: State, seat: int, events: Sequence[Event]) -> list[Remark]:
    assert isinstance(start, CatState)
    made: list[Remark] = []
    for event in events:
        told = event.fields
        if event.kind == "completed":
            own = told["seat"] == seat
            who = {} if own else {"seat": told["seat"]}
            what = "column" if own else "rival"
            made.append(Remark(what, 1.0 if own else -0.3, told["points"], column=told["column"], **who))
        elif told.get("seat") == seat:
            made += _own(event, told, start.phase == TAKING)
    return [*made, Remark("brings", 0.7, now.standings()[seat] - start.standings()[seat])]


def _own(event: Event, told: dict[str, object], is_taking: bool) -> list[Remark]:
    match event.kind:
        case "marked" if is_taking:  # else the move itself says it
            return [Remark("marks", 0.3, item=told["item"], hex=told["hex"])]
        case "scored" if told["points"]:
            return [Remark("cat", 0.8, float(str(told["points"])), cat=told["cat"])]
        case "scored":  # CT-10: the house still counts for every later cat
            return [Remark("empty", -0.5, cat=told["cat"], houses=told["houses"], must=True)]
        case "caught" if told["footprint"]:
            return [Remark("footprint", 0.5)]
        case "passed":
            return [Remark("passes", -0.5)]
    return []
