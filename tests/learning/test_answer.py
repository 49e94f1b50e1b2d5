"""The measure of what an answer to frozen tigers wins, at the size of a test."""

from pathlib import Path
from types import ModuleType

import pytest

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
    tiny = strength.Trained(rivals=1, games=20, iterations=2, deals=4)
    monkeypatch.setitem(strength.ANSWERED, "cookie-thief", tiny)
    found = strength.measure_answer("cookie-thief", 1.0)
    assert found["against"] == "tiger@1" and found["trained_games"] == 20
    assert 0 <= found["answer"]["times_even"] <= 4 and 0 <= found["tiger"]["times_even"] <= 4
    more = found["answer"]["times_even"] - found["tiger"]["times_even"]
    assert found["more_than_tiger"]["times_even"] == pytest.approx(more, abs=0.01)
    assert 0 <= found["foresees"]["learned"] <= 1
