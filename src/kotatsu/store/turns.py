"""Taking turns at one database, where several processes of a server write to it.

SQLite lets one write at a time; who comes meanwhile looks again after a while, and the while grows: some
would wait long. Here they wait for a lock on a file, the system wakes the next at once, and a process that
dies has had its turn.
"""

import os
from pathlib import Path
from types import TracebackType


class Turn:
    """Of one process; a context for as long as it writes. Others have their own for the same path."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        import fcntl  # whoever has none has no second process either

        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import fcntl

        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._file)
