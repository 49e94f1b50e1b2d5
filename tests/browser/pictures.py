"""Pictures of every board: ``python -m tests.browser.pictures [--game GAME]... [--out FOLDER]``.

Each game at its start, in its middle and at its end, on a phone and on a desk, light and dark, and the home
page; to be looked at. The first thing that can be clicked is played, against kittens.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import kotatsu
from tests.browser.chromium import find_chromium
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, END, is_over, play_on
from tests.server.clients import Server

SCREENS = {"phone": PHONE, "desk": DESK}
MIDDLE = {
    "tower-of-pancakes": 16,
    "itadaki-sashiage": 20,
    "cookie-thief": 8,
    "cat-tower": 20,
    "trico-roof": 14,
}
MOST = 500


def shoot(page: Page, file: Path) -> None:
    """As the screen shows it; the home page and the end of a game whole."""
    page.wait_for_timeout(600)  # what moves has arrived
    page.screenshot(path=file, full_page=is_over(page) or page.locator("[data-board]").count() == 0)
    print(file, flush=True)


def picture_game(page: Page, game: str, players: str | None, name: str, out: Path) -> None:
    page.click(f"[data-game={game}]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    if players:
        page.get_by_role("combobox", name="Players").select_option(players)
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)
    shoot(page, out / f"{game}-1-start-{name}.png")
    play_on(page, MIDDLE[game])
    page.wait_for_selector(f"{CHOICE}, {END}")
    shoot(page, out / f"{game}-2-middle-{name}.png")
    play_on(page, MOST)
    shoot(page, out / f"{game}-3-end-{name}.png")


def picture_all(browser: Browser, server: Server, options: argparse.Namespace) -> None:
    for screen, size in SCREENS.items():
        for scheme in ("light", "dark"):
            name = f"{screen}-{scheme}"
            for game in options.game or ["home", *(game.name for game in kotatsu.games())]:
                context = browser.new_context(viewport=size, color_scheme=scheme, base_url=server.url)
                page = context.new_page()
                page.goto("/")
                page.wait_for_selector("[data-game]")
                if game == "home":
                    shoot(page, options.out / f"home-{name}.png")
                else:
                    picture_game(page, game, options.players, name, options.out)
                context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the home page and of every board.")
    parser.add_argument("--game", action="append", help="only this game, or home; may be given several times")
    parser.add_argument("--players", help="at how many seats, if not the usual number")
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="the folder (pictures)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = Server(Path(folder))
        browser = started.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        try:
            picture_all(browser, server, options)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
