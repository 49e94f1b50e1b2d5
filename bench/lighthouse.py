"""What does Lighthouse say of the web app? Home page and a table of each game, on a phone and on a desk.

    python bench/lighthouse.py                    all of it: five times each, about twenty minutes
    python bench/lighthouse.py --game cat-tower   the home page and one game
    python bench/lighthouse.py --times 1          a quick look; nothing is written

Needs Node.js 20, npm and Chromium; makes its own environments in bench/.venv-compiled and
bench/lighthouse/node_modules. Writes bench/results/lighthouse.json. A missed target shows as ✗; the exit code
stays 0.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from statistics import median

from places import BENCH, Failed, fingerprint, is_fresh, prepare, program
from reporting import Target, show, write

PAGES = BENCH / "lighthouse"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LEAST = 95
TIMES = 5


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


def measure(python: str, games: list[str], times: int) -> dict[str, list[dict[str, float]]]:
    """The scores of each page, from 0 to 1."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [python, "-m", "kotatsu", "serve", "--port", "0", "--data", folder, "--set", "pause=5"]
        with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().split()[3]
                look = [find("node"), "pages.js", url, find(*BROWSERS), str(times), *games]
                done = subprocess.run(look, cwd=PAGES, stdout=subprocess.PIPE, text=True, check=False)
            finally:
                server.terminate()
    if done.returncode:
        raise Failed("Lighthouse ended badly; what it said stands above")
    scores: dict[str, list[dict[str, float]]] = json.loads(done.stdout.splitlines()[-1])
    return scores


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--game", action="append", help="only the tables of this game")
    parser.add_argument("--times", type=int, default=TIMES, help=f"how often each (default {TIMES})")
    parser.add_argument("--python", help="a Python that has kotatsu, instead of bench/.venv-compiled")
    given = parser.parse_args()
    try:
        prepare_node()
        if given.python is None and not prepare(["compiled"]):
            raise Failed("kotatsu could not be installed; name a Python that has it by --python")
        python = given.python or program(BENCH / ".venv-compiled", "python")
        found = measure(python, given.game or registered(python), given.times)
    except Failed as why:
        parser.error(str(why))

    categories = list(next(iter(found.values()))[0])
    medians = {
        page: {name: round(100 * median(run[name] for run in runs)) for name in categories}
        for page, runs in found.items()
    }
    lines = [[page, *(str(scores[name]) for name in categories)] for page, scores in medians.items()]
    show(f"Lighthouse, phone and desk, median of {given.times}", ["", *categories], lines)
    promises = [
        Target(f"{name} ≥ {LEAST} on every page", LEAST, min(scores[name] for scores in medians.values()))
        for name in categories
    ]
    print("", *(promise.line() for promise in promises), sep="\n")
    if given.game or given.times != TIMES:
        return
    result = {
        "versions": json.loads((PAGES / "package.json").read_text())["dependencies"],
        "median": medians,
        "runs": found,
    }
    write("lighthouse", result, promises)


if __name__ == "__main__":
    main()
