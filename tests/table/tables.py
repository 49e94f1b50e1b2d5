"""Tables for the tests: quickly seated, quickly started, played on at random."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kotatsu.core.commitments import seat_promise
from kotatsu.table import PLAYING, Clock, Command, Description, Entry, Refused, Table
from kotatsu.table.commands import Open, Play, SeatBot, Sit, Start

SECRET = bytes(range(32))
SALT = bytes(range(100, 132))
PEOPLE = ("ann", "bob", "cleo", "dan", "eve", "finn", "gus")


def nonce(seat: int) -> bytes:
    """The nonce of whoever sits down here."""
    return bytes([seat + 1]) * 32


def promise(seat: int) -> str:
    return seat_promise(nonce(seat))


def new(game: str = "tower-of-pancakes", players: int = 3, **more: Any) -> Table:
    """An empty table of which ann is host."""
    return Table.create("t1", "ann", Description(game, players, **more), SECRET, SALT, 0.0)


def seated(
    game: str = "tower-of-pancakes",
    players: int = 3,
    people: int = 2,
    owner: Callable[[int], str] = PEOPLE.__getitem__,
    **more: Any,
) -> Table:
    """People on the first seats, bots on the rest; everybody has promised a nonce."""
    table = new(game, players, **more)
    for seat in range(people):
        table.handle(owner(seat), Sit(seat, owner(seat).title(), promise(seat), table.invite), 1.0)
    for seat in range(people, players):
        table.handle("ann", SeatBot(seat, "random"), 1.0)
    return table


def start(table: Table, now: float = 10.0) -> Table:
    """Start, and open every nonce."""
    table.handle(table.host, Start(), now)
    for number, seat in enumerate(table.seats):
        if seat.owner is not None and table.phase != PLAYING:
            table.handle(seat.owner, Open(number, nonce(number).hex()), now)
    assert table.phase == PLAYING
    return table


def started(*arguments: Any, now: float = 10.0, **more: Any) -> Table:
    return start(seated(*arguments, **more), now)


def step(table: Table, rng: Random, now: float, seat: int | None = None) -> list[Entry]:
    """One random legal move of somebody who owes one, sent by whoever may send it."""
    seat = rng.choice(table.deciders) if seat is None else seat
    owed = {owed.seat for owed in table.owed()}
    sender = None if seat in owed else table.seats[seat].owner
    return table.handle(sender, Play(seat, rng.choice(table.state().legal_moves(seat))), now).entries


def play_on(table: Table, rng: Random, now: float = 10.0, moves: int = 10**6) -> Table:
    """Random moves, to the end if there are so many."""
    for _ in range(moves):
        if table.phase != PLAYING:
            break
        step(table, rng, now)
    return table


def person_to_move(table: Table, rng: Random, now: float = 10.0) -> int:
    """Let bots move until a person must; on which seat."""
    while table.owed():
        step(table, rng, now, table.owed()[0].seat)
    return table.deciders[0]


def refuse(table: Table, identity: str | None, command: Command, sentence: str, now: float = 20.0) -> None:
    """The command is refused in one sentence, and nothing has changed."""
    before = table._facts()
    frozen = json.dumps(before, default=repr, sort_keys=True)
    with pytest.raises(Refused, match=sentence) as refusal:
        table.handle(identity, command, now)
    assert str(refusal.value).endswith(".") and "\n" not in str(refusal.value)
    assert json.dumps(table._facts(), default=repr, sort_keys=True) == frozen


def reloaded(table: Table) -> Table:
    """The table after a trip of its entries through JSON."""
    return Table.load(json.loads(json.dumps(table.entries)))


BLITZ = Clock("bank", 60, 5)
EACH = Clock("move", 30)
