"""Games of days on a phone: from one's turn to the next one, and a vacation that the others see."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, must_be_accessible, must_fit, play_on, table_of

Visit = Callable[..., Page]
A_DAY_EACH = {"kind": "move", "seconds": 86_400, "increment": 0}
FIRST = {"first_leader": 0}
DAY = re.compile(r"vacation until \w+")


def test_from_one_turn_to_the_next_is_a_tap(visit: Visit) -> None:
    ann, _ = table_of(visit, "trico-roof", 2, clock=A_DAY_EACH, options=FIRST)
    first = ann.url.partition("#")[0]
    made = ann.request.post(
        "/api/tables",
        data={"game": "cat-tower", "players": 2, "clock": A_DAY_EACH, "bots": [None, "kitten"]},
    ).json()
    ann.goto(f"/table/{made['table']}")
    ann.get_by_role("button", name="Sit here", exact=True).first.click()
    ann.get_by_role("button", name="Start the game").click()
    ann.wait_for_selector(CHOICE)
    ann.goto("/")
    waits = ann.get_by_role("link", name="your turn")
    expect(waits).to_have_count(2)
    ann.goto(first)
    expect(ann.locator("[data-next-turn]")).to_have_count(0)  # it is her turn here
    ann.wait_for_selector(CHOICE)
    for _ in range(20):
        if ann.locator("[data-next-turn]").count():
            break
        if ann.locator(CHOICE).count():
            play_on(ann, 1)
        ann.wait_for_timeout(100)
    ann.locator("[data-next-turn]").click()
    expect(ann).to_have_url(re.compile(made["table"]))
    ann.wait_for_selector(CHOICE)


def test_a_vacation_is_begun_in_the_settings_seen_at_the_table_and_ended_there(visit: Visit) -> None:
    ann, ben = table_of(visit, "trico-roof", 2, clock=A_DAY_EACH, options=FIRST)
    table = ann.url.partition("#")[0]
    ann.goto("/me")
    vacation = ann.locator("[data-vacation]")
    expect(vacation).to_contain_text("30 of 30 days of this year are left.")
    vacation.get_by_label("Days from now").fill("31")
    vacation.get_by_role("button", name="Begin").click()
    assert vacation.locator("input:invalid").count() == 1  # the browser says why
    vacation.get_by_label("Days from now").fill("5")
    vacation.get_by_role("button", name="Begin").click()
    expect(vacation).to_contain_text("Until ")
    for viewport in (DESK, PHONE):
        ann.set_viewport_size(viewport)
        must_fit(ann)
        must_be_accessible(ann)
    expect(ben.get_by_text(DAY)).to_be_visible()
    must_fit(ben)
    ann.goto(table)
    ann.wait_for_selector(CHOICE)  # she may play meanwhile
    ann.get_by_role("button", name="More").click()
    ann.locator("[data-vacation-fold] summary").click()
    ann.locator("[data-vacation]").get_by_role("button", name="I am back").click()
    expect(ann.locator("[data-vacation]")).to_contain_text("29 of 30 days of this year are left.")
    expect(ben.get_by_text(DAY)).to_have_count(0)
