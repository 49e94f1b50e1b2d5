"""Bots of one's own: named by whoever serves, run where bots think, and nowhere else."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kotatsu
from kotatsu.bots import LEVELS, make_bot
from kotatsu.bots.levels import add_own_bot, opponents
from kotatsu.bots.own import VARIABLE, own_bots
from kotatsu.core.errors import BadInput, KotatsuError
from tests.server.clients import Server, people, run, seated

LAST = """
from pathlib import Path


class Last:
    def __init__(self, game):
        self.game = game

    def choose(self, view, legal_moves, rng):
        with Path(__file__).with_suffix(".seen").open("a") as seen:
            print(self.game.name, int(view.viewer), file=seen)
        return legal_moves[-1]


def make_bot(game):
    return Last(game)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(LAST)
    return path


@pytest.fixture(autouse=True)
def _forgotten_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "")
    before = dict(LEVELS)
    yield
    LEVELS.clear()
    LEVELS.update(before)


def test_it_can_be_chosen_like_a_level(file: Path) -> None:
    add_own_bot(f"mine={file}")
    assert opponents()[-1].name == "mine" and "mine" in LEVELS
    assert opponents()[-1].character != opponents()[0].character
    game = kotatsu.game("tower-of-pancakes")
    view = game.new(3, "own", {"first_leader": 0}).view(0)
    moves = view.legal_moves(0)
    assert make_bot("mine", game).choose(view, moves, kotatsu.Rng(1)) == moves[-1]


def test_naming_it_does_not_run_it(file: Path) -> None:
    file.write_text("raise SystemExit")
    add_own_bot(f"mine={file}")
    assert own_bots() == {"mine": file.resolve()}
    assert json.loads(os.environ[VARIABLE]) == {"mine": str(file.resolve())}


@pytest.mark.parametrize("text", ["tiger={}", "={}", "Mine={}", "mine", "mine=", "a b={}", "x" * 30 + "={}"])
def test_a_name_that_will_not_do_is_refused(file: Path, text: str) -> None:
    with pytest.raises(BadInput) as refused:
        add_own_bot(text.format(file))
    assert refused.value.code == "own-bot"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        add_own_bot(f"mine={tmp_path / 'none.py'}")
    assert refused.value.code == "own-bot-file"


def test_a_file_without_make_bot_says_so(file: Path) -> None:
    file.write_text("bot = 7")
    add_own_bot(f"mine={file}")
    with pytest.raises(KotatsuError, match="make_bot"):
        make_bot("mine", kotatsu.game("cat-tower"))


def test_it_plays_a_whole_game_at_a_server(file: Path, tmp_path: Path) -> None:
    class WithBot(Server):
        def set(self, *settings: str) -> None:
            super().set(*settings)
            self._settings += ["--bot", f"mine={file}"]

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            assert (await ann.get("/api/games"))["bots"][-1]["name"] == "mine"
            (client,) = await seated([ann], "tower-of-pancakes", 3, bot="mine")
            await client.play_on(Random(1))
            await client.until(lambda: client.phase == "over")

    server = WithBot(tmp_path / "data")
    try:
        run(test)
    finally:
        server.close()
    seen = file.with_suffix(".seen").read_text().splitlines()
    assert {line.split()[1] for line in seen} == {"1", "2"}  # its own seats' views, and no other
    assert "moves at random" not in server.log()
