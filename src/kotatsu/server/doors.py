"""The door: which connections are let in, how long each may take, and which goes when there is no room.

Of whoever is not at a table something is always expected: a request, that its answer is read, a hello. Who
is late is cut. When all room is taken, whoever has done nothing for longest makes way for who comes; whoever
is at a table stays.
"""

import asyncio
import contextlib
import errno
import socket
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import count

from uvicorn.middleware.proxy_headers import _TrustedHosts

from kotatsu.server.limits import Counts, home
from kotatsu.server.logs import log
from kotatsu.server.metrics import Metrics
from kotatsu.server.settings import Settings

RESERVE = 64
"""Descriptors that connections leave to the store, to processes of bots, to whoever is being cut."""
WORKER = 4
"""Descriptors for each process of bots."""
AT_ONCE = 32
"""Connections let in before anything else has its turn."""
PAUSE = 0.2
"""Seconds until the next try, when the system has no descriptor."""
QUIET = 60.0
"""Seconds between two lines in the log about connections that were turned away."""
AT_ANY_RATE = (65_536, 10_240)
"""Open files to ask for where the system does not grant what it calls its limit."""
NOTHING_LEFT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_AT_ONCE_AND_FOR_GOOD = struct.pack("ii", 1, 0)


if sys.platform == "win32":  # sockets are no files there, and as many as one likes

    def raise_file_limit() -> None:
        """Nothing has to be taken."""

    def file_limit() -> int | None:
        """There is none."""
        return None

else:
    import resource

    def raise_file_limit() -> None:
        """Take as many descriptors as this process may have without asking anybody."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (hard, *AT_ANY_RATE):
            if soft == hard or 0 <= wanted <= soft:
                return
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return
            except (ValueError, OSError):
                continue

    def file_limit() -> int | None:
        """How many descriptors this process may have; None: as many as it likes."""
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return None if files == resource.RLIM_INFINITY else files


def room_for_connections(wanted: int, workers: int) -> int:
    """How many connections may be open at once, so that descriptors are left for everything else."""
    files = file_limit()
    if files is None:
        return wanted
    return min(wanted, max(files - RESERVE - WORKER * workers, files // 2))


class Visit:
    """One connection, from the door to its end."""

    def __init__(self, door: "Door", address: str | None) -> None:
        self.door = door
        self.address = address  # None: of a proxy that speaks for many
        self.client = ""  # of whom it is, where another process has passed it on
        self._transport: asyncio.Transport | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        if self in self.door.visits:
            self.expect_request()
        else:  # it had to make way while it was coming in
            transport.abort()

    def expect_request(self, after: float = 0.0) -> None:
        """A whole request must come, after some time in which none need be begun."""
        self.expect(after + self.door.settings.request_seconds)

    def expect_reader(self) -> None:
        """An answer is made, and must be read."""
        self.expect(self.door.settings.answer_seconds)

    def expect(self, seconds: float) -> None:
        """Something was done, and the next must follow within so long, or the connection is cut."""
        self._end_deadline()
        if self in self.door.visits:
            self.door.is_stranger(self)
            self._deadline = asyncio.get_running_loop().call_later(seconds, self.cut, "late")

    def settle(self) -> None:
        """It is at a table: the table looks after it, and it never has to make room."""
        self._end_deadline()
        self.door.no_stranger(self)

    def cut(self, why: str) -> None:
        """End it at once, whether the other end reads or not."""
        if self in self.door.visits:
            self.door.room.count(why)
            self.end()
        if self._transport is not None:
            self._transport.abort()

    def end(self) -> None:
        """It has ended."""
        self._end_deadline()
        self.door.forget(self)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Room:
    """How many connections a server has room for, and who has how many, whichever process has them."""

    def __init__(self, settings: Settings, metrics: Metrics, counts: Counts, most: int) -> None:
        self._metrics = metrics
        self._counts = counts
        self._most = most
        self._most_of_one = min(settings.connections_per_address, max(1, most // 2))
        self._proxies = _TrustedHosts(settings.list_of("proxies"))
        self._has_proxies = bool(settings.list_of("proxies"))
        self._logged = -QUIET

    def address_of(self, host: str) -> str | None:
        """Whose connection it is; None: of a proxy that speaks for many."""
        return None if host in self._proxies else home(host)

    def has_enough(self, address: str | None) -> bool:
        """Whether this address may have no more; if so, that counts."""
        if address is None or self._counts.of(f"connections {address}") < self._most_of_one:
            return False
        self.count("address")
        return True

    @property
    def is_full(self) -> bool:
        return self._counts.of("connections") >= self._most

    def enter(self, address: str | None) -> None:
        self._add(address, 1)

    def leave(self, address: str | None) -> None:
        self._add(address, -1)

    def _add(self, address: str | None, by: int) -> None:
        self._counts.add("connections", by)
        if address is not None:
            self._counts.add(f"connections {address}", by)

    def strangers(self, by: int) -> None:
        """So many more of the connections here are at no table."""
        self._counts.add("strangers", by)

    def begins(self, address: str) -> bool:
        """Whether one more request or socket of this address may begin; then it must also end.

        A connection of a proxy serves many people; what they ask for at one moment is counted instead.
        """
        if self._has_proxies:
            if self._counts.of(f"asks {address}") >= self._most_of_one:
                return False
            self._counts.add(f"asks {address}")
        return True

    def ends(self, address: str) -> None:
        if self._has_proxies:
            self._counts.add(f"asks {address}", -1)

    def count(self, why: str) -> None:
        """Count a connection that was turned away or cut, and say so now and then."""
        self._metrics.count("turned_away", why)
        now = time.monotonic()
        if now - self._logged >= QUIET:
            self._logged = now
            is_open = self._counts.of("connections")
            log("connections are turned away", why=why, open=is_open, room=self._most)


class Door:
    """Lets connections in, and knows all that are open."""

    def __init__(
        self, settings: Settings, metrics: Metrics, workers: int, counts: Counts, alone: bool
    ) -> None:
        self.settings = settings
        self.visits: set[Visit] = set()
        self.strangers: OrderedDict[Visit, None] = OrderedDict()  # who did something last comes last
        self._own_room = room_for_connections(settings.connections, workers)
        # Of several processes each has files of its own, so that all together have room for all.
        self.room = Room(settings, metrics, counts, self._own_room if alone else settings.connections)
        metrics.gauges["open_connections"] = lambda: len(self.visits)

    # --- who comes in ---------------------------------------------------------------------------------------

    async def receive(self, listening: socket.socket, greet: Callable[[Visit], asyncio.BaseProtocol]) -> None:
        """Let in whoever comes, for ever; `greet` makes the protocol for a connection."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        arriving: set[asyncio.Task[object]] = set()
        for number in count(1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                connection, peer = await loop.sock_accept(listening)
            except OSError as error:
                await self._recover(error)
                continue
            visit = self.admit(str(peer[0]) if peer else "")
            if visit is None:
                hang_up(connection)
                continue
            entry = loop.create_task(self.bring_in(connection, visit, greet))
            arriving.add(entry)
            entry.add_done_callback(arriving.discard)

    async def _recover(self, error: OSError) -> None:
        """Nobody could be let in: if nothing is left to do it with, make room and wait a moment."""
        if error.errno in NOTHING_LEFT:
            self.room.count("files")
            self.make_room()
            await asyncio.sleep(PAUSE)

    async def bring_in(
        self, connection: socket.socket, visit: Visit, greet: Callable[[Visit], asyncio.BaseProtocol]
    ) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(partial(greet, visit), connection)
        except OSError:  # it has gone already
            visit.end()
            connection.close()

    def admit(self, host: str) -> Visit | None:
        """A visit for a connection from this address; None if it must stay outside."""
        address = self.room.address_of(host)
        if self.room.has_enough(address):
            return None
        is_full = len(self.visits) >= self._own_room or self.room.is_full
        if is_full and not self.make_room():
            self.room.count("full")
            return None
        visit = Visit(self, address)
        self.visits.add(visit)
        self.is_stranger(visit)
        self.room.enter(address)
        return visit

    def is_stranger(self, visit: Visit) -> None:
        """It has just done something, and is at no table."""
        if visit not in self.strangers:
            self.room.strangers(1)
        self.strangers[visit] = None
        self.strangers.move_to_end(visit)

    def no_stranger(self, visit: Visit) -> None:
        if visit in self.strangers:
            self.room.strangers(-1)
            del self.strangers[visit]

    def make_room(self) -> bool:
        """Let the stranger go who has done nothing for longest, if there is one."""
        if not self.strangers:
            return False
        next(iter(self.strangers)).cut("room")
        return True

    def forget(self, visit: Visit) -> None:
        if visit in self.visits:
            self.visits.remove(visit)
            self.no_stranger(visit)
            self.room.leave(visit.address)


def hang_up(connection: socket.socket) -> None:
    """Close without a goodbye, so that nothing of it stays behind."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE_AND_FOR_GOOD)
    connection.close()
