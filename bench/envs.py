"""How fast are the environments? Ours beside PettingZoo's card games, in one run; then the batch, by itself.

Runs in the Python that starts it, which needs kotatsu[envs], compiled, and pettingzoo[classic]. Measurements
take turns, and the best turn of each counts. Every environment is driven by the same lines, which play random
legal moves with what `last()` gives. Gin rummy left PettingZoo with 1.26: `--older FOLDER` says where an
older one lies (`pip install --no-deps --target FOLDER pettingzoo==1.25.0`). Prints a table, and writes
bench/results/envs.json. A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np
from reporting import Target, progress, show, times, write

import kotatsu
from kotatsu.compiled import is_compiled
from kotatsu.envs import batch

PEERS = ("leduc_holdem_v4", "texas_holdem_v4")
OLDER = "gin_rummy_v4"
TOWER = "tower-of-pancakes"
TABLES = 256
MANY = 1024  # in each process, where two are compared with one
Measure = Callable[[float], float]
"""Works for about so many seconds; steps in a second."""


def aec(make: Callable[[], Any]) -> Measure:
    """Whole games through `agent_iter` and `last`, by random legal moves."""
    table, choose = make(), Random(7).choice
    seeds = iter(range(10**9))

    def measure(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            table.reset(seed=next(seeds))
            for _ in table.agent_iter():
                observation, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                else:
                    table.step(int(choice_of(observation["action_mask"], choose)))
                    steps += 1
        return steps / (process_time() - start)

    return measure


def choice_of(mask: Any, choose: Callable[[Any], Any]) -> Any:
    return choose(np.flatnonzero(mask))


def tables(
    game: str, count: int = TABLES, workers: int = 1, observe: bool = True, copy: bool = False
) -> Measure:
    """A batch that plays random moves. Of one process its own time counts, of several the clock's."""

    def measure(seconds: float) -> float:
        clock = process_time if workers == 1 else perf_counter
        with batch(game, count, observe=observe, workers=workers, copy=copy) as many:
            many.random_step()
            steps, start = 0, clock()
            while clock() - start < seconds:
                many.random_step()
                steps += count
            return steps / (clock() - start)

    return measure


def classic(peer: str) -> Measure:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return aec(import_module(f"pettingzoo.classic.{peer}").env)


def ours(game: str) -> Measure:
    from kotatsu.envs.pettingzoo import env  # not before: an older PettingZoo lacks what it needs

    return aec(lambda: env(game))


def elsewhere(folder: Path, peer: str) -> Measure:
    """One of an older PettingZoo, in a process of its own."""

    def measure(seconds: float) -> float:
        path = os.pathsep.join([str(folder), *sys.path])
        command = [sys.executable, __file__, "--only", peer, "--seconds", str(seconds)]
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return float(done.stdout.split()[-1])

    return measure


def one_by_the_clock(game: str) -> Measure:
    """By the clock, as two processes are measured that this is compared with."""

    def measure(seconds: float) -> float:
        with batch(game, MANY, copy=False) as many:
            many.random_step()
            steps, start = 0, perf_counter()
            while perf_counter() - start < seconds:
                many.random_step()
                steps += MANY
            return steps / (perf_counter() - start)

    return measure


def measures(older: Path | None) -> dict[str, Measure]:
    peers = {peer: classic(peer) for peer in PEERS}
    if older is not None:
        peers[OLDER] = elsewhere(older, OLDER)
    found: dict[str, Measure] = {}
    for peer, measure in peers.items():
        found[f"PettingZoo {peer}"] = measure
        found[f"AEC {TOWER} beside {peer}"] = ours(TOWER)
    for game in kotatsu.games():
        if game.name != TOWER:
            found[f"AEC {game.name}"] = ours(game.name)
    for game in kotatsu.games():
        found[f"batch {game.name}"] = tables(game.name)
    found[f"batch {TOWER}, one process of {MANY}"] = one_by_the_clock(TOWER)
    found[f"batch {TOWER}, two processes"] = tables(TOWER, 2 * MANY, workers=2)
    found[f"batch {TOWER}, arrays copied"] = tables(TOWER, copy=True)
    found[f"batch {TOWER}, masks alone"] = tables(TOWER, observe=False)
    return found


def targets(best: dict[str, float]) -> list[Target]:
    alone, two = best[f"batch {TOWER}, one process of {MANY}"], best[f"batch {TOWER}, two processes"]
    promises = [
        Target(
            f"AEC ≥ 10 × PettingZoo's {peer}",
            10,
            best[f"AEC {TOWER} beside {peer}"] / best[f"PettingZoo {peer}"],
        )
        for peer in (*PEERS, OLDER)
        if f"PettingZoo {peer}" in best
    ]
    promises.append(
        Target("batch ≥ 1,000,000 steps/s with masks and observations, one core", 1e6, best[f"batch {TOWER}"])
    )
    promises.append(Target("batch on two cores ≥ 1.8 × one", 1.8, two / alone))
    return promises


def versions() -> dict[str, str]:
    found = {"kotatsu": kotatsu.__version__}
    for package in ("numpy", "gymnasium", "pettingzoo", "rlcard"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one turn (default 1)")
    parser.add_argument("--rounds", type=int, default=4, help="turns of each measurement (default 4)")
    parser.add_argument("--quick", action="store_true", help="one short turn each, nothing written")
    parser.add_argument("--older", type=Path, metavar="FOLDER", help="where a PettingZoo with gin rummy lies")
    parser.add_argument("--only", help="measure this one of PettingZoo's, and print its steps in a second")
    given = parser.parse_args()
    if given.only:
        print(classic(given.only)(given.seconds))
        return
    seconds, rounds = (0.1, 1) if given.quick else (given.seconds, given.rounds)
    if not is_compiled():
        print("These rules are not compiled: distrust the figures.")
    found = measures(given.older)
    turns: dict[str, list[float]] = {name: [] for name in found}
    for turn in range(rounds):
        for name, measure in found.items():
            progress(f"round {turn + 1} of {rounds}: {name}")
            turns[name].append(measure(seconds))
    progress("")
    best = {name: max(rates) for name, rates in turns.items()}
    fastest = max(rate for name, rate in best.items() if name.startswith("PettingZoo"))
    lines = [[name, f"{rate:,.0f}", times(rate / fastest)] for name, rate in best.items()]
    show("Environments, random play", ["", "steps/s", "of PettingZoo's fastest"], lines)
    promises = targets(best)
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick:
        return
    figures = {
        name: {"steps/s": round(best[name]), "turns": [round(rate) for rate in turns[name]]} for name in best
    }
    result = {
        "versions": versions(),
        "compiled": is_compiled(),
        "tables": TABLES,
        "tables of each process, one beside two": MANY,
        "seconds": seconds,
        "rounds": rounds,
    }
    write("envs", {**result, "figures": figures}, promises)


if __name__ == "__main__":
    main()
