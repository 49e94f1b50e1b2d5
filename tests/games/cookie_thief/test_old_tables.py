"""Tables that were running under the first version of the rules, saved by the program of that time, go on.

There every pancake that drew nothing ended the turn, also in the middle of Tvílumma. A question that was
asked then is answered; what follows goes by the rules of today.
"""

import json
from pathlib import Path
from random import Random

import pytest

from kotatsu.table import OVER, Table
from kotatsu.table.commands import GoOn
from tests.games.cookie_thief.positions import GAME
from tests.table.tables import play_on, reloaded

SAVES = sorted((Path(__file__).parent / "old_tables").glob("*.json"))


def saved(name: str) -> Table:
    path = Path(__file__).parent / "old_tables" / f"{name}.json"
    table = Table.load(json.loads(path.read_text(encoding="utf-8")))
    assert table.rules_version == 1 < GAME.rules_version
    assert table.rules_changed
    return table


def gone_on(name: str) -> Table:
    table = saved(name)
    table.handle(None, GoOn(), 30.0)
    assert table.rules_version == GAME.rules_version
    return table


@pytest.mark.parametrize("name", [path.stem for path in SAVES])
def test_an_old_table_goes_on_to_its_end(name: str) -> None:
    table = gone_on(name)
    assert table.old_moves == len(table.moves())  # the save ends with a dump
    assert table == reloaded(table)
    for seed in range(5):
        later = play_on(reloaded(table), Random(seed), 31.0)
        assert later.phase == OVER
        assert later == reloaded(later)


def test_ck27_whom_lummustafli_named_has_the_turn_after_a_discard_asked_by_the_old_rules() -> None:
    state = gone_on("discarding-after-lummustafli").state()
    dump = state.dump()["state"]
    seat, following = dump["turn"], dump["next"]
    assert len(dump["hands"][seat]) == 2 and following != seat
    jar = state.parse(seat, "discard 8") if "8" in dump["hands"][seat] else None
    state.play(seat, next(move for move in state.legal_moves(seat) if move != jar))
    assert state.deciders == (following,)


def test_ck29_after_upphitud_two_cakes_are_now_played_on() -> None:
    state = gone_on("choosing-who-comes-back").state()
    seat = state.deciders[0]
    assert len(state.dump()["state"]["hands"][seat]) == 2
    state.play(seat, state.legal_moves(seat)[0])
    assert state.ask(seat)["kind"] == "play"


def test_ck28_the_choice_of_a_hand_is_the_same_as_it_was() -> None:
    state = gone_on("choosing-the-hand").state()
    seat = state.deciders[0]
    assert {state.text(seat, move).split()[0] for move in state.legal_moves(seat)} == {"hold"}
