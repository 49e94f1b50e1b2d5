"""A game that was just begun is played in the browser, on the plain board."""

import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dealt import Dealt
from tests.browser.playing import END, must_be_accessible, must_fit, play_on, start, totals
from tests.new_game.checkouts import NAME, ROOT, begin_game

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """A server from a copy of this checkout in which the game was begun, with its web app built anew."""
    vite, tools = shutil.which("npx"), ROOT / "web" / "node_modules"
    if vite is None or not tools.exists():
        pytest.skip("no Node.js with the web app's packages; `python3 check.py` installs them")
    checkout = begin_game(tmp_path_factory.mktemp("checkout"))
    web = checkout / "web"
    (web / "node_modules").symlink_to(tools.resolve())
    subprocess.run([vite, "vite", "build", "--logLevel", "error"], cwd=web, check=True, capture_output=True)
    shutil.copytree(web / "dist", checkout / "src" / "kotatsu" / "web")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(checkout / "src"))
        found = Dealt(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.close()


def test_a_new_game_is_on_the_shelf_and_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/")
    start(page, NAME)
    expect(page.get_by_text("play", exact=False).first).to_be_visible()
    must_be_accessible(page)
    must_fit(page)
    expect(page.get_by_role("button", name="Reference card")).to_have_count(0)
    play_on(page, most=20)
    page.wait_for_selector(END)
    assert sum(totals(page)) == 4  # as many tricks as cards in a hand
    must_be_accessible(page)
