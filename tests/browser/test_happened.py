"""What just happened: how fast it is shown, the line that tells it, the log in pieces, showing it again."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Texts
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    GAMES,
    must_be_accessible,
    must_fit,
    play_on,
    start,
    table_of,
    with_games,
)
from tests.thorough import thorough

Visit = Callable[..., Page]
LINE = "[data-event-line]"
ENTRIES = "[data-log] li button:not(.rule-link)"
SHOW_ME = "[data-show-me]"
WORDS = Path(__file__).parents[2] / "web/src/texts"
NOTATION = {
    "cat-tower": None,  # hexes are called as the sheet's edges call them
    "cookie-thief": r"(against|shows) K?\d",
    "itadaki-sashiage": r"\b[RBYG][\dX]\b",
    "tower-of-pancakes": r"\b[YBRG]\d\b",
    "trico-roof": r"\b[BWSC]\d\b",
}
SMALL = {"width": 390, "height": 664}
SIDE = {"width": 844, "height": 390}
# How long each thing moved, with what it waited before.
KEEP_TIMES = """const play = Element.prototype.animate; window.lasted = [];
Element.prototype.animate = function (...given) {
    if (this.closest("[data-room]")) lasted.push(given[1].duration);
    return play.apply(this, given);
};"""


# --- speed --------------------------------------------------------------------------------------------------


def moved_at(page: Page, speed: str) -> set[float]:
    """How long things move while a card is played at that speed."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("combobox", name="Speed").select_option(speed)
    page.get_by_role("button", name="Close").click()
    page.evaluate("lasted.length = 0")
    play_on(page, 1)
    page.wait_for_selector("[data-board] [data-choice]:enabled")
    return set(page.evaluate("lasted"))


@thorough
def test_things_move_as_fast_as_each_player_likes(visit: Visit) -> None:
    page = visit("/", viewport=DESK, reduced_motion="no-preference")
    page.add_init_script(KEEP_TIMES)
    page.reload()
    start(page, "tower-of-pancakes")
    assert 320 in moved_at(page, "1×")
    assert 640 in moved_at(page, "½×")
    assert 160 in moved_at(page, "2×")
    assert moved_at(page, "Instant") == set()
    page.reload()
    page.wait_for_selector("[data-board]")
    assert page.evaluate("document.documentElement.dataset.speed") == "instant"


def test_a_device_that_wants_little_motion_gets_none_at_any_speed(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(KEEP_TIMES)
    page.evaluate("localStorage.setItem('kotatsu.settings', JSON.stringify({ speed: 'half' }))")
    page.reload()
    start(page, "tower-of-pancakes")
    page.evaluate("lasted.length = 0")
    play_on(page, 1)
    assert page.evaluate("lasted") == []
    slow = "getComputedStyle(document.documentElement).getPropertyValue('--slow')"
    assert page.evaluate(slow) == "0s"
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Settings", exact=True).click()
    assert page.get_by_text("asks for little motion").is_visible()
    must_be_accessible(page)


# --- the line, and the log ----------------------------------------------------------------------------------


def words(shown: Locator) -> str:
    """What is read there, on one line."""
    return " ".join(shown.inner_text().split())


@with_games()
def test_a_line_tells_everybody_what_has_just_happened(visit: Visit, game: str) -> None:
    page = visit("/", viewport=DESK)
    start(page, game)
    play_on(page, 3)
    page.wait_for_selector(CHOICE)
    line = page.locator(LINE)
    entries = [words(entry) for entry in page.locator(ENTRIES).all()]
    told = words(line)
    assert entries[-1] in told or ("For you:" in told and any(entry in told for entry in entries))
    must_be_accessible(page)

    height = page.locator("[data-room]").bounding_box()["height"]  # type: ignore[index]
    page.set_viewport_size(SMALL)
    expect(line).to_be_visible()
    box = line.bounding_box()
    assert box and box["height"] >= 44 and box["y"] + box["height"] <= 56 < height  # in the bar, no room lost
    must_fit(page)
    line.click()
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    must_be_accessible(page)
    page.get_by_role("button", name="Close").click()

    page.set_viewport_size(SIDE)
    expect(line).to_be_visible()
    must_fit(page)


KEEP_LINES = """window.lines = []; window.cut = [];
new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
    const line = document.querySelector("[data-event-line] .words");
    const text = line?.innerText.replace(/\\s+/g, " ").trim();
    if (text && lines.at(-1) !== text) lines.push(text);
}))).observe(document, { childList: true, subtree: true, characterData: true });"""
"""Everything that the line has told."""
CUT = """() => {
    const line = document.querySelector("[data-event-line] .words");
    return line.scrollHeight - line.clientHeight;
}"""


@with_games()
def test_nothing_that_happens_is_missing_in_the_line_of_a_phone(visit: Visit, game: str) -> None:
    """One thing after the other, as long as it takes to read; what has no room comes on the next page."""
    page = visit("/", viewport=PHONE, reduced_motion="no-preference")
    page.add_init_script(KEEP_LINES)
    page.reload()
    start(page, game)
    play_on(page, 2)
    page.wait_for_selector(f"{CHOICE}, {END}")
    page.wait_for_timeout(4000)  # the last of it is told while one is asked
    assert page.evaluate(CUT) <= 1
    told = " ".join(page.evaluate("lines")).replace("…", " ")
    page.get_by_role("button", name=re.compile("^Log")).last.click()
    entries = [words(entry) for entry in page.locator(ENTRIES).all()]
    assert entries
    missing = [entry for entry in entries if not all(word in told for word in entry.split())]
    assert missing == []


def test_the_line_leads_to_the_log_beside_the_table(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start(page, "tower-of-pancakes")
    play_on(page, 2)
    page.wait_for_selector(CHOICE)
    page.locator(LINE).click()
    expect(page.locator(ENTRIES).last).to_be_focused()
    page.get_by_role("button", name="Hide the log").click()
    page.locator(LINE).click()
    expect(page.locator("[data-log]")).to_be_visible()
    page.locator(ENTRIES).first.click()
    page.wait_for_selector("[data-past=true]")
    assert words(page.locator(ENTRIES).first) in words(page.locator(LINE))  # what happened there


@with_games()
def test_little_pieces_stand_in_the_log(visit: Visit, game: str) -> None:
    page = visit("/", viewport=DESK)
    start(page, game)
    play_on(page, 4)
    page.wait_for_selector(CHOICE)
    drawn = page.locator("[data-log] li [title] svg")
    expect(drawn.first).to_be_visible()
    written = " ".join(page.locator("[data-log] li").all_inner_texts())
    assert NOTATION[game] is None or not re.search(NOTATION[game], written)


# --- what matters to me, shown again ------------------------------------------------------------------------


def play_until_it_matters(page: Page, game: str) -> None:
    """Until somebody has done something that matters to this player."""
    for _ in range(40):
        play_on(page, 1)
        page.wait_for_selector(f"{CHOICE}, {END}")
        if page.locator(SHOW_ME).count():
            return
    raise AssertionError(f"nothing in {game} matters")


@with_games(game for game in GAMES if game != "cat-tower")
def test_what_matters_to_me_is_said_and_shown_again(visit: Visit, game: str) -> None:
    if game == "itadaki-sashiage":  # else only the running trick is told
        (page,) = table_of(visit, game, people=1, players=4, options={"memory_aid": True})
    else:
        page = visit("/")
        start(page, game)
    page.set_viewport_size(SMALL)
    play_until_it_matters(page, game)
    expect(page.locator(LINE)).to_contain_text("For you:")
    about_me = r"\byour?\b|paints first"  # in what order all paint names no others
    assert re.search(about_me, page.locator(LINE).inner_text().lower().replace("for you", ""))
    must_fit(page)
    must_be_accessible(page)
    asked = page.locator("[data-board]").get_attribute("data-board")
    page.locator(SHOW_ME).click()
    page.wait_for_selector("[data-past=true]")
    expect(page.get_by_role("region", name="Looking back")).to_be_focused()
    expect(page.locator(SHOW_ME)).to_have_count(0)
    page.wait_for_selector("[data-past=false]")  # it comes back by itself
    expect(page.locator("[data-board]")).to_have_attribute("data-board", str(asked))
    expect(page.locator("[data-prompt]:focus, [data-board]:focus")).to_have_count(1)
    expect(page.locator(SHOW_ME)).to_be_visible()


def test_its_button_has_room_for_every_language(visit: Visit) -> None:
    page = visit("/")
    start(page, "tower-of-pancakes")
    page.set_viewport_size(PHONE)
    play_until_it_matters(page, "tower-of-pancakes")
    button = page.locator(SHOW_ME)
    for language in LANGUAGES:
        words = (WORDS / f"web.{language}.ftl").read_text(encoding="utf-8")
        said = Texts(language, words).say("show-me")
        wide = button.evaluate(
            "(one, said) => ((one.textContent = said), one.scrollWidth - one.clientWidth)", said
        )
        assert wide <= 0, f"{said}: {wide} px too wide"


def test_it_is_shown_slowly_and_whoever_steps_takes_over(visit: Visit) -> None:
    page = visit("/", viewport=DESK, reduced_motion="no-preference")
    page.add_init_script(KEEP_TIMES)
    page.reload()
    start(page, "tower-of-pancakes")
    play_until_it_matters(page, "tower-of-pancakes")
    page.evaluate("lasted.length = 0")
    page.locator(SHOW_ME).click()
    page.wait_for_function("() => lasted.includes(640)")  # twice as long as usual
    page.keyboard.press("ArrowLeft")
    there = page.get_by_text("Looking back:").inner_text()
    page.wait_for_timeout(4000)
    assert page.get_by_text("Looking back:").inner_text() == there
    page.keyboard.press("Escape")
    page.evaluate("lasted.length = 0")
    play_on(page, 1)
    assert 640 not in page.evaluate("lasted")
