"""Whose a table is, among several processes: taken, let go, inherited, and never written by two."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kotatsu.store import Conflict
from kotatsu.store.leases import Leases
from kotatsu.store.postgresql import PostgresStore
from tests.postgres import database, looking
from tests.store.stores import RUNNING, Clock, numbered

LEASE = 60.0
ManyTest = Callable[[str, list[PostgresStore]], Awaitable[None]]


def with_processes(count: int) -> Callable[[ManyTest], Callable[[], None]]:
    """Make a test of an async function that takes the address of a database and so many stores on it."""

    def make(test: ManyTest) -> Callable[[], None]:
        def run() -> None:
            async def body(url: str) -> None:
                stores = [PostgresStore(url) for _ in range(count)]
                for number, store in enumerate(stores):
                    await store.leases.join(f"here:{number}", LEASE)
                try:
                    await test(url, stores)
                finally:
                    for store in stores:
                        await store.close()

            with database() as url:
                asyncio.run(body(url))

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return make


def end_word(url: str, store: PostgresStore) -> None:
    """Of a process: as if it had been silent for a lease."""
    with looking(url) as db:
        db.execute("UPDATE processes SET until = 0 WHERE id = %s", (store.leases.process,))


@with_processes(2)
async def test_a_table_is_its_makers_until_it_is_let_go(url: str, stores: list[PostgresStore]) -> None:
    one, other = stores
    await one.create("kitchen", RUNNING, numbered(1, 1))
    assert one.leases.holds("kitchen")
    taken = await other.leases.take("kitchen")
    assert (taken.is_mine, taken.owner) == (False, "here:0")
    with pytest.raises(Conflict):
        await other.append("kitchen", 2, [b"not mine"])
    await one.append("kitchen", 2, numbered(2, 2))
    await one.leases.let_go("kitchen", None)
    assert not one.leases.holds("kitchen")
    assert (await other.leases.take("kitchen")) == (True, "", False, 0.0)
    await other.append("kitchen", 3, numbered(3, 3))
    with pytest.raises(Conflict):
        await one.append("kitchen", 4, [b"not any more"])
    assert (await other.leases.take("nowhere")) == (False, "", False, 0.0)
    assert await one.entries("kitchen") == numbered(1, 3)


@with_processes(2)
async def test_whoever_wakes_up_after_their_lease_writes_nothing(
    url: str, stores: list[PostgresStore]
) -> None:
    """Neither alone nor in a group, neither the end of a game nor other words for it."""
    one, other = stores
    names = ["kitchen", "garden", "porch"]
    for name in names:
        await one.create(name, RUNNING, numbered(1, 1))
    end_word(url, one)
    for name in names:
        assert (await other.leases.take(name)) == (True, "", True, 0.0)
    calls = [
        one.append("kitchen", 2, [b"late"]),
        one.append("garden", 2, [b"late"], RUNNING, True),
        one.append("porch", 2, [b"late"], RUNNING),
        one.finish("kitchen", 2, [], b"late"),
        one.rewrite_table("kitchen", [b"late"], b"", "ann", "ben"),
    ]
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in done] == [Conflict] * 5
    await asyncio.gather(*(other.append(name, 2, numbered(2, 2)) for name in names))
    for name in names:
        assert await other.entries(name) == numbered(1, 2)


@with_processes(1)
async def test_a_process_that_was_silent_holds_nothing_by_its_own_clock(
    url: str, stores: list[PostgresStore]
) -> None:
    """Though nobody took anything: only the database knows, and it was not asked."""
    (store,) = stores
    clock = Clock()
    leases = Leases(store._write, store._read, clock)
    await leases.join("here:9", 1.0)
    await store.leases.leave()
    await store.create("kitchen", RUNNING, numbered(1, 1))
    assert (await leases.take("kitchen")).is_mine
    clock.now += 0.9
    assert leases.holds("kitchen")
    assert await leases.renew()
    clock.now += 1.0
    assert not leases.holds("kitchen")
    with pytest.raises(Conflict):
        await leases.take("kitchen")
    assert not await leases.renew()
    assert not leases.holds("kitchen") and leases.is_good
    taken = await leases.take("kitchen")  # the database's clock has not moved: what we were lives for a while
    assert not taken.is_mine
    await asyncio.sleep(taken.seconds)
    assert (await leases.take("kitchen")).is_mine


@with_processes(3)
async def test_what_a_dead_process_leaves_goes_to_the_others_once(
    url: str, stores: list[PostgresStore]
) -> None:
    dead, *others = stores
    names = [f"table {n}" for n in range(30)]
    await asyncio.gather(*(dead.create(name, RUNNING, numbered(1, 1)) for name in names))
    assert await others[0].leases.left(10) == []
    end_word(url, dead)
    found: list[str] = []
    while some := await asyncio.gather(*(store.leases.left(4) for store in others)):
        if not any(some):
            break
        for store, tables in zip(others, some):
            assert len(tables) <= 4
            for table in tables:
                await store.append(table.id, 2, numbered(2, 2))
                found.append(table.id)
    assert sorted(found) == sorted(names)
    with looking(url) as db:
        assert db.execute("SELECT count(*) FROM processes").fetchone() == (2,)


@with_processes(2)
async def test_an_alarm_wakes_one_process(url: str, stores: list[PostgresStore]) -> None:
    one, other = stores
    names = [f"table {n}" for n in range(8)]
    for number, name in enumerate(names):
        await one.create(name, RUNNING, numbered(1, 1))
        await one.leases.let_go(name, 100.0 + number)
    assert await other.leases.due(99.0, 5) == []
    found = await asyncio.gather(*(store.leases.due(106.0, 10) for store in stores))
    assert sorted([*found[0], *found[1]]) == names[:7]
    for store, mine in zip(stores, found):
        assert all(store.leases.holds(name) for name in mine)


@with_processes(3)
async def test_the_oldest_is_first_as_long_as_it_lives(url: str, stores: list[PostgresStore]) -> None:
    one, two, three = stores
    for store in stores:
        await store.leases.renew()
    assert [store.leases.is_first for store in stores] == [True, False, False]
    await one.leases.leave()
    await two.leases.renew()
    await three.leases.renew()
    assert [store.leases.is_first for store in stores] == [False, True, False]
    assert await three.leases.others() == ["here:1"]
