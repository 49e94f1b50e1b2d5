"""Measure the store beside SQLite without it: python bench/store.py [--quick]

Runs in a Python that has kotatsu, `.venv-dev/bin/python bench/store.py` for example (the store is not
compiled, so any install will do), on a file in --folder: it is that disk which is measured. Prints figures
and writes bench/results/store.json. A missed target shows as ✗; the exit code stays 0.

Measurements take turns and the best turn of each counts. An append is one entry of 60 bytes, on the disk
when it is counted. "SQLite bare" does no more than insert rows, in one thread, with the same settings.
A start is cold for the process; the system may still have the file in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from reporting import Target, progress, show, write

from kotatsu.store import Listing
from kotatsu.store.sqlite import SqliteStore

ENTRY = b"x" * 60
TABLES = 1000
GAME_LENGTH = 60
RUNNING = Listing("cat-tower", "running", members=frozenset({"ann", "ben", "cem"}), about=ENTRY)

Figures = dict[str, float]
Measure = Callable[[Path, int], Awaitable[Figures]]
"""In a new folder, about so many appends; what it counted, the rate or the time that is judged first."""


def rate(count: int, start: float) -> float:
    return count / (perf_counter() - start)


def milliseconds(start: float) -> float:
    return (perf_counter() - start) * 1000


# --- appending ----------------------------------------------------------------------------------------------


async def bare_single(folder: Path, count: int) -> Figures:
    """One commit a row, by SQLite alone: what the disk allows."""
    with closing(bare(folder)) as db:
        start = perf_counter()
        for number in range(count):
            db.execute("INSERT INTO entries VALUES ('table', ?, ?)", (number, ENTRY))
        return {"appends/s": rate(count, start), "appends": count, "commits": count}


async def bare_grouped(folder: Path, count: int) -> Figures:
    """All rows in groups of TABLES, by SQLite alone."""
    groups = max(1, count // TABLES)
    with closing(bare(folder)) as db:
        start = perf_counter()
        for number in range(groups):
            db.execute("BEGIN")
            rows = ((f"table {n:04}", number, ENTRY) for n in range(TABLES))
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            db.execute("COMMIT")
        return {"appends/s": rate(groups * TABLES, start), "appends": groups * TABLES, "commits": groups}


def bare(folder: Path) -> sqlite3.Connection:
    db = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(
        "CREATE TABLE entries (t TEXT, number INTEGER, entry BLOB, PRIMARY KEY (t, number)) WITHOUT ROWID"
    )
    return db


async def store_single(folder: Path, count: int) -> Figures:
    """One table whose every append waits for the one before: the worst case."""
    async with SqliteStore(folder / "store.sqlite3") as store:
        await store.create("table", RUNNING)
        before, start = store.commits, perf_counter()
        for number in range(1, count + 1):
            await store.append("table", number, [ENTRY])
        return {"appends/s": rate(count, start), "appends": count, "commits": store.commits - before}


async def store_grouped(folder: Path, count: int) -> Figures:
    """TABLES tables at once, each waiting for its own appends."""
    rounds = max(1, count // TABLES)
    async with SqliteStore(folder / "store.sqlite3") as store:
        names = await fill(store, 0)
        waits: list[float] = []

        async def play(name: str) -> None:
            for number in range(1, rounds + 1):
                began = perf_counter()
                await store.append(name, number, [ENTRY])
                waits.append(milliseconds(began))

        before, start = store.commits, perf_counter()
        await asyncio.gather(*map(play, names))
        speed = rate(rounds * TABLES, start)
    waits.sort()
    return {
        "appends/s": speed,
        "appends": rounds * TABLES,
        "commits": store.commits - before,
        "median ms": waits[len(waits) // 2],
        "p99 ms": waits[len(waits) * 99 // 100],
    }


# --- starting -----------------------------------------------------------------------------------------------


async def cold_start(folder: Path, count: int) -> Figures:
    """Open a store of TABLES unfinished tables and list them; then read every entry of every one."""
    path = folder / "store.sqlite3"
    async with SqliteStore(path) as store:
        await fill(store, GAME_LENGTH)
    start = perf_counter()
    async with SqliteStore(path) as store:
        found = await store.unfinished()
        listed = milliseconds(start)
        logs = await asyncio.gather(*(store.entries(table.id) for table in found))
        result = {"listed ms": listed, "all read ms": milliseconds(start)}
    assert len(found) == TABLES and all(len(log) == GAME_LENGTH for log in logs)
    return {**result, "megabytes on disk": path.stat().st_size / 1e6}


async def fill(store: SqliteStore, entries: int) -> list[str]:
    names = [f"table {n:04}" for n in range(TABLES)]
    await asyncio.gather(*(store.create(name, RUNNING, [ENTRY] * entries) for name in names))
    return names


# --- reporting ----------------------------------------------------------------------------------------------

MEASURES: dict[str, tuple[str, Measure]] = {
    "bare_single": ("SQLite bare, a commit a row", bare_single),
    "store_single": ("store, one table", store_single),
    "bare_grouped": (f"SQLite bare, a commit for {TABLES} rows", bare_grouped),
    "store_grouped": (f"store, {TABLES} tables at once", store_grouped),
    "cold_start": (f"cold start, {TABLES} tables", cold_start),
}
SHARE = {"bare_single": 0.05, "store_single": 0.05}
"""Of the appends: those that wait for the disk each time are slow, and fewer of them tell as much."""


def measure(folder: Path, appends: int, rounds: int) -> dict[str, list[Figures]]:
    turns: dict[str, list[Figures]] = {key: [] for key in MEASURES}
    for turn in range(rounds):
        for key, (label, function) in MEASURES.items():
            progress(f"round {turn + 1} of {rounds}: {label}")
            with tempfile.TemporaryDirectory(dir=folder) as place:
                count = round(appends * SHARE.get(key, 1))
                turns[key].append(asyncio.run(function(Path(place), count)))  # type: ignore[arg-type]
    progress("")
    return turns


def best(turns: list[Figures]) -> Figures:
    """The fastest turn: noise only slows down."""
    unit = next(iter(turns[0]))
    choose = max if unit.endswith("/s") else min
    return choose(turns, key=lambda figures: figures[unit])


def rounded(figures: Figures) -> Figures:
    return {name: round(value, 1) for name, value in figures.items()}


def cells(figures: Figures) -> list[str]:
    """The figure that is judged, the commits it took, and the rest."""
    (unit, value), *rest = ((name, value) for name, value in figures.items() if name != "appends")
    more = ", ".join(f"{value:,.0f} {name}" for name, value in rest if name != "commits")
    return [f"{value:,.0f} {unit}", f"{figures['commits']:,.0f}" if "commits" in figures else "", more]


def targets(figures: dict[str, Figures]) -> list[Target]:
    start, grouped = figures["cold_start"], figures["store_grouped"]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
    return [
        Target(f"cold start: {TABLES} unfinished tables listed ≤ 2,000 ms", 2000, start["listed ms"], True),
        Target("cold start: all their entries read ≤ 2,000 ms", 2000, start["all read ms"], True),
        Target(
            f"{TABLES} tables at once: appends a commit ≥ 10", 10, grouped["appends"] / grouped["commits"]
        ),
        Target(f"the store with {TABLES} tables, this bench included: peak memory ≤ 400 MB", 400, peak, True),
    ]


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--appends", type=int, default=30_000, help="appends of a turn (default 30,000)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each measurement (default 3)")
    parser.add_argument("--folder", type=Path, help="where to measure (default: the temporary folder)")
    parser.add_argument("--quick", action="store_true", help="one short turn each, nothing written")
    given = parser.parse_args()
    appends, rounds = (4000, 1) if given.quick else (given.appends, given.rounds)

    turns = measure(given.folder, appends, rounds)
    figures = {key: best(list_) for key, list_ in turns.items()}
    promises = targets(figures)
    lines = [[MEASURES[key][0], *cells(found)] for key, found in figures.items()]
    show("The store, beside SQLite without it", ["", "best turn", "commits", "more"], lines)
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick:
        return
    result: dict[str, Any] = {
        "versions": {"sqlite": sqlite3.sqlite_version},
        "appends": appends,
        "rounds": rounds,
        "figures": {
            key: {
                "what": MEASURES[key][0],
                **rounded(found),
                "turns": [round(next(iter(turn.values())), 1) for turn in turns[key]],
            }
            for key, found in figures.items()
        },
    }
    write("store", result, promises)


if __name__ == "__main__":
    main()
