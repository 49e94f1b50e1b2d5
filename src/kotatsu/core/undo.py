"""Whether a move may be taken back freely: decided by what views gained, not by a flag on each move.

Undo is free while no chance was drawn and nobody learned anything but what the mover laid open. That is
computed: every seat, and a spectator, imagines worlds that fit its view before the move, and in each of them
a move that looks the same to it is played. If some world leads to another view than the real one, then the
real view told something the seat could not foresee.

Worlds are sampled, so what is missed is what hardly any world would have told otherwise: an outcome of
probability p goes unnoticed with probability p ** WORLDS, and then tells at most 1 / WORLDS nats on average.
"""

from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse
from kotatsu.core.state import State

WORLDS = 200
_TRIES = 20 * WORLDS


def is_free(before: State, seat: int, move: int, after: State) -> bool:
    """Whether the step from `before` to `after`, by this move, may be undone without asking the others."""
    if before.viewer != -1 or after.viewer != -1:
        raise Misuse("Undo is decided on whole states, not on views.")
    if _drawn(before) != _drawn(after):
        return False
    observers: list[int | None] = [seat, *(s for s in range(int(before.setup.players)) if s != seat), None]
    return all(_foreseen(before, seat, move, after, observer) for observer in observers)


def _drawn(state: State) -> int:
    return int(state.chance.drawn) if state.chance is not None else 0


def _foreseen(before: State, seat: int, move: int, after: State, observer: int | None) -> bool:
    """Whether the observer, told only how the move looks to it, always ends with the very view it has."""
    view = before.view(observer)
    told = before.seen(seat, move, observer)
    outcome = after.view(observer).dump()
    rng = Rng(f"undo {seat} {move}")
    fitting = 0
    for _ in range(_TRIES):
        world = view.imagine(rng)
        looks_same = [m for m in world.legal_moves(seat) if world.seen(seat, m, observer) == told]
        if not looks_same:
            continue  # in this world the mover could not have done it
        world.play(seat, looks_same[int(rng.below(len(looks_same)))])
        if world.view(observer).dump() != outcome:
            return False
        fitting += 1
        if fitting == WORLDS:
            return True
    return fitting * 10 >= WORLDS  # a move that hardly any world allows: only if a few worlds agree
