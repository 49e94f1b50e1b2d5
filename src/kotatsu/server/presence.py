"""The time that counts as somebody's absence: that in which the server itself was there to hear them."""

import time
from collections.abc import Callable


class AwakeClock:
    """Seconds in which this server was awake. `tick` says, again and again, that it is: of a longer time
    without a tick only `at_most` counts, for then nobody could be heard, however much they said.

    >>> times = iter([0.0, 1.0, 1.0, 500.0, 500.0])
    >>> awake = AwakeClock(at_most=3.0, clock=lambda: next(times))
    >>> awake.tick(); awake()
    4.0
    """

    def __init__(self, at_most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_most = at_most
        self._clock = clock
        self._seconds = 0.0  # up to the last tick
        self._ticked = clock()

    def __call__(self) -> float:
        return self._seconds + min(self._clock() - self._ticked, self._at_most)

    def tick(self) -> None:
        self._seconds = self()
        self._ticked = self._clock()
