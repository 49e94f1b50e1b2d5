"""One POST to an address that somebody named, who may mean no good by it.

Only machines that everybody can reach are spoken to, unless the host allows others: the name is looked up
once, every address it stands for is looked at, and the connection goes to one that was. Nothing that is
answered is followed or kept but its status.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 2000
"""Characters of an address."""
HEAD = 16_384
"""Bytes of an answer that are looked at."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotAllowed(Exception):
    """An address that is not asked; the code says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Answer(NamedTuple):
    status: int
    retry_after: float | None


def check(url: str, private: bool) -> None:
    """`NotAllowed` for what is no address that could be asked."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("notice-address") from None
    plain = all(33 <= ord(letter) < 127 for letter in url)
    if not plain or len(url) > LONGEST or not parts.hostname or parts.username is not None or port == 0:
        raise NotAllowed("notice-address")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise NotAllowed("notice-address")


async def post(
    url: str,
    headers: dict[str, str],
    body: bytes,
    private: bool,
    seconds: float,
    leaves: Callable[[], Awaitable[None]] | None = None,
) -> Answer:
    """Send something; `NotAllowed`, or `OSError` (among them `TimeoutError`) if it cannot be sent. `leaves`
    is awaited once there is a connection, right before the first byte of it goes."""
    check(url, private)
    parts = urlsplit(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    name = parts.netloc
    lines = [f"POST {path} HTTP/1.1", f"Host: {name}", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{key}: {value}" for key, value in headers.items()]
    async with asyncio.timeout(seconds):
        address = await resolve(host, port, private)
        tls = {"ssl": _tls(), "server_hostname": host} if secure else {}
        reader, writer = await asyncio.open_connection(address, port, limit=HEAD, **tls)  # type: ignore[arg-type]
        try:
            if leaves is not None:
                await leaves()
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise ConnectionError from error  # no HTTP
        finally:
            writer.transport.abort()


def _read(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    status = int(first.split(" ")[1]) if first.startswith("HTTP/1.") else 0
    if not 100 <= status < 600:
        raise ValueError(first)
    said = dict(line.lower().split(":", 1) for line in lines if ":" in line)
    wait = said.get("retry-after", "").strip()
    return Answer(status, float(wait) if wait.isdigit() and len(wait) < 7 else None)


async def resolve(host: str, port: int, private: bool) -> str:
    """The address of a machine that may be asked; `NotAllowed` if one that it stands for may not."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:
        raise NotAllowed("notice-address") from None
    addresses = [str(place[4][0]) for place in found]
    if not private and not all(map(is_public, addresses)):
        raise NotAllowed("notice-private")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether everybody can reach this machine, by whatever way its address is written.

    >>> [is_public(one) for one in ("1.1.1.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
