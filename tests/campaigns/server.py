"""A server killed a thousand times under play: `python -m tests.campaigns.server [kills] [seed]`.

Some games at a time are played to the end over real sockets, while the server's process is killed and started
again and again; then every move that it acknowledged must be on the disk exactly once.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server.clients import Server
from tests.server.kills import check, play_under_kills

EACH = 25
"""Kills of one round of games; they end sooner or later."""


def run(kills: int, seed: str) -> None:
    rng = Random(seed)
    start = time.monotonic()
    done = moves = games = 0
    while done < kills:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / "data"
            server = Server(folder, "pause=0.03")
            try:
                found = asyncio.run(play_under_kills(server, min(EACH, kills - done), rng))
                server.stop()
                check(folder, found)
            finally:
                server.close()
        done, moves, games = done + found.kills, moves + found.moves, games + len(found.tables)
        print(f"{done} of {kills} kills, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{done} kills, {games} games to the end, {moves} acknowledged moves, each there exactly once")


if __name__ == "__main__":
    run(
        int(sys.argv[1]) if len(sys.argv) > 1 else 1000,
        sys.argv[2] if len(sys.argv) > 2 else "campaign",
    )
