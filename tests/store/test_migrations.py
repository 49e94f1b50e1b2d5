"""From any older schema to this one, or not at all."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kotatsu.store import Unavailable
from kotatsu.store.migrate import Migration, migrate, migrations
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import FILE, RUNNING, numbered

KNOWN = list(migrations())
NEXT = Migration(
    len(KNOWN) + 1,
    "next",
    """
    -- A comment; with a semicolon.
    CREATE TABLE next (id INTEGER);
    INSERT INTO next SELECT last FROM tables;
    CREATE TRIGGER counts AFTER INSERT ON next BEGIN
        UPDATE next SET id = id + 1;
        UPDATE next SET id = id - 1;
    END;
    ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT 'café;'
    """,
)
BROKEN = Migration(NEXT.number + 1, "broken", "DROP TABLE entries; CREATE TABLE next (id INTEGER);")

SLOW = """
import sqlite3, sys, time
from pathlib import Path
from kotatsu.store import migrate as steps
path = Path(sys.argv[1])
db = sqlite3.connect(path, isolation_level=None)
db.create_function("wait", 0, lambda: (print("halfway", flush=True), time.sleep(60)))
slow = steps.Migration(99, "slow", "DROP TABLE entries; CREATE TABLE other (id INTEGER); SELECT wait();")
steps.migrate(db, path, [*steps.migrations(), slow])
"""


def schema(path: Path) -> list[tuple[str, str]]:
    db = sqlite3.connect(path)
    found = db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    found += db.execute("SELECT number, checksum FROM schema_version ORDER BY number").fetchall()
    db.close()
    return found


def open_and_close(path: Path, steps: list[Migration]) -> None:
    asyncio.run(SqliteStore(path, steps).close())


def with_a_table(path: Path, steps: list[Migration]) -> None:
    async def body() -> None:
        async with SqliteStore(path, steps) as store:
            await store.create("kitchen", RUNNING, numbered(1, 3))

    asyncio.run(body())


def entries(path: Path, steps: list[Migration]) -> list[bytes]:
    async def body() -> list[bytes]:
        async with SqliteStore(path, steps) as store:
            return await store.entries("kitchen")

    return asyncio.run(body())


def test_steps_are_numbered_without_gaps() -> None:
    assert [step.number for step in KNOWN] == list(range(1, len(KNOWN) + 1))
    assert all(re.fullmatch("[a-z_]+", step.name) for step in KNOWN)


def test_any_way_to_this_version_leads_to_the_same_schema(tmp_path: Path) -> None:
    open_and_close(tmp_path / "at once", KNOWN)
    for number in range(len(KNOWN) + 1):
        open_and_close(tmp_path / f"step {number}", KNOWN[:number])
        open_and_close(tmp_path / f"step {number}", KNOWN)
        assert schema(tmp_path / f"step {number}") == schema(tmp_path / "at once")


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with_a_table(tmp_path / FILE, KNOWN)
    assert entries(tmp_path / FILE, KNOWN) == numbered(1, 3)


def test_tables_survive_the_next_version(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with_a_table(path, KNOWN)
    assert entries(path, [*KNOWN, NEXT]) == numbered(1, 3)
    db = sqlite3.connect(path)
    assert db.execute("SELECT id FROM next").fetchall() == [(3,)]
    assert db.execute("SELECT place FROM tables").fetchall() == [("café;",)]
    assert db.execute("SELECT name FROM schema_version ORDER BY number").fetchall()[-1] == ("next",)
    db.close()


def test_results_of_public_tables_are_still_public_after_the_third_step(tmp_path: Path) -> None:
    path = tmp_path / FILE
    open_and_close(path, KNOWN[:2])
    db = sqlite3.connect(path)
    name = json.dumps('","private":false')
    abouts = ['{"private":false}', '{"private":true}', f'{{"private":true,"seats":[{{"name":{name}}}]}}']
    for number, about in enumerate(abouts):
        values = (f"t{number}", about.encode())
        db.execute(
            "INSERT INTO records (table_id, game, finished, about, record) VALUES (?, 'g', 1, ?, '')", values
        )
    db.commit()
    db.close()

    async def body() -> list[str]:
        async with SqliteStore(path) as store:
            return [info.table_id for info in await store.records(public=True)]

    assert asyncio.run(body()) == ["t0"]


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with_a_table(path, [*KNOWN, NEXT])
    before = path.read_bytes()
    with pytest.raises(Unavailable) as refused:
        open_and_close(path, KNOWN)
    assert str(refused.value) == (
        f"{path} was written by a newer version of Kotatsu (its schema is {len(KNOWN) + 1}, this version "
        f"knows {len(KNOWN)}); install that version again."
    )
    assert path.read_bytes() == before
    assert entries(path, [*KNOWN, NEXT]) == numbered(1, 3)


def test_a_step_that_was_edited_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / FILE
    open_and_close(path, [*KNOWN, NEXT])
    edited = Migration(NEXT.number, NEXT.name, NEXT.sql + " -- edited")
    with pytest.raises(Unavailable, match=f"never released .step {NEXT.number} of its schema differs"):
        open_and_close(path, [*KNOWN, edited])


def test_a_step_that_fails_leaves_the_old_schema_whole(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with_a_table(path, KNOWN)
    before = schema(path)
    with pytest.raises(Unavailable, match="table next already exists"):
        open_and_close(path, [*KNOWN, NEXT, BROKEN])
    assert schema(path) == before
    assert entries(path, KNOWN) == numbered(1, 3)


def test_a_migration_killed_halfway_leaves_the_old_schema_whole(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with_a_table(path, KNOWN)
    before = schema(path)
    with subprocess.Popen([sys.executable, "-c", SLOW, str(path)], stdout=subprocess.PIPE) as victim:
        assert victim.stdout is not None
        assert victim.stdout.readline() == b"halfway\n"
        victim.kill()
    assert schema(path) == before
    assert entries(path, KNOWN) == numbered(1, 3)


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with_a_table(path, KNOWN)
    before = schema(path)
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, path, KNOWN)
    db.close()
    assert schema(path) == before


def test_after_the_fourth_step_older_tables_have_their_makers(tmp_path: Path) -> None:
    path = tmp_path / FILE
    open_and_close(path, KNOWN[:3])
    db = sqlite3.connect(path)
    row = "INSERT INTO tables VALUES (?, 'cat-tower', 'running', 0, '', 1, 0, 0)"
    for name, entry in {"anns": b'{"n":0,"by":"ann"}', "nobodys": b'{"n":0}', "odd": b"\xff{"}.items():
        db.execute(row, (name,))
        db.execute("INSERT INTO entries VALUES (?, 1, ?)", (name, entry))
    db.execute(row, ("empty",))
    db.commit()
    open_and_close(path, KNOWN)
    found = dict(db.execute("SELECT id, maker FROM tables").fetchall())
    db.close()
    assert found == {"anns": "ann", "nobodys": "", "odd": "", "empty": ""}
