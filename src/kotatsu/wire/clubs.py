"""The bodies of HTTP requests and answers about clubs and tournaments."""

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from kotatsu.table.commands import Hex, Token, snake_case
from kotatsu.table.description import Clock
from kotatsu.wire.http import Coat, Listed

Role = Literal["host", "helper", "member"]
Span = Literal["evening", "month", "all"]
ShortName = Annotated[str, Meta(min_length=1, max_length=200)]
Moment = Annotated[float, Meta(ge=0, le=4_102_444_800)]
"""Seconds since 1970, until 2100."""
Count = Annotated[int, Meta(ge=1, le=2**31)]


# --- clubs --------------------------------------------------------------------------------------------------


class NewClub(Struct, forbid_unknown_fields=True):
    name: ShortName


class ClubDoor(Struct, forbid_unknown_fields=True):
    """What opens a club to whoever is no member yet."""

    invite: Token


class ClubLine(Struct, forbid_unknown_fields=True):
    """A club in the list of one's own."""

    club: str
    name: str


class Member(Struct, forbid_unknown_fields=True):
    number: int
    name: str
    coat: Coat | None
    role: Role
    here: bool


class EveningLine(Struct, forbid_unknown_fields=True):
    number: int
    title: str
    begins: float
    ends: float


class TableOfClub(Struct, forbid_unknown_fields=True):
    """A table that waits or runs, and the invitation by which members get in."""

    listed: Listed
    invite: str | None


TournamentStage = Literal["gathering", "opening", "playing", "over"]


class TournamentLine(Struct, forbid_unknown_fields=True):
    tournament: str
    name: str
    game: str
    stage: TournamentStage
    round: int
    rounds: int
    entrants: int


class ClubShown(Struct, forbid_unknown_fields=True):
    """A club, as its members see it."""

    club: str
    name: str
    invite: str
    you: int
    role: Role
    members: list[Member]
    tables: list[TableOfClub]
    evenings: list[EveningLine]
    tournaments: list[TournamentLine]


class ClubScore(Struct, forbid_unknown_fields=True):
    """A line of a club's standing; who has as many points has the same place."""

    place: int
    member: int
    name: str
    points: float
    games: int
    wins: int


class ClubStanding(Struct, forbid_unknown_fields=True):
    """What members made of a club's games between two times; `title` is that of the evening, if it is one."""

    span: Span
    title: str
    since: float
    until: float
    lines: list[ClubScore]


class ClubChange(Struct, frozen=True, tag_field="t", tag=snake_case, forbid_unknown_fields=True):
    """Something asked of a club."""


class RenameClub(ClubChange, frozen=True):
    """Helpers and the host may."""

    name: ShortName


class RenewInvite(ClubChange, frozen=True):
    """A new invitation; the link with the old one leads nowhere any more."""


class SetRole(ClubChange, frozen=True):
    """The host's part. Whoever makes another one host is a helper from then on."""

    member: Count
    role: Role


class RemoveMember(ClubChange, frozen=True):
    """Helpers may remove members, the host anybody else; oneself everybody: that is leaving."""

    member: Count


class AddEvening(ClubChange, frozen=True):
    title: ShortName
    begins: Moment
    ends: Moment


class DropEvening(ClubChange, frozen=True):
    number: Count


class DeleteClub(ClubChange, frozen=True):
    """The host was asked and is sure."""

    sure: Literal["yes"]


ClubChanges = Union[  # noqa: UP007 - what is to be decoded must be spelled out
    RenameClub, RenewInvite, SetRole, RemoveMember, AddEvening, DropEvening, DeleteClub
]


class ChangeClub(Struct, forbid_unknown_fields=True):
    change: ClubChanges


# --- tournaments --------------------------------------------------------------------------------------------

System = Literal["swiss", "all"]


class NewTournament(Struct, forbid_unknown_fields=True):
    name: ShortName
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=5)]  # at a table
    clock: Clock
    options: dict[str, Any] = {}
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=30)] = 3
    fill: Annotated[str, Meta(max_length=30)] | None = "kitten"  # bots for empty chairs
    watching: bool = False


class TournamentMade(Struct, forbid_unknown_fields=True):
    tournament: str


class EntrantShown(Struct, forbid_unknown_fields=True):
    number: int
    name: str
    bot: str | None
    gone: bool


class PromiseShown(Struct, forbid_unknown_fields=True):
    """Who has promised what for a round, and whether it is opened."""

    entrant: int
    hash: str
    opened: bool


class TableOfRound(Struct, forbid_unknown_fields=True):
    """Seats hold entrants; null: a bot that fills the chair. How it ended is told when the round is over."""

    table: str
    seats: list[int | None]
    done: bool
    ranks: list[int] | None
    scores: list[float | None]


class RoundShown(Struct, forbid_unknown_fields=True):
    """A round: `promise` is the server's, and came before the tables were drawn."""

    number: int
    stage: TournamentStage
    promise: str
    promises: list[PromiseShown]
    tables: list[TableOfRound]
    byes: list[int]


class Place(Struct, forbid_unknown_fields=True):
    """A line of the standings, with its tie-breaks."""

    place: int
    entrant: int
    points: float
    same: float
    met: float
    wins: int
    rounds: int


class TournamentShown(Struct, forbid_unknown_fields=True):
    """A tournament, as the club's members see it."""

    tournament: str
    club: str
    club_name: str
    name: str
    game: str
    players: int
    options: dict[str, Any]
    system: System
    rounds_wanted: int
    clock: Clock
    fill: str | None
    watching: bool
    over: bool
    runs_it: bool  # whether whoever asks may draw rounds and end it
    you: int | None
    entrants: list[EntrantShown]
    rounds: list[RoundShown]
    standing: list[Place]


class TournamentChange(Struct, frozen=True, tag_field="t", tag=snake_case, forbid_unknown_fields=True):
    """Something asked of a tournament."""


class Enter(TournamentChange, frozen=True):
    """Take part, from the next round on."""


class LeaveTournament(TournamentChange, frozen=True):
    """Take part no longer; who runs the tournament may say it for others."""

    entrant: Count


class AddBots(TournamentChange, frozen=True):
    """Let so many bots take part as anybody else does."""

    level: Annotated[str, Meta(max_length=30)]
    count: Annotated[int, Meta(ge=1, le=60)] = 1


class Ready(TournamentChange, frozen=True):
    """Play the coming round, with SHA-256 of a nonce for its shuffle."""

    promise: Hex


class OpenValue(TournamentChange, frozen=True):
    """The nonce itself, once the tables are drawn."""

    nonce: Hex


class DrawRound(TournamentChange, frozen=True):
    """Draw the tables of the coming round, of all who are ready and of all bots."""


class ReleaseTable(TournamentChange, frozen=True):
    """Wait for a table of the round no longer: void, it is worth nothing to anybody; else bots play for
    whoever is waited for there, until they are back."""

    table: Annotated[str, Meta(max_length=64)]
    void: bool


class EndTournament(TournamentChange, frozen=True):
    """Play no further round."""


TournamentChanges = Union[  # noqa: UP007 - what is to be decoded must be spelled out
    Enter, LeaveTournament, AddBots, Ready, OpenValue, DrawRound, ReleaseTable, EndTournament
]


class ChangeTournament(Struct, forbid_unknown_fields=True):
    change: TournamentChanges


CLUB_BODIES = (
    NewClub,
    ClubDoor,
    ClubLine,
    ClubShown,
    ClubStanding,
    ChangeClub,
    NewTournament,
    TournamentMade,
    TournamentShown,
    ChangeTournament,
)
