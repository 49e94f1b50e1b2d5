"""The search: the same for the same rng, legal on any budget, and blind to what its seat may not know."""

from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.bots import LEVELS, Searcher, advise, make_bot, thinking
from kotatsu.bots.search import Search
from kotatsu.core.game import Game
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy
from tests.conformance.tables import Table, all_tables, as_bytes, random_steps
from tests.conformance.test_hidden import hidden_of
from tests.thorough import one_of

TABLES = all_tables()
every_table = one_of(3, "table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)


def strategy_of(game: Game) -> Any:
    return game.module("strategy").strategy


def some_views(table: Table, seed: str, every: int) -> list[tuple[State, int]]:
    """Views of deciders that have a choice, all along a random game."""
    state = table.new(seed)
    found = []
    for number, (seat, move) in enumerate(random_steps(state, Random(seed))):
        if number % every == 0 and len(state.legal_moves(seat)) > 1:
            found.append((state.view(seat), seat))
        state.play(seat, move)
    return found


@every_table
def test_what_a_tiger_believes_fits_what_it_sees(table: Table) -> None:
    for view, seat in some_views(table, "beliefs", every=5):
        beliefs = strategy_of(table.game).beliefs(view)
        rng = kotatsu.Rng(1)
        for _ in range(20):
            assert as_bytes(beliefs.draw(rng).view(seat).dump()) == as_bytes(view.dump())


@every_table
def test_equal_views_give_equal_moves_whatever_is_hidden(table: Table) -> None:
    """Re-deal all that a seat cannot see under every kind of bot: it chooses the same for the same rng."""
    rng = Random("redeal")
    state = table.new("redeal")
    witness = hidden_of(table).Witness()
    witness.start(state)
    compared = 0
    for number, (seat, move) in enumerate(random_steps(state, rng)):
        text = state.text(seat, move)
        changed = witness.redeal(state.dump(), seat, (seat, text), rng) if number % 9 == 0 else None
        if changed is not None:
            other = table.game.load(changed)
            assert as_bytes(other.dump()) != as_bytes(state.dump())
            for level in ("random", "greedy", "kitten", "tiger@4"):
                first, second = (
                    make_bot(level, table.game).choose(view, view.legal_moves(seat), kotatsu.Rng(number))
                    for view in (state.view(seat), other.view(seat))
                )
                assert first == second, (level, state.text(seat, first), state.text(seat, second))
            compared += 1
        state.play(seat, move)
        witness.watch(state, seat, text)
    assert compared > 0 or not hidden_from_deciders(table)


def hidden_from_deciders(table: Table) -> bool:
    """Whether a decider of this game ever lacks anything that a re-deal can change."""
    return table.game.name != "cat-tower"


@every_table
def test_every_choice_is_legal_and_the_views_stay_as_they_were(table: Table) -> None:
    for view, seat in some_views(table, "legal", 11):
        before = as_bytes(view.dump())
        for level in ("kitten", "cat@1", "alley-cat@3"):
            move = make_bot(level, table.game).choose(view, view.legal_moves(seat), kotatsu.Rng(1))
            assert move in view.legal_moves(seat)
        assert as_bytes(view.dump()) == before


@every_game
def test_an_absurd_budget_still_gives_a_legal_move(game: Game) -> None:
    table = Table(game, game.usual_players)
    for view, seat in some_views(table, "absurd", 13):
        for seconds in (0.0, 0.001):
            bot = Searcher(strategy_of(game), 10**9, seconds)
            assert bot.choose(view, view.legal_moves(seat), kotatsu.Rng(1)) in view.legal_moves(seat)


@every_game
def test_the_same_rng_and_iterations_give_the_same_search_however_it_is_sliced(game: Game) -> None:
    view, _ = some_views(Table(game, game.usual_players), "slices", 1)[0]
    whole = Search(view, strategy_of(game), kotatsu.Rng(5))
    whole.run(24)
    sliced = Search(view, strategy_of(game), kotatsu.Rng(5))
    for count in (1, 2, 16, 5):
        sliced.run(count)
    assert counted(whole) == counted(sliced)
    other = Search(view, strategy_of(game), kotatsu.Rng(6))
    other.run(24)
    assert counted(whole) != counted(other)


def counted(search: Search) -> list[tuple[int, int, float]]:
    root = search.root()
    assert root is not None
    return [(edge.move, int(edge.visits), edge.total) for edge in root.edges]


@every_game
def test_visits_add_up_and_rewards_lie_between_0_and_1(game: Game) -> None:
    for guided in (False, True):
        view, seat = some_views(Table(game, game.usual_players), "visits", 1)[0]
        search = Search(view, strategy_of(game), kotatsu.Rng(1), guided)
        search.run(40)
        found = counted(search)
        assert [move for move, _, _ in found] == view.legal_moves(seat)
        assert sum(visits for _, visits, _ in found) == 40
        assert all(0 <= total <= visits for _, visits, total in found)


@every_game
def test_rewards_rank_seats_as_the_result_does(game: Game) -> None:
    for number in range(3):
        state = game.new(seed=f"rewards {number}")
        rng = kotatsu.Rng(number)
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, state.random_move(seat, rng))
        assert state.standings() == state.scores
        rewards = strategy_of(game).rewards(state)
        best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
        assert set(best) <= set(state.winners)
        assert all(0 <= reward <= 1 for reward in rewards)


@every_table
def test_random_moves_are_all_the_legal_ones_evenly(table: Table) -> None:
    rng = kotatsu.Rng("even")
    for view, seat in some_views(table, "even", 17)[:4]:
        world = view.imagine(rng)
        moves = world.legal_moves(seat)
        drawn = [world.random_move(seat, rng) for _ in range(60 * len(moves))]
        assert sorted(set(drawn)) == moves
        assert all(20 <= drawn.count(move) <= 120 for move in moves)


@every_game
def test_sketches_are_legal(game: Game) -> None:
    for players in game.players:
        state = game.new(players, seed="sketches")
        rng = kotatsu.Rng(2)
        while not state.over:
            seat = state.deciders[-1]
            move = strategy_of(game).rollout_move(state, seat, rng)
            assert state.is_legal(seat, move)
            state.play(seat, move)


@every_game
def test_standings_are_the_scores_all_along(game: Game) -> None:
    state = game.new(seed="standings")
    rng = kotatsu.Rng(3)
    while not state.over:
        assert state.standings() == [0 if score is None else score for score in state.scores]
        seat = state.deciders[0]
        assert state.first_decider() == seat
        state.play(seat, state.random_move(seat, rng))
    assert state.standings() == state.scores
    assert state.first_decider() == -1


# --- time -------------------------------------------------------------------------------------------------


class Clock:
    """Time that passes only while a search runs: so long for each iteration, give or take."""

    def __init__(self, cost: float, jitter: float) -> None:
        self.now = 100.0
        self.iterations = 0
        self.cost = cost
        self.jitter = jitter
        self.random = Random(1)

    def perf_counter(self) -> float:
        return self.now

    def run(self, count: int) -> None:
        self.iterations += count
        self.now += sum(
            self.cost * (1 + self.jitter * self.random.uniform(-1, 1)) for _ in range(min(count, 1000))
        ) * max(1, count / 1000)


@pytest.mark.parametrize("cost", [1e-6, 1e-5, 1e-4, 1e-3])
@pytest.mark.parametrize("seconds", [0.02, 0.1, 1.0])
def test_a_search_ends_within_its_time(monkeypatch: pytest.MonkeyPatch, cost: float, seconds: float) -> None:
    clock = Clock(cost, 0.5)
    monkeypatch.setattr(thinking, "time", clock)
    thinking.think(clock, 10**9, seconds)  # type: ignore[arg-type]
    assert clock.now - 100.0 <= 1.1 * seconds
    assert clock.now - 100.0 >= 0.5 * seconds  # and uses it


def test_iterations_bound_a_search_and_nothing_else_does_without_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(1.0, 0.0)
    monkeypatch.setattr(thinking, "time", clock)
    thinking.think(clock, 50)  # type: ignore[arg-type]
    assert clock.iterations == 50


def test_a_search_can_be_stopped() -> None:
    game = kotatsu.game("tower-of-pancakes")
    state = game.new(seed="stop")
    seat = state.deciders[0]
    search = Search(state.view(seat), strategy_of(game), kotatsu.Rng(1))
    asked = []

    def stop() -> bool:
        asked.append(int(search.iterations))
        return len(asked) > 3

    thinking.think(search, 10**9, None, stop)
    assert len(asked) == 4
    assert 0 < search.iterations < 1000


def test_a_forced_move_is_played_without_a_search() -> None:
    class NoStrategy:
        """Any use of it fails."""

    game = kotatsu.game("tower-of-pancakes")
    state = game.new(seed="forced")
    view = state.view(state.deciders[0])
    bot = Searcher(NoStrategy(), 100)  # type: ignore[arg-type]
    assert bot.choose(view, [7], kotatsu.Rng(1)) == 7


def test_a_later_decision_is_played_out_until_it_is_ripe() -> None:
    class Slow(Strategy):
        expand_after = 30

    game = kotatsu.game("cat-tower")
    state = game.new(seed="ripe")
    view = state.view(state.deciders[0])
    search = Search(view, Slow(), kotatsu.Rng(1))
    search.run(300)
    root = search.root()
    assert root is not None and root.visits == 300
    later = [decision for decision in search._decisions.values() if decision is not root]
    assert later
    assert all(decision.passed == 30 for decision in later if decision.visits)
    assert all(not decision.edges for decision in later if decision.passed < 30)


# --- what it finds ----------------------------------------------------------------------------------------


def test_advice_names_every_move_with_a_line_that_can_be_played() -> None:
    for game in kotatsu.games():
        state = game.new(seed="advice")
        seat = state.deciders[0]
        view = state.view(seat)
        found = advise(view, kotatsu.Rng(1), iterations=60)
        assert sorted(advice.move for advice in found) == view.legal_moves(seat)
        assert sum(advice.visits for advice in found) == 60
        for advice in found:
            assert advice.line[0] == (seat, view.text(seat, advice.move))
            assert all(0 <= mover < int(view.setup.players) for mover, _ in advice.line)


def test_advice_is_for_whoever_decides_now() -> None:
    state = kotatsu.game("tower-of-pancakes").new(3, seed="advice", options={"first_leader": 1})
    for viewer in (0, 2, None):
        with pytest.raises(kotatsu.BadInput, match="owes a decision"):
            advise(state.view(viewer), kotatsu.Rng(1), iterations=5)
    with pytest.raises(kotatsu.BadInput, match="owes a decision"):
        advise(state, kotatsu.Rng(1), iterations=5)


def test_a_focus_is_tried_every_other_time_and_does_not_become_the_best_by_that() -> None:
    game = kotatsu.game("tower-of-pancakes")
    state = game.new(seed="focus")
    seat = state.deciders[0]
    view = state.view(seat)
    free = advise(view, kotatsu.Rng(1), iterations=200)
    worst = free[-1].move
    found = advise(view, kotatsu.Rng(1), iterations=200, focus=worst)
    assert next(advice.visits for advice in found if advice.move == worst) >= 100
    assert found[0].move != worst


def test_a_search_names_the_card_that_it_knows() -> None:
    """Cookie Thief: who has seen a card and lays a Kleina names it (CK-10)."""
    game = kotatsu.game("cookie-thief")
    rng = kotatsu.Rng(4)
    found = 0
    for number in range(60):
        state = game.new(4, f"known {number}")
        for _ in range(40):
            if state.over:
                break
            seat = state.deciders[0]
            view = state.view(seat)
            ask = view.ask(seat)
            known = view.dump()["state"]["hands"][ask["target"]] if ask["kind"] == "name" else [None]
            names = [view.text(seat, move) for move in view.legal_moves(seat)]
            if known[0] is not None and f"name {known[0]}" in names:
                best = advise(view, rng, iterations=60)[0]
                assert view.text(seat, best.move) == f"name {known[0]}"
                found += 1
            state.play(seat, state.random_move(seat, rng))
    assert found > 0


def test_levels_are_the_same_set_in_every_game() -> None:
    for game in kotatsu.games():
        for level in LEVELS:
            assert make_bot(level, game) is not None
        strategy = strategy_of(game)
        assert strategy.iterations["tiger"] > 2000, "a tiger thinks more than the ladder's cap"
        assert 0 < strategy.slip < 1


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("lion", "There is no bot 'lion'"),
        ("tiger@", "from 1 on"),
        ("tiger@0", "from 1 on"),
        ("tiger@many", "from 1 on"),
        ("greedy@5", "does not search"),
        ("kitten~", "does not search"),
    ],
)
def test_unknown_levels_are_refused_in_one_sentence(level: str, said: str) -> None:
    game = kotatsu.game("cat-tower")
    with pytest.raises(kotatsu.BadInput, match=said):
        make_bot(level, game)
