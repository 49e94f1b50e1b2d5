"""Two people, two browsers, one table; and those who only look on."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kotatsu.store import open_store
from kotatsu.table import Table
from tests.browser.dealt import Dealt
from tests.browser.playing import (
    CHOICE,
    link_of,
    must_be_accessible,
    play_on,
    sit_as,
    start,
    table_of,
    who_may_move,
)

Visit = Callable[..., Page]
# A page that hears answers, but no news, once `deaf` is set.
DEAF = """window.WebSocket = class extends WebSocket {
  set onmessage(listen) {
    super.onmessage = (event) => (window.deaf && event.data.includes('"t":"update"')) || listen(event);
  }
};"""
# A page that hears answers only once `slow` is false again.
SLOW = """window.WebSocket = class extends WebSocket {
  set onmessage(listen) {
    super.onmessage = async (event) => {
      const late = event.data.includes('"t":"done"');
      while (window.slow && late) await new Promise((done) => setTimeout(done, 50));
      listen(event);
    };
  }
};"""
# What a page says: its words and the words of its attributes, but not how its pictures are drawn.
ALL_WORDS = """() => {
  const drawing = new Set(["d", "class", "transform", "points", "style", "viewBox", "id"]);
  const words = [document.body.innerText, document.title];
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes) if (!drawing.has(name)) words.push(value);
  return words.join("\\n");
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    found = Dealt(tmp_path_factory.mktemp("server") / "data", "stale=2", "gone=600")
    yield found
    found.close()


def log_of(page: Page) -> list[str]:
    """The log in words; on a phone it is in a drawer."""
    page.get_by_role("button", name="Log").click()
    told = page.locator("dialog [data-log] li").all_inner_texts()
    page.get_by_role("button", name="Close").click()
    return told


def test_one_reloads_loses_the_network_and_comes_back(visit: Visit, complaints: list[str]) -> None:
    ann, ben = table_of(visit, "trico-roof")
    first = who_may_move([ann, ben])
    play_on(first, 1)
    for page in (ann, ben):
        page.reload()
        page.wait_for_selector("[data-board]")
    ben.context.set_offline(True)
    ben.evaluate("sockets.forEach((socket) => socket.close())")
    expect(ben.get_by_text("Connection lost")).to_be_visible()
    seat = ann.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Ben")
    expect(seat).to_contain_text("bad connection")
    ben.context.set_offline(False)
    expect(ben.get_by_text("Connection lost")).to_have_count(0)
    expect(seat).not_to_contain_text("bad connection")
    for _ in range(4):
        play_on(who_may_move([ann, ben]), 1)
    expect(ben.get_by_text("Coming to the table")).to_have_count(0)
    for page in (ann, ben):  # what the others did may come a moment later
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog [data-log] li")).to_have_count(5)
        page.get_by_role("button", name="Close").click()
    complaints[:] = [said for said in complaints if "WebSocket" not in said and "ERR_INTERNET" not in said]


def test_taking_back_needs_the_others_consent(visit: Visit) -> None:
    ann, ben = table_of(visit, "trico-roof", options={"first_leader": 0})
    while who_may_move([ann, ben]) is not ann:
        play_on(ben, 1)
    play_on(ann, 1)
    while who_may_move([ann, ben]) is not ben:
        play_on(ann, 1)
    play_on(ben, 1)
    before = len(log_of(ben))
    for answer, outcome in (("No", "not taken back"), ("Agree", "Taken back.")):
        ann.get_by_role("button", name="Ask to undo").click()
        expect(ann.get_by_text("waiting for Ben")).to_be_visible()
        expect(ben.get_by_text("Ann asks to take their last move back")).to_be_visible()
        must_be_accessible(ben)
        ben.get_by_role("button", name=answer, exact=True).click()
        expect(ann.get_by_text(outcome)).to_be_visible()
        expect(ben.get_by_text(outcome)).to_be_visible()
    ann.wait_for_selector(CHOICE)
    assert len(log_of(ben)) < before


def test_a_pause_stops_everybody_until_the_host_goes_on(visit: Visit) -> None:
    ann, ben = table_of(visit, "cat-tower")
    who_may_move([ann, ben])
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Pause").click()
    ann.get_by_role("button", name="Close").click()
    for page in (ann, ben):
        expect(page.get_by_text("The game is paused")).to_be_visible()
        expect(page.locator(CHOICE)).to_have_count(0)
    assert ben.get_by_role("button", name="Go on").count() == 0
    ann.get_by_role("button", name="Go on").click()
    who_may_move([ann, ben])


def test_a_clock_warns_and_a_bot_decides_in_time(visit: Visit) -> None:
    (page,) = table_of(visit, "cat-tower", people=1, players=2, clock={"kind": "move", "seconds": 5})
    warning = page.get_by_role("img", name="Only 0:0")
    expect(warning.first).to_be_visible()
    must_be_accessible(page)
    bot = page.get_by_text("A bot plays for you.")  # after three decisions that were not made
    expect(bot).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Play again myself").click()
    expect(bot).to_have_count(0)


def test_who_is_told_something_sees_it(visit: Visit) -> None:
    ann, ben = table_of(visit, "cat-tower")
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_role("button", name="Hello!").click()
    expect(ann.get_by_role("dialog").get_by_text("Hello!").first).to_be_visible()
    expect(ben.get_by_role("region", name="Players").get_by_text("Hello!").first).to_be_visible()
    ben.get_by_role("button", name="Chat: new message").click()
    must_be_accessible(ben)
    ben.get_by_role("textbox", name="Say something").fill("<b>hi</b>")
    ben.keyboard.press("Enter")
    expect(ann.get_by_role("dialog").get_by_text("<b>hi</b>")).to_be_visible()


def test_who_looks_on_speaks_where_the_table_would_list_them(visit: Visit) -> None:
    """At a public table, and with an invitation; but not with a link that only lets one look."""
    (ann,) = table_of(visit, "cat-tower", people=1, players=2, private=False)
    eve = visit(ann.url)
    eve.get_by_role("button", name="Chat").click()
    eve.get_by_role("textbox", name="Say something").fill("May I?")
    eve.keyboard.press("Enter")
    expect(eve.get_by_role("dialog").get_by_text("May I?")).to_be_visible()
    ann.get_by_role("button", name="Chat: new message").click()
    expect(ann.get_by_role("dialog").get_by_text("May I?")).to_be_visible()

    (ann,) = table_of(visit, "cat-tower", people=1, players=2)
    guest = visit(ann.url)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("button", name="Hello!").click()
    expect(guest.get_by_role("dialog").locator("li").get_by_text("Hello!")).to_be_visible()

    table = ann.url.rpartition("/")[2].partition("#")[0]
    eve.goto(ann.request.get(f"/api/tables/{table}/links").json()["watch"]["url"])
    eve.get_by_role("button", name="Chat").click()
    expect(eve.get_by_role("dialog").get_by_text("Hello!")).to_be_visible()
    expect(eve.get_by_role("textbox", name="Say something")).to_have_count(0)
    expect(eve.get_by_role("button", name="Hello!")).to_have_count(0)
    must_be_accessible(eve)


def test_a_slow_answer_takes_nothing_away_and_says_nothing_twice(visit: Visit) -> None:
    page, _ = table_of(visit, "cat-tower")
    page.add_init_script(SLOW)
    page.reload()
    page.get_by_role("button", name="Chat").click()
    text = page.get_by_role("textbox", name="Say something")
    said = page.get_by_role("dialog").locator("li")
    page.evaluate("window.slow = true")
    text.fill("one")
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(said.get_by_text("one")).to_have_count(1)
    text.fill("two")
    page.evaluate("window.slow = false")
    page.wait_for_timeout(200)
    expect(text).to_have_value("two")
    expect(said.get_by_text("one")).to_have_count(1)


def test_a_move_that_comes_too_late_is_refused_with_a_reason(visit: Visit) -> None:
    """From a second tab of the same person, which has not heard that the first one has moved."""
    page = visit("/")
    start(page, "cat-tower")
    tab = page.context.new_page()
    tab.add_init_script(DEAF)
    tab.goto(page.url)
    tab.wait_for_selector(CHOICE)
    tab.evaluate("window.deaf = true")
    play_on(page, 1)
    offered = tab.locator(CHOICE).count()
    refused = tab.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    for _ in range(4):  # a board may take several steps to a move
        tab.locator(CHOICE).first.click()
        tab.wait_for_timeout(200)
        if refused.count():
            break
    expect(refused.first).to_be_visible()
    assert tab.locator(CHOICE).count() > 0 and offered > 0  # what was lifted lies there again
    must_be_accessible(tab)


def hidden_cards(server: Dealt, table: str) -> set[str]:
    """What lies in the hands at a table and nowhere in the open, as only the server knows."""

    async def entries() -> list[bytes]:
        async with open_store(server.folder) as store:
            return await store.entries(table)

    server.stop()
    with ThreadPoolExecutor() as thread:  # this one has Playwright's loop
        rows = thread.submit(lambda: asyncio.run(entries())).result()
    server.start()
    state = Table.load([json.loads(row) for row in rows]).state()
    hands = {card for hand in state.dump()["state"]["hands"] for card in hand}
    return hands - words(json.dumps(state.view(None).dump()))


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def test_a_spectator_sees_nothing_hidden_and_strangers_see_nothing(visit: Visit, server: Dealt) -> None:
    (ann,) = table_of(visit, "tower-of-pancakes", people=1, players=3)
    play_on(ann, 2)
    ann.wait_for_selector(CHOICE)
    table = ann.url.rpartition("/")[2].partition("#")[0]
    link = ann.request.get(f"/api/tables/{table}/links").json()["watch"]["url"]

    eve = visit("/")
    told: list[Any] = []
    eve.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(frame)))
    eve.on("response", lambda answer: told.append(answer.text()) if "/api/tables/" in answer.url else None)
    eve.goto(link)
    expect(eve.get_by_text("You are looking on")).to_be_visible()
    must_be_accessible(eve)
    eve.get_by_role("button", name="Log").click()
    eve.locator("dialog [data-log] ol button").first.click()
    expect(eve.get_by_role("region", name="Looking back")).to_be_visible()
    eve.wait_for_selector("[data-past=true]")

    stranger = visit(f"/table/{table}")
    expect(stranger.get_by_text("This table is private")).to_be_visible()
    must_be_accessible(stranger)

    seen, own = eve.evaluate(ALL_WORDS) + "".join(map(str, told)), ann.evaluate(ALL_WORDS)
    for page in (ann, eve, stranger):
        page.goto("about:blank")
    hidden = hidden_cards(server, table)
    assert len(hidden) > 10 and len(told) > 2
    assert not hidden & words(seen)
    assert hidden & words(own)  # ann does see her hand


def test_an_invitation_is_taken_in_the_tab_where_the_table_was_closed(visit: Visit) -> None:
    ann = visit("/")
    ann.click("[data-game=cat-tower]")
    ann.get_by_role("button", name="Play with friends").click()
    link = link_of(ann)
    bob = visit(link.partition("#")[0])
    expect(bob.get_by_text("This table is private")).to_be_visible()
    bob.evaluate("(link) => (location.href = link)", link)
    sit = bob.get_by_role("button", name="Sit here", exact=True).first
    sit.wait_for()
    bob.evaluate("location.hash = '#main'")  # as the way past the top does
    assert bob.evaluate("sockets.length") == 2
    sit_as(bob, "Bob")


def test_a_page_that_does_not_understand_the_server_says_so(visit: Visit, complaints: list[str]) -> None:
    page = visit("/")
    start(page, "cat-tower")
    page.evaluate("""sockets.at(-1).onmessage({ data: '{"t":"news"}' })""")
    expect(page.get_by_text("do not understand each other")).to_be_visible()
    must_be_accessible(page)
    page.get_by_role("button", name="Load the page again").click()
    page.wait_for_selector(CHOICE)

    page.route("**/Board-*.js", lambda route: route.abort())  # as after an update of the server
    page.reload()
    expect(page.get_by_role("alert").get_by_text("do not understand each other")).to_be_visible()
    assert complaints
    complaints.clear()
