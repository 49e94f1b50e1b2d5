"""Those who say nothing, take for ever, send without end, or do not read: nobody else notices."""

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from kotatsu.server.doors import Door
from kotatsu.server.limits import LAST_WORDS, OwnCounts
from kotatsu.server.metrics import Metrics
from kotatsu.server.reach import Reach
from kotatsu.server.services import Services
from kotatsu.server.settings import Settings
from kotatsu.server.sockets import _Client
from kotatsu.server.tables import LiveTables
from kotatsu.server.transport import EXTENSION
from kotatsu.store import open_store
from kotatsu.table import Description
from kotatsu.wire.messages import PROTOCOL, Hello
from tests.server.clients import PATIENCE, Client, Person, Server, memory, people, run, seated
from tests.server.raw import (
    HELLO,
    PING,
    connect,
    frame,
    handshake,
    is_cut,
    open_streams,
    pour,
    read,
    read_to_the_end,
)

MB = 1_000_000
ELSEWHERE = "127.0.0.2"
NOT_YOURS = b'{"t":"do","client":"x","command":{"t":"play","seat":0,"move":1,"decision":1}}'


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has when nobody changes them."""
    limits = ("messages_per_second=20", "requests_per_second=30", "people_per_minute=6000")
    with closing(Server(tmp_path_factory.mktemp("server") / "data", *limits)) as server:
        yield server


async def raw_client(server: Server, table: str, person: Person, buffer: int = 16_384) -> socket.socket:
    """Somebody at a table who will not read any more."""
    connection = connect(server, buffer=buffer)
    connection.sendall(handshake(server, table, person.cookie))
    assert b" 101 " in await asyncio.to_thread(connection.recv, 1000)
    connection.sendall(frame(HELLO))
    assert b"welcome" in await asyncio.to_thread(connection.recv, 1000)
    return connection


# --- who sends without end ----------------------------------------------------------------------------------

FLOODS = {
    "pings": frame(b"x" * 125, 0x89),
    "pongs": frame(b"", 0x8A),
    "empty messages": frame(b""),
    "messages in bytes": frame(PING, 0x82),
    "messages that are refused": frame(NOT_YOURS),
    "pings of the game": frame(PING),
    "hello, again and again": frame(HELLO),
    "long frames that are short": b"\x81\xff" + len(PING).to_bytes(8, "big") + b"\0\0\0\0" + PING,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_who_floods_and_does_not_read_is_not_read_either(usual: Server, kind: str) -> None:
    async def test() -> None:
        async with people(usual, "Ann", "Mallory") as persons:
            (ann,) = await seated(persons[:1], "cat-tower", 2)
            with closing(await raw_client(usual, ann.table, persons[1])) as flood:
                before = memory(usual.process.pid)
                pouring = asyncio.to_thread(pour, flood, FLOODS[kind] * 500, 2.0, 60 * MB)
                taken, *_ = await asyncio.gather(pouring, *(ann.do("chat", text=str(n)) for n in range(5)))
                assert taken < 12 * MB  # what the buffers of two systems hold
                assert memory(usual.process.pid) - before < 10 * MB
                await ann.do("chat", text="still here")

    run(test)


@pytest.mark.parametrize("kind", ["pings", "messages that are refused"])
def test_who_has_no_cookie_is_cut_whatever_it_sends(usual: Server, kind: str) -> None:
    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            with closing(connect(usual, buffer=4096)) as flood:
                flood.sendall(handshake(usual, made["table"]))
                assert b" 101 " in flood.recv(200)
                before = memory(usual.process.pid)
                await asyncio.to_thread(pour, flood, FLOODS[kind] * 500, 2.0, 30 * MB)
                assert memory(usual.process.pid) - before < 10 * MB
                assert await asyncio.to_thread(is_cut, flood)

    run(test)


@pytest.mark.parametrize("kind", ["messages that are refused", "pings of the game", "pings"])
def test_who_sends_too_fast_is_refused_by_not_being_read(usual: Server, kind: str) -> None:
    """A few are refused in words; the rest waits its turn, and so does whoever sent it."""

    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            reader, writer = await open_streams(usual, handshake(usual, made["table"], ann.cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(HELLO))
            assert [(await read(reader))["t"] for _ in range(2)] == ["welcome", "snapshot"]
            writer.write(FLOODS[kind] * 5000)
            answers = 0

            async def count(most: int) -> None:
                nonlocal answers
                while answers < most:
                    _, size = await reader.readexactly(2)
                    await reader.readexactly(size if size < 126 else int.from_bytes(await reader.read(2)))
                    answers += 1

            await count(60)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(count(5000), 2.0)
            assert answers < 2000
            writer.close()

    run(test)


def test_who_was_too_fast_is_heard_again_however_little_one_may_send(folder: Path) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            reader, writer = await open_streams(server, handshake(server, made["table"], ann.cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(HELLO) + 4 * frame(PING))
            answers = [(await asyncio.wait_for(read(reader), 20))["t"] for _ in range(6)]
            assert answers[:2] == ["welcome", "snapshot"] and set(answers[2:]) <= {"pong", "refused"}
            writer.close()

    with closing(Server(folder, "messages_per_second=0.5")) as server:
        run(test)


def test_who_was_too_fast_is_heard_again(usual: Server) -> None:
    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            client = await ann.join((await ann.make("cat-tower"))["table"])
            client.pings = False
            for _ in range(200):
                await client.send(PING.decode())
            await client.until(lambda: any('"too-fast"' in text for text in client.frames))
            await client.until(lambda: len(client.frames) >= 202)
            assert client.closed is None

    run(test)


def test_fragments_without_end_end_the_connection(usual: Server) -> None:
    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            reader, writer = await open_streams(usual, handshake(usual, made["table"], ann.cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(b"", 0x01) + frame(b"", 0x00) * 100)
            assert await read_to_the_end(reader) == b""
            writer.close()

    run(test)


@pytest.mark.parametrize(
    "bad",
    [
        frame(b"\xca\xb4\x05\x00" * 20, 0xC1),  # squeezed: nobody agreed to that
        frame(PING)[:1] + b"\x0c" + PING,  # not masked
        frame(b"x" * 126, 0x89),  # a ping that is too long
        b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0",  # of four exabytes
        frame(b"", 0x83),  # of no kind
    ],
    ids=["squeezed", "bare", "long ping", "exabytes", "unknown"],
)
def test_a_frame_that_cannot_be_ends_the_connection(usual: Server, bad: bytes) -> None:
    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            reader, writer = await open_streams(usual, handshake(usual, made["table"], ann.cookie))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(bad + FLOODS["pings"] * 100)
            assert len(await read_to_the_end(reader)) < 200  # a goodbye, and not one pong
            writer.close()

    run(test)


def test_who_does_not_wait_for_the_handshake_is_cut(folder: Path) -> None:
    server = Server(folder, "requests_per_second=0.01")  # so that an answer takes a moment

    async def test() -> None:
        told = [b"429"]
        while told[-1] and len(told) < 20:  # now and then the frame may come too late
            reader, writer = await open_streams(server, handshake(server, "x" * 22))
            await asyncio.sleep(0.1)
            writer.write(FLOODS["pings"])
            told.append(await read_to_the_end(reader))
            writer.close()
        assert told[-1] == b""

    with closing(server):
        run(test)


def test_requests_in_a_row_are_slowed_down(folder: Path) -> None:
    server = Server(folder, "requests_per_second=5")

    async def test() -> None:
        asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        reader, writer = await open_streams(server, asked * 5000)
        answers = b""
        while answers.count(b"HTTP/1.1 200") < 5:
            answers += await reader.read(65536)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                while part := await reader.read(65536):
                    answers += part
        assert answers.count(b"HTTP/1.1 ") < 500
        async with Elsewhere(server) as ben:
            assert (await ben.http.get("/api/games")).status_code == 200
        writer.close()

    with closing(server):
        run(test)


# --- who says nothing, or takes for ever --------------------------------------------------------------------

SLOW = {
    "nothing": b"",
    "half a line": b"GET /api/me HT",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 60000\r\n\r\n{"name":"',
    "a second half": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HT",
    "half an upgrade": b"GET /socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-",
}


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long."""
    limits = ("request_seconds=1", "answer_seconds=2")
    with closing(Server(tmp_path_factory.mktemp("server") / "data", *limits)) as server:
        yield server


@pytest.mark.parametrize("drips", [False, True], ids=["silent", "dripping"])
@pytest.mark.parametrize("kind", SLOW)
def test_who_does_not_come_to_the_point_is_cut(brisk: Server, kind: str, drips: bool) -> None:
    """Nor does it help to send a byte now and then."""

    async def test() -> None:
        reader, writer = await open_streams(brisk, SLOW[kind])

        async def drip() -> None:
            while drips:
                writer.write(b"a")
                await asyncio.sleep(0.2)

        dripping = asyncio.ensure_future(drip())
        await asyncio.wait_for(read_to_the_end(reader), 25)
        dripping.cancel()
        writer.close()

    run(test)


def test_who_shakes_hands_and_says_nothing_is_sent_away_and_cut(usual: Server) -> None:
    async def test() -> None:
        async with people(usual, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            reader, writer = await open_streams(usual, handshake(usual, made["table"], ann.cookie))
            told = await asyncio.wait_for(read_to_the_end(reader), 40)
            assert b" 101 " in told and b'"silent"' in told
            writer.close()

    run(test)


def test_an_answer_that_nobody_reads_ends_the_connection(brisk: Server) -> None:
    with closing(connect(brisk, buffer=4096)) as reader:
        asked = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        pour(reader, asked * 100, 0.5, len(asked) * 100)
        assert is_cut(reader)


def test_a_head_without_end_is_refused_and_leaves_no_line_in_the_log(brisk: Server) -> None:
    before = len(brisk.log())
    for bad in (
        b"GET / HTTP/1.1\r\nX-" + b"x" * MB,
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nUpgrade: tea\r\n\r\n",
    ):
        with closing(connect(brisk)) as connection, contextlib.suppress(ConnectionError):
            connection.sendall(bad)
            assert b" 400 " in connection.recv(1000)
    assert "uvicorn" not in brisk.log()[before:]


# --- no room ------------------------------------------------------------------------------------------------


class Elsewhere:
    """Somebody at another address."""

    def __init__(self, server: Server, source: str = ELSEWHERE) -> None:
        self._person = Person(server, "Ben")
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self._person.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport)

    async def __aenter__(self) -> Person:
        return self._person

    async def __aexit__(self, *_: object) -> None:
        await self._person.http.aclose()


@pytest.mark.parametrize("said", [b"", b"GET /api/me HT"], ids=["nothing", "half a line"])
def test_silent_connections_shut_nobody_out(folder: Path, said: bytes) -> None:
    """From everywhere at once, more than there are descriptors: who plays stays, who comes is let in."""
    server = Server(folder, "bot_workers=1", files=(300, 300))

    async def test() -> None:
        with ExitStack() as crowd:
            async with people(server, "Ann") as (ann,), Elsewhere(server) as ben:
                (client,) = await seated([ann], "cat-tower", 2)
                for n in range(500):
                    silent = crowd.enter_context(closing(connect(server, f"127.0.1.{1 + n % 100}")))
                    with contextlib.suppress(ConnectionError):
                        silent.send(said)
                await client.do("chat", text="still here")
                await ben.arrive()
                other = Client(ben, client.table)
                socket = await other.open_socket(local_addr=(ELSEWHERE, 0))
                await socket.send(HELLO.decode())
                assert "welcome" in str(await socket.recv())
                await client.play_on(Random(1), 3)
                await socket.close()
        assert "connections are turned away" in server.log()

    with closing(server):
        run(test)


def test_one_address_cannot_take_all_the_room(folder: Path) -> None:
    server = Server(folder, "connections_per_address=20", "request_seconds=600")

    async def test() -> None:
        streams = []
        for _ in range(30):
            with contextlib.suppress(ConnectionError):  # turned away already
                streams.append(await open_streams(server))
        ends = [asyncio.ensure_future(read_to_the_end(reader)) for reader, _ in streams]
        out = 30 - len(streams)
        while sum(end.done() for end in ends) + out < 10:
            await asyncio.sleep(0.02)
        async with Elsewhere(server) as ben:
            await ben.arrive()
            assert 'kotatsu_turned_away_total{kind="address"} 10' in (await ben.http.get("/metrics")).text
            assert sum(end.done() for end in ends) + out == 10
            for end, (_, writer) in zip(ends, streams, strict=True):
                if not end.done():
                    end.cancel()
                writer.close()
            while "kotatsu_open_connections 1\n" not in (await ben.http.get("/metrics")).text:
                await asyncio.sleep(0.02)
        async with people(server, "Ann"):  # there is room again
            pass

    with closing(server):
        run(test)


def test_who_comes_through_a_proxy_is_counted_by_its_own_address(folder: Path) -> None:
    server = Server(folder, "connections_per_address=3", "proxies=127.0.0.1")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")

            async def status(client: str) -> bytes:
                asked = handshake(server, made["table"], ann.cookie, f"X-Forwarded-For: {client}")
                reader, writer = await open_streams(server, asked)
                writers.append(writer)
                return (await reader.readuntil(b"\r\n")).split()[1]

            writers: list[asyncio.StreamWriter] = []
            assert [await status("192.0.2.7") for _ in range(4)] == [b"101"] * 3 + [b"429"]
            assert await status("192.0.2.8") == b"101"
            here = "2001:db8:1:2::"  # one household, whatever address it chooses
            assert [await status(f"{here}{n}") for n in range(4)] == [b"101"] * 3 + [b"429"]
            for writer in writers:
                writer.close()
            while await status("192.0.2.7") != b"101":
                await asyncio.sleep(0.05)

    with closing(server):
        run(test)


def test_one_household_of_ipv6_is_one_address() -> None:
    async def test() -> None:
        door = Door(Settings(connections_per_address=2), Metrics(), 1, OwnCounts(), alone=True)
        visits = [door.admit(f"2001:db8:1:2::{n}") for n in range(3)]
        assert visits[0] and visits[1] and visits[2] is None
        assert door.admit("2001:db8:1:3::1") and door.admit("192.0.2.7")
        visits[0].end()
        assert door.admit("2001:db8:1:2::9")

    run(test)


def test_the_limit_of_open_files_is_raised(folder: Path) -> None:
    with closing(Server(folder, files=(200, 400))) as server:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (400, 400)


def test_without_a_descriptor_left_players_play_on_and_the_server_rests(folder: Path) -> None:
    server = Server(folder, "bot_workers=1")

    async def test() -> None:
        pid = server.process.pid
        async with people(server, "Ann") as (ann,), Elsewhere(server) as ben:
            (client,) = await seated([ann], "cat-tower", 2)
            await client.play_on(Random(1), 1)
            before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, before[1]))
            arriving = asyncio.ensure_future(ben.arrive())
            worked = processor_time(pid)
            await asyncio.sleep(2)
            await client.do("chat", text="still here")
            assert processor_time(pid) - worked < 1.0
            assert not arriving.done()
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
            await arriving

    with closing(server):
        run(test)


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_who_left_before_its_table_was_read_still_has_a_deadline(tmp_path: Path) -> None:
    """It is at no table, and something may wait in its connection that nobody will ever read."""

    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        await tables.open()
        table = await tables.make("ann", Description("cat-tower"))
        visit = services.door.admit("192.0.2.7")
        assert visit is not None
        visit.expect(LAST_WORDS)
        extensions = {EXTENSION: SimpleNamespace(visit=visit)}
        socket: Any = SimpleNamespace(client=None, scope={"extensions": extensions})
        client = _Client(services, tables, socket, "ann", table.id)
        client._gone = True
        await client._hello(Hello(protocol=PROTOCOL))
        assert visit in services.door.strangers
        visit.end()
        await tables.close()

    run(test)
