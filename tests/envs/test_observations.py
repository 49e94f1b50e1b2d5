"""An observation tells what a seat knows and nothing else, and every number of it has a name."""

import importlib
import sys
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.observation import Observer
from kotatsu.core.state import State
from tests.conformance.tables import Table, all_tables, random_steps

np = pytest.importorskip("numpy")

from kotatsu.envs import observations  # noqa: E402
from kotatsu.envs.__main__ import main  # noqa: E402
from kotatsu.envs.observations import Observations  # noqa: E402
from kotatsu.envs.shaped import ShapedObserver  # noqa: E402

every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)


def witness_of(table: Table) -> Any:
    name = table.game.name.replace("-", "_")
    return importlib.import_module(f"tests.conformance.hidden.{name}").Witness()


def observers_of(table: Table) -> list[Observer]:
    """The game's own, and the one that any game has."""
    setup = table.game.setup(table.players, table.options, table.edition)
    return [Observations(table.game, setup).observer, ShapedObserver(table.game, setup)]


def rows(watchers: list[Observer], state: State, seat: int) -> list[list[int]]:
    return [list(watcher.row(state, seat)) for watcher in watchers]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_nothing_that_is_hidden_from_a_seat_changes_what_it_observes(table: Table) -> None:
    rng = Random(str(table))
    watchers = observers_of(table)
    witness = witness_of(table)
    state = table.new(str(table))
    witness.start(state)
    compared = 0
    for seat, move in random_steps(state, rng):
        text = state.text(seat, move)
        if rng.random() < 0.3:
            for observer in range(table.players):
                seen = rows(watchers, state, observer)
                assert rows(watchers, table.game.load(state.view(observer).dump()), observer) == seen
                changed = witness.redeal(state.dump(), observer, (seat, text), rng)
                if changed is not None:
                    assert rows(watchers, table.game.load(changed), observer) == seen
                    compared += 1
        state.play(seat, move)
        witness.watch(state, seat, text)
    assert compared > 0
    for observer in range(table.players):
        assert rows(watchers, table.game.load(state.view(observer).dump()), observer) == rows(
            watchers, state, observer
        )


@every_game
def test_every_number_has_one_name_and_the_rest_is_zero(game: Game) -> None:
    for players in game.players:
        seen = observations(game.name, players)
        named = [part.start + n for part in seen.parts for n, label in enumerate(part.labels) if label]
        assert len(named) == len(set(named)) == len(seen._indexes)
        assert max(named) < seen.size
        unnamed = [n for n in range(seen.size) if n not in set(named)]
        state = game.new(players, "named")
        touched: set[int] = set()
        for seat, move in random_steps(state, Random(7)):
            row = seen.flat(state, seat)
            assert row.shape == (seen.size,) and not row[unnamed].any()
            touched |= set(np.flatnonzero(row).tolist())
            state.play(seat, move)
        assert len(touched) > len(named) // 16


@every_game
def test_the_parts_are_the_flat_form_taken_apart(game: Game) -> None:
    seen = observations(game.name)
    state = game.new(seed="parts")
    row = seen.flat(state, 0)
    parts = seen.structured(row)
    assert list(parts) == [part.name for part in seen.parts]
    assert sum(int(part.sum()) for part in parts.values()) == int(row.sum())


@every_game
def test_the_mask_has_the_legal_moves(game: Game) -> None:
    seen = observations(game.name)
    state = game.new(seed="mask")
    for seat, move in random_steps(state, Random(3)):
        for other in range(int(state.setup.players)):
            assert np.flatnonzero(seen.mask(state, other)).tolist() == state.legal_moves(other)
        state.play(seat, move)


def test_the_hand_is_where_its_name_says() -> None:
    seen = observations("tower-of-pancakes", 3)
    state = kotatsu.game("tower-of-pancakes").new(3, "hand")
    for seat in range(3):
        row = seen.flat(state, seat)
        hand = [label for label in seen.parts[5].labels if row[seen.index("hand", label)]]
        assert hand == state.view(seat).dump()["state"]["hands"][seat]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    seen = observations("tower-of-pancakes", 4, {"first_leader": 2})
    state = kotatsu.game("tower-of-pancakes").new(4, "seats", {"first_leader": 2})
    for seat in range(4):
        assert seen.flat(state, seat)[seen.index("leader", f"+{(2 - seat) % 4}")] == 1


def test_trico_roofs_hand_is_counted() -> None:
    seen = observations("trico-roof", 3)
    state = kotatsu.game("trico-roof").new(3, "hand")
    hand = state.view(1).dump()["state"]["hands"][1]
    row = seen.flat(state, 1)
    counted = {label: int(row[seen.index("hand", label)]) for label in ("B1", "W2", "S3", "C4")}
    assert counted == {label: hand.count(label) for label in counted}


def test_numbers_that_do_not_fit_are_as_high_as_can_be() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    from kotatsu.core.observation import put_number

    row = vec[i64]([0, 0])
    for place, value in enumerate([1, -1, 127, -128, 500, -500, 0, -3, -128]):
        put_number(row, 0, place, value)
    assert np.frombuffer(row, np.int8)[:9].tolist() == [1, -1, 127, -128, 127, -128, 0, -3, -128]


def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    monkeypatch.setattr(sys, "argv", ["kotatsu.envs", *arguments])
    main()
    return capsys.readouterr().out


def test_a_command_prints_what_every_number_means(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = printed(capsys, monkeypatch, "cat-tower", "--players", "3").splitlines()
    assert table[2:4] == ["| 0 | phase | take |", "| 1 | phase | mark |"]
    assert len(table) - 2 == len(observations("cat-tower", 3)._indexes)
    parts = printed(capsys, monkeypatch, "trico-roof", "--option", "count=5", "--parts")
    assert len(parts.splitlines()) - 2 == len(observations("trico-roof").parts)
    with pytest.raises(SystemExit):
        printed(capsys, monkeypatch, "cat-tower", "--players", "9")
    assert "cat-tower" in capsys.readouterr().err
