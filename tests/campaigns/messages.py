"""Malformed messages by the hundred thousand: `python -m tests.campaigns.messages [how many] [seed]`.

A stranger sends them to a table where two people play, over real sockets. Every one is answered with a
sentence; nothing goes wrong inside the server, its memory stays bounded, and the game goes on.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server.clients import Server, memory, people, play_some, seated
from tests.server.nonsense import pester

AT_ONCE = 10_000


async def play_beside(server: Server, count: int, seed: str) -> None:
    start = time.monotonic()
    sent = refused = 0
    async with people(server, "Ann", "Ben", "Mallory") as persons:
        clients = await seated(persons[:2], "cat-tower", 2)
        before = memory(server.process.pid)
        while sent < count:
            some = min(AT_ONCE, count - sent)
            refused += await pester(persons[2], clients[0].table, some, Random(f"{seed} {sent}"))
            sent += some
            print(f"{sent} of {count} messages, {time.monotonic() - start:.0f} s", flush=True)
        await play_some(clients, 6, Random(1))
        metrics = (await persons[0].http.get("/metrics")).text
        assert "kotatsu_errors_total 0" in metrics
        grown = (memory(server.process.pid) - before) / 1e6
        assert grown < 50, f"the server has grown by {grown:.0f} MB"
    print(f"{sent} messages, {refused} refused with a sentence, no error; memory grew by {grown:.1f} MB")


def run(count: int, seed: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place) / "data", "messages_per_second=1e6")
        try:
            asyncio.run(play_beside(server, count, seed))
            assert server.stop() == 0
        finally:
            server.close()


if __name__ == "__main__":
    run(
        int(sys.argv[1]) if len(sys.argv) > 1 else 100_000,
        sys.argv[2] if len(sys.argv) > 2 else "campaign",
    )
