"""What the built web app may weigh, and what it may move."""

import gzip
import re
from pathlib import Path

import pytest

from kotatsu.core.languages import FALLBACK, LANGUAGES
from kotatsu.server.webapp import FOLDER

SHELL, BOARD, REFERENCE, TUTORIAL = 200_000, 60_000, 6_000, 15_000  # bytes of JS and CSS, compressed
BOOKS = ("rulebook*.js", "rulebook*.css", "examples*.js", "Reader-*", "Rulebook-*", "RulesPage-*")
"""What is loaded when somebody opens a rulebook."""
BENCH = ("WorkshopPage-*", "Workshop-*", "NumberField-*", "workshop*.js")
"""And when somebody opens the workshop."""
CARE = ("Settings-*", "People-*", "care*.js")
"""And when somebody opens the settings, or the list of who is here."""
MOVES = {"transform", "opacity", "none", "translate", "scale", "rotate"}

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the web app is not built here")


def weight(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def files(*patterns: str) -> list[Path]:
    return [path for pattern in patterns for path in FOLDER.glob(f"assets/{pattern}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_is_light(language: str) -> None:
    later = files("Board-*.js", "Board-*.css", "narration*.js", *BOOKS)
    later += files("Reference-*.js", "Reference-*.css", "reference*.js", "ReplayPage-*", "tutorial*.js")
    later += files("YouPage-*", "you*.js", "feats*.js", "ShuffleCheck-*", "arrow*.js", *CARE)
    later += files("ClubPage-*", "TournamentPage-*", "ScreenPage-*", "clubs*.js", *BENCH)
    # About a file that somebody opened; what is loaded when the page has stood for a while, or by who asks.
    later += files(
        "files*.js", "notices*.js", "Later-*", "Asleep-*", "NoticeSection-*", "Bell-*", "NextTurn-*"
    )
    # Somebody's own game may say nothing but English on its box; what else others speak stays at the server.
    for other in LANGUAGES.keys() - {language}:
        spoken = files(f"*.{other}-*.js")
        later += [path for path in spoken if not (other == FALLBACK and path.name.startswith("box."))]
    shell = [path for path in files("*.js", "*.css") if path not in later]
    assert 0 < weight(shell) <= SHELL


def test_a_rulebook_is_loaded_when_it_is_opened() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    found = files(*BOOKS)
    assert len(found) > 10
    assert not any(path.name in page for path in found)
    started = [path for path in files("*.js") if path.name in page]
    assert "data-rulebook" not in "".join(path.read_text(encoding="utf-8") for path in started)


def test_the_settings_are_loaded_when_they_are_opened() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    started = [path for path in files("*.js") if path.name in page]
    found = files(*CARE)
    assert len(found) > len(LANGUAGES)
    assert not any(path.name in page for path in found)
    assert "data-setting" not in "".join(path.read_text(encoding="utf-8") for path in started)


def test_the_workshop_is_loaded_when_it_is_opened() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    started = [path for path in files("*.js") if path.name in page]
    found = files(*BENCH)
    assert len(found) > len(LANGUAGES)
    assert not any(path.name in page for path in found)
    assert "data-workshop" not in "".join(path.read_text(encoding="utf-8") for path in started)
    spoken = [path for path in found if path.name.startswith("workshop.")]
    drawn = [path for path in found if path not in spoken]
    assert weight(drawn) <= BOARD
    assert all(weight([path]) <= REFERENCE for path in spoken)


def test_every_guided_game_is_light() -> None:
    found = files("tutorial*.js")
    assert len(found) >= len(LANGUAGES)
    assert all(weight([path]) <= TUTORIAL for path in found)


def test_every_board_is_light() -> None:
    for script in files("Board-*.js"):
        assert weight([script]) <= BOARD
    assert weight(files("Board-*.css")) <= BOARD


def test_every_reference_card_is_light_and_waits_until_it_is_asked_for() -> None:
    for path in files("Reference-*.js", "Reference-*.css", "reference*.js"):
        assert weight([path]) <= REFERENCE
        assert path.name not in (FOLDER / "index.html").read_text(encoding="utf-8")


def test_only_transform_and_opacity_move() -> None:
    for path in files("*.css"):
        css = path.read_text(encoding="utf-8")
        for value in re.findall(r"transition(?:-property)?:([^;}]+)", css):
            moved = {part.split()[0] for part in re.sub(r"\([^()]*\)", "", value).split(",")}
            assert moved <= MOVES, f"{path.name}: transition:{value}"
        for frames in re.findall(r"@keyframes [^{]+{((?:[^{}]*{[^{}]*})*)", css):
            moved = set(re.findall(r"([a-z-]+):", frames))
            assert moved <= MOVES, f"{path.name}: {frames}"


def test_nothing_comes_from_elsewhere() -> None:
    for path in [FOLDER / "index.html", *files("*.css")]:
        assert not re.search(r"(?:url\(|src=|href=)[\"']?(?:https?:)?//", path.read_text(encoding="utf-8"))


def test_nothing_asks_for_more_than_the_browsers_we_build_for() -> None:
    """The build mends styles for older browsers, but not what programs and pictures say."""
    for path in files("*.js", "*.svg"):
        text = path.read_text()
        assert "light-dark(" not in text and ":has(" not in text, path.name
