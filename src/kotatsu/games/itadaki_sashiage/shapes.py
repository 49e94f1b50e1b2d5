"""What leaves a game of Itadaki Sashiage Pancake, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Counted, Seat

Card = str  # "R5", "RX"
Called = str  # a card of a trick, an X with what it was declared: "R5", "RX=4"
Fruit = Literal["R", "B", "Y", "G"]
Phase = Literal["stack", "play", "chance", "top", "over"]
Category = Literal["towers", "tops", "moved", "spoiled"]


class Dump(TypedDict):
    """The table. A card that is hidden is null, and so is another's first tower while it is made."""

    phase: Phase
    round: int  # rounds finished
    trick: int  # tricks of this round finished
    leader: Seat
    turn: Seat | None  # who owes the decision, when it is one seat's
    waiting: list[Seat]  # who owe a decision that all make at once
    table: list[Called]  # this trick, from the leader on
    winning: Seat | None  # who wins this trick as it stands
    owed: list[Seat]  # IS-12: whom `turn` has a Pancake Chance with
    hands: BySeat[list[Card | None]]
    spare: list[Card | None]  # IS-3: the cards left over
    stacks: BySeat[list[Card | None] | None]  # IS-4: the first towers while they are made, from the bottom
    towers: list[list[list[Card | None]]]  # by seat, each from the bottom
    buried: BySeat[int]  # how many cards at the bottom of the first tower only its builder saw
    chosen: BySeat[Counted | None]  # IS-16: the tower for the last card
    voids: BySeat[str]  # the fruits each is known to be out of
    spoiled: list[Seat]  # IS-7: who led an X this round
    moved: list[int]  # by seat, IS-15: chance points of this round
    now: BySeat[int]  # IS-17: what this round brings as it stands
    totals: dict[Category, list[int]]  # by seat, of the finished rounds
    past: list[list[int]]  # each finished round's points by seat


class Printed(TypedDict):
    first_tower: int  # IS-4: cards in a first tower
    tricks: int  # IS-10: tricks in a round
    fruits: list[Fruit]  # IS-1
    copies: list[int]  # IS-1, IS-2: cards of each fruit that show 1, 2, 3, 4, 5, 6 and X
    hand: int  # IS-3: cards dealt to each player


class AskStack(TypedDict):
    kind: Literal["stack"]  # Put a card on the first tower (IS-4).
    step: int  # which card of the tower, from 1
    of: int


class AskPlay(TypedDict):
    kind: Literal["play"]  # Play a card (IS-5).
    led: Fruit | None
    follows: bool  # whether the seat can follow
    only_x: bool  # whether it can play nothing but X
    holds_x: bool  # whether it has one at all


class AskChance(TypedDict):
    kind: Literal["chance"]  # Take or give the top of a tower (IS-13).
    number: int
    others: list[Seat]  # with whom it is possible
    can: Literal["take", "give", "both"]


class AskTop(TypedDict):
    kind: Literal["top"]  # Put the last card on an own tower (IS-16).
    card: Card


Ask = AskStack | AskPlay | AskChance | AskTop


class Stack(TypedDict):
    kind: Literal["stack"]
    card: Card


class Play(TypedDict):
    kind: Literal["play"]
    card: Card
    fruit: Fruit
    number: int  # what it counts as


class _Carry(TypedDict):
    other: Seat
    their_tower: Counted
    own_tower: Counted


class Take(_Carry):
    kind: Literal["take"]


class Give(_Carry):
    kind: Literal["give"]


class Top(TypedDict):
    kind: Literal["top"]
    tower: Counted


Parts = Stack | Play | Take | Give | Top


class OutcomeStack(TypedDict):
    kind: Literal["stack"]
    card: Card
    last: bool  # it is the top, which all will see
    points: int  # that it counts on top


class OutcomePlay(TypedDict):
    kind: Literal["play"]  # a card, as things stand
    wins: bool
    last: bool  # nobody plays after it
    others: list[Seat]  # IS-11: a Pancake Chance with these
    spoils: bool  # IS-7


class OutcomeCarry(TypedDict):
    kind: Literal["take", "give"]
    card: Card
    other: Seat
    points: int  # IS-15, IS-17: more or less for this seat, as its towers stand
    uncovered: Card | None  # what comes to light on the own tower; null: on another's


class OutcomeTop(TypedDict):
    kind: Literal["top"]
    card: Card
    covered: Card
    points: int  # more or less than now


Outcome = OutcomeStack | OutcomePlay | OutcomeCarry | OutcomeTop


class Goal(TypedDict):
    round: int  # IS-19: that is played now, from 1
    rounds: int
    trick: int | None  # IS-10; none any more when the last card is asked for
    tricks: int
    brings: int  # IS-17: what this round brings the seat as it stands
