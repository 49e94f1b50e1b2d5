"""Golden records: complete games, checked in, that must replay to the very same result."""

from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.record import Record, verify

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_golden_record_replays_exactly(path: Path) -> None:
    record = Record.read(path)
    state = verify(record)
    assert record.game == path.parent.name
    assert state.scores == record.result["scores"]  # type: ignore[index]


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_every_game_has_a_golden_record_for_every_player_count_and_mode(game: kotatsu.Game) -> None:
    records = [Record.read(path) for path in RECORDS if path.parent.name == game.name]
    assert {record.players for record in records} == set(game.players)
    for option in game.options:
        if option.choices:
            assert {record.options[option.name] for record in records} == set(option.choices)
