"""From what stands in a setting to an open store."""

from importlib import import_module
from pathlib import Path
from typing import Protocol

from kotatsu.core.causes import cause
from kotatsu.store.interface import Lost, Store
from kotatsu.store.leases import Leases
from kotatsu.store.problems import Unavailable
from kotatsu.store.sqlite import SqliteStore

FILE = "kotatsu.sqlite3"
POSTGRESQL = ("postgresql", "postgres")


class SharedStore(Store, Protocol):
    """One that several servers may have open."""

    leases: Leases


def open_store(where: str | Path) -> Store:
    """Open the store in a folder (made if missing), at a path that ends in .sqlite3, at sqlite:///PATH, or in
    a database at postgresql://…

    Brings an older database up to date first. `Unavailable` says in one sentence why it cannot be opened.

    >>> open_store("oracle://localhost/kotatsu")
    Traceback (most recent call last):
    kotatsu.store.problems.Unavailable: A store at oracle:// is not supported; give a folder.
    """
    if is_postgresql(where):
        return open_postgresql(where)
    return SqliteStore(database_file(where))


def is_postgresql(where: str | Path) -> bool:
    """Whether this names a database of PostgreSQL's."""
    return str(where).partition("://")[0] in POSTGRESQL and "://" in str(where)


def open_postgresql(where: str | Path) -> SharedStore:
    """The same for one of PostgreSQL's, which several servers may have open."""
    try:
        # By its name: what compiles this program has no database, and would look for one.
        opened: SharedStore = import_module("kotatsu.store.postgresql").PostgresStore(str(where))
    except ImportError as error:
        raise Unavailable("store-needs-postgresql") from error
    return opened


def open_shared(where: str | Path, lost: tuple[Lost, ...]) -> Store:
    """The same for one of several processes of a server, when their first has the database in `Custody`."""
    return SqliteStore(database_file(where), lost=lost)


def database_file(where: str | Path, make: bool = True) -> Path:
    """The database file, in a folder that is there or, unless told otherwise, is made; by its true name,
    beside which the lock must stand."""
    scheme, found, rest = str(where).partition("://")
    if is_postgresql(where):
        raise Unavailable("store-no-file-there")
    if found and scheme != "sqlite":
        raise Unavailable("store-other-kind", scheme=scheme)
    path = Path(rest.removeprefix("/") if found else where).expanduser().absolute()
    file = path if path.suffix == ".sqlite3" else path / FILE
    try:
        if make:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable("store-folder", path=str(file.parent), reason=cause(error)) from error
    return file.resolve()
