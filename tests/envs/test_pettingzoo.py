"""PettingZoo's own tests on every game, and what they do not look at."""

import warnings
from typing import Any

import pytest

import kotatsu
from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.game import Game

pytest.importorskip("pettingzoo")
import numpy as np
import pettingzoo
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from kotatsu.envs.pettingzoo import env, find, ids, name_of, parallel_env

every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
SHORT: dict[str, dict[str, Any]] = {"cookie-thief": {"rounds": 2}, "itadaki-sashiage": {"rounds": 1}}


def options_of(game: Game) -> dict[str, Any]:
    return SHORT.get(game.name, {})


@every_game
@pytest.mark.parametrize("form", ["flat", "structured"])
def test_it_passes_pettingzoos_api_test(game: Game, form: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game.name, options=options_of(game), observation=form), num_cycles=300)


@every_game
def test_it_passes_pettingzoos_seed_test(game: Game) -> None:
    seed_test(lambda: env(game.name, options=options_of(game)), num_cycles=100)


@every_game
def test_it_passes_pettingzoos_render_test(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Any:
        return env(game.name, options=options_of(game), render_mode=render_mode)

    render_test(make, {"svg": lambda svg: svg.startswith("<svg") and svg.endswith("</svg>")})


@every_game
def test_it_passes_pettingzoos_parallel_test(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game.name, options=options_of(game)), num_cycles=200)


@every_game
@pytest.mark.parametrize("reward", ["standing", "points", "win"])
def test_rewards_are_of_the_end(game: Game, reward: str) -> None:
    table = env(game.name, options=options_of(game), reward=reward)
    table.reset(seed=5)
    rng = np.random.default_rng(5)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, earned, terminated, _, _ = table.last()
        got[agent] += earned
        assert terminated or earned == 0
        moves = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated else int(rng.choice(moves)))
    state = table.table.state
    if reward == "points":
        assert list(got.values()) == state.standings()
    else:
        winners = state.winners
        assert sum(got.values()) == pytest.approx(0 if reward == "standing" else float(bool(winners)))
        best = max(got.values())
        assert not winners or [seat for seat, one in enumerate(got.values()) if one == best] == winners


def test_those_who_decide_at_once_do_not_see_each_other() -> None:
    """Cat Tower: all mark at the same time."""
    table = env("cat-tower", 2)
    table.reset(seed=1)
    for _ in range(2):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert table.agent_selection == "player_0"
    before = table.observe("player_1")
    moves = np.flatnonzero(table.observe("player_0")["action_mask"])
    seen = []
    for move in (moves[0], moves[-1]):
        twin = env("cat-tower", 2)
        twin.reset(seed=1)
        for _ in range(2):
            twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
        twin.step(int(move))
        seen.append(twin.observe("player_1")["observation"].tolist())
    assert seen[0] == seen[1] != before["observation"].tolist()  # that somebody is ready can be seen


def test_a_parallel_step_takes_a_move_of_everybody_who_decides() -> None:
    table = parallel_env("itadaki-sashiage", 3, {"rounds": 1})
    told, infos = table.reset(seed=2)
    assert all(info["decides"] for info in infos.values())
    with pytest.raises(KotatsuError):
        table.step({"player_0": int(np.flatnonzero(told["player_0"]["action_mask"])[0])})


def test_an_illegal_move_changes_nothing() -> None:
    table = env("tower-of-pancakes", 4)
    table.reset(seed=3)
    before = table.table.state.dump()
    with pytest.raises(IllegalMove):
        table.step(75)
    assert table.table.state.dump() == before


def test_names_have_versions() -> None:
    assert "kotatsu/cat_tower_v0" in ids()
    for name in ids():
        assert name == f"kotatsu/{name_of(find(name))}"
    with pytest.raises(KotatsuError):
        find("kotatsu/cat_tower_v99")


def test_pettingzoo_makes_them_by_name() -> None:
    assert str(pettingzoo.make("aec", "kotatsu/cat_tower-v0", players=2)) == "cat_tower_v0"
    assert len(pettingzoo.make("parallel", "kotatsu/trico_roof-v0", players=5).possible_agents) == 5


@pytest.mark.parametrize("wrong", [{"reward": "love"}, {"observation": "oblong"}, {"render_mode": "opera"}])
def test_what_is_not_known_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(KotatsuError):
        env("cat-tower", **wrong)


def test_an_agents_view_is_what_its_seat_may_know() -> None:
    table = env("tower-of-pancakes", 3)
    table.reset(seed=4)
    hands = table.view("player_1")["state"]["hands"]
    seat = table.possible_agents.index(table.agent_selection)
    moves = np.flatnonzero(table.last()[0]["action_mask"])
    assert [table.text(int(move)) for move in moves] == table.view(table.agent_selection)["state"]["hands"][
        seat
    ]
    assert [None in hand for hand in hands] == [True, False, True]
