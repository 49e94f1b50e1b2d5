"""Whatever a user gets wrong: one sentence on standard error, exit code 2, nothing written."""

from pathlib import Path

import pytest

from tests.terminal.terminals import GAME, kotatsu
from tests.thorough import one_of

BAD = {
    "unknown command": (["plya"], "There is no command 'plya'"),
    "unknown game": (["play", "chess"], "There is no game 'chess'; there is tower-of-pancakes"),
    "no game": (["play"], "name a game"),
    "unknown flag": (["play", GAME, "--fast"], "--fast"),
    "bad mode": (["play", GAME, "--mode", "easy"], "expected basic, mystery, hyper-mystery or extreme"),
    "bad players": (["play", GAME, "--players", "7"], "3 to 4 players, not 7"),
    "players no number": (["play", GAME, "--players", "many"], "expected a whole number, got 'many'"),
    "bad first leader": (["play", GAME, "--first-leader", "9"], "first_leader cannot be 9"),
    "first leader too high": (["play", GAME, "--players", "3", "--first-leader", "3"], "seats 0 to 2"),
    "bad seat": (["play", GAME, "--seat", "4"], "There is no seat '4'"),
    "bad bot": (["play", GAME, "--bot", "genius"], "There is no bot 'genius'"),
    "bots for other seats": (["play", GAME, "--bots", "random,random"], "2 bots are named for 3 seats"),
    "empty seed": (["play", GAME, "--seed", ""], "A seed is a text"),
    "missing edition": (["play", GAME, "--edition", "none.toml"], "none.toml: cannot be read"),
    "bad pace": (["play", GAME, "--pace", "soon"], "expected seconds"),
    "record nowhere": (["play", GAME, "--record", "no/such/folder/game.json"], "there is no folder"),
    "record where nobody may write": (["play", GAME, "--record", "/proc/game.json"], "cannot be written"),
    "two minus signs": (["play", "cookie-thief", "--points=--5"], "points cannot be '--5'"),
    "not quite a digit": (["play", "cookie-thief", "--points=²"], "points cannot be '²'"),
    "no text as a seed": (["play", GAME, "--seed", "\udcff"], "no character"),
    "no name of a host": (["serve", "--port", "0", "--host", "a..b"], "no name of a host"),
    "no server's name": (["join", "http://a..b"], "no name of a host"),
    "missing record": (["verify", "none.json"], "none.json: cannot be read"),
    "missing replay": (["replay", "none.json"], "none.json: cannot be read"),
    "no games": (["watch", GAME, "--games", "0"], "from 1 on"),
    "unknown rule": (["rules", GAME, "TP-99"], "no rule TP-99"),
    "rules of nothing": (["rules", "chess"], "There is no game 'chess'"),
}


@one_of(4, "name", BAD)
def test_bad_arguments(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments, words = BAD[name]
    monkeypatch.chdir(tmp_path)
    refused = kotatsu(*arguments, PYTHONDONTWRITEBYTECODE="1")
    assert refused.returncode == 2, refused
    assert words in refused.stderr
    assert is_one_sentence(refused.stderr)
    assert not refused.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("name = ", "is not TOML"),
        ('name = "mine"\ntitle = "Mine"', "edition.toml, cards.3: expected a table"),
        ("\x00\x01", "is not TOML"),
    ],
)
def test_a_bad_edition_file(tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(content, encoding="utf-8")
    refused = kotatsu("play", GAME, "--edition", str(file))
    assert refused.returncode == 2
    assert words in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert not refused.stdout


@pytest.mark.parametrize("content", ["", "[]", "{", "{}", '{"kotatsu_record": 99}', "\udcff"])
def test_a_bad_record_file(tmp_path: Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content, encoding="utf-8", errors="surrogateescape")
    for command in ("verify", "replay"):
        refused = kotatsu(command, str(file))
        assert refused.returncode == 2
        assert refused.stderr.startswith("record.json")
        assert len(refused.stderr.splitlines()) == 1
        assert not refused.stdout


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"kotatsu_log": 1}'])
def test_a_bad_log_file_is_left_as_it_is(tmp_path: Path, content: str) -> None:
    file = tmp_path / "table.log"
    file.write_text(content, encoding="utf-8")
    refused = kotatsu("play", GAME, "--log", str(file))
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert file.read_text(encoding="utf-8") == content


def is_one_sentence(text: str) -> bool:
    """One line that ends in a full stop, with no other full stop before a capital letter."""
    line = text.rstrip("\n")
    return "\n" not in line and line.endswith(".") and ". " not in line
