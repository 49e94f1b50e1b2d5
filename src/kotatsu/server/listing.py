"""What lists of tables say of a table; kept beside its entries, so that lists need not read them."""

from typing import Any

import msgspec

from kotatsu.store import Listing
from kotatsu.table import ABANDONED, PLAYING, Table
from kotatsu.wire.http import ListedSeat


def listing_of(table: Table) -> Listing:
    """A table as the store lists it."""
    waits = table.dealt is None
    closed_unplayed = waits and table.is_closed
    owners = {seat.owner for seat in table.seats if seat.owner is not None}
    return Listing(
        game=table.game.name,
        stage="waiting" if waits else "running",
        public=table.invite is None and not closed_unplayed,
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
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
        "seats": [
            {"name": seat.name, "bot": seat.bot, "open": seat.is_open, "decides": _decides(table, number)}
            for number, seat in enumerate(table.seats)
        ],
        "owners": [seat.owner for seat in table.seats],
        "result": table.result,
        "abandoned": table.phase == ABANDONED,
        "practice": table.is_practice,
        "wake": _wake(table),
    }


def _wake(table: Table) -> float | None:
    """When something will happen there by itself: a server that starts reads only those tables, and then."""
    if table.owed() or (table.is_closed and table.dealt is not None):  # a move, or the record, is missing
        return 0.0
    deadline = table.next_deadline()
    return deadline[0] if deadline is not None else None


def _decides(table: Table, number: int) -> bool:
    """Whether this seat's owner owes a decision, as everybody at the table knows."""
    return table.phase == PLAYING and number in table.deciders and table.seats[number].by_owner


def seats_listed(about: dict[str, Any]) -> list[ListedSeat]:
    """Who sits where, as a list shows it."""
    return [ListedSeat(seat["name"], seat["bot"], seat["open"]) for seat in about["seats"]]
