"""One server owns a database: a lock on a file beside it, which goes when the owner does, however it dies."""

import os
import sys
from pathlib import Path

from kotatsu.store.problems import Unavailable

# A process forked for bots inherits open files, and with them the lock: it would outlive a killed server.
_held: set[int] = set()


def _let_go_in_child() -> None:
    for file in _held:
        os.close(file)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)


class Owner:
    """Owns `path` until `release`; `Unavailable` if somebody else does, in this process or another."""

    def __init__(self, path: Path) -> None:
        lock = path.with_name(path.name + ".lock")
        try:
            self._file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unavailable(
                f"{lock} cannot be written ({error.strerror}); make its folder writable for this user."
            ) from error
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise Unavailable(
                f"{path} is in use by another server of Kotatsu; stop that one first."
            ) from error
        _held.add(self._file)

    def release(self) -> None:
        """Let the next one have it. The lock file stays: taking it away could hit its next owner."""
        if self._file >= 0:
            _held.discard(self._file)
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
