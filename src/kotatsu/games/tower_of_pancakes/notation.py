"""Moves and questions of Tower Of PanCakes!! as people and programs read them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.games.tower_of_pancakes import cards
from kotatsu.games.tower_of_pancakes.cards import COLOURS, DOWN, LOOK, PLATES, PLAYING, SERVE, SERVING, SUITS

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes import shapes
    from kotatsu.games.tower_of_pancakes.rules import TowerState


def ask(state: "TowerState", seat: int) -> "shapes.Ask":
    if state.phase == SERVING:
        count = int(state.serving_size(seat))
        return {"kind": "serve", "count": count, "rank": "first" if seat == state.first else "second"}
    if state.phase == cards.LOOKING:
        return {"kind": "look"}
    may_face_down = state.box.mystery and state.hidden[seat] == NONE
    return {
        "kind": "play",
        "led": None if state.led == NONE else COLOURS[state.led],
        "leads": seat == state.leader,
        "follows": state.led != NONE and state.may_play_up(seat) & SUITS[state.led] != 0,
        "may_face_down": may_face_down,
        "must_face_down": may_face_down and state.is_last_trick(),
    }


def describe(move: int) -> "shapes.Parts":
    if 0 <= move < SERVE:
        card = move % DOWN
        return {
            "kind": "play",
            "card": cards.CARD_TEXTS[card],
            "colour": COLOURS[card // 8],
            "number": card % 8 + 1,
            "face": "up" if move < DOWN else "down",
        }
    if SERVE <= move < LOOK:
        return {"kind": "serve", "plate": PLATES[move - SERVE]}
    place = move - LOOK
    return {"kind": "look", "row": cards.ROWS[place // 4], "plate": PLATES[place % 4]}


def text(move: int) -> str:
    """
    >>> text(20), text(52), text(66), text(70)
    ('R5', 'down R5', 'serve C', 'look above C')
    """
    return f"down {cards.CARD_TEXTS[move - DOWN]}" if DOWN <= move < SERVE else cards.SEEN_TEXTS[move]


def why_not(state: "TowerState", seat: i64, move: i64) -> str:
    if state.phase == PLAYING and move < SERVE:
        return _why_not_card(state, seat, move)
    if state.phase == SERVING and SERVE <= move < LOOK:
        if move - SERVE == cards.DAVE:
            return "Dave is served once Agatha, Bruno and Carl are full (TP-14)"
        return "that plate is full (TP-12)"
    return f"it is time to {cards.PHASES[state.phase]}"


def _why_not_card(state: "TowerState", seat: i64, move: i64) -> str:
    if not has(state.hands[seat], move % DOWN):
        return "that card is not in the hand"
    if move >= DOWN:
        return "only once a game, and in mystery modes, a card is played face down (TP-20)"
    if state.box.mystery and state.is_last_trick() and state.hidden[seat] == NONE:
        return "the last card must be played face down (TP-20)"
    return "the led colour must be followed (TP-6)"
