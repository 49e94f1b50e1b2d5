"""Taking all that a store keeps into another one, of another kind if need be, and comparing it there.

All or nothing: what was written is looked at before it is there for good. No server may run on either.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from importlib import import_module
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from kotatsu.store.backup import CheckRecord, Found
from kotatsu.store.database import Db
from kotatsu.store.migrate import migrate, migrations
from kotatsu.store.opening import database_file, is_postgresql
from kotatsu.store.owner import Owner
from kotatsu.store.problems import Unavailable, explain
from kotatsu.store.sqlite import SqliteStore, connect_to_file

MANY = 50
"""Rows of one statement."""
NOBODY = "moved"
"""Whose running tables are, until a server takes them up: a process that is no more."""


def move(source: str | Path, target: str | Path, check: CheckRecord) -> Found:
    """Copy everything; `Unavailable` if that cannot be. Gives what is there now."""
    with _opened(source, make=False) as old, _opened(target, make=True) as new:
        tables = _tables()
        for name in tables:
            if new.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone():
                raise Unavailable("store-not-empty", path=_shown(target))
        new.execute("BEGIN")
        for name, (columns, _) in tables.items():
            _copy(old, new, name, columns)
        _settle(new, is_postgresql(target))
        for name, (columns, key) in tables.items():
            _compare(old, new, name, columns, key, _shown(target))
        found = _look_through(old, new, check)
        new.execute("COMMIT")
    return found


def _copy(old: Db, new: Db, name: str, columns: Sequence[str]) -> None:
    rows = old.execute(f"SELECT {', '.join(columns)} FROM {name}")
    while some := _take(rows, MANY):
        marks = f"({', '.join('?' * len(columns))})"
        insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES {', '.join([marks] * len(some))}"
        new.execute(insert, list(chain.from_iterable(some)))


def _take(rows: Any, most: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < most and (row := rows.fetchone()) is not None:
        found.append(row)
    return found


def _settle(new: Db, in_postgresql: bool) -> None:
    """What PostgreSQL must know besides: the next numbers, and that somebody must look after what runs."""
    if not in_postgresql:
        return
    for name in ("records", "notices"):
        (last,) = new.execute(f"SELECT max(number) FROM {name}").fetchone()
        if last is not None:
            new.execute("SELECT setval(pg_get_serial_sequence(?, 'number'), ?)", (name, last))
    new.execute("INSERT INTO processes (id, address, began, until) VALUES (?, '', 0, 0)", (NOBODY,))
    new.execute("UPDATE tables SET owner = ? WHERE stage = 'running'", (NOBODY,))


def _compare(old: Db, new: Db, name: str, columns: Sequence[str], key: Sequence[str], path: str) -> None:
    """Row by row."""
    select = f"SELECT {', '.join(columns)} FROM {name} ORDER BY {', '.join(key)}"
    for before, after in zip_longest(old.execute(select), new.execute(select)):
        if before is None or after is None or tuple(before) != tuple(after):
            raise Unavailable("store-moved-wrong", path=path, table=name)


def _look_through(old: Db, new: Db, check: CheckRecord) -> Found:
    found = Found()
    (found.tables,) = new.execute("SELECT count(*) FROM tables WHERE stage != 'finished'").fetchone()
    (found.people,) = new.execute("SELECT count(*) FROM identities").fetchone()
    select = "SELECT table_id, record FROM records ORDER BY number"
    for (table_id, before), (_, after) in zip(old.execute(select), new.execute(select)):
        found.records += 1
        wrong = check(after)
        if wrong != check(before):
            raise Unavailable("store-moved-wrong", path=table_id, table="records")
        if wrong:
            found.wrong.append(f"{table_id}: {wrong}")
    return found


def _tables() -> dict[str, tuple[list[str], list[str]]]:
    """The tables that every kind of store has, with their columns, and those that they are found by."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, Path(), migrations())
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        found = {}
        for (name,) in db.execute(names).fetchall():
            if name != "schema_version":
                columns = db.execute(f"PRAGMA table_info({name})").fetchall()
                key = sorted((row[5], row[1]) for row in columns if row[5])
                found[name] = ([row[1] for row in columns], [column for _, column in key])
    return found


@contextmanager
def _opened(where: str | Path, make: bool) -> Iterator[Db]:
    """A store's database, up to date, as long as no server has it."""
    if is_postgresql(where):
        try:
            postgresql = import_module("kotatsu.store.postgresql")
        except ImportError as error:
            raise Unavailable("store-needs-postgresql") from error
        with postgresql.alone(str(where)) as db:
            yield db
        return
    path = database_file(where, make)
    if not make and not path.is_file():
        raise Unavailable("store-no-database", path=str(path))
    SqliteStore(path)._close()
    owner = Owner(path)
    try:
        with closing(connect_to_file(path)) as db:
            yield db
    except sqlite3.Error as error:
        raise explain(error, path) from error
    finally:
        owner.release()


def _shown(where: str | Path) -> str:
    if is_postgresql(where):
        return str(import_module("kotatsu.store.postgresql").shown(str(where)))
    return str(database_file(where, make=False))
