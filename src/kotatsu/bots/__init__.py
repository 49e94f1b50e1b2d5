"""Bots: they get the very view a player gets, and nothing else.

>>> from kotatsu import Rng, game
>>> tower = game("tower-of-pancakes")
>>> state = tower.new(players=3, seed="an example")
>>> seat = state.deciders[0]
>>> view = state.view(seat)
>>> bot = make_bot("cat", tower)
>>> bot.choose(view, view.legal_moves(seat), Rng(1)) in state.legal_moves(seat)
True
>>> advice = advise(view, Rng(1), iterations=50)
>>> advice[0].visits >= advice[1].visits
True
"""

from kotatsu.bots.hints import Hint, Reason, Thought, hint
from kotatsu.bots.levels import DEFAULT_LEVEL, LEVELS, OPPONENTS, TOOLS, Level, make_bot
from kotatsu.bots.simple import Greedy, Kitten, Random
from kotatsu.bots.thinking import Advice, Searcher, advise
from kotatsu.bots.types import Bot

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "OPPONENTS",
    "TOOLS",
    "Advice",
    "Bot",
    "Greedy",
    "Hint",
    "Kitten",
    "Level",
    "Random",
    "Reason",
    "Searcher",
    "Thought",
    "advise",
    "hint",
    "make_bot",
]
