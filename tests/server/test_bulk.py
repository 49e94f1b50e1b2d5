"""Records in bulk: `kotatsu records`."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu.core.record import Record, verify
from tests.server.clients import PATIENCE, Server

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = [GOLDEN / "cat-tower" / "2.json", GOLDEN / "trico-roof" / "2.json"]
FILES += [GOLDEN / "tower-of-pancakes" / "3-basic.json"]


def records(*arguments: str, data: Path, said: str = "", code: int = 0) -> tuple[str, str]:
    command = [sys.executable, "-m", "kotatsu", "records", *arguments, "--data", str(data)]
    done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=120)
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def golden() -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in FILES]


def lines(data: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(one) + "\n" for one in data)


def test_what_goes_out_of_one_server_comes_into_another(tmp_path: Path) -> None:
    one, other, file = tmp_path / "one", tmp_path / "other", tmp_path / "all.jsonl"
    said, _ = records("import", data=one, said=lines(golden()))
    assert said == "Taken in: 3; here already: 0; refused: 0.\n"
    assert records("import", data=one, said=lines(golden()))[0].startswith("Taken in: 0; here already: 3;")
    assert records("export", str(file), data=one)[0] == f"3 records are in {file}.\n"
    assert records("import", str(file), data=other)[0].startswith("Taken in: 3;")
    assert records("list", data=other)[0] == records("list", data=one)[0]
    out, _ = records("export", data=other)
    for line in out.splitlines():
        verify(Record.from_data(json.loads(line)["record"]))


def test_lists_keep_to_what_is_asked(tmp_path: Path) -> None:
    named = [{**record, "names": ["Ann", *record["names"][1:]]} for record in golden()]
    for record in named:
        record["names"] += ["Ben"] * (record["players"] - len(record["names"]))
    old = {"record": {**named[0]}, "finished": 86400.0 * 365}
    records("import", data=tmp_path, said=lines([old, *named[1:]]))
    everything = records("list", data=tmp_path)[0].splitlines()
    assert len(everything) == 3
    assert len(records("list", "--game", "trico-roof", data=tmp_path)[0].splitlines()) == 1
    assert len(records("list", "--limit", "2", data=tmp_path)[0].splitlines()) == 2
    assert len(records("list", "--since", "2000-01-01", data=tmp_path)[0].splitlines()) == 2
    assert len(records("list", "--player", "Ann", data=tmp_path)[0].splitlines()) == 3
    assert records("list", "--player", "Eve", data=tmp_path)[0] == ""
    assert everything[-1].startswith("1971-01-01 00:00")
    _, problem = records("list", "--since", "yesterday", data=tmp_path, code=2)
    assert problem == "argument --since: 'yesterday' is no day; expected one like 2026-11-18\n" or (
        "'yesterday' is no day; expected one like 2026-11-18" in problem and problem.count("\n") == 1
    )


def forgeries() -> dict[str, Any]:
    good = golden()[0]
    moved = [*good["moves"][:4], [good["moves"][4][0], "Z9"], *good["moves"][5:]]
    result = {**good["result"], "scores": [score + 1 for score in good["result"]["scores"]]}
    return {
        "a move": {**good, "moves": moved},
        "the result": {**good, "result": result},
        "the seed": {**good, "seed": "another"},
        "the end": {**good, "moves": good["moves"][:-1]},
        "the hash": {"record": good, "hash": "0" * 64},
        "no record": {"moves": 3},
        "no object": [1, 2],
    }


@pytest.mark.parametrize("what", forgeries())
def test_a_forgery_is_refused_in_a_sentence_and_the_rest_comes_in(what: str, tmp_path: Path) -> None:
    said = lines([forgeries()[what], golden()[1]])
    out, problem = records("import", data=tmp_path, said=said, code=1)
    assert out == "Taken in: 1; here already: 0; refused: 1.\n"
    assert problem.startswith("Line 1: ") and problem.count("\n") == 1
    assert len(records("list", data=tmp_path)[0].splitlines()) == 1


def test_a_server_gives_out_what_was_taken_in_and_lets_nobody_write_beside_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    records("import", data=data, said=lines(golden()))
    server = Server(data)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        listed = http.get("/api/results").json()
        assert len(listed) == 3
        for one in listed:
            reply = http.get(f"/api/records/{one['table']}")
            assert reply.headers["etag"] == f'"{one["hash"]}"'
            verify(Record.from_data(reply.json()))
    assert len(records("list", data=data)[0].splitlines()) == 3
    _, problem = records("import", data=data, said="", code=2)
    assert problem.count("\n") == 1
    server.close()
