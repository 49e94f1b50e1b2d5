"""A cable is cut, and no socket says so."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.dealt import Dealt
from tests.browser.playing import must_be_accessible, must_fit, play_on, start

Visit = Callable[..., Page]
PATIENCE = 30_000  # milliseconds; how soon it is said is for the unit tests of the web app


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    found = Dealt(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.close()


@pytest.fixture
def cable(server: Dealt) -> Iterator[Cable]:
    """All browsers are at its other end."""
    direct, cable = server.url, Cable(server.port)
    server.url = f"http://127.0.0.1:{cable.port}"
    yield cable
    cable.close()
    server.url = direct


def test_a_lost_connection_is_told_in_the_top_bar_over_nothing_else(
    cable: Cable, visit: Visit, complaints: list[str]
) -> None:
    page = visit("/")
    start(page, "cat-tower")
    lost = page.locator("header").get_by_text("Connection lost")
    expect(lost).to_have_count(0)
    high = page.locator("header").bounding_box()
    cable.cut()
    expect(lost).to_be_visible(timeout=PATIENCE)
    now = page.locator("header").bounding_box()
    assert high and now and now["height"] <= high["height"] + 1  # nothing moves
    must_fit(page)
    must_be_accessible(page)
    cable.mend()
    expect(lost).to_have_count(0, timeout=PATIENCE)
    assert play_on(page, 1) == 1
    # What was just being loaded when the cable was cut has failed, too.
    cut = ("WebSocket", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION")
    complaints[:] = [said for said in complaints if not any(why in said for why in cut)]
