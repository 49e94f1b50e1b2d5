"""A server whose tables are shared out among processes by leases: it lets people in itself, and passes on
those who want a table that another process has."""

import asyncio
import socket
from functools import partial
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from kotatsu.server.doors import Visit, hang_up
from kotatsu.server.peers import Peers
from kotatsu.server.run import Server
from kotatsu.server.settings import Settings
from kotatsu.server.timekeeping import SteadyClock
from kotatsu.server.transport import Protocol, WorkersHttp
from kotatsu.store.opening import SharedStore


class PeerServer(Server):
    """One of as many as there are."""

    def __init__(self, listening: socket.socket, store: SharedStore, settings: Settings) -> None:
        self._peers = Peers(store.leases, settings.lease_seconds, settings.peers, SteadyClock())
        super().__init__(listening, store, settings, self._peers)
        self._peers.on_connection = self._let_in
        self._peers.on_due = self.tables.take_up_due
        self._peers.on_left = self.tables.take_up_left
        self._peers.on_lapse = self.tables.leave_all_to_others
        self._peers.on_first = self.services.counting.look

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._peers.begin(await self.services.store.secret("peers"), self.services.door)
        await super().startup(sockets)

    def _greet(self, visit: Visit) -> "PeersHttp":
        return self._speak(visit, b"", 0, False)

    def _speak(self, visit: Visit, start: bytes, hops: int, is_ours: bool) -> "PeersHttp":
        way = Way(self._peers, hops, is_ours)
        return PeersHttp(self.config, self.server_state, self.lifespan.state, visit, way, start)

    def _let_in(self, file: int, start: bytes, client: str, hops: int) -> None:
        """A connection that was brought here to be answered."""
        connection = socket.socket(fileno=file)
        connection.setblocking(False)
        visit = None if self.services.closing else self.services.door.admit(client)
        if visit is None:
            hang_up(connection)
            return
        visit.client = client
        greet = partial(self._speak, start=start, hops=hops, is_ours=True)
        self.services.spawn(self.services.door.bring_in(connection, visit, greet))


class Way:
    """Where the requests of one connection go. The first of one that was brought here is answered here."""

    def __init__(self, peers: Peers, hops: int, is_ours: bool) -> None:
        self.is_ours = is_ours
        self.client = ""
        self._peers = peers
        self._hops = hops

    def belongs_elsewhere(self, start: bytes) -> bool:
        return not self.is_ours and self._peers.belongs_elsewhere(start)

    def pass_on(self, file: int, start: bytes) -> None:
        self._peers.pass_on(file, start, self.client, self._hops)


class PeersHttp(WorkersHttp):
    """A connection, maybe of somebody whom another process has passed on: they keep their own address."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        visit: Visit,
        way: Way,
        start: bytes,
    ) -> None:
        super().__init__(config, server_state, app_state, visit, way, start)
        self.ws_protocol_class = partial(PeersProtocol, visit=visit)  # type: ignore[assignment]
        self._way = way

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._way.client = self._visit.client or (str(peer[0]) if peer else "")
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        _name(self, self._visit)
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._way.is_ours = False
        super().on_response_complete()


class PeersProtocol(Protocol):
    """A WebSocket of such a connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _name(self, self.visit)


def _name(protocol: Any, visit: Visit) -> None:
    if visit.client:
        protocol.client = (visit.client, 0)
