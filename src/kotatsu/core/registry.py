"""Which games there are. A new game is one line here; everything else is in its folder."""

from importlib import import_module

from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game

GAMES = {
    "tower-of-pancakes": "kotatsu.games.tower_of_pancakes",
    "itadaki-sashiage": "kotatsu.games.itadaki_sashiage",
    "cookie-thief": "kotatsu.games.cookie_thief",
    "cat-tower": "kotatsu.games.cat_tower",
    "trico-roof": "kotatsu.games.trico_roof",
}


def game(name: str) -> Game:
    """The game of this name.

    >>> game("tower-of-pancakes").title
    'Tower Of PanCakes!!'
    """
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    found: Game = import_module(GAMES[name]).GAME
    return found


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return [game(name) for name in GAMES]
