"""What may be asked of a table: each command is declared here once, for the table, the wire and every client.

A person's command travels as it stands (see `kotatsu.wire`), so its fields have limits; the server's own
cannot be sent by anybody. `Table.handle` checks each and says what came of it.
"""

from typing import TYPE_CHECKING, Annotated, Any, Union

from msgspec import Meta, Struct

from kotatsu.table.description import Clock

MAX_SEAT = 7
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEAT)]
Text = Annotated[str, Meta(max_length=2000)]
Name = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=30)]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(min_length=64, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Notation = Annotated[str, Meta(min_length=1, max_length=40)]

MAX_ANSWERS = 12
"""So many are prepared at most, and so many moves for each:"""
MAX_CHOICES = 60


def snake_case(name: str) -> str:
    """A class's name as messages are tagged.

    >>> snake_case("SetPlayers")
    'set_players'
    """
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Command(Struct, frozen=True, tag_field="t", tag=snake_case, forbid_unknown_fields=True):
    """Something asked of a table."""


class PersonsCommand(Command, frozen=True):
    """Something that people may ask."""


class ServersCommand(Command, frozen=True):
    """Something that only the server itself asks."""


# --- coming and going ---------------------------------------------------------------------------------------


class Sit(PersonsCommand, frozen=True):
    """Take an open seat. Whoever sits on several seats plays them all on one device.

    `promise` is SHA-256 of the nonce that this seat's client will open at the start (see `Commit`).
    """

    seat: SeatNumber
    name: Name
    promise: Hex | None = None
    invite: Token | None = None


class Leave(PersonsCommand, frozen=True):
    """Give a seat up (None: all of one's seats, and watching) before the start, or go away during the game.

    A seat left during the game still belongs to its owner, who may come `Back`.
    """

    seat: SeatNumber | None = None


class Back(PersonsCommand, frozen=True):
    """The owner is here again: no bot keeps any of their seats any longer."""


class Rename(PersonsCommand, frozen=True):
    """Another name on one's own seat."""

    seat: SeatNumber
    name: Name


class Watch(PersonsCommand, frozen=True):
    """Be listed among the spectators. Watching a table that is not private needs no command."""

    name: Name
    invite: Token | None = None


class Chat(PersonsCommand, frozen=True):
    """Say something to everybody at the table."""

    text: Text


class Report(PersonsCommand, frozen=True):
    """Tell the host, and nobody else, that somebody behaves badly: whoever sits on this seat; without one,
    who looks on under this name."""

    seat: SeatNumber | None = None
    name: Name = ""


# --- the host's part ----------------------------------------------------------------------------------------


class SetPlayers(PersonsCommand, frozen=True):
    """How many seats there are. Only open seats at the end can go."""

    players: SeatNumber


class SetOptions(PersonsCommand, frozen=True):
    """The options of the game; those not given are at their defaults."""

    options: dict[str, Any] = {}


class SetClock(PersonsCommand, frozen=True):
    clock: Clock


class SetHints(PersonsCommand, frozen=True):
    """Whether players may ask for hints. The host may change their mind at any time."""

    allowed: bool


class SkipTutorial(PersonsCommand, frozen=True):
    """Be guided no longer: the rest of the game is played freely."""


class SetWatching(PersonsCommand, frozen=True):
    """Whether whoever does not sit may see the game."""

    allowed: bool


class SetPrivate(PersonsCommand, frozen=True):
    """A private table lets in only who knows its invitation, which the server makes and hands in as `made`.
    True again makes a new one."""

    private: bool


class SetSeed(PersonsCommand, frozen=True):
    """Deal from a named seed, where at most one person sits. None: everybody takes part in the shuffle."""

    seed: Annotated[str, Meta(max_length=200)] | None


class SeatBot(PersonsCommand, frozen=True):
    """Put a bot on an open seat; during the game, let one keep a seat whose owner has left."""

    seat: SeatNumber
    level: Level


class FreeSeat(PersonsCommand, frozen=True):
    """Make a seat open again, whoever sat there."""

    seat: SeatNumber


class SwapSeats(PersonsCommand, frozen=True):
    """Let two seats change places."""

    one: SeatNumber
    other: SeatNumber


class MakeHost(PersonsCommand, frozen=True):
    """Hand the host's part to whoever sits here."""

    seat: SeatNumber


class Start(PersonsCommand, frozen=True):
    """Everybody is here: the nonces are opened, and when the last one is there, the table is dealt."""


class Pause(PersonsCommand, frozen=True):
    """Nobody moves, no clock runs."""


class Resume(PersonsCommand, frozen=True):
    """Go on after a pause."""


# --- the shuffle --------------------------------------------------------------------------------------------


class Commit(PersonsCommand, frozen=True):
    """Promise a nonce for one's seat: SHA-256 of its 32 bytes, in hexadecimal."""

    seat: SeatNumber
    promise: Hex


class Open(PersonsCommand, frozen=True):
    """Open the promised nonce, once the host has started: its 32 bytes in hexadecimal."""

    seat: SeatNumber
    nonce: Hex


class CallOff(PersonsCommand, frozen=True):
    """Go back from the opening to the gathering; every person must promise anew."""


# --- playing ------------------------------------------------------------------------------------------------


class Play(PersonsCommand, frozen=True):
    """Play a move. With `decision` (from the snapshot, or from `Owed`) it counts for that decision only, and
    is refused when the table has gone back or on since."""

    seat: SeatNumber
    move: Number
    decision: Number | None = None


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is given in advance: the first of these moves, in notation, that is legal then.

    `to` is the kind of question that it waits for (`ask.kind`); None: whatever is asked next. `only` are
    values that this question must have, else nothing is played: `{"led": "R"}`.
    """

    moves: Annotated[list[Notation], Meta(min_length=1, max_length=MAX_CHOICES)]
    to: Annotated[str, Meta(max_length=30)] | None = None
    only: Annotated[dict[str, str | int | bool | None], Meta(max_length=8)] = {}


class Prepare(PersonsCommand, frozen=True):
    """Say in advance what this seat answers: to the next such question the first, to the one after it the
    second, and so on. It replaces what was prepared before; no answers take it back.

    `again`: the last one is given every time, until something can be chosen that could not be before.
    """

    seat: SeatNumber
    answers: Annotated[list[Answer], Meta(max_length=MAX_ANSWERS)] = []
    again: bool = False


class Withdraw(PersonsCommand, frozen=True):
    """Take back one's pending choice, which nobody else has seen."""

    seat: SeatNumber


class Undo(PersonsCommand, frozen=True):
    """Take one's last move back, where that is free."""

    seat: SeatNumber


class AskTakeBack(PersonsCommand, frozen=True):
    """Ask everybody to go back to before one's last move. With nobody to ask, it happens at once."""

    seat: SeatNumber


class AnswerTakeBack(PersonsCommand, frozen=True):
    """Agree to go back, or not. One no is enough; the asker's own no drops the request."""

    agree: bool


class SkipAhead(PersonsCommand, frozen=True):
    """Bots need not pause until one of the people moves again: all people sit out what is played."""


class Abandon(PersonsCommand, frozen=True):
    """Agree to give the game up, or no longer. It is given up when all people at the table agree.

    Before the start it is the host's word alone that closes the table.
    """

    agree: bool = True


class Rematch(PersonsCommand, frozen=True):
    """Play again; the document's `rematch` then names the new table. The server makes it, of
    `table.next_description()`, and hands its name in as `made`."""


# --- the server's part --------------------------------------------------------------------------------------


class PlayPrepared(ServersCommand, frozen=True):
    """What a seat has prepared is played, or dropped if it may not be."""

    seat: SeatNumber
    decision: Number


class TimeUp(ServersCommand, frozen=True):
    """A seat's time has run out."""

    seat: SeatNumber


class Expire(ServersCommand, frozen=True):
    """Nothing has happened here for `EXPIRES_AFTER` seconds."""


class GoOn(ServersCommand, frozen=True):
    """Note that a loaded table goes on under changed rules; nothing to note if they are the same."""


class Deal(ServersCommand, frozen=True):
    """Deal a table of a tournament's round; everybody's nonces came with its description."""


class EndRound(ServersCommand, frozen=True):
    """The last table of the tournament's round has ended: what was dealt is a secret no longer."""


class Release(ServersCommand, frozen=True):
    """Whoever runs the tournament lets its round wait for this table no longer: it is `void`, without a
    result, or bots keep the seats of all that are waited for, until their owners are `Back`."""

    void: bool


class Awake(ServersCommand, frozen=True):
    """The server was away, until then (None: until now), and nobody could move meanwhile: that was nobody's
    thinking time."""

    until: float | None = None


class Rest(ServersCommand, frozen=True):
    """Somebody is on vacation until then; 0: not, or not any more."""

    owner: str
    until: float


class TellOfLoss(ServersCommand, frozen=True):
    """The server's disk has lost what happened here last: let everybody at the table know."""


# --- all of them --------------------------------------------------------------------------------------------

PERSONS_COMMANDS: tuple[type[PersonsCommand], ...] = tuple(PersonsCommand.__subclasses__())

if TYPE_CHECKING:
    AnyPersonsCommand = PersonsCommand
else:
    AnyPersonsCommand = Union[PERSONS_COMMANDS]  # noqa: UP007 - what is to be decoded must be spelled out
