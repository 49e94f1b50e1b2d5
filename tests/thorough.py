"""What the usual run leaves out, because others like it tell nearly as much: `check.py --all` runs it too."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

thorough = pytest.mark.thorough


def one_of(
    count: int, name: str, values: Iterable[Any], ids: Callable[[Any], str] | None = None
) -> pytest.MarkDecorator:
    """A parameter of a test, of whose values the usual run takes each `count`-th."""
    params = [
        value if place % count == 0 else pytest.param(value, marks=thorough)
        for place, value in enumerate(values)
    ]
    return pytest.mark.parametrize(name, params, ids=ids)
