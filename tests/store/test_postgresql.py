"""What is PostgreSQL's own: many processes at once, a connection that is cut, steps of its schema."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from kotatsu.store import Conflict, Unavailable, open_store
from kotatsu.store import migrate_postgresql as migrating
from kotatsu.store.migrate import Migration, migrations
from kotatsu.store.postgresql import PostgresStore, connect
from tests.postgres import database, looking
from tests.store.stores import RUNNING, AnyStore, Clock, numbered, with_postgresql

KNOWN = migrations()
NEXT = Migration(
    len(KNOWN) + 1, "next", "CREATE TABLE next (id INTEGER NOT NULL PRIMARY KEY, said BLOB) WITHOUT ROWID;"
)
BROKEN = Migration(len(KNOWN) + 2, "broken", "CREATE TABLE another (id TEXT); CREATE TABLE next (id TEXT);")


def test_of_many_that_start_at_once_one_makes_the_schema() -> None:
    with database(empty=True) as url:
        with ThreadPoolExecutor(6) as pool:
            for store in list(pool.map(lambda _: PostgresStore(url), range(6))):
                store._close()
        with looking(url) as db:
            found = db.execute("SELECT number FROM schema_version ORDER BY number").fetchall()
        assert [number for (number,) in found] == [
            *(step.number for step in KNOWN),
            *(step.number for step in migrating.own_steps()),
        ]


def test_a_later_step_comes_to_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also though PostgreSQL's own steps have numbers behind it; and one that fails changes nothing."""
    with database() as url:
        asyncio.run(_write(url))
        monkeypatch.setattr(migrating, "migrations", lambda: (*KNOWN, NEXT, BROKEN))
        with pytest.raises(Unavailable, match="already exists"):
            open_store(url)
        monkeypatch.setattr(migrating, "migrations", lambda: (*KNOWN, NEXT))
        assert asyncio.run(_read(url)) == numbered(1, 3)
        with looking(url) as db:
            assert db.execute("SELECT count(*) FROM next").fetchone() == (0,)
        monkeypatch.setattr(migrating, "migrations", lambda: KNOWN)
        with pytest.raises(Unavailable, match="newer version of Kotatsu"):
            open_store(url)
        edited = Migration(NEXT.number, NEXT.name, NEXT.sql + " -- edited")
        monkeypatch.setattr(migrating, "migrations", lambda: (*KNOWN, edited))
        with pytest.raises(Unavailable, match="never released"):
            open_store(url)


def test_a_database_of_another_program_is_refused_and_left_alone() -> None:
    with database(empty=True) as url:
        with looking(url) as db:
            db.execute("CREATE TABLE recipes (name text)")
        with pytest.raises(Unavailable, match="some other program"):
            open_store(url)


async def _write(url: str) -> None:
    async with open_store(url) as store:
        await store.create("kitchen", RUNNING, numbered(1, 3))


async def _read(url: str) -> list[bytes]:
    async with open_store(url) as store:
        return await store.entries("kitchen")


def cut_all(url: str) -> None:
    """As an operator, or a database that starts again, would."""
    with looking(url) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_after_a_cut_connection_the_next_change_makes_a_new_one() -> None:
    async def body(url: str) -> None:
        async with open_store(url) as store:
            await store.create("kitchen", RUNNING, numbered(1, 3))
            for last in (3, 4):
                await store.table("kitchen")
                cut_all(url)
                assert (await store.table("kitchen")).last == last  # a read just asks again
                with pytest.raises(Unavailable, match="cannot be used"):
                    await store.append("kitchen", last + 1, [b"perhaps"])
                assert await store.entries("kitchen") == numbered(1, last)
                await store.append("kitchen", last + 1, numbered(last + 1, last + 1))

    with database() as url:
        asyncio.run(body(url))


def test_two_stores_never_write_the_same_entry() -> None:
    async def body(url: str) -> None:
        async with open_store(url) as one, open_store(url) as other:
            names = [f"table {n}" for n in range(20)]
            await asyncio.gather(*(one.create(name, RUNNING) for name in names))
            for number in range(1, 6):
                both = [
                    store.append(name, number, [who])
                    for name in names
                    for store, who in ((one, b"one"), (other, b"other"))
                ]
                done = await asyncio.gather(*both, return_exceptions=True)
                for first, second in zip(done[::2], done[1::2]):
                    assert sorted(type(each).__name__ for each in (first, second)) == ["Conflict", "NoneType"]
            for name in names:
                assert len(await one.entries(name)) == 5

    with database() as url:
        asyncio.run(body(url))


@with_postgresql
async def test_a_conflict_in_a_group_is_told_apart(store: AnyStore, clock: Clock) -> None:
    """Those that can be written are; of the others each hears its own reason."""
    await asyncio.gather(*(store.create(name, RUNNING, numbered(1, 1)) for name in ("a", "b", "c")))
    before = store.commits
    appends = [store.append(name, first, [b"x"]) for name, first in (("a", 2), ("b", 7), ("c", 2))]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Conflict, type(None)]
    assert "its last entry is 1" in str(done[1])
    assert store.commits - before <= 3


def test_without_its_package_a_sentence_says_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from kotatsu.store import open_store\n"
        "try: open_store('postgresql://localhost/kotatsu')\n"
        "except Exception as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == 'PostgreSQL needs one package more: pip install "kotatsu[postgresql]".\n'


def test_every_commit_waits_for_the_disk_of_the_database() -> None:
    with database() as url:
        db = connect(url)
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)
        db.raw.close()
