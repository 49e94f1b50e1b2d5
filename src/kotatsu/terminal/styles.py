"""What a style looks like: from its name, as drawings use it, to what a terminal understands."""

import os
from functools import cache
from typing import Literal
from unicodedata import combining, east_asian_width, normalize

Colours = Literal["none", "256", "true"]
"""What a terminal can show; "none" still allows bold."""

# The café's colours, chosen so that they stay themselves among 256. Text in the open must be
# readable on dark and on light ground, so it is neither; cards bring their own paper.
STYLES = {
    "title": "bold #c98a1b",
    "bold": "bold",
    "dim": "#8d827a",
    "ask": "bold #d9455f",
    "warn": "bold #d9455f",
    "good": "bold #5f8f2f",
    "key": "bold #b07a10",
    "address": "bold",
    "paper": "bold #3b2a25 on #fbf0d4",
    "paper.known": "bold #3b2a25 on #ffd97a",
    "paper.ask": "bold #fff8ec on #b8324f",
    "back": "#8d827a on #4a4048",
    "maple": "bold #7d5200 on #ffe4a8",
    "chocolate": "bold #5a2a1c on #dfbf9a",
    "strawberry": "bold #b3203f on #fadcd9",
    "matcha": "bold #446b16 on #e6edcf",
    "maple.off": "#f0dcb4 on #6b5a3a",
    "chocolate.off": "#e4d3c6 on #5c473b",
    "strawberry.off": "#f0cfd2 on #6b454b",
    "matcha.off": "#dbe6c4 on #4f5a3c",
    "maple.ink": "bold #b07a10",
    "chocolate.ink": "bold #a5682c",
    "strawberry.ink": "bold #d9455f",
    "matcha.ink": "bold #5f8f2f",
    "blueberry": "bold #2f3f9e on #dfe3fa",
    "blueberry.off": "#d5daf3 on #454c70",
    "blueberry.ink": "bold #5f7fe6",
    "pancake": "bold #c98f4f",
    "agatha": "#e08a3c",
    "bruno": "#8d919d",
    "carl": "#b3a284",
    "dave": "#8a76a8",
}
_SEATS = ("#5f7fe6", "#b070d8", "#249a8c", "#d1559a", "#c77a2a", "#6f8f2a", "#8a8f98")
for _number, _seat in enumerate(_SEATS):
    STYLES[f"seat{_number}"] = STYLES[f"seat{_number}.name"] = f"bold {_seat}"

ASCII = str.maketrans(
    {
        "●": "o", "▲": "^", "■": "#", "◆": "+", "╭": ".", "╮": ".", "╰": "'", "╯": "'", "─": "-", "│": "|",
        "▏": "[", "▕": "]", "░": "?", "▪": "*", "▸": ">", "›": ">", "▬": "=", "×": "x", "·": "-", "—": "-",
        "–": "-", "…": "~", "⋮": ":", "−": "-", "’": "'", "“": '"', "”": '"', "→": ">", "★": "*", "✓": "*",
        "↑": "^", "↓": "v", "þ": "t", "Þ": "T", "ð": "d", "Ð": "D", "æ": "a", "Æ": "A",
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
