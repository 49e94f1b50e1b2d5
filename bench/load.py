"""How much does the server hold? Ours beside boardgame.io's own, the same people at the same game.

Four people at each table of Tower Of PanCakes, basic; whoever must move thinks for about half a second. First
the same 200 tables everywhere: what a move costs the server in processor time, user and system. Then the
number of tables grows until the p99 of a move, from sending it until all four seats have its outcome, exceeds
100 ms; what counts is the moves a second just below that. Servers take turns. Ours is `kotatsu serve`, every
move on the disk before anybody sees it; theirs runs with NODE_ENV=production, keeping matches in memory, its
default, and again with its FlatFile, which writes files and syncs none of them. A server has one core, with
all its threads and children; the people, load/clients.js, have another. All ping alike. With --workers our
server runs with several processes as well, on the same one core: what a move costs then tells what as many
cores would do, for none is left here that is not the people's.

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
from urllib.parse import urlsplit

from places import BENCH, NOT_INHERITED, Failed, fingerprint, is_fresh, prepare, program
from reporting import Target, progress, show, write

LOAD = BENCH / "load"
THINK = 0.5
LIMIT = 100.0
"""Milliseconds that the p99 of a move may take."""
WARM = 2.0
NO_LIMITS = ("people_per_minute", "tables_per_minute", "tables_per_day", "requests_per_second")
NO_LIMITS += ("messages_per_second",)
"""Everybody here has one address and sits down within a minute, which a server would not let strangers do."""
ROOM = ("connections_per_address", "connections")
PINGS = ("ping=10", "stale=25", "gone=45")
"""As often as boardgame.io's server asks for them; ours would by default ask four times as often."""

DATABASE = "KOTATSU_BENCH_DATABASE"
"""In the environment: some database of a PostgreSQL, where one may be made for ours, in turn with SQLite."""
NAME = "kotatsu_bench"

SAME = 200
"""Tables at which the cost of a move is compared."""

Step = dict[str, Any]
LABELS = {
    "ours": "kotatsu serve",
    "beside": "kotatsu serve, beside it",
    "workers": "kotatsu serve, several workers",
    "postgresql": "kotatsu serve, on PostgreSQL",
    "theirs": "boardgame.io, in memory",
    "files": "boardgame.io, FlatFile",
}


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
def serving(side: str, python: str, workers: int) -> Iterator[subprocess.Popen[str]]:
    """A server in a process, or in several, and a folder of its own."""
    if side == "postgresql":
        make_database()
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w") as log:
        process = subprocess.Popen(
            command_of(side, python, folder, workers if side == "workers" else 1),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**inherited(), "NODE_ENV": "production", "PYTHONUNBUFFERED": "1"},
            cwd=LOAD,
        )
        pin(process, 0)
        try:
            yield process
        finally:
            process.terminate()
            process.wait()


def make_database() -> None:
    """An empty one; what an earlier server left there would be taken up."""
    import psycopg

    with psycopg.connect(os.environ[DATABASE], autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
        db.execute(f"CREATE DATABASE {NAME}")


def at(url: str, name: str) -> str:
    """The address of another database of the same server."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/{name}{'?' if parts.query else ''}{parts.query}"


def command_of(side: str, python: str, folder: str, workers: int) -> list[str]:
    if side == "theirs":
        return ["node", "theirs.js"]
    if side == "files":
        return ["node", "theirs.js", str(Path(folder) / "matches")]
    settings = [f"{name}=1e9" for name in NO_LIMITS] + [f"{name}=1000000" for name in ROOM]
    limits = [word for setting in [*settings, *PINGS] for word in ("--set", setting)]
    serve = [python, "-m", "kotatsu", "serve", "--port", "0", "--workers", str(workers)]
    if side == "postgresql":
        return [*serve, "--database", at(os.environ[DATABASE], NAME), *limits]
    return [*serve, "--data", folder, *limits]


def inherited() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}


def pin(process: subprocess.Popen[str], core: int) -> None:
    """Let a process, before it has threads and children, run on this core alone; the people are not to take
    time from a server."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > core and len(cores) > 1:
        os.sched_setaffinity(process.pid, {cores[core]})


def port_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    line = server.stdout.readline()
    if line.startswith("port "):
        return line.split()[1]
    if not line.startswith("Kotatsu is at "):
        raise Failed(f"the server does not start: {line.strip() or 'it says nothing'}")
    return line.split("/ ")[0].rpartition(":")[2]


def megabytes(process: int, side: str) -> float:
    """What a server has in memory, without the processes of bots: of workers, what they share counts once."""
    if side != "workers":
        status = Path(f"/proc/{process}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    maps = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in (process, *children)]
    return sum(int(one.split("Pss:")[1].split()[0]) for one in maps) / 1024


class People:
    """The people at one server's tables."""

    def __init__(self, side: str, server: subprocess.Popen[str], python: str, think: float) -> None:
        self._server = server
        self._side = side
        command = ["node", "clients.js", "theirs" if side in ("theirs", "files") else "ours"]
        command += [port_of(server), str(think), str(server.pid)]
        if python:
            ask = (python, "-c", "from kotatsu.wire.messages import PROTOCOL; print(PROTOCOL)")
            command.append(subprocess.run(ask, capture_output=True, text=True, check=True, cwd=LOAD).stdout)
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=LOAD
        )
        pin(self._process, 1)
        self.empty = megabytes(server.pid, side)

    def play(self, tables: int, seconds: float) -> Step:
        """Let so many tables play for so long; what was measured."""
        assert self._process.stdin is not None and self._process.stdout is not None
        wanted = {"tables": tables, "warm": WARM, "seconds": seconds}
        print(json.dumps(wanted), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise Failed("the people left")
        step: Step = json.loads(answer)
        step["MB"] = round(megabytes(self._server.pid, self._side), 1)
        return step

    def leave(self) -> None:
        self._process.kill()
        self._process.wait()


def holds(step: Step) -> bool:
    return step["p99 ms"] is not None and step["p99 ms"] <= LIMIT and not step["refused"]


def climb(side: str, python: str, workers: int, first: int, factor: float, seconds: float) -> list[Step]:
    """As many tables as everywhere, then more and more until it is too much, then two steps between. Without
    a factor just the first of it."""
    steps: list[Step] = []
    with serving(side, python, workers) as server:
        people = People(side, server, python, THINK)
        try:
            good, bad, tables = 0, 0, SAME
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
                    tables = max(first, round(good * factor))
                else:
                    tables = (good + bad) // 2 if good else bad // 2
                if tables < 10 or not factor:
                    break
        finally:
            people.leave()
    return steps


def hold(side: str, python: str, workers: int, tables: int) -> Step:
    """Many tables at which people take their time: what a table costs in memory."""
    with serving(side, python, workers) as server:
        people = People(side, server, python, 10.0)
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


def cost(turns: list[list[Step]], children: bool = False) -> float:
    """Milliseconds of processor that a move takes at the same number of tables, the median of turns."""
    name = "its children ms/move" if children else "server ms/move"
    return median(steps[0][name] for steps in turns)


def ratio(ours: float | None, theirs: float | None) -> float | None:
    return ours / theirs if ours and theirs else None


def table_of(turns: dict[str, list[list[Step]]], memory: dict[str, Step]) -> None:
    """What was found, side by side."""
    lines = []
    for side, done in turns.items():
        peak = top(done) or {"moves/s": 0, "tables": 0, "p99 ms": 0, "clients busy": 0}
        lines.append([
            LABELS[side],
            f"{cost(done):.2f} ms",
            f"{cost(done, children=True):.2f} ms",
            f"{rate(done):,.0f}",
            f"{peak['moves/s']:,.0f} at {peak['tables']:,}",
            f"{peak['p99 ms']:,.0f} ms",
            f"{peak['clients busy']:.0%}",
            f"{memory[side]['KB/table']:,.0f} KB" if side in memory else "",
        ])  # fmt: skip
    head = [
        "",
        "processor a move",
        "its children",
        "moves/s, median",
        "most, at tables",
        "its p99",
        "clients busy",
    ]
    title = f"Four people a table, p99 of a move to all seats under {LIMIT:.0f} ms"
    show(title, [*head, "a table"], lines)


def whole_cost(turns: list[list[Step]]) -> float:
    """The same with all children: workers are such."""
    return median(steps[0]["server ms/move"] + steps[0]["its children ms/move"] for steps in turns)


def of_several(turns: dict[str, list[list[Step]]], memory: dict[str, Step], workers: int) -> list[Target]:
    """What so many workers promise; nothing if there were none."""
    if "workers" not in turns:
        return []
    gain = ratio(workers * whole_cost(turns["ours"]), whole_cost(turns["workers"]))
    held = memory["workers"] if memory else {"tables": 0, "MB": None}
    return [
        Target(f"{workers} workers ≥ {0.9 * workers:g} × one, by what a move costs", 0.9 * workers, gain),
        Target(f"{held['tables']:,} live tables over {workers} workers ≤ 400 MB", 400, held["MB"], True),
    ]


def targets(turns: dict[str, list[list[Step]]], memory: dict[str, Step]) -> list[Target]:
    costs = {side: cost(done) for side, done in turns.items()}
    rates = {side: rate(done) for side, done in turns.items()}
    held = memory["ours"]["tables"] if memory else 0
    most = memory["ours"]["MB"] if memory else None
    on_postgresql = ratio(costs["ours"], costs.get("postgresql"))
    return [
        Target("on PostgreSQL ≥ 70 % of the moves of SQLite, by what one costs", 0.7, on_postgresql),
        Target("processor a move ≤ 0.65 × boardgame.io's in memory", 0.65,
               ratio(costs["ours"], costs.get("theirs")), at_most=True),
        Target("moves a second ≥ 1.5 × boardgame.io's in memory, at the same p99", 1.5,
               ratio(rates["ours"], rates.get("theirs"))),
        Target("moves a second ≥ 3 × boardgame.io's with FlatFile, at the same p99", 3,
               ratio(rates["ours"], rates.get("files"))),
        Target(f"{held:,} live tables in one process ≤ 400 MB", 400, most, at_most=True),
    ]  # fmt: skip


def main() -> None:
    given, python = arguments()
    ask = "import kotatsu.core.state as s; print(not s.__file__.endswith('.py'))"
    compiled = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True, cwd=LOAD)
    pythons = {"ours": python, "beside": given.beside, "workers": python, "theirs": "", "files": ""}
    pythons |= {"postgresql": python} if DATABASE in os.environ else {}
    wanted = {"ours", *given.only.split(",")} if given.only else set(pythons)
    wanted -= {"beside"} if given.beside is None else set()
    wanted -= {"workers"} if not given.workers else set()
    pythons = {side: found for side, found in pythons.items() if side in wanted}

    turns: dict[str, list[list[Step]]] = {side: [] for side in pythons}
    for turn in range(given.rounds):
        for side, done in turns.items():
            progress(f"round {turn + 1} of {given.rounds}: {LABELS[side]}")
            known = top(done)
            first = 0 if known is None else round(0.6 * known["tables"])
            factor = 0.0 if given.cost else 1.4
            done.append(climb(side, pythons[side], given.workers, first, factor, given.seconds))
    holding = {} if given.cost else pythons
    memory = {side: hold(side, found, given.workers, given.hold) for side, found in holding.items()}
    progress("")

    table_of(turns, memory)
    promises = [*targets(turns, memory), *of_several(turns, memory, given.workers)]
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.quick or given.cost or given.only:
        return
    result = {
        "versions": json.loads((LOAD / "package.json").read_text())["dependencies"],
        "compiled": compiled.stdout.strip() == "True",
        "think seconds": THINK,
        "limit ms": LIMIT,
        "server ms/move": {side: round(cost(done), 3) for side, done in turns.items()},
        "its children ms/move": {side: round(cost(done, children=True), 3) for side, done in turns.items()},
        "moves/s": {side: round(rate(done), 1) for side, done in turns.items()},
        "turns": turns,
        "memory": memory,
    }
    write("load", result, promises)


def arguments() -> tuple[argparse.Namespace, str]:
    """What was asked for, and the Python that has our server."""
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--seconds", type=float, default=6.0, help="length of one measurement (default 6)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each server (default 3)")
    parser.add_argument("--hold", type=int, default=1000, help="tables for the memory (default 1,000)")
    parser.add_argument("--python", help="a Python that has kotatsu, instead of bench/.venv-compiled")
    parser.add_argument("--beside", help="another Python that has kotatsu, measured in turn")
    parser.add_argument("--workers", type=int, default=0, help="ours with so many workers too, in turn")
    parser.add_argument("--only", default="", help="ours and these, by commas; nothing written")
    parser.add_argument("--cost", action="store_true", help=f"only {SAME} tables each; nothing written")
    parser.add_argument("--quick", action="store_true", help="one short turn each; nothing written")
    given = parser.parse_args()
    if given.quick:
        given.rounds, given.seconds, given.hold = 1, 3.0, 100
    try:
        prepare_node()
    except Failed as why:
        parser.error(str(why))
    if given.python is None and not prepare(["compiled"]):
        parser.error("kotatsu could not be installed; name a Python that has it by --python")
    return given, given.python or program(BENCH / ".venv-compiled", "python")


if __name__ == "__main__":
    main()
