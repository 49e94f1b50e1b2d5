"""Moves and questions of Trico Roof as people and programs read them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.bits import count, has, members
from kotatsu.core.coding import letters
from kotatsu.core.errors import Phrase
from kotatsu.core.state import NONE
from kotatsu.games.trico_roof import cards
from kotatsu.games.trico_roof.cards import FILLING, GIFTS, GIVING, PAINT, PLACES, SCORE, SQUARE_TEXTS, covered

if TYPE_CHECKING:
    from kotatsu.games.trico_roof import shapes
    from kotatsu.games.trico_roof.rules import TricoState

_OFFERED: Final = letters(cards.PAINTS)


def ask(state: "TricoState", seat: i64) -> "shapes.Ask":
    if state.phase == FILLING:
        left = 16 - int(count(covered(state.roofs)))
        return {"kind": "fill", "square": SQUARE_TEXTS[state.next_white()], "left": left}
    if state.phase == GIVING:
        return {
            "kind": "give",
            "led": None if state.led == NONE else GIFTS[state.led],
            "trump": None if state.trump == NONE else GIFTS[state.trump],
            "follows": state.led != NONE and state.hands[seat] & cards.suit(state.led) != 0,
        }
    if state.phase == cards.SCORING:
        return {"kind": "score", "requests": [PLACES[place] for place in members(state.completed)]}
    offered = _OFFERED.write(state.offered)
    if state.phase == cards.CHOOSING:
        return {"kind": "corner", "offered": offered, "painter": int(state.painter())}
    return {"kind": "paint", "offered": offered, "rank": int(state.rank) + 1, "ranks": int(state.painters)}


def describe(state: "TricoState", move: int) -> "shapes.Parts":
    if 0 <= move < PAINT:
        card = cards.CARD_TEXTS[move]
        return {"kind": "give", "card": card, "colour": GIFTS[move // 4], "number": move % 4 + 1}
    if PAINT <= move < SCORE:
        chip = move - PAINT
        return {
            "kind": "paint",
            "colour": cards.PAINTS[chip // 16],
            "square": SQUARE_TEXTS[chip % 16],
            "completes": completions(state, chip),
        }
    if SCORE <= move < cards.DECLINE:
        found = [one for one in completions(state, state.chip) if one["request"] == PLACES[move - SCORE]]
        return {"kind": "score", **found[0]}
    return {"kind": "decline"}


def goal(state: "TricoState") -> "shapes.Goal":
    phases = int(state.box.phases)
    return {"phase": min(int(state.round) + 1, phases), "phases": phases}


def outcome(state: "TricoState", seat: i64, move: i64) -> "shapes.Outcome":
    """What a move would do at once; gifts that are still to come may change a rank."""
    if move < PAINT:
        return _outcome_give(state, move)
    if move < SCORE and state.phase == FILLING:
        return {"kind": "fill", "colour": cards.PAINTS[(move - PAINT) // 16]}
    if move < SCORE:
        chip = move - PAINT
        found = completions(state, chip)
        return {
            "kind": "paint",
            "colour": cards.PAINTS[chip // 16],
            "instead": cards.PAINTS[cards.paint_at(state.roofs, chip & 15)],
            "request": found[0]["request"] if found else None,
            "points": found[0]["points"] if found else 0,
            "count": len(found),
        }
    if move < cards.DECLINE:
        points = int(state.box.requests.points[state.request_at(move - SCORE)])
        return {"kind": "score", "points": points, "turns": move - SCORE < cards.GOVERNMENT}
    return {"kind": "decline"}


def _outcome_give(state: "TricoState", card: i64) -> "shapes.OutcomeGive":
    """TR-9: where it stands among the gifts that lie there."""
    colour = card >> 2
    led = colour if state.led == NONE else state.led
    trump = colour if state.trump == NONE and colour != led else state.trump
    own = cards.strength(card, state.played, led, trump)
    stronger = [
        gift for gift in range(state.played) if cards.strength(state.table[gift], gift, led, trump) > own
    ]
    return {
        "kind": "give",
        "rank": len(stronger) + 1 if own else 0,
        "last": state.played == state.box.trick - 1,
        "trumps": trump != NONE and state.trump == NONE,
        "colour": GIFTS[colour],
    }


def completions(state: "TricoState", chip: i64) -> "list[shapes.Completion]":
    """The open requests that this chip completes if it is laid now, or has completed; most points first."""
    requests = state.box.requests
    roofs = cards.repainted(state.roofs, chip)
    found: list[shapes.Completion] = []
    for place in range(i64(cards.PLACED)):
        request = state.request_at(place)
        chips: i64 = 0 if request == NONE else requests.completed(request, roofs, chip)
        if chips:
            squares = [SQUARE_TEXTS[square] for square in members(covered(chips))]
            points = int(requests.points[request])
            found.append({"request": PLACES[place], "points": points, "squares": squares})
    if len(found) > 1:
        found.sort(key=lambda one: -one["points"])
    return found


def why_not(state: "TricoState", seat: i64, move: i64) -> Phrase:
    if state.phase == GIVING and move < PAINT:
        if not state.hands[seat] >> (2 * move) & 3:
            return Phrase("illegal-not-in-hand")
        return Phrase("illegal-follow")
    if state.phase == cards.SCORING and SCORE <= move < cards.DECLINE:
        return Phrase("illegal-not-complete")
    if PAINT <= move < SCORE:
        if state.phase == FILLING:
            return Phrase("illegal-fill-order", square=SQUARE_TEXTS[state.next_white()])
        if state.phase == cards.CHOOSING:
            return Phrase("illegal-corner")
        if state.phase == cards.PAINTING and not has(state.offered, (move - PAINT) // 16):
            return Phrase("illegal-not-on-offer")
        if state.phase == cards.PAINTING:
            return Phrase("illegal-same-colour")
    return Phrase("illegal-other-duty", phase=cards.PHASES[state.phase])
