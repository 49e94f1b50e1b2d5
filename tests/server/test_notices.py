"""Who is away is told that it is their turn: once, by every way they asked for, and by no other."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

import kotatsu
from kotatsu.server.notices import push
from kotatsu.server.notices.outgoing import is_public
from kotatsu.server.notices.turns import Turns
from kotatsu.server.settings import Settings
from kotatsu.table import Description, Table
from kotatsu.table.commands import Commit, Open, Play, Sit, Start
from tests.server.clients import Client, Data, Person, Server, people, seated
from tests.server.club_people import RefusedHere, Tournament, asked, club_of
from tests.server.dies_at import DyingServer
from tests.server.receivers import Browser, MailServer, Receiver, signed_by, vapid_claims
from tests.thorough import thorough

HASTY = ("notice_after=0.3", "notice_seconds=0.5", "notice_pause=0.02", "private_notices=1", "gone=1.5")
HASTY += ("stale=1", "origins=http://kotatsu.test")
AHEAD = {"first_leader": 0}


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test(), 200))


@contextlib.asynccontextmanager
async def receivers(count: int) -> AsyncIterator[list[Receiver]]:
    found = [await Receiver().open() for _ in range(count)]
    try:
        yield found
    finally:
        for one in found:
            one.close()


async def add(person: Person, **channel: Any) -> Data:
    answer = await person.http.post("/api/notices/channels", json=channel)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


async def two(server: Server, persons: list[Person], **more: Any) -> tuple[Client, Client]:
    """Ann leads, Ben follows."""
    ann, ben = await seated(persons, "trico-roof", 2, options=AHEAD, **more)
    return ann, ben


async def play(client: Client) -> None:
    """Until it is somebody else's turn."""
    await client.until(client.choices)
    while client.choices():
        await client.play_on(Random(1), 1)


def test_who_is_away_is_told_once_a_turn_by_every_way(folder: Path) -> None:
    mailbox = MailServer()
    server = Server(folder, *HASTY, f"smtp={mailbox.address}", "mail_from=Kotatsu <cat@kotatsu.test>")

    async def test() -> None:
        async with receivers(2) as (service, hook), people(server, "Ann", "Ben") as persons:
            browser, ben = Browser(), persons[1]
            key = (await add(ben, **browser.subscription(service), language="ja"))["push_key"]
            said = await add(ben, kind="webhook", address=f"{hook.url}/hook", language="es")
            said = await add(ben, kind="mail", address="ben@example.org", language="is")
            by_kind = {one["kind"]: one for one in said["channels"]}
            assert not by_kind["mail"]["confirmed"] and by_kind["mail"]["secret"] is None
            code = re.search(r"\d{8}", (await mailbox.until(1))[0].get_content())
            assert code is not None
            confirm = f"/api/notices/channels/{by_kind['mail']['id']}/confirm"
            assert (await ben.http.post(confirm, json={"code": "1"})).status_code == 409
            assert (await ben.http.post(confirm, json={"code": code[0]})).status_code == 200

            first, second = await two(server, persons)
            await second.leave()
            await play(first)
            told = (await service.until(1))[0]
            claims = vapid_claims(told, key)
            assert claims["aud"] == service.url and claims["sub"] == "mailto:cat@kotatsu.test"
            payload = browser.read(told)
            assert {**payload, "id": ""} == {
                "id": "",
                "kind": "turn",
                "game": "trico-roof",
                "table": first.table,
                "language": "ja",
            }
            assert first.table not in told.headers["topic"] and len(told.headers["topic"]) == 32
            posted = (await hook.until(1))[0]
            assert signed_by(posted, by_kind["webhook"]["secret"]) and not signed_by(posted, "another")
            address = f"http://kotatsu.test/table/{first.table}"
            assert b"te toca" in posted.body and address.encode() in posted.body
            mail = (await mailbox.until(2))[1]
            assert mail["To"] == "ben@example.org" and "átt leik" in mail["Subject"]
            assert address in mail.get_content()

            second = await ben.join(first.table)  # he comes, plays, and goes; then it is his turn again
            await play(second)
            await second.leave()
            await play(first)
            again = browser.read((await service.until(2))[1])
            assert again["id"] != payload["id"]
            await asyncio.sleep(1.5)
            assert (len(service.told), len(hook.told), len(mailbox.mails)) == (2, 2, 3)

            stop = mail["List-Unsubscribe"].strip("<>").replace("http://kotatsu.test", server.url)
            assert "ben@" not in stop and "<form" in (await persons[0].http.get(stop)).text
            assert (await persons[0].http.post(stop + "x")).status_code == 404
            assert len((await ben.get("/api/notices"))["channels"]) == 3
            assert (await persons[0].http.post(stop)).status_code == 201
            assert {one["kind"] for one in (await ben.get("/api/notices"))["channels"]} == {"push", "webhook"}

    with contextlib.closing(server), contextlib.closing(mailbox):
        run(test)


def test_who_looks_at_the_table_is_not_told_and_whose_page_is_hidden_is(folder: Path) -> None:
    server = Server(folder, *HASTY)

    async def test() -> None:
        async with receivers(1) as (hook,), people(server, "Ann", "Ben") as persons:
            await add(persons[1], kind="webhook", address=hook.url)
            first, second = await two(server, persons)
            await play(first)
            await asyncio.sleep(4)
            assert not hook.told
            await play(second)
            second.pinged_with = {"hidden": True}
            await asyncio.sleep(0.6)  # so often they say so
            await play(first)
            await hook.until(1)
            await second.leave()
            # Of a table whose bell is off nothing is heard, and nobody else's bell can be asked for.
            other = await seated(persons, "trico-roof", 2, options=AHEAD)
            bell = f"/api/tables/{other[0].table}/bell"
            assert (await persons[1].get(bell)) == {"on": True, "told": True}
            assert (await persons[1].http.post(bell, json={"on": False})).json()["on"] is False
            await other[1].leave()
            await play(other[0])
            await asyncio.sleep(3)
            assert len(hook.told) == 1

    with contextlib.closing(server):
        run(test)


def test_a_club_tells_a_channel_of_its_own(folder: Path) -> None:
    server = Server(folder, *HASTY)

    async def test() -> None:
        async with receivers(1) as (hook,), people(server, "Ann", "Ben") as (ann, ben):
            club = await club_of(ann, ben, name="Night cats")
            channels = f"/api/clubs/{club}/channels"
            with pytest.raises(RefusedHere, match="only-helpers"):
                await asked(ben, channels)
            with pytest.raises(RefusedHere, match="only-helpers"):
                await asked(ben, channels, {"kind": "webhook", "address": hook.url})
            with pytest.raises(RefusedHere, match="notice-address"):
                await asked(ann, channels, {"kind": "mail", "address": "ann@example.org"})
            (made,) = await asked(ann, channels, {"kind": "webhook", "address": hook.url})
            table = (await asked(ben, f"/api/clubs/{club}/tables", {"game": "cat-tower"}))["table"]
            told = (await hook.until(1))[0]
            said = json.loads(told.body)["content"]
            assert signed_by(told, made["secret"])
            assert said == f"A table of Cat Tower is open in “Night cats”: http://kotatsu.test/club/{club}"
            assert table not in told.body.decode()  # who gets in, the club's page knows
            cup = await Tournament.made(ann, club, "cat-tower", 2)
            await cup.do(ann, "enter")
            await cup.do(ann, "add_bots", level="random")
            await cup.ready(ann)
            await cup.do(ann, "draw_round")
            assert "The tables of a round are drawn" in (await hook.until(2))[1].body.decode()
            assert await asked(ann, f"{channels}/{made['id']}/remove", {}) == []

    with contextlib.closing(server):
        run(test)


@contextlib.asynccontextmanager
async def a_turn_comes(persons: list[Person], first: Client) -> AsyncIterator[None]:
    """It is Ben's turn, who is away, and after that Ann's, who plays at once."""
    await play(first)
    yield
    second = await persons[1].join(first.table)
    await play(second)
    await second.leave()
    await first.break_off()
    await first.connect()


async def problem_of(person: Person) -> str:
    found: str = (await person.get("/api/notices"))["channels"][0]["problem"]
    return found


def ids(hook: Receiver) -> list[str]:
    return [one.headers["kotatsu-notice"] for one in hook.told]


def test_a_kill_at_any_moment_tells_no_webhook_twice_and_forgets_none_without_a_word(folder: Path) -> None:
    """What has not left goes once, after the next start. What may have left is not repeated, as nobody there
    could tell, and who waits for it reads so."""
    server = DyingServer(folder, *HASTY)

    async def test() -> None:
        async with receivers(1) as (hook,), people(server, "Ann", "Ben") as persons:
            await add(persons[1], kind="webhook", address=hook.url)
            first, second = await two(server, persons)
            await second.leave()
            for moment, arrives, is_unsure in (
                ("taken", 1, False),
                ("connected", 1, False),
                (
                    "leaves",
                    0,
                    True,
                ),  # dead between that note and the first byte: the only one that is lost
                ("written", 1, True),
                ("answered", 1, True),
                ("marked", 1, False),
            ):
                before = len(hook.told)
                hook.silent = moment == "written"
                server.die_at(moment)
                async with a_turn_comes(persons, first):
                    if hook.silent:
                        await hook.until(before + 1)
                        server.kill()
                        server.forget_it()
                    await asyncio.to_thread(server.wait_for_death)
                    hook.silent = False
                    server.start()
                    if is_unsure:
                        while await problem_of(persons[1]) != "notice-unsure":
                            await asyncio.sleep(0.05)
                    await hook.until(before + arrives)
                    await asyncio.sleep(0.3)  # nothing shows that nothing more comes
                assert len(hook.told) == before + arrives, moment
            async with a_turn_comes(persons, first):
                await hook.until(before + arrives + 1)
                while await problem_of(persons[1]):
                    await asyncio.sleep(0.05)
            assert len(ids(hook)) == len(set(ids(hook))) == 6

    with contextlib.closing(server):
        run(test)


@thorough  # the webhook's goes through the same moments, and more of them
def test_a_kill_while_a_browser_or_a_mailbox_is_told_repeats_it_under_the_same_name(folder: Path) -> None:
    mailbox = MailServer()
    server = DyingServer(folder, *HASTY, f"smtp={mailbox.address}", "mail_from=Kotatsu <cat@kotatsu.test>")

    async def test() -> None:
        async with receivers(1) as (service,), people(server, "Ann", "Ben") as persons:
            browser = Browser()
            await add(persons[1], **browser.subscription(service))
            first, second = await two(server, persons)
            await second.leave()
            for moment, arrives in (("taken", 1), ("connected", 1), ("answered", 2), ("marked", 1)):
                before = len(service.told)
                server.die_at(moment)
                async with a_turn_comes(persons, first):
                    await asyncio.to_thread(server.wait_for_death)
                    server.start()
                    told = (await service.until(before + arrives))[before:]
                    await asyncio.sleep(0.3)
                assert len(service.told) == before + arrives, moment
                assert len({browser.read(one)["id"] for one in told}) == 1
                assert len({one.headers["topic"] for one in told}) == 1
            await by_mail(persons, first)

    async def by_mail(persons: list[Person], first: Client) -> None:
        for channel in (await persons[1].get("/api/notices"))["channels"]:
            await persons[1].http.post(f"/api/notices/channels/{channel['id']}/remove")
        said = await add(persons[1], kind="mail", address="ben@example.org")
        code = re.search(r"\d{8}", (await mailbox.until(1))[0].get_content())
        assert code is not None
        confirm = f"/api/notices/channels/{said['channels'][0]['id']}/confirm"
        assert (await persons[1].http.post(confirm, json={"code": code[0]})).status_code == 200
        for moment, arrives in (("connected", 1), ("written", 2), ("answered", 2), ("marked", 1)):
            before = len(mailbox.mails)
            server.die_at(moment)
            async with a_turn_comes(persons, first):
                await asyncio.to_thread(server.wait_for_death)
                server.start()
                told = (await mailbox.until(before + arrives))[before:]
                await asyncio.sleep(0.3)
            assert len(mailbox.mails) == before + arrives, moment
            assert len({one["Message-ID"] for one in told}) == 1

    with contextlib.closing(server), contextlib.closing(mailbox):
        run(test)


def test_no_other_machine_is_asked_than_the_one_that_was_named(folder: Path) -> None:
    server = Server(folder, *HASTY)

    async def test() -> None:
        async with receivers(2) as (hook, inner), people(server, "Ann", "Ben") as persons:
            hook.answer, hook.more = "302 Found", f"Location: {inner.url}/secret\r\n"
            await add(persons[1], kind="webhook", address=hook.url)
            first, second = await two(server, persons)
            await second.leave()
            await play(first)
            await hook.until(3)  # it is tried again, but goes nowhere else
            assert inner.touched == 0
            channel = (await persons[1].get("/api/notices"))["channels"][0]
            assert channel["problem"] == "notice-answer"
            hook.answer, hook.more = "204 No Content", ""
            while (await persons[1].get("/api/notices"))["channels"][0]["problem"]:
                await asyncio.sleep(0.1)

            server.stop()
            server.set("private_notices=0")
            server.start()
            answer = await persons[1].http.post(
                "/api/notices/channels", json={"kind": "webhook", "address": inner.url}
            )
            assert answer.status_code == 400 and answer.json()["code"] == "notice-address"
            secret = inner.url.replace("http:", "https:")
            await add(persons[0], kind="webhook", address=secret)
            await add(persons[0], kind="webhook", address=secret.replace("127.0.0.1", "localhost"))
            second = await persons[1].join(first.table)
            await play(second)
            while {one["problem"] for one in (await persons[0].get("/api/notices"))["channels"]} != {
                "notice-private"
            }:
                await asyncio.sleep(0.1)
            assert inner.touched == 0

    with contextlib.closing(server):
        run(test)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "::",
    ],
)
def test_private_addresses_are_known_however_they_are_written(address: str) -> None:
    assert not is_public(address)


def test_a_secret_step_brings_no_notice_and_changes_none() -> None:
    """In all games, to their ends: what nobody else can notice changes nothing that is told, nor its time."""
    secret = 0
    for game in kotatsu.games():
        table = Table.create("t", "p0", Description(game.name), bytes(32), bytes(32), 0.0)
        count = len(table.seats)
        for seat in range(count):
            table.handle(f"p{seat}", Sit(seat, f"P{seat}"), 0.0)
        turns = Turns(table, Settings(), ())
        rng, now = Random(game.name), 1.0
        begin(table)
        turns.note(turns.wanted(now) or ())
        while table.phase == "playing":
            now += 7.0
            seat = rng.choice(table.state().deciders)
            move = rng.choice(table.state().legal_moves(seat))
            appended = table.handle(f"p{seat}", Play(seat, move), now)
            wanted = turns.wanted(now)
            if not appended.noticed:
                secret += 1
                assert wanted is None
            if wanted is not None:
                turns.note(wanted)
                owners = {table.seats[one].owner for one in table.deciders}
                assert {one.identity for one in wanted} == (owners if table.phase == "playing" else set())
    assert secret > 5  # or this test says nothing


def begin(table: Table) -> None:
    """Deal, with the nonces that were promised."""
    for number in range(len(table.seats)):
        nonce = bytes([number]) * 32
        table.handle(f"p{number}", Commit(number, sha256(nonce).hexdigest()), 0.0)
    table.handle("p0", Start(), 0.0)
    for number in range(len(table.seats)):
        table.handle(f"p{number}", Open(number, (bytes([number]) * 32).hex()), 0.0)
    assert table.phase == "playing"


def test_a_payload_is_sealed_as_rfc_8291_shows_it() -> None:
    own = ec.derive_private_key(
        int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    body = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
