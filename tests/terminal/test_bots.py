"""`kotatsu arena` and `kotatsu analyse`, and levels at the table."""

import json
from pathlib import Path

import pytest

import kotatsu as package
from kotatsu.bots.levels import OPPONENTS
from kotatsu.core.log import Log
from tests.terminal.terminals import GAME, Terminal, kotatsu


def blunders(path: Path) -> None:
    """A game in which seat 0 always does what looks worst, and the others what looks best."""
    game = package.game(GAME)
    log = Log(game, 3, "blunders")
    appraise = game.module("strategy").strategy.appraise
    while not log.state.over:
        seat = log.state.deciders[0]
        moves = log.state.legal_moves(seat)
        worth = appraise(log.state, seat, moves)
        choose = min if seat == 0 else max
        log.play(seat, moves[worth.index(choose(worth))])
    log.record().write(path)


def test_arena_tells_who_is_better_with_an_interval_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    command = ("arena", "trico-roof", "--bots", "greedy,random", "--games", "40", "--processes", "2")
    shown = kotatsu(*command, "--json", str(file))
    assert shown.returncode == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert lines[0] == " Trico Roof, 4 players  40 games of 20 deals, each bot in each seat"
    assert lines[2].split()[0] == "greedy"
    assert "±" in lines[2]
    data = json.loads(file.read_text())
    assert (data["games"], data["deals"], data["players"]) == (40, 20, 4)
    greedy, random = data["bots"]
    assert greedy["share"] > random["share"]
    assert greedy["rating"] == -random["rating"] > 0
    assert kotatsu(*command).stdout == shown.stdout


def test_arena_takes_the_options_of_the_game_and_whole_deals() -> None:
    shown = kotatsu(
        "arena", GAME, "--players", "3", "--bots", "greedy,random", "--games", "7", "--mode", "extreme"
    )
    assert shown.returncode == 0, shown.stderr
    assert "12 games of 2 deals" in shown.stdout


def test_arena_shows_a_bar_where_somebody_looks_and_leaves_only_the_table() -> None:
    with Terminal("arena", "cat-tower", "--bots", "greedy,random", "--games", "12") as terminal:
        assert terminal.finish() == 0
        assert "12 games of 2 deals" in terminal.text
        assert "Deals" not in terminal.text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena"], "name a game"),
        (["arena", GAME], "--bots"),
        (["arena", GAME, "--bots", "cat"], "An arena needs 2 to 4 bots"),
        (["arena", GAME, "--bots", "cat,dog"], "There is no bot 'dog'"),
        (["arena", GAME, "--bots", "cat,tiger@x"], "after the @"),
        (["arena", GAME, "--bots", "cat,kitten", "--games", "0"], "from 1 on"),
        (["arena", GAME, "--bots", "cat,kitten", "--json", "/no/such/folder/x"], "no folder"),
        (["analyse", "/no/such/file"], "cannot be read"),
        (["play", GAME, "--bot", "lion"], "There is no bot 'lion'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: list[str], said: str) -> None:
    shown = kotatsu(*arguments)
    assert shown.returncode == 2
    assert said in shown.stderr
    assert len(shown.stderr.splitlines()) == 1
    assert shown.stdout == ""


def test_analyse_marks_what_was_lost_and_names_the_turning_point(tmp_path: Path) -> None:
    record, file = tmp_path / "game.json", tmp_path / "analysis.json"
    blunders(record)
    shown = kotatsu("analyse", str(record), "--iterations", "120", "--json", str(file))
    assert shown.returncode == 0, shown.stderr
    data = json.loads(file.read_text())
    for seat, loss in enumerate(data["losses"]):
        own = [verdict["loss"] for verdict in data["verdicts"] if verdict["seat"] == seat]
        assert loss == pytest.approx(sum(own), abs=1e-3)
    worst = max(data["verdicts"], key=lambda verdict: verdict["loss"])
    assert data["turning_point"] == worst["number"]
    assert f"The game turned at move {worst['number'] + 1}" in " ".join(shown.stdout.split())
    moves = json.loads(record.read_text())["moves"]
    for verdict in data["verdicts"]:
        assert moves[verdict["number"]] == [verdict["seat"], verdict["move"]]
        assert verdict["loss"] == pytest.approx(verdict["best_value"] - verdict["value"], abs=1e-3)
        assert (verdict["loss"] == 0) == (verdict["best"] == verdict["move"]) or verdict["loss"] == 0
        assert verdict["mark"] == ("??" if verdict["loss"] >= 0.15 else verdict["mark"])
        assert 0 <= verdict["value"] <= verdict["best_value"] <= 1


def test_analyse_can_show_one_seat_only(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    blunders(record)
    shown = kotatsu("analyse", str(record), "--iterations", "10", "--seat", "1")
    assert shown.returncode == 0, shown.stderr
    names = {line.split()[1] for line in shown.stdout.splitlines()[1:] if line[:5].strip().isdecimal()}
    assert len(names) == 1
    refused = kotatsu("analyse", str(record), "--seat", "3")
    assert refused.returncode == 2
    assert refused.stderr == "There is no seat 3; this game has seats 0 to 2.\n"


def test_analyse_refuses_a_record_that_does_not_hold(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    blunders(record)
    data = json.loads(record.read_text())
    data["result"]["scores"][0] += 1
    record.write_text(json.dumps(data))
    shown = kotatsu("analyse", str(record))
    assert shown.returncode == 2
    assert "claims" in shown.stderr


def test_help_introduces_the_levels() -> None:
    shown = "".join(kotatsu("play", GAME, "--help").stdout.split())  # lines may end anywhere, at a hyphen too
    for level in OPPONENTS:
        assert f"{level.name}:" in shown
    assert "(default:cat)" in shown
