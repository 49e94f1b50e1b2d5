"""What happened and what is asked, in sentences.

A game's narration has a message `event-KIND` for every kind of event and `ask-KIND` for every kind of
question. Its values are the fields of the event or question, in this form: a field that names a seat (the
game's shapes say which) becomes two, `$seat` = you, other or none and `$seat_name`; several seats, as in
`winners`, become `$winners` = you, other, others or shared, and `$winners_name`; yes, no and nothing become
"yes", "no" and "none".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.bots import Reason
from kotatsu.core.events import Event
from kotatsu.core.game import Game
from kotatsu.core.state import State
from kotatsu.core.texts import MissingText, Texts

BOTS = ("Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove")
"""Who sits down when nobody else does."""


def table_names(given: Sequence[str], players: int, people: Sequence[int], texts: Texts) -> list[str]:
    """A name for every seat: the given ones first, then guests for people and cooks for bots."""
    names: list[str] = []
    cooks = [cook for cook in BOTS if cook not in given]
    for seat in range(players):
        name = clean(given[seat]) if seat < len(given) else ""
        if not name and seat in people:
            number = people.index(seat) + 1
            name = texts.say("guest") if len(people) == 1 else texts.say("guest-number", number=number)
        names.append(name or cooks.pop(0))
    return names


def clean(name: str) -> str:
    """A name that somebody typed or a file holds, fit for a screen: printable, and not too long."""
    return printable(str(name)).strip()[:20]


def printable(text: str) -> str:
    """A text of somebody else's on one line, without anything that could move a cursor or turn letters round.

    >>> printable("\\x1b[2Jhello\\nthere")
    '[2Jhello there'
    """
    return " ".join(
        "".join(char if char.isprintable() else " " if char.isspace() else "" for char in text).split()
    )


class Narrator:
    """Tells what happened at one table, to one seat or to everybody."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.names = list(names)
        self.drawing = game.module("drawing")

    def tell(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """The sentences of what this seat (None: a spectator) noticed."""
        seen = [(event, event.seen_by(seat)) for event in events]
        return [self._sentence(event, fields, seat) for event, fields in seen if fields is not None]

    def tell_seen(self, seen: Sequence[Mapping[str, Any]], seat: int | None) -> list[str]:
        """The sentences of events that come from a server: as this seat saw them, and nothing more."""
        return [self._seen_sentence(fields, seat) for fields in seen]

    def tell_all(self, events: Sequence[Event]) -> list[str]:
        """The sentences of everything, for those who may know all."""
        return [self._sentence(event, event.whole(), None) for event in events]

    def question(self, view: State, seat: int) -> str:
        """What this seat is asked."""
        asked = view.ask(seat)
        return self.texts.say(f"ask-{asked['kind']}", **self._values(asked, seat))

    def goal(self, view: State) -> str:
        """How far the game is, what wins, and the viewer's points; empty where a game does not say it."""
        seat = int(view.viewer) if view.viewer >= 0 else None
        return self.texts.say("goal", **self._values(view.goal(seat), seat)) if self.texts.has("goal") else ""

    def move(self, view: State, seat: int, move: int) -> str:
        """A move in words where the game has some, else in its notation."""
        parts = view.describe(seat, move)
        if self.texts.has(f"move-{parts['kind']}"):
            return self.texts.say(f"move-{parts['kind']}", **self._values(parts, None))
        if not hasattr(self.drawing, "label"):
            return view.text(seat, move)
        label: str = self.drawing.label(view, seat, move, self.names, self.texts)
        return label

    def outcome(self, view: State, seat: int, move: int) -> str:
        """What a move would do at once; empty where there is nothing to tell."""
        told = view.outcome(seat, move)
        return self.texts.say(f"outcome-{told['kind']}", **self._values(told, seat)) if told else ""

    def reason(self, reason: Reason, seat: int) -> str:
        """What speaks for a move, as a part of a sentence."""
        values = self._values(reason.fields, seat)
        points = {"points": reason.points, "otherwise": reason.otherwise}
        beside = {"way": _way(reason.points), "other_way": _way(reason.otherwise)}
        sizes = {"size": abs(reason.points), "other_size": abs(reason.otherwise)}
        return self.texts.say(f"reason-{reason.what}", **values, **points, **beside, **sizes)

    def everybody(self, seats: Sequence[int]) -> str:
        """These seats by name: "Mia, Otto and Nils"; "nobody" if there are none."""
        if not seats:
            return self.texts.say("names-none")
        *others, last = [self.names[seat] for seat in seats]
        return self.texts.say("names-and", names=self.texts.listed(others), last=last) if others else last

    def _sentence(self, event: Event, fields: Mapping[str, Any], seat: int | None) -> str:
        known = all(key in fields for key in event.secret)
        return self._event(fields, seat, known)

    def _seen_sentence(self, fields: Mapping[str, Any], seat: int | None) -> str:
        """What is hidden is not among the fields: then the sentence that tells it cannot be said."""
        try:
            return self._event(fields, seat, True)
        except MissingText:
            return self._event(fields, seat, False)

    def _event(self, fields: Mapping[str, Any], seat: int | None, known: bool) -> str:
        # Beside the fields, not among them: a game may have a field of that name, which means something else.
        values = {**self._values(fields, seat), "known": _said(known)}
        return self.texts.say(f"event-{fields['event']}", **values)

    def _values(self, fields: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for key, value in fields.items():
            if key not in self.game.seat_fields:
                values[key] = _said(value)
            elif isinstance(value, list):
                values[key], values[f"{key}_name"] = self._several(value, viewer)
            else:
                values[key] = "none" if value is None else "you" if value == viewer else "other"
                values[f"{key}_name"] = "" if value is None else self.names[value]
        return values

    def _several(self, seats: list[int], viewer: int | None) -> tuple[str, str]:
        if not seats:
            return "none", ""
        others = [seat for seat in seats if seat != viewer]
        if viewer in seats:
            return ("shared", self.everybody(others)) if others else ("you", self.names[seats[0]])
        return "others" if len(seats) > 1 else "other", self.everybody(seats)


def _said(value: Any) -> Any:
    """A value as sentences take it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(str(item) for item in value)
    return value


def _way(points: float) -> str:
    """Which way points go: sentences name that, and tell how far without a sign."""
    return "more" if points > 0 else "less" if points < 0 else "even"
