"""What a host may want otherwise; each has a default that suits a living room (`--set NAME=VALUE`)."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.store import Retention


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
    bot_workers: int = 0  # processes that think for bots; 0: one less than there are cores
    patience: float = 30.0  # a bot that thinks longer than this is asked again elsewhere
    analysis_iterations: int = 2_000  # how long each decision of a finished game is thought about
    analysis_patience: float = 15.0  # an analysis that nobody has asked for so long is given up
    trial_games: int = 1_000  # pairs of games of bots at most, to see what other numbers would do
    trial_seconds: float = 60.0  # and so long at most
    trial_patience: float = 8.0  # one that nobody has asked for so long is given up
    # limits
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    backlog_bytes: int = 524_288  # what waits for a slow reader before it is dropped
    resend_bytes: int = 8_192  # of messages kept for who comes back; more would outweigh a snapshot
    tables_each: int = 50  # open tables that one identity has made
    connections_each: int = 20  # of one identity
    connections_per_address: int = 1_000  # a school may have one; at most half of all
    connections: int = 20_000  # in all, or fewer if the system does not grant so many open files
    request_seconds: float = 20.0  # a request that is not here whole after so long is cut
    answer_seconds: float = 120.0  # and so is whoever has not read the answer so long after asking
    messages_per_second: float = 20.0  # of one identity, at all its tables; of an address as of 25
    chats_per_second: float = 1.0
    requests_per_second: float = 30.0  # of one address
    people_per_minute: float = 30.0  # new identities from one address
    tables_per_minute: float = 20.0  # new tables of one identity, rematches among them
    tables_per_day: float = 300.0
    editions_each: int = 50  # editions of one identity that are kept
    trials_per_minute: float = 6.0  # what other numbers would do
    hints_per_minute: float = 20.0
    undos_per_minute: float = 30.0  # where it must first be worked out whether that is free
    links_per_minute: float = 20.0  # links with their QR codes
    people_each: int = 10  # of these six, one address may have as many as so many identities
    # how many days things are kept; inf: for ever
    waiting_days: float = 7.0  # a table that never began, after its last entry
    closed_days: float = 1.0  # a table that was closed before it began
    abandoned_days: float = 90.0  # a game that never ended, after its last entry
    log_days: float = 30.0  # the private entries of a finished game, chat among them
    record_days: float = math.inf  # the record of a finished game
    identity_days: float = 365.0  # somebody who was not seen and sits at no open table
    # notices to people who are away
    notice_after: float = 10.0  # a turn must stand for so long before somebody is told
    notice_seconds: float = 10.0  # so long may the delivery of one take
    notice_pause: float = 1.0  # times 15 seconds, a minute, and so on: the time until the next try
    private_notices: int = 0  # 1: webhooks and browsers may name machines of private networks, without TLS
    vacation: float = 30.0  # of a year, in which somebody's slow games may rest; 0: there is none
    channels_each: int = 10  # browsers, webhooks and mailboxes of one person
    smtp: str = ""  # the mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps://; without one, no mail
    mail_from: str = ""  # who sends it: kotatsu@games.example.org
    # several processes on one database
    lease_seconds: float = 3.0  # a process that was not heard for so long loses its tables to others
    peers: str = "127.0.0.1"  # where others reach this process: an address of its machine, or ADDRESS:PORT
    # the world
    link_seconds: float = 600.0  # how long a link to another device is good
    origins: str = ""  # other addresses of this server, by commas: https://games.example.org
    proxies: str = ""  # addresses of proxies whose word about clients is taken, by commas
    metrics_token: str = ""  # whoever shows it may read /metrics from elsewhere, not only on this machine

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
                raise BadInput("no-such-setting", name=repr(name), settings=", ".join(kinds))
            settings = replace(settings, **{name: _read(name, kinds[name], value)})
        return settings

    def retention(self) -> Retention:
        days = {field.name: getattr(self, field.name) for field in fields(Retention)}
        return Retention(**days)

    def list_of(self, name: str) -> list[str]:
        """A setting that holds several values."""
        return [part.strip() for part in str(getattr(self, name)).split(",") if part.strip()]


def _read(name: str, kind: Any, text: str) -> Any:
    """A value of a setting; numbers are not negative."""
    if kind is str:
        return text
    try:
        value = kind(text)
    except ValueError:
        value = -1
    if not value >= 0:
        expected = "expected-whole-setting" if kind is int else "expected-setting"
        raise BadInput("setting-value", name=name, value=repr(text), why=expected)
    return value
