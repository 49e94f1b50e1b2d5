"""Frames come in whatever pieces the network makes of them."""

import asyncio
import base64
import json
from typing import Any

from tests.server.clients import Server, people, run

PING = b'{"t":"ping"}'


def frame(data: bytes, first: int = 0x81) -> bytes:
    """As a client sends it: masked."""
    mask = b"\x01\x02\x03\x04"
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


async def read(reader: asyncio.StreamReader) -> dict[str, Any]:
    _, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    message: dict[str, Any] = json.loads(await reader.readexactly(size))
    return message


def test_frames_may_come_in_pieces_together_and_in_fragments(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as [ann]:
            made = await ann.make("cat-tower", players=2)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            key = base64.b64encode(bytes(16)).decode()
            lines = (
                f"GET /api/tables/{made['table']}/socket HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {key}",
                f"Cookie: {ann.cookie}",
            )
            writer.write("\r\n".join([*lines, "", ""]).encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            for byte in frame(b'{"t":"hello"}'):  # one by one
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.002)
            assert (await read(reader))["t"] == "welcome"
            assert (await read(reader))["t"] == "snapshot"
            writer.write(frame(PING) * 3 + frame(PING)[:5])  # three and a bit
            assert [(await read(reader))["t"] for _ in range(3)] == ["pong"] * 3
            writer.write(frame(PING)[5:] + frame(b'{"t":', 0x01))  # its rest, and half a message
            assert (await read(reader))["t"] == "pong"
            writer.write(frame(b'"ping"}', 0x80) + frame(PING))
            assert [(await read(reader))["t"] for _ in range(2)] == ["pong"] * 2
            writer.write(frame(b'{"t":"' + b"x" * 200 + b'"}'))
            assert (await read(reader))["t"] == "refused"
            writer.close()

    run(test)
