"""Every example in a docstring runs."""

import doctest
import importlib
import pkgutil

import pytest

import kotatsu

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(kotatsu.__path__, "kotatsu.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", ["kotatsu", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0
