"""Around the boards: looking back, sound, the keyboard, big type, little motion, the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import kotatsu
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    is_over,
    must_be_accessible,
    must_be_still,
    must_fit,
    play_on,
    start,
    table_of,
    who_may_move,
)

Visit = Callable[..., Page]
LISTEN = """window.heard = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); heard++; } };"""
FOCUS = "document.activeElement.closest('button, a, h1, h2, section, [data-choice]')?.outerHTML ?? 'nothing'"
GAMES = [game.name for game in kotatsu.games()]
# Cards that lie under the bar, by their places.
COVERED = """() => [...document.querySelectorAll("[data-board] [data-spot]")].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width === 0 || one.contains(document.querySelector("[data-rewind]"))) return false;
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-rewind]");
}).map((one) => one.dataset.spot)"""
# All that the live region said.
KEEP_SPOKEN = """window.spoken = [];
new MutationObserver(() => {
    const said = document.querySelector("[data-spoken]")?.textContent.trim();
    if (said && said !== spoken.at(-1)) spoken.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
WORDS = r"plays? (yellow|brown|red|green) \d"
SIZES = [
    {"width": 640, "height": 400},
    {"width": 320, "height": 640},
]  # 1280 × 800 at 200 %, and the narrowest


def place(page: Page) -> list[int]:
    """Where one looks back to, and how far one could."""
    shown = page.get_by_role("region", name="Looking back").get_by_text("Looking back:").inner_text()
    return [int(number) for number in re.findall(r"\d+", shown)]


# --- looking back -------------------------------------------------------------------------------------------


def test_looking_back_does_not_disturb_the_game(visit: Visit) -> None:
    ann, ben = table_of(visit, "trico-roof")
    ann.set_viewport_size(DESK)
    for _ in range(6):
        play_on(who_may_move([ann, ben]), 1)
    who_may_move([ann, ben])
    before = ann.locator("[data-board]").inner_text()
    entries = ann.locator("[data-log] ol button:not(.rule-link)")
    entries.nth(1).click()
    ann.wait_for_selector("[data-past=true]")
    expect(ann.locator(CHOICE)).to_have_count(0)
    assert place(ann)[0] < place(ann)[1]
    then = ann.locator("[data-board]").inner_text()
    assert then != before
    must_be_accessible(ann)

    ann.keyboard.press("ArrowRight")
    ann.keyboard.press("ArrowLeft")
    expect(entries.nth(1)).to_have_attribute("aria-current", "true")
    ann.keyboard.press("ArrowLeft")
    ann.keyboard.press("ArrowLeft")
    ann.keyboard.press("ArrowLeft")  # not behind the beginning
    expect(ann.get_by_role("region", name="Looking back").get_by_text("Looking back: 0")).to_be_visible()

    if ben.locator(CHOICE).count():
        play_on(ben, 1)  # the game goes on meanwhile
    assert place(ann)[0] == 0
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("region", name="Looking back")).to_have_count(0)
    assert "data-prompt" in ann.evaluate(FOCUS)
    play_on(who_may_move([ann, ben]), 1)


def test_a_memory_game_looks_back_to_the_trick_and_no_further(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start(page, "itadaki-sashiage")
    asked: list[str] = []
    page.on("response", lambda answer: asked.append(f"{answer.status}") if "/moment" in answer.url else None)
    while (
        page.locator("[data-log] ol button:not(.rule-link)").count() == 0
        or page.get_by_text("Itadaki").count() == 0
    ):
        play_on(page, 1)
    for _ in range(60):  # until others lead: the log of this game keeps only the running trick
        play_on(page, 1)
        page.wait_for_selector(CHOICE)
        if page.locator("[data-log] ol button:not(.rule-link)").count() > 1:
            break
    page.locator("[data-log] ol button:not(.rule-link)").first.click()
    page.wait_for_selector("[data-past=true]")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="A step back")).to_be_disabled()
    assert place(page)[0] == 0 and set(asked) == {"200"}


def test_the_end_is_told_and_can_be_looked_through(visit: Visit) -> None:
    (page,) = table_of(visit, "cookie-thief", people=1, players=3, options={"rounds": 1})
    page.emulate_media(color_scheme="dark")
    play_on(page, 400)
    expect(page.locator(END)).to_be_focused()
    must_be_accessible(page)
    must_fit(page)
    sheet = page.get_by_role("region", name="Score sheet").get_by_role("table")
    expect(sheet).to_be_visible()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    expect(page.get_by_text("The shuffle was honest")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(sheet).to_have_count(0)
    must_be_accessible(page)
    page.get_by_role("button", name="Score sheet").click()
    page.set_viewport_size({"width": 390, "height": 664})
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("heading", name="What everybody had left")).to_be_visible()
    assert page.locator("[data-hands] dd .card").count() > 1
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector("[data-past=true]")
    assert place(page)[0] > 0 and "data-rewind" in page.evaluate(FOCUS)
    page.get_by_role("button", name="A step back").click()
    must_be_accessible(page)
    must_fit(page)
    page.get_by_role("button", name="Back to now").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_the_bar_for_looking_back_covers_no_card(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 664})
    start(page, "tower-of-pancakes")  # whose hand has two rows on a phone
    play_on(page, 1)
    page.wait_for_selector(CHOICE)
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector("[data-past=true]")
    must_be_still(page)
    assert page.evaluate(COVERED) == []
    before = place(page)
    page.keyboard.press("PageUp")
    expect(page.get_by_text(f"Looking back: {before[0]} of")).to_have_count(0)
    assert place(page)[0] < before[0]


def test_what_happens_is_spoken_and_written_in_words_and_not_in_notation(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    page.add_init_script(KEEP_SPOKEN)
    page.reload()
    start(page, "tower-of-pancakes")
    play_on(page, 4)
    page.wait_for_selector(CHOICE)
    page.wait_for_function(f"() => /{WORDS}/.test(spoken.join(' '))")
    spoken = page.evaluate("spoken")
    assert not re.search(r"\b[YBRG]\d\b", " ".join(spoken))
    written = " ".join(page.locator("[data-log] li").all_inner_texts())
    assert re.search(r"(yellow|brown|red|green) \d", written) and not re.search(r"\b[YBRG]\d\b", written)


# --- sound, and other wishes --------------------------------------------------------------------------------


def test_nothing_is_heard_until_somebody_asks_for_it(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    page.add_init_script(LISTEN)
    page.reload()
    start(page, "tower-of-pancakes")
    play_on(page, 2)
    assert page.evaluate("heard") == 0
    speaker = page.get_by_role("button", name="Sound")
    expect(speaker).to_have_attribute("aria-pressed", "false")
    speaker.click()
    page.wait_for_function("() => heard === 1")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    play_on(page, 1)
    speaker.click()
    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "false")


def test_a_move_is_confirmed_by_whoever_likes_that(visit: Visit) -> None:
    page = visit("/")
    start(page, "cat-tower")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Settings").click()
    page.get_by_role("checkbox", name="Ask before a move is played").check()
    must_be_accessible(page)
    page.get_by_role("button", name="Close").click()
    sure = page.get_by_role("dialog", name="Play this?")
    for answer in ("Cancel", "Play"):
        for _ in range(5):  # a board may take several steps to a move
            if sure.count():
                break
            page.locator(CHOICE).first.click()
            page.wait_for_timeout(150)
        must_be_accessible(page)
        asked = page.locator("[data-board]").get_attribute("data-board")
        sure.get_by_role("button", name=answer).click()
        expect(sure).to_have_count(0)
        if answer == "Cancel":
            page.wait_for_selector(CHOICE)
    page.wait_for_function("(old) => document.querySelector('[data-board]').dataset.board !== old", arg=asked)


def test_forced_moves_play_themselves_for_whoever_likes_that(visit: Visit) -> None:
    page = visit("/")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.evaluate(
        "localStorage.setItem('kotatsu.settings', JSON.stringify({ forced: true, speed: 'instant' }))"
    )
    page.reload()
    start(page, "tower-of-pancakes")
    clicks = 0
    while sum('"t":"play"' in frame for frame in sent) <= clicks:  # more was played than clicked
        assert not is_over(page), "the last card is forced, but nothing played itself"
        clicks += play_on(page, 1)
        page.wait_for_timeout(800)  # before our finger is quicker


# --- keyboard and focus -------------------------------------------------------------------------------------


def tab_to(page: Page, what: str) -> None:
    """Press Tab until something is reached."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab does not lead to {what}")


def test_by_keyboard_from_the_shelf_into_a_game_and_through_a_drawer(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector("[data-game=cat-tower]")
    page.keyboard.press("Tab")
    assert "Skip" in page.evaluate(FOCUS)
    tab_to(page, "[data-game=cat-tower]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert 'data-game="cat-tower"' in page.evaluate(FOCUS)
    page.keyboard.press("Enter")
    tab_to(page, "dialog .second")  # the guided game comes first
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOICE)
    expect(page.get_by_role("heading", name="Cat Tower", level=1)).to_be_focused()
    tab_to(page, "[data-event-line]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    assert "data-event-line" in page.evaluate(FOCUS)
    tab_to(page, "[data-choice]")
    asked = page.locator("[data-board]").get_attribute("data-board")
    page.keyboard.press("Enter")
    page.wait_for_function("(old) => document.querySelector('[data-board]').dataset.board !== old", arg=asked)

    page.wait_for_selector(CHOICE)
    tab_to(page, "[data-event-line]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog ol button")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Looking back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Looking back")).to_have_count(0)
    assert "data-prompt" in page.evaluate(FOCUS)


def test_quick_fingers_close_a_box_and_open_it_again(visit: Visit) -> None:
    page = visit("/")
    page.focus("[data-game=cat-tower]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(8):  # a browser says a frame late that a dialog has closed
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.get_by_role("dialog").is_visible()


def test_a_sheet_stays_when_words_are_selected_past_its_edge(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    page.click("[data-game=cat-tower]")
    words = page.get_by_role("dialog").get_by_role("heading").bounding_box()
    assert words
    page.mouse.move(words["x"] + 5, words["y"] + 5)
    page.mouse.down()
    page.mouse.move(5, 300, steps=3)
    page.mouse.up()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.click(5, 300)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_fields_show_what_is_in_force(visit: Visit) -> None:
    page = visit("/")
    page.click("[data-game=itadaki-sashiage]")
    page.get_by_text("Options", exact=True).click()
    rounds = page.get_by_label("Rounds")
    for wanted, taken in (("99", "8"), ("99", "8"), ("0", "1"), ("", "1")):
        rounds.fill(wanted)
        rounds.press("Tab")
        expect(rounds).to_have_value(taken)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Get up").wait_for()
    page.get_by_role("button", name="Fill with bots").click()
    players = page.get_by_role("combobox", name="Players")
    expect(players).to_have_value("4")
    expect(page.get_by_role("button", name="Remove")).to_have_count(3)
    players.select_option("3")
    expect(page.get_by_text("Somebody sits on a seat that would go")).to_be_visible()
    expect(players).to_have_value("4")


def test_a_new_page_begins_at_its_heading(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Your name").click()
    expect(page.get_by_role("heading", name="You", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Sit down")).to_be_focused()


# --- big type, little motion --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=["zoomed", "narrow"])
def test_everything_fits(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", viewport=size)
    page.wait_for_selector("[data-game]")
    must_fit(page)
    must_be_accessible(page)
    page.click("[data-game=itadaki-sashiage]")
    page.get_by_text("Options", exact=True).click()
    must_fit(page)
    must_be_accessible(page)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Fill with bots").click()
    must_fit(page)
    must_be_accessible(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(CHOICE)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)  # among bots nobody answers
    for drawer in ("Log", "More"):
        page.get_by_role("button", name=drawer).click()
        must_fit(page)
        must_be_accessible(page)
        page.get_by_role("button", name="Close").click()


def test_who_wants_no_motion_gets_none(visit: Visit) -> None:
    (page,) = table_of(visit, "cookie-thief", people=1, players=3, options={"rounds": 1})
    page.emulate_media(reduced_motion="reduce")
    play_on(page, 400)
    page.wait_for_selector(END)
    assert page.locator(".confetti").count() == 0
    page.wait_for_timeout(300)
    running = "document.getAnimations().filter((one) => one.playState === 'running')"
    assert page.evaluate(f"{running}.map((one) => one.animationName ?? one.effect.target.className)") == []
