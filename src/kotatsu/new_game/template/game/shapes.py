"""What leaves a game of High Card, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Seat

Card = str  # "7"


class Dump(TypedDict):
    """The table. Of hidden cards only the number is shown, by nulls."""

    turn: Seat | None  # who owes the decision
    leader: Seat
    trick: list[Card]  # the cards of this trick, from the leader on
    opened: list[Card]  # the cards of earlier tricks
    taken: BySeat[int]  # tricks taken
    hands: BySeat[list[Card | None]]
    rest: list[Card | None]  # HC-2: the cards that are out of the game


class Printed(TypedDict):
    cards: int  # HC-1


class Ask(TypedDict):
    """Play a card (HC-3)."""

    kind: Literal["play"]
    leads: bool  # whether this seat leads the trick
    highest: Card | None  # the highest card of this trick so far


class Parts(TypedDict):
    kind: Literal["play"]
    card: Card


class Goal(TypedDict):
    """What the line says that is always in sight, besides the points."""

    trick: int  # that is played now, from 1
    tricks: int  # HC-2
