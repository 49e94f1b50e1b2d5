"""The messages through the WebSocket of a table. Each is a JSON object; its "t" says which one it is.

A client begins with `hello`; the server answers `welcome` and the state, or `closed`. From then on numbered
messages (`snapshot`, `update`) keep the client's document up to date. Every command travels in a `do` with a
`client` name of the sender's own making, and is answered by `done` or `refused` with that name; what is sent
again under the same name is done once. Nothing is shown or done before it is on the server's disk.
"""

from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct

from kotatsu.table.commands import AnyPersonsCommand, Number, Token, snake_case
from kotatsu.wire.document import Document, Said

PROTOCOL = 7
"""Goes up whenever clients of an older kind could not be understood, or would not understand."""

ClientId = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(Struct, tag_field="t", tag=snake_case, forbid_unknown_fields=True):
    """Something that goes through the socket."""


# --- from the client: the connection ------------------------------------------------------------------------


class Hello(Message):
    """The first message, with the `PROTOCOL` that this client speaks. `epoch` and `seen` are those of a
    connection that broke: go on from there. A `screen` is for everybody in the room to look at: it is told
    what a spectator is, whoever asks for it, and can do nothing."""

    protocol: Number = 1  # which did not say so
    invite: Token | None = None
    watch: Token | None = None
    epoch: Token | None = None
    seen: Number | None = None
    screen: bool = False
    hidden: bool = False


class Ping(Message):
    """I am here, and all messages up to `seen` have arrived: the server need not keep them. Sent every
    `welcome.ping` seconds. `hidden`: nobody looks at it now, so they may have to be told elsewhere that it is
    their turn."""

    seen: Number | None = None
    hidden: bool = False


class Do(Message):
    """Something asked of the table; answered by `done` or `refused` with the same `client`."""

    client: ClientId
    command: AnyPersonsCommand


# --- from the server ----------------------------------------------------------------------------------------

Events = dict[str, list[dict[str, Any]]]
"""What happened, for motion and log: by one's own seats, or under "watch" for a spectator."""


class Welcome(Message):
    """The first answer. `resumed`: the missed messages follow; otherwise a snapshot does."""

    epoch: str
    resumed: bool
    at: float  # the server's time, in seconds since 1970
    ping: float  # send a ping this often
    stale: float  # not heard for so long: others see that the connection is bad
    gone: float  # and after so long the server closes it


class Snapshot(Message):
    """The whole document, the log so far and the last lines of chat; replaces what the client had."""

    n: int
    table: Document
    story: Events
    chat: list[Said]


class Update(Message):
    """What changed in the document, what happened, what was said."""

    n: int
    changes: list[Any]  # [path, value] or [path]; see kotatsu.wire.diff
    events: Events = {}
    story: Events | None = None  # the whole log anew: the table went back, or players are meant to forget
    chat: list[Said] = []


class Done(Message):
    """A command was carried out; message `n` and those before it show what came of it."""

    client: str
    n: int


class Refused(Message):
    """A message was not followed, and why: `table/refusals.en.ftl` has a sentence for every code. `client` is
    that of the command, if it could be read."""

    client: str | None
    code: str
    values: dict[str, str | int] = {}


class Pong(Message):
    at: float


class Closed(Message):
    """The server closes the connection, and why, as in `refused`. `again`: connecting again, with epoch and
    seen, will help."""

    code: str
    again: bool
    values: dict[str, str | int] = {}


OLD_CLIENT = "old-client"
"""The code for a client that speaks another version of these messages."""


class ClosedToOldClient(Closed, tag="closed"):
    """`closed` as version 1 read it as well: no reason means that the server is of another version."""

    why: None = None


FromClient = Hello | Ping | Do
FromServer = Welcome | Snapshot | Update | Done | Refused | Pong | Closed

CLIENT_MESSAGES: tuple[type[Message], ...] = get_args(FromClient)
SERVER_MESSAGES: tuple[type[Message], ...] = get_args(FromServer)

_client_decoder: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)
_server_decoder: "msgspec.json.Decoder[FromServer]" = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def read_client(data: bytes | str) -> FromClient:
    """A client's message; `msgspec.MsgspecError` (a ValueError) says what is wrong with it."""
    return _client_decoder.decode(data)


def read_server(data: bytes | str) -> FromServer:
    """A server's message, for clients in Python."""
    return _server_decoder.decode(data)


def write(message: Message) -> bytes:
    """A message as it goes through the socket."""
    return _encoder.encode(message)
