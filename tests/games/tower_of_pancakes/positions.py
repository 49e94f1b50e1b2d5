"""Positions of Tower Of PanCakes!!, written as a player would lay them out."""

from collections.abc import Sequence
from typing import Any

import kotatsu
from kotatsu.core.editions import Edition
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("tower-of-pancakes")


def table(
    hands: Sequence[str],
    mode: str = "basic",
    leader: int = 0,
    *,
    trick: int | None = None,
    towers: dict[str, str] | None = None,
    baked: Sequence[int] | None = None,
    dough: Sequence[int] | None = None,
    discarded: Sequence[int] | None = None,
    taken: Sequence[int] | None = None,
    hidden: Sequence[str] | None = None,
    above: Sequence[int] = (5, 6, 7, 8),
    below: Sequence[int] = (4, 3, 2, 1),
) -> State:
    """A table whose leader is about to lead.

    `hands` are texts like "Y1 R5"; `towers` are owners, bottom to top, like {"A": "0012"}; `hidden` are cards
    already played face down ("" = none yet). The trick number follows from the hands unless it is given.
    """
    players = len(hands)
    dump = GAME.new(players, "table", {"mode": mode, "first_leader": leader}).dump()
    state = dump["state"]
    tricks = len(state["hands"][0])
    state["hands"] = [_sorted(hand.split()) for hand in hands]
    state["trick"] = tricks - len(state["hands"][0]) if trick is None else trick
    state["towers"] = {plate: [int(owner) for owner in (towers or {}).get(plate, "")] for plate in "ABCD"}
    for seat in range(players):
        state["chips"][seat] = {
            "baked": baked[seat] if baked else 5,
            "dough": dough[seat] if dough else 15,
            "discarded": discarded[seat] if discarded else 0,
        }
    state["taken"] = list(taken) if taken else [0] * players
    state["hidden"] = [[card] if card else [] for card in hidden or [""] * players]
    state["score_cards"] = {"above": list(above), "below": list(below)}
    loaded = GAME.load(dump)
    loaded.journal = Journal()
    return loaded


def small(**changes: Any) -> Edition:
    """The shipped edition with other values: small(cards_4=2, plate_4=[3, 2], pan_4=[2, 1])."""
    data = GAME.default_edition.as_data()
    for name, value in changes.items():
        part, key = name.split("_", 1)
        data[part][key]["value"] = value
    return GAME.make_edition(data, "small")


def play(state: State, *moves: str) -> None:
    """Play these moves by whoever owes them: "R5", "down R5", "serve C", "look above A"."""
    for text in moves:
        seat = state.deciders[0]
        state.play(seat, state.parse(seat, text))


def legal(state: State) -> list[str]:
    """What the seat that is to decide may play."""
    seat = state.deciders[0]
    return [state.text(seat, move) for move in state.legal_moves(seat)]


def shown(state: State) -> dict[str, Any]:
    """The game's part of the dump."""
    part: dict[str, Any] = state.dump()["state"]
    return part


def chips(state: State, kind: str) -> list[int]:
    """ "baked", "dough" or "discarded" of every seat."""
    return [own[kind] for own in shown(state)["chips"]]


def tower(state: State, plate: str) -> str:
    """The owners of a plate's chips, bottom to top."""
    return "".join(str(owner) for owner in shown(state)["towers"][plate])


def happened(state: State) -> list[dict[str, Any]]:
    """All events since the table was laid or last asked, whole."""
    return [event.whole() for event in state.take_events()]


def points(state: State, seat: int) -> dict[str, int | None]:
    """A seat's score sheet: points by category, those that are not 0."""
    return {category: p for s, category, _, _, p in state.sheet() if s == seat and p != 0}


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("YBRG".index(card[0]), card[1:]))
