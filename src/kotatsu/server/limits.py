"""How often somebody may do something: buckets that fill again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 20_000
"""So many senders are remembered; who has not been heard for longest is forgotten first."""


class Limit:
    """So many a second on average, with some more at once.

    >>> limit = Limit(per_second=1, at_once=2, clock=lambda: 0.0)
    >>> [limit.allows("ann") for _ in range(3)], limit.allows("ben")
    ([True, True, False], True)
    """

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._at_once = at_once
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
