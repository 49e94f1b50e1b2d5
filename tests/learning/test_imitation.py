"""Learning how somebody plays: what is noted, what is learned of it, and a search that goes by it."""

import pytest

import kotatsu
from kotatsu.bots import Searcher
from kotatsu.bots.levels import strategy_of

np = pytest.importorskip("numpy")

from kotatsu.learning.imitation import Fitted, Witness, fit  # noqa: E402
from kotatsu.learning.samples import Choose  # noqa: E402

GAME = kotatsu.game("cookie-thief")


def witness(players: int = 3) -> Witness:
    return Witness(GAME, GAME.setup(players, {"rounds": 1}), strategy_of(GAME))


def highest(state: kotatsu.State, seat: int, rng: kotatsu.Rng) -> int:
    return state.legal_moves(seat)[-1]


def learned(found: Witness, choose: Choose, games: int, least: int = 20) -> Fitted:
    rng = kotatsu.Rng("imitation")
    decisions = [one for _ in range(games) for one in found.play(choose, rng.fork())]
    return fit(decisions, found.setup.move_count, least=least)


def test_every_real_decision_is_noted_with_what_was_chosen() -> None:
    decisions = witness().play(highest, kotatsu.Rng(1))
    assert decisions
    for one in decisions:
        assert len(one.moves) == len(one.worth) > 1
        assert one.chosen == len(one.moves) - 1
        assert max(one.worth) == 0


@pytest.mark.parametrize("game", [game.name for game in kotatsu.games()])
def test_what_is_noted_is_what_the_seat_knows(game: str) -> None:
    """The same of the table, of the seat's view, and of any world that the seat may take for true."""
    table = kotatsu.game(game)
    setup = table.setup()
    found, state, rng = Witness(table, setup, strategy_of(table)), setup.deal(kotatsu.Rng(3)), kotatsu.Rng(4)
    for _ in range(12):
        seat = int(state.first_decider())
        moves = state.legal_moves(seat)
        view = state.view(seat)
        noted = found.noted(state, seat, moves, moves[0])
        assert noted == found.noted(view, seat, moves, moves[0])
        assert noted.row == found.noted(view.imagine(rng), seat, moves, moves[0]).row
        state.play(seat, state.random_move(seat, rng))


def test_a_habit_is_learned_that_first_sight_does_not_foresee() -> None:
    found = witness()
    fitted = learned(found, highest, 40, 200)
    assert fitted.right > fitted.right_at_first_sight + 0.2
    assert fitted.surprise < fitted.surprise_at_first_sight
    state = found.setup.deal(kotatsu.Rng("new"))
    imitating, rng = found.imitating(fitted), kotatsu.Rng(5)
    asked = right = 0
    while not state.over:
        seat = int(state.first_decider())
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            asked += 1
            right += imitating.predict(state, seat, moves, rng) == moves[-1]
        state.play(seat, moves[-1])
    assert right > asked / 2


def test_a_policy_says_what_was_fitted() -> None:
    found = witness()
    fitted = learned(found, highest, 8)
    imitating = found.imitating(fitted)
    state, rng = found.setup.deal(kotatsu.Rng("same")), kotatsu.Rng(6)
    while not state.over:
        seat = int(state.first_decider())
        moves = state.legal_moves(seat)
        noted = found.noted(state, seat, moves, moves[0])
        row = np.array(noted.row, np.int64).view(np.int8)[None, fitted.used].astype(np.float32)
        worth = np.zeros((1, fitted.moves), np.float32)
        worth[0, moves] = noted.worth
        expected = fitted.leanings(row, worth, np.ones_like(worth, np.bool_))[1][0, moves]
        assert imitating.appraise(state, seat, moves) == pytest.approx(list(expected), abs=1e-4)
        state.play(seat, state.random_move(seat, rng))


def test_the_same_games_and_seed_give_the_same() -> None:
    found = witness()
    one, other = (learned(found, highest, 4).numbers() for _ in range(2))
    assert one == other
    assert len(one) == len(learned(found, highest, 5).numbers())


@pytest.mark.parametrize("plays_out", [True, False])
def test_a_search_that_takes_others_to_play_so_depends_on_its_view_alone(plays_out: bool) -> None:
    found = witness(4)
    searcher = Searcher(found.imitating(learned(found, highest, 4), plays_out=plays_out), 12)
    state, rng = found.setup.deal(kotatsu.Rng("view")), kotatsu.Rng(7)
    asked = 0
    while not state.over and asked < 4:
        seat = int(state.first_decider())
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            asked += 1
            view = state.view(seat)
            other = view.imagine(kotatsu.Rng(8)).view(seat)
            one = searcher.choose(view, moves, kotatsu.Rng(9))
            assert one in moves
            assert one == searcher.choose(other, moves, kotatsu.Rng(9))
        state.play(seat, state.random_move(seat, rng))
    assert asked
