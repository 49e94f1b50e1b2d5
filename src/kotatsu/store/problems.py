"""What can go wrong with a store, each as one sentence."""

import sqlite3
from pathlib import Path

from kotatsu.core.errors import KotatsuError, Plain


class StoreError(KotatsuError):
    """Something that a store was asked for and did not do."""


class Conflict(Plain, StoreError):
    """Somebody else was first, or the numbers leave a gap; nothing was written. Read again, then decide."""


class NotFound(Plain, StoreError):
    """No such table, record or identity: it never was, or it has been purged."""


class Unavailable(StoreError):
    """The database cannot be opened, read or written; the sentence says what its owner can do about it."""


class Failed(Plain, Unavailable):
    """The same, while a server runs: it stands in its log, in English."""


def wrong_number(table_id: str, first: int, last: int) -> Conflict:
    """An entry that is written already, or that would leave a gap."""
    return Conflict(f"Entry {first} of table {table_id} cannot be written: its last entry is {last}.")


_CODES = {
    sqlite3.SQLITE_NOTADB: "store-not-database",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-shut",
    sqlite3.SQLITE_IOERR: "store-disk-fails",
}


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's kind of error, without its finer distinctions; 0 where Python's module itself complained."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def explain(error: sqlite3.Error, path: Path) -> Unavailable:
    """SQLite's error in our words."""
    code = _CODES.get(primary_code(error), "store-unusable")
    return Unavailable(code, path=str(path), reason=str(error).rstrip("."))
