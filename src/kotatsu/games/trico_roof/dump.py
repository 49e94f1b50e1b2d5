"""A game of Trico Roof, or a view of one, as JSON-able data; `shapes.Dump` says how it looks."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core import coding
from kotatsu.core.bits import members
from kotatsu.core.coding import NUMBER, SEAT, Coding, letters, listed, or_null
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.trico_roof import cards
from kotatsu.games.trico_roof.cards import CARD_TEXTS, GIFTS, OPEN, PAINTS, SIDES
from kotatsu.games.trico_roof.notation import completions

if TYPE_CHECKING:
    from kotatsu.games.trico_roof import shapes
    from kotatsu.games.trico_roof.rules import TricoState


_HAND: Final = coding.copies_of(coding.words(CARD_TEXTS, "Card"), 2)
_FLAGS: Final = Coding(
    "list[bool]",
    lambda mask: [bool(mask >> place & 1) for place in range(OPEN)],
    lambda flags: sum([flag << place for place, flag in enumerate(flags)]),
)
_NUMBER: Final = Coding("int", lambda number: number + 1, lambda number: number - 1)  # of a request, from 1
RESIDENTS: Final = coding.Layout(
    open=coding.at("residents", listed(_NUMBER)),
    scored=_FLAGS,
    deck=listed(or_null(_NUMBER, UNKNOWN)),
    discarded=coding.bits_of(_NUMBER),
)
LAYOUT: Final = coding.Layout(
    phase=coding.words(cards.PHASES, "Phase"),
    turn=or_null(SEAT),
    round=NUMBER,
    leader=SEAT,
    roofs=Coding("list[str]", cards.roof_rows, cards.roof_mask),
    given=_HAND,
    voids=coding.by_seat(letters(GIFTS), 5),
    trump=or_null(coding.words(GIFTS, "Gift")),
    rank=NUMBER,
    used=letters(PAINTS),
    offered=letters(PAINTS),
    chip=or_null(coding.words(cards.CHIP_TEXTS, "Chip")),
    scorers=NUMBER,
)


def write(state: "TricoState") -> dict[str, Any]:
    columns, points = len(state.box.each), state.standings()
    tally = [[int(n) for n in state.tally[s * columns : (s + 1) * columns]] for s in range(len(points))]
    return {
        **LAYOUT.write(state),
        "past": [
            {"leader": phase[0], "gifts": [CARD_TEXTS[card] for card in phase[1:]]}
            for phase in state.past_phases()
        ],
        "table": [CARD_TEXTS[state.table[gift]] for gift in range(state.played)],
        "ranking": [int(state.ranked(rank)) for rank in range(state.painters)],
        "chances": _chances(state),
        "government": [SIDES[state.sides >> card & 1] for card in range(i64(cards.GOVERNMENT))],
        "residents": RESIDENTS.write(state),
        "tally": [
            {"requests": row[:-1], "assisting": row[-1], "points": points[s]} for s, row in enumerate(tally)
        ],
        **own(state),
    }


def own(state: "TricoState") -> dict[str, Any]:
    """What a seat may know more of than others."""
    return {"hands": coding.write_hands(state, _HAND)}


def _chances(state: "TricoState") -> dict[str, "list[shapes.Completion]"]:
    """What whoever watches may want to know: which chip would complete what."""
    chips: i64 = 0
    if state.phase != cards.FILLING and state.phase != cards.OVER:
        for place in range(i64(cards.PLACED)):
            request = state.request_at(place)
            if request != NONE:
                chips |= state.box.requests.within_reach(request, state.roofs)
    return {cards.CHIP_TEXTS[chip]: completions(state, chip) for chip in members(chips)}


def read(state: "TricoState", body: "shapes.Dump") -> None:
    LAYOUT.read(state, body)
    state.hands = coding.read_hands(body["hands"], _HAND, 5)
    for phase in body["past"]:
        state.past += bytes([phase["leader"], *[CARD_TEXTS.index(card) for card in phase["gifts"]]])
    table = [CARD_TEXTS.index(card) for card in body["table"]]
    state.table = vec[i64](table + [NONE] * (5 - len(table)))
    state.played = len(table)
    state.led = table[0] // 4 if table else NONE
    state.painters = len(body["ranking"])
    state.ranking = sum([gift << (4 * rank) for rank, gift in enumerate(body["ranking"])])
    state.sides = sum([SIDES.index(side) << card for card, side in enumerate(body["government"])])
    RESIDENTS.read(state, body["residents"])
    state.tally = vec[i64]([n for row in body["tally"] for n in [*row["requests"], row["assisting"]]])
    if state.chip != NONE:
        state.find_completed()
