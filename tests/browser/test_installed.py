"""The app on a home screen: what its worker keeps and never keeps, a newer one that asks, a hidden tab."""

import contextlib
import http.server
import json
import shutil
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import kotatsu
from tests.browser.dealt import Dealt
from tests.browser.playing import CHOICE, must_be_accessible, must_fit, table_of

Visit = Callable[..., Page]
READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
            found.push(new URL(request.url).pathname);
    return found;
}"""


def test_what_it_takes_to_be_installed_is_given_out(server: Dealt) -> None:
    with urllib.request.urlopen(f"{server.url}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{server.url}{icon['src']}") as answer:
            assert answer.headers["content-type"] == icon["type"]
            if icon["sizes"] != "any":  # the size stands in the file, where PNG has it
                size = int.from_bytes(answer.read(24)[16:20])
                assert icon["sizes"] == f"{size}x{size}"
    with urllib.request.urlopen(f"{server.url}/worker.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"  # else an old one might stay for a day


def test_without_a_network_the_app_says_so_and_shows_no_game(visit: Visit, complaints: list[str]) -> None:
    ann, _ = table_of(lambda path: visit(path, service_workers="allow"), "cat-tower")
    ann.evaluate("""localStorage["kotatsu.settings"] = JSON.stringify({ language: "ja" })""")
    ann.reload()
    ann.wait_for_function(READY)
    ann.wait_for_function(f"async () => (await ({KEPT})()).some((file) => file.includes('/web.ja-'))")
    kept = ann.evaluate(KEPT)
    assert "/" in kept and all(file == "/" or file.startswith("/assets/") for file in kept)
    assert not any("Board" in file or "narration" in file for file in kept)
    ann.reload()  # by way of the worker, from the server
    expect(ann.locator("[data-board]")).to_be_visible()
    ann.context.set_offline(True)
    for look in (ann.reload, lambda: ann.goto("/")):
        look()
        expect(ann.locator("[data-asleep-page] h1")).to_have_text("ネットワークがありません")
        expect(ann.locator("[data-board], .shelf")).to_have_count(0)
    assert ann.evaluate("fetch('/api/games').then(() => 'answered', () => 'not')") == "not"
    ann.context.set_offline(False)  # it comes back by itself
    expect(ann.locator(".shelf")).to_be_visible()
    complaints.clear()  # what could not be loaded without a network


@pytest.fixture
def newer(server: Dealt) -> Iterator[Callable[[], None]]:
    """Stands before the server as a proxy would, and can give out a newer worker."""
    state = {"more": ""}

    class Proxy(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            request = urllib.request.Request(f"{server.url}{self.path}", headers={"accept-encoding": ""})
            try:
                with urllib.request.urlopen(request) as answer:
                    status, kind, body = answer.status, answer.headers["content-type"], answer.read()
            except urllib.error.HTTPError as error:
                status, kind, body = error.code, error.headers["content-type"], error.read()
            if self.path == "/worker.js":
                body += state["more"].encode()
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            with contextlib.suppress(OSError):
                self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()

    def make_newer() -> None:
        state["more"] = "\n// a newer one\n"

    make_newer.url = f"http://127.0.0.1:{proxy.server_port}"  # type: ignore[attr-defined]
    yield make_newer
    proxy.shutdown()


def test_a_newer_app_asks_before_it_takes_over(
    visit: Visit, newer: Callable[[], None], complaints: list[str]
) -> None:
    page = visit("/", service_workers="allow")
    page.goto(newer.url)  # type: ignore[attr-defined]
    page.wait_for_function(READY)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("window.before = true")
    newer()
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    asks = page.locator("[data-newer]")
    expect(asks).to_contain_text("There is a newer Kotatsu.")
    assert page.evaluate("window.before")  # nothing has moved
    with page.expect_navigation():
        asks.get_by_role("button", name="Reload").click()
    assert page.evaluate("window.before") is None
    expect(page.locator(".shelf")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(asks).to_have_count(0)
    complaints.clear()  # other addresses than the server's own were asked: the proxy


HIDDEN = """const seen = { get: () => window.unseen ? "hidden" : "visible" };
Object.defineProperty(document, "visibilityState", seen);
window.badges = [];
navigator.setAppBadge = async (count) => void badges.push(count);
navigator.clearAppBadge = async () => void badges.push(0);
localStorage["kotatsu.settings"] = JSON.stringify({ forced: false, sound: true });
window.tones = 0;
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
    apply: (make, on) => { tones += 1; return Reflect.apply(make, on, []); },
});"""


def test_a_tab_that_nobody_sees_is_heard_when_it_is_its_turn(visit: Visit) -> None:
    def come(path: str) -> Page:
        page = visit(path)
        page.add_init_script(HIDDEN)
        page.goto(path)
        return page

    pages = table_of(come, "trico-roof")
    while not any(page.locator(CHOICE).count() for page in pages):
        pages[0].wait_for_timeout(50)
    mover = next(page for page in pages if page.locator(CHOICE).count())
    other = next(page for page in pages if page is not mover)
    assert other.title().startswith("Trico Roof")
    other.evaluate("window.unseen = true; window.tones = 0")
    while mover.locator(CHOICE).count() and not other.locator(CHOICE).count():
        mover.locator(CHOICE).first.click()
        mover.wait_for_timeout(100)
    other.wait_for_function("() => tones > 0")
    assert other.title().startswith("● your turn")
    assert other.evaluate("badges.at(-1)") == 1 and mover.evaluate("badges.at(-1)") == 0


def test_a_notice_is_said_in_the_readers_language_and_leads_to_its_table(
    server: Dealt, browser: Browser
) -> None:
    """The push service itself is not to be had without a network: the browser's own tools deliver. Notices
    need all of Chromium, not only its headless shell."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no whole Chromium here, which alone shows notices")
    table = "abcdefghijklmnopqrstuv"
    shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    whole = browser.browser_type.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
    context = whole.new_context(base_url=server.url, permissions=["notifications"])
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Ann"})
    page.goto("/me")
    expect(page.get_by_role("heading", name="Tell me when it is my turn")).to_be_visible()
    expect(page.get_by_role("checkbox", name="In this browser")).not_to_be_checked()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    tools, workers = context.new_cdp_session(page), []
    updated = "ServiceWorker.workerRegistrationUpdated"
    tools.on(updated, lambda said: workers.extend(said["registrations"]))
    tools.send("ServiceWorker.enable")
    while not workers:
        page.wait_for_timeout(50)
    for kind in ("turn", "turn", "remind"):  # the same table: each takes the place of the one before
        data = {"id": "x", "kind": kind, "game": "cat-tower", "table": table, "language": "es"}
        to = {"origin": server.url, "registrationId": workers[-1]["registrationId"]}
        tools.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(data)})
        page.wait_for_function(
            f"async (said) => (await {shown}).some((one) => one.body === said)",
            arg={
                "turn": "Te toca.",
                "remind": "Se te acaba el tiempo: te toca.",
            }[kind],
        )
    title = kotatsu.game("cat-tower").texts("box", language="es").say("title")
    page.wait_for_function(  # while one takes the place of another there may be none for a moment
        f"""async (said) => JSON.stringify(
            (await {shown}).map((one) => [one.title, one.tag, one.data])
        ) === JSON.stringify(said)""",
        arg=[[title, table, {"table": table}]],
    )

    page.get_by_label("webhook").fill("ftp://nowhere")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("[data-notices] [role=status]")).to_contain_text("https://")
    page.get_by_label("webhook").fill("https://hooks.example.org/me")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("https://hooks.example.org/me")).to_be_visible()
    page.get_by_role("checkbox", name="Quiet hours").check()
    page.get_by_label("until").fill("07:30")
    page.reload()
    expect(page.get_by_label("until")).to_have_value("07:30")
    must_be_accessible(page)
    must_fit(page)
    page.get_by_role("button", name="Remove https").click()
    expect(page.get_by_text("https://hooks.example.org/me")).to_have_count(0)
    whole.close()
