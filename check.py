"""The one test command: ``python3 check.py [--all] [--quick | --only-compiled | --game NAME] [PYTEST …]``.

In order, stopping at the first failure: ruff's two checks; mypy; the web app's format, lint, types and unit
tests; all tests on plain Python (``.venv-dev``, an editable install); those in a browser, in a process of
their own and only if nothing is passed on to pytest; the tests in COMPILED_TESTS again on the compiled wheel
(``.venv-compiled``), which is built meanwhile. ``--all`` takes what is marked as thorough too: tests like
others that run in any case, for other games, sizes, languages or tables. ``--quick`` leaves out the compiled
wheel, ``--only-compiled`` everything else, ``--game`` all that does not concern that game. Without Chromium,
where it cannot be installed, it says what did not run; with CI set, that is a failure.

Tests may ask the environment: KOTATSU_EXPECT_COMPILED is 1 on the compiled wheel, where KOTATSU_PLAIN_PYTHON
names an interpreter that has the same sources uncompiled; on plain Python KOTATSU_COMPILED_FOLLOWS is 1 if
COMPILED_TESTS will run on the compiled wheel too.

.venv-dev holds exactly what requirements.lock says, and .venv-compiled borrows all of it from there. When
dependencies change in pyproject.toml:

    uv pip compile pyproject.toml --extra dev --universal --generate-hashes \\
        --no-header --no-annotate -o requirements.lock
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from start import ROOT, fingerprint, is_fresh, make_venv, program

DEV = ROOT / ".venv-dev"
COMPILED = ROOT / ".venv-compiled"
BROWSER_TESTS = "tests/browser"
WEB_SOURCES = ("src", "index.html", "public", "vite.config.ts", "package-lock.json")
SHARED_TESTS = (
    "tests/conformance",
    "tests/table",
    "tests/wire",
    "tests/test_doctests.py",
    "tests/test_golden.py",
)
# What is compiled: the rest of the conformance suite draws and speaks, which is plain Python in any case.
COMPILED_TESTS = (
    "tests/conformance/test_contract.py",
    "tests/conformance/test_hidden.py",
    "tests/compiled",
    "tests/envs",
    "tests/table/test_clocks.py",
    "tests/table/test_fold.py",
    "tests/table/test_gathering.py",
    "tests/table/test_rules_changed.py",
)

# One more than there are cores: much of the time a test waits for a socket, a clock or a browser.
WORKERS = (os.cpu_count() or 1) + 1
PYTEST = ("-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal", "--durations", "10")
USUAL = ("-m", "not thorough")
NO_TESTS_COLLECTED = 5
NOT_INHERITED = (
    "PYTHONPATH",
    # Tests start Python some thousand times: without its caches each start would compile every module again.
    "PYTHONDONTWRITEBYTECODE",
    "KOTATSU_COMPILE",
    "KOTATSU_COMPILED",
    "KOTATSU_WEB",
    "KOTATSU_PLAIN_PYTHON",
    "KOTATSU_COMPILED_FOLLOWS",
    "KOTATSU_EXPECT_COMPILED",
)

# Both come from the wheel, not from src; the library of all compiled modules is `kotatsu__mypyc`.
IMPORT_WHEEL = """
import sys, kotatsu, kotatsu__mypyc
assert all(module.__file__.startswith(sys.prefix) for module in (kotatsu, kotatsu__mypyc))
"""


BEGAN = time.monotonic()


class Failed(Exception):
    """A step failed: its name and exit code."""


def heading(text: str) -> None:
    print(f"\n== {text} (after {time.monotonic() - BEGAN:.0f} s)", flush=True)


def run(
    name: str,
    *command: str,
    quiet: bool = False,
    accept: tuple[int, ...] = (0,),
    variables: dict[str, str] | None = None,
) -> None:
    """Run one command at the root; ``quiet`` shows its output only if it fails."""
    inherited = {key: value for key, value in os.environ.items() if key not in NOT_INHERITED}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={"PIP_DISABLE_PIP_VERSION_CHECK": "1", **inherited, **(variables or {})},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if done.returncode not in accept:
        print((done.stdout or b"").decode(errors="replace"))
        raise Failed(name, done.returncode)


def pip(name: str, *arguments: str, into: Path = DEV, variables: dict[str, str] | None = None) -> None:
    """Run .venv-dev's pip on a virtual environment."""
    target = ("--python", program(into, "python"))
    run(name, program(DEV, "python"), "-m", "pip", *target, *arguments, quiet=True, variables=variables)


def install_locked() -> None:
    """Make .venv-dev hold what requirements.lock says, if it does not yet."""
    stamp, key = DEV / "stamp-lock", fingerprint("requirements.lock")
    if is_fresh(stamp, key):
        return
    heading(f"installing {DEV.name}")
    make_venv(DEV)
    locked = ("--no-deps", "--no-compile", "--require-hashes", "-r", "requirements.lock")
    pip(f"installing {DEV.name}", "install", *locked)
    stamp.write_text(key)


def prepare_dev() -> None:
    """An editable install of the project, and the tools."""
    install_locked()
    prepare_node()
    web = [f"web/{name}" for name in WEB_SOURCES]
    borrowed = [
        str(path.relative_to(ROOT)) for name in ask_build_hook("WEB_BORROWS") for path in ROOT.glob(name)
    ]
    key = fingerprint("requirements.lock", "pyproject.toml", "hatch_build.py", *web, *sorted(borrowed))
    stamp = DEV / "stamp-project"
    if not is_fresh(stamp, key):
        wish = {} if ask_build_hook("find_npm()") is None else {"KOTATSU_WEB": "require"}
        editable = ("install", "--no-deps", "--no-build-isolation", "-e", ".")
        pip("editable install", *editable, variables=wish)
        stamp.write_text(key)


def site_packages(venv: Path) -> Path:
    return next(venv.glob("**/site-packages"))


def prepare_compiled() -> None:
    """The project's wheel, built by .venv-dev's tools; that it does not compile is a failure."""
    key = fingerprint("requirements.lock", "pyproject.toml", "hatch_build.py", "src")
    stamp = COMPILED / "stamp-project"
    if is_fresh(stamp, key):
        return
    heading("building the compiled wheel, beside what follows")
    with tempfile.TemporaryDirectory() as folder:
        build = ("wheel", "--no-deps", "--no-build-isolation", "-w", folder, ".")
        pip(
            "building the compiled wheel",
            *build,
            variables={"KOTATSU_COMPILE": "require", "KOTATSU_OPTIMISE": "1", "KOTATSU_WEB": "off"},
        )
        wheel = str(next(Path(folder).glob("*.whl")))
        make_venv(COMPILED, with_pip=False)
        pip("installing the compiled wheel", "install", "--no-deps", wheel, into=COMPILED)
    # After what it has itself it looks for the rest there; an editable install does not come with that.
    (site_packages(COMPILED) / "borrowed.pth").write_text(f"{site_packages(DEV)}\n", encoding="utf-8")
    run("importing the compiled wheel", program(COMPILED, "python"), "-c", IMPORT_WHEEL, quiet=True)
    stamp.write_text(key)


@contextmanager
def compiled_meanwhile(wanted: bool) -> Iterator[None]:
    """Build the compiled wheel, which takes one core for minutes, beside what is done here. A failure here
    waits for it too: the next run finds it built."""
    with ThreadPoolExecutor(1) as beside:
        built = beside.submit(prepare_compiled) if wanted else None
        yield
    if built is not None:
        built.result()


def ask_build_hook(question: str) -> Any:
    """What hatch_build.py says, in .venv-dev."""
    probe = f"import hatch_build, json; print(json.dumps(hatch_build.{question}))"
    command = [program(DEV, "python"), "-B", "-c", probe]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def prepare_node() -> None:
    """Without a Node.js on this machine, that of PyPI."""
    if ask_build_hook("needs_node_from_pypi()"):
        heading("installing Node.js")
        pip("installing Node.js", "install", ask_build_hook("NODE_FROM_PYPI"))


def check_web() -> None:
    """The web app's format, lint, types and unit tests."""
    heading("web app")
    npm = ask_build_hook("find_npm()")
    if npm is None:
        print("not run: no Node.js 20.19 or newer")
        return
    path = ask_build_hook("npm_environment(hatch_build.find_npm())['PATH']")
    stamp, key = ROOT / "web" / "node_modules" / "stamp", fingerprint("web/package-lock.json")
    if not is_fresh(stamp, key):
        install = ("--prefix", "web", "ci", "--no-audit", "--no-fund")
        run("npm ci", *npm, *install, quiet=True, variables={"PATH": path})
        stamp.write_text(key)
    for name, script in (("format and lint", "lint"), ("types", "check"), ("tests", "test")):
        run(f"{name} of the web app", *npm, "--prefix", "web", "run", script, variables={"PATH": path})


def has_c_compiler() -> bool:
    """Whether hatch_build.py finds one."""
    return ask_build_hook("find_c_compiler()") is not None


def check(options: argparse.Namespace, pytest_arguments: list[str]) -> None:
    """Run what the options ask for; raises Failed."""
    if options.python is None:
        prepare_dev()
    if options.game is not None:
        check_game(options.game, options.python or program(DEV, "python"), pytest_arguments)
        return
    compiling = not options.quick and has_c_compiler()
    with compiled_meanwhile(compiling):
        if not options.only_compiled:
            check_plain(compiling, options.all, pytest_arguments)
    if not options.quick:
        check_compiled(compiling, pytest_arguments)


def check_plain(compiling: bool, everything: bool, chosen: list[str]) -> None:
    """Everything but the compiled wheel; thorough tests only if they are asked for."""
    dev = program(DEV, "python")
    for name, *tool in (
        ("ruff check", "ruff", "check", "."),
        ("ruff format", "ruff", "format", "--check", "."),
        ("mypy", "mypy"),
    ):
        heading(name)
        run(name, dev, "-m", *tool)
    check_web()
    heading("tests on plain Python")
    known = {"KOTATSU_COMPILED_FOLLOWS": "1"} if compiling else {}
    extent = () if everything or chosen else USUAL
    run_tests(
        "tests on plain Python", dev, "--ignore", BROWSER_TESTS, *extent, chosen=chosen, variables=known
    )
    if not chosen:
        heading("tests in a browser")
        # Whoever runs this at home may have no browser; where changes are judged there must be one.
        demand = {"KOTATSU_BROWSER": "require"} if os.environ.get("CI") else {}
        run("finding a browser", dev, "-m", "tests.browser.chromium")
        run_tests("tests in a browser", dev, BROWSER_TESTS, *extent, chosen=[], variables=demand)


def check_game(name: str, python: str, chosen: list[str]) -> None:
    """What concerns one game: its own files and tests, and its part of the tests that all games share."""
    folder = name.replace("-", "_")
    rules = f"src/kotatsu/games/{folder}"
    if not (ROOT / rules).is_dir():
        raise Failed(f"finding {rules}", 2)
    own = (
        f"tests/games/{folder}",
        f"tests/conformance/hidden/{folder}.py",
        f"tests/mutation/test_{folder}.py",
    )
    source = {"PYTHONPATH": str(ROOT / "src")}
    for tool, *arguments in (("ruff", "check", *own), ("ruff", "format", "--check", *own), ("mypy",)):
        heading(" ".join((tool, *arguments[:1])))
        run(tool, python, "-m", tool, *arguments, rules, variables=source)
    heading("tests of the game")
    run_tests("tests of the game", python, own[0], own[2], chosen=chosen, variables=source)
    heading("its part of the tests of all games")
    part = ("-k", f"{name} or {folder}")
    run_tests("tests of all games", python, *SHARED_TESTS, *part, chosen=chosen, variables=source)


def check_compiled(compiling: bool, chosen: list[str]) -> None:
    heading("tests on the compiled wheel")
    if not compiling:
        print("not run: no C compiler")
        return
    known = {"KOTATSU_EXPECT_COMPILED": "1", "KOTATSU_PLAIN_PYTHON": program(DEV, "python")}
    python, arguments = program(COMPILED, "python"), ("-p", "no:cacheprovider", *COMPILED_TESTS)
    run_tests("tests on the compiled wheel", python, *arguments, chosen=chosen, variables=known)


def run_tests(name: str, python: str, *arguments: str, chosen: list[str], variables: dict[str, str]) -> None:
    """Run pytest. That what somebody has chosen fits no test here is no failure."""
    accept = (0, NO_TESTS_COLLECTED) if chosen else (0,)
    run(name, python, *PYTEST, *arguments, *chosen, accept=accept, variables=variables)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Run all checks. Arguments that are not listed here go to pytest.", allow_abbrev=False
    )
    parser.add_argument("--all", action="store_true", help="run thorough tests too, half an hour in all")
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--quick", action="store_true", help="leave out the compiled wheel")
    part.add_argument("--only-compiled", action="store_true", help="check nothing but the compiled wheel")
    part.add_argument("--game", metavar="NAME", help="check what concerns this game, like cat-tower")
    parser.add_argument("--python", help="with --game: a Python that has all tools, instead of .venv-dev")
    options, pytest_arguments = parser.parse_known_args()
    if options.python is not None and options.game is None:
        parser.error("--python goes with --game")
    code, verdict = 0, "All checks passed"
    try:
        check(options, pytest_arguments)
    except Failed as failure:
        name, code = failure.args
        verdict = f"Failed: {name} (exit code {code})"
    except KeyboardInterrupt:
        code, verdict = 130, "Stopped"
    print(f"\n{verdict}, {time.monotonic() - BEGAN:.1f} s.", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
