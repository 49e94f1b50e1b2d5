"""The options of a game: described once, for forms, `--help`, documentation and validation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.core.errors import BadInput


@dataclass(frozen=True)
class Option:
    """One choice a host makes. `choices` lists the words it takes; otherwise it is a number or a yes/no."""

    name: str
    default: Any
    help: str
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
    def expected(self) -> str:
        """What it takes, in words."""
        if self.choices:
            return ", ".join(self.choices[:-1]) + f" or {self.choices[-1]}"
        if self.kind == "switch":
            return "true or false"
        number = f"a whole number from {self.low} to {self.high}"
        return f"{number}, or nothing" if self.nullable else number

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


def first_leader(rulebook: str = "") -> Option:
    """Which seat leads first: every game has this option, and asks it in its rulebook's words if it can."""
    who = f"the seat of who {rulebook}" if rulebook else "the seat that leads first"
    help_text = f"{who}; drawn at random if not named"
    return Option("first_leader", None, help_text, low=0, high=7, nullable=True)


def check_options(
    game: str, declared: Sequence[Option], given: Mapping[str, Any] | None, players: int
) -> dict[str, Any]:
    """All options with their values, the given ones checked and the others at their defaults."""
    given = dict(given or {})
    values: dict[str, Any] = {}
    for option in declared:
        value = given.pop(option.name, option.default)
        if not option.accepts(value):
            raise BadInput(f"{game}: {option.name} cannot be {value!r}; expected {option.expected}.")
        values[option.name] = value
    if given:
        names = ", ".join(option.name for option in declared)
        raise BadInput(f"{game}: there is no option {next(iter(given))!r}; it has {names}.")
    leader = values.get("first_leader")
    if leader is not None and leader >= players:
        raise BadInput(
            f"{game}: first_leader cannot be {leader}; {players} players have seats 0 to {players - 1}."
        )
    return values
