"""Before the start: who sits where, and what the host may change."""

import re
from collections.abc import Sequence
from typing import Any

from kotatsu.core.canvas import Line, pad
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.texts import Texts
from kotatsu.terminal.narrator import clean, printable
from kotatsu.terminal.online.changes import clock_text
from kotatsu.wire import messages
from kotatsu.wire.document import Clock, Document, Seat
from kotatsu.wire.messages import Command

NAME = 24
USUAL_BOT = "cat"


def picture(
    table: Document, game: Game, names: Sequence[str], links: Sequence[str], texts: Texts
) -> list[Line]:
    """The table before the deal: its seats, its options, and how to ask others to it."""
    say = texts.say
    private = say("lobby-private") if table.private else say("lobby-public")
    lines: list[Line] = [
        [(f" {game.title}", "title"), (f"  {say('lobby-players', count=table.players)}, {private}", "dim")]
    ]
    facts = [f"{name.replace('_', ' ')} {value}" for name, value in table.options.items()]
    if table.clock.kind != "none":
        facts.append(say("lobby-clock", clock=clock_text(table)))
    lines += [*([[(f" {', '.join(facts)}", "dim")]] if facts else []), []]
    for number, seat in enumerate(table.seats):
        mark = f"seat{number}.name" if seat.kind != "open" else "dim"
        who: Line = pad(
            [(f" {number}  ", "key"), (names[number] if seat.kind != "open" else "·", mark)], NAME
        )
        lines.append([*who, (_about(table, number, seat, texts), "dim")])
    if table.spectators:
        named = ", ".join(clean(name) for name in table.spectators)
        lines += [[], [(f" {say('lobby-watching', names=named)}", "dim")]]
    if links:
        lines.append([])
        for key, link in zip(("lobby-link", "lobby-watch-link"), links):
            lines += [[(f" {say(key)} ", "dim")], [(link, "address")]]
    return [*lines, []]


def _about(table: Document, number: int, seat: Seat, texts: Texts) -> str:
    say = texts.say
    if seat.kind == "open":
        return say("lobby-open")
    if seat.kind == "bot":
        return say("lobby-bot", level=seat.bot or "")
    words = [say("lobby-you")] if number in table.own else []
    words += [say("lobby-host")] if seat.host else []
    presence = table.presence[number] if number < len(table.presence) else None
    words += [say(f"lobby-{presence}")] if presence in ("stale", "gone") and number not in table.own else []
    if table.phase == "opening" and not table.seed_named:
        words.append(say("lobby-opened" if seat.opened else "lobby-opening"))
    return ", ".join(words)


def question(table: Document, names: Sequence[str], texts: Texts) -> str:
    """What somebody could do next."""
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if table.phase == "opening":
        return texts.say("lobby-shuffling")
    if not table.own:
        return texts.say("lobby-sit" if open_seats else "lobby-full")
    if open_seats:
        return texts.say("lobby-wait-host" if table.host else "lobby-wait", count=len(open_seats))
    absent = [] if table.seed_named else [n for n, s in enumerate(table.seats) if _is_expected(s)]
    if absent:
        return texts.say("lobby-wait-coming", name=names[absent[0]])
    return texts.say("lobby-start" if table.host else "lobby-wait-start")


def _is_expected(seat: Seat) -> bool:
    """Whether the owner has not come to this table yet, and so has promised nothing for the shuffle."""
    return seat.kind == "person" and seat.promise is None


def keys(table: Document) -> str:
    """Which line of keys fits."""
    if table.phase == "opening":
        return "lobby-keys-opening"
    if table.own:
        return "lobby-keys-host" if table.host else "lobby-keys-seated"
    return "lobby-keys-new"


def first_open(table: Document) -> int | None:
    return next((number for number, seat in enumerate(table.seats) if seat.kind == "open"), None)


def seat_and_name(text: str) -> tuple[int, str] | None:
    """The seat that somebody wants, and the name to sit there by; None: the text is about something else.

    >>> seat_and_name("1"), seat_and_name("sit 1 Lea"), seat_and_name("leave")
    ((1, ''), (1, 'Lea'), None)
    """
    found = re.fullmatch(r"/?(?:sit +)?(\d{1,3})(?: +(\S.*))?", text.strip(), re.IGNORECASE)
    return None if found is None else (int(found[1]), printable(found[2] or ""))


def seat_number(text: str, table: Document, texts: Texts) -> int:
    if not text.isdecimal() or int(text) >= len(table.seats):
        raise BadInput(texts.say("lobby-no-seat", seat=text[:10], last=len(table.seats) - 1))
    return int(text)


# --- what the host may type ---------------------------------------------------------------------------------


def host_command(words: list[str], table: Document, game: Game, client: str, texts: Texts) -> Command | None:
    """The command that these words ask for; None: they ask for nothing of the kind. `BadInput` says what is
    wrong with them."""
    match words:
        case ["bot" | "b", *rest]:
            return _bot(rest, table, client, texts)
        case ["free", seat]:
            return messages.FreeSeat(client, seat_number(seat, table, texts))
        case ["swap", one, other]:
            return messages.SwapSeats(
                client, seat_number(one, table, texts), seat_number(other, table, texts)
            )
        case ["host", seat]:
            return messages.MakeHost(client, seat_number(seat, table, texts))
        case ["players", count] if count.isdecimal() and int(count) <= messages.MAX_SEAT:
            return messages.SetPlayers(client, int(count))
        case ["set", name, value]:
            return messages.SetOptions(client, {**table.options, **_option(name, value, game)})
        case ["clock", *rest]:
            return messages.SetClock(client, _clock(rest, texts))
        case ["hints", ("on" | "off") as allowed]:
            return messages.SetHints(client, allowed == "on")
        case ["watching", ("on" | "off") as allowed]:
            return messages.SetWatching(client, allowed == "on")
        case ["private"] | ["public"]:
            return messages.SetPrivate(client, words == ["private"])
        case ["start"]:
            return messages.Start(client)
        case ["close"]:
            return messages.Abandon(client)
    return None


def _bot(rest: list[str], table: Document, client: str, texts: Texts) -> Command:
    """bot, bot tiger, bot 2, bot 2 tiger"""
    seats = [word for word in rest if word.isdecimal()]
    levels = [word for word in rest if not word.isdecimal()]
    if len(seats) > 1 or len(levels) > 1:
        raise BadInput(texts.say("lobby-bot-how"))
    seat = seat_number(seats[0], table, texts) if seats else first_open(table)
    if seat is None:
        raise BadInput(texts.say("lobby-no-open-seat"))
    return messages.SeatBot(client, seat, levels[0][:30] if levels else USUAL_BOT)


def _option(name: str, value: str, game: Game) -> dict[str, Any]:
    wanted = name.replace("-", "_")
    for option in game.options:
        if option.name == wanted:
            return {wanted: option.read(value)}
    there = ", ".join(option.name for option in game.options)
    raise BadInput(f"{game.title} has no option {name[:20]!r}; there is {there}.")


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
    raise BadInput(texts.say("lobby-clock-how"))
