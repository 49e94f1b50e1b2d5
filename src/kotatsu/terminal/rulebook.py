"""A game's rulebook (`rulebook.en.md` and other languages): all of it, or single rules by their numbers."""

import re
from collections.abc import Sequence

from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.drawing.canvas import Line, flow

_NUMBER = r"\b[A-Z]{2}-\d+\b"
_MARKER = re.compile(r"^<!-- (?:example: [\w-]+|end) -->\n+", re.MULTILINE)
_START = re.compile(rf"^(?P<indent>\s*)(?:#+ |[-*] |\d+\. |\| ?)?[*`\[]*(?P<number>{_NUMBER})")


def whole(game: Game, language: str = FALLBACK) -> str:
    """The rulebook as Markdown, with words where the web app shows an example on a board."""
    for code in (language, FALLBACK):
        if game.has(f"rulebook.{code}.md"):
            return _MARKER.sub("", game.text(f"rulebook.{code}.md"))
    raise BadInput("no-rulebook", game=game.name)


def languages(game: Game) -> list[str]:
    """The languages that the game's rulebook comes in."""
    return sorted(code for code in LANGUAGES if game.has(f"rulebook.{code}.md"))


def rules(game: Game, numbers: Sequence[str], language: str = FALLBACK) -> str:
    """These rules, as Markdown. A number that the game does not have is refused."""
    for number in numbers:
        if number not in game.rules:
            first, last = game.rules[0], game.rules[-1]
            raise BadInput("no-such-rule", game=game.name, number=number, first=first, last=last)
    book = whole(game, language)
    return "\n\n".join(_rule(book, number) for number in numbers)


def full_number(game: Game, typed: str) -> str:
    """A rule's number as the book writes it: "TP-14" also for "tp14" and "14"."""
    parts = re.fullmatch(r"(?:([a-zA-Z]{2})-?)?(\d+)", typed)
    if parts is None:
        return typed
    prefix = parts.group(1) or game.rules[0].partition("-")[0]
    return f"{prefix.upper()}-{parts.group(2)}"


def as_lines(markdown: str, columns: int) -> list[Line]:
    """Markdown as it can be shown between two moves: headings and numbers stand out, the rest is plain."""
    lines: list[Line] = []
    for block in re.split(r"\n(?=\s*(?:[-*#|]|\n))", markdown):
        text = re.sub(r"(?<!\*)\*([^*]+)\*$", r"(\1)", " ".join(block.split()))  # where the rule comes from
        text = re.sub(r"\*\*|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)", "", text)
        number = re.match(rf"(?:#+ |[-*] )?({_NUMBER})", text)
        if number:
            spans: Line = [(number.group(1), "key"), (text[number.end() :], "")]
        else:
            spans = [(text.lstrip("# "), "bold" if text.startswith("#") else "")]
        lines += [[(" ", ""), *line] for line in flow(spans, columns)]
    return lines


def _rule(book: str, number: str) -> str:
    """The paragraph, item or section of the book that begins with this number, up to the next one."""
    taken: list[str] = []
    for line in book.splitlines():
        start = _START.match(line)
        if start and start.group("number") == number:
            taken = [line]
        elif taken and (start or line.startswith("#")):
            break
        elif taken:
            taken.append(line)
    return "\n".join(taken).strip()
