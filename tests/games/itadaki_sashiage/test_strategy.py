"""The greedy bot: it uses nothing but the view, sees what a chance is worth, and beats random play."""

from random import Random

import pytest

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.core.state import State
from kotatsu.games.itadaki_sashiage.strategy import strategy
from tests.conformance.tables import random_steps
from tests.games.itadaki_sashiage.positions import GAME, at_the_trick, dealt, play

GAMES = 60


def favourite(state: State) -> str:
    (seat,) = state.deciders
    moves = state.legal_moves(seat)
    worth = strategy.appraise(state.view(seat), seat, moves)
    return state.text(seat, max(zip(worth, moves, strict=True))[1])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_says_the_same_of_a_view_as_of_the_whole_state(players: int) -> None:
    state = dealt(players, rounds=2)
    for seat, move in random_steps(state, Random(players)):
        for decider in state.deciders:
            moves = state.legal_moves(decider)
            worth = strategy.appraise(state, decider, moves)
            assert len(worth) == len(moves)
            assert strategy.appraise(state.view(decider), decider, moves) == worth
        state.play(seat, move)


def test_it_takes_a_high_top_onto_its_lowest() -> None:
    towers = [["R1 R6", "R4 R2"], ["B1", "B4"], ["Y1"]]
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], towers), "R2", "R2")
    assert favourite(state) == "take 0:0>1:0"


def test_it_gives_a_low_top_that_hides_a_high_card() -> None:
    towers = [["R1", "R1 R6"], ["B6 B1"], ["Y1"]]
    state = play(at_the_trick(["R2 R1", "R2 B1", "R4 G1"], towers), "R2", "R2")
    assert favourite(state) == "give 1:0>0:1"


def test_it_wins_the_last_card_of_a_trick_with_a_high_number() -> None:
    state = play(at_the_trick(["R2 R1", "B2 B1", "R6 R1"], [["R1"], ["B1"], ["Y1"]]), "R2", "B2")
    assert favourite(state) == "R6"


def test_it_puts_the_last_card_on_its_lowest_top() -> None:
    state = at_the_trick(["R4 R6", "R2 B6", "R1 G2"], [["R6", "R2"], ["B1"], ["Y1"]], trick=8)
    play(state, "R4", "R2", "R1")
    moves = state.legal_moves(0)
    worth = strategy.appraise(state.view(0), 0, moves)
    assert worth == [0.0, 4.0, 2.0]  # a 6 on 6, on 2, on the 4 that just won


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_wins_at_least_twice_its_share_among_random_bots(players: int) -> None:
    greedy, chaff = make_bot("greedy", GAME), make_bot("random", GAME)
    setup = GAME.setup(players, {"rounds": 1})
    won = 0.0
    for n in range(GAMES):
        rng = kotatsu.Rng(f"share {players} {n}")
        state = setup.deal(rng)
        while not state.over:
            seat = state.deciders[0]
            bot = greedy if seat == n % players else chaff
            state.play(seat, bot.choose(state.view(seat), state.legal_moves(seat), rng))
        won += (n % players in state.winners) / len(state.winners)
    assert won / GAMES >= 2 / players
