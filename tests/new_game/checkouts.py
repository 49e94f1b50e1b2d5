"""Copies of this checkout, in which a game can be begun."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = "goose-market"


def copy_checkout(folder: Path) -> None:
    """The files of this checkout as they are now, without anything that was made from them."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, files.split("\0")):
        source, target = ROOT / name, folder / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())


def run(checkout: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def begin_game(folder: Path) -> Path:
    """A copy of this checkout in which the game NAME has just been begun."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so it cannot be copied; run it in a clone")
    copy_checkout(folder)
    made = run(folder, "-m", "kotatsu", "new-game", NAME)
    assert made.returncode == 0, made.stderr
    return folder
