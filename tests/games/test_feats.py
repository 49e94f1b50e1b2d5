"""What of each game somebody may be proud of."""

from pathlib import Path

import pytest

from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.record import Record, verify
from kotatsu.core.registry import games
from kotatsu.core.texts import Texts, folder_of

GOLDEN = Path(__file__).parents[1] / "golden"
WITH_FEATS = [game for game in games() if game.has_module("feats")]


@pytest.mark.parametrize("game", WITH_FEATS, ids=lambda game: game.name)
def test_every_record_has_all_feats_and_every_language_their_words(game: Game) -> None:
    module = game.module("feats")
    most = dict.fromkeys(module.FEATS, 0)
    for file in sorted((GOLDEN / game.name).glob("*.json")):
        record = Record.read(file)
        state = verify(record)
        for seat in range(record.players):
            found = module.feats(state, seat)
            assert tuple(found) == module.FEATS
            most = {name: max(value, int(found[name])) for name, value in most.items()}
    assert all(value > 0 for value in most.values()), most
    for language in LANGUAGES:
        source = (folder_of(game.package) / f"feats.{language}.ftl").read_text(encoding="utf-8")
        texts = Texts(language, source)
        assert all(texts.say(f"feat-{name}") for name in module.FEATS)


def test_the_tallest_tower_is_one_with_the_own_pancake_on_top() -> None:
    record = Record.read(GOLDEN / "tower-of-pancakes" / "3-basic.json")
    state, game = verify(record), record.the_game()
    towers = [[int(owner) for owner in tower] for tower in state.towers]  # type: ignore[attr-defined]
    tallest = max(towers, key=len)
    assert game.module("feats").feats(state, tallest[-1])["tallest"] == len(tallest)
