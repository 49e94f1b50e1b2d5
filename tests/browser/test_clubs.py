"""A club in browsers: coming in by its link, a tournament of twelve from the first draw to the last table,
the big screen."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kotatsu.core.record import Record, verify
from tests.browser.conftest import DESK, PHONE, fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import (
    CHOICE,
    END,
    FEWEST,
    must_be_accessible,
    must_fit,
    play_on,
    short_game,
    table_of,
    with_games,
)
from tests.browser.screens import problems, show

Visit = Callable[..., Page]
LONG = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    yield from fresh_server(tmp_path_factory, "stale=1", "gone=60")


def club_of(host: Page, name: str) -> str:
    """Make a club from the shelf; its link."""
    host.request.post("/api/me", data={"name": "Ann"})
    host.goto("/")
    host.get_by_role("button", name="Make a club").click()
    host.get_by_label("Name of the club").fill(name)
    host.get_by_role("button", name="Make a club").click()
    expect(host.get_by_role("heading", level=1)).to_have_text(name)
    club = host.url.rpartition("/")[2]
    return f"/club/{club}#invite={host.request.get(f'/api/clubs/{club}').json()['invite']}"


def join(visit: Visit, link: str, name: str) -> Page:
    page = visit(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    return page


def play_together(pages: list[Page]) -> None:
    """At one table or at several, until all of them are over."""
    for _ in range(600):
        left = [page for page in pages if not page.locator(END).is_visible()]
        if not left:
            return
        for page in left:
            if page.locator(CHOICE).count():
                play_on(page, 1)
        left[0].wait_for_timeout(50)
    raise AssertionError("a game does not end")


def test_a_swiss_tournament_of_twelve_is_played_to_its_end(visit: Visit) -> None:
    ann = visit()
    link = club_of(ann, "Thursday cats")
    ben = join(visit, link, "Ben")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Thursday cats")
    for page, viewport in ((ann, PHONE), (ann, DESK)):
        page.set_viewport_size(viewport)
        must_fit(page)
        must_be_accessible(page)

    ann.get_by_role("button", name="New tournament").click()
    ann.get_by_label("Name of the tournament").fill("Spring")
    ann.get_by_role("combobox", name="Game", exact=True).select_option("tower-of-pancakes")
    ann.get_by_label("Players at a table").select_option("3")
    ann.get_by_label("Rounds at most").fill("2")
    ann.get_by_role("button", name="Create it").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Spring")
    address = ann.url
    ben.goto(address)
    for page in (ann, ben):
        page.get_by_role("button", name="Take part", exact=True).click()
    expect(ann.get_by_role("button", name="I play the next round")).to_be_visible()
    ann.get_by_label("How many").fill("10")
    ann.get_by_role("button", name="Let bots take part").click()
    expect(ann.locator("[data-standings] tbody tr")).to_have_count(12)

    for number in (1, 2):
        for page in (ann, ben):
            page.get_by_role("button", name="I play the next round").click()
        expect(ann.get_by_text("2 people are ready.")).to_be_visible()
        ann.get_by_role("button", name="Draw the tables").click()
        tables = {}
        for page in (ann, ben):
            page.get_by_role("link", name="To your table").click(timeout=LONG)
            page.wait_for_selector("[data-board]")
            tables[page] = page.url
        # In the order of entering at first; then those meet who have not met.
        assert (len(set(tables.values())) == 1) == (number == 1)
        play_together([ann, ben])
        for page in (ann, ben):
            expect(page.locator(END)).to_be_visible(timeout=LONG)
            page.get_by_role("link", name="To the tournament").click()
        if number == 1:
            expect(ann.get_by_text("Round 2 of 2")).to_be_visible(timeout=LONG)
    expect(ann.get_by_role("heading", name="The tournament is over")).to_be_visible(timeout=LONG)
    points = [float(text) for text in ann.locator("[data-standings] tbody td b").all_inner_texts()]
    assert len(points) == 12
    assert points == sorted(points, reverse=True)
    assert sum(points) == 2 * 4 * (12 + 6)

    for page, viewport in ((ann, PHONE), (ann, DESK)):
        page.set_viewport_size(viewport)
        must_fit(page)
        must_be_accessible(page)

    # All tables of a round were dealt alike, and what was promised holds.
    shown = ann.request.get(f"/api/tournaments/{address.rpartition('/')[2]}").json()
    for played in shown["rounds"]:
        seeds = set()
        for table in played["tables"]:
            record = Record.from_data(ann.request.get(f"/api/records/{table['table']}").json())
            verify(record)
            seeds.add(record.seed)
        assert len(played["tables"]) == 4
        assert len(seeds) == 1


def test_a_table_that_holds_a_tournament_up_is_released_on_its_page(visit: Visit) -> None:
    ann = visit()
    club = club_of(ann, "Stuck cats").rpartition("/club/")[2].partition("#")[0]
    wanted = {"name": "Slow cup", "game": "cat-tower", "players": 2, "rounds": 1}
    wanted["clock"] = {"kind": "move", "seconds": 3600, "increment": 0}
    made = ann.request.post(f"/api/clubs/{club}/tournaments", data=wanted).json()
    ann.request.post(
        f"/api/tournaments/{made['tournament']}",
        data={"change": {"t": "add_bots", "level": "random", "count": 1}},
    )
    ann.goto(f"/tournament/{made['tournament']}")
    ann.get_by_role("button", name="Take part", exact=True).click()
    ann.get_by_role("button", name="I play the next round").click()
    ann.get_by_role("button", name="Draw the tables").click()
    stuck = ann.locator("[data-stuck]")
    expect(stuck).to_have_count(1, timeout=LONG)
    for viewport in (DESK, PHONE):
        ann.set_viewport_size(viewport)
        must_fit(ann)
        must_be_accessible(ann)
    stuck.get_by_role("button", name="Call it off").click()
    stuck.get_by_role("button", name="Call it off", exact=True).click()
    expect(ann.get_by_role("heading", name="The tournament is over")).to_be_visible(timeout=LONG)
    expect(stuck).to_have_count(0)


def test_a_big_screen_shows_the_table_in_large_type_and_nobodys_hand(visit: Visit) -> None:
    ann, _ = table_of(visit, "tower-of-pancakes", 2, players=3)
    table = re.search(r"/table/([\w-]+)", ann.url)
    assert table is not None
    screen = ann.context.new_page()  # her own browser: still nobody's hand
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.goto(f"/screen/{table[1]}")
    screen.wait_for_selector("[data-board]")
    assert screen.get_by_role("banner").get_by_role("link").count() == 0
    assert screen.locator(f"{CHOICE}, input, select, dialog").count() == 0
    assert "hand" not in screen.locator("main").inner_text()
    assert screen.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 28
    expect(screen.get_by_text("to play")).to_be_visible()
    must_fit(screen)
    screen.close()


@with_games()
def test_a_big_screen_shows_what_everybody_has_and_is_filled(visit: Visit, game: str) -> None:
    ann = short_game(visit, game)
    play_on(ann, 3)
    ann.goto(ann.url.replace("/table/", "/screen/"))
    ann.wait_for_selector("[data-board]")
    expect(ann.locator("main .extra")).to_have_count(FEWEST[game])
    for size in ("1920x1080", "1280x720"):
        show(ann, size, "light")
        assert problems(ann, axe=False)[0] == []
