"""From a command to a running server, and to its quiet end."""

import asyncio
import gc
import socket
import threading
from pathlib import Path

import uvicorn

from kotatsu.core.errors import BadInput
from kotatsu.server import showing
from kotatsu.server.app import make_app
from kotatsu.server.house import House
from kotatsu.server.logs import log, start_logging
from kotatsu.server.settings import Settings
from kotatsu.server.transport import Protocol
from kotatsu.store import open_store

LAST_WORDS = 5
SEND_BUFFER = 131_072
"""Bytes that the system keeps for one connection; otherwise it would take megabytes for a slow reader."""


class _Server(uvicorn.Server):
    """Tells clients to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("closing")
        await self._house.say_goodbye()
        for _ in range(20):  # what waits is sent, and clients close from their side
            if not self._house.connections:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # else uvicorn raises them again, and a good end looks like a bad one


def serve(host: str, port: int, where: str | Path, settings: Settings, show: bool = False) -> None:
    """Serve until somebody ends it; `show` it in a browser."""
    listening = _listen(host, port)
    start_logging()
    store = open_store(where)
    house = House(store, settings)
    proxies = settings.list_of("proxies")
    config = uvicorn.Config(
        make_app(house),
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
    _tend_garbage()
    bound = listening.getsockname()[:2]
    showing.tell(*bound)
    if show:
        url = showing.address(*bound)  # it waits until all is ready; some return only when they are closed
        threading.Thread(target=showing.open_browser, args=(url,), daemon=True).start()
    _Server(config, house).run(sockets=[listening])


def _tend_garbage() -> None:
    """Look for lost cycles seldom: what tables hold lives long, and going through all of it takes a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind(address)
        listening.listen(2048)  # who comes before all is ready waits a moment
    except OSError as error:
        raise BadInput(f"Cannot serve at {host} port {port} ({error.strerror or error}).") from None
    except UnicodeError:
        raise BadInput(f"Cannot serve at {host} port {port} (that is no name of a host).") from None
    return listening
