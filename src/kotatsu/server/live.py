"""A table in memory, and its one owner: whatever changes it goes through here, one after the other.

A command is checked by the table, its entries are stored, and only when they are on the disk does anybody
hear of them. If they cannot be stored, what is in memory is thrown away and read again from the store.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from kotatsu.bots import LEVELS
from kotatsu.server import crash
from kotatsu.server.automation import Automation
from kotatsu.server.feeds import Connection, Feed
from kotatsu.server.identity import new_id
from kotatsu.server.listing import listing_of
from kotatsu.server.logs import log_problem, short
from kotatsu.server.notices.turns import Turns
from kotatsu.server.publisher import Publisher
from kotatsu.server.services import Services
from kotatsu.store import Listing, StoreError
from kotatsu.table import PLAYING, Appended, Command, Refused, Table, projection
from kotatsu.table.commands import (
    AskTakeBack,
    Awake,
    EndRound,
    GoOn,
    Leave,
    MakeHost,
    Rematch,
    Rest,
    SeatBot,
    SetPrivate,
    TellOfLoss,
    Undo,
    Withdraw,
)
from kotatsu.table.refusals import Undecided
from kotatsu.wire.messages import Closed, Events, Hello, Welcome

if TYPE_CHECKING:
    from kotatsu.server.tables import LiveTables

SCREEN = "~"
"""After an identity: the big screen that somebody shows a table on, which sees what any spectator does. No
identity ends like this."""
GO_BACK = (Withdraw, Undo, AskTakeBack, GoOn)
NEEDS = (SetPrivate, Rematch)
"""Commands for which the server must make something."""
FIRST_THE_REASON = 0.1
"""Seconds until everybody is sent away from a lost table: whoever asked for something hears why not."""
T = TypeVar("T")


class Lost(Refused):
    """This table is not in memory any more; ask for it again."""


class LiveTable:
    """One table, with those who look at it and what happens there by itself."""

    def __init__(self, table: Table, listing: Listing, services: Services, tables: "LiveTables") -> None:
        self.table = table
        self.lost = False  # memory and store may differ: it must be read again
        self.used = time.monotonic()
        self._services = services
        self._tables = tables
        self._listing = listing  # as the store has it
        self._lock = asyncio.Lock()
        self._publisher = Publisher(
            table, services.settings, services.metrics, services.awake, services.bots_wait
        )
        self._automation = Automation(self, services)
        self._turns = Turns(table, services.settings, self._publisher.feeds)
        table.decides_undo = False

    @property
    def busy(self) -> bool:
        """Whether there is a reason to keep it in memory."""
        waits = self.table.is_closed and self.table.is_sealed  # for the last table of its round
        return waits or bool(self._publisher.feeds) or self._automation.busy or self._lock.locked()

    def is_here(self, identity: str | None) -> bool:
        return identity in self._publisher.feeds

    # --- commands -------------------------------------------------------------------------------------------

    async def do(self, identity: str | None, command: Command, client: str | None = None) -> int:
        """Carry a command out for good; the number of the last message to its sender. `Refused` says why not.

        What was begun is finished even if the sender's connection ends meanwhile.
        """
        return await asyncio.shield(self._services.spawn(self.do_now(identity, command, client)))

    async def do_now(
        self, identity: str | None, command: Command, client: str | None = None, address: str = ""
    ) -> int:
        """`do`, for a task that nobody cancels. What costs work counts for its sender and their address."""
        began = time.perf_counter()
        try:
            feed = await self._do_once(identity, command, client, address)
        except Undecided:  # everything else that could be said against it is known
            self._services.spend("undos", identity or "", address)
            await self._automation.ask_undo()
            feed = await self._do_once(identity, command, client, address)
        self._services.metrics.count("commands", type(command).__name__)
        self._services.metrics.time(time.perf_counter() - began)
        return feed.number if feed is not None else 0

    async def _do_once(
        self, identity: str | None, command: Command, client: str | None, address: str
    ) -> Feed | None:
        async with self._lock:
            self._must_live()
            if not (identity and client and self.table.has_done(identity, client)):
                await self._carry_out(identity, command, client, address)
            return self._publisher.feeds.get(identity or "")

    def _must_live(self) -> None:
        if self.lost or not self._services.crew.holds(self.table.id):
            raise Lost("table-read-again")

    async def _carry_out(
        self, identity: str | None, command: Command, client: str | None = None, address: str = ""
    ) -> None:
        if isinstance(command, SeatBot):
            await self._let_the_gone_leave(identity, command)
        made = await self._make_for(identity, command, address) if isinstance(command, NEEDS) else None
        stories = self._stories_before(command)
        appended = self.table.handle(identity, command, self._services.now(), client, made)
        if appended:
            await self._store(appended)
            self._publisher.show(stories)
        self._look_ahead()
        if any(entry["kind"] == "dealt" for entry in appended.entries):
            self._services.spawn(self.look_for_vacations())

    def _stories_before(self, command: Command) -> dict[str, Events] | None:
        """Everybody's log, where a command might not just add to its end: because it goes back, or because
        the game's logs leave out what players are meant to remember."""
        table = self.table
        cut = table.log is None or bool(table.log.state.log_begins_after)
        if cut or table.take_back is not None or isinstance(command, GO_BACK):
            return self._publisher.stories()
        return None

    async def _make_for(self, identity: str | None, command: Command, address: str) -> str | None:
        """What a command needs of the server. A new table is made before the old one names it; if the old one
        refuses, it just goes unused."""
        table = self.table
        if isinstance(command, SetPrivate):
            return new_id()
        if not isinstance(command, Rematch) or table.rematch is not None or not table.is_closed:
            return None
        if identity is None or (identity != table.host and not table.seats_of(identity)):
            return None
        made = await self._tables.make(identity, table.next_description(), address)
        await self._services.store.follow_club_table(table.id, made.id, made.invite)
        return made.id

    async def _let_the_gone_leave(self, identity: str | None, command: SeatBot) -> None:
        """Whoever is gone without a word has left, as soon as a bot is wanted in their place; they may come
        back. If the host is gone, whoever asks becomes host."""
        table, is_gone = self.table, self._publisher.is_gone
        may_ask = identity in table.people() and (identity == table.host or is_gone(table.host))
        if table.phase != PLAYING or not may_ask or command.level not in LEVELS:
            return
        owner = table.seats[command.seat].owner if command.seat < len(table.seats) else None
        if owner is None or not is_gone(owner):
            return
        if identity != table.host:
            await self._carry_out(table.host, MakeHost(table.seats_of(identity)[0]))
        if owner in table.people():
            await self._carry_out(owner, Leave())

    async def note_undo(self, position: int, seat: int, free: bool) -> None:
        """It was worked out whether the last move, which was this seat's, may be undone."""
        async with self._lock:
            self._must_live()
            self.table.note_undo(position, free)
            self._publisher.show_undo(seat)

    def _look_ahead(self) -> None:
        self.used = time.monotonic()
        self._automation.look_ahead()

    # --- the store ------------------------------------------------------------------------------------------

    async def _store(self, appended: Appended) -> None:
        """Make entries durable. If that fails or is cancelled they may be written or not: only the store
        knows, so this table is forgotten."""
        finished = self._listing.stage == "finished"
        try:
            listing = listing_of(self.table)
            same = listing.public == self._listing.public if finished else listing == self._listing
            changed = None if same else listing
            first = appended.entries[0]["n"] + 1  # the store counts from 1
            seated, secret = listing.members == self._listing.members, not appended.noticed
            wanted = self._turns.wanted(self._services.now())
            crash.point("before storing")
            await self._services.store.append(
                self.table.id, first, appended.rows, changed, seated, secret, wanted
            )
            crash.point("after storing")
            if wanted is not None:
                self._turns.note(wanted)
                self._services.notices.look()
        except BaseException as problem:
            self._lose()
            if not isinstance(problem, StoreError):
                raise
            log_problem("entries could not be stored", problem, table=short(self.table.id))
            raise Refused("perhaps-not-saved") from None
        if finished:
            self._listing = replace(listing, stage="finished") if changed else self._listing
        else:
            self._listing = listing
            await self._finish()

    async def _finish(self) -> None:
        """Keep the record of a game that has ended; if that fails, the next to read the table tries again."""
        table = self.table
        if not table.lies_open or table.dealt is None:
            return
        record = msgspec.json.encode(projection.record(table, table.host).as_data())
        try:
            await self._services.store.finish(table.id, len(table.rows) + 1, [], record)
        except StoreError as problem:
            log_problem("a record could not be stored", problem, table=short(table.id))
        else:
            self._listing = replace(self._listing, stage="finished")
            self._services.spawn(self._services.crew.first_does("look for results"))

    async def rewrite(self, change: Coroutine[Any, Any, None]) -> None:
        """Let somebody change what the store has of this table, and read it again."""
        async with self._lock:
            await change
            if not self.lost:
                self._lose()

    def _lose(self) -> None:
        """Let everybody come back to the table as the store has it."""
        self.lost = True  # its alarm would be that of entries which may not be stored
        self._tables.forget(self)
        loop, goodbye = asyncio.get_running_loop(), self._publisher.say_goodbye
        loop.call_later(FIRST_THE_REASON, goodbye, Closed("table-read-again", again=True))

    async def go_on(self, overslept: float | None, lost: bool) -> None:
        """What must happen right after loading; `overslept` if nobody could move there before that time,
        `lost` if the store has not all that was there before."""
        async with self._lock:
            if self.table.rules_changed:
                await self._carry_out(None, GoOn())
            if overslept is not None:
                await self._carry_out(None, Awake(overslept))
            await self._note_vacations()
            if lost:
                await self._carry_out(None, TellOfLoss())
            if self._listing.stage != "finished":
                await self._finish()
            self._look_ahead()

    async def look_for_vacations(self) -> None:
        """Somebody's has begun or ended, or the game has."""
        async with self._lock:
            self._must_live()
            await self._note_vacations()

    async def _note_vacations(self) -> None:
        """Let the clocks of a slow table rest for whoever is on vacation, as the store has it."""
        table, now = self.table, self._services.now()
        if table.phase != PLAYING or not table.clock.is_slow or table.rules_changed:
            return
        for owner in dict.fromkeys(seat.owner for seat in table.seats if seat.owner is not None):
            ends = [until for _, until in await self._services.store.vacations(owner, now)]
            await self._carry_out(None, Rest(owner, max(ends, default=0.0)))

    async def read(self, what: Callable[[Table], T]) -> T:
        """Something about the table as it is on the disk: not while a change is being stored. It may take
        milliseconds, to replay a game for example."""
        async with self._services.turn(), self._lock:
            self._must_live()
            return what(self.table)

    async def read_as(self, identity: str | None, what: Callable[[Table, str | None], T]) -> T:
        """The same for somebody: whoever the socket has let in, by whatever link, is let in here."""
        return await self.read(lambda table: what(table, self._publisher.door_of(identity)))

    # --- people ---------------------------------------------------------------------------------------------

    async def join(self, identity: str, connection: Connection, hello: Hello) -> Feed:
        """Welcome a connection with what it missed or the whole document; `Refused` at a closed door."""
        async with self._lock:
            self._must_live()
            feed = self._feed_of(identity, hello)
            self._publisher.feeds[feed.identity] = feed
            feed.connections.add(connection)
            missed = feed.missed(hello.epoch, hello.seen)
            settings = self._services.settings
            times = (self._services.now(), settings.ping, settings.stale, settings.gone)
            connection.say(Welcome(feed.epoch, missed is not None, *times))
            for data in [self._publisher.snapshot(feed)] if missed is None else missed:
                connection.send(data)
            self._services.metrics.count("snapshots" if missed is None else "resumed")
            self._publisher.show()
            self._look_ahead()
            if not connection.hidden and self._turns.concern(identity):
                self._sees(identity, "turn")
            return feed

    def _feed_of(self, identity: str, hello: Hello) -> Feed:
        """The feed of whoever the door lets in."""
        table = self.table
        services = self._services
        eyes = identity if not hello.screen else f"{identity}{SCREEN}"
        feed = self._publisher.feeds.get(eyes) or Feed(eyes, services.settings, services.awake())
        watches = services.signer.may_watch(hello.watch, table.id, table.invite)
        invite = table.invite if watches else hello.invite or feed.invite
        table.must_admit(identity, invite)
        if hello.screen:  # a spectator's, let in because of whoever brought it
            invite = table.invite
            table.must_admit(eyes, invite)
        feed.invite = invite
        return feed

    def leave(self, feed: Feed, connection: Connection) -> None:
        """A connection has ended; whether its owner is gone, time will tell."""
        self.used = time.monotonic()
        feed.leave(connection, self._services.awake())

    async def tick(self) -> None:
        """Look after who is here."""
        self._publisher.drop_the_silent()
        now, awake = self._services.now(), self._services.awake()
        for identity, kind in self._turns.due_soon(now):
            if identity in self._publisher.feeds and self._publisher.feeds[identity].is_watched(awake):
                self._sees(identity, kind)
        if self._publisher.has_new_presences() and not self.lost:
            async with self._lock:
                if not self.lost:  # meanwhile: then memory holds what may not be stored
                    self._publisher.show()
        if self.table.is_closed and self.table.is_sealed and not self.lost:
            await self._end_round()

    async def _end_round(self) -> None:
        """Tell the tournament how this table ended; once all of its round have, open what was dealt. Tables
        of one round may be at different processes, so each looks for itself."""
        if await self._tables.rounds.report(self.table):
            await self.do_now(None, EndRound())

    def _sees(self, identity: str, kind: str) -> None:
        """Somebody is at the table, and needs no notice of what they see."""
        self._services.spawn(self._services.store.sees_it(self.table.id, identity, kind))

    def close(self, message: Closed) -> None:
        """Tell everybody and let them go; bots and alarms stop."""
        self._publisher.say_goodbye(message)
        self.stop()

    def stop(self) -> None:
        self._automation.stop()
