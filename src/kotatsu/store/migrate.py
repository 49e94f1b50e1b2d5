"""Numbered steps that bring a database to the schema of this version: migrations/0001_*.sql and on.

A step that was released is never edited; a change of the schema is a new file with the next number.
"""

import functools
import hashlib
import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kotatsu.store.problems import Unavailable

_VERSIONS = """
CREATE TABLE IF NOT EXISTS schema_version (
    number INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL
)
"""


@dataclass(frozen=True)
class Migration:
    """One step, and what tells it from another one of the same number."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


@functools.cache
def migrations() -> tuple[Migration, ...]:
    """The steps that this version knows, in order."""
    return read_steps(files("kotatsu.store") / "migrations")


def read_steps(folder: Traversable, after: int = 0) -> tuple[Migration, ...]:
    """Those in a folder, in order; their numbers begin after this one."""
    steps = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            number, _, name = file.name.removesuffix(".sql").partition("_")
            steps.append(Migration(after + int(number), name, file.read_text(encoding="utf-8")))
    return tuple(steps)


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Apply the steps that are missing, all in one transaction: what fails or is killed changes nothing."""
    db.create_function("sha256", 1, lambda data: hashlib.sha256(data).hexdigest(), deterministic=True)
    db.execute("BEGIN IMMEDIATE")
    try:
        done = _applied(db, path)
        _compare(done, path, steps)
        db.execute(_VERSIONS)
        for step in steps[len(done) :]:
            for statement in _statements(step.sql):
                db.execute(statement)
            values = (step.number, step.name, step.checksum)
            db.execute("INSERT INTO schema_version (number, name, checksum) VALUES (?, ?, ?)", values)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def check_schema(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a database that is not ours, or of which this version cannot know how to go on."""
    done = _applied(db, path)
    if not done:
        raise Unavailable("store-empty", path=str(path))
    _compare(done, path, migrations())


def is_behind(db: sqlite3.Connection, path: Path) -> bool:
    """Whether steps are missing."""
    return len(_applied(db, path)) < len(migrations())


def _applied(db: sqlite3.Connection, path: Path) -> list[str]:
    """The checksums of the steps that this database has seen, in order."""
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return []
    if "schema_version" not in names:
        raise Unavailable("store-other-program", path=str(path))
    return [checksum for (checksum,) in db.execute("SELECT checksum FROM schema_version ORDER BY number")]


def _compare(done: Sequence[str], path: Path, steps: Sequence[Migration]) -> None:
    """Refuse a database that this version cannot know."""
    if len(done) > len(steps):
        raise Unavailable("store-newer", path=str(path), schema=len(done), known=len(steps))
    for step, checksum in zip(steps, done):
        if step.checksum != checksum:
            raise Unavailable("store-unreleased", path=str(path), step=step.number)


def _statements(sql: str) -> Iterator[str]:
    """The statements of a script, one by one: `executescript` would commit what came before it."""
    statement = ""
    for piece in re.split("(?<=;)", sql):
        statement += piece
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
