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
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import count

from uvicorn.middleware.proxy_headers import _TrustedHosts

from kotatsu.server.limits import home
from kotatsu.server.logs import log
from kotatsu.server.metrics import Metrics
from kotatsu.server.settings import Settings

LAST_WORDS = 5.0
"""Seconds to send what still waits when a connection ends, and to hear its goodbye; then it is cut."""
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
_NOTHING_LEFT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
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
            self.door.strangers[self] = None
            self.door.strangers.move_to_end(self)
            self._deadline = asyncio.get_running_loop().call_later(seconds, self.cut, "late")

    def settle(self) -> None:
        """It is at a table: the table looks after it, and it never has to make room."""
        self._end_deadline()
        self.door.strangers.pop(self, None)

    def cut(self, why: str) -> None:
        """End it at once, whether the other end reads or not."""
        if self in self.door.visits:
            self.door.count(why)
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


class Door:
    """Lets connections in, and knows all that are open."""

    def __init__(self, settings: Settings, metrics: Metrics, workers: int) -> None:
        self.settings = settings
        self.visits: set[Visit] = set()
        self.strangers: OrderedDict[Visit, None] = OrderedDict()  # who did something last comes last
        self._metrics = metrics
        self._room = room_for_connections(settings.connections, workers)
        self._room_of_one = min(settings.connections_per_address, max(1, self._room // 2))
        self._proxies = _TrustedHosts(settings.list_of("proxies"))
        self._has_proxies = bool(settings.list_of("proxies"))
        self._by_address: Counter[str] = Counter()  # connections
        self._by_proxy: Counter[str] = Counter()  # what clients of proxies ask for at this moment
        self._logged = -QUIET
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
                _hang_up(connection)
                continue
            entry = loop.create_task(self._bring_in(connection, visit, greet))
            arriving.add(entry)
            entry.add_done_callback(arriving.discard)

    async def _recover(self, error: OSError) -> None:
        """Nobody could be let in: if nothing is left to do it with, make room and wait a moment."""
        if error.errno in _NOTHING_LEFT:
            self.count("files")
            self._make_room()
            await asyncio.sleep(PAUSE)

    async def _bring_in(
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
        address = None if host in self._proxies else home(host)
        if address is not None and self._by_address[address] >= self._room_of_one:
            self.count("address")
            return None
        if len(self.visits) >= self._room and not self._make_room():
            self.count("full")
            return None
        visit = Visit(self, address)
        self.visits.add(visit)
        self.strangers[visit] = None
        if address is not None:
            self._by_address[address] += 1
        return visit

    def _make_room(self) -> bool:
        """Let the stranger go who has done nothing for longest, if there is one."""
        if not self.strangers:
            return False
        next(iter(self.strangers)).cut("room")
        return True

    def forget(self, visit: Visit) -> None:
        if visit in self.visits:
            self.visits.remove(visit)
            self.strangers.pop(visit, None)
            _count_down(self._by_address, visit.address)

    # --- who comes through a proxy --------------------------------------------------------------------------

    def begins(self, address: str) -> bool:
        """Whether one more request or socket of this address may begin; then it must also end.

        A connection of a proxy serves many people; what they ask for at one moment is counted instead.
        """
        if self._has_proxies:
            if self._by_proxy[address] >= self._room_of_one:
                return False
            self._by_proxy[address] += 1
        return True

    def ends(self, address: str) -> None:
        if self._has_proxies:
            _count_down(self._by_proxy, address)

    # --- what a host sees of it -----------------------------------------------------------------------------

    def count(self, why: str) -> None:
        """Count a connection that was turned away or cut, and say so now and then."""
        self._metrics.count("turned_away", why)
        now = time.monotonic()
        if now - self._logged >= QUIET:
            self._logged = now
            log("connections are turned away", why=why, open=len(self.visits), room=self._room)


def _count_down(counter: Counter[str], address: str | None) -> None:
    if address is not None:
        counter[address] -= 1
        if counter[address] <= 0:
            del counter[address]


def _hang_up(connection: socket.socket) -> None:
    """Close without a goodbye, so that nothing of it stays behind."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE_AND_FOR_GOOD)
    connection.close()
