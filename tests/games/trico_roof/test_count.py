"""TR-17: the count."""

from random import Random

import pytest

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify
from kotatsu.core.state import State
from tests.conformance.hidden.trico_roof import Witness
from tests.conformance.tables import as_bytes, observers
from tests.games.trico_roof.positions import GAME, ROOFS, body, gift_phase, kinds, legal, painting, play

# The corners of the usual roofs are all red; of these, clockwise from the top left, red, blue, yellow, red.
CORNERS = ["RBYB", "BYRB", "YRBY", "RBYY"]


def late(cards: str, **how: object) -> State:
    """A roof phase in which the first painter has just run out of time."""
    state = painting(cards, count=30, **how)
    assert state.timeout(state.deciders[0])
    return state


def test_tr17_the_count_is_off_by_default() -> None:
    state = painting("B4 B3 B2")
    before = state.dump()
    assert not state.timeout(0)
    assert state.dump() == before
    assert GAME.new(3).setup.options["count"] is None


def test_tr17_it_is_for_placing_only() -> None:
    state = GAME.new(3, "count", {"count": 30, "first_leader": 0})
    assert not state.timeout(0)  # white circles
    state = gift_phase(["B4 B1", "B3 B1", "B2 B2"], count=30)
    assert not state.timeout(0)  # gifts
    state = painting("B4 B3 B2", count=30, roofs=["YBYY", "BBBB", "BBBB", "RRRR"])
    play(state, "0 paint R 1a")
    assert not state.timeout(0)  # scoring
    assert body(state)["phase"] == "score"


def test_tr17_only_whose_turn_it_is_runs_out_of_time() -> None:
    state = painting("B4 B3 B2", count=30)
    assert not state.timeout(1)
    assert state.timeout(0)


def test_tr17_the_next_painter_chooses() -> None:
    state = late("B4 B3 B2")
    assert state.deciders == (1,)
    assert state.ask(1) == {"kind": "corner", "offered": "RBY", "painter": 0}
    assert legal(state) == [
        f"paint {colour} {corner}" for colour in "BY" for corner in ("1a", "1d", "4a", "4d")
    ]


def test_tr17_the_last_painter_leaves_it_to_the_first_assistant_in_order_of_play() -> None:
    state = painting("B4 S4 B3 C2 W1", count=30)  # S4 (1), B4 (0), B3 (2) paint; 3 and 4 assist
    play(state, "1 paint B 1a", "0 paint Y 1a")
    assert state.timeout(2)
    assert state.deciders == (3,)


def test_tr17_without_assistants_the_seat_to_the_left_chooses() -> None:
    state = painting("B4 B3 B2", count=30)
    play(state, "0 paint B 1a", "1 paint Y 1a")
    assert state.timeout(2)
    assert state.deciders == (0,)


def test_tr17_with_two_players_the_chooser_is_the_other_player() -> None:
    state = gift_phase(["B4 B3 S1 S2", "B2 B1 C1 C2"], count=30)
    play(state, "0 B4", "1 B2", "0 B3", "1 B1")  # ranks 0, 0, 1, 1
    assert state.timeout(0)
    assert state.deciders == (1,)  # the next painter is seat 0 again, which is no other player
    play(state, "1 paint B 1a")
    assert state.deciders == (0,)
    assert (state.ask(0)["rank"], state.ask(0)["offered"]) == (2, "RY")


def test_tr17_with_two_players_an_assistant_may_be_the_painter_too() -> None:
    state = gift_phase(["B4 C1 S1 S2", "B3 W1 C3 C4"], count=30)
    play(state, "0 B4", "1 B3", "0 C1", "1 W1")  # C1 (0), B4 (0), B3 (1) paint; W1 (1) assists
    play(state, "0 paint B 1a", "0 paint Y 1a")
    assert state.timeout(1)  # the only assistant is seat 1 itself: the seat to the left
    assert state.deciders == (0,)


def test_tr17_the_chooser_picks_a_corner_and_a_colour_that_fits_there() -> None:
    fitting = {"1a": "BY", "1d": "RY", "4d": "RB", "4a": "BY"}
    choices = [(corner, colour) for corner, colours in fitting.items() for colour in colours]
    assert sorted(legal(late("B4 B3 B2", roofs=CORNERS))) == sorted(f"paint {c} {s}" for s, c in choices)
    for corner, colour in choices:
        state = late("B4 B3 B2", roofs=CORNERS)
        play(state, f"1 paint {colour} {corner}")
        event = next(e for e in state.take_events() if e.kind == "cornered")
        assert (event.fields["colour"], event.fields["square"]) == (colour, corner)
        assert (event.fields["seat"], event.fields["painter"]) == (1, 0)
        assert event.fields["instead"] == {"1a": "R", "1d": "B", "4d": "Y", "4a": "R"}[corner]
        assert (state.deciders, body(state)["phase"]) == ((1,), "paint")  # nothing is completed


def test_tr17_the_colour_counts_as_used() -> None:
    state = late("B4 B3 B2", roofs=CORNERS)
    play(state, "1 paint Y 1a")
    assert body(state)["used"] == "Y"
    assert state.ask(1) == {"kind": "paint", "offered": "RB", "rank": 2, "ranks": 3}


# Red on 1a completes R* B Y, which is worth 3; yellow there completes nothing.
NEARLY = ["BBYB", "BYRB", "YRBY", "RBYY"]


def test_tr17_the_painter_may_score_what_the_chooser_completes() -> None:
    state = late("B4 B3 B2", roofs=NEARLY)
    kinds(state)
    play(state, "1 paint R 1a")
    assert (state.deciders, body(state)["phase"]) == ((0,), "score")
    assert state.ask(0) == {"kind": "score", "requests": ["gov-1"]}
    assert legal(state) == ["score gov-1", "decline"]
    assert not state.timeout(0)  # the count is for placing
    play(state, "0 score gov-1")
    assert kinds(state) == ["cornered", "scored", "turned"]
    assert (state.scores, body(state)["scorers"]) == ([3, 0, 0], 1)
    assert state.ask(1) == {"kind": "paint", "offered": "BY", "rank": 2, "ranks": 3}


def test_tr17_the_painter_need_not_score() -> None:
    state = play(late("B4 B3 B2", roofs=NEARLY), "1 paint R 1a", "0 decline")
    assert (state.scores, body(state)["scorers"]) == ([0, 0, 0], 0)
    assert state.deciders == (1,)


def test_tr17_a_late_painter_who_scores_counts_for_assistants() -> None:
    state = late("B4 S4 B3 C2 W1", roofs=NEARLY)  # S4 (1), B4 (0), B3 (2) paint; 3 and 4 assist
    assert state.deciders == (0,)
    play(state, "0 paint R 1a", "1 score gov-1", "0 paint B 2b", "2 paint Y 1d")
    assert state.scores == [0, 3, 0, 1, 1]


def test_tr17_only_corners_on_which_a_colour_fits() -> None:
    state = painting("B4 B3 B2", count=30, roofs=CORNERS)
    play(state, "0 paint B 2b", "1 paint Y 2a")  # red is left; 1a and 4a are red
    assert state.timeout(2)
    assert legal(state) == ["paint R 1d", "paint R 4d"]
    for move in (16, 17, 32):  # red on 1a, which is red; on 1b, no corner; blue on 1a, which is used
        with pytest.raises(kotatsu.IllegalMove, match="TR-17"):
            state.play(0, move)


def test_tr17_if_no_corner_fits_nothing_is_replaced() -> None:
    state = painting("B4 B3 B2 B1", count=30)
    play(state, "0 paint B 2b", "1 paint Y 2a")
    roofs = body(state)["roofs"]
    assert state.timeout(2)  # red is left and all corners are red
    assert body(state)["roofs"] == roofs
    assert state.deciders == (3,)
    assert body(state)["phase"] == "paint"
    assert kinds(state)[-1] == "late"
    assert [row[0] + row[3] for row in (ROOFS[0], ROOFS[3])] == ["RR", "RR"]


def test_tr17_a_late_chooser_gets_the_first_fitting_corner_with_the_first_fitting_colour() -> None:
    state = late("B4 B3 B2", roofs=CORNERS)
    assert state.timeout(1)  # red lies on 1a, so blue is the first that fits
    assert body(state)["roofs"][0] == "BBYB"
    assert (body(state)["used"], state.deciders) == ("B", (1,))


@pytest.mark.parametrize(
    ("roofs", "after"),
    [
        (CORNERS, ["RBYR", "YBRB", "YRBY", "RBYY"]),  # 1a is red already, 1d is next
        (["RBYR", "BYRB", "YRBY", "BRYB"], ["RBYR", "YBRB", "YRBY", "BRYR"]),  # so is 1d: 4d
        (["RBYR", "BYRB", "YRBY", "BRYR"], ["RBYR", "YBRB", "YRBY", "RRYR"]),  # so is 4d: 4a
    ],
)
def test_tr17_first_means_clockwise_from_the_top_left(roofs: list[str], after: list[str]) -> None:
    state = painting("B4 B3 B2", count=30, roofs=roofs)
    play(state, "0 paint B 2b", "1 paint Y 2a")  # red is left
    assert state.timeout(2)
    assert state.timeout(0)
    assert body(state)["roofs"] == after
    assert body(state)["round"] == 2


def test_tr17_the_painter_may_score_what_a_late_chooser_gets() -> None:
    state = late("B4 B3 B2", roofs=NEARLY)
    assert state.timeout(1)  # red is the first that fits on 1a
    assert (state.deciders, legal(state)) == ((0,), ["score gov-1", "decline"])
    assert play(state, "0 score gov-1").scores == [3, 0, 0]


def test_tr17_the_form_says_what_is_printed() -> None:
    assert "30 is the printed rule" in GAME.box.say("option-count-help")


def test_tr17_a_view_cannot_run_out_of_time() -> None:
    state = painting("B4 B3 B2", count=30)
    with pytest.raises(kotatsu.Hidden):
        state.view(0).timeout(0)


# --- the contract, with time-outs among the moves -----------------------------------------------------------


def random_game(players: int, seed: str) -> Log:
    """A game of random moves in which about a third of the painters and choosers are late."""
    rng = Random(seed)
    log = Log(GAME, players, seed, {"count": 30})
    while not log.state.over:
        seat = log.state.deciders[0]
        if rng.random() < 0.33 and log.timeout(seat):
            continue
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tr17_a_record_with_timeouts_replays(players: int) -> None:
    log = random_game(players, "late")
    record = Record.from_data(log.record().as_data())
    assert any(text == "timeout" for _, text in record.moves)
    assert len(record.moves) <= log.setup.max_moves()
    assert as_bytes(verify(record).dump()) == as_bytes(log.state.dump())
    assert as_bytes(Log.load(GAME, log.dump()).state.dump()) == as_bytes(log.state.dump())


@pytest.mark.parametrize("players", [2, 5])
def test_tr17_nothing_leaks_around_timeouts(players: int) -> None:
    """Through dumps, redealt and imagined, the game goes on equal while painters are late."""
    rng = Random("late twin")
    fast = kotatsu.Rng("late twin")
    state = GAME.new(players, "late twin", {"count": 30})
    witness = Witness()
    witness.start(state)
    while not state.over:
        seat = state.deciders[0]
        move = rng.choice(state.legal_moves(seat))
        text = state.text(seat, move)
        for observer in observers(state):
            changed = witness.redeal(state.dump(), observer, (seat, text), rng)
            view = as_bytes(state.view(observer).dump())
            if changed is not None:
                assert as_bytes(GAME.load(changed).view(observer).dump()) == view
            world = state.view(observer).imagine(fast)
            assert as_bytes(world.view(observer).dump()) == view
            witness.assert_possible(world.dump())
        state = GAME.load(state.dump())
        if rng.random() < 0.33 and state.timeout(seat):
            witness.watch(state, seat, "timeout")
        else:
            state.play(seat, move)
            witness.watch(state, seat, text)
