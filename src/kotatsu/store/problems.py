"""What can go wrong with a store, each as one sentence."""

import sqlite3
from pathlib import Path

from kotatsu.core.errors import KotatsuError


class StoreError(KotatsuError):
    """Something that a store was asked for and did not do."""


class Conflict(StoreError):
    """Somebody else was first, or the numbers leave a gap; nothing was written. Read again, then decide."""


class NotFound(StoreError):
    """No such table, record or identity: it never was, or it has been purged."""


class Unavailable(StoreError):
    """The database cannot be opened, read or written; the sentence says what its owner can do about it."""


def wrong_number(table_id: str, first: int, last: int) -> Conflict:
    """An entry that is written already, or that would leave a gap."""
    return Conflict(f"Entry {first} of table {table_id} cannot be written: its last entry is {last}.")


_SENTENCES = {
    sqlite3.SQLITE_NOTADB: "{path} is not a database.",
    sqlite3.SQLITE_CORRUPT: "{path} is damaged; put a backup in its place.",
    sqlite3.SQLITE_FULL: "The disk that holds {path} is full; nothing more is written until there is room.",
    sqlite3.SQLITE_BUSY: "{path} is locked by another program; close that program and try again.",
    sqlite3.SQLITE_LOCKED: "{path} is locked by another program; close that program and try again.",
    sqlite3.SQLITE_READONLY: "{path} cannot be written; make it and its folder writable for this user.",
    sqlite3.SQLITE_PERM: "{path} cannot be written; make it and its folder writable for this user.",
    sqlite3.SQLITE_CANTOPEN: "{path} cannot be opened; make it and its folder writable for this user.",
    sqlite3.SQLITE_IOERR: "The disk that holds {path} fails ({error}); mend it, then start again.",
}


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's kind of error, without its finer distinctions; 0 where Python's module itself complained."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def explain(error: sqlite3.Error, path: Path) -> Unavailable:
    """SQLite's error in our words."""
    sentence = _SENTENCES.get(primary_code(error), "{path} cannot be used: {error}.")
    return Unavailable(sentence.format(path=path, error=str(error).rstrip(".")))
