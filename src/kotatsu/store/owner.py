"""One server owns a database: a lock on a file beside it, which goes when the owner does, however it dies.

On Linux the database itself is locked too, by whatever name it was opened: another server is refused even if
somebody took the lock file away. (Elsewhere that lock would stand in SQLite's own way.)
"""

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
        self._files: list[int] = []
        _must_have_one_name(path)
        try:
            self._own(path.with_name(path.name + ".lock"))
            if sys.platform == "linux":
                self._own(path)
        except BlockingIOError as error:
            self.release()
            raise Unavailable("store-in-use", path=str(path)) from error
        except OSError as error:
            self.release()
            where, reason = str(error.filename), error.strerror or ""
            raise Unavailable("store-unwritable", path=where, reason=reason) from error

    def _own(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            raise BlockingIOError from error
        self._files.append(file)
        _held.add(file)

    def release(self) -> None:
        """Let the next one have it. The lock file stays: taking it away could hit its next owner."""
        while self._files:
            file = self._files.pop()
            _held.discard(file)
            os.close(file)


def _must_have_one_name(path: Path) -> None:
    """SQLite's log and our lock stand beside the name; under another one they would not be found."""
    try:
        names = path.stat().st_nlink
    except OSError:
        return  # it is not there yet, or whoever opens it will say why not
    if names > 1:
        raise Unavailable("store-two-names", path=str(path))


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
