"""What people at a table would notice beside the game itself: who comes and goes, who asks for what."""

import time
from collections.abc import Iterator, Sequence

from kotatsu.core.registry import game as find_game
from kotatsu.core.texts import Texts
from kotatsu.terminal.speech import chosen, level_of
from kotatsu.wire.document import Document

Noticed = tuple[str, dict[str, str]]


def noticed(old: Document, new: Document, names: Sequence[str], texts: Texts) -> list[str]:
    """The sentences about what changed between two documents of a table; `names` are those of `new`."""
    found = [*_seats(old, new, names), *_people(old, new, names), *_table(old, new, names, texts)]
    return [texts.say(f"online-{message}", **values) for message, values in found]


def _seats(old: Document, new: Document, names: Sequence[str]) -> Iterator[Noticed]:
    if len(old.seats) != len(new.seats):
        yield "players", {"count": str(len(new.seats))}
        return
    for number, (before, now) in enumerate(zip(old.seats, new.seats)):
        who = {"name": names[number], "seat": str(number)}
        if (before.kind, before.name) != (now.kind, now.name) and number not in new.own:
            if now.kind == "person" and before.kind == "person":
                yield "renamed", who
            elif now.kind == "person":
                yield "sat", who
            elif now.kind == "bot":
                yield "bot-sat", {**who, "level": level_of(now.bot)}
            elif before.kind == "person":
                yield "got-up", who
        elif before.kind == "person" and number in old.own and number not in new.own:
            yield "seat-lost", who
        if before.away != now.away and number not in new.own:
            yield ("away" if now.away else "returned"), who
        own = "own-" if number in new.own else ""
        if before.kept != now.kept:
            away = "-away" if own and now.away else ""
            yield (f"{own}kept{away}" if now.kept else f"{own}unkept"), who
        elif now.late and not before.late:
            yield ("own-late" if new.own == [number] else "late"), who
        if before.vacation != now.vacation and number not in new.own:
            day = day_of(now.vacation)
            yield ("vacation" if day else "vacation-over"), {**who, "date": day}


def _people(old: Document, new: Document, names: Sequence[str]) -> Iterator[Noticed]:
    if len(old.presence) == len(new.presence):
        for number, (before, now) in enumerate(zip(old.presence, new.presence)):
            same_person = old.seats[number].name == new.seats[number].name
            if number in new.own or not same_person:
                continue
            if now is not None and before is None and new.seats[number].kind == "bot":
                yield "bot-waits", {"name": names[number]}
            elif now == "gone" and before not in ("gone", None):
                yield "gone", {"name": names[number]}
            elif before == "gone" and now == "here":
                yield "here", {"name": names[number]}
    if new.host and not old.host:
        yield "host-now", {}
    for told in new.reports[len(old.reports) :] if old.host else ():
        yield "report", {"by": told.by, "name": told.name}


def _table(old: Document, new: Document, names: Sequence[str], texts: Texts) -> Iterator[Noticed]:
    if old.phase == "opening" and new.phase == "gathering":
        yield "called-off", {}
    if old.paused != new.paused and new.phase == "playing":
        yield ("paused" if new.paused else "resumed"), {}
    asked, asks = old.take_back, new.take_back
    if asks is not None and asked is None:
        if asks.yours:
            yield "you-ask-back", {"names": texts.listed(names[seat] for seat in asks.waiting)}
        elif not asks.asks_you:
            yield "asks-back", {"name": names[asks.seat]}
    for seat in new.giving_up:
        if seat not in old.giving_up and seat not in new.own:
            yield "gives-up", {"name": names[seat], "you": "plays" if new.own else "watches"}
    if old.phase == "playing" and new.phase == "abandoned":
        yield "abandoned", {}
    if new.rematch is not None and old.rematch is None:
        yield "rematch", {}
    if old.options != new.options:
        shown = texts.listed(chosen(find_game(new.game), new.options, texts))
        yield "options", {"options": shown or "—"}
    if old.clock != new.clock:
        yield "clock-set", {"clock": clock_text(new, texts)}
    if old.hints != new.hints:
        yield ("hints-on" if new.hints else "hints-off"), {}


def day_of(until: float | None) -> str:
    """A day as everybody reads it, by this machine's calendar; empty for none."""
    return "" if until is None else time.strftime("%Y-%m-%d", time.localtime(until))


def minute_of(moment: float) -> str:
    """A day and the time of it, by this machine's clock."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def clock_text(table: Document, texts: Texts) -> str:
    """A clock in a few signs: 10:00 + 10."""
    clock = table.clock
    if clock.kind == "none":
        return texts.say("clock-none")
    each = minutes(clock.seconds, texts)
    return f"{each} + {clock.increment}" if clock.kind == "bank" else texts.say("clock-each", time=each)


def minutes(seconds: float, texts: Texts) -> str:
    """Seconds as a clock shows them: 1:15, 3 d 2 h."""
    whole = int(seconds)
    if whole >= 86_400:
        return texts.say("clock-days", days=whole // 86_400, hours=whole % 86_400 // 3600)
    if whole >= 3600:
        return f"{whole // 3600}:{whole % 3600 // 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"
