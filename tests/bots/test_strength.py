"""How strong somebody is, on the bots' scale."""

import json
import math
from pathlib import Path
from random import Random

import pytest

from bench import anchors as bench_anchors
from kotatsu.bots.strength import ENOUGH, anchors, estimate, noted
from kotatsu.core.registry import games


def test_the_bots_numbers_are_those_that_were_measured() -> None:
    measured = bench_anchors.anchors(json.loads(bench_anchors.LADDER.read_text("utf-8")))
    assert json.loads(Path(bench_anchors.ANCHORS).read_text("utf-8")) == measured
    assert set(anchors()) == {game.name for game in games()}


@pytest.mark.parametrize("true", [-150.0, 0.0, 180.0])
def test_the_interval_holds_the_true_strength(true: float) -> None:
    """Of a hundred players of this strength, about 95."""
    rivals = {"kitten kitten": 120, "cat tiger": 120, "alley-cat": 60}
    levels, rng, held = anchors()["cat-tower"], Random(7), 0
    own = 10 ** (true / 400)
    for _ in range(100):
        met = []
        for others, games_of in rivals.items():
            weight = sum(10 ** (levels[level] / 400) for level in others.split())
            won = sum(rng.random() < own / (own + weight) for _ in range(games_of))
            met.append((others, games_of, float(won)))
        found = estimate("cat-tower", met)
        assert found is not None
        held += abs(found.rating - true) <= found.within
    assert held >= 88


def test_who_always_or_never_wins_has_a_strength_too() -> None:
    best, worst = estimate("cat-tower", [("tiger", 30, 30.0)]), estimate("cat-tower", [("kitten", 30, 0.0)])
    assert best is not None and worst is not None
    assert (best.word, best.level, worst.word, worst.level) == ("above", "tiger", "below", "kitten")
    assert math.isfinite(best.rating + best.within + worst.rating + worst.within)


def test_few_games_and_strangers_say_nothing() -> None:
    assert estimate("cat-tower", [("cat", ENOUGH - 1, 2.0)]) is None
    assert estimate("cat-tower", [("cat ?", 50, 20.0), ("lion", 50, 20.0)]) is None
    assert estimate("a-game-of-my-own", [("cat", 50, 20.0)]) is None
    assert noted(None) == "?"


def test_people_count_by_what_is_known_of_them() -> None:
    strong, weak = estimate("cat-tower", [("200", 100, 50.0)]), estimate("cat-tower", [("-200", 100, 50.0)])
    assert strong is not None and weak is not None
    assert round(strong.rating / 25) * 25 == 200 and noted(strong) == "200"
    assert weak.rating < -180
