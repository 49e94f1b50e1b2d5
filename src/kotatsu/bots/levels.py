"""The bots that a player can choose by name, the same set in every game."""

from dataclasses import dataclass
from functools import cache

from kotatsu.bots.learned import judge_for, no_judge
from kotatsu.bots.own import make_own_bot, name_bot, own_bots
from kotatsu.bots.simple import Greedy, Kitten, Random
from kotatsu.bots.styles import in_style
from kotatsu.bots.thinking import Searcher
from kotatsu.bots.types import Bot
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.languages import FALLBACK
from kotatsu.core.strategy import Strategy
from kotatsu.core.texts import Texts, sources


@dataclass(frozen=True)
class Level:
    """How strong a bot is: it searches so often, which does not depend on the machine, but not longer.

    What it is called and what it is like stand in `levels.en.ftl`.
    """

    name: str
    iterations: int = 0  # 0: a number that each game knows
    seconds: float = 0.0
    infers: bool = False  # whether it draws conclusions from what others did

    @property
    def character(self) -> str:
        """What it is like, in English."""
        name = "own" if self.name in own_bots() else self.name
        return level_texts(FALLBACK).say(f"level-{name}-character")


OPPONENTS = (
    Level("kitten"),
    Level("cat", 40, 2.0),
    Level("alley-cat", seconds=3.0),
    Level("tiger", seconds=4.0, infers=True),
)
"""Whom to play against, from gentle to fierce."""

TOOLS = (
    Level("random"),
    Level("greedy"),
)
"""Yardsticks for arenas and tests, seldom fun to play against."""

_WITHOUT = "~^"
"""What a searching bot may leave out, for measurements: inference, and what was learned."""

WITH_STYLE = ("greedy", "kitten")
"""Those who go by first sight alone, which a style can change."""

LEVELS = {level.name: level for level in (*OPPONENTS, *TOOLS)}
LEVELS |= {name: Level(name) for name in own_bots()}
DEFAULT_LEVEL = "cat"


@cache
def level_texts(language: str) -> Texts:
    """What levels are called (`level-NAME`), and what they are like (`level-NAME-character`)."""
    return Texts(language, *sources(language, [(__package__, "levels")]))


def add_own_bot(text: str) -> None:
    """A bot of one's own, NAME=FILE, that can be chosen like a level from now on: see `bots/own.py`."""
    name = name_bot(text, list(LEVELS))
    LEVELS[name] = Level(name)


def opponents() -> list[Level]:
    """Whom to play against, with bots of one's own behind those that come with Kotatsu."""
    return [*OPPONENTS, *[LEVELS[name] for name in own_bots()]]


def strategy_of(game: Game) -> Strategy:
    """The strategy of a game's folder."""
    strategy: Strategy = game.module("strategy").strategy
    return strategy


def make_bot(level: str, game: Game) -> Bot:
    """A bot of this level for one seat of this game.

    For measurements: "tiger@2000" searches at most 2000 iterations and takes its time for them,
    "tiger@2000~" draws no conclusions from what others did, and "tiger@2000^" asks no network.
    "greedy:cautious" and "kitten:hasty" have a style besides.
    """
    if level in own_bots():
        return make_own_bot(level, game)
    plain, _, style = level.partition(":")
    bare = plain.rstrip(_WITHOUT)
    name, _, cap = bare.partition("@")
    if name not in LEVELS:
        raise BadInput("no-such-bot", name=repr(level), levels=", ".join(LEVELS))
    strategy = strategy_of(game)
    if plain != level:
        if name not in WITH_STYLE:
            raise BadInput("bot-without-style", name=repr(level), levels=", ".join(WITH_STYLE))
        strategy, level = in_style(strategy, style), plain
    simple: dict[str, Bot] = {
        "random": Random(),
        "greedy": Greedy(strategy),
        "kitten": Kitten(strategy, strategy.slip),
    }
    if name in simple:
        if name != level:
            raise BadInput("bot-does-not-search", name=repr(level), level=name)
        return simple[name]
    chosen = LEVELS[name]
    iterations, seconds = chosen.iterations or strategy.iterations[name], chosen.seconds
    if "@" in level:
        if not cap.isdecimal() or int(cap) == 0:
            raise BadInput("bot-iterations", name=repr(level))
        iterations, seconds = min(iterations, int(cap)), 0.0
    left_out = plain[len(bare) :]
    judge = no_judge if "^" in left_out or not chosen.infers else judge_for
    infers = chosen.infers and "~" not in left_out
    return Searcher(strategy, iterations, seconds or None, infers=infers, judge=judge)
