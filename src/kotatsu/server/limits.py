"""How often somebody may do something: buckets that fill again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address

REMEMBERED = 20_000
"""So many senders are remembered; who has not been heard for longest is forgotten first."""


class Limit:
    """So many a second on average, with some more at once; one at least, unless there is none ever.

    >>> limit = Limit(per_second=1, at_once=2, clock=lambda: 0.0)
    >>> [limit.allows("ann") for _ in range(3)], limit.allows("ben")
    ([True, True, False], True)
    """

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._at_once = max(1.0, at_once) if per_second > 0 else 0.0
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, sender: str) -> bool:
        """Whether this sender may do it now; if so, it counts."""
        now = self._clock()
        left, then = self._buckets.pop(sender, (self._at_once, now))
        left = min(self._at_once, left + (now - then) * self._per_second)
        allowed = left >= 1
        self._buckets[sender] = (left - allowed, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


class Budget:
    """How often a person may do something that costs work, by whatever way they ask for it; and how often all
    the people of one home may, since anybody can be many people.

    >>> budget = Budget(2, seconds=60, people=2)
    >>> [budget.allows(who, "192.0.2.1") for who in ("ann", "ann", "ann", "ben", "cem", "dora")]
    [True, True, False, True, True, False]
    """

    def __init__(self, count: float, seconds: float, people: int) -> None:
        """So many in so many seconds for one, and as many as for so many people for a home."""
        self._person = Limit(count / seconds, count)
        self._home = Limit(people * count / seconds, people * count)

    def allows(self, person: str, address: str) -> bool:
        """Whether they may now; if so, it counts. Who has used up their own spends nothing of the home's."""
        return self._person.allows(person) and self._home.allows(home(address))


@lru_cache(1024)
def home(address: str) -> str:
    """What one household has of the internet: an address, or all of IPv6 that begins with the same 64 bits.

    >>> home("192.0.2.7"), home("2001:db8:1:2:3:4:5:6"), home("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
