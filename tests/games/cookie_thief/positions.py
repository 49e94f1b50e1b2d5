"""Positions of Cookie Thief, written as a player would lay them out."""

from collections.abc import Sequence
from typing import Any

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("cookie-thief")


def table(
    hands: Sequence[str],
    deck: str = "1 1 1",
    turn: int = 0,
    *,
    secret: str = "1",
    laid: dict[int, str] | None = None,
    discarded: str = "",
    pancakes: str = "",
    protected: Sequence[int] = (),
    mark: tuple[int, int] | None = None,
    clockwise: bool = True,
    rounds: int | None = 1,
    points: int = 5,
    won: Sequence[int] | None = None,
    chance: Sequence[int] | None = None,
) -> State:
    """A table where the seat whose turn it is has drawn: its hand is "hand drawn", or "hand drawn drawn"
    after Tvílumma. A seat with "" is out. The deck is written top first. `mark` is (by, on).
    """
    players = len(hands)
    dump = GAME.new(players, "table", {"first_leader": 0, "rounds": rounds, "points": points}).dump()
    state = dump["state"]
    held = [hand.split() for hand in hands]
    state.update(phase="play", turn=turn, starter=turn, next=None, reversing=False, card=None, target=None)
    state.update(waiting=[], clockwise=clockwise, protected=sorted(protected), secret=secret)
    state["hands"] = held
    state["in"] = [seat for seat in range(players) if held[seat]]
    state["deck"] = list(reversed(deck.split()))
    state["laid"] = [(laid or {}).get(seat, "").split() for seat in range(players)]
    state["discarded"] = discarded.split()
    state["pancakes"] = pancakes.split()
    state["mark"] = {"by": mark[0] if mark else None, "on": mark[1] if mark else None}
    state["tally"] = {
        "won": list(won) if won else [0] * players,
        "with_jar": [0] * players,
        "caught": [0] * players,
    }
    state["facts"] = {"not": {}, "known_for_sure": {}, "equal": [], "deeds": {}}
    state["memory"] = {"known": {}, "among": []}
    if chance is not None:
        dump["chance"] = {"kind": "scripted", "answers": list(chance), "drawn": 0}
    loaded = GAME.load(dump)
    loaded.journal = Journal()
    return loaded


def draws(
    pancake: str, then: str = "1 1 1", hands: Sequence[str] = ("7 1", "2", "3", "4"), **more: Any
) -> State:
    """A table where seat 0 has laid Hnallþóra and seat 1 has drawn this pancake."""
    state = table(hands, f"{pancake} {then}", **more)
    play(state, "play 7")
    return state


def play(state: State, *moves: str) -> State:
    """Play these moves by whoever owes them: "play K5", "choose 2", "name 6" …"""
    for text in moves:
        seat = state.deciders[0]
        state.play(seat, state.parse(seat, text))
    return state


def legal(state: State) -> list[str]:
    """What the seat that is to decide may play."""
    seat = state.deciders[0]
    return [state.text(seat, move) for move in state.legal_moves(seat)]


def shown(state: State, key: str) -> Any:
    """A part of the dump."""
    return state.dump()["state"][key]


def sees(state: State, seat: int | None, key: str = "hands") -> Any:
    """A part of what a seat knows."""
    return state.view(seat).dump()["state"][key]


def happened(state: State, kind: str) -> list[dict[str, Any]]:
    """Everything of this kind that has happened, with all its fields; the journal stays as it is."""
    journal = state.journal
    assert journal is not None
    return [event.whole() for event in journal.events if event.kind == kind]


def noticed(state: State, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The same as one seat (None: a spectator) noticed it."""
    journal = state.journal
    assert journal is not None
    seen = [event.seen_by(seat) for event in journal.events if event.kind == kind]
    return [event for event in seen if event is not None]
