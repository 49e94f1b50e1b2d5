"""`kotatsu simulate`: the same rows whoever plays them, and none lost or doubled by an interruption."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kotatsu import cli
from kotatsu.core.registry import game_names
from kotatsu.lab.plan import Plan
from kotatsu.lab.simulate import Simulation
from kotatsu.lab.workers import Workers

ALONE = Workers(1)


def simulate(
    path: Path, plan: Plan, games: int, workers: Workers = ALONE, decisions: Path | None = None
) -> bytes:
    for _ in Simulation(plan, games, path, decisions).run(workers):
        pass
    return path.read_bytes()


@pytest.mark.parametrize("game", game_names())
def test_rows_are_the_same_whatever_the_number_of_workers(game: str, tmp_path: Path) -> None:
    plan = Plan(game, cli.find_game(game).usual_players, bots=("greedy", "random"))
    one = simulate(tmp_path / "one.csv", plan, 33)
    assert one == simulate(tmp_path / "two.csv", plan, 33, Workers(2))
    rows = list(csv.DictReader(one.decode().splitlines()))
    assert [int(row["game"]) for row in rows] == list(range(33))
    shares = [sum(float(row[f"won_{seat}"]) for seat in range(plan.players)) for row in rows]
    assert all(share == pytest.approx(1) or (share == 0 and game == "cookie-thief") for share in shares)


def test_another_seed_gives_other_rows(tmp_path: Path) -> None:
    plan = Plan("cat-tower", 2)
    other = Plan("cat-tower", 2, seed="other")
    assert simulate(tmp_path / "a.csv", plan, 5) != simulate(tmp_path / "b.csv", other, 5)


def test_an_interrupted_simulation_goes_on_without_losing_or_doubling(tmp_path: Path) -> None:
    plan, games = Plan("tower-of-pancakes", 3, bots=("random",)), 40
    whole = simulate(tmp_path / "whole.jsonl", plan, games, decisions=tmp_path / "steps.jsonl")
    half = Simulation(plan, games, tmp_path / "half.jsonl", tmp_path / "half-steps.jsonl")
    for number, _ in enumerate(half.run(ALONE)):
        if number == 4:
            break
    assert 0 < half.kept() < games and not half.path.exists()
    (half.folder / "games-000000000038.new").write_bytes(b"half a part, by a crash")
    amounts = [count for count, _ in half.run(ALONE)]
    assert sum(amounts) == games and amounts[0] > 0
    assert half.path.read_bytes() == whole
    assert (tmp_path / "half-steps.jsonl").read_bytes() == (tmp_path / "steps.jsonl").read_bytes()
    assert not half.folder.exists()


def test_ctrl_c_keeps_what_is_done_and_says_so(tmp_path: Path) -> None:
    """Of far more games than could be played meanwhile."""
    path, games = tmp_path / "games.csv", 50_000
    line = ["simulate", "cat-tower", str(path), "--players", "2", "--games", str(games), "--processes", "2"]
    command = [sys.executable, "-m", "kotatsu", *line, "--bots", "kitten"]  # of which parts are small
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests behind a shell has Ctrl-C ignored, and we would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    folder = path.with_name("games.csv.parts")
    while len(list(folder.glob("games-*"))) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "are kept" in said and "Traceback" not in said
    assert not path.exists() and len(list(folder.glob("games-*"))) >= 2


def test_decisions_are_rows_too(tmp_path: Path) -> None:
    plan = Plan("tower-of-pancakes", 4, {"mode": "mystery"})
    games, steps = tmp_path / "games.jsonl", tmp_path / "steps.csv"
    simulate(games, plan, 3, decisions=steps)
    told = [json.loads(line) for line in games.read_text(encoding="utf-8").splitlines()]
    rows = list(csv.DictReader(steps.open(encoding="utf-8")))
    assert [sum(row["game"] == str(game["game"]) for row in rows) for game in told] == [
        game["moves"] for game in told
    ]
    assert {row["kind"] for row in rows} == {"play", "serve", "look"}
    assert rows[0]["points_0"] == "-5" and all(int(row["choices"]) > 0 for row in rows)


def test_parquet_holds_what_csv_does(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is of the extra lab")
    plan = Plan("trico-roof", 3, bots=("greedy", "random", "random"))
    simulate(tmp_path / "games.parquet", plan, 20)
    simulate(tmp_path / "games.csv", plan, 20)
    table = parquet.read_table(tmp_path / "games.parquet")
    rows = list(csv.DictReader((tmp_path / "games.csv").open(encoding="utf-8")))
    assert table.num_rows == 20
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows


@pytest.mark.parametrize("reader", ["polars", "pandas", "duckdb"])
def test_parquet_opens_elsewhere(reader: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is of the extra lab")
    module = pytest.importorskip(reader, reason=f"{reader} is not needed by Kotatsu itself")
    path = tmp_path / "games.parquet"
    simulate(path, Plan("cat-tower", 2, bots=("random",)), 20)
    if reader == "duckdb":
        found = module.sql(f"select sum(moves), count(*) from '{path}'").fetchall()[0]
    else:
        frame = module.read_parquet(path)
        found = (frame["moves"].sum(), len(frame))
    assert found[0] > 20 and found[1] == 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "tigger"], "no bot 'tigger'"),
        (["--bots", "greedy:brave"], "no style 'brave'"),
        (["--bots", "tiger:hasty"], "first sight"),
        (["--players", "9"], "9"),
        (["--edition", "wrong.toml"], "wrong.toml"),
        (["--edition", "missing.toml"], "missing.toml"),
        (["--bots", "random,random,random,random,random"], "5 bots"),
        (["--decisions", "nowhere/steps.csv"], "nowhere"),
        (["--decisions", "steps.xls"], "steps.xls"),
    ],
)
def test_what_is_wrong_fails_before_the_first_game(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.toml").write_text('name = "x"\ntitle = "X"\n', encoding="utf-8")
    line = ["simulate", "tower-of-pancakes", "games.csv", "--games", "1000000000", *arguments]
    assert cli.main(line) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["wrong.toml"]


def test_a_file_or_parts_of_something_else_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine", encoding="utf-8")
    assert cli.main(["simulate", "cat-tower", str(path)]) == 2
    assert path.read_text(encoding="utf-8") == "mine"
    path.unlink()
    half = Simulation(Plan("cat-tower", 2, bots=("random",)), 32, path)
    next(iter(half.run(ALONE)))
    assert cli.main(["simulate", "cat-tower", str(path), "--games", "32", "--seed", "other"]) == 2
    assert "games.csv.parts" in capsys.readouterr().err
