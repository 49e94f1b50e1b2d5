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

from kotatsu.core.errors import BadInput

Check = Callable[[Any], str | None]
"""Looks at a value; says what was expected instead, or None when all is well."""

SOURCES = ("printed", "rebuilt", "original")


@dataclass(frozen=True)
class Field:
    """One value of an edition: its dotted key, the check it must pass, and what it is, for people."""

    key: str
    check: Check
    help: str


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

    def check(value: Any) -> str | None:
        return None if _is_int(value) and low <= value <= high else f"a whole number from {low} to {high}"

    return check


def integers(low: int, high: int, length: int | None = None) -> Check:
    """A list of whole numbers in this range, of this length if one is given."""
    many = "" if length is None else f"{length} "

    def check(value: Any) -> str | None:
        fits = isinstance(value, list) and all(_is_int(v) and low <= v <= high for v in value)
        if fits and value and length in (None, len(value)):
            return None
        return f"a list of {many}whole numbers from {low} to {high}"

    return check


Relations = Callable[[Mapping[str, Any]], Iterable[tuple[str, str]]]
"""Looks at values that each passed their check; yields (key, what was expected) where they do not agree."""


def read_edition(path: Path, fields: Iterable[Field], relations: Relations) -> Edition:
    """Read and validate an edition file; `BadInput` says file, key and what was expected."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path.name}: cannot be read ({_reason(error)}).") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path.name}: is not TOML: {error}.") from None
    except RecursionError:
        raise BadInput(f"{path.name}: is nested too deeply.") from None
    return make_edition(data, path.name, fields, relations)


def make_edition(
    data: Any, where: str, fields: Iterable[Field], relations: Relations, built_in: bool = False
) -> Edition:
    """Validate an edition given as a dictionary; `where` names it in errors."""
    if not isinstance(data, Mapping):
        raise BadInput(f"{where}: expected a table of values, {_got(data)}.")
    fields = list(fields)
    for key in ("name", "title"):
        if not isinstance(data.get(key), str) or not data[key]:
            raise BadInput(f"{where}, {key}: expected a text, {_got(data.get(key))}.")
    known = {field.key for field in fields}
    for key in _leaves(data):
        if key not in known and key not in ("name", "title"):
            raise BadInput(f"{where}, {key}: is not a key of this game; it has {', '.join(sorted(known))}.")
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for field in fields:
        entry = _at(data, field.key)
        if not isinstance(entry, Mapping) or set(entry) != {"source", "value"}:
            raise BadInput(f"{where}, {field.key}: expected a table with source and value ({field.help}).")
        if entry["source"] not in SOURCES:
            raise BadInput(f'{where}, {field.key}.source: expected "printed" or "rebuilt".')
        expected = field.check(entry["value"])
        if expected:
            raise BadInput(f"{where}, {field.key}.value: expected {expected}, {_got(entry['value'])}.")
        _put(values, field.key, entry["value"])
        sources[field.key] = entry["source"]
    for key, expected in relations(values):
        raise BadInput(f"{where}, {key}.value: expected {expected}, {_got(_at(values, key))}.")
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return Edition(data["name"], data["title"], values, sources, sha256(text.encode()).hexdigest(), built_in)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _got(value: Any) -> str:
    if value is None:
        return "but it is missing"
    shown = json.dumps(value, default=str, ensure_ascii=False)
    return f"got {shown if len(shown) <= 60 else shown[:57] + '...'}"


def _reason(error: Exception) -> str:
    return error.strerror or type(error).__name__ if isinstance(error, OSError) else "it is not UTF-8 text"


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
