"""Killing a server in the middle of its work, to see that nothing it acknowledged is lost.

`python -m tests.store.kills FOLDER` is the victim: it goes on with whatever stands in the folder, plays many
tables at once and prints a line for each call that the store has acknowledged. `Witness` starts it, reads
those lines, kills it with SIGKILL and looks into the database.

What dies is the process, not the machine: that a commit also waits for the disk is held by another test.
"""

import asyncio
import random
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from kotatsu.store import Conflict, Store, open_store
from tests.store.stores import RUNNING, numbered

TABLES = 12
LONGEST = 40
"""A table is finished at the first entry from this number on, and the next one begins."""


# --- the victim ---------------------------------------------------------------------------------------------


async def play(store: Store, name: str, last: int, rng: random.Random) -> None:
    """Append entries one to three at a time until the table is finished."""
    while last < LONGEST:
        count = rng.randint(1, 3)
        entries = numbered(last + 1, last + count)
        if last + count >= LONGEST:
            await store.finish(name, last + 1, entries, b"record of " + name.encode())
        else:
            await store.append(name, last + 1, entries)
        last += count
        print(name, last, flush=True)


async def seat(store: Store, place: int, left: dict[str, int], rng: random.Random) -> None:
    """Tables one after another at this place; first what a killed server left."""
    for name in [name for name in left if name.startswith(f"{place}-")]:
        await play(store, name, left[name], rng)
    while True:
        name = f"{place}-{rng.getrandbits(64):016x}"
        await store.create(name, RUNNING, numbered(1, 1))
        print(name, 1, flush=True)
        await play(store, name, 1, rng)


async def victim(folder: str) -> None:
    async with open_store(folder) as store:
        left = {table.id: table.last for table in await store.unfinished()}
        rng = random.Random()
        await asyncio.gather(*(seat(store, place, left, rng) for place in range(TABLES)))


# --- the witness --------------------------------------------------------------------------------------------


@dataclass
class Witness:
    """Remembers over many kills what was acknowledged."""

    folder: Path
    rng: random.Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    kills: int = 0
    entries: int = 0

    def kill_one(self) -> None:
        """Let a victim work for a moment, kill it, check everything that is there."""
        command = [sys.executable, "-m", "tests.store.kills", str(self.folder)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as process:
            assert process.stdout is not None
            self._note(process.stdout.readline())
            time.sleep(self.rng.uniform(0, 0.06))
            process.kill()
            for line in process.stdout:
                self._note(line)
        assert process.returncode < 0, "the victim ended before it was killed"
        self.kills += 1
        asyncio.run(self._check())

    def _note(self, line: bytes) -> None:
        """A line that the kill cut off may name another number, and does not count."""
        if whole := re.fullmatch(rb"(\d+-[0-9a-f]{16}) (\d+)\n", line):
            self.acknowledged[whole[1].decode()] = int(whole[2])
        else:
            assert not line.endswith(b"\n"), line

    async def _check(self) -> None:
        """Each acknowledged entry is there exactly once; what else is there is whole and in order."""
        async with open_store(self.folder) as store:
            assert not store.lost, "an alarm without a loss"
            running = {table.id: table.last for table in await store.unfinished()}
            finished = {info.table_id for info in await store.records(limit=1_000_000)}
            assert not finished & set(running)
            assert set(self.acknowledged) <= finished | set(running), "a table is lost"
            self.entries = 0
            for name in finished | set(running):
                found = await store.entries(name)
                assert found == numbered(1, len(found)), f"{name} has {found}"
                assert len(found) >= self.acknowledged.get(name, 0), f"{name} lost entries"
                assert (name in finished) == (len(found) >= LONGEST), f"{name} is half finished"
                self.entries += len(found)
            for name in running:
                await self._write_again(store, name, running[name])

    async def _write_again(self, store: Store, name: str, last: int) -> None:
        try:
            await store.append(name, last, [b"a second time"])
        except Conflict:
            return
        raise AssertionError(f"entry {last} of {name} was written twice")


if __name__ == "__main__":
    asyncio.run(victim(sys.argv[1]))
