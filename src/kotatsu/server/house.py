"""All tables of a server: made, found, read again when somebody needs them, forgotten when nobody does."""

import asyncio
import os
import secrets
import time
from collections.abc import Coroutine
from dataclasses import asdict
from typing import Any, TypeVar

import msgspec

from kotatsu.server.identity import Signer, is_id, new_id
from kotatsu.server.limits import Limit
from kotatsu.server.listing import listing_of
from kotatsu.server.live import LiveTable
from kotatsu.server.logs import log, log_problem, short
from kotatsu.server.metrics import Metrics
from kotatsu.server.pool import NoAnswer, Pool
from kotatsu.server.settings import Settings
from kotatsu.store import Listing, NotFound, Store, StoreError
from kotatsu.table import EXPIRES_AFTER, Description, Expire, Refused, Table

T = TypeVar("T")
DAY = 86_400.0
JUDGING = 60.0
READ_AGAIN = 1.0


class House:
    """The tables in memory and everything they share."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.signer: Signer
        self.closing = False
        self.tables: dict[str, LiveTable] = {}
        self.connections: dict[str, int] = {}  # open sockets by identity
        count = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self.thinkers = Pool("kotatsu.server.thinker", count, settings.patience, self._bot_died)
        self.judges = Pool("kotatsu.server.judge", 1, JUDGING)
        self.judging = asyncio.Semaphore(1)
        self.limits = {
            "messages": Limit(settings.messages_per_second, 3 * settings.messages_per_second),
            "chat": Limit(settings.chats_per_second, 5 * settings.chats_per_second),
            "requests": Limit(settings.requests_per_second, 4 * settings.requests_per_second),
            "people": Limit(settings.people_per_minute / 60, settings.people_per_minute),
            "tables": Limit(settings.tables_per_minute / 60, settings.tables_per_minute),
            "hints": Limit(settings.hints_per_minute / 60, settings.hints_per_minute),
            "seen": Limit(1 / DAY, 1),
        }
        self._for_ever: list[asyncio.Task[None]] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._overslept: set[str] = set()  # running tables that nobody has read since the server's start
        self._sleeping: dict[str, asyncio.TimerHandle] = {}  # tables to be read when somebody's time is up
        self._tasks: set[asyncio.Task[Any]] = set()
        self.metrics.gauges["tables"] = lambda: len(self.tables)
        self.metrics.gauges["connections"] = lambda: sum(self.connections.values())

    def now(self) -> float:
        return time.monotonic()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something on its own; what goes wrong in it is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | NoAnswer | NotFound):
            self.metrics.count("errors")
            log_problem("a task failed", error)

    def _bot_died(self) -> None:
        self.metrics.count("bot_deaths")

    # --- opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        self.signer = Signer(await self.store.secret("cookie"))
        await self._take_up_again()
        self._for_ever = [self.spawn(self._tick_for_ever()), self.spawn(self._keep_up_for_ever())]

    async def say_goodbye(self) -> None:
        """Tell every client to come back in a moment, and take no more commands."""
        self.closing = True
        for live in list(self.tables.values()):
            live.close("The server starts again; come back in a moment.", again=True)

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self.say_goodbye()
        for task in self._for_ever:
            task.cancel()
        await self.thinkers.close()
        await self.judges.close()
        for handle in self._sleeping.values():
            handle.cancel()
        own = {task for task in self._tasks if task is not asyncio.current_task()}
        _, late = await asyncio.wait(own, timeout=1.0) if own else (set(), set())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self.store.close()

    # --- people ---------------------------------------------------------------------------------------------

    def recognise(self, cookie: str | None) -> str | None:
        """Whose cookie this is. That somebody was here is written down once a day."""
        identity = self.signer.identity(cookie)
        if identity is not None and self.limits["seen"].allows(identity):
            self.spawn(self.store.saw(identity))
        return identity

    # --- tables ---------------------------------------------------------------------------------------------

    async def make(self, host: str, description: Description) -> Table:
        """A new table, on the disk."""
        table = Table.create(
            new_id(), host, description, secrets.token_bytes(32), secrets.token_bytes(32), time.time()
        )
        listing = listing_of(table)
        await self.store.create(table.id, listing, table.rows)
        self.tables[table.id] = LiveTable(self, table, listing)
        log("table made", table=short(table.id), game=table.game.name)
        return table

    async def table(self, table_id: str) -> LiveTable:
        """A table, read from the store if it is not in memory; `NotFound`."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        if not is_id(table_id):
            raise NotFound("There is no such table.")
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.table(table_id)
            rows = await self.store.entries(table_id)
            if not rows:
                raise NotFound("There is no such table.")
            table = Table.load([msgspec.json.decode(row) for row in rows])
            live = LiveTable(self, table, stored.listing)
            handle = self._sleeping.pop(table_id, None)
            if handle is not None:
                handle.cancel()
            await live.go_on(table_id in self._overslept)
            self._overslept.discard(table_id)
            self.tables[table_id] = live
            return live
        finally:
            del self._loading[table_id]

    def forget(self, live: LiveTable) -> None:
        """Let go of a table; it is read again when somebody needs it or when somebody's time is up, and soon
        if it was lost: bots may have to move there."""
        deadline = live.table.next_deadline() if not live.lost else (time.time() + READ_AGAIN, 0)
        live.lost = True  # whoever still holds it must ask for it again
        live.stop()
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        if deadline is not None and not self.closing:
            self._sleep(live.table.id, deadline[0])

    def _sleep(self, table_id: str, until: float) -> None:
        wait = min(max(0.0, until - time.time()), DAY)
        self._sleeping[table_id] = asyncio.get_running_loop().call_later(wait, self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        self._sleeping.pop(table_id, None)
        self.spawn(self.table(table_id))

    # --- what happens by itself -----------------------------------------------------------------------------

    async def _tick_for_ever(self) -> None:
        rest = min(1.0, self.settings.stale / 4)
        while not self.closing:
            await asyncio.sleep(rest)
            for live in list(self.tables.values()):
                await self._look_after(live)

    async def _look_after(self, live: LiveTable) -> None:
        try:
            await live.tick()
        except Exception as error:  # one table is no reason to neglect the others
            self.metrics.count("errors")
            log_problem("a table could not be looked after", error, table=short(live.table.id))
        if not live.busy and self.now() - live.used >= self.settings.idle:
            self.forget(live)

    async def _take_up_again(self) -> None:
        """After a start: every running game is read when a bot must move there or time is up, or somebody
        comes."""
        tables = await self.store.unfinished()
        running = [table for table in tables if table.listing.stage == "running"]
        log("tables found", waiting=len(tables) - len(running), running=len(running))
        self._overslept = {table.id for table in running}
        for table in running:
            wake = self.about(table.listing)["wake"]
            if wake is not None:
                self._sleep(table.id, wake)

    async def _keep_up_for_ever(self) -> None:
        while not self.closing:
            try:
                await self.keep_up()
            except StoreError as problem:
                log_problem("tables could not be looked through", problem)
            await asyncio.sleep(DAY)

    async def keep_up(self) -> None:
        """End what nobody has touched for weeks, and remove what is kept no longer."""
        for stored in await self.store.unfinished():
            if time.time() - stored.changed >= EXPIRES_AFTER:
                await self._expire(stored.id)
        purged = await self.store.purge(self.settings.retention())
        log("kept up", **{**asdict(purged), "dropped": len(purged.dropped)})
        for table_id in purged.dropped:
            live = self.tables.get(table_id)
            if live is not None:
                live.close("This table has been removed.", again=False)
                self.forget(live)

    async def _expire(self, table_id: str) -> None:
        try:
            await (await self.table(table_id)).do(None, Expire())
        except Exception as error:  # one table that cannot be read is no reason to leave the others
            log_problem("a table could not expire", error, table=short(table_id))

    # --- lists ----------------------------------------------------------------------------------------------

    def about(self, listing: Listing) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(listing.about)
        return found
