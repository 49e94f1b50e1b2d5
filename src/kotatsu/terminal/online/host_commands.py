"""What is typed in a lobby, as commands to the server: where somebody sits, and what the host changes."""

import re
from typing import Any

from kotatsu.bots import DEFAULT_LEVEL
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.texts import Texts
from kotatsu.table import Clock, commands
from kotatsu.table.commands import PersonsCommand
from kotatsu.terminal.narrator import printable
from kotatsu.wire.document import Document


def first_open(table: Document) -> int | None:
    """The first seat that nobody has taken."""
    return next((number for number, seat in enumerate(table.seats) if seat.kind == "open"), None)


def seat_and_name(text: str) -> tuple[int, str] | None:
    """The seat that somebody wants, and the name to sit there by; None: the text is about something else.

    >>> seat_and_name("1"), seat_and_name("sit 1 Lea"), seat_and_name("leave")
    ((1, ''), (1, 'Lea'), None)
    """
    found = re.fullmatch(r"/?(?:sit +)?(\d{1,3})(?: +(\S.*))?", text.strip(), re.IGNORECASE)
    return None if found is None else (int(found[1]), printable(found[2] or ""))


def seat_number(text: str, table: Document, texts: Texts) -> int:
    """A seat of this table by its number; `BadInput` says which there are."""
    if not text.isdecimal() or int(text) >= len(table.seats):
        raise BadInput("lobby-no-seat", seat=text[:10], last=len(table.seats) - 1)
    return int(text)


def host_command(words: list[str], table: Document, game: Game, texts: Texts) -> PersonsCommand | None:
    """The command that these words ask for; None: they ask for nothing of the kind. `BadInput` says what is
    wrong with them."""
    match words:
        case ["bot" | "b", *rest]:
            return _bot(rest, table, texts)
        case ["free", seat]:
            return commands.FreeSeat(seat_number(seat, table, texts))
        case ["swap", one, other]:
            return commands.SwapSeats(seat_number(one, table, texts), seat_number(other, table, texts))
        case ["host", seat]:
            return commands.MakeHost(seat_number(seat, table, texts))
        case ["players", count] if count.isdecimal() and int(count) <= commands.MAX_SEAT:
            return commands.SetPlayers(int(count))
        case ["set", name, value]:
            return commands.SetOptions({**table.options, **_option(name, value, game)})
        case ["clock", *rest]:
            return commands.SetClock(_clock(rest, texts))
        case ["hints", ("on" | "off") as allowed]:
            return commands.SetHints(allowed == "on")
        case ["watching", ("on" | "off") as allowed]:
            return commands.SetWatching(allowed == "on")
        case ["private"] | ["public"]:
            return commands.SetPrivate(words == ["private"])
        case ["start"]:
            return commands.Start()
        case ["close"]:
            return commands.Abandon()
    return None


def _bot(rest: list[str], table: Document, texts: Texts) -> PersonsCommand:
    """bot, bot tiger, bot 2, bot 2 tiger"""
    seats = [word for word in rest if word.isdecimal()]
    levels = [word for word in rest if not word.isdecimal()]
    if len(seats) > 1 or len(levels) > 1:
        raise BadInput("lobby-bot-how")
    seat = seat_number(seats[0], table, texts) if seats else first_open(table)
    if seat is None:
        raise BadInput("lobby-no-open-seat")
    return commands.SeatBot(seat, levels[0][:30] if levels else DEFAULT_LEVEL)


def _option(name: str, value: str, game: Game) -> dict[str, Any]:
    wanted = name.replace("-", "_")
    for option in game.options:
        if option.name == wanted:
            return {wanted: option.read(value)}
    there = ", ".join(option.name for option in game.options)
    raise BadInput("lobby-no-option", game=game.name, name=repr(name[:20]), options=there)


def _clock(rest: list[str], texts: Texts) -> Clock:
    """off, 60 (seconds for each decision), 600+10 (a bank and an increment)"""
    text = "".join(rest)
    first, plus, more = text.partition("+")
    if text in ("off", "none"):
        return Clock()
    if plus and first.isdecimal() and more.isdecimal():
        return Clock("bank", int(first), int(more))
    if first.isdecimal() and not plus:
        return Clock("move", int(first))
    raise BadInput("lobby-clock-how")
