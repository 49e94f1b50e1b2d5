"""The score sheet explains itself: a line opens down to what it counts."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import kotatsu
from tests.browser.conftest import DESK
from tests.browser.playing import (
    CHOICE,
    END,
    must_be_accessible,
    must_fit,
    play_on,
    short_game,
    start,
    with_games,
)

Visit = Callable[..., Page]
ON_THE_BOARD = ("tower-of-pancakes", "cat-tower")
IN_THE_STORY = ("itadaki-sashiage", "cookie-thief", "trico-roof")


def finish(visit: Visit, game: str) -> Page:
    page = short_game(visit, game, kotatsu.game(game).usual_players)
    play_on(page, most=300)
    page.wait_for_selector(END)
    return page


@with_games(ON_THE_BOARD)
def test_a_line_lights_up_the_pieces_that_it_counts(visit: Visit, game: str) -> None:
    page = finish(visit, game)
    cell = page.locator("td .cell").first
    cell.click()
    expect(cell).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".why p")).to_have_text(re.compile(r"\d+ (×|point|in all)"))
    must_be_accessible(page)
    must_fit(page)
    page.get_by_role("button", name="Show it on the board").click()
    lit = page.locator("[data-board] [data-lit]")
    expect(lit.first).to_be_visible()
    page.keyboard.press("Tab")
    expect(lit).to_have_count(0)


@with_games(IN_THE_STORY)
def test_a_line_leads_to_the_moments_that_it_counts(visit: Visit, game: str) -> None:
    page = finish(visit, game)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.locator("td .cell").first.click()
    moment = page.locator(".why li button").first
    began = " ".join(moment.inner_text().split()[:2])  # in the log pieces stand among its words
    must_be_accessible(page)
    moment.click()
    expect(page.locator("[data-rewind]")).to_be_visible()
    expect(page.locator("[data-log] [aria-current]").filter(has_text=began).first).to_be_visible()


def test_while_the_game_runs_the_own_score_can_be_opened_too(visit: Visit) -> None:
    page = visit("/")
    start(page, "cat-tower")
    play_on(page, most=12)
    page.wait_for_selector(CHOICE)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Scores", exact=True).click()
    page.locator("td .cell").first.click()
    must_be_accessible(page)
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-board] [data-lit]").first).to_be_visible()
