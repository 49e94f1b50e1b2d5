"""Frames come in whatever pieces the network makes of them."""

import asyncio

from tests.server.clients import Server, people, run
from tests.server.raw import HELLO, PING, frame, handshake, open_streams, read


def test_frames_may_come_in_pieces_together_and_in_fragments(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as [ann]:
            made = await ann.make("cat-tower", players=2)
            reader, writer = await open_streams(server, handshake(server, made["table"], ann.cookie))
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            for byte in frame(HELLO):  # one by one
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
