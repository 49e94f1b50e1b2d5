"""When the ground moves: files that go away, a disk that fills, a log that lost its end."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kotatsu.store import Lost, Retention, Unavailable, marks, open_store, sqlite_writer
from kotatsu.store.place import LEAST_ROOM
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import FILE, RUNNING, Clock, fill, numbered
from tests.store.test_opening import HOLD, make_store, sentence

WAL = f"{FILE}-wal"


# --- files that go away -------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be taken away on Windows")
@pytest.mark.parametrize("gone", ["the folder", FILE, WAL])
def test_what_nobody_will_find_again_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gone: str
) -> None:
    monkeypatch.setattr(sqlite_writer, "LOOK_AGAIN", 0.0)
    folder, aside = tmp_path / "data", tmp_path / "aside"
    taken = folder if gone == "the folder" else folder / gone

    async def body() -> None:
        async with open_store(folder) as store:
            await store.create("kitchen", RUNNING, numbered(1, 1))
            taken.rename(aside)
            for _ in range(2):
                with pytest.raises(Unavailable, match=r"is gone, though this server uses it; put it back"):
                    await store.append("kitchen", 2, numbered(2, 2))
                with pytest.raises(Unavailable, match="is gone"):
                    await store.check()
            aside.rename(taken)
            await store.check()
            last = (await store.table("kitchen")).last  # the first of those two may be there
            await store.append("kitchen", last + 1, [b"more"])
        async with open_store(folder) as store:
            assert (await store.table("kitchen")).last == last + 1
            assert not store.lost

    asyncio.run(body())


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be taken away on Windows")
def test_whoever_checks_is_told_at_once_that_the_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the writer has looked just before, and will not look again for a moment."""
    monkeypatch.setattr(sqlite_writer, "LOOK_AGAIN", 3600.0)

    async def body() -> None:
        async with open_store(tmp_path / "data") as store:
            await store.check()
            (tmp_path / "data").rename(tmp_path / "aside")
            with pytest.raises(Unavailable, match="is gone"):
                await store.check()

    asyncio.run(body())


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be taken away on Windows")
def test_a_database_that_was_replaced_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none is made where one was deleted, not even by reading."""
    monkeypatch.setattr(sqlite_writer, "LOOK_AGAIN", 0.0)
    folder = tmp_path / "data"

    async def body() -> None:
        async with open_store(folder) as store:
            await store.create("kitchen", RUNNING, numbered(1, 1))
            shutil.copy(folder / FILE, tmp_path / "copy")
            os.replace(tmp_path / "copy", folder / FILE)
            with pytest.raises(Unavailable, match="was replaced while this server uses it; start the server"):
                await store.append("kitchen", 2, numbered(2, 2))
            shutil.rmtree(folder)
            folder.mkdir()
            with pytest.raises(Unavailable):
                await store.append("kitchen", 2, numbered(2, 2))
            with pytest.raises(Unavailable):
                await store.entries("kitchen")
            assert list(folder.iterdir()) == []

    asyncio.run(body())


# --- one owner ----------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="hard links are another matter on Windows")
def test_a_hard_link_is_no_way_past_the_lock(tmp_path: Path) -> None:
    make_store(tmp_path / "data")
    (tmp_path / "other").mkdir()
    other = tmp_path / "other" / FILE
    command = [sys.executable, "-c", HOLD, str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        os.link(tmp_path / "data" / FILE, other)
        assert "has another name too (a hard link)" in sentence(other)
        server.kill()
    assert "has another name too (a hard link)" in sentence(other)  # its log stands beside the first name
    other.unlink()
    make = open_store(tmp_path / "data")
    asyncio.run(make.close())


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the database itself be locked")
def test_taking_the_lock_file_away_lets_nobody_in(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    (tmp_path / f"{FILE}.lock").unlink()
    assert "is in use by another server of Kotatsu" in sentence(tmp_path)
    asyncio.run(store.close())
    asyncio.run(open_store(tmp_path).close())


# --- a disk that fills --------------------------------------------------------------------------------------


def test_a_full_disk_is_noticed_before_and_after_it_matters(small_disk: Path) -> None:
    async def body() -> None:
        async with open_store(small_disk / "data") as store:
            await store.create("kitchen", RUNNING, numbered(1, 1))
            await store.check()
            fill(small_disk, LEAST_ROOM // 2)
            with pytest.raises(Unavailable, match=r"is full; make room\.$"):
                await store.check()
            await store.append("kitchen", 2, numbered(2, 2))  # there is still some
            fill(small_disk, 0)
            with pytest.raises(Unavailable, match="is full"):
                await store.append("kitchen", 3, [bytes(2**20)])
            with pytest.raises(Unavailable, match="is full"):
                await store.check()
            (small_disk / "filler").unlink()
            await store.check()
            await store.append("kitchen", 3, numbered(3, 3))
        async with open_store(small_disk / "data") as store:
            assert await store.entries("kitchen") == numbered(1, 3) and not store.lost

    asyncio.run(body())


# --- a log that lost its end --------------------------------------------------------------------------------


def play(folder: Path, copy: Path) -> None:
    """Three tables, and how the files lie there when the power fails."""
    store = open_store(folder)

    async def write() -> None:
        for table in ("kitchen", "hall"):
            await store.create(table, RUNNING)
        for number in range(1, 21):
            await store.append("kitchen", number, numbered(number, number))
            await store.append("hall", number, numbered(number, number))
        await store.create("cellar", RUNNING, numbered(1, 2))
        await store.finish("hall", 21, numbered(21, 21), b"record")
        await store.check()  # all that was noted before is there

    asyncio.run(write())
    shutil.copytree(folder, copy)
    asyncio.run(store.close())


async def last_of(store: SqliteStore, table: str) -> int:
    return {found.id: found.last for found in await store.unfinished()}.get(table, 0)


@pytest.mark.parametrize("damage", ["none", "cut", "flipped", "header", "deleted"])
def test_a_log_that_lost_its_end_is_told_of_with_what_was_lost(tmp_path: Path, damage: str) -> None:
    copy = tmp_path / "copy"
    play(tmp_path / "live", copy)
    log = (copy / WAL).read_bytes()
    middle = len(log) * 2 // 3
    broken = {
        "none": log,
        "cut": log[:middle],
        "flipped": log[:middle] + bytes([log[middle] ^ 1]) + log[middle + 1 :],
        "header": b"\0" + log[1:],
        "deleted": b"",
    }[damage]
    (copy / WAL).write_bytes(broken)
    if damage == "deleted":
        (copy / WAL).unlink()
        (copy / f"{FILE}-shm").unlink(missing_ok=True)

    async def body() -> None:
        async with SqliteStore(copy / FILE) as store:
            last = {table: await last_of(store, table) for table in ("kitchen", "cellar")}
            lost = {one.table_id: one for one in store.lost}
            if damage == "none":
                assert not lost and last == {"kitchen": 20, "cellar": 2}
                return
            assert last["kitchen"] < 20 and last["cellar"] == 0
            assert lost["kitchen"] == Lost("kitchen", last["kitchen"], 20)
            assert lost["cellar"] == Lost("cellar", 0, 2)
            assert lost["hall"].had == 21
        async with SqliteStore(copy / FILE) as store:
            assert not store.lost, "it is told once"

    asyncio.run(body())


def test_what_was_removed_on_purpose_is_not_lost(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with SqliteStore(tmp_path / FILE, clock=clock) as store:
            await store.create("kitchen", RUNNING, numbered(1, 3))
            clock.pass_days(100)
            assert (await store.purge(Retention())).dropped == ("kitchen",)
        async with SqliteStore(tmp_path / FILE, clock=clock) as store:
            assert not store.lost

    asyncio.run(body())


def test_the_latest_notes_count_however_many_there_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ring is small here and goes round many times, over restarts, in portions of all sizes."""
    monkeypatch.setattr(marks, "SLOTS", 7)

    async def body() -> None:
        last = dict.fromkeys("abcde", 0)
        for _ in range(4):
            async with SqliteStore(tmp_path / FILE) as store:
                assert not store.lost
                for table in [table for table, number in last.items() if not number]:
                    await store.create(table, RUNNING)
                for round_ in range(5):
                    some = "abcde"[: 1 + round_]
                    await asyncio.gather(*(store.append(t, last[t] + 1, [b"x"]) for t in some))
                    for table in some:
                        last[table] += 1
        ring = marks.Marks(tmp_path / f"{FILE}.marks")
        noted = {table: number for _, table, number in sorted(ring._read())}
        ring.close()
        assert noted == last

    asyncio.run(body())


def test_damaged_notes_are_no_alarm(tmp_path: Path) -> None:
    make_store(tmp_path)
    for content in (b"", b"garbage" * 10_000, bytes(100)):
        (tmp_path / f"{FILE}.marks").write_bytes(content)
        store = open_store(tmp_path)
        assert not store.lost
        asyncio.run(store.close())
