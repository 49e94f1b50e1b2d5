"""What time it is: for what is measured, and for what is removed because it is old.

The clock of a machine may be set, by an hour or by a year, while games run or between two starts.
"""

import time
from collections.abc import Callable

import msgspec

from kotatsu.server.logs import log_loud
from kotatsu.store import Store

DAY = 86_400.0
LONGEST_BREAK = 7 * DAY
"""For so long a server may have been away without anybody doubting its clock."""
SETTING = "clock"


class SteadyClock:
    """The time of day when the server started, and from then on what has really passed: nobody's thinking
    time grows or shrinks because a clock is set."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic
    ) -> None:
        self._passing = passing
        self._ahead = wall() - passing()

    def __call__(self) -> float:
        return self._ahead + self._passing()


class Calendar:
    """Whether the machine's clock may be believed when things are removed by their age.

    A clock that stands a week and more after the time when this server, or one before it, was last seen
    running may be wrong. Nothing is removed then until servers have run for a day by that clock.
    """

    def __init__(
        self,
        store: Store,
        wall: Callable[[], float] = time.time,
        passing: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._wall = wall
        self._passing = passing
        self._looked: float | None = None  # when, by the time that passes

    async def is_believed(self) -> bool:
        """To be asked every hour or so: what is not seen to pass is not believed."""
        wall, passed = self._wall(), self._passing()
        seen, doubt = await self._noted()
        ran = 0.0 if self._looked is None else passed - self._looked
        if seen and wall - seen - ran > LONGEST_BREAK:
            doubt = DAY
            days = round((wall - seen) / DAY)
            log_loud("the clock may be wrong: nothing is removed for a day; set it if it is", days_ahead=days)
        else:
            doubt = max(0.0, doubt - ran)
        self._looked = passed
        await self._store.set_setting(SETTING, msgspec.json.encode([wall, doubt]))
        return not doubt

    async def _noted(self) -> tuple[float, float]:
        """When a server was last seen running, and for how long its clock is in doubt."""
        noted = await self._store.setting(SETTING)
        if noted is None:
            return await self._store.latest(), 0.0
        seen, doubt = msgspec.json.decode(noted)
        return seen, doubt
