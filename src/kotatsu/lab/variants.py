"""Variants of a table: other options, another edition, or single numbers of an edition changed.

A variant is typed as parts with commas between them: the path of a TOML file, `mode=mystery` for an option,
`score.in_hand=-3` for a number of the edition, `plate.4.1=7` for the first number of a list, `plate.4.1-3=7`
for its first three. `as-is` changes nothing.
"""

import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from kotatsu.core.editions import Edition
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.lab.plan import Plan

AS_IS = "as-is"


def edition_of(plan: Plan) -> Edition:
    game = find_game(plan.game)
    return game.default_edition if plan.edition is None else game.make_edition(plan.edition)


def numbers_of(game: Game, edition: Edition) -> dict[str, int]:
    """Every number of an edition by its path: its key, and places in lists from 1."""
    found: dict[str, int] = {}
    for field in game.fields:
        value: Any = edition.values
        for part in field.key.split("."):
            value = value[part]
        _collect(field.key, value, found)
    return found


def _collect(path: str, value: Any, found: dict[str, int]) -> None:
    if isinstance(value, list):
        for place, inner in enumerate(value, 1):
            _collect(f"{path}.{place}", inner, found)
    elif isinstance(value, dict):
        for name, inner in value.items():
            _collect(f"{path}.{name}", inner, found)
    elif isinstance(value, int) and not isinstance(value, bool):
        found[path] = value


def spread(path: str) -> list[str]:
    """The paths that one with a stretch of places means.

    >>> spread("residents.1-3.points")
    ['residents.1.points', 'residents.2.points', 'residents.3.points']
    """
    found = re.search(r"\.(\d+)-(\d+)(?=\.|$)", path)
    if found is None:
        return [path]
    places = range(int(found[1]), int(found[2]) + 1)
    return [
        one for place in places for one in spread(f"{path[: found.start()]}.{place}{path[found.end() :]}")
    ]


def with_numbers(game: Game, edition: Edition, numbers: Mapping[str, int]) -> Edition:
    """The edition with other numbers at these paths; `BadInput` when they are none or do not fit."""
    known = numbers_of(game, edition)
    data = deepcopy(edition.as_data())
    changes = {one: number for path, number in numbers.items() for one in spread(path) or [path]}
    for path, number in changes.items():
        if path not in known:
            raise BadInput("lab-no-number", game=game.name, path=path)
        _put(data, path, number)
    if changes != {path: known[path] for path in changes}:
        data["name"], data["title"] = f"{edition.name}-lab", f"{edition.title} *"
    return game.make_edition(data)


def _put(data: dict[str, Any], path: str, number: int) -> None:
    place: Any = data
    *steps, last = path.split(".")
    for step in steps:
        place = _inside(place)
        place = place[int(step) - 1] if isinstance(place, list) else place[step]
    place = _inside(place)
    if isinstance(place, list):
        place[int(last) - 1] = number
    elif isinstance(place[last], dict):
        place[last]["value"] = number
    else:
        place[last] = number


def _inside(place: Any) -> Any:
    return place["value"] if isinstance(place, dict) and set(place) == {"source", "value"} else place


def changed(plan: Plan, numbers: Mapping[str, int]) -> Plan:
    """The plan with other numbers in its edition."""
    edition = with_numbers(find_game(plan.game), edition_of(plan), numbers)
    return replace(plan, edition=edition.as_data())


def read_variant(plan: Plan, typed: str) -> Plan:
    """The plan as this variant has it, checked."""
    game = find_game(plan.game)
    numbers: dict[str, int] = {}
    for part in typed.split(","):
        name, equals, value = part.strip().partition("=")
        option = next((option for option in game.options if option.name == name), None)
        if part.strip() == AS_IS:
            continue
        if not equals:
            plan = replace(plan, edition=game.edition(Path(name)).as_data())
        elif option is not None:
            plan = replace(plan, options={**plan.options, name: option.read(value)})
        elif not value.lstrip("-").isdecimal():
            raise BadInput("lab-no-number-value", part=repr(part))
        else:
            numbers[name] = int(value)
    plan = changed(plan, numbers) if numbers else plan
    plan.check()
    return plan
