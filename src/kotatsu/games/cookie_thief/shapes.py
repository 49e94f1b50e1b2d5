"""What leaves a game of Cookie Thief, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Seat

Card = str  # cakes "1" … "8", with coffee "K1" … "K6"; pancakes "G" "H" "K" "D" "S" "T" "U" "V"
Place = str  # a seat, "secret", or what the player whose turn it is holds besides: "second", "third"
Deed = str  # a cake given up, "5", or a guess, "?5"
Tallied = Literal["won", "with_jar", "caught"]
WithCake = Literal["play", "hold", "name", "discard"]
Why = Literal["last", "highest", "plate", "shared", "nobody"]  # plate: by the open cakes (CK-32)
Phase = Literal["play", "choose", "name", "hold", "order", "next", "return", "discard", "over"]


class Mark(TypedDict):
    """CK-14."""

    by: Seat | None
    on: Seat | None


Facts = TypedDict(
    "Facts",
    {
        "not": dict[Place, list[Card]],  # what a card is not
        "known_for_sure": dict[Place, list[Seat]],  # who surely knows it, where that is not just its owner
        "equal": list[list[Place]],  # CK-17: pairs of cards that are worth the same
        "deeds": dict[Place, list[Deed]],  # what who holds it did, in order
    },
)
"""What everybody knows of cards that do not lie open."""


class Remembered(TypedDict):
    """CK-26: this seat knows that the card is in one of these places."""

    seat: Seat
    card: Card
    one_of: list[Place]


class Memory(TypedDict):
    """What single seats know; of a view only its own."""

    known: dict[Place, list[Seat]]  # who knows a card, where that is not just its owner
    among: list[Remembered]


Dump = TypedDict(
    "Dump",
    {
        "phase": Phase,
        "turn": Seat,
        "round": int,  # rounds finished
        "starter": Seat,  # who started this round
        "in": list[Seat],
        "clockwise": bool,
        "reversing": bool,  # once this turn is over
        "next": Seat | None,  # CK-27: who goes next, if not the neighbour
        "card": Card | None,  # the cake that is being carried out
        "target": Seat | None,  # the seat chosen for it
        "waiting": list[Card],  # CK-28: pancakes still to be carried out
        "protected": list[Seat],
        "mark": Mark,
        "hands": BySeat[list[Card | None]],
        "secret": Card | None,
        "laid": BySeat[list[Card]],
        "discarded": list[Card],
        "pancakes": list[Card],  # those seen this round
        "deck": list[Card | None],  # the top is at its end
        "tally": dict[Tallied, list[int]],  # by seat, what has made its points
        "points": BySeat[int],
        "facts": Facts,
        "memory": Memory,
        # How many copies of each cake are in no place that this view shows: what its seat has not seen. Of a
        # whole state, those in the deck.
        "unseen": dict[Card, int],
    },
)
"""The table. Of hidden cards only the number is shown, by nulls."""


class Printed(TypedDict):
    """The cards this table plays with."""

    cakes: dict[Card, int]  # how many copies there are of each (CK-1, CK-3)
    pancakes: list[Card]
    in_deck: int  # CK-5: so many of them are in the deck


class AskPlay(TypedDict):
    kind: Literal["play"]  # Lay a cake (CK-8)
    must_hnallthora: bool  # CK-21


class AskChoose(TypedDict):
    kind: Literal["choose"]  # Choose a target for a cake (CK-13)
    card: Card
    second: bool  # whether a first one is chosen already
    one: Seat | None  # that one


class AskName(TypedDict):
    kind: Literal["name"]  # Name the target's cake (CK-15)
    card: Card
    target: Seat


class AskHold(TypedDict):
    kind: Literal["hold"]  # Say which card is the hand while this one is carried out (CK-28)
    card: Card


class AskOther(TypedDict):
    # Which pancake is first (CK-28), who is next (CK-27) or comes back (CK-29), what to discard (CK-30)
    kind: Literal["order", "next", "return", "discard"]


Ask = AskPlay | AskChoose | AskName | AskHold | AskOther


class Cake(TypedDict):
    kind: WithCake
    card: Card
    value: int
    coffee: bool


class Player(TypedDict):
    kind: Literal["choose", "next", "return"]
    seat: Seat | None  # nobody


class Pancake(TypedDict):
    kind: Literal["order"]
    card: Card


Parts = Cake | Player | Pancake


class OutcomeChoose(TypedDict):
    kind: Literal["choose"]
    card: Card  # that is carried out
    seat: Seat | None  # who would be chosen
    one: Seat | None  # who was chosen before


class OutcomeName(TypedDict):
    kind: Literal["name"]
    card: Card
    target: Seat


class OutcomeHold(TypedDict):
    kind: Literal["hold"]
    card: Card  # that is carried out


class OutcomeJar(TypedDict):
    kind: Literal["jar"]  # it is played or discarded


Outcome = OutcomeChoose | OutcomeName | OutcomeHold | OutcomeJar


class Goal(TypedDict):
    round: int  # that is played now, from 1
    rounds: int | None  # CK-35: so many are played; null: it is a race …
    race_to: int | None  # … to so many points
