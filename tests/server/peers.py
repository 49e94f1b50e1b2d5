"""Several processes of a server on one database of PostgreSQL, as clients meet them: behind several ports."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.postgres import database, looking
from tests.server.clients import Server
from tests.server.faults import Way, ways


class Peer(Server):
    """One process, on a port of its own."""

    def __init__(self, folder: Path, way: Way, *settings: str, crash: str = "") -> None:
        self.way = way
        self.crash = crash
        super().__init__(folder, *settings)

    @property
    def where(self) -> list[str]:
        return ["--database", self.way.url]

    @property
    def surroundings(self) -> dict[str, str]:
        return {"KOTATSU_CRASH": self.crash} if self.crash else {}

    def pause(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)

    def close(self) -> None:
        if self.process.poll() is None:
            self.wake()
        super().close()


@contextmanager
def peers(folder: Path, count: int, *settings: str, crash: str = "") -> Iterator[tuple[str, list[Peer]]]:
    """So many processes, each with a way of its own to the database, and its address. All but the first die
    at a point, if one is named."""
    with database() as url, ways(url, count) as there:
        found: list[Peer] = []
        try:
            for number, way in enumerate(there):
                point = crash if number else ""
                found.append(Peer(folder / f"peer {number}", way, *settings, crash=point))
            yield url, found
        finally:
            for peer in found:
                peer.close()


class Anywhere:
    """All of them as one server, as behind something that knows nothing of tables: whoever connects comes to
    any that runs."""

    def __init__(self, found: list[Peer], rng: Random) -> None:
        self._found = found
        self._rng = rng
        self.away: set[Peer] = set()  # those that whoever stands before them would not choose

    @property
    def port(self) -> int:
        living = [peer for peer in self._found if peer.process.poll() is None and peer not in self.away]
        return self._rng.choice(living).port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def address_of_owner(url: str, table: str) -> str:
    """Where the owner of a table is reached by the others; empty if nobody has it."""
    with looking(url) as db:
        row = db.execute(
            "SELECT address FROM tables JOIN processes ON processes.id = owner WHERE tables.id = %s", (table,)
        ).fetchone()
    return str(row[0]) if row else ""


def owner_of(url: str, table: str, found: list[Peer]) -> Peer:
    """The process that has a table."""
    address = address_of_owner(url, table)
    return next(peer for peer in found if f'"address": "{address}"' in peer.log())
