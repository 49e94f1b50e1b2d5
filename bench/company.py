"""Measure what sleeping slow games cost a server: python bench/company.py [--quick]

Two databases have the same twenty quick games. One has ten thousand slow games more, at which nobody is:
three days for each decision, four people each, all five games in turn; at a thousand of them somebody has
prepared a move. `kotatsu serve` is started on each in turn, three times, and the quick games are played over
real sockets: a move takes from its sending until its player is told, and so much of a core, which tells more
than the clock on a busy machine. Prints these and the memory of the server's process, and writes
bench/results/company.json. A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from reporting import Target, progress, show, write
from tables import KEY, PEOPLE, Figures, Player, Server, come, copied, owner, running, staying

import kotatsu
from kotatsu.core import state as rules
from kotatsu.store import open_store
from kotatsu.table import PLAYING, Clock, Table
from kotatsu.table.commands import Answer, Play, Prepare

QUICK_GAMES = 20
MOVES = 60
"""At each quick table."""
ROUNDS = 3
DIFFERENT = 50
THREE_DAYS = Clock("move", 3 * 86_400)
SETTLED = 15.0
"""Seconds after a start until its memory is read: by then it has looked through its tables."""


def slow(number: int, game: str, is_prepared: bool) -> Table:
    """A game that waits for somebody; perhaps another one there has prepared what to play then."""
    now = time.time()
    rng = random.Random(f"{number} slow")
    entries = running(number, game).entries
    entries[0]["description"]["clock"] = {"kind": "move", "seconds": THREE_DAYS.seconds, "increment": 0}
    for entry in entries:
        entry["at"] = now
    table = Table.load(entries)
    for _ in range(100 if is_prepared else 0):
        for seat in range(PEOPLE):
            view = table.state().view(seat)
            kind, moves = view.ahead(seat)
            if seat not in table.deciders and moves:
                answers = [Answer([view.text(seat, move) for move in moves[:5]], kind)]
                table.handle(owner(number, seat), Prepare(seat, answers), now)
                return table
        seat = rng.choice(table.deciders)
        table.handle(owner(number, seat), Play(seat, rng.choice(table.state().legal_moves(seat))), now)
        if table.phase != PLAYING:
            break
    return slow(number + 1000, game, is_prepared) if is_prepared else table


async def fill(folder: Path, sleeping: int, prepared: int) -> None:
    games = [game.name for game in kotatsu.games()]
    async with open_store(folder) as store:
        await store.set_setting("cookie", KEY)
        for number in range(QUICK_GAMES):
            table = running(number, games[number % len(games)])
            await store.create(*copied(table, number, number))
        for is_prepared, first, last in ((True, 0, prepared), (False, prepared, sleeping)):
            made: dict[int, tuple[int, Table]] = {}
            for number in range(first, last):
                progress(f"slow game {number + 1} of {sleeping}")
                kind = number % DIFFERENT
                if kind not in made:
                    table = slow(200_000 + kind, games[kind % len(games)], is_prepared)
                    made[kind] = (int(table.id.removeprefix("table").rstrip("_")), table)
                await store.create(*copied(made[kind][1], made[kind][0], 100_000 + number))


async def timed(seats: list[Player], moves: int, rng: random.Random) -> list[float]:
    """Milliseconds from each move to what its player is told of it."""
    found: list[float] = []
    for _ in range(moves):
        able = [player for player in seats if player.moves()]
        if seats[0].document["phase"] != "playing" or not able:
            break
        mover = rng.choice(able)
        views = mover.document["game_state"]["views"]
        began = time.perf_counter()
        await mover.play(rng)
        await mover.until(lambda: mover.document["game_state"]["views"] != views)  # noqa: B023
        found.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.05)  # the others hear of it too
    return found


class Run(NamedTuple):
    empty: float  # megabytes before anybody comes
    full: float  # and after they have played
    latencies: list[float]  # milliseconds
    core: float  # milliseconds of a core that the server has used for a move


async def measure(folder: Path) -> Run:
    server = Server(folder, 1)
    try:
        await asyncio.sleep(SETTLED)
        empty = server.megabytes()
        tables = [[Player(server, number, seat) for seat in range(PEOPLE)] for number in range(QUICK_GAMES)]
        here = [player for seats in tables for player in seats]
        await come(here)
        async with staying(here):
            rng, before = random.Random(7), server.processor()
            found = await asyncio.gather(*(timed(seats, MOVES, rng) for seats in tables))
            used, full = server.processor() - before, server.megabytes()
        for player in here:
            await player.leave()
    finally:
        server.stop()
    latencies = [one for some in found for one in some]
    return Run(empty, full, latencies, used / len(latencies))


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def compare(sleeping: int, prepared: int, rounds: int) -> dict[str, list[Run]]:
    found: dict[str, list[Run]] = {"without": [], "with": []}
    with tempfile.TemporaryDirectory() as folder:
        for name, count in (("without", 0), ("with", sleeping)):
            await fill(Path(folder) / name, count, min(prepared, count))
        for turn in range(rounds):
            for name in found:
                progress(f"round {turn + 1} of {rounds}, {name}")
                copy = Path(folder) / f"{name} {turn}"
                copy.mkdir()
                for file in (Path(folder) / name).iterdir():
                    (copy / file.name).write_bytes(file.read_bytes())
                os.sync()  # else the disk would be busy with it while they play
                found[name].append(await measure(copy))
    progress("")
    return found


def figures(found: dict[str, list[Run]]) -> Figures:
    told: Figures = {}
    for name, runs in found.items():
        told[f"MB after the start, {name}"] = median(run.empty for run in runs)
        told[f"MB after play, {name}"] = median(run.full for run in runs)
        for part in (0.5, 0.99):
            told[f"p{part * 100:.0f} ms, {name}"] = median(percentile(run.latencies, part) for run in runs)
        told[f"ms of a core for a move, {name}"] = median(run.core for run in runs)
        told[f"p99 ms, from run to run, {name}"] = max(percentile(run.latencies, 0.99) for run in runs) - min(
            percentile(run.latencies, 0.99) for run in runs
        )
    told["MB that they cost"] = max(
        told[f"MB after {when}, with"] - told[f"MB after {when}, without"] for when in ("the start", "play")
    )
    cores = [told[f"ms of a core for a move, {name}"] for name in ("without", "with")]
    told["% more of a core for a move"] = 100 * (cores[1] / cores[0] - 1)
    told["p99 ms that they cost"] = told["p99 ms, with"] - told["p99 ms, without"]
    return told


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--sleeping", type=int, default=10_000, help="slow games (default 10,000)")
    parser.add_argument("--prepared", type=int, default=1000, help="moves prepared there (default 1,000)")
    parser.add_argument("--quick", action="store_true", help="200 slow games, once, nothing written")
    given = parser.parse_args()
    sleeping, prepared = (200, 50) if given.quick else (given.sleeping, given.prepared)
    found = figures(asyncio.run(compare(sleeping, prepared, 1 if given.quick else ROUNDS)))
    spread = max(found[f"p99 ms, from run to run, {name}"] for name in ("without", "with"))
    many = f"{sleeping:,} sleeping slow games, {prepared:,} prepared moves"
    promises = [
        Target(f"{many}: memory ≤ 50 MB", 50, found["MB that they cost"], True),
        Target(
            f"{many}: p99 within what it differs from run to run (ms)",
            spread,
            found["p99 ms that they cost"],
            True,
        ),
    ]
    promises.append(
        Target(f"{many}: more of a core for a move ≤ 5 %", 5, found["% more of a core for a move"], True)
    )
    show(many, ["", ""], [[key, f"{value:,.1f}"] for key, value in found.items()])
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick:
        return
    result = {
        "load": round(os.getloadavg()[0], 1),
        "rules": "plain Python" if rules.__file__.endswith(".py") else "compiled",
        "sleeping": sleeping,
        "prepared": prepared,
        "quick games": QUICK_GAMES,
        "rounds": ROUNDS,
        "figures": {key: round(value, 2) for key, value in found.items()},
    }
    write("company", result, promises)


if __name__ == "__main__":
    main()
