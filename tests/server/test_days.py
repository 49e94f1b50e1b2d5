"""Tables that outlive their players' connections: after days, restarts and what is kept how long."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kotatsu.server.listing import listing_of
from kotatsu.store.sqlite import SqliteStore
from tests.server.clients import Client, Data, NotDone, Server, people, play_some, run, seated
from tests.table.tables import started

DAY = 86_400.0


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(folder / "kotatsu.sqlite3", isolation_level=None)
    try:
        yield db
    finally:
        db.close()


def test_a_game_goes_on_after_the_server_was_away_and_is_among_ones_own(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clock = {"kind": "move", "seconds": 3 * 86_400}
            clients = await seated(persons, "cat-tower", 2, clock=clock)
            await play_some(clients, 3, Random(1))
            before = [await person.get("/api/tables/mine") for person in persons]
            assert server.stop() == 0
            server.start()
            assert [await person.get("/api/tables/mine") for person in persons] == before
            assert sorted(listed["your_turn"] for (listed,) in before) == [False, True]
            ann, ben = [await person.join(clients[0].table) for person in persons]
            await asyncio.gather(ann.play_on(Random(1)), ben.play_on(Random(2)))
            assert ann.phase == "over"

    with contextlib.closing(server):
        run(test)


def test_the_time_without_a_server_is_nobodys_thinking_time(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2, clock={"kind": "move", "seconds": 60})
            table, (seat,) = clients[0].table, clients[0].document["game_state"]["deciders"]
            assert server.stop() == 0
            with database(folder) as db:  # a night passes: all entries are a day older
                for number, entry in db.execute("SELECT number, entry FROM entries").fetchall():
                    old = json.loads(entry)
                    old["at"] -= 86_400
                    values = (json.dumps(old).encode(), table, number)
                    db.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", values)
                (about,) = db.execute("SELECT about FROM tables").fetchone()
                about = json.loads(about)
                about["wake"] -= 86_400
                db.execute("UPDATE tables SET about = ?", (json.dumps(about).encode(),))
            server.start()
            clients = [await person.join(table) for person in persons]
            clock = clients[0].document["game_state"]["clocks"][seat]
            assert clock["left"] == 60 and abs(time.time() - clock["since"]) < 60
            await clients[seat].play_on(Random(1), 1)
            assert not any(seat["late"] or seat["kept"] for seat in clients[0].document["seats"])

    with contextlib.closing(server):
        run(test)


def test_a_record_that_a_power_cut_prevented_is_written_after_the_next_start(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "trico-roof", 2)
            await client.play_on(Random(1))
            assert len(await ann.get("/api/results")) == 1
            server.kill()
            with database(folder) as db:  # as if the power had failed between the last move and the record
                db.execute("DELETE FROM records")
                db.execute("UPDATE tables SET stage = 'running'")
            server.start()
            while not await ann.get("/api/results"):
                await asyncio.sleep(0.05)

    with contextlib.closing(server):
        run(test)


def told(client: Client) -> Data:
    """What does not change by coming back."""
    return {key: value for key, value in client.document.items() if key != "presence"}


@pytest.mark.parametrize("away", ["a moment", "until nobody remembers", "until the server has started again"])
def test_coming_back_shows_the_right_state_in_one_round_trip(folder: Path, away: str) -> None:
    """One hello, and what comes of it without another word is all that has happened."""
    server = Server(folder, *([] if away == "a moment" else ["gone=1", "stale=0.5", "idle=0"]))

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "trico-roof", 3, options={"first_leader": 0})
            await ben.break_off()
            await ann.play_on(Random(1), 1)
            if away == "a moment":
                await ben.again()
                assert ben.welcome["resumed"]
                await ann.until(lambda: ann.document["presence"][1] == "here")
            else:
                await ann.break_off()
                await until_forgotten(server)
                if away != "until nobody remembers":
                    server.kill()
                    server.start()
                heard = len(ben.frames)
                ben.pings = False
                await ben.again()
                assert not ben.welcome["resumed"] and len(ben.frames) - heard <= 3
                await ann.again()
            assert told(ben)["seats"] == told(ann)["seats"]
            fresh = await persons[1].join(ben.table)
            await ben.until(lambda: ben.number == fresh.number)
            assert fresh.document == ben.document and fresh.story == ben.story

    async def until_forgotten(server: Server) -> None:
        async with people(server, "Zoe") as (zoe,):
            while "kotatsu_tables 0" not in (await zoe.http.get("/metrics")).text:
                await asyncio.sleep(0.1)

    with contextlib.closing(server):
        run(test)


# --- what is kept how long ----------------------------------------------------------------------------------


def test_what_is_kept_no_longer_goes(folder: Path) -> None:
    server = Server(folder)
    tables: dict[str, str] = {}

    async def before() -> None:
        async with people(server, "Ann", "Ben") as persons:
            tables["waiting"] = (await persons[0].make("cat-tower"))["table"]
            tables["running"] = (await seated(persons, "cat-tower", 2))[0].table
            for name, private in (("over", False), ("private", True)):
                clients = await seated(persons, "cat-tower", 2, private=private)
                tables[name] = clients[0].table
                for client in clients:
                    await client.do("abandon")

    async def after() -> None:
        async with people(server, "Zoe") as (zoe,):
            codes = {}
            for name, table in tables.items():
                while name != "running" and await is_stored(table):
                    await asyncio.sleep(0.05)
                codes[name] = (await zoe.http.get(f"/api/tables/{table}/record")).status_code
            assert codes == {"waiting": 404, "running": 200, "over": 200, "private": 404}
            assert (await zoe.get("/api/results"))[0]["table"] == tables["over"]

    async def is_stored(table: str) -> bool:
        with database(folder) as db:
            return bool(db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone())

    with contextlib.closing(server):
        run(before)
        server.stop()
        server.set("waiting_days=0", "log_days=0")
        server.start()
        run(after)


def test_a_game_that_nobody_touched_for_weeks_is_abandoned_and_opened(folder: Path) -> None:
    """Two weeks are written into the database; one table among them cannot be read and holds up nobody."""
    table = started("cat-tower", 2, 2, owner=lambda seat: f"{seat}".ljust(22, "_"))
    ids = ["damaged".ljust(22, "_"), "forgotten".ljust(22, "_")]

    async def fill() -> None:
        folder.mkdir()
        old = time.time() - 15 * DAY
        async with SqliteStore(folder / "kotatsu.sqlite3", clock=lambda: old) as store:
            await store.create(ids[0], listing_of(table), [b"{}"])
            rows = [row.replace(b'"t1"', f'"{ids[1]}"'.encode()) for row in table.rows]
            await store.create(ids[1], listing_of(table), rows)
            await store.set_setting("clock", json.dumps([time.time(), 0]).encode())  # a server ran until now

    asyncio.run(fill())
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Zoe") as (zoe,):
            watcher = await zoe.join(ids[1])
            await watcher.until(lambda: watcher.phase == "abandoned")
            assert watcher.document["opened"]["server"]["secret"] == table.secret

    with contextlib.closing(server):
        run(test)
        assert "a table could not be read" in server.log()


def test_that_somebody_was_here_is_written_once_a_day(folder: Path) -> None:
    server = Server(folder)
    earlier = time.time() - 3600.0  # not so long ago that it would be purged

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            for round_ in range(2):
                with database(folder) as db:
                    db.execute("UPDATE identities SET seen = ?", (earlier,))
                for _ in range(5):
                    await ann.get("/api/me")
                await ann.make("cat-tower")  # written after all that was asked for before
                with database(folder) as db:
                    (seen,) = db.execute("SELECT seen FROM identities").fetchone()
                assert (seen > earlier) == (round_ == 0)

    with contextlib.closing(server):
        run(test)


# --- a store that does not answer ---------------------------------------------------------------------------


def test_what_could_not_be_stored_is_shown_to_nobody_and_done_once_when_sent_again(folder: Path) -> None:
    """Another program locks the database for longer than the store waits."""
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            with database(folder) as db:
                db.execute("BEGIN IMMEDIATE")
                with pytest.raises(NotDone, match="may not have been saved"):
                    await ann.do("chat", client="once", text="hello")
                assert not ben.chat
                db.execute("ROLLBACK")
            assert "is locked by another program" in server.log()
            for client in (ann, ben):
                await client.until(lambda client=client: client.closed)  # type: ignore[misc]
                assert client.closed is not None and client.closed["again"]
            while "kotatsu_tables 1" not in (await persons[0].http.get("/metrics")).text:
                await asyncio.sleep(0.05)  # it is read again by itself: bots might have to move
            for client in (ann, ben):
                await client.again()
            for _ in range(2):
                await ann.do("chat", client="once", text="hello")
            await ben.until(lambda: ben.chat)
            assert [line["text"] for line in ben.chat] == ["hello"]

    with contextlib.closing(server):
        run(test)


def test_what_was_prepared_is_played_after_a_power_cut_though_nobody_comes(folder: Path) -> None:
    """Between the move that asks for it and the end of the pause nothing is lost, nor done twice."""
    server = Server(folder, "pause=600")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "trico-roof", 2, options={"first_leader": 0})
            hand = ben.document["game_state"]["views"]["1"]["ahead"]
            texts = [move["text"] for move in hand["moves"]]
            await ben.do("prepare", seat=1, answers=[{"moves": texts, "to": hand["to"]}])
            while ann.choices():
                await ann.play_on(Random(1), 1)
            await ben.until(lambda: ben.document["game_state"]["deciders"] == [1])
            await ben.break_off()
            await ann.break_off()
            before = await persons[0].get("/api/tables/mine")
            server.kill()
            server.set("pause=0")
            server.start()
            while await persons[0].get("/api/tables/mine") == before:  # which loads no table
                await asyncio.sleep(0.05)
            await ben.again()
            view = ben.document["game_state"]["views"]["1"]
            assert view["ahead"]["answers"] == [] and view["ahead"]["dropped"] is None
            left = len(view["ahead"]["moves"])
            assert left in (len(texts) - 1, len(texts))  # one card less, but its like may still be there
            assert [event["event"] for event in ben.story["1"] if event["seat"] == 1].count("gave") == 1

    with contextlib.closing(server):
        run(test)
