"""What speaks for a move of Cookie Thief: who is put out and by what, and who wins the round."""

from collections.abc import Sequence

from kotatsu.core.events import Event
from kotatsu.core.reasons import Remark
from kotatsu.core.state import State
from kotatsu.games.cookie_thief.rules import CookieState


def settled(start: State, now: State) -> bool:
    """The round is over."""
    assert isinstance(start, CookieState) and isinstance(now, CookieState)
    return now.round != start.round


def remarks(start: State, now: State, seat: int, events: Sequence[Event]) -> list[Remark]:
    """Until the next turn begins, all that happens; later, only how the round ends for this seat."""
    made: list[Remark] = []
    caught = next((event.fields["caught"] for event in events if event.kind == "round"), None)
    own_turn, redraws = True, seat
    for event in events:
        told = event.fields
        if event.kind == "discarded":
            redraws = told["seat"]  # CK-19: to draw another is no turn
        elif event.kind in ("drew", "no_card"):
            own_turn = own_turn and told["seat"] in (seat, redraws)
            redraws = seat
        elif event.kind == "out":
            made += _out(told["seat"], seat, own_turn, told["seat"] == caught)
        elif event.kind == "round":
            won = seat in (told["winners"] or [])
            made += [Remark("wins", 2.0)] if won else []
        elif event.kind == "looked" and told["seat"] == seat and own_turn:
            made.append(Remark("looks", 0.5, target=told["target"]))
        elif event.kind == "protected" and told["seat"] == seat and own_turn:
            made.append(Remark("safe", 0.6))
    return made


def _out(gone: int, seat: int, own_turn: bool, caught: bool) -> list[Remark]:
    """Whoever is caught with the jar loses a point as well: that must be said."""
    if gone != seat:
        if not own_turn:
            return []
        remark = Remark("catches", 2.5, must=True, target=gone)
        return [remark if caught else Remark("puts-out", 1.5, target=gone)]
    if caught:
        return [Remark("caught-now", -3.5, must=True) if own_turn else Remark("caught-later", -2.5)]
    return [Remark("out-now" if own_turn else "out-later", -2.5 if own_turn else -1.5)]
