"""What may speak for a move: a game's `reasons.py` says which of its events do.

That module has two functions. `settled(start, now)` says whether what a move has set off is over: the trick,
the turn, the round. `remarks(start, now, seat, events)` picks from what has happened until then, in a world
that this seat imagined, what it would give as a reason. A game without that module gives none.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kotatsu.core.events import Event
from kotatsu.core.game import Game
from kotatsu.core.state import State


class Remark:
    """Something that followed: `Remark("serves", 2.0, plate="B", points=4)`.

    `weight` is what it is worth to the seat, for each of `points`; below 0 it is a harm. What has the same
    kind and fields is the same remark, in whichever world it is made: its points may differ. A remark that
    `must` be made is made whatever else there is to say.
    """

    __slots__ = ("fields", "must", "points", "weight", "what")

    def __init__(
        self, what: str, weight: float, /, points: float = 1, must: bool = False, **fields: Any
    ) -> None:
        self.what = what
        self.weight = weight
        self.points = points
        self.must = must
        self.fields = fields


Settled = Callable[[State, State], bool]
Remarks = Callable[[State, State, int, Sequence[Event]], list[Remark]]


def reasons_of(game: Game) -> tuple[Settled, Remarks] | None:
    """What the game's folder says about reasons."""
    if not game.has("reasons.py"):
        return None
    module = game.module("reasons")
    return module.settled, module.remarks
