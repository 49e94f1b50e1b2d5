"""Shapes of no game, with everything that shapes may hold."""

from typing import Any, Literal, NotRequired, TypedDict

from kotatsu.core.shapes import BySeat, Counted, Seat

Card = str  # "R5"
Suit = Literal["R", "G"]
"""Red or green."""


class Pile(TypedDict):
    # who laid it,
    # if anybody did
    owner: Seat | None
    cards: list[Card | None]


class Dump(TypedDict):
    """The table.

    Only the first paragraph is told.
    """

    turn: Seat | None  # who owes the decision
    hands: BySeat[list[Card | None]]
    piles: dict[Suit, Pile]
    by_name: dict[str, tuple[int, bool]]
    order: tuple[Seat, ...]
    notes: list[Any]
    colours: list[Literal["R", "G"]]
    looks: list[list[Seat]]


class AskPlay(TypedDict):
    kind: Literal["play"]
    least: float


class AskPass(TypedDict, total=False):
    kind: Literal["pass"]


Ask = AskPlay | AskPass


class Laid(TypedDict):
    card: Card


class Play(Laid):
    kind: Literal["play"]


Carry = TypedDict(
    "Carry",
    {
        "kind": Literal["carry"],
        "from": Counted,  # which of one's own piles
        "by": NotRequired[Seat],
    },
)
"""A card goes from pile to pile."""

Parts = Play | Carry


class Printed(TypedDict):
    most: int


class Unused(TypedDict):
    nothing: int
