"""Put what the ladder has measured on one scale: `python bench/anchors.py` writes bots/anchors.json.

Each step of the ladder compares two neighbours at the usual number of players; a cat has 0, and the others
are as far from it as the steps between say. Where a bot never won, its step is a bound from below.
"""

import json
from pathlib import Path
from typing import Any

from kotatsu.core.registry import games

LADDER = Path(__file__).parent / "results" / "ladder.json"
ANCHORS = Path(__file__).parents[1] / "src" / "kotatsu" / "bots" / "anchors.json"
UP = (("cat", "alley-cat"), ("alley-cat", "tiger@2000"))
DOWN = (("kitten", "cat"), ("random", "kitten"))


def anchors(ladder: dict[str, Any]) -> dict[str, Any]:
    """What `bots/strength.py` reads."""
    measured = {game.name: _scale(ladder["steps"], game.name, game.usual_players) for game in games()}
    return {
        "source": "bench/results/ladder.json by bench/anchors.py; a tiger of 2000 iterations stands for all",
        "date": ladder["date"],
        "games": {name: scale for name, scale in measured.items() if scale},
    }


def _scale(steps: dict[str, Any], game: str, players: int) -> dict[str, int]:
    found = {"cat": 0.0}
    for worse, better in UP:
        if (gap := _gap(steps, game, players, worse, better)) is not None:
            found[better.partition("@")[0]] = found[worse] + gap
    for worse, better in DOWN:
        if (gap := _gap(steps, game, players, worse, better)) is not None:
            found[worse] = found[better] - gap
    levels = sorted(found, key=lambda level: found[level])
    return {level: round(found[level]) for level in levels} if len(found) == 5 else {}


def _gap(steps: dict[str, Any], game: str, players: int, worse: str, better: str) -> float | None:
    step = steps.get(f"{game} {players}: {worse} < {better}")
    if step is None:
        return None
    gap: float = step["bots"][better]["rating"] - step["bots"][worse]["rating"]
    return gap


if __name__ == "__main__":
    ANCHORS.write_text(json.dumps(anchors(json.loads(LADDER.read_text("utf-8"))), indent=1) + "\n", "utf-8")
