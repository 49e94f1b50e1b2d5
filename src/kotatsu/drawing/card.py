"""What the reference cards of games in a terminal are made of: headings, sentences and tables."""

from collections.abc import Sequence

from kotatsu.drawing.canvas import Line, flow, pad, width

GAP = 2  # columns between those of a table


def heading(text: str, more: str = "") -> list[Line]:
    """What a part of the card is about, after a blank row; with something quiet beside it."""
    return [[], [(f" {text}", "bold"), *([(f" · {more}", "dim")] if more else [])]]


def point(what: Line, sentence: str | Line, columns: int, indent: int = 0) -> list[Line]:
    """A sentence beside what it is about, which gets so many columns; further rows begin below the first."""
    indent = max(indent, width(what) + 1)
    words: Line = [(sentence, "")] if isinstance(sentence, str) else sentence
    first, *rest = flow(words, columns - indent - 1)
    lines = [[(" ", ""), *pad(what, indent), *first]]
    return [*lines, *([(" " * (indent + 1), ""), *line] for line in rest)]


def table(rows: Sequence[Sequence[Line]]) -> list[Line]:
    """Rows of cells; each column as wide as its widest, and all but the first to the right."""
    wide = [max(width(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines: list[Line] = []
    for first, *others in rows:
        line: Line = [(" ", ""), *pad(first, wide[0])]
        for cell, columns in zip(others, wide[1:], strict=True):
            line += [(" " * (GAP + columns - width(cell)), ""), *cell]
        lines.append(line)
    return lines
