"""Tables set up by hand for the rule tests."""

from typing import Any

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("itadaki-sashiage")


def dealt(players: int, rounds: int = 1, seed: str = "rules", leader: int | None = 0) -> State:
    state = GAME.new(players, seed, {"rounds": rounds, "first_leader": leader})
    state.journal = Journal()
    return state


def at_the_trick(
    hands: list[str], towers: list[list[str]] | None = None, rounds: int = 1, **more: Any
) -> State:
    """A table where seat 0 leads. Hands and towers are written as "R1 B2", towers from bottom to top;
    without towers everybody has a single R1. Nothing lies covered that not all have seen, unless said."""
    players = len(hands)
    dump = dealt(players, rounds).dump()
    dump["state"].update(
        phase="play",
        turn=0,
        waiting=[],
        hands=[hand.split() for hand in hands],
        towers=[[tower.split() for tower in own] for own in towers or [["R1"]] * players],
        buried=[0] * players,
    )
    dump["state"].update(more)
    state = GAME.load(dump)
    state.journal = Journal()
    return state


def play(state: State, *texts: str) -> State:
    """Play these moves, each by whoever's turn it is."""
    for text in texts:
        (seat,) = state.deciders
        state.play(seat, state.parse(seat, text))
    return state


def moves(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, of whoever's turn it is if none is named."""
    if seat is None:
        (seat,) = state.deciders
    return [state.text(seat, move) for move in state.legal_moves(seat)]


def towers(state: State, seat: int) -> list[str]:
    """A seat's towers from bottom to top; "?" for what a view does not know."""
    own = state.dump()["state"]["towers"][seat]
    return [" ".join(card or "?" for card in tower) for tower in own]


def stack_all(state: State, *stacks: str) -> State:
    """Everybody makes their first tower, seat by seat."""
    for seat, stack in enumerate(stacks):
        for card in stack.split():
            state.play(seat, state.parse(seat, f"stack {card}"))
    return state


def kinds(state: State) -> list[str]:
    return [event.kind for event in state.take_events()]
