"""Processes of a server that know each other by the database alone: on one machine or on many, none of them
special. Each owns the tables that it holds a lease of.

Who comes to a process that does not own the table asked for is passed on: the process opens a connection to
the owner and lets everything go through, so that a browser, a terminal or a bot needs to know nothing of it.
When the owner dies, so do its connections; whoever comes back goes to the process that has the table now,
which may be the very one they come to.

Processes speak with each other at an address of their own, which nobody else should reach. Whoever does not
know the key that stands in the database is not heard there.
"""

import asyncio
import contextlib
import hmac
import random
import socket
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from kotatsu.server import crash
from kotatsu.server.crew import Crew
from kotatsu.server.doors import Door, Visit, hang_up
from kotatsu.server.line import Words
from kotatsu.server.logs import log, log_problem
from kotatsu.server.ownership import FIRST, asked_of
from kotatsu.server.problems import explain
from kotatsu.store import Conflict, StoredTable, StoreError
from kotatsu.store.leases import Leases, Taken
from kotatsu.table import Refused
from kotatsu.table.refusals import refusal_from

RENEWALS = 4
"""A process says that it lives so many times in a lease."""
AT_ONCE = 50
"""Tables of others that are taken up at once."""
PATIENCE = 15.0
"""Seconds to look for somebody who has a table; then whoever asked is told that it cannot be had."""
AGAIN = 0.15
"""Seconds until a process that did not answer is tried again, or somebody else has what it had."""
TO_CONNECT = 2.0
HEAD = 65_536
"""Bytes of what one process says to another."""
COME_IN = b"+"
MOST_HOPS = 3
"""A connection is passed on so often at most: tables that move meanwhile are found by whoever comes back."""
ELSEWHERE = FIRST + 1
SOCKET = b"/socket"


class ByLease:
    """The tables that this process holds are its own (`FIRST`); all others are somebody else's."""

    def __init__(self, leases: Leases) -> None:
        self._leases = leases

    def owner_of(self, table_id: str) -> int:
        return FIRST if self._leases.holds(table_id) else ELSEWHERE


class Peers(Crew):
    """One of these processes, as its tables know it."""

    has_equals = True

    def __init__(self, leases: Leases, seconds: float, where: str, now: Callable[[], float]) -> None:
        super().__init__()
        self.leases = leases
        self.ownership = ByLease(leases)
        self.relays: set[Relay] = set()
        self.on_connection: Callable[[int, bytes, str, int], None]  # a connection that is answered here
        self.on_due: Callable[[list[str]], None]
        self.on_left: Callable[[list[StoredTable]], None]
        self.on_lapse: Callable[[], None]
        self.on_first: Callable[[], None]
        self._seconds = seconds
        self._where = where
        self._now = now
        self._key = ""
        self._door: Door
        self._listening: socket.socket
        self._taking: dict[str, asyncio.Task[Taken]] = {}
        self._left: set[str] = set()  # tables that were taken from somebody who is no more
        self._tasks: set[asyncio.Task[Any]] = set()
        self._was_first = False

    # --- living ---------------------------------------------------------------------------------------------

    async def begin(self, key: bytes, door: Door) -> None:
        """Be one of them from now on; tables are taken up when `look_around` is called."""
        self._key, self._door = key.hex(), door
        host, _, port = self._where.rpartition(":") if ":" in self._where else (self._where, "", "0")
        self._listening = socket.create_server((host, int(port)))
        self._listening.setblocking(False)
        bound = self._listening.getsockname()
        await self.leases.join(f"{bound[0]}:{bound[1]}", self._seconds)
        log("a process joins", address=f"{bound[0]}:{bound[1]}")
        self._spawn(self._hear())
        self._spawn(self._say_that_we_live())
        self._spawn(self._mind_our_word())

    def look_around(self) -> None:
        """From now on, take up what others leave behind and what is due."""
        self._spawn(self._take_up())

    async def hand_back(self) -> None:
        """Let others have all that is ours."""
        for task in self._tasks:
            task.cancel()
        crash.point("before handing back")
        with contextlib.suppress(StoreError):
            await self.leases.leave()
        crash.point("after handing back")
        for relay in list(self.relays):
            relay.close()
        self._listening.close()

    @property
    def is_first(self) -> bool:
        return self.leases.is_first

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_problem("something between processes failed", error)

    async def _say_that_we_live(self) -> None:
        said = True
        while True:
            try:
                if not await self.leases.renew():
                    self._lapsed()
                said = True
            except StoreError as problem:
                if said:
                    log_problem("this process cannot say that it lives", problem)
                said = False
            if self.is_first and not self._was_first:
                self.on_first()
            self._was_first = self.is_first
            await asyncio.sleep(self._seconds / RENEWALS)

    async def _mind_our_word(self) -> None:
        """When our word is no longer good, nobody is told anything more, whatever the database is doing."""
        was_good = True
        while True:
            await asyncio.sleep(self._seconds / RENEWALS / 4)
            if was_good and not self.leases.is_good:
                self._lapsed()
            was_good = self.leases.is_good

    def _lapsed(self) -> None:
        log("this process was not heard for too long: its tables may be somebody else's")
        self.on_lapse()

    async def _take_up(self) -> None:
        while True:
            try:
                if due := await self.leases.due(self._now(), AT_ONCE):
                    self.on_due(due)
                if left := await self.leases.left(AT_ONCE):
                    crash.point("after inheriting")
                    self._left |= {stored.id for stored in left}
                    self.on_left(left)
                await self._end_relays_to_the_dead()
            except (StoreError, Conflict) as problem:
                if self.leases.is_good:
                    log_problem("nobody could look for tables that nobody has", problem)
            await asyncio.sleep(self._seconds / RENEWALS)

    async def _end_relays_to_the_dead(self) -> None:
        """Whoever is at one of them does not hear that it is gone: the machine may be, or the way to it."""
        if self.relays:
            living = await self.leases.others()
            for relay in [relay for relay in self.relays if relay.owner not in living]:
                relay.close()

    # --- tables ---------------------------------------------------------------------------------------------

    def holds(self, table_id: str) -> bool:
        return self.leases.holds(table_id)

    async def hold(self, table_id: str) -> bool:
        return self.leases.holds(table_id) or (await self._take_table(table_id)).is_mine

    async def _take_table(self, table_id: str) -> Taken:
        """Whoever asks meanwhile waits for the same answer."""
        if self.leases.holds(table_id):
            return Taken(True)
        if table_id not in self._taking:
            task = asyncio.get_running_loop().create_task(self._take(table_id))
            self._taking[table_id] = task
            task.add_done_callback(lambda _: self._taking.pop(table_id, None))
        return await asyncio.shield(self._taking[table_id])

    async def _take(self, table_id: str) -> Taken:
        crash.point("before taking")
        taken = await self.leases.take(table_id)
        if taken.is_mine:
            crash.point("after taking")
        if taken.was_left:
            self._left.add(table_id)
        return taken

    def was_left(self, table_id: str) -> bool:
        found = table_id in self._left
        self._left.discard(table_id)
        return found

    async def let_go(self, table_id: str, alarm: float | None) -> None:
        crash.point("before letting go")
        await self.leases.let_go(table_id, alarm)
        crash.point("after letting go")

    async def left_to(self, unfinished: Callable[[], Awaitable[list[StoredTable]]]) -> list[StoredTable]:
        return []  # they come one by one, with their alarms, or with whoever needs them

    # --- asking others --------------------------------------------------------------------------------------

    async def at_table(self, table_id: str, name: str, **facts: Any) -> None:
        await self._find(table_id, {"name": name, "facts": {"table_id": table_id, **facts}})

    async def _find(self, table_id: str, words: Words) -> None:
        """Have something done by whoever has a table, or will in a moment."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            taken = await self._take_table(table_id)
            if taken.is_mine or not taken.owner:
                await self._jobs[words["name"]](**words["facts"])
                return
            try:
                await self._tell(taken.owner, words)
                return
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                if loop.time() > until:
                    raise Refused("table-read-again") from None
                await self._wait_for(taken)

    async def _wait_for(self, taken: Taken) -> None:
        """An owner that does not answer has its table until its word is no longer good. To ask again and
        again until then would be a flood, where it had many tables; so would be to ask at the same moment."""
        await asyncio.sleep(max(0.0, min(taken.seconds, self._seconds)) + AGAIN * (0.5 + random.random()))

    async def first_does(self, name: str) -> None:
        if self.is_first or not self.leases.first:
            await self._jobs[name]()
            return
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            await self._tell(self.leases.first, {"name": name, "facts": {}})  # else the next one will

    async def _tell(self, address: str, words: Words) -> Any:
        """The answer of another process."""
        reader, writer = await self._open(address)
        try:
            writer.write(self._head({"t": "do", **words}))
            reply = msgspec.json.decode(await asyncio.wait_for(reader.readuntil(b"\n"), PATIENCE))
        finally:
            writer.close()
        if reply["refused"] is not None:
            raise refusal_from(reply["refused"])
        return reply["answer"]

    async def _open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = address.rpartition(":")
        return await asyncio.wait_for(asyncio.open_connection(host, int(port), limit=HEAD), TO_CONNECT)

    def _head(self, words: Words) -> bytes:
        return msgspec.json.encode({"key": self._key, **words}) + b"\n"

    # --- hearing others -------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError as error:
                log_problem("no other process could be heard", error)
                await asyncio.sleep(AGAIN)
                continue
            self._spawn(self._listen_to(connection))

    async def _listen_to(self, connection: socket.socket) -> None:
        """One that knows the key: it asks for something, or has somebody for us."""
        connection.setblocking(False)
        try:
            words, rest = await asyncio.wait_for(self._first_words(connection), TO_CONNECT)
        except (OSError, TimeoutError, ValueError):
            hang_up(connection)
            return
        if words["t"] == "visit":
            with contextlib.suppress(OSError):
                connection.send(COME_IN)
            self.on_connection(connection.detach(), rest, words["client"], words["hops"])
            return
        said = await self._do(words)
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(connection, msgspec.json.encode(said) + b"\n")
        connection.close()

    async def _first_words(self, connection: socket.socket) -> tuple[Words, bytes]:
        loop, data = asyncio.get_running_loop(), b""
        while b"\n" not in data:
            more = await loop.sock_recv(connection, HEAD)
            data += more
            if not more or len(data) > 2 * HEAD:
                raise ValueError("it says too little, or too much")
        line, _, rest = data.partition(b"\n")
        words: Words = msgspec.json.decode(line, type=dict[str, Any])
        if not hmac.compare_digest(str(words.get("key", "")).encode(), self._key.encode()):
            raise ValueError("it does not know the key")
        return words, rest

    async def _do(self, words: Words) -> Words:
        answer, refused = None, None
        try:
            answer = await self._jobs[words["name"]](**words["facts"])
        except Exception as error:
            refusal = explain(error)
            refused = (refusal.code, refusal.values)
        return {"answer": answer, "refused": refused}

    # --- connections that are for others --------------------------------------------------------------------

    def belongs_elsewhere(self, start: bytes) -> bool:
        """Whether a request that begins like this may be for another process."""
        owner = asked_of(start, self.ownership)
        if owner == FIRST and b"/api/analysis" in start.split(b"\r\n")[0]:
            return not self.is_first
        return owner == ELSEWHERE

    def pass_on(self, file: int, start: bytes, client: str, hops: int) -> None:
        """Give a connection, and what was read of it, to whoever has what it asks for; maybe that is us."""
        self._spawn(self._bring(file, start, client, hops))

    async def _bring(self, file: int, start: bytes, client: str, hops: int) -> None:
        try:
            found = await self._knock_at_owner(start, client, hops) if hops < MOST_HOPS else None
        except (StoreError, Conflict, TimeoutError) as problem:
            log_problem("nobody could be found who has a table", problem)
            found = None
        if found is None:
            self.on_connection(file, start, client, MOST_HOPS)  # it is ours, or we say why not
        else:
            await self._relay(*found, file, start, client)

    async def _knock_at_owner(self, start: bytes, client: str, hops: int) -> tuple[socket.socket, str] | None:
        """A connection to whoever answers what is asked for, and their address; None: that is us. A process
        that was killed, or stopped, is still the owner for a moment."""
        table_id = table_asked_for(start)
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while loop.time() < until:
            if table_id is None:
                taken = Taken(self.is_first, self.leases.first)
            else:
                taken = await self._take_table(table_id)
            if taken.is_mine or not taken.owner:
                return None
            inner = await self._knock(taken.owner, client, hops)
            if inner is not None:
                return inner, taken.owner
            await self._wait_for(taken)
        raise TimeoutError

    async def _knock(self, owner: str, client: str, hops: int) -> socket.socket | None:
        """A connection to another process that expects what somebody says; None if nobody answers there."""
        loop, (host, _, port) = asyncio.get_running_loop(), owner.rpartition(":")
        inner = socket.socket()
        inner.setblocking(False)
        head = self._head({"t": "visit", "client": client, "hops": hops + 1})
        try:
            async with asyncio.timeout(TO_CONNECT):
                await loop.sock_connect(inner, (host, int(port)))
                await loop.sock_sendall(inner, head)
                if await loop.sock_recv(inner, 1) == COME_IN:
                    return inner
        except (OSError, TimeoutError):
            pass
        inner.close()
        return None

    async def _relay(self, inner: socket.socket, owner: str, file: int, start: bytes, client: str) -> None:
        visit = self._door.admit(client)
        outer = socket.socket(fileno=file)
        if visit is None:
            inner.close()
            hang_up(outer)
            return
        relay = Relay(self, visit, owner, start)
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: relay.inner, sock=inner)
            crash.point("while passing on")
            await loop.connect_accepted_socket(lambda: relay.outer, outer)
        except OSError:
            relay.close()
            hang_up(outer)  # whoever it is comes back, and is brought to the next owner


def table_asked_for(start: bytes) -> str | None:
    """The table of which a request wants something.

    >>> table_asked_for(b"GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket HTTP/1.1")
    'AAAAAAAAAAAAAAAAAAAAAA'
    >>> table_asked_for(b"GET /api/analysis HTTP/1.1") is None
    True
    """
    asked = _Asked()
    asked_of(start, asked)
    return asked.table_id


class _Asked:
    """Remembers what it was asked."""

    table_id: str | None = None

    def owner_of(self, table_id: str) -> int:
        self.table_id = table_id
        return FIRST


# --- letting through ----------------------------------------------------------------------------------------


class Relay:
    """Two connections of which each gets what the other says. A request that is no socket's is told to be the
    last of its connection: the next may be for another process."""

    def __init__(self, peers: Peers, visit: Visit, owner: str, start: bytes) -> None:
        self.owner = owner
        self._peers = peers
        self._visit = visit
        self._start = start
        self.inner = _End(self)
        self.outer = _End(self)
        self.inner.held = None  # answers go through as they are
        self.inner.other, self.outer.other = self.outer, self.inner
        peers.relays.add(self)

    def began(self, end: "_End") -> None:
        """Somebody is at both ends."""
        if end is self.outer:
            assert end.transport is not None
            self._visit.begin(end.transport)
            self._visit.settle()
            end.feed(self._start)

    def as_last(self, data: bytes) -> bytes | None:
        """The beginning of a request, as it is passed on; None: more of it must come."""
        line, found, rest = data.partition(b"\r\n")
        if not found:
            return None if len(data) < HEAD else data
        path = line.split(b" ")[1].partition(b"?")[0] if b" " in line else b""
        return data if path.endswith(SOCKET) else line + b"\r\nConnection: close\r\n" + rest

    def close(self) -> None:
        self._peers.relays.discard(self)
        self._visit.end()
        for end in (self.inner, self.outer):
            if end.transport is not None:
                end.transport.close()


class _End(asyncio.Protocol):
    """One of the two."""

    def __init__(self, relay: Relay) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: _End
        self.held: bytes | None = b""  # what has come too early; None once all goes through
        self._relay = relay

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._relay.began(self)

    def data_received(self, data: bytes) -> None:
        self.feed(data)

    def feed(self, data: bytes) -> None:
        if self.held is not None:
            self.held += data
            begun = self._relay.as_last(self.held)
            if begun is None:
                return
            data, self.held = begun, None
        if self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        self._read_from_other("pause_reading")

    def resume_writing(self) -> None:
        self._read_from_other("resume_reading")

    def _read_from_other(self, change: str) -> None:
        if self.other.transport is not None and not self.other.transport.is_closing():
            with contextlib.suppress(RuntimeError):
                getattr(self.other.transport, change)()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relay.close()
