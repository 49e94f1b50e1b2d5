"""Deal hidden cards uniformly among all deals that respect who is known to be out of which suit.

Used by `imagine`. Shuffling until the deal fits would be exact too, but can take thousands of tries when
several players have shown voids; here the number of fitting deals is counted first, then one is drawn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse

_MOST: Final = 33


def _pascal() -> list[list[float]]:
    rows: list[list[float]] = [[1.0]]
    for n in range(1, _MOST):
        above = rows[n - 1]
        rows.append([1.0] + [above[k - 1] + above[k] for k in range(1, n)] + [1.0])
    return rows


_CHOOSE: Final = _pascal()


class Dealer:
    """Deals cards of some suits to places with a size and a set of barred suits (bits).

    `counts[s]` is how many hidden cards suit s has; together they fill the places exactly. Making a dealer
    is the slow part; one dealer deals as often as asked.
    """

    def __init__(self, sizes: list[int], barred: list[int], counts: list[int]) -> None:
        if sum(sizes) != sum(counts):
            raise Misuse(f"{sum(counts)} hidden cards do not fill places for {sum(sizes)}.")
        self._sizes = sizes
        self._barred = barred
        self._counts = counts
        self._suits: i64 = len(counts)
        self._left: vec[i64] = vec[i64](counts)
        # Places that may hold anything take whatever the others leave, in equally many ways each time.
        every = (1 << len(counts)) - 1
        self._tight: list[int] = [p for p in range(len(sizes)) if sizes[p] and barred[p] & every]
        self._free: list[int] = [p for p in range(len(sizes)) if sizes[p] and not barred[p] & every]
        # What every deal begins with: the free places, once for each card they take; a blank for each card.
        self._rest: vec[i64] = vec[i64]([p for p in self._free for _ in range(sizes[p])])
        self._blank: vec[i64] = vec[i64]([0] * sum(counts))
        self._starts: vec[i64] = vec[i64]([sum(counts[:s]) for s in range(len(counts))])
        self._known: dict[int, float] = {}
        if self._tight and self._ways(0, 0, sizes[self._tight[0]]) == 0.0:
            raise Misuse("No deal fits what is known; the view contradicts itself.")

    def _ways(self, i: i64, suit: i64, need: i64) -> float:
        """In how many ways the tight places from the i-th on can be filled with the cards left,
        when the i-th still needs `need` cards, of this suit or later ones."""
        if suit == self._suits:
            if need:
                return 0.0
            i += 1
            return self._ways(i, 0, self._sizes[self._tight[i]]) if i < len(self._tight) else 1.0
        left = self._left
        key = (i * 8 + suit) * 64 + need
        for n in left:
            key = key * 32 + n
        if key in self._known:
            return self._known[key]
        before = left[suit]
        choose = _CHOOSE[before]
        total = 0.0
        for k in range(self._most(i, suit, need) + 1):
            left[suit] = before - k
            total += choose[k] * self._ways(i, suit + 1, need - k)
        left[suit] = before
        self._known[key] = total
        return total

    def _most(self, i: i64, suit: i64, need: i64) -> i64:
        if (self._barred[self._tight[i]] >> suit) & 1:
            return 0
        return min(need, self._left[suit])

    def deal(self, rng: Rng) -> vec[i64]:
        """The place of every card: first those of suit 0, then suit 1 …, in the order the caller has them."""
        rest = self._rest[:]
        if not self._tight:
            rng.shuffle(rest)
            return rest
        places = self._blank[:]
        next_of = self._starts[:]  # where the next card of each suit goes
        for i in range(len(self._tight)):
            self._fill(i, places, next_of, rng)
        rng.shuffle(rest)
        used: i64 = 0
        for s in range(self._suits):
            start = self._starts[s]
            end = start + self._counts[s]
            for at in range(next_of[s], end):
                places[at] = rest[used]
                used += 1
            _shuffle_part(places, start, end, rng)
            self._left[s] = self._counts[s]
        return places

    def _fill(self, i: i64, places: vec[i64], next_of: vec[i64], rng: Rng) -> None:
        """Draw how many cards of each suit the i-th tight place gets, each fitting deal equally likely."""
        place = self._tight[i]
        need: i64 = self._sizes[place]
        for suit in range(self._suits):
            before = self._left[suit]
            choose = _CHOOSE[before]
            point = rng.random() * self._ways(i, suit, need)
            taken: i64 = -1
            for k in range(self._most(i, suit, need) + 1):
                self._left[suit] = before - k
                ways = choose[k] * self._ways(i, suit + 1, need - k)
                if ways > 0.0:
                    taken = k
                    point -= ways
                    if point < 0.0:
                        break
            self._left[suit] = before - taken
            need -= taken
            for at in range(next_of[suit], next_of[suit] + taken):
                places[at] = place
            next_of[suit] += taken


def _shuffle_part(items: vec[i64], start: i64, end: i64, rng: Rng) -> None:
    """Shuffle the items from `start` up to but not including `end`."""
    size = end - start
    while size > 1:
        i = start + size - 1
        j = start + rng.below(size)
        held = items[i]
        items[i] = items[j]
        items[j] = held
        size -= 1
