"""Pictures of every board: ``python -m tests.browser.pictures [--game GAME]... [--out FOLDER]``.

Each game at its start, in its middle and at its end, on a phone and on a desk, light and dark, and the home
page; to be looked at. The first thing that can be clicked is played, against kittens.
"""

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import kotatsu
from tests.browser.chromium import find_chromium
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, END, is_over, must_be_still, play_on
from tests.server.clients import Server

SCREENS = {"phone": PHONE, "desk": DESK}
MIDDLE = {"itadaki-sashiage": 20, "cat-tower": 20, "trico-roof": 14}
"""Decisions until there is something to see; of other games EARLY."""
EARLY = 8
MOST = 500
AS_WEBP = """async (png) => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
    const bytes = new Uint8Array(await webp.arrayBuffer());
    return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
}"""


def shoot(page: Page, file: Path) -> None:
    """As the screen shows it; the home page and the end of a game whole."""
    must_be_still(page)
    page.evaluate("() => scrollTo(0, 0)")  # clicks scroll
    whole = is_over(page) or page.locator("[data-board]").count() == 0
    picture = page.screenshot(full_page=whole)
    if file.suffix == ".webp":
        blank = page.context.new_page()  # without our content policy
        picture = base64.b64decode(blank.evaluate(AS_WEBP, base64.b64encode(picture).decode()))
        blank.close()
    file.write_bytes(picture)
    print(file, flush=True)


def picture_game(page: Page, game: str, name: str, options: argparse.Namespace) -> None:
    page.click(f"[data-game={game}]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    if options.players:
        page.get_by_role("combobox", name="Players").select_option(options.players)
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)
    shoot(page, options.out / f"{game}-1-start-{name}")
    play_on(page, MIDDLE.get(game, EARLY))
    page.wait_for_selector(f"{CHOICE}, {END}")
    shoot(page, options.out / f"{game}-2-middle-{name}")
    play_on(page, MOST)
    shoot(page, options.out / f"{game}-3-end-{name}")


def picture_all(browser: Browser, server: Server, options: argparse.Namespace) -> None:
    for screen, size in SCREENS.items():
        for scheme in ("light", "dark"):
            name = f"{screen}-{scheme}.{options.format}"
            for game in options.game or ["home", *(game.name for game in kotatsu.games())]:
                context = browser.new_context(viewport=size, color_scheme=scheme, base_url=server.url)
                page = context.new_page()
                page.goto("/")
                page.wait_for_selector("[data-game]")
                if game == "home":
                    shoot(page, options.out / f"home-{name}")
                else:
                    picture_game(page, game, name, options)
                context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the home page and of every board.")
    parser.add_argument("--game", action="append", help="only this game, or home; may be given several times")
    parser.add_argument("--players", help="at how many seats, if not the usual number")
    parser.add_argument("--format", choices=("png", "webp"), default="png", help="(png)")
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
