"""Whole games over the wire, by clients that compute nothing."""

import asyncio
import copy
import json
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.record import Record, verify
from tests.server.clients import Client, NotDone, Server, people, run, seated, start

OPTIONS: dict[str, dict[str, Any]] = {
    "itadaki-sashiage": {"rounds": 1},
    "cookie-thief": {"rounds": 1},
}


@pytest.mark.parametrize("game", [game.name for game in kotatsu.games()])
def test_a_whole_game_of_two_people_and_a_bot(server: Server, game: str) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            clients = await seated([ann, ben], game, 3, options=OPTIONS.get(game, {}))
            watcher = await eve.join(clients[0].table)
            await asyncio.gather(*(client.play_on(Random(i)) for i, client in enumerate(clients)))
            await watcher.until(lambda: watcher.phase == "over")
            assert watcher.document["result"] == clients[0].document["result"]
            record = Record.from_data(await ann.get(f"/api/tables/{clients[0].table}/record"))
            state = verify(record)
            assert record.commitments is not None
            assert {"scores": state.scores, "winners": state.winners} == clients[0].document["result"]
            mine = await ben.get("/api/results/mine")
            assert [game["table"] for game in mine] == [clients[0].table]
            await compare_with_a_fresh_snapshot([*clients, watcher])

    run(test)


async def compare_with_a_fresh_snapshot(clients: list[Client]) -> None:
    """Whoever followed every update knows just what somebody who comes now is told."""
    for client in clients:
        fresh = await client.person.join(client.table)
        await client.until(lambda fresh=fresh, client=client: client.number == fresh.number)
        assert fresh.document == client.document
        assert fresh.story == client.story
        assert fresh.chat == client.chat
        await fresh.leave()


def test_the_record_of_a_table_can_be_verified_by_anybody(server: Server, tmp_path: Path) -> None:
    """`kotatsu verify` opens every promise, deals from the seed that follows, and plays again; whatever is
    changed in what was opened, it notices."""

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            clients = await seated([ann, ben], "trico-roof", 3)
            await asyncio.gather(*(client.play_on(Random(i)) for i, client in enumerate(clients)))
            record = await eve.get(f"/api/tables/{clients[0].table}/record")
            seats = record["commitments"]["seats"]
            assert [seats[seat]["nonce"] for seat in (0, 1)] == [
                client.nonces[seat] for seat, client in enumerate(clients)
            ]
            assert record["commitments"]["server"]["hash"] == clients[0].document["promise"]
            assert await verify_file(tmp_path, record) == (0, "")
            for name, forged in forgeries(record):
                code, why = await verify_file(tmp_path, forged)
                assert code == 2 and why.count("\n") == 1, name

    run(test)


def forgeries(record: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The record with one thing changed, each time another."""
    other = "0" * 64
    for path in (
        ("seed",),
        ("commitments", "server", "salt"),
        ("commitments", "server", "secret"),
        ("commitments", "server", "hash"),
        ("commitments", "seats", 0, "nonce"),
        ("commitments", "seats", 1, "hash"),
    ):
        forged = copy.deepcopy(record)
        place: Any = forged
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = other
        yield str(path), forged


async def verify_file(folder: Path, record: dict[str, Any]) -> tuple[int, str]:
    """What `kotatsu verify` says of a record: its exit code and its complaint."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    command = (sys.executable, "-m", "kotatsu", "verify", str(file))
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    _, complaint = await process.communicate()
    assert process.returncode is not None
    return process.returncode, complaint.decode()


def test_one_person_may_hold_several_seats(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower", players=2)
            client = await ann.join(made["table"])
            await client.sit(0)
            await client.sit(1)
            await start([client])
            await client.play_on(Random(1), 10)
            assert sorted(client.document["game_state"]["views"]) == ["0", "1"]

    run(test)


def test_simultaneous_answers_all_count(server: Server) -> None:
    """All stack their first tower at once, card by card, and every card lies there."""

    async def answer(client: Client) -> list[Any]:
        ((seat, view),) = client.choices()
        move = view["moves"][0]
        await client.do("play", seat=seat, move=move["move"], decision=view["decision"])
        return [seat, move["text"]]

    async def test() -> None:
        async with people(server, "A", "B", "C", "D") as persons:
            clients = await seated(persons, "itadaki-sashiage", 4)
            played = []
            while clients[0].document["game_state"]["deciders"] == [0, 1, 2, 3]:
                played += await asyncio.gather(*(answer(client) for client in clients))
                await asyncio.gather(*(client.do("back") for client in clients))  # all have heard by now
            for client in clients:
                await client.do("abandon")
            record = await persons[0].get(f"/api/tables/{clients[0].table}/record")
            assert len(played) >= 4 and sorted(record["moves"]) == sorted(played)

    run(test)


def test_sent_twice_played_once(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2, options={"first_leader": 0})
            seat, view = ann.choices()[0]
            move = {"seat": seat, "move": view["moves"][0]["move"], "decision": view["decision"]}
            for _ in range(3):
                assert (await ann.do("play", client="once", **move))["client"] == "once"
            assert not ann.choices()
            await ben.play_on(Random(1), 1)
            await ann.until(ann.choices)
            assert ann.choices()[0][1]["decision"] == view["decision"] + 1
            await ann.do("play", client="once", **move)  # still the same: nothing happens
            assert ann.choices()

    run(test)


def test_every_refusal_has_a_reason(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            ann, ben = await seated(persons, "tower-of-pancakes", 3)
            with pytest.raises(NotDone, match="Seat 0 is not yours"):
                await ben.do("play", seat=0, move=0)
            with pytest.raises(NotDone, match="Only the host"):
                await ben.do("pause")
            with pytest.raises(NotDone, match="There is no seat 7"):
                await ann.do("play", seat=7, move=0)
            with pytest.raises(NotDone, match="only before the start"):
                await ann.do("set_players", players=4)
            with pytest.raises(NotDone, match="There is no bot"):
                await ann.do("seat_bot", seat=1, level="lion")
            for client in (ann, ben):
                for seat, view in client.choices():
                    with pytest.raises(NotDone, match=f"Seat {seat} cannot play"):
                        await client.do("play", seat=seat, move=10**6)
                    with pytest.raises(NotDone, match="another moment"):
                        await client.do("play", seat=seat, move=view["moves"][0]["move"], decision=99)

    run(test)


def test_chat_reaches_everybody_cleaned(server: Server) -> None:
    async def test() -> None:
        async with people(server, "A\u202enn\n", "Ben") as persons:
            ann, ben = await seated(persons, "cat-tower", 2)
            await ann.do("chat", text="<b>hello</b>\u0000\u202e \n there")
            await ben.until(lambda: ben.chat)
            assert ben.chat[0]["text"] == "<b>hello</b> there" and ben.chat[0]["name"] == "Ann"
            with pytest.raises(NotDone, match="1 to 500"):
                await ann.do("chat", text="\u0000")

    run(test)


def test_withdrawing_pausing_and_taking_back(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cem") as persons:
            clients = await seated(persons, "itadaki-sashiage", 3, options={"rounds": 1})
            ann, ben = clients[:2]
            ((seat, view),) = ann.choices()
            heard = ben.number
            await ann.do("play", seat=seat, move=view["moves"][0]["move"], decision=view["decision"])
            await ann.do("withdraw", seat=seat)
            assert ben.number == heard  # nobody noticed
            await ann.do("pause")
            with pytest.raises(NotDone, match="paused"):
                await ann.do("play", seat=seat, move=view["moves"][0]["move"])
            await ann.do("resume")
            while ann.document["game_state"]["deciders"] == [0, 1, 2]:
                await asyncio.gather(*(client.play_on(Random(1), 1) for client in clients))
            await play_singly(clients, 2)
            asker = next(c for c in clients if c.document["game_state"]["views"][seat_of(c)]["take_back"])
            await asker.do("ask_take_back", seat=int(seat_of(asker)))
            for client in clients:
                if client is not asker:
                    await client.until(partial(asks, client))
                    await client.do("answer_take_back", agree=True)
            await compare_with_a_fresh_snapshot(clients)

    run(test)


def test_undo_is_offered_once_it_is_known_to_be_free(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cem") as persons:
            ann, ben, _ = await seated(persons, "tower-of-pancakes", 3, options={"first_leader": 0})
            before = ann.document["game_state"]["views"]["0"]
            await ann.do("play", seat=0, move=before["moves"][0]["move"], decision=before["decision"])
            assert ann.document["game_state"]["views"]["0"]["undo"] is None
            await ann.until(lambda: ann.document["game_state"]["views"]["0"]["undo"])
            await ann.do("undo", seat=0)
            await ben.until(lambda: ben.document["game_state"]["deciders"] == [0])
            assert ann.choices()[0][1]["view"] == before["view"]

            again = ann.choices()[0][1]["decision"]
            await ann.do("play", seat=0, move=before["moves"][0]["move"], decision=again)
            await ann.do("undo", seat=0)  # at once, before anybody has worked out whether that is free
            await ben.until(lambda: ben.document["game_state"]["deciders"] == [0])
            with pytest.raises(NotDone, match="ask to take it back"):
                await ben.do("undo", seat=1)

    run(test)


def seat_of(client: Client) -> str:
    return str(client.document["own"][0])


def asks(client: Client) -> bool:
    return bool((client.document["take_back"] or {}).get("asks_you"))


async def play_singly(clients: list[Client], count: int) -> None:
    """So many moves, each by whoever owes one."""
    for _ in range(count):
        mover = clients[clients[0].document["game_state"]["deciders"][0]]
        await mover.play_on(Random(1), 1)
        await clients[0].until(partial(agree, clients[0], mover))


def agree(one: Client, other: Client) -> bool:
    return bool(one.document["game_state"]["deciders"] == other.document["game_state"]["deciders"])


def test_a_rematch_seats_everybody_again(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2)
            for client in clients:
                await client.do("abandon")
            await clients[1].until(lambda: clients[1].phase == "abandoned")
            await asyncio.gather(*(client.do("rematch") for client in clients))
            await clients[0].until(lambda: clients[0].document["rematch"])
            again = await persons[1].join(clients[0].document["rematch"])
            assert [seat["name"] for seat in again.document["seats"]] == ["Ben", "Ann"]
            assert again.document["own"] == [0]

    run(test)


def test_time_runs_out_and_a_bot_moves(folder: Path) -> None:
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            clock = {"kind": "move", "seconds": 5}
            (client,) = await seated([ann], "cat-tower", 2, clock=clock)
            await client.until(
                lambda: client.document["seats"][0]["late"] or len(client.story.get("0", [])) > 2
            )

    with closing(server):
        run(test)


def test_bots_take_their_time_whatever_their_hand(folder: Path) -> None:
    """No move of a bot comes sooner than a pause after it was asked, be it forced or not."""
    pause = 0.5
    server = Server(folder, f"pause={pause}")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "tower-of-pancakes", 3, bot="greedy")
            waits: list[float] = []
            while len(waits) < 6:
                began, deciders = time.monotonic(), client.document["game_state"]["deciders"]
                if client.choices():
                    await client.play_on(Random(1), 1)
                else:
                    await client.until(partial(has_moved, client, deciders))
                    waits.append(time.monotonic() - began)
            assert min(waits) >= 0.7 * pause * 0.9

    with closing(server):
        run(test)


def has_moved(client: Client, deciders: list[int]) -> bool:
    return bool(client.document["game_state"]["deciders"] != deciders)
