"""How a tournament stands, with every tie-break that was needed.

Whoever has more points is ahead. Of those who have as many:

1. `same` — who did better with the same cards: of all who sat on the same seat of the round's other tables,
   12 points for each round in which one left all of them behind, by the points of the game itself. Only
   tables that were dealt alike, which have as many seats, are compared.
2. `met` — who had the stronger others: the points of all whom one has met, each as often as one did.
3. `wins` — who won more tables.

Who is still level then shares the place.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kotatsu.clubs.points import BYE, FIRST, points_of


@dataclass(frozen=True)
class Played:
    """A table of a round that is over: who sat where (None: a bot that filled the chair), the ranks there,
    and the points of the game. A table that was given up has no ranks and is worth nothing to anybody."""

    seats: Sequence[int | None]
    ranks: Sequence[int] | None
    scores: Sequence[float | None]


@dataclass(frozen=True)
class PlayedRound:
    """The tables of a round, and who had a bye."""

    tables: Sequence[Played]
    byes: Sequence[int] = ()


@dataclass(frozen=True)
class Standing:
    """A line of the standings; who is level has the same place."""

    place: int
    entrant: int
    points: float
    same: float
    met: float
    wins: int
    rounds: int  # in which they played or had a bye


def standings(entrants: Iterable[int], rounds: Sequence[PlayedRound]) -> list[Standing]:
    """The lines, best first; who is level stands in the order of entering.

    >>> table = Played(seats=(1, 2, None), ranks=(1, 2, 3), scores=(30, 20, 10))
    >>> lines = standings([2, 1, 3], [PlayedRound([table], byes=[3])])
    >>> [(line.place, line.entrant, line.points, line.met) for line in lines]
    [(1, 1, 12.0, 6.0), (2, 2, 6.0, 12.0), (3, 3, 6.0, 0.0)]
    """
    numbers = sorted(entrants)
    points = {entrant: _points(entrant, rounds) for entrant in numbers}
    lines = [
        (
            points[entrant],
            _same(entrant, rounds),
            _met(entrant, rounds, points),
            _wins(entrant, rounds),
            entrant,
        )
        for entrant in numbers
    ]
    lines.sort(key=lambda line: (*(-value for value in line[:4]), line[4]))
    found: list[Standing] = []
    for at, (have, same, met, wins, entrant) in enumerate(lines):
        level = at > 0 and lines[at - 1][:4] == (have, same, met, wins)
        place = found[-1].place if level else at + 1
        found.append(Standing(place, entrant, have, same, met, wins, _rounds(entrant, rounds)))
    return found


def _tables_of(entrant: int, rounds: Sequence[PlayedRound]) -> Iterable[tuple[PlayedRound, Played, int]]:
    for one in rounds:
        for table in one.tables:
            if entrant in table.seats:
                yield one, table, table.seats.index(entrant)


def _points(entrant: int, rounds: Sequence[PlayedRound]) -> float:
    played = [
        points_of(table.ranks)[seat]
        for _, table, seat in _tables_of(entrant, rounds)
        if table.ranks is not None
    ]
    free = BYE * sum(entrant in one.byes for one in rounds)
    return round(float(sum(played)) + free, 1)


def _same(entrant: int, rounds: Sequence[PlayedRound]) -> float:
    found = 0.0
    for one, table, seat in _tables_of(entrant, rounds):
        mine = table.scores[seat] if table.ranks is not None else None
        others = [
            other.scores[seat]
            for other in one.tables
            if other is not table and other.ranks is not None and len(other.seats) == len(table.seats)
        ]
        known = [score for score in others if score is not None]
        if mine is None or not known:
            continue
        ahead = sum(1.0 if mine > score else 0.5 if mine == score else 0.0 for score in known)
        found += FIRST * ahead / len(known)
    return round(found, 1)


def _met(entrant: int, rounds: Sequence[PlayedRound], points: dict[int, float]) -> float:
    others = (
        points[other]
        for _, table, seat in _tables_of(entrant, rounds)
        for at, other in enumerate(table.seats)
        if other is not None and at != seat
    )
    return round(float(sum(others)), 1)


def _wins(entrant: int, rounds: Sequence[PlayedRound]) -> int:
    tables = _tables_of(entrant, rounds)
    return sum(table.ranks is not None and table.ranks[seat] == 1 for _, table, seat in tables)


def _rounds(entrant: int, rounds: Sequence[PlayedRound]) -> int:
    return sum(1 for _ in _tables_of(entrant, rounds)) + sum(entrant in one.byes for one in rounds)
