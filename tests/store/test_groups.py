"""The group commit: together on the disk, but each for itself when something is wrong."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import psycopg
import pytest

from kotatsu.store import Conflict, Unavailable, writer
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import FILE, RUNNING, AnyStore, Clock, numbered, with_sqlite, with_store


@with_store
async def test_many_appends_at_once_share_few_commits(store: AnyStore, clock: Clock) -> None:
    names = [f"table {n}" for n in range(200)]
    await asyncio.gather(*(store.create(name, RUNNING) for name in names))

    async def play(name: str) -> None:
        for number in range(1, 11):
            await store.append(name, number, numbered(number, number))

    before = store.commits
    await asyncio.gather(*map(play, names))
    assert 10 <= store.commits - before <= 2000 / 10
    for name in names:
        assert await store.entries(name) == numbered(1, 10)


@with_store
async def test_after_a_commit_of_several_the_next_waits_for_more(store: AnyStore, clock: Clock) -> None:
    tables, began, go_on = ("kitchen", "garden"), threading.Event(), threading.Event()

    async def append(number: int) -> None:
        await asyncio.gather(*(store.append(name, number, numbered(number, number)) for name in tables))

    await asyncio.gather(*(store.create(name, RUNNING) for name in tables))
    with pytest.MonkeyPatch.context() as patch:
        held = asyncio.create_task(store._write(lambda db: began.set() or go_on.wait()))
        await asyncio.to_thread(began.wait)
        both = asyncio.create_task(append(1))
        while len(store._writer._orders) < len(tables):
            await asyncio.sleep(0)
        patch.setattr(writer, "GATHER", 3600.0)
        go_on.set()
        await asyncio.gather(held, both)
        before, late = store.commits, [asyncio.create_task(append(number)) for number in (2, 3)]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in late)
        await store.close()  # which waits for nobody
        await asyncio.gather(*late)
        assert store.commits - before == 1


@with_store
async def test_one_append_alone_waits_for_nobody(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    before = store.commits
    for number in range(1, 11):
        await store.append("kitchen", number, numbered(number, number))
    assert store.commits - before == 10


@with_sqlite
async def test_every_commit_waits_for_the_disk(store: SqliteStore, clock: Clock) -> None:
    asked = ("journal_mode", "synchronous", "fullfsync")
    found = await store._write(lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in asked])
    assert found == ["wal", 2, 1]  # 2 is FULL: the log is synced before COMMIT returns


@with_store
async def test_a_conflict_leaves_its_neighbours_alone(store: AnyStore, clock: Clock) -> None:
    names = [f"table {n}" for n in range(60)]
    await asyncio.gather(*(store.create(name, RUNNING) for name in names))
    firsts = [1 if n % 3 else 7 for n in range(60)]
    appends = (store.append(name, first, [b"entry"]) for name, first in zip(names, firsts))
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None) if first == 1 else Conflict for first in firsts
    ]
    assert [len(await store.entries(name)) for name in names] == [int(first == 1) for first in firsts]


@with_store
async def test_what_fails_halfway_is_undone_and_leaves_its_neighbours_alone(
    store: AnyStore, clock: Clock
) -> None:
    names = [f"table {n}" for n in range(20)]
    await asyncio.gather(*(store.create(name, RUNNING) for name in names))
    not_bytes: list[bytes] = [b"fine", {}]  # type: ignore[list-item]
    appends = (store.append(name, 1, not_bytes if name[-1] == "5" else [b"a", b"b"]) for name in names)
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    for name, outcome in zip(names, outcomes):
        bad = name[-1] == "5"
        assert isinstance(outcome, sqlite3.Error | psycopg.Error) == bad
        assert await store.entries(name) == ([] if bad else [b"a", b"b"])
        assert (await store.table(name)).last == (0 if bad else 2)


@with_store
async def test_calls_are_carried_out_in_their_order(store: AnyStore, clock: Clock) -> None:
    creating = store.create("kitchen", RUNNING)
    appends = [store.append("kitchen", number, numbered(number, number)) for number in range(1, 101)]
    await asyncio.gather(creating, *appends)
    assert await store.entries("kitchen") == numbered(1, 100)


@with_store
async def test_whoever_stops_waiting_disturbs_nobody(store: AnyStore, clock: Clock) -> None:
    names = [f"table {n}" for n in range(10)]
    await asyncio.gather(*(store.create(name, RUNNING) for name in names))
    tasks = [asyncio.create_task(store.append(name, 1, [b"entry"])) for name in names]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes[1::2]] == [type(None)] * 5
    await store.append(names[1], 2, [b"the store goes on"])


@with_sqlite
async def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 3))

    def fill(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 1}")

    await store._write(fill)
    big = [store.append("kitchen", 4, [b"x" * 100_000]), store.create("hall", RUNNING, [b"x" * 100_000])]
    outcomes = await asyncio.gather(*big, return_exceptions=True)
    for outcome in outcomes:
        assert isinstance(outcome, Unavailable)
        assert str(outcome).endswith("is full; nothing more is written until there is room.")
    assert await store.entries("kitchen") == numbered(1, 3)
    assert [table.id for table in await store.unfinished()] == ["kitchen"]

    await store._write(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
    await store.append("kitchen", 4, [b"x" * 100_000])


@with_sqlite
async def test_a_failing_disk_ends_all_writing(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 3))

    def fail(db: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 4 << 8  # a sync that failed
        raise error

    assert store.problem == ""
    good, bad = store.append("kitchen", 4, [b"lost"]), store._write(fail)
    outcomes = await asyncio.gather(good, bad, return_exceptions=True)
    outcomes += await asyncio.gather(store.append("kitchen", 4, [b"no"]), return_exceptions=True)
    for outcome in outcomes:
        assert isinstance(outcome, Unavailable)
        assert "fails (disk I/O error); mend it" in str(outcome)
    assert "mend it" in store.problem
    assert await store.entries("kitchen") == numbered(1, 3)


def test_a_program_that_locks_the_database_is_waited_for_then_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kotatsu.store.sqlite.PATIENCE", 0.05)

    async def body() -> None:
        async with SqliteStore(tmp_path / FILE) as store:
            await store.create("kitchen", RUNNING)
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="is locked by another program"):
                await store.append("kitchen", 1, [b"no"])
            assert await store.entries("kitchen") == []
            other.execute("ROLLBACK")
            other.close()
            await store.append("kitchen", 1, [b"yes"])

    asyncio.run(body())


def test_closing_writes_what_is_under_way_and_takes_no_more(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.create("kitchen", RUNNING)
        tasks = [asyncio.create_task(store.append("kitchen", 1 + n, [b"%d" % n])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        for call in (store.append("kitchen", 51, [b"no"]), store.entries("kitchen")):
            with pytest.raises(Unavailable, match=r"has been closed\."):
                await call
        await store.close()
        async with SqliteStore(tmp_path / FILE) as again:
            assert len(await again.entries("kitchen")) == 50

    asyncio.run(body())


@with_store
async def test_threads_with_loops_of_their_own_share_a_store(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)

    async def race() -> int:
        won = 0
        for number in range(1, 31):
            try:
                await store.append("kitchen", number, numbered(number, number))
                won += 1
            except Conflict:
                pass
        return won

    wins = await asyncio.gather(*(asyncio.to_thread(asyncio.run, race()) for _ in range(3)))
    assert sum(wins) == 30
    assert await store.entries("kitchen") == numbered(1, 30)
