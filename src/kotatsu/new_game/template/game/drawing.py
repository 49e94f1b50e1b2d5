"""The table of High Card as text: a row for each player, and the own hand.

`draw` takes a view (or a whole state, for a replay) and gives lines of spans, at most `width` columns (80 or
more) and 17 rows; a span is a text and the name of a style, which terminal/styles.py lists.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, clip, pad, shorten

if TYPE_CHECKING:
    from kotatsu.games.high_card import shapes

NAME = 14  # columns of a player's name


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    """The whole table as this view knows it."""
    table: shapes.Dump = view.dump()["state"]
    lines: list[Line] = [[(" " + texts.say("board-title"), "title")], []]
    lines += [_player(table, seat, name, texts) for seat, name in enumerate(names)]
    if view.viewer >= 0:
        hand = " ".join(str(card) for card in table["hands"][view.viewer])
        lines += [[], [(f" {texts.say('board-hand')}  ", "dim"), (hand, "bold")]]
    return [clip(line, width) for line in lines]


def _player(table: "shapes.Dump", seat: int, name: str, texts: Texts) -> Line:
    """Who it is, the card in this trick, and what was taken."""
    turn = "▸" if seat == table["turn"] else " "
    place = (seat - table["leader"]) % len(table["hands"])
    card = table["trick"][place] if place < len(table["trick"]) else ""
    taken = texts.say("board-taken", count=table["taken"][seat])
    shown: Line = [(f" {turn} ", "key"), (shorten(name, NAME), "bold")]
    return [*pad(shown, NAME + 5), (f"{card:>3}", "maple"), (f"   {taken}", "dim")]


def rules_asked(view: State, seat: int) -> list[str]:
    """The rules that a player who wonders about the question should read."""
    return ["HC-3", "HC-4"]


def decorate(sentence: str) -> Line:
    """A sentence with what is worth it in a style."""
    return [(sentence, "")]
