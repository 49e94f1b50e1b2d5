"""A longer text between two moves, a screen at a time."""

from kotatsu.core.canvas import Line
from kotatsu.core.texts import Texts
from kotatsu.terminal.screen import Screen

AROUND = 5  # rows for the title, blanks and the prompt


def show_pages(screen: Screen, texts: Texts, title: str, lines: list[Line], from_end: bool = False) -> None:
    """Show it until it is read; where pictures cannot be replaced, print it all at once."""
    head: list[Line] = [[(f" {title}", "title")], []]
    if not screen.live:
        screen.print([[], *head, *lines, []])
        return
    rows = screen.height - AROUND
    pages = max(1, -(-len(lines) // rows))
    page = pages - 1 if from_end else 0
    while 0 <= page < pages:
        screen.show([*head, *lines[page * rows : (page + 1) * rows], []])
        prompt = "back-to-table" if pages == 1 else "pages"
        answer = screen.ask([(f" {texts.say(prompt, page=page + 1, pages=pages)} ", "dim")]).casefold()
        if answer == "q":
            return
        page = max(0, page - 1) if answer == "b" else page + 1
