"""One server owns a database: a lock on a file beside it, which goes when the owner does, however it dies.
A server of several processes has it as long as one of them lives.

On Linux the database itself is locked too, by whatever name it was opened: another server is refused even if
somebody took the lock file away. (Elsewhere that lock would stand in SQLite's own way.)
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kotatsu.core.causes import cause
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
            where = str(error.filename)
            raise Unavailable("store-unwritable", path=where, reason=cause(error)) from error

    def _own(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            raise BlockingIOError from error
        self._files.append(file)
        _held.add(file)

    @property
    def files(self) -> tuple[int, ...]:
        """The open files that hold the lock, for a program that takes this one's place."""
        return tuple(self._files)

    @classmethod
    def by(cls, files: Sequence[int]) -> "Owner":
        """Of a lock that is held already, by files that were handed on."""
        owner = cls.__new__(cls)
        owner._files = list(files)
        return owner

    def share(self) -> "Owner":
        """From now on processes that are forked hold the lock as well: they are of the same server."""
        _held.difference_update(self._files)
        return self

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
