"""Somebody is asked to the table for the first time: the link, the name, what is seen of a link elsewhere."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kotatsu.server.announce import home_address
from tests.browser.conftest import DESK, fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import link_of, must_be_accessible, must_fit, sit_as

Visit = Callable[..., Page]
NARROW = {"width": 320, "height": 640}
RING = "() => getComputedStyle(document.activeElement).outlineStyle"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """One that is opened to other devices here."""
    yield from fresh_server(tmp_path_factory)


def ask_friends(visit: Visit, **wishes: object) -> Page:
    page = visit("/", **wishes)
    page.request.post("/api/me", data={"name": "Anna"})
    page.reload()
    page.click("[data-game=cat-tower]")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Get up").wait_for()
    return page


def test_an_invited_person_is_asked_for_a_name_that_tells_them_apart(visit: Visit) -> None:
    anna = ask_friends(visit)
    guest = visit(link_of(anna))
    guest.get_by_role("button", name="Sit here", exact=True).first.click()
    name = guest.get_by_role("textbox", name="Your name")
    expect(name).to_be_focused()
    must_be_accessible(guest)
    must_fit(guest)
    name.fill("anna")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert").get_by_text("anna sits here already")).to_be_visible()
    name.fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    for page in (anna, guest):
        expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    assert guest.request.get("/api/me").json()["name"] == "Ben"
    other = visit(link_of(anna))
    other.get_by_role("button", name="Sit here", exact=True).first.wait_for()  # the page has become a guest
    other.request.post("/api/me", data={"name": "Ben"})  # in another browser, another Ben
    other.reload()
    other.get_by_role("button", name="Sit here", exact=True).first.click()
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("Ben")
    expect(other.get_by_role("alert").get_by_text("Ben sits here already")).to_be_visible()


def test_each_further_seat_at_one_device_is_asked_for_a_name(visit: Visit) -> None:
    page = ask_friends(visit)
    page.get_by_role("button", name="Sit here too").first.click()
    name = page.get_by_role("textbox", name="Name of who sits here too")
    expect(name).to_have_value("")
    name.fill("Anna")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").get_by_text("Anna sits here already")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    sit_as(page, "Ben", "Sit here too")
    assert page.request.get("/api/me").json()["name"] == "Anna"  # it is still her device
    ben = page.get_by_role("listitem").filter(has_text="Ben")
    ben.get_by_role("button", name="Change name").click()
    page.get_by_role("textbox", name="Name of who sits here too").fill("Bea")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()


def test_a_page_that_is_opened_by_a_link_has_no_ring_around_its_title(visit: Visit) -> None:
    guest = visit(link_of(ask_friends(visit)))
    title = guest.get_by_role("heading", name="Cat Tower", level=1)
    expect(title).to_be_focused()
    assert guest.evaluate(RING) == "none"
    guest.keyboard.press("Tab")
    assert guest.evaluate(RING) == "solid"
    guest.goto("/")
    guest.get_by_role("link", name="Guest").focus()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("heading", name="You", level=1)).to_be_focused()
    assert guest.evaluate(RING) == "solid"  # who uses the keyboard sees where they are


def test_a_game_has_an_address_and_the_page_an_icon_for_home_screens(visit: Visit) -> None:
    page = visit("/game/cat-tower")
    expect(page.get_by_role("dialog", name="Cat Tower")).to_be_visible()
    for name in ("touch-icon.png", "preview.png"):
        answer = page.request.get(f"/{name}")
        assert answer.headers["content-type"] == "image/png" and answer.body()[1:4] == b"PNG"
    assert page.locator("link[rel=apple-touch-icon]").get_attribute("href") == "/touch-icon.png"


@pytest.mark.parametrize("size", [NARROW, DESK], ids=["narrow", "desk"])
def test_only_this_machine_is_served_until_others_are_let_in(
    visit: Visit, complaints: list[str], size: dict[str, int]
) -> None:
    """The last of these tests: from then on others are let in."""
    page = ask_friends(visit, viewport=size)
    shut = page.get_by_text("Only this machine can open this table yet.")
    expect(shut).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    command = page.get_by_role("textbox", name="Copy the command")
    expect(command).to_have_value(re.compile(r"^kotatsu serve --host 0\.0\.0\.0 --port \d+$"))
    must_be_accessible(page)
    must_fit(page)
    if size != DESK or home_address() is None:
        return
    page.get_by_role("button", name="Let others in").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.get_by_role("textbox", name="Copy the link").input_value()
    assert link.startswith(f"http://{home_address()}:") and "?game=cat-tower#invite=" in link
    must_be_accessible(page)
    must_fit(page)
    phone = visit(link)
    sit_as(phone, "Ben")
    expected = ("asked somebody else: ", "The Cross-Origin-Opener-Policy header has been ignored")  # at home
    complaints[:] = [said for said in complaints if not said.startswith(expected)]
