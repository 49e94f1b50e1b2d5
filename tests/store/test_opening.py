"""Every bad situation is one clear sentence, and nothing is harmed."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kotatsu.store import Unavailable, open_store
from kotatsu.store.migrate import migrations
from kotatsu.store.sqlite import prepare
from tests.store.stores import FILE, RUNNING, numbered

NOBODY = 65534

HOLD = """
import sys, time
from kotatsu.store import open_store
store = open_store(sys.argv[1])
print("open", flush=True)
time.sleep(60)
"""
HOLD_AND_FORK = """
import os, sys, time
from kotatsu.store import open_store
store = open_store(sys.argv[1])
if not os.fork():
    print(os.getpid(), flush=True)
time.sleep(60)
"""


def sentence(where: str | Path) -> str:
    """Why it cannot be opened; checked to be one sentence."""
    with pytest.raises(Unavailable) as refused:
        open_store(where)
    text = str(refused.value)
    assert text.endswith(".") and "\n" not in text
    return text


def make_store(where: str | Path) -> None:
    async def body() -> None:
        async with open_store(where) as store:
            await store.create("kitchen", RUNNING, numbered(1, 3))

    asyncio.run(body())


def assert_sound(where: str | Path) -> None:
    async def body() -> None:
        async with open_store(where) as store:
            assert await store.entries("kitchen") == numbered(1, 3)

    asyncio.run(body())


# --- where --------------------------------------------------------------------------------------------------


def test_a_folder_a_file_or_an_address_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for where, file in (
        (tmp_path / "new" / "folder", tmp_path / "new" / "folder" / FILE),
        (str(tmp_path / "my.sqlite3"), tmp_path / "my.sqlite3"),
        (f"sqlite:///{tmp_path}/by-address", tmp_path / "by-address" / FILE),
        ("sqlite:///here/a.sqlite3", tmp_path / "here" / "a.sqlite3"),
        ("relative", tmp_path / "relative" / FILE),
    ):
        make_store(where)
        assert file.is_file()
        assert_sound(where)


def test_other_databases_are_not_supported() -> None:
    assert sentence("oracle://u:secret@here/k") == "A store at oracle:// is not supported; give a folder."


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    text = sentence("postgresql://user:secret@127.0.0.1:1/kotatsu")
    assert text.startswith("postgresql://127.0.0.1:1/kotatsu cannot be reached (")
    assert "secret" not in text


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter on Windows")
def test_the_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder)
    asyncio.run(store.put_identity("a1", "Ann"))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
    assert {file.name for file in folder.iterdir()} >= {FILE, f"{FILE}-wal", f"{FILE}.lock"}
    asyncio.run(store.close())


# --- what is there ------------------------------------------------------------------------------------------


def test_garbage_is_not_a_database(tmp_path: Path) -> None:
    for content in (b"Dear diary,\n" * 200, bytes(random.Random(1).randbytes(5000)), b"x"):
        (tmp_path / FILE).write_bytes(content)
        assert sentence(tmp_path) == f"{tmp_path / FILE} is not a database."
        assert (tmp_path / FILE).read_bytes() == content


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("CREATE TABLE bookmarks (address TEXT)")
    db.close()
    before = (tmp_path / FILE).read_bytes()
    assert sentence(tmp_path) == f"{tmp_path / FILE} is a database of some other program."
    assert (tmp_path / FILE).read_bytes() == before


def test_a_place_where_the_log_does_not_work_is_refused() -> None:
    """Network drives are such places, and so is memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(Unavailable, match="use a disk of this machine"):
        prepare(db, Path("kotatsu.sqlite3"), migrations())
    db.close()


def test_a_database_cut_short_is_damaged(tmp_path: Path) -> None:
    make_store(tmp_path)
    content = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(content[: len(content) // 2])
    assert "is damaged; put a backup in its place." in sentence(tmp_path)


def test_damage_deep_inside_is_met_with_a_sentence(tmp_path: Path) -> None:
    """Whatever bytes are overwritten: a sentence, or the truth; never another exception."""
    make_store(tmp_path)
    content = (tmp_path / FILE).read_bytes()
    rng = random.Random(7)

    async def read() -> None:
        async with open_store(tmp_path) as store:
            await store.unfinished()
            await store.entries("kitchen")
            await store.append("kitchen", 4, [b"more"])

    for _ in range(40):
        at = rng.randrange(len(content) - 200)
        (tmp_path / FILE).write_bytes(content[:at] + rng.randbytes(200) + content[at + 200 :])
        try:
            asyncio.run(read())
        except Exception as error:
            assert type(error).__module__ == "kotatsu.store.problems", error


def test_a_log_cut_anywhere_leaves_whole_entries_from_the_first_on(tmp_path: Path) -> None:
    """What a crash of the machine may leave: the end of the write-ahead log is missing or nonsense."""
    live, copy = tmp_path / "live", tmp_path / "copy"
    store = open_store(live)

    async def write() -> None:
        await store.create("kitchen", RUNNING)
        for number in range(1, 21):
            await store.append("kitchen", number, numbered(number, number))

    asyncio.run(write())
    shutil.copytree(live, copy)
    asyncio.run(store.close())
    database, log = (copy / FILE).read_bytes(), (copy / f"{FILE}-wal").read_bytes()

    async def count() -> int:
        async with open_store(copy) as store:
            if not await store.unfinished():
                return 0
            found = await store.entries("kitchen")
            assert found == numbered(1, len(found))
            assert (await store.table("kitchen")).last == len(found)
            return len(found)

    rng = random.Random(11)
    counts = []
    for cut in sorted(rng.randrange(len(log)) for _ in range(25)):
        for rest in (b"", rng.randbytes(len(log) - cut)):
            shutil.rmtree(copy)
            copy.mkdir()
            (copy / FILE).write_bytes(database)
            (copy / f"{FILE}-wal").write_bytes(log[:cut] + rest)
            counts.append(asyncio.run(count()))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] <= 20


# --- rights -------------------------------------------------------------------------------------------------


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write everywhere, so tests of rights are somebody else for a while."""
    if os.geteuid():
        yield
        return
    try:
        os.seteuid(NOBODY)
    except OSError:
        pytest.skip("root here cannot be anybody else")
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter; pytest's own are private."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter on Windows")
def test_a_folder_that_cannot_be_written(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with without_rights():
        assert "cannot be made (permission denied)" in sentence(open_folder / "new")
        assert "make it and its folder writable for this user." in sentence(open_folder)
    assert list(open_folder.iterdir()) == []
    open_folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter on Windows")
def test_a_file_that_cannot_be_written(open_folder: Path) -> None:
    make_store(open_folder)
    open_folder.chmod(0o777)
    (open_folder / f"{FILE}.lock").chmod(0o666)
    for mode in (0o444, 0o000):
        (open_folder / FILE).chmod(mode)
        with without_rights():
            assert "cannot be opened" in (text := sentence(open_folder)) or "cannot be written" in text
    (open_folder / FILE).chmod(0o600)
    assert_sound(open_folder)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("hello")
    assert str(tmp_path / "data") in sentence(tmp_path / "data")


# --- one owner ----------------------------------------------------------------------------------------------


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    make_store(tmp_path)
    store = open_store(tmp_path)
    assert "is in use by another server of Kotatsu; stop that one first." in sentence(tmp_path)
    asyncio.run(store.close())
    assert_sound(tmp_path)


def test_a_second_name_of_the_same_file_is_refused(tmp_path: Path) -> None:
    make_store(tmp_path)
    (tmp_path / "alias.sqlite3").symlink_to(tmp_path / FILE)
    store = open_store(tmp_path)
    assert "is in use by another server" in sentence(tmp_path / "alias.sqlite3")
    asyncio.run(store.close())
    assert_sound(tmp_path / "alias.sqlite3")


def test_a_second_server_is_refused_until_the_first_is_gone_however_it_went(tmp_path: Path) -> None:
    make_store(tmp_path)
    with subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        assert "is in use by another server" in sentence(tmp_path)
        server.kill()
    assert_sound(tmp_path)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_worker_that_outlives_a_killed_server_does_not_hold_its_data(tmp_path: Path) -> None:
    make_store(tmp_path)
    command = [sys.executable, "-c", HOLD_AND_FORK, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert "is in use by another server" in sentence(tmp_path)
        server.kill()
        server.wait()
        try:
            os.kill(worker, 0)
            assert_sound(tmp_path)
        finally:
            os.kill(worker, signal.SIGKILL)


def test_what_could_not_be_opened_can_be_once_mended(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"garbage" * 100)
    sentence(tmp_path)
    (tmp_path / FILE).unlink()
    make_store(tmp_path)
    assert_sound(tmp_path)


def test_a_backup_taken_while_tables_are_played_is_a_whole_store(tmp_path: Path) -> None:
    def back_up() -> None:
        source = sqlite3.connect(tmp_path / "live" / FILE)
        target = sqlite3.connect(tmp_path / "backup" / FILE)
        source.backup(target, pages=2)
        source.close()
        target.close()

    async def body() -> None:
        async with open_store(tmp_path / "live") as store:
            await store.create("kitchen", RUNNING, numbered(1, 3))
            (tmp_path / "backup").mkdir()
            copying = asyncio.create_task(asyncio.to_thread(back_up))
            number = 3
            while not copying.done() or number < 10:
                number += 1
                await store.append("kitchen", number, numbered(number, number))
            await copying
        async with open_store(tmp_path / "backup") as copy:
            found = await copy.entries("kitchen")
            assert found == numbered(1, len(found))
            assert 3 <= len(found) <= number

    asyncio.run(body())
