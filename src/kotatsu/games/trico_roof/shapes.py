"""What leaves a game of Trico Roof, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Seat

Card = str  # "W3"
Square = str  # "2c"
Chip = str  # "R2c"
Gift = Literal["B", "W", "S", "C"]
Paint = Literal["R", "B", "Y"]
Side = Literal["front", "back"]
Place = Literal["gov-1", "gov-2", "gov-3", "res-1", "res-2", "res-3"]
Phase = Literal["fill", "give", "paint", "score", "corner", "over"]


class Completion(TypedDict):
    """A request that a chip completes (TR-12), and the squares on which it then lies."""

    request: Place
    points: int
    squares: list[Square]


class Past(TypedDict):
    """A finished phase: its gifts in order of play, from the leader's on."""

    leader: Seat
    gifts: list[Card]


class Residents(TypedDict):
    """The residents' requests, by their numbers from 1."""

    open: list[int]
    scored: list[bool]  # which of the open ones lie face down
    deck: list[int | None]  # those to come, next first; null: nobody knows
    discarded: list[int]  # gone until the next shuffle


class Tally(TypedDict):
    requests: list[int]  # how many of each worth, the cheapest first
    assisting: int  # points
    points: int  # for all of it


class Dump(TypedDict):
    """The table. Gifts of a phase are numbered in order of play, from 0 for the leader's."""

    phase: Phase
    turn: Seat | None  # who owes the decision
    round: int  # gift and roof phases finished
    leader: Seat
    roofs: list[str]  # four rows of letters, "." for a white circle
    hands: BySeat[list[Card | None]]
    given: list[Card | None]  # every card that was ever given
    past: list[Past]
    voids: BySeat[str]  # the colours each is known to be out of
    table: list[Card]  # the gifts of this phase
    trump: Gift | None
    ranking: list[int]  # the gifts that rank, best first; the others assist
    rank: int  # of the painter whose turn it is, from 0
    used: str  # colours of the set that are gone
    offered: str  # colours this painter may take
    chip: Chip | None  # the new chip, while its painter may score
    chances: dict[str, list[Completion]]  # what a chip would complete now, by chip; nothing for most
    scorers: int  # painters who scored a request in this phase
    government: list[Side]  # which side is up
    residents: Residents
    tally: BySeat[Tally]


class Request(TypedDict):
    """A pattern of squares: "R", with a ★ "R*", or "." where any colour may lie."""

    points: int
    rows: list[list[str]]


class GovernmentCard(TypedDict):
    front: Request
    back: Request


class Example(TypedDict):
    """TR-9, as a reference card shows it."""

    given: list[Card]
    order: list[Card]  # who gave these paint, the first one first
    assist: list[Card]


class Printed(TypedDict):
    chips: int  # TR-2: of each colour
    phases: int
    gifts: int  # in each phase
    numbers: int  # TR-1: the numbers of each gift, from 1
    copies: int  # so often every gift card is there
    example: Example
    government: list[GovernmentCard]
    residents: list[Request]


class AskFill(TypedDict):
    kind: Literal["fill"]  # choose a colour for a white circle (TR-7)
    square: Square
    left: int  # white circles, with this one


class AskGive(TypedDict):
    kind: Literal["give"]  # give a card (TR-8)
    led: Gift | None
    trump: Gift | None
    follows: bool  # whether this seat can follow


class AskPaint(TypedDict):
    kind: Literal["paint"]  # replace a chip (TR-10)
    offered: str
    rank: int  # from 1
    ranks: int  # how many paint in this phase


class AskCorner(TypedDict):
    kind: Literal["corner"]  # replace a corner's chip for a painter who was too slow (TR-17)
    offered: str
    painter: Seat


class AskScore(TypedDict):
    kind: Literal["score"]  # score a request or not (TR-12)
    requests: list[Place]


Ask = AskFill | AskGive | AskPaint | AskCorner | AskScore


class Give(TypedDict):
    kind: Literal["give"]
    card: Card
    colour: Gift
    number: int


class Laying(TypedDict):
    kind: Literal["paint"]
    colour: Paint
    square: Square
    completes: list[Completion]  # most points first


class Score(Completion):
    kind: Literal["score"]


class Decline(TypedDict):
    kind: Literal["decline"]


Parts = Give | Laying | Score | Decline


class OutcomeGive(TypedDict):
    kind: Literal["give"]  # a gift, as things stand
    rank: int  # from 1; 0: it does not rank, and its giver assists
    last: bool  # nobody gives after it
    trumps: bool  # it makes its colour trump
    colour: Gift


class OutcomeFill(TypedDict):
    kind: Literal["fill"]
    colour: Paint


class OutcomePaint(TypedDict):
    kind: Literal["paint"]
    colour: Paint
    instead: Paint  # what lies there
    request: Place | None  # that it completes: the one worth most
    points: int
    count: int  # requests that it completes


class OutcomeScore(TypedDict):
    kind: Literal["score"]
    points: int
    turns: bool  # TR-13: the other side is open then


class OutcomeDecline(TypedDict):
    kind: Literal["decline"]


Outcome = OutcomeGive | OutcomeFill | OutcomePaint | OutcomeScore | OutcomeDecline


class Goal(TypedDict):
    phase: int  # that is played now, from 1
    phases: int
