"""The checks of the suite, as functions of a table and a seed, so that mutation tests can run them too."""

from collections import Counter
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State
from tests.conformance.tables import (
    Table,
    as_bytes,
    assert_same,
    name_of,
    observers,
    random_steps,
    seen_events,
    tells_where,
)

SAMPLED_ILLEGAL = 6
MOST_WORLDS = 60  # beyond this, drawing every world often enough takes too long


def whole_copy(table: Table, state: State) -> State:
    """The state after a trip through its dump, with an empty journal."""
    copy = table.game.load(state.dump())
    copy.journal = Journal()
    return copy


# --- the contract -------------------------------------------------------------------------------------------


@tells_where
def check_moves(table: Table, seed: str) -> None:
    """Legal moves are exactly the playable ones; illegal ones raise and change nothing; texts round-trip."""
    rng = Random(seed)
    state = table.new(seed)
    for seat, move in random_steps(state, rng):
        before = as_bytes(state.dump())
        for other in range(table.players):
            legal = state.legal_moves(other)
            assert legal == sorted(set(legal))
            assert bool(legal) == (other in state.deciders)
            assert bool(state.ask(other)) == (other in state.deciders)
            texts = [state.text(other, m) for m in legal]
            assert len(set(texts)) == len(texts)
            for m, text in zip(legal, texts, strict=True):
                assert 0 <= m < table.game.move_count
                assert state.parse(other, text) == m
                assert state.parse(other, f"  {text.upper()} ") == m
                assert state.is_legal(other, m)
                described = state.describe(other, m)
                assert described["kind"]
                as_bytes(described)
            _check_illegal(table, state, other, legal, rng)
            _check_ahead(table, state, other)
        assert as_bytes(state.dump()) == before
        playable = state.clone()
        playable.play(seat, move)
        assert as_bytes(state.dump()) == before  # the clone is independent
        state.play(seat, move)
        assert_same("a clone that was played on", playable.dump(), state.dump())
    assert not any(state.legal_moves(seat) for seat in range(table.players))
    _check_illegal(table, state, 0, [], rng)


def _check_ahead(table: Table, state: State, seat: int) -> None:
    """What a seat might prepare follows from what it knows, and can be said, whether it is asked or not."""
    kind, moves = state.ahead(seat)
    view = state.view(seat)
    assert view.ahead(seat) == (kind, moves)
    assert bool(kind) or not moves
    assert all(0 <= move < table.game.move_count for move in moves)
    assert len({view.text(seat, move) for move in moves}) == len(moves)
    for move in moves:
        as_bytes(view.describe(seat, move))
    if kind == state.ask(seat).get("kind") and len(moves) > 1:
        assert set(moves) & set(state.legal_moves(seat))


def _check_illegal(table: Table, state: State, seat: int, legal: list[int], rng: Random) -> None:
    candidates = [m for m in range(-1, table.game.move_count + 1) if m not in legal]
    before = as_bytes(state.dump())
    for move in rng.sample(candidates, min(SAMPLED_ILLEGAL, len(candidates))):
        assert not state.is_legal(seat, move)
        try:
            state.play(seat, move)
        except kotatsu.IllegalMove as error:
            assert error.seat == seat
            assert str(seat) in str(error)
            assert error.why
            if legal:
                assert list(error.legal) == [state.text(seat, m) for m in legal]
        else:
            raise AssertionError(f"seat {seat} could play {move}, which is not among its legal moves")
        assert as_bytes(state.dump()) == before


@tells_where
def check_twin(table: Table, seed: str) -> None:
    """A twin that is dumped and loaded after every move stays equal, and so do clones, to the very end."""
    rng = Random(seed)
    state = table.new(seed)
    twin = whole_copy(table, state)
    made = 0
    for seat, move in random_steps(state, rng):
        assert twin.legal_moves(seat) == state.legal_moves(seat)
        clone = state.clone()
        state.play(seat, move)
        twin.play(seat, move)
        clone.play(seat, move)
        assert [e.whole() for e in state.take_events()] == [e.whole() for e in twin.take_events()]
        twin = whole_copy(table, twin)
        assert_same("the dump of a twin", twin.dump(), state.dump())
        assert_same("the dump of a clone", clone.dump(), state.dump())
        seen_by_all = state.view(None).dump()["state"]
        for observer in observers(state):
            seen = state.view(observer)
            view = seen.dump()
            assert_same(f"the view of {name_of(observer)}, loaded", table.game.load(view).dump(), view)
            beside = seen.dump_beside(seen_by_all)
            assert_same(f"the view of {name_of(observer)}, beside a spectator's", beside, view)
        made += 1
    assert made <= table.max_moves()
    check_result(table, state)


def check_result(table: Table, state: State) -> None:
    """Scores match the score sheet; every view of a finished game knows them; somebody has won."""
    totals = [0] * table.players
    for seat, category, count, each, points in state.sheet():
        assert category
        assert points is not None
        if each is not None:
            assert points == count * each
        totals[seat] += points
    assert state.scores == totals
    assert set(state.winners) <= set(range(table.players))
    assert state.winners == sorted(state.winners)
    for observer in observers(state):
        assert state.view(observer).scores == totals
        assert state.view(observer).winners == state.winners


# --- nothing leaks ------------------------------------------------------------------------------------------


@tells_where
def check_view_is_closed(table: Table, seed: str) -> None:
    """A view answers for its own seat only, cannot be played on, and holds no chance."""
    rng = Random(seed)
    state = table.new(seed)
    for seat, move in random_steps(state, rng):
        for observer in observers(state):
            view = state.view(observer)
            assert view.chance is None
            assert view.journal is None
            for other in range(table.players):
                if other == observer:
                    assert view.legal_moves(other) == state.legal_moves(other)
                    assert view.ask(other) == state.ask(other)
                else:
                    _must_hide(lambda other=other, view=view: view.legal_moves(other))  # type: ignore[misc]
                    _must_hide(lambda other=other, view=view: view.view(other))  # type: ignore[misc]
                _must_hide(lambda other=other, view=view, move=move: view.play(other, move))  # type: ignore[misc]
        state.play(seat, move)


def _must_hide(ask: Any) -> None:
    try:
        ask()
    except kotatsu.Hidden:
        return
    raise AssertionError("a view answered what it must hide")


@tells_where
def check_redeal(table: Table, seed: str, witness: Any) -> int:
    """Change all that is hidden from a seat: its view, legal moves and events stay equal, byte for byte.

    Returns how many second states were compared.
    """
    rng = Random(seed)
    state = table.new(seed)
    compared = 0
    witness.start(state)
    for seat, move in random_steps(state, rng):
        text = state.text(seat, move)
        others = {}
        for observer in observers(state):
            changed = witness.redeal(state.dump(), observer, (seat, text), rng)
            if changed is None:
                continue
            other = table.game.load(changed)
            other.journal = Journal()
            assert as_bytes(other.dump()) != as_bytes(state.dump())
            _assert_same_to(observer, state, other)
            others[observer] = other
        hidden = {o: not witness.reveals(state, seat, move, o) for o in others}
        assert state.journal is not None
        state.journal.take()
        state.play(seat, move)
        witness.watch(state, seat, text)
        for observer, other in others.items():
            other.play(seat, other.parse(seat, text))
            if hidden[observer]:
                _assert_same_to(observer, state, other)
                events = [seen_events(world, observer) for world in (state, other)]
                assert_same(f"what {name_of(observer)} is told", *events)
            compared += 1
    return compared


def _assert_same_to(observer: int | None, state: State, other: State) -> None:
    who = name_of(observer)
    assert_same(f"the view of {who}", state.view(observer).dump(), other.view(observer).dump())
    if observer is not None:
        assert_same(f"the moves of {who}", state.legal_moves(observer), other.legal_moves(observer))
        assert_same(f"the question to {who}", state.ask(observer), other.ask(observer))
        described = [
            [world.describe(observer, move) for move in state.legal_moves(observer)]
            for world in (state, other)
        ]
        assert_same(f"the parts of the moves of {who}", *described)
        outcomes = [
            [world.outcome(observer, move) for move in state.legal_moves(observer)]
            for world in (state, other)
        ]
        assert_same(f"what the moves of {who} would do", *outcomes)
        assert_same(f"the pending moves of {who}", state.pending(observer), other.pending(observer))


@tells_where
def check_seen(table: Table, seed: str) -> int:
    """Two moves that an observer sees as equal leave it with equal views and events.

    Returns how many pairs were compared.
    """
    rng = Random(seed)
    state = table.new(seed)
    compared = 0
    for seat, move in random_steps(state, rng):
        for observer in observers(state):
            alike: dict[int, list[int]] = {}
            for m in state.legal_moves(seat):
                looks = state.seen(seat, m, observer)
                assert looks == m or looks >= table.game.move_count, f"{m} passes for move {looks}"
                alike.setdefault(looks, []).append(m)
            if observer == seat:
                assert len(alike) == len(state.legal_moves(seat)), "one's own moves are plain to oneself"
            for moves in alike.values():
                if len(moves) == 1:
                    continue
                pair = moves if len(moves) == 2 else rng.sample(moves, 2)
                outcomes = [_outcome(table, state, seat, m, observer) for m in pair]
                assert_same(f"what {name_of(observer)} sees of moves that look alike", *outcomes)
                compared += 1
        state.play(seat, move)
    return compared


def _outcome(table: Table, state: State, seat: int, move: int, observer: int | None) -> list[Any]:
    after = whole_copy(table, state)
    after.play(seat, move)
    return _observed(after, observer)


@tells_where
def check_simultaneous(table: Table, seed: str) -> int:
    """Choices made at once commute, stay unseen until all are in, and can be withdrawn.

    Returns how many times several seats owed a decision at once.
    """
    rng = Random(seed)
    state = table.new(seed)
    met = 0
    for seat, move in random_steps(state, rng):
        if len(state.deciders) > 1:
            met += 1
            other = rng.choice([s for s in state.deciders if s != seat])
            answer = rng.choice(state.legal_moves(other))
            one, two = state.clone(), state.clone()
            one.play(seat, move)
            one.play(other, answer)
            two.play(other, answer)
            two.play(seat, move)
            assert_same("the table after two choices, by their order,", one.dump(), two.dump())
        before = {o: state.view(o).dump() for o in observers(state)}
        assert state.journal is not None
        state.journal.take()
        state.play(seat, move)
        if state.pending(seat) and seat in state.deciders:  # in the middle of hidden steps
            for observer in observers(state):
                if observer != seat:
                    assert_same(
                        f"the view of {name_of(observer)}", state.view(observer).dump(), before[observer]
                    )
                    assert seen_events(state, observer) == []
    return met


# --- imagined worlds ----------------------------------------------------------------------------------------


@tells_where
def check_imagine(table: Table, seed: str, witness: Any) -> None:
    """Worlds imagined from a loaded view give the same view back, are playable, and differ when they can."""
    rng = Random(seed)
    fast = kotatsu.Rng(seed)
    state = table.new(seed)
    witness.start(state)
    for seat, move in random_steps(state, rng):
        text = state.text(seat, move)
        for observer in observers(state):
            view = state.view(observer).dump()
            loaded = table.game.load(view)
            worlds = [loaded.imagine(fast) for _ in range(4)]
            for world in worlds:
                assert_same(f"what {name_of(observer)} sees of a world", world.view(observer).dump(), view)
                witness.assert_possible(world.dump())
            found = {as_bytes(world.dump()["state"]) for world in worlds}
            _play_out(worlds[0], rng)
            if witness.redeal(state.dump(), observer, (seat, text), rng) is not None:
                tries = 0
                while len(found) == 1 and tries < 300:
                    found.add(as_bytes(loaded.imagine(fast).dump()["state"]))
                    tries += 1
                assert len(found) > 1
        state.play(seat, move)
        witness.watch(state, seat, text)


def _play_out(world: State, rng: Random) -> None:
    for seat, move in random_steps(world, rng):
        world.play(seat, move)
    assert world.over


@tells_where
def check_worlds(
    table: Table, seed: str, observer: int | None, hidden: Any, draws_per_world: int = 30
) -> int:
    """On a table small enough to enumerate: imagine gives exactly the worlds that a brute-force replay of
    what the observer saw allows, each about equally often. Returns the greatest number of worlds met."""
    rng = Random(seed)
    fast = kotatsu.Rng(seed)
    state = table.new(seed)
    candidates = [table.game.load(dump) for dump in hidden.all_deals(state.dump(), observer)]
    assert _deal(state, hidden) in {_deal(candidate, hidden) for candidate in candidates}
    most = 0
    for seat, move in random_steps(state, rng):
        looks = state.seen(seat, move, observer)
        state.take_events()
        state.play(seat, move)
        candidates = _still_possible(candidates, seat, looks, observer, as_bytes(_observed(state, observer)))
        possible = {_deal(world, hidden) for world in candidates}
        if len(possible) <= MOST_WORLDS and not state.over:
            most = max(most, len(possible))
            loaded = table.game.load(state.view(observer).dump())
            draws = max(40, draws_per_world * len(possible))
            found = Counter(_deal(loaded.imagine(fast), hidden) for _ in range(draws))
            assert set(found) == possible
            _assert_even(found, draws, len(possible))
    return most


def _deal(state: State, hidden: Any) -> bytes:
    """A world as imagine draws it."""
    dump = state.dump()["state"]
    return as_bytes(hidden.deal(dump) if hasattr(hidden, "deal") else dump)


def _observed(state: State, observer: int | None) -> list[Any]:
    """All that an observer gets after a step: its view and the events, with what they tell only to it."""
    return [state.view(observer).dump(), seen_events(state, observer)]


def _still_possible(
    candidates: list[State], seat: int, looks: int, observer: int | None, observed: bytes
) -> list[State]:
    """The worlds after a step: every move that would have looked the same and told the observer the same."""
    after: dict[bytes, State] = {}
    for world in candidates:
        for move in world.legal_moves(seat):
            if world.seen(seat, move, observer) == looks:
                next_world = world.clone()
                next_world.journal = Journal()
                next_world.play(seat, move)
                if as_bytes(_observed(next_world, observer)) == observed:
                    after[as_bytes(next_world.dump())] = next_world
    return list(after.values())


def _assert_even(found: Counter[bytes], draws: int, worlds: int) -> None:
    """Chi-square against equal shares, allowed up to about six standard deviations."""
    expected = draws / worlds
    chi_square = sum((n - expected) ** 2 / expected for n in found.values())
    freedom = worlds - 1
    assert chi_square <= freedom + 6 * (2 * freedom) ** 0.5 + 12, (chi_square, freedom)
