"""A deploy with changed rules: running tables go on from their last dump, finished ones stay as they are."""

import json
from random import Random

import pytest

import kotatsu
from kotatsu.core.state import State
from kotatsu.table import OVER, PLAYING, Entry, Table, projection
from kotatsu.table.commands import AskTakeBack, Chat, GoOn
from tests.table.tables import EACH, play_on, refuse, reloaded, seated, start, started

GAME = kotatsu.game("tower-of-pancakes")
NEXT_RULES = GAME.rules_version + 1


def saved(table: Table) -> list[Entry]:
    entries: list[Entry] = json.loads(json.dumps(table.entries))
    return entries


def test_a_running_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(clock=EACH), Random(4), moves=27)
    before = table.state().dump()["state"]
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    assert later.rules_changed and later.owed() == []
    refuse(later, "ann", Chat("hello?"), "rules have changed")
    refuse(later, "ann", GoOn(), "the server's command")
    assert [entry["kind"] for entry in later.handle(None, GoOn(), 30.0).entries] == ["rules", "turn"]
    assert later.state().dump()["state"] == before
    assert not later.handle(None, GoOn(), 30.0)
    assert later == reloaded(later)
    play_on(later, Random(5), 31.0)
    assert later.phase == OVER and later == reloaded(later)
    record = projection.record(later)
    assert (record.rules_version, record.old_moves) == (NEXT_RULES, later.old_moves)
    assert 0 < record.old_moves < len(record.moves)
    with pytest.raises(kotatsu.BadInput, match="older rules"):
        record.deal()


def test_it_goes_on_even_right_after_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started()
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    later.handle(None, GoOn(), 30.0)
    assert later.old_moves == 0 and later.phase == PLAYING
    assert play_on(later, Random(5), 31.0).phase == OVER


def test_moves_that_are_legal_no_more_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(), Random(4), moves=27)
    entries = saved(table)
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    last = max(n for n, entry in enumerate(entries) if entry["kind"] == "played")
    entries[last]["log"][2] = "serve Z"  # notation that the new rules do not know
    later = Table.load(entries)
    later.handle(None, GoOn(), 30.0)
    assert later.old_moves == len(later.moves()) < 27
    assert later.deciders == list(later.state().deciders)
    assert later == reloaded(later)
    assert play_on(later, Random(5), 31.0).phase == OVER
    assert later == reloaded(later)


def test_what_was_asked_back_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(people=2), Random(4), moves=27)
    table.handle("ann", AskTakeBack(0), 28.0)
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    later.handle(None, GoOn(), 30.0)
    assert later.take_back is None and later == reloaded(later)


def test_two_deploys(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(), Random(4), moves=10)
    for version, moves in ((NEXT_RULES, 20), (NEXT_RULES + 1, 10**6)):
        monkeypatch.setattr(GAME, "rules_version", version)
        table = Table.load(saved(table))
        table.handle(None, GoOn(), 30.0)
        play_on(table, Random(version), 31.0, moves)
        assert table == reloaded(table)
    assert table.phase == OVER and table.rules_version == NEXT_RULES + 1


def test_nothing_is_taken_back_behind_the_change(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(people=1), Random(4), moves=27)
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    later.handle(None, GoOn(), 30.0)
    for _ in range(30):
        if later.last_open_move(0) is None:
            break
        later.handle("ann", AskTakeBack(0), 31.0)
    assert later.last_open_move(0) is None
    assert len(later.moves()) >= later.old_moves


def test_a_finished_table_keeps_its_rules_and_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(), Random(4))
    record = projection.record(table)
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    assert not later.rules_changed
    assert projection.record(later) == record
    shown = projection.snapshot(later, "ann")
    assert shown["result"] == table.result and shown["game_state"] is None
    assert projection.story(later, "ann", 0) == []
    assert not later.handle(None, GoOn(), 30.0)
    assert later == reloaded(later)


def test_a_table_that_has_not_begun_is_dealt_by_the_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated()
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = start(Table.load(saved(table)))
    assert later.rules_version == NEXT_RULES and isinstance(later.state(), State)


def test_another_edition_in_the_box_does_not_disturb_a_running_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(started(), Random(4), moves=27)
    data = json.loads(json.dumps(GAME.default_edition.as_data()))
    data["plate"]["4"]["value"] = [2] * 8
    monkeypatch.setitem(GAME.__dict__, "default_edition", GAME.make_edition(data))
    later = Table.load(saved(table))
    assert later.state().dump()["state"] == table.state().dump()["state"]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda entries: entries[1:], "begins with how it was created"),
        (lambda entries: [], "begins with how it was created"),
        (lambda entries: entries[:2] + entries[3:], "entry 3 stands where 2 belongs"),
        (lambda entries: [*entries, {**entries[-1], "n": len(entries), "kind": "eaten"}], "a 'eaten'"),
    ],
)
def test_a_damaged_save_is_refused(damage, sentence: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kotatsu.BadInput, match=sentence):
        Table.load(damage(saved(started())))


def test_what_was_hidden_under_older_rules_stands_in_no_record_of_a_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_on(started(players=4, people=4, options={"mode": "mystery"}), Random(4), moves=27)
    monkeypatch.setattr(GAME, "rules_version", NEXT_RULES)
    later = Table.load(saved(table))
    later.handle(None, GoOn(), 30.0)
    for seat, who in enumerate(("ann", "bob", "cleo", "dan")):
        own = projection.record(later, who, seat)
        assert (len(own.moves), own.old_moves) == (27 - later.old_moves, 0)
