"""Many processes on one PostgreSQL: what the database does, measured, and a thousand of them, simulated.

    python bench/many_processes.py [--simulate] [--processes 1000] [--seed 1]

The first part asks the database that KOTATSU_BENCH_DATABASE names, in which it makes one of its own, with the
statements of a server: entries in groups, leases taken and let go, signs of life. With --simulate it is left
out, and the second part takes what bench/results/many_processes.json holds.

The second part is a discrete simulation, the same for the same seed: processes with tables, four people at
each, signs of life, leases, one database that does so many statements a second, connections that take a
process some time. Processes die, one or a tenth of them at once; a hundred are replaced, one after the other;
the database is away. It counts how long tables stood still, how many statements the database was asked for at
once, and whether anybody lost a lease who lived.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from reporting import RESULTS, Target, show, write

ENTRY = b"x" * 120
DATABASE = "KOTATSU_BENCH_DATABASE"
NAME = "kotatsu_many"
RESULT = RESULTS / "many_processes.json"


# --- measured -----------------------------------------------------------------------------------------------


async def measure(url: str, folder: Path, quick: bool) -> dict[str, float]:
    """What one core of a database does in a second, each alone."""
    from kotatsu.store import Listing, Store
    from kotatsu.store.postgresql import PostgresStore
    from kotatsu.store.sqlite import SqliteStore

    running = Listing("cat-tower", "running", about=ENTRY)
    tables, rounds = (200, 10) if quick else (1000, 20)
    names = [f"table {number}" for number in range(tables)]

    async def appends(store: Store) -> float:
        await asyncio.gather(*(store.create(name, running) for name in names))

        async def play(name: str) -> None:
            for number in range(1, rounds + 1):
                await store.append(name, number, [ENTRY])

        began = perf_counter()
        await asyncio.gather(*map(play, names))
        return tables * rounds / (perf_counter() - began)

    async def rate(count: int, call: Callable[[int], Any], at_once: int) -> float:
        began = perf_counter()
        for start in range(0, count, at_once):
            await asyncio.gather(*(call(number) for number in range(start, start + at_once)))
        return count / (perf_counter() - began)

    async with SqliteStore(folder / "store.sqlite3") as sqlite:
        found = {"SQLite, entries/s": await appends(sqlite)}
    async with PostgresStore(url) as store:
        found["entries/s"] = await appends(store)
        await store.leases.join("here:1", 60.0)
        found["leases taken/s"] = await rate(tables, lambda n: store.leases.take(names[n]), 50)
        found["leases let go/s"] = await rate(tables, lambda n: store.leases.let_go(names[n], None), 50)
        others = [PostgresStore(url) for _ in range(8)]
        for number, other in enumerate(others):
            await other.leases.join(f"here:{number}", 60.0)
        found["signs of life/s"] = await rate(1600, lambda n: others[n % 8].leases.renew(), 8)
        for other in others:
            await other.close()
        began = perf_counter()
        for name in names[:200]:
            await store.table(name)
            await store.entries(name)
        found["tables read/s"] = 200 / (perf_counter() - began)
        await store.leases.leave()
    return {name: round(value, 1) for name, value in found.items()}


def own_database(url: str) -> str:
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
        db.execute(f"CREATE DATABASE {NAME}")
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/{NAME}{'?' if parts.query else ''}{parts.query}"


# --- simulated ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class World:
    """What is simulated; the rates are those of one core, measured, times the cores of the database."""

    processes: int = 1000
    tables: int = 200  # of a process
    people: int = 4
    lease: float = 3.0
    renewals: int = 4
    cores: int = 16  # of the database
    takes: float = 2000.0  # a second and core
    renews: float = 1500.0
    reads: float = 1500.0
    entries: float = 8000.0
    moves: float = 0.1  # of a table in a second
    connection: float = 0.002  # seconds of a process
    load: float = 0.004  # of a process, for a table
    first_pause: float = 0.3  # of a client that comes back
    longest_pause: float = 15.0
    patient: bool = (
        True  # who finds a dead owner waits for the end of its word, and does not ask again and again
    )


class Queue:
    """Somebody who does one thing after the other; of a database, as many at once as it has cores."""

    def __init__(self, places: int = 1) -> None:
        self._free = [0.0] * places
        heapq.heapify(self._free)
        self.longest = 0.0  # wait

    def done(self, now: float, takes: float) -> float:
        """When something that is asked for now will be done."""
        start = max(now, heapq.heappop(self._free))
        heapq.heappush(self._free, start + takes)
        self.longest = max(self.longest, start - now)
        return start + takes

    def stop(self, until: float) -> None:
        self._free = [max(free, until) for free in self._free]
        heapq.heapify(self._free)


class Simulation:
    """One run of one trouble."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.rng = random.Random(seed)
        self.now = 0.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0
        self.database = Queue(world.cores)
        self.processes = [Queue() for _ in range(world.processes)]
        self.lives = [True] * world.processes
        self.until = [world.lease] * world.processes  # of the word of each
        self.statements: Counter[int] = Counter()  # by second
        self.still: list[float] = []  # for how long tables stood still
        self.lost = 0  # leases that ended though their process lived
        self.owner: dict[int, int] = {}  # of the tables that this is about
        self.since: dict[int, float] = {}  # when they stopped
        self.taking: set[tuple[int, int]] = set()
        self.begun: set[int] = set()

    def at(self, when: float, what: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.events, (when, self.count, what))

    def ask(self, rate: float, then: Callable[[], None]) -> None:
        """Have the database do something; how long others are busy with entries is taken off its cores."""
        world = self.world
        busy = world.processes * world.tables * world.moves / (world.entries * world.cores)
        self.statements[int(self.now)] += 1
        self.at(self.database.done(self.now, 1 / (rate * max(0.05, 1 - busy))), then)

    def run(self, seconds: float) -> None:
        for number in range(self.world.processes):
            when = self.rng.random() * self.world.lease / self.world.renewals
            self.at(when, partial(self.renew, number))
        while self.events and self.events[0][0] < seconds:
            self.now, _, what = heapq.heappop(self.events)
            what()

    # --- signs of life --------------------------------------------------------------------------------------

    def renew(self, number: int) -> None:
        if not self.lives[number]:
            return
        asked = self.now

        def said() -> None:
            if self.lives[number]:
                if asked >= self.until[number]:
                    self.lost += 1
                self.until[number] = asked + self.world.lease
                pause = self.world.lease / self.world.renewals
                self.at(max(self.now, asked + pause), partial(self.renew, number))

        self.ask(self.world.renews, said)

    # --- trouble --------------------------------------------------------------------------------------------

    def kill(self, numbers: list[int], comes_back: float | None = None, word_ends: bool = False) -> None:
        """Their people come back, each in their own time, to whoever lives."""
        for number in numbers:
            self.lives[number] = False
            if word_ends:
                self.until[number] = self.now
            for place in range(self.world.tables):
                table = number * self.world.tables + place
                self.owner[table], self.since[table] = number, self.now
                for _ in range(self.world.people):
                    self.come_back(table, self.world.first_pause)
            if comes_back is not None:
                self.at(self.now + comes_back, partial(self.revive, number))

    def revive(self, number: int) -> None:
        self.lives[number] = True
        self.until[number] = self.now + self.world.lease
        self.renew(number)

    def come_back(self, table: int, pause: float) -> None:
        wait = pause * (0.8 + 0.4 * self.rng.random())
        self.at(self.now + wait, partial(self.arrive, table, pause))

    def arrive(self, table: int, pause: float) -> None:
        number = self.rng.randrange(self.world.processes)
        if not self.lives[number]:
            self.come_back(table, min(self.world.longest_pause, pause * 1.7))
            return
        when = self.processes[number].done(self.now, self.world.connection)
        self.at(when, partial(self.need, table, number))

    def need(self, table: int, number: int) -> None:
        """Somebody is here who wants a table that another process may have."""
        if (table, number) in self.taking:
            return  # the same answer is for all who wait here
        self.taking.add((table, number))
        self.ask(self.world.takes, partial(self.asked, table, number))

    def asked(self, table: int, number: int) -> None:
        self.taking.discard((table, number))
        owner = self.owner[table]
        if table in self.begun:
            return  # passed on to whoever has it
        if self.until[owner] > self.now and not self.lives[owner]:
            left = self.until[owner] - self.now
            wait = (left if self.world.patient else 0.0) + 0.15 * (0.5 + self.rng.random())
            self.at(self.now + wait, partial(self.need, table, number))
            return
        self.owner[table] = number
        self.begun.add(table)
        self.ask(self.world.reads, partial(self.read, table, number))

    def read(self, table: int, number: int) -> None:
        when = self.processes[number].done(self.now, self.world.load)
        self.at(when, partial(self.goes_on, table))

    def goes_on(self, table: int) -> None:
        self.still.append(self.now - self.since[table])

    def away(self, seconds: float) -> None:
        """The database does nothing for a while; whoever's word ends meanwhile has no table any more."""
        self.database.stop(self.now + seconds)
        if seconds > self.world.lease:
            everybody = list(range(self.world.processes))
            self.at(self.now + self.world.lease, lambda: self.all_lapse(everybody))

    def all_lapse(self, numbers: list[int]) -> None:
        for number in numbers:
            for place in range(self.world.tables):
                table = number * self.world.tables + place
                self.owner[table], self.since[table] = number, self.now
                for _ in range(self.world.people):
                    self.come_back(table, self.world.first_pause)


def simulate(world: World, seed: int) -> dict[str, dict[str, float]]:
    """Each trouble alone, ten seconds after the beginning."""
    few, many = 1, max(1, world.processes // 10)

    def one(cause: Callable[[Simulation], None], seconds: float = 40.0, **more: Any) -> dict[str, float]:
        simulation = Simulation(World(**{**asdict(world), **more}), seed)
        simulation.at(10.0, lambda: cause(simulation))
        simulation.run(seconds)
        still = sorted(simulation.still)
        return {
            "tables": len(simulation.since),
            "that went on": len(still),
            "half stood still, s": round(still[len(still) // 2], 2) if still else 0.0,
            "99 of 100, s": round(still[len(still) * 99 // 100], 2) if still else 0.0,
            "longest, s": round(still[-1], 2) if still else 0.0,
            "statements/s, most": max(simulation.statements.values()),
            "database waited for, s": round(simulation.database.longest, 3),
            "leases lost by the living": simulation.lost,
        }

    def replace(simulation: Simulation) -> None:
        for number in range(min(100, world.processes)):

            def go(number: int = number) -> None:
                simulation.kill([number], comes_back=2.0, word_ends=True)

            simulation.at(10.0 + number * 0.1, go)

    return {
        "nothing": one(lambda _: None, 30.0),
        "one dies": one(lambda s: s.kill(list(range(few)))),
        "a tenth die": one(lambda s: s.kill(list(range(many)))),
        "the same, if who waits asked again and again": one(
            lambda s: s.kill(list(range(many))), patient=False
        ),
        "a hundred are replaced, ten a second": one(replace),
        "the database is away for 5 s": one(lambda s: s.away(5.0), tables=max(1, world.tables // 10)),
    }


def report(found: dict[str, dict[str, float]], world: World) -> None:
    head = ["", *next(iter(found.values()))]
    lines = [[name, *(f"{value:,}" for value in row.values())] for name, row in found.items()]
    show(f"{world.processes:,} processes with {world.tables} tables each, simulated", head, lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--simulate", action="store_true", help="only simulate, with what was measured before"
    )
    parser.add_argument("--processes", type=int, default=1000, help="of the simulation (default 1,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the simulation (default 1)")
    parser.add_argument("--quick", action="store_true", help="a short measurement; nothing written")
    given = parser.parse_args()
    if given.simulate:
        measured = json.loads(RESULT.read_text())["measured"] if RESULT.exists() else {}
    else:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            measured = asyncio.run(measure(own_database(os.environ[DATABASE]), Path(folder), given.quick))
        show(
            "One process and its database",
            ["", ""],
            [[name, f"{value:,}"] for name, value in measured.items()],
        )
    rates = {
        "takes": measured.get("leases taken/s"),
        "renews": measured.get("signs of life/s"),
        "reads": measured.get("tables read/s"),
        "entries": measured.get("entries/s"),
    }
    world = World(given.processes, **{name: value for name, value in rates.items() if value})
    found = simulate(world, given.seed)
    report(found, world)
    one, tenth = found["one dies"], found["a tenth die"]
    targets = [
        Target("one dies: 99 of 100 tables go on within 5 s", 5.0, one["99 of 100, s"], at_most=True),
        Target("a tenth die: 99 of 100 tables go on within 10 s", 10.0, tenth["99 of 100, s"], at_most=True),
        Target(
            "a tenth die: nobody who lives loses a lease", 0, tenth["leases lost by the living"], at_most=True
        ),
    ]
    print("", *(target.line() for target in targets), sep="\n")
    if not given.quick and not given.simulate:
        write("many_processes", {"measured": measured, "world": asdict(world), "simulated": found}, targets)


if __name__ == "__main__":
    main()
