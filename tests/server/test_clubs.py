"""Clubs over real sockets: who is let in, who may do what, standings, the calendar, and the end of it."""

import asyncio
import json
import time
from random import Random

import pytest

from tests.server.clients import Server, people, start
from tests.server.club_people import RefusedHere, Tournament, asked, change, club_of

YES = {"change": {"t": "delete_club", "sure": "yes"}}


def test_a_club_lets_in_whoever_has_its_link_and_tells_nobody_else_of_it(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            club = await club_of(ann, ben, name="Thursday cats")
            shown = await asked(ben, f"/api/clubs/{club}")
            assert [(one["name"], one["role"], one["here"]) for one in shown["members"]] == [
                ("Ann", "host", True),
                ("Ben", "member", True),
            ]
            assert [one["name"] for one in await asked(ben, "/api/clubs")] == ["Thursday cats"]
            old = shown["invite"]
            for path in ("", "/standing", "/evenings.ics", "/link"):
                with pytest.raises(RefusedHere, match="not-member"):
                    await asked(eve, f"/api/clubs/{club}{path}")
            with pytest.raises(RefusedHere, match="no-club"):
                await asked(eve, f"/api/clubs/{club}/join", {"invite": "made up"})
            with pytest.raises(RefusedHere, match="only-helpers"):
                await change(ben, club, "renew_invite")
            await change(ann, club, "renew_invite")
            with pytest.raises(RefusedHere, match="no-club"):
                await asked(eve, f"/api/clubs/{club}/join", {"invite": old})
            link = await asked(ben, f"/api/clubs/{club}/link")
            assert link["url"].endswith(
                f"/club/{club}#invite={(await asked(ben, f'/api/clubs/{club}'))['invite']}"
            )

    asyncio.run(play())


def test_roles_say_who_may_do_what_and_a_club_always_has_a_host(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Cem") as (ann, ben, cem):
            club = await club_of(ann, ben, cem)
            for body in ({"t": "rename_club", "name": "Mice"}, {"t": "remove_member", "member": 1}):
                with pytest.raises(RefusedHere, match="only-helpers"):
                    await asked(ben, f"/api/clubs/{club}", {"change": body})
            with pytest.raises(RefusedHere, match="own-role"):
                await change(ann, club, "set_role", member=1, role="member")
            await change(ann, club, "set_role", member=2, role="helper")
            await change(ben, club, "rename_club", name="Mice")
            for kind, fields in (
                ("delete_club", {"sure": "yes"}),
                ("set_role", {"member": 3, "role": "helper"}),
                ("remove_member", {"member": 1}),
            ):
                with pytest.raises(RefusedHere, match="only-club-host"):
                    await change(ben, club, kind, **fields)
            await change(ben, club, "remove_member", member=3)
            with pytest.raises(RefusedHere, match="not-member"):
                await asked(cem, f"/api/clubs/{club}")
            await change(ann, club, "remove_member", member=1)  # the host leaves: a helper is host
            shown = await asked(ben, f"/api/clubs/{club}")
            assert (shown["name"], shown["role"]) == ("Mice", "host")
            await change(ben, club, "remove_member", member=2)
            with pytest.raises(RefusedHere, match="no-club"):
                await asked(ben, f"/api/clubs/{club}")  # nobody is left

    asyncio.run(play())


def test_what_is_played_in_a_club_counts_in_its_standing(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
            club = await club_of(ann, ben)
            now = time.time()
            with pytest.raises(RefusedHere, match="evening-times"):
                await change(ann, club, "add_evening", title="Too long", begins=now, ends=now + 5 * 86_400)
            await change(
                ann, club, "add_evening", title="Waffles, at Ann's", begins=now - 60, ends=now + 3600
            )
            wanted = {"game": "cat-tower", "players": 3, "bots": [None, None, "random"]}
            made = await asked(ann, f"/api/clubs/{club}/tables", wanted)
            listed = (await asked(ben, f"/api/clubs/{club}"))["tables"]
            assert [(one["listed"]["table"], one["invite"]) for one in listed] == [
                (made["table"], made["invite"])
            ]
            assert made["table"] not in json.dumps(await asked(eve, "/api/tables"))
            clients = [await person.join(made["table"], invite=made["invite"]) for person in (ann, ben)]
            for seat, client in enumerate(clients):
                await client.sit(seat, invite=made["invite"])
            await start(clients)
            await asyncio.gather(*(client.play_on(Random(seat)) for seat, client in enumerate(clients)))
            scores = clients[0].document["result"]["scores"]
            async with asyncio.timeout(30):
                while not (standing := await asked(ben, f"/api/clubs/{club}/standing"))["lines"]:
                    await asyncio.sleep(0.1)
            assert standing["title"] == "Waffles, at Ann's"
            for line in standing["lines"]:
                seat = line["member"] - 1
                others = [score for at, score in enumerate(scores) if at != seat]
                assert line["points"] >= 12 * sum(scores[seat] > score for score in others) / 2
            assert {line["name"] for line in standing["lines"]} == {"Ann", "Ben"}
            assert (await asked(ben, f"/api/clubs/{club}/standing?span=month"))["lines"] == standing["lines"]

            # A rematch stays in the club; what is played elsewhere does not come into it.
            await clients[0].do("rematch")
            again = (await asked(ben, f"/api/clubs/{club}"))["tables"]
            assert [one["listed"]["table"] for one in again] == [clients[0].document["rematch"]]
            ics = await asked(ben, f"/api/clubs/{club}/evenings.ics")
            assert "SUMMARY:Waffles\\, at Ann's\r\n" in ics
            for client in clients:
                await client.leave()

            # All of it as a file, without identities; and then it is gone, but for the games.
            with pytest.raises(RefusedHere, match="only-club-host"):
                await asked(ben, f"/api/clubs/{club}/file")
            data = await asked(ann, f"/api/clubs/{club}/file")
            assert [one["member"] for one in data["results"]] == [1, 2, None]
            assert ann.cookie.split("=")[1].split(".")[0] not in json.dumps(data)
            assert await asked(ann, f"/api/clubs/{club}", YES) == {"done": True}
            with pytest.raises(RefusedHere, match="no-club"):
                await asked(ann, f"/api/clubs/{club}")
            assert (await asked(ann, "/api/results/mine"))[0]["table"] == made["table"]

    asyncio.run(play())


def test_who_is_forgotten_leaves_clubs_and_stays_nobody_in_tournaments(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            club = await club_of(ann, ben)
            cup = await Tournament.made(ann, club, "cat-tower", 2)
            await cup.do(ben, "enter")
            await asked(ben, "/api/you/forget", {"sure": "yes"})
            shown = await cup.look(ann)
            assert [(one["name"], one["gone"]) for one in shown["entrants"]] == [("Somebody", True)]
            assert [one["name"] for one in (await asked(ann, f"/api/clubs/{club}"))["members"]] == ["Ann"]

    asyncio.run(play())


def test_a_tournament_without_a_clock_might_never_end(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ann") as (ann,):
            club = await club_of(ann)
            for wrong, code in (
                ({"clock": {"kind": "none", "seconds": 0, "increment": 0}}, "tournament-clock"),
                ({"game": "no-such-game"}, "bad-input"),
                ({"players": 5}, "bad-input"),
                ({"fill": "nobody"}, "no-bot"),
            ):
                with pytest.raises(RefusedHere, match=f"^{code}$"):
                    await Tournament.made(ann, club, **{"game": "cat-tower", "players": 3, **wrong})

    asyncio.run(play())
