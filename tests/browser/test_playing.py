"""Whole games by clicks, on a phone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK
from tests.browser.playing import (
    CHOICE,
    END,
    FEWEST,
    GONE_ON,
    is_over,
    link_of,
    must_be_accessible,
    must_fit,
    play_on,
    short_game,
    sit_as,
    start,
    with_games,
)

Visit = Callable[..., Page]


def test_two_clicks_from_the_shelf_into_a_game_with_bots(visit: Visit) -> None:
    page = visit("/", color_scheme="dark", has_touch=True, reduced_motion="no-preference")
    page.wait_for_selector("[data-game=trico-roof]")
    must_be_accessible(page)
    must_fit(page)

    page.click("[data-game=trico-roof]")  # one …
    must_be_accessible(page)
    page.get_by_role("button", name="Play with bots").click()  # … two
    page.wait_for_selector(CHOICE)
    must_be_accessible(page)
    must_fit(page)
    assert play_on(page, most=5) == 5


def test_the_scores_so_far(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start(page, "cat-tower")
    assert play_on(page, most=3) == 3
    must_be_accessible(page)
    must_fit(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_text("Scores").click()  # cats "score" in the log, too
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def at_one_device(visit: Visit, game: str = "cat-tower", players: int = 2) -> Page:
    """Everybody sits at this browser, and the game has begun."""
    page = visit("/")
    page.click(f"[data-game={game}]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("button", name="Play with friends").click()
    for name in ("Ben", "Cleo")[: players - 1]:
        sit_as(page, name, "Sit here too")
    page.get_by_role("button", name="Start the game").click()
    return page


def play_until_passed(page: Page) -> None:
    shown = page.get_by_role("button", name="show my cards")
    while not shown.count():
        page.locator(CHOICE).first.click()
        page.wait_for_timeout(100)
        expect(shown.or_(page.locator(CHOICE)).first).to_be_visible()


@with_games()
def test_two_people_at_one_device(visit: Visit, game: str) -> None:
    """Between them, nothing of anybody's hand is on the page."""
    page = at_one_device(visit, game, FEWEST[game])
    shown = page.get_by_role("button", name="show my cards")
    for _ in range(4):
        expect(shown).to_be_visible()
        assert page.locator("[data-board]").count() == 0
        must_be_accessible(page)
        shown.click()
        expect(page.locator("[data-board]:focus, [data-board] :focus")).to_have_count(1)
        play_until_passed(page)


def test_a_device_on_its_way_shows_no_hand_when_the_game_is_paused_elsewhere(visit: Visit) -> None:
    page = at_one_device(visit)
    shown = page.get_by_role("button", name="show my cards")
    shown.click()
    play_until_passed(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="show my cards").click()
    other.get_by_role("button", name="More", exact=True).click()
    other.get_by_role("button", name="Pause").click()
    expect(other.get_by_text("The game is paused")).to_be_visible()
    page.wait_for_timeout(300)
    expect(shown).to_be_visible()
    assert page.locator("[data-board]").count() == 0


def test_a_game_that_two_played_at_one_device_is_still_there_when_it_is_over(visit: Visit) -> None:
    page = at_one_device(visit)
    page.get_by_role("button", name="show my cards").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give the game up").click()
    expect(page.get_by_text("It ends now, without a result.")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    must_be_accessible(page)
    page.get_by_role("button", name="Cancel").click()
    assert not is_over(page)
    page.get_by_role("button", name="Give the game up").click()
    page.get_by_role("button", name="Give the game up").click()
    page.wait_for_selector(END)
    page.reload()
    page.wait_for_selector(f"{END}, [data-board]")
    expect(page.locator("[data-board]")).to_be_visible()


@with_games()
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = short_game(visit, game)
    while not is_over(page):
        expect(page.locator(f"{CHOICE}, {END}").first).to_be_visible(timeout=30_000)
        for _ in range(80):
            if is_over(page) or page.locator(f"[data-choice]:focus, {END}:focus").count():
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError("Tab never comes to what can be chosen")
        asked = page.locator("[data-board]").get_attribute("data-board")
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=asked, polling=50)
    expect(page.get_by_role("heading", name="win")).to_be_visible()


def test_a_broken_connection_mends_and_the_move_is_played(visit: Visit) -> None:
    page = visit("/")
    page.click("[data-game=cat-tower]")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)
    page.evaluate("sockets.forEach((socket) => socket.close())")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert play_on(page, most=2) == 2


def test_a_lobby_for_friends(visit: Visit) -> None:
    ann = visit("/", has_touch=True)
    ann.click("[data-game=cat-tower]")
    ann.get_by_role("button", name="Play with friends").click()
    link = link_of(ann)
    assert "#invite=" in link
    must_be_accessible(ann)
    must_fit(ann)

    bob = visit(link)
    sit_as(bob, "Bob")
    ann.get_by_role("button", name="Fill with bots").click()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(page.get_by_role("region", name="Players")).to_be_visible()
    bob.reload()
    expect(bob.get_by_role("region", name="Players")).to_be_visible()


def test_an_address_that_does_not_exist(visit: Visit) -> None:
    page = visit("/me")
    page.wait_for_selector("h1")
    must_be_accessible(page)
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="nothing on this shelf")).to_be_visible()
    must_be_accessible(page)
