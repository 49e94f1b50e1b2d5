"""A table as the server tells it: the document, what happened, what was said."""

import time
from typing import Any

import msgspec

from kotatsu.wire.diff import changed
from kotatsu.wire.document import Document, Said
from kotatsu.wire.messages import Events, Pong, Snapshot, Update, Welcome

CHAT_KEPT = 200


class Mirror:
    """Keeps up with a table's messages. `msgspec.ValidationError`: they are of another version."""

    def __init__(self, first: Snapshot) -> None:
        self.table: Document = first.table
        self.story: Events = {}
        self.chat: list[Said] = []
        self._data: dict[str, Any] = {}
        self._ahead = 0.0  # of our clock
        self.snapshot(first)

    def snapshot(self, message: Snapshot) -> None:
        self.table, self._data = message.table, msgspec.to_builtins(message.table)
        self.story, self.chat = message.story, list(message.chat)

    def update(self, message: Update) -> Events:
        """Take an update; what happened that was not known."""
        try:
            self._data = changed(self._data, message.changes)
        except (LookupError, TypeError) as error:
            raise msgspec.ValidationError(f"the changes do not fit: {error!r}") from None
        self.table = msgspec.convert(self._data, Document)
        self.chat = [*self.chat, *message.chat][-CHAT_KEPT:]
        for key, events in message.events.items():
            self.story[key] = [*self.story.get(key, []), *events]
        if message.story is not None:
            self.story = message.story
        return message.events

    def time(self, message: Welcome | Pong) -> None:
        self._ahead = time.time() - message.at

    def now(self) -> float:
        """The server's time."""
        return time.time() - self._ahead

    def left(self, seat: int) -> float | None:
        """The seconds that a seat has left; None: as many as it likes."""
        state = self.table.game_state
        if state is None or seat >= len(state.clocks):
            return None
        clock = state.clocks[seat]
        left = clock.left if clock.count is None else clock.count
        if left is None:
            return None
        return max(0.0, left - (max(0.0, self.now() - clock.since) if clock.since is not None else 0.0))

    def rests_until(self, seat: int) -> float | None:
        """Until when a seat's owner is on vacation; None if they are not."""
        until = self.table.seats[seat].vacation
        return until if until is not None and until > self.now() else None
