"""The log: undo that the engine decides, taking back by consent, going on after a change of rules."""

from random import Random

import pytest

import kotatsu
from kotatsu.core import undo
from kotatsu.core.game import Game
from kotatsu.core.log import DUMP_EVERY, Log

GAME = kotatsu.game("tower-of-pancakes")
NEXT_RULES = GAME.rules_version + 1


def play_until(log: Log, kind: str, rng: Random) -> int:
    """Play at random until a decision of this kind is owed; by whom."""
    while True:
        seat = log.state.deciders[0]
        if log.state.ask(seat)["kind"] == kind:
            return seat
        log.play(seat, rng.choice(log.state.legal_moves(seat)))


def test_an_open_card_may_be_taken_back_until_somebody_moves() -> None:
    log = Log(GAME, 4, "undo")
    first = log.state.deciders[0]
    before = log.state.dump()
    log.play(first, log.state.legal_moves(first)[0])
    second = log.state.deciders[0]
    assert log.can_undo(first)
    assert not log.can_undo(second)
    log.undo(first)
    assert log.state.dump() == before
    assert log.moves == []
    log.play(first, log.state.legal_moves(first)[1])
    log.play(second, log.state.legal_moves(second)[0])
    assert not log.can_undo(first)
    with pytest.raises(kotatsu.IllegalMove, match="undo"):
        log.undo(first)


def test_a_face_down_card_and_a_serving_may_be_taken_back() -> None:
    log = Log(GAME, 4, "undo down", {"mode": "mystery"})
    seat = log.state.deciders[0]
    log.play(seat, next(m for m in log.state.legal_moves(seat) if log.state.text(seat, m).startswith("down")))
    assert log.can_undo(seat)
    seat = play_until(log, "serve", Random(1))
    log.play(seat, log.state.legal_moves(seat)[0])
    assert log.can_undo(seat)


def test_a_look_at_a_score_card_is_for_good() -> None:
    log = Log(GAME, 4, "undo look", {"mode": "mystery"})
    seat = play_until(log, "look", Random(3))
    log.play(seat, log.state.legal_moves(seat)[2])
    assert not log.can_undo(seat)


def test_the_move_that_shows_all_score_cards_is_for_good() -> None:
    log = Log(GAME, 3, "undo end", {"mode": "mystery"})
    rng = Random(4)
    seat = 0
    while not log.state.over:
        seat = log.state.deciders[0]
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    assert not log.can_undo(seat)


def test_chance_drawn_makes_a_move_final() -> None:
    state = GAME.new(4, "chance")
    state.chance = kotatsu.Sealed("x")
    after = state.clone()
    seat = state.deciders[0]
    move = state.legal_moves(seat)[0]
    after.play(seat, move)
    assert undo.is_free(state, seat, move, after)
    assert after.chance is not None
    after.chance.below(6)
    assert not undo.is_free(state, seat, move, after)
    with pytest.raises(kotatsu.BadInput, match="views"):
        undo.is_free(state.view(0), seat, move, after)


def test_going_back_by_consent_and_a_dump_after_it() -> None:
    log = Log(GAME, 4, "back")
    rng = Random(8)
    for _ in range(30):
        seat = log.state.deciders[0]
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    assert [entry[0] for entry in log.entries].count("dump") == 30 // (DUMP_EVERY - 1)
    then = log.state_after(11).dump()
    log.take_back(11)
    assert log.state.dump() == then
    assert log.entries[-1][0] == "dump"
    with pytest.raises(kotatsu.BadInput, match="not to 12"):
        log.take_back(12)


def test_a_table_goes_on_after_the_rules_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(GAME, 4, "deploy", {"mode": "mystery"})
    rng = Random(8)
    for _ in range(25):
        seat = log.state.deciders[0]
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    data = log.dump()
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Log.load(GAME, data)
    assert later.state.dump()["state"] == log.state.dump()["state"]
    assert later.old_moves > 0
    assert later.moves == log.moves
    again = Log.load(GAME, later.dump())
    assert again.state.dump() == later.state.dump()
    while not later.state.over:
        seat = later.state.deciders[0]
        later.play(seat, rng.choice(later.state.legal_moves(seat)))
    record = later.record()
    assert record.old_moves == later.old_moves
    with pytest.raises(kotatsu.BadInput, match="older rules"):
        record.deal()


def test_a_log_without_a_dump_cannot_cross_a_change_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    data = Log(GAME, 4, "short").dump()
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    with pytest.raises(kotatsu.BadInput, match="too short"):
        Log.load(GAME, data)
    with pytest.raises(kotatsu.BadInput, match="not a log"):
        Log.load(GAME, {})
    with pytest.raises(kotatsu.BadInput, match="damaged: 9000000000 old moves"):
        Log.load(GAME, {**data, "old_moves": 9_000_000_000})


def test_take_overs_and_time_outs_stand_in_the_log() -> None:
    log = Log(GAME, 4, "away")
    log.take_over(2, "greedy")
    log.take_over(2, None)
    assert log.entries == [["takeover", 2, "greedy"], ["takeover", 2, None]]
    assert log.timeout(0) == []  # this rulebook says nothing about time
    assert log.moves == []


def test_nothing_to_withdraw() -> None:
    log = Log(GAME, 4, "none")
    assert not log.can_withdraw(0)
    with pytest.raises(kotatsu.IllegalMove, match="no pending choice"):
        log.withdraw(0)


def test_no_face_down_card_stands_in_what_another_seat_exports() -> None:
    for seed in range(200):
        log = Log(GAME, 4, f"export {seed}", {"mode": "mystery"})
        seat = log.state.deciders[0]
        if "down Y1" in [log.state.text(seat, move) for move in log.state.legal_moves(seat)]:
            log.play(seat, log.state.parse(seat, "down Y1"))
            break
    assert log.moves == [(seat, "down Y1")]
    for other in [s for s in range(4) if s != seat] + [None]:
        assert log.record_for(other).moves == [(seat, "?")]
    assert log.record_for(seat).moves == [(seat, "down Y1")]


def test_an_illegal_move_is_not_logged() -> None:
    log = Log(GAME, 4, "bad")
    with pytest.raises(kotatsu.IllegalMove):
        log.play(log.state.deciders[0], 75)
    assert log.entries == []
    assert isinstance(log.game, Game)
