"""The contract of DESIGN: moves, texts, clones, dumps, results, limits — for every registered game."""

import importlib
from random import Random

import pytest

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify
from tests.conformance import checks
from tests.conformance.tables import (
    Table,
    all_tables,
    as_bytes,
    assert_same,
    random_steps,
    tables_at_both_ends,
    with_seeds,
)

TABLES = all_tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_moves_texts_and_refusals(table: Table) -> None:
    checks.check_moves(table, "fixed")


@every_table
@with_seeds
def test_twin_through_dumps_stays_equal_and_the_game_ends_in_time(table: Table, seed: str) -> None:
    checks.check_twin(table, seed)


@pytest.mark.parametrize("table", tables_at_both_ends(), ids=lambda t: f"{t}-{sorted(t.options.items())}")
def test_a_game_with_an_option_at_its_end_comes_to_an_end_and_can_be_loaded(table: Table) -> None:
    state = table.new("ends")
    rng = Random("ends")
    for number, (seat, move) in enumerate(random_steps(state, rng)):
        state.play(seat, move)
        if number % 25 == 0:
            assert_same("a dump that was loaded", table.game.load(state.dump()).dump(), state.dump())
    checks.check_result(table, state)


@every_table
def test_same_seed_same_game_other_seed_other_game(table: Table) -> None:
    assert as_bytes(table.new("one").dump()) == as_bytes(table.new("one").dump())
    assert as_bytes(table.new("one").dump()) != as_bytes(table.new("two").dump())


@every_table
def test_records_replay_to_the_same_result(table: Table) -> None:
    log = Log(table.game, table.players, "record", table.options)
    rng = Random("record")
    while not log.state.over:
        seat = rng.choice(log.state.deciders)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    record = log.record()
    again = Record.from_data(record.as_data())
    assert again == record
    assert as_bytes(verify(again).dump()) == as_bytes(log.state.dump())
    again.moves[-1], again.moves[0] = again.moves[0], again.moves[-1]
    with pytest.raises(kotatsu.KotatsuError):
        verify(again)


@every_table
def test_a_log_that_is_dumped_and_loaded_goes_on_equal(table: Table) -> None:
    log = Log(table.game, table.players, "log", table.options)
    rng = Random("log")
    for _ in range(30):
        if log.state.over:
            break
        seat = rng.choice(log.state.deciders)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
        if rng.random() < 0.2:
            log.take_back(max(0, len(log.moves) - rng.randrange(3)))
    loaded = Log.load(table.game, log.dump())
    assert loaded.moves == log.moves
    assert as_bytes(loaded.state.dump()) == as_bytes(log.state.dump())
    assert as_bytes(loaded.dump()) == as_bytes(log.dump())


@every_table
def test_a_running_game_exports_only_what_a_seat_may_know(table: Table) -> None:
    log = Log(table.game, table.players, "own", table.options)
    rng = Random("own")
    for _ in range(12):
        before = log.dump()
        seat = rng.choice(log.state.deciders)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
        if log.state.over:  # a short game: look at it before its last move
            log = Log.load(table.game, before)
            break
    with pytest.raises(kotatsu.BadInput):
        log.record()
    for seat in [*range(table.players), None]:
        own = log.record_for(seat)
        assert own.seed is None
        assert own.result is None
        forgotten = log.state.log_begins_after
        ends = [n for n, made in enumerate(log.events, 1) if any(event.kind in forgotten for event in made)]
        first = max(ends, default=0)  # what was before is for players to remember
        state = log.state_after(first)
        visible = [move for move in log.moves[first:] if seat == move[0]]
        assert [move for move in own.moves if move[0] == seat] == visible
        seen = []
        for (mover, text), made in zip(log.moves[first:], log.events[first:]):
            move = state.parse(mover, text)
            noticed = mover == seat or any(event.is_noticed_by(seat) for event in made)
            seen.append((mover, text if state.seen(mover, move, seat) == move else "?") if noticed else None)
            state.play(mover, move)
        unseen = {other: state.pending(other) for other in range(table.players) if other != seat}
        for place, (mover, _) in reversed([*enumerate(log.moves[first:])]):
            if unseen.get(mover, 0):  # that others have chosen at all is not told
                unseen[mover] -= 1
                seen[place] = None
        assert own.moves == [move for move in seen if move is not None]


def test_every_option_is_described_and_checked() -> None:
    for game in kotatsu.games():
        for option in game.options:
            assert game.box.has(f"option-{option.name}-help")
            assert option.accepts(option.default)
            with pytest.raises(kotatsu.BadInput, match=option.name):
                game.new(options={option.name: object()})
        with pytest.raises(kotatsu.BadInput, match="no option 'colour'"):
            game.new(options={"colour": 1})
        for players in (game.players[0] - 1, game.players[-1] + 1):
            with pytest.raises(kotatsu.BadInput, match="players"):
                game.new(players)


def test_every_game_says_what_the_tests_consider_hidden() -> None:
    for game in kotatsu.games():
        importlib.import_module(f"tests.conformance.hidden.{game.name.replace('-', '_')}")


@every_table
def test_first_leader_can_be_named(table: Table) -> None:
    for seat in range(table.players):
        options = {**table.options, "first_leader": seat}
        state = table.game.new(table.players, "leader", options)
        assert state.dump()["options"]["first_leader"] == seat


@every_table
def test_fast_and_scripted_chance_deal_too(table: Table) -> None:
    setup = table.game.setup(table.players, table.options)
    state = setup.deal(kotatsu.Rng(5))
    for seat, move in random_steps(state, Random(5)):
        state.play(seat, move)
    assert state.over
    with pytest.raises(kotatsu.KotatsuError, match="ran out"):
        setup.deal(kotatsu.Scripted([]))


@every_table
@with_seeds
def test_choices_made_at_once_commute_and_stay_unseen(table: Table, seed: str) -> None:
    checks.check_simultaneous(table, seed)


@every_table
def test_pending_choices_can_be_withdrawn(table: Table) -> None:
    log = Log(table.game, table.players, "withdraw", table.options)
    rng = Random("withdraw")
    while not log.state.over:
        seat = rng.choice(log.state.deciders)
        before = as_bytes(log.state.dump())
        steps = log.state.pending(seat)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
        if log.can_withdraw(seat) and steps == 0:
            log.withdraw(seat)
            assert as_bytes(log.state.dump()) == before
            log.play(seat, rng.choice(log.state.legal_moves(seat)))
    assert as_bytes(verify(log.record()).dump()) == as_bytes(log.state.dump())
