"""Kotatsu: five charming board games on one engine.

>>> import kotatsu
>>> game = kotatsu.game("tower-of-pancakes")
>>> state = game.new(players=4, seed="an example")
>>> state.deciders
(1,)
>>> [state.text(1, move) for move in state.legal_moves(1)]
[]
"""

from kotatsu.core.chance import Rng, Scripted, Sealed
from kotatsu.core.errors import BadInput, Hidden, IllegalMove, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.registry import game, games
from kotatsu.core.state import UNKNOWN, Setup, State

__version__ = "0.1.0"

__all__ = [
    "UNKNOWN",
    "BadInput",
    "Game",
    "Hidden",
    "IllegalMove",
    "KotatsuError",
    "Rng",
    "Scripted",
    "Sealed",
    "Setup",
    "State",
    "game",
    "games",
]
