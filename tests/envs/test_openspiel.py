"""OpenSpiel's own tests on every game; a solver of its own on small editions.

OpenSpiel and SciPy take 210 MB and are no part of what development needs: where they are not
installed, nothing here runs.
"""

import importlib
import json
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.game import Game

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install 'kotatsu[openspiel]'"
)

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import external_sampling_mccfr  # noqa: E402

from kotatsu.envs import openspiel  # noqa: E402

every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
SHORT = {"cookie-thief": "rounds=1", "itadaki-sashiage": "rounds=1"}


def load(game: Game) -> Any:
    return pyspiel.load_game(f"{openspiel.short_name(game)}({SHORT.get(game.name, '')})")


def random_state(game: Any, seed: int, decisions: int | None = None) -> Any:
    """A state after so many decisions; None: the end."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions != 0:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions = None if decisions is None else decisions - 1
    return state


@every_game
def test_it_passes_openspiels_random_sim_test(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_it_passes_with_states_written_and_read_again() -> None:
    pyspiel.random_sim_test(load(kotatsu.game("tower-of-pancakes")), 1, serialize=True, verbose=False)


@every_game
def test_a_clone_goes_its_own_way(game: Game) -> None:
    state = random_state(load(game), 1, 5)
    while state.is_chance_node():
        state.apply_action(0)
    before = state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert twin.history() != state.history()


@every_game
def test_chance_and_players_make_the_very_game_that_the_rules_make(game: Game) -> None:
    state = random_state(load(game), 2)
    points = state.table.standings()
    assert state.table.over and sum(state.returns()) == pytest.approx(0)
    assert np.argmax(state.returns()) in state.table.winners_of(points) or not state.table.winners
    replayed = load(game).new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert replayed.table.dump() == state.table.dump()


@every_game
def test_information_states_do_not_tell_what_is_hidden(game: Game) -> None:
    """The view in it is the view of the seat; the rest is what the seat saw happen."""
    state = random_state(load(game), 3, 8)
    while state.is_chance_node():
        state.apply_action(0)
    for seat in range(state.num_players()):
        told = state.information_state_string(seat).splitlines()
        assert json.loads(told[-1]) == json.loads(json.dumps(state.table.view(seat).dump()["state"]))
        assert state.observation_string(seat) == told[-1]


def test_others_hidden_choices_leave_an_information_state_as_it_is() -> None:
    """Cat Tower: what a seat marks is not told before all have marked."""
    game = pyspiel.load_game("kotatsu_cat_tower(players=2)")
    state = random_state(game, 4, 2)
    assert state.current_player() == 0
    moves = state.legal_actions()
    children = [state.child(move) for move in (moves[0], moves[-1])]
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({tuple(child.information_state_tensor(1)) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == 2
    assert len({tuple(child.information_state_tensor(0)) for child in children}) == 2


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("kotatsu_tower_of_pancakes(players=3,mode=mystery,first_leader=2)")
    state = random_state(game, 5, 0)
    while state.is_chance_node():
        state.apply_action(0)
    assert game.num_players() == 3 and state.current_player() == 2
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()


def tiny_tower() -> Any:
    """Two cards of each colour, of which everybody gets two."""
    hidden = importlib.import_module("tests.conformance.hidden.tower_of_pancakes")
    _, players, options, data, _ = next(hidden.tiny_tables())
    game = kotatsu.game("tower-of-pancakes")
    return openspiel.load("tower-of-pancakes", players, options, game.make_edition(data))


def test_external_sampling_mccfr_learns_on_a_small_edition() -> None:
    game = tiny_tower()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = random_state(game, 6, 0)
    while state.is_chance_node():
        state.apply_action(0)
    chosen = policy.action_probabilities(state)
    assert sum(chosen.values()) == pytest.approx(1) and set(chosen) == set(state.legal_actions())
    assert len(solver._infostates) > 50
