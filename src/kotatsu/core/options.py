"""The options of a game: described once, for forms, `--help`, documentation and validation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.core.errors import BadInput, Value

MOST_TOLD = 60  # characters of a value that was not expected


@dataclass(frozen=True)
class Option:
    """One choice a host makes. `choices` lists the words it takes; otherwise it is a number or a yes/no.

    The game's `box.en.ftl` has its name for people (`option-NAME`), what it is about (`option-NAME-help`),
    and a word for each of its choices (`option-NAME-CHOICE`).
    """

    name: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    nullable: bool = False

    @property
    def kind(self) -> str:
        """ "choice", "switch" or "number"."""
        if self.choices:
            return "choice"
        return "switch" if isinstance(self.default, bool) else "number"

    @property
    def expected(self) -> dict[str, Value]:
        """What it takes: the code of words, and values for them."""
        if self.choices:
            choices = ", ".join(self.choices[:-1])
            return {"why": "expected-choice", "choices": choices, "last": self.choices[-1]}
        if self.kind == "switch":
            return {"why": "expected-switch"}
        code = "expected-number-or-nothing" if self.nullable else "expected-number"
        return {"why": code, "low": self.low or 0, "high": self.high or 0}

    def accepts(self, value: Any) -> bool:
        if value is None:
            return self.nullable
        if self.choices:
            return isinstance(value, str) and value in self.choices
        if self.kind == "switch":
            return isinstance(value, bool)
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def read(self, text: str) -> Any:
        """The value that a person typed, unchecked."""
        if self.nullable and text in ("", "none", "null", "random"):
            return None
        if self.kind == "switch":
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
                text, text
            )
        if self.kind == "number":
            return int(text) if text.removeprefix("-").isdecimal() else text
        return text


def first_leader() -> Option:
    """Which seat leads first: every game has this option, and asks it in its rulebook's words if it can."""
    return Option("first_leader", None, low=0, high=7, nullable=True)


def check_options(
    game: str, declared: Sequence[Option], given: Mapping[str, Any] | None, players: int
) -> dict[str, Any]:
    """All options with their values, the given ones checked and the others at their defaults."""
    given = dict(given or {})
    values: dict[str, Any] = {}
    for option in declared:
        value = given.pop(option.name, option.default)
        if not option.accepts(value):
            told = repr(value)[:MOST_TOLD]
            raise BadInput("option-value", game=game, name=option.name, value=told, **option.expected)
        values[option.name] = value
    if given:
        names = ", ".join(option.name for option in declared)
        unknown = repr(next(iter(given)))
        raise BadInput("no-such-option", game=game, name=unknown, options=names)
    leader = values.get("first_leader")
    if leader is not None and leader >= players:
        raise BadInput("first-leader", game=game, seat=leader, players=players, last=players - 1)
    return values
