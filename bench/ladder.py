"""How strong are the bots? The ladder of levels in every game, and a tiger among greedy bots.

    python bench/ladder.py                  every step that has no result yet: several hours on two cores
    python bench/ladder.py --only trico     steps whose name holds this word
    python bench/ladder.py --again          steps that have a result too

Steps compare two levels in an arena, deal by deal, until a sequential test is sure at 95 % which of them ends
ahead of the other more often, or there were too many deals. Searching bots are capped at 2,000 iterations to
keep it affordable; spot checks seat all levels at one table at full strength, for whole games. Results go to
bench/results/ladder.json after every step, so that the work can be interrupted. A missed target shows as ✗;
the exit code stays 0.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from typing import Any

from places import BENCH, prepare
from reporting import cpu_model, progress

from start import program

RESULT = BENCH / "results" / "ladder.json"
CAP = 2000
MOST_DEALS = 2500
INFERENCE_DEALS = 150
SPOT_GAMES = 40  # whole ones, as people play them

SHORTER: dict[str, dict[str, Any]] = {
    "itadaki-sashiage": {"rounds": 1},  # a fourth of the usual game
    "cookie-thief": {"rounds": 1},  # the same deal for everybody; later rounds of a match differ
}
"""Options of the ladder where a whole game takes too long."""


@dataclass(frozen=True)
class Among:
    """What a tiger among greedy bots is to win: so many times its even share of games."""

    players: int
    wanted: float
    deals: int
    options: dict[str, Any] = field(default_factory=dict)


AMONG_GREEDY = {
    "tower-of-pancakes": Among(4, 2.0, 60),
    "itadaki-sashiage": Among(4, 1.6, 12),
    "cookie-thief": Among(4, 1.3, 200, {"rounds": 1}),  # per round, not per match
    "cat-tower": Among(3, 1.6, 12),
    "trico-roof": Among(4, 2.0, 100),
}


@dataclass(frozen=True)
class Step:
    """One comparison. `name` is its key in the results."""

    name: str
    kind: str  # step, among, inference or spot
    game: str
    players: int
    bots: tuple[str, ...]


def steps() -> list[Step]:
    import kotatsu
    from kotatsu.bots.levels import OPPONENTS

    found = []
    tiger = f"tiger@{CAP}"
    for game in kotatsu.games():
        name = game.name
        rungs = ("random", *[level.name for level in OPPONENTS[:-1]], tiger)
        for worse, better in pairwise(rungs):
            players = game.usual_players
            found.append(
                Step(f"{name} {players}: {worse} < {better}", "step", name, players, (better, worse))
            )
    for name, goal in AMONG_GREEDY.items():
        players = goal.players
        found.append(
            Step(f"{name} {players}: tiger among greedy", "among", name, players, among(players, "tiger"))
        )
    for game in kotatsu.games():
        name = game.name
        if game.module("strategy").strategy.infers:
            players = game.usual_players
            title = f"{name} {players}: what inference brings"
            bots = ("tiger@300", "tiger@300~", *["greedy"] * (players - 2))
            found.append(Step(title, "inference", name, players, bots))
    for game in kotatsu.games():
        name = game.name
        for players in game.players:
            if players != game.usual_players:
                for worse, better in (("random", "cat"), ("cat", tiger)):
                    title = f"{name} {players}: {worse} < {better}"
                    found.append(Step(title, "step", name, players, (better, worse)))
    for name, goal in AMONG_GREEDY.items():
        players = goal.players
        levels = ("tiger", "alley-cat", "cat", "kitten")[:players]
        found.append(Step(f"{name} {players}: spot check", "spot", name, players, levels))
    return found


def among(players: int, bot: str) -> tuple[str, ...]:
    return (bot, *["greedy"] * (players - 1))


def run(step: Step, among_cap: int | None) -> dict[str, Any]:
    """Play a step; what it found."""
    from kotatsu.bots.arena import Match, Tally, play

    bots = step.bots
    if step.kind == "among" and among_cap:
        bots = among(step.players, f"tiger@{among_cap}")
    options = SHORTER.get(step.game, {})
    if step.kind in ("among", "spot"):
        options = AMONG_GREEDY[step.game].options if step.kind == "among" else {}
    match = Match(step.game, bots, step.players, options, f"ladder {date.today().year}")
    tally = Tally(match)
    deals = {
        "step": MOST_DEALS,
        "inference": INFERENCE_DEALS,
        "spot": -(-SPOT_GAMES // len(match.lineups())),
    }
    if step.kind == "among":
        deals["among"] = AMONG_GREEDY[step.game].deals
    start = time.monotonic()
    for results in play(match, range(deals[step.kind])):
        tally.add(results)
        progress(f"{step.name}: {tally.deals} deals, {time.monotonic() - start:.0f} s")
        if step.kind == "step":
            lead, bound = tally.lead(*step.bots)
            if abs(lead) > bound:
                break
    progress("")
    return judged(step, tally, time.monotonic() - start)


def judged(step: Step, tally: Any, seconds: float) -> dict[str, Any]:
    """The result of a step as data, with whether it holds."""
    standings = tally.standings()
    found = {
        "game": step.game,
        "players": step.players,
        "options": tally.match.options,
        "deals": tally.deals,
        "games": tally.games,
        "seconds": round(seconds),
        "bots": {
            standing.bot: {
                "share": round(standing.share, 4),
                "share_within": round(standing.share_within, 4),
                "times_even": round(standing.share * step.players, 3),
                "times_even_within": round(standing.share_within * step.players, 3),
                "points": round(standing.points, 3),
                "rating": round(standing.rating, 1),
            }
            for standing in standings
        },
    }
    if step.kind == "step":
        lead, bound = tally.lead(*step.bots)
        return {**found, "lead": round(lead, 4), "bound": round(bound, 4), "holds": lead > bound}
    if step.kind == "inference":
        return {**found, "holds": standings[0].rating > standings[1].rating}
    if step.kind == "spot":
        ratings = [standing.rating for standing in standings]
        return {**found, "holds": ratings == sorted(ratings, reverse=True)}
    times, wanted = standings[0].share * step.players, AMONG_GREEDY[step.game].wanted
    return {**found, "times_even": round(times, 3), "wanted": wanted, "holds": times >= wanted}


def line(name: str, found: dict[str, Any]) -> str:
    shares = ", ".join(
        f"{bot} {own['times_even']:.2f} ± {own['times_even_within']:.2f}"
        for bot, own in found["bots"].items()
    )
    sign = "✓" if found["holds"] else "✗"
    return f"{sign} {name}: {shares} times even; {found['games']} games, {found['seconds']} s"


def inside() -> bool:
    return "--inside" in sys.argv


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", metavar="WORD", action="append", default=[], help="steps with this word")
    parser.add_argument("--again", action="store_true", help="also what has a result")
    parser.add_argument("--cap", metavar="N", type=int, help="cap the tigers among greedy bots")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.inside:
        prepare(["compiled"])
        python = program(BENCH / ".venv-compiled", "python")
        os.execv(python, [python, __file__, *sys.argv[1:], "--inside"])
    results: dict[str, Any] = json.loads(RESULT.read_text()) if RESULT.exists() else {"steps": {}}
    for step in steps():
        wanted = all(word in step.name for word in given.only)
        if not wanted or (step.name in results["steps"] and not given.again):
            continue
        found = run(step, given.cap)
        print(line(step.name, found), flush=True)
        results = json.loads(RESULT.read_text()) if RESULT.exists() else results  # another may have added
        results["steps"][step.name] = found
        results.update(date=date.today().isoformat(), cpu=cpu_model(), python=platform.python_version())
        results.update(cap=CAP)
        RESULT.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
