"""How much does the server hold? Ours beside boardgame.io's own, the same people at the same game.

Four people at each table of Tower Of PanCakes, basic; whoever must move thinks for about half a second. The
number of tables grows until the p99 of a move, from sending it until all four seats have its outcome, is
above 100 ms; what counts is the moves a second just below that. Servers take turns. Ours is `kotatsu serve`,
every move on the disk before anybody sees it; theirs keeps matches in memory, its default, and runs with
NODE_ENV=production. One program, load/clients.js, plays all the people, on the same machine.

Needs Node.js 20 and npm; makes its own environments in bench/.venv-compiled and bench/load/node_modules.
Writes bench/results/load.json. A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from places import BENCH, NOT_INHERITED, Failed, fingerprint, is_fresh, prepare, program
from reporting import Target, progress, show, write

LOAD = BENCH / "load"
THINK = 0.5
LIMIT = 100.0
"""Milliseconds that the p99 of a move may take."""
WARM = 2.0
NO_LIMITS = ("people_per_minute", "tables_per_minute", "tables_per_day", "requests_per_second")
"""Everybody here has one address and sits down within a minute, which a server would not let strangers do."""
ROOM = ("connections_per_address", "connections")

Step = dict[str, Any]
LABELS = {"ours": "kotatsu serve", "theirs": "boardgame.io"}


def prepare_node() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Failed("Node.js and npm are not to be found here")
    stamp, key = LOAD / "node_modules" / "stamp", fingerprint("bench/load/package.json")
    if not is_fresh(stamp, key):
        print("Installing boardgame.io …", flush=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        if subprocess.run(command, cwd=LOAD, check=False).returncode:
            raise Failed("npm could not install boardgame.io")
        stamp.write_text(key)


# --- one server and its people ------------------------------------------------------------------------------


@contextmanager
def serving(side: str, python: str) -> Iterator[subprocess.Popen[str]]:
    """A server in a process and a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        if side == "ours":
            settings = [f"{name}=1e9" for name in NO_LIMITS] + [f"{name}=1000000" for name in ROOM]
            limits = [word for setting in settings for word in ("--set", setting)]
            command = [python, "-m", "kotatsu", "serve", "--port", "0", "--data", folder, *limits]
        else:
            command = ["node", str(LOAD / "theirs.js")]
        inherited = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**inherited, "NODE_ENV": "production", "PYTHONUNBUFFERED": "1"},
                cwd=LOAD,
            )
            try:
                yield process
            finally:
                process.terminate()
                process.wait()


def port_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    line = server.stdout.readline()
    if line.startswith("port "):
        return line.split()[1]
    if not line.startswith("Kotatsu is at "):
        raise Failed(f"the server does not start: {line.strip() or 'it says nothing'}")
    return line.split("/ ")[0].rpartition(":")[2]


def megabytes(process: int) -> float:
    """What a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


class People:
    """The people at one server's tables."""

    def __init__(self, side: str, server: subprocess.Popen[str], think: float) -> None:
        self._server = server
        command = ["node", "clients.js", side, port_of(server), str(think), str(server.pid)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=LOAD
        )
        self.empty = megabytes(server.pid)

    def play(self, tables: int, seconds: float) -> Step:
        """Let so many tables play for so long; what was measured."""
        assert self._process.stdin is not None and self._process.stdout is not None
        wanted = {"tables": tables, "warm": WARM, "seconds": seconds}
        print(json.dumps(wanted), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise Failed("the people left")
        step: Step = json.loads(answer)
        step["MB"] = round(megabytes(self._server.pid), 1)
        return step

    def leave(self) -> None:
        self._process.kill()
        self._process.wait()


def holds(step: Step) -> bool:
    return step["p99 ms"] is not None and step["p99 ms"] <= LIMIT and not step["refused"]


def climb(side: str, python: str, first: int, factor: float, seconds: float) -> list[Step]:
    """More and more tables until it is too much, then two steps between."""
    steps: list[Step] = []
    with serving(side, python) as server:
        people = People(side, server, THINK)
        try:
            good, bad, tables = 0, 0, first
            while not bad or (bad - good > max(10, good // 10) and len(steps) < 12):
                step = people.play(tables, seconds)
                steps.append(step)
                progress(
                    f"{LABELS[side]}, {tables} tables: {step['moves/s']} moves/s, p99 {step['p99 ms']} ms"
                )
                if holds(step):
                    good = max(good, tables)
                else:
                    bad = tables
                if not bad:
                    tables = round(good * factor)
                else:
                    tables = (good + bad) // 2 if good else bad // 2
                if tables < 10:
                    break
        finally:
            people.leave()
    return steps


def hold(side: str, python: str, tables: int) -> Step:
    """Many tables at which people take their time: what a table costs in memory."""
    with serving(side, python) as server:
        people = People(side, server, 10.0)
        try:
            step = people.play(tables, 10.0)
            return {**step, "MB empty": round(people.empty, 1), "KB/table": kilobytes(people.empty, step)}
        finally:
            people.leave()


def kilobytes(empty: float, step: Step) -> float:
    return round((step["MB"] - empty) * 1024 / step["tables"], 1)


# --- reporting ----------------------------------------------------------------------------------------------


def best(steps: list[Step]) -> Step | None:
    """The most moves a second among the steps that held."""
    return max((step for step in steps if holds(step)), key=lambda step: step["moves/s"], default=None)


def rate(turns: list[list[Step]]) -> float:
    """The median of what the turns reached: both sides have good and bad moments on a shared machine."""
    return median(found["moves/s"] if (found := best(steps)) else 0.0 for steps in turns)


def top(turns: list[list[Step]]) -> Step | None:
    return best([step for steps in turns for step in steps])


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--seconds", type=float, default=6.0, help="length of one measurement (default 6)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each server (default 3)")
    parser.add_argument("--hold", type=int, default=1000, help="tables for the memory (default 1,000)")
    parser.add_argument("--python", help="a Python that has kotatsu, instead of bench/.venv-compiled")
    parser.add_argument("--quick", action="store_true", help="one short turn each, nothing written")
    given = parser.parse_args()
    rounds, seconds, held = (1, 3.0, 100) if given.quick else (given.rounds, given.seconds, given.hold)
    try:
        prepare_node()
    except Failed as why:
        parser.error(str(why))
    if given.python is None and not prepare(["compiled"]):
        parser.error("kotatsu could not be installed; name a Python that has it by --python")
    python = given.python or program(BENCH / ".venv-compiled", "python")
    ask = "import kotatsu.core.state as s; print(not s.__file__.endswith('.py'))"
    compiled = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True, cwd=LOAD)

    turns: dict[str, list[list[Step]]] = {"ours": [], "theirs": []}
    for turn in range(rounds):
        for side, done in turns.items():
            progress(f"round {turn + 1} of {rounds}: {LABELS[side]}")
            known = top(done)
            first = 200 if known is None else max(50, round(0.6 * known["tables"]))
            done.append(climb(side, python, first, 1.4, seconds))
    memory = {side: hold(side, python, held) for side in turns}
    progress("")

    rates = {side: rate(done) for side, done in turns.items()}
    ratio = rates["ours"] / rates["theirs"] if rates["theirs"] else None
    lines = []
    for side, done in turns.items():
        peak = top(done)
        cells = ["nothing", "", "", ""] if peak is None else [
            f"{peak['moves/s']:,.0f} at {peak['tables']:,} tables",
            f"{peak['p99 ms']:,.0f} ms",
            f"{peak['server ms/move']:.2f} ms",
            f"{peak['clients busy']:.0%}",
        ]  # fmt: skip
        lines.append([LABELS[side], f"{rates[side]:,.0f}", *cells, f"{memory[side]['KB/table']:,.0f} KB"])
    head = ["", "moves/s, median", "most", "its p99", "processor a move", "clients busy", "a table"]
    show(f"Four people a table, p99 of a move to all seats under {LIMIT:.0f} ms", head, lines)
    peak = max(memory["ours"]["MB"], 0)
    promises = [
        Target("moves a second ≥ 3 × boardgame.io's at the same p99", 3, ratio),
        Target(f"{held:,} live tables in one process ≤ 400 MB", 400, peak, at_most=True),
    ]
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick:
        return
    result = {
        "versions": json.loads((LOAD / "package.json").read_text())["dependencies"],
        "compiled": compiled.stdout.strip() == "True",
        "think seconds": THINK,
        "limit ms": LIMIT,
        "moves/s": {side: round(value, 1) for side, value in rates.items()},
        "ours_is_times": ratio and round(ratio, 2),
        "turns": turns,
        "memory": memory,
    }
    write("load", result, promises)


if __name__ == "__main__":
    main()
