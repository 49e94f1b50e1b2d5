"""Cat Tower's own board: the sheet filled by taps, keys and drags, the dice, the cats, the live score."""

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    GONE_ON,
    is_over,
    must_be_accessible,
    must_fit,
    play_on,
    totals,
)
from tests.games.cat_tower.sheets import GAME, marking, sheet
from tests.games.cat_tower.test_edition import SMALL
from tests.thorough import thorough

Visit = Callable[..., Page]
TAKE = "[data-board] .tray [data-choice]:not(.chip)"
PASS = ".chip.pass[data-choice]"
HEXES = "[role=grid] [data-spot^='hex ']"
HEX = f"{HEXES}[data-choice]"
FOCUS = "document.activeElement?.dataset.spot ?? document.activeElement?.className ?? ''"


def begin(page: Page, players: int) -> None:
    page.click("[data-game=cat-tower]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)


def mark_or_pass(page: Page) -> None:
    """Go on to the question what to mark."""
    page.wait_for_selector(f"{TAKE}, {PASS}, {END}")
    if page.locator(TAKE).count():
        page.locator(TAKE).first.click()
    page.wait_for_selector(f"{PASS}, {END}")


def gather(page: Page, footprints: int) -> None:
    """Pass so often; each pass marks a footprint."""
    for number in range(1, footprints + 1):
        mark_or_pass(page)
        page.click(PASS)
        expect(page.locator("[role=grid] ~ .prints [data-state=ready]")).to_have_count(number)
    mark_or_pass(page)


def marks(page: Page) -> int:
    return len(re.findall(": (house|yarn|butterfly|bowl|cushion|mouse)$", labels(page), re.MULTILINE))


def labels(page: Page) -> str:
    hexes: list[str] = page.locator(HEXES).evaluate_all("(hexes) => hexes.map((hex) => hex.ariaLabel)")
    return "\n".join(hexes)


def must_be_large(found: Locator) -> None:
    """Large enough for a finger, with what catches it before the words; what the board took away since it was
    found has no size any more.
    """
    sizes: list[float] = found.evaluate_all(
        """(all) => all.filter((one) => one.getClientRects().length).flatMap((one) => {
               const before = getComputedStyle(one, "::before");
               const catches = before.content !== "none" && before.pointerEvents !== "none";
               const height = catches ? parseFloat(before.height) : 0;
               return [one.offsetWidth, Math.max(one.offsetHeight, height)];
           })"""
    )
    assert sizes and min(sizes) >= 44


def test_a_whole_game_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit("/", has_touch=True)
    begin(page, 2)
    must_be_accessible(page)
    must_fit(page)
    must_be_large(page.locator(HEXES))
    must_be_large(page.locator("[data-board] button:visible:not([data-goal])"))

    mark_or_pass(page)
    assert page.evaluate("scrollY") == 0  # nothing had to be scrolled for
    assert page.locator(PASS).bounding_box()["y"] + 44 <= PHONE["height"]
    play_on(page, most=14)
    if not is_over(page):
        must_be_accessible(page)
        must_fit(page)
    play_on(page, most=400)

    expect(page.locator(END)).to_be_visible()
    shown = page.locator("[data-area=seats] .total [aria-hidden]").all_inner_texts()
    assert [int(text) for text in shown] == totals(page)  # the live score is the engine's
    must_be_accessible(page)
    must_fit(page)


@thorough
def test_the_whole_sheet_stands_above_the_prompt_on_a_short_phone(visit: Visit) -> None:
    """While one takes a die and while one marks, also with a footprint to spend."""
    page = visit("/", viewport={"width": 390, "height": 664}, has_touch=True)
    begin(page, 3)
    for _ in range(3):
        page.wait_for_selector(TAKE)
        for question in (TAKE, PASS):
            page.wait_for_selector(question)
            sheet, prompt = (page.locator(one).bounding_box() for one in (".own .sheet", "[data-prompt]"))
            assert sheet and prompt and sheet["y"] + sheet["height"] <= prompt["y"]
            page.click(question)
    page.wait_for_selector(TAKE)
    must_be_large(page.locator("[data-board] button:visible:not([data-goal])"))


@thorough
def test_the_game_says_how_near_its_end_is(visit: Visit) -> None:
    page = visit("/")
    begin(page, 2)
    columns = page.locator("[data-area=seats] [data-columns]")
    expect(columns).to_have_count(2)
    expect(columns.first).to_have_accessible_name("0 of 3 columns complete; whoever has 3 ends the game")
    play_on(page, most=400)
    expect(page.locator(END)).to_be_visible()
    complete = [int(one.get_attribute("data-columns") or 0) for one in columns.all()]
    own = page.get_by_role("columnheader", name=re.compile("completed (among|later)")).count()
    assert complete[0] == own and (max(complete) >= 3 or page.get_by_text("last round").count())


def test_the_beginning_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    begin(page, 2)
    page.locator(TAKE).first.focus()
    page.keyboard.press("ArrowRight")
    marked = 0
    while marked < 3:
        asked = page.locator("[data-board]").get_attribute("data-board")
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=asked)
        page.wait_for_selector(CHOICE)
        page.wait_for_function("() => document.activeElement !== document.body")
        if (
            page.locator(HEX).count()
            or page.locator(TAKE).count()
            or page.locator(".chip[data-choice]:not(.pass)").count()
        ):
            page.wait_for_function(f"() => document.activeElement.matches('{CHOICE}')")  # it came by itself
        else:
            page.locator(PASS).focus()
        marked = marks(page)


def test_arrow_keys_walk_over_the_sheet(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    begin(page, 3)
    grid = page.get_by_role("grid", name="Your sheet")
    expect(grid.get_by_role("row")).to_have_count(7)
    expect(
        grid.get_by_role("columnheader", name="Column B, red: 9 points for the first, 5 later")
    ).to_be_visible()
    expect(grid.get_by_role("gridcell", name="A4: a rope")).to_have_count(1)
    expect(grid.get_by_role("button", name="C1: empty, with a house picture")).to_be_visible()
    grid.locator("[tabindex='0']").focus()
    for key, reached in [("ArrowUp", "C5"), ("ArrowLeft", "B5"), ("ArrowLeft", "A5"), ("ArrowDown", "A3")]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == f"hex 0 {reached}"


def test_footprints_reach_farther_and_a_step_can_be_taken_back(visit: Visit) -> None:
    page = visit("/")
    begin(page, 2)
    gather(page, footprints=3)
    several = page.locator(f"{HEX}[aria-label*='Choose one']").first
    expect(page.locator(f"{HEX} .cost").first).to_be_visible()
    expect(
        page.get_by_role("button", name=re.compile("from (one footprint|[23] footprints)")).first
    ).to_be_visible()

    several.click()  # a hex, then what goes in …
    expect(page.get_by_text("What goes into")).to_be_visible()
    must_be_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("What goes into")).to_have_count(0)

    item = page.locator("[data-item]:enabled:not([data-item=house])").first  # … or an item, then where
    item.click()
    expect(item).to_have_attribute("aria-pressed", "true")
    before = marks(page)
    page.locator(HEX).first.click()
    page.wait_for_selector(f"{TAKE}, {END}")
    assert marks(page) == before + 1


def test_an_item_can_be_dragged_into_a_hex(visit: Visit) -> None:
    page = visit("/")
    begin(page, 2)
    while True:
        mark_or_pass(page)
        items = page.locator("[data-item]:enabled:not([data-item=house])")
        if items.count():
            break
        page.click(PASS)
    name = items.first.get_attribute("data-item")
    x, y, *_ = items.first.bounding_box().values()
    page.mouse.move(x + 20, y + 20)
    page.mouse.down()
    page.mouse.move(x + 30, y - 40, steps=4)
    expect(page.locator("[data-dragged]")).to_be_visible()
    page.mouse.move(5, 5)  # beside the sheet: it falls back
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    assert page.locator(PASS).count() and not page.locator(".chip.on").count()

    page.mouse.move(x + 20, y + 20)
    page.mouse.down()
    page.mouse.move(x + 30, y - 40, steps=4)
    target = page.locator(HEX).first
    spot = target.get_attribute("data-spot") or ""
    x, y, width, height = target.bounding_box().values()
    page.mouse.move(x + width / 2, y + height / 2, steps=4)
    page.mouse.up()
    place = spot.split()[-1]
    expect(page.locator(f"[role=grid] [data-spot='{spot}']")).to_have_attribute(
        "aria-label", f"{place}: {name}"
    )


def test_a_house_asks_which_cat_scores(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    begin(page, 2)
    gather(page, footprints=5)
    page.click("[data-item=house]:enabled")
    page.locator(HEX).filter(has=page.locator(".cost")).first.click()  # whatever the dice, not for nothing
    expect(page.get_by_text("which cat scores?")).to_be_visible()
    must_be_accessible(page)
    page.get_by_role("button", name="House cat: 1 × 1 = 1").click()
    expect(page.locator("[role=grid] ~ .prints [data-state=spent]").first).to_be_attached()
    expect(page.get_by_text("House cat: 1 × 1 = 1")).to_be_attached()
    cats = page.get_by_role("row", name=re.compile("^Cats"))
    expect(cats.get_by_role("cell").first).to_have_text("1")


def test_a_sheet_of_ones_own_is_drawn_and_counted(visit: Visit) -> None:
    """Between the browser and its table sits one with another edition."""
    page = visit("/")
    sockets: list[WebSocketRoute] = []
    heard: list[int] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(text: str | bytes) -> None:
            heard.append(json.loads(text).get("n", 0))
            socket.send(text)

        server.on_message(down)
        socket.on_message(server.send)
        sockets.append(socket)

    page.route_web_socket("**/socket", between)
    begin(page, 2)
    edition = GAME.make_edition(tomllib.loads(SMALL))
    state = marking([6, 6], 6, sheet({"A1": "mouse", "A2": "mouse"}), edition=edition)
    moves = [
        {
            "move": move,
            "text": state.text(0, move),
            "parts": state.describe(0, move),
            "outcome": state.outcome(0, move),
        }
        for move in state.legal_moves(0)
    ]
    view = {"view": state.view(0).dump(), "sheet": state.sheet(), "decision": 1000, "ask": state.ask(0)}
    view |= {"moves": moves, "withdraw": False, "undo": False, "take_back": False}
    changes = [[["game_state", "printed"], state.setup.printed()], [["game_state", "views", "0"], view]]
    changes.append([["game_state", "deciders"], [0, 1]])
    sockets[-1].send(json.dumps({"t": "update", "n": max(heard) + 1, "changes": changes, "chat": []}))

    grid = page.get_by_role("grid", name="Your sheet")
    expect(grid.get_by_role("columnheader")).to_have_text(
        [
            "Floor",
            re.compile("Column A, white: 5 points for the first, 1 later"),
            re.compile("Column B, black"),
        ]
    )
    expect(grid.get_by_role("button", name="B6: empty, with a house picture. Mark a house")).to_be_visible()
    expect(grid.get_by_role("gridcell", name="B2: a rope")).to_have_count(1)
    expect(page.get_by_role("list", name="Cats").get_by_role("listitem")).to_have_count(1)
    expect(page.locator("[role=grid] ~ .prints [data-state]")).to_have_count(1)
    expect(page.locator("[data-area=seats] [data-columns]").first).to_have_accessible_name(
        re.compile("^0 of 1 columns")
    )
    expect(page.get_by_role("row", name=re.compile("^Mice")).get_by_role("cell").first).to_have_text("6")
    expect(page.locator("[data-item]").first).to_have_attribute("data-item", "mouse")
    must_be_accessible(page)
    must_fit(page)


def test_the_others_sheets_open_large(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    begin(page, 4)
    expect(page.get_by_role("list", name="The others’ sheets").get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name="Open Otto’s sheet, nothing marked yet").click()
    sheet = page.get_by_role("dialog", name="Otto’s sheet").get_by_role("table")
    expect(sheet.get_by_role("cell", name="D2: empty, with a house picture")).to_be_attached()
    must_be_accessible(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@thorough
def test_every_width_with_the_most_players(visit: Visit) -> None:
    page = visit("/", viewport=DESK, color_scheme="dark")
    begin(page, 4)
    mark_or_pass(page)
    for width, height in [(1280, 800), (390, 844), (640, 400), (320, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        must_fit(page)
        must_be_large(page.locator("[data-board] button:visible:not([data-goal])"))
        if width in (640, 320):
            must_be_accessible(page)


def test_a_spectator_watches_all_sheets_and_can_do_nothing(visit: Visit) -> None:
    page = visit("/")
    begin(page, 3)
    table = page.url.split("/table/")[1].split("#")[0]
    links: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{table}/links').then((said) => said.json())")
    watcher = visit(links["watch"]["url"])
    expect(watcher.get_by_role("list", name="The others’ sheets").get_by_role("button")).to_have_count(3)
    assert watcher.locator("[data-choice], [role=grid]").count() == 0
    must_be_accessible(watcher)
    must_fit(watcher)


def test_the_dice_tumble_once_and_not_for_who_likes_it_calm(visit: Visit) -> None:
    dice = "one.effect.target?.dataset?.spot?.startsWith('pool')"
    running = f"document.getAnimations().filter((one) => {dice}).length"
    for motion, tumbles in [("no-preference", True), ("reduce", False)]:
        page = visit("/", reduced_motion=motion)
        page.add_init_script(
            "const play = Element.prototype.animate; window.moved = [];"
            "Element.prototype.animate = function (...given) {"
            " moved.push({ pool: this.dataset?.spot?.startsWith('pool'), times: given[1].iterations ?? 1 });"
            " return play.apply(this, given); };"
        )
        page.reload()
        begin(page, 2)
        mark_or_pass(page)
        page.click(PASS)
        page.wait_for_selector(TAKE)
        moved = page.evaluate("moved.filter((one) => one.pool)")
        assert bool(moved) == tumbles and all(one["times"] == 1 for one in moved)
        page.wait_for_function(f"() => {running} === 0")
