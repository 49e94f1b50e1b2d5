"""The example of the reference card: TR-9 in four gifts."""

import pytest

import kotatsu

GAME = kotatsu.game("trico-roof")


@pytest.mark.parametrize("players", GAME.players)
def test_tr9_the_example_ranks_trump_then_the_led_colour_and_has_an_assistant(players: int) -> None:
    example = GAME.setup(players).printed()["example"]
    if players == 3:
        assert example == {"given": ["B3", "W1", "S4"], "order": ["W1", "B3"], "assist": ["S4"]}
    else:
        assert example == {"given": ["B3", "W1", "S4", "B4"], "order": ["W1", "B4", "B3"], "assist": ["S4"]}


def test_tr9_the_example_has_only_cards_of_the_edition() -> None:
    data = GAME.default_edition.as_data()
    data["gifts"]["numbers"]["value"] = data["gifts"]["copies"]["value"] = 3
    example = GAME.setup(3, {}, GAME.make_edition(data)).printed()["example"]
    assert example == {"given": ["B2", "W1", "S3"], "order": ["W1", "B2"], "assist": ["S3"]}
