"""What leaves a table tells nobody more than they may know: change what is hidden, and every byte stays."""

import importlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State
from kotatsu.table import OVER, PLAYING, Open, Play, SetSeed, Start, Table
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
    stories = [table.story(identity, seat) for seat in own or [None]]
    told = [table.public(), table.snapshot(identity), stories]
    if table.phase == PLAYING:
        told.append([table.record(identity, seat).as_data() for seat in own or [None]])
    return as_bytes(told)


def all_moments(table: Table, identity: str | None) -> bytes:
    """All that an identity can look back at, as bytes."""
    told = []
    for seat in table.seats_of(identity) or [None]:
        for number in sorted({event["moment"] for event in table.story(identity, seat)}):
            told.append(table.moment(identity, seat, number))
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
    opened = json.dumps(table.snapshot(None)["opened"]).encode()
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
        if changed is not None and rng.random() < 0.3:
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
    assert compared


@every_game
def test_another_pending_choice_changes_nothing_for_others(game: str) -> None:
    """Wherever several seats owe a decision, whatever one of them chooses looks the same to the others."""
    table = started(game, 3, 3, clock=EACH)
    rng = Random(3)
    for _ in range(40):
        if table.phase != PLAYING:
            break
        if len(table.deciders) > 1:
            seat = table.deciders[0]
            told = []
            for move in rng.sample(table.state().legal_moves(seat), 2):
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
