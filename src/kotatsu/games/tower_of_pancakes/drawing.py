"""The table of Tower Of PanCakes!! as text: four cats with their plates, the players, the hand.

It fits 18 rows. Every player has a mark besides a colour, every suit a letter.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, Span, beside, cells, centre, pad, tile, tinted
from kotatsu.drawing.canvas import width as width_of
from kotatsu.drawing.picture import Picture
from kotatsu.games.tower_of_pancakes.cards import FULL, PLATES

MARKS = Picture.marks
SUITS = {"Y": "maple", "B": "chocolate", "R": "strawberry", "G": "matcha"}
CATS = {"A": "agatha", "B": "bruno", "C": "carl", "D": "dave"}

PANEL = 27  # columns for the players, at least
TOWER = 11  # columns of a plate
CHIP = 9  # columns of a pancake when a plate has room for it
HAND_LABEL = 9

_CARD = re.compile(r"\b[YBRG][1-8]\b")


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    return _Table(view, names, texts).draw(width)


def rules_asked(view: State, seat: int) -> list[str]:
    mode = view.setup.options["mode"]
    kind = view.ask(seat).get("kind")
    if kind == "look":
        return ["TP-24", "TP-19"]
    if kind == "serve":
        extreme = mode == "extreme"
        return ["TP-11", *(("TP-27", "TP-28") if extreme else ("TP-12", "TP-13", "TP-14", "TP-15"))]
    mystery = ["TP-20", "TP-21", "TP-22"] if "mystery" in mode else []
    return ["TP-6", "TP-7", "TP-8", "TP-9", *mystery]


def tie_break(state: State) -> tuple[str, list[int]]:
    """The line under the score sheet that settles ties (TP-18): its text and a number for each seat."""
    taken: list[int] = state.dump()["state"]["taken"]
    return "sheet-tie-break", taken


def decorate(sentence: str) -> Line:
    return tinted(sentence, _CARD, lambda card: f"{SUITS[card[0]]}.ink")


def _card(text: str | None, style: str = "") -> Span:
    return tile(text, SUITS[text[0]] + style if text else "")


class _Table(Picture):
    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        super().__init__(view, names, texts)
        self.mode: str = view.setup.options["mode"]
        self.extreme = self.mode == "extreme"

    def draw(self, width: int) -> list[Line]:
        column = min(17, max(13, (width - PANEL) // 4))
        plates: list[Line] = [[] for _ in range(5 + FULL)]
        for number, plate in enumerate(PLATES):
            plates = beside(plates, self._plate(plate, column), 1 + number * column)
        board = beside(plates, self._panel(), 1 + 4 * column)
        return [self._title(), *board, *self.hands()]

    # --- the line on top ----------------------------------------------------------------------------------

    def _title(self) -> Line:
        tricks = int(getattr(self.view.setup, "tricks"))  # noqa: B009
        name, *rest = self.title(self.say("board-trick", number=self.data["trick"] + 1, of=tricks))
        line = [name, (" · " + self.say(f"mode-{self.mode}"), "title"), *rest]
        led = self.data["led"]
        if led is not None and not self.over:
            line += [(" · ", "dim"), (self.say("board-led", led=led), f"{SUITS[led]}.ink")]
        return line

    # --- a cat, its score cards and its tower -------------------------------------------------------------

    def _plate(self, plate: str, column: int) -> list[Line]:
        cat = CATS[plate]
        glows = any(target.get("plate") == plate and target["kind"] == "serve" for target in self.targets)
        name = self.say("cat", plate=plate)
        face = self._face(plate)
        gap = " " if cells(f"{face} {name}") <= column else ""
        return [
            [("/\\_/\\ ", cat), (plate, "ask" if glows else "bold")],
            [(face, cat), (f"{gap}{name}", "")],
            self._score_card("above", plate),
            *self._tower(plate),
            self._dish(plate, "ask" if glows else "dim"),
            self._score_card("below", plate),
        ]

    def _face(self, plate: str) -> str:
        if self._is_closed(plate):
            return "(-.-)"
        return "(^.^)" if self._is_full(plate) else "(o.o)"

    def _is_full(self, plate: str) -> bool:
        return not self.extreme and plate != "D" and len(self.data["towers"][plate]) >= FULL

    def _is_closed(self, plate: str) -> bool:
        return plate == "D" and not self.extreme and not all(self._is_full(other) for other in "ABC")

    def _score_card(self, row: str, plate: str) -> Line:
        place = "ABCD".index(plate)
        points = self.data["score_cards"][row][place]
        lookers = self.data["lookers"][row][place]
        label = self.say(f"board-{row}", mode=self.mode)
        style = "paper"
        if any(t.get("row") == row and t["plate"] == plate for t in self.targets):
            style = "paper.ask"
        elif points is not None and lookers:
            style = "paper.known"
        card = tile(f"{label} {'?' if points is None else points}", style)
        margin = " " * ((TOWER - cells(card[0])) // 2)
        return [(margin, ""), card, *((MARKS[seat], f"seat{seat}") for seat in lookers)]

    def _tower(self, plate: str) -> list[Line]:
        owners: list[int] = self.data["towers"][plate]
        if self.extreme:
            rows = self._high_tower(owners)
        else:
            stacks = [owners[start : start + FULL] for start in range(0, len(owners), FULL)]
            rows = _stacks_side_by_side(stacks)
        blank: list[Line] = [[] for _ in range(FULL - len(rows))]
        return [centre(row, TOWER) for row in blank + rows]

    def _high_tower(self, owners: list[int]) -> list[Line]:
        """One tower of any height, top first: a pancake a row while they fit, else a row for each serving."""
        if len(owners) <= FULL:
            return [_chip(owner, CHIP) for owner in reversed(owners)]
        servings = [(owner, len(list(chips))) for owner, chips in groupby(reversed(owners))]
        rows = [_chip(owner, CHIP, f"×{count}" if count > 1 else "") for owner, count in servings]
        return rows if len(rows) <= FULL else [*rows[: FULL - 1], [("⋮", "dim")]]

    def _dish(self, plate: str, style: str) -> Line:
        """The plate, and on it how much lies there — or, in extreme mode, who has how many below the top."""
        owners: list[int] = self.data["towers"][plate]
        if self._is_closed(plate):
            inside: Line = [(self.say("board-closed"), "dim")]
        elif self.extreme:
            counts = [owners[:-1].count(seat) for seat in range(self.players)]
            inside = [(f"{MARKS[seat]}{count}", f"seat{seat}") for seat, count in enumerate(counts) if count]
        elif plate == "D":
            inside = [(self.say("board-height", count=len(owners)), "")]
        else:
            inside = [(self.say("board-of-eight", count=len(owners)), "")]
        missing = max(0, TOWER - 2 - width_of(inside))
        left = missing // 2
        return [("╰" + "─" * left, style), *inside, ("─" * (missing - left) + "╯", style)]

    # --- the players and what they played -----------------------------------------------------------------

    def _panel(self) -> list[Line]:
        lines: list[Line] = []
        for seat in range(self.players):
            lines += self._player(seat)
        spare = self.data["spare"]
        if spare:
            lines += [[], [(f"   {self.say('board-spare')} ", "dim"), _card(spare[0])]]
        return lines

    def _player(self, seat: int) -> list[Line]:
        chips = self.data["chips"][seat]
        baked = self.say("board-chips", baked=chips["baked"], dough=chips["dough"])
        piles = self.say("board-piles", discarded=chips["discarded"], tricks=self.data["taken"][seat])
        name = self.name(seat, 9, decides=self.data["turn"] == seat)
        return [
            [*pad(name, 13), *self._played(seat), *self._role(seat)],
            [(f"   {baked}", ""), *self._lying_face_down(seat)],
            [(f"   {piles}", "dim")],
        ]

    def _table_card(self, seat: int) -> str | None:
        """What this seat has played to the trick: a card, "down" or nothing yet."""
        order = (seat - self.data["leader"]) % self.players
        table: list[str] = self.data["table"]
        return table[order] if order < len(table) else None

    def _played(self, seat: int) -> Line:
        card = self._table_card(seat)
        if card == "down":
            return [_card(self.data["hidden"][seat][0], ".off")]
        return [] if card is None else [_card(card)]

    def _role(self, seat: int) -> Line:
        data = self.data
        role = ""
        if seat == data["first"]:
            role = "first"
        elif seat == data["second"]:
            role = "second"
        elif len(data["table"]) == self.players:
            role = "loses"
        elif seat == data["leader"] and not self.over:
            role = "leads"
        if not role:
            return []
        return [(" " + self.say(f"board-{role}"), "bold" if role in ("first", "second") else "dim")]

    def _lying_face_down(self, seat: int) -> Line:
        """Mystery: the one face-down card of the game, once it is played (TP-20) and its trick is over."""
        hidden = self.data["hidden"][seat]
        if not hidden or self._table_card(seat) == "down":
            return []
        return [(" ", ""), _card(hidden[0], ".off")]

    # --- hands --------------------------------------------------------------------------------------------

    def own_hand(self) -> list[Line]:
        """The viewer's cards; under each number what it serves when it wins and bakes when it loses."""
        setup: Any = self.view.setup
        labels = [self.say(f"board-{label}") for label in ("hand", "serves", "bakes")]
        rows: list[Line] = [pad([(f" {label}", "dim")], HAND_LABEL) for label in labels]
        up = {target["card"] for target in self.targets if target.get("face") == "up"}
        playing = any(target["kind"] == "play" for target in self.targets)
        for card in self.data["hands"][self.me]:
            style = SUITS[card[0]] + (".off" if playing and card not in up else "")
            number = int(card[1:]) - 1
            shown = (f" {card} ", f" {int(setup.plate[number]):>2} ", f" {int(setup.pan[number]):>2} ")
            for row, text in zip(rows, shown, strict=True):
                row += [tile(text, style), (" ", "")]
        return rows

    def open_hand(self, seat: int) -> Line:
        """All cards of a seat in one line, for those who may see everything."""
        line = self.labelled(seat, 9, of=13)
        for card in self.data["hands"][seat]:
            line.append(_card(card))
        hidden = self.data["hidden"][seat]
        if hidden:
            line += [(f"  {self.say('board-face-down')} ", "dim"), _card(hidden[0], ".off")]
        return line


def _chip(owner: int, width: int, text: str = "") -> Line:
    """A pancake with its owner's mark on it."""
    if width < 3:
        return [(MARKS[owner].ljust(width), f"seat{owner}")]
    edge = "(" if width < 7 else "(▬"
    inside = MARKS[owner] + text
    free = width - 2 * len(edge) - cells(inside)
    sauce = "▬" * (free // 2) + inside + "▬" * (free - free // 2)
    return [(edge, "pancake"), (sauce, f"seat{owner}"), ("▬)"[-len(edge) :], "pancake")]


def _stacks_side_by_side(stacks: list[list[int]]) -> list[Line]:
    """Stacks of eight beside each other, pancakes as wide as there is room for."""
    if not stacks:
        return []
    room = (TOWER + 1) // len(stacks)
    width = min(CHIP, room - 1 + room % 2) if room > 2 else room
    rows: list[Line] = []
    for height in range(max(len(stack) for stack in stacks) - 1, -1, -1):
        row: Line = []
        for stack in stacks:
            row += _chip(stack[height], width) if height < len(stack) else [(" " * width, "")]
        rows.append(row)
    return rows
