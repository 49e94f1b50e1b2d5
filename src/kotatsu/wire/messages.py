"""The messages through the WebSocket of a table. Each is a JSON object; its "t" says which one it is.

A client begins with `hello`; the server answers `welcome` and the state, or `closed`. From then on numbered
messages (`snapshot`, `update`) keep the client's document up to date. Every command carries a `client`
name of the sender's own making, and is answered by `done` or `refused` with that name; what is sent again
under the same name is done once. Nothing is shown or done before it is on the server's disk.
"""

from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct

from kotatsu.wire.document import Clock, Document, Said

MAX_SEAT = 7
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEAT)]
Text = Annotated[str, Meta(max_length=2000)]
Name = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=30)]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(min_length=64, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


def _tag(name: str) -> str:
    """SetPlayers -> set_players"""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Message(Struct, tag_field="t", tag=_tag, forbid_unknown_fields=True):
    """Something that goes through the socket."""


# --- from the client: the connection ------------------------------------------------------------------------


class Hello(Message):
    """The first message. `epoch` and `seen` are those of a connection that broke: go on from there."""

    invite: Token | None = None
    watch: Token | None = None
    epoch: Token | None = None
    seen: Number | None = None


class Ping(Message):
    """I am here, and all messages up to `seen` have arrived: the server need not keep them. Sent every
    `welcome.ping` seconds."""

    seen: Number | None = None


# --- from the client: commands ------------------------------------------------------------------------------


class Command(Message):
    """Something asked of the table; answered by `done` or `refused`."""

    client: ClientId


class Sit(Command):
    """`promise` is SHA-256 of the nonce that this client will open at the start."""

    seat: SeatNumber
    name: Name
    promise: Hex | None = None
    invite: Token | None = None


class Leave(Command):
    seat: SeatNumber | None = None


class Back(Command):
    pass


class Rename(Command):
    seat: SeatNumber
    name: Name


class Watch(Command):
    name: Name
    invite: Token | None = None


class Chat(Command):
    text: Text


class SetPlayers(Command):
    players: SeatNumber


class SetOptions(Command):
    options: dict[str, Any] = {}


class SetClock(Command):
    clock: Clock


class SetHints(Command):
    allowed: bool


class SetWatching(Command):
    allowed: bool


class SetPrivate(Command):
    """A private table lets in only who knows its invitation. True again makes a new invitation."""

    private: bool


class SetSeed(Command):
    seed: Annotated[str, Meta(max_length=200)] | None


class SeatBot(Command):
    seat: SeatNumber
    level: Level


class FreeSeat(Command):
    seat: SeatNumber


class SwapSeats(Command):
    one: SeatNumber
    other: SeatNumber


class MakeHost(Command):
    seat: SeatNumber


class Start(Command):
    pass


class Pause(Command):
    pass


class Resume(Command):
    pass


class Commit(Command):
    seat: SeatNumber
    promise: Hex


class Open(Command):
    seat: SeatNumber
    nonce: Hex


class CallOff(Command):
    pass


class Play(Command):
    """`decision` is that of the view which the move was chosen from: it counts for no other."""

    seat: SeatNumber
    move: Number
    decision: Number | None = None


class Withdraw(Command):
    seat: SeatNumber


class Undo(Command):
    seat: SeatNumber


class AskTakeBack(Command):
    seat: SeatNumber


class AnswerTakeBack(Command):
    agree: bool


class Abandon(Command):
    agree: bool = True


class Rematch(Command):
    """Play again; the document's `rematch` then names the new table."""


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
    changes: list[Any]  # [path, value] or [path]; see kotatsu.core.diff
    events: Events = {}
    story: Events | None = None  # the whole log anew: the table went back, or players are meant to forget
    chat: list[Said] = []


class Done(Message):
    """A command was carried out; message `n` and those before it show what came of it."""

    client: str
    n: int


class Refused(Message):
    """A message was not followed, and why; `client` is that of the command, if it could be read."""

    client: str | None
    why: str


class Pong(Message):
    at: float


class Closed(Message):
    """The server closes the connection. `again`: connecting again, with epoch and seen, will help."""

    why: str
    again: bool


FromClient = (
    Hello
    | Ping
    | Sit
    | Leave
    | Back
    | Rename
    | Watch
    | Chat
    | SetPlayers
    | SetOptions
    | SetClock
    | SetHints
    | SetWatching
    | SetPrivate
    | SetSeed
    | SeatBot
    | FreeSeat
    | SwapSeats
    | MakeHost
    | Start
    | Pause
    | Resume
    | Commit
    | Open
    | CallOff
    | Play
    | Withdraw
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | Abandon
    | Rematch
)
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
