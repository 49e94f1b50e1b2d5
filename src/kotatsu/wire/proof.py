"""What a finished game drew, for whoever works it out again from the seed: what a browser needs for its check
of the shuffle, without knowing any rules. Promises and seed it reads from the record itself."""

from msgspec import Struct, convert

from kotatsu.core.draws import Told, drawn
from kotatsu.core.errors import BadInput, Value
from kotatsu.core.record import Record, check_end, result_of
from kotatsu.table.refusals import refusal_of
from kotatsu.wire.document import Result


class Draw(Struct, forbid_unknown_fields=True):
    """A number below another one; or a shuffle of items, in whose case both numbers are null.

    Moment 0 is the deal; moment n is the nth move. Of what is shuffled every seat takes `each` cards, seat 0
    first; `hands` is what they hold when the move is over, empty where some of it has gone again.
    """

    moment: int
    name: str  # what for: `draw-…` in the game's narration
    below: int | None
    result: int | None
    items: list[str]
    order: list[str]
    each: int
    hands: list[list[str]]


class Misfit(Struct, forbid_unknown_fields=True):
    """What does not fit, as refusals say it; in the move with this number, counted from 0."""

    code: str
    values: dict[str, Value]
    move: int | None


class Proof(Struct, forbid_unknown_fields=True):
    """Deal and moves as the rules have played them again, as far as they hold."""

    draws: list[Draw]
    moves: int
    result: Result | None
    misfit: Misfit | None


def proof(record: Record) -> Proof:
    """Whether promises hold is for whoever asks to work out."""
    found = Proof(draws=[], moves=-1, result=None, misfit=None)
    try:
        for found.moves, (state, draws) in enumerate(drawn(record)):  # noqa: B007 (the last one is looked at)
            found.draws += map(_draw, draws)
        result = result_of(state)
        found.result = None if result is None else Result(**result)
        check_end(record, state)
    except BadInput as error:
        refused = refusal_of(error)
        found.misfit = Misfit(refused.code, dict(refused.values), _move_of(error))
    return found


def _move_of(error: BadInput) -> int | None:
    return int(error.values["at"]) if error.code == "record-move" else None


def _draw(told: Told) -> Draw:
    return convert(told, Draw, from_attributes=True)
