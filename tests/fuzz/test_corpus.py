"""Bytes that led a fuzzer somewhere new, or to a fault that is mended: they still lead to nothing bad."""

from pathlib import Path

import pytest

from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
MOST = 100_000  # bytes in all: it is a memory, no archive


@pytest.mark.parametrize("target", TARGETS)
def test_whatever_the_bytes_nothing_comes_of_them_but_a_result_or_a_sentence(target: str) -> None:
    kept = sorted((CORPUS / target).iterdir())
    assert kept
    for data in [*seeds(target), *(path.read_bytes() for path in kept)]:
        TARGETS[target](data)


def test_the_corpus_is_small_and_every_part_of_it_has_a_target() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(TARGETS)
    assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) < MOST
