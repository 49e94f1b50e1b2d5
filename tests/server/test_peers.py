"""Several processes on one database of PostgreSQL: one server, whoever of them dies, stops or is cut off."""

import asyncio
from pathlib import Path
from random import Random

from kotatsu.store.postgresql import connect
from tests.server.clients import Person, people, run, seated
from tests.server.kills import Round, check_in, play_under_kills
from tests.server.peers import Anywhere, Peer, address_of_owner, owner_of, peers

GAME = "tower-of-pancakes"


def elsewhere(person: Person, peer: Peer) -> Person:
    """The same person, at another process."""
    other = Person(peer, person.name)
    other.http.cookies.set("kotatsu", person.http.cookies["kotatsu"], domain="127.0.0.1")
    return other


def test_players_of_a_table_at_three_processes_play_it_to_the_end(tmp_path: Path) -> None:
    with peers(tmp_path, 3, "pause=0.01") as (_, found):

        async def test() -> None:
            async with people(found[0], "Ann", "Ben", "Cem") as persons:
                clients = await seated(persons, GAME, 4, bot="greedy")
                for client, peer in zip(clients[1:], found[1:]):
                    await client.leave()
                    client.person = elsewhere(client.person, peer)
                    await client.again()
                await asyncio.gather(*(client.play_on(Random(n)) for n, client in enumerate(clients)))
                assert {client.phase for client in clients} == {"over"}
                table = clients[0].table
                for peer in found:
                    person = elsewhere(persons[0], peer)
                    assert (await person.get(f"/api/records/{table}"))["moves"]
                    assert [line["table"] for line in await person.get("/api/results/mine")] == [table]
                    links = await person.http.get(f"/api/tables/{table}/links")
                    assert links.status_code == 200, links.text

        run(test)
        assert [peer.stop() for peer in found] == [0, 0, 0]


def test_whoever_dies_what_was_acknowledged_is_there_once(tmp_path: Path) -> None:
    with peers(tmp_path, 3, "pause=0.03", "lease_seconds=2") as (url, found):
        rng = Random(27)
        rounds: list[Round] = []

        def kill(so_far: Round) -> None:
            """The owner of some table; it starts again and has nothing."""
            table = rng.choice(so_far.tables)
            owner = owner_of(url, table, found) if address_of_owner(url, table) else rng.choice(found)
            owner.kill()
            owner.start()

        async def test() -> None:
            rounds.append(await play_under_kills(Anywhere(found, rng), 3, Random(28), kill))  # type: ignore[arg-type]

        run(test)
        assert rounds[0].kills == 3
        db = connect(url)
        check_in(db, rounds[0])
        db.raw.close()
        assert [peer.stop() for peer in found] == [0, 0, 0]
