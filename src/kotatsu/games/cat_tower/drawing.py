"""The table of Cat Tower as text: the own sheet as a honeycomb, everybody's sheet small, the dice, the cats.

`draw` takes a view (or a whole state, for a replay) and gives lines of spans; see `kotatsu.core.canvas`. It
fits 80 columns and 14 rows, so that the moves have room below. Every item has a letter besides a colour.
"""

import re
from collections.abc import Sequence
from typing import Any

from kotatsu.core.bits import has
from kotatsu.core.canvas import Line, beside, cells, pad, shorten
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.games.cat_tower.rules import COLUMN_NAMES, KIND_NAMES, MOST_COLUMNS, NUMBERS, CatSetup, parse_hex

SEAT_FIELDS = ("seat", "winners")
"""The fields of events that name seats."""

LETTERS = {"house": "H", "yarn": "Y", "butterfly": "F", "bowl": "B", "cushion": "C", "mouse": "M"}
MARKS = "●▲■◆"
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
    """The whole table as this view knows it, at most `width` columns wide (80 or more)."""
    return _Table(view, names, texts).draw(width)


def asked(view: State, seat: int) -> dict[str, Any]:
    """What is asked of a seat, with all that the sentence `ask-…` needs."""
    ask = view.ask(seat)
    if ask.get("kind") == "mark":
        ask["fits"] = len(view.legal_moves(seat)) > 1  # one can always pass
    return ask


def rules_asked(view: State, seat: int) -> list[str]:
    """The rules that a player who wonders about the question should read."""
    if view.ask(seat).get("kind") == "take":
        return ["CT-3", "CT-5", "CT-6"]
    return ["CT-6", "CT-7", "CT-8", "CT-9", "CT-10", "CT-11", "CT-12"]


def decorate(sentence: str) -> Line:
    """A sentence with the hexes in it in their columns' colours; a lone number is a die."""
    if sentence in ("1", "2", "3", "4", "5", "6"):
        return _die(int(sentence))
    line: Line = []
    end = 0
    for found in _HEX.finditer(sentence):
        line.append((sentence[end : found.start()], ""))
        line.append((found.group(), COLUMN_STYLES[COLUMN_NAMES.index(found.group()[0])]))
        end = found.end()
    return [*line, (sentence[end:], "")]


def choices(view: State, seat: int, width: int, texts: Texts) -> list[Line] | None:
    """Too many moves to number are listed by floor: its empty hexes, the items, what each costs there.
    None: the usual numbers will do."""
    moves = [view.describe(seat, move) for move in view.legal_moves(seat)]
    if len(moves) <= MOST_NUMBERED:
        return None
    marks = [move for move in moves if move["kind"] == "mark"]
    floors = sorted({mark["floor"] for mark in marks}, reverse=True)
    lines = [_floor_choices([mark for mark in marks if mark["floor"] == floor], texts) for floor in floors]
    example = view.text(seat, view.legal_moves(seat)[0])
    how: Line = [(" ", ""), (texts.say("choices-how", example=example), "dim")]
    return [*lines, how]


def _floor_choices(marks: list[dict[str, Any]], texts: Texts) -> Line:
    """The moves on one floor; a house names its own hexes, for it may stand in few."""
    line: Line = [(" ", "")]
    for name in sorted({mark["hex"] for mark in marks}):
        line += [*decorate(name), (" ", "")]
    line = pad(line, MOST_COLUMNS * 3 + 1)
    for item in KIND_NAMES:
        here = [mark for mark in marks if mark["item"] == item]
        if here:
            hexes = sorted({mark["hex"] for mark in here}) if item == "house" else []
            cost = here[0]["cost"]
            line += [
                (" ".join([texts.say("item", item=item), *hexes]), ""),
                (f"+{cost}" if cost else "", "dim"),
            ]
            line.append(("  ", ""))
    return line[:-1]


def _die(number: int | None) -> Line:
    return [(f"▏{number or ' '}▕", "paper")]


class _Table:
    """One drawing: the view's data at hand, and the parts of the picture."""

    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        assert isinstance(view.setup, CatSetup)
        self.view = view
        self.setup = view.setup
        self.me = int(view.viewer)
        self.players = int(view.setup.players)
        self.columns = COLUMN_NAMES[: int(view.setup.columns)]
        self.data: dict[str, Any] = view.dump()["state"]
        self.scores = view.scores
        self.texts = texts
        self.names = [
            texts.say("board-you") if seat == self.me else names[seat] for seat in range(self.players)
        ]
        self.cheapest = self._cheapest()

    def _cheapest(self) -> dict[str, int]:
        """The hexes that the viewer can reach, each with the least that a mark there costs; these glow."""
        cheapest: dict[str, int] = {}
        moves = self.view.legal_moves(self.me) if self.me >= 0 else []
        for move in [self.view.describe(self.me, move) for move in moves]:
            if move["kind"] == "mark":
                cheapest[move["hex"]] = min(move["cost"], cheapest.get(move["hex"], move["cost"]))
        return cheapest

    def draw(self, width: int) -> list[Line]:
        own = len(self.columns) * CELL + 3 if self.me >= 0 else 0
        others = [seat for seat in range(self.players) if seat != self.me]
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
        say = self.texts.say
        line: Line = [(" " + say("board-title"), "title")]
        if self.view.over:
            return [*line, (" · " + say("board-over", count=self.data["round"]), "dim")]
        number = say("board-round", number=self.data["round"] + 1, of=int(self.setup.end_rounds))
        line += [(f" · {number} · ", "dim"), (say("board-middle"), "dim")]
        for die in self.data["dice"]:
            line += [(" ", ""), *_die(die)]
        return line

    def _items(self) -> Line:
        """Which number means which item, and its letter."""
        line: Line = [(" ", "")]
        for number, item in enumerate(self.setup.items, 1):
            line += [(f" {number} ", "dim"), (LETTERS[item], ITEM_STYLES[item])]
            line.append((f" {self.texts.say('item', item=item)}", ""))
        return line

    # --- the own sheet --------------------------------------------------------------------------------------

    def _honeycomb(self) -> list[Line]:
        """Odd columns stand half a hex higher (CT-2): two rows of text for each floor. Bonuses on top."""
        head: Line = [(" ", "")]
        for number, column in enumerate(self.columns):
            head += pad([(f"{column}{self._bonus(self.me, number)}", COLUMN_STYLES[number])], CELL)
        rows: list[Line] = [head]
        for floor in range(NUMBERS, 0, -1):
            for first in (0, 1):
                row: Line = [(" ", "")]
                for number, column in enumerate(self.columns):
                    shown = number % 2 == first
                    row += pad(self._cell(f"{column}{floor}") if shown else [], CELL)
                rows.append(row)
        return rows

    def _bonus(self, seat: int, column: int) -> str:
        """What a full column brings this seat, or has brought it: "9/5", "*9", "-/5" once the 9 is gone."""
        large, small = int(self.setup.large[column]), int(self.setup.small[column])
        bonuses = [sheet["bonuses"].get(self.columns[column]) for sheet in self.data["sheets"]]
        if bonuses[seat]:
            return f"*{large if bonuses[seat] == 'large' else small}"
        return f"-/{small}" if "large" in bonuses else f"{large}/{small}"

    def _cell(self, name: str) -> Line:
        if not has(self.setup.hexes, parse_hex(name)):
            return [(" :", "dim")]
        item = self.data["sheets"][self.me]["marks"].get(name)
        if item:
            return [(f"({LETTERS[item]}{name[1]})", ITEM_STYLES[item])]
        choice = (self.data["choices"][self.me] or [""])[0].split()
        if name in choice:
            return [(f"<{LETTERS[choice[0]]}{name[1]}>", "paper.ask")]
        house = "h" if has(self.setup.house_hexes, parse_hex(name)) else " "
        style = "dim" if name not in self.cheapest else "key" if self.cheapest[name] else "ask"
        return [(f"({house}{name[1]})", style)]

    def _own_line(self) -> Line:
        say = self.texts.say
        footprints = say("board-footprints", **self.data["sheets"][self.me]["footprints"])
        line: Line = [*self._name(self.me), (" ", ""), *self._die_of(self.me), (f" {footprints}", "")]
        choice = self.data["choices"][self.me]
        if choice:
            line += [(" ", ""), (say("board-marked", move=choice[0]), "ask")]
        return [*line, (" ", ""), (say("board-points", points=self.scores[self.me]), "bold")]

    def _own_cats(self) -> Line:
        """Each cat with its points, by the number of its item on a die."""
        cats = self.data["sheets"][self.me]["cats"]
        line: Line = [(" ", "")]
        for number, item in enumerate(self.setup.items, 1):
            line += [(f" {number}", "dim"), (LETTERS[item], ITEM_STYLES[item])]
            if has(self.setup.cats, KIND_NAMES.index(item)):
                score = cats.get(item)
                points = str(score["houses"] * score["items"]) if score else "–"
                line.append((f"={points}", "bold" if score else "dim"))
            line.append((" ", ""))
        return line

    # --- everybody's sheet, small ---------------------------------------------------------------------------

    def _small_sheet(self, seat: int) -> list[Line]:
        sheet = self.data["sheets"][seat]
        footprints = self.texts.say("board-footprints", **sheet["footprints"])
        rows = [self._name(seat), *(self._small_floor(seat, floor) for floor in range(NUMBERS, 0, -1))]
        bonuses: Line = [("  ", "")]
        for number, column in enumerate(self.columns):
            size = sheet["bonuses"].get(column)
            bonuses.append(
                (f" {'L' if size == 'large' else 's' if size else column.lower()}", COLUMN_STYLES[number])
            )
        cats = sum(score["houses"] * score["items"] for score in sheet["cats"].values())
        rows += [bonuses, [("  ", ""), *self._die_of(seat), (" ", ""), (footprints, "")]]
        rows.append(
            [("  ", ""), (self.texts.say("board-cats", count=len(sheet["cats"]), points=cats), "dim")]
        )
        rows.append([("  ", ""), (self.texts.say("board-points", points=self.scores[seat]), "bold")])
        return rows

    def _name(self, seat: int) -> Line:
        waits = seat in self.data["waiting"]
        ready = bool(self.data["choices"][seat])
        name = shorten(self.names[seat], 9)
        line: Line = [
            ("▸" if waits else " ", "ask"),
            (f"{MARKS[seat]} ", f"seat{seat}"),
            (name, f"seat{seat}.name"),
        ]
        return [*line, (" ✓", "good")] if ready else line

    def _small_floor(self, seat: int, floor: int) -> Line:
        line: Line = [(f" {floor}", "dim")]
        marks = self.data["sheets"][seat]["marks"]
        for column in self.columns:
            name = f"{column}{floor}"
            line.append((" ", ""))
            if name in marks:
                line.append((LETTERS[marks[name]], ITEM_STYLES[marks[name]]))
            elif not has(self.setup.hexes, parse_hex(name)):
                line.append((":", "dim"))
            else:
                line.append(("h" if has(self.setup.house_hexes, parse_hex(name)) else "·", "dim"))
        return line

    def _die_of(self, seat: int) -> Line:
        return _die(self.data["taken"][seat])


assert set(LETTERS) == set(KIND_NAMES) == set(ITEM_STYLES) and cells(MARKS) == 4
