"""Every board on every screen: ``python -m tests.browser.screens [--game GAME]... [--out FOLDER]``.

A picture and a check of each game at its start, in its middle, some decisions later and at its end, on ten
sizes, light and dark, with the browser's type at 16 and at 26 px. Checked is that nothing is cut off or lies
over another, that no information is smaller than 11 px, that nothing is said twice, that nobody has to scroll
for a decision, that the board uses its room, and what axe says. The deal is always the same, so that pictures
can be compared; look at them.
``--language ja`` looks at it in Japanese, ``--language pseudo`` with words that are longer than any of ours.
``--browser firefox`` and ``--browser webkit`` look with Debian's (``engines.py``), without axe, WebKit with
type of 16 px alone and on no screen that is narrower than its own window can be.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import kotatsu
from kotatsu.core.languages import FALLBACK
from tests.browser import engines
from tests.browser.chromium import find_chromium
from tests.browser.dealt import FIXED_NONCES, Dealt
from tests.browser.pictures import EARLY, MIDDLE, MOST
from tests.browser.playing import CHOICE, END, ask_axe, is_over, must_be_still, play_on
from tests.browser.speaking import SPOKEN, speak

PHONES = ("390x844", "390x664", "320x640", "844x390")
SIZES = (*PHONES, "820x1180", "1180x820", "1280x800", "1920x1080", "2560x1440", "640x400")
FONTS = (16, 26)
SCHEMES = ("light", "dark")
STAGES = ("start", "middle", "later", "end")
LATER = 14
"""Decisions after the middle; games that are over by then are not looked at twice."""
LEAST = 11
"""No information is set smaller, in px."""
USED = 0.45
"""So much of the room shows something at least: cards, pieces, words."""
CHECK = (Path(__file__).parent / "screens.js").read_text()
SETTLED = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


@dataclass
class Screens:
    """A running table on a browser for each size of type."""

    pages: dict[int, Page]
    out: Path | None = None
    axe: bool = True
    found: dict[str, list[str]] = field(default_factory=dict)
    used: dict[str, float] = field(default_factory=dict)

    def look(
        self, game: str, stage: str, sizes: list[str], schemes: list[str], language: str = FALLBACK
    ) -> None:
        spoken = "" if language == FALLBACK else f"-{language}"
        for font, page in self.pages.items():
            for size in sizes:
                for scheme in schemes:
                    name = f"{game}-{STAGES.index(stage) + 1}-{stage}-{size}-{scheme}-{font}{spoken}"
                    show(page, size, scheme)
                    self.found[name], self.used[name] = problems(page, self.axe)
                    if self.out:
                        page.screenshot(path=self.out / f"{name}.png", full_page=stage == "end")


def show(page: Page, size: str, scheme: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(SETTLED)  # what is measured is laid out anew
    must_be_still(page)


def problems(page: Page, axe: bool) -> tuple[list[str], float]:
    """What is wrong with the page as it is shown now, and the share of its room that the board uses."""
    over = page.locator(END).count() > 0
    found = page.evaluate(f"({CHECK})", {"least": LEAST, "over": over})
    wrong: list[str] = found["wrong"]
    if not over and found["used"] < USED:
        wrong.append(f"empty: the board uses {found['used']:.0%} of its room")
    if axe:
        wrong += [f"axe: {one['id']}: {one['help']}" for one in ask_axe(page).response["violations"]]
    return wrong, found["used"]


@contextmanager
def browsers(started: Playwright, fonts: list[int]) -> Iterator[dict[int, Browser]]:
    """A browser for each size of type: what a person sets as the usual size, not what a page asks for."""
    opened = {}
    for font in fonts:
        flags = ["--no-sandbox", "--disable-gpu", f"--blink-settings=defaultFontSize={font}"]
        opened[font] = started.chromium.launch(executable_path=find_chromium(), args=flags)
    yield opened
    for browser in opened.values():
        browser.close()


def sit_down(opened: dict[int, Browser], url: str, game: str, players: int | None = None) -> dict[int, Page]:
    """One person at one table with kittens, in all of these browsers."""
    pages: dict[int, Page] = {}
    state = None
    for number, (font, browser) in enumerate(opened.items()):
        context = browser.new_context(base_url=url, storage_state=state, reduced_motion="reduce")
        page = context.new_page()
        page.add_init_script(FIXED_NONCES % (number + 1))
        pages[font] = page
        if state is None:
            seats = players or kotatsu.game(game).players[-1]
            bots = [None, *["kitten"] * (seats - 1)]
            page.goto("/")
            page.request.post("/api/me", data={"name": "Ann"})
            made = page.request.post("/api/tables", data={"game": game, "players": seats, "bots": bots})
            page.goto(f"/table/{made.json()['table']}")
            page.get_by_role("button", name="Sit here", exact=True).first.click()
            page.get_by_role("button", name="Start the game").click()
            state = context.storage_state()
        else:
            page.goto(next(iter(pages.values())).url)
        page.wait_for_selector(f"{CHOICE}, [data-board]")
    first = next(iter(pages.values()))
    first.wait_for_selector(CHOICE)
    return pages


def decisions(stage: str, game: str) -> int:
    """From the stage before to this one, at most."""
    return {"start": 0, "middle": MIDDLE.get(game, EARLY), "later": LATER, "end": MOST}[stage]


def play_to(stage: str, game: str, pages: dict[int, Page]) -> None:
    first = next(iter(pages.values()))
    if stage != "start":
        first.set_viewport_size({"width": 1280, "height": 800})
        play_on(first, decisions(stage, game))
        first.wait_for_selector(f"{CHOICE}, {END}")
    for page in list(pages.values())[1:]:
        page.reload()
        page.wait_for_selector(f"{CHOICE}, {END}")


def over(pages: dict[int, Page]) -> bool:
    return is_over(next(iter(pages.values())))


def say(pages: dict[int, Page], language: str) -> None:
    """All of them speak this language from now on."""
    for page in pages.values():
        if language != FALLBACK or page.locator("html").get_attribute("lang") != FALLBACK:
            speak(page, language)
            page.wait_for_selector(f"{CHOICE}, {END}")
            page.wait_for_selector("main[data-building=false]")


def look_here(options: argparse.Namespace, game: str, url: str) -> Screens:
    stages = options.stage or STAGES
    with sync_playwright() as started, browsers(started, options.font or list(FONTS)) as opened:
        screens = Screens(sit_down(opened, url, game, options.players), options.out, not options.no_axe)
        for stage in STAGES[: max(map(STAGES.index, stages)) + 1]:
            play_to(stage, game, screens.pages)
            if stage in stages and not (stage == "later" and over(screens.pages)):
                for language in options.language or [FALLBACK]:
                    say(screens.pages, language)
                    screens.look(
                        game, stage, options.size or list(SIZES), options.scheme or list(SCHEMES), language
                    )
    return screens


def look_elsewhere(options: argparse.Namespace, game: str, url: str) -> Screens:
    """The same in Firefox or WebKit, one size of type after the other; each deals anew."""
    screens = Screens({}, options.out)
    for font in FONTS[:1] if options.browser == "webkit" else options.font or FONTS:
        with engines.started(options.browser, font) as engine:
            engines.sit_down(engine, url, game, options.players or kotatsu.game(game).players[-1])
            last = max(map(STAGES.index, options.stage or STAGES))
            for stage in STAGES[: last + 1]:
                engine.resize(1280, 800)
                # Each deals anew, and nobody knows when it is over: half as many.
                share = 1 if stage == "end" else 2
                engines.play_on(engine, decisions(stage, game) // share)
                ended = engine.run(f"() => document.querySelector('{END}') !== null")
                if stage not in (options.stage or STAGES) or (stage == "later" and ended):
                    continue
                for size in options.size or SIZES:
                    if int(size.split("x")[0]) < engines.NARROWEST[options.browser]:
                        continue
                    for scheme in options.scheme or SCHEMES:
                        name = f"{game}-{STAGES.index(stage) + 1}-{stage}-{size}-{scheme}-{font}"
                        engines.show(engine, size, scheme)
                        found = engine.run(CHECK, {"least": LEAST, "over": ended})
                        screens.found[name], screens.used[name] = found["wrong"], found["used"]
                        if options.out:
                            (options.out / f"{name}.png").write_bytes(engine.picture())
    return screens


def report(screens: Screens) -> int:
    """Each fault once, with where it was seen; how many there are."""
    where: dict[str, list[str]] = {}
    for name, wrong in screens.found.items():
        for one in wrong:
            where.setdefault(one, []).append(name)
    for one, names in sorted(where.items(), key=lambda item: (-len(item[1]), item[0])):
        print(f"{one}\n    {len(names)}: {', '.join(names[:4])}{' …' if len(names) > 4 else ''}")
    low, high = min(screens.used.values()), max(screens.used.values())
    print(f"{len(screens.found)} screens, {len(where)} faults; {low:.0%}–{high:.0%} of the room is used")
    return len(where)


def main() -> int:
    parser = argparse.ArgumentParser(description="Look at every board on every screen.")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this size")
    parser.add_argument("--stage", action="append", choices=STAGES, help="only this stage")
    parser.add_argument("--scheme", action="append", choices=SCHEMES, help="only light or dark")
    parser.add_argument("--language", action="append", choices=SPOKEN, help="in this language (en)")
    parser.add_argument("--font", action="append", type=int, help="only this size of type (16, 26)")
    parser.add_argument(
        "--browser", choices=("chromium", "firefox", "webkit"), default="chromium", help="(chromium)"
    )
    parser.add_argument("--players", type=int, help="at how many seats, if not the most")
    parser.add_argument("--no-axe", action="store_true", help="without axe, which takes most of the time")
    parser.add_argument("--out", type=Path, help="a folder for the pictures (none are taken)")
    options = parser.parse_args()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    faults = 0
    for game in options.game or [game.name for game in kotatsu.games()]:
        with tempfile.TemporaryDirectory() as folder:
            server = Dealt(Path(folder) / "data")
            try:
                look = look_here if options.browser == "chromium" else look_elsewhere
                screens = look(options, game, server.url)
            finally:
                server.close()
        print(f"--- {game}")
        faults += report(screens)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
