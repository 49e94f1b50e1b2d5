"""Identities, tokens that move one to a phone, settings."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kotatsu.store import Identity, NotFound, open_store
from tests.store.stores import FILE, AnyStore, Clock, with_store


@with_store
async def test_an_identity_keeps_its_birthday_through_new_names(store: AnyStore, clock: Clock) -> None:
    born = clock.now
    assert await store.identity("a1") is None
    assert await store.put_identity("a1", "Ann") == Identity("a1", "Ann", born, born)
    clock.pass_days(1)
    assert await store.put_identity("a1", "Änn ねこ") == Identity("a1", "Änn ねこ", born, clock.now)
    clock.pass_days(1)
    await store.saw("a1")
    await store.saw("nobody")
    assert await store.identity("a1") == Identity("a1", "Änn ねこ", born, clock.now)
    assert await store.identity("nobody") is None


@with_store
async def test_a_token_works_once(store: AnyStore, clock: Clock) -> None:
    await store.put_identity("a1", "Ann")
    token = await store.make_token("a1", 600)
    assert sorted(await asyncio.gather(*(store.redeem(token) for _ in range(5))), key=str) == [
        None,
        None,
        None,
        None,
        "a1",
    ]
    assert await store.redeem(token) is None


@with_store
async def test_a_token_expires(store: AnyStore, clock: Clock) -> None:
    await store.put_identity("a1", "Ann")
    token = await store.make_token("a1", 600)
    clock.now += 600
    assert await store.redeem(token) is None
    clock.now -= 600
    assert await store.redeem(token) is None  # trying it late has used it up


@with_store
async def test_a_new_token_replaces_the_one_before(store: AnyStore, clock: Clock) -> None:
    await store.put_identity("a1", "Ann")
    await store.put_identity("b1", "Ben")
    old, bens, new = [await store.make_token(who, 600) for who in ("a1", "b1", "a1")]
    assert await store.redeem(old) is None
    assert await store.redeem(new) == "a1"
    assert await store.redeem(bens) == "b1"


@with_store
async def test_tokens_are_made_for_known_people_and_cannot_be_made_up(store: AnyStore, clock: Clock) -> None:
    with pytest.raises(NotFound, match="There is no identity nobody"):
        await store.make_token("nobody", 600)
    for made_up in ("", "a1", "\x00", "\ud800", "ねこ", "x" * 100_000):
        assert await store.redeem(made_up) is None


def test_a_stolen_database_holds_no_token(tmp_path: Path) -> None:
    async def body() -> str:
        async with open_store(tmp_path) as store:
            await store.put_identity("a1", "Ann")
            return await store.make_token("a1", 600)

    token = asyncio.run(body())
    db = sqlite3.connect(tmp_path / FILE)
    assert db.execute("SELECT count(*) FROM tokens").fetchone() == (1,)
    db.close()
    assert token.encode() not in (tmp_path / FILE).read_bytes()


def test_a_secret_is_made_once_and_stays(tmp_path: Path) -> None:
    async def ask(*names: str) -> list[bytes]:
        async with open_store(tmp_path) as store:
            return await asyncio.gather(*map(store.secret, names))

    first = asyncio.run(ask("cookies", "cookies", "other"))
    assert first[0] == first[1] != first[2]
    assert len(first[0]) == 32
    assert asyncio.run(ask("other", "cookies")) == [first[2], first[0]]


@with_store
async def test_settings_are_remembered_and_forgotten(store: AnyStore, clock: Clock) -> None:
    assert await store.setting("motd") is None
    await store.set_setting("motd", b"hello")
    await store.set_setting("motd", b"\x00")
    assert await store.setting("motd") == b"\x00"
    await store.set_setting("motd", None)
    assert await store.setting("motd") is None


@with_store
async def test_vacations_of_a_year_add_up_as_they_are_used(store: AnyStore, clock: Clock) -> None:
    async def rest(now: float, until: float, since: float = 0.0) -> bool:
        return await store.set_vacation("a1", now, until, since, 30.0)

    await store.put_identity("a1", "Ann")
    assert not await rest(100, 131)
    assert await rest(100, 130)
    assert await store.vacations("a1", 100) == [(100, 130)]
    assert await rest(110, 110)  # it ends early
    assert await store.vacations("a1", 100) == [(100, 110)]
    assert not await rest(200, 221)
    assert await rest(200, 220)
    assert await rest(205, 215)  # another end: what is not used is not counted
    assert await store.vacations("a1", 100) == [(100, 110), (200, 205), (205, 215)]
    assert not await rest(300, 306)
    assert await rest(300, 315, since=110)  # the first is a year ago
    assert await store.vacations("b1", 0) == []
    await store.forget("a1")
    assert await store.vacations("a1", 0) == []
