"""How shall several processes of a server write? Three ways, side by side: python bench/writers.py [--quick]

Runs in a Python that has kotatsu, on a file in --folder: it is that disk which is measured. Tables are shared
out among processes; each append is one entry of 300 bytes, on the disk when it is counted.

- by turns: each process has a connection of its own, and they take turns by the lock of a file. That is what
  the workers of `kotatsu serve` do.
- SQLite's own waiting: the same without the lock, so that SQLite looks again and again.
- one writer: a process of its own has the only connection, and the others send it what to write.

First every table waits for about --pause seconds after each append, as people do; then for nothing but the
disk. Prints figures and writes bench/results/writers.json.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import struct
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import msgspec
from reporting import progress, show, write

from kotatsu.store import Listing
from kotatsu.store.custody import Custody
from kotatsu.store.opening import FILE
from kotatsu.store.sqlite import SqliteStore

ENTRY = b"x" * 300
RUNNING = Listing("cat-tower", "running", members=frozenset({"ann", "ben"}), about=ENTRY)
WAYS = {"turns": "by turns", "again": "SQLite's own waiting", "one": "one writer"}
SIZE = struct.Struct("<I")

Append = Callable[[str, int], Awaitable[None]]
Figures = dict[str, float]


def open_shared(folder: Path, way: str) -> SqliteStore:
    store = SqliteStore(folder / FILE, lost=())
    if way == "again":
        store._writer._turn = None
    return store


# --- one writer ---------------------------------------------------------------------------------------------


class Batches:
    """Sends messages, those of one turn of the loop by one call of the system."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._waiting: list[bytes] = []

    def send(self, message: Any) -> None:
        data = msgspec.msgpack.encode(message)
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(SIZE.pack(len(data)) + data)

    def _flush(self) -> None:
        self._writer.write(b"".join(self._waiting))
        self._waiting.clear()


async def receive(reader: asyncio.StreamReader) -> Any:
    (size,) = SIZE.unpack(await reader.readexactly(SIZE.size))
    return msgspec.msgpack.decode(await reader.readexactly(size))


def write_for_all(folder: Path, ready: Any) -> None:
    async def serve() -> None:
        async with SqliteStore(folder / FILE, lost=()) as store:

            async def client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                answers = Batches(writer)

                async def do(order: int, table: str, number: int) -> None:
                    await append_to(store, table, number)
                    answers.send(order)

                tasks = set()
                with suppress(asyncio.IncompleteReadError):  # its process has ended
                    while True:
                        task = asyncio.ensure_future(do(*await receive(reader)))
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)

            server = await asyncio.start_unix_server(client, folder / "writer")
            ready.set()
            await server.serve_forever()

    asyncio.run(serve())


async def append_to(store: SqliteStore, table: str, number: int) -> None:
    if number:
        await store.append(table, number, [ENTRY], RUNNING, same_members=True)
    else:
        await store.create(table, RUNNING)


async def asking(folder: Path) -> Append:
    """Appends by the process that writes for all."""
    reader, writer = await asyncio.open_unix_connection(folder / "writer")
    orders, waiting = Batches(writer), dict[int, asyncio.Future[None]]()

    async def listen() -> None:
        while True:
            waiting.pop(await receive(reader)).set_result(None)

    listening = asyncio.ensure_future(listen())
    count = 0

    async def append(table: str, number: int) -> None:
        nonlocal count
        assert not listening.done()
        count += 1
        waiting[count] = asyncio.get_running_loop().create_future()
        orders.send((count, table, number))
        await waiting[count]

    return append


# --- the processes ------------------------------------------------------------------------------------------


def work(
    folder: Path, way: str, names: list[str], pause: float, seconds: float, gate: Any, told: Any
) -> None:
    async def run() -> None:
        if way == "one":
            append = await asking(folder)
        else:
            store = open_shared(folder, way)

            async def append(table: str, number: int) -> None:
                await append_to(store, table, number)

        await asyncio.gather(*(append(name, 0) for name in names))
        await asyncio.to_thread(gate.wait)
        used, until = processor(), monotonic() + seconds
        waits: list[float] = []

        async def play(name: str) -> None:
            number = 0
            while monotonic() < until:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                number += 1
                began = perf_counter()
                await append(name, number)
                waits.append((perf_counter() - began) * 1000)

        await asyncio.gather(*map(play, names))
        told.put((waits, processor() - used))

    asyncio.run(run())


def processor() -> float:
    return sum(os.times()[:2])


def of_another(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def measure(folder: Path, way: str, workers: int, tables: int, pause: float, seconds: float) -> Figures:
    Custody(folder).prepare()
    started = multiprocessing.get_context("spawn")
    gate, ready, told = started.Barrier(workers + 1), started.Event(), started.Queue()
    writer = started.Process(target=write_for_all, args=(folder, ready))
    if way == "one":
        writer.start()
        ready.wait()
    shares = [[f"table {n}" for n in range(number, tables, workers)] for number in range(workers)]
    arguments = [(folder, way, share, pause, seconds, gate, told) for share in shares]
    processes = [started.Process(target=work, args=some) for some in arguments]
    for process in processes:
        process.start()
    gate.wait()
    before = of_another(writer.pid) if writer.pid else 0.0
    found = [told.get() for _ in processes]
    used = sum(each for _, each in found) + (of_another(writer.pid) - before if writer.pid else 0.0)
    for process in [*([writer] if writer.pid else []), *processes]:
        process.kill()
    waits = sorted(wait for some, _ in found for wait in some)
    return {
        "appends/s": len(waits) / seconds,
        "median ms": waits[len(waits) // 2],
        "p99 ms": waits[len(waits) * 99 // 100],
        "processor ms": used * 1000 / len(waits),
    }


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--tables", type=int, default=600, help="tables (default 600)")
    parser.add_argument("--pause", type=float, default=0.6, help="seconds between appends (default 0.6)")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of one measurement (default 4)")
    parser.add_argument("--folder", type=Path, help="where to measure (default: the temporary folder)")
    parser.add_argument("--quick", action="store_true", help="short ones, nothing written")
    given = parser.parse_args()
    seconds = 1.0 if given.quick else given.seconds
    figures: dict[str, Figures] = {}
    for workers, pause in ((2, given.pause), (2, 0.0), (8, given.pause)):
        for way, label in WAYS.items():
            what = f"{workers} processes, {f'{pause:g} s' if pause else 'no'} pause: {label}"
            progress(what)
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                figures[what] = measure(Path(folder), way, workers, given.tables, pause, seconds)
    progress("")
    head = ["", *next(iter(figures.values()))]
    lines = [[what, *(f"{value:,.2f}" for value in found.values())] for what, found in figures.items()]
    show(f"{given.tables} tables", head, lines)
    if not given.quick:
        rounded = {
            what: {name: round(value, 3) for name, value in found.items()} for what, found in figures.items()
        }
        load = round(os.getloadavg()[0], 1)
        write("writers", {"load": load, "tables": given.tables, "figures": rounded}, [])


if __name__ == "__main__":
    main()
