"""Pictures of a table, from the game's drawing for terminals: ANSI, SVG, or an array of pixels."""

from collections.abc import Iterable
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kotatsu.core.game import Game
from kotatsu.core.state import State
from kotatsu.drawing.canvas import Line, cells
from kotatsu.drawing.styles import STYLES
from kotatsu.terminal.speech import load_texts
from kotatsu.terminal.styles import as_ascii, paint

WIDTH = 80
CELL = (9, 18)  # pixels of a character
PAPER, INK = "#221c1f", "#f4ead8"


def draw(game: Game, view: State) -> list[Line]:
    """The table as a terminal shows it: lines of spans."""
    names = [f"player_{seat}" for seat in range(int(view.setup.players))]
    lines: list[Line] = game.module("drawing").draw(view, names, WIDTH, load_texts(game))
    return lines


def as_ansi(lines: Iterable[Line]) -> str:
    """For a terminal with colours."""
    return "\n".join("".join([paint(text, style, "256") for text, style in line]) for line in lines)


def as_svg(lines: list[Line]) -> str:
    """For a page or a notebook."""
    width, height = CELL
    shapes = [f'<rect width="100%" height="100%" fill="{PAPER}"/>']
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            ink, ground, is_bold = _colours(style)
            left, length = column * width, cells(text) * width
            if ground != PAPER:
                place = f'x="{left}" y="{row * height}" width="{length}" height="{height}"'
                shapes.append(f'<rect {place} fill="{ground}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if is_bold else ""
                place = f'x="{left}" y="{row * height + 13}" textLength="{length}" fill="{ink}"{weight}'
                shapes.append(f'<text {place} xml:space="preserve">{escape(text)}</text>')
            column += cells(text)
    size = f'width="{WIDTH * width}" height="{len(lines) * height}"'
    font = 'font-family="monospace" font-size="14"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>{"".join(shapes)}</svg>'


def as_pixels(lines: list[Line]) -> NDArray[np.uint8]:
    """Height x width x 3, drawn by Pillow; characters that its font lacks have stand-ins."""
    from PIL import Image, ImageDraw, ImageFont

    width, height = CELL
    image = Image.new("RGB", (WIDTH * width, max(1, len(lines)) * height), PAPER)
    pen = ImageDraw.Draw(image)
    font: Any = ImageFont.load_default(13)
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            ink, ground, _ = _colours(style)
            corner = (column * width, row * height)
            end = ((column + cells(text)) * width, (row + 1) * height)
            if ground != PAPER:
                pen.rectangle([corner, end], fill=ground)
            for char in as_ascii(text):
                pen.text((column * width, row * height), char, ink, font)
                column += 1
    return np.asarray(image, np.uint8)


def _colours(style: str) -> tuple[str, str, bool]:
    """Ink, ground, and whether it is bold."""
    ink, ground, is_bold, on = INK, PAPER, False, False
    for word in STYLES[style].split() if style else ():
        if word == "bold":
            is_bold = True
        elif word == "on":
            on = True
        elif on:
            ground = word
        else:
            ink = word
    return ink, ground, is_bold
