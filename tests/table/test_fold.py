"""A table is the fold of its entries: whatever several people and the server ask of it, in whatever order."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kotatsu
from kotatsu.table import PLAYING, Clock, Command, Refused, Table
from kotatsu.table.commands import (
    Abandon,
    AnswerTakeBack,
    AskTakeBack,
    Back,
    CallOff,
    Chat,
    Commit,
    Expire,
    FreeSeat,
    GoOn,
    Leave,
    MakeHost,
    Open,
    Pause,
    Play,
    Rematch,
    Rename,
    Resume,
    SeatBot,
    SetClock,
    SetHints,
    SetOptions,
    SetPlayers,
    SetPrivate,
    SetSeed,
    SetWatching,
    Sit,
    SkipAhead,
    Start,
    SwapSeats,
    TimeUp,
    Undo,
    Watch,
    Withdraw,
)
from tests.table.tables import BLITZ, EACH, new, nonce, promise, reloaded, seated, start, step

GAMES = [game.name for game in kotatsu.games()]
SENDERS = ("ann", "ann", "bob", "cleo", "eve", None)
COMMANDS = 60


def any_command(table: Table, rng: Random) -> Command:
    """Anything at all, mostly out of place."""
    seat = rng.randrange(-1, len(table.seats) + 1)
    clock = rng.choice([Clock(), BLITZ, EACH, Clock("sand")])
    return rng.choice(
        [
            Sit(seat, rng.choice(["Kim", ""]), rng.choice([None, promise(seat + 1), "odd"])),
            Leave(rng.choice([None, seat])),
            Back(),
            Rename(seat, "Kim"),
            Watch("Eve"),
            Chat("hello"),
            SetPlayers(rng.randrange(2, 6)),
            SetOptions(rng.choice([{}, {"first_leader": seat}, {"mode": "mystery"}, {"count": 10}])),
            SetClock(clock),
            SetHints(rng.random() < 0.5),
            SetWatching(rng.random() < 0.5),
            SetPrivate(rng.random() < 0.5),
            SetSeed(rng.choice([None, "named", ""])),
            SeatBot(seat, rng.choice(["random", "greedy", "genius"])),
            FreeSeat(seat),
            SwapSeats(seat, 0),
            MakeHost(seat),
            Start(),
            Pause(),
            Resume(),
            Resume(),
            Commit(seat, promise(rng.randrange(8))),
            Open(seat, nonce(max(seat, 0)).hex()),
            CallOff(),
            Play(seat, rng.randrange(table.game.move_count)),
            Withdraw(seat),
            Undo(seat),
            AskTakeBack(seat),
            AnswerTakeBack(rng.random() < 0.8),
            Abandon(rng.random() < 0.1),
            Rematch(),
            TimeUp(seat),
            Expire(),
            GoOn(),
        ]
    )


def fitting_command(table: Table, rng: Random) -> Command:
    """Something that is asked while a game runs, often of the seat that moved last."""
    moves = table.moves()
    seat = moves[-1][0] if moves and rng.random() < 0.7 else rng.randrange(len(table.seats))
    asked = [Undo(seat), Withdraw(seat), AskTakeBack(seat), AnswerTakeBack(rng.random() < 0.9), TimeUp(seat)]
    coming = [Leave(seat), Back(), SeatBot(seat, "random"), Pause(), Resume(), SkipAhead(), Abandon(False)]
    return rng.choice([*asked, *asked, *coming])


def any_sender(table: Table, rng: Random) -> tuple[str | None, Command]:
    """A command, often from whoever may give it."""
    fitting = table.phase == PLAYING and rng.random() < 0.8
    command = fitting_command(table, rng) if fitting else any_command(table, rng)
    seat = getattr(command, "seat", None)
    if isinstance(command, AnswerTakeBack | Back):
        return rng.choice(("ann", "bob", "cleo")), command
    if isinstance(command, TimeUp) and table.next_deadline() is not None:
        return None, TimeUp(table.next_deadline()[1])  # type: ignore[index]
    if rng.random() < 0.8 and isinstance(seat, int) and 0 <= seat < len(table.seats):
        return table.seats[seat].owner or table.host, command
    return rng.choice(SENDERS), command


def ask(table: Table, sender: str | None, command: Command, now: float, client: str | None = None) -> None:
    """Ask it of the table: the table is always the fold, and unchanged where it refuses."""
    before = list(table.entries), json.dumps(table._facts(), default=repr)
    try:
        made = table.handle(sender, command, now, client, made="sesame").entries
    except Refused as refusal:
        made = []
        assert str(refusal).endswith(".")
        assert json.dumps(table._facts(), default=repr) == before[1]
    assert table.entries == [*before[0], *made]
    assert [entry["n"] for entry in table.entries] == list(range(len(table.entries)))


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10**9))
def test_a_running_table_is_always_the_fold_of_its_entries(game: str, seed: int) -> None:
    rng = Random(seed)
    people = rng.randrange(1, 4)
    table = seated(game, 3, people, clock=rng.choice([Clock(), BLITZ, EACH]))
    start(table)
    now = 10.0
    for number in range(COMMANDS):
        now += rng.choice([0.0, 1.0, 5.0, 40.0])
        if table.phase == PLAYING and not table.paused and rng.random() < 0.6:
            seats = [owed.seat for owed in table.owed()]
            seats += [
                seat for seat in table.deciders if table.seats[seat].by_owner and table.seats[seat].present
            ]
            if seats:
                step(table, rng, now, rng.choice(seats))
        else:
            client = rng.choice([None, f"c{number % 7}"])
            ask(table, *any_sender(table, rng), now, client)
        assert reloaded(table) == table
        assert [mark.seat for mark in table.clocks.marks] == [mover for mover, _ in table.moves()]


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10**9))
def test_a_gathering_table_is_always_the_fold_of_its_entries(game: str, seed: int) -> None:
    rng = Random(seed)
    table = new(game, 3)
    if rng.random() < 0.5:
        table = seated(game, 3, 3)
        table.handle("ann", Start(), 2.0)
    for number in range(2 * COMMANDS):
        ask(table, *any_sender(table, rng), float(number))
        assert reloaded(table) == table


@pytest.mark.parametrize("game", GAMES)
def test_a_replica_that_applies_each_entry_stays_equal(game: str) -> None:
    rng = Random(5)
    table = start(seated(game, 3, 2, clock=BLITZ))
    replica = Table.load(table.entries)
    for _ in range(COMMANDS):
        for entry in step(table, rng, table.at + 1) if table.phase == PLAYING else []:
            replica.apply(entry)
    assert replica == table
