"""Random games as fast as the contract allows: for benchmarks, tests and rollouts."""

from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import Setup, State


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end with uniformly random moves; how many decisions that took."""
    moves_made: i64 = 0
    while True:
        deciders = state.deciders
        waiting: i64 = len(deciders)
        if waiting == 0:
            return moves_made
        seat = deciders[0] if waiting == 1 else deciders[rng.below(waiting)]
        moves = state.legal_moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        moves_made += 1


def playouts(setup: Setup, rng: Rng, games: int) -> int:
    """Deal and play this many random games; how many decisions they took together."""
    moves_made = 0
    for _ in range(games):
        moves_made += playout(setup.deal(rng), rng)
    return moves_made
