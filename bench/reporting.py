"""How benches tell what they measured: a line that replaces itself, a table, targets, a file of results."""

from __future__ import annotations

import json
import os
import platform
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parent / "results"


def progress(text: str) -> None:
    """One line that replaces itself, for people who watch; nothing in a log file."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def show(title: str, head: list[str], lines: list[list[str]]) -> None:
    """A table by rich when it is there, else in plain text; the first column is text, the others numbers."""
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        widths = [max(map(len, column)) for column in zip(head, *lines, strict=True)]
        print(f"\n{title}\n")
        for name, *cells in [head, ["-" * width for width in widths], *lines]:
            print(name.ljust(widths[0]), *map(str.rjust, cells, widths[1:]), sep="  ")
        return
    table = Table(title=title)
    for name in head:
        table.add_column(name, justify="right" if name else "left", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    Console(width=None if sys.stdout.isatty() else 120).print(table)


def times(value: float | None) -> str:
    return "" if value is None else f"{value:,.2f}×"


@dataclass
class Target:
    """What the engine promises, and what this run measured."""

    text: str
    required: float
    measured: float | None
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        if self.measured is None:
            return None
        return self.measured <= self.required if self.at_most else self.measured >= self.required

    def line(self) -> str:
        if self.measured is None:
            return f"? {self.text}: not measured"
        digits = 2 if self.measured < 1000 else 0
        return f"{'✓' if self.met else '✗'} {self.text}: {self.measured:,.{digits}f}"


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def write(name: str, result: dict[str, Any], promises: list[Target]) -> None:
    """Keep a run: when and where it was, what it measured, which targets it met."""
    where = {
        "date": date.today().isoformat(),
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }
    met = [
        {"target": p.text, "measured": p.measured and round(p.measured, 2), "met": p.met} for p in promises
    ]
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / f"{name}.json"
    text = json.dumps({**where, **result, "targets": met}, indent=2, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
    print(f"\nWritten: bench/results/{file.name}")
