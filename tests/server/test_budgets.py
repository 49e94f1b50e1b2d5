"""What costs work has one budget for a person, whatever way they take; and bots come before hints."""

import asyncio
import json
import os
import resource
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kotatsu.core.registry import game
from kotatsu.server import pool as pools
from kotatsu.server.crew import Crew
from kotatsu.server.pool import NotNow, Pool
from kotatsu.server.reach import Reach
from kotatsu.server.services import Services, _budgets, _limits
from kotatsu.server.settings import Settings
from kotatsu.server.tables import LiveTables
from kotatsu.store import open_store
from kotatsu.table import Chair, Description, Refused
from kotatsu.table.commands import Play, SetSeed, Sit, Start, Undo, Watch
from tests.server.clients import NotDone, Person, Server, people, run, seated
from tests.server.raw import HELLO, frame, handshake, open_streams, read

ONE_AND_BOTS = Description(
    "tower-of-pancakes", 3, {"first_leader": 0}, chairs=(Chair(), Chair(bot="cat"), Chair(bot="cat"))
)

# --- tables -------------------------------------------------------------------------------------------------


def test_a_rematch_is_a_table_like_any_other(folder: Path) -> None:
    """Closing a table and asking for the next, again and again, is no way to make more of them."""
    server = Server(folder, "tables_per_minute=4")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            table = (await ann.make("cat-tower", players=2))["table"]
            for _ in range(3):
                table = await _next_table(ann, table)
            with pytest.raises(NotDone, match="too often"):
                await _next_table(ann, table)
            assert (await ann.http.post("/api/tables", json={"game": "cat-tower"})).status_code == 429
            await ben.make("cat-tower")
        with closing(sqlite3.connect(folder / "kotatsu.sqlite3")) as db:
            assert db.execute("SELECT count(*) FROM tables").fetchone() == (5,)

    with closing(server):
        run(test)


async def _next_table(person: Person, table: str) -> str:
    """Close a table, and ask for a rematch."""
    client = await person.join(table)
    try:
        if client.phase == "gathering":
            await client.do("abandon", agree=True)
        await client.do("rematch")
        return str(client.document["rematch"])
    finally:
        await client.leave()


@pytest.mark.parametrize("limit", ["tables_per_day=4", "tables_each=4"])
def test_how_many_tables_somebody_may_make_in_all(folder: Path, limit: str) -> None:
    server = Server(folder, limit)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            asked = [ann.http.post("/api/tables", json={"game": "cat-tower"}) for _ in range(12)]
            codes = [answer.status_code for answer in await asyncio.gather(*asked)]
            made = [code for code in codes if code == 201]
            assert 1 <= len(made) <= 4  # however many ask at the same moment
            while len(made) < 4:
                await ann.make("cat-tower")
                made.append(201)
            assert (await ann.http.post("/api/tables", json={"game": "cat-tower"})).status_code in (409, 429)

    with closing(server):
        run(test)


def test_who_sits_at_many_tables_may_still_make_one(folder: Path) -> None:
    """Only what one has made counts: others cannot use it up."""
    server = Server(folder, "tables_each=2")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cem") as (ann, ben, cem):
            for host in (ben, ben, cem):
                client = await ann.join((await host.make("cat-tower"))["table"])
                await client.sit(0)
            await ann.make("cat-tower")

    with closing(server):
        run(test)


def test_many_people_of_one_address_share_what_it_may(folder: Path) -> None:
    server = Server(folder, "tables_per_minute=2", "people_each=2")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cem", "Dora") as persons:
            codes = [
                (await person.http.post("/api/tables", json={"game": "cat-tower"})).status_code
                for person in persons
                for _ in range(2)
            ]
            assert codes == [201] * 4 + [429] * 4

    with closing(server):
        run(test)


def test_three_people_cannot_push_a_table_out_of_the_lobby(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Dora", "Ann", "Ben", "Cem") as (dora, *others):
            modest = (await dora.make("cat-tower"))["table"]
            for host in others * 20:
                await host.make("cat-tower")
            first = await dora.get("/api/tables")
            assert modest in [table["table"] for table in first[:4]]
            rest = await dora.get(f"/api/tables?skip={len(first)}")
            assert len({table["table"] for table in first + rest}) == 61
            own = await others[0].get("/api/tables/mine?skip=15")
            assert len(own) == 5

    with closing(server):
        run(test)


# --- requests -----------------------------------------------------------------------------------------------


def test_requests_of_other_sites_are_limited_like_any(folder: Path) -> None:
    server = Server(folder, "requests_per_second=0.25")
    foreign = {"origin": "http://evil.example"}
    socket = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    socket["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    with closing(server), httpx.Client(base_url=server.url, headers=foreign) as http:
        codes = [http.post("/api/me", json={"name": "X"}).status_code for _ in range(6)]
        assert codes[0] == 403 and 429 in codes
        codes = [http.get("/api/tables/x/socket", headers=socket).status_code for _ in range(6)]
        assert set(codes) <= {403, 429} and 429 in codes
        assert "uvicorn" not in server.log()  # nor does each of them write a line


def test_links_have_a_budget_for_their_pictures_cost_work(folder: Path) -> None:
    server = Server(folder, "links_per_minute=3")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            table = (await ann.make("cat-tower"))["table"]
            asked = [("GET", f"/api/tables/{table}/links"), ("POST", "/api/me/link")] * 2
            codes = [(await ann.http.request(method, path)).status_code for method, path in asked]
            assert codes == [200, 200, 200, 429]

    with closing(server):
        run(test)


# --- bots, hints and undo -----------------------------------------------------------------------------------


def _question(**more: Any) -> dict[str, Any]:
    state = game("cat-tower").new(players=2, seed="a question")
    view = state.view(state.deciders[0]).dump()
    return {"level": "random", "seat": state.deciders[0], "view": view, "seed": 1, "memory": None, **more}


def _with_pool(test: Callable[[Pool], Any], size: int = 1, module: str = "kotatsu.server.bot_worker") -> None:
    async def body() -> None:
        pool = Pool(module, size, 60.0)
        try:
            await test(pool)
        finally:
            await pool.close()

    run(body)


def test_bots_come_before_hints() -> None:
    async def test(pool: Pool) -> None:
        answered: list[str] = []

        async def ask(who: str, aside: bool) -> None:
            await pool.ask(_question(), aside=aside)
            answered.append(who)

        hints = [asyncio.ensure_future(ask("hint", True)) for _ in range(4)]
        await asyncio.sleep(0)  # they were asked first
        bots = [asyncio.ensure_future(ask("bot", False)) for _ in range(4)]
        await asyncio.gather(*hints, *bots)
        assert answered == ["hint", *["bot"] * 4, *["hint"] * 3]

    _with_pool(test)


def test_hints_leave_processes_to_the_bots() -> None:
    """A hint that is being thought about cannot be hurried; there is a process that none of them has."""

    async def test(pool: Pool) -> None:
        hints = [asyncio.ensure_future(pool.ask(_question(advise=True), aside=True)) for _ in range(6)]
        await asyncio.sleep(0)
        await pool.ask(_question())
        assert not any(hint.done() for hint in hints[1:])
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        assert isinstance(await pool.ask(_question(), aside=True), dict)

    _with_pool(test, size=2)


def test_too_many_hints_are_not_waited_for() -> None:
    async def test(pool: Pool) -> None:
        hints = [pool.ask(_question(), aside=True) for _ in range(pools.MOST_ASIDE + 5)]
        answers = await asyncio.gather(*hints, return_exceptions=True)
        assert sum(isinstance(answer, NotNow) for answer in answers) == 4  # one was asked at once

    _with_pool(test)


def test_somebody_waits_for_one_hint_at_a_time(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "cat-tower", 2, options={"first_leader": 0})
            asked = [ann.http.get(f"/api/tables/{client.table}/hint?seat=0") for _ in range(4)]
            codes = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert sorted(codes) == [200, 429, 429, 429]

    with closing(server):
        run(test)


def test_a_bot_whose_process_cannot_start_waits_and_says_so(folder: Path) -> None:
    """No file may be opened any more: neither a pipe nor a socket."""
    server = Server(folder, "stale=2")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "cat-tower", 2, bot="cat", options={"first_leader": 0})
            pid = server.process_of(client.table)
            before = _limit_files(pid, len(os.listdir(f"/proc/{pid}/fd")))
            await client.play_on(Random(1), 1)
            await client.until(lambda: client.document["presence"][1] == "stale")
            moves = len(client.story["0"])
            await asyncio.sleep(3 * pools.START_AGAIN)
            assert client.document["game_state"]["deciders"] == [1] and len(client.story["0"]) == moves
            _limit_files(pid, before)
            await client.until(lambda: client.choices())
            await client.until(lambda: client.document["presence"][1] is None)
        lines = [json.loads(line)["event"] for line in server.log().splitlines()]
        waits = [line for line in lines if line.startswith("no worker can be started")]
        assert 1 <= len(waits) <= 2  # the bots', and perhaps the one for undo
        assert not any("random" in line for line in lines)

    with closing(server):
        run(test)


def _limit_files(pid: int, most: int) -> int:
    """From now on a process may open so many files; how many it was before."""
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, hard))
    return soft


def test_nothing_is_worked_out_for_who_may_not_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All else that speaks against it is known before that; and it is worked out once for all who ask."""

    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(undos_per_minute=2), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        await tables.open()
        asked: list[int] = []

        async def ask(question: dict[str, Any], **_: Any) -> bool:
            asked.append(question["seat"])
            await asyncio.sleep(0.05)
            return True

        monkeypatch.setattr(services.undo_worker, "ask", ask)
        live = await tables.table((await tables.make("ann", ONE_AND_BOTS)).id)
        for command in (Sit(0, "Ann"), SetSeed("a seed"), Start(), Watch("Ann")):
            with suppress(Refused):
                await live.do("ann", command)
        await live.do("eve", Watch("Eve"))
        for who, seat in (("ann", 0), ("eve", 0), ("eve", 1), ("ann", 1), ("ann", 7)):
            with pytest.raises(Refused):
                await live.do(who, Undo(seat))
        assert asked == []  # nobody has moved
        move = live.table.state().legal_moves(0)[0]
        await live.do("ann", Play(0, move))
        for who, seat in (("eve", 0), ("eve", 1), ("ann", 1), ("ann", 7)):
            with pytest.raises(Refused):
                await live.do(who, Undo(seat))
        assert asked == []
        done = await asyncio.gather(*(live.do("ann", Undo(0)) for _ in range(2)), return_exceptions=True)
        assert asked == [0]
        assert sum(isinstance(one, Refused) for one in done) == 1  # it is undone once
        await live.do("ann", Play(0, move))
        with pytest.raises(Refused, match="too often"):
            await live.do("ann", Undo(0))
        await tables.close()

    run(test)


# --- messages -----------------------------------------------------------------------------------------------


def test_many_people_of_one_address_do_not_send_as_many_people_may(folder: Path) -> None:
    """Identities cost nothing: whoever has sixty sends no more than some people do. Others do not notice."""
    server = Server(folder, "messages_per_second=1")
    crowd, each = 60, 3  # as many at once as one person may
    asked = frame(b'{"t":"do","client":"x","command":{"t":"withdraw","seat":0}}')

    async def sent_by(people: list[Person], table: str) -> Counter[str]:
        """The codes by which their messages are answered, all sent at once."""
        streams = []
        for person in people:
            hello = handshake(server, table, person.cookie)
            reader, writer = await open_streams(server, hello, person.address or "127.0.0.1")
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(HELLO))
            while (await read(reader))["t"] != "snapshot":
                pass
            streams.append((reader, writer))
        for _, writer in streams:
            writer.write(asked * each)
        codes: Counter[str] = Counter()
        for reader, writer in streams:
            for _ in range(each):
                while (answer := await read(reader))["t"] != "refused":
                    pass
                codes[answer["code"]] += 1
            writer.close()
        return codes

    async def test() -> None:
        async with people(server, *(f"M{number}" for number in range(crowd))) as many:
            table = (await many[0].make("cat-tower"))["table"]
            ann = await Person(server, "Ann", "127.0.0.2").arrive()
            codes = await sent_by(many, table)
            assert codes["too-fast"] > crowd * each / 4
            assert not (await sent_by([ann], table))["too-fast"]
            await ann.http.aclose()

    with closing(server):
        run(test)


@pytest.mark.parametrize("settings", [Settings(chats_per_second=0.1), Settings(tables_per_minute=0.5)])
def test_what_is_allowed_seldom_is_allowed_once(settings: Settings) -> None:
    assert _limits(settings, Crew())["chat"].allows("ann")
    assert _budgets(settings, Crew())["tables"].allows("ann", "192.0.2.1")
    assert not _limits(Settings(chats_per_second=0), Crew())["chat"].allows("ann")
