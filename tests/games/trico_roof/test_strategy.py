"""The greedy bot: sees only what its seat knows, takes what it can, and beats random players."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.games.trico_roof.cards import DECLINE, PAINTING, SCORE
from tests.games.trico_roof.positions import GAME, body, gift_phase, legal, painting, play

COUNTS = pytest.mark.parametrize("players", GAME.players)


def best(state: kotatsu.State) -> str:
    """What the greedy bot does for the seat that is asked."""
    seat = state.deciders[0]
    view = state.view(seat)
    return state.text(seat, make_bot("greedy", GAME).choose(view, view.legal_moves(seat), kotatsu.Rng(1)))


@COUNTS
def test_a_view_and_the_whole_state_get_the_same_answer(players: int) -> None:
    appraise = GAME.module("strategy").strategy.appraise
    rng = Random(players)
    state = GAME.new(players, "same", {"count": 30})
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        worth = appraise(state, seat, moves)
        assert len(worth) == len(moves)
        assert worth == appraise(GAME.load(state.view(seat).dump()), seat, moves)
        if not (rng.random() < 0.2 and state.timeout(seat)):
            state.play(seat, rng.choice(moves))


def test_a_painter_completes_the_dearest_request() -> None:
    """Red on 1a completes gov-1 (3) and resident 1 (5)."""
    state = painting("B4 B3 B2", roofs=["YBYY", "BYYY", "BBBB", "RRRR"], residents=(13, 1, 15))
    assert best(state) == "paint R 1a"
    play(state, "0 paint R 1a")
    assert best(state) == "score res-2"


def test_a_painter_leaves_nothing_for_the_next_if_that_costs_nothing() -> None:
    """Nobody can score at once; laying B B beside each other would offer R B* B R to the next."""
    state = painting(
        "B4 B3 B2", roofs=["RBBY", "YYRR", "RRYY", "YYBR"], residents=(13, 4, 5), edition="first"
    )
    worth = dict(
        zip(
            legal(state),
            GAME.module("strategy").strategy.appraise(state, 0, state.legal_moves(0)),
            strict=True,
        )
    )
    assert worth["paint R 1d"] < max(worth.values())  # red is no ★ of that request: it only helps others


def test_a_chooser_leaves_the_painter_no_request_and_the_own_turn_one() -> None:
    """Red on 1a completes R* B Y for the late painter; anything else there leaves it to the chooser's own
    red, unless that is used."""
    roofs = ["BBYB", "BYRB", "YRBY", "RBYY"]
    state = painting("B4 B3 B2", count=30, roofs=roofs, residents=(2, 7, 8), edition="first")
    assert state.timeout(0)
    worth = dict(
        zip(
            legal(state),
            GAME.module("strategy").strategy.appraise(state, 1, state.legal_moves(1)),
            strict=True,
        )
    )
    assert worth["paint R 1a"] == pytest.approx(-0.45 * 3)
    assert worth["paint Y 1a"] == pytest.approx(0.8 * 3)
    assert worth["paint R 1d"] == 0.0
    play(state, f"1 {best(state)}")
    assert body(state)["phase"] == "paint"
    play(state, f"1 {best(state)}")
    assert best(state) == "score gov-1"


def found_by_trying(state: Any, seat: int, move: int) -> float:
    """The worth of a chip, found by laying it, scoring the dearest request, and trying what comes next."""
    after = state.clone()
    after.play(seat, move)
    points = score_dearest(after) * (1 if seat == state.painter() else -0.45)
    left = 0
    if after.phase == PAINTING and after.rank == state.rank + 1:
        painter = after.deciders[0]
        for answer in after.legal_moves(painter):
            then = after.clone()
            then.play(painter, answer)
            left = max(left, score_dearest(then))
        return points + (0.8 if painter == seat else -0.45) * left
    return float(points)


def score_dearest(state: Any) -> int:
    """Score the request with the most points, if the new chip completes any; its points."""
    seat = state.deciders[0] if state.deciders else 0
    points = {
        move: int(state.box.requests.points[state.request_at(move - SCORE)])
        for move in state.legal_moves(seat)
        if SCORE <= move < DECLINE
    }
    if not points:
        return 0
    dearest = max(points, key=lambda move: points[move])
    state.play(seat, dearest)
    return points[dearest]


@COUNTS
def test_a_chip_is_worth_what_trying_everything_finds(players: int) -> None:
    """To a painter, and on a corner to whoever chooses for a late one."""
    appraise = GAME.module("strategy").strategy.appraise
    rng = Random(players)
    compared = Counter[str]()
    for number in range(4):
        state: Any = GAME.new(players, f"chips {number}", {"count": 30})
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            worth = appraise(state, seat, moves)
            kind = state.ask(seat)["kind"]
            # With nine chips of a colour on the roofs the next painter may not get it (TR-11): not looked at.
            if kind in ("paint", "corner") and max(map("".join(roofs_of(state)).count, "RBY")) < 9:
                assert worth == [found_by_trying(state, seat, move) for move in moves]
                compared[kind] += 1
            if rng.random() > 0.2 or not state.timeout(seat):
                state.play(seat, rng.choice(moves) if rng.random() < 0.3 else moves[worth.index(max(worth))])
    assert compared["paint"] > 20 and compared["corner"] > 4


def roofs_of(state: Any) -> list[str]:
    rows: list[str] = state.dump()["state"]["roofs"]
    return rows


@COUNTS
def test_in_an_imagined_game_everybody_does_what_looks_best_and_draws_ties(players: int) -> None:
    strategy = GAME.module("strategy").strategy
    rng = kotatsu.Rng(players)
    state = GAME.new(players, "sketch", {"count": 30})
    kinds = set()
    ties = 0
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        worth = strategy.appraise(state, seat, moves)
        best = {move for move, value in zip(moves, worth, strict=True) if value == max(worth)}
        sketched = {strategy.rollout_move(state, seat, rng) for _ in range(25 * len(best))}
        assert sketched <= best
        ties += len(best) > 1 and len(sketched) > 1
        kinds.add(state.ask(seat)["kind"])
        if not (int(rng.below(5)) == 0 and state.timeout(seat)):
            state.play(seat, moves[int(rng.below(len(moves)))])
    assert kinds >= {"fill", "give", "paint"}
    assert ties > 5


@COUNTS
def test_a_painter_looks_to_the_end_of_the_next_phase_a_giver_to_the_end_of_the_game(players: int) -> None:
    strategy = GAME.module("strategy").strategy
    state = GAME.new(players, "horizon", {"count": 30})
    phases = 6
    looked = set()
    while not state.over:
        seat = state.deciders[0]
        finished = state.dump()["state"]["round"]
        paints = state.ask(seat)["kind"] in ("paint", "score", "corner")
        far = strategy.horizon(state)
        looked.add(far)
        assert far == (finished + 2 if paints and finished + 2 < phases else 0)
        assert not strategy.is_beyond(state, far)
        assert strategy.is_beyond(state, finished) == (finished > 0)
        if finished != 3 or not state.timeout(seat):
            state.play(seat, state.legal_moves(seat)[0])
    assert looked == {0, 2, 3, 4, 5}


def test_before_the_end_points_high_cards_and_a_colour_less_promise_a_win_and_leading_does_not() -> None:
    strategy = GAME.module("strategy").strategy

    def chances(hands: list[str], leader: int = 2) -> list[float]:
        found: list[float] = strategy.rewards(gift_phase(hands, leader=leader))
        assert sum(found) == pytest.approx(1.0)
        return found

    even = chances(["B2 W3 S1", "B2 W3 S1", "B2 W3 S1"])
    assert even[0] == even[1] > even[2]  # the third leads
    assert chances(["B4 W3 S1", "B2 W3 S1", "B2 W3 S1"])[0] > even[0]
    assert chances(["B2 W3 W1", "B2 W3 S1", "B2 W3 S1"])[0] > even[0]
    scored = painting("B4 B3 B2", roofs=["YBYY", "BYYY", "BBBB", "RRRR"], residents=(13, 1, 15))
    before = strategy.rewards(scored)
    play(scored, "0 paint R 1a", "0 score res-2")
    assert strategy.rewards(scored)[0] > before[0]


@COUNTS
def test_one_greedy_among_random_players_wins_at_least_twice_its_share(players: int) -> None:
    greedy, random = make_bot("greedy", GAME), make_bot("random", GAME)
    setup = GAME.setup(players)
    games = 10 * players
    share = 0.0
    for number in range(games):
        me = number % players
        rng = kotatsu.Rng(f"greedy {number}")
        state = setup.deal(rng)
        while not state.over:
            seat = state.deciders[0]
            bot = greedy if seat == me else random
            state.play(seat, bot.choose(state.view(seat), state.legal_moves(seat), rng))
        share += (me in state.winners) / len(state.winners)
    assert share >= 0.95 * min(games, 2 * games / players)
