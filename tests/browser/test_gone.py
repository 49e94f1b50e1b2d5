"""Somebody closes their browser in the middle of a game, and the others go on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.dealt import Dealt
from tests.browser.playing import must_be_accessible, must_fit, play_on, table_of, who_may_move
from tests.thorough import thorough

Visit = Callable[..., Page]
PATIENCE = 30_000  # milliseconds until everybody has noticed: the server waits for some seconds itself


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    found = Dealt(tmp_path_factory.mktemp("server") / "data", "stale=2", "gone=4")
    yield found
    found.close()


def seat_of(name: str, page: Page) -> Locator:
    return page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text=name)


def go(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("sockets.forEach((socket) => socket.close())")


@pytest.mark.parametrize(
    "host_goes", [False, pytest.param(True, marks=thorough)], ids=["a guest", "the host"]
)
def test_a_bot_plays_for_whoever_is_gone_until_they_come_back(
    visit: Visit, complaints: list[str], host_goes: bool
) -> None:
    pages = table_of(visit, "cat-tower")
    names = ["Ann", "Ben"]
    gone, here = pages if host_goes else pages[::-1]
    name = names[pages.index(gone)]
    while who_may_move(pages) is not gone:
        play_on(here, 1)
    bot_plays = here.get_by_role("button", name=f"Let a bot play for {name}")
    expect(bot_plays).to_have_count(0)
    go(gone)
    expect(bot_plays).to_be_visible(timeout=PATIENCE)
    must_fit(here)
    must_be_accessible(here)
    bot_plays.click()
    expect(seat_of(name, here)).to_contain_text("a bot plays for them")
    expect(bot_plays).to_have_count(0)
    play_on(here, 1)

    gone.context.set_offline(False)
    expect(seat_of(name, here)).not_to_contain_text("a bot plays for them", timeout=PATIENCE)
    while who_may_move(pages) is not gone:
        play_on(here, 1)
    play_on(gone, 1)
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints)
    complaints.clear()
