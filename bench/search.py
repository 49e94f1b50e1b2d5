"""How fast do the bots search? Ours in Tower Of PanCakes beside OpenSpiel's C++ IS-MCTS in hearts.

One core, one search at a time, every iteration with a world of its own, at the first card of a game for
four. Measurements take turns and the best turn of each counts. Writes bench/results/search.json.
A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse

from places import PEERS, ask, prepare
from playouts import TOWER, Row, Rows, figures, measure, ours, peer, ratio
from reporting import Target, show, times, write

THEIRS = "hearts_ismcts"


def rows() -> list[Row]:
    registered: dict[str, int] = ask("compiled", "ours.py", "about")["games"]
    games = [
        Row(f"{game}_{measure}", f"{game}, {players} players, {measure[7:]}", "compiled", command)
        for game, players in registered.items()
        if game != TOWER
        for measure in ("search_random", "search_guided")
        for command in [["ours.py", measure, "--game", game, "--players", str(players)]]
    ]
    return [
        ours("compiled", "search_random", "random rollouts"),
        peer("open_spiel", THEIRS, "OpenSpiel hearts, C++ IS-MCTS"),
        ours("compiled", "search_guided", "guided, as the bots search"),
        *games,
    ]


def targets(found: Rows) -> list[Target]:
    plain, guided = found.get("compiled_search_random"), found.get("compiled_search_guided")
    return [
        Target("random rollouts ≥ 100,000 iterations/s", 100e3, plain.figure if plain else None),
        Target("guided ≥ 30,000 iterations/s", 30e3, guided.figure if guided else None),
        Target("random rollouts ≥ 3 × OpenSpiel's IS-MCTS", 3, ratio(plain, found.get(THEIRS))),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each measurement (default 5)")
    given = parser.parse_args()
    ready = prepare(["compiled", "open_spiel"])
    found = measure([row for row in rows() if row.place in ready], given.seconds, given.rounds)
    plain = found.get("compiled_search_random")
    lines = [
        [row.label, f"{row.figure:,.0f}", f"{1e6 / row.figure:,.1f} µs", times(ratio(plain, row))]
        for row in found.values()
    ]
    show("Searching, one core", ["", "iterations/s", "each", "ours, random, is"], lines)
    promises = targets(found)
    print("", *(promise.line() for promise in promises), sep="\n")
    result = {
        "versions": {"open_spiel": PEERS["open_spiel"]},
        "seconds": given.seconds,
        "rounds": given.rounds,
        "figures": figures(found),
    }
    write("search", result, promises)


if __name__ == "__main__":
    main()
