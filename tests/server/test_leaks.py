"""Nothing leaks over the wire: whatever differs between two worlds in secret, everything that somebody else
is sent or can ask for is the same, to the letter. `python -m tests.campaigns.leaks` has many more courses."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kotatsu.table import Clock
from kotatsu.table.description import DAY
from tests.server.worlds import (
    GAMES,
    Compared,
    Course,
    another_past,
    compare,
    make_steady,
    other_cards,
    prepared_before,
    secret_before,
    secret_choice,
)

AHEAD = ("tower-of-pancakes", "itadaki-sashiage")


def table_id(name: str, number: int) -> str:
    return f"{name[:16]}{number}".ljust(22, "_")


def one(make: Callable[[], Course | None]) -> Course:
    """A course; not every table that is begun leads to one."""
    while (course := make()) is None:
        pass
    return course


def hold(found: Compared) -> None:
    assert not found.leaks, "\n".join(found.leaks)
    assert found.compared > 10 * found.steps


def test_what_a_seat_cannot_see_changes_nothing_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deal everything anew that one seat, or a spectator, cannot see, and play the same moves."""
    make_steady(tmp_path / "steady", monkeypatch)
    courses = []
    for game in GAMES:
        rng = Random(f"leaks {game}")
        courses += [one(partial(other_cards, game, rng, table_id(game, n), most=4)) for n in range(2)]
    found = compare(tmp_path, courses, thorough=False)
    hold(found)
    assert found.noticed > len(courses) // 3  # the worlds do differ, for those who may see it


def test_a_secret_choice_and_what_players_are_to_remember_show_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made or not, this or that, withdrawn or not, before a restart or after it, prepared or not, while
    somebody goes on vacation; and another past."""
    make_steady(tmp_path / "steady", monkeypatch)
    rng = Random("secrets")
    itadaki = partial(secret_choice, "itadaki-sashiage", rng)
    courses = [
        one(partial(itadaki, table_id("choice", 0), most=4)),
        one(partial(itadaki, table_id("choice", 1), midway=True, most=2)),
        one(partial(secret_choice, "cat-tower", rng, table_id("choice", 2), most=4)),
        one(partial(itadaki, table_id("rest", 0), clock=Clock("move", DAY), most=1)),
        one(partial(secret_before, "itadaki-sashiage", rng, table_id("before", 0), memory_aid=True)),
    ]
    courses += [one(partial(prepared_before, game, rng, table_id(f"ahead-{game}", 0))) for game in AHEAD]
    secret = len(courses)
    courses.append(another_past(rng, table_id("past", 0), most=6))
    found = compare(tmp_path, courses, thorough=False)
    hold(found)
    assert found.noticed == secret  # another past is known to those alone who remember it
