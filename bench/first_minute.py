"""Measure the first minute of somebody who has found the project: python3 bench/first_minute.py [--cores N]

Clones what is committed here into an empty folder, with an empty home, and runs `python3 start.py` there, as
the README tells: until its page has come, and until a first move has counted at a table with bots. Then the
start after that; then the compiling that went on beside, and a start with what it brought. Each again with no
C compiler to be found; and from a wheel, installed where there is neither a compiler nor Node.js. Needs a
network and this machine to itself; any Python from 3.11 on runs it. Writes bench/results/first_minute.json,
unless it was given fewer cores than there are. A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from reporting import Target, show, write

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
COMPILERS = ("cc", "gcc", "clang", "c99", "c89", "x86_64-linux-gnu-gcc")
PATIENCE = 1800  # seconds for the compiling beside
PARTS = {
    "fetching tools": "a virtual environment",
    "building the web app": "tools fetched",
    "built the web app": "web app built",
    "laying it all out": "what it needs fetched",
    "Ready": "laid out",
}
# Run by the Python that start.py made: as far as the first move of its own that counts.
FIRST_MOVE = """
import sys
sys.path.insert(0, sys.argv[2])
import wire_bot, kotatsu
from kotatsu.bots import make_bot
from kotatsu.table.commands import Play
class Player(wire_bot.Player):
    played = False
    def wants(self, table):
        if self.played:
            raise SystemExit(0)  # asked again, so that the answer to the first has come
        command = super().wants(table)
        self.played = isinstance(command, Play)
        return command
wire_bot.Player = Player
wire_bot.play(sys.argv[1].rstrip("/"), "cat-tower", make_bot("greedy", kotatsu.game("cat-tower")))
"""


class Place:
    """A fresh clone, an empty home."""

    def __init__(self, folder: Path, compiler: bool) -> None:
        self.clone, self.home = folder / "clone", folder / "home"
        self.home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)
        path = os.environ["PATH"] if compiler else without_compilers(folder / "bin")
        self.environment = {"HOME": str(self.home), "PATH": path, "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}

    def start(self) -> dict[str, float]:
        """Seconds from the command on."""
        began, seen = time.monotonic(), {}
        command = [sys.executable, "start.py", "serve", "--port", "0", "--set", "pause=0.2"]
        with subprocess.Popen(
            command,
            cwd=self.clone,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server:
            try:
                url = ""
                for line in server.stdout or ():
                    part = next((name for said, name in PARTS.items() if said in line), None)
                    if part is not None:
                        seen[part] = time.monotonic() - began
                    if found := re.search("Kotatsu is at (http://[^ ]+)", line):
                        url = found[1]
                        break
                threading.Thread(target=lambda: list(server.stdout or ()), daemon=True).start()
                with urllib.request.urlopen(url) as page:
                    assert b"<script" in page.read()
                seen["page"] = time.monotonic() - began
                python = str(self.clone / ".venv-play" / "bin" / "python")
                move = [python, "-c", FIRST_MOVE, url, str(self.clone / "examples")]
                subprocess.run(move, env=self.environment, check=True, timeout=120)
                seen["first move"] = time.monotonic() - began
            finally:
                server.terminate()
        return seen

    def wait_for_compiled(self, began: float) -> dict[str, float]:
        """Seconds from the first command on until all is compiled, and the most memory that it took."""
        most = 0.0
        while not (self.clone / ".venv-play" / "compiled").exists():
            if time.monotonic() - began > PATIENCE:
                sys.exit((self.clone / ".venv-play" / "compile.log").read_text()[-3000:])
            most = max(most, compiling_megabytes(self.clone))
            time.sleep(0.2)
        return {"compiled": time.monotonic() - began, "compiling, MB": most}

    def start_from_wheel(self, folder: Path) -> dict[str, float]:
        """Seconds from making an empty environment on; nothing is on the path. That a wheel is built first is
        not counted."""
        build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder)]
        subprocess.run([*build, str(self.clone)], env={**os.environ, "KOTATSU_COMPILE": "off"}, check=True)
        wheel = str(next(folder.glob("*.whl")))
        began, seen, bin = time.monotonic(), {}, folder / "venv" / "bin"
        subprocess.run([sys.executable, "-m", "venv", str(bin.parent)], check=True)
        seen["a virtual environment"] = time.monotonic() - began
        install = [str(bin / "python"), "-m", "pip", "install", "--quiet", wheel]
        subprocess.run(install, env={**os.environ, "PATH": ""}, check=True)
        seen["laid out"] = time.monotonic() - began
        bare = {"PATH": "", "HOME": str(folder), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}
        command = [str(bin / "kotatsu"), "serve", "--port", "0"]
        with subprocess.Popen(
            command, env=bare, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                url = re.findall("http://[^ ]+/", server.stdout.readline() if server.stdout else "")[0]
                with urllib.request.urlopen(url) as page:
                    assert b"<script" in page.read()
                seen["page"] = time.monotonic() - began
            finally:
                server.terminate()
        return seen


def without_compilers(folder: Path) -> str:
    """A path on which everything is but a C compiler."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for file in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / file.name
            if not file.name.startswith(COMPILERS) and not link.exists():
                link.symlink_to(file)
    assert not any(shutil.which(name, path=str(folder)) for name in COMPILERS)
    return str(folder)


def compiling_megabytes(clone: Path) -> float:
    """What the processes that compile for this clone hold now: start.py gives them a session of their own."""
    ask = ["ps", "-eo", "pid=,sid=,rss=,args="]
    found = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    processes = [line.split(None, 3) for line in found.splitlines()]
    leaders = {pid for pid, sid, _, name in processes if pid == sid and "compile_rules" in name}
    mine = {pid for pid in leaders if place_of(pid) == str(clone)}
    return sum(int(size) for _, sid, size, _ in processes if sid in mine) / 1024


def place_of(pid: str) -> str:
    try:
        return os.readlink(f"/proc/{pid}/cwd")
    except OSError:  # it has ended
        return ""


@contextmanager
def place(compiler: bool) -> Iterator[Place]:
    with tempfile.TemporaryDirectory() as folder:
        yield Place(Path(folder), compiler)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--cores", metavar="N", type=int, help="with the first N cores only; writes no result"
    )
    cores = parser.parse_args().cores
    if cores is not None:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    began_with = os.getloadavg()[0]
    with place(compiler=True) as usual:
        began = time.monotonic()
        first = usual.start()
        second = usual.start()
        compiled = usual.wait_for_compiled(began)
        third = usual.start()
    with place(compiler=False) as bare:
        without = bare.start()
        with tempfile.TemporaryDirectory() as folder:
            wheel = bare.start_from_wheel(Path(folder))
    columns = {
        "first start": {**first, **compiled},
        "second": second,
        "compiled": third,
        "no compiler": without,
        "wheel": wheel,
    }
    rows = list(dict.fromkeys(part for column in columns.values() for part in column))
    cells = [[part, *(f"{c[part]:.1f}" if part in c else "" for c in columns.values())] for part in rows]
    show("Seconds after python3 start.py", ["", *columns], cells)
    targets = [
        Target("first move, fresh clone", 45, first["first move"], at_most=True),
        Target("first move, no compiler", 30, without["first move"], at_most=True),
        Target("page, second start", 2, second["page"], at_most=True),
        Target("page, from a wheel", 15, wheel["page"], at_most=True),
        Target("memory of compiling, MB", 1500, compiled["compiling, MB"], at_most=True),
    ]
    print("", *(target.line() for target in targets), sep="\n")
    if cores is None:
        write("first_minute", {"load before": began_with, "seconds": columns}, targets)


if __name__ == "__main__":
    main()
