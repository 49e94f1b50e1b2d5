"""The measure of what an answer to frozen tigers wins, at the size of a test."""

import json
from pathlib import Path
from types import ModuleType

import pytest

import kotatsu

pytest.importorskip("numpy")
BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    monkeypatch.syspath_prepend(str(BENCH.parent))
    from bench import strength

    return strength


def test_an_answer_is_measured_beside_a_tiger_on_the_same_deals(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny = strength.Trained(rivals=1, games=4, iterations=1, deals=4)
    few = strength.Table(3, iterations=1, deals=4, options={"rounds": 1})
    monkeypatch.setitem(strength.TABLES, "cookie-thief", few)
    monkeypatch.setitem(strength.ANSWERED, "cookie-thief", tiny)
    found = strength.measure_answer("cookie-thief", 1.0)
    assert found["against"] == "tiger@1" and found["trained_games"] == 4
    for hero, more in found["more_than_tiger"].items():
        assert 0 <= found[hero]["times_even"] <= 4
        difference = found[hero]["times_even"] - found["tiger"]["times_even"]
        assert more["times_even"] == pytest.approx(difference, abs=0.01)
    assert list(found["more_than_tiger"]) == ["in the tree", "to the end"]
    assert 0 <= found["foresees"]["learned"] <= 1


def test_there_is_a_result_for_every_game(strength: ModuleType) -> None:
    measures = json.loads(strength.RESULT.read_text("utf-8"))["measures"]
    for game in kotatsu.games():
        plan, found = strength.ANSWERED[game.name], measures[f"answer {game.name}"]
        assert found["against"] == f"tiger@{plan.rivals}"
        assert (found["iterations"], found["deals"]) == (plan.iterations, plan.deals)


def test_those_who_learned_are_measured_beside_those_who_did_not(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = strength.Table(3, iterations=1, deals=4, options={"rounds": 1})
    monkeypatch.setitem(strength.TABLES, "cookie-thief", few)
    tiny = strength.Trained(rivals=1, games=4, iterations=1, deals=4)
    monkeypatch.setitem(strength.ANSWERED, "cookie-thief", tiny)
    plan = strength.Compared(1, {"in the tree": 1, "to the end": 1}, 4)
    monkeypatch.setitem(strength.LEARNED, "cookie-thief", plan)
    found = strength.measure_learned("cookie-thief", 1.0)
    for way in plan.learned:
        assert 0 <= found[way]["times_even"] <= 1.5
        assert found[way]["iterations"] == 1
