"""Whatever a person reads on the Python side is a Fluent message, and every message is said somewhere."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.texts import Texts

SOURCE = Path(kotatsu.__file__).parent
WORDS = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")  # two words in a row
SENTENCE = re.compile(r"[A-Z][\w’' -]*? \w+.*[.!?]")

FOR_PROGRAMS = {
    "Misuse": "only a program can cause it",
    "Hidden": "only a program can cause it",
    "TypeError": "only a program can cause it",
    "ValueError": "only a program can cause it",
    "LookupError": "only a program can cause it",
    "RuntimeError": "only a program can cause it",
    "AssertionError": "only a program can cause it",
    "MissingText": "only a program can cause it",
    "ValidationError": "a message of another version, which is told otherwise",
    "NoAnswer": "it stays between a server and its workers",
    "NotNow": "it stays between a server and its workers",
    "Conflict": "it stays between the store and the server",
    "NotFound": "it stays between the store and the server",
    "Failed": "it stands in the log of a server",
    "OperationalError": "it stands in the log of a server",
}
"""Errors that are sentences in English, and why."""

FOR_PROGRAMMERS = {
    ("core/batch.py", "At table"): "only a program can cause it",
    ("core/chance.py", "The scripted draws ran out"): "only a program can cause it",
    ("core/errors.py", "This game does not define"): "only a program can cause it",
    ("envs/", ""): "what learning programs call",
    ("learning/", ""): "what programs that train bots call",
    ("server/services.py", ""): "what /ready answers to a monitor",
    ("store/place.py", "The disk that holds"): "why a running server cannot write, for its log",
    ("store/postgresql.py", "The database at"): "it stands in the log of a server",
    ("store/tables.py", "There is no table"): "it stays between the store and the server",
    ("wire/reference.py", ""): "writes pages for programmers",
    ("wire/typescript.py", ""): "a tool for programmers",
}
"""What no player reads, by its file and how it begins, and why."""
SQL = re.compile("SELECT|INSERT|UPDATE|DELETE")

FILES = [
    *sorted(SOURCE.glob("*.en.ftl")),
    *sorted(SOURCE.glob("*/*.en.ftl")),
    *sorted(SOURCE.glob("games/*/box.en.ftl")),
]


@cache
def trees() -> dict[str, ast.Module]:
    files = sorted(SOURCE.rglob("*.py"))
    return {
        file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files
    }


def literals(tree: ast.AST) -> list[tuple[int, str]]:
    """The texts in a tree, with what is put into them left out; no docstrings, no code given by its name."""
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            left_out |= {id(part) for part in node.values}
        elif isinstance(node, ast.Raise) and _name(node.exc) in FOR_PROGRAMS:
            left_out |= {id(part) for part in ast.walk(node)}
    found = []
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "…" for part in node.values]
            found.append((node.lineno, "".join(map(str, parts))))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append((node.lineno, node.value))
    return found


def _name(call: ast.AST | None) -> str:
    called = call.func if isinstance(call, ast.Call) else None
    return str(getattr(called, "id", getattr(called, "attr", "")))


def shown(tree: ast.AST) -> list[ast.AST]:
    """What is printed, raised, or stands in a help."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and node.exc is not None and _name(node.exc) not in FOR_PROGRAMS:
            found.append(node.exc)
        elif isinstance(node, ast.Call) and _name(node) in (
            "print",
            "Phrase",
            "BadInput",
            "Refused",
            "Unavailable",
        ):
            found.append(node)
        elif isinstance(node, ast.keyword) and node.arg in ("help", "description", "title", "epilog"):
            found.append(node.value)
    return found


def read_by_people() -> set[tuple[str, int, str]]:
    """What stands in the sources and looks as if people read it: its file, line and words."""
    found = set()
    for file, tree in trees().items():
        texts = [(line, text) for line, text in literals(tree) if SENTENCE.fullmatch(text)]
        for node in shown(tree):
            texts += [(line, text) for line, text in literals(node) if WORDS.search(text)]
        found |= {(file, line, text) for line, text in texts if not SQL.match(text)}
    return found


def reason_for(file: str, text: str) -> tuple[str, str] | None:
    places = (place for place in FOR_PROGRAMMERS if file.startswith(place[0]) and text.startswith(place[1]))
    return next(places, None)


def test_nothing_that_people_read_is_written_in_a_source() -> None:
    found = read_by_people()
    assert sorted(place for place in found if reason_for(place[0], place[2]) is None) == []
    assert {reason_for(file, text) for file, _, text in found} == set(FOR_PROGRAMMERS)


@cache
def named() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts of all sources, and those that are put together, as patterns."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                pattern = "".join("[\\w-]+" if part is None else re.escape(str(part)) for part in parts)
                if re.search(r"[a-z]{3}", "".join(str(part) for part in parts if part)):
                    made.append(re.compile(pattern))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return whole, made


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_message_is_said_somewhere(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole, made = named()
    left = [name for name in Texts("en", source).ids if name not in whole and f"{{ {name} }}" not in source]
    if file.name == "box.en.ftl":  # tests/core/test_errors.py compares them with what the game declares
        left = [name for name in left if not name.startswith(("option-", "edition-"))]
    assert [name for name in left if not any(pattern.fullmatch(name) for pattern in made)] == []
