"""What happened, for logs, sounds and animations.

A state that carries a `Journal` appends an `Event` for everything its rules do. Each event has fields that
everybody may see, and fields that only some seats see. States in simulations carry none and pay nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kotatsu.core.coding import Coding


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


class Told:
    """A kind of event: `SERVED = Told("served", seat=SEAT, plate=PLATE, count=NUMBER)`.

    The `Coding` of a field says how it is told, and to whom. An audience is the field that names who alone
    notices the event at all."""

    def __init__(self, kind: str, audience: str = "", /, **fields: "Coding") -> None:
        self.kind = kind
        self.fields = fields
        names = list(fields)
        self._audience = names.index(audience) if audience else -1
        seers = [name for coding in fields.values() for name in coding.seen_by]
        self._seers = [names.index(name) for name in dict.fromkeys(seers)]

    def event(self, values: list[Any]) -> Event:
        """What happened, with these values in the order of the fields."""
        if len(values) != len(self.fields):
            raise ValueError(f"{self.kind!r} tells {', '.join(self.fields)}, not {len(values)} values.")
        told: dict[str, Any] = {}
        secret: dict[str, Any] = {}
        for (name, coding), value in zip(self.fields.items(), values):
            said = value if coding.is_plain else coding.write(value)
            if coding.seen_by:
                secret[name] = said
            else:
                told[name] = said
        seats = tuple([values[seer] for seer in self._seers])
        return Event(
            self.kind, told, secret, seats, (values[self._audience],) if self._audience >= 0 else None
        )


class Journal:
    """The events of a state since the journal was last emptied."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, told: Told, *values: Any) -> None:
        """Note what happened, with a value for each field."""
        self.events.append(told.event(list(values)))

    def take(self) -> list[Event]:
        """All events so far, in order; the journal is empty afterwards."""
        taken = self.events
        self.events = []
        return taken
