"""Sentences for people, kept in Fluent files (`narration.en.ftl`, `terminal.en.ftl`), one per language.

A game should start at once, so this reads as little as it can: a source is only split into its messages, and
a message is parsed when it is first said, by `fluent.syntax` unless it is one line of text and values: then
that need not even be loaded. Saying it is done here and not by `fluent.runtime`, which would load calendars
and currencies first and make every start a third longer. Known are texts, values, other messages, terms,
choices by word, number or plural, and functions for what words do to those beside them; not attributes.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kotatsu.core.conjunctions import spanish_and, spanish_or
from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.particles import particle

# A message or term begins in the first column; everything up to the next one is its own.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# One line of text and values, with nothing after it but comments.
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*(?:\{ *\$\w+ *\}[^{}\n]*)*)(?:\n *|\n#.*)*")
_VALUE = re.compile(r"\{ *\$(\w+) *\}")

FUNCTIONS: Mapping[str, Callable[..., str]] = {"JOSA": particle, "Y": spanish_and, "O": spanish_or}
"""What a message may call, by the names that it has there."""


class MissingText(LookupError):
    """A message that no source has, or a value that a message needs and did not get."""


class Texts:
    """The sentences of some Fluent sources in one language; where two have the same id, the first counts.

    >>> texts = Texts("en", "baked = { $name } bakes { $count }.")
    >>> texts.say("baked", name="Mia", count=3)
    'Mia bakes 3.'
    """

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._signs = LANGUAGES[language]
        self._plural = LANGUAGES[language].plural
        self._unread: dict[str, str] = {}
        self._patterns: dict[str, Any] = {}
        for source in sources:
            for name, entry in _split(source):
                self._unread.setdefault(name, entry)
        self.ids: list[str] = [name for name in self._unread if not name.startswith("-")]

    def has(self, name: str) -> bool:
        """Whether there is a message of this id."""
        return name in self._unread or name in self._patterns

    def say(self, name: str, /, **values: Any) -> str:
        """The message of this id with these values in it; `MissingText` if it or one of them is missing."""
        return self._say(name, values)

    def listed(self, items: Iterable[Any]) -> str:
        """One after another, with what this language puts between.

        >>> Texts("ja").listed(["Mia", "Otto"])
        'Mia、Otto'
        """
        return self._signs.comma.join(map(str, items))

    def sentences(self, said: Iterable[str]) -> str:
        """Whole sentences in a row; empty ones are left out."""
        return self._signs.gap.join(filter(None, said))

    def labelled(self, name: str, what: str = "") -> str:
        """ "Discarded: R5" """
        return f"{name}{self._signs.colon}{what}"

    def digits(self, number: float | str) -> str:
        """A number as this language writes it, with a minus and not a hyphen.

        >>> Texts("es").digits(-5.5)
        '−5,5'
        """
        return str(number).replace("-", "−").replace(".", self._signs.decimal)

    def _say(self, name: str, values: dict[str, Any]) -> str:
        if name not in self._patterns:
            self._patterns[name] = self._read(name)
        pattern = self._patterns[name]
        if isinstance(pattern, list):
            return "".join(
                self._shown(self._given(name, part, values)) if is_value else part
                for part, is_value in pattern
            )
        return self._text(name, pattern, values)

    def _read(self, name: str) -> Any:
        if name not in self._unread:
            raise MissingText(f"There is no text {name!r} in {self.language!r}.")
        plain = _PLAIN.fullmatch(self._unread[name])
        if plain and plain[1].strip():
            return [(part, bool(n % 2)) for n, part in enumerate(_VALUE.split(plain[1].rstrip()))]
        entry = _syntax().FluentParser(with_spans=False).parse(self._unread[name]).body[0]
        pattern = getattr(entry, "value", None)
        if not isinstance(pattern, _syntax().ast.Pattern):
            raise MissingText(f"The text {name!r} in {self.language!r} is not Fluent.")
        return pattern

    def _given(self, name: str, value: str, values: dict[str, Any]) -> Any:
        if value not in values:
            raise MissingText(f"The text {name!r} in {self.language!r} needs ${value}.")
        return values[value]

    def _text(self, name: str, pattern: Any, values: dict[str, Any]) -> str:
        ast = _syntax().ast
        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._placed(name, element.expression, values))
        return "".join(parts)

    def _placed(self, name: str, expression: Any, values: dict[str, Any]) -> str:
        """What stands in braces, as text."""
        ast = _syntax().ast
        if isinstance(expression, ast.SelectExpression):
            return self._text(name, self._variant(name, expression, values).value, values)
        if isinstance(expression, ast.MessageReference):
            return self._say(expression.id.name, values)
        if isinstance(expression, ast.TermReference):
            return self._say(f"-{expression.id.name}", {})
        return self._shown(self._value(name, expression, values))

    def _shown(self, value: Any) -> str:
        return self.digits(value) if isinstance(value, (int, float)) else str(value)

    def _value(self, name: str, expression: Any, values: dict[str, Any]) -> Any:
        ast = _syntax().ast
        if isinstance(expression, ast.VariableReference):
            return self._given(name, expression.id.name, values)
        if isinstance(expression, ast.StringLiteral):
            return expression.parse()["value"]
        if isinstance(expression, ast.FunctionReference) and expression.id.name in FUNCTIONS:
            function = FUNCTIONS[expression.id.name]
            return function(*(self._value(name, one, values) for one in expression.arguments.positional))
        raise MissingText(f"The text {name!r} in {self.language!r} uses what is not known here.")

    def _variant(self, name: str, choice: Any, values: dict[str, Any]) -> Any:
        """The variant that a value chooses: by its word or number, else its plural form, else the default."""
        value = self._value(name, choice.selector, values)
        wanted = [str(value)]
        if isinstance(value, (int, float)):
            wanted.append(self._plural(value))
        keys = {_key(variant): variant for variant in choice.variants}
        for key in wanted:
            if key in keys:
                return keys[key]
        return next(variant for variant in choice.variants if variant.default)


@cache
def _syntax() -> Any:
    """`fluent.syntax`, by its name: where rules are compiled, it is not installed."""
    return import_module("fluent.syntax")


def _key(variant: Any) -> str:
    key = variant.key
    return str(key.name if hasattr(key, "name") else key.value)


def sources(language: str, files: Iterable[tuple[str, str]]) -> list[str]:
    """Fluent files, each by its package and what it is called before its language: those in this language,
    then the English ones, which stand in for what is missing.
    """
    languages = dict.fromkeys((language, FALLBACK))
    found = [_source(package, f"{file}.{code}.ftl") for code in languages for package, file in files]
    return [source for source in found if source]


@cache
def _source(package: str, file: str) -> str:
    path = folder_of(package) / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def folder_of(package: str) -> Path:
    """Where the files of a package lie. Asking importlib.resources would load what reads archives."""
    found = find_spec(package)
    assert found and found.submodule_search_locations
    return Path(next(iter(found.submodule_search_locations)))


def _split(source: str) -> list[tuple[str, str]]:
    """The messages and terms of a source, each with its text."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return [(start.group(1), source[start.start() : end]) for start, end in zip(starts, ends)]
