"""Every line of a score sheet can be opened: what it counts lies on the board, or has happened."""

from collections import Counter
from random import Random

import pytest

from kotatsu.core.counted import counted, module_of
from kotatsu.core.log import Log
from kotatsu.table.projection import happened
from tests.conformance.tables import Table, all_tables, observers

TABLES = [table for table in all_tables() if module_of(table.game)]
OF_ALL = pytest.mark.parametrize("table", TABLES, ids=str)


def played(table: Table, moves: int) -> Log:
    rng = Random(f"{table} {moves}")
    log = Log(table.game, table.players, "the sheet", table.options)
    while log.state.deciders and len(log.moves) < moves:
        seat = rng.choice(log.state.deciders)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log


@OF_ALL
def test_what_happened_adds_up_to_the_line(table: Table) -> None:
    log = played(table, table.max_moves())
    assert not log.state.deciders
    lines = getattr(module_of(table.game), "lines", None)
    if lines is None:
        return  # its sheet counts what lies on the board
    for seat in observers(log.state):
        found: Counter[tuple[int, str]] = Counter()
        for event in happened(log, seat, 0, 0):
            for owner, category, times in lines(log.state, event):
                found[owner, category] += times
        assert found == {(row[0], row[1]): row[2] for row in log.state.sheet() if row[2]}


@OF_ALL
@pytest.mark.parametrize("part", [0.5, 1])
def test_every_line_that_counts_something_can_be_opened(table: Table, part: float) -> None:
    whole = played(table, table.max_moves())
    log = played(table, int(len(whole.moves) * part))
    for seat in observers(log.state):
        view, story = log.state.view(seat), happened(log, seat, 0, 0)
        rows = view.sheet()
        because = counted(table.game, view, story)
        assert len(rows) == len(because)
        for row, why in zip(rows, because, strict=True):
            assert bool(why.spots or why.events) == bool(row[2]), row
            assert len(why.spots) == len(set(why.spots))
            assert all(event in story for event in why.events)


@OF_ALL
def test_it_tells_no_more_than_a_seat_may_know(table: Table) -> None:
    """Worlds that look alike to a seat open alike."""
    whole = played(table, table.max_moves())
    log = played(table, len(whole.moves) // 2)
    for seat in observers(log.state):
        view, story = log.state.view(seat), happened(log, seat, 0, 0)
        twin = table.game.load(view.dump())
        assert counted(table.game, twin, story) == counted(table.game, view, story)
