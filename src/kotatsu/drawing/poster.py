"""A game's picture made of text as an SVG, on a poster of 1200 × 630: what a link to a moment is shown with.

Whatever stands for a thing rather than for a letter is drawn: pancakes, marks of seats, frames, cards.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

from kotatsu.drawing.canvas import Line, cells, plain, shorten, width
from kotatsu.drawing.styles import STYLES

WIDTH, HEIGHT = 1200, 630
INK, PAPER, DIM = "#3b2a25", "#fffaf0", "#7d6f66"
_BOARD = (36, 132, 1128, 466)  # x, y, width, height of the paper that the picture lies on
_MARGIN = 22
_CELL = 2.05  # a cell's height in times of its width
_LARGEST = 17.5  # px: the widest cell
_MOST_NAME = 14
_FONT, _TITLE_FONT = "sans-serif", "cursive"  # whoever renders it has faces for both


@dataclass(frozen=True)
class Player:
    """Somebody at the table: the colour of a seat, a name, points so far."""

    name: str
    points: str
    wins: bool


def poster(title: str, moment: str, players: Sequence[Player], lines: Sequence[Line], cover: str = "") -> str:
    """The whole poster; `cover` is the address of a picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="{_FONT}">',
        _room(),
        _head(title, moment, cover),
        _people(players),
        _board(lines),
        "</svg>",
    ]
    return "".join(parts)


# --- around it ----------------------------------------------------------------------------------------------


def _room() -> str:
    x, y, wide, high = _BOARD
    return (
        '<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#27314b"/>'
        '<stop offset="1" stop-color="#5a4a63"/></linearGradient>'
        '<radialGradient id="lamp" cx=".5" cy="0" r=".75"><stop stop-color="#ffc46b" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#wall)"/>'
        f'<rect width="{WIDTH}" height="330" fill="url(#lamp)"/>'
        f'<rect y="330" width="{WIDTH}" height="{HEIGHT - 330}" fill="#d9a066"/>'
        f'<rect y="330" width="{WIDTH}" height="8" fill="#b9814c"/>'
        f'<rect x="{x}" y="{y + 6}" width="{wide}" height="{high}" rx="26" fill="#000" opacity=".22"/>'
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="26" fill="{PAPER}"/>'
    )


def _head(title: str, moment: str, cover: str) -> str:
    left = 148 if cover else 40
    picture = (
        f'<clipPath id="cover"><rect x="36" y="20" width="94" height="94" rx="18"/></clipPath>'
        f'<image xlink:href="{escape(cover)}" x="36" y="20" width="94" height="94" clip-path="url(#cover)" '
        f'preserveAspectRatio="xMidYMid slice"/>'
        if cover
        else ""
    )
    size = 46 if cells(title) <= 26 else 36
    return (
        f"{picture}"
        f'<text x="{left}" y="66" fill="#fff3dc" font-family="{_TITLE_FONT}" font-weight="600" '
        f'font-size="{size}">{escape(title)}</text>'
        f'<text x="{WIDTH - 40}" y="48" fill="#ffcf5c" font-family="{_TITLE_FONT}" font-weight="600" '
        f'font-size="28" text-anchor="end">Kotatsu</text>'
        f'<text x="{WIDTH - 40}" y="74" fill="#f4e3c8" font-size="20" text-anchor="end">'
        f"{escape(moment)}</text>"
    )


def _people(players: Sequence[Player]) -> str:
    """Beside one another under the title: mark, name, points, and a star for who won."""
    size = 26 if len(players) <= 4 else 22
    room = (WIDTH - 148 - 30) / max(4, len(players))
    parts = []
    for seat, player in enumerate(players):
        x = 148 + seat * room
        name = escape(shorten(player.name, min(_MOST_NAME, int((room - size * 3.4) / size * 1.9))))
        star = '<tspan fill="#ffcf5c"> ★</tspan>' if player.wins else ""
        parts.append(
            f'<circle cx="{x + 9:.0f}" cy="98" r="9" fill="{_ink(f"seat{seat}")}" stroke="#fff3dc" '
            f'stroke-width="2"/><text x="{x + 26:.0f}" y="107" fill="#fff3dc" font-size="{size}" '
            f'font-weight="700">{name} <tspan fill="#ffcf5c">{escape(player.points)}</tspan>{star}</text>'
        )
    return "".join(parts)


# --- the picture --------------------------------------------------------------------------------------------


def _board(lines: Sequence[Line]) -> str:
    x, y, wide, high = _BOARD
    shown = [line for line in lines if plain(line).strip()]
    columns, rows = max(width(line) for line in shown), len(shown)
    cell = min((wide - 2 * _MARGIN) / columns, (high - 2 * _MARGIN) / rows / _CELL, _LARGEST)
    left = x + (wide - columns * cell) / 2
    top = y + (high - rows * cell * _CELL) / 2
    return "".join(
        mark for row, line in enumerate(shown) for mark in _row(line, left, top + row * cell * _CELL, cell)
    )


def _row(line: Line, left: float, top: float, cell: float) -> Iterator[str]:
    x = left
    for text, style in line:
        wide = cells(text) * cell
        ground = _ground(style)
        if ground:
            more = cell * 0.3 if cells(text) == 1 else -1.0  # a letter alone needs some paper around it
            yield (
                f'<rect x="{x - more:.1f}" y="{top + 2:.1f}" width="{wide + 2 * more:.1f}" '
                f'height="{cell * _CELL - 4:.1f}" rx="{cell * 0.4:.1f}" fill="{ground}"/>'
            )
        yield from _span(text, x, top, cell, style, centred=bool(ground))
        x += wide


def _span(text: str, left: float, top: float, cell: float, style: str, centred: bool) -> Iterator[str]:
    """Letters as text, things as shapes. In a card letters stand in the middle."""
    if centred and not any(char in _THINGS for char in text.strip("▏▕")):
        yield _words(text.strip("▏▕ "), left + cells(text) * cell / 2, top, cell, style, "middle")
        return
    x = left
    text = text.replace("(▬", "◖▬").replace("▬)", "▬◗")  # the ends of a pancake
    for is_thing, group in groupby(text, key=lambda char: char in _THINGS):
        run = "".join(group)
        if is_thing:
            for n, char in enumerate(run):
                yield _THINGS[char](x + n * cell, top, cell, _ink(style))
        else:
            yield from _runs(run, x, top, cell, style)
        x += cells(run) * cell


def _runs(text: str, left: float, top: float, cell: float, style: str) -> Iterator[str]:
    """Words that one blank parts stay together; what several part stands in columns."""
    at = 0
    for part in _parted(text):
        if part.strip():
            lead = len(part) - len(part.lstrip())
            if any(char.isalnum() for char in part) and len(part.strip()) > 1:
                yield _words(part.strip(), left + (at + lead) * cell, top, cell, style, "start")
            else:  # a letter alone, or drawn with signs: each in its own cell
                for n, char in enumerate(part):
                    if not char.isspace():
                        yield _words(char, left + (at + n + 0.5) * cell, top, cell, style, "middle")
        at += cells(part)


def _parted(text: str) -> list[str]:
    parts, now = [], ""
    for place, char in enumerate(text):
        if char == " " and text[place + 1 : place + 2] in (" ", "") and now.strip():
            parts.append(now)
            now = ""
        now += char
    return [*parts, now]


def _words(text: str, x: float, top: float, cell: float, style: str, anchor: str) -> str:
    weight = 800 if "bold" in STYLES.get(style, "") else 600
    return (
        f'<text x="{x:.1f}" y="{top + cell * _CELL * 0.71:.1f}" font-size="{cell * 1.6:.1f}" '
        f'font-weight="{weight}" fill="{_ink(style)}" text-anchor="{anchor}">{escape(text)}</text>'
        if text
        else ""
    )


def _ink(style: str) -> str:
    inks = [word for word in STYLES.get(style, "").partition(" on ")[0].split() if word.startswith("#")]
    return {"dim": DIM}.get(style) or (inks[0] if inks else INK)


def _ground(style: str) -> str:
    return STYLES.get(style, "").partition(" on ")[2].strip()


Thing = Callable[[float, float, float, str], str]
"""Draws itself into the cell at this place, so wide, in this colour."""
_LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

# --- things -------------------------------------------------------------------------------------------------


def _bar(x: float, y: float, cell: float, ink: str) -> str:
    """A piece of a pancake."""
    high = cell * _CELL
    return (
        f'<rect x="{x - 0.5:.1f}" y="{y + high * 0.22:.1f}" width="{cell + 1:.1f}" '
        f'height="{high * 0.56:.1f}" fill="{ink}"/>'
    )


def _end(turned: bool) -> Thing:
    """The round end of a pancake."""

    def drawn(x: float, y: float, cell: float, ink: str) -> str:
        high = cell * _CELL
        top, bottom = y + high * 0.22, y + high * 0.78
        edge, out = (x - 0.5, x + cell * 0.75) if turned else (x + cell + 0.5, x + cell * 0.25)
        curve = f"C{out:.1f} {top:.1f} {out:.1f} {bottom:.1f} {edge:.1f} {bottom:.1f}"
        return f'<path d="M{edge:.1f} {top:.1f}{curve}Z" fill="{ink}"/>'

    return drawn


def _disc(x: float, y: float, cell: float, ink: str) -> str:
    middle = f'cx="{x + cell / 2:.1f}" cy="{y + cell * _CELL / 2:.1f}"'
    return f'<circle {middle} r="{cell * 0.46:.1f}" fill="{ink}"/>'


def _shape(*points: tuple[float, float]) -> Thing:
    """A filled shape, its corners in cells from the middle."""

    def drawn(x: float, y: float, cell: float, ink: str) -> str:
        places = [
            f"{x + cell * (0.5 + right):.1f} {y + cell * (_CELL / 2 + down):.1f}" for right, down in points
        ]
        return f'<path d="M{" L".join(places)}Z" fill="{ink}"/>'

    return drawn


def _stroke(*paths: str) -> Thing:
    """Lines from places of a cell to others: its left, right, top, bottom and middle."""
    at = {"l": (0.0, 0.5), "r": (1.0, 0.5), "t": (0.5, 0.0), "b": (0.5, 1.0), "m": (0.5, 0.5)}

    def drawn(x: float, y: float, cell: float, ink: str) -> str:
        path = "".join(
            " ".join(
                f"{'ML'[n > 0]}{x + at[place][0] * cell:.1f} {y + at[place][1] * cell * _CELL:.1f}"
                for n, place in enumerate(line)
            )
            for line in paths
        )
        return f'<path d="{path}" {_LINE} stroke="{ink}" stroke-width="{cell * 0.16:.1f}"/>'

    return drawn


def _nothing(x: float, y: float, cell: float, ink: str) -> str:
    return ""


def _hatch(x: float, y: float, cell: float, ink: str) -> str:
    """The back of a card."""
    high = cell * _CELL
    line = f"M{x:.1f} {y + high * 0.75:.1f}L{x + cell:.1f} {y + high * 0.25:.1f}"
    return f'<path d="{line}" {_LINE} stroke="{ink}" stroke-width="2"/>'


_STAR = tuple(
    ((0.22 if n % 2 else 0.55) * right, (0.22 if n % 2 else 0.55) * down)
    for n, (right, down) in enumerate(
        [(0, -1), (0.59, -0.81), (0.95, -0.31), (0.95, 0.31), (0.59, 0.81), (0, 1), (-0.59, 0.81),
         (-0.95, 0.31), (-0.95, -0.31), (-0.59, -0.81)]
    )
)  # fmt: skip

_THINGS: dict[str, Thing] = {
    "▬": _bar,
    "◖": _end(turned=False),
    "◗": _end(turned=True),
    "●": _disc,
    "■": _shape((-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)),
    "▪": _shape((-0.22, -0.22), (0.22, -0.22), (0.22, 0.22), (-0.22, 0.22)),
    "▲": _shape((0, -0.5), (0.48, 0.4), (-0.48, 0.4)),
    "▸": _shape((-0.3, -0.45), (0.4, 0), (-0.3, 0.45)),
    "◆": _shape((0, -0.55), (0.48, 0), (0, 0.55), (-0.48, 0)),
    "★": _shape(*_STAR),
    "─": _stroke("lr"),
    "│": _stroke("tb"),
    "╭": _stroke("rmb"),
    "╮": _stroke("lmb"),
    "╰": _stroke("tmr"),
    "╯": _stroke("tml"),
    "↑": _shape((0, -0.6), (0.4, 0), (0.12, 0), (0.12, 0.6), (-0.12, 0.6), (-0.12, 0), (-0.4, 0)),
    "↓": _shape((0, 0.6), (0.4, 0), (0.12, 0), (0.12, -0.6), (-0.12, -0.6), (-0.12, 0), (-0.4, 0)),
    "░": _hatch,
    "▏": _nothing,
    "▕": _nothing,
}
