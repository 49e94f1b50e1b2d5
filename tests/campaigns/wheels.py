"""Build what a release holds, and play with each part as a stranger would.

    python -m tests.campaigns.wheels [--out DIR] [--no-compiled]

The source distribution; from it, offline, the plain wheel and the compiled one. Each is installed into an
empty environment and started with nothing on its path, so that no compiler and no Node.js can help. Then its
page is asked for, a game played over the socket, and the contract of every game checked. The plain one is
also run by uvx and by pipx, in an empty home. With ``--out`` the source distribution and the plain wheel stay
there. It needs a network for tools and dependencies.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from start import make_venv, program  # noqa: E402  (the root is on the path only now)

NO_NETWORK = {"PIP_NO_INDEX": "1", "npm_config_offline": "true"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep the sdist and the plain wheel here")
    parser.add_argument("--no-compiled", action="store_true", help="leave the compiled wheel out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        tools = make_tools(work / "tools")
        sdist = build_sdist(tools, work / "sdist")
        plain = build_wheel(tools, unpack(sdist, work / "unpacked"), work / "plain", compiled=False)
        compiled = None
        if not options.no_compiled:
            compiled = build_wheel(tools, work / "unpacked", work / "compiled", compiled=True)
        for wheel in filter(None, (plain, compiled)):
            try_wheel(wheel, work / f"try-{wheel.parent.name}")
        try_runners(plain, work / "runners")
        if options.out is not None:
            options.out.mkdir(parents=True, exist_ok=True)
            for file in (sdist, plain):
                shutil.copy(file, options.out)
    return 0


def make_tools(folder: Path) -> str:
    """What builds, once for all, so that the builds themselves can do without a network."""
    say("fetching the tools")
    make_venv(folder)
    python = program(folder, "python")
    pinned = [
        line.strip(' ",')
        for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
        if line.strip().startswith(('"mypy==', '"setuptools==', '"hatchling==', '"msgspec>'))
    ]
    assert len(pinned) == 4, pinned
    run(python, "-m", "pip", "install", "--quiet", "build", *pinned)
    return python


def build_sdist(python: str, target: Path) -> Path:
    say("the source distribution, with the web app in it")
    command = ("-m", "build", "--sdist", "--no-isolation", "--outdir", str(target), str(ROOT))
    run(python, *command, KOTATSU_WEB="require")
    return next(target.glob("*.tar.gz"))


def unpack(sdist: Path, target: Path) -> Path:
    shutil.unpack_archive(sdist, target)
    (inner,) = target.iterdir()
    for part in inner.iterdir():
        part.rename(target / part.name)
    inner.rmdir()
    return target


def build_wheel(python: str, source: Path, target: Path, compiled: bool) -> Path:
    """From the unpacked source distribution, without a network and without Node.js."""
    say(f"the {'compiled' if compiled else 'plain'} wheel, offline, from the source distribution")
    mode = "require" if compiled else "off"
    command = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(target), str(source))
    run(python, *command, KOTATSU_COMPILE=mode, KOTATSU_WEB="require", **NO_NETWORK)
    wheel = next(target.glob("*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert "kotatsu/web/index.html" in names
    assert any("kotatsu__mypyc" in name for name in names) == compiled
    assert compiled or wheel.name.endswith("py3-none-any.whl"), wheel.name
    return wheel


def try_wheel(wheel: Path, folder: Path) -> None:
    """Install it into an empty environment and play."""
    began = time.monotonic()
    make_venv(folder)
    run(program(folder, "python"), "-m", "pip", "install", "--quiet", str(wheel))
    with serving([program(folder, "kotatsu")], bare(folder)) as url:
        say(f"{wheel.name}: page after {time.monotonic() - began:.1f} s, installation included")
        example = str(ROOT / "examples" / "wire_bot.py")
        say(f"  over the socket: {run(program(folder, 'python'), '-P', example, url, PATH='').strip()}")
    run(
        program(folder, "python"), "-m", "pip", "install", "--quiet", "pytest", "pytest-timeout", "hypothesis"
    )
    conformance = ("-p", "no:cacheprovider", "-q", "tests/conformance/test_contract.py")
    said = run(program(folder, "python"), "-P", "-m", "pytest", *conformance, PATH="")
    say(f"  conformance: {said.splitlines()[-1]}")


def try_runners(wheel: Path, folder: Path) -> None:
    """By what runs a package without installing it."""
    make_venv(folder)
    fetch = [program(folder, "python"), "-m", "pip", "install", "--quiet", "uv", "pipx"]
    if subprocess.run(fetch, capture_output=True, check=False).returncode:
        say("uvx and pipx: not tried, for pip does not find them here")
        return
    spoken_to = {
        "uvx": [program(folder, "uvx"), "--python", sys.executable, "--from", str(wheel), "kotatsu"],
        "pipx": [
            *(program(folder, "pipx"), "run", "--python", sys.executable),
            *("--spec", str(wheel), "kotatsu"),
        ],
    }
    for name, command in spoken_to.items():
        home, began = folder / f"home-{name}", time.monotonic()
        home.mkdir()
        version = run(*command, "--version", **bare(home)).strip()
        with serving(command, {**os.environ, **bare(home)}):  # they may ask the index again
            say(f"{name}: {version}, page after {time.monotonic() - began:.1f} s in an empty home")
        assert "plain Python" in run(*command, "doctor", **bare(home))


def bare(home: Path) -> dict[str, str]:
    """Nothing at home, and nothing on the path but what scripts that uv writes call."""
    path = home / "path"
    path.mkdir(exist_ok=True)
    for name, found in ((name, shutil.which(name)) for name in ("dirname", "realpath")):
        if found is not None and not (path / name).exists():
            (path / name).symlink_to(found)
    empty = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME")}
    return {"PATH": str(path), "HOME": str(home), "PYTHONUNBUFFERED": "1", **empty}


@contextmanager
def serving(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    """The address of a server that this command serves, whose page has come; it must end well."""
    with subprocess.Popen(
        [*command, "serve", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            url = re.findall("http://[^ ]*/", server.stdout.readline())[0]
            with urllib.request.urlopen(url) as page:
                assert b"<script" in page.read()
            yield url
        finally:
            server.terminate()
    assert server.returncode == 0


def run(*command: str, **variables: str) -> str:
    """What a command says; one that fails ends all."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} gave {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
