"""A game of Itadaki Sashiage Pancake, or a view of one, as data; `shapes.Dump` says how it looks."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core import coding
from kotatsu.core.bits import has
from kotatsu.core.coding import NUMBER, SEAT, SEATS, by_seat, or_null
from kotatsu.core.state import NONE, UNKNOWN, WHOLE, or_minus, or_none
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.cards import BLANK, CARD_MOVES, CARD_TEXTS, LEFT_OVER, MOST_SEATS

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage import shapes
    from kotatsu.games.itadaki_sashiage.rules import PancakeState


_HAND: Final = coding.copies_of(coding.words(CARD_TEXTS, "Card"), 2)
LAYOUT: Final = coding.Layout(
    phase=coding.words(cards.PHASES, "Phase"),
    round=NUMBER,
    trick=NUMBER,
    leader=SEAT,
    turn=or_null(SEAT),
    waiting=SEATS,
    owed=SEATS,
    buried=by_seat(NUMBER, MOST_SEATS),
    spoiled=SEATS,
    moved=by_seat(NUMBER, MOST_SEATS),
    past=coding.lists(coding.lists(NUMBER)),
)
_VOIDS: Final = by_seat(coding.letters(cards.FRUITS), MOST_SEATS)


def write(state: "PancakeState") -> dict[str, Any]:
    return {
        **LAYOUT.write(state),
        "table": _table(state),
        "winning": or_none(state.winning),
        "voids": _VOIDS.write(state.voids[: state.box.players]),
        "totals": coding.write_rows(state.totals, cards.CATEGORIES, MOST_SEATS, state.box.players),
        **own(state),
    }


def own(state: "PancakeState") -> dict[str, Any]:
    """What a seat may know more of than others."""
    seats = range(int(state.box.players))
    spare = state.hands[LEFT_OVER]
    return {
        "hands": coding.write_hands(state, _HAND),
        "spare": [None] * int(state.box.left_over) if spare == UNKNOWN else _HAND.write(spare),
        "stacks": [_tower(state.stacks[s]) if _shows_stack(state, s) else None for s in seats],
        "towers": [[_tower(tower) for tower in state.towers[s]] for s in seats],
        "chosen": [None if state.chosen[s] == UNKNOWN else or_none(state.chosen[s]) for s in seats],
        "now": [sum([int(points) for points in state.brings(s)]) for s in seats],
    }


def _table(state: "PancakeState") -> list[str]:
    """This trick, from the leader on."""
    table: list[str] = []
    seat = state.leader
    for _turn in range(state.played):
        table.append(CARD_MOVES[state.table[seat]])
        seat = state.left_of(seat)
    return table


def _tower(tower: bytes) -> list[str | None]:
    return [cards.KNOWN_TEXTS[card] for card in tower]


def _shows_stack(state: "PancakeState", seat: i64) -> bool:
    return state.viewer == WHOLE or state.viewer == seat or state.phase != cards.STACKING


def read(state: "PancakeState", body: "shapes.Dump") -> None:
    LAYOUT.read(state, body)
    state.hands = coding.read_hands(body["hands"], _HAND, MOST_SEATS + 1)
    state.hands[LEFT_OVER] = coding.read_hands([body["spare"]], _HAND, 1)[0]
    _read_table(state, body["table"])
    state.voids = _VOIDS.read(body["voids"])
    state.stacks = [_bytes(stack or []) for stack in body["stacks"]]
    state.towers = [[_bytes(tower) for tower in towers] for towers in body["towers"]]
    state.chosen = vec[i64]([NONE] * MOST_SEATS)
    for seat, tower in enumerate(body["chosen"]):
        hidden = tower is None and state.phase == cards.TOPPING and not has(state.waiting, seat)
        state.chosen[seat] = UNKNOWN if hidden else or_minus(tower)
    state.totals = coding.read_rows(body["totals"], cards.CATEGORIES, MOST_SEATS)


def _read_table(state: "PancakeState", texts: list[str]) -> None:
    state.table = vec[i64]([NONE] * MOST_SEATS)
    state.voids = vec[i64]([0] * MOST_SEATS)
    seat = state.leader
    for text in texts:
        state.lay(seat, CARD_MOVES.index(text))
        seat = state.left_of(seat)


def _bytes(texts: list[str | None]) -> bytes:
    return bytes([BLANK if card is None else CARD_TEXTS.index(card) for card in texts])
