"""Somebody's own page in a browser: what it adds up, the file, the end of it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kotatsu.core.record import Record, verify
from tests.browser.conftest import DESK, PHONE, fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import END, must_be_accessible, must_fit, play_on, short_game

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    yield from fresh_server(tmp_path_factory)


@pytest.fixture
def player(visit: Visit) -> Page:
    """Somebody who has played a game to its end, and looks at their own page."""
    page = short_game(visit, "trico-roof", 2)
    play_on(page, 200)
    expect(page.locator(END)).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Your games and strength").click()
    expect(page.locator("[data-own-result]")).to_have_count(1)
    return page


def test_a_page_shows_what_was_played_to_whoever_played_and_keeps_to_its_filters(
    player: Page, visit: Visit
) -> None:
    card = player.locator("[data-own-game]")
    expect(card).to_have_count(1)
    expect(card.get_by_role("heading", level=2)).to_have_text("Trico Roof")
    expect(card.get_by_text("Five games against bots give a first estimate.")).to_be_visible()
    expect(card.get_by_role("cell", name="random", exact=True)).to_be_visible()
    for viewport in (PHONE, DESK):
        player.set_viewport_size(viewport)
        must_fit(player)
        must_be_accessible(player)
    history = player.get_by_role("region", name="Every game")
    history.get_by_label("Opponents").select_option("With people")
    expect(history.get_by_text("There is no such game yet.")).to_be_visible()
    history.get_by_label("Opponents").select_option("Against bots")
    history.get_by_label("Players").select_option("2")
    expect(history.locator("[data-own-result]")).to_have_count(1)
    player.get_by_role("button", name="With people").click()
    expect(card).to_have_count(0)
    player.get_by_role("button", name="All", exact=True).click()
    expect(card).to_have_count(1)
    history.get_by_role("link", name="Replay of Trico Roof").click()
    player.wait_for_selector("[data-board]")

    other = visit("/you")
    expect(other.get_by_text("Your history begins with the first game that you finish.")).to_be_visible()
    expect(other.locator("[data-own-game], [data-own-result]")).to_have_count(0)
    must_be_accessible(other)


def test_name_and_cat_are_kept_and_everything_comes_as_a_file_before_it_is_deleted(
    player: Page, tmp_path: Path
) -> None:
    player.get_by_role("textbox", name="Your name").fill("Dora")
    player.get_by_role("button", name="Save").click()
    expect(player.get_by_role("heading", level=1)).to_have_text("Dora")
    player.get_by_role("radio", name="tuxedo").check(force=True)
    expect(player.get_by_text("Saved.")).to_be_visible()
    player.reload()
    expect(player.get_by_role("radio", name="tuxedo")).to_be_checked()
    expect(player.get_by_role("heading", level=1)).to_have_text("Dora")

    player.get_by_role("button", name="Download everything").click()
    expect(player.get_by_role("alert")).to_contain_text("as one file")
    must_be_accessible(player)
    with player.expect_download() as download:
        player.get_by_role("button", name="Download everything").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    head, game = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert head["kotatsu_you"] == 1
    verify(Record.from_data(game["record"]))

    player.get_by_role("button", name="Delete everything about me").click()
    expect(player.get_by_role("alert")).to_contain_text("This cannot be undone")
    player.get_by_role("button", name="Cancel").click()
    player.reload()
    expect(player.locator("[data-own-result]")).to_have_count(1)
    player.get_by_role("button", name="Delete everything about me").click()
    player.get_by_role("button", name="Delete everything about me").click()
    expect(player.get_by_role("link", name="Your name")).to_be_visible()  # on the shelf, as nobody
    player.goto("/you")
    expect(player.get_by_text("Your history begins with the first game that you finish.")).to_be_visible()
