"""How fast is the engine? Random playouts of ours beside OpenSpiel's hearts and RLCard's uno, in one run.

Makes its own environments in bench/.venv-*: kotatsu compiled, kotatsu as plain Python, and the peers.
Measurements take turns, one process on one core at a time, and the best turn of each counts.
Prints a table of figures and of how many times as fast ours is, and writes bench/results/playouts.json.
A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from typing import Any

from places import PEERS, Failed, ask, prepare
from reporting import Target, progress, show, times, write

TOWER = "tower-of-pancakes"
BASE = {"moves/s": "compiled_playouts", "clones/s": "compiled_clone", "deals/s": "compiled_deal"}
"""Ratios are taken to these rows of ours: like is compared with like."""


@dataclass
class Row:
    """One measurement: where and how it runs, and its rates in every turn it had."""

    key: str
    label: str
    place: str
    command: list[str]
    turns: list[dict[str, float]] = field(default_factory=list)

    @property
    def unit(self) -> str:
        return next(iter(self.turns[0]))

    @property
    def best(self) -> dict[str, float]:
        return max(self.turns, key=lambda rates: rates[self.unit])

    @property
    def figure(self) -> float:
        return self.best[self.unit]


Rows = dict[str, Row]


def ours(place: str, measure: str, label: str) -> Row:
    table = ["--game", TOWER, "--players", "4", "--options", json.dumps({"mode": "basic"})]
    return Row(f"{place}_{measure}", f"kotatsu {place}, {label}", place, ["ours.py", measure, *table])


def peer(package: str, measure: str, label: str) -> Row:
    return Row(measure, label, package, ["peers.py", measure])


def tower_and_peers() -> list[Row]:
    """Ours and theirs alternate, each beside what it is compared with: a slow spell meets both."""
    mine = [
        ours("compiled", "playouts", "own driver"),
        ours("compiled", "steps", "driven from Python"),
        ours("compiled", "clone", "clone"),
        ours("uncompiled", "playouts", "own driver"),
        ours("uncompiled", "steps", "driven from Python"),
        ours("uncompiled", "clone", "clone"),
        ours("compiled", "deal", "sealed deal"),
        ours("uncompiled", "deal", "sealed deal"),
    ]
    theirs = [
        peer("open_spiel", "hearts_rollouts", "OpenSpiel hearts, C++ rollouts, deal not timed"),
        peer("open_spiel", "hearts_python", "OpenSpiel hearts, Python API"),
        peer("open_spiel", "hearts_clone", "OpenSpiel hearts, clone"),
        peer("open_spiel", "hearts_games", "OpenSpiel hearts, C++ games"),
        peer("open_spiel", "hearts_python_dealt", "OpenSpiel hearts, Python API, deal not timed"),
        peer("rlcard", "uno_engine", "RLCard uno, bare rules"),
        peer("rlcard", "uno_env", "RLCard uno, env.step"),
    ]
    return [row for row in chain.from_iterable(zip_longest(mine, theirs)) if row]


def game_rows(games: dict[str, int]) -> list[Row]:
    """The compiled driver on each game with its default options, at the given number of players."""
    return [
        Row(
            name,
            f"{name}, {n} players",
            "compiled",
            ["ours.py", "playouts", "--game", name, "--players", str(n)],
        )
        for name, n in games.items()
    ]


def measure(rows: list[Row], seconds: float, rounds: int) -> Rows:
    """Every row once a round, round after round. A row that fails is dropped with one sentence."""
    left = {row.key: row for row in rows}
    for turn in range(rounds):
        for key, row in list(left.items()):
            progress(f"round {turn + 1} of {rounds}: {row.label}")
            try:
                row.turns.append(ask(row.place, *row.command, "--seconds", str(seconds), "--repeats", "1"))
            except Failed as why:
                progress("")
                print(f"{row.label} left out: {why}")
                del left[key]
    progress("")
    return left


# --- reporting ----------------------------------------------------------------------------------------------


def ratio(over: Row | None, row: Row | None) -> float | None:
    """How many times as fast `over` is; None when either is missing or they count different things."""
    if over is None or row is None or over is row or over.unit != row.unit:
        return None
    return over.figure / row.figure


def show_tower(rows: Rows) -> None:
    units = list(BASE)
    lines = []
    for row in sorted(rows.values(), key=lambda row: (units.index(row.unit), -row.figure)):
        games = row.best.get("games/s")
        each = f"{1e6 / row.figure:,.2f} µs"
        over, by_hand = ratio(rows.get(BASE[row.unit]), row), ratio(rows.get("compiled_steps"), row)
        best = f"{row.figure:,.0f} {row.unit:<8}"
        lines.append([row.label, best, f"{games:,.0f}" if games else each, times(over), times(by_hand)])
    head = ["", "best", "games/s", "compiled is", "from Python is"]
    show(f"Random play: {TOWER}, basic, 4 players, beside its peers", head, lines)


def show_games(rows: Rows) -> None:
    base = rows.get(TOWER)
    lines = [
        [
            row.label,
            f"{row.figure:,.0f}",
            f"{row.best['games/s']:,.0f}",
            times(ratio(row, base) if base else None),
        ]
        for row in rows.values()
    ]
    show("Every game: compiled, own driver", ["", "moves/s", "games/s", f"of {TOWER}"], lines)


def targets(rows: Rows) -> list[Target]:
    def figure(key: str) -> float | None:
        return rows[key].figure if key in rows else None

    driver, sealed = rows.get("compiled_playouts"), figure("compiled_deal")
    return [
        Target("compiled ≥ 1 × OpenSpiel's C++ rollouts", 1, ratio(driver, rows.get("hearts_rollouts"))),
        Target("compiled ≥ 10 × OpenSpiel's Python API", 10, ratio(driver, rows.get("hearts_python"))),
        Target("driven from Python ≥ 1,000,000 moves/s", 1e6, figure("compiled_steps")),
        Target("clone ≥ 2,000,000/s", 2e6, figure("compiled_clone")),
        Target("sealed deal ≤ 50 µs", 50, 1e6 / sealed if sealed else None, at_most=True),
        Target("uncompiled ≥ 150,000 moves/s", 150e3, figure("uncompiled_playouts")),
    ]


def figures(rows: Rows) -> dict[str, Any]:
    """What the JSON says of each row; `turns` lets a reader judge how noisy the machine was."""
    result: dict[str, Any] = {}
    for key, row in rows.items():
        rates = {name: round(rate, 1) for name, rate in row.best.items()}
        result[key] = {"what": row.label, **rates, "turns": [round(turn[row.unit]) for turn in row.turns]}
    return result


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each measurement (default 5)")
    parser.add_argument("--quick", action="store_true", help="one short turn each, nothing written")
    parser.add_argument("--games", metavar="LIST", help="compare our games too: 'all', or names with commas")
    given = parser.parse_args()
    seconds, rounds = (0.1, 1) if given.quick else (given.seconds, given.rounds)

    rows = tower_and_peers()
    ready = prepare(dict.fromkeys(row.place for row in rows))
    versions = {place: PEERS[place] for place in ready if place in PEERS}
    known: dict[str, int] = {}
    for place in [place for place in ready if place not in PEERS]:
        try:
            about = ask(place, "ours.py", "about")
        except Failed as why:
            print(f"kotatsu {place} does not start, so the bench goes on without it: {why}")
            ready.remove(place)
            continue
        versions["kotatsu"], known = about["version"], about["games"]
        if about["compiled"] != (place == "compiled"):
            print(
                f"The {place} install is {'' if about['compiled'] else 'not '}compiled: distrust its figures."
            )

    by_game: list[Row] = []
    if given.games:
        names = list(known) if given.games == "all" else given.games.split(",")
        if unknown := [name for name in names if name not in known]:
            parser.error(f"no game {', '.join(unknown)}; there are: {', '.join(known) or 'none'}")
        by_game = game_rows({name: n for name, n in known.items() if name == TOWER or name in names})

    measured = measure([row for row in rows + by_game if row.place in ready], seconds, rounds)
    games = {row.key: row for row in by_game if row.key in measured}
    tower = {key: row for key, row in measured.items() if key not in games}
    promises = targets(tower)

    show_tower(tower)
    if games:
        show_games(games)
    print("", *(promise.line() for promise in promises), sep="\n")

    if given.quick:
        return
    result = {
        "versions": versions,
        "seconds": seconds,
        "rounds": rounds,
        "figures": figures(tower),
        "ours_is_times": {
            key: round(over, 3)
            for key, row in tower.items()
            if (over := ratio(tower.get(BASE[row.unit]), row))
        },
    }
    if games:
        result["games"] = figures(games)
    write("playouts", result, promises)


if __name__ == "__main__":
    main()
