"""A longer text between two moves, a screen at a time."""

from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line
from kotatsu.terminal.console import Console

AROUND = 5  # rows for the title, blanks and the prompt


def show_pages(console: Console, texts: Texts, title: str, lines: list[Line], from_end: bool = False) -> None:
    """Show it until it is read; where pictures cannot be replaced, print it all at once."""
    head: list[Line] = [[(f" {title}", "title")], []]
    if not console.live:
        console.print([[], *head, *lines, []])
        return
    parts = in_pages(lines, console.height - AROUND)
    pages = len(parts)
    page = pages - 1 if from_end else 0
    while 0 <= page < pages:
        console.show([*head, *parts[page], []])
        prompt = "back-to-table" if pages == 1 else "pages"
        answer = console.ask([(f" {texts.say(prompt, page=page + 1, pages=pages)} ", "dim")]).casefold()
        if answer == "q":
            return
        page = max(0, page - 1) if answer == "b" else page + 1


def in_pages(lines: list[Line], rows: int) -> list[list[Line]]:
    """So many rows at most on each; a page ends at a blank row, if its lower half has one."""
    pages: list[list[Line]] = []
    while len(lines) > rows:
        blank = next(
            (row for row in range(rows, rows // 2, -1) if not any(text for text, _ in lines[row])), rows
        )
        pages.append(lines[:blank])
        lines = lines[blank + (not any(text for text, _ in lines[blank])) :]
    return [*pages, lines]
