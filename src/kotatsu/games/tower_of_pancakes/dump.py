"""A game of Tower Of PanCakes!!, or a view of one, as JSON-able data; `shapes.Dump` says how it looks."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core import coding
from kotatsu.core.bits import bit, has
from kotatsu.core.coding import NUMBER, SEAT, SEATS, Coding, bits_of, by_seat, letters, or_null, some
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.tower_of_pancakes.cards import CARD, CARD_TEXTS, COLOURS, PHASES, PLATES, SEEN_TEXTS

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes import shapes
    from kotatsu.games.tower_of_pancakes.rules import TowerState

_CARDS: Final = bits_of(CARD)
_CHIPS: Final = ["baked", "dough", "discarded"]


def _above_and_below(each: Coding, type: str) -> Coding:
    """By score card."""
    rows = coding.listed(each)
    return Coding(
        type,
        lambda values: {"above": rows.write(values[:4]), "below": rows.write(values[4:])},
        lambda data: rows.read(data["above"] + data["below"]),
    )


LAYOUT: Final = coding.Layout(
    phase=coding.words(PHASES, "Phase"),
    turn=or_null(SEAT),
    trick=NUMBER,
    leader=SEAT,
    led=or_null(coding.words(COLOURS, "Colour")),
    first=or_null(SEAT),
    second=or_null(SEAT),
    spare=some(CARD),
    opened=_CARDS,
    voids=by_seat(letters(COLOURS), 4),
    hidden_voids=by_seat(letters(COLOURS), 4),
    lookers=_above_and_below(SEATS, "Lookers"),
    starter=SEAT,
)
OWN: Final = coding.Layout(
    hidden=by_seat(some(CARD), 4, NONE),
    score_cards=_above_and_below(or_null(NUMBER, UNKNOWN), "ScoreCards"),
)


def write(state: "TowerState") -> dict[str, Any]:
    chips = coding.write_rows(state.chips, [*_CHIPS, "taken"], 4, state.box.players)
    return {
        **LAYOUT.write(state),
        "table": _table(state),
        "chips": [{name: chips[name][seat] for name in _CHIPS} for seat in range(state.box.players)],
        "taken": chips["taken"],
        "towers": {plate: list(tower) for plate, tower in zip(PLATES, state.towers)},
        "story": [SEEN_TEXTS[state.told(number)] for number in range(state.moves_made)],
        **own(state),
    }


def own(state: "TowerState") -> dict[str, Any]:
    """What a seat may know more of than others."""
    return {**OWN.write(state), "hands": coding.write_hands(state, _CARDS)}


def _table(state: "TowerState") -> list[str]:
    """This trick, from the leader on."""
    table: list[str] = []
    seat = state.leader
    for _ in range(state.played):
        table.append("down" if has(state.down, seat) else CARD_TEXTS[state.table[seat]])
        seat = state.left_of(seat)
    return table


def read(state: "TowerState", body: "shapes.Dump") -> None:
    LAYOUT.read(state, body)
    OWN.read(state, body)
    _read_table(state, body["table"])
    state.hands = coding.read_hands(body["hands"], _CARDS, 4)
    chips: list[Any] = [*body["chips"]]
    rows = {name: [own[name] for own in chips] for name in _CHIPS}
    state.chips = coding.read_rows({**rows, "taken": body["taken"]}, [*_CHIPS, "taken"], 4)
    state.towers = [bytes(body["towers"][plate]) for plate in PLATES]
    state.story = state.box.blank_story[:]
    for text in body["story"]:
        state.remember(SEEN_TEXTS.index(text))


def _read_table(state: "TowerState", cards: list[str]) -> None:
    state.table = vec[i64]([NONE, NONE, NONE, NONE])
    seat = state.leader
    for card in cards:
        if card == "down":
            state.down |= bit(seat)
        else:
            state.table[seat] = CARD_TEXTS.index(card)
        state.played += 1
        seat = state.left_of(seat)
