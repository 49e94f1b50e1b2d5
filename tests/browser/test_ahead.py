"""Moves that are prepared before one is asked, and what makes a table comfortable."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import CHOICE, must_be_accessible, must_fit, play_on, table_of, who_may_move

Visit = Callable[..., Page]
HAND = '[data-board] [data-spot^="hand "]'


def hand_of(page: Page) -> list[str]:
    """The cards in the order in which they lie."""
    spots = page.locator(HAND).evaluate_all("cards => cards.map((card) => card.dataset.spot)")
    return [spot.removeprefix("hand ") for spot in spots]


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-spot="hand {name}"]').first


def test_a_prepared_card_is_played_when_its_turn_comes_or_dropped_with_a_notice(visit: Visit) -> None:
    """Ann and Ben give gifts in Trico Roof: whoever follows prepares."""
    ann, ben = table_of(visit, "trico-roof")
    while not (leads := who_may_move([ann, ben])).locator(f"{HAND}[data-choice]").count():
        play_on(leads, 1)
    follows = ben if leads is ann else ann
    held, theirs = hand_of(follows), hand_of(leads)
    colour = next(one[0] for one in theirs if 0 < sum(c[0] == one[0] for c in held) < len(held))
    led = next(one for one in theirs if one[0] == colour)
    other = next(one for one in held if one[0] != colour)

    # Looking at cards prepares nothing; taken back by a tap; kept by the server, seen by nobody else.
    assert follows.locator(CHOICE).count() == 0
    follows.get_by_role("button", name="Prepare your next move").click()
    marks = follows.locator("[data-prepared]")
    card(follows, other).click()
    expect(marks).to_have_text(["1"])
    card(follows, other).click()
    expect(marks).to_have_count(0)
    card(follows, other).click()
    expect(marks).to_have_count(1)
    must_be_accessible(follows)
    must_fit(follows)
    follows.reload()
    expect(marks).to_have_text(["1"])
    expect(follows.locator("[data-prompt]")).to_contain_text("Prepared:")
    assert leads.locator("[data-prepared]").count() == 0

    card(leads, led).click()  # which must be followed, and cannot be with that card
    expect(follows.locator("[data-dropped]")).to_contain_text("may not be played now")
    expect(marks).to_have_count(0)
    card(follows, next(one for one in held if one[0] == colour)).click()
    expect(follows.locator("[data-dropped]")).to_have_count(0)

    # In order of preference, by keyboard too: one of them may be played, and is.
    expect(leads.locator(f"{HAND}[data-choice]").first).to_be_visible()
    held = hand_of(follows)
    follows.locator("[data-ahead]").click()
    for number, name in enumerate(dict.fromkeys(held), 1):
        card(follows, name).focus()
        follows.keyboard.press("Enter")
        expect(marks).to_have_count(number)
    leads.locator(f"{HAND}[data-choice]").first.click()
    expect(follows.locator(HAND)).to_have_count(len(held) - 1)
    expect(marks).to_have_count(0)


def test_comforts_are_remembered_and_somebody_can_be_muted_and_reported(visit: Visit) -> None:
    ann, ben, cleo = table_of(visit, "tower-of-pancakes", people=3)
    ann.locator(HAND).first.wait_for()
    usual = card(ann, hand_of(ann)[0]).bounding_box()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    type_before = ann.evaluate(size)
    ann.get_by_role("button", name="More").click()
    ann.get_by_text("Settings", exact=True).click()
    ann.locator("[data-setting=type]").select_option("large")
    ann.locator("[data-setting=cards]").select_option("large")
    ann.locator("[data-setting=sort]").select_option("number")
    ann.get_by_label("Left-handed on a phone").check()
    ann.get_by_role("button", name="Close").click()
    assert ann.evaluate(size) > type_before
    numbers = [int(name[1]) for name in hand_of(ann)]
    assert numbers == sorted(numbers)
    large = card(ann, hand_of(ann)[0]).bounding_box()
    assert usual is not None and large is not None and large["height"] > usual["height"]
    expect(ann.locator("[data-prompt]")).to_have_css("flex-direction", "row-reverse")
    must_fit(ann)
    must_be_accessible(ann)

    # By hand: with keys, by dragging; and so after the page is loaded again.
    ann.evaluate(
        "() => localStorage['kotatsu.settings'] = JSON.stringify({"
        "...JSON.parse(localStorage['kotatsu.settings']), sort: 'own'})"
    )
    ann.reload()
    ann.locator(HAND).first.wait_for()
    before = hand_of(ann)
    card(ann, before[0]).focus()
    ann.keyboard.press("Shift+ArrowRight")
    expect(ann.locator(HAND).first).to_have_attribute("data-spot", f"hand {before[1]}")
    expect(card(ann, before[0])).to_be_focused()
    card(ann, before[0]).drag_to(card(ann, before[3]), source_position={"x": 5, "y": 20})
    after = hand_of(ann)
    assert after != before and sorted(after) == sorted(before) and after.index(before[0]) >= 2
    ann.reload()
    ann.locator(HAND).first.wait_for()
    assert hand_of(ann) == after

    # Ann hears Ben no longer, Cleo does; Cleo reports Ben, and Ann alone learns of it.
    people = "details[data-people] summary"
    ann.get_by_role("button", name="More").click()
    ann.locator(people).click()
    ann.get_by_role("button", name="Mute Ben for me alone").click()
    ann.get_by_role("button", name="Close").click()
    say(ben, "you are slow")
    say(cleo, "hello")
    ann.get_by_role("button", name="Chat").click()
    expect(ann.locator(".chat li")).to_have_text(["Cleo hello"])
    ann.get_by_role("button", name="Close").click()
    cleo.get_by_role("button", name="More").click()
    cleo.locator(people).click()
    cleo.get_by_role("listitem").filter(has_text="Ben").get_by_role("button", name="Report").click()
    cleo.get_by_role("button", name="Report", exact=True).click()
    expect(cleo.get_by_text("The host knows.")).to_be_visible()
    ann.get_by_role("button", name="More").click()
    ann.locator(people).click()
    expect(ann.locator("[data-reports] li")).to_have_text(["Cleo reports Ben."])
    ben.get_by_role("button", name="More").click()
    ben.locator(people).click()
    expect(ben.locator("[data-reports]")).to_have_count(0)


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Say something")).to_have_value("")
    page.get_by_role("button", name="Close").click()
