"""Records: refused in one sentence when damaged, written whole or not at all, verified by playing again."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify, write_atomically

GAME = kotatsu.game("tower-of-pancakes")


@pytest.fixture
def record() -> Record:
    log = Log(GAME, 4, "a record", {"mode": "mystery"})
    rng = Random(5)
    while not log.state.over:
        seat = log.state.deciders[0]
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log.record()


def test_a_record_survives_its_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.write(path)
    assert Record.read(path) == record
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
    assert verify(Record.read(path)).over


def damage(record: Record, **changes: Any) -> dict[str, Any]:
    return {**record.as_data(), **changes}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"kotatsu_record": 2}, "format 2"),
        ({"game": 7}, "record, game: expected a text, got 7"),
        ({"moves": "none"}, "record, moves: expected a list"),
        ({"moves": [["0", "Y1"]]}, r"record, moves\[0\]: expected \[seat, text\]"),
        ({"seed": 5}, "record, seed: expected a text or null"),
        ({"result": {}}, "record, result: expected scores and winners"),
        ({"players": True}, "record, players: expected a whole number"),
        ({"seat": "first"}, "record, seat: expected the number of a seat"),
        ({"old_moves": "some"}, "record, old_moves: expected how many"),
    ],
)
def test_a_damaged_record_is_refused(record: Record, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=sentence):
        Record.from_data(damage(record, **changes))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "3 to 4 players, not 9"),
        ({"options": {"mode": "mistery"}}, "mode cannot be 'mistery'; expected basic, mystery"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"seed": None}, "no seed"),
        ({"moves": []}, "not over"),
        ({"seed": "another"}, "moves|claims"),
        ({"result": {"scores": [99, 0, 0, 0], "winners": [0]}}, "claims"),
        ({"edition": {"name": "kotatsu", "hash": "0" * 64}}, "edition 'kotatsu' with hash 000000000000"),
        ({"old_moves": 3}, "older rules"),
    ],
)
def test_a_false_record_is_not_verified(record: Record, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=sentence):
        verify(Record.from_data(damage(record, **changes)))


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"{}"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(kotatsu.BadInput, match=r"odd\.json"):
        Record.read(path)
    with pytest.raises(kotatsu.BadInput, match="cannot be read"):
        Record.read(tmp_path / "missing.json")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.json"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(kotatsu.BadInput, match="the disk is full"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["kept.json"]
    monkeypatch.undo()
    with pytest.raises(kotatsu.BadInput, match="cannot be written"):
        write_atomically(tmp_path / "no such folder" / "x.json", "new")


def test_records_with_an_own_edition_carry_it(tmp_path: Path) -> None:
    data = json.loads(json.dumps(GAME.default_edition.as_data()))
    data["name"] = "my box"
    data["plate"]["4"]["value"] = [2] * 8
    log = Log(GAME, 4, "own", edition=GAME.make_edition(data))
    while not log.state.over:
        seat = log.state.deciders[0]
        log.play(seat, log.state.legal_moves(seat)[0])
    path = tmp_path / "own.json"
    log.record().write(path)
    record = Record.read(path)
    assert record.edition["data"]["plate"]["4"]["value"] == [2] * 8
    assert verify(record).over
    record.edition["data"]["plate"]["4"]["value"][0] = 3
    with pytest.raises(kotatsu.BadInput, match="not at hand"):
        verify(record)
    record.edition["data"] = "mine"
    with pytest.raises(kotatsu.BadInput, match="expected a table of values"):
        verify(record)
