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
    rows = console.height - AROUND
    pages = max(1, -(-len(lines) // rows))
    page = pages - 1 if from_end else 0
    while 0 <= page < pages:
        console.show([*head, *lines[page * rows : (page + 1) * rows], []])
        prompt = "back-to-table" if pages == 1 else "pages"
        answer = console.ask([(f" {texts.say(prompt, page=page + 1, pages=pages)} ", "dim")]).casefold()
        if answer == "q":
            return
        page = max(0, page - 1) if answer == "b" else page + 1
