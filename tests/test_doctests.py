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


# What comes with an extra, and need not be here.
EXTRAS = {
    **dict.fromkeys(("numpy", "gymnasium", "pettingzoo"), "pip install 'kotatsu[envs]'"),
    "pyspiel": "pip install 'kotatsu[openspiel]'",
    "torch": "pip install 'kotatsu[learning]'",
}


@pytest.mark.parametrize("name", ["kotatsu", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in EXTRAS:
            raise
        pytest.skip(f"{missing.name} is not installed: {EXTRAS[missing.name]}")
    results = doctest.testmod(module)
    assert results.failed == 0
