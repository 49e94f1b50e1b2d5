"""What a rank at a table is worth, the same for evenings and tournaments.

Everybody whom one leaves behind counts 1, everybody level with one counts a half; 12 times that, divided by
how many others there are. At a table of four that is 12, 8, 4 and 0, and whoever shares the first place of
two has 10.
"""

from collections.abc import Sequence

FIRST = 12
"""Points for leaving everybody behind, however many they are."""
BYE = FIRST / 2
"""Points for a round in which no table had room: as much as being level with everybody."""


def points_of(ranks: Sequence[int]) -> list[float]:
    """The points of each seat; equal ranks are level.

    >>> points_of([1, 2, 3, 4]), points_of([1, 1, 3, 4]), points_of([2, 1])
    ([12.0, 8.0, 4.0, 0.0], [10.0, 10.0, 4.0, 0.0], [0.0, 12.0])
    >>> points_of([1])
    [12.0]
    """
    return [
        _points(rank, [other for at, other in enumerate(ranks) if at != seat])
        for seat, rank in enumerate(ranks)
    ]


def _points(rank: int, others: Sequence[int]) -> float:
    if not others:
        return float(FIRST)
    ahead = sum(1.0 if other > rank else 0.5 if other == rank else 0.0 for other in others)
    return round(FIRST * ahead / len(others), 1)


def ranks_of(scores: Sequence[float | None], winners: Sequence[int]) -> list[int]:
    """Ranks from the result of a game: its winners are first, the others follow by their scores.

    >>> ranks_of([30, 12, 30, 12], winners=[2])
    [2, 3, 1, 3]
    """
    standing = [
        (seat in winners, float("-inf") if score is None else score) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > mine for other in standing) for mine in standing]
