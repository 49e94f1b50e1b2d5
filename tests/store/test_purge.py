"""What is kept how long."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kotatsu.store import Listing, NotFound, Purged, Retention
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import RUNNING, AnyStore, Clock, numbered, with_store

FOR_EVER = Retention(None, None, None, None, None, None)
NOTHING = Purged((), 0, 0, 0, 0)
WAITING = Listing("cat-tower", "waiting", members=frozenset({"ann"}))


async def set_table(store: SqliteStore) -> None:
    """One of everything, all of today."""
    await store.put_identity("ann", "Ann")
    await store.make_token("ann", 600)
    await store.create("waiting", WAITING, numbered(1, 2))
    await store.create("running", RUNNING, numbered(1, 2))
    await store.create("over", replace(RUNNING, members=frozenset({"ann"})), numbered(1, 2))
    await store.finish("over", 3, [], b"record")


@with_store
async def test_what_is_kept_for_ever_stays(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(100_000)
    assert await store.purge(FOR_EVER) == replace(NOTHING, tokens=1)
    assert len(await store.unfinished()) == 2
    assert await store.entries("over") == numbered(1, 2)


@with_store
async def test_young_things_stay(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    assert await store.purge(Retention()) == NOTHING
    assert await store.purge(Retention(0, 0, 0, 0, 0, 0)) == NOTHING  # not older than no day at all


@with_store
async def test_a_table_that_never_began_goes(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(6.9)
    await store.append("waiting", 3, [b"is anybody there?"])
    clock.pass_days(6.9)
    assert (await store.purge(Retention())).dropped == ()
    clock.pass_days(0.2)
    assert (await store.purge(Retention())).dropped == ("waiting",)
    with pytest.raises(NotFound):
        await store.entries("waiting")
    with pytest.raises(NotFound):
        await store.append("waiting", 4, [b"hello?"])
    assert await store.tables_of("ann") == []


@with_store
async def test_a_table_that_was_closed_before_it_began_goes_soon(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    await store.append("waiting", 3, [b"closed"], replace(WAITING, members=frozenset()))
    assert (await store.purge(Retention())).dropped == ()
    clock.pass_days(1.1)
    assert (await store.purge(FOR_EVER)).dropped == ()
    assert (await store.purge(Retention())).dropped == ("waiting",)
    assert await store.entries("running") == numbered(1, 2)


@with_store
async def test_an_abandoned_game_goes(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(91)
    assert await store.purge(replace(FOR_EVER, abandoned_days=90)) == Purged(("running",), 0, 0, 0, 1)
    assert [table.id for table in await store.unfinished()] == ["waiting"]


@with_store
async def test_the_record_outlives_the_private_log(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(31)
    assert await store.purge(replace(FOR_EVER, log_days=30)) == Purged((), 1, 0, 0, 1)
    for gone in (store.entries("over"), store.table("over")):
        with pytest.raises(NotFound):
            await gone
    assert await store.record("over") == b"record"
    assert [info.table_id for info in await store.records(member="ann")] == ["over"]
    with pytest.raises(Exception, match="There is a table over already"):
        await store.create("over", RUNNING)


@with_store
async def test_records_go_only_if_a_setting_says_so(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(5000)
    await store.purge(Retention())
    assert len(await store.records()) == 1
    assert (await store.purge(replace(FOR_EVER, record_days=4999))).records == 1
    assert await store.records() == await store.records(member="ann") == []
    members = await store._write(lambda db: db.execute("SELECT count(*) FROM members").fetchone())
    assert members == (0,)


@with_store
async def test_a_record_that_goes_before_its_log_leaves_the_log(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.pass_days(2)
    assert (await store.purge(replace(FOR_EVER, record_days=1))).records == 1
    assert await store.entries("over") == numbered(1, 2)
    assert (await store.table("over")).listing.members == frozenset({"ann"})


@with_store
async def test_people_who_left_are_forgotten_unless_a_table_waits_for_them(
    store: AnyStore, clock: Clock
) -> None:
    await set_table(store)
    await store.put_identity("ben", "Ben")
    clock.pass_days(400)
    await store.put_identity("cem", "Cem")
    people = replace(FOR_EVER, identity_days=365)
    assert await store.purge(people) == Purged((), 0, 0, 1, 1)
    assert [who for who in ("ann", "ben", "cem") if await store.identity(who)] == ["ann", "cem"]
    assert (await store.purge(replace(people, waiting_days=7))).identities == 1
    assert await store.identity("ann") is None
    assert await store.records(member="ann") == []
    assert await store.record("over") == b"record"


@with_store
async def test_expired_tokens_go(store: AnyStore, clock: Clock) -> None:
    await set_table(store)
    clock.now += 599
    assert (await store.purge(FOR_EVER)).tokens == 0
    clock.now += 1
    assert (await store.purge(FOR_EVER)).tokens == 1


@with_store
async def test_a_long_purge_lets_others_write_in_between(store: AnyStore, clock: Clock) -> None:
    await asyncio.gather(*(store.create(f"old {n}", WAITING, numbered(1, 5)) for n in range(230)))
    clock.pass_days(8)
    await store.create("kitchen", RUNNING)
    before = store.commits
    purging = asyncio.create_task(store.purge(Retention()))
    number = 0
    while not purging.done():
        number += 1
        await store.append("kitchen", number, numbered(number, number))
    assert len((await purging).dropped) == 230
    assert store.commits - before >= 5
    assert await store.entries("kitchen") == numbered(1, number)
    assert [table.id for table in await store.unfinished()] == ["kitchen"]


def test_the_defaults_are_those_that_the_docs_tell() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+_days)` \| ([\d.]+|inf) \|", text, re.MULTILINE))
    defaults = vars(Retention()).items()
    assert told == {name: "inf" if days is None else str(float(days)) for name, days in defaults}


def test_days_are_not_negative() -> None:
    for days in (-1, float("nan")):
        with pytest.raises(ValueError, match="log_days is"):
            Retention(log_days=days)
