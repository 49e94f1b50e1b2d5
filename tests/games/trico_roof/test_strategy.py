"""The greedy bot: sees only what its seat knows, takes what it can, and beats random players."""

from random import Random

import pytest

import kotatsu
from kotatsu.bots import make_bot
from tests.games.trico_roof.tables import GAME, legal, painting, play

COUNTS = pytest.mark.parametrize("players", GAME.players)


def best(state: kotatsu.State) -> str:
    """What the greedy bot does for the seat that is asked."""
    seat = state.deciders[0]
    view = state.view(seat)
    return state.text(seat, make_bot("greedy", GAME).choose(view, view.legal_moves(seat), kotatsu.Rng(1)))


@COUNTS
def test_a_view_and_the_whole_state_get_the_same_answer(players: int) -> None:
    appraise = GAME.module("strategy").appraise
    rng = Random(players)
    state = GAME.new(players, "same", {"count": 30})
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        worth = appraise(state, seat, moves)
        assert len(worth) == len(moves)
        assert worth == appraise(GAME.load(state.view(seat).dump()), seat, moves)
        if not (rng.random() < 0.2 and state.timeout(seat)):
            state.play(seat, rng.choice(moves))


def test_a_painter_completes_the_dearest_request() -> None:
    """Red on 1a completes gov-1 (3) and resident 1 (4)."""
    state = painting("B4 B3 B2", roofs=["YBYY", "BYYY", "BBBB", "RRRR"], residents=(13, 1, 15))
    assert best(state) == "paint R 1a"
    play(state, "0 paint R 1a")
    assert best(state) == "score res-2"


def test_a_painter_leaves_nothing_for_the_next_if_that_costs_nothing() -> None:
    """Nobody can score at once; laying B B beside each other would offer R B* B R to the next."""
    state = painting("B4 B3 B2", roofs=["RBBY", "YYRR", "RRYY", "YYBR"], residents=(13, 4, 5))
    worth = dict(
        zip(legal(state), GAME.module("strategy").appraise(state, 0, state.legal_moves(0)), strict=True)
    )
    assert worth["paint R 1d"] < max(worth.values())  # red is no ★ of that request: it only helps others


@COUNTS
def test_one_greedy_among_random_players_wins_at_least_twice_its_share(players: int) -> None:
    greedy, random = make_bot("greedy", GAME), make_bot("random", GAME)
    setup = GAME.setup(players)
    games = 10 * players
    share = 0.0
    for number in range(games):
        me = number % players
        rng = kotatsu.Rng(f"greedy {number}")
        state = setup.deal(rng)
        while not state.over:
            seat = state.deciders[0]
            bot = greedy if seat == me else random
            state.play(seat, bot.choose(state.view(seat), state.legal_moves(seat), rng))
        share += (me in state.winners) / len(state.winners)
    assert share >= 0.95 * min(games, 2 * games / players)
