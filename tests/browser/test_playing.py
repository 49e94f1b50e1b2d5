"""Whole games by clicks, on a phone."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
MOVES = "[data-testid=moves] button"
END = "#end-title"


def must_be_accessible(page: Page) -> None:
    """axe finds nothing to complain about."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    page.wait_for_timeout(400)  # what appears is there
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": tags}})
    assert found.violations_count == 0, found.generate_report()


def must_fit(page: Page) -> None:
    """Nothing makes the page wider than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Click the first move that is offered, until the game is over; how often."""
    clicks = 0
    while clicks < most:
        page.wait_for_selector(f"{MOVES}, {END}")
        if page.locator(END).count():
            return clicks
        question = page.locator("[data-testid=moves]").get_attribute("data-decision")
        page.locator(MOVES).first.click()
        clicks += 1
        answered = f"[data-testid=moves]:not([data-decision='{question}']), {END}"
        page.wait_for_selector(answered)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_whole_game_with_bots_from_the_shelf(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme, has_touch=True)
    page.wait_for_selector("[data-game=trico-roof]")
    must_be_accessible(page)
    must_fit(page)

    page.click("[data-game=trico-roof]")  # one …
    must_be_accessible(page)
    page.get_by_role("button", name="Play with bots").click()  # … two
    page.wait_for_selector(MOVES)
    must_be_accessible(page)
    must_fit(page)

    assert play_to_the_end(page) >= 5
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_text("The shuffle was honest")).to_be_visible()
    must_be_accessible(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_lobby_for_friends(visit: Visit) -> None:
    ann = visit("/", has_touch=True)
    ann.click("[data-game=cat-tower]")
    ann.get_by_role("button", name="Play with friends").click()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    must_be_accessible(ann)
    must_fit(ann)
    link = ann.get_by_role("textbox", name="Copy the link").input_value()
    assert "#invite=" in link

    bob = visit(link)
    bob.get_by_role("button", name="Sit here").first.click()
    ann.get_by_role("button", name="Fill with bots").click()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(page.get_by_role("region", name="Players")).to_be_visible()
    bob.reload()
    expect(bob.get_by_role("region", name="Players")).to_be_visible()


def test_an_address_that_does_not_exist(visit: Visit) -> None:
    page = visit("/me")
    page.wait_for_selector("h1")
    must_be_accessible(page)
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="nothing on this shelf")).to_be_visible()
    must_be_accessible(page)
