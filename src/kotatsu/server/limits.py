"""How often somebody may do something, in all of a server: buckets that fill again with time; how long a
goodbye may take."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kotatsu.server.shared import Board

_ROUNDING = 1e-6  # seconds
LAST_WORDS = 5.0
"""Seconds to send what still waits when a connection ends, and to hear its goodbye; then it is cut."""

REMEMBERED = 20_000
"""So many senders are remembered; who has not been heard for longest is forgotten first."""


class Times(Protocol):
    """Until when each sender has used up what they may do."""

    def get(self, sender: str) -> float: ...

    def put(self, sender: str, until: float) -> None: ...


class OwnTimes:
    """Those of a server that is one process."""

    def __init__(self) -> None:
        self._until: OrderedDict[str, float] = OrderedDict()

    def get(self, sender: str) -> float:
        return self._until.get(sender, 0.0)

    def put(self, sender: str, until: float) -> None:
        self._until[sender] = until
        self._until.move_to_end(sender)
        if len(self._until) > REMEMBERED:
            self._until.popitem(last=False)


class SharedTimes:
    """Those of one limit of a server of several processes."""

    def __init__(self, board: "Board", limit: str) -> None:
        self._board = board
        self._limit = limit

    def get(self, sender: str) -> float:
        return self._board.until(f"{self._limit} {sender}")

    def put(self, sender: str, until: float) -> None:
        self._board.set_until(f"{self._limit} {sender}", until)


class Counts(Protocol):
    """How many of something there are, in all of a server."""

    def add(self, name: str, by: int = 1) -> None: ...

    def of(self, name: str) -> int: ...


class OwnCounts:
    """Those of a server that is one process."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, name: str, by: int = 1) -> None:
        self._counts[name] += by
        if self._counts[name] <= 0:
            del self._counts[name]

    def of(self, name: str) -> int:
        return self._counts[name]


class SharedCounts:
    """What one process adds to the counts of all."""

    def __init__(self, board: "Board", column: int) -> None:
        self._board = board
        self._column = column

    def add(self, name: str, by: int = 1) -> None:
        self._board.add(name, self._column, by)

    def of(self, name: str) -> int:
        return sum(self._board.count(name))


class Limit:
    """So many a second on average, with some more at once; one at least, unless there is none ever.

    >>> limit = Limit(per_second=1, at_once=2, clock=lambda: 0.0)
    >>> [limit.allows("ann") for _ in range(3)], limit.allows("ben")
    ([True, True, False], True)
    """

    def __init__(
        self,
        per_second: float,
        at_once: float,
        clock: Callable[[], float] = time.monotonic,
        times: Times | None = None,
    ) -> None:
        self._seconds_each = 1 / per_second if per_second > 0 else 0.0
        self._ahead = (max(1.0, at_once) - 1) * self._seconds_each
        self._never = per_second <= 0
        self._clock = clock
        self._times = times or OwnTimes()

    def allows(self, sender: str) -> bool:
        """Whether this sender may do it now; if so, it counts.

        A bucket is one number: the time at which it will be full again. Each use puts that off by as long as
        one takes to come back; there is none left when it is too far ahead.
        """
        now = self._clock()
        full = max(self._times.get(sender), now)
        if self._never or full - now > self._ahead + _ROUNDING:
            return False
        self._times.put(sender, full + self._seconds_each)
        return True


class Budget:
    """How often a person may do something that costs work, by whatever way they ask for it; and how often all
    the people of one home may, since anybody can be many people.

    >>> budget = Budget(2, seconds=60, people=2)
    >>> [budget.allows(who, "192.0.2.1") for who in ("ann", "ann", "ann", "ben", "cem", "dora")]
    [True, True, False, True, True, False]
    """

    def __init__(
        self,
        count: float,
        seconds: float,
        people: int,
        person: Times | None = None,
        household: Times | None = None,
    ) -> None:
        """So many in so many seconds for one, and as many as for so many people for a home."""
        self._person = Limit(count / seconds, count, times=person)
        self._home = Limit(people * count / seconds, people * count, times=household)

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
