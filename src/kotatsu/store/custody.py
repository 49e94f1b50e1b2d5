"""Owning a database for several processes that write to it: they are one server."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from kotatsu.store.interface import Lost
from kotatsu.store.migrate import is_behind, migrations
from kotatsu.store.opening import database_file
from kotatsu.store.owner import Owner
from kotatsu.store.sqlite import open_for_writing


class Custody:
    """Nobody else opens the store at `where` as long as this process lives, or one that it forks. Those open
    it by `open_shared`, with what is `lost`; here nothing stays open, for that must not cross a fork."""

    def __init__(self, where: str | Path, files: Sequence[int] = ()) -> None:
        self._path = database_file(where)
        self._owner = (Owner.by(files) if files else Owner(self._path)).share()
        self.lost: tuple[Lost, ...] = ()

    @property
    def files(self) -> tuple[int, ...]:
        """What holds the lock, for a program that takes the place of this one."""
        return self._owner.files

    def prepare(self) -> None:
        """Bring the database up to date, and look what it has lost; while none of the others has it open."""
        opened = open_for_writing(self._path, migrations(), None)
        self.lost = opened.lost
        opened.marks.close()
        opened.db.close()

    @property
    def is_behind(self) -> bool:
        """Whether this version of the program has steps that the database has not seen."""
        uri = f"{self._path.as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as db:
            return is_behind(db, self._path)
