"""`kotatsu backup` and `restore` beside a real server, and a port that somebody else has."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kotatsu.server.reach import DEFAULT_PORT
from tests.server.clients import Server, people, run, seated
from tests.terminal.terminals import kotatsu

GAME = "tower-of-pancakes"  # one after the other: while a person thinks, nobody moves


def test_a_running_server_is_backed_up_and_goes_on_from_the_backup_elsewhere(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    backup, elsewhere = tmp_path / "backup.sqlite3", tmp_path / "elsewhere"

    async def play() -> None:
        async with people(server, "Ann") as (ann,):
            (finished,) = await seated([ann], GAME, 3)
            await finished.play_on(Random(1))
            (running,) = await seated([ann], GAME, 3)
            await running.play_on(Random(2), 3)
            await running.until(running.choices)

            done = kotatsu("backup", str(backup), "--data", str(server.folder))
            assert done.returncode == 0, done.stderr
            assert done.stdout == f"{backup} holds 1 open table, 1 person, 1 record; every record holds.\n"
            assert backup.stat().st_mode & 0o777 == 0o600

            refused = kotatsu("restore", str(backup), "--data", str(server.folder))
            assert refused.returncode == 2
            assert "is in use by another server" in refused.stderr
            before = running.document["game_state"]["views"]["0"]["view"]
            await running.leave()

            done = kotatsu("restore", str(backup), "--data", str(elsewhere))
            assert done.returncode == 0, done.stderr
            other = Server(elsewhere)
            try:
                ann.server = other  # her cookie is signed by a key that came along
                again = await ann.join(running.table)
                assert again.document["game_state"]["views"]["0"]["view"] == before
                await again.play_on(Random(3))
                assert again.phase == "over"
                await again.leave()
            finally:
                other.close()

    try:
        run(play)
    finally:
        server.close()


def test_what_a_restored_backup_replaces_is_kept(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    Server(data).close()
    assert kotatsu("backup", str(backup), "--data", str(data)).returncode == 0
    with closing(sqlite3.connect(data / "kotatsu.sqlite3")) as db, db:
        db.execute("INSERT INTO settings (name, value) VALUES ('mark', x'01')")
    done = kotatsu("restore", str(backup), "--data", str(data))
    assert done.returncode == 0, done.stderr
    kept = Path(done.stdout.split("is kept in ")[1].strip().rstrip("."))
    assert (marked(kept), marked(data / "kotatsu.sqlite3")) == (True, False)


def marked(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT 1 FROM settings WHERE name = 'mark'").fetchone() is not None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "holds nothing."),
        (b"a shopping list", "is not a database."),
        (None, "There is no file"),
    ],
    ids=["empty", "something else", "missing"],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(
    tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    Server(data).close()
    before = (data / "kotatsu.sqlite3").read_bytes()
    if content is not None:
        backup.write_bytes(content)
    refused = kotatsu("restore", str(backup), "--data", str(data))
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert sentence in refused.stderr
    assert (data / "kotatsu.sqlite3").read_bytes() == before


def test_a_backup_takes_the_place_of_no_other_file(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    Server(data).close()
    file.write_text("a shopping list")
    refused = kotatsu("backup", str(file), "--data", str(data))
    assert (refused.returncode, file.read_text()) == (2, "a shopping list")
    assert "is there already" in refused.stderr
    refused = kotatsu("backup", str(tmp_path / "new.sqlite3"), "--data", str(tmp_path / "nowhere"))
    assert "There is no database at" in refused.stderr
    assert not (tmp_path / "nowhere").exists()


def test_a_record_that_was_changed_in_the_database_is_named(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")

    async def play() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], GAME, 3)
            await client.play_on(Random(1))

    try:
        run(play)
        assert server.stop() == 0
    finally:
        server.close()
    with closing(sqlite3.connect(server.folder / "kotatsu.sqlite3")) as db, db:
        (record,) = db.execute("SELECT record FROM records").fetchone()
        forged = json.loads(record)
        forged["result"]["scores"][0] += 1
        db.execute("UPDATE records SET record = ?", (json.dumps(forged).encode(),))
    done = kotatsu("backup", str(tmp_path / "backup.sqlite3"), "--data", str(server.folder))
    assert done.returncode == 1
    assert "1 of them do not hold" in done.stdout
    assert "but its moves give" in done.stdout


# --- ports --------------------------------------------------------------------------------------------------


def test_a_usual_port_that_another_program_has_is_stepped_over_and_said(tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", DEFAULT_PORT))
            other.listen()
        except OSError:
            pass  # some program has it already, which is all that is wanted
        command = [sys.executable, "-m", "kotatsu", "serve", "--data", str(tmp_path / "data")]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            try:
                assert server.stdout is not None
                said, address = server.stdout.readline(), server.stdout.readline()
            finally:
                server.kill()
    port = int(address.split("/ ")[0].rpartition(":")[2])
    assert port > DEFAULT_PORT
    assert said == f"Port {DEFAULT_PORT} is taken by another program; this is port {port}.\n"


def test_a_port_that_was_asked_for_is_the_one_or_none(tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        refused = kotatsu("serve", "--port", port, "--data", str(tmp_path / "data"))
    assert refused.returncode == 2
    assert f"Cannot serve at 127.0.0.1 port {port}" in refused.stderr
