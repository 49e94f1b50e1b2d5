"""Imports only point up the page: rules know core and nothing else, only the command knows the server."""

import ast
import sys
from pathlib import Path

import kotatsu
from kotatsu import compiled

SOURCE = Path(kotatsu.__file__).parent

# What each part may import of kotatsu, besides itself.
MAY_IMPORT = {
    "core": set(),
    "drawing": {"core"},
    "games": {"core", "drawing"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "learning": {"core", "games", "bots"},
    "table": {"core", "bots"},
    "clubs": {"core", "table"},
    "wire": {"core", "table"},
    "store": {"core"},
    "new_game": {"core", "drawing", "games"},  # its template is a game
    "server": {"core", "drawing", "games", "bots", "lab", "table", "clubs", "store", "wire"},
    "terminal": {"core", "drawing", "games", "bots", "lab", "table", "wire"},
    "envs": {"core", "drawing", "terminal"},
}
EVERYTHING = {*MAY_IMPORT, "cli"}


def imported_modules(file: Path) -> set[str]:
    """Full names; of `from package import name` also package.name, which may be a module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def imported_parts(file: Path) -> set[str]:
    parts = {name.split(".")[1] for name in imported_modules(file) if name.startswith("kotatsu.")}
    return parts & EVERYTHING


def test_imports_point_up_the_page() -> None:
    wrong = []
    for part, allowed in MAY_IMPORT.items():
        for file in (SOURCE / part).rglob("*.py"):
            extra = imported_parts(file) - allowed - {part}
            wrong += [f"{file.relative_to(SOURCE)} imports {name}" for name in extra]
    assert not wrong


def test_the_store_knows_no_games() -> None:
    for file in (SOURCE / "store").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kotatsu.core"):
                allowed = {"kotatsu.core.causes", "kotatsu.core.errors"}
                assert node.module in allowed, f"{file}: {node.module}"


def test_no_game_imports_another() -> None:
    for folder in (SOURCE / "games").iterdir():
        for file in folder.glob("*.py"):
            text = file.read_text(encoding="utf-8")
            others = [
                other.name for other in (SOURCE / "games").iterdir() if other.is_dir() and other != folder
            ]
            assert not [name for name in others if f"kotatsu.games.{name}" in text]


def test_rules_import_nothing_but_core_their_folder_and_types() -> None:
    allowed = {"typing", "librt", "mypy_extensions", "kotatsu", "collections", "abc"}
    for file in SOURCE.glob("games/*/rules.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] in allowed, f"{file}: {node.module}"
                own = f"kotatsu.games.{file.parent.name}"
                parts = (node.module or "").startswith
                assert not parts("kotatsu.") or parts(("kotatsu.core", own)), f"{file}: {node.module}"
            elif isinstance(node, ast.Import):
                assert all(alias.name.split(".")[0] in allowed for alias in node.names)


def test_what_is_compiled_needs_nothing_that_a_build_does_not_have() -> None:
    """mypyc reads all that is imported, packages included, where only what compiles is installed."""
    waiting = compiled.modules(SOURCE)
    read: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in read:
            continue
        read.add(file)
        waiting += [parent / "__init__.py" for parent in file.parents if SOURCE in (parent, *parent.parents)]
        for name in imported_modules(file):
            if name.startswith("kotatsu"):
                path = SOURCE.parent / name.replace(".", "/")
                waiting += [
                    module for module in (path.with_suffix(".py"), path / "__init__.py") if module.exists()
                ]
            else:
                assert name.split(".")[0] in {
                    *sys.stdlib_module_names,
                    "librt",
                    "mypy_extensions",
                    "msgspec",
                }, (
                    file,
                    name,
                )


def test_a_table_has_no_input_no_output_and_runs_no_bot() -> None:
    """Beside plain data it imports only what writes JSON and knows letters, and of bots the names of their
    levels."""
    allowed = {"collections", "dataclasses", "functools", "typing", "hashlib", "json", "re", "unicodedata"}
    allowed |= {"msgspec", "kotatsu"}
    for file in (SOURCE / "table").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] in allowed, f"{file}: {node.module}"
                if (node.module or "").startswith("kotatsu.bots"):
                    assert [alias.name for alias in node.names] == ["LEVELS"]
            elif isinstance(node, ast.Import):
                assert all(alias.name.split(".")[0] in allowed for alias in node.names)
