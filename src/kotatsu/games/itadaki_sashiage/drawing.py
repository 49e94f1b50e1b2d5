"""The table of Itadaki Sashiage Pancake as text: every player's towers, the trick, the hand.

`draw` takes a view (or a whole state, for a replay) and gives lines of spans; see `kotatsu.core.canvas`. It
fits 80 columns and 18 rows; a whole state, with all hands open, takes a few rows more. Seats and towers have
their numbers of the notation: seat 2's tower 1 is "2:1". Every fruit has a letter, every player a mark.
"""

import re
from collections.abc import Sequence
from typing import Any

from kotatsu.core.canvas import Line, pad, shorten, width
from kotatsu.core.state import WHOLE, State
from kotatsu.core.texts import Texts
from kotatsu.games.itadaki_sashiage.rules import FRUITS

SEAT_FIELDS = ("seat", "other", "others", "leader", "winners")
"""The fields of events that name seats."""

MARKS = "●▲■◆★"
STYLES = {"R": "strawberry", "B": "blueberry", "Y": "maple", "G": "matcha"}

NAME = 16  # columns of a seat's number, mark and name
CARD = 10  # columns of the card it has played
INDENT = 3

_CARD = re.compile(r"\b[RBYG][1-6X]\b(?:=[1-6])?")

_RULES = {
    "stack": ["IS-4"],
    "play": ["IS-5", "IS-6", "IS-7", "IS-8", "IS-9", "IS-11"],
    "chance": ["IS-12", "IS-13", "IS-14", "IS-15"],
    "top": ["IS-16", "IS-17"],
}


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    """The whole table as this view knows it, at most `width` columns wide (80 or more)."""
    return _Table(view, names, texts).draw(width)


def asked(view: State, seat: int) -> dict[str, Any]:
    """What is asked of a seat, with all that the sentence `ask-…` needs."""
    ask = view.ask(seat)
    if ask.get("kind") == "play":
        moves = [view.describe(seat, move) for move in view.legal_moves(seat)]
        ask["follows"] = any(move["fruit"] == ask["led"] for move in moves)
        ask["only_x"] = all(move["card"][1] == "X" for move in moves)
    elif ask.get("kind") == "chance":
        kinds = {view.describe(seat, move)["kind"] for move in view.legal_moves(seat)}
        ask["can"] = "both" if len(kinds) > 1 else kinds.pop()
    return ask


def rules_asked(view: State, seat: int) -> list[str]:
    """The rules that a player who wonders about the question should read."""
    return _RULES.get(view.ask(seat).get("kind", ""), ["IS-17", "IS-19"])


def decorate(sentence: str) -> Line:
    """A sentence with the cards in it in their colours."""
    line: Line = []
    end = 0
    for card in _CARD.finditer(sentence):
        line.append((sentence[end : card.start()], ""))
        line.append((card.group(), f"{STYLES[card.group()[0]]}.ink"))
        end = card.end()
    return [*line, (sentence[end:], "")]


def _card(text: str | None, style: str = "") -> Line:
    """A little card, or its back."""
    return [("▏░░▕", "back")] if text is None else [(f"▏{text}▕", STYLES[text[0]] + style)]


class _Table:
    """One drawing: the view's data at hand, and the parts of the picture."""

    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        self.view = view
        self.me = int(view.viewer)
        self.players = int(view.setup.players)
        self.setup: Any = view.setup
        self.data: dict[str, Any] = view.dump()["state"]
        self.say = texts.say
        self.names = list(names)
        if self.me >= 0:
            self.names[self.me] = self.say("board-you")
        self.targets = self._targets()

    def _targets(self) -> list[dict[str, Any]]:
        """What the viewer may choose now, described; the cards and towers in it glow."""
        if self.me < 0:
            return []
        return [self.view.describe(self.me, move) for move in self.view.legal_moves(self.me)]

    def draw(self, width: int) -> list[Line]:
        lines = [self._title()]
        for seat in range(self.players):
            lines += [self._player(seat), *self._towers(seat, width)]
        return [*lines, *self._hands()]

    # --- the line on top ------------------------------------------------------------------------------------

    def _title(self) -> Line:
        data = self.data
        line: Line = [(" " + self.say("board-title"), "title")]
        if data["phase"] == "over":
            return [*line, (" · " + self.say("board-over"), "dim")]
        rounds = self.say("board-round", number=data["round"] + 1, of=int(self.setup.rounds))
        trick = min(data["trick"] + 1, int(self.setup.tricks))
        line.append(
            (f" · {rounds} · {self.say('board-trick', number=trick, of=int(self.setup.tricks))}", "dim")
        )
        if data["table"]:
            led = data["table"][0][0]
            line += [(" · ", "dim"), (self.say("board-led", led=led), f"{STYLES[led]}.ink")]
        return line

    # --- a player, and the card played ----------------------------------------------------------------------

    def _player(self, seat: int) -> Line:
        decides = self.data["turn"] == seat or seat in self.data["waiting"]
        name: Line = [
            ("▸" if decides else " ", "ask"),
            (f"{seat}{MARKS[seat]} ", f"seat{seat}"),
            (shorten(self.names[seat], NAME - 5), f"seat{seat}.name"),
        ]
        played = [*self._played(seat), *self._role(seat)]
        return [*pad(name, NAME), *pad(played, CARD + 8), (self._standing(seat), "dim")]

    def _played(self, seat: int) -> Line:
        """What this seat has played to the trick, or that it has made its hidden choice."""
        if self.data["phase"] in ("stack", "top"):
            return [] if seat in self.data["waiting"] else [(self.say("board-ready"), "good")]
        order = (seat - self.data["leader"]) % self.players
        table: list[str] = self.data["table"]
        return _card(table[order]) if order < len(table) else []

    def _role(self, seat: int) -> Line:
        role = ""
        if self.data["table"] and self._winning() == seat:
            role = "wins"
        elif seat == self.data["leader"] and self.data["phase"] in ("stack", "play", "chance"):
            role = "leads"
        return [(" " + self.say(f"board-{role}"), "bold")] if role else []

    def _winning(self) -> int:
        """Who wins the trick as it stands (IS-8)."""
        table: list[str] = self.data["table"]
        numbers = [int(card[-1]) if card[0] == table[0][0] else 0 for card in table]
        return int(self.data["leader"] + numbers.index(max(numbers))) % self.players

    def _standing(self, seat: int) -> str:
        """The points of finished rounds, and what this round would bring if it ended now."""
        total = sum(points[seat] for points in self.data["past"])
        if self.data["phase"] == "over":
            return self.say("board-total", total=total)
        tops = [tower[-1] for tower in self.data["towers"][seat]]
        moved = self.data["moved"][seat]
        now = len(tops) + moved + sum(int(card[1]) for card in tops if card[1] != "X")
        if seat in self.data["spoiled"]:
            now = 0
        return self.say("board-standing", total=total, now=now, moved=moved)

    # --- towers ---------------------------------------------------------------------------------------------

    def _towers(self, seat: int, columns: int) -> list[Line]:
        """A seat's towers in a row, or in several if they are too many."""
        lines: list[Line] = [[(" " * INDENT, "")]]
        for number in range(len(self.data["towers"][seat])):
            tower = self._tower(seat, number)
            if width(lines[-1]) + width(tower) > columns:
                lines.append([(" " * INDENT, "")])
            lines[-1] += tower
        return lines

    def _tower(self, seat: int, number: int) -> Line:
        """Its number, its top and how high it is; with the memory aid also the cards below that were seen."""
        tower: list[str | None] = self.data["towers"][seat][number]
        label: Line = [(f"{number}", "ask" if self._glows(seat, number) else "dim")]
        picture = [*label, *_card(tower[-1])]
        if self.view.setup.options["memory_aid"] and len(tower) > 1:
            return [*picture, *_covered(tower[-2::-1]), (" ", "")]
        return [*picture, (f"{len(tower)} ", "dim")]

    def _glows(self, seat: int, number: int) -> bool:
        for target in self.targets:
            own = target.get("own_tower", target.get("tower"))
            if seat == self.me and own == number:
                return True
            if target.get("other") == seat and target.get("their_tower") == number:
                return True
        return False

    # --- hands ----------------------------------------------------------------------------------------------

    def _hands(self) -> list[Line]:
        if self.data["phase"] == "over":
            return []
        if self.me == WHOLE:
            return [self._open_hand(seat) for seat in range(self.players)]
        return self._own_hand() if self.me >= 0 else []

    def _own_hand(self) -> list[Line]:
        playable = {target["card"] for target in self.targets if target["kind"] in ("stack", "play")}
        line = pad([(" " + self.say("board-hand"), "dim")], 7)
        for card in self.data["hands"][self.me]:
            line += _card(card, ".off" if playable and card not in playable else "")
        return [line, *self._own_stack()]

    def _own_stack(self) -> list[Line]:
        """While the first tower is made: what is in it so far, bottom first."""
        if self.data["phase"] != "stack":
            return []
        line: Line = [(f" {self.say('board-stack')} ", "dim")]
        for card in self.data["stacks"][self.me]:
            line += _card(card)
        return [line]

    def _open_hand(self, seat: int) -> Line:
        """All cards of a seat in one line, for those who may see everything."""
        name = shorten(self.names[seat], NAME - 5)
        line = pad([(f" {MARKS[seat]} ", f"seat{seat}"), (name, f"seat{seat}.name")], NAME)
        for card in [*self.data["stacks"][seat], *self.data["hands"][seat]]:
            line += _card(card)
        return line


def _covered(cards: list[str | None]) -> Line:
    """The cards under the top, from above; those that were never seen as a question mark."""
    line: Line = []
    for card in cards:
        line += [("?", "dim")] if card is None else [(card, f"{STYLES[card[0]]}.ink")]
    return line


assert set(STYLES) == set(FRUITS)
