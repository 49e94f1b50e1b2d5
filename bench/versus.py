"""Is it slower than it was? Every game of ours, as it is here beside another commit, in one run.

`python bench/versus.py HEAD~1` installs both compiled in bench/.venv-* and lets them take turns, one process
on one core at a time. Each turn gives a ratio of the two; what is printed is their median, so that a machine
that is busy for a while says nothing. Writes bench/results/versus.json; a missed target shows as ✗, the exit
code stays 0.
"""

from __future__ import annotations

import argparse
from statistics import median

from places import Failed, ask, prepare, prepare_commit
from reporting import Target, progress, show, times, write

MEASURES = ("playouts", "search_random", "search_guided", "imagine", "clone", "show")
KEPT = 0.97
"""A change that is not about speed keeps this much of it."""


def measure(place: str, what: str, game: str, players: int, seconds: float) -> float:
    arguments = ("--game", game, "--players", str(players), "--seconds", str(seconds), "--repeats", "1")
    rates: dict[str, float] = ask(place, "ours.py", what, *arguments)
    return next(iter(rates.values()))


def compare(before: str, game: str, players: int, given: argparse.Namespace) -> dict[str, float]:
    """Now by before, for each measure."""
    ratios: dict[str, list[float]] = {what: [] for what in given.measures}
    for turn in range(given.turns):
        for what in given.measures:
            progress(f"{game}: {what}, turn {turn + 1} of {given.turns}")
            rates = {}
            for place in (before, "compiled") if turn % 2 else ("compiled", before):
                rates[place] = measure(place, what, game, players, given.seconds)
            ratios[what].append(rates["compiled"] / rates[before])
    return {what: round(median(found), 3) for what, found in ratios.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("commit", help="the commit to compare with")
    parser.add_argument("--games", nargs="*", help="only these games")
    parser.add_argument("--measures", nargs="*", default=list(MEASURES), choices=MEASURES)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    before = prepare_commit(given.commit)
    if "compiled" not in prepare(["compiled"]):
        raise Failed("this commit does not compile")
    games: dict[str, int] = ask("compiled", "ours.py", "about")["games"]
    chosen = {game: players for game, players in games.items() if not given.games or game in given.games}
    found = {game: compare(before, game, players, given) for game, players in chosen.items()}
    lines = [[game, *(times(ratios[what]) for what in given.measures)] for game, ratios in found.items()]
    show(f"This commit beside {given.commit}", ["", *given.measures], lines)
    worst = min((ratio, game, what) for game, ratios in found.items() for what, ratio in ratios.items())
    promise = Target(f"slowest of all ({worst[1]}, {worst[2]}) beside {given.commit}", KEPT, worst[0])
    print(promise.line())
    write("versus", {"commit": given.commit, "games": found}, [promise])


if __name__ == "__main__":
    main()
