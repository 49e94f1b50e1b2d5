"""Playing: moves sent twice, choices at once, undo, taking back by consent, one device, pauses, bots."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.table import OVER, Refused, Table, projection
from kotatsu.table.commands import (
    Abandon,
    AnswerTakeBack,
    AskTakeBack,
    Back,
    Leave,
    Pause,
    Play,
    Rematch,
    Resume,
    SeatBot,
    SkipAhead,
    Start,
    Undo,
    Withdraw,
)
from tests.table.tables import person_to_move, play_on, refuse, reloaded, seated, started, step


def legal(table: Table, seat: int) -> int:
    return table.state().legal_moves(seat)[0]


def turn_of(table: Table) -> tuple[int, str]:
    """Who must move now, bots having moved."""
    seat = person_to_move(table, Random(1))
    owner = table.seats[seat].owner
    assert owner is not None
    return seat, owner


# --- moves ------------------------------------------------------------------------------------------------


def test_a_move_is_played_by_the_owner_of_its_seat() -> None:
    table = started()
    seat, owner = turn_of(table)
    other = next(person for person in ("ann", "bob") if person != owner)
    refuse(table, other, Play(seat, legal(table, seat)), f"Seat {seat} is not yours")
    refuse(table, None, Play(seat, legal(table, seat)), "No bot owes a decision")
    refuse(table, owner, Play(seat, 9999), "cannot play")
    refuse(table, owner, Play(9, 0), "no seat 9")
    idle = table.seats_of(other)[0]
    refuse(table, other, Play(idle, 0), "owes no decision")
    entries = table.handle(owner, Play(seat, legal(table, seat)), 11.0).entries
    assert [entry["kind"] for entry in entries] == ["played", "turn"]
    assert table == reloaded(table)


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    refuse(seated(), "ann", Play(0, 0), "has not begun")
    table = play_on(started(), Random(3))
    assert table.phase == OVER
    for command in (Play(0, 0), Undo(0), Withdraw(0), AskTakeBack(0), AnswerTakeBack(True), Abandon()):
        refuse(table, "ann", command, "The game is over")


def test_a_move_is_checked_once_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tries it on a copy first, or looks for it by its notation."""
    table = started(people=3)
    seat = table.deciders[0]
    move = legal(table, seat)
    kind, done = type(table.state()), []

    def counted(name: str) -> None:
        real = getattr(kind, name)
        monkeypatch.setattr(kind, name, lambda *given: done.append(name) or real(*given))  # type: ignore[func-returns-value]

    for name in ("is_legal", "play", "clone", "parse"):
        counted(name)
    table.handle(table.seats[seat].owner, Play(seat, move), 11.0)
    assert done == ["is_legal", "play"]


def test_a_move_sent_twice_is_played_once() -> None:
    table = started()
    seat, owner = turn_of(table)
    move = Play(seat, legal(table, seat))
    assert not table.has_done(owner, "m1")
    assert table.handle(owner, move, 11.0, client="m1")
    assert not table.handle(owner, move, 11.5, client="m1")
    assert table.has_done(owner, "m1")
    assert not reloaded(table).handle(owner, move, 12.0, client="m1")  # also after a restart
    refuse(table, owner, move, "cannot play")


def test_another_persons_number_is_another_number() -> None:
    table = started(players=3, people=3)
    first, owner = turn_of(table)
    table.handle(owner, Play(first, legal(table, first)), 11.0, client="1")
    second, other = turn_of(table)
    assert table.handle(other, Play(second, legal(table, second)), 11.0, client="1")


def test_a_refused_command_may_be_sent_again() -> None:
    table = started()
    seat, owner = turn_of(table)
    with pytest.raises(Refused):
        table.handle(owner, Play(seat, 9999), 11.0, client="x")
    assert not table.has_done(owner, "x")
    assert table.handle(owner, Play(seat, legal(table, seat)), 11.0, client="x")


def test_a_move_for_another_moment_is_not_played() -> None:
    table = started()
    seat, owner = turn_of(table)
    decision = projection.snapshot(table, owner)["game_state"]["views"][str(seat)]["decision"]
    refuse(table, owner, Play(seat, legal(table, seat), decision - 1), "another moment")
    table.handle(owner, Play(seat, legal(table, seat), decision), 11.0)
    table.handle(owner, Undo(seat), 12.0)
    refuse(table, owner, Play(seat, legal(table, seat), decision), "another moment")


def test_time_never_runs_backwards() -> None:
    table = started(now=50.0)
    step(table, Random(1), 20.0)
    assert table.entries[-1]["at"] == 50.0


def test_a_game_is_played_to_its_end() -> None:
    table = play_on(started(), Random(3))
    assert table.phase == OVER
    assert table.result == {"scores": table.state().scores, "winners": table.state().winners}
    assert projection.snapshot(table, None)["result"] == table.result
    assert table.owed() == [] and table.deciders == []
    assert table == reloaded(table)


def test_the_program_in_the_documentation_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "tables.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], program)
    assert program["table"].seats_of("ann") == [0]


# --- choices at once --------------------------------------------------------------------------------------


def marking() -> Table:
    """Cat Tower with three people, all of whom must mark now."""
    table = started("cat-tower", 3, 3)
    rng = Random(2)
    while len(table.deciders) < 3:
        step(table, rng, 11.0)
    return table


def test_choices_made_at_once_all_count() -> None:
    table = marking()
    for seat, owner in ((2, "cleo"), (0, "ann"), (1, "bob")):
        assert seat in table.deciders
        table.handle(owner, Play(seat, legal(table, seat), table.seats[seat].decision), 12.0)
    assert [move[0] for move in table.moves()[-3:]] == [2, 0, 1]
    assert table == reloaded(table)


def test_a_pending_choice_is_withdrawn_whatever_others_have_chosen() -> None:
    table = marking()
    table.handle("ann", Play(0, legal(table, 0)), 12.0)
    table.handle("bob", Play(1, legal(table, 1)), 12.0)
    shown = projection.snapshot(table, "ann")["game_state"]["views"]["0"]
    assert shown["withdraw"] and not shown["undo"]
    refuse(table, "ann", Undo(0), "withdraw it")
    refuse(table, "ann", Withdraw(1), "not yours")
    refuse(table, "cleo", Withdraw(2), "no pending choice")
    table.handle("ann", Withdraw(0), 13.0)
    assert table.deciders == [0, 2]
    refuse(table, "ann", Withdraw(0), "no pending choice")
    assert table == reloaded(table)


def shown_to_others(table: Table) -> list[object]:
    return [*(projection.snapshot(table, who) for who in ("bob", "eve")), projection.public(table)]


def test_a_part_of_a_hidden_choice_is_noticed_by_nobody() -> None:
    table = started("itadaki-sashiage", 3, 3)
    assert table.deciders == [0, 1, 2]
    before = shown_to_others(table)
    assert [e["kind"] for e in table.handle("ann", Play(0, legal(table, 0)), 15.0).entries] == ["played"]
    assert shown_to_others(table) == before
    assert [e["kind"] for e in table.handle("ann", Withdraw(0), 16.0).entries] == ["withdrew", "dump"]
    assert shown_to_others(table) == before
    assert table == reloaded(table)


# --- undo -------------------------------------------------------------------------------------------------


def test_undo_is_free_until_somebody_moves() -> None:
    table = started(people=3)
    seat, owner = turn_of(table)
    before = table.state().dump()
    table.handle(owner, Play(seat, legal(table, seat)), 11.0)
    assert projection.snapshot(table, owner)["game_state"]["views"][str(seat)]["undo"]
    other, second = turn_of(table)
    refuse(table, second, Undo(seat), "not yours")
    refuse(table, second, Undo(other), "Somebody has moved")
    table.handle(owner, Undo(seat), 12.0)
    assert table.state().dump() == before
    assert table.deciders == [seat]
    table.handle(owner, Play(seat, legal(table, seat)), 13.0)
    table.handle(second, Play(other, legal(table, other)), 14.0)
    refuse(table, owner, Undo(seat), "ask to take it back")
    assert table == reloaded(table)


# --- taking back by consent -------------------------------------------------------------------------------


def asked_back() -> tuple[Table, str, int]:
    """Ann, Bob and Cleo have moved once; the first of them asks to take it back."""
    table = started(people=3)
    first, owner = turn_of(table)
    for _ in range(3):
        seat, _ = turn_of(table)
        step(table, Random(5), 11.0, seat)
    table.handle(owner, AskTakeBack(first), 12.0)
    return table, owner, first


def test_going_back_needs_everybody() -> None:
    table, owner, seat = asked_back()
    others = [person for person in ("ann", "bob", "cleo") if person != owner]
    assert projection.snapshot(table, owner)["take_back"]["yours"]
    assert len(projection.snapshot(table, owner)["take_back"]["waiting"]) == 2
    assert projection.snapshot(table, others[0])["take_back"]["asks_you"]
    assert not projection.snapshot(table, None)["take_back"]["asks_you"]
    refuse(table, others[0], AskTakeBack(table.seats_of(others[0])[0]), "already")
    refuse(table, "eve", AnswerTakeBack(True), "no say")
    table.handle(others[0], AnswerTakeBack(True), 13.0)
    assert not table.handle(others[0], AnswerTakeBack(True), 13.0)
    assert not table.handle(owner, AnswerTakeBack(True), 13.0)
    assert len(table.moves()) == 3
    table.handle(others[1], AnswerTakeBack(True), 14.0)
    assert table.moves() == [] and table.deciders == [seat] and table.take_back is None
    assert table == reloaded(table)


def test_one_no_is_enough() -> None:
    table, owner, _ = asked_back()
    other = next(person for person in ("ann", "bob", "cleo") if person != owner)
    table.handle(other, AnswerTakeBack(False), 13.0)
    assert table.take_back is None and len(table.moves()) == 3
    refuse(table, other, AnswerTakeBack(True), "No move is being asked back")


def test_whoever_asked_may_drop_it() -> None:
    table, owner, seat = asked_back()
    table.handle(owner, AnswerTakeBack(False), 13.0)
    assert table.take_back is None
    table.handle(owner, AskTakeBack(seat), 14.0)


def test_who_leaves_is_not_waited_for() -> None:
    table, owner, _ = asked_back()
    others = [person for person in ("ann", "bob", "cleo") if person != owner]
    table.handle(others[0], Leave(), 13.0)
    assert projection.snapshot(table, owner)["take_back"]["waiting"] == table.seats_of(others[1])
    table.handle(others[1], Leave(), 14.0)
    assert table.moves() == []
    assert table == reloaded(table)


def test_alone_among_bots_a_move_is_taken_back_at_once_and_draws_come_out_the_same() -> None:
    table = started("cat-tower", 2, 1)
    rng = Random(4)
    seat, owner = turn_of(table)
    refuse(table, owner, AskTakeBack(seat), "no move to take back")
    step(table, rng, 11.0, seat)
    moves = table.moves()
    while len(table.moves()) < len(moves) + 6:
        step(table, rng, 11.0)
    later = [table.state().dump(), table.moves()]
    while table.last_open_move(0) != 0 and len(table.moves()) > 1:
        table.handle(owner, AskTakeBack(0), 12.0)
    assert len(table.moves()) < len(later[1])
    for mover, text in later[1][len(table.moves()) :]:
        sender = owner if mover == 0 else None
        table.handle(sender, Play(mover, table.state().parse(mover, text)), 13.0)
    assert [table.state().dump(), table.moves()] == later
    assert table == reloaded(table)


def test_a_request_lapses_when_its_move_is_undone() -> None:
    table = started(people=3)
    seat, owner = turn_of(table)
    table.handle(owner, Play(seat, legal(table, seat)), 11.0)
    table.handle(owner, AskTakeBack(seat), 11.0)
    table.handle(owner, Undo(seat), 12.0)
    assert table.take_back is None


# --- one device -------------------------------------------------------------------------------------------


def test_one_person_may_play_every_seat_on_one_device() -> None:
    table = started(people=3, owner=lambda seat: "ann")
    views = projection.snapshot(table, "ann")["game_state"]["views"]
    assert sorted(views) == ["0", "1", "2"]
    assert [bool(views[str(seat)]["moves"]) for seat in range(3)] == [
        seat in table.deciders for seat in range(3)
    ]
    play_on(table, Random(6), moves=5)
    count = len(table.moves())
    table.handle("ann", AskTakeBack(table.moves()[-1][0]), 12.0)  # nobody else is there to ask
    assert len(table.moves()) < count
    play_on(table, Random(6))
    assert table.phase == OVER
    assert table == reloaded(table)


# --- pauses and absence -----------------------------------------------------------------------------------


def test_nobody_moves_in_a_pause() -> None:
    table = started()
    step(table, Random(1), 11.0)
    refuse(table, "bob", Pause(), "Only the host")
    table.handle("ann", Pause(), 12.0)
    assert not table.handle("ann", Pause(), 12.0)
    assert table.owed() == []
    for seat, owner in ((0, "ann"), (1, "bob")):
        for command in (Play(seat, 0), Undo(seat), Withdraw(seat), AskTakeBack(seat)):
            refuse(table, owner, command, "paused")
    assert projection.snapshot(table, "bob")["paused"]
    table.handle("ann", Resume(), 13.0)
    step(table, Random(1), 14.0)
    refuse(seated(), "ann", Pause(), "No game is running")
    assert table == reloaded(table)


def test_a_seat_that_was_left_waits_until_the_host_gives_it_to_a_bot() -> None:
    table = started()
    seat, owner = turn_of(table)
    host = table.host
    refuse(table, host, SeatBot(1 - seat, "random"), "not abandoned")
    table.handle(owner, Leave(), 12.0)
    host = table.host
    assert host != owner
    assert table.seats[seat].owner == owner and projection.snapshot(table, host)["seats"][seat]["away"]
    refuse(table, owner, Play(seat, legal(table, seat)), "You have left")
    assert table.owed() == []
    table.handle(host, SeatBot(seat, "greedy"), 13.0)
    assert [(owed.seat, owed.level) for owed in table.owed()] == [(seat, "greedy")]
    assert table.bot_view(seat).viewer == seat
    step(table, Random(1), 14.0, seat)
    table.handle(owner, Back(), 15.0)
    assert table.seats[seat].present
    assert ["takeover", seat, None] in table.log.entries  # type: ignore[union-attr]
    refuse(table, "eve", Back(), "No seat here is yours")
    assert not table.handle(owner, Back(), 16.0)
    assert table == reloaded(table)


def test_a_bot_sees_only_what_its_seat_may_know() -> None:
    table = started(players=3, people=1)
    person_to_move(table, Random(1))
    with pytest.raises(Refused, match="No bot owes"):
        table.bot_view(0)
    step(table, Random(1), 11.0, 0)
    owed = table.owed()[0]
    assert table.bot_view(owed.seat).dump() == table.state().view(owed.seat).dump()
    with pytest.raises(kotatsu.Hidden):
        table.bot_view(owed.seat).play(owed.seat, 0)
    refuse(table, None, Play(owed.seat, legal(table, owed.seat), owed.decision + 1), "another moment")
    table.handle(None, Play(owed.seat, legal(table, owed.seat), owed.decision), 12.0)


def test_bots_alone_play_while_people_watch() -> None:
    table = seated(players=3, people=0)
    table.handle("ann", Start(), 2.0)
    play_on(table, Random(2))
    assert table.phase == OVER


# --- the story and the rematch ----------------------------------------------------------------------------


def test_the_story_is_told_as_each_saw_it() -> None:
    table = started(options={"mode": "mystery"}, people=3)
    seat, owner = turn_of(table)
    state = table.state()
    down = next(m for m in state.legal_moves(seat) if state.text(seat, m).startswith("down"))
    table.handle(owner, Play(seat, down), 11.0)
    other = next(person for person in ("ann", "bob", "cleo") if person != owner)
    mine, theirs = (
        projection.story(table, owner, seat),
        projection.story(table, other, table.seats_of(other)[0]),
    )
    assert len(mine) == len(theirs) and mine != theirs
    with pytest.raises(Refused, match="not yours"):
        projection.story(table, other, seat)


def test_a_memory_game_tells_no_old_stories() -> None:
    table = play_on(started("itadaki-sashiage", 3, 3), Random(1), moves=40)
    events = sum(len(events) for events in table.log.events)  # type: ignore[union-attr]
    assert len(projection.story(table, None)) < events / 2


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    table = play_on(started(options={"first_leader": 0}, invite="x"), Random(3))
    refuse(table, "eve", Rematch(), "Only who sat")
    table.handle("bob", Rematch(), 99.0, made="t2")
    assert not table.handle("ann", Rematch(), 99.0, made="t3")
    assert projection.snapshot(table, "ann")["rematch"] == "t2"
    described = table.next_description()
    again = Table.create("t2", table.host, described, bytes(32), bytes(32), 100.0)
    assert [seat.name or seat.bot for seat in again.seats] == ["Bob", "random", "Ann"]
    assert again.options == table.options and again.invite == "x"
    assert again.named_seed is None
    assert projection.snapshot(again, "bob")["own"] == [0]
    refuse(again, "ann", Start(), "Bob on seat 0 has not promised")
    refuse(started(), "ann", Rematch(), "not over")


def test_who_plays_with_bots_alone_keeps_their_seat_where_the_leader_is_drawn() -> None:
    for options, owners in (({}, ["ann", None, None]), ({"first_leader": 1}, [None, None, "ann"])):
        table = play_on(started(options=options, people=1), Random(3))
        assert [chair.owner for chair in table.next_description().chairs] == owners


def test_who_left_is_not_expected_at_the_rematch() -> None:
    table = play_on(started(), Random(3))
    table.handle("bob", Leave(), 50.0)
    chairs = table.next_description().chairs
    assert [chair.owner for chair in chairs] == [None, None, "ann"]


# --- skipping ahead ---------------------------------------------------------------------------------------


def play_until_out(table: Table, rng: Random) -> None:
    """Until all people are out of a round of Cookie Thief."""
    while not table.all_sit_out():
        assert table.phase != OVER
        step(table, rng, 20.0)


def test_bots_hurry_when_all_people_are_out_and_one_asks() -> None:
    table = started("cookie-thief", 5, 2)
    refuse(table, "ann", SkipAhead(), "Somebody still plays on")
    rng = Random(5)
    play_until_out(table, rng)
    own = table.seats_of("ann")[0]
    assert not table.hurries and projection.snapshot(table, "ann")["game_state"]["views"][str(own)]["skip"]
    refuse(table, "eve", SkipAhead(), "no say")
    table.handle("ann", SkipAhead(), 20.0)
    assert table.hurries and table == reloaded(table)
    assert not projection.snapshot(table, "ann")["game_state"]["views"][str(own)]["skip"]
    assert table.handle("bob", SkipAhead(), 20.0).entries == []

    while table.all_sit_out():
        step(table, rng, 20.0)
    assert not table.hurries  # the next round is dealt
    while table.skipping:
        step(table, rng, 20.0)
    play_until_out(table, rng)
    assert not table.hurries  # it was asked for one round
    assert table == reloaded(table)


def test_nobody_sits_out_where_all_play_on() -> None:
    table = started(people=3)
    refuse(table, "ann", SkipAhead(), "Somebody still plays on")
    refuse(seated(), "ann", SkipAhead(), "has not begun")
    table.handle("ann", Pause(), 12.0)
    refuse(table, "ann", SkipAhead(), "paused")
