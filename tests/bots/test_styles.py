"""Styles: every game is played with each of them, and each plays another game than the plain strategy."""

import pytest

from kotatsu.bots.levels import make_bot
from kotatsu.bots.styles import STYLES
from kotatsu.core.chance import Rng
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from kotatsu.lab.plan import Plan, play_plan
from tests.thorough import one_of

SHORT = {"itadaki-sashiage": {"rounds": 1}, "cookie-thief": {"rounds": 3}}


@one_of(3, "game", game_names())
@pytest.mark.parametrize("style", STYLES)
def test_a_style_plays_the_game_and_differs(game: str, style: str) -> None:
    plan = Plan(game, find_game(game).players[0], SHORT.get(game, {}))
    styled = play_plan(plan.with_bots(f"greedy:{style}"), 0, 2)
    assert styled == play_plan(plan.with_bots(f"greedy:{style}"), 0, 2)
    assert styled != play_plan(plan, 0, 2)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_knows_no_more_than_its_view(style: str) -> None:
    """Worlds that look the same to a seat get the same move."""
    game = find_game("tower-of-pancakes")
    state = game.new(4, seed="styles")
    view = state.view(state.deciders[0])
    seat, moves = int(view.viewer), view.legal_moves(int(view.viewer))
    chosen = set()
    for number in range(4):
        world = view.imagine(Rng(number))
        bot = make_bot(f"greedy:{style}", game)
        chosen.add(bot.choose(world.view(seat), moves, Rng(1)))
    assert len(chosen) == 1
