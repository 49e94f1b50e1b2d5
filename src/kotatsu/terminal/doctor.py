"""What this installation is like, and whether every rule has a test."""

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import kotatsu
from kotatsu import compiled
from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.drawing.canvas import Line, flow, pad
from kotatsu.terminal.console import Console
from kotatsu.terminal.shelf import rebuilt_parts
from kotatsu.terminal.speech import listed, say, title_of

_TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)
LABEL = 12


def installation(console: Console) -> list[Line]:
    """Python, Kotatsu, compiled or plain modules, the terminal, the editions and what in them is rebuilt."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    here = str(Path(kotatsu.__file__).parent)
    lines = _row("Kotatsu", say("doctor-where", version=kotatsu.__version__, folder=here))
    kind = sys.implementation.name
    lines += _row("Python", say("doctor-python", version=python, kind=kind, path=sys.executable))
    lines += _row(say("doctor-rules"), _compiled())
    lines += _row(say("doctor-terminal"), _terminal(console))
    for game in games():
        edition = game.default_edition
        named = {"game": title_of(game), "name": game.name, "version": game.rules_version}
        lines += _row(say("doctor-game"), say("doctor-version", **named))
        parts = (f"{word} ({', '.join(keys)})" for word, keys in rebuilt_parts(game).items())
        rebuilt = listed(parts) or say("doctor-nothing")
        about = {"edition": edition.name, "hash": edition.hash[:12], "rebuilt": rebuilt}
        lines += _row("", say("doctor-edition", **about))
    return lines


def _row(label: str, text: str) -> list[Line]:
    first, *rest = flow([(text, "")], 80 - LABEL - 2)
    return [
        [*pad([(f" {label}", "dim")], LABEL + 1), *first],
        *([(" " * (LABEL + 1), ""), *line] for line in rest),
    ]


def _compiled() -> str:
    """Which modules run as machine code and which as plain Python."""
    native: list[str] = []
    plain: list[str] = []
    for name in sorted(_modules()):
        file = import_module(name).__file__ or ""
        (native if file.endswith((".so", ".pyd")) else plain).append(name.removeprefix("kotatsu."))
    if not native:
        # start.py compiles while the table is open
        return say(
            "doctor-plain-yet" if compiled.compiled_beside() else "doctor-plain", modules=listed(plain)
        )
    if not plain:
        return say("doctor-compiled", modules=listed(native))
    return say("doctor-compiled-partly", modules=listed(native), plain=listed(plain))


def _modules() -> Iterable[str]:
    """The modules that are compiled where there is a compiler."""
    root = Path(kotatsu.__file__).parent
    for path in compiled.modules(root):
        yield ".".join(("kotatsu", *path.relative_to(root).with_suffix("").parts))


def _terminal(console: Console) -> str:
    columns, rows = console.terminal_size
    return say(
        "doctor-screen",
        columns=columns,
        rows=rows,
        room="enough" if columns >= 80 and rows >= 24 else "small",
        colours=str(console.colours),
        shapes="round" if console.unicode else "ascii",
        redraw="live" if console.live else "lines",
    )


# --- rule → tests -----------------------------------------------------------------------------------------


def tests_folder() -> Path | None:
    """The tests beside the sources, if this is a checkout: from here, or from where the package lies."""
    package = Path(kotatsu.__file__).parent
    for root in (package.parent.parent, Path.cwd()):
        if (root / "tests").is_dir() and (root / "src" / "kotatsu").is_dir():
            return root / "tests"
    return None


def rule_tests(game: Game, folder: Path) -> dict[str, list[str]]:
    """The names of the tests of every rule of a game, found by their names: test_tp14_dave_opens_…"""
    tests: dict[str, list[str]] = {rule: [] for rule in game.rules}
    for path in sorted(folder.rglob("test_*.py")):
        for test in _TEST.findall(path.read_text(encoding="utf-8")):
            for rule in rules_in(test):
                if rule in tests:
                    tests[rule].append(test)
    return tests


def rules_in(test: str) -> list[str]:
    """The rules that a test names: right after `test_`, one or several.

    >>> rules_in("test_tp14_tp15_dave_takes_what_comes")
    ['TP-14', 'TP-15']
    """
    named = re.match(r"test((?:_[a-z]{2}\d+)+)(?:_|$)", test)
    return [f"{rule[:2].upper()}-{rule[2:]}" for rule in named.group(1).split("_")[1:]] if named else []


def rules_report(folder: Path) -> tuple[list[Line], int]:
    """Rule → tests for every game, and how many rules have none."""
    lines: list[Line] = []
    gaps = 0
    for game in games():
        tests = rule_tests(game, folder)
        lines.append([(f" {title_of(game)}", "title")])
        for rule, names in tests.items():
            gaps += not names
            for label, name in zip(
                [rule] + [""] * len(names), names or [say("doctor-no-test")], strict=False
            ):
                lines.append([(f" {label:<8}", "key"), (name, "" if names else "warn")])
        lines.append([])
    return lines, gaps
