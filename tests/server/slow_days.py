"""A server whose days pass as fast as a test likes: ``python -m tests.server.slow_days FILE serve …`` is
`kotatsu serve` by a clock that is as far ahead as the file says, in seconds.
"""

import sys
from pathlib import Path

from kotatsu.cli import main
from kotatsu.server import automation, services
from kotatsu.server.timekeeping import SteadyClock
from tests.server.clients import Server

LOOK_AGAIN = 0.2  # of alarms, which otherwise sleep for what was a day when they lay down


class SlowServer(Server):
    """Starts by the real clock; `pass_by` lets hours pass."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._file = folder.parent / "hours"
        self._file.write_text("0")
        self.kotatsu = ("tests.server.slow_days", str(self._file))
        super().__init__(folder, *settings)

    def pass_by(self, hours: float) -> None:
        later = self._file.with_suffix(".new")
        later.write_text(str(float(self._file.read_text()) + hours * 3600))
        later.rename(self._file)


class _Ahead(SteadyClock):
    file: Path

    def __call__(self) -> float:
        return super().__call__() + float(self.file.read_text())


if __name__ == "__main__":
    _Ahead.file = Path(sys.argv.pop(1))
    services.SteadyClock = _Ahead  # type: ignore[misc]
    automation.LONGEST_SLEEP = LOOK_AGAIN
    main()
