"""Where measurements run: environments in bench/.venv-*, made on demand, kept while up to date."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
sys.path.append(str(BENCH.parent))
from start import ROOT, fingerprint, is_fresh, make_venv, program  # noqa: E402

PEERS = {"open_spiel": "2.0.2", "rlcard": "1.2.0"}
OURS = {"compiled": "require", "uncompiled": "off"}
NOT_INHERITED = ("PYTHONPATH", "PYTHONHOME", "KOTATSU_COMPILE")  # else a child may import another kotatsu


class Failed(Exception):
    """A measurement or an install did not work; the text says why in one line."""


def prepare(places: Iterable[str]) -> list[str]:
    """Set the places up and return those that work; for each other one sentence, and the bench goes on."""
    ready = []
    for place in places:
        try:
            _install(place)
            ready.append(place)
        except Failed as why:
            print(f"{place} could not be installed, so the bench goes on without it: {why}")
    return ready


def ask(place: str, script: str, *arguments: str) -> dict[str, Any]:
    """Run one of our scripts in the environment of this place; the last line it prints is its answer."""
    printed = _run(place, str(BENCH / script), *arguments)
    answer: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return answer


def prepare_commit(commit: str) -> str:
    """The place of another commit of ours, compiled; what it is called."""
    git = ("git", "-C", str(ROOT))
    found = subprocess.run(
        [*git, "rev-parse", "--verify", f"{commit}^{{commit}}"], capture_output=True, text=True
    )
    if found.returncode:
        raise Failed(f"git knows no commit {commit!r}")
    place = f"at-{found.stdout[:12]}"
    stamp = _home(place) / "stamp"
    if not stamp.exists():
        print(f"Installing {place} …", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            archive = subprocess.run([*git, "archive", found.stdout.strip()], check=True, capture_output=True)
            subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
            make_venv(_home(place))
            pip = ("-m", "pip", "install", "--disable-pip-version-check", folder)
            _run(place, *pip, KOTATSU_COMPILE="require", KOTATSU_WEB="off")
        stamp.write_text("")
    return place


def _home(place: str) -> Path:
    return BENCH / f".venv-{place}"


def _install(place: str) -> None:
    if place in PEERS:
        what = key = f"{place}=={PEERS[place]}"
    else:
        what, key = (
            str(ROOT),
            fingerprint("pyproject.toml", "hatch_build.py", "src", "web/src", "web/index.html"),
        )
    stamp = _home(place) / "stamp"
    if is_fresh(stamp, key):
        return
    print(f"Installing {place} …", flush=True)
    stamp.unlink(missing_ok=True)
    if not Path(program(_home(place), "python")).exists():
        make_venv(_home(place))
    pip = ("-m", "pip", "install", "--disable-pip-version-check")
    _run(place, *pip, what, KOTATSU_COMPILE=OURS.get(place, "auto"))
    stamp.write_text(key)


def _run(place: str, *arguments: str, **variables: str) -> str:
    """What this place's Python printed; Failed with the most telling line when it ended badly."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED} | variables
    command = [program(_home(place), "python"), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        telling = [line for line in lines if re.match(r"\w*(Error|ERROR|Input): ", line)]
        raise Failed([f"exit code {done.returncode}", *lines[-1:], *telling[:1]][-1])
    return done.stdout
