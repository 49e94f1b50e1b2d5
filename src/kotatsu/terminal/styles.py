"""What a style looks like: from its name, as drawings use it, to what a terminal understands."""

import os
from functools import cache
from typing import Literal
from unicodedata import combining, east_asian_width, normalize

from kotatsu.drawing.styles import STYLES

Colours = Literal["none", "256", "true"]
"""What a terminal can show; "none" still allows bold."""

ASCII = str.maketrans(
    {
        "●": "o", "▲": "^", "■": "#", "◆": "+", "╭": ".", "╮": ".", "╰": "'", "╯": "'", "─": "-", "│": "|",
        "▏": "[", "▕": "]", "░": "?", "▪": "*", "▸": ">", "›": ">", "▬": "=", "×": "x", "·": "-", "—": "-",
        "–": "-", "…": "~", "⋮": ":", "−": "-", "’": "'", "“": '"', "”": '"', "→": ">", "★": "*", "✓": "*",
        "↑": "^", "↓": "v", "―": "-", "○": "o", "°": "o", "±": "~", "÷": "/",
        "þ": "t", "Þ": "T", "ð": "d", "Ð": "D", "æ": "a", "Æ": "A",
    }
)  # fmt: skip
"""What stands in for each character of our pictures where only ASCII can be shown; one for one. Letters with
accents are not listed: they lose them."""

_CUBE = (0, 95, 135, 175, 215, 255)  # the six steps of each colour among the terminal's 256


def terminal_colours() -> Colours:
    """What the environment says of the terminal that we write to."""
    if os.environ.get("NO_COLOR"):
        return "none"
    return "true" if os.environ.get("COLORTERM") in ("truecolor", "24bit") else "256"


def paint(text: str, style: str, colours: Colours) -> str:
    """The text in this style, as a terminal takes it.

    >>> paint("R5", "bold", "256")
    '\\x1b[1mR5\\x1b[0m'
    """
    codes = _codes(style, colours) if style else ""
    return f"\x1b[{codes}m{text}\x1b[0m" if codes and text else text


@cache
def _codes(style: str, colours: Colours) -> str:
    codes: list[str] = []
    ground = 38
    for word in STYLES[style].split():
        if word == "bold":
            codes.append("1")
        elif word == "on":
            ground = 48
        elif colours != "none":
            codes.append(f"{ground};{_colour(word, colours)}")
    return ";".join(codes)


def _colour(word: str, colours: Colours) -> str:
    """ "#8a5a00" as the rest of a colour code."""
    red, green, blue = (int(word[start : start + 2], 16) for start in (1, 3, 5))
    if colours == "true":
        return f"2;{red};{green};{blue}"
    steps = [min(range(6), key=lambda step: abs(_CUBE[step] - value)) for value in (red, green, blue)]
    return f"5;{16 + 36 * steps[0] + 6 * steps[1] + steps[2]}"


def _is_written(char: str) -> bool:
    return char.isalnum() or char in "¡¿«»„“”‘’" or east_asian_width(char) in "WF"


def as_ascii(text: str, words: bool = True) -> str:
    """The text with a stand-in for every character that is not ASCII, as wide as before; `words` False: for
    those of pictures only, because the language is written with others.

    >>> as_ascii("▏R5▕ Hnallþóra"), as_ascii("▏R5▕ 美亜、", words=False)
    ('[R5] Hnalltora', '[R5] 美亜、')
    """
    if text.isascii():
        return text
    if not words:
        return "".join(char if _is_written(char) else as_ascii(char) for char in text)
    letters = "".join(char for char in normalize("NFD", text.translate(ASCII)) if not combining(char))
    return letters.encode("ascii", "replace").decode()
