"""All tables of a server: made, found, loaded when somebody needs them, unloaded when nobody does."""

import asyncio
import contextlib
import functools
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar

import msgspec

from kotatsu.core.errors import KotatsuError
from kotatsu.server.identity import is_id, new_id
from kotatsu.server.listing import listing_of, read_about
from kotatsu.server.live import LiveTable
from kotatsu.server.logs import log, log_loud, log_problem, short
from kotatsu.server.problems import NoSuchTable
from kotatsu.server.rounds import Rounds
from kotatsu.server.services import Services
from kotatsu.server.timekeeping import DAY, Calendar
from kotatsu.store import Conflict, NotFound, StoredTable, StoreError
from kotatsu.table import EXPIRES_AFTER, Description, Refused, Table
from kotatsu.table.commands import Deal, Expire, Release
from kotatsu.wire.messages import Closed

T = TypeVar("T")
HOUR = 3600.0
LOAD_AGAIN = 1.0
"""Seconds until a table that was lost is loaded again by itself."""
SOON = 60.0
"""Seconds until something happens at a table, for which it is loaded now."""
MANY_ENTRIES = 1000
"""More than this are folded in a thread: they would hold the loop for too long."""


class Elsewhere(Refused):
    """Another process has this table now: who comes again is brought there."""


class LiveTables:
    """The tables in memory; each has one `LiveTable`, and nothing changes it but through that."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._overslept: dict[str, float] = {}  # tables where nobody could move, and until when
        self._lost: set[str] = set()  # of these the store has lost something that nobody there was told
        self._sleeping: dict[str, asyncio.TimerHandle] = {}  # tables to be loaded when somebody's time is up
        self._loops: list[asyncio.Task[None]] = []
        self._calendar = Calendar(services.store)
        self._crew = services.crew
        self._crew.offers("expire", self._expire)
        self._crew.offers("drop", self._drop)
        self._crew.offers("wake", self._begin)
        self._crew.offers("rest", self._rest)
        self._crew.offers("release", self._release)
        self.rounds = Rounds(self, services)
        services.metrics.gauges["tables"] = lambda: len(self._live)

    # --- opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        await self._services.open()
        await self._take_up_again()
        self._tell_of_losses()
        spawn = self._services.spawn
        self._loops = [spawn(self._tick_for_ever())]
        if self._crew.is_first:
            self._services.counting.look()
        if self._crew.is_first or self._crew.has_equals:
            self._loops.append(spawn(self._keep_up_for_ever()))
            self._loops.append(spawn(self._services.notices.run()))
        self._crew.look_around()

    def _tell_of_losses(self) -> None:
        """Say what the store has lost: to whoever reads the log, and at each table."""
        lost = self._store.lost
        if lost and self._crew.is_first:
            for one in lost:
                facts = {"table": short(one.table_id), "last": one.last, "had": one.had}
                log_loud("entries that were acknowledged are lost", **facts)
            log_loud(
                "the database has lost entries: its log was damaged, cut off or taken away, or an older "
                "database was put in its place; tables go on from what is left",
                tables=len(lost),
                entries=sum(one.had - one.last for one in lost),
            )
        self._lost = {one.table_id for one in lost if one.last and self._crew.is_mine(one.table_id)}
        if self._lost:
            self._services.spawn(self._load_all(sorted(self._lost)))

    async def _load_all(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                await self.table(table_id)
            except Exception as error:  # one table that cannot be read is no reason to leave the others
                log_problem("a table could not be told of its loss", error, table=short(table_id))

    async def say_goodbye(self) -> None:
        """Tell every client to come back in a moment, and take no more commands."""
        self._services.closing = True
        for live in list(self._live.values()):
            live.close(Closed("server-restarts", again=True))
        await self._crew.hand_back()

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self.say_goodbye()
        for task in self._loops:
            task.cancel()
        for handle in self._sleeping.values():
            handle.cancel()
        await self._services.close()

    # --- one table ------------------------------------------------------------------------------------------

    async def make(self, maker: str, description: Description, address: str = "") -> Table:
        """A new table, on the disk; `Refused` if they have made enough. There is no other way to a table."""
        self._services.spend("tables", maker, address)
        self._services.spend("tables today", maker, address)
        counts, making = self._services.counts, f"is making {maker}"
        counts.add(making)
        try:
            # Those that are just being made count, or many at once would all pass.
            if (
                await self._store.open_tables_by(maker) + counts.of(making)
                > self._services.settings.tables_each
            ):
                raise Refused("too-many-tables")
            return await self._make(maker, description)
        finally:
            counts.add(making, -1)

    async def _make(self, maker: str, description: Description) -> Table:
        table = Table.create(
            new_id(),
            maker,
            description,
            secrets.token_bytes(32),
            secrets.token_bytes(32),
            self._services.now(),
        )
        listing = listing_of(table)
        await self._store.create(table.id, listing, table.rows, maker)
        if self._crew.is_mine(table.id):  # else its owner reads it when somebody comes
            self._live[table.id] = LiveTable(table, listing, self._services, self)
        log("table made", table=short(table.id), game=table.game.name)
        return table

    async def deal(
        self, table_id: str, host: str, description: Description, secret: bytes, salt: bytes
    ) -> None:
        """A table of a tournament's round, dealt and under way; nothing happens if it is there already."""
        table = Table.create(table_id, host, description, secret, salt, self._services.now())
        table.handle(None, Deal(), self._services.now())
        with suppress(Conflict):
            await self._store.create(table_id, listing_of(table), table.rows)
            log("table made", table=short(table_id), game=table.game.name)
        await self._crew.at_table(table_id, "wake")

    async def _begin(self, table_id: str) -> None:
        """Let the bots of a table of ours begin."""
        await self.table(table_id)

    async def let_rest(self, table_id: str) -> None:
        """Let a table look who of its people is on vacation."""
        await self._crew.at_table(table_id, "rest")

    async def _rest(self, table_id: str) -> None:
        await (await self.table(table_id)).look_for_vacations()

    async def _release(self, table_id: str, void: bool) -> None:
        await (await self.table(table_id)).do(None, Release(void))

    async def table(self, table_id: str) -> LiveTable:
        """A table of ours, loaded from the store if it is not in memory; `NoSuchTable`."""
        live = self._live.get(table_id)
        if live is not None and self._crew.holds(table_id):
            return live
        if not is_id(table_id):
            raise NoSuchTable("no-table")
        if live is not None:
            self._leave_to_others(live)
        if not await self._crew.hold(table_id):  # who asks in an orderly way was brought to its owner
            await self._must_be(table_id)
            raise Elsewhere("table-read-again")
        if table_id not in self._loading:
            self._loading[table_id] = self._services.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _must_be(self, table_id: str) -> None:
        """There is nobody to own a table that is not there."""
        if self._crew.has_equals:
            await self._stored(table_id)

    async def read(self, table_id: str, what: Callable[[Table], T]) -> T:
        """Something about any table of the server, as it is on the disk."""
        if self._crew.is_mine(table_id):
            return await (await self.table(table_id)).read(what)
        _, rows = await self._stored(table_id)
        async with self._services.turn():
            return what(self._fold(table_id, rows))

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored, rows = await self._stored(table_id)
            fold = functools.partial(self._fold, table_id, rows)
            table = fold() if len(rows) < MANY_ENTRIES else await asyncio.to_thread(fold)
            live = LiveTable(table, stored.listing, self._services, self)
            handle = self._sleeping.pop(table_id, None)
            if handle is not None:
                handle.cancel()
            # Another server, by another clock, may have written what for this one is yet to come.
            now = self._services.now()
            left = self._crew.was_left(table_id)
            overslept = self._overslept.get(table_id, now if left or table.at > now else None)
            await live.go_on(overslept, table_id in self._lost)
            self._overslept.pop(table_id, None)
            self._lost.discard(table_id)
            if not live.lost:  # a bot that moved meanwhile may have found that the disk fails
                self._live[table_id] = live
            return live
        finally:
            del self._loading[table_id]

    async def _stored(self, table_id: str) -> tuple[StoredTable, list[bytes]]:
        try:
            stored, rows = await self._store.table(table_id), await self._store.entries(table_id)
        except NotFound:
            raise NoSuchTable("no-table") from None
        if not rows:
            raise NoSuchTable("no-table")
        return stored, rows

    def _fold(self, table_id: str, rows: list[bytes]) -> Table:
        try:
            return Table.load([msgspec.json.decode(row) for row in rows])
        except KotatsuError as error:  # what it says might quote a hand
            self._services.metrics.count("errors")
            log_problem("a table could not be read", error, table=short(table_id))
            raise Refused("went-wrong") from None

    async def rewrite(self, table_id: str, change: Coroutine[Any, Any, None]) -> None:
        """Change what the store has of a table, whether it is in memory or not."""
        live = self._live.get(table_id)
        await (change if live is None else live.rewrite(change))

    def forget(self, live: LiveTable) -> None:
        """Unload a table; it is loaded again when somebody needs it or when somebody's time is up, and soon
        if it was lost: bots may have to move there."""
        deadline = live.table.next_deadline()
        if live.lost:
            deadline = (self._services.now() + LOAD_AGAIN, 0)
            self._overslept[live.table.id] = deadline[0]  # nobody can move there meanwhile
        live.lost = True  # whoever still holds it must ask for it again
        live.stop()
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        if self._services.closing:
            return
        if self._crew.has_equals:
            self._services.spawn(self._let_go(live.table.id, deadline[0] if deadline else None))
        elif deadline is not None:
            self._sleep(live.table.id, deadline[0])

    def _sleep(self, table_id: str, until: float) -> None:
        wait = min(max(0.0, until - self._services.now()), DAY)
        self._sleeping[table_id] = asyncio.get_running_loop().call_later(wait, self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        self._sleeping.pop(table_id, None)
        self._services.spawn(self.table(table_id))

    # --- where other processes may have a table -------------------------------------------------------------

    async def _let_go(self, table_id: str, alarm: float | None) -> None:
        """Let others have a table that nobody needs here, unless somebody does again."""
        while table_id not in self._live and table_id not in self._loading:
            try:
                await self._crew.let_go(table_id, alarm)
                return
            except StoreError as problem:
                log_problem("a table could not be let go", problem, table=short(table_id))
                await asyncio.sleep(LOAD_AGAIN)

    def _leave_to_others(self, live: LiveTable) -> None:
        """It may be somebody else's: nobody is told anything more of it here."""
        live.close(Closed("table-read-again", again=True))
        live.lost = True
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def leave_all_to_others(self) -> None:
        for live in list(self._live.values()):
            self._leave_to_others(live)

    def take_up_due(self, table_ids: list[str]) -> None:
        """Tables of ours where somebody's time is up."""
        for table_id in table_ids:
            self._services.spawn(self.table(table_id))

    def take_up_left(self, tables: list[StoredTable]) -> None:
        """Tables of somebody who is no more: those where something must happen are loaded, for all others it
        is noted when."""
        for stored in tables:
            wake = read_about(stored.listing)["wake"] if stored.listing.stage == "running" else None
            if wake is not None and wake <= self._services.now() + SOON:
                self._services.spawn(self.table(stored.id))
            else:
                self._services.spawn(self._let_go(stored.id, wake))

    # --- what happens by itself -----------------------------------------------------------------------------

    async def _tick_for_ever(self) -> None:
        rest = min(1.0, self._services.settings.stale / 4)
        while not self._services.closing:
            await asyncio.sleep(rest)
            self._services.awake.tick()
            await self._look_after_all()  # a loop here would hold on to its last table until the next tick

    async def _look_after_all(self) -> None:
        for live in list(self._live.values()):
            await self._look_after(live)

    async def _look_after(self, live: LiveTable) -> None:
        try:
            await live.tick()
        except Exception as error:  # one table is no reason to neglect the others
            self._services.metrics.count("errors")
            log_problem("a table could not be looked after", error, table=short(live.table.id))
        if not live.busy and time.monotonic() - live.used >= self._services.settings.idle:
            self.forget(live)

    async def _take_up_again(self) -> None:
        """After a start: every running game is loaded when a bot must move there or time is up, or somebody
        comes."""
        tables = await self._crew.left_to(self._store.unfinished)
        running = [table for table in tables if table.listing.stage == "running"]
        log("tables found", waiting=len(tables) - len(running), running=len(running))
        now = self._services.now()
        self._overslept = dict.fromkeys((table.id for table in running), now)
        for table in running:
            wake = read_about(table.listing)["wake"]
            if wake is not None:
                left = max(0.0, wake - table.changed)  # if that was by another clock, by now nobody knows
                self._sleep(table.id, min(wake, now + left))

    async def _keep_up_for_ever(self) -> None:
        due = time.monotonic()
        while not self._services.closing:
            try:
                if self._crew.is_first and await self._calendar.is_believed() and time.monotonic() >= due:
                    await self.keep_up()
                    due = time.monotonic() + DAY
            except StoreError as problem:
                log_problem("tables could not be looked through", problem)
            await asyncio.sleep(HOUR)

    async def keep_up(self) -> None:
        """End what nobody has touched for weeks, and remove what is kept no longer."""
        for stored in await self._store.unfinished():
            if time.time() - stored.changed >= EXPIRES_AFTER:
                await self._at_table(stored.id, "expire")
        purged = await self._store.purge(self._services.settings.retention())
        log("kept up", **{**asdict(purged), "dropped": len(purged.dropped)})
        for table_id in purged.dropped:
            await self._at_table(table_id, "drop")

    async def _at_table(self, table_id: str, name: str) -> None:
        with contextlib.suppress(Refused):  # its owner does not answer: the next time will do
            await self._crew.at_table(table_id, name)

    async def _drop(self, table_id: str) -> None:
        """It is in the store no more."""
        live = self._live.get(table_id)
        if live is not None:
            live.close(Closed("table-removed", again=False))
            self.forget(live)

    async def _expire(self, table_id: str) -> None:
        try:
            await (await self.table(table_id)).do(None, Expire())
        except Refused:  # somebody is on vacation, or was here just now
            return
        except Exception as error:  # one table that cannot be read is no reason to leave the others
            log_problem("a table could not expire", error, table=short(table_id))
