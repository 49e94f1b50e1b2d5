"""How `kotatsu` reads what was typed after it, and its help: argparse in the language that is spoken."""

import argparse
import re
from typing import Any, NoReturn

from kotatsu.core.errors import BadInput
from kotatsu.drawing.canvas import cells, flow, plain
from kotatsu.terminal.speech import say

TYPED = 24  # columns for what can be typed, at most

# What argparse says by itself, and how we say it; with which values, which it puts in later.
_WORDS: dict[str, tuple[str, dict[str, str]]] = {
    "positional arguments": ("args-positional", {}),
    "options": ("args-options", {}),
    "show this help message and exit": ("args-help", {}),
    "show program's version number and exit": ("args-version", {}),
    "the following arguments are required: %s": ("args-required", {"names": "%s"}),
    "one of the arguments %s is required": ("args-one-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("args-unknown", {"names": "%s"}),
    "argument %(argument_name)s: %(message)s": (
        "args-wrong",
        {"name": "%(argument_name)s", "what": "%(message)s"},
    ),
    "not allowed with argument %s": ("args-not-with", {"name": "%s"}),
    "ignored explicit argument %r": ("args-takes-none", {"value": "%r"}),
    "expected one argument": ("args-needs-one", {}),
    "expected at least one argument": ("args-needs-some", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "args-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
}


def own_words(text: str) -> str:
    """In place of gettext, which argparse asks."""
    if text == "usage: ":
        return say("args-usage") + " "
    name, values = _WORDS.get(text, ("", {}))
    return say(name, **values) if name else text


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence, which `main` prints."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=_Formatter, **settings)

    def error(self, message: str) -> NoReturn:
        what = f"{message[0].lower()}{message[1:].rstrip('.')}"
        raise BadInput("wrong-arguments", prog=self.prog, what=what)


class _Formatter(argparse.HelpFormatter):
    """Counts columns as a terminal does, and breaks lines where each language may."""

    def _format_usage(self, *given: Any) -> str:
        """argparse counts letters: of those that are two columns wide fewer fit into a line."""
        whole, usage = self._width, super()._format_usage(*given)
        while max(map(cells, usage.splitlines()), default=0) > whole and self._width > whole // 2:
            self._width -= 1
            usage = super()._format_usage(*given)
        self._width = whole
        return usage

    def _format_action(self, action: argparse.Action) -> str:
        """The same of what stands beside a help: without the spaces that wide letters take."""
        text, typed = super()._format_action(action), self._format_action_invocation(action)
        too_many = cells(typed) - len(typed)
        found = re.match(rf"( *{re.escape(typed)})( +)(?=\S)", text)
        if found is None or too_many == 0:
            return text
        room = len(found[2]) - too_many
        column = len(found[0])
        return found[1] + (" " * room if room > 1 else "\n" + " " * column) + text[found.end() :]

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [plain(line) for line in flow([(" ".join(text.split()), "")], width)]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))
