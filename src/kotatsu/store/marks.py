"""How far each table had come, noted beside the database, to notice entries that it has lost.

SQLite's log, when its end is damaged, cut off or taken away, is simply shorter: what stood there is gone
without a word. So after every commit the last numbers of its tables are noted in a ring of records, and
whoever opens the database compares. Nobody waits for the disk here: a killed server loses no note, and after
a power cut older notes only mean that less is noticed.
"""

import contextlib
import os
import sqlite3
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from kotatsu.store.interface import Lost

SLOTS = 4096
"""More than fit into SQLite's log before it is written into the database."""

# Whose record it is, a count of all notes, the number, the table. Of 64 bytes, so that none lies across two
# sectors of a disk: it is written as a whole or not at all.
_NAME = 48  # names of a server's tables have 22 letters; longer ones are not noted
_RECORD = struct.Struct(f"<4sQI{_NAME}s")
_SIZE = _RECORD.size
_OURS = b"mark"
_COUNT = struct.Struct("<Q")
"""Behind the ring: the count, for processes that take turns at it."""


class Reached(NamedTuple):
    """A table, and the number of its last entry; 0 if it was removed."""

    table_id: str
    last: int


class Marks:
    """The ring; open until `close`. `shared`: several processes note what they wrote, one after the other."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        self._shared = shared
        path.touch(0o600)
        self._file = path.open("r+b", buffering=0)
        self._count = 0
        if path.stat().st_size < SLOTS * _SIZE:  # takes its room now, not when a disk may be full
            with contextlib.suppress(OSError):
                self._write(0, [bytes(SLOTS * _SIZE)])

    def compare(self, db: sqlite3.Connection) -> tuple[Lost, ...]:
        """What the database has lost of what was noted; it is told once."""
        found = self._read()
        self._count = max((count for count, *_ in found), default=0)
        noted = {table_id: last for _, table_id, last in sorted(found)}
        here = {table_id: _last(db, table_id) for table_id in noted}
        lost = tuple(Lost(id, here[id], last) for id, last in noted.items() if last > here[id])
        self.note(Reached(one.table_id, one.last) for one in lost)
        self._tell_count()
        return lost

    def note(self, reached: Iterable[Reached]) -> None:
        """These tables have come so far, for good."""
        named = [(name, last) for table_id, last in reached if len(name := table_id.encode()) <= _NAME]
        if self._shared:
            self._ask_count()
        records = [
            _RECORD.pack(_OURS, self._count + n, last, name) for n, (name, last) in enumerate(named, 1)
        ]
        start = self._count % SLOTS
        self._count += len(records)
        with contextlib.suppress(OSError):  # then something is noticed less well, no more
            self._write(start, records[: SLOTS - start])
            if len(records) > SLOTS - start:
                self._write(0, records[SLOTS - start :])
            if self._shared:
                self._tell_count()

    def _ask_count(self) -> None:
        content = os.pread(self._file.fileno(), _COUNT.size, SLOTS * _SIZE)
        if len(content) == _COUNT.size:
            (self._count,) = _COUNT.unpack(content)

    def _tell_count(self) -> None:
        with contextlib.suppress(OSError):
            self._write(SLOTS, [_COUNT.pack(self._count)])

    def close(self) -> None:
        self._file.close()

    def _write(self, slot: int, records: Sequence[bytes]) -> None:
        content = b"".join(records)
        if hasattr(os, "pwrite"):
            os.pwrite(self._file.fileno(), content, slot * _SIZE)
        else:
            self._file.seek(slot * _SIZE)
            self._file.write(content)

    def _read(self) -> list[tuple[int, str, int]]:
        """All records, in no order."""
        self._file.seek(0)
        content = self._file.read(SLOTS * _SIZE)
        found = []
        for at in range(0, len(content) - _SIZE + 1, _SIZE):
            ours, count, last, name = _RECORD.unpack_from(content, at)
            if ours == _OURS:
                found.append((count, name.rstrip(b"\0").decode(errors="replace"), last))
        return found


def _last(db: sqlite3.Connection, table_id: str) -> int:
    found = db.execute("SELECT last FROM tables WHERE id = ?", (table_id,)).fetchone()
    return int(found[0]) if found is not None else 0
