"""Moves and questions of Tower Of PanCakes!! as people and programs read them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.errors import Phrase
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


def goal(state: "TowerState") -> "shapes.Goal":
    tricks = int(state.box.tricks)
    return {"trick": min(int(state.trick) + 1, tricks), "tricks": tricks}


def outcome(state: "TowerState", seat: i64, move: i64) -> "shapes.Outcome":
    """What a move would do at once; who is still to play may change it."""
    if move < DOWN:
        return _outcome_up(state, seat, move)
    if move < SERVE:
        bakes = min(1, int(state.chips[cards.DOUGH + seat]))
        return {"kind": "down", "bakes": bakes, "looks": not state.is_last_trick()}
    if move < LOOK:
        return _outcome_serve(state, seat, move - SERVE)
    place = move - LOOK
    return {"kind": "look", "again": has(state.lookers[place], seat)}


def _outcome_up(state: "TowerState", seat: i64, card: i64) -> "shapes.OutcomePlay":
    """TP-7, TP-8: where it stands among the cards that lie there."""
    led = card >> 3 if state.led == NONE else state.led
    before: i64 = 0
    for other in range(state.box.players):
        lies = state.table[other]
        if lies != NONE:
            follows = lies >> 3 == led
            if follows != (card >> 3 == led):
                before += follows
            else:
                before += lies & 7 >= card & 7  # of equal numbers, the one played first
    number = card & 7
    return {
        "kind": "play",
        "rank": "first" if before == 0 else "second" if before == 1 else "none",
        "last": state.played == state.box.players - 1,
        "serves": int(min(state.box.plate[number], state.chips[cards.BAKED + seat])),
        "bakes": int(min(state.box.pan[number], state.chips[cards.DOUGH + seat])),
    }


def _outcome_serve(state: "TowerState", seat: i64, plate: i64) -> "shapes.OutcomeServe":
    """TP-13, TP-17: what finds room, and what it is worth where the score cards lie open."""
    count = state.serving_size(seat)
    before: i64 = len(state.towers[plate])
    placed = count
    if plate != cards.DAVE and not state.box.extreme:
        placed = min(count, cards.FULL - before)
    eighths = (before + placed) // cards.FULL - before // cards.FULL
    points: int | None = None
    if not state.box.mystery and not state.box.extreme:
        points = int(eighths * state.score_cards[plate] + (placed - eighths) * state.score_cards[plate + 4])
    return {
        "kind": "serve",
        "plate": PLATES[plate],
        "count": int(placed),
        "discarded": int(count - placed),
        "eighth": eighths > 0 and not state.box.extreme,
        "points": points,
    }


def text(move: int) -> str:
    """
    >>> text(20), text(52), text(66), text(70)
    ('R5', 'down R5', 'serve C', 'look above C')
    """
    return f"down {cards.CARD_TEXTS[move - DOWN]}" if DOWN <= move < SERVE else cards.SEEN_TEXTS[move]


def why_not(state: "TowerState", seat: i64, move: i64) -> Phrase:
    if state.phase == PLAYING and move < SERVE:
        return _why_not_card(state, seat, move)
    if state.phase == SERVING and SERVE <= move < LOOK:
        if move - SERVE == cards.DAVE:
            return Phrase("illegal-dave")
        return Phrase("illegal-full")
    return Phrase("illegal-other-duty", phase=cards.PHASES[state.phase])


def _why_not_card(state: "TowerState", seat: i64, move: i64) -> Phrase:
    if not has(state.hands[seat], move % DOWN):
        return Phrase("illegal-not-in-hand")
    if move >= DOWN:
        return Phrase("illegal-face-down")
    if state.box.mystery and state.is_last_trick() and state.hidden[seat] == NONE:
        return Phrase("illegal-last-face-up")
    return Phrase("illegal-follow")
