"""How the tests play: by what every board has in common (web/src/boards/README.md)."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar
from zlib import crc32

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

import kotatsu
from tests.thorough import thorough

CHOICE = "[data-board] [data-choice]:enabled"
END = "#end-title"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
GONE_ON = """(old) => document.querySelector("#end-title")
    || ![old, undefined].includes(document.querySelector("[data-board]")?.dataset.board)"""

GAMES = [game.name for game in kotatsu.games()]
FEWEST = {game.name: min(game.players) for game in kotatsu.games()}
Test = TypeVar("Test", bound=Callable[..., None])


def with_games(games: Iterable[str] = GAMES, usual: int = 1) -> Callable[[Test], Test]:
    """For tests of what all boards share: `game` is one of these after the other. The usual run takes `usual`
    of them, other ones for each test; the rest is thorough (see `check.py --all`).
    """

    def decorate(test: Test) -> Test:
        chosen = list(games)
        first = crc32(test.__name__.encode()) % len(chosen)
        taken = [*chosen, *chosen][first : first + usual]
        params = [game if game in taken else pytest.param(game, marks=thorough) for game in chosen]
        return pytest.mark.parametrize("game", params)(test)

    return decorate


def must_be_accessible(page: Page) -> None:
    """axe finds nothing to complain about."""
    found = ask_axe(page)
    assert found.violations_count == 0, found.generate_report()


def ask_axe(page: Page) -> AxeResults:
    must_be_still(page)
    wanted = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}  # no praise
    return Axe().run(page, options=wanted)


def must_be_still(page: Page) -> None:
    """Everything has come to where it is."""
    page.wait_for_timeout(100)  # what begins to move has begun
    page.wait_for_function(STILL, polling=50)


def totals(page: Page) -> list[int]:
    """What the score sheet says, by seat."""
    cells = page.locator(f"section:has({END}) tfoot td")
    cells.first.wait_for()
    return [int(text) for text in cells.locator(".unseen").all_text_contents()]


def must_fit(page: Page) -> None:
    """Nothing that lies still makes the page wider than the screen."""
    must_be_still(page)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def start(page: Page, game: str) -> None:
    """From the shelf to a game with bots, in two clicks."""
    page.click(f"[data-game={game}]")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def play_on(page: Page, most: int) -> int:
    """Click the first thing that goes on, so often or until the game is over; how often."""
    for clicks in range(most):
        choices, skip = page.locator(CHOICE), page.locator("[data-skip]")
        goes_on = choices.or_(page.locator(END))
        expect(goes_on.or_(skip).first).to_be_visible(timeout=30_000)
        if skip.count():  # whoever is out need not wait for the others; it vanishes when they are done
            with suppress(TimeoutError):
                skip.click(timeout=2_000)
        expect(goes_on.first).to_be_visible(timeout=30_000)
        if is_over(page):
            return clicks
        asked = page.locator("[data-board]").get_attribute("data-board")
        # It may vanish under the finger, for the game is over; a busy machine is slow to say it was clicked.
        with suppress(TimeoutError):
            choices.first.click(timeout=10_000)
        page.wait_for_function(GONE_ON, arg=asked, polling=50)
    return most


def table_of(visit: Callable[..., Page], game: str, people: int = 2, **more: Any) -> list[Page]:
    """A running table with so many people, each with a browser of their own; bots sit on the other seats."""
    host = visit("/")
    host.request.post("/api/me", data={"name": "Ann"})
    players = max(people, more.pop("players", people))
    bots = [None] * people + ["random"] * (players - people)
    table = {"game": game, "players": players, "private": True, "bots": bots, **more}
    made = host.request.post("/api/tables", data=table).json()
    link = f"/table/{made['table']}#invite={made['invite']}"
    pages = [host]
    host.goto(link)
    for name in ("Ben", "Cleo", "Dan")[: people - 1]:
        pages.append(visit("/me"))
        pages[-1].request.post("/api/me", data={"name": name})
        pages[-1].goto(link)
    for page in pages:
        page.get_by_role("button", name="Sit here", exact=True).first.click()
        page.get_by_role("button", name="Get up").wait_for()
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.wait_for_selector("[data-board]")
    return pages


def short_game(visit: Callable[..., Page], game: str, players: int | None = None) -> Page:
    """A game with bots that is soon over: one round where it has rounds, with as few players as it takes if
    nothing else is said.
    """
    options = {option.name: 1 for option in kotatsu.game(game).options if option.name == "rounds"}
    (page,) = table_of(visit, game, people=1, players=players or FEWEST[game], options=options)
    return page


def link_of(page: Page) -> str:
    """The invitation to the table that a page shows, for a browser on this machine."""
    page.get_by_role("button", name="Get up").first.wait_for()
    table = page.url.rpartition("/")[2].partition("#")[0].partition("?")[0]
    link: str = page.request.get(f"/api/tables/{table}/links").json()["play"]["url"]
    return link


def sit_as(page: Page, name: str, button: str = "Sit here") -> None:
    """Take the first free seat, and say who sits there."""
    page.get_by_role("button", name=button, exact=True).first.click()
    page.get_by_role("textbox", name=re.compile("name", re.IGNORECASE)).fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Get up").wait_for()


def who_may_move(pages: list[Page]) -> Page:
    """The first of these people that the game asks."""
    for _ in range(300):
        for page in pages:
            if page.locator(CHOICE).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("the game asks nobody")
