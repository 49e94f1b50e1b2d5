"""What several processes of one server count together, in memory that they share.

Two tables of fixed places, found by a digest of a name: until when somebody has used up what they may do, and
how many of something there are, a column for each process. A column is written by its process alone, and
emptied when that has died. Nobody waits for anybody but where a new name takes a place: what two processes
allow the same sender at the very same moment may be counted once. When there is no place near, the name that
matters least gives up its own.
"""

import hashlib
import mmap
import os
import struct
import tempfile
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

PLACES = 131_072
"""Names of a kind that are remembered."""
NEAR = 32
"""A name is found in one of so many places."""
KEY = 8
_TIME = struct.Struct("<d")
_TIMES = struct.Struct(f"<{NEAR}d")
_COUNT = struct.Struct("<i")


class Board:
    """The memory of so many processes; `file` is that of a program whose place this one takes."""

    def __init__(self, columns: int, file: int | None = None) -> None:
        self.columns = columns
        self.file = _new_file() if file is None else file
        places = PLACES + NEAR  # nobody has to begin again at the first
        self._times = places * KEY
        self._names = self._times + places * _TIME.size
        self._counts = self._names + places * KEY
        size = self._counts + places * columns * _COUNT.size
        os.ftruncate(self.file, size)
        self._memory = mmap.mmap(self.file, size)

    # --- until when -----------------------------------------------------------------------------------------

    def until(self, name: str) -> float:
        """What was written for a name; 0 if nothing was, or something that matters more took its place."""
        place = self._find(0, *_digest(name))
        if place is None:
            return 0.0
        (found,) = _TIME.unpack_from(self._memory, self._times + place * _TIME.size)
        return float(found)

    def set_until(self, name: str, until: float) -> None:
        key, near = _digest(name)
        place = self._find(0, key, near)
        if place is None:
            times = _TIMES.unpack_from(self._memory, self._times + near * _TIME.size)
            place = near + times.index(min(times))  # who has been free for longest, or will be soonest
            self._memory[place * KEY : (place + 1) * KEY] = key
        _TIME.pack_into(self._memory, self._times + place * _TIME.size, until)

    # --- how many -------------------------------------------------------------------------------------------

    def count(self, name: str) -> list[int]:
        """How many there are, by process."""
        place = self._find(self._names, *_digest(name))
        return [0] * self.columns if place is None else self._row(place)

    def add(self, name: str, column: int, by: int) -> None:
        key, near = _digest(name)
        place = self._find(self._names, key, near)
        if place is None:
            place = self._take(key, near)
        if place is not None:
            at = self._counts + (place * self.columns + column) * _COUNT.size
            (before,) = _COUNT.unpack_from(self._memory, at)
            _COUNT.pack_into(self._memory, at, max(0, before + by))

    def clear(self, column: int) -> None:
        """A process has died, and with it all that it counted."""
        counts = array("i")
        counts.frombytes(self._memory[self._counts :])
        for at in range(column, len(counts), self.columns):
            if counts[at]:
                _COUNT.pack_into(self._memory, self._counts + at * _COUNT.size, 0)

    def _row(self, place: int) -> list[int]:
        at = self._counts + place * self.columns * _COUNT.size
        return list(struct.unpack_from(f"<{self.columns}i", self._memory, at))

    def _take(self, key: bytes, near: int) -> int | None:
        """A place for a new name: one where nothing is counted any more. None if there is none."""
        with _locked(self.file):
            found = self._find(self._names, key, near)  # another process may have been here just now
            if found is not None:
                return found
            for place in range(near, near + NEAR):
                if not any(self._row(place)):
                    at = self._names + place * KEY
                    self._memory[at : at + KEY] = key
                    return place
        return None

    # --- places ---------------------------------------------------------------------------------------------

    def _find(self, start: int, key: bytes, near: int) -> int | None:
        begin = start + near * KEY
        window = self._memory[begin : begin + NEAR * KEY]
        at = window.find(key)
        while at > 0 and at % KEY:  # parts of two others
            at = window.find(key, at + 1)
        return None if at < 0 else near + at // KEY


@lru_cache(4096)
def _digest(name: str) -> tuple[bytes, int]:
    """A key for a name, never of zeros only, and the first of its places."""
    digest = hashlib.blake2b(name.encode(errors="replace"), digest_size=KEY + 4, key=b"kotatsu").digest()
    return digest[:KEY], int.from_bytes(digest[KEY:], "little") % PLACES


def _new_file() -> int:
    """Of memory where the system has such; it goes with the last process that has it open."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("kotatsu")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


@contextmanager
def _locked(file: int) -> Iterator[None]:
    import fcntl  # whoever has none has no second process either

    fcntl.lockf(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.lockf(file, fcntl.LOCK_UN)
