"""Before the start: who sits where, what the host decides."""

from random import Random

import pytest

import kotatsu
from kotatsu.table import ABANDONED, GATHERING, Chair, Clock, Description, Refused, Table, projection
from kotatsu.table.commands import (
    Abandon,
    AskTakeBack,
    Back,
    Chat,
    FreeSeat,
    Leave,
    MakeHost,
    Pause,
    Rematch,
    Rename,
    SeatBot,
    SetClock,
    SetHints,
    SetOptions,
    SetPlayers,
    SetPrivate,
    SetWatching,
    Sit,
    Start,
    SwapSeats,
    Watch,
)
from tests.table.tables import SALT, SECRET, new, play_on, promise, refuse, reloaded, seated, started


def names(table: Table) -> list[str]:
    return [seat.name or seat.bot or "-" for seat in table.seats]


def test_a_new_table_is_open_and_its_host_need_not_sit() -> None:
    table = new()
    assert table.phase == GATHERING
    assert names(table) == ["-", "-", "-"]
    assert projection.public(table)["seats"] == [{"kind": "open", "name": "", "bot": None}] * 3
    assert projection.snapshot(table, "ann")["host"]
    assert not projection.snapshot(table, "bob")["host"]
    assert table == reloaded(table)


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        (Description("chess"), "no game 'chess'"),
        (Description("cat-tower", 9), "2 to 4 players, not 9"),
        (Description("cat-tower", 2, {"mode": "odd"}), "no option 'mode'"),
        (Description("cat-tower", 2, clock=Clock("sand")), "no clock 'sand'"),
        (Description("cat-tower", 2, clock=Clock("move", 1)), "5 to 1209600 seconds, not 1"),
        (Description("cat-tower", 2, clock=Clock("bank", 60)), "increment of 1 to 3600 seconds, not 0"),
        (Description("cat-tower", 2, stand_in="genius"), "no bot 'genius'"),
        (Description("cat-tower", 2, chairs=(Chair(bot="genius"),)), "no bot 'genius'"),
        (Description("cat-tower", 2, chairs=(Chair(),) * 3), "2 seats, but 3"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(description: Description, sentence: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=sentence):
        Table.create("t", "ann", description, SECRET, SALT, 0.0)


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(kotatsu.BadInput, match="32 bytes"):
        Table.create("t", "ann", Description("cat-tower"), b"short", SALT, 0.0)


def test_a_description_survives_its_data() -> None:
    described = Description("cat-tower", 2, clock=Clock("move", 30), chairs=(Chair("ann", "Ann"),))
    assert Description.from_data(described.as_data()) == described


def test_people_sit_down_on_open_seats() -> None:
    table = new()
    table.handle("bob", Sit(1, "  Bob\tthe\x1b Great "), 1.0)
    assert table.seats[1].owner == "bob"
    assert names(table) == ["-", "Bob the Great", "-"]
    refuse(table, "cleo", Sit(1, "Cleo"), "Seat 1 is taken")
    refuse(table, "cleo", Sit(3, "Cleo"), "no seat 3")
    refuse(table, "cleo", Sit(-1, "Cleo"), "no seat −1")
    refuse(table, "cleo", Sit(0, "\n"), "1 to 30 characters")
    refuse(table, "cleo", Sit(0, "x" * 31), "1 to 30 characters")
    refuse(table, "cleo", Sit(0, "Cleo", "abc"), "64 hexadecimal digits")
    refuse(table, None, Sit(0, "Nobody"), "a person's command")
    refuse(started(), "cleo", Sit(2, "Cleo"), "only before the start")


def test_two_people_may_have_one_name_but_not_one_seat() -> None:
    table = new()
    table.handle("bob", Sit(0, "Kim"), 1.0)
    table.handle("cleo", Sit(1, "Kim"), 1.0)
    refuse(table, "bob", Rename(1, "Bob"), "Seat 1 is not yours")
    table.handle("bob", Rename(0, "Bob"), 1.0)
    assert names(table) == ["Bob", "Kim", "-"]
    refuse(table, "bob", Rename(0, ""), "1 to 30")


def test_one_identity_may_hold_several_seats() -> None:
    table = new()
    table.handle("ann", Sit(0, "Ann"), 1.0)
    table.handle("ann", Sit(2, "Olga"), 1.0)
    assert table.seats_of("ann") == [0, 2]
    assert table.people() == ["ann"]
    table.handle("ann", Leave(0), 2.0)
    assert table.seats_of("ann") == [2]
    refuse(table, "ann", Leave(0), "not yours")


def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on() -> None:
    table = seated()
    table.handle("ann", Leave(), 2.0)
    assert table.seats[0].is_open
    assert table.host == "bob"
    table.handle("bob", Leave(), 2.0)
    assert table.host == "bob"  # nobody is there to take over
    refuse(table, "bob", Leave(), "not at this table")
    assert table == reloaded(table)


def test_the_host_decides_what_is_played() -> None:
    table = new()
    table.handle("ann", SetOptions({"mode": "mystery"}), 1.0)
    table.handle("ann", SetPlayers(4), 1.0)
    table.handle("ann", SetClock(Clock("move", 30)), 1.0)
    table.handle("ann", SetHints(False), 1.0)
    shown = projection.public(table)
    assert (shown["options"], shown["players"], shown["hints"]) == ({"mode": "mystery"}, 4, False)
    assert shown["clock"] == {"kind": "move", "seconds": 30, "increment": 0}
    refuse(table, "ann", SetOptions({"mode": "odd"}), "mode cannot be 'odd'")
    refuse(table, "ann", SetPlayers(5), "3 to 4 players, not 5")
    refuse(table, "ann", SetClock(Clock("move", 0)), "seconds, not 0")
    for command in (
        SetOptions(),
        SetPlayers(3),
        SetClock(Clock()),
        SetHints(True),
        Start(),
        SetPrivate(True),
    ):
        refuse(table, "bob", command, "Only the host")
    running = started()
    refuse(running, "ann", SetOptions({"mode": "mystery"}), "only before the start")
    refuse(running, "ann", SetPlayers(4), "only before the start")
    running.handle("ann", SetHints(False), 11.0)
    assert not running.hints
    assert table == reloaded(table)


def test_fewer_seats_only_where_nobody_sits() -> None:
    table = new(players=4)
    table.handle("bob", Sit(3, "Bob"), 1.0)
    refuse(table, "ann", SetPlayers(3), "Somebody sits")
    table.handle("ann", SwapSeats(0, 3), 1.0)
    table.handle("ann", SetPlayers(3), 1.0)
    assert names(table) == ["Bob", "-", "-"]
    table.handle("ann", SetOptions({"first_leader": 2}), 1.0)
    refuse(table, "bob", SwapSeats(0, 1), "Only the host")
    refuse(table, "ann", SwapSeats(0, 3), "no seat 3")


def test_the_leader_must_have_a_seat() -> None:
    table = new(players=4)
    table.handle("ann", SetOptions({"first_leader": 3}), 1.0)
    refuse(table, "ann", SetPlayers(3), "first_leader cannot be 3")


def test_bots_take_open_seats_and_can_be_sent_away() -> None:
    table = new()
    table.handle("ann", SeatBot(0, "random"), 1.0)
    table.handle("ann", SeatBot(0, "greedy"), 1.0)
    assert table.seats[0].bot == "greedy"
    refuse(table, "ann", SeatBot(1, "genius"), "no bot 'genius'")
    refuse(table, "bob", Sit(0, "Bob"), "taken")
    table.handle("ann", FreeSeat(0), 1.0)
    table.handle("bob", Sit(0, "Bob"), 1.0)
    refuse(table, "ann", SeatBot(0, "greedy"), "Seat 0 is taken")
    table.handle("ann", FreeSeat(0), 1.0)
    assert table.seats[0].is_open
    assert not table.handle("ann", FreeSeat(0), 1.0)
    refuse(started(), "ann", FreeSeat(0), "only before the start")


def test_the_host_can_be_handed_on() -> None:
    table = seated()
    refuse(table, "ann", MakeHost(2), "Nobody sits on seat 2")
    refuse(table, "bob", MakeHost(1), "Only the host")
    table.handle("ann", MakeHost(1), 2.0)
    refuse(table, "ann", SetHints(False), "Only the host")
    table.handle("bob", SetHints(False), 2.0)


def test_everybody_must_be_there_before_the_start() -> None:
    table = new()
    table.handle("ann", Sit(0, "Ann", promise(0)), 1.0)
    refuse(table, "ann", Start(), "Seat 1 is open")
    table.handle("ann", SeatBot(1, "random"), 1.0)
    table.handle("bob", Sit(2, "Bob"), 1.0)
    refuse(table, "ann", Start(), "Bob on seat 2 has not promised")
    refuse(started(), "ann", Start(), "only before the start")


def test_a_private_table_lets_in_whoever_is_invited() -> None:
    table = new(invite="open sesame")
    assert projection.public(table) == {"table": "t1", "private": True}
    refuse(table, "bob", Sit(0, "Bob"), "private")
    refuse(table, "bob", Watch("Bob", "wrong"), "private")
    with pytest.raises(Refused, match="private"):
        projection.snapshot(table, "bob")
    with pytest.raises(Refused, match="private"):
        projection.story(table, "bob")
    table.handle("bob", Sit(0, "Bob", invite="open sesame"), 1.0)
    table.handle("bob", Sit(1, "Olga"), 1.0)  # inside, nobody asks again
    table.handle("cleo", Watch("Cleo", "open sesame"), 1.0)
    assert projection.snapshot(table, "bob")["invite"] == "open sesame"
    assert projection.snapshot(table, "cleo")["invite"] is None
    assert "sesame" not in str(projection.public(table))
    table.handle("ann", SetPrivate(False), 2.0)
    assert projection.public(table)["private"] is False


def test_a_new_invitation_turns_spectators_away_but_not_who_sits() -> None:
    table = new(invite="open sesame")
    table.handle("bob", Sit(0, "Bob", invite="open sesame"), 1.0)
    table.handle("cleo", Watch("Cleo", "open sesame"), 1.0)
    assert table.is_admitted("cleo") and table.is_admitted("dan", "open sesame")
    table.handle("ann", SetPrivate(True), 2.0, made="shut sesame")
    assert not table.is_admitted("cleo") and not table.is_admitted("dan", "open sesame")
    assert table.is_admitted("bob") and table.is_admitted("ann")
    assert projection.snapshot(table, "bob")["spectators"] == []
    refuse(table, "cleo", Chat("hi"), "Sit down or watch")
    table.handle("cleo", Watch("Cleo", "shut sesame"), 3.0)
    table.handle("ann", SetPrivate(False), 4.0)  # for everybody: nobody is turned away
    assert projection.snapshot(table, "bob")["spectators"] == ["Cleo"]
    assert table == reloaded(table)


def test_what_changes_nothing_leaves_no_entry() -> None:
    table = seated(people=2)
    assert not table.handle("bob", Rename(1, " Bob "), 2.0)
    assert not table.handle("ann", SwapSeats(1, 1), 2.0)


def test_a_table_where_too_much_has_happened_only_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(people=2)
    assert table.log is not None
    monkeypatch.setattr("kotatsu.table.decide.MOST_ENTRIES", len(table.rows) + 1)
    table.handle("ann", Chat("still here"), 11.0)
    for command in (Chat("and on"), Rename(0, "Anna"), Pause(), AskTakeBack(0), Abandon(agree=False)):
        refuse(table, "ann", command, "Too much has happened at this table")
    play_on(table, Random(1), 12.0, moves=6)
    assert len(table.log.moves) == 6
    table.handle("bob", Abandon(), 13.0)
    table.handle("bob", Leave(), 13.0)
    refuse(table, "bob", Back(), "Too much has happened at this table")
    table.handle("ann", Abandon(), 14.0)
    assert table.phase == ABANDONED
    table.handle("ann", Rematch(), 15.0, made="t2")


def test_spectators_are_listed_and_may_speak() -> None:
    table = seated()
    refuse(table, "eve", Chat("hi"), "Sit down or watch")
    table.handle("eve", Watch("Eve"), 1.0)
    assert not table.handle("eve", Watch("Eve"), 1.0)
    table.handle("eve", Chat(" good\n\x07luck "), 2.0)
    table.handle("bob", Chat("thanks"), 3.0)
    assert [
        (line["name"], line["seat"], line["text"]) for line in projection.snapshot(table, None)["chat"]
    ] == [
        ("Eve", None, "good luck"),
        ("Bob", 1, "thanks"),
    ]
    refuse(table, "bob", Chat(" "), "1 to 500")
    refuse(table, "bob", Chat("x" * 501), "1 to 500")
    refuse(table, "bob", Watch("Bob"), "sit at this table already")
    assert projection.snapshot(table, None)["spectators"] == ["Eve"]
    table.handle("eve", Leave(), 4.0)
    assert projection.snapshot(table, None)["spectators"] == []


def test_the_host_may_want_no_spectators() -> None:
    table = started()
    assert projection.snapshot(table, "eve")["game_state"]["view"]["viewer"] == "spectator"
    table.handle("ann", SetWatching(False), 11.0)
    refuse(table, "eve", Watch("Eve"), "does not want spectators")
    assert projection.snapshot(table, "eve")["game_state"]["view"] is None
    with pytest.raises(Refused, match="does not want spectators"):
        projection.story(table, "eve")
    assert projection.snapshot(table, "bob")["game_state"]["views"]["1"]["view"]["viewer"] == 1


def test_no_identity_leaves_the_table() -> None:
    table = seated(owner=("ann", "secret token of bob").__getitem__)
    table.handle("secret token of eve", Watch("Eve"), 1.0)
    table.handle("secret token of bob", Chat("hello"), 1.0)
    start_text = str(
        [projection.public(table), projection.snapshot(table, "ann"), projection.snapshot(table, None)]
    )
    assert "token" not in start_text


def test_the_host_closes_a_table_that_nobody_plays_at() -> None:
    table = seated()
    refuse(table, "bob", Abandon(), "Only the host can close")
    table.handle("ann", Abandon(), 2.0)
    assert table.phase == "abandoned"
    refuse(table, "ann", Start(), "only before the start")
    refuse(table, "ann", Abandon(), "over")
    with pytest.raises(Refused, match="Nothing was dealt"):
        projection.record(table, "ann")
