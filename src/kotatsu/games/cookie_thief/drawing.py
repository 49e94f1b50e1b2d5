"""The table of Cookie Thief as text: the deck, a row for each player, what is left, the hand.

It fits 17 rows. Every player has a number besides a colour, every card a letter or number.
"""

import re
from collections.abc import Sequence

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, clip, pad, tile, tinted
from kotatsu.drawing.picture import Picture
from kotatsu.games.cookie_thief.citations import CAKES
from kotatsu.games.cookie_thief.shapes import Dump

NAME = 12  # columns of a player's name
STATUS = 10

_CARD = re.compile(r"(?<=\()(?:K[1-6]|[1-8]|[GHKDSTUV])(?=\))|^(?:K[1-6]|[1-8]|[GHKDSTUV])$")


def draw(view: State, names: Sequence[str], width: int, texts: Texts) -> list[Line]:
    return [clip(line, width) for line in _Table(view, names, texts).draw()]


def rules_asked(view: State, seat: int) -> list[str]:
    ask = view.ask(seat)
    kind = ask.get("kind")
    if kind == "play":
        cards = [view.describe(seat, move)["card"] for move in view.legal_moves(seat)]
        return ["CK-8", *dict.fromkeys(CAKES[card] for card in cards)]
    if kind in ("choose", "name"):
        return [CAKES[ask["card"]], "CK-13", "CK-14"]
    return {"hold": ["CK-28"], "order": ["CK-28"], "next": ["CK-27"], "return": ["CK-29"]}.get(
        str(kind), ["CK-30"]
    )


def label(view: State, seat: int, move: int, names: Sequence[str], texts: Texts) -> str:
    """What a move is about, in full: a player's name, a cake's. Both are numbers in the notation."""
    described = view.describe(seat, move)
    if "card" in described:
        return texts.say("cake", card=described["card"])
    chosen: int | None = described["seat"]
    if chosen is None:
        return view.text(seat, move).rpartition(" ")[2]
    return texts.say("board-you") if chosen == seat else names[chosen]


def decorate(sentence: str) -> Line:
    return tinted(sentence, _CARD, lambda card: f"{_style(card)}.ink")


def _style(card: str) -> str:
    """Cakes are yellow, with coffee brown, the jar is red, pancakes are green; letters say the same."""
    if card == "8":
        return "strawberry"
    if card.startswith("K") and len(card) == 2:
        return "chocolate"
    return "matcha" if card.isalpha() else "maple"


def card_tile(card: str | None) -> Line:
    return [tile(None, "") if card is None else tile(f"{card:>2}", _style(card))]


def _row(cards: Sequence[str]) -> Line:
    """Open cards, the same ones together: 1×3 4 K5."""
    line: Line = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        times = f"×{count}" if count > 1 else ""
        line += [(card, f"{_style(card)}.ink"), (f"{times} ", "dim")]
    return line


class _Table(Picture):
    marks = "0123456"
    data: Dump

    def draw(self) -> list[Line]:
        players = [self._player(seat) for seat in range(self.players)]
        return [self._title(), self._deck(), [], *players, [], *self._piles(), *self._hand()]

    # --- the lines on top -----------------------------------------------------------------------------------

    def _title(self) -> Line:
        line = self.title()
        if self.over:
            return line
        options = self.view.setup.options
        line.append((" · " + self.say("board-round", number=self.data["round"] + 1), "bold"))
        if options["rounds"] is None:
            return [*line, (" · " + self.say("board-race", points=options["points"]), "dim")]
        return [*line, (" " + self.say("board-rounds", rounds=options["rounds"]), "dim")]

    def _deck(self) -> Line:
        pancakes = self.data["pancakes"]
        way = "board-clockwise" if self.data["clockwise"] else "board-reversed"
        seen = _row(pancakes) if pancakes else [(self.say("board-no-pancakes"), "dim")]
        return [
            (f" {self.say('board-deck', count=len(self.data['deck']))} ", "bold"),
            *([("▏░░▕", "back")] if self.data["deck"] else []),
            (f"  {self.say('board-secret')} ", "dim"),
            *card_tile(self.data["secret"]),
            (f"  {self.say(way)}  {self.texts.labelled(self.say('board-pancakes'))}", "dim"),
            *seen,
        ]

    # --- a player -------------------------------------------------------------------------------------------

    def _player(self, seat: int) -> Line:
        turn = self.data["turn"] == seat and not self.over
        line = pad(self.name(seat, NAME - 1, turn), NAME + 3)
        for card in self.data["hands"][seat]:
            line += card_tile(card)
        line = pad(line, NAME + 16)
        score = self.view.scores[seat]
        line = pad([*line, (self.say("board-points", points=score), "bold")], NAME + 26)
        line = pad([*line, *self._status(seat)], NAME + 26 + STATUS)
        return [*line, *_row(self.data["laid"][seat]), *self._excluded(seat)]

    def _status(self, seat: int) -> Line:
        if seat not in self.data["in"]:
            return [(self.say("board-out"), "dim")]
        if seat in self.data["protected"]:
            return [(self.say("board-protected"), "good")]
        if seat == self.data["mark"]["on"]:
            return [(self.say("board-marked"), "warn")]
        return []

    def _excluded(self, seat: int) -> Line:
        """What everybody knows that an unseen hand is not."""
        hand = self.data["hands"][seat]
        cards = self.data["facts"]["not"].get(str(seat), [])
        if not cards or hand[:1] != [None]:
            return []
        return [(self.say("board-not", cards=" ".join(cards)), "dim")]

    # --- what is left, and the hand -------------------------------------------------------------------------

    def _piles(self) -> list[Line]:
        return [
            [(" " + self.texts.labelled(self.say("board-discarded")), "dim"), *_row(self.data["discarded"])],
            [(" " + self.texts.labelled(self.say("board-unseen")), "dim"), *_row(self._unseen())],
        ]

    def _unseen(self) -> list[str]:
        """The cakes that this view has not seen, by kind."""
        return [card for card, count in self.data["unseen"].items() for _ in range(count)]

    def _hand(self) -> list[Line]:
        """The viewer's cards with their names, and what it remembers after Lummudeig."""
        if self.me < 0 or self.over:
            return []
        lines: list[Line] = []
        for number, card in enumerate(self.data["hands"][self.me]):
            label = f" {self.say('board-hand')} " if number == 0 else ""
            name = f" {self.say('cake', card=card)} – {self.say('meaning', card=card)}"
            lines.append([*pad([(label, "dim")], NAME + 3), *card_tile(card), (name, "")])
        for memory in self.data["memory"]["among"][:1]:
            names = self.texts.listed(self._place(place) for place in memory["one_of"])
            lines.append([(" " + self.say("board-memory", names=names, card=memory["card"]), "dim")])
        return lines

    def _place(self, place: str) -> str:
        if place.isdigit():
            return self.names[int(place)]
        return self.say("board-secret") if place == "secret" else self.names[self.data["turn"]]
