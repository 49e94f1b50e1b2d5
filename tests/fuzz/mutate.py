"""Changes to bytes that keep most of their shape: one place of a JSON or TOML value becomes something
else."""

import copy
import json
import tomllib
from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.server.nonsense import ODD

MORE_ODD = [
    *ODD,
    "\ud800",
    "\u3164",
    "é" * 30,
    -(2**63),
    2**31,
    2**53 + 1,
    0,
    1,
    "?",
    "timeout",
    float("nan"),
    False,
]
Places = list[tuple[Any, Any]]


def places(value: Any) -> Places:
    """Every place in a value, as what holds it and under which key; the outer ones first."""
    found: Places = []
    waiting = deque([value])
    while waiting:
        part = waiting.popleft()
        keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            found.append((part, key))
            waiting.append(part[key])
    return found


def changed(value: Any, rng: Random) -> Any:
    """The same but for one place, rather an outer one: a record has many moves and one seed."""
    value = copy.deepcopy(value)
    found = places(value)
    if not found:
        return rng.choice(MORE_ODD)
    part, key = found[int(len(found) * rng.random() ** 3)]
    match rng.randrange(6):
        case 0:
            part[key] = rng.choice(MORE_ODD)
        case 1:
            del part[key]
        case 2:
            other, other_key = rng.choice(found)
            part[key] = copy.deepcopy(other[other_key])
        case 3 if isinstance(part, list):
            part.insert(rng.randrange(len(part) + 1), copy.deepcopy(part[key]))
        case 4 if isinstance(part[key], int):
            part[key] = part[key] + rng.choice((-1, 1))
        case _:
            part[key] = _another(part[key], rng)
    return value


def _another(value: Any, rng: Random) -> Any:
    """Of the same kind."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return rng.randrange(12)
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return value[:at] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xFFFF)))) + value[at + 1 :]
    return type(value)()


def json_bytes(data: bytes, rng: Random) -> bytes:
    text = json.dumps(changed(json.loads(data), rng))
    if rng.random() < 0.02:
        text = text.replace("1", rng.choice(("[", '{"a":')) * rng.choice((100, 1500)), 1)
    return text.encode()


def lines_of_json(data: bytes, rng: Random) -> bytes:
    """One message among those of the target `messages`, or their order."""
    head, lines = data[:2], data[2:].split(b"\n")
    at = rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines.insert(rng.randrange(len(lines) + 1), lines[at])
        case 1:
            lines[at] = bytes([rng.choice(b"defg")]) + lines[at][1:]
        case _:
            lines[at] = lines[at][:1] + json_bytes(lines[at][1:], rng)
    return head + b"\n".join(lines)


def request(data: bytes, rng: Random) -> bytes:
    head, empty, body = data.partition(b"\n\n")
    return head + empty + json_bytes(body, rng)


def toml_bytes(data: bytes, rng: Random) -> bytes:
    values = changed(tomllib.loads(data.decode()), rng)
    if not isinstance(values, dict):
        return b""
    text = as_toml(values)
    if rng.random() < 0.02:
        text = text.replace("1", "[" * rng.choice((100, 3000)), 1)
    return data.partition(b"\n")[0] + b"\n" + text.encode("utf-8", "replace")


def as_toml(values: Mapping[str, Any], path: str = "") -> str:
    """Roughly: what has no form there is left to be refused."""
    plain = {key: value for key, value in values.items() if not isinstance(value, Mapping)}
    text = f"[{path}]\n" * bool(path) + "".join(f"{_key(key)} = {_value(v)}\n" for key, v in plain.items())
    for key, value in values.items():
        if isinstance(value, Mapping):
            text += as_toml(value, f"{path}.{_key(key)}".lstrip("."))
    return text


def _key(key: str) -> str:
    return key if key.isidentifier() or key.isdecimal() else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


MUTATE: dict[str, Callable[[bytes, Random], bytes]] = {
    "messages": lines_of_json,
    "records": json_bytes,
    "editions": toml_bytes,
    "requests": request,
}
"""By target."""
