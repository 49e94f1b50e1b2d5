"""What leaves a game of Tower Of PanCakes!!, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Seat

Card = str  # "R5"
Colour = Literal["Y", "B", "R", "G"]
Plate = Literal["A", "B", "C", "D"]
Row = Literal["above", "below"]
Phase = Literal["play", "serve", "look", "over"]


class Chips(TypedDict):
    """A player's chips that lie on no plate."""

    baked: int
    dough: int
    discarded: int


class ScoreCards(TypedDict):
    """By plate, A to D; null: a card that lies face down."""

    above: list[int | None]
    below: list[int | None]


class Lookers(TypedDict):
    """By plate, A to D: who has looked at the score card there."""

    above: list[list[Seat]]
    below: list[list[Seat]]


class Dump(TypedDict):
    """The table. Of hidden cards only the number is shown, by nulls."""

    phase: Phase
    turn: Seat | None  # who owes the decision
    trick: int  # tricks finished
    leader: Seat
    led: Colour | None  # the colour to follow in this trick
    table: list[Card | Literal["down"]]  # this trick, from the leader on
    first: Seat | None  # who won this trick, once it is complete
    second: Seat | None
    hands: BySeat[list[Card | None]]
    hidden: BySeat[list[Card | None]]  # the card played face down, if any
    spare: list[Card | None]  # TP-3: the card turned up with three players
    opened: list[Card | None]  # every card that all have seen
    voids: BySeat[str]  # the colours each is known to be out of
    hidden_voids: BySeat[str]  # `voids` when the hidden card was played
    chips: BySeat[Chips]
    taken: BySeat[int]  # tricks taken as first
    towers: dict[Plate, list[Seat]]  # the owners of the chips, bottom to top
    score_cards: ScoreCards
    lookers: Lookers
    starter: Seat  # who led the first trick
    story: list[str]  # all moves as everybody saw them


class Printed(TypedDict):
    """What the cards of this table say; by number, from 1."""

    plate: list[int]  # TP-2: chips served
    pan: list[int]  # TP-2: chips baked
    score: list[int]  # TP-5: the score cards as they lie in the basic game: above A to D, then below
    discarded: int  # TP-17: points for each discarded chip
    in_hand: int  # TP-17: points for each baked chip that was not served
    baked: int  # TP-4: chips of each player at the start
    dough: int
    tricks: int  # TP-3


class AskPlay(TypedDict):
    kind: Literal["play"]  # Play a card (TP-6, TP-20)
    led: Colour | None
    leads: bool  # whether this seat leads the trick
    follows: bool  # whether it can follow
    may_face_down: bool
    must_face_down: bool


class AskServe(TypedDict):
    kind: Literal["serve"]  # Choose the plate for one's chips (TP-11)
    count: int
    rank: Literal["first", "second"]


class AskLook(TypedDict):
    kind: Literal["look"]  # Look at a score card (TP-24)


Ask = AskPlay | AskServe | AskLook


class Play(TypedDict):
    kind: Literal["play"]
    card: Card
    colour: Colour
    number: int
    face: Literal["up", "down"]


class Serve(TypedDict):
    kind: Literal["serve"]
    plate: Plate


class Look(TypedDict):
    kind: Literal["look"]
    row: Row
    plate: Plate


Parts = Play | Serve | Look


class OutcomePlay(TypedDict):
    kind: Literal["play"]  # a card face up, as things stand
    rank: Literal["first", "second", "none"]
    last: bool  # nobody plays after it
    serves: int  # chips, if it stays first or second
    bakes: int  # chips, if it does not


class OutcomeDown(TypedDict):
    kind: Literal["down"]  # a card face down (TP-21, TP-24)
    bakes: int
    looks: bool


class OutcomeServe(TypedDict):
    kind: Literal["serve"]
    plate: Plate
    count: int  # chips that find room
    discarded: int
    eighth: bool  # the eighth chip of a plate is among them
    points: int | None  # null where score cards are hidden, or the end decides


class OutcomeLook(TypedDict):
    kind: Literal["look"]
    again: bool  # this seat has looked there before


Outcome = OutcomePlay | OutcomeDown | OutcomeServe | OutcomeLook


class Goal(TypedDict):
    trick: int  # TP-3: that is played now, from 1
    tricks: int
