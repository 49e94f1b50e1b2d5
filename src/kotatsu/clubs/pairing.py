"""Who plays at which table of a round, and on which seat.

Everything here is a pure function of who there is and what was played: the same tournament is always paired
alike, and anybody can work it out again. Entrants are numbers.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, permutations

Group = tuple[int, ...]
"""Who sits at a table."""
Pair = tuple[int, int]

PATIENCE = 50_000
"""So many half-filled tables are looked at for one with no more than so many repeated meetings."""


# --- how many tables ----------------------------------------------------------------------------------------


def table_sizes(count: int, least: int, most: int, fill: bool) -> tuple[list[int], int]:
    """How many people each table has, and how many have a bye. With `fill` bots take the empty chairs.

    >>> table_sizes(13, 3, 4, fill=True), table_sizes(13, 3, 4, fill=False)
    (([4, 3, 3, 3], 0), ([4, 3, 3, 3], 0))
    >>> table_sizes(5, 3, 4, fill=True), table_sizes(5, 3, 4, fill=False)
    (([3, 2], 0), ([4], 1))
    >>> table_sizes(2, 3, 4, fill=False)
    ([], 2)
    """
    least = 1 if fill else least
    for byes in range(count):
        tables = -(-(count - byes) // most)
        if tables * least <= count - byes:
            few, more = divmod(count - byes, tables)
            return [few + (table < more) for table in range(tables)], byes
    return [], count


def byes(order: Sequence[int], had: Mapping[int, int], count: int) -> list[int]:
    """Who sits out: those who did so least often, and of these the last in the standings."""
    places = {entrant: place for place, entrant in enumerate(order)}
    return sorted(order, key=lambda entrant: (had.get(entrant, 0), -places[entrant]))[:count]


# --- who meets whom -----------------------------------------------------------------------------------------


def meetings(rounds: Sequence[Sequence[Collection[int]]]) -> Counter[Pair]:
    """How often each two have sat at one table."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def pair(order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int]) -> list[Group]:
    """The tables of a round: neighbours in `order` meet, as far as they have not met before.

    Nobody meets anybody again while that can be avoided; where it cannot, as few do as possible. For far
    more people than a room holds, a search of `PATIENCE` steps says what can be avoided.

    >>> pair([1, 2, 3, 4, 5, 6], [3, 3], {})
    [(1, 2, 3), (4, 5, 6)]
    >>> pair([1, 2, 3, 4], [2, 2], {(1, 2): 1})
    [(1, 3), (2, 4)]
    """
    if sum(sizes) != len(order):
        raise ValueError(f"{len(order)} entrants do not fill tables of {list(sizes)}")
    most = sum(size * (size - 1) // 2 for size in sizes)
    for repeats in range(most + 1):
        search = _Search(met, PATIENCE)
        found = search.fill(list(order), list(sizes), repeats)
        if found is not None:
            return found
        if search.steps >= search.patience:
            break
    return _improved(_in_order(order, sizes), met)


class _Search:
    """Fills one table after the other, the first in the order with their nearest neighbours first."""

    def __init__(self, met: Mapping[Pair, int], patience: int) -> None:
        self.met = met
        self.patience = patience
        self.steps = 0

    def fill(self, free: list[int], sizes: list[int], repeats: int) -> list[Group] | None:
        """The tables that these people fill with so many repeated meetings at most."""
        if not sizes:
            return []
        first, others = free[0], free[1:]
        # Whoever comes first may sit at a table of any size that is left.
        for size in dict.fromkeys(sizes):
            rest = sizes.copy()
            rest.remove(size)
            for group, cost in self._tables((first,), others, size, repeats):
                left = [entrant for entrant in others if entrant not in group]
                found = self.fill(left, rest, repeats - cost)
                if found is not None:
                    return [group, *found]
                if self.steps >= self.patience:
                    return None
        return None

    def _tables(
        self, group: Group, others: list[int], size: int, repeats: int
    ) -> Iterator[tuple[Group, int]]:
        """All tables that begin so, with what they cost."""
        self.steps += 1
        if len(group) == size:
            yield group, 0
            return
        for at, entrant in enumerate(others):
            cost = sum(_met(self.met, entrant, other) for other in group)
            if cost > repeats:
                continue
            for found, more in self._tables((*group, entrant), others[at + 1 :], size, repeats - cost):
                yield found, cost + more
                if self.steps >= self.patience:
                    return


def _met(met: Mapping[Pair, int], one: int, other: int) -> int:
    return met.get((one, other) if one < other else (other, one), 0)


def cost_of(groups: Sequence[Collection[int]], met: Mapping[Pair, int]) -> int:
    """How many earlier meetings these tables repeat."""
    return sum(_met(met, *two) for group in groups for two in combinations(group, 2))


def _in_order(order: Sequence[int], sizes: Sequence[int]) -> list[Group]:
    left = list(order)
    return [tuple(left.pop(0) for _ in range(size)) for size in sizes]


def _improved(groups: list[Group], met: Mapping[Pair, int]) -> list[Group]:
    """Let two change places for as long as that avoids a meeting."""
    while True:
        now = cost_of(groups, met)
        better = next((swapped for swapped in _swaps(groups) if cost_of(swapped, met) < now), None)
        if better is None:
            return groups
        groups = better


def _swaps(groups: list[Group]) -> Iterator[list[Group]]:
    for (a, one), (b, other) in combinations(enumerate(groups), 2):
        for x in one:
            for y in other:
                swapped = groups.copy()
                swapped[a] = tuple(y if entrant == x else entrant for entrant in one)
                swapped[b] = tuple(x if entrant == y else entrant for entrant in other)
                yield swapped


# --- everybody against everybody ----------------------------------------------------------------------------


def all_meet(
    entrants: Sequence[int], sizes: Sequence[int], rounds: Sequence[Sequence[Collection[int]]]
) -> list[Group]:
    """The next round of a round robin.

    Tables of two follow the circle of chess clubs for as long as nobody comes or goes; larger ones seat those
    first who have met fewest of the others.
    """
    met = meetings(rounds)
    if set(sizes) == {2}:
        for groups in circle(entrants):
            if not cost_of(groups, met):
                return groups
    known = {entrant: sum(_met(met, entrant, other) > 0 for other in entrants) for entrant in entrants}
    return pair(sorted(entrants, key=lambda entrant: (known[entrant], entrant)), sizes, met)


def circle(entrants: Sequence[int]) -> Iterator[list[Group]]:
    """The rounds in which everybody meets everybody once, for an even number.

    >>> [sorted(groups) for groups in circle([1, 2, 3, 4])]
    [[(1, 4), (2, 3)], [(1, 3), (2, 4)], [(1, 2), (3, 4)]]
    """
    first, *others = sorted(entrants)
    for _ in others:
        ring = [first, *others]
        half = len(ring) // 2
        yield [tuple(sorted(two)) for two in zip(ring[:half], reversed(ring[half:]), strict=True)]
        others = [others[-1], *others[:-1]]


def have_all_met(entrants: Sequence[int], rounds: Sequence[Sequence[Collection[int]]]) -> bool:
    """Whether each two have sat at one table."""
    met = meetings(rounds)
    return all(_met(met, *two) for two in combinations(entrants, 2))


# --- seats --------------------------------------------------------------------------------------------------


def seat(group: Group, seats: int, sat: Mapping[Pair, int]) -> list[int | None]:
    """Who sits where: everybody about equally often on each seat. `sat` says how often an entrant (first) had
    a seat (second); None is left to a bot.

    >>> seat((1, 2), 2, {(1, 0): 1, (2, 1): 1})
    [2, 1]
    >>> seat((1, 2), 3, {})
    [1, 2, None]
    """
    places = permutations(range(seats), len(group))
    # Squares: one seat three times is worse than two seats twice.
    best = min(places, key=lambda at: sum((sat.get((who, one), 0) + 1) ** 2 for who, one in zip(group, at)))
    chairs: list[int | None] = [None] * seats
    for entrant, place in zip(group, best, strict=True):
        chairs[place] = entrant
    return chairs


def seats_had(rounds: Sequence[Sequence[Sequence[int | None]]]) -> Counter[Pair]:
    """How often each entrant had each seat, of the tables of earlier rounds."""
    return Counter(
        (entrant, at)
        for tables in rounds
        for table in tables
        for at, entrant in enumerate(table)
        if entrant is not None
    )
