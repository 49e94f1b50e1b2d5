"""Editions: the numbers and pictures of a game as data that the owner of the box can correct.

An edition is a TOML file. Every value stands in a table of its own and says where it comes from:

    [plate.4]
    source = "rebuilt"            # or "printed"; "original" in a game that this project made up
    value = [6, 5, 5, 4, 4, 3, 3, 2]

A game lists its fields with a check for each; anything missing, unknown or out of range is refused with the
file, the key and what was expected.
"""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from kotatsu.core.causes import cause, cause_in_toml
from kotatsu.core.errors import BadInput, Phrase, Value

Check = Callable[[Any], Phrase | None]
"""Looks at a value; says what was expected instead, or None when all is well."""

SOURCES = ("printed", "rebuilt", "original")


@dataclass(frozen=True)
class Field:
    """One value of an edition: its dotted key and the check it must pass.

    The game's `box.en.ftl` says what it is, as `edition-KEY` with hyphens for dots; of a number at its end
    `$count` is made.
    """

    key: str
    check: Check

    @property
    def told(self) -> dict[str, Value]:
        """What it is: the code of words, and values for them."""
        name, _, last = self.key.rpartition(".")
        if last.isdecimal():
            return {"why": f"edition-{name.replace('.', '-')}", "count": int(last)}
        return {"why": f"edition-{self.key.replace('.', '-')}"}


@dataclass(frozen=True)
class Place:
    """Where an edition stands, for errors: the game, and a file or a part of a record."""

    game: str
    where: str

    def wrong(self, code: str, **values: Value) -> BadInput:
        return BadInput(code, game=self.game, where=self.where, **values)


@dataclass(frozen=True)
class Edition:
    """The validated data of a game. `values` is nested as in the file, without the sources."""

    name: str
    title: str
    values: Mapping[str, Any]
    sources: Mapping[str, str]
    hash: str
    built_in: bool

    @property
    def rebuilt(self) -> list[str]:
        """The keys whose values are rebuilt, not printed."""
        return [key for key, source in self.sources.items() if source == "rebuilt"]

    def reference(self) -> dict[str, Any]:
        """What a dump or record says of the edition: its name and hash, and its data unless we ship it."""
        reference: dict[str, Any] = {"name": self.name, "hash": self.hash}
        if not self.built_in:
            reference["data"] = self.as_data()
        return reference

    def as_data(self) -> dict[str, Any]:
        """The edition as the dictionary that its TOML file would give."""
        data: dict[str, Any] = {"name": self.name, "title": self.title}
        for key, source in self.sources.items():
            _put(data, key, {"source": source, "value": _at(self.values, key)})
        return data


def integer(low: int, high: int) -> Check:
    """A whole number in this range."""

    def check(value: Any) -> Phrase | None:
        fits = _is_int(value) and low <= value <= high
        return None if fits else Phrase("expected-number", low=low, high=high)

    return check


def integers(low: int, high: int, length: int | None = None) -> Check:
    """A list of whole numbers in this range, of this length if one is given."""

    def check(value: Any) -> Phrase | None:
        fits = isinstance(value, list) and all(_is_int(v) and low <= v <= high for v in value)
        if fits and value and length in (None, len(value)):
            return None
        if length is None:
            return Phrase("expected-numbers", low=low, high=high)
        return Phrase("expected-so-many-numbers", length=length, low=low, high=high)

    return check


Relations = Callable[[Mapping[str, Any]], Iterable[tuple[str, Phrase]]]
"""Looks at values that each passed their check; yields (key, what was expected) where they do not agree."""


def read_edition(path: Path, game: str, fields: Iterable[Field], relations: Relations) -> Edition:
    """Read and validate an edition file; `BadInput` says file, key and what was expected."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unreadable", path=path.name, reason=cause(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-not-text", path=path.name) from None
    return make_edition(read_toml(text, path.name), Place(game, path.name), fields, relations)


def read_toml(text: str, where: str) -> dict[str, Any]:
    """What a text in TOML holds; `BadInput` names it by `where`."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInput("file-too-deep", path=where) from None
    except ValueError as error:  # among them a number of thousands of digits
        reason, line = cause_in_toml(error, text)
        raise BadInput("file-not-toml", path=where, reason=reason[:200], line=line) from None


def make_edition(
    data: Any, place: Place, fields: Iterable[Field], relations: Relations, built_in: bool = False
) -> Edition:
    """Validate an edition given as a dictionary; `place` names it in errors."""
    fields = list(fields)
    for wrong in faults(data, place, fields, relations):
        raise wrong
    values = _values(data, fields)
    sources = {field.key: _at(data, field.key)["source"] for field in fields}
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return Edition(data["name"], data["title"], values, sources, sha256(text.encode()).hexdigest(), built_in)


def faults(data: Any, place: Place, fields: Iterable[Field], relations: Relations) -> list[BadInput]:
    """All that is wrong with an edition given as a dictionary; whether its values agree is looked at when
    there is nothing else."""
    if not isinstance(data, Mapping):
        return [place.wrong("edition-no-table", got=_got(data))]
    fields = list(fields)
    known = {field.key for field in fields}
    found = [
        place.wrong("edition-no-text", key=key, got=_got(data.get(key)))
        for key in ("name", "title")
        if not isinstance(data.get(key), str) or not data[key]
    ]
    found += [
        place.wrong("edition-unknown-key", key=key, keys=", ".join(sorted(known)))
        for key in _leaves(data)
        if key not in known and key not in ("name", "title")
    ]
    found += [wrong for field in fields if (wrong := _fault(data, place, field)) is not None]
    if found:
        return found
    values = _values(data, fields)
    return [_unexpected(place, key, expected, _at(values, key)) for key, expected in relations(values)]


def _fault(data: Mapping[str, Any], place: Place, field: Field) -> BadInput | None:
    """What is wrong with one value."""
    entry = _at(data, field.key)
    if not isinstance(entry, Mapping) or set(entry) != {"source", "value"}:
        return place.wrong("edition-no-value", key=field.key, **field.told)
    if entry["source"] not in SOURCES:
        return place.wrong("edition-no-source", key=field.key)
    expected = field.check(entry["value"])
    return _unexpected(place, field.key, expected, entry["value"]) if expected else None


def _values(data: Mapping[str, Any], fields: Iterable[Field]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field in fields:
        _put(values, field.key, _at(data, field.key)["value"])
    return values


def as_toml(edition: Edition) -> str:
    """An edition as a file that `--edition` takes."""
    lines = [f"name = {_toml(edition.name)}", f"title = {_toml(edition.title)}"]
    for key, source in edition.sources.items():
        value = _at(edition.values, key)
        lines += ["", f"[{key}]", f"source = {_toml(source)}", f"value = {_written(value)}"]
    return "\n".join(lines) + "\n"


def _written(value: Any) -> str:
    """A value; a list of lists or tables has a line for each."""
    if isinstance(value, list) and any(isinstance(inner, list | dict) for inner in value):
        return "\n".join(["[", *(f"    {_toml(inner)}," for inner in value), "]"])
    return _toml(value)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _unexpected(place: Place, key: str, expected: Phrase, value: Any) -> BadInput:
    return place.wrong("edition-value", key=key, why=expected.code, got=_got(value), **expected.values)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _got(value: Any) -> str:
    if value is None:
        return "missing"
    shown = json.dumps(value, default=str, ensure_ascii=False)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _at(data: Mapping[str, Any], key: str) -> Any:
    found: Any = data
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    return found


def _put(data: dict[str, Any], key: str, value: Any) -> None:
    *path, last = key.split(".")
    for part in path:
        data = data.setdefault(part, {})
    data[last] = value


def _leaves(data: Mapping[str, Any], prefix: str = "") -> Iterable[str]:
    """The dotted keys of all tables that hold a value, and of anything that is no table."""
    for name, entry in data.items():
        key = prefix + name
        if isinstance(entry, Mapping) and not ({"source", "value"} & set(entry)):
            yield from _leaves(entry, key + ".")
        else:
            yield key
