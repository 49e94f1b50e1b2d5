"""Connections without a library between: any byte, from any address of this machine, read or not."""

import asyncio
import base64
import json
import socket
import time
from typing import Any

from kotatsu.wire.messages import PROTOCOL
from tests.server.clients import PATIENCE, Server

PING = b'{"t":"ping"}'
HELLO = json.dumps({"t": "hello", "protocol": PROTOCOL}).encode()


def frame(data: bytes, first: int = 0x81) -> bytes:
    """As a client sends it: masked."""
    mask = b"\x01\x02\x03\x04"
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


def handshake(server: Server, table: str, cookie: str | None = None, *more: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def connect(server: Server, source: str = "127.0.0.1", buffer: int | None = None) -> socket.socket:
    """A connection from one of the addresses 127.…, which are all this machine's."""
    found = socket.socket()
    found.settimeout(PATIENCE)
    if buffer is not None:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)  # or it may take megabytes by itself
    found.bind((source, 0))
    found.connect(("127.0.0.1", server.port))
    return found


async def open_streams(
    server: Server, first: bytes = b"", source: str = "127.0.0.1"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    writer.write(first)
    return reader, writer


async def read(reader: asyncio.StreamReader) -> dict[str, Any]:
    """The next message of a WebSocket."""
    _, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    message: dict[str, Any] = json.loads(await reader.readexactly(size))
    return message


async def read_to_the_end(reader: asyncio.StreamReader) -> bytes:
    """Until the server has ended the connection, one way or the other."""
    data = b""
    try:
        while part := await asyncio.wait_for(reader.read(65536), PATIENCE):
            data += part
    except ConnectionError:
        pass
    return data


def pour(connection: socket.socket, data: bytes, seconds: float, most: int) -> int:
    """Send something again and again, never reading; how many bytes were taken before it was cut off."""
    connection.setblocking(False)
    sent, at, until = 0, 0, time.monotonic() + seconds
    while time.monotonic() < until and sent < most:
        try:
            taken = connection.send(data[at:])
            sent, at = sent + taken, (at + taken) % len(data)
        except BlockingIOError:
            time.sleep(0.005)
        except ConnectionError:
            break
    return sent


def is_cut(connection: socket.socket) -> bool:
    """Whether the server ends a connection that goes on sending and reads nothing."""
    connection.setblocking(False)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            connection.send(b"x")
        except BlockingIOError:
            pass
        except ConnectionError:
            return True
        time.sleep(0.05)
    return False
