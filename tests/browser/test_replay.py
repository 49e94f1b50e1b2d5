"""Games that are over: looked through, through anybody's eyes, analysed, and played on from."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import CHOICE, END, must_be_accessible, must_fit, play_on, short_game, with_games
from tests.browser.screens import problems, show

Visit = Callable[..., Page]
GOLDEN = Path(__file__).parents[1] / "golden"
FILE = GOLDEN / "tower-of-pancakes" / "3-basic.json"
CURRENT = "[data-log] [aria-current]"
DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type: "application/json" }));
    for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """One that thinks little about each decision."""
    yield from fresh_server(tmp_path_factory, "analysis_iterations=12")


def drop(page: Page, file: Path, text: str | None = None) -> None:
    page.get_by_role("button", name="Open a record").wait_for()
    page.evaluate(DROP, [file.name, text or file.read_text("utf-8")])


def must_be_at(page: Page, moment: int) -> None:
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(moment))


def look_through(page: Page, eyes: str) -> None:
    page.get_by_role("combobox", name="Whose eyes").select_option(eyes)
    expect(page.get_by_role("combobox", name="Whose eyes")).to_have_value(eyes)


def test_a_dropped_record_is_looked_through_by_keys_slider_log_and_anybodys_eyes(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    drop(page, FILE, "{}")
    expect(page.get_by_text("This file is no record")).to_be_visible()
    drop(page, FILE)
    page.wait_for_selector("[data-board]")
    must_be_at(page, 0)
    hands = page.locator("[data-hands] dd")
    expect(hands).to_have_count(3)
    must_be_accessible(page)

    for key, moment in {"ArrowRight": 1, "PageDown": 6, "End": 43, "ArrowLeft": 42, "Home": 0}.items():
        page.keyboard.press(key)
        if key == "PageDown":  # to where the cards of the trick are ranked
            expect(page.locator(CURRENT).filter(has_text="is first")).to_be_visible()
        else:
            must_be_at(page, moment)
    page.keyboard.press("Space")
    page.wait_for_selector("[data-at]:not([data-at='0'])")
    page.keyboard.press("Space")
    page.get_by_role("slider").fill("20")
    must_be_at(page, 20)
    entry = page.locator("[data-log] li button:first-child").nth(2)
    entry.click()
    expect(entry).to_have_attribute("aria-current", "true")

    held = page.locator("[data-board] [data-area=hand] [data-spot^=hand]")
    look_through(page, "1")
    expect(hands).to_have_count(0)
    expect(held.first).to_be_visible()
    look_through(page, "watch")
    expect(held).to_have_count(0)
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="Scores").click()
    must_be_accessible(page)


def test_on_a_phone_somebody_plays_on_from_a_moment(visit: Visit) -> None:
    page = visit("/r")
    page.locator("input[type=file]").set_input_files(GOLDEN / "trico-roof" / "2.json")
    page.wait_for_selector("[data-board]")
    for _ in range(4):
        page.get_by_role("button", name="A step forward").click()
    must_be_at(page, 4)
    must_be_accessible(page)
    must_fit(page)
    page.get_by_role("button", name="Play on from here").click()
    must_be_accessible(page)
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(CHOICE)
    play_on(page, 1)


def test_a_finished_game_is_looked_through_and_its_link_shares_the_moment(visit: Visit) -> None:
    page = short_game(visit, "trico-roof")
    play_on(page, most=300)
    page.wait_for_selector(END)
    page.get_by_role("link", name="Look through the game").click()
    page.wait_for_selector("[data-film]")
    expect(page.get_by_role("combobox", name="Whose eyes")).to_have_value("0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"/r/[\w-]+\?at=3&seat=0&lang=en$"))
    page.goto(page.url.replace("lang=en", "lang=is"))
    must_be_at(page, 3)
    expect(page.locator("html")).to_have_attribute("lang", "is")


def must_point_at_places(page: Page) -> None:
    """An arrow from a piece to its place: both ends lie on something of the board."""
    arrow = page.locator("svg[data-arrow] .ink .line")
    expect(arrow).to_be_visible()
    ends = arrow.evaluate("""line => {
        const from = line.getPointAtLength(0).matrixTransform(line.getScreenCTM());
        const head = line.parentElement.querySelector(".head").getBBox();
        const middle = new DOMPoint(head.x + head.width / 2, head.y + head.height / 2);
        const to = middle.matrixTransform(line.getScreenCTM());
        const at = ({ x, y }) => document.elementsFromPoint(x, y);
        const isPlace = (end) => at(end).some((one) => one.closest("[data-spot]"));
        return [from, to].map(isPlace);
    }""")
    assert ends == [True, True]


def test_a_doubter_checks_the_shuffle_and_sees_where_a_forged_record_does_not_fit(
    visit: Visit, complaints: list[str]
) -> None:
    page = visit("/r", viewport=DESK)
    drop(page, FILE)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("[data-check=holds]")).to_be_visible()
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    deck = page.locator("[data-draw=deck]")
    expect(deck).to_contain_text("28 cards or tiles, shuffled")
    expect(deck.locator(".dealt dt")).to_have_count(3)
    expect(page.locator("[data-draw=leader]")).to_contain_text(re.compile(r"[012] out of 0 to 2 → "))
    must_be_accessible(page)

    forged = json.loads(FILE.read_text("utf-8"))
    forged["result"]["scores"][0] += 1
    page.goto(page.url)
    drop(page, FILE, json.dumps(forged))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("[data-misfit=result]")).to_contain_text("but its moves give")

    forged["moves"][7] = [1, "B1"]
    page.goto(page.url)
    drop(page, FILE, json.dumps(forged))
    expect(page.get_by_text("This game cannot be shown")).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("[data-misfit=moves]")).to_contain_text("moves[7]")
    expect(page.locator("[data-draw=deck] .mark").first).to_be_visible()
    must_be_accessible(page)
    complaints[:] = [said for said in complaints if "400 (Bad Request)" not in said]  # it was refused


def test_at_a_table_promises_and_seed_are_worked_out_in_the_page(visit: Visit) -> None:
    page = short_game(visit, "trico-roof")
    play_on(page, most=300)
    page.wait_for_selector(END)
    page.get_by_role("link", name="Look through the game").click()
    page.wait_for_selector("[data-film]")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("[data-check=holds]")).to_be_visible()
    page.get_by_text("The server", exact=True).click()
    expect(page.get_by_text("Opened after the game (salt, then secret)")).to_be_visible()
    assert page.locator("[data-check] code").count() >= 8, "of the server, of one seat, and the seed twice"
    must_be_accessible(page)
    must_fit(page)


def test_the_bots_judge_every_decision_and_mistakes_become_puzzles(visit: Visit) -> None:
    page = visit("/r", viewport=DESK)
    drop(page, FILE)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("The turning point")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("img", name="chance to win")).to_be_visible()
    page.locator("[data-log] li:has([data-mark]) button").first.click()
    must_be_accessible(page)
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator("[data-judged]")).to_contain_text(re.compile(r"Better: \w+ \d.* % to win"))
    expect(page.locator("[data-board] .hint, [data-board] .hinted").first).to_be_visible()
    must_point_at_places(page)

    page.get_by_text("Practise the mistakes").click()
    page.locator("[data-puzzle]").first.click()
    expect(page.get_by_text("What is better here?")).to_be_visible()
    seen = page.locator("[data-log] li").count()
    page.locator(CHOICE).first.click()
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile("Yes:|what was played|Another idea"))
    assert page.locator("[data-log] li").count() == seen, "nothing of what comes is told"
    must_be_accessible(page)


@with_games()
def test_whoever_looks_through_a_game_sees_all_of_the_table(visit: Visit, game: str) -> None:
    """Nobody has a hand there, so the rest has its room."""
    page = visit("/r")
    page.locator("input[type=file]").set_input_files(sorted((GOLDEN / game).glob("*.json"))[-1])
    page.wait_for_selector("[data-board]")
    for _ in range(6):
        page.keyboard.press("PageDown")
    for size in ("390x844", "844x390", "1280x800", "1920x1080"):
        show(page, size, "light")
        assert problems(page, axe=False)[0] == [], size
