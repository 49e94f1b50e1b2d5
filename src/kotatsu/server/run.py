"""From a command to a running server, and to its quiet end."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import threading
from pathlib import Path
from types import FrameType

import uvicorn

from kotatsu.core.causes import cause
from kotatsu.core.errors import BadInput
from kotatsu.server import announce, forgetting
from kotatsu.server.app import make_app
from kotatsu.server.crew import FRONT, TELL_COUNTS, Crew, Member
from kotatsu.server.doors import Visit, hang_up, raise_file_limit
from kotatsu.server.line import Words
from kotatsu.server.logs import log, start_logging
from kotatsu.server.reach import DEFAULT_PORT, Reach
from kotatsu.server.services import Services
from kotatsu.server.settings import Settings
from kotatsu.server.tables import LiveTables
from kotatsu.server.transport import Http, Protocol, WorkersHttp
from kotatsu.store import Store, open_store
from kotatsu.store.opening import is_postgresql, open_postgresql

NEXT_PORTS = 20
"""So many after the usual one are tried, for whoever named none."""
LAST_WORDS = 5
BACKLOG = 2048
"""Who comes before all is ready waits a moment."""
SEND_BUFFER = 131_072
"""Bytes that the system keeps for one connection; otherwise it would take megabytes for a slow reader."""
_TAKEN = (errno.EADDRINUSE, errno.EACCES)  # by a program, or by the system for itself


class Base(uvicorn.Server):
    """Serves who is let in, and tells them to come back before it closes their connections."""

    def __init__(self, bound: tuple[str, int], store: Store, settings: Settings, crew: Crew) -> None:
        proxies = settings.list_of("proxies")
        reach = Reach(*bound, settings.list_of("origins"), bool(proxies))
        reach.listen = self.listen
        self.services = Services(store, settings, reach, crew)
        self.tables = LiveTables(self.services)
        forgetting.offer(crew, store, self.tables)
        config = uvicorn.Config(
            make_app(self.tables, self.services),
            ws=Protocol,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=None,  # clients ping by themselves: browsers cannot answer for a sleeping page
            ws_per_message_deflate=False,  # lengths must not tell what a message holds
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            timeout_graceful_shutdown=LAST_WORDS,
            lifespan="on",
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])  # none for uvicorn: it would let everybody in
        self.open()

    def open(self) -> None:
        """From now on people come in."""

    async def listen(self, host: str, port: int) -> None:
        """Let them in at another address of this machine too."""

    def stop_letting_in(self) -> None:
        """Nobody comes in any more."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("closing")
        await self.tables.say_goodbye()
        for _ in range(20):  # what waits is sent, and clients close from their side
            if not self.services.sockets:
                break
            await asyncio.sleep(0.05)
        self.stop_letting_in()
        await super().shutdown([])
        self._captured_signals.clear()  # else uvicorn raises them again, and a good end looks like a bad one


class Server(Base):
    """The whole of a server in one process: it lets people in by its door."""

    def __init__(
        self, listening: socket.socket, store: Store, settings: Settings, crew: Crew | None = None
    ) -> None:
        bound: tuple[str, int] = listening.getsockname()[:2]
        super().__init__(bound, store, settings, crew or Crew())
        self._listening = [listening]
        self._receiving: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._receive(self._listening[0])

    def _receive(self, listening: socket.socket) -> None:
        self._receiving.append(self.services.spawn(self.services.door.receive(listening, self._greet)))

    def _greet(self, visit: Visit) -> Http:
        return Http(self.config, self.server_state, self.lifespan.state, visit)

    async def listen(self, host: str, port: int) -> None:
        self._listening.append(listen(host, port))
        self._receive(self._listening[-1])
        log("listening to others")
        with contextlib.suppress(OSError):  # nobody reads it any more
            announce.tell_others(host, port)

    def stop_letting_in(self) -> None:
        for receiving, listening in zip(self._receiving, self._listening):
            receiving.cancel()
            listening.close()


class Worker(Base):
    """One of several processes of a server: the front gives it connections."""

    def __init__(
        self, bound: tuple[str, int], opened: list[str], store: Store, settings: Settings, crew: Member
    ) -> None:
        super().__init__(bound, store, settings, crew)
        self._crew = crew
        for home in opened:
            self.services.reach.opened(home)
        crew.on_connection = self._let_in
        crew.on_word = {"end": self._end, "make room": self._make_room, "opened": self._opened}
        crew.offers("counted", self._counted)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._crew.begin(on_end=lambda: os._exit(1))  # what was acknowledged is on the disk
        await super().startup(sockets)

    def open(self) -> None:
        if not self.should_exit:
            self._crew.say(FRONT, {"t": "ready"})
            self.services.spawn(self._tell_counted())

    def stop_letting_in(self) -> None:
        self._crew.tell_counted(self.services.metrics)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGINT:  # Ctrl-C is for the front, which ends its workers itself
            super().handle_exit(sig, frame)

    def _end(self, _: Words) -> None:
        self.should_exit = True

    # --- who comes in ---------------------------------------------------------------------------------------

    def _let_in(self, file: int, start: bytes) -> None:
        """A connection that the front has accepted, or that another worker has passed on."""
        if self.services.closing:  # whoever comes after us has it
            self._crew.pass_on(file, start)
            return
        connection = socket.socket(fileno=file)
        try:
            peer = connection.getpeername()
        except OSError:  # it has gone already
            connection.close()
            return
        door = self.services.door
        visit = door.admit(str(peer[0]) if peer else "")
        if visit is None:
            hang_up(connection)
        else:
            self.services.spawn(door.bring_in(connection, visit, lambda visit: self._greet(visit, start)))

    def _greet(self, visit: Visit, start: bytes) -> Http:
        return WorkersHttp(self.config, self.server_state, self.lifespan.state, visit, self._crew, start)

    def _make_room(self, _: Words) -> None:
        self.services.door.make_room()

    async def listen(self, host: str, port: int) -> None:
        await self._crew.ask(FRONT, {"t": "listen", "host": host, "port": port})

    def _opened(self, words: Words) -> None:
        self.services.reach.opened(words["home"])

    # --- what is counted ------------------------------------------------------------------------------------

    async def _counted(self) -> Words:
        return self._crew.tell_counted(self.services.metrics)

    async def _tell_counted(self) -> None:
        while not self.services.closing:
            await asyncio.sleep(TELL_COUNTS)
            self._crew.tell_counted(self.services.metrics)


def serve(
    host: str,
    port: int | None,
    where: str | Path,
    settings: Settings,
    show: bool = False,
    workers: int | None = None,
) -> None:
    """Serve until somebody ends it; `show` it in a browser. Without a port, at the usual one or the next;
    without a number of workers, with one for each core but one."""
    from kotatsu.server.front import Front, can_share, left_behind, usual_workers

    if is_postgresql(where):
        _serve_as_peer(host, port, where, settings, show, workers)
        return
    workers = usual_workers() if workers is None else workers
    if workers > 1 and not can_share():
        raise BadInput("workers-not-here", count=workers)
    if (left := left_behind()) is not None:
        start_logging()
        Front.found(left, where, settings).run()
        return
    listening = _listen_somewhere(host) if port is None else listen(host, port)
    start_logging()
    raise_file_limit()
    if workers > 1:
        front = Front(listening, where, settings, workers)
        front.start()
        _announce(listening, show)
        front.run()
        return
    server = Server(listening, open_store(where), settings)
    tend_garbage()
    _announce(listening, show)
    server.run()


def _serve_as_peer(
    host: str, port: int | None, where: str | Path, settings: Settings, show: bool, workers: int | None
) -> None:
    """Be one of the processes that have this database, on this machine and on others."""
    if workers is not None and workers > 1:
        raise BadInput("workers-are-peers", count=workers)
    store = open_postgresql(where)
    from kotatsu.server.peer_server import PeerServer

    listening = _listen_somewhere(host) if port is None else listen(host, port)
    start_logging()
    raise_file_limit()
    server = PeerServer(listening, store, settings)
    tend_garbage()
    _announce(listening, show)
    server.run()


def _announce(listening: socket.socket, show: bool) -> None:
    bound = listening.getsockname()[:2]
    announce.tell(*bound)
    if show:
        url = announce.address(*bound)  # it waits until all is ready; some return only when they are closed
        threading.Thread(target=announce.open_browser, args=(url,), daemon=True).start()


def tend_garbage() -> None:
    """Look for lost cycles seldom: what tables hold lives long, and going through all of it takes a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _listen_somewhere(host: str) -> socket.socket:
    """At the usual port, or at the next one that nobody has taken."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + NEXT_PORTS):
        try:
            listening = listen(host, port)
        except PortTaken:
            continue
        if port != DEFAULT_PORT:
            print(announce.say("serve-other-port", usual=str(DEFAULT_PORT), port=str(port)), flush=True)
        return listening
    raise BadInput("ports-taken", first=str(DEFAULT_PORT), last=str(port))


class PortTaken(BadInput):
    """Another program listens there."""


def listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # Knows where a port may be taken again at once, and where that would let two servers share it.
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()  # :: is everywhere
        listening = socket.create_server(address, family=family, backlog=BACKLOG, dualstack_ipv6=both)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    except OSError as error:
        kind_of = PortTaken if error.errno in _TAKEN else BadInput
        raise kind_of("cannot-serve", host=host, port=str(port), why=cause(error)) from None
    except UnicodeError:
        raise BadInput("cannot-serve", host=host, port=str(port), why="cause-no-host") from None
    return listening
