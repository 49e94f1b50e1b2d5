"""Clocks: what they add up to, and what happens when time is up."""

from random import Random

import pytest

from kotatsu.table import TIME_OUTS, Clock, Description, Refused, Table, projection
from kotatsu.table.commands import (
    AnswerTakeBack,
    AskTakeBack,
    Awake,
    Back,
    Expire,
    Pause,
    Play,
    Rest,
    Resume,
    Sit,
    TimeUp,
    Undo,
    Withdraw,
)
from tests.table.tables import BLITZ, EACH, person_to_move, play_on, refuse, reloaded, started, step


def left(table: Table, seat: int, now: float) -> float:
    found = table.clocks.seats[seat].at(now).rest
    assert found is not None
    return found


def move(table: Table, seat: int, now: float) -> None:
    """The first legal move of a person."""
    table.handle(table.seats[seat].owner, Play(seat, table.state().legal_moves(seat)[0]), now)


def test_there_is_no_clock_by_default() -> None:
    table = started()
    seat = person_to_move(table, Random(1))
    assert table.next_deadline() is None
    refuse(table, None, TimeUp(seat), "still has time", now=10**9)
    assert all(clock["left"] is None for clock in projection.snapshot(table, None)["game_state"]["clocks"])


def test_a_bank_runs_down_and_gains_the_increment() -> None:
    table = started(people=3, clock=BLITZ, now=100.0)
    first = table.deciders[0]
    assert table.next_deadline() == (160.0, first)
    move(table, first, 112.0)
    assert left(table, first, 500.0) == 60 - 12 + 5
    second = table.deciders[0]
    assert table.next_deadline() == (172.0, second)
    assert left(table, second, 122.0) == 50
    shown = projection.snapshot(table, None)["game_state"]["clocks"]
    assert shown[first] == {"left": 53.0, "count": None, "since": None}
    assert shown[second] == {"left": 60.0, "count": None, "since": 112.0}
    move(table, second, 113.0)
    assert left(table, second, 500.0) == 64
    assert table == reloaded(table)


def test_each_decision_has_its_own_seconds() -> None:
    table = started(people=3, clock=EACH, now=100.0)
    first = table.deciders[0]
    move(table, first, 129.0)
    second = table.deciders[0]
    assert table.next_deadline() == (159.0, second)
    for _ in range(8):
        seat = table.deciders[0]
        assert left(table, seat, table.at) == 30
        move(table, seat, table.at + 20)


def test_no_clock_runs_for_a_bot() -> None:
    table = started(people=1, clock=EACH)
    for _ in range(20):
        if table.owed():
            assert table.next_deadline() is None
        step(table, Random(1), table.at + 100)


def test_a_pause_stops_the_clocks() -> None:
    table = started(people=3, clock=BLITZ, now=100.0)
    seat = table.deciders[0]
    table.handle("ann", Pause(), 110.0)
    assert table.next_deadline() is None
    refuse(table, None, TimeUp(seat), "paused", now=10**6)
    table.handle("ann", Resume(), 1000.0)
    assert table.next_deadline() == (1050.0, seat)
    assert table == reloaded(table)


def test_a_server_that_was_away_takes_nobodys_time() -> None:
    table = started(people=3, clock=BLITZ, now=100.0)
    first = table.deciders[0]
    move(table, first, 112.0)
    second = table.deciders[0]
    refuse(table, "ann", Awake(), "server's command", now=10_000.0)
    table.handle(None, Awake(), 10_000.0)
    assert table.next_deadline() == (10_060.0, second)
    assert left(table, first, 10_001.0) == 53
    move(table, second, 10_004.0)
    assert left(table, second, 20_000.0) == 60 - 4 + 5
    assert table == reloaded(table)
    assert not started(people=3).handle(None, Awake(), 10_000.0)  # no clock, nothing to say


def test_a_start_by_a_clock_that_was_set_back_leaves_no_time_to_come() -> None:
    table = started(people=3, clock=BLITZ, now=5_000.0)
    table.handle(None, Awake(), 1_000.0)
    assert table.at == 1_000.0 and table.next_deadline() == (1_060.0, table.deciders[0])
    assert table == reloaded(table)
    gathering = Table.create("t1", "ann", Description("cat-tower"), bytes(32), bytes(32), now=5_000.0)
    gathering.handle(None, Awake(), 1_000.0)
    gathering.handle("ann", Sit(0, "Ann"), 1_001.0)
    assert gathering.at == 1_001.0


def test_undo_gives_no_time() -> None:
    for clock in (BLITZ, EACH):
        table = started(people=3, clock=clock, now=100.0)
        seat = table.deciders[0]
        owner = table.seats[seat].owner
        for turn in range(2):
            move(table, seat, 101.0 + 2 * turn)
            table.handle(owner, Undo(seat), 102.0 + 2 * turn)
        assert left(table, seat, 104.0) == clock.seconds - 2  # twice a second before the move
        assert table == reloaded(table)


def test_undo_gives_no_time_to_a_seat_that_decides_twice_in_a_row() -> None:
    table = started("cat-tower", 2, 2, clock=EACH, now=100.0)
    clocks = table.clocks
    seat = table.deciders[0]
    clocks.mark(seat, 120.0)  # it moves at 120, and must decide again
    clocks.finish(seat, 120.0)
    clocks.renew(seat, None)
    clocks.set_running([seat], 120.0)
    clocks.undo(seat, 127.0)
    assert clocks.seats[seat].left == 30 - 20 - 7


def test_withdrawing_gives_no_time() -> None:
    for clock in (BLITZ, EACH):
        table = started("cat-tower", 3, 3, clock=clock, now=100.0)
        while len(table.deciders) < 3:
            move(table, table.deciders[0], 100.0)
        before = left(table, 0, 100.0)
        for _ in range(3):
            move(table, 0, table.at + 4.0)
            table.handle("ann", Withdraw(0), table.at + 3.0)
        assert left(table, 0, table.at) == before - 12
        assert table == reloaded(table)


def test_a_hidden_part_of_a_choice_does_not_show_on_the_clock() -> None:
    table = started("itadaki-sashiage", 3, 3, clock=EACH, now=100.0)
    before = projection.snapshot(table, "bob")
    move(table, 0, 110.0)
    assert projection.snapshot(table, "bob") == before
    assert left(table, 0, 110.0) == 20
    while 0 in table.deciders:
        move(table, 0, table.at + 1)
    assert not table.clocks.running(0)


def test_going_back_by_consent_sets_the_clocks_back() -> None:
    table = started(people=3, clock=BLITZ, now=100.0)
    first = table.deciders[0]
    asker = table.seats[first].owner
    for _ in range(3):
        move(table, table.deciders[0], table.at + 10)
    table.handle(asker, AskTakeBack(first), 140.0)
    for person in ("ann", "bob", "cleo"):
        if person != asker:
            table.handle(person, AnswerTakeBack(True), 141.0)
    assert left(table, first, 141.0) == 50
    assert [left(table, seat, 141.0) for seat in range(3) if seat != first] == [60, 60]
    assert table == reloaded(table)


# --- time is up -------------------------------------------------------------------------------------------


def test_a_bot_makes_the_decision_of_whoever_is_late() -> None:
    table = started(people=3, clock=EACH, now=100.0)
    seat = table.deciders[0]
    owner = table.seats[seat].owner
    refuse(table, None, TimeUp(seat), "still has time", now=129.9)
    refuse(table, owner, TimeUp(seat), "the server's command", now=130.0)
    refuse(table, None, TimeUp((seat + 1) % 3), "still has time", now=130.0)
    table.handle(None, TimeUp(seat), 130.0)
    assert [(owed.seat, owed.level) for owed in table.owed()] == [(seat, "greedy")]
    assert projection.snapshot(table, "eve")["seats"][seat]["late"]
    refuse(table, owner, Play(seat, table.state().legal_moves(seat)[0]), "A bot decides", now=131.0)
    refuse(table, None, TimeUp(seat), "still has time", now=200.0)
    assert table == reloaded(table)
    step(table, Random(1), 131.0, seat)
    assert table.seats[seat].by_owner
    assert table == reloaded(table)


def time_out(table: Table, seat: int, times: int) -> None:
    """Let a seat be late so often; everybody else moves in time."""
    rng = Random(1)
    for _ in range(times):
        while seat not in table.deciders:
            step(table, rng, table.at)
        deadline = table.clocks.deadline(seat)
        assert deadline is not None
        table.handle(None, TimeUp(seat), deadline)
        while table.owed():
            step(table, rng, table.at, table.owed()[0].seat)


@pytest.mark.parametrize("clock", [BLITZ, EACH], ids=["bank", "move"])
def test_after_three_times_in_a_row_a_bot_keeps_the_seat_until_its_owner_is_back(clock: Clock) -> None:
    table = started(people=3, clock=clock)
    time_out(table, 1, TIME_OUTS - 1)
    assert table.seats[1].kept is None
    time_out(table, 1, 1)
    assert table.seats[1].kept == "greedy"
    assert ["takeover", 1, "greedy"] in table.log.entries  # type: ignore[union-attr]
    while 1 not in table.deciders:
        step(table, Random(1), table.at)
    assert [owed.seat for owed in table.owed()] == [1]
    refuse(table, "bob", Play(1, table.state().legal_moves(1)[0]), "A bot decides", now=table.at)
    table.handle("bob", Back(), table.at)
    assert table.owed() == []
    assert left(table, 1, table.at) == (30 if clock is EACH else 5)
    move(table, 1, table.at + 1)
    assert table == reloaded(table)


def test_three_times_with_a_move_between_are_not_in_a_row() -> None:
    table = started(people=3, clock=EACH)
    time_out(table, 1, 2)
    while 1 not in table.deciders:
        step(table, Random(1), table.at)
    move(table, 1, table.at + 1)
    time_out(table, 1, 2)
    assert table.seats[1].kept is None


def test_a_decision_that_is_undone_before_the_bot_makes_it_is_its_owners_again() -> None:
    table = started(people=3, clock=EACH, now=100.0)
    first = table.deciders[0]
    move(table, first, 101.0)
    second = table.deciders[0]
    table.handle(None, TimeUp(second), 131.0)
    table.handle(table.seats[first].owner, Undo(first), 132.0)
    move(table, first, 133.0)
    assert table.owed() == [] and left(table, second, 133.0) == 30


def test_coming_back_while_late_gives_no_second_chance() -> None:
    table = started(people=3, clock=EACH)
    seat = table.deciders[0]
    owner = table.seats[seat].owner
    table.handle(None, TimeUp(seat), table.at + 30)
    assert not table.handle(owner, Back(), table.at)
    refuse(table, owner, Play(seat, table.state().legal_moves(seat)[0]), "A bot decides", now=table.at)


def painting() -> Table:
    """Trico Roof with a count of 30 seconds: somebody must paint now."""
    table = started("trico-roof", 3, 3, options={"count": 30}, now=100.0)
    rng = Random(1)
    while not table.counts:
        step(table, rng, 100.0)
    return table


def test_the_rulebooks_count_runs_without_any_clock_and_has_its_own_consequence() -> None:
    table = painting()
    painter = table.deciders[0]
    assert table.next_deadline() == (130.0, painter)
    assert projection.snapshot(table, None)["game_state"]["clocks"][painter]["count"] == 30
    before = len(table.moves())
    table.handle(None, TimeUp(painter), 130.0)
    assert table.moves()[before:] == [(painter, "timeout")]
    assert table.owed() == [] and table.deciders != [painter]
    assert table == reloaded(table)
    play_on(table, Random(2), table.at)
    assert table.phase == "over"


def test_while_the_rulebook_counts_the_bank_stands() -> None:
    table = started("trico-roof", 3, 3, options={"count": 30}, clock=BLITZ, now=100.0)
    rng = Random(1)
    while not table.counts:
        step(table, rng, 100.0)
    painter = table.deciders[0]
    bank = table.clocks.seats[painter].left
    assert bank is not None
    step(table, rng, 120.0, painter)
    assert table.clocks.seats[painter].left == bank + 5


A_DAY = Clock("move", 86_400)


def test_on_vacation_a_clock_runs_from_its_end_and_is_on_time_there() -> None:
    table = started(people=3, clock=A_DAY, now=100.0)
    first, week = table.deciders[0], 100.0 + 7 * 86_400
    owner = table.seats[first].owner
    assert owner is not None
    assert table.handle(None, Rest(owner, week), 3700.0)
    assert not table.handle(None, Rest(owner, week), 3800.0)  # known
    assert table.next_deadline() == (week + 86_400 - 3600, first)
    assert left(table, first, 5 * 86_400.0) == 86_400 - 3600
    shown = projection.snapshot(table, None)
    assert [seat["vacation"] for seat in shown["seats"]].count(week) == 1
    refuse(table, None, TimeUp(first), "still has time", now=100.0 + 2 * 86_400)
    table.handle("ann", Pause(), 90_000.0)
    assert table.next_deadline() is None
    table.handle("ann", Resume(), 90_100.0)
    table.handle(None, Awake(), 90_200.0)  # a start of the server ends no vacation
    assert table.next_deadline() == (week + 86_400 - 3600, first)
    move(table, first, 91_000.0)  # one may play meanwhile; the others' clocks run
    second = table.deciders[0]
    assert table.next_deadline() == (91_000.0 + 86_400, second)
    assert table == reloaded(table)


def test_a_vacation_may_end_early_and_gives_back_what_was_left() -> None:
    table = started(people=3, clock=A_DAY, now=100.0)
    first = table.deciders[0]
    owner = table.seats[first].owner
    assert owner is not None
    table.handle(None, Rest(owner, 10 * 86_400.0), 100.0)
    table.handle(None, Rest(owner, 0.0), 5 * 86_400.0)
    assert table.next_deadline() == (6 * 86_400.0, first)
    assert all(seat["vacation"] is None for seat in projection.snapshot(table, None)["seats"])
    assert not table.handle(None, Rest(owner, 5 * 86_400.0), 5 * 86_400.0)  # over as it begins
    assert table == reloaded(table)


def test_there_is_no_vacation_from_a_quick_game_and_a_resting_table_does_not_expire() -> None:
    quick = started(people=3, clock=EACH)
    assert not quick.handle(None, Rest("ann", 10**6), 20.0)
    slow = started(people=3, clock=A_DAY, now=0.0)
    slow.handle(None, Rest("ann", 20 * 86_400.0), 1.0)
    refuse(slow, None, Expire(), "not long ago", now=21 * 86_400.0)
    with pytest.raises(Refused, match="server"):
        slow.handle("ann", Rest("ann", 10**6), 2.0)
