"""`kotatsu new-game` in a checkout: what it writes passes every check and can be played at once."""

import sys
from pathlib import Path

import pytest

from kotatsu import new_game
from kotatsu.core.errors import BadInput
from tests.new_game.checkouts import NAME, ROOT, begin_game, run


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return begin_game(tmp_path_factory.mktemp("checkout"))


@pytest.mark.timeout(600)
def test_a_new_game_passes_all_that_concerns_it(checkout: Path) -> None:
    checked = run(checkout, "check.py", "--game", NAME, "--python", sys.executable)
    assert checked.returncode == 0, checked.stdout[-3000:]
    assert "All checks passed" in checked.stdout


def test_a_new_game_can_be_played_in_a_terminal(checkout: Path) -> None:
    table = ("--players", "2", "--hand", "2", "--bot", "random", "--pace", "0", "--plain", "--seed", "geese")
    played = run(checkout, "-m", "kotatsu", "play", NAME, *table, typed="c\n" + "1\n" * 4)
    assert played.returncode == 0, played.stderr
    assert "Goose Market has no reference card." in played.stdout
    assert "c card" not in played.stdout
    assert "Goose Market" in played.stdout
    assert "won" in played.stdout


def test_a_new_game_is_named_nowhere_but_in_its_own_folders(checkout: Path) -> None:
    own = ("goose_market", "goose-market")
    for file in checkout.rglob("*"):
        path = file.relative_to(checkout).as_posix()
        if (
            file.is_file()
            and not any(name in path for name in own)
            and file.suffix in (".py", ".ts", ".toml")
        ):
            text = file.read_text(encoding="utf-8")
            known = (ROOT / path).read_text(encoding="utf-8") if (ROOT / path).is_file() else ""
            assert text == known, path


def test_a_second_game_of_that_name_is_refused_and_nothing_is_written(checkout: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in checkout.rglob("*goose*")}
    again = run(checkout, "-m", "kotatsu", "new-game", NAME)
    assert again.returncode == 2
    assert again.stderr == "There is a game 'goose-market' already.\n"
    assert {file: file.stat().st_mtime_ns for file in checkout.rglob("*goose*")} == before


@pytest.mark.parametrize(
    ("name", "prefix", "said"),
    [
        ("Goose Market", None, "small letters"),
        ("goose_market", None, "small letters"),
        ("../goose", None, "small letters"),
        ("goose-market", "G", "two letters"),
        ("g", None, "two letters"),
        ("tall-pines", None, "another --prefix"),
    ],
)
def test_a_bad_name_is_refused_in_a_sentence(name: str, prefix: str | None, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        new_game.names_for(name, prefix)
