"""Many tables at once: the same games as one at a time, whatever the number of processes."""

from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.state import State

np = pytest.importorskip("numpy")

from kotatsu.core.batch import rewards_of  # noqa: E402
from kotatsu.envs import Step, batch, observations  # noqa: E402
from kotatsu.envs.vector import _InProcess  # noqa: E402

every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
TABLES = 5


def assert_equal(one: Step, other: Step) -> None:
    for name, a, b in zip(Step._fields, one, other, strict=True):
        assert a.dtype == b.dtype and np.array_equal(a, b), name


def states_of(tables: Any) -> list[State]:
    assert isinstance(tables, _InProcess)
    return tables._local.tables.states


@every_game
def test_a_step_is_what_the_rules_make_of_it(game: Game) -> None:
    tables = batch(game.name, TABLES, seed=1)
    seen = observations(game.name)
    rng = Random(1)
    ended = 0
    for _ in range(120):
        now = tables.now()
        before = [state.clone() for state in states_of(tables)]
        moves = [rng.choice(np.flatnonzero(mask).tolist()) for mask in now.masks]
        after = tables.step(moves)
        for table, state in enumerate(before):
            state.play(int(now.deciders[table]), moves[table])
            assert after.over[table] == state.over
            if state.over:
                ended += 1
                assert after.rewards[table].tolist() == rewards_of(state, "standing")
            else:
                assert not after.rewards[table].any()
            current = states_of(tables)[table]
            assert state.over or current.dump()["state"] == state.dump()["state"]
            decider = current.deciders[0]
            assert after.deciders[table] == decider
            assert np.flatnonzero(after.masks[table]).tolist() == current.legal_moves(decider)
            assert np.array_equal(after.observations[table], seen.flat(current, decider))
    assert ended or game.name in ("itadaki-sashiage", "cookie-thief", "cat-tower")


def test_games_end_and_begin_again() -> None:
    tables = batch("tower-of-pancakes", TABLES, 3, seed=2, reward="points")
    ended = sum([int(tables.step(tables.sample()).over.sum()) for _ in range(150)])
    assert ended >= 2 * TABLES


def test_it_is_the_same_on_several_cores() -> None:
    one = batch("cat-tower", TABLES, 2, seed=3)
    with batch("cat-tower", TABLES, 2, seed=3, workers=2) as two:
        assert_equal(one.now(), two.now())
        for _ in range(150):
            moves = one.sample()
            assert np.array_equal(moves, two.sample())
            assert_equal(one.step(moves), two.step(moves))
            assert_equal(one.random_step(), two.random_step())


def test_another_seed_gives_other_deals() -> None:
    rows = [batch("trico-roof", TABLES, seed=seed).now().observations for seed in (4, 4, 5)]
    assert np.array_equal(rows[0], rows[1]) and not np.array_equal(rows[0], rows[2])
    assert len(np.unique(rows[0], axis=0)) == TABLES


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_move_leaves_all_tables_as_they_were(workers: int) -> None:
    with batch("tower-of-pancakes", TABLES, seed=6, workers=workers) as tables:
        before = tables.now()
        moves = tables.sample()
        for wrong in (75, -1, 76, 1000):
            moves[TABLES - 1] = wrong
            with pytest.raises(IllegalMove):
                tables.step(moves)
            assert_equal(tables.now(), before)
        with pytest.raises(KotatsuError):
            tables.step(moves[1:])


def test_the_arrays_of_a_step_are_ones_own() -> None:
    tables = batch("tower-of-pancakes", TABLES, seed=7)
    first = tables.now()
    kept = first.observations.copy()
    tables.step(tables.sample())
    assert np.array_equal(first.observations, kept)
    first.observations[:] = 0
    assert tables.now().observations.any()


@pytest.mark.parametrize("workers", [1, 2])
def test_without_copies_the_arrays_show_the_next_step(workers: int) -> None:
    with batch("tower-of-pancakes", TABLES, seed=7, workers=workers, copy=False) as tables:
        first = tables.now()
        before = first.observations.copy()
        after = tables.step(tables.sample())
        assert np.array_equal(first.observations, after.observations)
        assert not np.array_equal(before, after.observations)


def test_observations_can_be_left_out() -> None:
    with_rows, without = (batch("trico-roof", 3, seed=8, observe=observe) for observe in (True, False))
    assert without.now().observations.shape == (3, 0)
    assert np.array_equal(with_rows.now().masks, without.now().masks)


def test_a_game_without_an_observation_of_its_own_has_what_its_shapes_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "has_module", lambda game, name: name != "observation")
    tables = batch("trico-roof", 2, seed=9)
    assert tables.observations is not None and "hands" in [part.name for part in tables.observations.parts]
    before = tables.now().observations
    after = tables.step(tables.sample()).observations
    assert before.any() and not np.array_equal(before, after)


@pytest.mark.parametrize("reward", ["standing", "win", "points"])
def test_what_an_end_is_worth(reward: str) -> None:
    state = kotatsu.game("tower-of-pancakes").new(4, "worth")
    rng = kotatsu.Rng(3)
    while not state.over:
        state.play(state.deciders[0], state.random_move(state.deciders[0], rng))
    points, worth = state.standings(), rewards_of(state, reward)
    if reward == "points":
        assert worth == points
    else:
        assert sum(worth) == pytest.approx(0 if reward == "standing" else 1)
        assert sorted(range(4), key=lambda seat: points[seat])[-1] == int(np.argmax(worth))


@pytest.mark.parametrize("wrong", [{"reward": "love"}, {"tables": 0}, {"players": 9}])
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(KotatsuError):
        batch("tower-of-pancakes", **{"tables": 2, **wrong})
