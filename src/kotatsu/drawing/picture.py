"""What the drawings of most games begin with."""

from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.core.state import WHOLE, State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, pad, shorten


class Picture:
    """One drawing of a table: the view's data at hand, and the parts that look alike in every game. A game's
    own has the rest, and `open_hand` and `own_hand` if it wants `hands`."""

    marks = "●▲■◆★"  # of the seats, besides their colours

    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        self.view = view
        self.me = int(view.viewer)
        self.players = int(view.setup.players)
        self.over = view.over
        self.data: Any = view.dump()["state"]
        self.texts = texts
        self.say = texts.say
        self.names = [self.say("board-you") if seat == self.me else name for seat, name in enumerate(names)]
        # What the viewer may choose now, described; some of it glows.
        self.targets: list[Mapping[str, Any]] = []
        if self.me >= 0:
            self.targets = [view.describe(self.me, move) for move in view.legal_moves(self.me)]

    def title(self, *more: str) -> Line:
        """The line on top: the game's name, and where it stands."""
        line: Line = [(" " + self.say("board-title"), "title")]
        return [*line, *((f" · {text}", "dim") for text in ([self.say("board-over")] if self.over else more))]

    def name(self, seat: int, columns: int, decides: bool, number: str = "") -> Line:
        """A seat with its mark and, in so many columns, its name; an arrow if it is its turn."""
        return [
            ("▸" if decides else " ", "ask"),
            (f"{number}{self.marks[seat]} ", f"seat{seat}"),
            (shorten(self.names[seat], columns), f"seat{seat}.name"),
        ]

    def hands(self) -> list[Line]:
        """The viewer's hand; all of them, if the viewer may see everything."""
        if self.over:
            return []
        if self.me == WHOLE:
            return [self.open_hand(seat) for seat in range(self.players)]
        return self.own_hand() if self.me >= 0 else []

    def own_hand(self) -> list[Line]:
        return []

    def open_hand(self, seat: int) -> Line:
        return []

    def labelled(self, seat: int, columns: int, of: int) -> Line:
        """The beginning of an open hand: whose it is, in so many of these columns."""
        return pad([(" ", ""), *self.name(seat, columns, False)[1:]], of)
