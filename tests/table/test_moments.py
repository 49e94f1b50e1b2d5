"""Looking back: the game as a seat saw it then, with nothing that it learned later and nothing more."""

from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.table import OVER, PLAYING, Refused, Table, projection
from kotatsu.table.commands import AskTakeBack
from tests.table.tables import PEOPLE, play_on, reloaded, seated, started, step

every_game = pytest.mark.parametrize("game", [game.name for game in kotatsu.games()])
Seen = dict[tuple[int | None, int], Any]


def newest(table: Table, seat: int | None) -> int:
    """The number of the last moment that a seat has noticed."""
    story = projection.story(table, owner(seat), seat)
    return int(story[-1]["moment"]) if story else 0


def owner(seat: int | None) -> str | None:
    return None if seat is None else PEOPLE[seat]


def note(table: Table, seen: Seen) -> None:
    """Write down what everybody is shown now, once for each moment."""
    for seat in (0, 1, 2, None):
        number = newest(table, seat)
        shown = projection.snapshot(table, owner(seat))["game_state"]
        own = shown if seat is None else shown["views"][str(seat)]
        seen.setdefault((seat, number), {"view": own["view"], "sheet": own["sheet"]})


@every_game
def test_a_moment_is_what_was_shown_then(game: str) -> None:
    options = {"memory_aid": True} if game == "itadaki-sashiage" else {}
    table = started(game, 3, 3, options=options)
    table.decides_undo = False  # which takes its time, and is nothing that is looked back at
    rng = Random(game)
    seen: Seen = {}
    note(table, seen)
    while table.phase == PLAYING and len(table.moves()) < 60:
        step(table, rng, 20.0)
        note(table, seen)
    later = reloaded(table)
    for (seat, number), shown in seen.items():
        for folded in (table, later):
            found = projection.moment(folded, owner(seat), seat, number)
            assert {key: found[key] for key in shown} == shown, (seat, number)
    assert len(seen) > 40


@every_game
def test_the_last_moment_is_now(game: str) -> None:
    table = started(game, 3, 3)
    for moves in (7, 1000):
        play_on(table, Random(2), moves=moves)
        found = projection.moment(table, "ann", 0, newest(table, 0))
        assert found["view"] == projection.snapshot(table, "ann")["game_state"]["views"]["0"]["view"]
        assert set(found["deciders"]) >= set(table.deciders)
    assert table.phase == OVER


def test_the_events_of_one_move_share_their_moment_and_nothing_is_left_out() -> None:
    table = play_on(started("tower-of-pancakes", 3, 3), Random(1), moves=30)
    numbers = [event["moment"] for event in projection.story(table, "bob", 1)]
    assert numbers[0] == 1 and numbers == sorted(numbers)
    assert set(numbers) == set(range(1, numbers[-1] + 1))
    assert len(numbers) > numbers[-1]


def test_a_memory_game_looks_back_to_the_beginning_of_the_trick_until_it_is_over() -> None:
    table = play_on(started("itadaki-sashiage", 3, 3), Random(1), moves=40)
    story = projection.story(table, "ann", 0)
    first = story[0]["moment"] - 1 if story else newest(table, 0)
    assert first > 3
    projection.moment(table, "ann", 0, first)
    with pytest.raises(Refused, match="meant to remember"):
        projection.moment(table, "ann", 0, first - 1)
    play_on(table, Random(1))
    assert projection.moment(table, "ann", 0, 0)["moment"] == 0


def test_what_was_taken_back_is_no_moment() -> None:
    table = started("cat-tower", 2, 1)
    rng = Random(5)
    while newest(table, 0) < 6 or 0 not in table.deciders:
        step(table, rng, 20.0)
    last = newest(table, 0)
    table.handle("ann", AskTakeBack(0), 21.0)
    with pytest.raises(Refused, match="not happened"):
        projection.moment(table, "ann", 0, last)


def test_only_who_may_see_the_game_may_look_back() -> None:
    table = play_on(started(people=2, invite="open sesame"), Random(1), moves=9)
    for who, seat, invite in (("bob", 0, None), ("eve", None, None), ("eve", 0, "open sesame")):
        with pytest.raises(Refused, match=r"not yours|private"):
            projection.moment(table, who, seat, 1, invite)
    assert projection.moment(table, "eve", None, 1, "open sesame")["view"]["viewer"] == "spectator"
    with pytest.raises(Refused, match="not happened"):
        projection.moment(table, "ann", 0, 99)


def test_a_table_without_spectators_shows_them_no_moment() -> None:
    table = play_on(started(people=2, watching=False), Random(1), moves=9)
    with pytest.raises(Refused, match="spectators"):
        projection.moment(table, "eve", None, 1)


def test_nothing_is_there_before_the_deal() -> None:
    with pytest.raises(Refused, match="nothing to look back"):
        projection.moment(seated(), "ann", 0, 0)
