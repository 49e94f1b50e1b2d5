"""Counters for Prometheus, in its text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "commands": "Commands that were carried out, by kind",
    "refused": "Messages and commands that were refused",
    "messages_in": "Messages from clients",
    "messages_out": "Messages to clients",
    "snapshots": "Whole documents sent",
    "resumed": "Connections that went on where they broke",
    "dropped": "Connections ended because they read too slowly",
    "limited": "Requests and messages refused because they came too fast",
    "turned_away": "Connections refused at the door, or cut because they were late or in the way",
    "bot_moves": "Moves of bots",
    "bot_deaths": "Processes of bots that died or were ended",
    "errors": "Errors that should not happen",
}


class Metrics:
    """Counts, gauges that are asked when somebody looks, and how long a command took to be durable."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._buckets = [0] * len(BUCKETS)
        self._seconds = 0.0
        self._timed = 0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def time(self, seconds: float) -> None:
        """How long it took from reading a command to showing what came of it."""
        self._seconds += seconds
        self._timed += 1
        place = bisect_left(BUCKETS, seconds)
        if place < len(BUCKETS):
            self._buckets[place] += 1

    def text(self) -> str:
        lines: list[str] = []
        for name, about in HELP.items():
            full = f"kotatsu_{name}_total"
            lines += [f"# HELP {full} {about}.", f"# TYPE {full} counter"]
            found = sorted((label, n) for (counted, label), n in self.counts.items() if counted == name)
            lines += [f"{full}{_kind(label)} {n}" for label, n in found or [("", 0)]]
        for name, gauge in self.gauges.items():
            lines += [f"# TYPE kotatsu_{name} gauge", f"kotatsu_{name} {gauge():g}"]
        lines += self._histogram("kotatsu_command_seconds")
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        rows = [
            f'{name}_bucket{{le="{limit:g}"}} {n}' for limit, n in zip(BUCKETS, accumulate(self._buckets))
        ]
        rest = [f'{name}_bucket{{le="+Inf"}} {self._timed}', f"{name}_sum {self._seconds:.6f}"]
        return [f"# TYPE {name} histogram", *rows, *rest, f"{name}_count {self._timed}"]


def _kind(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
