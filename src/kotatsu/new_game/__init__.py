"""`kotatsu new-game NAME`: a tiny complete game in a checkout, with its tests and words, to be changed into
another one.

The template is a game called High Card; its names become those of the new game. It passes every check as it
stands, so whoever changes it sees at once what they broke.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from kotatsu.core.errors import BadInput
from kotatsu.core.registry import games

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Names:
    """What a new game is called, everywhere it is named."""

    name: str  # goose-market
    prefix: str  # GM, of its rules' numbers

    @property
    def folder(self) -> str:
        return self.name.replace("-", "_")

    @property
    def title(self) -> str:
        return self.name.replace("-", " ").title()

    @property
    def in_place_of(self) -> dict[str, str]:
        """The template's names, and these."""
        return {
            "high_card": self.folder,
            "high-card": self.name,
            "HighCard": self.title.replace(" ", ""),
            "High Card": self.title,
            "HC-": f"{self.prefix}-",
            "_hc": f"_{self.prefix.lower()}",
        }


def names_for(name: str, prefix: str | None = None) -> Names:
    """The names of a new game; `BadInput` if there is something wrong with them.

    >>> names_for("goose-market")
    Names(name='goose-market', prefix='GM')
    """
    if not _NAME.fullmatch(name):
        raise BadInput("game-name", name=repr(name))
    words = name.split("-")
    initials = words[0][0] + words[1][0] if len(words) > 1 else name[:2]
    chosen = (initials if prefix is None else prefix).upper()
    if not re.fullmatch("[A-Z]{2}", chosen):
        raise BadInput("rules-prefix", prefix=repr(chosen))
    for other in games():
        if other.name == name:
            raise BadInput("game-there", name=repr(name))
        if other.rules[0].startswith(f"{chosen}-"):
            raise BadInput("prefix-taken", game=other.name, prefix=chosen)
    return Names(name, chosen)


def checkout() -> Path:
    """The checkout that this package runs from, or that one stands in."""
    for root in (Path(__file__).parents[3], Path.cwd()):
        if (root / "check.py").is_file() and (root / "src" / "kotatsu" / "games").is_dir():
            return root
    raise BadInput("no-checkout")


def write(names: Names, root: Path) -> list[Path]:
    """Write the game's folder and its tests; nothing is written if any of it is there already."""
    template = resources.files(__package__).joinpath("template")
    places = {
        template / "game": root / "src" / "kotatsu" / "games" / names.folder,
        template / "tests" / "game": root / "tests" / "games" / names.folder,
        template / "tests" / "hidden.py": root / "tests" / "conformance" / "hidden" / f"{names.folder}.py",
        template / "tests" / "mutants.py": root / "tests" / "mutation" / f"test_{names.folder}.py",
    }
    for target in places.values():
        if target.exists():
            raise BadInput("written-already", path=str(target.relative_to(root)))
    return [file for source, target in places.items() for file in _copy(source, target, names)]


def derive(names: Names, root: Path) -> list[Path]:
    """What is made from the new folder: its golden records, its shapes for the web app and for readers."""
    before = set(_made(names, root))
    if find_spec("ruff") is not None:  # how lines are broken depends on how long the name is
        _run(root, "-m", "ruff", "format", "--quiet", "src/kotatsu/games", "tests")
    _run(root, "tests/golden/make.py", names.name)
    _run(root, "-m", "kotatsu.wire.typescript")
    return sorted(set(_made(names, root)) - before)


def _run(root: Path, *command: str) -> None:
    """Run a Python of the checkout's sources, where the new game is found."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    python = [sys.executable, *command]
    done = subprocess.run(
        python, cwd=root, env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1]
        raise BadInput("command-failed", command=" ".join(command), reason=reason)


def _made(names: Names, root: Path) -> list[Path]:
    patterns = (
        f"tests/golden/{names.name}/*",
        f"web/src/boards/{names.name}/*",
        f"docs/shapes/{names.name}.*",
    )
    return [file for pattern in patterns for file in root.glob(pattern)]


def _copy(source: Traversable, target: Path, names: Names) -> list[Path]:
    if source.is_dir():
        target.mkdir(parents=True)
        inside = sorted(source.iterdir(), key=lambda found: found.name)
        return [
            file
            for found in inside
            if found.name != "__pycache__"
            for file in _copy(found, target / found.name, names)
        ]
    text = source.read_text(encoding="utf-8")
    for old, new in names.in_place_of.items():
        text = text.replace(old, new)
    target.write_text(text, encoding="utf-8")
    return [target]
