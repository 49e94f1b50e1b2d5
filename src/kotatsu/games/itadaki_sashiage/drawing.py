"""The table of Itadaki Sashiage Pancake as text: every player's towers, the trick, the hand.

It fits 18 rows; a whole state, with all hands open, takes a few more. Seats and towers have their numbers of
the notation: seat 2's tower 1 is "2:1". Every fruit has a letter, every player a mark.
"""

import re
from collections.abc import Sequence
from typing import Any

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, Span, pad, tile, tinted, width
from kotatsu.drawing.picture import Picture

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
    return _Table(view, names, texts).draw(width)


def rules_asked(view: State, seat: int) -> list[str]:
    return _RULES.get(view.ask(seat).get("kind", ""), ["IS-17", "IS-19"])


def decorate(sentence: str) -> Line:
    return tinted(sentence, _CARD, lambda card: f"{STYLES[card[0]]}.ink")


def _card(text: str | None, style: str = "") -> Span:
    return tile(text, STYLES[text[0]] + style if text else "")


class _Table(Picture):
    def __init__(self, view: State, names: Sequence[str], texts: Texts) -> None:
        super().__init__(view, names, texts)
        self.setup: Any = view.setup
        self.glowing = {(target.get("other"), target.get("their_tower")) for target in self.targets}
        self.glowing |= {(self.me, target.get("own_tower", target.get("tower"))) for target in self.targets}

    def draw(self, width: int) -> list[Line]:
        lines = [self._title()]
        for seat in range(self.players):
            lines += [self._player(seat), *self._towers(seat, width)]
        return [*lines, *self.hands()]

    # --- the line on top ------------------------------------------------------------------------------------

    def _title(self) -> Line:
        data = self.data
        rounds = self.say("board-round", number=data["round"] + 1, of=int(self.setup.rounds))
        trick = min(data["trick"] + 1, int(self.setup.tricks))
        tricks = self.say("board-trick", number=trick, of=int(self.setup.tricks))
        line = self.title(rounds, tricks)
        if data["table"]:
            led = data["table"][0][0]
            line += [(" · ", "dim"), (self.say("board-led", led=led), f"{STYLES[led]}.ink")]
        return line

    # --- a player, and the card played ----------------------------------------------------------------------

    def _player(self, seat: int) -> Line:
        decides = self.data["turn"] == seat or seat in self.data["waiting"]
        name = self.name(seat, NAME - 5, decides, number=str(seat))
        played = [*self._played(seat), *self._role(seat)]
        return [*pad(name, NAME), *pad(played, CARD + 8), (self._standing(seat), "dim")]

    def _played(self, seat: int) -> Line:
        """What this seat has played to the trick, or that it has made its hidden choice."""
        if self.data["phase"] in ("stack", "top"):
            return [] if seat in self.data["waiting"] else [(self.say("board-ready"), "good")]
        order = (seat - self.data["leader"]) % self.players
        table: list[str] = self.data["table"]
        return [_card(table[order])] if order < len(table) else []

    def _role(self, seat: int) -> Line:
        role = ""
        if self.data["winning"] == seat:
            role = "wins"
        elif seat == self.data["leader"] and self.data["phase"] in ("stack", "play", "chance"):
            role = "leads"
        return [(" " + self.say(f"board-{role}"), "bold")] if role else []

    def _standing(self, seat: int) -> str:
        """The points of finished rounds, and what this round would bring if it ended now."""
        total = sum(points[seat] for points in self.data["past"])
        if self.data["phase"] == "over":
            return self.say("board-total", total=total)
        now, moved = self.data["now"][seat], self.data["moved"][seat]
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
        label = (f"{number}", "ask" if (seat, number) in self.glowing else "dim")
        below: Line = [(f"{len(tower)}", "dim")]
        if self.view.setup.options["memory_aid"] and len(tower) > 1:
            below = [_covered(card) for card in tower[-2::-1]]
        return [label, _card(tower[-1]), *below, (" ", "")]

    # --- hands ----------------------------------------------------------------------------------------------

    def own_hand(self) -> list[Line]:
        playable = {target["card"] for target in self.targets if target["kind"] in ("stack", "play")}
        line = pad([(" " + self.say("board-hand"), "dim")], 7)
        line += [
            _card(card, ".off" if playable and card not in playable else "")
            for card in self.data["hands"][self.me]
        ]
        if self.data["phase"] != "stack":
            return [line]
        so_far = [_card(card) for card in self.data["stacks"][self.me]]
        return [line, [(f" {self.say('board-stack')} ", "dim"), *so_far]]

    def open_hand(self, seat: int) -> Line:
        """All cards of a seat in one line, for those who may see everything."""
        line = self.labelled(seat, NAME - 5, of=NAME)
        return [*line, *[_card(card) for card in [*self.data["stacks"][seat], *self.data["hands"][seat]]]]


def _covered(card: str | None) -> Span:
    """A card under the top; one that was never seen as a question mark."""
    return ("?", "dim") if card is None else (card, f"{STYLES[card[0]]}.ink")
