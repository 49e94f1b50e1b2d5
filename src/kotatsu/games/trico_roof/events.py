"""What can happen in Trico Roof, and what is told of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.coding import ENDING, FLAG, NUMBER, SEAT, listed, or_null, plain, words
from kotatsu.core.events import Told
from kotatsu.games.trico_roof.cards import CARD_TEXTS, FACES, GIFTS, PAINTS, PLACES, SQUARE_TEXTS, paint_at

if TYPE_CHECKING:
    from kotatsu.games.trico_roof.rules import TricoState

_CARD: Final = words(CARD_TEXTS, "Card")
_TRUMP: Final = or_null(words(GIFTS, "Gift"))
_PAINT: Final = words(PAINTS, "Paint")
_SQUARE: Final = words(SQUARE_TEXTS, "Square")
_REQUEST: Final = words(PLACES, "Place")
PAINT: Final = 0
CORNER: Final = 1
_STEP: Final = words(["paint", "corner"], 'Literal["paint", "corner"]')
_GRID: Final = listed(plain("str"))

FILLED: Final = Told("filled", seat=SEAT, colour=_PAINT, square=_SQUARE)  # TR-7
GAVE: Final = Told("gave", seat=SEAT, card=_CARD)  # TR-8
RANKED: Final = Told(  # TR-9
    "ranked",
    first=SEAT,
    painters=listed(SEAT),  # by rank
    cards=listed(_CARD),  # the painters'
    assistants=listed(SEAT),  # in order of play
    trump=_TRUMP,
)
PAINTED: Final = Told("painted", seat=SEAT, colour=_PAINT, square=_SQUARE, instead=_PAINT)  # TR-10
IDLE: Final = Told("idle", seat=SEAT)  # TR-11: no colour on offer
SCORED: Final = Told("scored", seat=SEAT, request=_REQUEST, points=NUMBER, grid=_GRID)  # TR-12
TURNED: Final = Told("turned", request=_REQUEST, points=NUMBER, grid=_GRID)  # TR-13: this side is open now
DECLINED: Final = Told("declined", seat=SEAT)  # TR-12: scored nothing
ASSISTED: Final = Told("assisted", seat=SEAT, points=NUMBER)  # TR-14
LATE: Final = Told(  # TR-17: the time of a painter or a chooser was up
    "late",
    seat=SEAT,
    step=_STEP,
    chooser=or_null(SEAT),  # who chooses for a painter; null: no corner fits, or the chooser is late
)
CORNERED: Final = Told(  # TR-17: what a chooser laid for the painter
    "cornered", seat=SEAT, colour=_PAINT, square=_SQUARE, instead=_PAINT, painter=SEAT
)
OPENED: Final = Told(  # TR-15
    "opened",
    residents=plain("list[int]"),  # the new requests, by their numbers from 1
    grids=listed(_GRID),
    shuffled=FLAG,
)
ENDED: Final = Told("ended", **ENDING)  # TR-18


def ranked(state: "TricoState") -> None:
    if state.journal is not None:
        gifts = [state.ranked(rank) for rank in range(state.painters)]
        painters = [state.giver(gift) for gift in gifts]
        assistants = [state.giver(gift) for gift in range(state.box.trick) if state.assists(gift)]
        cards = [state.table[gift] for gift in gifts]
        state.journal.write(RANKED, painters[0], painters, cards, assistants, state.trump)


def painted(state: "TricoState", seat: i64, chip: i64) -> None:
    """TR-17: who is not the painter has chosen a corner."""
    if state.journal is not None:
        colour, square, painter = chip >> 4, chip & 15, state.painter()
        instead = paint_at(state.roofs, square)
        if seat == painter:
            state.journal.write(PAINTED, seat, colour, square, instead)
        else:
            state.journal.write(CORNERED, seat, colour, square, instead, painter)


def scored(state: "TricoState", seat: i64, place: i64) -> None:
    if state.journal is not None:
        request, requests = state.request_at(place), state.box.requests
        state.journal.write(SCORED, seat, place, requests.points[request], requests.grids[request])


def turned(state: "TricoState", place: i64) -> None:
    if state.journal is not None:
        request, requests = state.request_at(place), state.box.requests
        state.journal.write(TURNED, place, requests.points[request], requests.grids[request])


def opened(state: "TricoState", shuffled: bool) -> None:
    if state.journal is not None:
        numbers = [int(number) + 1 for number in state.residents]
        grids = [state.box.requests.grids[FACES + number] for number in state.residents]
        state.journal.write(OPENED, numbers, grids, shuffled)
