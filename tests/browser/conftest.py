"""A real Chromium at a real server, in pytest processes of their own: `python -m pytest tests/browser`.

Where there is none (see chromium.py), the tests are skipped and say so; with KOTATSU_BROWSER=require they
fail.
"""

import json
import os
from collections.abc import Callable, Generator, Iterator

import pytest

from kotatsu.server.webapp import FOLDER
from tests.browser.chromium import find_chromium
from tests.browser.dealt import FIXED_NONCES, Dealt

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests did not run: no Playwright")
REMEMBER_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); sockets.push(this); } };
"""
# Pages that are no page of ours have no storage.
EVERY_CLICK = """
try { localStorage["kotatsu.settings"] ??= JSON.stringify(%s); } catch {}
"""
playwright.expect.set_options(timeout=20_000)  # a test says what happens, not how fast on a loaded machine
FAILED = pytest.StashKey[bool]()
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


def _did_not_run(why: str) -> None:
    if os.environ.get("KOTATSU_BROWSER") == "require":
        pytest.fail(why)
    pytest.skip(f"browser tests did not run: {why}")


@pytest.fixture(scope="session")
def browser() -> Iterator["playwright.Browser"]:
    chromium = find_chromium()
    if chromium is None:
        _did_not_run("there is no Chromium, and it cannot be installed here")
    if not (FOLDER / "index.html").is_file():
        _did_not_run("this installation has no web app (it needs Node.js when it is installed)")
    with playwright.sync_playwright() as started:
        # Where nobody looks, drawing without a make-believe graphics card takes less time; and what a page
        # runs is over before it is worth optimising.
        flags = ["--no-sandbox", "--disable-gpu", "--js-flags=--no-turbofan"]
        browser = started.chromium.launch(executable_path=chromium, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """One for all tests of this process: to start one takes two seconds."""
    yield from fresh_server(tmp_path_factory)


def fresh_server(tmp_path_factory: pytest.TempPathFactory, *settings: str) -> Iterator[Dealt]:
    """For tests that change a server for everybody, or count what it shows to everybody."""
    found = Dealt(tmp_path_factory.mktemp("server") / "data", *settings)
    yield found
    found.close()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the browsers complained about on their consoles. It fails a test that does not clear it."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers for `visit` that a test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, browser: "playwright.Browser", server: Dealt, complaints: list[str]
) -> Iterator[Callable[..., "playwright.Page"]]:
    """A new person with a browser of their own, who wants little motion and reads in no time: that takes half
    the time. Whoever wants to see it move says `reduced_motion="no-preference"`. A test's name decides what
    it is dealt. What was on the screen of one that failed is printed, as a screen reader would read it.
    """
    contexts = []
    server.deal(request.node.name)

    def come(path: str = "/", viewport: dict[str, int] = PHONE, **wishes: object) -> "playwright.Page":
        # The app's worker has tests of its own; in all others it would only load everything twice.
        wishes = {"reduced_motion": "reduce", "service_workers": "block", **wishes}
        context = browser.new_context(viewport=viewport, base_url=server.url, **wishes)
        contexts.append(context)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.add_init_script(REMEMBER_SOCKETS)
        calm = wishes["reduced_motion"] == "reduce"
        page.add_init_script(
            EVERY_CLICK % json.dumps({"forced": False, **({"speed": "instant"} if calm else {})})
        )
        page.add_init_script(FIXED_NONCES % len(contexts))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: _must_be_ours(asked.url, server.url, complaints))
        page.goto(path)
        page.locator("#app:empty").wait_for(state="detached")  # it stands, and has read its settings
        return page

    yield come
    for context in contexts:
        if FAILED in request.node.stash:
            for page in context.pages:
                print(f"\n{page.url}\n{page.locator('body').aria_snapshot()}")
        context.close()


def _must_be_ours(url: str, server: str, complaints: list[str]) -> None:
    if not url.startswith((server, server.replace("http", "ws", 1), "data:", "blob:")):
        complaints.append(f"asked somebody else: {url}")
