"""Kotatsu: five charming board games on one engine.

>>> import kotatsu
>>> game = kotatsu.game("tower-of-pancakes")
>>> state = game.new(players=4, seed="an example")
>>> state.deciders
(0,)
>>> [state.text(0, move) for move in state.legal_moves(0)]
['Y1', 'B5', 'B6', 'R2', 'R3', 'R4', 'G6', 'G8']
>>> state.play(0, state.parse(0, "R2"))
>>> state.view(seat=1).ask(1)["led"]
'R'
"""

import kotatsu.games  # noqa: F401  (the package: imported first, so that the function `games` keeps its name)
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
