"""A copy of a database while its server runs, and the way back.

Every copy is made in one step, whatever is written meanwhile: a reader sees one moment of the database. What
has been copied is looked through before it takes its place; what it takes the place of is kept beside it.
"""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from kotatsu.core.causes import cause
from kotatsu.store.migrate import check_schema
from kotatsu.store.opening import database_file
from kotatsu.store.owner import Owner
from kotatsu.store.problems import Unavailable, explain
from kotatsu.store.sqlite import check_header

CheckRecord = Callable[[bytes], str]
"""What is wrong with a record, in a sentence; empty if nothing is."""


@dataclass
class Found:
    """What a copy holds."""

    tables: int = 0
    people: int = 0
    records: int = 0
    wrong: list[str] = field(default_factory=list)  # "TABLE: sentence", for each record that does not hold


def back_up(where: str | Path, target: Path, check: CheckRecord) -> Found:
    """Copy the database of the store at `where` into a new file; a server may run on it."""
    source = database_file(where, make=False)
    if not source.is_file():
        raise Unavailable("store-no-database", path=str(source))
    if target.exists():
        raise Unavailable("store-there-already", path=str(target))
    folder = target.absolute().parent
    if not folder.is_dir():
        raise Unavailable("store-no-folder", path=str(target), folder=str(folder))
    temporary = _new_file(folder, target.name)
    try:
        _copy(source, temporary)
        found = look_through(temporary, check)
        _sync(temporary)
        os.replace(temporary, target)
    except OSError as error:
        raise _unwritten(target, error) from error
    finally:
        temporary.unlink(missing_ok=True)
    return found


def restore(source: Path, where: str | Path, check: CheckRecord) -> tuple[Found, Path | None]:
    """Put a backup where the store at `where` is, while no server runs there.

    Gives what the backup holds, and the file that now keeps what was there before.
    """
    if not source.is_file():
        raise Unavailable("store-no-file", path=str(source))
    found = look_through(source, check)
    path = database_file(where)
    owner = Owner(path)
    try:
        kept = _set_aside(path) if path.is_file() and path.stat().st_size else None
        path.touch(0o600)
        _copy(source, path)
    finally:
        owner.release()
    return found, kept


def look_through(path: Path, check: CheckRecord) -> Found:
    """Whether a file is a whole database of ours, and what it holds; nothing in it is changed."""
    check_header(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (said,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if said != "ok":
                raise Unavailable("store-damaged", path=str(path), reason=str(said))
            check_schema(db, path)
            return _count(db, check)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _count(db: sqlite3.Connection, check: CheckRecord) -> Found:
    found = Found()
    (found.tables,) = db.execute("SELECT count(*) FROM tables WHERE stage != 'finished'").fetchone()
    (found.people,) = db.execute("SELECT count(*) FROM identities").fetchone()
    for table_id, record in db.execute("SELECT table_id, record FROM records ORDER BY number"):
        found.records += 1
        if wrong := check(record):
            found.wrong.append(f"{table_id}: {wrong}")
    return found


def _set_aside(path: Path) -> Path:
    """A copy of what is about to be replaced, with what its log still held."""
    kept = path.with_name(f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    kept.touch(0o600, exist_ok=False)
    _copy(path, kept)
    _sync(kept)
    return kept


def _copy(source: Path, target: Path) -> None:
    """All pages in one step: whoever kills this finds the target as it was."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
    except sqlite3.Error as error:
        raise explain(error, source) from error


def _new_file(folder: Path, name: str) -> Path:
    """Readable for this user only, as the database is."""
    try:
        handle, path = tempfile.mkstemp(dir=folder, prefix=f".{name}.")
    except OSError as error:
        raise _unwritten(folder, error) from error
    os.close(handle)
    return Path(path)


def _unwritten(path: Path, error: OSError) -> Unavailable:
    return Unavailable("store-not-written", path=str(path), reason=cause(error))


def _sync(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())
