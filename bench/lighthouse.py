"""What does Lighthouse say of the web app? Home page and a table of each game, on a phone and on a desk.

    python bench/lighthouse.py                    all of it in English: three times each, about ten minutes
    python bench/lighthouse.py --language is --game cat-tower   the home page and one game in Icelandic
    python bench/lighthouse.py --times 1          a quick look; nothing is written

Needs Node.js 20, npm and Chromium; makes its own environments in bench/.venv-compiled and
bench/lighthouse/node_modules. Writes bench/results/lighthouse.json, page by page: what is not asked for
stays as it was measured last, since a machine is seldom quiet for long. A missed target shows as ✗; the
exit code stays 0.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from statistics import median
from typing import Any

from places import BENCH, Failed, fingerprint, is_fresh, prepare, program
from reporting import RESULTS, Target, show, write

PAGES = BENCH / "lighthouse"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
LEAST = 95
TIMES = 3


def prepare_node() -> None:
    stamp, key = PAGES / "node_modules" / "stamp", fingerprint("bench/lighthouse/package.json")
    if not is_fresh(stamp, key):
        print("Installing Lighthouse …", flush=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        if subprocess.run(command, cwd=PAGES, check=False).returncode:
            raise Failed("npm could not install Lighthouse")
        stamp.write_text(key)


def find(*names: str) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise Failed(f"there is no {names[0]} here")
    return found


def registered(python: str) -> list[str]:
    """The games of this Python's kotatsu."""
    question = "import kotatsu; print(*[game.name for game in kotatsu.games()])"
    return subprocess.run([python, "-c", question], capture_output=True, text=True, check=True).stdout.split()


Scores = dict[str, list[dict[str, float]]]
"""Of each page, from 0 to 1, as often as it was looked at."""


def measure(python: str, games: list[str], language: str, home: bool, times: int) -> Scores:
    with tempfile.TemporaryDirectory() as folder:
        serve = [python, "-m", "kotatsu", "serve", "--port", "0", "--data", folder, "--set", "pause=5"]
        with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().split()[3]
                asked = [url, find(*BROWSERS), str(times), language, str(int(home)), *games]
                look = [find("node"), "pages.js", *asked]
                done = subprocess.run(look, cwd=PAGES, stdout=subprocess.PIPE, text=True, check=False)
            finally:
                server.terminate()
    if done.returncode:
        raise Failed("Lighthouse ended badly; what it said stands above")
    scores: Scores = json.loads(done.stdout.splitlines()[-1])
    return scores


def medians(found: Scores) -> dict[str, dict[str, int]]:
    return {
        page: {name: round(100 * median(run[name] for run in runs)) for name in runs[0]}
        for page, runs in sorted(found.items())
    }


def targets(scores: dict[str, dict[str, int]]) -> list[Target]:
    categories = next(iter(scores.values()))
    return [
        Target(f"{name} ≥ {LEAST} on every page", LEAST, min(one[name] for one in scores.values()))
        for name in categories
    ]


def keep(found: Scores) -> None:
    """These pages anew; the others as they were."""
    file = RESULTS / "lighthouse.json"
    before: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    runs = {**before.get("runs", {}), **found}
    versions = json.loads((PAGES / "package.json").read_text())["dependencies"]
    result = {"versions": versions, "median": medians(runs), "runs": dict(sorted(runs.items()))}
    write("lighthouse", result, targets(result["median"]))


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--game", action="append", help="only the tables of these games")
    parser.add_argument("--language", default="en", help="as its browser wishes (en)")
    parser.add_argument("--no-home", action="store_true", help="without the home page")
    parser.add_argument("--times", type=int, default=TIMES, help=f"how often each (default {TIMES})")
    parser.add_argument("--python", help="a Python that has kotatsu, instead of bench/.venv-compiled")
    given = parser.parse_args()
    try:
        prepare_node()
        if given.python is None and not prepare(["compiled"]):
            raise Failed("kotatsu could not be installed; name a Python that has it by --python")
        python = given.python or program(BENCH / ".venv-compiled", "python")
        games = given.game or registered(python)
        found = measure(python, games, given.language, not given.no_home, given.times)
    except Failed as why:
        parser.error(str(why))

    scores = medians(found)
    categories = list(next(iter(scores.values())))
    lines = [[page, *(str(one[name]) for name in categories)] for page, one in scores.items()]
    show(f"Lighthouse, median of {given.times}", ["", *categories], lines)
    print("", *(promise.line() for promise in targets(scores)), sep="\n")
    if given.times >= TIMES:
        keep(found)


if __name__ == "__main__":
    main()
