"""A table of a tournament's round: what is hidden there stays hidden when its own game is over, and nobody
may end it early, see it from another table, or change how it is set up."""

import hashlib
import importlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kotatsu
from kotatsu.core.record import verify
from kotatsu.table import OVER, PLAYING, Description, Refused, Table, projection
from kotatsu.table.commands import (
    Abandon,
    AskTakeBack,
    Chat,
    Command,
    Deal,
    EndRound,
    Leave,
    Pause,
    Play,
    Rematch,
    SetHints,
    SetPrivate,
    SetWatching,
    Sit,
)
from kotatsu.table.description import Chair, Round
from kotatsu.terminal.proof import checked
from tests.table.tables import EACH, PEOPLE, SALT, SECRET, nonce, play_on, promise, reloaded
from tests.table.test_secrets import all_moments, all_that_leaves, in_another_world

GAMES = [game.name for game in kotatsu.games()]


def of_a_round(game: str, table: str = "t1", first: int = 0, watching: bool = True, **more: Any) -> Table:
    """A dealt table of three: the person with number `first` and the next two, of six who play the round."""
    described = Round(
        club="c1",
        tournament="x1",
        name="Spring",
        number=2,
        promises=tuple(
            (promise(person), nonce(person).hex() if person != 5 else None) for person in range(6)
        ),
        seats=(first, first + 1, first + 2),
        people=PEOPLE[:6],
    )
    chairs = tuple(Chair(PEOPLE[first + seat], PEOPLE[first + seat].title()) for seat in range(3))
    wanted = Description(
        game, 3, clock=EACH, hints=False, watching=watching, chairs=chairs, round=described, **more
    )
    made = Table.create(table, PEOPLE[first], wanted, SECRET, SALT, 0.0)
    made.handle(None, Deal(), 1.0)
    assert made.phase == PLAYING
    return made


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=max(2, settings.default.max_examples // 4))
@given(seed=st.integers(0, 10**9))
def test_what_is_hidden_at_a_table_of_a_round_shows_to_nobody_though_its_game_is_over(
    game: str, seed: int
) -> None:
    """Deal anew what somebody does not see, play the last move in both worlds: all that they are told stays
    the same, byte for byte."""
    hidden = importlib.import_module(f"tests.conformance.hidden.{game.replace('-', '_')}")
    rng = Random(seed)
    table = of_a_round(game, options=getattr(hidden, "OPTIONS", {}))
    witness = hidden.Witness()
    witness.start(table.state())
    observer = rng.choice([0, 1, 2, None])
    who = "gus" if observer is None else PEOPLE[observer]
    while table.phase == PLAYING:
        state = table.state()
        seat = rng.choice(table.deciders)
        move = rng.choice(state.legal_moves(seat))
        text = state.text(seat, move)
        twin = None
        after = state.clone()
        after.play(seat, move)
        if after.over:
            changed = witness.redeal(state.dump(), observer, (seat, text), rng)
            if changed is not None and not witness.reveals(state, seat, move, observer):
                twin = in_another_world(table, changed)
        table.handle(PEOPLE[seat], Play(seat, move), table.at + 1)
        if twin is not None:
            twin.handle(PEOPLE[seat], Play(seat, twin.state().parse(seat, text)), twin.at + 1)
        witness.watch(table.state(), seat, text)
    assert table.phase == OVER
    told = all_that_leaves(table, who) + all_moments(table, who)
    secrets = [SECRET.hex(), SALT.hex(), *(nonce(person).hex() for person in range(6)), table.dealt["seed"]]  # type: ignore[index]
    assert not [value for value in secrets if value.encode() in told]
    if twin is not None:
        assert all_that_leaves(twin, who) == all_that_leaves(table, who)
    for other in PEOPLE[3:6]:  # who plays the round elsewhere
        with pytest.raises(Refused, match="still play these very cards"):
            projection.snapshot(table, other)
    table.handle(None, EndRound(), table.at + 1)
    opened = projection.snapshot(table, "dan")["opened"]
    assert opened["server"]["secret"] == SECRET.hex()
    record = projection.record(table)
    verify(record)
    assert record.seed == table.dealt["seed"]  # type: ignore[index]


def test_all_tables_of_a_round_are_dealt_alike_and_what_was_not_opened_has_no_part_in_it() -> None:
    one = of_a_round("tower-of-pancakes")
    other = of_a_round("tower-of-pancakes", "t2", first=3)
    assert one.state().dump() == other.state().dump()
    assert one.promise == other.promise
    for table in (one, other):
        play_on(table, Random(table.id))
        table.handle(None, EndRound(), table.at + 1)
        record = projection.record(table)
        verify(record)
        assert record.commitments is not None
        assert record.commitments["round"]["people"][5] == {"hash": promise(5)}
        assert Table.load(table.entries) == table == reloaded(table)


def test_the_program_in_the_documentation_finds_the_seed_of_a_round_and_verify_says_what_it_checked() -> None:
    table = play_on(of_a_round("tower-of-pancakes", first=1), Random(1))
    table.handle(None, EndRound(), table.at + 1)
    record = projection.record(table)
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {"hashlib": hashlib}
    exec(page.split("```python\n")[3].split("```")[0], program)
    assert program["round_seed"](record.commitments) == record.seed
    said = " ".join("".join(text for text, _ in line) for line in checked(record, "round.json"))
    assert "nonces of 5 persons" in said
    assert "one person promised something and did not open it" in said


@pytest.mark.parametrize(
    "command",
    [Abandon(True), Rematch(), AskTakeBack(0), Pause(), SetHints(True), SetWatching(True), SetPrivate(True)],
    ids=lambda command: type(command).__name__,
)
def test_a_table_of_a_tournament_is_played_to_its_end_as_it_is(command: Command) -> None:
    table = of_a_round("cookie-thief")
    with pytest.raises(Refused, match="belongs to a tournament"):
        table.handle("ann", command, 2.0)


def test_whoever_leaves_has_a_bot_in_their_place_and_may_come_back() -> None:
    table = of_a_round("cookie-thief")
    table.handle("ann", Leave(), 2.0)
    assert (table.seats[0].away, table.seats[0].kept) == (True, table.stand_in)
    assert 0 in [owed.seat for owed in table.owed()] or 0 not in table.deciders


def test_without_spectators_nobody_else_sees_a_table_before_the_round_is_over() -> None:
    table = of_a_round("cat-tower", watching=False)
    for who in ("gus", "dan", None):
        with pytest.raises(Refused, match="still play these very cards"):
            projection.snapshot(table, who)
    with pytest.raises(Refused):
        table.handle("gus", Sit(0, "Gus"), 2.0)
    table.handle("ann", Chat("Hello"), 2.0)
    play_on(table, Random(1))
    with pytest.raises(Refused, match="still play these very cards"):
        projection.record(table)
    with pytest.raises(Refused, match="still play these very cards"):
        projection.record(table, "ann")
    own = projection.record(table, "ann", 0)
    assert own.seed is None
    assert own.commitments is not None
    assert "secret" not in own.commitments["server"]
    table.handle(None, EndRound(), table.at + 1)
    assert projection.snapshot(table, "dan")["phase"] == OVER
