"""Reading a database that a server may have open, without becoming its owner."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kotatsu.store import tables
from kotatsu.store.interface import RecordInfo
from kotatsu.store.migrate import check_schema, is_behind
from kotatsu.store.opening import database_file, open_store
from kotatsu.store.problems import Unavailable, explain
from kotatsu.store.sqlite import check_header

AT_ONCE = 200


@contextmanager
def reading(where: str | Path) -> Iterator[sqlite3.Connection]:
    """The database of the store at `where`, to be read; an older one is brought up to date first."""
    path = database_file(where, make=False)
    if not path.is_file():
        raise Unavailable("store-no-database", path=str(path))
    check_header(path)
    try:
        with closing(_connect(path)) as db:
            check_schema(db, path)
            behind = is_behind(db, path)
        if behind:
            asyncio.run(_bring_up_to_date(path))
        with closing(_connect(path)) as db:
            yield db
    except sqlite3.Error as error:
        raise explain(error, path) from error


def all_records(db: sqlite3.Connection, game: str | None = None) -> Iterator[RecordInfo]:
    """Every finished game, the newest first."""
    before: int | None = None
    while found := tables.records(db, game, None, False, before, AT_ONCE):
        yield from found
        before = found[-1].number


def one_record(db: sqlite3.Connection, table_id: str) -> bytes:
    """The record of a finished game."""
    return tables.record(db, table_id)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)


async def _bring_up_to_date(path: Path) -> None:
    await open_store(path).close()
