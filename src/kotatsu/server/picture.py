"""The picture of a moment of a finished game, for programs that preview links: drawn as SVG, sent as PNG.

resvg draws it, where it is installed (`pip install "kotatsu[pictures]"`); faces and covers come with the web
app.
"""

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path

import kotatsu
from kotatsu.bots import LEVELS
from kotatsu.core.record import Record
from kotatsu.core.state import State
from kotatsu.drawing.poster import Player, poster
from kotatsu.server.pages import texts as page_texts
from kotatsu.table.replay import OPEN, WATCH, check_eyes

WEB = Path(kotatsu.__file__).parent / "web"
COLUMNS = 80
COOKS = ("Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove")


def can_draw() -> bool:
    """Whether there is something to draw with."""
    try:
        import resvg_py  # noqa: F401
    except ImportError:
        return False
    return bool(_faces())


def picture(record: Record, at: int | None, eyes: str, language: str) -> bytes:
    """A PNG of the position after so many moves (None: at the end), through somebody's eyes. `BadInput` says
    what is wrong with the record or the wish."""
    import resvg_py

    drawn: bytes = resvg_py.svg_to_bytes(
        svg_string=svg(record, at, eyes, language),
        skip_system_fonts=False,  # for names in letters that our faces lack
        font_files=_faces(),
        sans_serif_family="Nunito ExtraLight",  # as the files call themselves, whatever their weight
        cursive_family="Fredoka Light SemiBold",
    )
    return bytes(drawn)


def svg(record: Record, at: int | None, eyes: str, language: str) -> str:
    check_eyes(eyes, record.players)
    last = len(record.moves)
    number = last if at is None else min(at, last)
    state = next(islice(record.states(), number, None))
    game = record.the_game()
    view = state if eyes == OPEN else state.view(None if eyes == WATCH else int(eyes))
    names = _names(record)
    _, *lines = game.module("drawing").draw(view, names, COLUMNS, game.texts("narration", language=language))
    say = page_texts(language).say
    moment = say("picture-end") if number == last else say("picture-moment", number=number, count=last)
    title = game.texts("box", language=language).say("title")
    return poster(title, moment, _players(view, names), lines, _cover(game.name))


def _players(view: State, names: Sequence[str]) -> list[Player]:
    return [
        Player(name, "" if points is None else str(points).replace("-", "−"), seat in view.winners)
        for seat, (name, points) in enumerate(zip(names, view.scores, strict=True))
    ]


def _names(record: Record) -> list[str]:
    """Bots are called as everywhere: cooks, one for each seat."""
    given = [*record.names, *[""] * record.players]
    cooks = [cook for cook in COOKS if cook not in given]
    return [
        cooks.pop(0) if not name or name in LEVELS else "".join(filter(str.isprintable, name))[:20]
        for name in given[: record.players]
    ]


@cache
def _faces() -> list[str]:
    return [str(path) for path in sorted((WEB / "fonts").glob("*.ttf"))]


@cache
def _cover(game: str) -> str:
    """The game's cover as an address that holds it; nothing for a game without one."""
    found = sorted(WEB.glob(f"assets/{game}-*.svg"))
    if not found:
        return ""
    return f"data:image/svg+xml;base64,{b64encode(_in_colour(found[0].read_text('utf-8')).encode()).decode()}"


def _in_colour(cover: str) -> str:
    """With the light colours themselves instead of their names, which only browsers look up."""
    colours = dict(re.findall(r"(--[\w-]+):([^;}]+)", cover.partition("@media")[0]))
    return re.sub(r"var\((--[\w-]+)\)", lambda name: colours.get(name[1], "none"), cover)
