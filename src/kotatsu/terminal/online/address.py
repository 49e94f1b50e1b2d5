"""What was typed after `kotatsu join`: a server, or a table, a club or a tournament of it with what opens its
door."""

import re
from dataclasses import dataclass, replace
from urllib.parse import parse_qs, urlsplit

from kotatsu.core.errors import BadInput

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")


@dataclass(frozen=True)
class Address:
    """`server` is its origin, like http://127.0.0.1:8765; without a table, the server as a whole."""

    server: str
    table: str | None = None
    invite: str | None = None
    watch: str | None = None
    club: str | None = None
    tournament: str | None = None

    def at(self, table: str) -> "Address":
        """Another table of the same server, to which the same door opens."""
        return replace(self, table=table)

    def link(self) -> str:
        """The address as one would type it again."""
        if self.tournament is not None:
            return f"{self.server}/tournament/{self.tournament}"
        if self.club is not None:
            return f"{self.server}/club/{self.club}"
        if self.table is None:
            return f"{self.server}/"
        door = f"#invite={self.invite}" if self.invite else f"#watch={self.watch}" if self.watch else ""
        return f"{self.server}/table/{self.table}{door}"


def read_address(text: str) -> Address:
    """The address that was typed; `BadInput` says what is wrong with it.

    >>> read_address("http://127.0.0.1:8765/table/abc#invite=xyz")
    Address(server='http://127.0.0.1:8765', table='abc', invite='xyz', watch=None, club=None, tournament=None)
    >>> read_address("192.168.1.7:8765").server
    'http://192.168.1.7:8765'
    >>> read_address("games.example.org").server
    'https://games.example.org'
    """
    typed = _printable(text)
    try:
        parts = urlsplit(typed if "://" in typed else f"{_scheme(typed)}://{typed}")
        port = parts.port
    except ValueError:
        raise BadInput("no-address", typed=repr(typed)) from None
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    if parts.scheme not in ("http", "https") or not _HOST.fullmatch(host) or parts.username is not None:
        raise BadInput("no-address-of-server", typed=repr(typed))
    server = f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")
    if parts.path in ("", "/"):
        return Address(server)
    found = re.fullmatch(r"/(table|club|tournament)/([^/]+)/?", parts.path)
    if found is None or not _ID.fullmatch(found[2]):
        raise BadInput("no-link", typed=repr(typed), server=server)
    door = parse_qs(parts.fragment)
    invite, watch = _token(door, "invite"), _token(door, "watch")
    if found[1] == "table":
        return Address(server, found[2], invite, watch)
    is_club = found[1] == "club"
    return Address(
        server,
        invite=invite,
        club=found[2] if is_club else None,
        tournament=None if is_club else found[2],
    )


def _printable(text: str) -> str:
    return "".join(char for char in text.strip() if char.isprintable())[:500]


def _scheme(typed: str) -> str:
    """Without a scheme: names are taken to be on the internet, numbers and ports in the house."""
    place = typed.partition("/")[0]
    at_home = ":" in place or place == "localhost" or place.replace(".", "").isdecimal()
    return "http" if at_home else "https"


def _token(door: dict[str, list[str]], name: str) -> str | None:
    token = door.get(name, [""])[0]
    return token if _ID.fullmatch(token) else None
