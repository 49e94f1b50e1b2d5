"""What a move would do, for every registered game: said in words, and true as far as it goes."""

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.conformance.tables import Table, all_tables, random_steps

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
SOME = 6  # moves of each decision
NAMES = ["Ann", "Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"]


def kinds_of(game: Game) -> set[str]:
    """What the game's shapes declare."""
    shape: Any = getattr(game.module("shapes"), "Outcome", None)
    kinds = [get_type_hints(member)["kind"] for member in get_args(shape) or (shape,) if member]
    return {word for kind in kinds for word in get_args(kind)}


@every_game
def test_every_kind_of_outcome_has_its_message(game: Game) -> None:
    texts = load_texts(game)
    assert [kind for kind in kinds_of(game) if not texts.has(f"outcome-{kind}")] == []


@every_table
def test_every_outcome_is_declared_and_said_from_the_view_alone(table: Table) -> None:
    """Also where the seat asks its view, which has blanks for all that is hidden."""
    narrator = Narrator(table.game, load_texts(table.game), NAMES[: table.players])
    state, rng = table.new("outcomes"), Random(f"outcomes {table}")
    kinds = kinds_of(table.game)
    for seat, chosen in random_steps(state, rng):
        view = state.view(seat)
        moves = view.legal_moves(seat)
        for move in rng.sample(moves, min(len(moves), SOME)):
            told = view.outcome(seat, move)
            assert told == state.outcome(seat, move)
            assert not told or told["kind"] in kinds
            sentence = narrator.outcome(view, seat, move)
            assert (sentence.endswith(".") and "{" not in sentence) if told else sentence == ""
            assert "None" not in sentence and "  " not in sentence, sentence
        state.play(seat, chosen)
