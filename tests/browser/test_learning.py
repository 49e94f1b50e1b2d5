"""A guided first game, from the box to the end of its steps, as a newcomer goes through it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import kotatsu
from kotatsu.core.texts import Texts
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, must_be_accessible, must_be_still, must_fit, with_games

GAMES = [game.name for game in kotatsu.games() if game.tutorial is not None]
GUIDE = "[data-guide]"
READY = f"""(at) => {{
    const guide = document.querySelector("{GUIDE}");
    return !guide || (Number(guide.dataset.guide) >= at && !guide.querySelector("button.main:disabled"));
}}"""
GONE_ON = f"""([at, asked]) => document.querySelector("{GUIDE}")?.dataset.guide !== String(at)
    || (document.querySelector("[data-board]").dataset.board !== asked
        && document.querySelector("{CHOICE}") !== null)"""
COVERED = """() => [...document.querySelectorAll("[data-lit]")].every((one) => {
    const [lit, guide] = [one, document.querySelector("[data-guide]")].map((o) => o.getBoundingClientRect());
    return lit.width > 0 && lit.height > 0 && lit.top >= guide.bottom - 1;
})"""


def learn(page: Page, game: str) -> None:
    page.click(f"[data-game={game}]")
    page.get_by_role("button", name="Learn it at the table").click()
    page.wait_for_selector(GUIDE)


def come_to(page: Page, number: int) -> None:
    """Until this step is said."""
    page.wait_for_function(READY, arg=number, polling=50)
    must_be_still(page)


def make_a_move(page: Page, number: int) -> None:
    """Choose the first thing that goes on, as often as the board asks for a part of the move."""
    while page.locator(GUIDE).get_attribute("data-guide") == str(number):
        asked = page.locator("[data-board]").get_attribute("data-board")
        page.locator(CHOICE).first.click()
        page.wait_for_function(GONE_ON, arg=[number, asked], polling=50)


@with_games()
def test_a_newcomer_is_led_through_a_first_game(visit: Callable[..., Page], game: str) -> None:
    page = visit("/", viewport=PHONE)
    learn(page, game)
    tutorial = kotatsu.game(game).tutorial
    assert tutorial is not None
    texts = Texts("en", kotatsu.game(game).text("tutorial.en.ftl"))
    for number, step in enumerate(tutorial.steps):
        come_to(page, number)
        guide = page.locator(GUIDE)
        expect(guide).to_have_attribute("data-guide", str(number))
        names = {f"seat{seat}": name for seat, name in enumerate(("Mia", "Otto", "Nils", "Ida", "Yuki"))}
        expect(guide.get_by_role("status")).to_have_text(texts.say(step.text, **names))
        for place in step.show:
            lit = page.locator(f'[data-lit]:is([data-area="{place}"], [data-spot="{place}"])')
            assert lit.count() > 0, f"{step.text}: nothing on the board is called {place!r}"
        assert page.evaluate(COVERED), f"{step.text}: what it speaks of is not to be seen"
        if number in (1, len(tutorial.steps) // 2):
            must_be_accessible(page)
            must_fit(page)
        if step.moves:
            make_a_move(page, number)
        else:
            assert page.locator(CHOICE).count() == 0, f"{step.text}: it is to be read first"
            guide.locator("button.main").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    page.wait_for_selector(CHOICE)  # the rest of the game is the learner's own
    page.goto("/")
    page.click(f"[data-game={game}]")
    ways = page.locator(".ways button")
    names = ["New here? Learn it at the table", "Play with bots", "Play with friends"]
    expect(ways).to_have_text(names)  # where they were before
    expect(ways.nth(0)).to_have_class(re.compile("second"))  # it is not new here any more
    expect(ways.nth(1)).not_to_have_class(re.compile("second"))


def test_back_and_away_by_keyboard(visit: Callable[..., Page]) -> None:
    page = visit("/", viewport=DESK)
    learn(page, "tower-of-pancakes")
    guide, status = page.locator(GUIDE), page.locator(f"{GUIDE} [role=status]")
    come_to(page, 0)
    first = status.text_content()
    guide.get_by_role("button", name="Next").focus()
    for number in (1, 2, 3, 4):
        page.keyboard.press("Enter")
        come_to(page, number)
    page.locator(CHOICE).first.focus()
    page.keyboard.press("Enter")
    come_to(page, 5)
    guide.get_by_role("button", name="One step back").press("Enter")
    expect(guide).to_have_attribute("data-guide", "4")  # before the move, which stands no longer
    expect(page.locator(CHOICE)).to_have_count(1)
    for number in (3, 2, 1, 0):
        guide.get_by_role("button", name="One step back").press("Enter")
        expect(guide).to_have_attribute("data-guide", str(number))
    expect(status).to_have_text(first or "")
    page.reload()
    page.wait_for_selector(GUIDE)  # it goes on after a break
    guide.get_by_role("button", name="Play without the guide").press("Enter")
    expect(guide).to_have_count(0)
    expect(page.locator(CHOICE)).to_have_count(8)


def test_whoever_leaves_the_guide_while_the_table_waits_goes_on(visit: Callable[..., Page]) -> None:
    page = visit("/", viewport=PHONE)
    learn(page, "trico-roof")
    come_to(page, 0)  # others move only when this has been read
    page.get_by_role("button", name="Play without the guide").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    page.wait_for_selector(CHOICE)


@with_games()
def test_what_wins_is_always_in_sight_and_leads_to_the_score_sheet(
    visit: Callable[..., Page], game: str
) -> None:
    page = visit("/", viewport=PHONE)
    page.click(f"[data-game={game}]")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)
    goal = page.locator("[data-goal]")
    expect(goal).to_contain_text("wins" if game == "cookie-thief" else "most points win")
    expect(goal).to_contain_text("you have")
    assert goal.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 11
    box = goal.bounding_box()
    assert box is not None and box["height"] < 30, "it has two lines at most"
    must_fit(page)
    before = goal.text_content()
    goal.click()
    expect(page.get_by_role("dialog", name="Scores").get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})  # no line to spare: it lies behind the question
    expect(goal).to_have_text(before or "")
    page.locator("[data-prompt] .prompt").click(force=True)
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
