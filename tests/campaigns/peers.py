"""Three processes on one PostgreSQL, in trouble: `python -m tests.campaigns.peers [seconds] [seed]`.

Games at a time are played to the end over real sockets, players of one table at different processes, while
processes are killed, stopped, paused beyond their lease, cut off from the database, and the database itself
is away for five seconds. After each round everything that was acknowledged must be there once, in an order
that agrees with the time at which it was made; all players must have seen the same; no table may have stood
still for more than ten seconds.
"""

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from tests.server.test_peers import pauses, play_through_trouble

KINDS = ("kill", "pause", "kill", "part", "stop", "cut")
EACH = 5
"""Times that something happens in one round; its games end sooner or later."""
LONGEST = 10.0


def run(seconds: float, seed: str) -> None:
    rng, start = Random(seed), time.monotonic()
    happened: Counter[str] = Counter()
    moves = games = 0
    longest = 0.0
    while time.monotonic() - start < seconds:
        kinds = rng.sample(KINDS, len(KINDS))
        with tempfile.TemporaryDirectory() as folder:
            played = play_through_trouble(Path(folder), kinds, EACH, rng.randrange(2**32), LONGEST)
        happened.update(kinds[number % len(kinds)] for number in range(played.kills))
        moves, games = moves + played.moves, games + len(played.tables)
        longest = max(longest, pauses(played))
        passed = time.monotonic() - start
        print(f"{passed:.0f} s: {dict(happened)}, the longest pause {longest:.1f} s", flush=True)
    print(f"{games} games to the end, {moves} acknowledged moves, each there exactly once")


if __name__ == "__main__":
    run(
        float(sys.argv[1]) if len(sys.argv) > 1 else 120.0,
        sys.argv[2] if len(sys.argv) > 2 else "campaign",
    )
