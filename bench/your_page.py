"""How long a server takes to answer for somebody's own page: `python bench/your_page.py [GAMES]`.

A database with that many finished games of one person (10,000 if not said), half of them with two other
people, of all games; asked over HTTP, as the page does.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.clients import Person, Server
from tests.server.history import fill


async def measure(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        ann = await Person(server, "Ann").arrive()
        identity = ann.http.cookies["kotatsu"].split(".")[0]
        server.stop()
        fill(server.folder / "kotatsu.sqlite3", identity, count)
        server.start()
        for path in (
            "/api/you",
            "/api/you?against=bots",
            "/api/you/games",
            "/api/you/games?game=cat-tower&players=2",
        ):
            times = []
            for _ in range(30):
                began = time.perf_counter()
                (await ann.http.get(path)).raise_for_status()
                times.append((time.perf_counter() - began) * 1000)
            middle = statistics.median(times)
            print(f"{path}: median {middle:.0f} ms, first {times[0]:.0f} ms, worst {max(times):.0f} ms")
        size = (server.folder / "kotatsu.sqlite3").stat().st_size / 1e6
        print(f"{count} games, database of {size:.0f} MB")
        await ann.http.aclose()
        server.close()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
