"""The bots that a player can choose by name, the same set in every game."""

from dataclasses import dataclass

from kotatsu.bots.simple import Greedy, Kitten, Random
from kotatsu.bots.thinking import Searcher
from kotatsu.bots.types import Bot
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.strategy import Strategy


@dataclass(frozen=True)
class Level:
    """How strong a bot is: it searches so often, which does not depend on the machine, but not longer."""

    name: str
    character: str
    iterations: int = 0  # 0: a number that each game knows
    seconds: float = 0.0
    infers: bool = False  # whether it draws conclusions from what others did


OPPONENTS = (
    Level("kitten", "plays what looks nice, slips now and then, and learns from it"),
    Level("cat", "knows the game and thinks a moment", 40, 2.0),
    Level("alley-cat", "counts cards and thinks ahead", seconds=3.0),
    Level(
        "tiger", "the strongest; reads what others play, and thinks about a second", seconds=4.0, infers=True
    ),
)
"""Whom to play against, from gentle to fierce."""

TOOLS = (
    Level("random", "any legal move"),
    Level("greedy", "what looks best, without thinking ahead"),
)
"""Yardsticks for arenas and tests, seldom fun to play against."""

LEVELS = {level.name: level for level in (*OPPONENTS, *TOOLS)}
DEFAULT_LEVEL = "cat"


def strategy_of(game: Game) -> Strategy:
    """The strategy of a game's folder."""
    strategy: Strategy = game.module("strategy").strategy
    return strategy


def make_bot(level: str, game: Game) -> Bot:
    """A bot of this level for one seat of this game.

    For measurements: "tiger@2000" searches at most 2000 iterations and takes its time for them, and
    "tiger@2000~" draws no conclusions from what others did.
    """
    name, _, cap = level.removesuffix("~").partition("@")
    if name not in LEVELS:
        raise BadInput(f"There is no bot {level!r}; there is {', '.join(LEVELS)}.")
    strategy = strategy_of(game)
    simple: dict[str, Bot] = {
        "random": Random(),
        "greedy": Greedy(strategy),
        "kitten": Kitten(strategy, strategy.slip),
    }
    if name in simple:
        if name != level:
            raise BadInput(f"{level!r}: a {name} does not search, so it is just called {name}.")
        return simple[name]
    chosen = LEVELS[name]
    iterations, seconds = chosen.iterations or strategy.iterations[name], chosen.seconds
    if "@" in level:
        if not cap.isdecimal() or int(cap) == 0:
            raise BadInput(f"{level!r}: expected a number of iterations from 1 on after the @.")
        iterations, seconds = min(iterations, int(cap)), 0.0
    return Searcher(strategy, iterations, seconds or None, infers=chosen.infers and not level.endswith("~"))
