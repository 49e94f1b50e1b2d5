"""What is no drag on any board: one broken off, a press that trembled; and a drop that was not meant."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK
from tests.browser.playing import CHOICE, must_be_still, start, with_games
from tests.thorough import thorough

PIECES = {
    "trico-roof": "li.open > [data-spot^='paint ']",
    "tower-of-pancakes": "[data-piece][data-choice]",
    "itadaki-sashiage": ".hand > [data-grab]",
    "cat-tower": "[data-item]:enabled",
    "cookie-thief": ".take[data-choice]",
}
DRAGGED = "[data-dragged]"
COUNT_MOTION = """() => {
    window.glided = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        if (given[0][0]?.translate) window.glided += 1;
        return animate.apply(this, given);
    };
}"""
LOSSES = [
    "new KeyboardEvent('keydown', { key: 'Escape' })",
    "new PointerEvent('pointercancel', { pointerId: 1 })",
    "new Event('blur')",
]


@with_games(PIECES)
def test_what_is_no_drag(visit: Callable[..., Page], game: str) -> None:
    page = visit("/", viewport=DESK)
    start(page, game)
    piece = page.locator(PIECES[game]).first
    while not piece.count():
        page.locator(CHOICE).first.click()
        page.wait_for_selector(CHOICE)
    page.mouse.move(1, 1)  # a card under the pointer stands out a little
    must_be_still(page)
    board = page.locator("[data-board]")
    before = board.get_attribute("data-board")
    box = piece.bounding_box()
    assert box and before
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2

    for loss in LOSSES:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 3, y - 6)
        expect(page.locator(DRAGGED)).to_have_count(0)
        page.mouse.move(x + 30, y - 150)  # a quick hand
        expect(page.locator(DRAGGED)).to_have_count(1)
        page.evaluate(f"window.dispatchEvent({loss})")
        expect(page.locator(DRAGGED)).to_have_count(0)
        must_be_still(page)
        page.mouse.move(x, y)
        page.mouse.up()  # over the piece: what a browser takes for a click
        page.mouse.move(1, 1)
        must_be_still(page)
        assert board.get_attribute("data-board") == before
        assert piece.bounding_box() == box

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 6)
    page.mouse.up()
    expect(board).not_to_have_attribute("data-board", before)


@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=thorough)])
def test_a_card_waits_where_it_was_dropped_and_goes_back_if_that_was_not_meant(
    visit: Callable[..., Page], motion: str
) -> None:
    page = visit("/", viewport=DESK, reduced_motion=motion)
    page.evaluate(
        "localStorage.setItem('kotatsu.settings', JSON.stringify({ confirm: true, forced: false }))"
    )
    page.reload()
    start(page, "tower-of-pancakes")
    must_be_still(page)
    card = page.locator(PIECES["tower-of-pancakes"]).first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.locator("[data-drop] ol").first.hover(force=True)  # the card is in between
    expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(DRAGGED)).to_be_visible()
    expect(page.locator("[data-over]")).to_have_count(0)
    assert card.bounding_box() != box
    page.evaluate(COUNT_MOTION)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(DRAGGED)).to_have_count(0)
    assert (page.evaluate("window.glided") > 0) == (motion != "reduce")
    must_be_still(page)
    page.mouse.move(1, 1)
    must_be_still(page)
    assert card.bounding_box() == box
