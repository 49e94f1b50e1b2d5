"""What leaves a table tells nobody more than they may know: change what is hidden, and every byte stays."""

import importlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State
from kotatsu.table import OVER, PLAYING, Table, projection
from kotatsu.table.commands import Chat, Open, Play, SetSeed, Start, TimeUp, Undo, Withdraw
from tests.conformance.tables import as_bytes
from tests.table.tables import (
    EACH,
    PEOPLE,
    SALT,
    SECRET,
    nonce,
    play_on,
    reloaded,
    seated,
    started,
    step,
)

GAMES = [game.name for game in kotatsu.games()]
every_game = pytest.mark.parametrize("game", GAMES)


def all_that_leaves(table: Table, identity: str | None) -> bytes:
    """Everything the table has to say to an identity, as bytes."""
    own = table.seats_of(identity)
    stories = [projection.story(table, identity, seat) for seat in own or [None]]
    told = [projection.public(table), projection.snapshot(table, identity), stories]
    if table.phase == PLAYING:
        told.append([projection.record(table, identity, seat).as_data() for seat in own or [None]])
    return as_bytes(told)


def all_moments(table: Table, identity: str | None) -> bytes:
    """All that an identity can look back at, as bytes."""
    told = []
    for seat in table.seats_of(identity) or [None]:
        for number in sorted({event["moment"] for event in projection.story(table, identity, seat)}):
            told.append(projection.moment(table, identity, seat, number))
    return as_bytes(told)


# --- values that nobody may see before the end ------------------------------------------------------------


def secrets_of(table: Table) -> list[bytes]:
    values = [SECRET.hex(), SALT.hex(), *(nonce(seat).hex() for seat in range(3))]
    if table.dealt is not None:
        values.append(table.dealt["seed"])
    return [value.encode() for value in values]


def assert_nothing_told(table: Table) -> None:
    for identity in (*PEOPLE[:3], "eve", None):
        told = all_that_leaves(table, identity)
        assert not [value for value in secrets_of(table) if value in told]


@every_game
def test_no_secret_leaves_before_the_end_and_all_of_them_after_it(game: str) -> None:
    table = seated(game, 3, 3)
    assert_nothing_told(table)
    table.handle("ann", Start(), 2.0)
    for seat in range(3):
        table.handle(PEOPLE[seat], Open(seat, nonce(seat).hex()), 3.0)
        assert_nothing_told(table)
    play_on(table, Random(1), moves=8)
    assert_nothing_told(table)
    play_on(table, Random(1))
    assert table.phase == OVER
    opened = json.dumps(projection.snapshot(table, None)["opened"]).encode()
    assert all(value in opened for value in secrets_of(table)[:-1])


def test_a_named_seed_is_told_to_nobody() -> None:
    table = seated(people=1)
    table.handle("ann", SetSeed("xyzzy"), 2.0)
    table.handle("ann", Start(), 3.0)
    play_on(table, Random(1), moves=5)
    assert all(b"xyzzy" not in all_that_leaves(table, who) for who in ("ann", "eve", None))


def test_what_is_promised_stays_hidden_when_it_is_opened() -> None:
    """Another nonce of Bob's, once he has opened it, changes nothing for anybody."""
    table = seated(people=3)
    table.handle("ann", Start(), 2.0)
    table.handle("bob", Open(1, nonce(1).hex()), 3.0)
    before = [all_that_leaves(table, who) for who in ("ann", "cleo", "eve", None)]
    table.seats[1].nonce = nonce(77).hex()
    assert [all_that_leaves(table, who) for who in ("ann", "cleo", "eve", None)] == before


# --- hidden cards, the deck, pending choices --------------------------------------------------------------


def in_another_world(table: Table, changed: dict[str, Any]) -> Table:
    """The same table where what is hidden is otherwise."""
    twin = reloaded(table)
    log = twin.log
    assert log is not None

    def world(_: int = 0) -> State:
        state = log.game.load(changed)
        state.journal = Journal()
        return state

    log.state = world()
    log.state_after = world  # type: ignore[method-assign]  # undo asks how it was before the next move
    log.record_for = lambda seat: table.log.record_for(seat)  # type: ignore[method-assign, union-attr]
    return twin


@every_game
@settings(max_examples=max(3, settings.default.max_examples // 4))  # undo takes its time
@given(seed=st.integers(0, 10**9))
def test_changing_all_that_is_hidden_changes_nothing_that_leaves(game: str, seed: int) -> None:
    hidden = importlib.import_module(f"tests.conformance.hidden.{game.replace('-', '_')}")
    rng = Random(seed)
    table = started(game, 3, 3, options=getattr(hidden, "OPTIONS", {}), clock=EACH)
    witness = hidden.Witness()
    witness.start(table.state())
    compared = 0
    often = 0.3 if table.state().setup.max_moves() > 50 else 1.0
    for _ in range(50):
        if table.phase != PLAYING:
            break
        state = table.state()
        seat = rng.choice(table.deciders)
        move = rng.choice(state.legal_moves(seat))
        text = state.text(seat, move)
        observer = rng.choice([0, 1, 2, None])
        who = "eve" if observer is None else PEOPLE[observer]
        twin, revealed = None, True
        changed = witness.redeal(state.dump(), observer, (seat, text), rng)
        if changed is not None and (not compared or rng.random() < often):
            revealed = witness.reveals(state, seat, move, observer)
            twin = in_another_world(table, changed)
            told = all_that_leaves(table, who)
            # Whether the last move may be undone was decided in the world that it was made in.
            twin._free_undo = table._free_undo
            assert all_that_leaves(twin, who) == told
        table.handle(PEOPLE[seat], Play(seat, move), table.at + 1)
        witness.watch(table.state(), seat, text)
        if twin is not None and not revealed:
            twin.handle(PEOPLE[seat], Play(seat, twin.state().parse(seat, text)), twin.at + 1)
            assert all_that_leaves(twin, who) == all_that_leaves(table, who)
            compared += 1
    assume(compared)  # a very short game may give nothing to compare; if too many do, that is a failure


@every_game
def test_another_pending_choice_changes_nothing_for_others(game: str) -> None:
    """Wherever several seats owe a decision, whatever one of them chooses looks the same to the others."""
    table = started(game, 3, 3, clock=EACH)
    rng = Random(3)
    for _ in range(40):
        if table.phase != PLAYING:
            break
        seat = table.deciders[0]
        moves = table.state().legal_moves(seat)
        if len(table.deciders) > 1 and len(moves) > 1:
            told = []
            for move in rng.sample(moves, 2):
                twin = reloaded(table)
                twin.handle(PEOPLE[seat], Play(seat, move), table.at + 1)
                others = [who for who in (*PEOPLE[:3], None) if who != PEOPLE[seat]]
                told.append([all_that_leaves(twin, who) + all_moments(twin, who) for who in others])
            assert told[0] == told[1]
        step(table, rng, table.at + 1)


@pytest.mark.parametrize("times", [1, 2])
def test_how_far_a_hidden_choice_has_come_is_nobodys_business(times: int) -> None:
    table = started("itadaki-sashiage", 3, 3, clock=EACH)
    others = ("bob", "cleo", "eve", None)
    rng = Random(1)
    step(table, rng, table.at + 1, 1)  # Bob has begun his own choice; that he can withdraw it stays true

    def told() -> list[bytes]:
        return [all_that_leaves(table, who) + all_moments(table, who) for who in others]

    before = told()
    for _ in range(times):
        step(table, rng, table.at + 1, 0)
        assert 0 in table.deciders
        assert told() == before


def at_the_second_stacking(**more: Any) -> Table:
    """All make their first towers again; the last move was the last choice of the first round."""
    table = started("itadaki-sashiage", 3, 3, options={"rounds": 2}, **more)
    table.decides_undo = False
    rng = Random(2)
    while table.state().dump()["state"]["round"] == 0:
        step(table, rng, table.at + 1)
    assert table.deciders == [0, 1, 2]
    return table


def test_whether_somebody_may_undo_does_not_tell_that_another_has_begun_to_choose() -> None:
    table = at_the_second_stacking()
    question = table.undo_question()
    assert question is not None
    last = question[1]
    other = (last + 1) % 3
    assert table.can_undo(last) is None
    step(table, Random(1), table.at + 1, other)
    assert (table.can_undo(last), table.undo_question()) == (None, question)
    table.note_undo(question[0], False)
    step(table, Random(1), table.at + 1, other)
    table.handle(PEOPLE[other], Withdraw(other), table.at + 1)
    assert (table.can_undo(last), table.undo_question()) == (False, None)
    step(table, Random(1), table.at + 1, last)
    assert table.can_undo(last) is False  # it has begun to choose itself: that is withdrawn


def test_undo_takes_the_secret_steps_of_others_along() -> None:
    """Were it free: what they chose since was a choice that does not stand any more."""
    table = at_the_second_stacking(clock=EACH)
    question = table.undo_question()
    assert question is not None
    turn, last = question
    moves = table.moves()
    for _ in range(2):
        step(table, Random(1), table.at + 1, (last + 1) % 3)
    table.note_undo(turn, True)
    table.handle(PEOPLE[last], Undo(last), table.at + 1)
    assert table.moves() == moves[:-1] and last in table.deciders
    assert len(table.clocks.marks) == len(table.moves())
    assert table == reloaded(table)


def test_what_nobody_noticed_makes_no_entry_that_lists_may_know_of() -> None:
    table = at_the_second_stacking()
    play = Play(1, table.state().legal_moves(1)[0])
    assert not table.handle("bob", play, 50.0).noticed
    assert not table.handle("bob", Withdraw(1), 51.0).noticed
    for _ in range(2):
        assert not table.handle("bob", Play(1, table.state().legal_moves(1)[0]), 52.0).noticed
    assert table.handle("bob", Play(1, table.state().legal_moves(1)[0]), 53.0).noticed
    assert table.handle("bob", Withdraw(1), 54.0).noticed
    assert table.handle("bob", Chat("hm"), 55.0).noticed


def test_a_step_that_nobody_noticed_does_not_save_a_seat_from_being_kept() -> None:
    """Whoever lets a third clock run out is kept by a bot, whatever they had begun in secret."""
    for begins in (False, True):
        table = at_the_second_stacking(clock=EACH)
        table.seats[1].missed = 2
        if begins:
            step(table, Random(1), table.at + 1, 1)
        table.handle(None, TimeUp(1), table.at + 100)
        assert table.seats[1].kept is not None
