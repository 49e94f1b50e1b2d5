"""What happened, for logs, sounds and animations.

A state that carries a `Journal` appends an `Event` for everything its rules do. Each event has fields that
everybody may see, and fields that only some seats see. States in simulations carry none and pay nothing.
"""

from typing import Any


class Event:
    """One thing that happened: `served`, `looked`, `baked` …"""

    def __init__(
        self,
        kind: str,
        fields: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: tuple[int, ...] = (),
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.fields = fields  # what everybody in the audience sees
        self.secret: dict[str, Any] = secret if secret is not None else {}
        self.seats = seats  # who sees the secret fields as well
        self.audience = audience  # who notices the event at all; None = everybody

    def is_noticed_by(self, seat: int | None) -> bool:
        """Whether this seat (None = a spectator) may know that anything happened."""
        return self.audience is None or seat in self.audience

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as this seat may know it (None = a spectator), or None when it may not notice it."""
        if not self.is_noticed_by(seat):
            return None
        seen: dict[str, Any] = {"event": self.kind, **self.fields}
        if seat in self.seats:
            seen.update(self.secret)
        return seen

    def whole(self) -> dict[str, Any]:
        """The event with everything, for those who may know all (a finished game, a designer)."""
        return {"event": self.kind, **self.fields, **self.secret}


class Journal:
    """The events of a state since the journal was last emptied."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self,
        kind: str,
        fields: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: tuple[int, ...] = (),
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.events.append(Event(kind, fields, secret, seats, audience))

    def take(self) -> list[Event]:
        """All events so far, in order; the journal is empty afterwards."""
        taken = self.events
        self.events = []
        return taken
