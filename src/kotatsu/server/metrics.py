"""Counters for Prometheus, in its text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Self

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
    "notices": "Notices to people who are away, by their way",
    "notices_failed": "Tries to deliver one that failed, by their way",
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

    def taken(self) -> "Taken":
        """All of it, as it stands now."""
        gauges = {name: gauge() for name, gauge in self.gauges.items()}
        return Taken(self.counts.copy(), gauges, self._buckets.copy(), self._seconds, self._timed)


@dataclass
class Taken:
    """What was counted up to a moment, by one process or, added up, by several."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    gauges: dict[str, float] = field(default_factory=dict)
    buckets: list[int] = field(default_factory=lambda: [0] * len(BUCKETS))
    seconds: float = 0.0
    timed: int = 0

    def __iadd__(self, other: "Taken") -> Self:
        self.counts.update(other.counts)
        for name, gauge in other.gauges.items():
            self.gauges[name] = self.gauges.get(name, 0) + gauge
        self.buckets = [one + more for one, more in zip(self.buckets, other.buckets, strict=True)]
        self.seconds += other.seconds
        self.timed += other.timed
        return self

    def as_data(self) -> dict[str, Any]:
        """As JSON; `read` is the way back."""
        return {
            "counts": [[*key, count] for key, count in self.counts.items()],
            "gauges": self.gauges,
            "buckets": self.buckets,
            "seconds": self.seconds,
            "timed": self.timed,
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        counts = Counter({(name, label): count for name, label, count in data["counts"]})
        return cls(counts, data["gauges"], data["buckets"], data["seconds"], data["timed"])

    def text(self) -> str:
        lines: list[str] = []
        for name, about in HELP.items():
            full = f"kotatsu_{name}_total"
            lines += [f"# HELP {full} {about}.", f"# TYPE {full} counter"]
            found = sorted((label, n) for (counted, label), n in self.counts.items() if counted == name)
            lines += [f"{full}{_kind(label)} {n}" for label, n in found or [("", 0)]]
        for name, gauge in self.gauges.items():
            lines += [f"# TYPE kotatsu_{name} gauge", f"kotatsu_{name} {gauge:g}"]
        lines += self._histogram("kotatsu_command_seconds")
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        rows = [f'{name}_bucket{{le="{limit:g}"}} {n}' for limit, n in zip(BUCKETS, accumulate(self.buckets))]
        rest = [f'{name}_bucket{{le="+Inf"}} {self.timed}', f"{name}_sum {self.seconds:.6f}"]
        return [f"# TYPE {name} histogram", *rows, *rest, f"{name}_count {self.timed}"]


def text_of(several: Iterable[Taken]) -> str:
    """Of a whole server."""
    whole = Taken()
    for taken in several:
        whole += taken
    return whole.text()


def _kind(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
