"""CK-35: a match that nobody won, from the last move to the record and the sentences about it."""

import json
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify
from kotatsu.drawing.canvas import plain
from kotatsu.games.cookie_thief.strategy import strategy
from kotatsu.terminal import pictures, proof
from kotatsu.terminal.narrator import Narrator, table_names
from kotatsu.terminal.speech import load_texts
from tests.games.cookie_thief.positions import GAME

TEXTS = load_texts(GAME)


@pytest.fixture(scope="module")
def played() -> Log:
    """A round at whose end two are left, both with coffee, and one of them draws Lumma með kaffi."""
    log = Log(GAME, 4, "nobody 483", {"rounds": 1})
    rng = kotatsu.Rng(483)
    while not log.state.over:
        seat = log.state.deciders[0]
        log.play(seat, log.state.random_move(seat, rng))
    return log


def test_ck35_the_record_says_so_and_verifies(played: Log, tmp_path: Path) -> None:
    record = played.record()
    assert record.result == {"scores": [0, 0, 0, 0], "winners": []}
    path = tmp_path / "nobody.json"
    record.write(path)
    assert json.loads(path.read_text(encoding="utf-8"))["result"]["winners"] == []
    assert verify(Record.read(path)).winners == []
    assert any("nobody wins" in plain(line) for line in proof.checked(record, "nobody.json"))


def test_ck35_every_view_knows_it(played: Log) -> None:
    for seat in (0, 1, 2, 3, None):
        assert played.state.view(seat).winners == []


def test_ck35_the_end_is_told(played: Log) -> None:
    narrator = Narrator(GAME, TEXTS, table_names([], 4, [], TEXTS))
    told = narrator.tell(played.events[-1], 0)
    assert told[-2:] == ["Nobody wins round 1.", "Nobody wins the match."]
    assert pictures.result(narrator, played.state, 0) == "Nobody wins."
    assert narrator.everybody(played.state.winners) == "nobody"
    assert pictures.sheet(narrator, played.state)


def test_ck35_such_an_end_is_worth_winning_to_nobody(played: Log) -> None:
    assert all(0 <= reward <= 0.1 for reward in strategy.rewards(played.state))
