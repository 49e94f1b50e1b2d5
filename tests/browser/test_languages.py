"""The app in another language, at once and for good."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.dealt import Dealt
from tests.browser.playing import CHOICE, GAMES, play_on, short_game, table_of, with_games
from tests.browser.screens import Screens, play_to, say, sit_down
from tests.browser.speaking import PSEUDO, SPOKEN, speak
from tests.browser.words import Words, come, pages, read
from tests.thorough import thorough

Visit = Callable[..., Page]
MORE_THAN_ENGLISH = 250_000
"""Bytes that the first page may take more in a language with letters of its own."""
FETCHED = """() => performance.getEntriesByType("resource")
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def choose(page: Page, language: str) -> None:
    """By the list of languages that is in sight."""
    page.locator("select:has(option[lang=ja])").last.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_browser_says_which_language_until_somebody_chooses(visit: Visit) -> None:
    page = visit("/", locale="ja-JP")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"[\u3040-\u30ff]"))
    choose(page, "es")
    expect(page.get_by_role("heading", name="Games", exact=True)).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert visit("/", locale="fr-FR").locator("html").get_attribute("lang") == "en"


@with_games()
def test_a_running_table_changes_its_language_without_being_loaded_again(visit: Visit, game: str) -> None:
    page = short_game(visit, game)
    play_on(page, 2)
    page.evaluate("() => (window.stays = true)")
    page.locator("[data-game] > header button").last.click()
    page.locator("dialog details").last.locator("summary").click()
    choose(page, "ko")
    page.keyboard.press("Escape")
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile(r"[\uac00-\ud7a3]"))
    page.set_viewport_size({"width": 1280, "height": 800})
    entries = page.locator("[data-log] li > button:first-child")
    expect(entries.first).to_be_visible()
    for words in entries.all_inner_texts():
        assert re.search(r"[\uac00-\ud7a3]", words), words
    assert page.evaluate("() => window.stays")


def test_two_people_at_one_table_each_read_their_own_language(visit: Visit) -> None:
    ann, ben = table_of(visit, "tower-of-pancakes", players=3)
    choose_at(ann, "es")
    choose_at(ben, "ja")
    play_on(next(page for page in (ann, ben) if page.locator(CHOICE).count()), 1)
    for page, words in ((ann, r"\bjuegas?\b"), (ben, r"[\u3040-\u30ff]")):
        expect(page.locator("[data-event-line]")).to_contain_text(re.compile(words, re.IGNORECASE))


def choose_at(page: Page, language: str) -> None:
    speak(page, language)
    page.wait_for_selector("[data-board]")


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_letters_of_its_own_make_the_first_page_little_heavier(visit: Visit, language: str) -> None:
    def heavy(locale: str) -> int:
        page = visit("/", locale=locale)
        page.wait_for_load_state("networkidle")
        fetched: int = page.evaluate(FETCHED)
        return fetched

    assert 0 < heavy(language) - heavy("en") < MORE_THAN_ENGLISH


@pytest.mark.parametrize(
    "language", ["ja", *(pytest.param(one, marks=thorough) for one in SPOKEN[1:] if one != "ja")]
)
def test_words_have_their_room_on_every_page(browser: Browser, server: Dealt, language: str) -> None:
    words = Words()
    page = come(browser, server.url)
    game = GAMES[SPOKEN.index(language) % len(GAMES)]
    read(words, page, language, game, pages, ("390x844",))
    page.context.close()
    assert words.wrong == {}


@with_games()
def test_words_have_their_room_on_every_board(browser: Browser, server: Dealt, game: str) -> None:
    server.deal(game)
    screens = Screens(sit_down({16: browser}, server.url, game), axe=False)
    play_to("start", game, screens.pages)
    for language in (["es", "ja", "ko", "is"][GAMES.index(game) % 4], PSEUDO):
        say(screens.pages, language)
        screens.look(game, "start", ["390x844", "1280x800"], ["light"], language)
    for page in screens.pages.values():
        page.context.close()
    assert {name: wrong for name, wrong in screens.found.items() if wrong} == {}
