"""The SQL of tables and records."""

import functools
import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from kotatsu.store import notices
from kotatsu.store.database import Db
from kotatsu.store.interface import Listing, NewRecord, RecordInfo, StoredTable, Wanted
from kotatsu.store.marks import Reached
from kotatsu.store.problems import Conflict, NotFound, wrong_number

_OPEN = "stage IN ('waiting', 'running')"
_LOBBY = "INDEXED BY tables_lobby"
_COLUMNS = "id, game, stage, public, about, last, created, changed"

# CROSS JOIN: one's own tables are looked up one by one; SQLite would rather walk all open ones of the server.
TABLES_OF = (
    f"SELECT {_COLUMNS} FROM members CROSS JOIN tables ON tables.id = members.table_id"
    f" WHERE members.identity_id = ? AND {_OPEN} ORDER BY changed DESC, id LIMIT ? OFFSET ?"
)
OPEN_TABLES_BY = (
    f"SELECT count(*) FROM tables WHERE maker = ? AND {_OPEN}"
    " AND EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id)"
)


# --- writing: everything is checked before anything is changed ----------------------------------------------


@dataclass(frozen=True)
class Create:
    """A new table; see `Store.create`."""

    table_id: str
    listing: Listing
    entries: tuple[bytes, ...]
    maker: str
    now: float

    def __call__(self, db: Db) -> None:
        """Write it."""
        table_id, listing = self.table_id, self.listing
        taken = "SELECT 1 FROM tables WHERE id = ? UNION ALL SELECT 1 FROM records WHERE table_id = ?"
        if db.execute(taken, (table_id, table_id)).fetchone():
            raise Conflict(f"There is a table {table_id} already.")
        db.execute(
            f"INSERT INTO tables ({_COLUMNS}, maker) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table_id, *_columns(listing), len(self.entries), self.now, self.now, self.maker),
        )
        _insert(db, table_id, 1, self.entries)
        _seat(db, table_id, listing.members)

    def reached(self) -> list[Reached]:
        return [Reached(self.table_id, len(self.entries))]


@dataclass(frozen=True)
class Append:
    """Entries for one table; see `Store.append`."""

    table_id: str
    first: int
    entries: tuple[bytes, ...]
    listing: Listing | None
    same_members: bool
    now: float | None  # None: nobody may see in lists that something was written
    wanted: tuple[Wanted, ...] | None = None  # what people there should be told now; None: as before

    def __call__(self, db: Db) -> None:
        """Write them."""
        listing, table_id = self.listing, self.table_id
        finished = listing is not None and _stage(db, table_id) == "finished"
        _advance(db, table_id, self.first, len(self.entries), self.now)
        _insert(db, table_id, self.first, self.entries)
        _want_all(db, [self])
        if listing is None:
            return
        if finished:
            _show_otherwise(db, table_id, listing)
            return
        change = "UPDATE tables SET game = ?, stage = ?, public = ?, about = ? WHERE id = ?"
        db.execute(change, (*_columns(listing), table_id))
        if not self.same_members:
            db.execute("DELETE FROM members WHERE table_id = ?", (table_id,))
            _seat(db, table_id, listing.members)

    def reached(self) -> list[Reached]:
        return [Reached(self.table_id, self.first - 1 + len(self.entries))]


def _show_otherwise(db: Db, table_id: str, listing: Listing) -> None:
    """What lists show of a finished game, and to whom."""
    for name, key in (("tables", "id"), ("records", "table_id")):
        change = f"UPDATE {name} SET public = ?, about = ? WHERE {key} = ?"
        db.execute(change, (listing.public, listing.about, table_id))


_MANY = 64
"""Rows of one statement at most, so that its values stay below what older SQLites take."""

CAN_GROUP = sqlite3.sqlite_version_info >= (3, 33)


def can_group(change: object) -> bool:
    """Whether a change may be one of those of `append_all`."""
    return CAN_GROUP and isinstance(change, Append) and (change.same_members or change.listing is None)


def append_all(db: Db, appends: Sequence[Append]) -> bool:
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
    _want_all(db, appends)
    return True


def _want_all(db: Db, appends: Sequence[Append]) -> None:
    """Note what people shall be told: at most tables nobody has asked for it."""
    changes = {one.table_id: one.wanted for one in appends if one.wanted is not None}
    for table_id in notices.concerned(db, changes.items()) if changes else ():
        notices.want(db, table_id, changes[table_id])


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
        "UPDATE tables SET last = tables.last + given.more,"
        " changed = coalesce(given.changed, tables.changed),"
        " game = coalesce(given.game, tables.game), stage = coalesce(given.stage, tables.stage),"
        " public = coalesce(given.public, tables.public), about = coalesce(given.about, tables.about)"
        f" FROM (SELECT {columns} FROM (VALUES {values})) AS given"
        " WHERE tables.id = given.id AND tables.last = given.last"
        " AND (given.game IS NULL OR tables.stage != 'finished')"
    )


@functools.cache
def _insert_all(count: int) -> str:
    return "INSERT INTO entries (table_id, number, entry) VALUES " + ", ".join(["(?, ?, ?)"] * count)


@dataclass(frozen=True)
class Finish:
    """The end of a game; see `Store.finish`."""

    table_id: str
    first: int
    entries: tuple[bytes, ...]
    record: bytes
    now: float

    def __call__(self, db: Db) -> None:
        """Write it."""
        table_id = self.table_id
        if _stage(db, table_id) == "finished":
            raise Conflict(f"Table {table_id} is finished already.")
        _advance(db, table_id, self.first, len(self.entries), self.now)
        _insert(db, table_id, self.first, self.entries)
        db.execute("UPDATE tables SET stage = 'finished' WHERE id = ?", (table_id,))
        db.execute(
            "INSERT INTO records (table_id, game, finished, about, record, public, hash)"
            " SELECT id, game, ?, about, ?, public, ? FROM tables WHERE id = ?",
            (self.now, self.record, hash_of(self.record), table_id),
        )

    def reached(self) -> list[Reached]:
        return [Reached(self.table_id, self.first - 1 + len(self.entries))]


def _advance(db: Db, table_id: str, first: int, count: int, now: float | None) -> None:
    """The compare-and-set: only whoever knows the last number may write the next ones."""
    moved = db.execute(
        "UPDATE tables SET last = last + ?, changed = coalesce(?, changed) WHERE id = ? AND last = ?",
        (count, now, table_id, first - 1),
    )
    if not moved.rowcount:
        raise wrong_number(table_id, first, table(db, table_id).last)


def _insert(db: Db, table_id: str, first: int, entries: Iterable[bytes]) -> None:
    rows = [(table_id, number, entry) for number, entry in enumerate(entries, first)]
    db.executemany("INSERT INTO entries (table_id, number, entry) VALUES (?, ?, ?)", rows)


def _seat(db: Db, table_id: str, members: Iterable[str]) -> None:
    rows = [(member, table_id) for member in members]
    db.executemany("INSERT INTO members (identity_id, table_id) VALUES (?, ?)", rows)


def _columns(listing: Listing) -> tuple[str, str, bool, bytes]:
    return listing.game, listing.stage, listing.public, listing.about


# --- reading ------------------------------------------------------------------------------------------------


def table(db: Db, table_id: str) -> StoredTable:
    found = _tables(db, "id = ?", (table_id,))
    if not found:
        raise _no_table(table_id)
    return found[0]


def entries(db: Db, table_id: str, after: int) -> list[bytes]:
    select = "SELECT entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
    found = [entry for (entry,) in db.execute(select, (table_id, after))]
    if not found:
        _stage(db, table_id)
    return found


def unfinished(db: Db) -> list[StoredTable]:
    return _tables(db, f"{_OPEN} ORDER BY created, id")


def latest(db: Db) -> float:
    (found,) = db.execute("SELECT max(changed) FROM tables").fetchone()
    return float(found or 0.0)


def waiting(db: Db, game: str | None, limit: int, skip: int) -> list[StoredTable]:
    values = (limit, skip) if game is None else (game, limit, skip)
    ids = [id for (id,) in db.execute(waiting_query(of_one_game=game is not None), values)]
    found = {one.id: one for one in _tables(db, f"id IN ({_marks(ids)})", ids)} if ids else {}
    return [found[id] for id in ids]


def waiting_query(of_one_game: bool) -> str:
    """The ids of public tables that wait, in fair order: everybody's newest before anybody's second. It reads
    an index alone, which has just these tables, by maker."""
    among = "stage = 'waiting' AND public = 1" + (" AND game = ?" if of_one_game else "")
    turns = "row_number() OVER (PARTITION BY maker ORDER BY created DESC, id) AS turn"
    fair = f"SELECT id, created, {turns} FROM tables {_LOBBY} WHERE {among}"
    return f"SELECT id FROM ({fair}) AS fair ORDER BY turn, created DESC, id LIMIT ? OFFSET ?"


def tables_of(db: Db, identity_id: str, limit: int, skip: int) -> list[StoredTable]:
    return _read_tables(db, TABLES_OF, (identity_id, limit, skip))


def open_tables_by(db: Db, maker: str) -> int:
    count: int = db.execute(OPEN_TABLES_BY, (maker,)).fetchone()[0]
    return count


_RECORD_INFO = "number, table_id, game, finished, about, hash"


def record(db: Db, table_id: str) -> bytes:
    content: bytes = _of_record(db, "record", table_id)[0]
    return content


def analysis(db: Db, table_id: str) -> bytes | None:
    found = db.execute("SELECT analysis FROM analyses WHERE table_id = ?", (table_id,)).fetchone()
    return None if found is None else bytes(found[0])


def put_analysis(db: Db, table_id: str, analysis: bytes) -> None:
    _of_record(db, "number", table_id)
    db.execute(
        "INSERT INTO analyses (table_id, analysis) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET analysis = excluded.analysis",
        (table_id, analysis),
    )


def add_record(db: Db, new: NewRecord) -> bool:
    hash = hash_of(new.record)
    known = (
        "SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM records WHERE table_id = ?1"
        " UNION ALL SELECT 1 FROM records WHERE hash = ?2"
    )
    if db.execute(known, (new.table_id, hash)).fetchone():
        return False
    db.execute(
        "INSERT INTO records (table_id, game, finished, about, record, public, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (new.table_id, new.game, new.finished, new.about, new.record, new.public, hash),
    )
    return True


def hash_of(record: bytes) -> str:
    """What a record is known by, whatever it is called."""
    return hashlib.sha256(record).hexdigest()


def record_info(db: Db, table_id: str) -> RecordInfo:
    return RecordInfo(*_of_record(db, _RECORD_INFO, table_id))


def _of_record(db: Db, columns: str, table_id: str) -> Sequence[Any]:
    found: Sequence[Any] | None = db.execute(
        f"SELECT {columns} FROM records WHERE table_id = ?", (table_id,)
    ).fetchone()
    if found is None:
        raise NotFound(f"There is no record of table {table_id}.")
    return found


def records(
    db: Db,
    game: str | None,
    member: str | None,
    public: bool,
    before: int | None,
    limit: int,
) -> list[RecordInfo]:
    select, values = records_query(game, member, public, before)
    return [RecordInfo(*row) for row in db.execute(select, (*values, limit))]


def records_query(
    game: str | None, member: str | None, public: bool, before: int | None
) -> tuple[str, Sequence[str | int | None]]:
    """Which records these are, but for how many; and the values that this asks with."""
    # Only the conditions that are asked for: with all of them in one statement SQLite could use no index.
    asked: dict[str, str | int | None] = {
        # One's own games are few: they are looked up one by one, rather than all of a game looked through.
        "game = ?" if member is None else "(game || '') = ?": game,
        "table_id IN (SELECT table_id FROM members WHERE identity_id = ?)": member,
        "number < ?": before,
    }
    given = {condition: value for condition, value in asked.items() if value is not None}
    conditions = [*given, "public = 1"] if public else [*given]
    where = " AND ".join(conditions) or "1 = 1"
    select = f"SELECT {_RECORD_INFO} FROM records WHERE {where} ORDER BY number DESC LIMIT ?"
    return select, list(given.values())


def _tables(db: Db, where: str, values: Sequence[object] = ()) -> list[StoredTable]:
    """Tables with their members."""
    return _read_tables(db, f"SELECT {_COLUMNS} FROM tables WHERE {where}", values)


def _read_tables(db: Db, select: str, values: Sequence[object]) -> list[StoredTable]:
    rows = db.execute(select, values).fetchall()
    members = _members(db, [row[0] for row in rows])
    return [
        StoredTable(id, Listing(game, stage, bool(public), frozenset(members.get(id, ())), about), *numbers)
        for id, game, stage, public, about, *numbers in rows
    ]


def _members(db: Db, ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for start in range(0, len(ids), 500):  # older SQLites take 999 values in a statement
        some = ids[start : start + 500]
        select = f"SELECT table_id, identity_id FROM members WHERE table_id IN ({_marks(some)})"
        for table_id, member in db.execute(select, some):
            found.setdefault(table_id, []).append(member)
    return found


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _stage(db: Db, table_id: str) -> str:
    found = db.execute("SELECT stage FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise _no_table(table_id)
    return str(found[0])


def _no_table(table_id: str) -> NotFound:
    return NotFound(f"There is no table {table_id}.")
