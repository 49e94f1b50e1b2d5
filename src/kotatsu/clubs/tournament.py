"""A tournament as data, and what can happen to it: nothing here reads a clock, a disk or chance.

A round goes through four stages. `gathering`: the server has promised the round's secret, and whoever will
play says so and promises a value. `opening`: the tables are drawn, and everybody opens their value.
`playing`: all tables play the same shuffle. `over`: the last of them has ended; only now may anybody learn
what was dealt. Each function refuses (`Refused`) or changes the tournament it is given; whoever calls it
keeps the one from before until the new one is stored.
"""

import csv
import io
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from kotatsu.clubs import pairing
from kotatsu.clubs.standings import Played, PlayedRound, Standing, standings
from kotatsu.core.commitments import is_value, seat_promise, seed_from, server_promise
from kotatsu.table import Clock, Refused
from kotatsu.table.plain_text import clean_name

MOST_ENTRANTS = 200
MOST_ROUNDS = 30
OPENING_SECONDS = 20.0
"""Time to open what was promised; a table does not wait longer for somebody who is not there."""

System = Literal["swiss", "all"]
RoundStage = Literal["gathering", "opening", "playing", "over"]


class Entrant(Struct):
    """Who takes part: a person, or a bot of the host's."""

    number: int
    name: str
    identity: str | None = None
    bot: str | None = None
    gone: bool = False  # has left: is not paired any more, and keeps the points


class Promise(Struct):
    """What somebody promised for a round, and once it is opened the value itself."""

    entrant: int
    hash: str
    nonce: str | None = None


class Desk(Struct):
    """A table of a round. Seats hold entrants; None: a bot that fills the chair."""

    table: str
    seats: list[int | None]
    done: bool = False
    ranks: list[int] | None = None
    scores: list[float | None] = []


class Round(Struct):
    number: int
    secret: str
    salt: str
    stage: RoundStage = "gathering"
    ready: list[Promise] = []
    until: float = 0.0  # the opening waits until then; 0: no longer
    desks: list[Desk] = []
    byes: list[int] = []


class Rules(Struct, frozen=True):
    """What is played, and how."""

    name: str
    game: str
    players: int  # at a table
    least: int  # at a table that no bots fill
    options: dict[str, Any]
    system: System
    rounds: int
    clock: Clock
    fill: str | None  # the level of bots that fill empty chairs; None: tables may be smaller, and byes happen
    watching: bool


class Tournament(Struct):
    """The last round is the one that is played, or that is to come."""

    id: str
    club: str
    rules: Rules
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    over: bool = False

    @property
    def now(self) -> Round:
        return self.rounds[-1]


# --- coming and going ---------------------------------------------------------------------------------------


def enter(tournament: Tournament, identity: str, name: str) -> None:
    """Take part, from the next round on; who had left is back."""
    _must_run(tournament)
    found = entrant_of(tournament, identity)
    if found is not None:
        found.gone = False
        return
    _add(tournament, name, identity=identity)


def add_bot(tournament: Tournament, name: str, level: str) -> None:
    """Let a bot take part as anybody else does."""
    _must_run(tournament)
    _add(tournament, name, bot=level)


def _add(tournament: Tournament, name: str, identity: str | None = None, bot: str | None = None) -> None:
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise Refused("tournament-full", most=MOST_ENTRANTS)
    taken = {one.name.casefold() for one in tournament.entrants}
    wanted = clean_name(name)
    names = [wanted, *(f"{wanted} {count}" for count in range(2, MOST_ENTRANTS + 2))]
    free = next(one for one in names if one.casefold() not in taken)
    tournament.entrants.append(Entrant(len(tournament.entrants) + 1, free, identity, bot))


def leave(tournament: Tournament, number: int) -> None:
    """Take part no longer. A table that is being played goes on, with a bot once its person leaves it."""
    _must_run(tournament)
    entrant = _entrant(tournament, number)
    entrant.gone = True
    if tournament.now.stage == "gathering":
        tournament.now.ready = [one for one in tournament.now.ready if one.entrant != number]


def leave_as(tournament: Tournament, identity: str, name: str) -> bool:
    """Forget who somebody was: their points stay, under this name and nobody's identity."""
    found = entrant_of(tournament, identity)
    if found is None:
        return False
    if not tournament.over:
        leave(tournament, found.number)
    found.identity, found.name = None, name
    return True


def entrant_of(tournament: Tournament, identity: str | None) -> Entrant | None:
    """Somebody's own entry."""
    return next((one for one in tournament.entrants if identity and one.identity == identity), None)


def _entrant(tournament: Tournament, number: int) -> Entrant:
    if not 1 <= number <= len(tournament.entrants):
        raise Refused("no-entrant", number=number)
    return tournament.entrants[number - 1]


def _must_run(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused("tournament-over")


# --- a round ------------------------------------------------------------------------------------------------


def prepare(tournament: Tournament, secret: bytes, salt: bytes) -> None:
    """The next round, with its secret: 32 fresh random bytes each, promised before anybody is ready."""
    tournament.rounds.append(Round(len(tournament.rounds) + 1, secret.hex(), salt.hex()))


def promise_of(one: Round) -> str:
    """What the server has promised for a round."""
    return server_promise(bytes.fromhex(one.salt), bytes.fromhex(one.secret))


def ready(tournament: Tournament, identity: str, promise: str) -> None:
    """Say that one plays the coming round, and promise a value. Said again, it replaces the one before."""
    _must_run(tournament)
    one, entrant = tournament.now, entrant_of(tournament, identity)
    if entrant is None or entrant.gone:
        raise Refused("not-entered")
    if one.stage != "gathering":
        raise Refused("round-drawn")
    others = [known for known in one.ready if known.entrant != entrant.number]
    if not is_value(promise):
        raise Refused("no-promise")
    if any(known.hash == promise for known in others):
        raise Refused("same-promise")
    one.ready = sorted([*others, Promise(entrant.number, promise)], key=lambda known: known.entrant)


def draw(tournament: Tournament, tables: Sequence[str], now: float) -> None:
    """Draw the tables of the coming round, of all who are ready and of all bots; they get these names.

    Who is not ready does not play this round. `tables` has names enough for everybody to sit alone.
    """
    _must_run(tournament)
    one, rules = tournament.now, tournament.rules
    if one.stage != "gathering":
        raise Refused("round-drawn")
    playing = _playing(tournament)
    sizes, sit_out = pairing.table_sizes(len(playing), rules.least, rules.players, rules.fill is not None)
    if not sizes or (len(playing) < 2 and rules.fill is None):
        raise Refused("too-few", least=rules.least)
    groups = _groups(tournament, playing, sizes, sit_out)
    sat = pairing.seats_had(_chairs(tournament))
    for table, group in zip(tables, groups):
        seats = rules.players if rules.fill is not None else len(group)
        one.desks.append(Desk(table, pairing.seat(group, seats, sat)))
    one.stage, one.until = "opening", now + OPENING_SECONDS


def _playing(tournament: Tournament) -> list[int]:
    there = {known.entrant for known in tournament.now.ready}
    return [one.number for one in tournament.entrants if not one.gone and (one.bot or one.number in there)]


def _groups(
    tournament: Tournament, playing: list[int], sizes: list[int], sit_out: int
) -> list[pairing.Group]:
    before = _met_at(tournament)
    order = [line.entrant for line in standing(tournament) if line.entrant in playing]
    had = {number: sum(number in one.byes for one in tournament.rounds) for number in playing}
    tournament.now.byes = free = pairing.byes(order, had, sit_out)
    order = [number for number in order if number not in free]
    if tournament.rules.system == "all":
        return pairing.all_meet(order, sizes, before)
    return pairing.pair(order, sizes, pairing.meetings(before))


def _chairs(tournament: Tournament) -> list[list[list[int | None]]]:
    return [[desk.seats for desk in one.desks] for one in tournament.rounds]


def _met_at(tournament: Tournament) -> list[list[list[int]]]:
    return [
        [[number for number in seats if number is not None] for seats in tables]
        for tables in _chairs(tournament)
    ]


def open_value(tournament: Tournament, identity: str, nonce: str) -> None:
    """Open what one promised for this round, once its tables are drawn."""
    one, entrant = tournament.now, entrant_of(tournament, identity)
    if one.stage != "opening" or one.until == 0.0:
        raise Refused("not-opening")
    mine = next((known for known in one.ready if entrant and known.entrant == entrant.number), None)
    if mine is None:
        raise Refused("not-entered")
    if not is_value(nonce) or seat_promise(bytes.fromhex(nonce)) != mine.hash:
        raise Refused("wrong-value")
    mine.nonce = nonce


def is_due(tournament: Tournament, now: float) -> bool:
    """Whether the tables are to be dealt: everybody has opened, or they have had time enough."""
    one = tournament.now
    return one.stage == "opening" and (now >= one.until or all(known.nonce for known in one.ready))


def close(tournament: Tournament) -> None:
    """Nobody opens any more: whoever has not takes no part in the shuffle."""
    tournament.now.until = 0.0


def begin(tournament: Tournament) -> None:
    """The tables play."""
    tournament.now.stage = "playing"


def seed_of(one: Round) -> str:
    """The seed that all tables of a round are dealt from."""
    opened = [bytes.fromhex(known.nonce) for known in one.ready if known.nonce is not None]
    return seed_from(bytes.fromhex(one.secret), opened)


def report(
    tournament: Tournament,
    table: str,
    ranks: list[int] | None,
    scores: list[float | None],
    next_secret: tuple[bytes, bytes],
) -> bool:
    """A table has ended; False if that is known. After the last one the round is over, and the next one, if
    there is one, is promised from `next_secret`."""
    one, desk = desk_of(tournament, table)
    if desk.done:
        return False
    desk.done, desk.ranks, desk.scores = True, ranks, scores
    if all(other.done for other in one.desks):
        one.stage = "over"
        if is_last(tournament):
            tournament.over = True
        else:
            prepare(tournament, *next_secret)
    return True


def desk_of(tournament: Tournament, table: str) -> tuple[Round, Desk]:
    """A table of any round, and the round."""
    for one in tournament.rounds:
        for desk in one.desks:
            if desk.table == table:
                return one, desk
    raise Refused("no-table")


def is_last(tournament: Tournament) -> bool:
    """Whether the round that is over was the last: all that were wanted, or everybody has met everybody."""
    if tournament.now.number >= tournament.rules.rounds:
        return True
    staying = [one.number for one in tournament.entrants if not one.gone]
    return tournament.rules.system == "all" and pairing.have_all_met(staying, _met_at(tournament))


def end(tournament: Tournament) -> None:
    """End before the last round; not while one is played."""
    _must_run(tournament)
    if tournament.now.stage in ("opening", "playing"):
        raise Refused("round-plays-still")
    tournament.over = True


# --- how it stands ------------------------------------------------------------------------------------------


def standing(tournament: Tournament) -> list[Standing]:
    """After the rounds that are over; nothing of a round shows while it is played."""
    played = [
        PlayedRound([Played(desk.seats, desk.ranks, desk.scores) for desk in one.desks], one.byes)
        for one in tournament.rounds
        if one.stage == "over"
    ]
    return standings([one.number for one in tournament.entrants], played)


def as_csv(tournament: Tournament) -> str:
    """The standings, then every table of the rounds that are over."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\r\n").writerow
    name = {one.number: plain_cell(one.name) for one in tournament.entrants}
    write(["place", "name", "points", "same cards", "others met", "wins", "rounds"])
    for line in standing(tournament):
        write([line.place, name[line.entrant], line.points, line.same, line.met, line.wins, line.rounds])
    write([])
    write(["round", "table", "seat", "name", "rank", "score"])
    for one in tournament.rounds:
        for number, desk in enumerate(one.desks if one.stage == "over" else [], 1):
            for seat, entrant in enumerate(desk.seats):
                rank = desk.ranks[seat] if desk.ranks is not None else ""
                score = desk.scores[seat] if seat < len(desk.scores) else None
                who = "" if entrant is None else name[entrant]
                write([one.number, number, seat + 1, who, rank, "" if score is None else score])
        for entrant in one.byes if one.stage == "over" else []:
            write([one.number, "bye", "", name[entrant], "", ""])
    return out.getvalue()


def plain_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> plain_cell("=1+1"), plain_cell("Ann")
    ("'=1+1", 'Ann')
    """
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
