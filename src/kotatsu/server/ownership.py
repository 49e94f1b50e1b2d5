"""Who owns a table. Nobody else has it in memory, moves its bots or writes its entries."""

import re
from hashlib import blake2b
from typing import Protocol
from urllib.parse import unquote_to_bytes

from kotatsu.server.identity import is_id

FIRST = 0
"""The worker that does what only one may do: it removes what is old, counts results, analyses files and
tries editions."""
_ASKS_FOR = re.compile(
    rb"\s*[A-Z]{1,10} (?:/api/(?:tables|records)/([^/? ]{1,200})[/? ]|(/api/(?:analysis|trials))[/? ])"
)


class Ownership(Protocol):
    """The tables of a server, shared out among its processes."""

    def owner_of(self, table_id: str) -> int:
        """The number of the process that owns a table, whether there is such a table or not."""


class Alone:
    """One process has them all."""

    def owner_of(self, table_id: str) -> int:
        return FIRST


class ByHash:
    """Each of so many workers has its share, the same as long as there are as many.

    >>> ByHash(2).owner_of("AAAAAAAAAAAAAAAAAAAAAA"), ByHash(2).owner_of("AAAAAAAAAAAAAAAAAAAAAB")
    (1, 0)
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def owner_of(self, table_id: str) -> int:
        return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), "big") % self._workers


def asked_of(start: bytes, ownership: Ownership) -> int | None:
    """Which process must answer a request that begins like this; None: any can, or it is not all here yet.

    >>> asked_of(b"GET /api/tables/mine HTTP/1.1", Alone()) is None
    True
    >>> asked_of(b"POST /api/analysis HTTP/1.1", Alone())
    0
    """
    found = _ASKS_FOR.match(start)
    if found is None:
        return None
    if found[2]:
        return FIRST
    table_id = unquote_to_bytes(found[1]).decode("latin-1")
    return ownership.owner_of(table_id) if is_id(table_id) else None
