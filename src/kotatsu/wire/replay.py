"""A game that is over, as the replay page gets it: the game after the deal, and what each move changed."""

from itertools import islice
from typing import Any

from msgspec import Struct

from kotatsu.core.errors import BadInput
from kotatsu.core.record import Record
from kotatsu.core.state import Row
from kotatsu.table.editions import called
from kotatsu.table.projection import move_data
from kotatsu.table.replay import moments
from kotatsu.wire.diff import changes
from kotatsu.wire.document import Move, Result


class Frame(Struct, forbid_unknown_fields=True):
    """What a board is drawn from, at one moment."""

    deciders: list[int]
    view: dict[str, Any]
    sheet: list[Row]
    goal: dict[str, Any]


class ReplayStep(Struct, forbid_unknown_fields=True):
    """A move: whose, its notation, what it did, and what it changed in the frame, as updates of a table
    do."""

    seat: int
    text: str
    events: list[dict[str, Any]]
    changes: list[list[Any]]


class Replay(Struct, forbid_unknown_fields=True):
    """A record through somebody's eyes: a seat's, a spectator's ("watch"), or with all cards open ("open").

    Moment 0 is after the deal; moment n is after the move `steps[n - 1]`, whoever looks.
    """

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None  # what a house edition is called
    printed: dict[str, Any]
    names: list[str]
    eyes: str
    start: Frame
    steps: list[ReplayStep]
    result: Result | None
    abandoned: bool


class Decision(Struct, forbid_unknown_fields=True):
    """What a seat was asked at a moment, and all that it might have done."""

    ask: dict[str, Any]
    moves: list[Move]


def replay(record: Record, eyes: str) -> Replay:
    """`BadInput` says where the record does not hold, or that nobody has these eyes."""
    course = moments(record, eyes)
    before = first = next(course)
    steps = []
    for (seat, text), moment in zip(record.moves, course, strict=True):
        steps.append(ReplayStep(seat, text, moment.events, changes(before.frame, moment.frame)))
        before = moment
    setup = record.setup()
    return Replay(
        game=record.game,
        players=record.players,
        options=dict(setup.options),
        edition=called(record.the_game(), record.edition.get("data")),
        printed=dict(setup.printed()),
        names=record.names or [""] * record.players,
        eyes=eyes,
        start=Frame(**first.frame),
        steps=steps,
        result=None if record.result is None else Result(**record.result),
        abandoned=record.abandoned,
    )


def decision(record: Record, at: int, seat: int) -> Decision:
    """`BadInput` says that the seat had nothing to decide then, or where the record does not hold."""
    state = next(islice(record.states(), at, None), None)
    if state is None or seat not in state.deciders:
        raise BadInput("nothing-to-decide", seat=seat, at=at)
    view = state.view(seat)
    moves = [Move(**move_data(view, seat, move)) for move in view.legal_moves(seat)]
    return Decision(dict(view.ask(seat)), moves)
