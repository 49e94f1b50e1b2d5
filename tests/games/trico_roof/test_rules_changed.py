"""Tables that were saved under the first version of the rules, by the code of that time, go on under TR-17 as
it is now: the chooser picks the colour too, and the painter may score."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kotatsu.table import OVER, Table, projection
from kotatsu.table.commands import GoOn
from tests.games.trico_roof.positions import GAME
from tests.table.tables import play_on, reloaded

SAVED = Path(__file__).parent / "rules_1"


def saved(name: str) -> tuple[Table, dict[str, Any]]:
    """A table that goes on, and the dump of its state before."""
    data = json.loads((SAVED / f"{name}.json").read_text(encoding="utf-8"))
    assert data["dump"]["rules_version"] == 1 < GAME.rules_version
    table = Table.load(data["entries"])
    assert table.rules_changed
    table.handle(None, GoOn(), table.at + 1.0)
    return table, data["dump"]["state"]


def facts(state: dict[str, Any]) -> dict[str, Any]:
    """What a dump says, without what follows from the rest: `assistants` then, `chances` and points now."""
    tally = [(row["requests"], row["assisting"]) for row in state["tally"]]
    told = {key: value for key, value in state.items() if key not in ("assistants", "chances")}
    return {**told, "tally": tally}


def test_tr17_a_chooser_who_owed_a_corner_owes_its_colour_too() -> None:
    table, before = saved("a_chooser_owes_a_corner")
    assert (before["phase"], before["turn"], before["offered"], before["chip"]) == ("corner", 0, "RY", None)
    state = table.state()
    assert facts(state.dump()["state"]) == facts(before)
    assert state.ask(0) == {"kind": "corner", "offered": "RY", "painter": 1}
    rows = before["roofs"]
    corners = {"1a": rows[0][0], "1d": rows[0][3], "4a": rows[3][0], "4d": rows[3][3]}
    expected = [f"paint {c} {square}" for c in "RY" for square, lies in corners.items() if lies != c]
    assert [state.text(0, move) for move in state.legal_moves(0)] == expected


def test_tr17_behind_a_corner_without_a_colour_the_table_goes_on_from_the_last_dump() -> None:
    """Its last moves were `1 timeout`, `0 corner 4d`, `3 B1`: no move of today says the second one."""
    table, _ = saved("a_corner_was_chosen")
    assert (table.old_moves, len(table.moves())) == (38, 38)
    assert table.state().ask(table.deciders[0])["kind"] != "corner"


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVED.glob("*.json")))
def test_tr17_a_table_of_the_old_rules_is_played_to_its_end(name: str) -> None:
    table, _ = saved(name)
    assert table == reloaded(table)
    play_on(table, Random(3), table.at)
    assert table.phase == OVER and table == reloaded(table)
    record = projection.record(table)
    assert (record.rules_version, record.old_moves) == (GAME.rules_version, table.old_moves)
    assert 0 < record.old_moves < len(record.moves)


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVED.glob("*.json")))
def test_tr17_the_dump_itself_is_read_by_the_new_rules(name: str) -> None:
    dump = json.loads((SAVED / f"{name}.json").read_text(encoding="utf-8"))["dump"]
    assert facts(GAME.load(dump).dump()["state"]) == facts(dump["state"])
