"""What can happen in Cat Tower, and what is told of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.coding import ENDING, FLAG, NUMBER, SEAT, Coding, plain, secret, words
from kotatsu.core.events import Told
from kotatsu.games.cat_tower.hexes import COLUMN_NAMES, HEX_TEXTS, KIND_NAMES, MARK, MOVE_TEXTS, PASS

if TYPE_CHECKING:
    from kotatsu.games.cat_tower.rules import CatState

_DIE: Final = plain("Die")
_ITEM: Final = words(KIND_NAMES, "Item")
_HEX: Final = words(HEX_TEXTS, "Hex")
_COLUMN: Final = words(COLUMN_NAMES, "Letter")
_BONUS: Final = words(["small", "large"], "Bonus")


def _word_of_move(place: int, type: str) -> Coding:
    """The item of a mark, its hex, or the cat that a house scores; null where there is none."""
    marks = [text.split() if move >= MARK and move != PASS else [] for move, text in enumerate(MOVE_TEXTS)]
    return words([mark[place] if place < len(mark) else None for mark in marks], f"{type} | None")


ROLLED: Final = Told("rolled", seat=SEAT, round=NUMBER, dice=plain("list[Die]"))  # CT-5: rounds from 1
TOOK: Final = Told("took", seat=SEAT, die=_DIE)
LEFT: Final = Told("left", die=_DIE)
READY: Final = Told(  # CT-6: open when all have decided; all null for who passes
    "ready",
    seat=SEAT,
    item=secret(_word_of_move(0, "Item"), "seat"),
    hex=secret(_word_of_move(1, "Hex"), "seat"),
    cat=secret(_word_of_move(2, "Item"), "seat"),
)
MARKED: Final = Told("marked", seat=SEAT, item=_ITEM, hex=_HEX, cost=NUMBER)
PASSED: Final = Told("passed", seat=SEAT, footprint=FLAG)  # CT-8: whether one was left to mark
SCORED: Final = Told("scored", seat=SEAT, cat=_ITEM, houses=NUMBER, items=NUMBER, points=NUMBER)  # CT-10
CAUGHT: Final = Told("caught", seat=SEAT, footprint=FLAG)  # CT-11: a butterfly
COMPLETED: Final = Told(  # CT-12
    "completed", seat=SEAT, column=_COLUMN, colour=plain("str"), bonus=_BONUS, points=NUMBER
)
OVERTAKEN: Final = Told(  # CT-16: yarn that brings less than before this round
    "overtaken", seat=SEAT, column=_COLUMN, before=NUMBER, points=NUMBER
)
ENDED: Final = Told("ended", **ENDING, why=plain("Why"))  # CT-13, CT-14, CT-21


def completed(state: "CatState", seat: i64, column: i64, is_large: bool) -> None:
    if state.journal is not None:
        colour, points = state.box.colours[column], state.bonus(seat, column)
        state.journal.write(COMPLETED, seat, column, colour, is_large, points)


def overtaken(state: "CatState", before: list[int]) -> None:
    """Whose yarn brings less than before, column by column."""
    if state.journal is None:
        return
    for place, (once, now) in enumerate(zip(before, state.yarn_by_column(), strict=True)):
        if now < once:
            seat, column = divmod(place, int(state.box.columns))
            state.journal.write(OVERTAKEN, seat, column, once, now)
