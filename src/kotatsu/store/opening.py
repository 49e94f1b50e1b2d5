"""From what stands in a setting to an open store."""

from pathlib import Path

from kotatsu.store.interface import Lost, Store
from kotatsu.store.problems import Unavailable
from kotatsu.store.sqlite import SqliteStore

FILE = "kotatsu.sqlite3"


def open_store(where: str | Path) -> Store:
    """Open the store in a folder (made if missing), at a path that ends in .sqlite3, or at sqlite:///PATH.

    Brings an older database up to date first. `Unavailable` says in one sentence why it cannot be opened.

    >>> open_store("postgresql://localhost/kotatsu")
    Traceback (most recent call last):
    kotatsu.store.problems.Unavailable: A store at postgresql:// is not supported; give a folder.
    """
    return SqliteStore(database_file(where))


def open_shared(where: str | Path, lost: tuple[Lost, ...]) -> Store:
    """The same for one of several processes of a server, when their first has the database in `Custody`."""
    return SqliteStore(database_file(where), lost=lost)


def database_file(where: str | Path, make: bool = True) -> Path:
    """The database file, in a folder that is there or, unless told otherwise, is made; by its true name,
    beside which the lock must stand."""
    scheme, found, rest = str(where).partition("://")
    if found and scheme != "sqlite":
        raise Unavailable("store-other-kind", scheme=scheme)
    path = Path(rest.removeprefix("/") if found else where).expanduser().absolute()
    file = path if path.suffix == ".sqlite3" else path / FILE
    try:
        if make:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or ""
        raise Unavailable("store-folder", path=str(file.parent), reason=reason) from error
    return file.resolve()
