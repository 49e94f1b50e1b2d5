"""Editions that people made: checked by the engine, and fit to be shown to others."""

import json
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.core.editions import Edition
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.table.description import shipped
from kotatsu.table.plain_text import clean_name, one_line
from kotatsu.table.refusals import Refused

MOST_BYTES = 12_000
"""Of the values of an edition, written as JSON. Ours have 200 to 1,400."""
MOST_LETTERS = 40
_PLAIN = re.compile(r"[\w .*+-]*")
"""Texts in values, such as the name of a colour, go into pages: no signs that mean something there."""


HOUSE = "house"
"""The name of all of them; what somebody called one is its title."""


def called(game: Game, data: Mapping[str, Any] | None) -> str | None:
    """What people call the edition of a table or record, given as data: its title, or the code of what a box
    says of another one that comes with the game. None if it is the usual one, though perhaps an earlier."""
    if data is None or data.get("name") == game.default_edition.name:
        return None
    if data.get("name") in [edition.name for edition in game.editions]:
        return f"edition-called-{data['name']}"
    return one_line(str(data["title"]))[:MOST_LETTERS]


def title_of(data: Any) -> str:
    """The title of an edition, given as data; empty if it has none."""
    title = data.get("title") if isinstance(data, Mapping) else None
    return one_line(title)[:MOST_LETTERS] if isinstance(title, str) else ""


def file_of(data: Any) -> str:
    """What errors call an edition: its title, as a file."""
    return f"{title_of(data) or 'edition'}.toml"


def house_faults(game: Game, data: Any) -> list[KotatsuError]:
    """All that is wrong with an edition that somebody made; what concerns one value names it as `key`."""
    where = file_of(data)
    try:
        size = len(json.dumps(data, default=str))
        if size > 2 * MOST_BYTES:  # with its sources; more is not worth looking at
            return [_wrong("edition-too-big", game, where, size=size, most=MOST_BYTES)]
        named = _named(data)
        found: list[KotatsuError] = list(game.edition_faults(named, where))
    except RecursionError:
        return [BadInput("file-too-deep", path=where)]
    if isinstance(data, Mapping) and isinstance(data.get("title"), str):
        found = [*_title_fault(data["title"]), *(one for one in found if one.values.get("key") != "title")]
    return found or _unfit_to_show(game, named, where)


def house_edition(game: Game, data: Any) -> Edition | None:
    """An edition that somebody made, under a name that others may be shown; None if it is the game's own.
    `BadInput` or `Refused` says what is wrong with it."""
    for wrong in house_faults(game, data):
        raise wrong
    named = {**_named(data), "title": clean_name(data["title"])}
    edition = game.make_edition(named, file_of(data))
    return None if edition.hash == game.default_edition.hash else edition


def wanted_edition(game: str, made: Mapping[str, Any] | None, name: str | None) -> Mapping[str, Any] | None:
    """What a table is described with: an edition that somebody made, or by its name one of the game's."""
    return shipped(game, name) if made is None else house_data(game, made)


def house_data(game: str, data: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The same for a table that somebody describes."""
    edition = None if data is None else house_edition(find_game(game), data)
    return None if edition is None else edition.as_data()


def _named(data: Any) -> Any:
    """What is no table is left for the engine to complain about."""
    return {**data, "name": HOUSE} if isinstance(data, Mapping) else data


def _title_fault(title: str) -> list[KotatsuError]:
    try:
        clean_name(title)
    except Refused as refused:
        refused.values["key"] = "title"
        return [refused]
    return []


def _unfit_to_show(game: Game, data: Mapping[str, Any], where: str) -> list[KotatsuError]:
    """What the rules would take, but others should not be sent."""
    edition = game.make_edition(data, where)
    size = len(json.dumps(edition.values))
    if size > MOST_BYTES:
        return [_wrong("edition-too-big", game, where, size=size, most=MOST_BYTES)]
    return [
        _wrong("edition-text", game, where, key=field.key, most=MOST_LETTERS)
        for field in game.fields
        if not all(
            len(text) <= MOST_LETTERS and _PLAIN.fullmatch(text) for text in _texts(_at(edition, field.key))
        )
    ]


def _is_plain(text: str) -> bool:
    return len(text) <= MOST_LETTERS and _PLAIN.fullmatch(text) is not None


def _wrong(code: str, game: Game, where: str, **values: str | int) -> BadInput:
    return BadInput(code, game=game.name, where=where, **values)


def _at(edition: Edition, key: str) -> Any:
    found: Any = edition.values
    for part in key.split("."):
        found = found[part]
    return found


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    return [text for inner in value for text in _texts(inner)] if isinstance(value, list) else []
