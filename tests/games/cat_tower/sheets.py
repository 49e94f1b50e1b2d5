"""Tables of Cat Tower set up by hand: sheets drawn as text, dice laid out, rolls told in advance."""

from typing import Any

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("cat-tower")

LETTERS = {
    "H": "house",
    "Y": "yarn",
    "F": "butterfly",
    "B": "bowl",
    "C": "cushion",
    "M": "mouse",
}


def drawn(*floors: str) -> dict[str, str]:
    """The marks of a sheet drawn from the 6th floor down; a dot is an empty hex, a bar a rope.

    drawn("| . . . |",
          ". . . . |",
          "| . . . .",
          ". . | . .",
          ". . . . |",
          "M Y . . .")     is a mouse in A1 and yarn in B1.
    """
    marks = {}
    for floor, row in zip(range(len(floors), 0, -1), floors, strict=True):
        for column, letter in zip("ABCDEF", row.split(), strict=False):
            if letter in LETTERS:
                marks[f"{column}{floor}"] = LETTERS[letter]
    return dict(sorted(marks.items(), key=lambda mark: (mark[0][1], mark[0][0])))


def sheet(
    marks: dict[str, str] | None = None,
    ready: int = 0,
    spent: int = 0,
    cats: dict[str, tuple[int, int]] | None = None,
    bonuses: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A sheet as dumps write it; `cats` has (houses, items) of each scored cat."""
    scored = {cat: {"houses": houses, "items": items} for cat, (houses, items) in (cats or {}).items()}
    footprints = {"ready": ready, "spent": spent}
    return {"marks": marks or {}, "footprints": footprints, "cats": scored, "bonuses": bonuses or {}}


def marking(
    taken: list[int],
    left: int,
    *sheets: dict[str, Any],
    first: int = 0,
    finished: int = 0,
    rolls: list[int] | None = None,
    edition: Any = None,
) -> State:
    """A table where everybody has taken a die and `left` is left; sheets not given are empty."""
    return _table("mark", taken, [left], sheets, first, finished, rolls, edition)


def taking(
    dice: list[int], players: int, *sheets: dict[str, Any], first: int = 0, rolls: list[int] | None = None
) -> State:
    """A table where these dice have just been rolled."""
    return _table("take", [None] * players, dice, sheets, first, 0, rolls, None)


def _table(
    phase: str,
    taken: list[Any],
    dice: list[int],
    sheets: tuple[dict[str, Any], ...],
    first: int,
    finished: int,
    rolls: list[int] | None,
    edition: Any,
) -> State:
    players = len(taken)
    dump = GAME.new(players, "by hand", edition=edition).dump()
    dump["chance"] = {"kind": "scripted", "answers": [roll - 1 for roll in rolls or [1] * 60], "drawn": 0}
    dump["state"].update(
        phase=phase,
        round=finished,
        first=first,
        waiting=list(range(players)) if phase == "mark" else [first],
        dice=dice,
        taken=taken,
        sheets=[*sheets, *(sheet() for _ in range(players - len(sheets)))],
    )
    state = GAME.load(dump)
    assert state.dump() == dump
    state.journal = Journal()
    return state


def play(state: State, *texts: str) -> State:
    """One move for each seat that is to decide, in the order of the seats that owe it."""
    for text in texts:
        seat = state.deciders[0]
        state.play(seat, state.parse(seat, text))
    return state


def moves(state: State, seat: int = 0) -> list[str]:
    return [state.text(seat, move) for move in state.legal_moves(seat)]


def points(state: State, category: str) -> list[int | None]:
    """The points of every seat in the categories of this name, "yarn" for yarn-A, yarn-B … together."""
    totals: list[int | None] = [0] * int(state.setup.players)
    for seat, name, _, _, value in state.sheet():
        total = totals[seat]
        if name.partition("-")[0] == category or name == category:
            assert total is not None and value is not None
            totals[seat] = total + value
    return totals


def sheets_of(state: State) -> list[dict[str, Any]]:
    sheets: list[dict[str, Any]] = state.dump()["state"]["sheets"]
    return sheets


def events(state: State, kind: str) -> list[dict[str, Any]]:
    """What the journal holds of this kind, without the kind's name."""
    assert state.journal is not None
    found = [event.whole() for event in state.journal.events if event.kind == kind]
    return [{key: value for key, value in fields.items() if key != "event"} for fields in found]
