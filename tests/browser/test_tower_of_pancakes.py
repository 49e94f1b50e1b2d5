"""The board of Tower Of PanCakes, as people use it: by finger, mouse and keyboard, in every mode."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    GONE_ON,
    is_over,
    must_be_accessible,
    must_be_still,
    must_fit,
    play_on,
    start,
    totals,
)
from tests.thorough import thorough

Visit = Callable[..., Page]
GAME = "tower-of-pancakes"
CARDS = "[data-spot^='hand ']"
PLATES = "button[data-plate]"
COUNT_MOTION = """() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
}"""
SCORES = "button[data-spot^='score ']"


def start_with(page: Page, players: int = 4, mode: str = "basic") -> None:
    page.click(f"[data-game={GAME}]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("combobox", name="Mode").select_option(mode)
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)


def asked(page: Page) -> dict[str, object]:
    """What the board asks now, as the server said it."""
    page.wait_for_selector(f"{CHOICE}, {END}")
    text = page.locator("[data-board]").get_attribute("data-board") or ""
    found = re.search(r"\{.*\}", text)
    return json.loads(found[0]) if found else {}


def goes_on(page: Page, act: Callable[[], None]) -> None:
    """Do something; the board must be at another decision or step then."""
    before = page.locator("[data-board]").get_attribute("data-board")
    act()
    page.wait_for_function(GONE_ON, arg=before, polling=50)


def play_until(page: Page, kind: str) -> bool:
    """Play on until this is asked; whether it ever was."""
    while asked(page).get("kind") != kind:
        if is_over(page):
            return False
        play_on(page, 1)
    return True


def chips(page: Page, plate: str) -> int:
    return page.locator(f"[data-spot^='chip {plate} ']").count()


def test_a_whole_game_by_clicks_on_a_phone(visit: Visit) -> None:
    page = visit("/", has_touch=True)
    start_with(page)
    must_be_accessible(page)
    must_fit(page)
    last_card = page.locator(CARDS).last.bounding_box()
    assert last_card["y"] + last_card["height"] <= PHONE["height"], "the hand is not on the first screen"
    assert page.locator(CARDS).count() == 8

    play_on(page, 8)
    must_be_accessible(page)
    must_fit(page)
    expect(page.get_by_role("heading", name="Last trick")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 700})
    must_fit(page)

    play_on(page, 100)
    must_fit(page)
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    assert totals(page) == counted(page)


def must_see_counter(page: Page) -> None:
    """What lies before the player is above the prompt."""
    must_be_still(page)
    counter = page.locator("[data-drop]").bounding_box()
    prompt = page.locator("[data-prompt]").bounding_box()
    assert counter and prompt and counter["y"] + counter["height"] <= prompt["y"]


@thorough
def test_a_short_phone_shows_all_at_once(visit: Visit) -> None:
    """To the last trick, whatever was discarded; how many of the baked are served; and when looking back."""
    page = visit("/", viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    start_with(page)
    while not is_over(page):
        ask = asked(page)
        if ask:
            must_see_counter(page)
        if ask.get("kind") == "serve":
            baked = page.locator("li:has(> [data-spot='stock 0']) b").inner_text()
            expect(page.locator("[data-spot=pan] b")).to_have_text(f"{ask['count']} of {baked}")
        play_on(page, 1)

    page.get_by_role("link", name="Look through the game").click()
    expect(page.locator(CARDS)).to_have_count(8)
    must_be_still(page)
    hand, bar = page.locator(CARDS).last.bounding_box(), page.locator("[data-film]").bounding_box()
    assert hand and bar and hand["y"] + hand["height"] <= bar["y"]
    page.go_back()
    expect(page.locator(END)).to_be_visible()


def counted(page: Page) -> list[int]:
    """The points by what lies on the table, with pencil and rules (TP-17)."""
    points = [0, 0, 0, 0]
    for plate, (eighth, each) in {"A": (5, 4), "B": (6, 3), "C": (7, 2), "D": (8, 1)}.items():
        for height, chip in enumerate(page.locator(f"[data-spot^='chip {plate} ']").all()):
            points[int(chip.get_attribute("data-owner"))] += eighth if height % 8 == 7 else each
    for discarded in page.locator("[data-heap-of]").all():
        points[int(discarded.get_attribute("data-heap-of"))] -= 2 * int(discarded.locator("b").inner_text())
    for seat in range(4):
        points[seat] -= int(page.locator(f"li:has(> [data-spot='stock {seat}']) b").inner_text())
    return points


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start_with(page)
    focus = page.locator(":focus")
    page.locator(CHOICE).first.focus()
    for _ in range(6):
        expect(focus).to_have_attribute("data-choice", "")
        row = page.locator("[data-keys]:has(:focus) button")
        if row.count() > 1:
            was = focus.get_attribute("aria-label")
            page.keyboard.press("ArrowRight")
            assert focus.get_attribute("aria-label") != was
            page.keyboard.press("ArrowLeft")
            assert focus.get_attribute("aria-label") == was
        goes_on(page, lambda: page.keyboard.press("Enter"))
        page.wait_for_selector(f"{CHOICE}, {END}")
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_a_card_is_dragged_to_the_trick_and_pancakes_to_a_plate(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start_with(page)
    while True:
        must_be_still(page)
        card = page.locator(f"{CARDS}[data-choice]").first
        held = page.locator(CARDS).count()
        spot = card.get_attribute("data-spot")
        from_, to = card.bounding_box(), page.locator("[data-drop]").bounding_box()
        nowhere = {"x": from_["x"], "y": from_["y"] - 30, "width": 1, "height": 1}
        drag(page, from_, nowhere)  # falls back
        must_be_still(page)
        expect(page.locator(CARDS)).to_have_count(held)
        goes_on(page, lambda start=from_, end=to: drag(page, start, end))
        expect(page.locator(f"[data-spot='{spot}']")).to_have_count(0)
        if asked(page).get("kind") == "serve":
            break
        if is_over(page):  # not one trick was won
            page.goto("/")
            start_with(page)
    must_be_still(page)
    plate = page.locator(PLATES).last
    name = plate.get_attribute("data-plate")
    served = page.locator(f"[data-spot^='chip {name} ']")
    before = served.count()
    pan, to = page.locator("[data-spot=pan]").bounding_box(), plate.bounding_box()
    drag(page, pan, to)
    expect(served).not_to_have_count(before)


def drag(page: Page, from_: dict[str, float], to: dict[str, float]) -> None:
    page.mouse.move(from_["x"] + from_["width"] / 4, from_["y"] + from_["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=6)
    page.mouse.up()


def test_mystery_a_card_face_down_and_a_secret_look(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    start_with(page, 3, "mystery")
    must_fit(page)
    assert page.locator("[data-spot^='score ']").get_by_text("?").count() == 8
    turn = page.get_by_role("button", name="Play face down", exact=True)
    goes_on(page, turn.click)
    must_be_accessible(page)
    goes_on(page, lambda: page.keyboard.press("Escape"))
    expect(turn).to_have_attribute("aria-pressed", "false")
    goes_on(page, turn.click)
    assert page.locator(f"{CARDS}[data-choice]").count() == page.locator(CARDS).count()
    goes_on(page, page.locator(f"{CARDS}[data-choice]").last.click)

    assert play_until(page, "look")
    must_be_accessible(page)
    assert page.locator(SCORES).count() == 8
    spot = page.locator(SCORES).nth(3).get_attribute("data-spot")
    goes_on(page, page.locator(SCORES).nth(3).click)
    peeked = page.locator(f"[data-spot='{spot}']")
    expect(peeked).to_have_attribute("aria-label", re.compile(r": \d\. You have looked at it\. Seen by "))
    others = page.locator(f"[data-spot^='score ']:not([data-spot='{spot}'])")
    assert others.get_by_text("?").count() == 7
    play_on(page, 100)
    assert page.locator("[data-spot^='score ']").get_by_text("?").count() == 0


@thorough
def test_extreme_has_no_limit(visit: Visit) -> None:
    page = visit("/", viewport={"width": 640, "height": 400})
    start_with(page, 4, "extreme")
    must_fit(page)
    assert play_until(page, "serve")
    assert page.locator(PLATES).count() == 4
    must_be_accessible(page)
    while chips(page, "A") <= 8 and not is_over(page):
        play_on(page, 1)
    assert chips(page, "A") > 8
    must_fit(page)


def test_who_looks_on_sees_no_hand(visit: Visit) -> None:
    page = visit("/")
    start(page, GAME)
    table = page.url.rpartition("/")[2]
    links = page.evaluate(
        "(table) => fetch(`/api/tables/${table}/links`).then((found) => found.json())", table
    )
    watcher = visit(links["watch"]["url"], viewport=DESK, color_scheme="dark")
    expect(watcher.get_by_role("heading", name="Trick 1 of 8")).to_be_visible()
    assert watcher.locator(CARDS).count() == 0
    assert watcher.locator(CHOICE).count() == 0
    assert watcher.locator("[data-spot=pan]").count() == 0
    must_be_accessible(watcher)
    must_fit(watcher)


def test_nothing_moves_for_who_likes_it_calm(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    start_with(page)
    page.evaluate(COUNT_MOTION)
    play_on(page, 3)
    assert page.evaluate("moved") == 0
