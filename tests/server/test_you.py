"""Somebody's own page: their games, all of them as a file, and the end of it."""

import asyncio
import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx

from kotatsu.core.record import Record, verify
from tests.server.clients import PATIENCE, Client, Person, Server, people, run, seated

GOLDEN = Path(__file__).parents[1] / "golden"


async def play(clients: list[Client]) -> str:
    await asyncio.gather(*(client.play_on(Random(i)) for i, client in enumerate(clients)))
    assert clients[0].phase == "over"
    return clients[0].table


async def until(person: Person, path: str, holds: Callable[[Any], bool]) -> Any:
    """What the server says once it has counted."""
    for _ in range(300):
        if holds(found := await person.get(path)):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(found)


def rows_with(server: Server, *needles: str) -> list[str]:
    """Every row of every table of the database in which one of these stands."""
    with contextlib.closing(sqlite3.connect(server.folder / "kotatsu.sqlite3")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            f"{name}: {row!r}"
            for name in names
            for row in db.execute(f"SELECT * FROM {name}")
            if any(needle in repr(row) for needle in needles)
        ]


def test_a_page_adds_up_what_was_played_and_only_that(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await play(await seated([ann, ben], "trico-roof", 3))
            mine = await until(ann, "/api/you", lambda found: found["tallies"])
            result = (await ann.get(f"/api/records/{table}"))["result"]
            (tally,), (game,) = mine["tallies"], await ann.get("/api/you/games")
            seat = game["seat"]
            assert (tally["game"], tally["players"], tally["against"]) == ("trico-roof", 3, "people")
            assert tally["games"] == 1 and tally["points"] == result["scores"][seat] == game["points"]
            assert tally["won"] == (1 / len(result["winners"]) if seat in result["winners"] else 0)
            assert (game["table"], game["result"]) == (table, result)
            assert [one["name"] for one in mine["companions"]] == ["Ben"]
            assert game["seconds"] > 0 and game["moves"] > 0
            assert await ann.get("/api/you/games?against=bots") == []
            assert len(await ann.get("/api/you/games?game=trico-roof&players=3&against=people")) == 1
            assert (await ann.get("/api/you?against=bots"))["tallies"] == []
            assert (await eve.get("/api/you"))["tallies"] == await eve.get("/api/you/games") == []
            assert "Ann" not in json.dumps([await eve.get("/api/you"), await eve.get("/api/you/games")])

    run(test)


def test_nobody_can_ask_for_a_page_without_being_somebody(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/api/you", "/api/you/games", "/api/you/file"):
            assert http.get(path).status_code == 401
        assert http.post("/api/you/forget", json={"sure": "yes"}).status_code == 401


def test_practice_and_games_that_were_given_up_do_not_count(server: Server) -> None:
    record = Record.read(GOLDEN / "cat-tower" / "2.json").as_data()

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            wish = {"at": len(record["moves"]) - 3, "seat": 0, "record": record, "bots": "kitten"}
            made = (await ann.http.post("/api/tables", json={"play_on": wish})).json()
            practice = await ann.join(made["table"], invite=made["invite"])
            await practice.do("sit", seat=0, name="Ann", promise=None)
            await practice.do("start")
            await practice.until(lambda: practice.phase == "playing")
            await practice.play_on(Random(1))
            (given_up,) = await seated([ann], "cat-tower", 2, bot="kitten")
            await given_up.do("abandon", agree=True)
            await given_up.until(lambda: given_up.phase == "abandoned")
            (counts,) = await seated([ann], "cat-tower", 2, bot="kitten")
            table = await play([counts])
            found = await until(ann, "/api/you", lambda found: found["tallies"])
            assert [one["games"] for one in found["tallies"]] == [1]
            assert [one["table"] for one in await ann.get("/api/you/games")] == [table]
            assert [(one["who"], one["games"]) for one in found["rivals"]] == [("kitten", 1)]

    run(test)


def test_what_a_server_left_uncounted_the_next_one_counts(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            for _ in range(3):
                await play(await seated([ann], "trico-roof", 2, bot="kitten"))
            await until(ann, "/api/you", lambda found: [one["games"] for one in found["tallies"]] == [3])
            before = await ann.get("/api/you")
            server.kill()
            with contextlib.closing(sqlite3.connect(folder / "kotatsu.sqlite3")) as db:
                # As the step of the schema leaves a database whose games were played before.
                db.executescript("DELETE FROM results; DELETE FROM feats; UPDATE records SET counted = 0;")
            server.start()
            await until(ann, "/api/you", lambda found: found == before)

    run(test)
    server.close()


def test_a_record_has_one_address_and_the_hash_that_lists_say(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            table = await play(await seated([ann], "trico-roof", 2, bot="kitten"))
            reply = await ann.http.get(f"/api/records/{table}")
            (listed,) = [one for one in await ann.get("/api/results/mine") if one["table"] == table]
            assert hashlib.sha256(reply.content).hexdigest() == listed["hash"]
            assert reply.headers["etag"] == f'"{listed["hash"]}"'
            again = await ann.http.get(
                f"/api/records/{table}", headers={"if-none-match": reply.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")

    run(test)


def test_everything_about_somebody_is_one_file_and_nothing_about_others_is_in_it(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            clients = await seated([ann, ben], "trico-roof", 3)
            await clients[0].do("chat", text="a word of mine")
            await clients[1].do("chat", text="a word of Ben's")
            table = await play(clients)
            await until(ann, "/api/you", lambda found: found["tallies"])
            reply = await ann.http.get("/api/you/file")
            assert "attachment" in reply.headers["content-disposition"]
            head, *games = [json.loads(line) for line in reply.text.splitlines()]
            assert head["name"] == "Ann" and [one["text"] for one in head["said"]] == ["a word of mine"]
            assert [one["table"] for one in games] == [table]
            verify(Record.from_data(games[0]["record"]))
            identities = [person.http.cookies["kotatsu"].split(".")[0] for person in (ann, ben)]
            assert not any(identity in reply.text for identity in identities)
            assert "a word of Ben's" not in reply.text

    run(test)


def test_who_wants_to_be_forgotten_is_gone_from_every_row(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Quillfeather", "Ben") as (ann, ben):
            identity = ann.http.cookies["kotatsu"].split(".")[0]
            clients = await seated([ann, ben], "trico-roof", 3, private=True)
            await clients[0].do("chat", text="call me Quillfeather-of-old")
            table = await play(clients)
            await play(await seated([ann], "cat-tower", 2, bot="kitten"))
            running = await seated([ben, ann], "trico-roof", 3)
            waiting = await ann.make("cat-tower")
            await until(ann, "/api/you", lambda found: len(found["tallies"]) == 2)
            await ann.http.post("/api/me/link")
            assert rows_with(server, identity, "Quillfeather")
            assert (await ann.http.post("/api/you/forget", json={"sure": "perhaps"})).status_code == 400
            assert rows_with(server, identity)

            assert (await ann.http.post("/api/you/forget", json={"sure": "yes"})).status_code == 200
            assert rows_with(server, identity, "Quillfeather") == []
            assert "kotatsu" not in ann.http.cookies
            assert (await ann.get("/api/me"))["name"] is None
            # Others keep their game, and what is shown of it holds.
            record = await ben.get(f"/api/records/{table}")
            assert sorted(record["names"]) == sorted(["Somebody", "Ben", record["names"][2]])
            verify(Record.from_data(record))
            assert len(await ben.get("/api/you/games")) == 1
            assert (await ben.get("/api/you"))["companions"] == []
            # The table that still runs goes on, and tells nobody who was there.
            again = await ben.join(running[0].table)
            assert again.phase == "playing" and "Quillfeather" not in json.dumps(again.document)
            assert waiting["table"] not in [one["table"] for one in await ben.get("/api/tables")]
            assert server.stop() == 0
            content = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
            assert identity.encode() not in content and b"Quillfeather" not in content

    run(test)
    server.close()
