"""What a server is asked over HTTP. Whatever goes wrong is said in one sentence."""

import http.client
import urllib.error
import urllib.request
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar

import msgspec

import kotatsu
from kotatsu.core.causes import cause
from kotatsu.core.errors import BadInput, Said
from kotatsu.core.record import Record
from kotatsu.terminal.narrator import printable
from kotatsu.terminal.online.account import COOKIE, Account
from kotatsu.terminal.online.refusals import refusal
from kotatsu.wire.clubs import (
    ChangeTournament,
    ClubDoor,
    ClubLine,
    ClubShown,
    ClubStanding,
    TournamentChanges,
    TournamentShown,
)
from kotatsu.wire.http import (
    Links,
    Listed,
    Made,
    Me,
    NewName,
    NewTable,
    NewVacation,
    Problem,
    Shelf,
    Vacation,
)

PATIENCE = 15.0
MAX_BYTES = 16_000_000
COOKIE_NAME = "kotatsu"
T = TypeVar("T")


class Refusal(Said):
    """The server said no, and why."""


class OtherVersion(BadInput):
    """The server speaks in a way that this version does not understand."""

    def __init__(self, server: str, version: str | None) -> None:
        own = kotatsu.__version__
        theirs = version if version and version != own else "none"
        super().__init__("other-version", server=server, version=theirs, own=own)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A cookie goes to the server that gave it, and nowhere else."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Web:
    """One server, asked by one person."""

    def __init__(self, server: str, account: Account) -> None:
        self.server = server
        self.account = account
        self._opener = urllib.request.build_opener(_NoRedirects)

    # --- questions ------------------------------------------------------------------------------------------

    def shelf(self) -> Shelf:
        """What can be played there. The first question: it tells whether a Kotatsu server answers."""
        return self._ask("/api/games", Shelf)

    def me(self) -> str | None:
        return self._ask("/api/me", Me).name

    def become(self, name: str) -> str:
        """Be somebody of this name, the same person as before if there was one; the name as it is shown."""
        request = self._request("/api/me", NewName(name))
        body, headers = self._send(request)
        named = self._decode(body, Me).name or name
        self.account.become(named, _cookie(headers) or self.account.cookie or "")
        return named

    def waiting(self, skip: int = 0) -> list[Listed]:
        return self._ask(f"/api/tables?skip={skip}", list[Listed])

    def mine(self, skip: int = 0) -> list[Listed]:
        return self._ask(f"/api/tables/mine?skip={skip}", list[Listed])

    def make(self, table: NewTable, club: str | None = None) -> Made:
        """A new table, of a club or of its own."""
        return self._ask("/api/tables" if club is None else f"/api/clubs/{club}/tables", Made, table)

    # --- clubs ----------------------------------------------------------------------------------------------

    def clubs(self) -> list[ClubLine]:
        return self._ask("/api/clubs", list[ClubLine])

    def join_club(self, club: str, invite: str) -> None:
        self._ask(f"/api/clubs/{club}/join", ClubLine, ClubDoor(invite))

    def club(self, club: str) -> ClubShown:
        return self._ask(f"/api/clubs/{club}", ClubShown)

    def club_standing(self, club: str, span: str) -> ClubStanding:
        return self._ask(f"/api/clubs/{club}/standing?span={span}", ClubStanding)

    def tournament(self, tournament: str) -> TournamentShown:
        return self._ask(f"/api/tournaments/{tournament}", TournamentShown)

    def change_tournament(self, tournament: str, change: TournamentChanges) -> TournamentShown:
        return self._ask(f"/api/tournaments/{tournament}", TournamentShown, ChangeTournament(change))

    # --- a table --------------------------------------------------------------------------------------------

    def links(self, table: str) -> Links:
        return self._ask(f"/api/tables/{table}/links", Links)

    def vacation(self, days: int) -> Vacation:
        """Be on vacation for so many days from now; 0 ends it."""
        return self._ask("/api/vacation", Vacation, NewVacation(days))

    def record(self, table: str, seat: int | None) -> Record:
        """The record of a finished game, or what a seat may know of a running one."""
        asked = "" if seat is None else f"?seat={seat}"
        return Record.from_data(self._ask(f"/api/tables/{table}/record{asked}", dict[str, Any]))

    def other_version(self) -> OtherVersion:
        """What to say when an answer cannot be understood."""
        version = None
        try:
            described = self._ask("/api/schema/openapi.json", dict[str, Any])
            version = printable(str(described["info"]["version"]))[:20]
        except (BadInput, KeyError, TypeError):
            pass
        return OtherVersion(self.server, version)

    # --- how they are asked ---------------------------------------------------------------------------------

    def _ask(self, path: str, kind: type[T], body: Any = None) -> T:
        return self._decode(self._send(self._request(path, body))[0], kind)

    def _request(self, path: str, body: Any) -> urllib.request.Request:
        headers = {"Accept": "application/json"}
        if self.account.cookie is not None:
            headers["Cookie"] = f"{COOKIE_NAME}={self.account.cookie}"
        if body is None:
            return urllib.request.Request(self.server + path, headers=headers)
        data, headers["Content-Type"] = msgspec.json.encode(body), "application/json"
        return urllib.request.Request(self.server + path, data, headers, method="POST")

    def _send(self, request: urllib.request.Request) -> tuple[bytes, Any]:
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return answer.read(MAX_BYTES), answer.headers
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from None
        except urllib.error.URLError as error:
            raise BadInput("no-server", server=self.server, why=_reason(error.reason)) from None
        except UnicodeError:
            raise BadInput("no-server", server=self.server, why="cause-no-host") from None
        except (OSError, http.client.HTTPException) as error:
            raise BadInput("no-answer", server=self.server, why=_reason(error)) from None

    def _refusal(self, error: urllib.error.HTTPError) -> BadInput:
        try:
            problem = msgspec.json.decode(error.read(MAX_BYTES), type=Problem)
        except (msgspec.MsgspecError, OSError, http.client.HTTPException):
            problem = None
        if 300 <= error.code < 400:
            there = printable(str(error.headers.get("location", "?")))[:200]
            return BadInput("sends-on", server=self.server, there=there)
        if problem is None:
            return BadInput("not-kotatsu-answers", server=self.server, status=str(error.code))
        return Refusal(refusal(problem.code, problem.values, problem.detail))

    def _decode(self, body: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.ValidationError:
            raise self.other_version() from None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadInput("not-kotatsu", server=self.server) from None


def _cookie(headers: Any) -> str | None:
    for header in headers.get_all("set-cookie") or ():
        try:
            found = SimpleCookie(header).get(COOKIE_NAME)
        except CookieError:
            continue
        if found is not None and COOKIE.fullmatch(found.value):
            return found.value
    return None


def _reason(error: Any) -> str:
    """The code of why nobody answers, or what the system says of it."""
    if isinstance(error, BaseException):
        return printable(cause(error))[:100] or "cause-nothing"
    return printable(str(error))[:100] or "cause-nothing"
