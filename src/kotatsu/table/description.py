"""What a table is to be: the game, its options, who sits where, which clock."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from msgspec import Struct, structs

from kotatsu.bots import LEVELS
from kotatsu.core.editions import Edition
from kotatsu.core.game import Game
from kotatsu.core.record import Record
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import Setup
from kotatsu.table.refusals import Unfit

DAY = 86_400
SLOW = 3600
"""Who has so many seconds for each decision may go away meanwhile."""
_LIMITS = {"none": (0, 0, 0, 0), "move": (5, 14 * DAY, 0, 0), "bank": (10, DAY, 1, 3600)}


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many seconds for each decision ("move"), or a bank of seconds and an increment ("bank").

    An increment is at least a second, so that nobody whose bank is empty is out of the game.

    >>> Clock("bank", 600, 10).check()
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def is_slow(self) -> bool:
        """Whether a game by it is one of hours and days."""
        return self.kind == "move" and self.seconds >= SLOW

    def check(self) -> None:
        """`BadInput` says what is wrong with it."""
        if self.kind not in _LIMITS:
            raise Unfit("no-clock", clock=self.kind, clocks=", ".join(_LIMITS))
        least, most, least_more, most_more = _LIMITS[self.kind]
        if not _is_whole(self.seconds, least, most):
            raise Unfit("clock-seconds", clock=self.kind, least=least, most=most, given=self.seconds)
        if not _is_whole(self.increment, least_more, most_more):
            limits = {"least": least_more, "most": most_more}
            raise Unfit("clock-increment", clock=self.kind, given=self.increment, **limits)


@dataclass(frozen=True)
class Chair:
    """A seat before the start: open, a person's, or a bot's."""

    owner: str | None = None
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True)
class Beginning:
    """A moment of a game that is over, from which a table plays on: its deal, and the moves up to there."""

    seed: str
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Round:
    """The round of a tournament that a table belongs to: all its tables are dealt alike.

    `promises` are the hash and the nonce of everybody who plays the round, None where it was not opened in
    time; `seats` says which of them sits where here, and `people` are the identities of all of them.
    """

    club: str
    tournament: str
    name: str
    number: int
    promises: tuple[tuple[str, str | None], ...]
    seats: tuple[int | None, ...]
    people: tuple[str, ...]


@dataclass(frozen=True)
class Description:
    """A table that can be set up any time. An `invite` makes it private; `edition` is an edition's data.

    >>> Description("cat-tower", players=3).setup().game
    'cat-tower'
    """

    game: str
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: Mapping[str, Any] | None = None
    clock: Clock = field(default_factory=Clock)
    invite: str | None = None
    hints: bool = True
    watching: bool = True
    stand_in: str = "greedy"  # the level of bots that move for people
    chairs: tuple[Chair, ...] = ()
    tutorial: bool = False  # the game's guided first game; `tutorial_of` describes one
    beginning: Beginning | None = None  # `played_on` describes one
    round: Round | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.players if self.players is not None else self.the_game().usual_players

    def the_game(self) -> Game:
        return find_game(self.game)

    def the_edition(self) -> Edition:
        game = self.the_game()
        return game.default_edition if self.edition is None else game.make_edition(self.edition)

    def setup(self) -> Setup:
        """The game's set-up; `BadInput` says what is wrong with players, options or edition."""
        return self.the_game().setup(self.seats, self.options, self.the_edition())

    def check(self) -> None:
        """`BadInput` says what is wrong with it."""
        self.setup()
        if self.tutorial and self.the_game().tutorial is None:
            raise Unfit("no-tutorial", game=self.game)
        self.clock.check()
        for level in (self.stand_in, *(chair.bot for chair in self.chairs if chair.bot is not None)):
            check_level(level)
        if len(self.chairs) > self.seats:
            raise Unfit("too-many-chairs", seats=self.seats, described=len(self.chairs))

    def as_data(self) -> dict[str, Any]:
        data = asdict(self)
        data["options"] = dict(self.options)
        data["clock"] = structs.asdict(self.clock)
        data["chairs"] = [asdict(chair) for chair in self.chairs]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Description":
        """The description that this data was made from."""
        clock = Clock(**data["clock"])
        chairs = tuple(Chair(**chair) for chair in data["chairs"])
        begins = data.get("beginning")
        beginning = None if begins is None else Beginning(begins["seed"], tuple(map(tuple, begins["moves"])))
        given = {**data, "clock": clock, "chairs": chairs, "beginning": beginning}
        return cls(**{**given, "round": _round_from(data.get("round"))})


def _round_from(data: Mapping[str, Any] | None) -> Round | None:
    if data is None:
        return None
    promises = tuple((hash, nonce) for hash, nonce in data["promises"])
    return Round(
        **{**data, "promises": promises, "seats": tuple(data["seats"]), "people": tuple(data["people"])}
    )


def tutorial_of(game: str, invite: str) -> Description:
    """The table of a game's tutorial: the learner's seat is open, kittens have the others."""
    found = find_game(game)
    tutorial = found.tutorial
    if tutorial is None:
        raise Unfit("no-tutorial", game=found.name)
    chairs = [Chair(bot=None if seat == tutorial.seat else "kitten") for seat in range(tutorial.players)]
    return Description(
        game, tutorial.players, tutorial.options, invite=invite, chairs=tuple(chairs), tutorial=True
    )


def played_on(record: Record, at: int, seat: int, level: str, invite: str) -> Description:
    """The table at which a seat of a finished game plays on from a moment, against bots: what was dealt
    stays, and nobody there knows more than they knew. `BadInput` says what is wrong with record or wish."""
    setup = record.setup()
    if not 0 <= seat < record.players:
        raise Unfit("no-seat", seat=seat, last=record.players - 1)
    if not 0 <= at < len(record.moves):
        raise Unfit("no-moment", at=at, last=len(record.moves) - 1)
    for _ in zip(range(at + 1), record.states(), strict=False):  # the moves up to there hold
        pass
    assert record.seed is not None
    return Description(
        record.game,
        record.players,
        setup.options,
        edition=_unless_usual(record.the_game(), record.the_game().edition_of(record.edition)),
        invite=invite,
        chairs=tuple(Chair(bot=None if other == seat else level) for other in range(record.players)),
        beginning=Beginning(record.seed, tuple(record.moves[:at])),
    )


def shipped(game: str, name: str | None) -> Mapping[str, Any] | None:
    """An edition that comes with a game, by its name, as descriptions have it."""
    return None if name is None else _unless_usual(find_game(game), find_game(game).named_edition(name))


def _unless_usual(game: Game, edition: Edition) -> Mapping[str, Any] | None:
    return None if edition is game.default_edition else edition.as_data()


def check_level(level: str) -> None:
    """`BadInput` unless there is such a bot."""
    if level not in LEVELS:
        raise Unfit("no-bot", level=level, levels=", ".join(LEVELS))


def _is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
