"""How strong somebody is, on the scale of the bots: 400 more is ten times as likely to win; a cat has 0.

A seat wins in proportion to its strength among those at the table (Bradley–Terry, for more than two: Luce),
as in `arena`. The bots' own numbers are measured: `anchors.json` says by what.

>>> even = estimate("cat-tower", [("cat cat", 300, 100.0)])
>>> round(even.rating), even.within < 60
(0, True)
>>> even.word, even.level
('about', 'cat')
"""

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from kotatsu.bots.levels import OPPONENTS

UNKNOWN = "?"
"""A rival of whom nothing is known."""
STEP = 25
"""A person's strength is noted in steps of so much, so that many games are of few kinds."""
ENOUGH = 5
"""Fewer games than this say nothing."""
BEYOND = 60.0
"""Whoever is so much stronger than a tiger, or weaker than a kitten, is not about as strong as that."""
_PER_TEN = math.log(10) / 400


@dataclass(frozen=True)
class Strength:
    """An estimate; the 95 % interval is the rating plus or minus `within`."""

    rating: float
    within: float
    games: int  # that it goes by
    word: Literal["about", "above", "below"]
    level: str  # of the bot that comes nearest


@cache
def anchors() -> dict[str, dict[str, float]]:
    """The rating of each level, by game."""
    data = json.loads((files(__package__) / "anchors.json").read_text(encoding="utf-8"))
    games: dict[str, dict[str, float]] = data["games"]
    return games


def estimate(game: str, met: Iterable[tuple[str, int, float]]) -> Strength | None:
    """From games against rivals ("cat cat 25": levels, and people's ratings): how many, and how many wins.

    None if too few of them are known, or the bots of this game were never measured. Half a win and half a
    loss against a cat are added, so that who never won has a rating too.
    """
    levels = anchors().get(game)
    if levels is None:
        return None
    known = [(weight, games, won) for rivals, games, won in met if (weight := _weight(levels, rivals))]
    games = sum(games for _, games, _ in known)
    if games < ENOUGH:
        return None
    rating, information = _fit([*known, (1.0, 1, 0.5)])
    word, level = _nearest(levels, rating)
    return Strength(rating, 1.96 / math.sqrt(information), games, word, level)


def noted(strength: Strength | None) -> str:
    """As it stands among the rivals of others."""
    return UNKNOWN if strength is None else str(round(strength.rating / STEP) * STEP)


def _weight(levels: dict[str, float], rivals: str) -> float | None:
    """How strong rivals are together; None where one is not known."""
    total = 0.0
    for rival in rivals.split():
        rating = levels.get(rival) if rival in levels else _number(rival)
        if rating is None:
            return None
        total += 10 ** (rating / 400)
    return total


def _number(rival: str) -> float | None:
    try:
        return float(rival)
    except ValueError:
        return None


def _fit(known: list[tuple[float, int, float]]) -> tuple[float, float]:
    """The likeliest rating, and how much is known about it: the likelihood has one peak, found by halving."""
    low, high = -4000.0, 4000.0
    for _ in range(60):
        middle = (low + high) / 2
        expected = sum(games * _chance(middle, weight) for weight, games, _ in known)
        if expected < sum(won for _, _, won in known):
            low = middle
        else:
            high = middle
    chances = [(games, _chance(low, weight)) for weight, games, _ in known]
    return low, sum(games * chance * (1 - chance) for games, chance in chances) * _PER_TEN**2


def _chance(rating: float, weight: float) -> float:
    own = 10 ** (rating / 400)
    return own / (own + weight)


def _nearest(levels: dict[str, float], rating: float) -> tuple[Literal["about", "above", "below"], str]:
    fiercest, gentlest = OPPONENTS[-1].name, OPPONENTS[0].name
    if rating > levels[fiercest] + BEYOND:
        return "above", fiercest
    if rating < levels[gentlest] - BEYOND:
        return "below", gentlest
    return "about", min((level.name for level in OPPONENTS), key=lambda name: abs(levels[name] - rating))
