"""What speaks for a move of Tower Of PanCakes!!: who serves in this trick, who bakes, who fills a plate."""

from collections.abc import Sequence

from kotatsu.core.events import Event
from kotatsu.core.reasons import Remark
from kotatsu.core.state import State
from kotatsu.games.tower_of_pancakes.cards import FULL, SERVING
from kotatsu.games.tower_of_pancakes.rules import TowerState


def settled(start: State, now: State) -> bool:
    """The trick is over."""
    assert isinstance(start, TowerState) and isinstance(now, TowerState)
    return now.trick != start.trick


def remarks(start: State, now: State, seat: int, events: Sequence[Event]) -> list[Remark]:
    assert isinstance(start, TowerState)
    made: list[Remark] = []
    for event in events:
        told = event.fields
        if event.kind == "ranked" and seat in (told["first"], told["second"]):
            made.append(Remark("first" if told["first"] == seat else "second", 0.6))
        elif event.kind == "baked" and told["seat"] == seat and told["count"]:
            made.append(Remark("bakes", 0.4, told["count"]))
        elif event.kind == "passed" and told["seat"] == seat:
            made.append(Remark("passes", -1.0))
        elif event.kind == "served":
            made += _served(start, told["seat"], seat, told["plate"], told)
    if start.box.mystery:
        return made
    return [*made, Remark("brings", 0.6, now.standings()[seat] - start.standings()[seat])]


def _served(start: TowerState, server: int, seat: int, plate: str, told: dict[str, int]) -> list[Remark]:
    """TP-13, TP-17: the eighth pancake counts most, and what finds no room is lost."""
    eighth = told["height"] // FULL > (told["height"] - told["count"]) // FULL and not start.box.extreme
    if server != seat:
        return [Remark("taken", -1.2, seat=server, plate=plate)] if eighth else []
    made = [Remark("fills", 1.0, plate=plate)] if eighth else []
    if not eighth and start.phase != SERVING:  # else the move itself says it
        made.append(Remark("serves", 0.5, told["count"], plate=plate))
    if told["discarded"]:
        made.append(Remark("spills", -1.0, told["discarded"], plate=plate))
    return made
