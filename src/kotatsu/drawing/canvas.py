"""Pictures made of text: what a game's `drawing` gives to a terminal.

A picture is a list of lines, a line is a list of spans, a span is a text and the name of a style: "maple",
"dim", "bold". Whoever shows it decides what a style looks like, so games know nothing of terminals. Widths
are counted in cells, as a terminal does: 日 takes two.
"""

import re
from collections.abc import Callable
from unicodedata import combining, east_asian_width

Span = tuple[str, str]
"""A text without line breaks, and the name of its style; "" for none."""

Line = list[Span]


def cells(text: str) -> int:
    """How many columns a text takes.

    >>> cells("Mia"), cells("美亜")
    (3, 4)
    """
    if text.isascii():
        return len(text)
    return sum([0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text])


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum([cells(text) for text, _ in line])


def plain(line: Line) -> str:
    """The line without its styles.

    >>> plain([("R5", "strawberry"), (" leads", "dim")])
    'R5 leads'
    """
    return "".join([text for text, _ in line])


def shorten(text: str, columns: int) -> str:
    """The text, cut to so many columns if it is longer.

    >>> shorten("Bartholomew", 6)
    'Barth…'
    """
    if cells(text) <= columns:
        return text
    while text and cells(text) >= columns:
        text = text[:-1]
    return text + "…"


def clip(line: Line, columns: int) -> Line:
    """The line, cut off after so many columns."""
    shown: Line = []
    left = columns
    for text, style in line:
        while cells(text) > left:
            text = text[:-1]
        shown.append((text, style))
        left -= cells(text)
    return shown


def pad(line: Line, columns: int) -> Line:
    """The line, filled up with blanks to so many columns."""
    missing = columns - width(line)
    return [*line, (" " * missing, "")] if missing > 0 else line


def right(text: str, columns: int) -> str:
    """The text at the right end of so many columns.

    >>> right("美亜", 6)
    '  美亜'
    """
    return " " * (columns - cells(text)) + text


def centre(line: Line, columns: int) -> Line:
    """The line in the middle of so many columns; an odd blank goes to the right.

    >>> plain(centre([("R5", "")], 5))
    ' R5  '
    """
    return pad([(" " * ((columns - width(line)) // 2), ""), *line], columns)


def tile(text: str | None, style: str) -> Span:
    """A little card, or its back."""
    return ("▏░░▕", "back") if text is None else (f"▏{text}▕", style)


def tinted(sentence: str, pattern: re.Pattern[str], style: Callable[[str], str]) -> Line:
    """A sentence in which whatever the pattern finds, such as cards, has a style of its own.

    >>> tinted("Mia plays R5.", re.compile("R5"), lambda card: "strawberry")
    [('Mia plays ', ''), ('R5', 'strawberry'), ('.', '')]
    """
    line: Line = []
    end = 0
    for found in pattern.finditer(sentence):
        line += [(sentence[end : found.start()], ""), (found.group(), style(found.group()))]
        end = found.end()
    return [*line, (sentence[end:], "")]


def beside(left: list[Line], right: list[Line], columns: int) -> list[Line]:
    """Two pictures side by side; the left one gets so many columns."""
    rows = max(len(left), len(right))
    return [
        [*pad(left[i] if i < len(left) else [], columns), *(right[i] if i < len(right) else [])]
        for i in range(rows)
    ]


def flow(line: Line, columns: int) -> list[Line]:
    """The line broken into lines of so many columns at most: between words, and in Japanese between letters.

    >>> [plain(part) for part in flow([("Mia plays ", ""), ("R5", "maple"), (". You bake 3.", "")], 14)]
    ['Mia plays R5.', 'You bake 3.']
    >>> [plain(part) for part in flow([("「いただき」です。", "")], 12)]
    ['「いただき」', 'です。']
    """
    lines: list[Line] = [[]]
    for blank, word in _words(line):
        gap = " " if blank and lines[-1] else ""
        if lines[-1] and width(lines[-1]) + len(gap) + width(word) > columns:
            lines.append([])
        elif gap:
            lines[-1].append((gap, ""))
        lines[-1] += clip(word, columns)
    return lines


def _words(line: Line) -> list[tuple[bool, Line]]:
    """What stays together, and whether a blank comes before it; it may be made of several spans."""
    words: list[tuple[bool, Line]] = [(False, [])]
    last = ""
    for text, style in line:
        for number, part in enumerate(text.split(" ")):
            if number:
                words.append((True, []))
                last = ""
            for piece in [part] if part.isascii() else _pieces(part):
                if piece and last and _may_break(last, piece[0]):
                    words.append((False, []))
                if piece:
                    words[-1][1].append((piece, style))
                    last = piece[-1]
    return [(blank, word) for blank, word in words if word]


def _pieces(word: str) -> list[str]:
    """A word, cut wherever a line may end in it."""
    pieces = [word[0]]
    for char in word[1:]:
        if _may_break(pieces[-1][-1], char):
            pieces.append(char)
        else:
            pieces[-1] += char
    return pieces


def _may_break(before: str, after: str) -> bool:
    """Whether a line may end between two letters: beside Japanese ones, but not before what closes or after
    what opens. Korean is broken between words."""
    return (_stands_alone(before) or _stands_alone(after)) and before not in _OPENS and after not in _CLOSES


def _stands_alone(char: str) -> bool:
    return char > "\u2e7f" and not "\uac00" <= char <= "\ud7a3" and east_asian_width(char) in "WF"


_OPENS = "「『（〔［｛〈《【([{“‘«"
_CLOSES = (
    "」』）〕］｝〉》】)]}”’»、。，．・：；？！,.:;?!…‥%％"
    "ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
