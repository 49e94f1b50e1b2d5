"""What a piece is and what it would do now: by mouse, finger, keyboard and for a screen reader."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, must_be_accessible, play_on, start, with_games

Visit = Callable[..., Page]
TIP = "#about"
BUTTON = "button[data-choice][data-about]"
INSIDE = "li[data-about] button[data-choice]"
PIECES = {  # where a piece to choose is found first, and what is told of it
    "tower-of-pancakes": (BUTTON, r"^\w+ \d: .*this card serves \d.* (as it stands|It is|It wins|bakes)"),
    "trico-roof": (BUTTON, r"(A gift|A white circle|chips are left)"),
    "cat-tower": (BUTTON, r"(A die: .*on floor \d|room)"),
    "cookie-thief": (INSIDE, r"^[^–]+ – \w+.*\."),
    "itadaki-sashiage": (INSIDE, r"^(strawberry|blueberry|banana|kiwi) (\d|X): .*tower"),
}
every_game = with_games(PIECES)

HOLD = """(element) => new Promise((done) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, pointerType: "touch", pointerId: 7, isPrimary: true, button: 0,
        clientX: left + width / 2, clientY: top + height / 2 };
    element.dispatchEvent(new PointerEvent("pointerdown", { ...at, buttons: 1 }));
    setTimeout(() => {
        element.dispatchEvent(new PointerEvent("pointerup", at));
        element.dispatchEvent(new MouseEvent("click", at));
        done();
    }, 700);
})"""
"""A finger that rests on a piece and is lifted there."""


def told(page: Page) -> str:
    tip = page.locator(TIP)
    expect(tip).to_be_visible()
    return tip.inner_text()


def must_be_on_screen(page: Page) -> None:
    box, view = page.locator(TIP).bounding_box(), page.viewport_size
    assert box is not None and view is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= view["height"]


def piece(page: Page, game: str) -> Locator:
    return page.locator(PIECES[game][0]).first


@every_game
def test_a_mouse_that_rests_on_a_piece_is_told_what_it_does(visit: Visit, game: str) -> None:
    page = visit(viewport=DESK)
    start(page, game)
    piece(page, game).hover()
    expect(page.locator(TIP)).to_be_visible()
    words = told(page)
    assert re.search(PIECES[game][1], words), words
    must_be_on_screen(page)
    must_be_accessible(page)
    page.mouse.move(2, 2)
    expect(page.locator(TIP)).to_be_hidden()


@every_game
def test_the_focus_brings_the_same_words_and_describes_the_piece_with_them(visit: Visit, game: str) -> None:
    page = visit(viewport=DESK)
    start(page, game)
    piece(page, game).hover()
    pointed = told(page)
    page.mouse.move(2, 2)
    page.keyboard.press("Tab")
    piece(page, game).focus()
    assert told(page) == pointed
    expect(piece(page, game)).to_have_accessible_description(pointed)
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_be_hidden()
    page.keyboard.press("i")
    assert told(page)
    assert page.evaluate("document.activeElement.closest('[data-about]') !== null")


@every_game
def test_a_finger_that_holds_a_piece_is_told_and_plays_nothing(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE)
    start(page, game)
    before = page.locator("[data-board]").get_attribute("data-board")
    piece(page, game).evaluate(HOLD)
    assert told(page)
    must_be_on_screen(page)
    must_be_accessible(page)
    assert page.locator("[data-board]").get_attribute("data-board") == before
    assert page.locator(CHOICE).count() > 0
    page.locator("h1, header").first.dispatch_event("pointerdown")
    expect(page.locator(TIP)).to_be_hidden()


@every_game
def test_a_mouse_that_is_held_down_on_a_piece_is_told_and_plays_nothing(visit: Visit, game: str) -> None:
    page = visit(viewport=DESK)
    start(page, game)
    before = page.locator("[data-board]").get_attribute("data-board")
    piece(page, game).click(delay=900)
    assert re.search(PIECES[game][1], told(page))
    assert page.locator("[data-board]").get_attribute("data-board") == before
    page.mouse.move(2, 2)
    expect(page.locator(TIP)).to_be_hidden()
    piece(page, game).click()
    page.wait_for_function(
        "(old) => document.querySelector('[data-board]').dataset.board !== old", arg=before
    )


def test_a_card_that_cannot_be_played_now_is_told_when_it_is_tapped(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    start(page, "tower-of-pancakes")
    greyed = page.locator("[data-area='hand'] button[aria-disabled='true']")
    while greyed.count() == 0 or page.locator("[data-area='hand'] [data-choice]").count() == 0:
        play_on(page, 1)
        page.wait_for_selector(CHOICE)
    before = page.locator("[data-board]").get_attribute("data-board")
    greyed.first.tap(force=True)  # it says that it is not enabled
    assert re.search(r"^\w+ \d: .*this card serves \d", told(page))
    assert page.locator("[data-board]").get_attribute("data-board") == before
