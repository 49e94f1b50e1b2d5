"""What changed between two JSON documents, as a list of (path, value).

A change is [path, value]: put the value there; an index one past the end of a list appends. [path] alone
takes away what is there. Changes are applied in order.

>>> old = {"hand": ["B1", "B7"], "trick": {"led": "B"}, "over": False}
>>> new = {"hand": ["B1"], "trick": {}, "over": False, "turn": 2}
>>> changes(old, new)
[[['hand'], ['B1']], [['trick', 'led']], [['turn'], 2]]
>>> changed(old, changes(old, new)) == new
True
"""

import copy
from typing import Any, Final

Path = list[str | int]
Change = list[Any]
"""[path, value] or [path]."""

_NOTHING: Final = object()


def changes(old: Any, new: Any) -> list[Change]:
    """What must be done to `old` to make it `new`. What is the very same object in both has not changed.

    Each place of a document has one type besides null, so what is equal here is equal in JSON. Where a part
    of `new` is equal to that of `old`, it is replaced by it: the next comparison passes it by at once.
    """
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> bool:
    """Whether the two are equal; if not, what changed is found. `path` is where they stand; it is lent, so a
    change takes a copy."""
    if old is new:
        return True
    kind = type(new)
    if kind is dict and type(old) is dict:
        return _compare_objects(old, new, path, found)
    if type(old) is kind and old == new:
        return True
    if kind is list and type(old) is list and _grew(old, new):
        _compare_lists(old, new, path, found)
    else:
        found.append([path[:], new])
    return False


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]) -> bool:
    """Objects are not asked whether they are equal: most that are not the same have changed somewhere."""
    known, fresh = len(found), 0
    for key, value in new.items():
        before = old.get(key, _NOTHING)
        if before is value:
            continue
        if before is _NOTHING:
            found.append([[*path, key], value])
            fresh += 1
            continue
        path.append(key)
        if _compare(before, value, path, found):
            new[key] = before
        path.pop()
    if len(old) > len(new) - fresh:  # something is not there any more
        for key in old:
            if key not in new:
                found.append([[*path, key]])
    return len(found) == known


def _compare_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    place = 0
    for before in old:
        value = new[place]
        if before is not value:
            path.append(place)
            if _compare(before, value, path, found):
                new[place] = before
            path.pop()
        place += 1
    for value in new[place:]:
        found.append([[*path, place], value])
        place += 1


def _grew(old: list[Any], new: list[Any]) -> bool:
    """Whether to compare lists place by place: of equal length, or longer at the end and nowhere else."""
    return len(old) == len(new) or (0 < len(old) < len(new) and new[: len(old)] == old)


def share(new: dict[str, Any], other: dict[str, Any]) -> bool:
    """Let a document that is told to one have the very parts of what is told to another where they are equal;
    whether all of it is. Then memory holds them once, and what has not changed for one has not for both.

    >>> ann, ben = {"pile": [1, 2], "hand": ["B1"]}, {"pile": [1, 2], "hand": ["B7"]}
    >>> share(ben, ann), ben["pile"] is ann["pile"], ben["hand"]
    (False, True, ['B7'])
    """
    same = len(new) == len(other)
    for key, value in new.items():
        there = other.get(key, _NOTHING)
        if there is value:
            continue
        kind = type(value)
        if type(there) is not kind:
            same = False
        elif share(value, there) if kind is dict else value == there:
            new[key] = there
        else:
            same = False
    return same


def changed(document: Any, steps: list[Change]) -> Any:
    """A copy of the document with these changes."""
    top = [copy.deepcopy(document)]
    for step in steps:
        place: Any = top
        keys: Path = [0, *step[0]]
        for key in keys[:-1]:
            place = place[key]
        last: Any = keys[-1]
        if len(step) == 1:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(step[1])
        else:
            place[last] = step[1]
    return top[0]
