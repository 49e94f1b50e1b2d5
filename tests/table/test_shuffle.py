"""The shuffle: promised by the server and by everybody, opened after the end, checked by `kotatsu verify`."""

import hashlib
import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.commitments import seat_promise, seed_from, server_promise
from kotatsu.core.record import Record, verify
from kotatsu.table import ABANDONED, EXPIRES_AFTER, GATHERING, OPENING, PLAYING, Refused, Table, projection
from kotatsu.table.commands import (
    Abandon,
    CallOff,
    Chat,
    Commit,
    Expire,
    Leave,
    Open,
    Play,
    SeatBot,
    SetSeed,
    Sit,
    Start,
)
from kotatsu.terminal.proof import checked
from tests.table.tables import (
    SALT,
    SECRET,
    new,
    nonce,
    play_on,
    promise,
    refuse,
    reloaded,
    seated,
    start,
    started,
)


def opening(people: int = 2) -> Table:
    table = seated(people=people)
    table.handle("ann", Start(), 5.0)
    assert table.phase == OPENING
    return table


def test_the_seed_follows_from_the_secret_and_the_nonces_by_seat() -> None:
    table = opening()
    assert table.promise == sha256(SALT + SECRET).hexdigest() == projection.snapshot(table, None)["promise"]
    table.handle("bob", Open(1, nonce(1).hex()), 6.0)
    assert table.phase == OPENING
    assert [seat["opened"] for seat in projection.snapshot(table, None)["seats"]] == [False, True, False]
    table.handle("ann", Open(0, nonce(0).hex()), 6.0)
    assert table.phase == PLAYING
    assert table.dealt is not None
    assert table.dealt["seed"] == sha256(SECRET + nonce(0) + nonce(1)).hexdigest()
    assert table.state().dump() == kotatsu.game("tower-of-pancakes").new(3, table.dealt["seed"]).dump()


def test_a_promise_is_made_when_sitting_down_or_later_and_may_change_before_the_start() -> None:
    table = new()
    table.handle("bob", Sit(0, "Bob"), 1.0)
    table.handle("bob", Commit(0, promise(5)), 1.0)
    assert not table.handle("bob", Commit(0, promise(5)), 1.0)
    table.handle("bob", Commit(0, promise(6)), 1.0)
    refuse(table, "cleo", Commit(0, promise(7)), "not yours")
    refuse(table, "cleo", Sit(1, "Cleo", promise(6)), "the very same")
    refuse(table, "bob", Commit(0, promise(5).upper()), "64 hexadecimal")
    refuse(opening(), "ann", Commit(0, promise(5)), "only before the start")


def test_only_the_promised_nonce_opens_a_seat() -> None:
    table = opening()
    refuse(table, "ann", Open(0, nonce(1).hex()), "not the nonce that seat 0 promised")
    refuse(table, "ann", Open(0, "zz"), "not the nonce")
    refuse(table, "ann", Open(1, nonce(1).hex()), "not yours")
    refuse(seated(), "ann", Open(0, nonce(0).hex()), "when the host starts")
    table.handle("ann", Open(0, nonce(0).hex()), 6.0)
    assert not table.handle("ann", Open(0, nonce(0).hex()), 6.0)


def test_a_start_that_is_called_off_makes_everybody_promise_anew() -> None:
    table = opening()
    table.handle("ann", Open(0, nonce(0).hex()), 6.0)
    refuse(table, "eve", CallOff(), "Only who sits")
    table.handle("bob", CallOff(), 7.0)
    assert table.phase == GATHERING
    assert all(seat.promise is None and seat.nonce is None for seat in table.seats)
    refuse(table, "ann", Start(), "has not promised")
    refuse(table, "ann", CallOff(), "No game is about to begin")
    for seat, owner in enumerate(("ann", "bob")):
        table.handle(owner, Commit(seat, promise(seat)), 8.0)
    record = projection.record(play_on(start(table), Random(1)))
    assert record.commitments is not None
    assert record.commitments["called_off"] == 1
    assert verify(record).over
    assert table == reloaded(table)


def test_who_leaves_while_nonces_are_opened_calls_the_start_off() -> None:
    table = opening()
    table.handle("bob", Leave(), 6.0)
    assert table.phase == GATHERING
    assert table.seats[1].is_open and table.seats[0].promise is None
    assert table == reloaded(table)


def test_a_deal_that_fails_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's edition may have become unreadable since the host started."""
    table = opening(people=1)
    before = len(table.entries)

    def fail(_: object) -> None:
        raise kotatsu.BadInput("The edition is not at hand.")

    monkeypatch.setattr("kotatsu.table.description.Description.setup", fail)
    with pytest.raises(Refused, match="not at hand"):
        table.handle("ann", Open(0, nonce(0).hex()), 6.0)
    assert table.phase == OPENING and table.seats[0].nonce is None and len(table.entries) == before
    monkeypatch.undo()
    table.handle("ann", Open(0, nonce(0).hex()), 7.0)
    assert table.phase == PLAYING


def test_a_seed_may_be_named_where_at_most_one_person_sits() -> None:
    table = seated(people=1)
    table.handle("ann", SetSeed("my seed"), 2.0)
    refuse(table, "ann", SetSeed(""), "1 to 200 characters")
    refuse(table, "bob", Sit(2, "Bob"), "taken")
    shown = projection.snapshot(table, "ann")
    assert shown["seed_named"] and "my seed" not in json.dumps(shown)
    table.handle("ann", Start(), 3.0)
    assert table.phase == PLAYING  # nothing to open
    record = projection.record(play_on(table, Random(1)))
    assert (record.seed, record.commitments) == ("my seed", None)
    assert verify(record).over
    refuse(seated(people=2), "ann", SetSeed("my seed"), "at most one person")


def test_nobody_joins_where_a_seed_is_named_not_even_on_the_same_device() -> None:
    table = new()
    table.handle("ann", SetSeed("my seed"), 1.0)
    table.handle("ann", Sit(0, "Ann"), 1.0)
    refuse(table, "ann", Sit(1, "Olga"), "one person only")
    refuse(table, "bob", Sit(1, "Bob"), "one person only")
    table.handle("ann", SetSeed(None), 2.0)
    table.handle("bob", Sit(1, "Bob"), 2.0)


# --- the end ----------------------------------------------------------------------------------------------


def test_an_abandoned_table_opens_when_all_agree() -> None:
    table = play_on(started(), Random(2), moves=12)
    refuse(table, "eve", Abandon(), "no say")
    table.handle("ann", Abandon(), 20.0)
    assert projection.snapshot(table, "bob")["giving_up"] == [0]
    table.handle("ann", Abandon(False), 21.0)
    table.handle("bob", Abandon(), 22.0)
    assert table.phase == PLAYING and projection.snapshot(table, "ann")["opened"] is None
    table.handle("ann", Abandon(), 23.0)
    assert table.phase == ABANDONED
    assert table.next_deadline() is None and table.owed() == []
    record = projection.record(table, "ann")
    assert record.abandoned and record.result is None and len(record.moves) == 12
    assert not verify(record).over
    refuse(table, "ann", Play(0, 0), "over")
    assert table == reloaded(table)


def test_who_has_left_need_not_agree() -> None:
    table = started()
    table.handle("ann", Abandon(), 20.0)
    table.handle("bob", Leave(), 21.0)
    assert table.phase == ABANDONED


def test_a_table_expires_when_nothing_happens_for_long() -> None:
    table = started()
    refuse(table, None, Expire(), "not long ago", now=10.0 + EXPIRES_AFTER - 1)
    refuse(table, "ann", Expire(), "the server's command", now=10.0 + EXPIRES_AFTER)
    table.handle("ann", Chat("still here"), 1000.0)
    refuse(table, None, Expire(), "not long ago", now=10.0 + EXPIRES_AFTER)
    table.handle(None, Expire(), 1000.0 + EXPIRES_AFTER)
    assert table.phase == ABANDONED
    assert verify(projection.record(table)).over is False
    refuse(table, None, Expire(), "over")


# --- kotatsu verify ---------------------------------------------------------------------------------------


def kotatsu_verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kotatsu", "verify", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def record() -> Record:
    return projection.record(play_on(started(people=2), Random(7)))


def test_verify_checks_the_promises_of_a_finished_table(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record.write(file)
    assert Record.read(file) == record
    verified = kotatsu_verify(file)
    assert verified.returncode == 0, verified.stderr
    said = " ".join(verified.stdout.split())
    assert "the server's secret is the one it promised" in said
    assert "all 2 persons' nonces are as promised" in said


def test_verify_says_that_a_table_was_given_up(tmp_path: Path) -> None:
    table = play_on(started(people=1), Random(7), moves=5)
    table.handle("ann", Abandon(), 20.0)
    file = tmp_path / "given up.json"
    projection.record(table).write(file)
    verified = kotatsu_verify(file)
    assert verified.returncode == 0, verified.stderr
    assert "given up there" in verified.stdout and "the one person's nonce" in verified.stdout


OTHER = "ab" * 32


def tampered(record: Record, change: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(record.as_data()))
    promises = data["commitments"]
    match change:
        case "secret" | "salt":
            promises["server"][change] = OTHER
        case "hash":
            promises["seats"][0]["hash"] = OTHER
        case "nonce":
            promises["seats"][1]["nonce"] = OTHER
        case "seed":
            data["seed"] = OTHER
        case "swapped":
            promises["seats"][:2] = promises["seats"][1::-1]
        case "dropped":
            promises["seats"][1] = None
        case "closed":
            del promises["server"]["secret"]
        case "shape":
            promises["seats"] = promises["seats"][:2]
        case "list":
            data["commitments"] = []
        case "digits":
            promises["server"]["salt"] = "xyz"
        case "bot":
            promises["seats"][2] = 7
        case "count":
            promises["called_off"] = -1
        case "abandoned":
            data["abandoned"] = True
        case "maybe":
            data["abandoned"] = "maybe"
    return data


TAMPERED = {
    "secret": "server's secret is not the one it promised",
    "salt": "server's secret is not the one it promised",
    "hash": "nonce of seat 0 is not the one it promised",
    "nonce": "nonce of seat 1 is not the one it promised",
    "seed": "seed does not follow",
    "swapped": "seed does not follow",
    "dropped": "seed does not follow",
    "closed": "not opened",
    "shape": "expected a list of 3",
    "list": "expected what the server and the seats promised",
    "digits": "server, salt: expected 64 hexadecimal digits",
    "bot": r"seats\[2\]: expected a promise",
    "count": "called_off: expected",
    "abandoned": "says that the game was abandoned",
    "maybe": "abandoned: expected true or false",
}


@pytest.mark.parametrize("change", TAMPERED)
def test_a_tampered_record_is_refused(record: Record, change: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=TAMPERED[change]):
        verify(Record.from_data(tampered(record, change)))


def test_verify_refuses_a_tampered_record_in_one_sentence(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(tampered(record, "nonce")), encoding="utf-8")
    refused = kotatsu_verify(file)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
    assert "nonce of seat 1" in refused.stderr


def test_a_seats_own_record_of_a_running_game_opens_nothing() -> None:
    table = play_on(started(), Random(2), moves=12)
    own = projection.record(table, "bob", 1)
    assert own.seed is None and own.seat == 1
    assert own.commitments == {
        "server": {"hash": table.promise},
        "seats": [{"hash": promise(0)}, {"hash": promise(1)}, None],
        "called_off": 0,
    }
    assert Record.from_data(own.as_data()) == own
    with pytest.raises(kotatsu.BadInput, match="not opened"):
        verify(own)
    with pytest.raises(Refused, match="not yours"):
        projection.record(table, "bob", 0)
    with pytest.raises(Refused, match="Nothing was dealt"):
        projection.record(seated(), "ann", 0)


def test_the_program_and_the_values_in_the_documentation_hold(record: Record) -> None:
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    program: dict[str, Any] = {"hashlib": hashlib}
    exec(page.split("```python\n")[2].split("```")[0], program)
    assert program["seed"](record.commitments) == record.seed
    ones, threes = b"\x01" * 32, b"\x03" * 32
    promises = [server_promise(SALT, SECRET), seat_promise(ones), seat_promise(threes)]
    assert all(value in page for value in [*promises, seed_from(SECRET, [ones, threes])])


def test_bots_alone_are_dealt_from_the_servers_secret() -> None:
    table = new()
    for seat in range(3):
        table.handle("ann", SeatBot(seat, "random"), 1.0)
    table.handle("ann", Start(), 2.0)
    record = projection.record(play_on(table, Random(1)))
    assert record.seed == sha256(SECRET).hexdigest()
    said = " ".join(text for line in checked(record, "bots.json") for text, _ in line)
    assert "no person sat at the table" in " ".join(said.split())
