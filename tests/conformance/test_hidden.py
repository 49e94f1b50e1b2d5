"""Nothing leaks: non-interference for every seat and the spectator, along whole games."""

import importlib
from itertools import islice
from typing import Any

import pytest

import kotatsu
from tests.conformance import checks
from tests.conformance.tables import AGAIN, Table, all_tables, with_seeds

TABLES = all_tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def hidden_of(table: Table) -> Any:
    return importlib.import_module(f"tests.conformance.hidden.{table.game.name.replace('-', '_')}")


def tiny_tables() -> list[Any]:
    """Every one of them; on plain Python, where the compiled wheel follows, the first two of each game."""
    params = []
    for game in kotatsu.games():
        hidden = importlib.import_module(f"tests.conformance.hidden.{game.name.replace('-', '_')}")
        for name, players, options, data, watchers in islice(hidden.tiny_tables(), 2 if AGAIN else None):
            table = Table(game, players, options, game.make_edition(data))
            for observer in watchers[:1] if AGAIN else watchers:
                who = "spectator" if observer is None else f"seat{observer}"
                params.append(pytest.param(table, observer, id=f"{game.name}-{name}-{who}"))
    return params


@every_table
def test_a_view_is_closed(table: Table) -> None:
    checks.check_view_is_closed(table, "closed")


@every_table
@with_seeds
def test_changing_all_that_is_hidden_changes_nothing_seen(table: Table, seed: str) -> None:
    assert checks.check_redeal(table, seed, hidden_of(table).Witness()) > 0


@every_table
@with_seeds
def test_moves_that_look_alike_leave_equal_views_and_events(table: Table, seed: str) -> None:
    checks.check_seen(table, seed)


@every_table
@with_seeds
def test_imagined_worlds_fit_the_view_and_are_possible(table: Table, seed: str) -> None:
    checks.check_imagine(table, seed, hidden_of(table).Witness())


@pytest.mark.parametrize(("table", "observer"), tiny_tables())
def test_imagine_gives_exactly_the_possible_worlds(table: Table, observer: int | None) -> None:
    hidden = hidden_of(table)
    most = 0
    for number in range(2):
        most = max(most, checks.check_worlds(table, f"worlds {number}", observer, hidden))
        if AGAIN and most > 1:
            break
    assert most > 1
