"""Where other devices find this server, and letting them in where it listens on this machine alone."""

from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from kotatsu.server.announce import EVERYWHERE, home_address
from kotatsu.table import Refused

Listen = Callable[[str, int], Awaitable[None]]
DEFAULT_PORT = 8765


def is_this_machine(name: str) -> bool:
    """Whether a name or address leads a machine to itself.

    >>> [is_this_machine(name) for name in ("localhost", "127.0.0.1", "::1", "192.168.1.7", "example.org")]
    [True, True, True, False, False]
    >>> is_this_machine("::ffff:127.0.0.1"), is_this_machine("::ffff:192.168.1.7")
    (True, False)
    """
    try:
        found = ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def name_of(host: str) -> str:
    """The name in a `Host` header; empty if there is none.

    >>> [name_of(host) for host in ("LocalHost:8765", "[::1]:8765", "games.example.org", "[::1", "")]
    ['localhost', '::1', 'games.example.org', '', '']
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class Reach:
    """A server's own address, and those of this machine at which others may come in.

    `public` are addresses that its host has named. `listen` opens another one, once the server runs.
    """

    def __init__(self, host: str, port: int, public: list[str], behind_proxy: bool = False) -> None:
        self._host = host
        self._port = port
        self._public = public
        self._behind_proxy = behind_proxy
        self._open: set[str] = set()
        self.listen: Listen | None = None

    def origin(self, scheme: str, host: str) -> str | None:
        """The beginning of a link for other devices, asked for at `host`; None: they have no way in."""
        if not is_this_machine(name_of(host)):
            return f"{scheme}://{host}"
        if self._public:
            return self._public[0]
        home = home_address()
        if home is None or not (self._host in EVERYWHERE or home in self._open):
            return None
        return f"http://{home}:{self._port}"

    def may_open(self, client: str, host: str) -> bool:
        """Whether whoever asks sits at this machine, so that its network is theirs to let in.

        `host` must name this machine too: a page of another site may have made its own name lead here.
        """
        if self.listen is None or self._public or self._behind_proxy or home_address() is None:
            return False
        return is_this_machine(client) and is_this_machine(name_of(host))

    async def open(self, client: str, host: str) -> None:
        """Let other devices of this machine's network in, until the server ends."""
        if self.origin("http", host) is not None:
            return
        home = home_address()
        if self.listen is None or home is None or not self.may_open(client, host):
            raise Refused("door-not-yours")
        self.opened(home)  # before it waits: two clicks are one door
        try:
            await self.listen(home, self._port)
        except BaseException:
            self._open.discard(home)
            raise

    def opened(self, home: str) -> None:
        """Others come in at this address of this machine."""
        self._open.add(home)

    @property
    def start(self) -> str:
        """The command for a server that lets others in."""
        port = "" if self._port == DEFAULT_PORT else f" --port {self._port}"
        return f"kotatsu serve --host 0.0.0.0{port}"
