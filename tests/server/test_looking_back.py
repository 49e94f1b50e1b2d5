"""Finished games of a server: played again, and analysed while somebody waits."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kotatsu.core.record import Record
from kotatsu.server.webapp import FOLDER
from tests.server.clients import Client, Person, Server, people, run, seated

QUICK = ("analysis_iterations=12", "analysis_patience=1.5", "metrics_token=us")
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server") / "data", *QUICK)
    yield started
    assert started.stop() == 0


async def finished(ann: Person, ben: Person, **wishes: Any) -> list[Client]:
    clients = await seated([ann, ben], "trico-roof", 3, **wishes)
    await asyncio.gather(*(client.play_on(Random(i)) for i, client in enumerate(clients)))
    return clients


async def analysed(person: Person, address: str, body: Any = None) -> dict[str, Any]:
    """Ask until it is done."""
    for _ in range(600):
        asked = person.http.get(address) if body is None else person.http.post(address, json=body)
        reply = await asked
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        if 0 < found["of"] == found["done"]:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it is never done")


def test_a_finished_game_is_played_again_and_a_running_one_is_not(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            running = await seated([ann, ben], "trico-roof", 3)
            for what in ("", "/replay", "/analysis", "/proof"):
                reply = await ann.http.get(f"/api/records/{running[0].table}{what}")
                assert (reply.status_code, reply.json()["code"]) == (409, "still-running")
            table = (await finished(ann, ben))[0].table
            record = await eve.get(f"/api/records/{table}")
            assert record == await eve.get(f"/api/tables/{table}/record")
            sent = await eve.get(f"/api/records/{table}/replay?eyes=1")
            assert [[step["seat"], step["text"]] for step in sent["steps"]] == record["moves"]
            assert sent["eyes"] == "1" and sent["start"]["view"]["viewer"] == 1
            assert (await eve.http.get(f"/api/records/{table}/replay?eyes=7")).status_code == 400

    run(test)


def test_a_private_game_is_for_those_who_played_it(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = (await finished(ann, ben, private=True))[0].table
            for what in ("", "/replay", "/analysis", "/proof"):
                assert (await eve.http.get(f"/api/records/{table}{what}")).status_code in (404, 409)
                assert (await ben.http.get(f"/api/records/{table}{what}")).status_code == 200

    run(test)


def test_an_analysis_is_made_once_and_kept_with_its_record(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            table = (await finished(ann, ben))[0].table
            found = await analysed(ann, f"/api/records/{table}/analysis")
            record = Record.from_data(await ann.get(f"/api/records/{table}"))
            assert [one["move"] for one in found["verdicts"]] == [
                record.moves[one["number"]][1] for one in found["verdicts"]
            ]
            assert found["iterations"] == 12 and found["chances"][-1][0] == len(record.moves)
            server.kill()
            server.start()
            kept = await ann.http.get(f"{server.url}/api/records/{table}/analysis")
            assert kept.json() == found

    run(test)


def test_a_file_is_played_again_and_analysed_and_a_forged_one_is_refused_at_its_place(server: Server) -> None:
    record = json.loads((GOLDEN / "tower-of-pancakes" / "3-basic.json").read_text("utf-8"))

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            reply = await ann.http.post("/api/replay", json={"record": record, "eyes": "open"})
            assert len(reply.json()["steps"]) == len(record["moves"])
            assert (await analysed(ann, "/api/analysis", {"record": record}))["verdicts"]
            forged = {**record, "moves": [*record["moves"][:5], [0, "G9"], *record["moves"][6:]]}
            reply = await ann.http.post("/api/replay", json={"record": forged})
            assert reply.status_code == 400 and "moves[5]" in reply.json()["detail"]
            given_up = time.monotonic() + 20
            while (reply := await ann.http.post("/api/analysis", json={"record": forged})).status_code == 200:
                assert time.monotonic() < given_up  # it is played again beside
                await asyncio.sleep(0.1)
            assert reply.status_code == 400 and "moves[5]" in reply.json()["detail"]

    run(test)


def test_an_analysis_that_nobody_waits_for_is_given_up(server: Server) -> None:
    record = json.loads((GOLDEN / "itadaki-sashiage" / "5.json").read_text("utf-8"))

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            await ann.http.post("/api/analysis", json={"record": record})
            assert await running(ann) == 1
            given_up = time.monotonic() + 20
            while await running(ann):
                assert time.monotonic() < given_up
                await asyncio.sleep(0.2)
            again = (await ann.http.post("/api/analysis", json={"record": record})).json()
            assert again["done"] == 0

    async def running(ann: Person) -> int:
        text = (await ann.http.get("/metrics", headers={"authorization": "Bearer us"})).text
        return int(
            float(
                next(line.split()[-1] for line in text.splitlines() if line.startswith("kotatsu_analyses "))
            )
        )

    run(test)


def test_a_seat_plays_on_from_a_moment_and_knows_what_it_knew(server: Server) -> None:
    """Nothing more, while the game runs: neither what others held nor the seed that tells it."""
    record, seat = Record.read(GOLDEN / "itadaki-sashiage" / "3.json"), 2
    at, view = next(
        (number, state.view(seat))
        for number, state in enumerate(record.states())
        if number >= 60 and list(state.deciders) == [seat]
    )

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            wish = {"at": at, "seat": seat, "record": record.as_data(), "bots": "kitten"}
            made = (await ann.http.post("/api/tables", json={"play_on": wish})).json()
            client = await ann.join(made["table"], invite=made["invite"])
            await client.do("sit", seat=seat, name="Ann", promise=None)
            await client.do("start")
            await client.until(lambda: client.phase == "playing")
            shown = client.document["game_state"]["views"][str(seat)]
            assert shown["view"] == json.loads(json.dumps(view.dump()))
            assert client.story[str(seat)], "what had happened is told"
            assert str(record.seed) not in json.dumps([client.document, client.story])
            await client.play_on(Random(1))
            assert client.phase == "over"

    run(test)


def test_what_a_seat_might_have_done_is_told_for_its_own_decisions_only(server: Server) -> None:
    record = Record.read(GOLDEN / "tower-of-pancakes" / "3-basic.json")
    seat, text = record.moves[0]

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            wish = {"at": 0, "seat": seat, "record": record.as_data()}
            found = (await ann.http.post("/api/decision", json=wish)).json()
            legal = [record.deal().text(seat, move) for move in record.deal().legal_moves(seat)]
            assert [move["text"] for move in found["moves"]] == legal and text in legal
            assert found["ask"]["kind"] == "play"
            for wrong in ({"seat": (seat + 1) % 3}, {"at": 999}, {"record": None}):
                assert (await ann.http.post("/api/decision", json={**wish, **wrong})).status_code == 400

    run(test)


@pytest.mark.parametrize(
    "wrong", [{"at": 9999}, {"seat": 7}, {"record": None}, {"bots": "lion"}, {"record": {"moves": 1}}]
)
def test_what_cannot_be_played_on_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    record = Record.read(GOLDEN / "cat-tower" / "2.json").as_data()

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            wish = {"at": 3, "seat": 0, "record": record, **wrong}
            assert (await ann.http.post("/api/tables", json={"play_on": wish})).status_code == 400

    run(test)


def test_the_draws_of_a_game_are_told_as_far_as_it_holds(server: Server) -> None:
    forged = json.loads((GOLDEN / "tower-of-pancakes" / "3-basic.json").read_text("utf-8"))
    forged["moves"][5] = [0, "G9"]

    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            table = (await finished(ann, ben))[0].table
            found = await ann.get(f"/api/records/{table}/proof")
            record = await ann.get(f"/api/records/{table}")
            assert found == (await ben.http.post("/api/proof", json={"record": record})).json()
            assert found["misfit"] is None and found["moves"] == len(record["moves"])
            names = [draw["name"] for draw in found["draws"] if draw["moment"] == 0]
            assert names == ["gifts", "roofs", *["turned"] * 4, *["government"] * 3, "requests", "leader"]
            found = (await ben.http.post("/api/proof", json={"record": forged})).json()
            assert (found["misfit"]["move"], found["moves"]) == (5, 5)
            assert found["misfit"]["values"]["error"] == "record-move"

    run(test)


def test_a_moment_has_a_picture_for_whoever_may_see_it(server: Server) -> None:
    """For everybody else there is the picture of the house, which is the same whatever is behind it."""
    pytest.importorskip("resvg_py")
    if not (FOLDER / "fonts").is_dir():
        pytest.skip("the web app is not built here")

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            house = await picture(eve, "nothing")
            running = await seated([ann, ben], "trico-roof", 3)
            assert await picture(ann, running[0].table) == house
            private = (await finished(ann, ben, private=True))[0].table
            assert await picture(eve, private) == house != await picture(ben, private)
            public = (await finished(ann, ben))[0].table
            asked = ["", "?at=5", "?at=5&seat=0", "?at=5&seat=1", "?at=5&seat=watch", "?at=5&lang=ja"]
            drawn = [await picture(eve, public, wishes) for wishes in asked]
            assert len({house, *drawn}) == 1 + len(asked)
            assert await picture(eve, public, "?at=99999") == drawn[0]
            assert await picture(eve, public, "?at=5&lang=xx") == drawn[1]
            assert await picture(eve, public, "?at=5&seat=9") == house

    async def picture(person: Person, table: str, wishes: str = "") -> bytes:
        reply = await person.http.get(f"/api/records/{table}/picture{wishes}")
        assert (reply.status_code, reply.headers["content-type"]) == (200, "image/png")
        assert reply.content.startswith(b"\x89PNG")
        return reply.content

    run(test)


def test_what_was_played_on_is_no_result(server: Server) -> None:
    record = json.loads((GOLDEN / "tower-of-pancakes" / "3-basic.json").read_text("utf-8"))
    at = len(record["moves"]) - 4

    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            counted = (await finished(ann, ben))[0].table
            seat = next(seat for seat, _ in record["moves"][at:])
            wish = {"at": at, "seat": seat, "record": record, "bots": "kitten"}
            made = (await ann.http.post("/api/tables", json={"play_on": wish})).json()
            client = await ann.join(made["table"], invite=made["invite"])
            await client.do("sit", seat=seat, name="Ann", promise=None)
            await client.do("start")
            await client.play_on(Random(1))
            await client.until(lambda: client.phase == "over")
            assert (await ann.http.get(f"/api/records/{made['table']}")).status_code == 200
            assert [one["table"] for one in await ann.get("/api/results/mine")] == [counted]

    run(test)
