"""What was learned: the network is what its weights say, and judges only what it was made for."""

import math
import runpy
import struct
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kotatsu
from kotatsu.bots import Searcher, levels, make_bot
from kotatsu.bots.learned import Learned, inputs_of, judge_for, observer_of, read_learned, words_of
from kotatsu.bots.levels import strategy_of
from kotatsu.bots.search import Search
from kotatsu.core.errors import Misuse
from kotatsu.core.network import Network, weights_of
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Beliefs

ITADAKI = kotatsu.game("itadaki-sashiage")


def learned_by_chance(setup: Setup, seed: int = 1) -> Learned:
    """A network for these tables whose weights mean nothing."""
    observer = observer_of(kotatsu.game(setup.game), setup)
    assert observer is not None
    layers = (inputs_of(observer), 8, 6)
    rng = Random(seed)
    weights = [rng.uniform(-0.2, 0.3) for _ in range(weights_of(*layers))]
    return Learned(
        setup.game,
        int(setup.players),
        setup.edition["hash"],
        setup.rules_version,
        observer.version,
        words_of(setup),
        layers,
        struct.pack(f"<{len(weights)}e", *weights),
        {"seed": str(seed)},
    )


def after(moves: int, seed: str = "learned") -> State:
    state = ITADAKI.new(seed=seed)
    rng = kotatsu.Rng(seed)
    for _ in range(moves):
        seat = state.deciders[0]
        state.play(seat, state.random_move(seat, rng))
    return state


def test_a_network_is_what_its_weights_say() -> None:
    rng = Random(1)
    inputs, first, second = 24, 5, 3
    numbers = [rng.uniform(-1, 1) for _ in range(weights_of(inputs, first, second))]
    network = Network(inputs, first, second, vec[float](numbers))
    for _ in range(20):
        row = [rng.choice([0, 0, 0, 1, 1, 2, 127, -1, -128]) for _ in range(inputs)]
        words = struct.unpack("<3q", struct.pack("24b", *row))
        rest = iter(numbers)
        one = [[next(rest) for _ in range(first)] for _ in range(inputs)]
        units = [sum(x * line[j] for x, line in zip(row, one, strict=True)) for j in range(first)]
        units = [max(0.0, unit + next(rest)) for unit in units]
        two = [[next(rest) for _ in range(second)] for _ in range(first)]
        later = [sum(x * line[j] for x, line in zip(units, two, strict=True)) for j in range(second)]
        later = [max(0.0, unit + next(rest)) for unit in later]
        total = sum(unit * next(rest) for unit in later) + next(rest)
        expected = 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
        assert network.chance(vec[i64](words)) == pytest.approx(expected)


def test_a_network_has_as_many_weights_as_its_layers() -> None:
    with pytest.raises(ValueError, match="weights"):
        Network(8, 2, 2, vec[float]([0.0] * 5))


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    learned = learned_by_chance(ITADAKI.setup())
    path = tmp_path / "some.net"
    learned.write(path)
    assert read_learned(path) == learned


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    learned_by_chance(ITADAKI.setup()).write(path)
    whole = path.read_bytes()
    for changed in (whole[:-2], whole[:-1] + bytes([whole[-1] ^ 1]), b"", b"{}\n", whole[1:]):
        path.write_bytes(changed)
        with pytest.raises(Misuse):
            read_learned(path)


def test_it_judges_only_tables_that_it_was_made_for() -> None:
    setup = ITADAKI.setup()
    learned = learned_by_chance(setup)
    assert learned.judge(setup) is not None
    assert learned.judge(ITADAKI.setup(options={"rounds": 1})) is not None  # a row tells that
    assert learned.judge(ITADAKI.setup(3)) is None
    assert replace(learned, edition="another").judge(setup) is None
    assert replace(learned, observation=99).judge(setup) is None
    assert replace(learned, rules_version=99).judge(setup) is None
    tower = kotatsu.game("tower-of-pancakes")
    of_tower = learned_by_chance(tower.setup())
    assert of_tower.judge(tower.setup()) is not None
    assert of_tower.judge(tower.setup(options={"mode": "mystery"})) is None


def test_a_table_with_an_edition_of_its_own_is_played_out() -> None:
    data = ITADAKI.default_edition.as_data()
    data["hand"]["4"]["value"] = 12
    setup = ITADAKI.setup(edition=ITADAKI.make_edition(data))
    assert judge_for(setup) is None
    state = setup.deal(kotatsu.Rng(1))
    seat = state.deciders[0]
    view = state.view(seat)
    assert make_bot("tiger@4", ITADAKI).choose(
        view, view.legal_moves(seat), kotatsu.Rng(1)
    ) in view.legal_moves(seat)


def test_a_judge_looks_at_nothing_but_what_its_seat_knows() -> None:
    for moves in (9, 20, 31):
        state = after(moves)
        judge = learned_by_chance(state.setup).judge(state.setup)
        assert judge is not None
        said = [judge.chance(state, seat) for seat in range(4)]
        assert len(set(said)) > 1
        for seat, chance in enumerate(said):
            view = state.view(seat)
            assert judge.chance(view, seat) == chance
            assert judge.chance(view.imagine(kotatsu.Rng(moves)), seat) == chance


def test_a_search_asks_the_judge_between_tricks() -> None:
    """One that always says the same makes all moves alike, as long as the round is not over within reach."""
    state = after(20)
    learned = learned_by_chance(state.setup)
    same = replace(learned, weights=bytes(len(learned.weights)))
    seat = state.deciders[0]
    view = state.view(seat)
    search = Search(view, strategy_of(ITADAKI), kotatsu.Rng(1), judge=same.judge(view.setup))
    search.run(60)
    root = search.root()
    assert root is not None and root.visits == 60
    assert all(edge.total == pytest.approx(0.5 * edge.visits) for edge in root.edges)
    plain = Search(view, strategy_of(ITADAKI), kotatsu.Rng(1))
    plain.run(60)
    found = plain.root()
    assert found is not None and any(edge.total != 0.5 * edge.visits for edge in found.edges)


def test_a_whole_game_is_played_with_a_judge() -> None:
    state = ITADAKI.new(seed="whole", options={"rounds": 1})
    bot = Searcher(strategy_of(ITADAKI), 3, judge=learned_by_chance(state.setup).judge)
    rng = kotatsu.Rng(1)
    while not state.over:
        seat = state.deciders[0]
        view = state.view(seat)
        state.play(seat, bot.choose(view, view.legal_moves(seat), rng))
    assert state.winners


def test_stages_never_fall() -> None:
    for game in kotatsu.games():
        strategy = strategy_of(game)
        state = game.new(seed="stages")
        rng = kotatsu.Rng(1)
        stages = [strategy.stage(state)]
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, state.random_move(seat, rng))
            if not state.over:
                assert strategy.stage(state) == strategy.stage(state.view(0))
                stages.append(strategy.stage(state))
        assert stages == sorted(stages), game.name


def test_a_measured_bot_may_leave_out_what_was_learned_and_what_it_infers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Setup] = []

    def judge(setup: Setup) -> None:
        asked.append(setup)

    monkeypatch.setattr(levels, "judge_for", judge)
    for level, asks in (("tiger@2", 1), ("tiger@2~", 1), ("tiger@2^", 0), ("tiger@2~^", 0), ("cat@2", 0)):
        asked.clear()
        state = after(8)
        seat = state.deciders[0]
        view = state.view(seat)
        make_bot(level, ITADAKI).choose(view, view.legal_moves(seat), kotatsu.Rng(1))
        assert len(asked) == asks, level


def test_a_search_takes_the_worlds_that_it_is_given() -> None:
    state = after(20)
    seat = state.deciders[0]
    view = state.view(seat)
    drawn = []

    class Known(Beliefs):
        def draw(self, rng: kotatsu.Rng) -> State:
            drawn.append(rng)
            return state.clone()

    search = Search(view, strategy_of(ITADAKI), kotatsu.Rng(1), beliefs=Known(view))
    search.run(5)
    assert len(drawn) == 5


def test_the_example_is_a_bot_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.net"
    learned_by_chance(ITADAKI.setup()).write(path)
    program = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "learned_bot.py"))
    program["make_bot"].__globals__["ITERATIONS"] = 2
    monkeypatch.setenv("KOTATSU_NETWORK", str(path))
    for game in (ITADAKI, kotatsu.game("trico-roof")):  # the network is of no use for the other
        state = game.new(seed="example")
        seat = state.deciders[0]
        view = state.view(seat)
        moves = view.legal_moves(seat)
        assert program["make_bot"](game).choose(view, moves, kotatsu.Rng(1)) in moves
    program["main"](str(path))
    assert "of 1 against greedy bots" in capsys.readouterr().out
