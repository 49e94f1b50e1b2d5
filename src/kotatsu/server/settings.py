"""What a host may want otherwise; each has a default that suits a living room (`--set NAME=VALUE`)."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from kotatsu.core.errors import BadInput


@dataclass(frozen=True)
class Settings:
    """Numbers are seconds unless the name says otherwise. docs/hosting.md explains each."""

    # presence and transport
    ping: float = 2.5  # how often a client says that it is here
    stale: float = 9.0  # not heard for so long: others see that the connection is bad
    gone: float = 30.0  # and after so long it is closed, and the person is shown as gone
    idle: float = 120.0  # a table that nobody looks at stays in memory for so long
    # bots
    pause: float = 1.2  # a bot, or a move that plays itself, takes about so long
    thinkers: int = 0  # processes that think for bots; 0: one less than there are cores
    patience: float = 30.0  # a bot that thinks longer than this is asked again elsewhere
    # limits
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    backlog_bytes: int = 524_288  # what waits for a slow reader before it is dropped
    resend_count: int = 200  # messages kept for a client whose connection breaks
    resend_bytes: int = 262_144
    tables_each: int = 50  # open tables of one identity
    connections_each: int = 20  # of one identity
    messages_per_second: float = 20.0  # of one identity, at all its tables
    chats_per_second: float = 1.0
    requests_per_second: float = 30.0  # of one address
    people_per_minute: float = 30.0  # new identities from one address
    tables_per_minute: float = 20.0  # new tables of one identity
    # the world
    link_seconds: float = 600.0  # how long a link to another device is good
    origins: str = ""  # other addresses of this server, by commas: https://games.example.org
    proxies: str = ""  # addresses of proxies whose word about clients is taken, by commas

    @classmethod
    def read(cls, given: Iterable[str]) -> "Settings":
        """Defaults but for what is given as name=value.

        >>> Settings.read(["pause=0", "origins=https://games.example.org"]).pause
        0.0
        """
        settings = cls()
        kinds = {field.name: type(getattr(settings, field.name)) for field in fields(cls)}
        for text in given:
            name, _, value = text.partition("=")
            if name not in kinds:
                raise BadInput(f"There is no setting {name!r}; there is {', '.join(kinds)}.")
            try:
                settings = replace(settings, **{name: kinds[name](value)})
            except ValueError:
                raise BadInput(f"{name} cannot be {value!r}; expected a number.") from None
        return settings

    def list_of(self, name: str) -> list[str]:
        """A setting that holds several values."""
        return [part.strip() for part in str(getattr(self, name)).split(",") if part.strip()]
