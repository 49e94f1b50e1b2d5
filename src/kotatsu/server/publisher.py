"""Sends everybody at a table what changed for them: their own document, what happened, what was said.

Whoever cannot notice a change gets no message, not even a number.
"""

from collections.abc import Callable
from typing import Any

from kotatsu.core.log import Log
from kotatsu.server.feeds import Feed
from kotatsu.server.metrics import Metrics
from kotatsu.server.settings import Settings
from kotatsu.table import Refused, Table, projection
from kotatsu.wire.diff import Change, changes, share
from kotatsu.wire.messages import Closed, Events, Update

Data = dict[str, Any]


class _Look:
    """What all see alike at one moment, and what must be done to what somebody saw before to make it this."""

    def __init__(self, shown: Data, game: Data, seen: Data) -> None:
        self.shown = shown  # of the table
        self.game = game  # of the game that is played there
        self.seen = seen  # of what lies on its table
        self._since: list[tuple[Data, list[Change]]] = []

    def changes(self, before: Data | None) -> list[Change]:
        """The same list for whoever saw the very same: nearly always everybody."""
        for known, found in self._since:
            if known is before:
                return found
        found = changes(before, self.shown)
        if before is not None:
            self._since.append((before, found))
        return found

    def keep(self, before: "_Look") -> None:
        """Let what has not changed be the very same object, so that comparing two documents costs only what
        is new, and memory holds it once."""
        for new, old in (
            (self.shown, before.shown),
            (self.game, before.game),
            (self.seen, before.seen),
        ):
            for key, value in old.items():
                if key in new and new[key] == value:
                    new[key] = value


class Publisher:
    """The feeds of a table. Call `show`, `show_undo`, `snapshot` and `stories` only while holding the table's
    lock: without it, the table may have what is not stored yet."""

    def __init__(
        self,
        table: Table,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float],
        bots_wait: Callable[[], bool],
    ) -> None:
        self.feeds: dict[str, Feed] = {}
        self._table = table
        self._gone = settings.gone
        self._clock = clock
        self._bots_wait = bots_wait
        self._loaded = clock()  # nobody is missed before: they could not be here
        self._metrics = metrics
        self._told = self._happened()  # moves whose events everybody was told
        self._moments: dict[int | None, int] = {}  # how many of these each eye noticed, as far as counted
        self._presences: list[str | None] = []
        self._last = _Look({}, {}, {})

    def _happened(self) -> int:
        return len(self._table.log.events) if self._table.log is not None else 0

    # --- to everybody ---------------------------------------------------------------------------------------

    def show(self, before: dict[str, Events] | None = None) -> None:
        """Send everybody what changed for them. `before` are the stories as they were, where they may have
        lost something since."""
        if before is not None:
            self._moments.clear()
        look = self._look()
        self._presences = look.shown["presence"]
        shared: dict[str, Data] = {}
        seen: dict[int | None, list[Data]] = {}
        for feed in [feed for feed in self.feeds.values() if feed.common is not None]:
            try:
                own = self._own(feed, look, shared)
            except Refused as refusal:  # the invitation has changed
                feed.end(Closed(refusal.code, False, refusal.values))
                del self.feeds[feed.identity]
                continue
            events = self._events(feed, seen)
            story = None if before is None else self._new_story(feed, before.get(feed.identity, {}), events)
            self._tell(feed, look, own, events, story)
        self._told = self._happened()
        self._moments = {eye: new[-1]["moment"] if new else self._moments[eye] for eye, new in seen.items()}

    def show_undo(self, seat: int) -> None:
        """Nobody else notices that somebody may undo."""
        feed = self.feeds.get(self._table.seats[seat].owner or "")
        if feed is not None and feed.common is not None:
            look = self._look()
            self._tell(feed, look, self._own(feed, look, {}), {}, None)

    def _tell(self, feed: Feed, look: _Look, own: Data, events: Events, story: Events | None) -> None:
        changed = [*look.changes(feed.common), *changes(feed.own, own)]
        chat = self._chat(feed.chat)
        feed.common, feed.own = look.shown, own
        feed.chat = len(self._table.chat)
        if changed or events or story is not None or chat:
            feed.push(Update(0, changed, events, story, chat))  # type: ignore[arg-type]
            self._metrics.count("messages_out", by=len(feed.connections))

    def say_goodbye(self, message: Closed) -> None:
        for feed in self.feeds.values():
            feed.end(message)

    # --- who is here ----------------------------------------------------------------------------------------

    def presences(self) -> list[str | None]:
        """By seat; None where no person sits, but "stale" for a bot whose move cannot be thought of now."""
        now = self._clock()
        here = [seat.owner and self._presence(seat.owner, now) for seat in self._table.seats]
        if self._bots_wait():
            for number in self._table.deciders:
                here[number] = "stale" if self._table.seats[number].bot else here[number]
        return here

    def _presence(self, identity: str, now: float) -> str:
        """Whoever has not come since the table was loaded has all the time of others to do so."""
        feed = self.feeds.get(identity)
        if feed is not None:
            return feed.presence(now)
        return "stale" if now - self._loaded < self._gone else "gone"

    def is_gone(self, identity: str) -> bool:
        return self._presence(identity, self._clock()) == "gone"

    def has_new_presences(self) -> bool:
        """Whether somebody has come or gone since everybody was last told."""
        return self.presences() != self._presences

    def drop_the_silent(self) -> None:
        """End connections that are silent, forget feeds that nobody reads."""
        now = self._clock()
        for identity, feed in list(self.feeds.items()):
            for connection in list(feed.connections):
                if now - connection.heard >= self._gone:
                    connection.end(Closed("silent-for-long", again=True))
                    feed.leave(connection, now)
            if not feed.connections and now - feed.left >= self._gone:
                del self.feeds[identity]

    # --- to one ---------------------------------------------------------------------------------------------

    def snapshot(self, feed: Feed) -> bytes:
        """All that the owner of a feed may know, as far as their other devices have heard it."""
        if feed.common is None:
            look = self._look()
            feed.number, feed.chat = 1, len(self._table.chat)
            feed.own = self._own(feed, look, {})
            feed.common = look.shown
        return feed.snapshot(self._story(feed), self._chat(max(0, feed.chat - projection.CHAT_SHOWN)))

    def _look(self) -> _Look:
        """What everybody sees alike now."""
        shown = projection.common(self._table)
        shown["presence"] = self.presences()
        seated = {seat.owner for seat in self._table.seats}
        shown["visitors"] = sum(who not in seated and bool(f.connections) for who, f in self.feeds.items())
        table = self._table
        look = _Look(shown, projection.common_of_game(table), projection.seen_by_all(table))
        look.keep(self._last)
        self._last = look
        return look

    def _own(self, feed: Feed, look: _Look, shared: dict[str, Data]) -> Data:
        """What the owner of a feed may know besides. Those who only look on share theirs."""
        table = self._table
        plain = feed.identity != table.host and not table.seats_of(feed.identity) and table.take_back is None
        if plain and "plain" in shared and table.is_admitted(feed.identity, feed.invite):
            return shared["plain"]
        own = projection.own(table, feed.identity, feed.invite, look.game, look.seen)
        game = own["game_state"]
        for view in game["views"].values() if game is not None else ():
            share(view, shared.setdefault("view", view))
        if plain:
            shared["plain"] = own
        return own

    def door_of(self, identity: str | None) -> str | None:
        """The invitation that counts for whoever is connected."""
        feed = self.feeds.get(identity or "")
        return None if feed is None else feed.invite

    def _eyes(self, feed: Feed) -> list[int | None]:
        """Which seats the owner of a feed sees the game from; None: as a spectator."""
        own = self._table.seats_of(feed.identity)
        return [*own] if own else [None] if self._table.watching else []

    def _events(self, feed: Feed, seen: dict[int | None, list[Data]]) -> Events:
        """What has happened since everybody was last told, as each of one's seats saw it. `seen` holds that
        of the eyes that were asked for before."""
        if self._table.log is None:
            return {}
        eyes = self._eyes(feed)
        for eye in eyes:
            if eye not in seen:
                seen[eye] = self._seen_by(eye, self._table.log)
        found = {_key(eye): seen[eye] for eye in eyes}
        return found if any(found.values()) else {}

    def _seen_by(self, eye: int | None, log: Log) -> list[Data]:
        if eye not in self._moments:  # counted once, then kept
            self._moments[eye] = projection.noticed(log.events[: self._told], eye)
        return projection.happened(log, eye, self._told, self._moments[eye])

    def _chat(self, since: int) -> list[Data]:
        return [said.as_data() for said in self._table.chat[since:]]

    # --- the log --------------------------------------------------------------------------------------------

    def stories(self) -> dict[str, Events]:
        """Everybody's log of the game."""
        return {identity: self._story(feed) for identity, feed in self.feeds.items()}

    def _story(self, feed: Feed) -> Events:
        table = self._table
        if table.log is None:
            return {}
        return {
            _key(seat): projection.story(table, feed.identity, seat, feed.invite) for seat in self._eyes(feed)
        }

    def _new_story(self, feed: Feed, before: Events, events: Events) -> Events | None:
        """The whole log, if it is not just the old one with these events at its end."""
        story = self._story(feed)
        longer = {key: before.get(key, []) + events.get(key, []) for key in story}
        return None if story == longer else story


def _key(seat: int | None) -> str:
    return "watch" if seat is None else str(seat)
