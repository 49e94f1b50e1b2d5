"""Plots as SVG: plain shapes whose colours come from the page, so that they read in dark, light and print."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

WIDTH = 680
ROW = 22
LABEL = 230
RIGHT = 70
TINTS = 8  # classes c0 to c7 of the page

Shown = Callable[[float], str]


def _svg(height: float, title: str, inside: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}"'
    return f"<svg {box}>{''.join(inside)}</svg>"


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high.

    >>> ticks(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    >>> ticks(-3, 12)
    [0.0, 5.0, 10.0]
    """
    span = max(high - low, 1e-9)
    power: float = 10.0 ** floor(log10(span / most))
    step = next(power * times for times in (1, 2, 5, 10) if span / (power * times) <= most)
    return [
        round(step * count, 10) for count in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)
    ]


class Scale:
    """From values to places on the page."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self._start + part * (self._end - self._start)


def dots(
    title: str, rows: Sequence[tuple[str, float, float | None, bool]], reference: float, shown: Shown
) -> str:
    """A mean with its interval in each row, beside a line where all would be if nothing mattered; those that
    are clearly off it stand out."""
    low = min(reference, *[value - (within or 0) for _, value, within, _ in rows])
    high = max(reference, *[value + (within or 0) for _, value, within, _ in rows])
    margin = (high - low) * 0.06 or abs(high) * 0.1 or 0.1
    scale = Scale(low - margin, high + margin, LABEL, WIDTH - RIGHT)
    bottom = len(rows) * ROW + 6
    parts = [_line(scale(at), 2, scale(at), bottom, "grid") for at in ticks(scale.low, scale.high)]
    parts += [
        _text(scale(at), bottom + 14, shown(at), "small", "middle") for at in ticks(scale.low, scale.high)
    ]
    parts.append(_line(scale(reference), 2, scale(reference), bottom, "even"))
    for number, (label, value, within, clear) in enumerate(rows):
        y = number * ROW + ROW / 2 + 3
        parts.append(_text(LABEL - 10, y + 4, label, "", "end"))
        if within is not None and isfinite(within):
            parts.append(_line(scale(value - within), y, scale(value + within), y, "within"))
        kind = "dot clear" if clear else "dot"
        parts.append(f'<circle cx="{scale(value):.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>')
        parts.append(_text(WIDTH - RIGHT + 8, y + 4, shown(value), "small"))
    return _svg(bottom + 22, title, parts)


def histogram(title: str, counts: Sequence[tuple[int, int]], shown: Shown, most: int = 60) -> str:
    """How often each number came up, in bins where there are many numbers."""
    low, high = counts[0][0], counts[-1][0]
    size = max(1, ceil((high - low + 1) / most))
    bins: dict[int, int] = {}
    for value, count in counts:
        bins[(value - low) // size] = bins.get((value - low) // size, 0) + count
    scale, up = Scale(low, high + size, 40, WIDTH - 20), Scale(0, max(bins.values()), 170, 12)
    parts = [_line(40, 170, WIDTH - 20, 170, "axis")]
    for place, count in bins.items():
        left, right = scale(low + place * size), scale(low + (place + 1) * size)
        shape = f'x="{left + 0.5:.1f}" y="{up(count):.1f}" width="{max(1, right - left - 1):.1f}"'
        parts.append(f'<rect {shape} height="{170 - up(count):.1f}" class="bar"/>')
    parts += [
        _text(scale(at + (size / 2 if size == 1 else 0)), 186, shown(at), "small", "middle")
        for at in ticks(low, high, 10)
        if at == int(at)
    ]
    return _svg(194, title, parts)


def curve(
    title: str,
    points: Sequence[tuple[float, float, float]],
    reference: float | None,
    across: Shown,
    shown: Shown,
    top: float | None = None,
) -> str:
    """A mean with its interval over time."""
    high = max([value + within for _, value, within in points]) if top is None else top
    scale = Scale(points[0][0], points[-1][0], 56, WIDTH - 28)
    up = Scale(0, high, 190, 12)
    parts = [_line(56, up(at), WIDTH - 28, up(at), "grid") for at in ticks(0, high)]
    parts += [_text(50, up(at) + 4, shown(at), "small", "end") for at in ticks(0, high)]
    parts += [
        _text(scale(at), 206, across(at), "small", "middle") for at in ticks(points[0][0], points[-1][0], 5)
    ]
    if reference is not None:
        parts.append(_line(56, up(reference), WIDTH - 28, up(reference), "even"))
    above = [f"{scale(at):.1f},{up(min(high, value + within)):.1f}" for at, value, within in points]
    below = [f"{scale(at):.1f},{up(max(0, value - within)):.1f}" for at, value, within in reversed(points)]
    parts.append(f'<polygon points="{" ".join([*above, *below])}" class="band"/>')
    middle = " ".join(f"{scale(at):.1f},{up(value):.1f}" for at, value, _ in points)
    parts.append(f'<polyline points="{middle}" class="curve"/>')
    return _svg(214, title, parts)


def stacked(title: str, bars: Sequence[tuple[str, Sequence[tuple[str, float]]]], shown: Shown) -> str:
    """What a whole is made of, one bar for each; what is below zero goes to the left."""
    low = min(sum(min(0.0, value) for _, value in parts) for _, parts in bars)
    high = max(sum(max(0.0, value) for _, value in parts) for _, parts in bars)
    scale = Scale(low, high, 110, WIDTH - 20)
    drawn = [_line(scale(at), 4, scale(at), 70, "grid") for at in ticks(low, high)]
    drawn += [_text(scale(at), 86, shown(at), "small", "middle") for at in ticks(low, high)]
    for row, (label, parts) in enumerate(bars):
        y, ends = 8 + row * 32, [0.0, 0.0]
        drawn.append(_text(100, y + 17, label, "", "end"))
        for place, (name, value) in enumerate(parts):
            side = 0 if value >= 0 else 1
            left, right = sorted((scale(ends[side]), scale(ends[side] + value)))
            ends[side] += value
            where = f'x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="25"'
            words = f"<title>{escape(name)} {escape(shown(value))}</title>"
            drawn.append(f'<rect {where} class="part c{place % TINTS}">{words}</rect>')
            if right - left > 7.2 * len(name) + 6:
                drawn.append(_text((left + right) / 2, y + 17, name, "onpart", "middle"))
    drawn.append(_line(scale(0), 4, scale(0), 70, "axis"))
    return _svg(94, title, drawn)
