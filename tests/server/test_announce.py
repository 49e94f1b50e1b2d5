"""`kotatsu serve --open`, with a browser that writes down what it is shown."""

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kotatsu.cli import has_web_app
from kotatsu.server.announce import home_address
from tests.terminal.terminals import Terminal

BROWSER = """#!{python}
import sys
with open({file!r}, "a") as file:
    file.write(sys.argv[1] + "\\n")
"""


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the browser was shown; it comes with the environment."""
    program, file = tmp_path / "browser", tmp_path / "shown"
    program.write_text(BROWSER.format(python=sys.executable, file=str(file)))
    program.chmod(0o700)
    file.touch()
    monkeypatch.setenv("BROWSER", str(program))
    return file


def test_a_server_is_shown_in_the_browser_and_shown_again_when_it_runs_already(
    tmp_path: Path, shown: Path
) -> None:
    command = [sys.executable, "-m", "kotatsu", "serve", "--open", "--data", str(tmp_path / "data")]
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3]
            wait_for(shown, f"{url}\n")
            port = url.rstrip("/").rpartition(":")[2]
            said = subprocess.check_output([*command, "--port", port], text=True, timeout=60)
            assert said == f"Kotatsu is running already, at {url}\n"
            wait_for(shown, f"{url}\n{url}\n")
        finally:
            server.kill()


@pytest.mark.skipif(not has_web_app(), reason="the web app is not built here, for want of Node.js")
def test_the_command_alone_is_a_table_in_the_browser(
    tmp_path: Path, shown: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    with subprocess.Popen([sys.executable, "-m", "kotatsu"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = next(line for line in server.stdout if line.startswith("Kotatsu is "))
            wait_for(shown, f"{re.findall('http[^ ]*/', said)[0]}\n")
        finally:
            server.kill()


@pytest.mark.skipif(home_address() is None, reason="this machine is in no network")
def test_in_a_terminal_other_devices_get_a_code_for_their_cameras(tmp_path: Path) -> None:
    command = ("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "data"))
    with Terminal(*command) as terminal:
        terminal.child.expect("Other devices in your network find it at http://[^ ]+/")
        terminal.child.expect("▄|█|▀")


def wait_for(file: Path, text: str) -> None:
    until = time.monotonic() + 30
    while file.read_text() != text and time.monotonic() < until:
        time.sleep(0.05)
    assert file.read_text() == text
