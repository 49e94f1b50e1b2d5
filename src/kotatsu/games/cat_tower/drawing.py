"""The table of Cat Tower as text: the own sheet as a honeycomb, everybody's sheet small, the dice, the cats.

It fits 14 rows, so that the moves have room below. Every item has a letter besides a colour.
"""

import re
from collections.abc import Sequence

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, beside, pad, tinted
from kotatsu.drawing.picture import Picture
from kotatsu.games.cat_tower import shapes
from kotatsu.games.cat_tower.hexes import COLUMN_NAMES, KIND_NAMES, MOST_COLUMNS, NUMBERS
from kotatsu.games.cat_tower.rules import CatState

LETTERS = {"house": "H", "yarn": "Y", "butterfly": "F", "bowl": "B", "cushion": "C", "mouse": "M"}
ITEM_STYLES = {
    "house": "chocolate",
    "yarn": "strawberry",
    "butterfly": "paper.known",
    "bowl": "paper",
    "cushion": "maple",
    "mouse": "matcha",
}
COLUMN_STYLES = ("maple.ink", "strawberry.ink", "matcha.ink", "seat0", "dave", "agatha")

CELL = 5  # columns of text for a column of the honeycomb
SMALL = 17  # columns of text for a small sheet, at most
MOST_NUMBERED = 20  # more moves than these are listed by floor, not numbered

_HEX = re.compile(r"\b[A-F][1-6]\b")


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    assert isinstance(view, CatState)
    return _Table(view, names, texts).draw(width)


def rules_asked(view: State, seat: int) -> list[str]:
    if view.ask(seat).get("kind") == "take":
        return ["CT-3", "CT-5", "CT-6"]
    return ["CT-6", "CT-7", "CT-8", "CT-9", "CT-10", "CT-11", "CT-12"]


def decorate(sentence: str) -> Line:
    """A sentence with the hexes in it in their columns' colours; a lone number is a die."""
    if sentence in ("1", "2", "3", "4", "5", "6"):
        return _die(int(sentence))
    return tinted(sentence, _HEX, lambda name: COLUMN_STYLES[COLUMN_NAMES.index(name[0])])


def choices(view: State, seat: int, width: int, texts: Texts) -> list[Line] | None:
    """Too many moves to number are listed by floor: its empty hexes, the items, what each costs there.
    None: the usual numbers will do."""
    assert isinstance(view, CatState)
    moves = view.legal_moves(seat)
    if len(moves) <= MOST_NUMBERED:
        return None
    marks = _marks(view, seat)
    floors = sorted({mark["floor"] for mark in marks}, reverse=True)
    lines = [_floor_choices([mark for mark in marks if mark["floor"] == floor], texts) for floor in floors]
    how = texts.say("choices-how", example=view.text(seat, moves[0]))
    return [*lines, [(" ", ""), (how, "dim")]]


def _marks(view: CatState, seat: int) -> list[shapes.Mark]:
    moves = [view.describe(seat, move) for move in view.legal_moves(seat)]
    return [move for move in moves if move["kind"] == "mark"]


def _floor_choices(marks: list[shapes.Mark], texts: Texts) -> Line:
    """The moves on one floor; a house names its own columns, for it may stand in few."""
    line: Line = [(" ", "")]
    for name in sorted({mark["hex"] for mark in marks}):
        line += [*decorate(name), (" ", "")]
    line = pad(line, MOST_COLUMNS * 3 + 1)
    for item in KIND_NAMES:
        here = [mark for mark in marks if mark["item"] == item]
        if here:
            columns = sorted({mark["hex"][0] for mark in here}) if item == "house" else []
            cost = here[0]["cost"]
            words = " ".join(filter(None, [texts.say("item", item=item), "".join(columns)]))
            line += [(words, ""), (f"+{cost}" if cost else "", "dim"), ("  ", "")]
    return line[:-1]


def _die(number: int | None) -> Line:
    return [(f"▏{number or ' '}▕", "paper")]


class _Table(Picture):
    data: shapes.Dump

    def __init__(self, view: CatState, names: Sequence[str], texts: Texts) -> None:
        super().__init__(view, names, texts)
        self.printed = view.box.printed()
        self.scores = view.scores
        # The hexes that the viewer can reach, each with the least that a mark there costs; these glow.
        marks = _marks(view, self.me) if self.me >= 0 else []
        dearest_first = sorted(marks, key=lambda mark: mark["cost"] or 0, reverse=True)
        self.cheapest = {mark["hex"]: mark["cost"] for mark in dearest_first}

    def draw(self, width: int) -> list[Line]:
        own = len(self.printed["columns"]) * CELL + 3 if self.me >= 0 else 0
        others = [seat for seat in range(len(self.names)) if seat != self.me]
        column = min(SMALL, (width - own) // len(others))
        small: list[Line] = []
        for number, seat in enumerate(others):
            small = beside(small, self._small_sheet(seat), number * column)
        if self.me < 0:
            return [self._title(), *small, self._items()]
        right = [*small, self._own_line(), self._own_cats()]
        return [self._title(), *beside(self._honeycomb(), right, own)]

    # --- the line on top ------------------------------------------------------------------------------------

    def _title(self) -> Line:
        line: Line = [(" " + self.say("board-title"), "title")]
        if self.data["phase"] == "over":
            return [*line, (" · " + self.say("board-over", count=self.data["round"]), "dim")]
        number = self.say("board-round", number=self.data["round"] + 1, of=self.printed["end_rounds"])
        line.append((f" · {number} · {self.say('board-middle')}", "dim"))
        for die in self.data["dice"]:
            line += [(" ", ""), *_die(die)]
        return line

    def _items(self) -> Line:
        """Which number means which item, and its letter."""
        line: Line = [(" ", "")]
        for number, item in enumerate(self.printed["items"], 1):
            line += [(f" {number} ", "dim"), (LETTERS[item], ITEM_STYLES[item])]
            line.append((f" {self.say('item', item=item)}", ""))
        return line

    # --- the own sheet --------------------------------------------------------------------------------------

    def _honeycomb(self) -> list[Line]:
        """Odd columns stand half a hex higher (CT-2): two rows of text for each floor. Bonuses on top."""
        head: Line = [(" ", "")]
        for column, style in zip(self.printed["columns"], COLUMN_STYLES, strict=False):
            head += pad([(f"{column['letter']}{self._bonus(column)}", style)], CELL)
        rows: list[Line] = [head]
        for floor in range(NUMBERS, 0, -1):
            for first in (0, 1):
                row: Line = [(" ", "")]
                for number, column in enumerate(self.printed["columns"]):
                    row += pad(self._cell(column, floor) if number % 2 == first else [], CELL)
                rows.append(row)
        return rows

    def _bonus(self, column: shapes.Column) -> str:
        """What a full column brings the viewer, or has brought: "9/5", "*9", "-/5" once the 9 is gone."""
        bonuses = [sheet["bonuses"].get(column["letter"]) for sheet in self.data["sheets"]]
        own = bonuses[self.me]
        if own:
            return f"*{column[own]}"
        return f"{'-' if 'large' in bonuses else column['large']}/{column['small']}"

    def _cell(self, column: shapes.Column, floor: int) -> Line:
        if floor not in column["floors"]:
            return [(" :", "dim")]
        name = f"{column['letter']}{floor}"
        item = self.data["sheets"][self.me]["marks"].get(name)
        if item:
            return [(f"({LETTERS[item]}{floor})", ITEM_STYLES[item])]
        choice = [text for decided in self.data["choices"][self.me] for text in (decided or "").split()]
        if name in choice:
            return [(f"<{LETTERS[choice[0]]}{floor}>", "paper.ask")]
        house = "h" if floor in column["houses"] else " "
        style = "dim" if name not in self.cheapest else "key" if self.cheapest[name] else "ask"
        return [(f"({house}{floor})", style)]

    def _own_line(self) -> Line:
        footprints = self.say("board-footprints", **self.data["sheets"][self.me]["footprints"])
        die = _die(self.data["taken"][self.me])
        line: Line = [*self._name(self.me), (" ", ""), *die, (f" {footprints}", "")]
        for choice in self.data["choices"][self.me]:
            line += [(" ", ""), (self.say("board-marked", move=choice), "ask")]
        return [*line, (" ", ""), (self.say("board-points", points=self.scores[self.me]), "bold")]

    def _own_cats(self) -> Line:
        """Each cat with its points, by the number of its item on a die."""
        line: Line = [(" ", "")]
        for number, item in enumerate(self.printed["items"], 1):
            line += [(f" {number}", "dim"), (LETTERS[item], ITEM_STYLES[item])]
            score = self.data["sheets"][self.me]["cats"].get(item)
            if score:
                line.append((f"={score['houses'] * score['items']}", "bold"))
            elif item in self.printed["cats"]:
                line.append(("=–", "dim"))
            line.append((" ", ""))
        return line

    # --- everybody's sheet, small ---------------------------------------------------------------------------

    def _small_sheet(self, seat: int) -> list[Line]:
        sheet = self.data["sheets"][seat]
        bonuses: Line = [("  ", "")]
        for column, style in zip(self.printed["columns"], COLUMN_STYLES, strict=False):
            size = sheet["bonuses"].get(column["letter"])
            sign = "L" if size == "large" else "s" if size else column["letter"].lower()
            bonuses.append((f" {sign}", style))
        footprints = self.say("board-footprints", **sheet["footprints"])
        cats = sum(score["houses"] * score["items"] for score in sheet["cats"].values())
        return [
            self._name(seat),
            *(self._small_floor(sheet, floor) for floor in range(NUMBERS, 0, -1)),
            bonuses,
            [("  ", ""), *_die(self.data["taken"][seat]), (" ", ""), (footprints, "")],
            [("  ", ""), (self.say("board-cats", count=len(sheet["cats"]), points=cats), "dim")],
            [("  ", ""), (self.say("board-points", points=self.scores[seat]), "bold")],
        ]

    def _name(self, seat: int) -> Line:
        line = self.name(seat, 9, decides=seat in self.data["waiting"])
        return [*line, (" ✓", "good")] if self.data["choices"][seat] else line

    def _small_floor(self, sheet: shapes.Sheet, floor: int) -> Line:
        line: Line = [(f" {floor}", "dim")]
        for column in self.printed["columns"]:
            item = sheet["marks"].get(f"{column['letter']}{floor}")
            empty = "h" if floor in column["houses"] else "·" if floor in column["floors"] else ":"
            line += [(" ", ""), (LETTERS[item], ITEM_STYLES[item]) if item else (empty, "dim")]
        return line
