"""Lines of a list that one chooses from by typing a number."""

from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, pad, shorten
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.speech import title_of
from kotatsu.wire.http import Listed


def game_title(game: str) -> str:
    """Of a game that this client may not know."""
    return title_of(find_game(game)) if game in game_names() else printable(game)[:30]


def row(number: int, what: str) -> Line:
    return pad([(f" {number:>2} ", "key"), (shorten(what, 32), "bold")], 38)


def table_row(number: int, table: Listed, texts: Texts) -> Line:
    here = [clean(seat.name) or seat.bot or "" for seat in table.seats if not seat.open]
    free = sum(seat.open for seat in table.seats)
    if table.phase == "gathering":
        about = texts.say("hall-free", free=free)
    else:
        about = texts.say("hall-your-turn" if table.your_turn else "hall-running")
    return [
        *row(number, game_title(table.game)),
        (f"{about}  ", "good" if table.your_turn else ""),
        (shorten(texts.listed(here), 60), "dim"),
    ]
