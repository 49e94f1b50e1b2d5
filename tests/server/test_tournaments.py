"""Tournaments over real sockets: every table of a round is dealt alike, and nobody learns what from another
table, nor from their own, before the last one has ended."""

import asyncio
import csv
import hashlib
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kotatsu.core.errors import BadInput
from kotatsu.core.record import Record, verify
from tests.server.clients import Data, NotDone, Person, Server, Turned, people, play_some
from tests.server.club_people import RefusedHere, Tournament, asked, club_of

# A tick looks for the end of a round; it is a quarter of `stale`.
SOON = ("stale=0.4", "gone=20")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "data", *SOON)
    yield found
    found.close()


async def refused(code: str, asking: Any) -> None:
    with pytest.raises(RefusedHere, match=f"^{code}$"):
        await asking


def table_of(shown: Data, person: Data) -> Data:
    found: Data = next(one for one in shown["tables"] if person["you"] in one["seats"])
    return found


async def own_table(person: Person, tournament: Tournament) -> str:
    shown = await tournament.look(person)
    return str(table_of(shown["rounds"][-1], shown)["table"])


def everything_of(table: str, seats: int) -> list[str]:
    """All that can be asked over HTTP about what was dealt at a table."""
    asks = [f"/api/tables/{table}/record", f"/api/records/{table}", f"/api/records/{table}/proof"]
    asks += [f"/api/records/{table}/replay?eyes={eyes}" for eyes in ("open", "watch", *range(seats))]
    asks += [f"/api/records/{table}/analysis"]
    asks += [
        f"/api/tables/{table}/{what}?seat={seat}" for what in ("record", "sheet") for seat in range(seats)
    ]
    asks += [f"/api/tables/{table}/sheet"]
    asks += [f"/api/tables/{table}/moment?number=0&seat={seat}" for seat in range(seats)]
    return asks


async def told(person: Person, paths: list[str]) -> dict[str, tuple[int, str]]:
    answers = [await person.http.get(path) for path in paths]
    return {path: (one.status_code, one.text) for path, one in zip(paths, answers, strict=True)}


def secrets_of(folder: Path, tables: list[str]) -> list[str]:
    """What a round hides, from the server's own disk: the secret, the salt, the seed, and every nonce."""
    found: set[str] = set()
    with sqlite3.connect(f"file:{folder / 'kotatsu.sqlite3'}?mode=ro", uri=True) as db:
        for table in tables:
            for (row,) in db.execute("SELECT entry FROM entries WHERE table_id = ?", (table,)):
                entry = json.loads(row)
                if entry["kind"] == "created":
                    found |= {entry["secret"], entry["salt"]}
                    found |= {nonce for _, nonce in entry["description"]["round"]["promises"] if nonce}
                if entry["kind"] == "dealt":
                    found.add(entry["seed"])
    return sorted(found)


async def asked_for(person: Person, tables: list[str], own: str | None, sealed: bool) -> str:
    """All that somebody can ask for about these tables while their round is played: nothing of others,
    and of their own nothing but their own view. What they were told, to be looked through for secrets."""
    heard = []
    for table in tables:
        for path, (status, text) in (await told(person, everything_of(table, 3))).items():
            assert status >= 400 or table == own, path
            if status < 400:
                assert '"seed":null' in text or "seed" not in text, path
            elif sealed and table == own and "/records/" in path:
                assert json.loads(text)["code"] == "round-plays", path
            heard.append(text)
    return "".join(heard)


def test_every_table_of_a_round_is_dealt_alike_and_nobody_can_know_it_before_the_last_has_ended(
    server: Server,
) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Cem", "Una") as (ann, ben, cem, una):
            club = await club_of(ann, ben, cem, una)
            cup = await Tournament.made(ann, club, "tower-of-pancakes", 3, rounds=2)
            promise = (await cup.look(una))["rounds"][0]["promise"]
            await cup.do(ann, "enter")
            await cup.do(ann, "add_bots", level="kitten", count=2)
            await cup.do(ben, "enter")
            await cup.do(cem, "enter")
            await cup.do(ann, "add_bots", level="kitten")
            await cup.ready(ann, ben, cem)
            drawn = await cup.draw(ann, (ann, ben, cem))
            assert drawn["promise"] == promise  # it came before anybody was ready, and before the tables
            tables = [one["table"] for one in drawn["tables"]]
            mine, theirs = tables  # in the order of entering: Ann and two bots, Ben and Cem and a bot
            hidden = secrets_of(server.folder, tables)
            assert len(hidden) == 2 + 1 + 3  # one secret, one salt and one seed for both tables
            at = {ann: mine, ben: theirs, cem: theirs, una: None}

            # Both tables play: nobody sees another one, nor does a spectator.
            for person, table in ((ann, theirs), (ben, mine), (una, mine)):
                with pytest.raises(Turned, match="still play these very cards"):
                    await person.join(table)
            clients = {person: await person.join(table) for person, table in at.items() if table}
            assert {client.document["promise"] for client in clients.values()} == {promise}
            heard = [await asked_for(person, tables, own, sealed=False) for person, own in at.items()]

            # Ann's has ended: nothing of it is opened, and the other one stays closed to her.
            await clients[ann].play_on(Random(1))
            await cup.until(ann, lambda shown: shown["rounds"][0]["tables"][0]["done"])
            document = clients[ann].document
            assert document["phase"] == "over"
            assert document["opened"] is None
            assert not document["round"]["over"]
            heard += [
                await asked_for(person, tables, own, sealed=person is ann) for person, own in at.items()
            ]
            shown = await cup.look(ann)
            assert all(one["ranks"] is None and not one["scores"] for one in shown["rounds"][0]["tables"])
            assert all(line["points"] == 0 for line in shown["standing"])
            for kind, fields in (
                ("rematch", {}),
                ("abandon", {"agree": True}),
                ("set_watching", {"allowed": True}),
            ):
                with pytest.raises(NotDone, match="belongs to a tournament"):
                    await clients[ann].do(kind, **fields)
            with pytest.raises(Turned, match="still play these very cards"):
                await ann.join(theirs)
            for path in ("/api/results", "/api/results/mine", f"/api/clubs/{club}/file"):
                heard.append(json.dumps(await asked(ann, path)))
                assert mine not in heard[-1]
            await refused(
                "round-plays-still",
                asked(ann, f"/api/clubs/{club}", {"change": {"t": "delete_club", "sure": "yes"}}),
            )
            heard += [frame for client in clients.values() for frame in client.frames]

            # The last one ends, and everything is opened everywhere.
            await asyncio.gather(*(clients[person].play_on(Random(2)) for person in (ben, cem)))
            await cup.until(ann, lambda shown: shown["rounds"][0]["stage"] == "over")
            for value in hidden:
                assert value not in "".join(heard)
            for client in clients.values():
                await client.until(lambda client=client: client.document["opened"] is not None)
                await client.leave()
            records = [Record.from_data(await asked(una, f"/api/records/{table}")) for table in tables]
            assert len({json.dumps([record.seed, record.deal().dump()]) for record in records}) == 1
            for record in records:
                verify(record)
                assert record.commitments is not None
                assert record.commitments["server"]["hash"] == promise
                assert len(record.commitments["round"]["people"]) == 3
            shown = await cup.look(ann)
            assert shown["rounds"][1]["promise"] != promise
            assert sum(line["points"] for line in shown["standing"]) == 2 * (12 + 6)
            text = await asked(ben, f"{cup.path}/standings.csv")
            rows = list(csv.reader(io.StringIO(text.lstrip("\ufeff"))))
            assert rows[0][:3] == ["place", "name", "points"]
            assert len(rows) == 1 + 6 + 2 + 6

    asyncio.run(play())


def test_whoever_comes_late_goes_or_does_not_open_holds_nobody_up(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Cem") as (ann, ben, cem):
            club = await club_of(ann, ben)
            cup = await Tournament.made(ann, club, "cookie-thief", 3, rounds=3)
            await refused("not-member", cup.look(cem))
            await refused("not-member", cup.do(cem, "enter"))
            await refused("only-helpers", cup.do(ben, "draw_round"))
            await refused("too-few", cup.do(ann, "draw_round"))
            await cup.do(ann, "enter")
            await cup.do(ben, "enter")
            await refused("no-promise", cup.do(ann, "ready", promise="x" * 64))
            await cup.ready(ann)
            await refused("same-promise", cup.do(ben, "ready", promise=cup_promise(cup, ann)))
            await cup.do(ann, "draw_round")  # Ben is not ready: he does not play this round
            await refused("wrong-value", cup.do(ann, "open_value", nonce="0" * 64))
            await refused("round-drawn", cup.do(ben, "ready", promise=cup_promise(cup, ann)))
            await cup.do(ann, "open_value", nonce=cup.nonces[ann])
            shown = await cup.until(ann, lambda shown: shown["rounds"][0]["stage"] == "playing")
            assert shown["rounds"][0]["tables"][0]["seats"] == [1, None, None]
            await refused("round-plays-still", cup.do(ann, "end_tournament"))

            # She leaves: kittens play it out, and the round comes to its end.
            client = await ann.join(await own_table(ann, cup))
            await client.do("leave")
            await client.leave()
            shown = await cup.until(ann, lambda shown: shown["rounds"][0]["stage"] == "over")
            assert [
                line["rounds"] for line in sorted(shown["standing"], key=lambda line: line["entrant"])
            ] == [1, 0]

            # Cem comes late, Ann goes; a seat that nobody had before is a seat that is fair.
            invite = (await asked(ann, f"/api/clubs/{club}"))["invite"]
            await asked(cem, f"/api/clubs/{club}/join", {"invite": invite})
            await cup.do(cem, "enter")
            await cup.do(ann, "leave_tournament", entrant=1)
            await cup.ready(ben, cem)
            await refused("not-entered", cup.do(ann, "ready", promise="0" * 64))
            await cup.draw(ann, (ben, cem))
            assert sorted(one for one in (await cup.look(ben))["rounds"][1]["tables"][0]["seats"] if one) == [
                2,
                3,
            ]

    asyncio.run(play())


def cup_promise(cup: Tournament, person: Person) -> str:
    return hashlib.sha256(bytes.fromhex(cup.nonces[person])).hexdigest()


def test_a_killed_server_deals_a_round_and_ends_it_all_the_same(folder: Path) -> None:
    async def play() -> None:
        server = Server(folder, *SOON)
        try:
            async with people(server, "Ann", "Ben") as (ann, ben):
                club = await club_of(ann, ben)
                cup = await Tournament.made(ann, club, "tower-of-pancakes", 3, rounds=1)
                for person in (ann, ben):
                    await cup.do(person, "enter")
                await cup.do(ann, "add_bots", level="random", count=4)
                await cup.ready(ann, ben)
                await cup.do(ann, "draw_round")
                await cup.do(ann, "open_value", nonce=cup.nonces[ann])
                server.kill()  # between what was opened and what is dealt
                server.start()
                for person in (ann, ben):
                    person.http.base_url = server.url  # type: ignore[assignment]
                try:
                    await cup.do(ben, "open_value", nonce=cup.nonces[ben])
                except RefusedHere as refusal:  # the start took longer than there is time to open
                    assert str(refusal) == "not-opening"
                shown = await cup.until(ann, lambda shown: shown["rounds"][0]["stage"] == "playing")
                table = await own_table(ann, cup)
                clients = [await person.join(table) for person in (ann, ben)]
                await play_some(clients, 4, Random(3))  # in the order that the cards make of it
                server.kill()
                server.start()
                for client in clients:
                    await client.break_off()
                    await client.connect()
                await asyncio.gather(*(client.play_on(Random(3)) for client in clients))
                shown = await cup.until(ann, lambda shown: shown["over"])
                assert all(one["done"] for one in shown["rounds"][0]["tables"])
                for one in shown["rounds"][0]["tables"]:
                    verify(Record.from_data(await opened(ann, one["table"])))
                for client in clients:
                    await client.leave()
        finally:
            server.close()

    asyncio.run(play())


def test_who_runs_a_tournament_lets_no_table_hold_it_up(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Cem") as (ann, ben, cem):
            club = await club_of(ann, ben, cem)
            cup = await Tournament.made(ann, club, "tower-of-pancakes", 3, rounds=2)
            for person in (ann, ben):
                await cup.do(person, "enter")
            await cup.do(ann, "add_bots", level="random", count=4)
            await cup.ready(ann, ben)
            drawn = await cup.draw(ann, (ann, ben))
            table, other = (str(one["table"]) for one in drawn["tables"])
            await refused("only-helpers", cup.do(ben, "release_table", table=table, void=False))
            await refused("no-table", cup.do(ann, "release_table", table="x" * 22, void=False))
            client = await ann.join(table)
            await client.until(lambda: len(client.choices()) == 1)
            await cup.do(ann, "release_table", table=table, void=False)
            await client.until(lambda: client.document["seats"][client.document["own"][0]]["kept"])
            await client.do("back")
            await client.until(client.choices)  # whoever is here after all plays on
            await cup.do(ann, "release_table", table=table, void=True)
            await client.until(lambda: client.phase == "abandoned")
            shown = await cup.until(ann, lambda shown: shown["rounds"][0]["stage"] == "over")
            assert [one["ranks"] is None for one in shown["rounds"][0]["tables"]] == [True, False]
            await refused("game-over", cup.do(ann, "release_table", table=other, void=True))
            assert shown["rounds"][1]["stage"] == "gathering"
            await client.leave()

    asyncio.run(play())


async def opened(person: Person, table: str) -> Data:
    """The record of a table whose round is over: it opens what was dealt when it looks the next time."""
    for _ in range(100):
        with suppress(RefusedHere):
            return await asked(person, f"/api/records/{table}")
        await asyncio.sleep(0.2)
    raise AssertionError("it is never opened")


# --- promises -----------------------------------------------------------------------------------------------


def test_a_record_of_a_round_that_was_tampered_with_says_what_does_not_hold(server: Server) -> None:
    async def play() -> Data:
        async with people(server, "Ann", "Ben") as (ann, ben):
            club = await club_of(ann, ben)
            cup = await Tournament.made(ann, club, "cat-tower", 2, rounds=1)
            for person in (ann, ben):
                await cup.do(person, "enter")
            await cup.do(ann, "add_bots", level="random", count=2)
            await cup.ready(ann, ben)
            drawn = await cup.draw(ann, (ann, ben))
            clients = [await person.join(drawn["tables"][0]["table"]) for person in (ann, ben)]
            await asyncio.gather(*(client.play_on(Random(4)) for client in clients))
            await cup.until(ann, lambda shown: shown["over"])
            found: Data = await asked(ann, f"/api/records/{drawn['tables'][1]['table']}")
            return found

    data = asyncio.run(play())
    verify(Record.from_data(data))
    people_of = data["commitments"]["round"]["people"]
    assert data["commitments"]["seats"] == [None, None]  # bots sat here, and people took part in the shuffle
    forged = []
    for why, change in (
        ("promise-of-person", lambda round: round["people"][1].update(nonce="ab" * 32)),
        ("promised-seed", lambda round: round["people"].reverse()),
        ("promised-seed", lambda round: round["people"][0].pop("nonce")),
        ("promises-twice", lambda round: round["people"].append(people_of[0])),
        ("promise-of-round", lambda round: round["seats"].__setitem__(0, 1)),
        ("record-part", lambda round: round["seats"].__setitem__(0, 7)),
        ("record-part", lambda round: round.update(people=None)),
    ):
        other = json.loads(json.dumps(data))
        change(other["commitments"]["round"])
        with pytest.raises(BadInput) as found:
            verify(Record.from_data(other))
        forged.append(found.value.code == why or (found.value.code, why))
    assert forged == [True] * len(forged)
