"""Every language has everything: the same texts, with the same values, and the same rules."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.core.texts import FUNCTIONS

ROOT = Path(__file__).parents[1]
OF_A_NEW_GAME = ROOT / "src/kotatsu/new_game"  # in the language of whoever writes it
SOURCES = [
    *sorted(file for file in ROOT.glob("src/kotatsu/**/*.en.ftl") if OF_A_NEW_GAME not in file.parents),
    *sorted(ROOT.glob("web/src/texts/*.en.ftl")),
]
BOOKS = sorted(ROOT.glob("src/kotatsu/games/*/rulebook.en.md"))
OTHERS = [code for code in LANGUAGES if code != FALLBACK]
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
PLACE = re.compile(r"^<!-- .* -->$", re.MULTILINE)
ROW = re.compile(r"^\s*\|", re.MULTILINE)

each_language = pytest.mark.parametrize("language", OTHERS)


class Used(Visitor):  # type: ignore[misc]
    """What a message uses."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.others: set[str] = set()
        self.functions: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.values.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.others.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.others.add(f"-{node.id.name}")
        elif isinstance(node, ast.FunctionReference):
            self.functions.add(node.id.name)
        super().generic_visit(node)


@cache
def messages(file: Path) -> dict[str, Used]:
    """Of each message and term, what it uses. That it is no Fluent is a failure."""
    found: dict[str, Used] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content[:80]}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{file}: {name} twice"
            found[name] = Used()
            found[name].visit(entry)
    return found


def beside(file: Path, language: str) -> Path:
    return file.with_name(file.name.replace(f".{FALLBACK}.", f".{language}."))


def all_values(name: str, texts: dict[str, Used]) -> set[str]:
    """The values that a message needs, those of the messages in it too."""
    inside = [all_values(other, texts) for other in texts[name].others if other in texts]
    return texts[name].values.union(*inside)


@each_language
@pytest.mark.parametrize("file", SOURCES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_text_is_there_with_the_same_values(file: Path, language: str) -> None:
    english, own = messages(file), messages(beside(file, language))
    assert [name for name in english if name not in own and not name.startswith("-")] == []
    referred = set().union(*(used.others for used in own.values()))
    assert [name for name in own if name not in english and name not in referred] == []
    for name in english.keys() & own.keys():
        unknown = all_values(name, own) - all_values(name, english)
        assert not unknown, f"{name} needs {unknown}, which nobody gives it"
        assert own[name].functions <= FUNCTIONS.keys(), name


@each_language
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_rulebook_has_the_same_rules_places_and_rows(book: Path, language: str) -> None:
    english, own = (file.read_text(encoding="utf-8") for file in (book, beside(book, language)))
    for parts in (RULE, PLACE, ROW):
        assert len(parts.findall(own)) == len(parts.findall(english)), parts.pattern
    assert RULE.findall(own) == RULE.findall(english)
    assert PLACE.findall(own) == PLACE.findall(english)


@each_language
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_rules_are_marked_alike(book: Path, language: str) -> None:
    """Where a rule is said to be printed, ours or rebuilt, it is in every language."""
    own = beside(book, language).read_text(encoding="utf-8")
    assert marks_in(own, language) == marks_in(book.read_text(encoding="utf-8"), FALLBACK)


def marks_in(book: str, language: str) -> list[str]:
    kinds = {word: kind for kind, word in LANGUAGES[language].marks.items()}
    first = re.compile(rf"(?<!\*)\*\(?({'|'.join(kinds)})(?!\w)[^*]*\*(?!\*)")
    return [kinds[word] for word in first.findall(book)]
