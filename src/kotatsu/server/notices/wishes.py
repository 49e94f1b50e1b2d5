"""When somebody wants to be told, and when their slow games rest."""

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]
ZoneName = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+\-/]*$")]


class Wishes(Struct):
    """Quiet from one minute of the day to another, by the clock of a place; None: never."""

    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: ZoneName = "UTC"
    reminders: bool = True
