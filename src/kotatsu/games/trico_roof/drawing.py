"""The table of Trico Roof as text: the roofs, the open requests beside them, the players, the hand.

It fits 18 rows, 13 for a seat that is asked. Every colour has a letter besides.
"""

import re
from collections.abc import Sequence

from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, beside, pad, tile, tinted
from kotatsu.drawing.picture import Picture
from kotatsu.games.trico_roof.cards import GIFTS, PAINTS, PLACES, SQUARE_TEXTS
from kotatsu.games.trico_roof.rules import TricoState

CARDS = {"B": "chocolate", "W": "strawberry", "S": "matcha", "C": "back"}
ROOFS = {"R": "strawberry", "B": "blueberry", "Y": "maple"}
INK = {"B": "chocolate.ink", "W": "strawberry.ink", "S": "matcha.ink", "C": "bold"}

TOWN = 23  # columns of the roofs
REQUEST = 10  # columns of a request
NAME = 9

_CARD = re.compile(r"\b[BWSC][1-4]\b")


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    return _Table(view, names, texts).draw(width)


def rules_asked(view: State, seat: int) -> list[str]:
    return {
        "fill": ["TR-6", "TR-7"],
        "give": ["TR-8", "TR-9", *(["TR-19"] if view.setup.players == 2 else [])],
        "paint": ["TR-10", "TR-11", "TR-12", *(["TR-17"] if view.setup.options["count"] else [])],
        "score": ["TR-12", "TR-13", "TR-14"],
        "corner": ["TR-17"],
    }[view.ask(seat)["kind"]]


def decorate(sentence: str) -> Line:
    return tinted(sentence, _CARD, lambda card: INK[card[0]])


def _card(text: str, off: bool = False) -> Line:
    """A gift card; one that may not be given now is dim."""
    return [tile(text, "dim" if off else CARDS[text[0]])]


class _Table(Picture):
    marks = "●▲■◆▪"  # ★ is of the requests

    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        assert isinstance(view, TricoState)
        super().__init__(view, names, texts)
        self.state = view  # the same object as self.view, with its own type

    def draw(self, width: int) -> list[Line]:
        left = beside(self._town(), self._requests(), TOWN)
        board = beside(left, self._panel(), TOWN + 3 * REQUEST + 1)
        return [self._title(), *board, *self.hands()]

    # --- the line on top ----------------------------------------------------------------------------------

    def _title(self) -> Line:
        phase = self.say("board-phase", number=self.data["round"] + 1, of=int(self.state.box.phases))
        line = self.title(phase)
        table: list[str] = self.data["table"]
        if table:
            line += [(" · ", "dim"), (self.say("board-led", led=table[0][0]), INK[table[0][0]])]
        trump = self.data["trump"]
        if trump is not None:
            line += [(" · ", "dim"), (self.say("board-trump", trump=trump), INK[trump])]
        return line

    # --- the roofs ----------------------------------------------------------------------------------------

    def _town(self) -> list[Line]:
        """Sixteen houses; the letter on a roof is its colour."""
        lines: list[Line] = [[("     a    b    c    d  ", "dim")]]
        glowing = self._glowing()
        for row, colours in enumerate(self.data["roofs"]):
            roofs: Line = [(f" {row + 1} ", "dim")]
            walls: Line = [("   ", "")]
            for column, colour in enumerate(colours):
                edge = ("›", "ask") if SQUARE_TEXTS[row * 4 + column] in glowing else (" ", "")
                roofs += [edge, (f"/{colour}\\", ROOFS.get(colour, "dim")), (" ", "")]
                walls += [(" ", ""), ("│_│", "dim"), (" ", "")]
            lines += [roofs, walls]
        return lines

    def _glowing(self) -> set[str]:
        """The newest chip, the white circle that is asked for, the corners that may be painted."""
        if self.data["phase"] == "fill":
            return {SQUARE_TEXTS[self.state.next_white()]}
        if self.data["phase"] == "corner":
            return {target["square"] for target in self.targets}
        return {(self.data["chip"] or " ")[1:]}

    # --- the requests -------------------------------------------------------------------------------------

    def _requests(self) -> list[Line]:
        """The government's above the residents'."""
        rows: list[list[Line]] = []
        for first in (0, 3):
            row: list[Line] = []
            for number in range(3):
                row = beside(row, self._request(first + number), number * REQUEST)
            rows.append(row)
        above, below = rows
        blank: list[Line] = [[] for _ in range(max(0, 4 - len(above)))]
        return [*above, *blank, *below]

    def _request(self, place: int) -> list[Line]:
        name = PLACES[place]
        number = self.state.request_at(place)
        if number == NONE:
            return [[(f"{name} ", "dim"), (self.say("board-done"), "dim")], [("░░░", "back")]]
        requests = self.state.box.requests
        glows = any(target.get("request") == name for target in self.targets)
        points = self.say("board-worth", points=int(requests.points[number]))
        head: Line = [(f"{name} ", "ask" if glows else "bold"), (points, "dim")]
        return [head, *(_grid_row(row) for row in requests.grids[number])]

    # --- the players and what they gave -------------------------------------------------------------------

    def _panel(self) -> list[Line]:
        lines: list[Line] = [self._player(seat) for seat in range(self.players)]
        if self.data["phase"] in ("paint", "corner"):
            lines += [[], [(f" {self.say('board-paint-left')} ", "dim"), *self._offered()]]
        return lines

    def _offered(self) -> Line:
        line: Line = []
        for colour in self.data["offered"]:
            line += [(f"/{colour}\\", ROOFS[colour]), (" ", "")]
        return line

    def _player(self, seat: int) -> Line:
        points = self.view.scores[seat]
        name = self.name(seat, NAME, decides=self.data["turn"] == seat)
        line = [*pad(name, 3 + NAME), (f"{points:>3}", "bold"), (" ", "")]
        for gift in self._gifts(seat):
            line += self._gift(gift)
        if self.data["leader"] == seat and not self.data["table"] and not self.over:
            line.append((f" {self.say('board-leads')}", "dim"))
        return line

    def _gifts(self, seat: int) -> list[int]:
        """The gifts of this phase that a seat has given, by their place in the order of play."""
        leader = self.data["leader"]
        return [gift for gift in range(len(self.data["table"])) if (leader + gift) % self.players == seat]

    def _gift(self, gift: int) -> Line:
        """A card and, once all are given, its rank; or that it assists, + in short."""
        ranking: list[int] = self.data["ranking"]
        line = _card(self.data["table"][gift], gift in ranking[: self.data["rank"]])
        if gift in ranking:
            now = ranking.index(gift) == self.data["rank"]
            line.append((str(ranking.index(gift) + 1), "ask" if now else "bold"))
        elif ranking:
            line.append((" " + self.say("board-assists") if self.players > 2 else "+", "dim"))
        return line

    # --- hands --------------------------------------------------------------------------------------------

    def own_hand(self) -> list[Line]:
        line: Line = [(f" {self.say('board-hand')}  ", "dim")]
        giving = {target["card"] for target in self.targets if target["kind"] == "give"}
        for card in self.data["hands"][self.me]:
            line += [*_card(card, bool(giving) and card not in giving), (" ", "")]
        return [line]

    def open_hand(self, seat: int) -> Line:
        """All cards of a seat in one line, for those who may see everything."""
        line = self.labelled(seat, NAME, of=4 + NAME)
        for card in self.data["hands"][seat]:
            line += _card(card)
        return line


def _grid_row(row: str) -> Line:
    """A row of a request: letters in their colours, ★ where it stands."""
    line: Line = []
    for square in row.split():
        style = ROOFS.get(square[0], "dim")
        line.append((square.replace("*", "★").replace(".", "·").ljust(2), style if square != "." else "dim"))
    return line


assert set(CARDS) == set(GIFTS) and set(ROOFS) == set(PAINTS)
