"""Two worlds that differ in secret, by the hundred: `python -m tests.campaigns.leaks [of each kind] [seed]`.

Every game's hidden cards; secret choices, made or not, this or that, withdrawn or not, before a restart or a
change of rules; what is prepared ahead of time; pasts that players are meant to remember. After every step
everybody who must not notice asks two real servers for everything, and all of it is compared
(tests/server/worlds.py). Prints every leak; ends with 1 if there is one.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.worlds import (
    GAMES,
    Compared,
    Course,
    another_past,
    compare,
    make_steady,
    other_cards,
    prepared_before,
    secret_before,
    secret_choice,
)

AT_ONCE = 10
"""Courses at one pair of servers: more would make everybody's list of tables long."""

Make = Callable[[Random, str], Course | None]


def kinds() -> dict[str, Make]:
    """Every way in which two worlds can differ."""
    found: dict[str, Make] = {}
    for game in GAMES:
        found[f"{game}, other cards"] = lambda rng, name, game=game: other_cards(game, rng, name)
    for game in ("itadaki-sashiage", "cat-tower"):
        found[f"{game}, a secret choice"] = lambda rng, name, game=game: secret_choice(game, rng, name)
    found["itadaki-sashiage, a secret choice after a move"] = lambda rng, name: secret_choice(
        "itadaki-sashiage", rng, name, midway=True
    )
    aided = {"memory_aid": True}
    found["itadaki-sashiage, a secret choice, with the memory aid"] = lambda rng, name: secret_choice(
        "itadaki-sashiage", rng, name, **aided
    )
    found["itadaki-sashiage, a secret step before"] = lambda rng, name: secret_before(
        "itadaki-sashiage", rng, name, **(aided if rng.random() < 0.5 else {})
    )
    for game in GAMES:
        found[f"{game}, something prepared"] = lambda rng, name, game=game: prepared_before(game, rng, name)
    found["itadaki-sashiage, another past"] = another_past
    return found


def courses_of(make: Make, count: int, rng: Random) -> list[Course]:
    found: list[Course] = []
    while len(found) < count:
        course = make(rng, f"table{len(found)}".ljust(22, "_"))
        if course is not None:
            found.append(course)
    return found


def run(count: int, seed: str) -> int:
    whole = Compared()
    with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as monkeypatch:
        make_steady(Path(place) / "steady", monkeypatch)
        for kind, make in kinds().items():
            start, cpu = time.monotonic(), sum(os.times()[:4])
            rng, kept = Random(f"{seed} {kind}"), Compared()
            for first in range(0, count, AT_ONCE):
                courses = courses_of(make, min(AT_ONCE, count - first), rng)
                with tempfile.TemporaryDirectory(dir=place) as folder:
                    kept += compare(Path(folder), courses, thorough=True)
            whole += kept
            print(
                f"{kind}: {kept}, {time.monotonic() - start:.0f} s, {sum(os.times()[:4]) - cpu:.0f} s CPU",
                flush=True,
            )
            for leak in kept.leaks:
                print(leak, flush=True)
    print(f"all: {whole}")
    return 1 if whole.leaks else 0


if __name__ == "__main__":
    sys.exit(
        run(
            int(sys.argv[1]) if len(sys.argv) > 1 else 20,
            sys.argv[2] if len(sys.argv) > 2 else "campaign",
        )
    )
