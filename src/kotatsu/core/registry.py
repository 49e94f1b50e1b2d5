"""Which games there are: every folder of `kotatsu.games`. A new game is its folder and nothing else."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game


@cache
def _packages() -> dict[str, str]:
    """Each game's name and its package; finding them imports none."""
    shelf = import_module("kotatsu.games").__path__
    folders = [folder.name for folder in iter_modules(shelf) if folder.ispkg]
    return {folder.replace("_", "-"): f"kotatsu.games.{folder}" for folder in folders}


def game(name: str) -> Game:
    """The game of this name.

    >>> game("tower-of-pancakes").title
    'Tower Of PanCakes!!'
    """
    if name not in _packages():
        raise BadInput("no-such-game", name=repr(name), games=", ".join(game_names()))
    found: Game = import_module(_packages()[name]).GAME
    return found


def has_game(name: str) -> bool:
    return name in _packages()


def game_names() -> list[str]:
    """The names of all games, in the order of the shelf."""
    return [found.name for found in games()]


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return sorted(map(game, _packages()), key=lambda found: (found.shelf, found.name))
