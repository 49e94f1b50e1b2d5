"""What the SQL of the store asks of a database, whichever it is: a connection inside a transaction.

SQL is written as SQLite has it. `postgresql.Connection` reads the same text: `?` and `?1` for values, and in
a comment that begins with `postgresql:` what only PostgreSQL shall read.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar


class Rows(Protocol):
    """What a statement gives."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...


T = TypeVar("T")
Change = Callable[[Db], T]
"""Changes a database inside an open transaction. May be run again, after all it did was rolled back."""
Read = Callable[[Db], T]
