"""The SQL of tables and records."""

import functools
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from kotatsu.store.interface import Listing, RecordInfo, Table
from kotatsu.store.problems import Conflict, NotFound, wrong_number

_OPEN = "stage IN ('waiting', 'running')"
_COLUMNS = "id, game, stage, public, about, last, created, changed"


# --- writing: everything is checked before anything is changed ----------------------------------------------


def create(
    db: sqlite3.Connection, table_id: str, listing: Listing, entries: Sequence[bytes], now: float
) -> None:
    taken = "SELECT 1 FROM tables WHERE id = ? UNION ALL SELECT 1 FROM records WHERE table_id = ?"
    if db.execute(taken, (table_id, table_id)).fetchone():
        raise Conflict(f"There is a table {table_id} already.")
    db.execute(
        f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, *_columns(listing), len(entries), now, now),
    )
    _insert(db, table_id, 1, entries)
    _seat(db, table_id, listing.members)


@dataclass(frozen=True)
class Append:
    """Entries for one table; see `Store.append`."""

    table_id: str
    first: int
    entries: tuple[bytes, ...]
    listing: Listing | None
    same_members: bool
    now: float

    def __call__(self, db: sqlite3.Connection) -> None:
        """Write them."""
        listing, table_id = self.listing, self.table_id
        if listing is not None and _stage(db, table_id) == "finished":
            raise Conflict(f"Table {table_id} is finished; its listing stays as it is.")
        _advance(db, table_id, self.first, len(self.entries), self.now)
        _insert(db, table_id, self.first, self.entries)
        if listing is not None:
            change = "UPDATE tables SET game = ?, stage = ?, public = ?, about = ? WHERE id = ?"
            db.execute(change, (*_columns(listing), table_id))
        if listing is not None and not self.same_members:
            db.execute("DELETE FROM members WHERE table_id = ?", (table_id,))
            _seat(db, table_id, listing.members)


_MANY = 64
"""Rows of one statement at most, so that its values stay below what older SQLites take."""

CAN_GROUP = sqlite3.sqlite_version_info >= (3, 33)


def can_group(change: object) -> bool:
    """Whether a change may be one of those of `append_all`."""
    return CAN_GROUP and isinstance(change, Append) and (change.same_members or change.listing is None)


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Write appends of different tables by few statements: each statement gives the interpreter away and
    waits until it has it back, which under load takes longer than the writing. False if one of them fails;
    then roll back, and find out which."""
    for some in _portions(appends):
        values = [
            value
            for one in some
            for value in (
                one.table_id,
                one.first - 1,
                len(one.entries),
                one.now,
                *((None, None, None, None) if one.listing is None else _columns(one.listing)),
            )
        ]
        if db.execute(_advance_all(len(some)), values).rowcount != len(some):
            return False
    rows = [(one.table_id, n, entry) for one in appends for n, entry in enumerate(one.entries, one.first)]
    for part in _portions(rows):
        db.execute(_insert_all(len(part)), [value for row in part for value in row])
    return True


T = TypeVar("T")


def _portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Items in portions of a few sizes only, so that SQLite's statements can be used again."""
    start, size = 0, _MANY
    while start < len(items):
        while size > len(items) - start:
            size //= 2
        yield items[start : start + size]
        start += size


@functools.cache
def _advance_all(count: int) -> str:
    """Like `_advance`, and the listing with it."""
    names = ("id", "last", "more", "changed", "game", "stage", "public", "about")
    columns = ", ".join(f"column{n} AS {name}" for n, name in enumerate(names, 1))
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * count)
    return (
        "UPDATE tables SET last = tables.last + given.more, changed = given.changed,"
        " game = coalesce(given.game, tables.game), stage = coalesce(given.stage, tables.stage),"
        " public = coalesce(given.public, tables.public), about = coalesce(given.about, tables.about)"
        f" FROM (SELECT {columns} FROM (VALUES {values})) AS given"
        " WHERE tables.id = given.id AND tables.last = given.last"
        " AND (given.game IS NULL OR tables.stage != 'finished')"
    )


@functools.cache
def _insert_all(count: int) -> str:
    return "INSERT INTO entries (table_id, number, entry) VALUES " + ", ".join(["(?, ?, ?)"] * count)


def finish(
    db: sqlite3.Connection, table_id: str, first: int, entries: Sequence[bytes], record: bytes, now: float
) -> None:
    if _stage(db, table_id) == "finished":
        raise Conflict(f"Table {table_id} is finished already.")
    _advance(db, table_id, first, len(entries), now)
    _insert(db, table_id, first, entries)
    db.execute("UPDATE tables SET stage = 'finished' WHERE id = ?", (table_id,))
    db.execute(
        "INSERT INTO records (table_id, game, finished, about, record, public)"
        " SELECT id, game, ?, about, ?, public FROM tables WHERE id = ?",
        (now, record, table_id),
    )


def _advance(db: sqlite3.Connection, table_id: str, first: int, count: int, now: float) -> None:
    """The compare-and-set: only whoever knows the last number may write the next ones."""
    moved = db.execute(
        "UPDATE tables SET last = last + ?, changed = ? WHERE id = ? AND last = ?",
        (count, now, table_id, first - 1),
    )
    if not moved.rowcount:
        raise wrong_number(table_id, first, table(db, table_id).last)


def _insert(db: sqlite3.Connection, table_id: str, first: int, entries: Iterable[bytes]) -> None:
    rows = [(table_id, number, entry) for number, entry in enumerate(entries, first)]
    db.executemany("INSERT INTO entries (table_id, number, entry) VALUES (?, ?, ?)", rows)


def _seat(db: sqlite3.Connection, table_id: str, members: Iterable[str]) -> None:
    rows = [(member, table_id) for member in members]
    db.executemany("INSERT INTO members (identity_id, table_id) VALUES (?, ?)", rows)


def _columns(listing: Listing) -> tuple[str, str, bool, bytes]:
    return listing.game, listing.stage, listing.public, listing.about


# --- reading ------------------------------------------------------------------------------------------------


def table(db: sqlite3.Connection, table_id: str) -> Table:
    found = _tables(db, "id = ?", (table_id,))
    if not found:
        raise _no_table(table_id)
    return found[0]


def entries(db: sqlite3.Connection, table_id: str, after: int) -> list[bytes]:
    select = "SELECT entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
    found = [entry for (entry,) in db.execute(select, (table_id, after))]
    if not found:
        _stage(db, table_id)
    return found


def unfinished(db: sqlite3.Connection) -> list[Table]:
    return _tables(db, f"{_OPEN} ORDER BY created, id")


def waiting(db: sqlite3.Connection, game: str | None, limit: int) -> list[Table]:
    where = "stage = 'waiting' AND public AND (?1 IS NULL OR game = ?1) ORDER BY created DESC, id LIMIT ?2"
    return _tables(db, where, (game, limit))


def tables_of(db: sqlite3.Connection, identity_id: str) -> list[Table]:
    mine = "id IN (SELECT table_id FROM members WHERE identity_id = ?)"
    return _tables(db, f"{mine} AND {_OPEN} ORDER BY changed DESC, id", (identity_id,))


_RECORD_INFO = "number, table_id, game, finished, about"


def record(db: sqlite3.Connection, table_id: str) -> bytes:
    content: bytes = _of_record(db, "record", table_id)[0]
    return content


def record_info(db: sqlite3.Connection, table_id: str) -> RecordInfo:
    return RecordInfo(*_of_record(db, _RECORD_INFO, table_id))


def _of_record(db: sqlite3.Connection, columns: str, table_id: str) -> Sequence[Any]:
    found: Sequence[Any] | None = db.execute(
        f"SELECT {columns} FROM records WHERE table_id = ?", (table_id,)
    ).fetchone()
    if found is None:
        raise NotFound(f"There is no record of table {table_id}.")
    return found


def records(
    db: sqlite3.Connection,
    game: str | None,
    member: str | None,
    public: bool,
    before: int | None,
    limit: int,
) -> list[RecordInfo]:
    # Only the conditions that are asked for: with all of them in one statement SQLite could use no index.
    asked: dict[str, str | int | None] = {
        "game = ?": game,
        "table_id IN (SELECT table_id FROM members WHERE identity_id = ?)": member,
        "number < ?": before,
    }
    given = {condition: value for condition, value in asked.items() if value is not None}
    conditions = [*given, "public = 1"] if public else [*given]
    where = " AND ".join(conditions) or "1"
    select = f"SELECT {_RECORD_INFO} FROM records WHERE {where}"
    rows = db.execute(f"{select} ORDER BY number DESC LIMIT ?", (*given.values(), limit))
    return [RecordInfo(*row) for row in rows]


def _tables(db: sqlite3.Connection, where: str, values: Sequence[object] = ()) -> list[Table]:
    """Tables with their members."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM tables WHERE {where}", values).fetchall()
    members = _members(db, [row[0] for row in rows])
    return [
        Table(id, Listing(game, stage, bool(public), frozenset(members.get(id, ())), about), *numbers)
        for id, game, stage, public, about, *numbers in rows
    ]


def _members(db: sqlite3.Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for start in range(0, len(ids), 500):  # older SQLites take 999 values in a statement
        some = ids[start : start + 500]
        marks = ", ".join("?" * len(some))
        select = f"SELECT table_id, identity_id FROM members WHERE table_id IN ({marks})"
        for table_id, member in db.execute(select, some):
            found.setdefault(table_id, []).append(member)
    return found


def _stage(db: sqlite3.Connection, table_id: str) -> str:
    found = db.execute("SELECT stage FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise _no_table(table_id)
    return str(found[0])


def _no_table(table_id: str) -> NotFound:
    return NotFound(f"There is no table {table_id}.")
