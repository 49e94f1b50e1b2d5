"""A table in memory, and its one owner: whatever changes it goes through here, one after the other.

A command is checked by the table, its entries are stored, and only when they are on the disk does anybody
hear of them. If they cannot be stored, what is in memory is thrown away and read again from the store.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from kotatsu.server.feeds import Connection, Feed
from kotatsu.server.listing import listing_of
from kotatsu.server.logs import log_problem, short
from kotatsu.server.pool import NoAnswer
from kotatsu.store import Listing, StoreError
from kotatsu.table import (
    AskTakeBack,
    Command,
    Entry,
    Expire,
    GoOn,
    Owed,
    Play,
    Refused,
    Rematch,
    Table,
    TimeUp,
    Undo,
    Withdraw,
)
from kotatsu.wire.messages import Closed, Events, Hello, Update, Welcome

if TYPE_CHECKING:
    from kotatsu.server.house import House

GO_BACK = (Withdraw, Undo, AskTakeBack, GoOn)
CHAT_SHOWN = 50
LONGEST_SLEEP = 86_400.0
Data = dict[str, Any]
T = TypeVar("T")


class Lost(Refused):
    """This table is not in memory any more; ask the house for it again."""


class LiveTable:
    """One table with its feeds, its bots and its alarm clock."""

    def __init__(self, house: "House", table: Table, listing: Listing | None) -> None:
        self.table = table
        self.feeds: dict[str, Feed] = {}
        self.lost = False  # memory and store differ: it must be read again
        self.used = house.now()
        self._house = house
        self._listing = listing
        self._lock = asyncio.Lock()
        self._bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._judging: asyncio.Task[None] | None = None
        self._presences: list[str | None] = []
        table.decides_undo = False

    @property
    def busy(self) -> bool:
        """Whether there is a reason to keep it in memory."""
        return bool(self.feeds or self._bots or self._lock.locked() or self._judging)

    # --- commands -------------------------------------------------------------------------------------------

    async def do(self, identity: str | None, command: Command, client: str | None = None) -> int:
        """Carry a command out for good; the number of the last message to its sender. `Refused` says why not.

        What was begun is finished even if the sender's connection ends meanwhile.
        """
        return await asyncio.shield(self._house.spawn(self._do(identity, command, client)))

    async def _do(self, identity: str | None, command: Command, client: str | None) -> int:
        began = time.perf_counter()
        async with self._lock:
            self._must_live()
            if not (identity and client and self.table.has_done(identity, client)):
                await self._carry_out(identity, command, client)
            feed = self.feeds.get(identity or "")
        self._house.metrics.count("commands", type(command).__name__)
        self._house.metrics.time(time.perf_counter() - began)
        return feed.number if feed is not None else 0

    def _must_live(self) -> None:
        if self.lost:
            raise Lost("The table is being read again; send that once more.")

    async def _carry_out(self, identity: str | None, command: Command, client: str | None) -> None:
        events = len(self.table.log.events) if self.table.log is not None else 0
        if isinstance(command, Rematch):
            command = await self._prepare_rematch(identity, command)
        stories = self._stories_before(command)
        entries = self.table.handle(identity, command, time.time(), client)
        if entries:
            await self._store(entries)
            self._show(events, stories)
        self._look_ahead()

    def _stories_before(self, command: Command) -> dict[str, Events] | None:
        """Everybody's log, where a command might not just add to its end."""
        table = self.table
        if table.take_back is None and not isinstance(command, GO_BACK) and not self._is_cut():
            return None
        return {identity: self._stories(feed) for identity, feed in self.feeds.items()}

    def _is_cut(self) -> bool:
        """Whether logs leave out what players are meant to remember."""
        log_ = self.table.log
        return log_ is not None and bool(log_.state.log_begins_after)

    async def _prepare_rematch(self, identity: str | None, command: Rematch) -> Rematch:
        """The new table is made before the old one names it; if the old one refuses, it just goes unused."""
        table = self.table
        if table.rematch is not None or not table.is_closed or identity is None:
            return command
        if identity != table.host and not table.seats_of(identity):
            return command
        made = await self._house.make(identity, table.next_description())
        return Rematch(made.id)

    # --- the store ------------------------------------------------------------------------------------------

    async def _store(self, entries: list[Entry]) -> None:
        """Make entries durable; if that fails, forget this table: memory knows what the disk does not."""
        first = entries[0]["n"] + 1
        rows = [msgspec.json.encode(entry) for entry in entries]
        listing = listing_of(self.table)
        changed = listing if listing != self._listing else None
        try:
            finished = self._listing is not None and self._listing.stage == "finished"
            await self._house.store.append(self.table.id, first, rows, None if finished else changed)
            if not finished:
                self._listing = listing
                await self.finish()
        except StoreError as problem:
            log_problem("entries could not be stored", problem, table=short(self.table.id))
            self._lose()
            raise Refused("That could not be saved, so it did not happen; try again in a moment.") from None

    async def finish(self) -> None:
        """Keep the record of a game that has ended."""
        table = self.table
        if not table.is_closed or table.dealt is None or self._listing is None:
            return
        record = msgspec.json.encode(table.record(table.host).as_data())
        await self._house.store.finish(table.id, len(table.entries) + 1, [], record)
        listing = self._listing
        self._listing = Listing(listing.game, "finished", listing.public, listing.members, listing.about)

    def _lose(self) -> None:
        """Let everybody come back to the table as the store has it."""
        self.lost = True  # its alarm would be that of entries which were never stored
        self.close("The table is being read again.", again=True)
        self._house.forget(self)

    async def go_on(self) -> None:
        """What must happen right after loading."""
        async with self._lock:
            if self.table.rules_changed:
                await self._carry_out(None, GoOn(), None)
            if self._listing is not None and self._listing.stage != "finished":
                with contextlib.suppress(StoreError):
                    await self.finish()
            self._look_ahead()

    async def read(self, what: Callable[[Table], T]) -> T:
        """Something about the table as it is on the disk: not while a change is being stored."""
        async with self._lock:
            return what(self.table)

    # --- people ---------------------------------------------------------------------------------------------

    async def join(self, identity: str, connection: Connection, hello: Hello) -> Feed:
        """Welcome a connection with what it missed or the whole document; `Refused` at a closed door."""
        async with self._lock:
            self._must_live()
            table = self.table
            feed = self.feeds.get(identity) or Feed(identity, self._house.settings, self._house.now())
            invite, watches = hello.invite or feed.invite, feed.watches
            watches = watches or self._house.signer.may_watch(hello.watch, table.id, table.invite)
            if not watches and not table.is_admitted(identity, invite):
                raise Refused("This table is private; you need its invitation.")
            feed.invite, feed.watches = invite, watches
            self.feeds[identity] = feed
            feed.connections.add(connection)
            missed = feed.missed(hello.epoch, hello.seen)
            self._welcome(feed, connection, resumed=missed is not None)
            for data in [self._snapshot(feed)] if missed is None else missed:
                connection.send(data)
            self._house.metrics.count("snapshots" if missed is None else "resumed")
            self._show_presence()
            self._look_ahead()
            return feed

    def _welcome(self, feed: Feed, connection: Connection, resumed: bool) -> None:
        settings = self._house.settings
        connection.say(
            Welcome(feed.epoch, resumed, time.time(), settings.ping, settings.stale, settings.gone)
        )

    def _snapshot(self, feed: Feed) -> bytes:
        """All that the owner of a feed may know, as far as their other devices have heard it."""
        stories = self._stories(feed)
        if feed.document is None:
            feed.number, feed.chat = 1, len(self.table.chat)
            feed.document = self._document(feed)
        return feed.snapshot(stories, self._chat(max(0, feed.chat - CHAT_SHOWN)))

    def leave(self, feed: Feed, connection: Connection) -> None:
        """A connection has ended; whether its owner is gone, time will tell."""
        feed.connections.discard(connection)
        feed.left = self._house.now()
        self.used = self._house.now()

    async def tick(self) -> None:
        """Look after who is here: connections that are silent end, feeds that nobody reads go."""
        now = self._house.now()
        gone = self._house.settings.gone
        for identity, feed in list(self.feeds.items()):
            for connection in list(feed.connections):
                if now - connection.heard >= gone and not connection.closing:
                    connection.say(Closed("Nothing was heard from you for a while.", True))
                    connection.close()
                    self.leave(feed, connection)
            if not feed.connections and now - feed.left >= gone:
                del self.feeds[identity]
        if self._presence() != self._presences and not self.lost:
            async with self._lock:
                self._show_presence()

    def close(self, why: str, again: bool) -> None:
        """Tell everybody and let them go; bots and alarms stop."""
        for feed in self.feeds.values():
            for connection in list(feed.connections):
                connection.say(Closed(why, again))
                connection.close()
        self.stop()

    def stop(self) -> None:
        for _, task in self._bots.values():
            task.cancel()
        self._bots.clear()
        if self._judging is not None:
            self._judging.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # --- what people are shown ------------------------------------------------------------------------------

    def _presence(self) -> list[str | None]:
        now = self._house.now()
        found: list[str | None] = []
        for seat in self.table.seats:
            feed = self.feeds.get(seat.owner or "")
            found.append(None if seat.owner is None else feed.presence(now) if feed is not None else "gone")
        return found

    def _show_presence(self) -> None:
        if self.feeds:
            self._show(len(self.table.log.events) if self.table.log is not None else 0, None, False)

    def _document(self, feed: Feed, shared: dict[str, Data] | None = None) -> Data:
        """The table as the owner of a feed may know it. Those who only look on share theirs."""
        table = self.table
        plain = feed.identity != table.host and not table.seats_of(feed.identity) and table.take_back is None
        if plain and shared is not None and "" in shared and self._may_look(feed):
            return shared[""]
        door = table.invite if feed.watches else feed.invite
        document = table.snapshot(feed.identity, door)
        del document["chat"]
        document["presence"] = self._presence()
        seated = {seat.owner for seat in table.seats}
        document["visitors"] = sum(who not in seated and bool(f.connections) for who, f in self.feeds.items())
        if plain and shared is not None:
            shared[""] = document
        return document

    def _may_look(self, feed: Feed) -> bool:
        return feed.watches or self.table.is_admitted(feed.identity, feed.invite)

    def _eyes(self, feed: Feed) -> list[int | None]:
        """Which seats the owner of a feed sees the game from; None: as a spectator."""
        own = self.table.seats_of(feed.identity)
        return [*own] if own else [None] if self.table.watching else []

    def _stories(self, feed: Feed) -> Events:
        """The log of the game, for each of one's seats or for a spectator."""
        table = self.table
        if table.log is None:
            return {}
        door = table.invite if feed.watches else feed.invite
        return {_key(seat): table.story(feed.identity, seat, door) for seat in self._eyes(feed)}

    def _events(self, feed: Feed, known: int) -> Events:
        """What has happened since, as each of one's seats saw it."""
        log_ = self.table.log
        if log_ is None or len(log_.events) <= known:
            return {}
        found: Events = {}
        for seat in self._eyes(feed):
            seen = [event.seen_by(seat) for events in log_.events[known:] for event in events]
            found[_key(seat)] = [event for event in seen if event is not None]
        return found

    def _chat(self, since: int) -> list[Data]:
        return [said.as_data() for said in self.table.chat[since:]]

    def _show(self, known: int, before: dict[str, Events] | None, happened: bool = True) -> None:
        """Send everybody what changed for them; who notices nothing gets nothing, not even a number.

        `known` events have been told; `before` are the logs as they were, if they may have lost something.
        """
        story_may_change = before is not None or (happened and self._is_cut())
        self._presences = self._presence()
        shared: dict[str, Data] = {}
        for feed in list(self.feeds.values()):
            if feed.document is None:
                continue
            try:
                document = self._document(feed, shared)
            except Refused as refusal:  # the invitation has changed
                self._turn_away(feed, str(refusal))
                continue
            events = self._events(feed, known)
            story = None
            if story_may_change:
                story = self._new_story(feed, events, (before or {}).get(feed.identity))
            self._tell(feed, document, events, story)

    def _turn_away(self, feed: Feed, why: str) -> None:
        for connection in list(feed.connections):
            connection.say(Closed(why, False))
            connection.close()
        del self.feeds[feed.identity]

    def _tell(self, feed: Feed, document: Data, events: Events, story: Events | None) -> None:
        changed = self._house.changes(feed.document, document)
        chat = self._chat(feed.chat)
        happened = any(events.values())
        feed.document = document
        feed.chat = len(self.table.chat)
        if changed or happened or story is not None or chat:
            update = Update(0, changed, events if happened else {}, story, chat)  # type: ignore[arg-type]
            feed.push(update)
            self._house.metrics.count("messages_out", by=len(feed.connections))

    def _new_story(self, feed: Feed, events: Events, before: Events | None) -> Events | None:
        """The whole log, if it is not just the old one with these events at its end."""
        stories = self._stories(feed)
        if before is None:
            return stories
        longer = {key: before.get(key, []) + events.get(key, []) for key in stories}
        return None if stories == longer else stories

    # --- what happens by itself -----------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """After every change: bots that must think now, the next alarm, whether undo is free."""
        self.used = self._house.now()
        if self.lost or self._house.closing:
            return
        self._wake_bots()
        self._set_alarm()
        if self._judging is None and self._worth_judging():
            self._judging = self._house.spawn(self._judge())

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.next_deadline()
        if deadline is not None:
            wait = min(max(0.0, deadline[0] - time.time()) + 0.001, LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._house.spawn(self._time_up())

    async def _time_up(self) -> None:
        deadline = self.table.next_deadline()
        if deadline is None or self.lost:
            return
        if deadline[0] > time.time():  # a very long wait comes in parts
            self._set_alarm()
            return
        with contextlib.suppress(Refused):
            await self._do(None, TimeUp(deadline[1]), None)

    async def expire(self) -> None:
        """Nothing has happened here for weeks."""
        with contextlib.suppress(Refused):
            await self.do(None, Expire())

    # --- bots -----------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        owed = {one.seat: one for one in self.table.owed()}
        for seat, (decision, task) in list(self._bots.items()):
            if seat not in owed or owed[seat].decision != decision:
                task.cancel()
                del self._bots[seat]
        for seat, one in owed.items():
            if seat not in self._bots:
                view = self.table.bot_view(seat).dump()
                self._bots[seat] = (one.decision, self._house.spawn(self._think(one, view)))

    async def _think(self, owed: Owed, view: Data) -> None:
        """A bot decides; not faster than a person would, whatever its hand, so that speed tells nothing."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._house.settings.pause * (0.7 + 0.6 * secrets.randbelow(1000) / 1000)
        move = await self._choose(owed, view)
        await asyncio.sleep(max(0.0, due - loop.time()))
        if self._bots.get(owed.seat, (None, None))[1] is asyncio.current_task():
            del self._bots[owed.seat]  # or the change that this move makes would cancel this very task
        try:
            await self._do(None, Play(owed.seat, move, owed.decision), None)
            self._house.metrics.count("bot_moves")
        except Refused:  # the table has gone on meanwhile
            await asyncio.sleep(0.2)
            async with self._lock:
                self._look_ahead()

    async def _choose(self, owed: Owed, view: Data) -> int:
        question = {
            "bot": f"{short(self.table.id)}{owed.seat}",
            "level": owed.level,
            "seat": owed.seat,
            "view": view,
            "seed": secrets.randbits(48),
        }
        try:
            return int(await self._house.thinkers.ask(question))
        except Exception as error:  # whatever it is, nobody shall wait for this bot for ever
            log_problem("a bot does not answer: it moves at random", error, table=short(self.table.id))
            return secrets.choice(self.table.game.load(view).legal_moves(owed.seat))

    # --- undo -----------------------------------------------------------------------------------------------

    def _worth_judging(self) -> bool:
        question = self.table.undo_question()
        return question is not None and self.table.seats[question[1]].owner in self.feeds

    async def _judge(self) -> None:
        """Work out elsewhere whether the last move may be undone, then show it."""
        question, log_ = self.table.undo_question(), self.table.log
        if question is None or log_ is None:
            self._judging = None
            return
        position, seat = question
        try:
            free = await self._house.judges.ask({"log": log_.dump(), "seat": seat})
        except NoAnswer:
            free = False
        finally:
            self._judging = None
        async with self._lock:
            self.table.note_undo(position, bool(free))
            self._show_presence()
            self._look_ahead()


def _key(seat: int | None) -> str:
    return "watch" if seat is None else str(seat)
