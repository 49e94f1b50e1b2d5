"""Several workers behind a front: every table is at one of them, and together they are one server.

`KOTATSU_TEST_WORKERS=2` runs everything else in this folder over two of them as well.
"""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kotatsu.server.crew import TELL_COUNTS
from kotatsu.server.front import usual_workers
from kotatsu.server.limits import Limit, OwnCounts, OwnTimes, SharedCounts, SharedTimes
from kotatsu.server.ownership import ByHash
from kotatsu.server.shared import Board
from tests.server.clients import PATIENCE, Client, Person, Server, people, run, runs, seated
from tests.server.kills import Round, check, play_under_kills
from tests.server.raw import HELLO, connect, frame, handshake
from tests.server.test_leaks import hold, one, table_id
from tests.server.worlds import compare, make_steady, secret_choice

TWO = ByHash(2)
GAME = "tower-of-pancakes"


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with closing(Server(tmp_path_factory.mktemp("two") / "data", workers=2)) as server:
        yield server


async def at_each(persons: list[Person], game: str = GAME, players: int = 3) -> list[list[Client]]:
    """A running table of each worker, the first worker's first."""
    found: dict[int, list[Client]] = {}
    while len(found) < 2:
        clients = await seated(persons, game, players, bot="greedy")
        found.setdefault(TWO.owner_of(clients[0].table), clients)
    return [found[0], found[1]]


def new_worker(server: Server, number: int, old: int) -> int:
    """Wait until another process is this worker."""
    until = time.monotonic() + PATIENCE
    while (pid := server.worker(number)) == old:
        assert time.monotonic() < until, server.log()
        time.sleep(0.01)
    return pid


# --- together one server ------------------------------------------------------------------------------------


def test_tables_of_two_workers_are_played_found_and_looked_back_at_as_of_one(two: Server) -> None:
    async def test() -> None:
        async with people(two, "Ann", "Ben") as persons:
            tables = await at_each(persons)
            for clients in tables:
                await asyncio.gather(*(client.play_on(Random(n)) for n, client in enumerate(clients)))
                assert {client.phase for client in clients} == {"over"}
            names = {clients[0].table for clients in tables}
            mine = await persons[0].get("/api/results/mine")
            assert {line["table"] for line in mine} >= names
            for _ in range(4):  # whichever worker it is that has the wish, and whichever the game
                for name in names:
                    wish = {"game": GAME, "play_on": {"table": name, "at": 3, "seat": 0}}
                    answer = await persons[0].http.post("/api/tables", json=wish)
                    assert answer.status_code == 201, answer.text
            for clients in tables:
                for client in clients:
                    await client.leave()

    run(test)


def test_a_connection_that_asks_for_tables_of_both_workers_is_answered_by_both(two: Server) -> None:
    """Again and again, with requests in pieces, and in the end it becomes the socket of a table."""

    async def test() -> None:
        async with people(two, "Ann") as (ann,):
            tables = [(await ann.make(GAME))["table"] for _ in range(8)]
            while {TWO.owner_of(table) for table in tables} != {0, 1}:  # seldom: their names are drawn
                tables.append((await ann.make(GAME))["table"])
            with closing(connect(two)) as connection:
                for number, table in enumerate(tables):
                    ask(connection, f"/api/tables/{table}/links", ann.cookie, in_pieces=number % 2 == 1)
                    head, body = answer(connection)
                    assert head.startswith(b"HTTP/1.1 200") and table in json.loads(body)["play"]["url"]
                connection.sendall(handshake(two, tables[0], ann.cookie))
                assert b" 101 " in connection.recv(1000)
                connection.sendall(frame(HELLO))
                assert b"welcome" in connection.recv(1000)

    run(test)


def ask(connection: socket.socket, path: str, cookie: str, in_pieces: bool) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode()
    pieces = [request[:9], request[9:30], request[30:]] if in_pieces else [request]
    for piece in pieces:
        connection.sendall(piece)
        time.sleep(0.02 * in_pieces)


def answer(connection: socket.socket) -> tuple[bytes, bytes]:
    data = b""
    while b"\r\n\r\n" not in data:
        data += receive(connection)
    head, _, body = data.partition(b"\r\n\r\n")
    size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    while len(body) < size:
        body += receive(connection)
    return head, body


def receive(connection: socket.socket) -> bytes:
    part = connection.recv(65536)
    assert part, "the connection was closed"
    return part


def test_silent_connections_hold_nobody_up_and_are_cut(folder: Path) -> None:
    server = Server(folder, "request_seconds=1", "connections=60", "connections_per_address=25", workers=2)

    async def test() -> None:
        silent = [connect(server, f"127.0.0.{2 + n % 4}") for n in range(80)]  # more than there is room for
        async with people(server, "Ann") as persons:
            tables = await at_each(persons)
            for (client,) in tables:
                await client.play_on(Random(1), 2)
                await client.leave()
        for connection in silent:
            with suppress(ConnectionError):
                assert await asyncio.to_thread(connection.recv, 1) == b""
            connection.close()

    try:
        run(test)
        assert "turned away" in server.log()
    finally:
        server.close()


def test_what_one_may_do_is_counted_in_all_workers(folder: Path) -> None:
    server = Server(folder, "people_per_minute=5", "connections_each=3", workers=2)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = [(await ann.make(GAME))["table"] for _ in range(8)]
            while {TWO.owner_of(table) for table in made} != {0, 1}:  # seldom: their names are drawn
                made.append((await ann.make(GAME))["table"])
            sockets = [await ann.join(table) for table in made[:3]]
            for table in made[3:]:
                client = Client(ann, table)
                async with await client.open_socket() as socket:
                    assert json.loads(await socket.recv())["code"] == "too-many-connections"
            for client in sockets:
                await client.leave()
            statuses = []
            for _ in range(8):  # each by a connection of its own, so that the workers take turns
                newcomer = Person(server, "Mallory")
                statuses.append((await newcomer.http.post("/api/me", json={"name": "M"})).status_code)
                await newcomer.http.aclose()
            assert statuses == [200] * 4 + [429] * 4

    try:
        run(test)
    finally:
        server.close()


def test_a_limit_is_the_same_in_memory_that_is_shared() -> None:
    rng, now = Random(7), 1000.0
    board = Board(3)
    own = [Limit(rate, most, lambda: now, OwnTimes()) for rate, most in ((2, 5), (0.1, 1), (30, 120), (0, 9))]
    shared = [
        [
            Limit(rate, most, lambda: now, SharedTimes(board, str(number)))
            for number, (rate, most) in enumerate(((2, 5), (0.1, 1), (30, 120), (0, 9)))
        ]
        for _ in range(2)
    ]
    allowed = 0
    for _ in range(20_000):
        now += rng.choice((0.0, 0.001, 0.1, 1.0))
        which, sender = rng.randrange(4), f"sender {rng.randrange(300)}"
        expected = own[which].allows(sender)
        allowed += expected
        assert shared[rng.randrange(2)][which].allows(sender) == expected
    assert 2000 < allowed < 18_000


def test_counts_are_of_all_and_go_with_who_has_died() -> None:
    rng, board = Random(8), Board(3)
    whole, mine = OwnCounts(), [OwnCounts() for _ in range(3)]
    shared = [SharedCounts(board, column) for column in range(3)]
    for _ in range(10_000):
        column, name = rng.randrange(3), f"name {rng.randrange(2000)}"
        by = -1 if mine[column].of(name) and rng.random() < 0.4 else 1
        for counts in (whole, mine[column], shared[column]):
            counts.add(name, by)
        assert shared[rng.randrange(3)].of(name) == whole.of(name)
    board.clear(1)
    for number in range(2000):
        name = f"name {number}"
        assert shared[0].of(name) == mine[0].of(name) + mine[2].of(name)


# --- dying, and being replaced ------------------------------------------------------------------------------


def test_a_worker_is_killed_and_what_was_acknowledged_is_there_once_while_others_play_on(
    folder: Path,
) -> None:
    server = Server(folder, "pause=0.03", workers=2)
    rounds: list[Round] = []

    def kill(found: Round) -> None:
        """The owner of the first table, then that of the next."""
        number = TWO.owner_of(found.tables[found.kills % len(found.tables)])
        old = server.worker(number)
        os.kill(old, signal.SIGKILL)
        new_worker(server, number, old)

    async def test() -> None:
        rounds.append(await play_under_kills(server, 4, Random(11), kill))

    async def others() -> None:
        """At a table of the other worker nobody notices, and counters do not go back."""
        async with people(server, "Ann", "Ben") as persons:
            (dying, *_), (ann, ben) = await at_each(persons)
            await asyncio.sleep(2 * TELL_COUNTS)  # what a dead worker had not told is lost
            before = await moves_counted(persons[0])
            old = server.worker(0)
            os.kill(old, signal.SIGKILL)
            await dying.until(lambda: dying.closed)
            await asyncio.gather(*(client.play_on(Random(n)) for n, client in enumerate((ann, ben))))
            assert ann.phase == "over" and ann.closed is None and ben.closed is None
            await asyncio.to_thread(new_worker, server, 0, old)
            await dying.again()
            assert dying.phase == "playing" and not dying.welcome["resumed"]
            async with asyncio.timeout(30):  # who is slow to answer is left out for a moment
                while await moves_counted(persons[0]) <= before:
                    await asyncio.sleep(TELL_COUNTS)

    try:
        run(test)
        run(others)
        assert server.stop() == 0
        assert rounds[0].kills == 4
        check(folder, rounds[0])
    finally:
        server.close()


async def moves_counted(person: Person) -> int:
    text = (await person.http.get("/metrics")).text
    return int(text.split('kotatsu_commands_total{kind="Play"} ')[1].split("\n")[0])


def test_workers_are_replaced_one_after_the_other_and_games_go_on(folder: Path) -> None:
    server = Server(folder, "pause=0.03", workers=2)
    rounds: list[Round] = []

    def replace(found: Round) -> None:
        """As a deploy does; somebody has just connected and said nothing yet."""
        old = [server.worker(number) for number in (0, 1)]
        with closing(connect(server)) as waiting:
            server.process.send_signal(signal.SIGHUP)
            for number, pid in enumerate(old):
                new_worker(server, number, pid)
            waiting.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert answer(waiting)[1] == b"ok\n"
        assert not any(map(runs, old)) and len(server.children) == 2

    async def test() -> None:
        rounds.append(await play_under_kills(server, 1, Random(12), replace))

    try:
        run(test)
        replace(rounds[0])  # the new one can be replaced as well
        workers = server.children
        assert server.stop() == 0
        assert not any(map(runs, workers))
        assert rounds[0].kills == 1
        check(folder, rounds[0])
        assert "died" not in server.log()
    finally:
        server.close()


def test_workers_end_with_their_front(folder: Path) -> None:
    server = Server(folder, workers=2)
    try:
        server.kill()  # waits until they have
        server.start()
        run(partial(_ask_for_health, server))
        assert server.stop() == 0
    finally:
        server.close()


async def _ask_for_health(server: Server) -> None:
    async with people(server, "Ann") as (ann,):
        assert (await ann.http.get("/ready")).text == "ready\n"


def test_a_secret_shows_to_nobody_through_the_death_of_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice is made in secret, or another one, or none yet; then the worker is killed."""
    make_steady(tmp_path / "steady", monkeypatch)
    rng = Random("death of a worker")
    courses = []
    for number, game in enumerate(("itadaki-sashiage", "cat-tower", "itadaki-sashiage")):
        course = one(partial(secret_choice, game, rng, table_id("death", number), most=4))
        course.dies = 1 + number
        courses.append(course)
    found = compare(tmp_path, courses, thorough=False, workers=2)
    hold(found)
    assert found.noticed == len(courses)


def test_there_is_a_worker_for_each_core_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, expected in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert usual_workers() == expected
