"""Golden records: complete games, checked in, that must replay to the very same result."""

from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.record import Record, verify

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


def make_anew(game: str) -> str:
    return f"If rules, options or the edition were changed on purpose: python tests/golden/make.py {game}"


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_golden_record_replays_exactly(path: Path) -> None:
    record = Record.read(path)
    try:
        state = verify(record)
    except kotatsu.BadInput as why:
        pytest.fail(f"{why} {make_anew(record.game)}", pytrace=False)
    assert record.game == path.parent.name
    assert state.scores == record.result["scores"]  # type: ignore[index]


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_every_game_has_a_golden_record_for_every_player_count_and_mode(game: kotatsu.Game) -> None:
    records = [Record.read(path) for path in RECORDS if path.parent.name == game.name]
    assert {record.players for record in records} == set(game.players), make_anew(game.name)
    for option in game.options:
        if option.choices:
            played = {record.options.get(option.name) for record in records}
            assert played == set(option.choices), make_anew(game.name)
