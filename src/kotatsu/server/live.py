"""A table in memory, and its one owner: whatever changes it goes through here, one after the other.

A command is checked by the table, its entries are stored, and only when they are on the disk does anybody
hear of them. If they cannot be stored, what is in memory is thrown away and read again from the store.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import msgspec

from kotatsu.bots import LEVELS
from kotatsu.server.clockwork import Clockwork
from kotatsu.server.feeds import Connection, Feed
from kotatsu.server.listing import listing_of
from kotatsu.server.logs import log_problem, short
from kotatsu.server.telling import Telling
from kotatsu.store import Listing, StoreError
from kotatsu.table import (
    PLAYING,
    AskTakeBack,
    Awake,
    Command,
    GoOn,
    Leave,
    MakeHost,
    Refused,
    Rematch,
    SeatBot,
    Table,
    Undo,
    Withdraw,
)
from kotatsu.wire.messages import Events, Hello, Welcome

if TYPE_CHECKING:
    from kotatsu.server.house import House

GO_BACK = (Withdraw, Undo, AskTakeBack, GoOn)
FIRST_THE_REASON = 0.1
"""Seconds until everybody is sent away from a lost table: whoever asked for something hears why not."""
T = TypeVar("T")


class Lost(Refused):
    """This table is not in memory any more; ask the house for it again."""


class LiveTable:
    """One table, with those who look at it and what happens there by itself."""

    def __init__(self, house: "House", table: Table, listing: Listing) -> None:
        self.table = table
        self.lost = False  # memory and store may differ: it must be read again
        self.used = house.now()
        self._house = house
        self._listing = listing  # as the store has it
        self._lock = asyncio.Lock()
        self._telling = Telling(table, house)
        self._clockwork = Clockwork(self, house)
        table.decides_undo = False

    @property
    def busy(self) -> bool:
        """Whether there is a reason to keep it in memory."""
        return bool(self._telling.feeds) or self._clockwork.busy or self._lock.locked()

    def is_here(self, identity: str | None) -> bool:
        return identity in self._telling.feeds

    # --- commands -------------------------------------------------------------------------------------------

    async def do(self, identity: str | None, command: Command, client: str | None = None) -> int:
        """Carry a command out for good; the number of the last message to its sender. `Refused` says why not.

        What was begun is finished even if the sender's connection ends meanwhile.
        """
        return await asyncio.shield(self._house.spawn(self.do_now(identity, command, client)))

    async def do_now(self, identity: str | None, command: Command, client: str | None = None) -> int:
        """`do`, for a task that nobody cancels."""
        began = time.perf_counter()
        if isinstance(command, Undo):
            await self._clockwork.judge()
        async with self._lock:
            self._must_live()
            if not (identity and client and self.table.has_done(identity, client)):
                await self._carry_out(identity, command, client)
            feed = self._telling.feeds.get(identity or "")
        self._house.metrics.count("commands", type(command).__name__)
        self._house.metrics.time(time.perf_counter() - began)
        return feed.number if feed is not None else 0

    def _must_live(self) -> None:
        if self.lost:
            raise Lost("The table is being read again; send that once more.")

    async def _carry_out(self, identity: str | None, command: Command, client: str | None) -> None:
        if isinstance(command, Rematch):
            command = await self._prepare_rematch(identity, command)
        elif isinstance(command, SeatBot):
            await self._let_the_gone_leave(identity, command)
        stories = self._stories_before(command)
        known = len(self.table.rows)
        if self.table.handle(identity, command, time.time(), client):
            await self._store(self.table.rows[known:])
            self._telling.show(stories)
        self._look_ahead()

    def _stories_before(self, command: Command) -> dict[str, Events] | None:
        """Everybody's log, where a command might not just add to its end: because it goes back, or because
        the game's logs leave out what players are meant to remember."""
        table = self.table
        cut = table.log is None or bool(table.log.state.log_begins_after)
        if cut or table.take_back is not None or isinstance(command, GO_BACK):
            return self._telling.stories()
        return None

    async def _prepare_rematch(self, identity: str | None, command: Rematch) -> Rematch:
        """The new table is made before the old one names it; if the old one refuses, it just goes unused."""
        table = self.table
        if table.rematch is not None or not table.is_closed or identity is None:
            return command
        if identity != table.host and not table.seats_of(identity):
            return command
        made = await self._house.make(identity, table.next_description())
        return Rematch(made.id)

    async def _let_the_gone_leave(self, identity: str | None, command: SeatBot) -> None:
        """Whoever is gone without a word has left, as soon as a bot is wanted in their place; they may come
        back. If the host is gone, whoever asks becomes host."""
        table, is_gone = self.table, self._telling.is_gone
        may_ask = identity in table.people() and (identity == table.host or is_gone(table.host))
        if table.phase != PLAYING or not may_ask or command.level not in LEVELS:
            return
        owner = table.seats[command.seat].owner if command.seat < len(table.seats) else None
        if owner is None or not is_gone(owner):
            return
        if identity != table.host:
            await self._carry_out(table.host, MakeHost(table.seats_of(identity)[0]), None)
        if owner in table.people():
            await self._carry_out(owner, Leave(), None)

    async def note_undo(self, position: int, seat: int, free: bool) -> None:
        """It was worked out whether the last move, which was this seat's, may be undone."""
        async with self._lock:
            self._must_live()
            self.table.note_undo(position, free)
            self._telling.show_undo(seat)

    def _look_ahead(self) -> None:
        self.used = self._house.now()
        self._clockwork.look_ahead()

    # --- the store ------------------------------------------------------------------------------------------

    async def _store(self, rows: list[bytes]) -> None:
        """Make entries durable. If that fails or is cancelled they may be written or not: only the store
        knows, so this table is forgotten."""
        listing = listing_of(self.table)
        finished = self._listing.stage == "finished"
        changed = None if finished or listing == self._listing else listing
        try:
            first = len(self.table.rows) - len(rows) + 1
            same = listing.members == self._listing.members
            await self._house.store.append(self.table.id, first, rows, changed, same)
        except BaseException as problem:
            self._lose()
            if not isinstance(problem, StoreError):
                raise
            log_problem("entries could not be stored", problem, table=short(self.table.id))
            raise Refused("That may not have been saved; come back and send it once more.") from None
        if not finished:
            self._listing = listing
            await self._finish()

    async def _finish(self) -> None:
        """Keep the record of a game that has ended; if that fails, the next to read the table tries again."""
        table = self.table
        if not table.is_closed or table.dealt is None:
            return
        record = msgspec.json.encode(table.record(table.host).as_data())
        try:
            await self._house.store.finish(table.id, len(table.rows) + 1, [], record)
        except StoreError as problem:
            log_problem("a record could not be stored", problem, table=short(table.id))
        else:
            self._listing = replace(self._listing, stage="finished")

    def _lose(self) -> None:
        """Let everybody come back to the table as the store has it."""
        self.lost = True  # its alarm would be that of entries which may not be stored
        self._house.forget(self)
        loop, goodbye = asyncio.get_running_loop(), self._telling.say_goodbye
        loop.call_later(FIRST_THE_REASON, goodbye, "The table is being read again.", True)

    async def go_on(self, overslept: bool) -> None:
        """What must happen right after loading, the first time since the server's start or later."""
        async with self._lock:
            if self.table.rules_changed:
                await self._carry_out(None, GoOn(), None)
            if overslept:
                await self._carry_out(None, Awake(), None)
            if self._listing.stage != "finished":
                await self._finish()
            self._look_ahead()

    async def read(self, what: Callable[[Table], T]) -> T:
        """Something about the table as it is on the disk: not while a change is being stored."""
        async with self._lock:
            self._must_live()
            return what(self.table)

    async def read_as(self, identity: str | None, what: Callable[[Table, str | None], T]) -> T:
        """The same for somebody: whoever the socket has let in, by whatever link, is let in here."""
        return await self.read(lambda table: what(table, self._telling.door_of(identity)))

    # --- people ---------------------------------------------------------------------------------------------

    async def join(self, identity: str, connection: Connection, hello: Hello) -> Feed:
        """Welcome a connection with what it missed or the whole document; `Refused` at a closed door."""
        async with self._lock:
            self._must_live()
            feed = self._feed_of(identity, hello)
            self._telling.feeds[identity] = feed
            feed.connections.add(connection)
            missed = feed.missed(hello.epoch, hello.seen)
            settings = self._house.settings
            times = (time.time(), settings.ping, settings.stale, settings.gone)
            connection.say(Welcome(feed.epoch, missed is not None, *times))
            for data in [self._telling.snapshot(feed)] if missed is None else missed:
                connection.send(data)
            self._house.metrics.count("snapshots" if missed is None else "resumed")
            self._telling.show()
            self._look_ahead()
            return feed

    def _feed_of(self, identity: str, hello: Hello) -> Feed:
        """The feed of whoever the door lets in."""
        table = self.table
        feed = self._telling.feeds.get(identity) or Feed(identity, self._house.settings, self._house.now())
        watches = self._house.signer.may_watch(hello.watch, table.id, table.invite)
        invite = table.invite if watches else hello.invite or feed.invite
        if not table.is_admitted(identity, invite):
            raise Refused("This table is private; you need its invitation.")
        feed.invite = invite
        return feed

    def leave(self, feed: Feed, connection: Connection) -> None:
        """A connection has ended; whether its owner is gone, time will tell."""
        self.used = self._house.now()
        feed.leave(connection, self.used)

    async def tick(self) -> None:
        """Look after who is here."""
        self._telling.drop_the_silent()
        if self._telling.has_new_presences() and not self.lost:
            async with self._lock:
                if not self.lost:  # meanwhile: then memory holds what may not be stored
                    self._telling.show()

    def close(self, why: str, again: bool) -> None:
        """Tell everybody and let them go; bots and alarms stop."""
        self._telling.say_goodbye(why, again)
        self.stop()

    def stop(self) -> None:
        self._clockwork.stop()
