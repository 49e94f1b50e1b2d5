"""`watch`, `replay` and `verify`."""

import json
import re
from pathlib import Path

import pytest

from kotatsu.core.record import Record
from tests.terminal.terminals import GAME, Terminal, kotatsu


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that bots played."""
    file = tmp_path_factory.mktemp("records") / "bots.json"
    watched = kotatsu(
        "watch", GAME, "--bot", "random", "--mode", "mystery", "--seed", "w", "--record", str(file)
    )
    assert watched.returncode == 0, watched.stderr
    assert "The score cards are turned over" in watched.stdout
    assert f"{file}" in watched.stdout
    return file


def test_watching_on_a_terminal_shows_the_open_table_and_ends_with_the_sheet() -> None:
    with Terminal("watch", GAME, "--bot", "random", "--seed", "w", "--delay", "0") as terminal:
        assert terminal.finish() == 0
        assert "Total" in terminal.text
        assert terminal.output.count("\x1b[H") > 40
        assert not terminal.screen.history.top


def test_many_games_are_counted_and_the_same_seed_gives_the_same_games() -> None:
    command = (
        "watch",
        GAME,
        "--bots",
        "random,random,random",
        "--players",
        "3",
        "--games",
        "3",
        "--seed",
        "n",
    )
    first, second = kotatsu(*command), kotatsu(*command)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert len(re.findall(r"^ Game \d:", first.stdout, re.MULTILINE)) == 3
    wins = [
        float(number)
        for number in re.findall(r"^ \w+ +([\d.]+) +-?[\d.]+ +-?\d+$", first.stdout, re.MULTILINE)
    ]
    assert len(wins) == 3
    assert sum(wins) == pytest.approx(3, abs=0.01)


def test_replay_steps_forwards_and_back(recorded: Path) -> None:
    count = len(Record.read(recorded).moves)
    with Terminal("replay", str(recorded)) as terminal:
        terminal.wait()
        start = terminal.text
        assert "Before the first move" in start
        terminal.type("")
        first = terminal.text
        assert f"Move 1 of {count}" in first
        terminal.type("n")
        assert f"Move 2 of {count}" in terminal.text
        terminal.type("b")
        assert terminal.text == first
        terminal.type("b")
        assert terminal.text == start
        terminal.type("17")
        assert f"Move 17 of {count}" in terminal.text
        terminal.type("e")
        assert f"Move {count} of {count}" in terminal.text
        assert "the game is over" in terminal.text
        terminal.type("s")
        assert "Total" in terminal.text
        terminal.type("")
        terminal.type("what")
        assert "I don't know “what”" in terminal.text
        terminal.check()
        assert terminal.finish("q") == 0


def test_replay_shows_all_hands_and_fits(recorded: Path) -> None:
    with Terminal("replay", str(recorded)) as terminal:
        terminal.wait()
        for row in range(14, 18):
            assert len(re.findall(r"[YBRG]\d", terminal.lines[row])) == 8
        for _ in range(12):
            terminal.type("")
            terminal.check()


def test_replay_without_a_keyboard_prints_everything(recorded: Path) -> None:
    record = Record.read(recorded)
    printed = kotatsu("replay", str(recorded)).stdout
    assert [int(number) for number in re.findall(r"^ *(\d+) \w", printed, re.MULTILINE)][
        : len(record.moves)
    ] == list(range(1, len(record.moves) + 1))
    assert record.result is not None
    total = re.search(r"Total +(.*)", printed)
    assert total
    assert [int(number) for number in total.group(1).split()] == record.result["scores"]


def test_verify_says_what_it_checked(recorded: Path) -> None:
    verified = kotatsu("verify", str(recorded))
    assert verified.returncode == 0
    assert "seed w deals the same table again" in verified.stdout


@pytest.mark.parametrize("change", ["score", "move", "seed", "name", "missing"])
def test_verify_refuses_a_record_that_does_not_hold(recorded: Path, tmp_path: Path, change: str) -> None:
    data = json.loads(recorded.read_text(encoding="utf-8"))
    if change == "score":
        data["result"]["scores"][0] += 1
    elif change == "move":
        data["moves"][3][1] = "serve A"
    elif change == "seed":
        data["seed"] = "another"
    elif change == "name":
        data["names"] = 7
    else:
        del data["players"]
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    for command in ("verify", "replay") if change != "score" else ("verify",):
        refused = kotatsu(command, str(file))
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1
        assert not refused.stdout


def test_names_in_a_record_cannot_write_on_the_terminal(recorded: Path, tmp_path: Path) -> None:
    data = json.loads(recorded.read_text(encoding="utf-8"))
    data["names"] = ["\x1b[2JMia\n\n", "Otto", "Nils", "Ida"]
    file = tmp_path / "names.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "\x1b" not in kotatsu("replay", str(file)).stdout
