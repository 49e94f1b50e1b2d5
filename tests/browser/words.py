"""Room for words: ``python -m tests.browser.words [--language LANGUAGE]... [--out FOLDER]``.

Every page and dialog in every language, and with words that are longer than any of ours ("pseudo"), on a
phone and on a desk: nothing is cut off or lies over another. `python -m tests.browser.screens --language …`
does the same for the boards.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import kotatsu
from tests.browser.dealt import FIXED_NONCES, Dealt
from tests.browser.playing import must_be_still
from tests.browser.screens import CHECK, LEAST, SETTLED, browsers, report, show
from tests.browser.speaking import PSEUDO, SPOKEN, speak
from tests.server.history import GOLDEN, fill

SIZES = ("390x844", "1280x800")
DIALOG = "dialog[open]"
UNFOLD = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
DAY = 24 * 3600
CLOCK = {"kind": "move", "seconds": 60, "increment": 0}
Place = tuple[str, str]
"""A page or dialog by name, and what of it is looked at."""


def common(page: Page) -> Iterator[Place]:
    """What is the same for every game."""
    page.goto("/")
    page.wait_for_selector("[data-game]")
    yield "home", "body"
    page.goto("/me")
    page.wait_for_selector("form")
    yield "me", "body"
    page.goto("/you")
    page.wait_for_selector("h1")
    page.evaluate(UNFOLD)
    yield "you", "body"
    page.goto("/nowhere")
    page.wait_for_selector("main")
    yield "nowhere", "body"


def book(page: Page, game: str) -> Iterator[Place]:
    """A game on the shelf."""
    page.goto(f"/game/{game}")
    page.wait_for_selector(DIALOG)
    yield "box", DIALOG
    page.evaluate(UNFOLD)
    yield "options", DIALOG
    page.goto(f"/rules/{game}")
    page.wait_for_selector("[data-rulebook], .rule")
    yield "rules", "body"


def pages(page: Page, game: str) -> Iterator[Place]:
    """Without a table."""
    yield from common(page)
    yield from book(page, game)
    yield from workshop(page, game)
    yield from club(page, game)


def lobby(page: Page, game: str) -> Iterator[Place]:
    made = page.request.post("/api/tables", data={"game": game, "players": kotatsu.game(game).players[-1]})
    page.goto(f"/table/{made.json()['table']}")
    page.wait_for_selector("main li")
    page.evaluate(UNFOLD)
    yield "lobby", "body"


def guided(page: Page, game: str) -> Iterator[Place]:
    """The first game with a guide, and all that can be opened there."""
    page.goto(f"/game/{game}")
    page.locator(f"{DIALOG} .ways button").first.click()
    page.wait_for_selector("[data-guide]")
    yield "guide", "[data-guide]"
    for button, name in (("[aria-haspopup=dialog]", "reference"), ("button:last-of-type", "more")):
        page.locator(f"[data-game] > header {button}").last.click()
        page.wait_for_selector(f"{DIALOG} .inside *")
        page.evaluate(UNFOLD)
        yield name, DIALOG
        page.keyboard.press("Escape")
        page.wait_for_selector(DIALOG, state="detached")


def send(page: Page, path: str, **data: object) -> dict[str, Any]:
    answer = page.request.post(path, data=data)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def club(page: Page, game: str) -> Iterator[Place]:
    """A club with a member, an evening, a table and a tournament in which bots have played a round."""
    made = send(page, "/api/clubs", name="Cats of Thursday evening")["club"]
    path = f"/api/clubs/{made}"
    invite = page.request.get(path).json()["invite"]
    friend = page.context.browser.new_context(base_url=page.url).new_page()  # type: ignore[union-attr]
    friend.goto("/")
    send(friend, "/api/me", name="Bartholomew")
    send(friend, f"{path}/join", invite=invite)
    begins = time.time() + DAY
    evening = {"t": "add_evening", "title": "Pancakes and tea", "begins": begins, "ends": begins + 3 * 3600}
    send(page, path, change=evening)
    players = kotatsu.game(game).players[-1]
    send(page, f"{path}/tables", game=game, players=players)
    wanted = {"name": "Spring cup", "game": game, "players": min(players, 4), "clock": CLOCK}
    cup = send(page, f"{path}/tournaments", **wanted)["tournament"]
    for change in ({"t": "enter"}, {"t": "add_bots", "level": "random", "count": 8}):
        send(page, f"/api/tournaments/{cup}", change=change)
    page.goto(f"/club/{made}")
    page.wait_for_selector("h1 ~ p")
    yield "club", "body"
    friend.context.close()
    page.goto(f"/tournament/{cup}")
    page.wait_for_selector("[data-standings]")
    page.evaluate(UNFOLD)
    yield "tournament", "body"


def workshop(page: Page, game: str) -> Iterator[Place]:
    """What can be changed about a game."""
    page.goto(f"/workshop/{game}")
    page.wait_for_selector("[data-state=fine]")
    page.evaluate(UNFOLD)
    yield "workshop", "body"


def opened(page: Page, prefix: str) -> Iterator[Place]:
    """Each dialog that a button of the head opens."""
    buttons = page.locator("[data-game] > header [aria-haspopup=dialog]")
    for number in range(buttons.count()):
        buttons.nth(number).click()
        page.wait_for_selector(f"{DIALOG} .inside *")
        page.evaluate(UNFOLD)
        yield f"{prefix}-{number}", DIALOG
        if number < buttons.count() - 1:
            page.keyboard.press("Escape")
            page.wait_for_selector(DIALOG, state="detached")


def film(page: Page, game: str) -> Iterator[Place]:
    """A game that is over, with its analysis and the check of its shuffle."""
    page.goto("/r")
    page.locator("input[type=file]").set_input_files(sorted((GOLDEN / game).glob("*.json"))[0])
    page.wait_for_selector("[data-board]")
    yield "film", "body"
    page.locator("[data-film] .ways > button").last.click()
    page.wait_for_selector(f"{DIALOG} .inside *")
    yield "play-on", DIALOG
    page.keyboard.press("Escape")
    page.wait_for_selector(DIALOG, state="detached")
    page.keyboard.press("End")
    yield "film-end", "body"
    yield from opened(page, "film")
    page.locator(f"{DIALOG} .inside .more > button").first.click()
    page.wait_for_selector("[data-check=holds]")
    page.evaluate(UNFOLD)
    yield "check", DIALOG


def places(page: Page, game: str) -> Iterator[Place]:
    yield from book(page, game)
    yield from lobby(page, game)
    yield from workshop(page, game)
    yield from club(page, game)
    yield from film(page, game)
    if kotatsu.game(game).has("tutorial.toml"):
        yield from guided(page, game)


@dataclass
class Words:
    """What was found wrong with words, by where they stand."""

    out: Path | None = None
    found: dict[str, list[str]] = field(default_factory=dict)
    used: dict[str, float] = field(default_factory=lambda: {"": 1.0})

    def look(self, page: Page, name: str, root: str) -> None:
        page.evaluate(SETTLED)
        must_be_still(page)
        asked = {"least": LEAST, "over": True, "root": root}
        self.found[name] = page.evaluate(f"({CHECK})", asked)["wrong"]
        if self.out:
            page.screenshot(path=self.out / f"{name}.png", full_page=root == "body")

    @property
    def wrong(self) -> dict[str, list[str]]:
        return {name: wrong for name, wrong in self.found.items() if wrong}


def come(browser: Browser, url: str) -> Page:
    """Somebody with a name. A service worker would answer with texts that nobody has lengthened."""
    page = browser.new_context(base_url=url, reduced_motion="reduce", service_workers="block").new_page()
    page.add_init_script(FIXED_NONCES % 1)
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ann"})
    return page


def look_back(page: Page, server: Dealt) -> None:
    """What somebody's own page adds up."""
    identity = next(one["value"] for one in page.context.cookies() if one["name"] == "kotatsu")
    server.stop()
    fill(server.folder / "kotatsu.sqlite3", identity.split(".")[0], 60)
    server.start()
    page.goto("/")


def read(
    words: Words,
    page: Page,
    language: str,
    game: str,
    walk: Callable[[Page, str], Iterator[Place]] = places,
    sizes: tuple[str, ...] = SIZES,
) -> None:
    speak(page, language)
    for size in sizes:
        show(page, size, "light")
        for name, root in walk(page, game):
            if name == "rules" and language == PSEUDO:
                continue  # a book is not lengthened, and the boards of its examples are small
            words.look(page, f"{game}-{name}-{language}-{size}", root)


def main() -> int:
    parser = argparse.ArgumentParser(description="Look for words without room in every language.")
    parser.add_argument("--language", action="append", choices=SPOKEN, help="only this one")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--out", type=Path, help="a folder for the pictures (none are taken)")
    options = parser.parse_args()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    words = Words(options.out)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = Dealt(Path(folder) / "data")
        try:
            with browsers(started, [16]) as begun:
                page = come(begun[16], server.url)
                look_back(page, server)
                for language in options.language or SPOKEN:
                    read(words, page, language, "kotatsu", lambda page, _: common(page))
                    for game in options.game or [game.name for game in kotatsu.games()]:
                        read(words, page, language, game)
        finally:
            server.close()
    return 1 if report(words) else 0  # type: ignore[arg-type]


if __name__ == "__main__":
    sys.exit(main())
