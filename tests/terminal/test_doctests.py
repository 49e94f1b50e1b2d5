"""The examples in docstrings hold."""

import doctest
from importlib import import_module

import pytest

MODULES = ("core.canvas", "core.texts", "terminal.styles", "terminal.doctor", "terminal.narrator")
MODULES += (
    "terminal.keyboard",
    "terminal.online.address",
    "terminal.online.changes",
    "terminal.online.lobby",
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(import_module(f"kotatsu.{name}"))
    assert result.attempted
    assert not result.failed
