"""What lists of tables say of a table; kept beside its entries, so that lists need not read them."""

from typing import Any

import msgspec

from kotatsu.core.record import Record
from kotatsu.store import Listing
from kotatsu.table import ABANDONED, OVER, PLAYING, Clock, Refused, Table
from kotatsu.table.editions import called
from kotatsu.table.plain_text import clean_name
from kotatsu.wire.http import Listed, ListedSeat


def listing_of(table: Table) -> Listing:
    """A table as the store lists it."""
    waits = table.dealt is None
    closed_unplayed = waits and table.is_closed
    owners = {seat.owner for seat in table.seats if seat.owner is not None}
    return Listing(
        game=table.game.name,
        stage="waiting" if waits else "running",
        public=table.invite is None and not closed_unplayed and table.round is None,
        members=frozenset() if closed_unplayed else frozenset({table.host, *owners}),
        about=msgspec.json.encode(_about(table)),
    )


def read_about(listing: Listing) -> dict[str, Any]:
    """What a list shows of a table."""
    found: dict[str, Any] = msgspec.json.decode(listing.about)
    return found


def _about(table: Table) -> dict[str, Any]:
    clock = table.clock
    return {
        "phase": table.phase,
        "private": table.invite is not None,
        "players": len(table.seats),
        "options": dict(table.options),
        "edition": called(table.game, table.edition),
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
        "seats": [
            {"name": seat.name, "bot": seat.bot, "open": seat.is_open, "decides": _decides(table, number)}
            for number, seat in enumerate(table.seats)
        ],
        "owners": [seat.owner for seat in table.seats],
        "due": [table.clocks.deadline(number) for number in range(len(table.seats))],
        "result": table.result,
        "abandoned": table.phase == ABANDONED,
        "practice": table.is_practice,
        "wake": _wake(table),
    }


def _wake(table: Table) -> float | None:
    """When something will happen there by itself: a server that starts reads only those tables, and then."""
    record_missing = table.is_closed and table.dealt is not None
    if table.owed() or table.prepared() or record_missing:
        return 0.0
    deadline = table.next_deadline()
    return deadline[0] if deadline is not None else None


def _decides(table: Table, number: int) -> bool:
    """Whether this seat's owner owes a decision, as everybody at the table knows."""
    return table.phase == PLAYING and number in table.deciders and table.seats[number].by_owner


def listed(table: str, game: str, about: dict[str, Any], changed: float, identity: str | None) -> Listed:
    """A table in a list; whether it is their turn is for whoever asks."""
    own = [number for number, owner in enumerate(about["owners"]) if identity and owner == identity]
    turns = [number for number in own if about["seats"][number]["decides"]]
    due = about.get("due") or [None] * len(about["seats"])  # nobody knew it before
    return Listed(
        table=table,
        game=game,
        phase=about["phase"],
        players=about["players"],
        options=about["options"],
        clock=Clock(**about["clock"]),
        seats=seats_listed(about),
        changed=changed,
        edition=about.get("edition"),
        your_turn=bool(turns),
        until=min((due[number] for number in turns if due[number] is not None), default=None),
    )


def seats_listed(about: dict[str, Any]) -> list[ListedSeat]:
    """Who sits where, as a list shows it."""
    return [ListedSeat(seat["name"], seat["bot"], seat["open"]) for seat in about["seats"]]


def about_record(record: Record, bots: list[str | None], given: dict[str, Any]) -> dict[str, Any]:
    """What lists show of a record from elsewhere: nobody here owns a seat of it."""
    names = [*map(_cleaned, record.names), *([""] * record.players)][: record.players]
    return {
        "phase": ABANDONED if record.abandoned else OVER,
        "private": bool(given.get("private", False)),
        "players": record.players,
        "options": record.options,
        "edition": called(record.the_game(), record.edition.get("data")),
        "clock": {"kind": "none", "seconds": 0, "increment": 0},
        "seats": [
            {"name": name if bot is None else "", "bot": bot, "open": False, "decides": False}
            for name, bot in zip(names, bots, strict=True)
        ],
        "owners": [None] * record.players,
        "result": record.result,
        "abandoned": record.abandoned,
        "practice": bool(given.get("practice", False)),
        "wake": None,
    }


def _cleaned(name: str) -> str:
    """A name as it may be shown; none where it is not one that anybody could have here."""
    try:
        return clean_name(name)
    except Refused:
        return ""
