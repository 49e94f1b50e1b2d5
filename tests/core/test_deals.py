"""Dealing under voids: exactly the deals that fit, each equally often, checked by brute force."""

from collections import Counter
from itertools import permutations

import pytest

from kotatsu import BadInput, Rng
from kotatsu.core.deals import Dealer

CASES = [
    ([2, 2, 1], [0, 0, 0], [2, 2, 1]),
    ([2, 2, 1], [0b001, 0, 0], [2, 2, 1]),
    ([2, 2, 1], [0b001, 0b010, 0], [2, 2, 1]),
    ([1, 1, 1, 2], [0b11, 0b01, 0, 0b10], [2, 1, 2]),
    ([3, 0, 2], [0b100, 0b1, 0b001], [2, 2, 1]),
    ([1, 1], [0b1, 0b10], [1, 1]),
]


def fitting_deals(sizes: list[int], barred: list[int], counts: list[int]) -> set[tuple[int, ...]]:
    suits = [suit for suit, count in enumerate(counts) for _ in range(count)]
    places = [place for place, size in enumerate(sizes) for _ in range(size)]
    return {
        deal
        for deal in permutations(places)
        if all(not barred[place] >> suit & 1 for place, suit in zip(deal, suits, strict=True))
    }


@pytest.mark.parametrize(("sizes", "barred", "counts"), CASES)
def test_every_fitting_deal_comes_equally_often(
    sizes: list[int], barred: list[int], counts: list[int]
) -> None:
    possible = fitting_deals(sizes, barred, counts)
    rng = Rng("deals")
    dealer = Dealer(sizes, barred, counts)
    draws = 200 * len(possible)
    found = Counter(tuple(int(place) for place in dealer.deal(rng)) for _ in range(draws))
    assert set(found) == possible
    freedom = len(possible) - 1
    assert sum((n - 200) ** 2 / 200 for n in found.values()) <= freedom + 6 * (2 * freedom) ** 0.5


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(BadInput, match="contradicts"):
        Dealer([1, 1], [0b1, 0b1], [1, 1])
    with pytest.raises(BadInput, match="do not fill"):
        Dealer([1], [0], [2])
