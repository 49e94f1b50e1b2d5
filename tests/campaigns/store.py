"""A server killed thousands of times: `python -m tests.campaigns.store [kills] [seed]`.

Each time it is in the middle of a dozen games; every entry that it acknowledged must be there exactly once.
The data folder starts anew every hundred kills, so that checking it stays quick.
"""

import random
import sys
import tempfile
import time
from pathlib import Path

from tests.store.kills import Witness


def run(kills: int, seed: str) -> None:
    rng = random.Random(seed)
    start = time.monotonic()
    entries = acknowledged = 0
    for done in range(0, kills, 100):
        with tempfile.TemporaryDirectory() as folder:
            witness = Witness(Path(folder), rng)
            for _ in range(min(100, kills - done)):
                witness.kill_one()
            entries += witness.entries
            acknowledged += sum(witness.acknowledged.values())
        print(f"{done + witness.kills} of {kills} kills, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{kills} kills, {entries} entries, {acknowledged} of them acknowledged; nothing lost")


if __name__ == "__main__":
    run(
        int(sys.argv[1]) if len(sys.argv) > 1 else 2000,
        sys.argv[2] if len(sys.argv) > 2 else "campaign",
    )
