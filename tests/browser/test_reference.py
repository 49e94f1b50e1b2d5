"""Reference cards: a tap away at every table, drawn from the edition in use and the number of players."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import kotatsu
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, must_be_accessible, must_fit, start, with_games
from tests.thorough import thorough

Visit = Callable[..., Page]
GAMES = [game.name for game in kotatsu.games() if game.has_module("reference")]
SIDE = {"width": 844, "height": 390}
COUNTED = re.compile(r"(\d+) of (\d+) unseen")
SMALL = {"width": 320, "height": 568}

BEGIN = """async (table) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    });
    await post("/api/me", { name: "Ann" });
    return (await (await post("/api/tables", table)).json()).table;
}"""
TOO_SMALL = """(card) => [...card.querySelectorAll("*")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !one.closest(".unseen, [data-decor]") && parseFloat(getComputedStyle(one).fontSize) < 11
).map((one) => one.outerHTML)"""
CUT_OFF = """(card) => {
    const room = card.closest("dialog").getBoundingClientRect();
    return [...card.querySelectorAll("*")].filter((one) => !one.closest(".unseen")).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < room.left - 0.5 || box.right > room.right + 0.5);
    }).map((one) => one.outerHTML.slice(0, 200));
}"""


def begin(page: Page, game: str, players: int, **options: Any) -> None:
    """A table with kittens on which the game has begun."""
    bots = [None, *["kitten"] * (players - 1)]
    table = {"game": game, "players": players, "options": options, "bots": bots}
    page.goto(f"/table/{page.evaluate(BEGIN, table)}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(CHOICE)


def open_card(page: Page) -> Locator:
    page.get_by_role("button", name="Reference card").click()
    card = page.locator("[data-reference]")
    card.wait_for()
    return card


def print_anew(page: Page, printed: Any) -> None:
    """Let the tables of this page have something else on their cards, as one with another edition has."""

    def changed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: printed if key == "printed" else changed(one) for key, one in value.items()}
        return [changed(one) for one in value] if isinstance(value, list) else value

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(changed(json.loads(text)))))
        socket.on_message(server.send)

    page.route_web_socket("**/socket", between)


def row(card: Locator, name: str) -> list[str]:
    """The cells beside this heading."""
    cells: list[str] = card.locator("tr", has_text=name).get_by_role("cell").all_inner_texts()
    return cells


# --- a tap away ---------------------------------------------------------------------------------------------


@with_games()
def test_the_card_is_a_tap_away_and_easy_to_read(visit: Visit, game: str) -> None:
    must_be_at_hand(visit("/", PHONE), game)


@with_games()
def test_the_card_is_a_click_away_on_a_desk_at_night(visit: Visit, game: str) -> None:
    must_be_at_hand(visit("/", DESK, color_scheme="dark"), game)


def must_be_at_hand(page: Page, game: str) -> None:
    start(page, game)
    card = open_card(page)
    assert card.get_by_role("heading", level=3).count() >= 3
    must_be_accessible(page)
    assert card.evaluate(TOO_SMALL) == []
    assert card.evaluate(CUT_OFF) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="Reference card")).to_be_focused()
    must_fit(page)


@pytest.mark.parametrize(
    "viewport", [SIDE, pytest.param(SMALL, marks=thorough)], ids=["on its side", "small"]
)
def test_the_card_fits_other_phones(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport)
    for game in GAMES:
        page.goto("/")
        start(page, game)
        box = page.get_by_role("button", name="Reference card").bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        card = open_card(page)
        assert card.evaluate(CUT_OFF) == [], game
        assert card.evaluate(TOO_SMALL) == [], game


def test_the_card_is_reached_and_read_by_keyboard(visit: Visit) -> None:
    page = visit("/", DESK)
    start(page, GAMES[0])
    page.get_by_role("button", name="Reference card").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Reference card")).to_be_visible()
    inside = page.get_by_role("dialog").locator(".inside")
    page.locator("[data-reference]").wait_for()
    for _ in range(3):
        page.keyboard.press("Tab")
        if inside.evaluate("(one) => one.contains(document.activeElement)"):
            break
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('dialog .inside').scrollTop > 0")


# --- what stands on it --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_tower_of_pancakes_for_three_and_for_four(visit: Visit, players: int) -> None:
    page = visit("/")
    begin(page, "tower-of-pancakes", players)
    card = open_card(page)
    printed = kotatsu.game("tower-of-pancakes").setup(players).printed()
    assert row(card, "Plate: wins, serves") == [str(chips) for chips in printed["plate"]]
    assert row(card, "Pan: loses, bakes") == [str(chips) for chips in printed["pan"]]
    assert row(card, "8th pancake") == ["5", "6", "7", "8"]
    expect(card).to_contain_text(f"With {players} players: {printed['tricks']} tricks")


@pytest.mark.parametrize(
    ("mode", "told", "not_told"),
    [
        ("mystery", "Above lie 5, 6, 7, 8, below 1, 2, 3, 4", "Topmost pancake"),
        ("hyper-mystery", "1, 2, 3, 4, 5, 6, 7, 8 lie above and below", "Topmost pancake"),
        ("extreme", "Every plate is open and none is ever full.", "Each discarded pancake"),
    ],
)
def test_tower_of_pancakes_in_every_mode(visit: Visit, mode: str, told: str, not_told: str) -> None:
    page = visit("/")
    begin(page, "tower-of-pancakes", 4, mode=mode)
    card = open_card(page)
    expect(card).to_contain_text(told)
    expect(card).not_to_contain_text(not_told)
    must_be_accessible(page)


@pytest.mark.parametrize("players", [pytest.param(3, marks=thorough), 4, pytest.param(5, marks=thorough)])
def test_itadaki_shows_the_cards_in_play(visit: Visit, players: int) -> None:
    page = visit("/")
    begin(page, "itadaki-sashiage", players)
    card = open_card(page)
    copies = kotatsu.game("itadaki-sashiage").setup(players).printed()["copies"]
    assert row(card, "Of each fruit") == [f"×{count}" for count in copies if count]
    expect(card.get_by_text("Cards moved in chances in this round")).to_be_visible()


@pytest.mark.parametrize("players", [3, 7])
def test_cookie_thief_counts_what_this_seat_has_not_seen(visit: Visit, players: int) -> None:
    page = visit("/")
    begin(page, "cookie-thief", players, first_leader=0)
    card = open_card(page)
    counts = [(int(unseen), int(copies)) for unseen, copies in COUNTED.findall(card.inner_text())]
    cakes = kotatsu.game("cookie-thief").setup(players).printed()["cakes"]
    assert [copies for _, copies in counts] == list(cakes.values())
    assert sum(copies - unseen for unseen, copies in counts) == 2  # the two cards in hand; nothing is open
    explained = (
        card.get_by_role("listitem").filter(has_text="Twisted doughnut").first.get_by_role("paragraph")
    )
    expect(explained).not_to_be_visible()
    card.get_by_text("Guess an opponent").first.click()
    expect(explained).to_be_visible()


@thorough
def test_a_box_of_ones_own_has_a_card_of_its_own(visit: Visit) -> None:
    page = visit("/")
    for name, changes, told in (
        ("tower-of-pancakes", {"plate": [9, 9, 9, 9, 9, 9, 9, 9], "discarded": -5}, ["9\t9\t9", "−5"]),
        ("itadaki-sashiage", {"first_tower": 4}, ["First tower: 4 cards"]),
        ("cookie-thief", {"in_deck": 2}, ["2 of these, drawn blindly"]),
        ("cat-tower", {"footprints": 7, "end_columns": 2}, ["There are 7.", "2 full columns"]),
        ("trico-roof", {"copies": 3, "chips": 12}, ["every card 3 times", "There are 12 of each"]),
    ):
        game = kotatsu.game(name)
        other = page.context.new_page()
        print_anew(other, {**game.setup(game.usual_players).printed(), **changes})
        other.goto("/")
        start(other, name)
        shown = open_card(other).inner_text()
        for words in told:
            assert words in shown, shown
        other.close()
