"""Training: the games that are learned from, and the same weights from the same plan."""

from dataclasses import replace
from pathlib import Path

import pytest

import kotatsu
from kotatsu.bots.learned import read_learned
from kotatsu.bots.levels import strategy_of

np = pytest.importorskip("numpy")

from kotatsu.learning.__main__ import main  # noqa: E402
from kotatsu.learning.samples import Recorder, joined  # noqa: E402

ITADAKI = kotatsu.game("itadaki-sashiage")


def first_sight(state, seat, rng):  # type: ignore[no-untyped-def]
    return strategy_of(ITADAKI).rollout_move(state, seat, rng)


def test_what_is_noted_are_rows_between_tricks_and_what_came_of_them() -> None:
    setup = ITADAKI.setup(options={"rounds": 1})
    recorder = Recorder(ITADAKI, setup, strategy_of(ITADAKI))
    games = [recorder.play([first_sight] * 4, kotatsu.Rng(number)) for number in range(6)]
    samples = joined(games)
    most = 4 * setup.hand  # type: ignore[attr-defined]
    assert all(0 < len(game) < most for game in games)
    assert samples.rows.shape[0] == len(samples.rewards) == len(samples.games)
    assert samples.rewards.min() >= 0 and samples.rewards.max() <= 1
    assert len({row.tobytes() for row in samples.rows}) == len(samples.rows)


def test_only_the_learners_are_noted() -> None:
    setup = ITADAKI.setup(options={"rounds": 1})
    recorder = Recorder(ITADAKI, setup, strategy_of(ITADAKI))
    every = recorder.play([first_sight] * 4, kotatsu.Rng(3))
    one = recorder.play([first_sight] * 4, kotatsu.Rng(3), [2])
    assert 0 < len(one) <= len(every) // 4 + 1


def test_the_same_plan_gives_the_same_weights_and_they_are_those_of_torch() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'kotatsu[learning]'")
    from kotatsu.learning import training

    short = replace(training.plan_for(ITADAKI), options=[{"rounds": 1}])
    plan = replace(short, games=(4, 4), epochs=1, iterations=1, layers=(4, 3))
    said: list[str] = []
    once, again = training.train(plan, said.append), training.train(plan, lambda _: None)
    assert once.weights == again.weights and said
    assert [curve["generation"] for curve in once.made["curves"]] == [0, 1]
    other = training.train(replace(plan, seed="another"), lambda _: None)
    assert other.weights != once.weights

    setup = ITADAKI.setup()
    state = ITADAKI.new(seed="torch")
    rng = kotatsu.Rng(1)
    for _ in range(12):
        seat = state.deciders[0]
        state.play(seat, state.random_move(seat, rng))
    judge = once.judge(setup)
    assert judge is not None
    inputs, first, second = once.layers
    model = training._model(inputs, first, second)
    numbers = torch.tensor(list(once.numbers))
    at = 0
    for layer in (model[0], model[2], model[4]):
        size = layer.weight.numel()
        rows, columns = layer.weight.shape
        layer.weight.data = numbers[at : at + size].reshape(columns, rows).T.contiguous().float()
        layer.bias.data = numbers[at + size : at + size + rows].float()
        at += size + rows
    recorder = Recorder(ITADAKI, setup, strategy_of(ITADAKI))
    for seat in range(4):
        row = np.array(list(recorder._row(state, seat)), np.int64).view(np.int8)
        expected = torch.sigmoid(model(torch.from_numpy(row).float()))
        assert judge.chance(state, seat) == pytest.approx(float(expected), abs=1e-4)


def test_the_command_writes_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is not installed: pip install 'kotatsu[learning]'")
    path = tmp_path / "mine.net"
    small = ["--games", "4", "--iterations", "1", "--epochs", "1", "--seed", "small"]
    monkeypatch.setattr("sys.argv", ["learning", "itadaki-sashiage", "--out", str(path), *small])
    main()
    learned = read_learned(path)
    assert learned.made["seed"] == "small" and learned.made["curves"][0]["games"] == 4
    assert learned.hash[:12] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["cat-tower", "--players", "9"], "players"), (["goose-market"], "invalid choice")],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learning", *arguments])
    with pytest.raises(SystemExit):
        main()
    told = capsys.readouterr().err
    assert said in told or "torch" in told
