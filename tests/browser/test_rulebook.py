"""The rulebooks, at hand wherever somebody plays: contents, search, marks, and examples on a real board."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import kotatsu
from kotatsu.core.texts import Texts
from tests.browser.conftest import DESK, PHONE
from tests.browser.playing import CHOICE, must_be_accessible, play_on, start, with_games

Visit = Callable[..., Page]
NAMES = {f"seat{seat}": name for seat, name in enumerate(("Mia", "Otto", "Nils", "Ida", "Yuki", "Finn"))}
BOOK = "[data-rulebook]"
# Single words in tables that go over several lines.
BROKEN_WORDS = """(book) => [...book.querySelectorAll("th, td")].filter((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return /^\\p{L}{1,11}$/u.test(cell.textContent) && lines.size > 1;
}).map((cell) => cell.textContent)"""
# What is larger than its frame, or written too small to read.
TOO_SMALL = """(book) => [...book.querySelectorAll("*")].filter((one) => {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (!words || one.closest("[data-decor], .unseen, svg")) return false;
    return parseFloat(getComputedStyle(one).fontSize) < 11;
}).map((one) => one.textContent.trim())"""
CHEAT = """() => {
    const socket = sockets.at(-1);
    const send = socket.send.bind(socket);
    socket.send = (text) => send(text.replace(/"move":\\d+/, '"move":70'));
}"""
IN_SIGHT = "(one) => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.top < innerHeight; }"


def in_sight(place: Locator) -> None:
    expect(place).to_be_visible()
    place.page.wait_for_function(IN_SIGHT, arg=place.element_handle())


@with_games()
def test_the_rulebook_is_at_hand_before_and_during_a_game(visit: Visit, game: str) -> None:
    page = visit("/")
    page.click(f"[data-game={game}]")
    sheet = page.get_by_role("dialog").first
    sheet.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog").last
    book = page.locator(BOOK)
    expect(book.get_by_role("heading", name="What it is about")).to_be_visible()
    prefix = kotatsu.game(game).rules[0].partition("-")[0]
    expect(book.locator(f"#{prefix}-10")).to_be_visible()
    must_be_accessible(page)
    assert drawer.evaluate("one => one.querySelector('.inside').scrollWidth <= one.clientWidth")
    assert book.evaluate(BROKEN_WORDS) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(sheet.get_by_role("button", name="Rules")).to_be_focused()
    sheet.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(CHOICE)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Rules").click()
    here = page.locator(f"{BOOK} .rule[data-here]")  # the rule behind the question
    in_sight(here)
    expect(here).to_be_focused()


@with_games(usual=2)
def test_every_example_can_be_stepped_through_by_keyboard(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE)
    texts = Texts("en", kotatsu.game(game).text("examples.en.ftl"))
    for name, example in kotatsu.game(game).examples.items():
        figure = page.locator(f"[data-example={name}]")
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[data-board]")).to_be_visible()
        assert figure.locator("[inert] [data-board]").count() == 1, "it is only looked at"
        expect(figure.locator("figcaption")).to_have_text(texts.say(name))
        for number, step in enumerate(example.steps):
            expect(figure).to_contain_text(texts.say(step.text, **NAMES))
            lit = figure.locator("[data-lit]")
            assert not step.show or lit.count() > 0, f"{step.text} shows {step.show}, which are not there"
            if number + 1 < len(example.steps):
                figure.get_by_role("button", name="Next step").press("Enter")
        if len(example.steps) > 1:
            expect(figure.get_by_role("button", name="Next step")).to_be_disabled()
            figure.get_by_role("button", name="Step back").press("ArrowLeft")
            expect(figure).to_contain_text(texts.say(example.steps[-2].text, **NAMES))


@with_games()
def test_a_rulebook_has_a_page_of_its_own(visit: Visit, game: str) -> None:
    must_be_a_page(visit, game, PHONE)


@with_games()
def test_a_rulebook_has_a_page_on_a_desk(visit: Visit, game: str) -> None:
    must_be_a_page(visit, game, DESK)


def must_be_a_page(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    rule = kotatsu.game(game).rules[-1]
    page = visit(f"/rules/{game}#{rule}", viewport=viewport)
    in_sight(page.locator(f"#{rule}"))
    expect(page.locator("[data-example] [data-board]")).to_have_count(len(kotatsu.game(game).examples))
    page.evaluate("scrollTo(0, 0)")  # nothing lies half under the search
    must_be_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(BOOK).evaluate(TOO_SMALL) == []


def test_a_rule_is_found_by_its_words_and_by_its_number(visit: Visit) -> None:
    page = visit("/rules/tower-of-pancakes", viewport=DESK)
    page.locator(BOOK).wait_for()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name="Search the rules")
    expect(search).to_be_focused()
    page.keyboard.type("dave has to wait")
    hits = page.locator(".hits li")
    expect(hits).to_have_count(1)
    expect(page.get_by_text("One passage found.")).to_be_attached()
    must_be_accessible(page)
    page.keyboard.press("ArrowDown")
    expect(hits.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#TP-14")).to_be_focused()
    in_sight(page.locator("#TP-14"))
    assert page.url.endswith("#TP-14")
    search.fill("tp-2")
    search.press("Enter")
    expect(page.locator("#TP-2")).to_be_focused()
    search.fill("xylophone")
    expect(page.locator(".hits")).to_have_text("Nothing found.")


def test_contents_and_numbers_lead_to_their_places_and_a_mark_tells_its_reason(visit: Visit) -> None:
    page = visit("/rules/tower-of-pancakes", viewport=PHONE)
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="Baking").click()
    in_sight(page.get_by_role("heading", name="Baking"))
    page.locator("ol a.ref", has_text="TP-11").click()
    in_sight(page.locator("#TP-11"))
    mark = page.locator("#TP-8 [data-mark]")
    mark.click()
    expect(page.get_by_text("Our ruling: the original is silent")).to_be_visible()
    must_be_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Our ruling: the original is silent")).to_be_hidden()
    mark.press("Enter")
    expect(page.get_by_text("Our ruling: the original is silent")).to_be_visible()


def test_the_log_and_the_score_sheet_lead_to_their_rules(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start(page, "tower-of-pancakes")
    play_on(page, 2)
    page.wait_for_selector(CHOICE)
    page.get_by_role("list", name="Log").get_by_role("button", name="Open the rulebook at TP-6").first.click()
    in_sight(page.locator("#TP-6"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Scores").click()
    page.get_by_role("rowheader", name="Baked, not served").get_by_role("button").click()
    in_sight(page.locator("#TP-17"))


def test_a_refused_move_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    start(page, "tower-of-pancakes")
    page.evaluate(CHEAT)
    page.locator(CHOICE).first.click()
    notice = page.get_by_role("alert").filter(has_text="cannot play")
    notice.get_by_role("button", name="Open the rulebook at TP-6").click()
    in_sight(page.locator("#TP-6"))


def test_it_prints_as_a_booklet_with_its_pictures(visit: Visit) -> None:
    page = visit("/rules/cat-tower", viewport=DESK, color_scheme="dark")
    expect(page.locator("[data-example] [data-board]")).to_have_count(len(kotatsu.game("cat-tower").examples))
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    sizes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(sizes) >= 4
    assert {(round(float(width)), round(float(height))) for width, height in sizes} == {(420, 595)}  # A5
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("[data-example=house] .printed li")).to_have_count(2)
    expect(page.locator("[data-example=house] [data-board]")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    # How it ended is what is seen on paper.
    expect(page.locator("[data-example=house] [data-spot='hex 0 E4'][data-lit]")).to_be_visible()


def test_an_unknown_book_is_not_found(visit: Visit) -> None:
    page = visit("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(BOOK)).to_have_count(0)
