"""Connections that break, wait, say nothing, say nonsense or do not read."""

import asyncio
import json
import os
import signal
import socket as stdlib_socket
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kotatsu.wire.messages import PROTOCOL
from tests.server.clients import Client, NotDone, Server, Turned, memory, people, play_some, run, seated
from tests.server.nonsense import pester
from tests.server.raw import HELLO


def test_a_broken_connection_goes_on_where_it_broke(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "trico-roof", 2)
            await ben.break_off()
            seen = ben.number
            for text in ("one", "two", "three"):
                await ann.do("chat", text=text)
            await ben.again()
            await ben.until(lambda: len(ben.chat) == 3)
            assert ben.welcome["resumed"] and ben.number > seen
            assert sum('"t":"snapshot"' in frame for frame in ben.frames) == 1
            await asyncio.gather(ann.play_on(Random(1)), ben.play_on(Random(2)))
            assert ben.phase == "over"

    run(test)


def test_a_gap_that_is_too_big_brings_a_snapshot(folder: Path) -> None:
    server = Server(folder, "resend_bytes=1000")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            await ben.break_off()
            for n in range(20):
                await ann.do("chat", text=str(n))
            await ben.again()
            assert not ben.welcome["resumed"]
            assert [line["text"] for line in ben.chat] == [str(n) for n in range(20)]

    with closing(server):
        run(test)


def test_a_made_up_place_to_go_on_from_brings_a_snapshot(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, _ = await seated(persons, "cat-tower", 2)
            for hello in ({"epoch": "x" * 22, "seen": 3}, {"epoch": ann.welcome["epoch"], "seen": 10**9}):
                other = await persons[0].join(ann.table, **hello)
                assert not other.welcome["resumed"] and other.document["own"] == [0]
                await other.leave()

    run(test)


def test_what_was_seen_need_not_be_kept(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            before = ben.number
            await ann.do("chat", text="hello")
            await ben.until(lambda: ben.chat)
            await ben.send({"t": "ping", "seen": ben.number})
            await ben.do("back")
            await ben.break_off()
            await ben.connect(epoch=ben.welcome["epoch"], seen=before)
            assert not ben.welcome["resumed"] and ben.chat

    run(test)


def test_two_devices_of_one_person_show_the_same(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, _ = await seated(persons, "cat-tower", 2)
            phone = await persons[0].join(ann.table)
            await ann.do("chat", text="from the desk")
            await phone.do("chat", text="from the phone")
            await ann.until(lambda: len(ann.chat) == 2)
            assert phone.document == ann.document and phone.number == ann.number

    run(test)


def test_presence_goes_from_here_to_stale_to_gone_and_back(folder: Path) -> None:
    server = Server(folder, "stale=1.5", "gone=4", "ping=0.5")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            await ann.until(lambda: ann.document["presence"] == ["here", "here"])
            ben.pings = False
            await ann.until(lambda: ann.document["presence"] == ["here", "stale"])
            await ann.until(lambda: ann.document["presence"] == ["here", "gone"])
            await ben.until(lambda: ben.closed)
            assert ben.closed is not None and ben.closed["again"]
            ben.pings = True
            await ben.again()
            await ann.until(lambda: ann.document["presence"] == ["here", "here"])
            assert ann.document["seats"][1]["away"] is False  # the table itself never minded

    with closing(server):
        run(test)


def test_a_bot_plays_for_whoever_is_gone_until_they_are_back(folder: Path) -> None:
    """Nobody has to say goodbye for the others to go on."""
    server = Server(folder, "stale=2", "gone=5")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cleo") as persons:
            ann, ben, cleo = await seated(persons, "cat-tower", 3)
            with pytest.raises(NotDone, match="not abandoned"):
                await ann.do("seat_bot", seat=1, level="cat")
            await ben.break_off()
            await ann.until(lambda: ann.document["presence"][1] == "gone")
            with pytest.raises(NotDone, match="no bot 'lion'"):
                await ann.do("seat_bot", seat=1, level="lion")
            with pytest.raises(NotDone, match="host"):
                await cleo.do("seat_bot", seat=1, level="cat")
            assert not ann.document["seats"][1]["away"]
            await ann.do("seat_bot", seat=1, level="random")
            assert ann.document["seats"][1]["kept"] == "random"
            await ben.again()
            await ben.do("back")
            assert not ben.document["seats"][1]["kept"] and not ben.document["seats"][1]["away"]

            await ann.break_off()  # the host, for good: whoever is left may go on as well
            await cleo.until(lambda: cleo.document["presence"][0] == "gone")
            await cleo.do("seat_bot", seat=0, level="random")
            await asyncio.gather(ben.play_on(Random(1)), cleo.play_on(Random(2)))
            assert ben.phase == "over"

    with closing(server):
        run(test)


# --- nonsense -----------------------------------------------------------------------------------------------


def test_ten_thousand_malformed_messages_are_all_answered(folder: Path) -> None:
    """`python -m tests.campaigns.messages` sends a hundred thousand."""
    server = Server(folder, "messages_per_second=1e6")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Mallory") as persons:
            clients = await seated(persons[:2], "cat-tower", 2)
            table = clients[0].table
            refused, _ = await asyncio.gather(
                pester(persons[2], table, 10_000, Random(7)), play_some(clients, 6, Random(1))
            )
            assert refused > 8000  # a few are good after all
            assert "kotatsu_errors_total 0" in (await persons[0].http.get("/metrics")).text

    with closing(server):
        run(test)


def test_who_sends_only_nonsense_is_shown_the_door(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            client = await ann.join(made["table"])
            for _ in range(20):
                await client.send("nonsense")
            await client.until(lambda: client.closed)
            assert client.closed is not None and not client.closed["again"]

    run(test)


def test_a_message_that_is_too_long_ends_the_connection(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            client = await ann.join((await ann.make("cat-tower"))["table"])
            await client.send('{"t":"do","client":"1","command":{"t":"chat","text":"' + "x" * 20_000 + '"}}')
            await client.until(lambda: client.closed)

    run(test)


def test_nothing_counts_before_hello(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            client = Client(ann, (await ann.make("cat-tower"))["table"])
            socket = await client.open_socket()
            await socket.send('{"t":"do","client":"1","command":{"t":"chat","text":"hi"}}')
            assert "hello-first" in str(await socket.recv())
            await socket.close()

    run(test)


@pytest.mark.parametrize(
    "hello", ['{"t":"hello","epoch":null,"seen":null}', f'{{"t":"hello","protocol":{PROTOCOL + 1}}}']
)
def test_a_client_of_another_version_is_told_so(server: Server, hello: str) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            socket = await Client(ann, (await ann.make("cat-tower"))["table"]).open_socket()
            await socket.send(hello)
            told = json.loads(await socket.recv())
            assert (told["t"], told["code"], told["again"]) == ("closed", "old-client", False)
            # To the web app of version 1 no reason meant: load this page again.
            assert "protocol" in hello or told["why"] is None

    run(test)


def test_a_table_that_is_not_there(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            for table in ("x" * 22, "nonsense", "..%2f"):
                with pytest.raises((Turned, Exception)):
                    await ann.join(table)

    run(test)


# --- those who do not read ----------------------------------------------------------------------------------


def test_a_slow_reader_is_dropped_and_holds_up_nobody(folder: Path) -> None:
    server = Server(folder, "backlog_bytes=100000", "gone=600", "stale=300", "chats_per_second=9999")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Slow") as persons:
            ann, ben = await seated(persons[:2], "cat-tower", 2)
            slow = Client(persons[2], ann.table)
            small = stdlib_socket.create_connection(("127.0.0.1", server.port))
            small.setsockopt(stdlib_socket.SOL_SOCKET, stdlib_socket.SO_RCVBUF, 16_384)
            socket = await slow.open_socket(max_queue=1, sock=small)
            await socket.send(HELLO.decode())
            await socket.recv()
            socket.transport.pause_reading()
            before = memory(server.process.pid)
            for _ in range(600):  # 2,000 bytes each, more than all buffers on the way hold
                await ann.do("chat", text="🐈" * 490)
            metrics = (await persons[0].http.get("/metrics")).text
            assert "kotatsu_dropped_total 1" in metrics
            assert memory(server.process.pid) - before < 30_000_000
            await ben.until(lambda: len(ben.chat) == len(ann.chat))

    with closing(server):
        run(test)


def test_who_does_not_even_read_the_goodbye_is_cut(folder: Path) -> None:
    """Buffers full but below the bound, and then silence: the connection still ends."""
    server = Server(folder, "gone=3", "stale=1", "chats_per_second=9999", "backlog_bytes=9999999")

    async def test() -> None:
        async with people(server, "Ann", "Slow") as (host, slow):
            (ann,) = await seated([host], "cat-tower", 2)
            small = stdlib_socket.create_connection(("127.0.0.1", server.port))
            small.setsockopt(stdlib_socket.SOL_SOCKET, stdlib_socket.SO_RCVBUF, 16_384)
            socket = await Client(slow, ann.table).open_socket(max_queue=1, sock=small)
            await socket.send(HELLO.decode())
            await socket.recv()
            socket.transport.pause_reading()
            for _ in range(30):
                await asyncio.gather(*(ann.do("chat", text="🐈" * 490) for _ in range(20)))
                await socket.send('{"t":"ping"}')
            while "kotatsu_connections 1" not in (await host.http.get("/metrics")).text:
                await asyncio.sleep(0.1)
            assert "kotatsu_dropped_total 0" in (await host.http.get("/metrics")).text

    with closing(server):
        run(test)


# --- the server's own end -----------------------------------------------------------------------------------


def test_a_stop_tells_everybody_to_come_back_and_loses_nothing(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "trico-roof", 2)
            await play_some([ann, ben], 4, Random(1))
            stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
            for client in (ann, ben):
                await client.until(lambda client=client: client.closed)  # type: ignore[misc]
                assert client.closed is not None and client.closed["again"]
                assert "starts again" in client.closed_because
            assert await stopping == 0
            views = ann.document["game_state"]["views"]
            server.start()
            for client in (ann, ben):
                await client.again()
                assert not client.welcome["resumed"]
            now = ann.document["game_state"]["views"]
            assert {k: {**v, "undo": 0} for k, v in now.items()} == {
                k: {**v, "undo": 0} for k, v in views.items()
            }
            await asyncio.gather(ann.play_on(Random(1)), ben.play_on(Random(2)))
            assert ann.phase == "over"

    with closing(server):
        run(test)


def test_bots_survive_the_death_of_their_process(folder: Path) -> None:
    server = Server(folder, "bot_workers=1")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "trico-roof", 3, bot="greedy")
            killed: set[int] = set()
            while len(killed) < 2:
                await client.play_on(Random(1), 1)
                await client.until(lambda: client.choices() or client.phase != "playing")
                assert client.phase == "playing"
                for pid in children(server.process_of(client.table), "kotatsu.server.bot_worker"):
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
            await client.play_on(Random(1))
            assert client.phase == "over"
            deaths = (await ann.http.get("/metrics")).text
            assert "kotatsu_bot_deaths_total 0" not in deaths

    with closing(server):
        run(test)


def children(parent: int, module: str) -> list[int]:
    """The processes that a server started to run a module."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
                words = (entry / "cmdline").read_bytes().decode()
            except (OSError, ValueError):
                continue
            if int(stat[1]) == parent and module in words:
                found.append(int(entry.name))
    return found


def test_the_reason_for_a_refused_hello(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Eve") as (ann, eve):
            made = await ann.make("cat-tower", private=True)
            with pytest.raises(Turned, match="private"):
                await eve.join(made["table"])
            with pytest.raises(Turned, match="private"):
                await eve.join(made["table"], invite="guessed")
            client = await eve.join(made["table"], invite=made["invite"])
            with pytest.raises(NotDone, match="private"):
                await client.do("sit", seat=0, name="Eve")
            await client.do("sit", seat=0, name="Eve", invite=made["invite"])

    run(test)
