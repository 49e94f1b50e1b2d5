"""A bar for long work, on standard error, so that what is printed stays clean; none when nobody looks."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


def progress(items: Iterable[Item], total: int, label: str) -> Iterator[Item]:
    """The items, with a bar that tells how many of them are done and how long the rest will take."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(items, total=total, description=label)


def tally(amounts: Iterable[int], total: int, label: str, rate: str) -> int:
    """Count what is done, with a bar that tells the rate and how long the rest will take; how much it was.

    The first amount was there before, so it says nothing of the rate. `rate` is a pattern: "{} games/s".
    """
    done = 0
    if not sys.stderr.isatty():
        return sum(amounts)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        start, before = time.monotonic(), 0
        for amount in amounts:
            done += amount
            before = before or done
            pace = (done - before) / max(time.monotonic() - start, 0.01)
            shown = f"{label}  {rate.format(f'{pace:,.0f}')}"
            bar.update(task, completed=done, description=shown)
    return done
