"""The bodies of HTTP requests about editions: those that games come with, those that people made, and what a
change of numbers would do."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kotatsu.core.editions import Edition
from kotatsu.core.game import Game

Values = dict[str, str | int]
GameName = Annotated[str, Meta(max_length=40)]
EditionId = Annotated[str, Meta(max_length=64)]


class EditionField(Struct, forbid_unknown_fields=True):
    """A value of an edition, as a form needs it."""

    key: str
    told: Values  # what it is: the code of words on the game's box as `why`, and values for them
    expected: str  # what is expected there: a code
    limits: Values  # and values for it, such as `low` and `high`
    source: str  # "printed", "rebuilt" or "original"
    value: Any


class GameEdition(Struct, forbid_unknown_fields=True):
    """The edition that a game comes with."""

    game: str
    title: str
    hash: str
    fields: list[EditionField]


class GivenEdition(Struct, forbid_unknown_fields=True):
    """An edition that somebody made: as data, as a TOML file would give it, or as such a file's text."""

    game: GameName
    edition: dict[str, Any] | None = None
    toml: Annotated[str, Meta(max_length=30_000)] | None = None


class EditionFault(Struct, forbid_unknown_fields=True):
    """What is wrong with it: a refusal, and which value it is about."""

    key: str | None
    code: str
    values: Values


class CheckedEdition(Struct, forbid_unknown_fields=True):
    """What the engine says of it. Without faults there is a file and a hash; `house`: its values are not
    those that the game comes with."""

    game: str
    title: str
    edition: dict[str, Any] | None
    faults: list[EditionFault]
    toml: str | None
    hash: str | None
    house: bool


class KeepEdition(Struct, forbid_unknown_fields=True):
    """An edition to be kept as one's own; with an id in place of what was kept under it."""

    game: GameName
    edition: dict[str, Any]
    id: EditionId | None = None


class KeptEdition(Struct, forbid_unknown_fields=True):
    """One's own edition, as this server keeps it."""

    id: str
    game: str
    title: str
    changed: float
    edition: dict[str, Any]


class Trial(Struct, forbid_unknown_fields=True):
    """What would this edition do? Bots play it and the game's own on the same deals."""

    game: GameName
    edition: dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    measure: Annotated[str, Meta(max_length=60)] = "winner-points"


class Found(Struct, forbid_unknown_fields=True):
    """A measure, before and after. `within`: the interval around the difference, which holds however often
    one looks and counting how many measures there are; None: too few games."""

    measure: str
    before: float
    after: float
    difference: float
    within: float | None
    clear: bool


class Tried(Struct, forbid_unknown_fields=True):
    """How far a trial has come: `games` of at most `most`, in at most `seconds`. It is made while somebody
    asks for it again and again, and ends as soon as the difference of its measure is clear."""

    games: int
    most: int
    seconds: float
    done: bool
    verdict: Literal["higher", "lower"] | None
    measure: str
    found: list[Found]
    spread: list[tuple[int, int, int]]  # points of the winner; how often before, and after


class TriedNothing(Struct, forbid_unknown_fields=True):
    """There is no trial of one's own any more."""

    stopped: bool


EDITION_BODIES = (
    GameEdition,
    GivenEdition,
    CheckedEdition,
    KeepEdition,
    KeptEdition,
    Trial,
    Tried,
    TriedNothing,
)


def shown(game: Game) -> GameEdition:
    """The edition that a game comes with, and what each of its values must be: a check says itself what it
    expects, when it is given nothing."""
    edition = game.default_edition
    fields = []
    for field in game.fields:
        expected = field.check(None)
        fields.append(
            EditionField(
                key=field.key,
                told=field.told,
                expected=expected.code if expected else "",
                limits=expected.values if expected else {},
                source=edition.sources[field.key],
                value=value_at(edition, field.key),
            )
        )
    return GameEdition(game.name, edition.title, edition.hash, fields)


def value_at(edition: Edition, key: str) -> Any:
    """One value of an edition."""
    found: Any = edition.values
    for part in key.split("."):
        found = found[part]
    return found
