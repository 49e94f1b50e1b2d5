"""The table of Trico Roof as text: the roofs, the open requests beside them, the players, the hand.

`draw` takes a view (or a whole state, for a replay) and gives lines of spans; see `kotatsu.core.canvas`. It
fits 80 columns and 18 rows, 13 of them for a seat that is asked. Every colour has a letter besides.
"""

import re
from collections.abc import Sequence
from typing import Any

from kotatsu.core.canvas import Line, beside, pad, shorten
from kotatsu.core.state import WHOLE, State
from kotatsu.core.texts import Texts
from kotatsu.games.trico_roof.rules import COLUMNS, GIFTS, PAINTS, PLACES, TricoSetup

SEAT_FIELDS = ("seat", "first", "chooser", "painter", "winners")
"""The fields of events that name seats."""

MARKS = "●▲■◆▪"
CARDS = {"B": "chocolate", "W": "strawberry", "S": "matcha", "C": "back"}
ROOFS = {"R": "strawberry", "B": "blueberry", "Y": "maple"}
INK = {"B": "chocolate.ink", "W": "strawberry.ink", "S": "matcha.ink", "C": "bold"}

TOWN = 23  # columns of the roofs
REQUEST = 10  # columns of a request
NAME = 9

_CARD = re.compile(r"\b[BWSC][1-4]\b")


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    """The whole table as this view knows it, at most `width` columns wide (80 or more)."""
    return _Table(view, names, texts).draw(width)


def asked(view: State, seat: int) -> dict[str, Any]:
    """What is asked of a seat, with all that the sentence `ask-…` needs."""
    ask = view.ask(seat)
    if ask.get("kind") == "give":
        moves = [view.describe(seat, move) for move in view.legal_moves(seat)]
        ask["follows"] = any(move["colour"] == ask["led"] for move in moves)
    return ask


def rules_asked(view: State, seat: int) -> list[str]:
    """The rules that a player who wonders about the question should read."""
    return {
        "fill": ["TR-6", "TR-7"],
        "give": ["TR-8", "TR-9", *(["TR-19"] if view.setup.players == 2 else [])],
        "paint": ["TR-10", "TR-11", "TR-12", *(["TR-17"] if view.setup.options["count"] else [])],
        "score": ["TR-12", "TR-13", "TR-14"],
        "corner": ["TR-17"],
    }[view.ask(seat)["kind"]]


def decorate(sentence: str) -> Line:
    """A sentence with the cards in it in their colours."""
    line: Line = []
    end = 0
    for card in _CARD.finditer(sentence):
        line.append((sentence[end : card.start()], ""))
        line.append((card.group(), INK[card.group()[0]]))
        end = card.end()
    return [*line, (sentence[end:], "")]


def _card(text: str, off: bool = False) -> Line:
    """A gift card; one that may not be given now is dim."""
    return [(f"▏{text}▕", "dim" if off else CARDS[text[0]])]


class _Table:
    """One drawing: the view's data at hand, and the parts of the picture."""

    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        assert isinstance(view.setup, TricoSetup)
        self.view = view
        self.setup: TricoSetup = view.setup
        self.me = int(view.viewer)
        self.players = int(view.setup.players)
        self.data: dict[str, Any] = view.dump()["state"]
        self.texts = texts
        self.names = list(names)
        if self.me >= 0:
            self.names[self.me] = texts.say("board-you")
        self.targets: list[dict[str, Any]] = []  # what the viewer may choose now; some of it glows
        if self.me >= 0:
            self.targets = [view.describe(self.me, move) for move in view.legal_moves(self.me)]

    def draw(self, width: int) -> list[Line]:
        left = beside(self._town(), self._requests(), TOWN)
        board = beside(left, self._panel(), TOWN + 3 * REQUEST + 1)
        return [self._title(), *board, *self._hands()]

    # --- the line on top ----------------------------------------------------------------------------------

    def _title(self) -> Line:
        say = self.texts.say
        line: Line = [(" " + say("board-title"), "title")]
        if self.view.over:
            return [*line, (" · " + say("board-over"), "dim")]
        phase = say("board-phase", number=self.data["round"] + 1, of=int(self.setup.phases))
        line.append((f" · {phase}", "dim"))
        table: list[str] = self.data["table"]
        if table:
            line += [(" · ", "dim"), (say("board-led", led=table[0][0]), INK[table[0][0]])]
        trump = self.data["trump"]
        if trump is not None:
            line += [(" · ", "dim"), (say("board-trump", trump=trump), INK[trump])]
        return line

    # --- the roofs ----------------------------------------------------------------------------------------

    def _town(self) -> list[Line]:
        """Sixteen houses; the letter on a roof is its colour."""
        lines: list[Line] = [[("   " + "".join(f"  {column}  " for column in COLUMNS), "dim")]]
        for row in range(4):
            roofs: Line = [(f" {row + 1} ", "dim")]
            walls: Line = [("   ", "")]
            for column in range(4):
                square = f"{row + 1}{COLUMNS[column]}"
                roofs += self._roof(self.data["roofs"][row][column], square)
                walls += [(" ", ""), ("│_│", "dim"), (" ", "")]
            lines += [roofs, walls]
        return lines

    def _roof(self, colour: str, square: str) -> Line:
        style = ROOFS.get(colour, "dim")
        fresh = self.data["chip"] == f"{colour}{square}"
        glows = fresh or any(t.get("square") == square and t["kind"] == "corner" for t in self.targets)
        glows = glows or (colour == "." and self._white_asked() == square)
        edge = "ask" if glows else ""
        return [("›" if glows else " ", edge), (f"/{colour}\\", style), (" ", "")]

    def _white_asked(self) -> str | None:
        """The white circle that somebody is choosing a colour for."""
        if self.data["phase"] != "fill":
            return None
        row = next(row for row in range(4) if "." in self.data["roofs"][row])
        return f"{row + 1}{COLUMNS[self.data['roofs'][row].index('.')]}"

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
        number = self._number(place)
        if number is None:
            return [[(f"{name} ", "dim"), (self.texts.say("board-done"), "dim")], [("░░░", "back")]]
        requests = self.setup.requests
        glows = any(target.get("request") == name for target in self.targets)
        points = self.texts.say("board-worth", points=int(requests.points[number]))
        head: Line = [(f"{name} ", "ask" if glows else "bold"), (points, "dim")]
        return [head, *(_grid_row(row) for row in requests.grids[number])]

    def _number(self, place: int) -> int | None:
        """The number of the request that lies open in a place."""
        if place < 3:
            return place * 2 + ("front", "back").index(self.data["government"][place])
        residents = self.data["residents"]
        return None if residents["scored"][place - 3] else 6 + residents["open"][place - 3] - 1

    # --- the players and what they gave -------------------------------------------------------------------

    def _panel(self) -> list[Line]:
        lines: list[Line] = [self._player(seat) for seat in range(self.players)]
        if self.data["phase"] in ("paint", "corner"):
            lines += [[], [(f" {self.texts.say('board-paint-left')} ", "dim"), *self._offered()]]
        return lines

    def _offered(self) -> Line:
        line: Line = []
        for colour in self.data["offered"]:
            line += [(f"/{colour}\\", ROOFS[colour]), (" ", "")]
        return line

    def _player(self, seat: int) -> Line:
        points = self.view.scores[seat]
        line: Line = [
            ("▸" if self.data["turn"] == seat else " ", "ask"),
            (f"{MARKS[seat]} ", f"seat{seat}"),
            (shorten(self.names[seat], NAME), f"seat{seat}.name"),
        ]
        line = [*pad(line, 3 + NAME), (f"{points:>3}", "bold"), (" ", "")]
        for gift in self._gifts(seat):
            line += self._gift(gift)
        if self.data["leader"] == seat and not self.data["table"] and not self.view.over:
            line.append((f" {self.texts.say('board-leads')}", "dim"))
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
            line.append((" " + self.texts.say("board-assists") if self.players > 2 else "+", "dim"))
        return line

    # --- hands --------------------------------------------------------------------------------------------

    def _hands(self) -> list[Line]:
        if self.view.over:
            return []
        if self.me == WHOLE:
            return [self._open_hand(seat) for seat in range(self.players)]
        return [self._own_hand()] if self.me >= 0 else []

    def _own_hand(self) -> Line:
        line: Line = [(f" {self.texts.say('board-hand')}  ", "dim")]
        giving = {target["card"] for target in self.targets if target["kind"] == "give"}
        for card in self.data["hands"][self.me]:
            line += [*_card(card, bool(giving) and card not in giving), (" ", "")]
        return line

    def _open_hand(self, seat: int) -> Line:
        """All cards of a seat in one line, for those who may see everything."""
        name = shorten(self.names[seat], NAME)
        line = pad([(f" {MARKS[seat]} ", f"seat{seat}"), (name, f"seat{seat}.name")], 4 + NAME)
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
