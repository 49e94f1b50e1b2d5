"""Chance: published test vectors, unbiased draws, independence of clones."""

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kotatsu import BadInput, Rng, Scripted, Sealed
from kotatsu.core.chance import Chance, ScriptOver, load_chance, new_seed

# Published in docs/shuffle.md: anybody's implementation must give these.
BLOCK_0_OF_KOTATSU = "e82ab158d87237ba9f1ba42f3954ae8bd228e6c3db222d170e9c4b72268679e5"
DICE_OF_KOTATSU = [3, 5, 2, 2, 4, 4, 3, 4, 4, 6, 6, 1]
# fmt: off
DECK_OF_KOTATSU = [
    23, 11, 29, 5, 20, 16, 2, 18, 8, 25, 27, 0, 13, 4, 14, 30,
    6, 28, 3, 17, 31, 22, 9, 21, 26, 10, 12, 19, 15, 7, 1, 24,
]
# fmt: on


def test_published_vectors() -> None:
    assert hashlib.sha256(b"kotatsu:0").hexdigest() == BLOCK_0_OF_KOTATSU
    chance = Sealed("kotatsu")
    assert [int(chance.below(6)) + 1 for _ in range(12)] == DICE_OF_KOTATSU
    assert shuffled(Sealed("kotatsu"), 32) == DECK_OF_KOTATSU


def shuffled(chance: Chance, count: int) -> list[int]:
    items = vec[i64](list(range(count)))
    chance.shuffle(items)
    return [int(item) for item in items]


def by_hand(seed: str, sizes: list[int]) -> list[int]:
    """The sealed stream again, in another style: the ten lines of the documentation."""
    words = (
        int.from_bytes(hashlib.sha256(f"{seed}:{k}".encode()).digest()[i : i + 4], "big")
        for k in range(10**6)
        for i in range(0, 32, 4)
    )
    draws = []
    for n in sizes:
        word = next(w for w in words if w < 2**32 - 2**32 % n)
        draws.append(word % n)
    return draws


def test_sealed_draws_are_those_of_the_documentation() -> None:
    for seed in ("kotatsu", "日本語", "x" * 64):
        sizes = [6, 2, 52, 1, 1000, 2**31 - 1, 3] * 9
        chance = Sealed(seed)
        assert [int(chance.below(n)) for n in sizes] == by_hand(seed, sizes)


def test_sealed_shuffle_is_fisher_yates_from_the_end() -> None:
    items = list(range(32))
    draws = by_hand("kotatsu", [i + 1 for i in range(31, 0, -1)])
    for i, j in zip(range(31, 0, -1), draws, strict=True):
        items[i], items[j] = items[j], items[i]
    assert shuffled(Sealed("kotatsu"), 32) == items


def test_a_word_that_would_favour_a_result_is_thrown_away() -> None:
    """Below 3 * 2**30 a quarter of all words is refused; both streams must skip the same ones."""
    n = 3 * 2**30 // 2
    chance = Sealed("reject")
    draws = [int(chance.below(n)) for _ in range(200)]
    assert draws == by_hand("reject", [n] * 200)
    assert int(chance.position) > 200
    assert int(chance.drawn) == 200


@pytest.mark.parametrize("chance", [Sealed("even"), Rng("even")], ids=["sealed", "fast"])
def test_draws_are_even(chance: Chance) -> None:
    for n in (2, 3, 7, 10):
        found = Counter(int(chance.below(n)) for _ in range(7000))
        assert sorted(found) == list(range(n))
        expected = 7000 / n
        assert sum((count - expected) ** 2 / expected for count in found.values()) < n + 6 * (2 * n) ** 0.5


@pytest.mark.parametrize("chance", [Sealed("orders"), Rng("orders")], ids=["sealed", "fast"])
def test_every_order_of_a_shuffle_is_equally_likely(chance: Chance) -> None:
    found = Counter(tuple(shuffled(chance, 4)) for _ in range(7200))
    assert len(found) == 24
    assert sum((count - 300) ** 2 / 300 for count in found.values()) < 23 + 6 * 46**0.5


def test_fast_draws_below_large_numbers_reject_too() -> None:
    rng = Rng(3)
    n = 3 * 2**30 // 2
    assert all(0 <= int(rng.below(n)) < n for _ in range(500))


@pytest.mark.parametrize("chance", [Sealed("s"), Rng(4), Scripted([1, 2, 0, 3, 4, 4, 1, 0])])
def test_clones_and_dumps_go_on_with_the_same_draws(chance: Chance) -> None:
    first = [int(chance.below(5)) for _ in range(3)]
    clone = chance.clone()
    loaded = load_chance(chance.dump())
    rest = [int(chance.below(5)) for _ in range(5)]
    assert [int(clone.below(5)) for _ in range(5)] == rest
    assert [int(loaded.below(5)) for _ in range(5)] == rest
    assert int(loaded.drawn) == int(chance.drawn) == 8
    assert len(first) == 3


def test_a_fork_is_a_stream_of_its_own() -> None:
    rng = Rng(9)
    fork = rng.fork()
    assert [int(rng.below(1000)) for _ in range(20)] != [int(fork.below(1000)) for _ in range(20)]


def test_scripts_answer_and_end() -> None:
    chance = Scripted([2, 0])
    assert [int(chance.below(3)), int(chance.below(1))] == [2, 0]
    with pytest.raises(ScriptOver) as error:
        chance.below(6)
    assert error.value.n == 6
    with pytest.raises(BadInput, match="must be below 3"):
        Scripted([3]).below(3)


def test_seeds_are_checked_and_new_ones_differ() -> None:
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32
    for bad in ("", "x" * 201, "\ud800"):
        with pytest.raises(BadInput, match="seed"):
            Sealed(bad)


@pytest.mark.parametrize(
    "data", [{}, {"kind": "dice"}, {"kind": "sealed"}, {"kind": "fast", "words": [1], "drawn": 0}]
)
def test_a_damaged_dump_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        load_chance(data)


def test_the_program_in_the_documentation_gives_the_same_draws() -> None:
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], program)
    stream = program["words"]("the page")
    items = list(range(52))
    program["shuffle"](stream, items)
    chance = Sealed("the page")
    assert shuffled(chance, 52) == items
    assert int(chance.below(10)) == program["below"](stream, 10)
    for line in (
        BLOCK_0_OF_KOTATSU,
        " ".join(map(str, DICE_OF_KOTATSU)),
        " ".join(map(str, DECK_OF_KOTATSU)),
    ):
        assert line in page
