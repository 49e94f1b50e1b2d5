"""What just happened: how fast it is shown, the line that tells it, the log's little pieces, showing it again."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import DESK
from tests.browser.playing import must_be_accessible, play_on, start

Visit = Callable[..., Page]
# How long each thing moved, with what it waited before.
KEEP_TIMES = """const play = Element.prototype.animate; window.lasted = [];
Element.prototype.animate = function (...given) {
    if (this.closest("[data-room]")) lasted.push(given[1].duration);
    return play.apply(this, given);
};"""


# --- speed --------------------------------------------------------------------------------------------------


def moved_at(page: Page, speed: str) -> set[float]:
    """How long things move while a card is played at that speed."""
    page.get_by_role("button", name="More").click()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("combobox", name="Speed").select_option(speed)
    page.get_by_role("button", name="Close").click()
    page.evaluate("lasted.length = 0")
    play_on(page, 1)
    page.wait_for_selector("[data-board] [data-choice]:enabled")
    return set(page.evaluate("lasted"))


def test_things_move_as_fast_as_each_player_likes(visit: Visit) -> None:
    page = visit("/", viewport=DESK, reduced_motion="no-preference")
    page.add_init_script(KEEP_TIMES)
    page.reload()
    start(page, "tower-of-pancakes")
    assert 320 in moved_at(page, "1×")
    assert 640 in moved_at(page, "½×")
    assert 160 in moved_at(page, "2×")
    assert moved_at(page, "Instant") == set()
    page.reload()
    page.wait_for_selector("[data-board]")
    assert page.evaluate("document.documentElement.dataset.speed") == "instant"


def test_a_device_that_wants_little_motion_gets_none_at_any_speed(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(KEEP_TIMES)
    page.evaluate("localStorage.setItem('kotatsu.settings', JSON.stringify({ speed: 'half' }))")
    page.reload()
    start(page, "tower-of-pancakes")
    page.evaluate("lasted.length = 0")
    play_on(page, 1)
    assert page.evaluate("lasted") == []
    slow = "getComputedStyle(document.documentElement).getPropertyValue('--slow')"
    assert page.evaluate(slow) == "0s"
    page.get_by_role("button", name="More").click()
    page.get_by_text("Settings", exact=True).click()
    assert page.get_by_text("asks for little motion").is_visible()
    must_be_accessible(page)
