"""What the processes that think answer, without a process."""

from kotatsu.core.chance import Rng
from kotatsu.core.registry import game
from kotatsu.server.thinker import advice


def test_where_only_one_move_is_legal_that_is_the_hint() -> None:
    rng = Rng("forced")
    state = game("trico-roof").setup(2, {}).deal(rng)
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            assert advice({"view": state.view(seat).dump()}) == [{"move": moves[0], "behind": 0.0}]
            return
        state.play(seat, moves[rng.below(len(moves))])
    raise AssertionError("no move was forced")
