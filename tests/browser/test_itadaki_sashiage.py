"""The board of Itadaki Sashiage, as people play on it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    GONE_ON,
    is_over,
    link_of,
    must_be_accessible,
    must_fit,
    play_on,
    totals,
)
from tests.thorough import thorough

Visit = Callable[..., Page]
BOARD = "[data-board]"
TRAY = "[data-spot='tray {}']"


def begin(page: Page, players: int = 4, rounds: int = 1, aid: bool = False) -> None:
    page.click("[data-game=itadaki-sashiage]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_label("Rounds").fill(str(rounds))
    page.get_by_label("Memory aid").set_checked(aid)
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)


def asked(page: Page) -> str:
    """What is asked, and the step within it; nothing at the end."""
    page.wait_for_selector(f"{CHOICE}, {END}")
    return "" if is_over(page) else page.locator(BOARD).get_attribute("data-board") or ""


def play_until(page: Page, kind: str) -> None:
    while f'"{kind}"' not in asked(page):
        assert not is_over(page)
        play_on(page, 1)


def choices(page: Page) -> Locator:
    return page.locator(CHOICE)


def score(page: Page, seat: int) -> tuple[int, int]:
    """The total of finished rounds, and what this round would bring."""
    tray = page.locator(TRAY.format(seat))
    total = tray.locator(".total").inner_text().removeprefix("Total")
    now = tray.locator(".now > :first-child")
    return int(total), int(now.inner_text()) if now.count() else 0


def grab(page: Page, piece: Locator) -> None:
    box = piece.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def put(page: Page, target: Locator) -> None:
    box = target.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()


def drag(page: Page, piece: Locator, target: Locator) -> None:
    grab(page, piece)
    put(page, target)


def the_mats_must_fill_their_lines(page: Page) -> None:
    """Those that stand in a line take all of its width: room that is left over makes towers small."""
    lines: dict[int, float] = {}
    for mat in page.locator(f"{BOARD} li.paper").all():
        box = mat.bounding_box()
        assert box
        lines[round(box["y"])] = max(lines.get(round(box["y"]), 0), box["x"] + box["width"])
    assert len(lines) == 2 and min(lines.values()) > 370


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    """Every kind of decision comes up and needs no scrolling; covered cards stay covered until the end."""
    page = visit("/", viewport=PHONE, has_touch=True)
    begin(page)
    must_be_accessible(page)
    must_fit(page)
    the_mats_must_fill_their_lines(page)
    met: set[str] = set()
    while question := asked(page):
        kind = re.findall(r'"kind":"(\w+)"', question)[0]
        if kind == "chance" and "chance" not in met:
            must_be_accessible(page)
        if kind == "play":
            expect(page.locator("[data-drop=table]")).to_be_in_viewport(ratio=0.6)
        expect(choices(page).first).to_be_in_viewport(ratio=0.6)
        assert kind == "stack" or page.locator(".known").count() == 0
        met.add(kind)
        play_on(page, 1)
    assert {"stack", "play", "top"} <= met
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.locator(".known").first).to_be_attached()
    assert [score(page, seat)[0] for seat in range(4)] == totals(page)
    must_be_accessible(page)
    must_fit(page)


@thorough
def test_the_own_towers_stand_above_the_prompt_on_a_short_phone(visit: Visit) -> None:
    """With three players all through a round, however many there are; who plays high has many."""
    page = visit("/", viewport={"width": 390, "height": 664}, has_touch=True)
    begin(page, players=3)
    most = 0
    while question := asked(page):
        prompt = page.locator("[data-prompt]").bounding_box()
        towers = page.get_by_role("list", name="Your towers").get_by_role("listitem")
        boxes = [box for tower in towers.all() if (box := tower.bounding_box())]
        assert prompt and page.evaluate("scrollY") == 0
        assert all(box["y"] + box["height"] <= prompt["y"] for box in boxes)
        assert all(box["x"] + box["width"] <= 390 for box in boxes)
        most = max(most, len(boxes))
        max(choices(page).all(), key=lambda one: (one.get_attribute("aria-label") or "")[-1:]).click()
        page.wait_for_function(GONE_ON, arg=question)
    assert most >= 1


@thorough
def test_a_round_by_keyboard_alone(visit: Visit) -> None:
    """To the sums of the round; the focus is never lost."""
    page = visit("/", viewport=DESK, color_scheme="dark")
    begin(page, players=3, rounds=2)
    focus = page.locator(f"{BOARD} [data-choice]:focus")
    choices(page).first.focus()
    tested = False
    while not page.get_by_role("table").count():
        question = asked(page)
        expect(focus).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(focus).to_have_count(1)
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=question)
        if not tested and asked(page) != question and '"chance"' in question and question.endswith(" "):
            expect(focus).to_have_count(1)
            page.keyboard.press("Escape")  # what was picked up is put back
            expect(page.locator(BOARD)).to_have_attribute("data-board", question)
            expect(focus).to_have_count(1)
            tested = True
    sums = page.get_by_role("table").get_by_role("row")
    expect(sums).to_have_count(4)
    for seat in range(3):
        row = sums.nth(seat + 1)
        cards = [card.get_attribute("aria-label") or "" for card in row.get_by_role("img").all()]
        *_, tops, towers, moved, points, total = row.locator("td").all_inner_texts()
        if points != "0":  # who has led an X gets nothing
            assert int(tops) == sum(int(card[-1]) for card in cards if card[-1] != "X")
            assert int(towers) == len(cards)
        assert int(tops) + int(towers) + int(moved) == int(points) == int(total)
        assert score(page, seat) == (int(total), 0)
    must_be_accessible(page)


def test_an_x_is_asked_for_its_number(visit: Visit) -> None:
    """In some round there is one; before that, anything else is played."""
    page = visit("/", viewport=PHONE)
    begin(page, rounds=8)
    x = page.locator("button[aria-label$='choose its number']")
    while not x.count():
        assert asked(page)
        plain = page.locator(f"{CHOICE}:not([aria-label$=' X'])")
        question = asked(page)
        (plain if plain.count() else choices(page)).first.click()
        page.wait_for_function(GONE_ON, arg=question)
        asked(page)
    card = x.first.get_attribute("aria-label")
    assert card
    x.first.click()
    numbers = page.get_by_role("group", name=re.compile("What number shall")).locator("[data-choice]")
    expect(numbers).to_have_count(6)
    must_be_accessible(page)
    page.keyboard.press("Escape")
    expect(numbers).to_have_count(0)
    x.first.click()
    numbers.nth(4).click()
    fruit = card.removeprefix("Play ").split()[0]
    expect(page.get_by_text(f"You: {fruit} X as a 5").first).to_be_attached()


def test_dragging(visit: Visit) -> None:
    """A card to the table, a top from tower to tower; dropped elsewhere, a card goes back."""
    page = visit("/", viewport=DESK)
    begin(page, rounds=4)  # in one alone there may be no chance
    hand = page.get_by_role("list", name="Your hand").get_by_role("listitem")
    held = hand.count()
    drag(page, hand.first, page.get_by_role("heading", name="Itadaki"))
    expect(hand).to_have_count(held)
    drag(page, hand.first, page.locator("[data-drop=table]"))
    expect(hand).to_have_count(held - 1)

    play_until(page, "chance")
    moved = page.locator(TRAY.format(0) + " .moved")
    before = int(moved.inner_text().split()[0]) if moved.count() else 0
    grab(page, page.locator("[data-grab] [data-piece]").last)
    page.mouse.move(500, 600, steps=4)
    expect(page.get_by_text("put it here").first).to_be_visible()
    put(page, page.locator("li[data-drop]:has([data-choice])").first)
    expect(moved).to_have_text(re.compile(rf"^\s*{before + 1}\D"))


@thorough
def test_who_holds_a_top_and_drags_another_one_holds_that(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    begin(page, players=3, rounds=8)
    give, take = (
        page.locator(f"[data-drop]:has([aria-label^='{word}'])") for word in ("Sashiage", "Itadaki")
    )
    while not (give.count() and take.count()):
        assert asked(page)
        play_on(page, 1)
        asked(page)
    question = asked(page)
    theirs = take.first.get_attribute("data-drop")
    give.first.locator("button").click()
    expect(page.locator(BOARD)).not_to_have_attribute("data-board", question)
    grab(page, page.locator(f"[data-drop='{theirs}'] [data-piece]"))
    page.mouse.move(640, 780, steps=4)
    expect(page.locator(BOARD)).to_have_attribute("data-board", f"{question}{theirs}")
    page.mouse.up()
    expect(page.locator(BOARD)).to_have_attribute("data-board", question)


def test_the_prompt_follows_a_top_that_is_picked_up(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    begin(page, rounds=4)
    play_until(page, "chance")
    prompt = page.locator("[data-prompt] .prompt")
    expect(prompt).to_have_text(re.compile("(take|give) a top card"))
    before = prompt.inner_text()
    choices(page).first.click()
    expect(prompt).to_have_text(re.compile("onto which (of your )?towers?"))
    page.keyboard.press("Escape")
    expect(prompt).to_have_text(before)


def test_without_the_memory_aid_the_log_says_what_it_keeps(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    begin(page)
    kept = page.get_by_text("Only the running trick is written here")
    expect(kept).to_be_visible()
    expect(page.get_by_text("Nothing has happened yet")).to_have_count(0)
    page.goto("/")
    begin(page, aid=True)
    expect(page.locator("[data-board]")).to_be_visible()
    expect(kept).to_have_count(0)


def test_a_tower_shows_its_height_and_is_counted_from_one(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    begin(page, players=3)
    play_until(page, "play")
    tower = page.get_by_role("list", name="Your towers").get_by_role("listitem").first
    expect(tower.locator(".height")).to_have_text(re.compile("^×[34]$"))
    expect(tower.get_by_role("img")).to_have_accessible_name(re.compile("^Your tower 1: .*, [34] cards"))
    expect(page.locator(TRAY.format(0) + " .now")).to_have_attribute("title", re.compile(r"^this round \d"))


def test_with_the_memory_aid_what_was_seen_is_shown(visit: Visit) -> None:
    page = visit("/", viewport={"width": 320, "height": 700}, color_scheme="dark")
    begin(page, players=5, aid=True)
    while page.locator(".known").count() < 5:
        play_on(page, 1)
        asked(page)
    covered = page.locator("[data-spot^='tower ']").filter(has=page.locator(".known")).first
    expect(covered).to_have_accessible_name(re.compile("Under it: "))
    must_fit(page)
    must_be_accessible(page)


def test_who_looks_on_sees_the_towers_and_no_hand(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    page.click("[data-game=itadaki-sashiage]")
    page.get_by_role("button", name="Play with friends").click()
    link = link_of(page)
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    play_until(page, "play")
    guest = visit(link, viewport={"width": 640, "height": 800})
    expect(guest.get_by_role("list", name=re.compile("towers$"))).to_have_count(4)
    expect(guest.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(choices(guest)).to_have_count(0)
    must_fit(guest)
    must_be_accessible(guest)
