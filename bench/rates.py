"""The stopwatch that our side and the peers share, so that neither is timed more kindly."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import process_time

Counts = dict[str, int]
Play = Callable[[int], Counts]
"""Does n units of work and returns what it counted: `{"moves": 640, "games": 10}`."""


def best(play: Play, seconds: float, repeats: int) -> dict[str, float]:
    """Time `play` for about `seconds`, `repeats` times; the best repeat, judged by its first count, as rates.

    The clock is the processor's time of this process (all measured code runs in one thread), so that waiting
    for other work on the machine costs nobody anything. What noise is left only slows a run down: the best is
    the least wrong. First n grows until one call takes a twentieth of the time, and everything is warm.
    """
    n = 1
    while True:
        start = process_time()
        play(n)
        took = process_time() - start
        if took >= seconds / 20:
            break
        n *= 2
    return max(
        (_once(play, n, seconds) for _ in range(repeats)), key=lambda rates: next(iter(rates.values()))
    )


def _once(play: Play, n: int, seconds: float) -> dict[str, float]:
    totals: Counts = {}
    took, start = 0.0, process_time()
    while took < seconds:
        for name, count in play(n).items():
            totals[name] = totals.get(name, 0) + count
        took = process_time() - start
    return {f"{name}/s": total / took for name, total in totals.items()}


def parser(doc: str | None) -> argparse.ArgumentParser:
    """The arguments that `ours.py` and `peers.py` share."""
    result = argparse.ArgumentParser(description=doc)
    result.add_argument("--seconds", type=float, default=1.0, help="length of one repeat (default 1)")
    result.add_argument("--repeats", type=int, default=3, help="repeats, the best counts (default 3)")
    return result


def report(figures: object) -> None:
    """Print one line of JSON, the last line a measuring process writes."""
    print(json.dumps(figures), flush=True)
