"""What leaves a game of Cat Tower, typed: dumps, questions, moves, printed numbers."""

from typing import Literal, TypedDict

from kotatsu.core.shapes import BySeat, Seat

Hex = str  # "B4"
Letter = str  # of a column: "B"
Die = int  # its number, 1 to 6
Item = Literal["house", "yarn", "butterfly", "bowl", "cushion", "mouse"]
Bonus = Literal["large", "small"]
Phase = Literal["take", "mark", "over"]
Why = Literal["columns", "rounds"]


class Footprints(TypedDict):
    """With an O, and with an X."""

    ready: int
    spent: int


class CatScore(TypedDict):
    """CT-10: what a cat was scored with."""

    houses: int
    items: int


class Sheet(TypedDict):
    marks: dict[Hex, Item]
    footprints: Footprints
    cats: dict[str, CatScore]  # those scored, by their items
    bonuses: dict[Letter, Bonus]  # CT-12: of the columns that are complete


class Dump(TypedDict):
    """The table."""

    phase: Phase
    round: int  # rounds finished
    first: Seat  # the first player of this round
    waiting: list[Seat]  # who owes a decision
    dice: list[Die]  # in the middle: those to take, or the one that was left
    taken: BySeat[Die | None]
    choices: BySeat[list[str | None]]  # nothing yet; or the move, null for all but who chose it
    sheets: BySeat[Sheet]


class Column(TypedDict):
    """A column of the sheet (CT-1)."""

    letter: Letter
    colour: str
    floors: list[int]  # a missing one is a rope
    houses: list[int]  # CT-7: the floors with a house picture
    large: int  # CT-12
    small: int


class ItemPoints(TypedDict):
    """What items bring in the end."""

    yarn: list[int]  # CT-16: the places in each column, first to last
    butterfly: int  # CT-17: each
    bowl: int  # CT-18: for each kind next to it
    cushion: int  # CT-19: for each floor it lies high
    mouse: list[int]  # CT-20: a group of 1, 2, 3 … mice


class Printed(TypedDict):
    """What stands on this table's sheets."""

    columns: list[Column]  # from left to right; the first stands half a hex higher than the next (CT-2)
    items: list[Item]  # CT-3: of the numbers of a die, from 1
    cats: list[Item]  # CT-4: the items that have a cat
    footprints: int
    end_columns: int  # CT-13: complete columns on one sheet that end the game
    end_rounds: int  # CT-14
    score: ItemPoints


class AskTake(TypedDict):
    kind: Literal["take"]  # Take a die (CT-5)
    dice: list[Die]


class AskMark(TypedDict):
    kind: Literal["mark"]  # Mark an item, or pass (CT-6 to CT-10)
    own: Die
    left: Die
    footprints: int  # ready to be spent
    fits: bool  # whether anything can be marked


Ask = AskTake | AskMark


class Take(TypedDict):
    kind: Literal["take"]
    die: Die


class Product(TypedDict):
    """CT-10: what a cat would bring."""

    houses: int
    items: int
    points: int


class Mark(TypedDict):
    kind: Literal["mark"]
    item: Item
    hex: Hex
    column: Letter
    floor: int
    cat: Item | None  # that a house scores, and what it brings
    score: Product | None
    cost: int | None  # CT-9: footprints; null when it is not time to mark


class Pass(TypedDict):
    kind: Literal["pass"]


Parts = Take | Mark | Pass


class OutcomeTake(TypedDict):
    kind: Literal["take"]
    item: Item  # that this number stands for
    die: Die


class OutcomeMark(TypedDict):
    kind: Literal["mark"]
    item: Item
    cat: Item | None  # that a house scores, and what it brings
    score: int
    cost: int  # CT-9: footprints
    column: Letter
    bonus: int  # CT-12: for the column that it completes; 0: it does not
    left: int  # hexes of the column that are empty then
    ends: bool  # CT-13: whether the game is over with this round


class OutcomePass(TypedDict):
    kind: Literal["pass"]
    footprint: bool  # CT-8: whether one is left to circle


Outcome = OutcomeTake | OutcomeMark | OutcomePass


class Goal(TypedDict):
    full: int  # columns that are complete on the sheet that has most of them
    end_columns: int  # CT-13: so many end the game
