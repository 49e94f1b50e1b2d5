"""The clocks of a table. They never look at the time: whoever asks says what time it is.

A seat's clock runs while it owes a decision. The rulebook's own count, where a game has one, runs instead of
it for that decision. Undo and withdrawing give no time: a decision that comes back has what was left of it.
While its owner is on vacation it runs from the end of that: a moment that is yet to come.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from kotatsu.table.description import Clock


@dataclass(slots=True)
class SeatClock:
    left: float | None  # seconds of its own clock; None: it has none
    count: float | None = None  # seconds of the rulebook's count; None: this decision is not counted
    ran: float = 0.0  # how long this decision has taken, up to `since`
    since: float | None = None  # running since then, or from then on; None: it stands

    @property
    def rest(self) -> float | None:
        """What is left of whatever limits this decision."""
        return self.left if self.count is None else self.count

    def left_at(self, now: float) -> float | None:
        """What would be left of its own clock if it were stopped now."""
        if self.left is None or self.since is None or self.count is not None:
            return self.left
        return self.left - max(0.0, now - self.since)

    def at(self, now: float) -> "SeatClock":
        """As it would be if it were stopped now."""
        passed = 0.0 if self.since is None else max(0.0, now - self.since)
        return SeatClock(
            self.left_at(now),
            self.count - passed if self.count is not None else None,
            self.ran + passed,
        )


@dataclass(frozen=True, slots=True)
class Mark:
    """How the clocks stood when a seat made a move."""

    seat: int
    own: SeatClock
    left: tuple[float | None, ...]  # of every seat


class Clocks:
    """The clock of every seat, and how they stood at every move of the log."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        start = None if rule.kind == "none" else float(rule.seconds)
        self.seats = [SeatClock(start) for _ in range(seats)]
        self.marks: list[Mark] = []
        self.rests = [0.0] * seats  # until when each seat's owner is, or was, on vacation

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clocks) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> tuple[object, ...]:
        return (self.rule, self.seats, self.marks, self.rests)

    # --- running --------------------------------------------------------------------------------------------

    def running(self, seat: int) -> bool:
        return self.seats[seat].since is not None

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up, if it runs and is limited."""
        clock = self.seats[seat]
        if clock.since is None or clock.rest is None:
            return None
        return clock.since + clock.rest

    def deadlines(self) -> list[tuple[float, int]]:
        """When whose time is up."""
        return [
            (clock.since + rest, seat)
            for seat, clock in enumerate(self.seats)
            if clock.since is not None and (rest := clock.rest) is not None
        ]

    def renew(self, seat: int, count: float | None) -> None:
        """A new decision: its count if the rulebook counts it, its seconds if there are so many for each."""
        clock = self.seats[seat]
        clock.count, clock.ran = count, 0.0
        if self.rule.kind == "move":
            clock.left = float(self.rule.seconds)

    def set_running(self, seats: Iterable[int], now: float) -> None:
        """Let the clocks of just these seats run."""
        wanted = set(seats)
        for seat, clock in enumerate(self.seats):
            if seat in wanted and clock.since is None:
                clock.since = max(now, self.rests[seat])
            elif seat not in wanted and clock.since is not None:
                self.seats[seat] = clock.at(now)

    def start_again(self, now: float) -> None:
        """Nobody could move for a while: what runs has run only from now on."""
        for seat, clock in enumerate(self.seats):
            if clock.since is not None:
                clock.since = max(now, self.rests[seat])

    def rest(self, seat: int, until: float, now: float) -> None:
        """This seat's owner is on vacation until then, or is not any more."""
        self.rests[seat] = until
        if self.seats[seat].since is not None:
            self.seats[seat] = self.seats[seat].at(now)
            self.seats[seat].since = max(now, until)

    def finish(self, seat: int, now: float) -> None:
        """A seat has decided: its clock stops and gains the increment."""
        clock = self.seats[seat] = self.seats[seat].at(now)
        clock.count = None
        if clock.left is not None and self.rule.kind == "bank":
            clock.left = max(clock.left, 0.0) + self.rule.increment

    # --- beside the log -------------------------------------------------------------------------------------

    def mark(self, seat: int, now: float) -> None:
        """Note how the clocks stand, just before a move."""
        own = self.seats[seat].at(now)
        self.marks.append(Mark(seat, own, tuple([clock.left_at(now) for clock in self.seats])))

    def undo(self, seat: int, now: float) -> None:
        """The last move is undone; what its seat has used since is gone."""
        own = self.marks.pop().own
        used = self.seats[seat].at(now).ran if self.running(seat) else 0.0
        counted = own.count is not None
        self.seats[seat] = SeatClock(
            own.left if own.left is None or counted else own.left - used,
            own.count - used if own.count is not None else None,
            own.ran + used,
        )

    def withdraw(self, seat: int, count: int) -> None:
        """A pending choice of so many moves is withdrawn. A clock that still ran for it just runs on."""
        own = None
        for number in range(len(self.marks) - 1, -1, -1):
            if count and self.marks[number].seat == seat:
                own = own or self.marks[number].own
                del self.marks[number]
                count -= 1
        if own is not None and not self.running(seat):
            self.seats[seat] = SeatClock(own.left, own.count, own.ran)

    def go_back(self, to: int) -> None:
        """Everybody agreed to go back to the first `to` moves: the clocks stand as they stood then."""
        if to < len(self.marks):
            self.seats = [SeatClock(left) for left in self.marks[to].left]
            del self.marks[to:]
