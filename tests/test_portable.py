"""What would be otherwise on Windows and on a Mac, as far as that can be found out elsewhere.

A process that begins with PRETENCE takes itself for one on Windows once the libraries are there: modules and
functions that only POSIX has are gone, and uvloop with them. In such processes every module is imported, a
server serves, and bots play; what they are told by the system itself stays that of this machine. On Windows
there is nothing to pretend.
"""

import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

import pytest

from kotatsu.server.run import listen

ROOT = Path(__file__).parents[1]
PRETENCE = """
import asyncio, http.cookiejar, multiprocessing.pool, multiprocessing.sharedctypes, os, shutil, signal
import sqlite3, ssl, subprocess, sys, types, tempfile, zoneinfo, urllib.request, webbrowser
import litestar, rich.console, rich.markdown, segno, uvicorn
import websockets.asyncio.client, websockets.sync.client
import uvicorn.protocols.websockets.websockets_sansio_impl, uvicorn.protocols.http.h11_impl

for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop", "uvloop.loop"):
    sys.modules[name] = None
locks = types.ModuleType("msvcrt")
locks.LK_NBLCK = 2
locks.locking = lambda file, mode, count: os.fstat(file)
sys.modules["msvcrt"] = locks
for name in ("SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGWINCH"):
    vars(signal).pop(name, None)
for name in ("fork", "geteuid", "getuid", "killpg", "nice", "pread", "pwrite", "register_at_fork", "sysconf"):
    vars(os).pop(name, None)
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop  # as uvicorn wants it there
sys.platform = "win32"
"""
EVERY_MODULE = """
import importlib, pkgutil, kotatsu
names = [found.name for found in pkgutil.walk_packages(kotatsu.__path__, "kotatsu.")]
for name in names:
    if not name.endswith("__main__") and ".template." not in name:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in ("pyspiel", "torch"):  # extras that are not for every system
                raise
print(len(names))
"""
RESERVED = {"aux", "con", "nul", "prn", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


@pytest.fixture
def pretending(tmp_path: Path) -> dict[str, str]:
    """The environment of such a process, and of those that it starts."""
    (tmp_path / "site").mkdir()
    if sys.platform != "win32":
        (tmp_path / "site" / "sitecustomize.py").write_text(PRETENCE, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path / "site"), os.environ.get("PYTHONPATH")]))
    own = {"PYTHONPATH": path, "LOCALAPPDATA": str(tmp_path / "home"), "PYTHONUNBUFFERED": "1"}
    return {**os.environ, **own}


def run(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@contextmanager
def serving(environment: dict[str, str], folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "kotatsu", "serve", "--port", "0", "--set", "pause=0.01"]
    log = folder / "log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors) as server,
    ):
        try:
            line = server.stdout.readline().decode() if server.stdout else ""
            assert line, log.read_text()
            yield re.findall("http://[^ ]*/", line)[0]
        finally:
            server.terminate()
    assert server.returncode == 0 or os.name == "nt", log.read_text()  # where nobody is asked to end
    assert "Traceback" not in log.read_text()


def test_the_pretence_holds(pretending: dict[str, str]) -> None:
    found = (
        "import importlib.util as i, os, sys; print(sys.platform, i.find_spec('fcntl'), hasattr(os, 'nice'))"
    )
    assert run(pretending, "-c", found) == "win32 None False\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is nothing to pretend")
def test_several_workers_are_refused_in_one_sentence(pretending: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kotatsu", "serve", "--workers", "2", "--data", str(tmp_path / "data")]
    done = subprocess.run(command, env=pretending, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert "--workers 2 needs a system on which processes hand open connections" in done.stderr
    assert not (tmp_path / "data").exists()


def test_every_module_can_be_imported_where_posix_is_missing(pretending: dict[str, str]) -> None:
    assert int(run(pretending, "-c", EVERY_MODULE)) > 100


def test_a_game_is_served_and_played_where_posix_is_missing(
    pretending: dict[str, str], tmp_path: Path
) -> None:
    with serving(pretending, tmp_path) as url:
        with urllib.request.urlopen(url) as page:
            assert page.status == 200
        example = str(ROOT / "examples" / "wire_bot.py")
        assert run(pretending, example, url, "cat-tower").startswith("scores ")
    assert (tmp_path / "home" / "kotatsu" / "kotatsu.sqlite3").is_file()


def test_everywhere_is_everywhere_whichever_way_it_is_written() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this system has no IPv6 that serves IPv4 too")
    with listen("::", 0) as listening:
        socket.create_connection(("127.0.0.1", listening.getsockname()[1]), timeout=10).close()


def test_the_terminal_speaks_where_posix_is_missing(pretending: dict[str, str]) -> None:
    assert "cat-tower" in run(pretending, "-m", "kotatsu", "games")
    assert "Kotatsu" in run(pretending, "-m", "kotatsu", "doctor")
    assert "floor" in run(pretending, "-m", "kotatsu", "play", "cat-tower", "--pace", "0")


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
def test_a_pipe_that_cannot_take_every_letter_gets_the_others(encoding: str) -> None:
    command = [sys.executable, "-m", "kotatsu", "rules", "cat-tower", "--language", "es"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    said = subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode(encoding)
    assert "CT-1" in said and "?" in said


def test_the_types_are_right_on_windows_too(tmp_path: Path) -> None:
    command = ["-m", "mypy", "--platform", "win32", "--cache-dir", str(tmp_path), "--follow-imports=silent"]
    for_this_system = ("server/doors.py", "server/run.py", "store/owner.py", "terminal/keyboard.py")
    files = [f"src/kotatsu/{name}" for name in for_this_system]
    checked = subprocess.run(
        [sys.executable, *command, *files, "start.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_every_file_can_have_its_name_on_every_system() -> None:
    """Names differ by more than capitals, and Windows takes them."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so nobody knows which files belong to it")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    names = listed.decode().rstrip("\0").split("\0")
    assert len({name.lower() for name in names}) == len(names)
    for name in names:
        assert not re.search(r'[<>:"|?*\\]', name) and len(name) < 160, name
        assert not any(part.split(".")[0].lower() in RESERVED for part in PureWindowsPath(name).parts), name
        assert not any(part.endswith((".", " ")) for part in PureWindowsPath(name).parts), name
