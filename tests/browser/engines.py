"""Firefox and WebKit for ``python -m tests.browser.screens --browser firefox``, or ``webkit``.

Playwright drives browsers of its own make only, which have to be downloaded. These are Debian's: Firefox is
spoken to in WebDriver BiDi, which it understands by itself, and WebKitGTK's MiniBrowser through its
WebKitWebDriver. Both know no more here than what a look needs: go somewhere, run a function in the page, be
so large, take a picture.
"""

import base64
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import connect

PATIENCE = 120.0
AT = re.compile(r"BiDi listening on (ws://\S+)\s")
NARROWEST = {"firefox": 0, "webkit": 450}
"""In px: what the bars of MiniBrowser leave."""
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"
MISSING = {
    "firefox": "There is no Firefox here; Debian's package is firefox-esr.",
    "webkit": "WebKitGTK's driver and Xvfb are needed; Debian's packages are webkit2gtk-driver and xvfb.",
}
USUAL = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}


SEATED = """async ({ game, players, bots }) => {
    const headers = { "content-type": "application/json" };
    const send = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    await send("/api/me", { name: "Ann" });
    return (await (await send("/api/tables", { game, players, bots })).json()).table;
}"""
UNTIL = """async (isSo) => {
    for (let n = 0; n < 1200; n++) {
        const found = isSo();
        if (found) return found;
        await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`never: ${isSo}`);
}"""
PRESSED = f"""(words) => ({UNTIL})(() =>
    [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === words && !one.disabled),
).then((button) => button.click())"""
PLAYED = f"""async (most) => {{
    const until = {UNTIL};
    const end = () => document.querySelector("#end-title");
    const choice = () => document.querySelector("[data-board] [data-choice]:enabled");
    const asked = () => document.querySelector("[data-board]")?.dataset.board;
    for (let clicks = 0; clicks < most; clicks++) {{
        await until(() => end() ?? choice());
        if (end()) return;
        const before = asked();
        choice().click();
        await until(() => end() || ![before, undefined].includes(asked()));
    }}
    await until(() => end() ?? choice());
}}"""
SETTLED = """() => new Promise((done) => setTimeout(
    () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))), 400))"""


class Engine(Protocol):
    """A browser with one page."""

    def goto(self, url: str) -> None: ...

    def run(self, function: str, argument: Any = None) -> Any:
        """What a function of JavaScript answers, or what it promises."""

    def resize(self, width: int, height: int) -> None: ...

    def picture(self) -> bytes: ...


class Firefox:
    def __init__(self, address: str) -> None:
        self._line = connect(f"{address}/session", max_size=None)
        self._ids = 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._ids += 1
        self._line.send(json.dumps({"id": self._ids, "method": method, "params": parameters}))
        while True:
            said = json.loads(self._line.recv(PATIENCE))
            if said.get("id") == self._ids:
                assert said["type"] == "success", said
                answer: dict[str, Any] = said["result"]
                return answer

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, function: str, argument: Any = None) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (it) => JSON.stringify(await ({function})(JSON.parse(it)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])


class WebKit:
    def __init__(self, address: str, browser: Path) -> None:
        self._line = httpx.Client(base_url=address, timeout=PATIENCE)
        started = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": started}}
        session = self._ask("POST", "/session", capabilities=wanted)["sessionId"]
        self._line.base_url = httpx.URL(f"{address}/session/{session}")
        self._ask("POST", "/timeouts", script=int(PATIENCE * 1000))

    def _ask(self, how: str, path: str, **parameters: Any) -> Any:
        answer = self._line.request(how, path, json=parameters if how == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        self._ask("POST", "/url", url=url)

    def run(self, function: str, argument: Any = None) -> Any:
        script = f"""const [it, done] = arguments;
            (async () => JSON.stringify(await ({function})(JSON.parse(it)) ?? null))()
                .then((said) => done([said]), (wrong) => done([null, String(wrong)]))"""
        said, *wrong = self._ask("POST", "/execute/async", script=script, args=[json.dumps(argument)])
        assert not wrong, wrong
        return json.loads(said)

    def resize(self, width: int, height: int) -> None:
        """A window has a frame and bars besides the page."""
        more = inner = [0, 0]
        for _ in range(4):
            self._ask("POST", "/window/rect", x=0, y=0, width=width + more[0], height=height + more[1])
            time.sleep(0.3)
            inner = self.run("() => [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            more = [more[0] + width - inner[0], more[1] + height - inner[1]]
        raise AssertionError(f"WebKit's page is {inner[0]}x{inner[1]}, not {width}x{height}")

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))


def sit_down(engine: Engine, url: str, game: str, players: int) -> None:
    """One person at a table with kittens."""
    engine.goto(url)
    bots = [None, *["kitten"] * (players - 1)]
    table = engine.run(SEATED, {"game": game, "players": players, "bots": bots})
    engine.goto(f"{url}/table/{table}")
    for words in ("Sit here", "Start the game"):
        engine.run(PRESSED, words)
    engine.run(PLAYED, 0)


def play_on(engine: Engine, most: int) -> None:
    """Click the first thing that goes on, so often or until the game is over."""
    for _ in range(most):
        engine.run(PLAYED, 1)


def show(engine: Engine, size: str, scheme: str) -> None:
    width, height = map(int, size.split("x"))
    engine.resize(width, height)
    engine.run("(theme) => void (document.documentElement.dataset.theme = theme)", scheme)
    engine.run("() => scrollTo(0, 0)")
    engine.run(SETTLED)


@contextlib.contextmanager
def started(browser: str, font: int) -> Iterator[Engine]:
    """Firefox, whose usual size of type is so many px, or WebKit, where nobody can set that."""
    with contextlib.ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        yield start_firefox(font, folder, ends) if browser == "firefox" else start_webkit(folder, ends)


def start_firefox(font: int, profile: Path, ends: contextlib.ExitStack) -> Engine:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise SystemExit(MISSING["firefox"])
    wishes = {**USUAL, "font.size.variable.x-western": font}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wishes.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = [program, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    said = profile / "said.txt"
    with said.open("w") as file:
        process = run_beside(command, ends, stdout=file, stderr=file)
    until(lambda: AT.search(said.read_text()) is not None or process.poll() is not None)
    found = AT.search(said.read_text())
    if found is None:
        raise SystemExit(f"Firefox cannot be spoken to: {said.read_text()}")
    return Firefox(found[1])


def start_webkit(folder: Path, ends: contextlib.ExitStack) -> Engine:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr").glob(MINI_BROWSERS), None)
    if driver is None or screen is None or browser is None:
        raise SystemExit(MISSING["webkit"])
    reader, writer = os.pipe()
    wide = [screen, "-displayfd", str(writer), "-screen", "0", "2800x1800x24", "-nolisten", "tcp"]
    run_beside(wide, ends, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as display:
        shown = {
            **os.environ,
            "DISPLAY": f":{display.readline().strip()}",
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
        }
    port = free_port()
    run_beside([driver, f"--port={port}"], ends, env=shown, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    until(lambda: answers(f"{address}/status"))
    return WebKit(address, browser)


def run_beside(command: list[str], ends: contextlib.ExitStack, **more: Any) -> "subprocess.Popen[str]":
    process = subprocess.Popen(command, text=True, start_new_session=True, **more)
    ends.callback(process.wait)
    ends.callback(process.terminate)
    return process


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def answers(address: str) -> bool:
    try:
        return httpx.get(address).is_success
    except httpx.TransportError:
        return False


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)
