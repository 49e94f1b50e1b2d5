"""Whoever is out of a round of Cookie Thief can skip ahead; the bots pause here as they do for people."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import CHOICE, GONE_ON, must_fit, table_of

PAUSE = 0.8
SKIP = "[data-skip]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    yield from fresh_server(tmp_path_factory, f"pause={PAUSE}")


def told(page: Page) -> int:
    """How many turns the log tells of: somebody draws in each."""
    return page.locator("[data-log] li").filter(has_text=re.compile(r"draws? ")).count()


def test_who_is_out_skips_ahead(visit: Callable[..., Page], server: Dealt) -> None:
    server.deal("out 3")  # Ann is out after three choices, and six others go on
    (page,) = table_of(visit, "cookie-thief", people=1, players=7)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_selector(CHOICE, timeout=60_000)
    while not page.locator(SKIP).count():
        asked = page.locator("[data-board]").get_attribute("data-board")
        page.locator(CHOICE).first.click()
        page.wait_for_function(GONE_ON, arg=asked, polling=50)
        page.wait_for_selector(f"{CHOICE}, {SKIP}", timeout=60_000)
    button = page.get_by_role("button", name="Skip ahead")
    expect(button).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 664})
    must_fit(page)
    box = button.bounding_box()
    assert box and box["height"] >= 44
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.set_viewport_size({"width": 1280, "height": 800})

    before, began = told(page), time.monotonic()
    button.click()
    expect(button).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^On to round"))).to_be_visible(timeout=60_000)
    took, turns = time.monotonic() - began, told(page) - before
    assert turns >= 3 and took < 0.5 * turns * PAUSE + PAUSE
    page.set_viewport_size({"width": 390, "height": 664})
    page.mouse.click(x, y)  # a tap that comes too late leads nowhere
    expect(page.get_by_role("button", name=re.compile("^On to round"))).to_be_visible()
