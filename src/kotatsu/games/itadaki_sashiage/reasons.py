"""What speaks for a move of Itadaki Sashiage Pancake: the trick, the cards that change towers, the round."""

from collections.abc import Sequence

from kotatsu.core.events import Event
from kotatsu.core.reasons import Remark
from kotatsu.core.state import State
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.rules import PancakeState


def settled(start: State, now: State) -> bool:
    """The trick is over; what is built before the first or put on top after the last, with the round."""
    assert isinstance(start, PancakeState) and isinstance(now, PancakeState)
    if start.phase in (cards.STACKING, cards.TOPPING):
        return now.round != start.round
    return now.trick != start.trick or now.round != start.round


def remarks(start: State, now: State, seat: int, events: Sequence[Event]) -> list[Remark]:
    assert isinstance(start, PancakeState) and isinstance(now, PancakeState)
    if start.phase in (cards.STACKING, cards.TOPPING):
        return [
            Remark("round", 0.6, event.fields["points"])
            for event in events
            if event.kind == "scored" and event.fields["seat"] == seat
        ]
    skipped = 1 if start.phase == cards.CHANCE else 0  # the move itself says it
    made = [remark for event in events[skipped:] for remark in _in_trick(event, event.fields, seat)]
    if now.round == start.round:
        gained = int(sum(now.brings(seat)) - sum(start.brings(seat)))
        made.append(Remark("stands", 0.6, gained))
    return made


def _in_trick(event: Event, told: dict[str, object], seat: int) -> list[Remark]:
    own = told.get("seat") == seat
    match event.kind:
        case "won":
            return [Remark("wins", 1.5)] if own else []
        case "spoiled" if own:
            return [Remark("spoils", -5.0)]
        case "took" if own:
            return [Remark("takes", 1.0, card=told["card"], other=told["other"])]
        case "gave" if own:
            return [Remark("gives", 1.0, card=told["card"], other=told["other"])]
        case "took" if told["other"] == seat:
            return [Remark("robbed", -1.5, card=told["card"], seat=told["seat"])]
    return []
