"""What a seat answers in advance is as secret as its hand, and played by nobody but the rules' leave."""

from random import Random
from typing import Any

import pytest

from kotatsu.table import PLAYING, Table, projection
from kotatsu.table.commands import (
    Answer,
    AnswerTakeBack,
    AskTakeBack,
    Back,
    Leave,
    MakeHost,
    Pause,
    Play,
    PlayPrepared,
    Prepare,
    Report,
    Resume,
    SeatBot,
    TimeUp,
    Undo,
    Watch,
    Withdraw,
)
from tests.table.tables import EACH, PEOPLE, refuse, reloaded, started, step
from tests.table.test_secrets import GAMES, all_that_leaves

NOW = 20.0


def waits(table: Table) -> int:
    """A person's seat that is not asked just now."""
    return next(n for n, seat in enumerate(table.seats) if seat.owner and n not in table.deciders)


def prepare(table: Table, seat: int, *answers: Answer, again: bool = False) -> list[dict[str, Any]]:
    return table.handle(table.seats[seat].owner, Prepare(seat, list(answers), again), NOW).entries


def play_prepared(table: Table, seat: int) -> list[dict[str, Any]]:
    decision = table.seats[seat].decision
    return table.handle(None, PlayPrepared(seat, decision), NOW).entries


def whole_hand(table: Table, seat: int) -> Answer:
    kind, moves = table.state().view(seat).ahead(seat)
    return Answer([table.state().text(seat, move) for move in moves], kind)


def in_a_trick(seed: int = 1) -> tuple[Table, int]:
    """Somebody has led in Tower of PanCakes; a person who is to follow later."""
    table = started("tower-of-pancakes", 3, 3)
    step(table, Random(seed), NOW, table.deciders[0])
    return table, waits(table)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_prepared_move_that_is_legal_is_played_and_kept_as_if_its_owner_had_played_it(
    game: str,
) -> None:
    """By the contract alone, in every game; only what the server did differs in the save."""
    rng, tried = Random(game), 0
    table = started(game, 3, 3)
    while table.phase == PLAYING and tried < 5:
        idle = [n for n in range(3) if n not in table.deciders and table.state().view(n).ahead(n)[1]]
        if idle:
            seat, twin = idle[0], reloaded(table)
            prepare(table, seat, whole_hand(table, seat))
            assert table == reloaded(table)
            here, there = Random(tried), Random(tried)
            for _ in range(20):
                if seat in dict(table.prepared()) or table.phase != PLAYING:
                    break
                step(table, here, NOW, table.deciders[0])
                step(twin, there, NOW, twin.deciders[0])
            if seat in dict(table.prepared()):
                made = play_prepared(table, seat)
                if made[0]["kind"] == "played":
                    move = twin.state().parse(seat, made[0]["log"][2])
                    by_hand = twin.handle(table.seats[seat].owner, Play(seat, move), NOW).entries
                    assert [strip(e) for e in made] == [strip(e) for e in by_hand]
                    tried += 1
                else:
                    assert made[0]["dropped"] == "illegal" and table.seats[seat].plan is None
            if table.phase == PLAYING:
                prepare(table, seat)
        if table.phase == PLAYING:
            step(table, rng, NOW)
    assert tried


def strip(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name not in ("n", "plan")}


def test_a_prepared_move_is_taken_in_order_of_preference_and_dropped_if_none_is_legal() -> None:
    table, seat = in_a_trick()
    view = table.state().view(seat)
    texts = [view.text(seat, move) for move in view.ahead(seat)[1]]
    twin = reloaded(table)
    then = table.state().clone()
    while seat not in then.deciders:
        then.play(then.deciders[0], then.legal_moves(then.deciders[0])[0])
    legal = {view.text(seat, move) for move in then.legal_moves(seat)}
    illegal = [text for text in texts if text not in legal]
    assert illegal and legal
    prepare(table, seat, Answer([*illegal, *sorted(legal)], "play"))
    while table.deciders != [seat]:
        step_first(table)
    assert play_prepared(table, seat)[0]["log"][2] in legal

    prepare(twin, seat, Answer(illegal, "play"))
    while twin.deciders != [seat]:
        step_first(twin)
    assert [entry["kind"] for entry in play_prepared(twin, seat)] == ["prepared"]
    assert twin.deciders == [seat] and twin.seats[seat].dropped == "illegal"
    assert ahead_of(twin, seat)["dropped"] == "illegal" and ahead_of(twin, seat)["answers"] == []
    prepare(twin, seat)  # it was read
    assert ahead_of(twin, seat)["dropped"] is None
    assert twin == reloaded(twin)


def step_first(table: Table) -> None:
    seat = table.deciders[0]
    table.handle(table.seats[seat].owner, Play(seat, table.state().legal_moves(seat)[0]), NOW)


def ahead_of(table: Table, seat: int) -> dict[str, Any]:
    shown = projection.snapshot(table, table.seats[seat].owner)
    found: dict[str, Any] = shown["game_state"]["views"][str(seat)]["ahead"]
    return found


def test_an_answer_waits_for_its_question_and_for_what_that_must_be() -> None:
    table, seat = in_a_trick()
    hand = whole_hand(table, seat)
    led = table.state().ask(table.deciders[0])["led"]
    prepare(table, seat, Answer(hand.moves, "serve"))
    while table.deciders != [seat]:
        step_first(table)
    assert table.prepared() == []  # it is asked for a card
    refuse(table, None, PlayPrepared(seat, table.seats[seat].decision), "has nothing prepared")
    prepare(table, seat, Answer(hand.moves, "play", {"led": "no such colour"}))
    assert play_prepared(table, seat)[0]["dropped"] == "otherwise"
    prepare(table, seat, Answer(hand.moves, "play", {"led": led}))
    assert play_prepared(table, seat)[0]["kind"] == "played"


def test_a_whole_hidden_choice_may_be_prepared_step_by_step() -> None:
    table = started("itadaki-sashiage", 3, 3)
    view = table.state().view(0)
    cards = [view.text(0, move) for move in view.legal_moves(0)][:3]
    made = prepare(table, 0, *[Answer([text], "stack") for text in cards])
    assert [entry["kind"] for entry in made] == ["prepared"]
    while 0 in dict(table.prepared()):
        appended = table.handle(None, PlayPrepared(0, table.seats[0].decision), NOW)
        assert appended.noticed == (0 not in table.deciders)  # nobody notices a part of it
    assert [text for mover, text in table.moves() if mover == 0] == cards and 0 not in table.deciders
    table.handle("ann", Withdraw(0), NOW)
    assert table.prepared() == []


def test_passing_goes_on_until_something_else_can_be_chosen() -> None:
    table, rng, ended = started("cat-tower", 2, 2), Random(3), False
    passed = 0
    prepare(table, 0, Answer(["pass"], "mark"), again=True)
    while table.phase == PLAYING and not ended:
        if 0 in dict(table.prepared()):
            made = play_prepared(table, 0)[0]
            if made["kind"] == "played":
                passed += 1
                assert reloaded(table) == table
            else:
                assert made["dropped"] == "new-choice"
                ended = True
        else:
            step(table, rng, NOW)
    assert ended and passed


def test_what_one_plays_oneself_or_takes_back_goes_before_what_was_prepared() -> None:
    table, seat = in_a_trick()
    owner = table.seats[seat].owner
    prepare(table, seat, whole_hand(table, seat), whole_hand(table, seat))
    while table.deciders != [seat]:
        step_first(table)
    table.handle(owner, Play(seat, table.state().legal_moves(seat)[0]), NOW)
    assert table.seats[seat].plan is None and table.seats[seat].dropped is None

    table, seat = in_a_trick()
    prepare(table, seat, whole_hand(table, seat), whole_hand(table, seat))
    while table.deciders != [seat]:
        step_first(table)
    play_prepared(table, seat)
    assert table.seats[seat].plan is not None
    table.handle(table.seats[seat].owner, AskTakeBack(seat), NOW)
    for other in PEOPLE[:3]:
        if table.take_back is not None and other != table.seats[seat].owner:
            table.handle(other, AnswerTakeBack(True), NOW)
    assert table.deciders == [seat]
    assert table.seats[seat].plan is None and table.seats[seat].dropped == "went-back"


def test_what_was_prepared_for_a_game_that_went_otherwise_is_dropped_with_a_notice() -> None:
    table = started("tower-of-pancakes", 3, 3)
    led = table.deciders[0]
    step(table, Random(1), NOW, led)
    seat = next(n for n in range(3) if n not in (led, table.deciders[0]))
    prepare(table, seat, whole_hand(table, seat))
    table.handle(table.seats[led].owner, Undo(led), NOW)
    assert table.deciders == [led]
    assert table.seats[seat].plan is None and table.seats[seat].dropped == "went-back"


def changes() -> list[Any]:
    def leave(table: Table, seat: int) -> None:
        table.handle(table.seats[seat].owner, Leave(seat), NOW)

    def a_bot(table: Table, seat: int) -> None:
        leave(table, seat)
        table.handle(table.host, SeatBot(seat, "random"), NOW)
        table.handle(table.seats[seat].owner, Back(), NOW)

    return [leave, a_bot]


@pytest.mark.parametrize("change", changes())
def test_nothing_is_played_for_who_has_left(change: Any) -> None:
    table, seat = in_a_trick()
    prepare(table, seat, whole_hand(table, seat))
    change(table, seat)
    while table.deciders != [seat]:
        step_first(table)
    assert table.prepared() == []


def test_a_bot_that_keeps_a_seat_says_that_what_was_prepared_is_gone() -> None:
    table = started("tower-of-pancakes", 3, 3, clock=EACH)
    seat = table.deciders[0]
    for _ in range(3):  # for another question, so time runs out
        prepare(table, seat, Answer(["serve A"], "serve"))
        deadline = table.next_deadline()
        assert deadline is not None
        table.handle(None, TimeUp(seat), deadline[0])
        if table.seats[seat].kept is None:
            while seat not in table.deciders or table.seats[seat].late:
                step(table, Random(2), table.at)
    assert table.seats[seat].plan is None and table.seats[seat].dropped == "bot"


def test_nothing_is_played_while_the_game_is_paused() -> None:
    table, seat = in_a_trick()
    prepare(table, seat, whole_hand(table, seat))
    while table.deciders != [seat]:
        step_first(table)
    table.handle("ann", Pause(), NOW)
    assert table.prepared() == []
    table.handle("ann", Resume(), NOW)
    assert dict(table.prepared()) == {seat: table.seats[seat].decision}


def test_what_cannot_be_prepared_is_refused() -> None:
    table, seat = in_a_trick()
    owner = table.seats[seat].owner
    other = next(person for person in PEOPLE[:3] if person != owner)
    refuse(table, other, Prepare(seat, [Answer(["R5"])]), f"Seat {seat} is not yours")
    refuse(table, owner, Prepare(seat, [Answer(["R5", "Q9"])]), "no move 'Q9' in this game")
    refuse(table, owner, PlayPrepared(seat, 0), "is the server's command")
    shared = started("tower-of-pancakes", 3, 2, owner=lambda seat: "ann")
    refuse(shared, "ann", Prepare(1, [Answer(["R5"])]), "With several seats on one device")
    assert prepare(table, seat) == []  # there was nothing to take back
    prepare(table, seat, Answer(["R5"]))
    assert prepare(table, seat, Answer(["R5"])) == []


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_tell_whether_something_is_prepared(game: str) -> None:
    """Not by a byte, at any time of the game, prepared or dropped; and no record knows of it."""
    rng, tried = Random(game), 0
    table = started(game, 3, 3)
    while table.phase == PLAYING and tried < 4:
        for _ in range(rng.randrange(6)):
            if table.phase == PLAYING:
                step(table, rng, NOW)
        idle = [n for n in range(3) if n not in table.deciders] if table.phase == PLAYING else []
        if not idle or not table.state().view(idle[0]).ahead(idle[0])[1]:
            continue
        seat, plain = idle[0], reloaded(table)
        others = [PEOPLE[n] for n in range(3) if n != seat] + ["eve"]
        appended = table.handle(
            PEOPLE[seat], Prepare(seat, [whole_hand(table, seat)], rng.random() < 0.5), NOW
        )
        assert appended and not appended.noticed
        for who in others:
            assert all_that_leaves(table, who) == all_that_leaves(plain, who)
        assert all_that_leaves(table, PEOPLE[seat]) != all_that_leaves(plain, PEOPLE[seat])
        own = [projection.record(one, PEOPLE[seat], seat).as_data() for one in (table, plain)]
        assert own[0] == own[1]
        for _ in range(30):
            if table.phase != PLAYING or seat in dict(table.prepared()):
                break
            other = table.deciders[0]
            move = table.state().legal_moves(other)[0]
            for one in (table, plain):
                one.handle(PEOPLE[other], Play(other, move), NOW)
        if table.phase == PLAYING and seat in dict(table.prepared()):
            made = play_prepared(table, seat)
            if made[0]["kind"] == "played":
                text = made[0]["log"][2]
                plain.handle(PEOPLE[seat], Play(seat, plain.state().parse(seat, text)), NOW)
        for who in others:
            assert all_that_leaves(table, who) == all_that_leaves(plain, who)
        tried += 1
        if table.phase == PLAYING:
            table = plain
    assert tried


def test_a_report_reaches_the_host_alone() -> None:
    table = started("tower-of-pancakes", 3, 3)
    table.handle("eve", Watch("Eve"), NOW)
    plain = reloaded(table)
    assert not table.handle("bob", Report(2), NOW).noticed
    assert not table.handle("bob", Report(2), NOW)  # once is enough
    table.handle("cleo", Report(name="Eve"), NOW)
    told = projection.snapshot(table, "ann")["reports"]
    assert [(one["by"], one["name"], one["seat"]) for one in told] == [
        ("Bob", "Cleo", 2),
        ("Cleo", "Eve", None),
    ]
    for who in ("bob", "cleo", "eve", None):
        assert all_that_leaves(table, who) == all_that_leaves(plain, who)
    assert table == reloaded(table)
    table.handle("ann", MakeHost(2), NOW)  # whoever becomes host learns what was said of others
    assert [one["name"] for one in projection.snapshot(table, "cleo")["reports"]] == ["Eve"]
    refuse(table, "bob", Report(2), "The host cannot be reported")
    refuse(table, "bob", Report(1), "cannot report yourself")
    refuse(table, "bob", Report(name="Nobody"), "Nobody of that name")
    refuse(table, "gus", Report(0), "Sit down or watch")
