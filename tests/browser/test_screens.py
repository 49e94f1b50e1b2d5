"""Every board on a few of its screens; `python -m tests.browser.screens` looks at all of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.dealt import Dealt
from tests.browser.playing import with_games
from tests.browser.screens import Screens, play_to, sit_down

SIZES = ["320x640", "844x390", "1920x1080"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Dealt]:
    server = Dealt(tmp_path / "data")
    yield server
    server.close()


@with_games()
def test_nothing_is_cut_off_covered_or_out_of_sight(browser: Browser, table: Dealt, game: str) -> None:
    screens = Screens(sit_down({16: browser}, table.url, game), axe=False)
    for stage in ("start", "middle"):
        play_to(stage, game, screens.pages)
        screens.look(game, stage, SIZES, ["light"])
    assert {name: wrong for name, wrong in screens.found.items() if wrong} == {}
    for page in screens.pages.values():
        page.context.close()
