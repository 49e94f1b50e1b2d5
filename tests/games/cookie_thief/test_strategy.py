"""The greedy bot: it knows no more than its seat, and it plays better than chance."""

from random import Random

import pytest

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.bots.hints import hint
from kotatsu.games.cookie_thief.strategy import strategy
from tests.games.cookie_thief.positions import GAME, legal, play, table


@pytest.mark.parametrize("players", GAME.players)
def test_a_view_and_the_whole_state_are_worth_the_same(players: int) -> None:
    rng = Random(players)
    for number in range(3):
        state = GAME.new(players, f"strategy {number}", {"rounds": 4})
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            view = GAME.load(state.view(seat).dump())
            assert strategy.appraise(state, seat, moves) == strategy.appraise(view, seat, moves)
            state.play(seat, rng.choice(moves))


def favourite(state: kotatsu.State) -> str:
    seat = state.deciders[0]
    view = state.view(seat)
    worth = strategy.appraise(view, seat, view.legal_moves(seat))
    return legal(state)[worth.index(max(worth))]


def test_it_remembers_what_it_saw_and_names_it() -> None:
    state = play(table(["2 1", "6", "5", "3"], deck="7 2 2 1 1"), "play 2", "choose 2")
    play(state, "play 7", "play 2", "choose nobody", "play 2", "choose nobody")
    assert favourite(state) == "play 1"
    play(state, "play 1", "choose 2")
    assert favourite(state) in ("name 5", "name 2")


def test_it_names_the_likeliest_card() -> None:
    state = table(["1 4", "6", "5", "3"], laid={1: "2 3 5", 2: "2 3 5 4", 3: "6 7"})
    play(state, "play 1", "choose 1")
    # Every other kind that may be named has one copy left at most as well; the 5 has none.
    assert favourite(state) != "name 5"


def test_it_does_not_lay_the_jar() -> None:
    assert favourite(table(["8 1", "6", "5", "3"])) == "play 1"


def test_one_greedy_among_random_players_wins_far_more_than_its_share() -> None:
    greedy, rng = make_bot("greedy", GAME), kotatsu.Rng("strategy")
    setup = GAME.setup(4, {"points": 2})
    won = 0
    games = 40
    for number in range(games):
        state = setup.deal(rng)
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            if seat == number % 4:
                state.play(seat, greedy.choose(state.view(seat), moves, rng))
            else:
                state.play(seat, moves[int(rng.below(len(moves)))])
        won += number % 4 in state.winners
    assert won > 1.3 * games / 4


def advised(view: kotatsu.State) -> set[str]:
    seat = view.deciders[0]
    return {view.text(seat, move) for move in strategy.advisable(view, seat, view.legal_moves(seat))}


def test_a_hint_names_no_cake_that_nobody_can_hold() -> None:
    """Whoever holds the jar may well miss on purpose, so that more of them are left to be hunted."""
    state = play(table(["8 1", "6", "5", "3"], deck="2 2 1"), "play 1", "choose 1")
    view = GAME.load(state.view(0).dump())
    assert "name 8" not in advised(view)
    assert {"name 6", "name K6"} <= advised(view)
    found = hint(view)
    assert {view.text(0, one.move) for one in found.moves} <= advised(view)


def test_of_a_card_that_it_saw_a_hint_names_just_that() -> None:
    state = play(table(["2 1", "6", "5", "3"], deck="7 2 2 1 1"), "play 2", "choose 2")
    play(state, "play 7", "play 2", "choose nobody", "play 2", "choose nobody")
    play(state, "play 1", "choose 2")
    assert len(advised(state.view(0))) == 1


def test_where_nothing_can_be_right_anything_may_be_named() -> None:
    state = play(table(["2 1", "1", "5", "3"], deck="7 2 2 1 1"), "play 2", "choose 1")
    play(state, "play 7", "play 2", "choose nobody", "play 2", "choose nobody")
    play(state, "play 1", "choose 1")
    assert advised(state.view(0)) == set(legal(state))
