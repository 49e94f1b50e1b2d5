"""Sets of small numbers (cards, seats, colours) kept as the bits of one integer."""

from typing import Final

from mypy_extensions import i64


def bit(n: i64, one: i64 = 1) -> i64:
    """The set {n}, for 0 <= n <= 62. Leave `one` alone.

    mypyc compiles a literal shifted by a variable (`1 << n`) as a 32-bit shift, which is wrong
    from 31 on; shifting a parameter is right.
    """
    return one << n


def has(mask: i64, n: i64) -> bool:
    """Whether n is in the set."""
    return (mask >> n) & 1 == 1


_BITS_IN_BYTE: Final = bytes([bin(byte).count("1") for byte in range(256)])


def count(mask: i64) -> i64:
    """How many numbers are in the set.

    >>> int(count(0b1011))
    3
    """
    total: i64 = 0
    while mask:
        total += _BITS_IN_BYTE[mask & 255]
        mask >>= 8
    return total


def nth(mask: i64, n: i64) -> i64:
    """The member of the set that has n smaller ones in it.

    >>> int(nth(0b1011, 2))
    3
    """
    place: i64 = 0
    while True:
        here: i64 = _BITS_IN_BYTE[mask & 255]
        if n < here:
            break
        n -= here
        mask >>= 8
        place += 8
    while n or not mask & 1:
        n -= mask & 1
        mask >>= 1
        place += 1
    return place


def mask_of(numbers: list[int]) -> i64:
    """The set of these numbers.

    >>> int(mask_of([0, 1, 3])) == 0b1011
    True
    """
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask


def subsets(numbers: range) -> list[list[int]]:
    """For every set of places (bits) the numbers in them: moves, to be looked up.

    >>> subsets(range(7, 9))
    [[], [7], [8], [7, 8]]
    """
    return [[numbers[n] for n in range(len(numbers)) if mask >> n & 1] for mask in range(1 << len(numbers))]


def members(mask: i64) -> list[int]:
    """The numbers in the set, in order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    n: i64 = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return found
