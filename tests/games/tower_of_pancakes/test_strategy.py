"""The greedy bot's strategy: blind to what its seat may not know, and better than chance."""

from random import Random

import pytest

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.games.tower_of_pancakes.strategy import strategy
from tests.games.tower_of_pancakes.positions import GAME, play, small, table

MODES = ["basic", "mystery", "hyper-mystery", "extreme"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [3, 4])
def test_a_view_and_the_whole_state_get_the_same_answer(mode: str, players: int) -> None:
    rng = Random(mode)
    fast = kotatsu.Rng(mode)
    for seed in range(4):
        state = GAME.new(players, str(seed), {"mode": mode})
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            view = state.view(seat)
            worth = strategy.appraise(view, seat, moves)
            assert worth == strategy.appraise(state, seat, moves)
            assert worth == strategy.appraise(view.imagine(fast), seat, moves)
            state.play(seat, rng.choice(moves))


def test_it_reads_the_score_cards_of_another_edition() -> None:
    # Both rows hold cards up to 9, and a chip in hand costs 5: nothing of the printed numbers is left.
    edition = small(score_above=[9, 0, 9, 0], score_below=[9, 9, 0, 0], score_in_hand=-5)
    for mode in ("basic", "mystery", "hyper-mystery"):
        rng = Random(mode)
        state = GAME.new(4, mode, {"mode": mode}, edition)
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            assert strategy.appraise(state.view(seat), seat, moves) == strategy.appraise(state, seat, moves)
            state.play(seat, rng.choice(moves))


def best(state: kotatsu.State) -> str:
    seat = state.deciders[0]
    moves = state.legal_moves(seat)
    worth = strategy.appraise(state.view(seat), seat, moves)
    return state.text(seat, moves[worth.index(max(worth))])


def test_it_takes_an_eighth_chip() -> None:
    state = table(["Y8 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"C": "111111"}, baked=[2, 5, 5, 5])
    play(state, "Y8", "B2", "B3", "B4")
    assert best(state) == "serve C"


def test_it_does_not_throw_chips_away() -> None:
    state = table(["Y1 B1", "B2 R1", "B3 R2", "B4 R3"], towers={"A": "1111111"}, baked=[6, 5, 5, 5])
    play(state, "Y1", "B2", "B3", "B4")
    assert best(state) != "serve A"


def test_it_looks_at_a_card_it_has_not_seen() -> None:
    state = table(["Y1 B2", "Y2 R4", "R1 Y3", "Y8 G3"], "mystery", baked=[0] * 4)
    play(state, "down Y1", "down Y2", "down R1", "down Y8")
    assert best(state).startswith("look")


@pytest.mark.parametrize("mode", MODES)
def test_greedy_scores_more_than_random(mode: str) -> None:
    greedy, chance = make_bot("greedy", GAME), make_bot("random", GAME)
    ahead = 0
    for deal in range(40):
        me = deal % 4
        rng = kotatsu.Rng(deal)
        state = GAME.new(4, f"strength {deal}", {"mode": mode})
        while not state.over:
            seat = state.deciders[0]
            view = state.view(seat)
            bot = greedy if seat == me else chance
            state.play(seat, bot.choose(view, view.legal_moves(seat), rng))
        scores = [score or 0 for score in state.scores]
        ahead += scores[me] * 4 > sum(scores)
    assert ahead >= 26  # an even bot would be ahead in about half of them
