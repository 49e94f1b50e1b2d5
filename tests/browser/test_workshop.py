"""The workshop: numbers are changed where they stand, mistakes are told there, and what comes of it is kept,
played, shared and tried out."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from tests.browser.conftest import DESK, PHONE, fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import must_be_accessible, must_fit

Visit = Callable[..., Page]
FINE = "[data-state=fine]"
IN_HAND = "points for each baked chip not served"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    yield from fresh_server(tmp_path_factory, "trials_per_minute=1000", "trial_games=100", "trial_patience=3")


def opened(visit: Visit, game: str, viewport: dict[str, int] = DESK, **wishes: object) -> Page:
    page = visit(f"/workshop/{game}", viewport, **wishes)
    page.wait_for_selector(FINE)
    return page


def amount(page: Page, name: str) -> Locator:
    return page.get_by_role("spinbutton", name=name, exact=True)


def name_it(page: Page, title: str) -> None:
    page.get_by_role("textbox", name="What you call it").fill(title)


def sweet(visit: Visit, viewport: dict[str, int] = DESK) -> Page:
    """An edition of Tower Of PanCakes in which a chip in hand costs five."""
    page = opened(visit, "tower-of-pancakes", viewport)
    name_it(page, "Sweet tooth")
    amount(page, IN_HAND).fill("-5")
    expect(page.locator("[data-workshop] [data-house]")).to_have_text("House edition: Sweet tooth")
    return page


@pytest.mark.parametrize("game", game_names())
def test_every_game_stands_on_the_bench_and_every_value_can_be_changed(visit: Visit, game: str) -> None:
    page = opened(visit, game)
    keys = [field.key for field in find_game(game).fields]
    for key in keys:
        expect(page.locator(f"[id='field-{key}']")).to_have_count(1)
    assert page.locator("[data-field]").count() == len(keys)
    expect(page.get_by_role("heading", name="The rest")).to_have_count(0)  # all of it is drawn
    for viewport, theme in ((DESK, "light"), (PHONE, "dark")):
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=theme)
        must_fit(page)
        must_be_accessible(page)


def test_a_mistake_is_told_where_it_is_and_undone_redone_and_reset(visit: Visit) -> None:
    page = sweet(visit)
    amount(page, IN_HAND).fill("-30")
    fault = page.locator("[data-fault='score.in_hand']")
    expect(fault).to_have_text(
        "Sweet tooth.toml, score.in_hand.value: expected a whole number from −20 to 20, got -30."
    )
    expect(amount(page, IN_HAND)).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    must_be_accessible(page)
    page.get_by_role("textbox", name="What you call it").focus()
    page.locator(".faults").get_by_role("button", name=IN_HAND).click()
    expect(amount(page, IN_HAND)).to_be_focused()

    page.get_by_role("combobox", name="Language").select_option("es")
    expect(fault).to_contain_text("del −20 al 20")
    page.get_by_role("combobox").first.select_option("en")

    amount(page, IN_HAND).fill("-6")
    page.wait_for_selector(FINE)
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(amount(page, IN_HAND)).not_to_have_value("-6")
    page.keyboard.press("Control+Shift+Z")
    page.keyboard.press("Control+y")
    expect(amount(page, IN_HAND)).to_have_value("-6")

    field = page.locator("[data-field='score.in_hand']")
    expect(field).to_contain_text("yours")
    page.get_by_role("button", name=f"Back to what it was: {IN_HAND}").click()
    expect(amount(page, IN_HAND)).to_have_value("-1")
    expect(field).to_contain_text("printed")
    plates = page.locator("[data-field='plate.4']")
    expect(plates).to_contain_text("rebuilt")
    plates.get_by_role("spinbutton").first.fill("7")
    plates.get_by_role("checkbox", name="so it stands in my box").check()
    expect(plates).to_contain_text("printed")
    expect(page.get_by_text("One value is changed.")).to_be_visible()


def test_values_that_do_not_agree_are_told_too(visit: Visit) -> None:
    page = opened(visit, "trico-roof")
    amount(page, "gift cards each of 2 players gets").fill("7")
    expect(page.locator("[data-fault='hand.2']")).to_contain_text("an even number")
    amount(page, "gift cards each of 2 players gets").fill("12")
    page.wait_for_selector(FINE)
    request = page.locator("[data-field=residents] [data-request='1']")
    request.get_by_role("button", name="Change request 1").press("Enter")
    first = request.get_by_role("button", name="Row 1, column 1: ")
    expect(first).to_be_focused()
    request.get_by_role("button", name="Row 2, column 2: red with a star").press("Enter")
    expect(request.get_by_role("button", name="Row 2, column 2: blue with a star")).to_be_focused()
    expect(page.locator("[data-workshop] [data-house]")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("As the game comes: nothing is changed.")).to_be_visible()


def test_it_is_kept_here_and_there_opened_and_deleted(visit: Visit) -> None:
    page = sweet(visit)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    kept = page.get_by_role("region", name="Your editions").get_by_role("listitem")
    expect(kept).to_contain_text("in this browser and on the server")
    amount(page, IN_HAND).fill("-7")
    page.reload()
    expect(amount(page, IN_HAND)).to_have_value("-7")  # what was not finished lies here as it was left
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(amount(page, IN_HAND)).to_have_value("-1")
    expect(kept).to_contain_text("on the server")
    kept.get_by_role("button", name="Open Sweet tooth").click()
    expect(amount(page, IN_HAND)).to_have_value("-5")
    kept.get_by_role("button", name="Delete").click()
    must_be_accessible(page)
    kept.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("None yet. What you save stands here.")).to_be_visible()
    page.reload()
    page.wait_for_selector(FINE)
    expect(page.get_by_text("None yet. What you save stands here.")).to_be_visible()


def test_it_is_played_and_everybody_sees_that_it_is_a_house_edition(visit: Visit) -> None:
    ann = sweet(visit, PHONE)
    ann.get_by_role("button", name="Play it").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.locator("[data-house]")).to_have_text("House edition: Sweet tooth")
    must_be_accessible(ann)
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_role("checkbox", name="Private: only with the link").uncheck()
    dialog.get_by_role("button", name="Play with friends").click()
    ann.wait_for_url("**/table/**")
    house = ann.locator("[data-house]")
    expect(house).to_have_text("House edition: Sweet tooth")
    must_fit(ann)
    must_be_accessible(ann)

    ben = visit("/", DESK)
    expect(ben.get_by_text("House edition: Sweet tooth")).to_be_visible()
    ben.goto(ann.url)
    expect(ben.locator("[data-house]")).to_have_text("House edition: Sweet tooth")
    ben.locator("[data-house]").click()
    expect(amount(ben, IN_HAND)).to_have_value("-5")
    expect(ben.get_by_text("This is the edition of a table.")).to_be_visible()
    ben.go_back()

    ann.get_by_role("button", name="Fill with bots").click()
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_selector("[data-board]")
    expect(ann.locator("[data-house]")).to_be_visible()
    ben.wait_for_selector("[data-board]")
    expect(ben.locator("[data-house]")).to_have_text("house edition")


def test_it_is_shared_as_a_file_as_text_and_as_a_link(visit: Visit, tmp_path: Path) -> None:
    page = sweet(visit)
    share = page.locator("[data-share]")
    with page.expect_download() as download:
        share.get_by_role("link", name="Download the file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "tower-of-pancakes-Sweet-tooth.toml"
    edition = find_game("tower-of-pancakes").edition(file)
    assert (edition.title, edition.values["score"]["in_hand"]) == ("Sweet tooth", -5)
    link = share.get_by_role("textbox", name="Copy the link").input_value()
    assert len(link) <= 2000

    friend = visit("/")
    friend.goto(link)
    expect(amount(friend, IN_HAND)).to_have_value("-5")
    expect(friend.get_by_role("textbox", name="What you call it")).to_have_value("Sweet tooth")
    expect(friend).to_have_url(link.partition("#")[0])

    other = opened(visit, "tower-of-pancakes", PHONE)
    other.locator("input[type=file]").set_input_files(file)
    expect(amount(other, IN_HAND)).to_have_value("-5")
    broken = tmp_path / "broken.toml"
    broken.write_text(file.read_text("utf-8").replace("value = -5", 'value = "much"'), encoding="utf-8")
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.locator("[data-fault='score.in_hand']")).to_contain_text('got "much"')
    expect(other.get_by_text("cannot be drawn")).to_be_visible()
    must_be_accessible(other)
    other.get_by_role("button", name=f"Back to what it was: {IN_HAND}").click()
    other.wait_for_selector(FINE)
    none = tmp_path / "none.toml"
    none.write_text("this is no TOML", encoding="utf-8")
    other.locator("input[type=file]").set_input_files(none)
    expect(other.get_by_text("is not TOML")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_what_would_this_do_says_how_sure_it_is(visit: Visit, viewport: dict[str, int]) -> None:
    page = sweet(visit, viewport)
    trial = page.locator("[data-trial]")
    trial.get_by_label("What matters most").select_option("Points of everybody, on average")
    trial.get_by_role("button", name="Try it").click()
    expect(trial.get_by_role("progressbar")).to_be_visible()
    trial.get_by_role("button", name="Stop").click()
    expect(trial.get_by_role("button", name="Try it")).to_be_enabled()
    trial.get_by_role("button", name="Try it").click()
    expect(trial.locator("[data-verdict=done]")).to_contain_text(
        "Points of everybody, on average: lower by", timeout=60_000
    )
    expect(trial.locator("[data-verdict=done]")).to_contain_text("That is clear")
    expect(trial.get_by_text("100 pairs of games were played.")).to_be_visible()
    expect(trial.get_by_role("img", name="How many points winners have")).to_be_visible()
    trial.get_by_text("As a table").click()
    expect(trial.get_by_role("row", name="Baked, not served")).to_be_visible()
    must_fit(page)
    must_be_accessible(page)
    amount(page, IN_HAND).fill("-4")
    expect(trial.get_by_text("The numbers have changed since")).to_be_visible()


def test_the_way_there(visit: Visit) -> None:
    page = visit("/game/cat-tower")
    page.get_by_role("link", name="Workshop").click()
    page.wait_for_selector(FINE)
    hexagon = page.get_by_role("button", name="Column A, floor 1: a place", exact=True)
    hexagon.press("Enter")
    expect(page.get_by_role("button", name="Column A, floor 1: a place with a house picture")).to_be_focused()
    page.goto("/workshop")
    expect(page.get_by_role("link", name="To the workshop of")).to_have_count(len(game_names()))
    must_be_accessible(page)
    must_fit(page)
