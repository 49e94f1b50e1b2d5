"""Who somebody is, how they come along to another device, whom a door lets in, what lists show."""

import asyncio
import re
from random import Random
from typing import Any

import httpx
import pytest

from kotatsu.server.qr import qr_svg
from tests.server.clients import NotDone, Person, Server, Turned, people, play_some, run, seated, start


def test_nobody_becomes_somebody_and_changes_their_name(server: Server) -> None:
    async def test() -> None:
        ann = Person(server, " A\u0000nn\n Smith ")
        assert await ann.get("/api/me") == {"name": None, "coat": None}
        await ann.arrive()
        assert await ann.get("/api/me") == {"name": "Ann Smith", "coat": None}
        cookie = ann.cookie
        await ann.http.post("/api/me", json={"name": "Anna"})
        assert await ann.get("/api/me") == {"name": "Anna", "coat": None} and ann.cookie == cookie
        await ann.http.aclose()

    run(test)


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "\u0000", "x" * 5000, 7, None])
def test_a_name_that_is_none(server: Server, name: Any) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": name})
    assert answer.status_code == 400 and "set-cookie" not in answer.headers


def test_the_cookie_is_signed_and_out_of_reach(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    value = answer.cookies["kotatsu"]
    for forged in (
        value[:-1] + ("A" if value[-1] != "A" else "B"),
        value.partition(".")[0],
        "x" * 22 + ".é",
        ".",
    ):
        found = httpx.get(f"{server.url}/api/me", headers={"cookie": f"kotatsu={forged}".encode()})
        assert found.json() == {"name": None, "coat": None}
        assert (
            httpx.get(
                f"{server.url}/api/tables/mine", headers={"cookie": f"kotatsu={forged}".encode()}
            ).status_code
            == 401
        )


def test_a_link_moves_me_to_my_phone_once(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2)
            link = (await persons[0].http.post("/api/me/link")).json()
            assert link["url"].startswith(server.url + "/me/") and link["qr"] == qr_svg(link["url"])
            phone = Person(server, "")
            assert (await phone.http.get(link["url"])).status_code == 200  # looking does not use it up
            assert (await phone.http.post(link["url"])).status_code == 303
            assert await phone.get("/api/me") == {"name": "Ann", "coat": None}
            here = await phone.join(clients[0].table)
            assert here.document["own"] == [0]
            thief = Person(server, "")
            assert (await thief.http.post(link["url"])).status_code == 404
            assert await thief.get("/api/me") == {"name": None, "coat": None}
            await phone.http.aclose()
            await thief.http.aclose()

    run(test)


def test_a_newer_link_replaces_the_older(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            old = (await ann.http.post("/api/me/link")).json()["url"]
            new = (await ann.http.post("/api/me/link")).json()["url"]
            phone = Person(server, "")
            assert (await phone.http.post(old)).status_code == 404
            assert (await phone.http.post(new)).status_code == 303
            await phone.http.aclose()

    run(test)


def test_seats_belong_to_identities_not_to_names(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Ann") as persons:
            ann, _ = await seated(persons[:2], "cat-tower", 2)
            other = await persons[2].join(ann.table)
            assert other.document["own"] == [] and other.document["game_state"]["views"] == {}
            with pytest.raises(NotDone, match="not yours"):
                await other.do("play", seat=0, move=0)
            with pytest.raises(NotDone, match="No seat here is yours"):
                await other.do("back")

    run(test)


# --- doors --------------------------------------------------------------------------------------------------


def test_an_invitation_lets_in_and_a_spectator_link_only_lets_look(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve", "Zoe") as (ann, ben, eve, zoe):
            made = await ann.make("cat-tower", players=2, private=True)
            host = await ann.join(made["table"])
            await host.sit(0)
            links = await ann.get(f"/api/tables/{made['table']}/links")
            invite = part(links["play"]["url"], "invite")
            watch = part(links["watch"]["url"], "watch")
            assert invite == made["invite"] != watch
            assert all(link["qr"] == qr_svg(link["url"]) for link in links.values())
            eyes = await eve.join(made["table"], watch=watch)
            assert eyes.document["invite"] is None
            for command in ({"kind": "sit", "seat": 1}, {"kind": "watch"}):
                with pytest.raises(NotDone, match="private"):
                    await eyes.do(**command, name="Eve")
                with pytest.raises(NotDone, match="private"):
                    await eyes.do(**command, name="Eve", invite=watch)
            guest = await ben.join(made["table"], invite=invite)
            await guest.sit(1, invite=invite)
            for hello in ({}, {"invite": watch}, {"watch": invite}, {"watch": "x" * 22}):
                with pytest.raises(Turned, match="private"):
                    await zoe.join(made["table"], **hello)
            with pytest.raises(AssertionError):
                await eve.get(f"/api/tables/{made['table']}/links")

    run(test)


def part(url: str, name: str) -> str:
    found = re.search(rf"#{name}=(.+)", url)
    assert found is not None
    return found[1]


def test_a_new_invitation_turns_away_who_came_by_the_old_one(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Eve") as (ann, eve):
            made = await ann.make("cat-tower", players=2, private=True)
            host = await ann.join(made["table"])
            guest = await eve.join(made["table"], invite=made["invite"])
            await host.do("set_private", private=True)
            await guest.until(lambda: guest.closed)
            with pytest.raises(Turned, match="private"):
                await eve.join(made["table"], invite=made["invite"])
            assert host.document["invite"] != made["invite"]

    run(test)


def test_a_new_invitation_turns_away_spectators_too(server: Server) -> None:
    """One came by a spectator's link, one by the invitation and said that they watch."""

    async def test() -> None:
        async with people(server, "Ann", "Eve", "Leo") as (ann, eve, leo):
            made = await ann.make("cat-tower", players=2, private=True)
            host = await ann.join(made["table"])
            links = await ann.get(f"/api/tables/{made['table']}/links")
            token = links["watch"]["url"].partition("#watch=")[2]
            by_link = await eve.join(made["table"], watch=token)
            named = await leo.join(made["table"], invite=made["invite"])
            await named.do("watch", name="Leo", invite=made["invite"])
            await host.do("set_private", private=True)
            for client in (by_link, named):
                await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            for person, hello in ((eve, {"watch": token}), (leo, {"invite": made["invite"]}), (leo, {})):
                with pytest.raises(Turned, match="private"):
                    await person.join(made["table"], **hello)

    run(test)


def test_where_the_host_wants_no_spectators_nobody_sees_the_game(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as persons:
            ann, _ = await seated(persons[:2], "tower-of-pancakes", 3, watching=False)
            eve = await persons[2].join(ann.table)
            assert eve.document["game_state"]["view"] is None and eve.story == {}

    run(test)


# --- lists --------------------------------------------------------------------------------------------------


def test_lists_show_public_tables_and_ones_own(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            public = await ann.make("cat-tower", players=2)
            private = await ann.make("cat-tower", players=2, private=True)
            for person in (ann, ben):
                listed = [table["table"] for table in await person.get("/api/tables?game=cat-tower")]
                assert public["table"] in listed and private["table"] not in listed
            mine = [table["table"] for table in await ann.get("/api/tables/mine")]
            assert set(mine) == {public["table"], private["table"]}
            assert await ben.get("/api/tables/mine") == []
            clients = [await ann.join(public["table"]), await ben.join(public["table"])]
            for seat, client in enumerate(clients):
                await client.sit(seat)
            await start(clients)
            assert public["table"] not in [t["table"] for t in await ann.get("/api/tables")]
            turns = [(await person.get("/api/tables/mine"))[0]["your_turn"] for person in (ann, ben)]
            assert sorted(turns) == [False, True]
            for client in clients:
                await client.do("abandon")
            assert [r["table"] for r in await ben.get("/api/results/mine")] == [public["table"]]
            assert public["table"] in [r["table"] for r in await ben.get("/api/results")]

    run(test)


def test_a_private_games_result_is_not_listed(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as persons:
            clients = await seated(persons[:2], "cat-tower", 2, private=True)
            for client in clients:
                await client.do("abandon")
            table = clients[0].table
            assert table in [r["table"] for r in await persons[0].get("/api/results/mine")]
            assert table not in [r["table"] for r in await persons[2].get("/api/results")]
            assert (await persons[2].http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await persons[0].http.get(f"/api/tables/{table}/record")).status_code == 200

    run(test)


def test_a_finished_game_that_is_made_private_leaves_everybodys_results(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as persons:
            ann, ben, eve = persons
            clients = await seated([ann, ben], "cat-tower", 2)
            for client in clients:
                await client.do("abandon")
            table = clients[0].table
            for private, listed in ((True, False), (False, True), (True, False)):
                await clients[0].do("set_private", private=private)
                assert (table in [r["table"] for r in await eve.get("/api/results")]) == listed
                assert table in [r["table"] for r in await ben.get("/api/results/mine")]
                status = (await eve.http.get(f"/api/tables/{table}/record")).status_code
                assert status == (200 if listed else 409)
            await clients[1].do("chat", text="well played")
            assert (await ben.http.get(f"/api/tables/{table}/record")).status_code == 200

    run(test)


def test_a_running_game_exports_only_ones_own_record(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "cat-tower", 2)
            path = f"/api/tables/{clients[0].table}/record"
            own = await persons[0].get(f"{path}?seat=0")
            assert own["seed"] is None and own["seat"] == 0
            assert (await persons[0].http.get(f"{path}?seat=1")).status_code == 409

    run(test)


def test_two_tables_at_once(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            one, two = await asyncio.gather(seated(persons, "cat-tower", 2), seated(persons, "trico-roof", 2))
            assert one[0].table != two[0].table
            await one[0].do("chat", text="here")
            await two[0].do("chat", text="there")
            assert [line["text"] for line in two[0].chat] == ["there"]

    run(test)


def test_a_big_screen_sees_what_any_spectator_does_whoever_brings_it(server: Server) -> None:
    """A player may show the table on a screen of their own without showing their hand."""

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            clients = await seated([ann, ben], "tower-of-pancakes", 3, private=True)
            table, host = clients[0].table, clients[0]
            links = await ann.get(f"/api/tables/{table}/links")
            screen_link, token = links["screen"]["url"], links["watch"]["url"].partition("#watch=")[2]
            assert screen_link.endswith(f"/screen/{table}#watch={token}")
            with pytest.raises(Turned, match="invitation"):
                await eve.join(table, screen=True)
            watcher = await eve.join(table, watch=token)
            screens = [await ann.join(table, screen=True), await ben.join(table, screen=True, watch=token)]
            await play_some(clients, 6, Random("screen"))
            for screen in screens:
                await screen.until(lambda screen=screen: screen.number >= watcher.number - 4)
                with pytest.raises(NotDone, match="only shows"):
                    await screen.do("watch", name="Screen")
                assert screen.document["own"] == []
                assert screen.document["game_state"]["views"] == {}
                assert not screen.document["host"]
                assert screen.document["invite"] is None
            await host.do("pause")
            for screen in [watcher, *screens]:
                await screen.until(lambda screen=screen: screen.document["paused"])
            assert watcher.document == screens[0].document == screens[1].document
            assert watcher.story == screens[0].story
            for client in [*clients, watcher, *screens]:
                await client.leave()

    run(test)


# --- editions that come with a game -------------------------------------------------------------------------


def test_a_table_is_made_with_an_edition_of_the_game_by_its_name(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            shelf = (await ann.http.get("/api/games")).json()
            trico = next(game for game in shelf["games"] if game["name"] == "trico-roof")
            assert trico["editions"] == ["kotatsu", "first"]
            backs = []
            for name in trico["editions"]:
                (client,) = await seated([ann], "trico-roof", 3, edition_name=name)
                called = {"kotatsu": None, "first": "edition-called-first"}
                assert client.document["edition"] == called[name]
                backs.append(client.document["game_state"]["printed"]["government"][0]["back"]["rows"])
            assert backs == [[["R*"], ["Y*"], ["B*"]], [["R"], ["Y*"], ["B"]]]
            refused = await ann.http.post("/api/tables", json={"game": "trico-roof", "edition_name": "last"})
            assert refused.status_code == 400 and "kotatsu, first" in refused.json()["detail"]

    run(test)
