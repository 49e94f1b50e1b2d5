"""What a player may ask beside the socket: the score sheet, a hint, and how it was before."""

import asyncio
import contextlib
from random import Random

import httpx

from tests.server.clients import PATIENCE, Client, NotDone, Person, Server, people, play_some, run, seated


async def asked(person: Person, path: str) -> httpx.Response:
    async with httpx.AsyncClient(
        base_url=person.server.url, headers={"cookie": person.cookie}, timeout=PATIENCE
    ) as http:
        return await http.get(path)


def test_a_hint_is_one_of_the_legal_moves_and_only_for_the_seat_that_is_asked(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            clients = await seated([ann, ben], "trico-roof", 2)
            table = clients[0].table
            decider = next(seat for seat, client in enumerate(clients) if client.choices())
            there, other = f"/api/tables/{table}/hint?seat={decider}", (ben, ann)[decider]
            moves = [move["move"] for move in clients[decider].choices()[0][1]["moves"]]
            found = (await asked((ann, ben)[decider], there)).json()
            assert {advised["move"] for advised in found["moves"]} <= set(moves)
            assert found["moves"][0]["behind"] == 0.0
            assert found["instead"] in moves
            assert (await asked(other, there)).status_code == 409
            assert (await asked(other, f"/api/tables/{table}/hint?seat={1 - decider}")).status_code == 409
            await clients[0].do("set_hints", allowed=False)
            refused = await asked((ann, ben)[decider], there)
            assert refused.status_code == 409
            assert refused.json() == {
                "code": "hints-off",
                "values": {},
                "detail": "The host of this table does not allow hints.",
            }

    run(test)


def test_the_sheet_adds_up_to_the_result(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Eve") as (ann, eve):
            (client,) = await seated([ann], "trico-roof", 2)
            own = f"/api/tables/{client.table}/sheet?seat=0"
            assert all(row["points"] == 0 for row in (await asked(ann, own)).json())
            assert (await asked(eve, own)).status_code == 409
            await client.play_on(Random(1))
            await asyncio.sleep(0)
            rows = (await asked(eve, f"/api/tables/{client.table}/sheet")).json()
            totals = [sum(row["points"] for row in rows if row["seat"] == seat) for seat in (0, 1)]
            assert totals == result(client)["scores"]

    run(test)


def test_who_came_by_a_spectators_link_may_look_back_and_nobody_else(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Eve", "Gil") as (ann, eve, gil):
            (client,) = await seated([ann], "tower-of-pancakes", 3, private=True)
            await client.play_on(Random(1), 3)
            watch = (await ann.get(f"/api/tables/{client.table}/links"))["watch"]["url"]
            watching = await eve.join(client.table, watch=watch.partition("#watch=")[2])
            there = f"/api/tables/{client.table}/moment?number=1"
            moment = (await asked(eve, there)).json()
            assert moment["moment"] == 1 and moment["view"]["viewer"] == "spectator"
            assert (await asked(ann, f"{there}&seat=0")).json()["view"]["viewer"] == 0
            assert (await asked(eve, f"/api/tables/{client.table}/sheet")).status_code == 200
            for person, path in ((gil, there), (eve, f"{there}&seat=0"), (ann, f"{there}&seat=1")):
                assert (await asked(person, path)).status_code == 409
            assert (await asked(ann, there.replace("=1", "=999"))).status_code == 409
            await watching.leave()

    run(test)


def result(client: Client) -> dict[str, list[int]]:
    found: dict[str, list[int]] = client.document["result"]
    return found


def test_moments_count_on_as_a_new_page_counts_them(server: Server) -> None:
    """Also with an undo in between: what a page was told bit by bit is what a new one is told at once."""

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as persons:
            clients = await seated(persons[:2], "tower-of-pancakes", 3)
            clients.append(await persons[2].join(clients[0].table))
            rng = Random(4)
            for _ in range(3):
                await play_some(clients[:2], 3, rng)
                for seat, client in enumerate(clients[:2]):
                    with contextlib.suppress(NotDone):
                        await client.do("undo", seat=seat)
            await play_some(clients[:2], 3, rng)
            for client, person in zip(clients, persons, strict=True):
                fresh = await person.join(client.table)
                await client.until(lambda client=client, fresh=fresh: client.story == fresh.story)  # type: ignore[misc]
                await fresh.leave()

    run(test)
