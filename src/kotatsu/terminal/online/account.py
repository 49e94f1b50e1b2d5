"""Who one is at a server: the cookie it gave, the name, and what was promised at its tables.

One file for each server, in the user's data folder, readable by nobody else. The cookie is all that a seat
is proved by, so it is never shown. Nonces are written down before they are promised: whoever sits down,
closes the terminal and comes back can still open them.
"""

import contextlib
import os
import re
import secrets
from pathlib import Path

import msgspec

from kotatsu.core.causes import cause
from kotatsu.core.commitments import BYTES, seat_promise
from kotatsu.core.errors import BadInput
from kotatsu.core.record import write_atomically
from kotatsu.terminal.files import data_folder

MOST_TABLES = 60  # promises are kept for so many, the oldest go first
COOKIE = re.compile(r"[A-Za-z0-9._-]{1,200}")


class Promises(msgspec.Struct):
    """What was promised at one table, as this client saw it before the deal."""

    nonces: dict[str, str] = {}  # by their promises; ours alone
    server: str | None = None
    seats: list[str | None] | None = None  # once the host has started


class Kept(msgspec.Struct):
    server: str
    cookie: str | None = None
    name: str | None = None
    tables: dict[str, Promises] = {}


class Account:
    """The file of one server."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        base = data_folder() if folder is None else folder
        self._path = base / "join" / (re.sub(r"[^A-Za-z0-9.-]+", "_", server) + ".json")
        self._server = server
        self._kept = self._read()

    def _read(self) -> Kept:
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=Kept)
        except FileNotFoundError:
            return Kept(self._server)
        except OSError as error:
            raise BadInput("file-unreadable", path=str(self._path), reason=cause(error)) from None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadInput("account-damaged", path=str(self._path)) from None
        return kept if kept.server == self._server else Kept(self._server)

    def _write(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if os.name == "posix":
                self._path.parent.chmod(0o700)
        except OSError as error:
            path = str(self._path.parent)
            raise BadInput("file-unwritable", path=path, reason=cause(error)) from None
        write_atomically(self._path, msgspec.json.encode(self._kept).decode())  # for its owner alone: 600

    # --- who one is -----------------------------------------------------------------------------------------

    @property
    def cookie(self) -> str | None:
        cookie = self._kept.cookie
        return cookie if cookie is not None and COOKIE.fullmatch(cookie) else None

    @property
    def name(self) -> str | None:
        return self._kept.name

    def become(self, name: str, cookie: str) -> None:
        if (name, cookie) != (self._kept.name, self._kept.cookie):
            self._kept = self._read()
            self._kept.name, self._kept.cookie = name, cookie
            self._write()

    # --- what was promised ----------------------------------------------------------------------------------

    def promises(self, table: str) -> Promises:
        return self._kept.tables.get(table) or Promises()

    def new_promise(self, table: str, server: str) -> str:
        """Draw a nonce for a seat and write it down; its promise. `server` is what the server promised."""
        nonce = secrets.token_bytes(BYTES)
        promises = self._change(table)
        promises.nonces[seat_promise(nonce)] = nonce.hex()
        promises.server = promises.server or server
        self._write()
        return seat_promise(nonce)

    def nonce(self, table: str, promise: str | None) -> str | None:
        """The nonce behind a promise, if it is one of ours."""
        return self.promises(table).nonces.get(promise or "")

    def note_seats(self, table: str, server: str, seats: list[str | None]) -> None:
        """What everybody has promised, as it stands when the host has started."""
        known = self.promises(table)
        if known.seats != seats:
            promises = self._change(table)
            promises.server, promises.seats = promises.server or server, seats
            self._write()

    def _change(self, table: str) -> Promises:
        """The promises of a table, to be changed; others may have written to the file meanwhile."""
        with contextlib.suppress(BadInput):
            self._kept = self._read()
        tables = self._kept.tables
        promises = tables.pop(table, None) or Promises()
        tables[table] = promises
        for old in list(tables)[: max(0, len(tables) - MOST_TABLES)]:
            del tables[old]
        return promises
