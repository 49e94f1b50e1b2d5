"""Whom a table should tell what, from what everybody there may know: whose turn it is, and how long.

A step of a secret choice is no turn, so nothing follows from it, not even the time of a notice.
"""

from collections.abc import Container

from kotatsu.server.settings import Settings
from kotatsu.store import Wanted
from kotatsu.table import PLAYING, Table

LAST_PART = 4
"""A reminder comes when a quarter of the time is left,"""
LAST_HOURS = 6 * 3600.0
"""but not sooner than this before the end."""


A_MOMENT = 2.5
"""Seconds: longer than it takes until somebody looks again."""


class Turns:
    """Of one table: what its people should be told, compared with what the store has."""

    def __init__(self, table: Table, settings: Settings, connected: Container[str]) -> None:
        self._table = table
        self._settings = settings
        self._connected = connected
        self._soon_due: list[tuple[float, str, str]] = []
        self._stored: tuple[Wanted, ...] | None = None  # None: nobody knows what the store has
        self._rests: list[float] = []  # of vacations, as they were then

    def wanted(self, now: float) -> tuple[Wanted, ...] | None:
        """What people should be told now; None if the store has it so already."""
        known = {(one.identity, one.kind, one.turn): one for one in self._stored or ()}
        found = []
        for one in self._all(now):
            before = known.get((one.identity, one.kind, one.turn))
            kept = before is not None and one.kind == "turn" and (before.due is None) == (one.due is None)
            kept = kept and self._rests == self._table.clocks.rests
            found.append(before if kept and before is not None else one)
        return None if tuple(found) == self._stored else tuple(found)

    def note(self, wanted: tuple[Wanted, ...]) -> None:
        """The store has this now."""
        self._stored = wanted
        self._rests = list(self._table.clocks.rests)
        self._soon_due = [(one.due, one.identity, one.kind) for one in wanted if one.due is not None]

    def due_soon(self, now: float) -> list[tuple[str, str]]:
        """Whom a notice of what kind will go out to in a moment, each told once: who is at the table then,
        needs none."""
        if not self._soon_due:
            return []
        until = now + max(A_MOMENT, self._settings.notice_after / 2)
        found = [(identity, kind) for due, identity, kind in self._soon_due if due <= until]
        self._soon_due = [one for one in self._soon_due if one[0] > now]
        return found

    def concern(self, identity: str) -> bool:
        """Whether it is somebody's turn."""
        return any(one.identity == identity for one in self._all(0.0))

    def _all(self, now: float) -> list[Wanted]:
        table = self._table
        found: list[Wanted] = []
        if table.phase != PLAYING:
            return found
        for identity, seats in self._deciding().items():
            turn = f"{seats[0]}:{table.seats[seats[0]].decision}"
            runs = any(table.clocks.running(seat) for seat in seats)
            rest = max(table.clocks.rests[seat] for seat in seats)  # who is on vacation is told after it
            due = self._soon(identity, max(now, rest)) if runs else None
            found.append(Wanted(identity, "turn", turn, due))
            ends = [end for seat in seats if (end := table.clocks.deadline(seat)) is not None]
            if ends and table.clock.is_slow:
                before = min(table.clock.seconds / LAST_PART, LAST_HOURS)
                found.append(Wanted(identity, "remind", turn, min(ends) - before))
        return found

    def _deciding(self) -> dict[str, list[int]]:
        """Who decides now, and at which of their seats; in order of the first seat that each of them has."""
        table = self._table
        asked: dict[str, list[int]] = {}
        for number, seat in enumerate(table.seats):
            if seat.owner:
                own = asked.setdefault(seat.owner, [])
                if number in table.deciders and seat.by_owner:
                    own.append(number)
        return {identity: seats for identity, seats in asked.items() if seats}

    def _soon(self, identity: str, now: float) -> float:
        """Whoever is connected may see it for themselves; whether they do, shows when they would be gone."""
        here = self._settings.gone if identity in self._connected else 0.0
        return now + self._settings.notice_after + here
