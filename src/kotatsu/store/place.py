"""Whether the files of a database are still where they were opened.

A program that has a file open can write to it long after it was deleted, and notices nothing: only the name
tells.
"""

import os
import shutil
from pathlib import Path

LEAST_ROOM = 4 * 2**20
"""Bytes on the disk, below which the next commits may fail: what SQLite's log grows to."""


class Place:
    """The database and its log, as they are now."""

    def __init__(self, path: Path) -> None:
        self._path = path
        names = (os.fspath(path), f"{path}-wal")
        self._files = [(name, *_identity(name)) for name in names]

    def problem(self) -> str:
        """Why nothing that is written now will be found again; empty if all is where it was."""
        for name, inode, device in self._files:
            try:
                found = os.stat(name)
            except OSError:
                return f"{name} is gone, though this server uses it; put it back, or start the server again."
            if found.st_ino != inode or found.st_dev != device:
                return f"{name} was replaced while this server uses it; start the server again."
        return ""

    def room_problem(self) -> str:
        """Why there will soon be no room; empty while there is."""
        try:
            free = shutil.disk_usage(self._path.parent).free
        except OSError as error:
            return f"The disk that holds {self._path} cannot be asked for its room ({error.strerror})."
        return "" if free >= LEAST_ROOM else f"The disk that holds {self._path} is full; make room."


def _identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_ino, found.st_dev
