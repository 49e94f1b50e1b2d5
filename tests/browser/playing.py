"""How the tests play: by what every board has in common (web/src/boards/README.md)."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

CHOICE = "[data-board] [data-choice]:enabled"
END = "#end-title"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
GONE_ON = """(old) => document.querySelector("#end-title")
    || ![old, undefined].includes(document.querySelector("[data-board]")?.dataset.board)"""


def must_be_accessible(page: Page) -> None:
    """axe finds nothing to complain about."""
    page.wait_for_timeout(400)  # what appears is there
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": RULES}})
    assert found.violations_count == 0, found.generate_report()


def must_fit(page: Page) -> None:
    """Nothing makes the page wider than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def start(page: Page, game: str) -> None:
    """From the shelf to a game with bots, in two clicks."""
    page.click(f"[data-game={game}]")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def play_on(page: Page, most: int) -> int:
    """Click the first thing that goes on, so often or until the game is over; how often."""
    for clicks in range(most):
        page.wait_for_selector(f"{CHOICE}, {END}")
        if is_over(page):
            return clicks
        asked = page.locator("[data-board]").get_attribute("data-board")
        page.locator(CHOICE).first.click()
        page.wait_for_function(GONE_ON, arg=asked)
    return most
