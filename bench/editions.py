"""What a tuned edition reaches of what it was tuned for, beside the numbers before it.

Measures of the lab, for each number of players and each bot, on deals that no search has seen. Games are few
where bots search. `python bench/editions.py trico-roof` writes bench/results/editions-trico-roof.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from kotatsu.core.registry import game as find_game
from kotatsu.lab.figures import Mean
from kotatsu.lab.measures import Measure, measured
from kotatsu.lab.plan import Plan
from kotatsu.lab.study import refuse

RESULTS = Path(__file__).parent / "results"
SEED = "what was reached"
ASSISTING = ("give", "rank", "0")


def _trico(players: int) -> list[str]:
    ranks = range(1, 5 if players == 2 else players + 1)
    turn = "[{} painted since ranked]"
    return [
        "winner-points",
        "winner-points[20..40]",
        *(f"events:scored{turn.format(rank)}/events:painted{turn.format(rank)}" for rank in ranks),
        "points:assisting/points:*",
    ]


MEASURES = {
    "trico-roof": _trico,
    "cat-tower": lambda players: [
        "points",
        "winner-points",
        "points:cat-*",
        "events:marked[item=house]",
        "points:bowl",
        "points:mouse",
        "points:yarn-*",
        "points:column-*",
    ],
    "tower-of-pancakes": lambda players: [
        "winner-points",
        "sum:served.discarded/sum:served.count",
        *(f"sum:served.count[plate={plate}]/sum:served.count" for plate in "ABCD"),
    ],
}


def seats(players: int) -> list[str]:
    return [f"seat-{number}" for number in range(1, players + 1)]


def requests(plan: Plan) -> list[str]:
    """A measure for each request: its part of all that were completed."""
    game = find_game(plan.game)
    edition = game.default_edition if plan.edition is None else game.make_edition(plan.edition)
    values = edition.values
    rows = [*values["government"]["front"], *values["government"]["back"], *values["residents"]]
    return [f"events:scored[grid={', '.join(row['grid'])}]/events:scored" for row in rows]


def table(plan: Plan, games: int) -> dict[str, Any]:
    """Means and halves of 95 % intervals; seats and requests as parts of their even share."""
    wanted = MEASURES[plan.game](plan.players)
    places = seats(plan.players)
    asked = requests(plan) if plan.game == "trico-roof" else []
    columns = measured(plan, 0, games, [Measure(text) for text in (*wanted, *places, *asked)])

    def shown(text: str, times: float = 1.0) -> list[float]:
        mean: Mean = Measure(text).mean(columns)
        return [round(mean.value * times, 4), round(mean.within * times, 4)]

    found: dict[str, Any] = {"games": games, **{text: shown(text) for text in wanted}}
    found["seats"] = [shown(text, plan.players) for text in places]
    if asked:
        found["requests"] = {
            text.partition("=")[2].rpartition("]")[0]: shown(text, len(asked)) for text in asked
        }
        refused = refuse(plan, ASSISTING, 0, games // plan.players)
        found["wins of who never assists by choice"] = [round(refused.value, 4), round(refused.within, 4)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(MEASURES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--players", default="")
    parser.add_argument("--editions", default="", help="their names; all unless said")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    options = dict(part.split("=") for part in chosen.option)
    counts = [int(part) for part in chosen.players.split(",") if part] or list(game.players)
    path = RESULTS / f"editions-{chosen.game}.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    wanted = chosen.editions.split(",") if chosen.editions else [one.name for one in game.editions]
    for edition in map(game.named_edition, wanted):
        data = None if edition is game.default_edition else edition.as_data()
        for players in counts:
            for bot in chosen.bots.split(","):
                plan = Plan(game.name, players, options, data, (bot,), SEED)
                name = " ".join([edition.name, str(players), bot, *chosen.option])
                kept[name] = table(plan, chosen.games)
                print(name, json.dumps(kept[name]), flush=True)
                path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
