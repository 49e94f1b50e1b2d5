"""Tables of Trico Roof set up by hand for rule tests."""

from typing import Any

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("trico-roof")

ROOFS = ["RBYR", "BYRB", "YRBY", "RBYR"]
"""Ordinary roofs: six red, five blue, five yellow."""

PLAIN = (13, 14, 15)
"""Residents who ask for rows of four: nobody completes one by accident on the roofs above."""


def gift_phase(
    hands: list[str],
    *,
    roofs: list[str] | None = None,
    leader: int = 0,
    government: str = "front front front",
    residents: tuple[int, int, int] = PLAIN,
    last: bool = False,
    edition: str | None = None,
    **options: Any,
) -> State:
    """A table at the beginning of a gift phase; hands are written "B4 W2". `last`: it is the last phase."""
    assert all(
        "".join(roofs or ROOFS).count(colour) <= 10 for colour in "RBY"
    )  # TR-2: there are no more chips
    dump = GAME.new(len(hands), "rule test", options, edition).dump()
    state = dump["state"]
    unopened = [number for number in range(1, 16) if number not in residents]
    state.update(
        phase="give",
        turn=leader,
        leader=leader,
        round=5 if last else 1,
        hands=[hand.split() for hand in hands],
        roofs=roofs or ROOFS,
        government=government.split(),
    )
    discarded = [] if last else unopened[:3]
    deck = [number for number in unopened if number not in discarded]
    state["residents"] = {
        "open": list(residents),
        "scored": [False] * 3,
        "deck": deck,
        "discarded": discarded,
    }
    table = GAME.load(dump)
    table.journal = Journal()
    return table


def play(state: State, *moves: str) -> State:
    """Play moves written with their seat: "2 W3"."""
    for move in moves:
        seat, text = move.split(" ", 1)
        state.play(int(seat), state.parse(int(seat), text))
    return state


def painting(cards: str, **how: Any) -> State:
    """The roof phase after these cards, the leader's first; everybody has one more card left."""
    gifts = cards.split()
    state = gift_phase([f"{card} C4" if card != "C4" else "C4 C3" for card in gifts], **how)
    for card in gifts:
        seat = state.deciders[0]
        state.play(seat, state.parse(seat, card))
    return state


def legal(state: State) -> list[str]:
    """The moves of whoever is asked, as texts."""
    seat = state.deciders[0]
    return [state.text(seat, move) for move in state.legal_moves(seat)]


def offered(state: State) -> str:
    """The colours on offer to the painter whose turn it is."""
    return "".join(dict.fromkeys(text.split()[1] for text in legal(state)))


def body(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["state"]
    return found


def assistants(state: State) -> list[int]:
    """TR-9: the gifts of this phase that have no rank, in order of play."""
    return [gift for gift in range(len(body(state)["table"])) if gift not in body(state)["ranking"]]


def kinds(state: State) -> list[str]:
    """The kinds of events since the last look."""
    return [event.kind for event in state.take_events()]
