"""What does the lab cost? Simulation beside the bare engine, two cores beside one, memory, and a report.

Runs in the Python that starts it, so start it with one that has the compiled rules and the extra `lab`:
`python bench/lab.py`. Prints figures and whether targets are met, and writes bench/results/lab.json.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import tempfile
import time
from pathlib import Path

from kotatsu.bots.levels import strategy_of
from kotatsu.compiled import is_compiled
from kotatsu.core.chance import Rng
from kotatsu.core.playouts import GreedyPlayer, play_game, playouts
from kotatsu.core.registry import game as find_game
from kotatsu.lab.plan import Plan
from kotatsu.lab.report import Report
from kotatsu.lab.simulate import Simulation, play_part
from kotatsu.lab.study import Effort, study
from kotatsu.lab.workers import Workers

TOWER = "tower-of-pancakes"
TURNS = 3
RESULTS = Path(__file__).parent / "results" / "lab.json"


def plan(bot: str) -> Plan:
    return Plan(TOWER, 4, bots=(bot,))


def bare(bot: str, games: int) -> float:
    """Seconds of the engine alone: deals and moves, no seeds, no rows."""
    setup, rng = plan(bot).setup(), Rng(1)
    players = [GreedyPlayer(strategy_of(find_game(TOWER)))] * 4
    start = time.perf_counter()
    if bot == "random":
        playouts(setup, rng, games)
    else:
        for _ in range(games):
            play_game(setup.deal(rng), players, [rng] * 4, None)
    return time.perf_counter() - start


def rows(bot: str, games: int) -> float:
    """Seconds for the same number of games as Parquet."""
    start = time.perf_counter()
    size = plan(bot).chunk(1_000_000)
    for first in range(0, games, size):
        play_part(plan(bot), first, size, ".parquet", None)
    return time.perf_counter() - start


def overhead(bot: str, games: int) -> float:
    """How much longer simulating takes: turns alternate, the best of each counts."""
    rows(bot, 1)
    turns = [(bare(bot, games), rows(bot, games)) for _ in range(TURNS)]
    return min(two for _, two in turns) / min(one for one, _ in turns) - 1


def simulated(bot: str, games: int, processes: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        workers = Workers(processes)
        list(workers.run(time.sleep, [(0.5,)] * processes))  # processes are there, and have imported
        list(workers.run(play_part, [(plan(bot), 0, 10, ".parquet", None)] * 4 * processes))
        start = time.perf_counter()
        for _ in Simulation(plan(bot), games, Path(folder, "games.parquet")).run(workers):
            pass
        return time.perf_counter() - start


def _memory(games: int, decisions: bool, told: multiprocessing.Queue[tuple[int, float]]) -> None:
    moves = 0
    with tempfile.TemporaryDirectory() as folder:
        steps = Path(folder, "steps.parquet") if decisions else None
        for _, made in Simulation(plan("random"), games, Path(folder, "games.parquet"), steps).run(
            Workers(1)
        ):
            moves += made
    told.put((moves, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024))


def memory(games: int, decisions: bool) -> tuple[int, float]:
    """Decisions made, and the most memory that one worker with files took, in MB."""
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    process = context.Process(target=_memory, args=(games, decisions, told))
    process.start()
    found: tuple[int, float] = told.get()
    process.join()
    return found


def report(games: int) -> float:
    start = time.perf_counter()
    *_, found = study(plan("greedy"), Effort.for_games(games), Workers(2))
    assert isinstance(found, dict)
    Report(found, "en").html()
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--report", type=int, default=100_000, help="games of the report")
    chosen = parser.parse_args()
    found: dict[str, object] = {"compiled": is_compiled()}

    def tell(name: str, value: float, wanted: str, met: bool) -> None:
        found[name] = round(value, 4)
        print(f"{'✓' if met else '✗'} {name}: {value:.3g} (wanted {wanted})", flush=True)

    for bot, games in (("random", 40_000), ("greedy", 10_000)):
        cost = overhead(bot, games)
        tell(f"overhead_{bot}", cost, "≤ 0.25", cost <= 0.25)
    for bot, games in (("random", 400_000), ("greedy", 100_000)):
        times = simulated(bot, games, 1) / simulated(bot, games, 2)
        tell(f"two_cores_{bot}", times, "≥ 1.8", times >= 1.8)
    for decisions, games in ((False, 215_000), (True, 20_000)):
        moves, megabytes = memory(games, decisions)
        name = "memory_decisions" if decisions else "memory_games"
        found[f"{name}_moves"] = moves
        tell(name, megabytes, "≤ 300 MB", megabytes <= 300)
    seconds = report(chosen.report)
    tell("report_seconds", seconds, "< 60", seconds < 60)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
