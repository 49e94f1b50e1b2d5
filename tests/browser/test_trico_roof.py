"""The board of Trico Roof: whole games by clicks, keys and drags; what a chip would complete; the corner."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kotatsu
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import (
    CHOICE,
    END,
    GONE_ON,
    is_over,
    must_be_accessible,
    must_be_still,
    must_fit,
    play_on,
    sit_as,
    totals,
)
from tests.browser.test_learning import come_to, learn, make_a_move
from tests.thorough import thorough

Visit = Callable[..., Page]
FIRST = {"first_leader": 0}
SHORT = {"width": 390, "height": 664}
SIDE = {"width": 844, "height": 390}
CHIPS = "[data-spot^='paint '][data-choice]"
ROOFS = "[data-spot^='square '][data-choice]"
CARDS = "[data-spot^='hand ']"
REQUESTS = "[data-spot^='request ']"
MAKE = """async (table) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    });
    await post("/api/me", { name: "Ann" });
    return (await (await post("/api/tables", { game: "trico-roof", ...table })).json()).table;
}"""


def make(page: Page, players: int, options: dict[str, Any], bots: bool = True) -> None:
    """A new table; with bots, the game has begun."""
    levels = [None, *["kitten"] * (players - 1)] if bots else []
    table = page.evaluate(MAKE, {"players": players, "options": options, "bots": levels})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sit here").first.click()
    if bots:
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(f"{CHOICE}, {END}")


def asked(page: Page) -> str:
    return page.locator("[data-board]").get_attribute("data-board") or ""


AT_LEAST = """(points) => Number(document.querySelector("[data-spot='points 0']").textContent) >= points"""


def kind(page: Page) -> str:
    page.wait_for_selector(f"{CHOICE}, {END}")
    found = re.search(r'"kind":"(\w+)"', asked(page))
    return "over" if is_over(page) or found is None else found[1]


def go_on(page: Page, do: Callable[[], None]) -> None:
    """Do something, and wait until the board asks something else."""
    before = asked(page)
    do()
    page.wait_for_function(GONE_ON, arg=before, polling=50)


def total(page: Page) -> int:
    """My points as the strip of players shows them."""
    return int(page.locator("[data-spot='points 0']").inner_text())


def most_points(page: Page) -> int:
    """That the colour which is held or hovered would complete."""
    return max([int(text) for text in page.locator(".square .coin").all_inner_texts()], default=0)


def paint_well(page: Page) -> bool:
    """Hover over each colour, take the one that would complete most; whether it completes anything."""
    chips = page.locator(CHIPS)
    worth = []
    for n in range(chips.count()):
        page.mouse.move(0, 0)  # a mouse that lies still enters nothing
        chips.nth(n).hover()
        worth.append(most_points(page))
    if worth:
        go_on(page, chips.nth(worth.index(max(worth))).click)
    expect(page.locator("[data-prompt]")).to_contain_text("Now paint a roof")
    best = most_points(page)
    roofs = page.locator(ROOFS)
    place = roofs.filter(has_text=f"+{best}").first if best else roofs.first
    go_on(page, place.click)
    return best > 0


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(has_touch=True, reduced_motion="reduce")
    make(page, 4, {})
    must_be_accessible(page)
    must_fit(page)
    play_on(page, most=100)
    expect(page.get_by_role("table")).to_be_visible()
    points = [int(page.locator(f"[data-spot='points {seat}']").inner_text()) for seat in range(4)]
    assert totals(page) == points
    assert page.locator(CARDS).count() == 0
    must_be_accessible(page)
    must_fit(page)


def test_every_question_is_asked_and_what_a_chip_completes_is_true(visit: Visit) -> None:
    """The leader fills the circles, gives, paints; what the board promises is what the server offers."""
    page = visit(viewport=DESK, color_scheme="dark", reduced_motion="reduce")
    make(page, 2, FIRST)
    kinds: list[str] = []
    promised = False
    while (now := kind(page)) != "over" and (kinds.count("paint") < 4 or "score" not in kinds):
        if kinds and kinds[-1] == "paint":
            assert promised == (now == "score")
        if now == "paint":
            promised = paint_well(page)
        elif now == "score":
            if "score" not in kinds:
                must_be_accessible(page)
            points = total(page)
            request = page.locator(f"{REQUESTS} [data-choice]").first
            worth = int(request.locator(".coin").inner_text())
            go_on(page, request.click)
            page.wait_for_function(AT_LEAST, arg=points + worth)  # more, where one assists as well (TR-14)
        else:
            go_on(page, page.locator(CHOICE).first.click)
        kinds.append(now)
    assert set(kinds) == {"fill", "give", "paint", "score"}
    assert kinds.count("fill") == 4


def must_see_requests(page: Page) -> None:
    """Nothing at the thumb covers a request."""
    must_be_still(page)
    lowest = page.locator(REQUESTS).evaluate_all(
        "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    prompt = page.locator("[data-prompt]").bounding_box()
    assert prompt and lowest <= prompt["y"]


@thorough
def test_on_a_short_phone_all_requests_are_in_sight_and_the_thumb_scores(visit: Visit) -> None:
    """Whoever gives, paints or scores; the prompt tells the next step, and the log says what was scored."""
    page = visit(viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    make(page, 3, FIRST)
    while (now := kind(page)) != "score":
        must_see_requests(page)
        expect(page.locator("[data-board]").get_by_text(re.compile(r"\bAnn\b"))).to_have_count(0)  # but "You"
        if now == "paint":
            paint_well(page)
        else:
            go_on(page, page.locator(CHOICE).first.click)
    must_see_requests(page)
    must_be_accessible(page)
    points = total(page)
    name = re.compile(r"^Score \d+ (government|resident’s) request \d: ")
    score = page.get_by_role("button", name=name).first
    expect(score).to_be_in_viewport(ratio=1)
    worth = int(score.inner_text().split()[1])
    go_on(page, score.click)
    page.wait_for_function(AT_LEAST, arg=points + worth)
    page.get_by_role("button", name="Log").click()
    sentence = re.compile(rf"You complete (government|resident's) request \d for {worth} points\.")
    expect(page.get_by_text(sentence).first).to_be_visible()


OUTSIDE = """() => {
    const prompt = document.querySelector("[data-prompt]").getBoundingClientRect();
    const { bottom, right } = document.querySelector("[data-room]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-area='hand'] button")].flatMap((button) => {
        const own = button.getBoundingClientRect();
        const picture = button.querySelector("svg")?.getBoundingClientRect() ?? own;
        const fits = own.top >= prompt.bottom && own.bottom <= bottom && own.left >= 0 && own.right <= right
            && picture.top >= own.top && picture.bottom <= own.bottom
            && button.scrollWidth <= button.clientWidth;
        return fits ? [] : [button.textContent];
    });
}"""


@pytest.mark.parametrize("size", [PHONE, SHORT, SIDE, DESK], ids=["phone", "short", "side", "desk"])
def test_of_several_requests_each_button_is_whole_and_counts_of_chips_are(
    visit: Visit, size: dict[str, int]
) -> None:
    """In the guided first game a chip completes two at once."""
    page = visit(viewport=PHONE)
    learn(page, "trico-roof")
    tutorial = kotatsu.game("trico-roof").tutorial
    assert tutorial is not None
    for number, step in enumerate(tutorial.steps):
        come_to(page, number)
        if step.text == "choice":
            break
        if step.moves:
            make_a_move(page, number)
        else:
            page.locator("[data-guide] button.main").click()
    expect(page.locator("[data-area='hand'] button")).to_have_count(3)
    page.set_viewport_size(size)
    for guided in (True, False):
        if not guided:
            page.get_by_role("button", name="Play without the guide").click()
        elif size == SIDE:  # the guide takes a third of its height
            continue
        must_be_still(page)
        assert page.evaluate(OUTSIDE) == []
        prompt = page.locator("[data-prompt]").bounding_box()
        assert prompt is not None
        counts = page.locator("[data-spot^='paint '] .left").evaluate_all(
            "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
        )
        assert counts <= prompt["y"] - 3  # it shines a little further than it reaches
    expect(page.locator("[data-prompt]")).to_contain_text("several requests")
    must_be_accessible(page)


def test_the_beginning_by_keys_alone(visit: Visit) -> None:
    page = visit(viewport=DESK)
    make(page, 2, FIRST)
    focused = page.locator(":focus")
    page.locator(CHIPS).first.focus()
    seen = []
    while len(seen) < 9 or len(set(seen)) < 3:
        now = kind(page)
        if now == "over":
            break
        expect(focused).to_have_attribute("data-choice", "")
        if now == "paint" and page.locator(CHIPS).count():
            page.keyboard.press("Enter")
            expect(focused).to_have_attribute("data-spot", re.compile("^square "))
            page.keyboard.press("Escape")
            expect(focused).to_have_attribute("data-spot", re.compile("^paint "))
            page.keyboard.press("Enter")
            expect(focused).to_have_attribute("data-spot", re.compile("^square "))
        if now == "give":
            page.keyboard.press("ArrowRight")
        if now == "paint":
            page.keyboard.press("ArrowDown")
        go_on(page, lambda: page.keyboard.press("Enter"))
        assert page.evaluate("document.querySelector('[data-board]').contains(document.activeElement)")
        seen.append(now)
    assert {"fill", "give", "paint"} <= set(seen)


def test_dragging_gifts_and_chips(visit: Visit) -> None:
    page = visit()
    make(page, 2, FIRST)

    def drag(piece: str, place: str) -> None:
        start, end = page.locator(piece).first.bounding_box(), page.locator(place).first.bounding_box()
        assert start and end
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 3, steps=4)
        page.mouse.up()

    before = asked(page)
    drag(CHIPS, "[data-spot='points 1']")  # beside the town: it falls back
    assert asked(page) == before
    dragged = set()
    while len(dragged) < 3:
        now = kind(page)
        if now == "fill":
            square = re.search(r'"square":"(..)"', asked(page))
            assert square
            go_on(page, lambda at=square[1]: drag("[data-spot='paint Y']", f"[data-spot='square {at}']"))
            expect(page.locator(f"[data-spot='square {square[1]}']")).to_have_accessible_name(
                f"{square[1]} yellow."
            )
        elif now == "give":
            spot = page.locator(f"{CARDS}[data-choice]").first.get_attribute("data-spot")
            held = page.locator(f"[data-spot='{spot}']").count()
            go_on(page, lambda: drag(f"{CARDS}[data-choice]", "[data-spot='square 3b']"))
            expect(page.locator(f"[data-spot='{spot}']")).to_have_count(held - 1)
        elif now == "paint":
            colour = re.search(r'"offered":"(.)', asked(page))
            assert colour
            other = page.locator("[data-spot^='square ']").evaluate_all(
                "(all, letter) => all.find((one) => one.textContent.trim()[0] !== letter).dataset.spot",
                colour[1],
            )
            chip = f"[data-spot='paint {colour[1]}']"
            go_on(page, lambda piece=chip, to=other: drag(piece, f"[data-spot='{to}']"))
            expect(page.locator(f"[data-spot='{other}'] .by")).to_be_visible()
        else:
            go_on(page, page.locator(CHOICE).first.click)
            continue
        dragged.add(now)


def test_a_colour_can_be_looked_at_while_others_think(visit: Visit) -> None:
    """What it would complete, without a question and without a pointer that hovers; a tap ends it."""
    page = visit(has_touch=True)
    make(page, 3, FIRST)
    shown = 0
    while not shown:  # with some roofs no colour completes anything
        play_on(page, most=1)
        while kind(page) != "give":
            assert play_on(page, most=1) == 1, "the game is over"
        page.mouse.move(1, 1)
        before = asked(page)
        for paint in "RBY":
            chip = page.locator(f"[data-spot='paint {paint}']")
            chip.tap()
            expect(chip).to_have_attribute("aria-pressed", "true")
            shown += page.locator(".square .coin").count()
            chip.tap()
            expect(page.locator(".square .coin")).to_have_count(0)
        assert asked(page) == before


def test_late_painters_lose_the_choice_and_somebody_picks_a_corner_and_its_colour(visit: Visit) -> None:
    """With the count, and a spectator who sees no hand."""
    ann = visit(viewport=DESK)
    make(ann, 2, {**FIRST, "count": 8}, bots=False)
    bob = visit(ann.url, viewport=PHONE)
    sit_as(bob, "Bob")
    eve = visit(ann.url, viewport={"width": 640, "height": 400})
    ann.get_by_role("button", name="Start the game").click()
    for page in [*[ann] * 5, bob, ann, bob]:
        page.wait_for_selector(CHOICE)
        go_on(page, page.locator(CHOICE).first.click)
    eve.wait_for_selector("[data-spot='gift 3']")
    assert eve.locator(f"{CARDS}, [data-choice]").count() == 0
    late = ann if "paint" in asked(ann) else bob
    picks = bob if late is ann else ann
    picks.wait_for_selector("[data-board*=corner]")
    go_on(picks, picks.locator(CHIPS).first.click)
    expect(picks.locator("[data-prompt]")).to_contain_text("Now choose a corner")
    spot = picks.locator(ROOFS).first.get_attribute("data-spot")
    assert spot in {"square 1a", "square 1d", "square 4a", "square 4d"}
    picks.locator(ROOFS).first.click()
    expect(eve.locator(f"[data-spot='{spot}'] .by")).to_be_visible()
    must_fit(eve)
    must_be_accessible(eve)


@thorough
def test_five_players_on_the_narrowest_screen(visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 640}, color_scheme="dark", reduced_motion="reduce")
    make(page, 5, FIRST)
    must_fit(page)
    play_on(page, most=7)
    page.wait_for_selector(CHOICE)
    must_fit(page)
    must_be_accessible(page)
    sizes = page.locator("[data-choice]").evaluate_all(
        "(all) => all.map((one) => [one.offsetWidth, one.offsetHeight]).flat()"
    )
    assert min(sizes) >= 44
