"""Moves and questions of High Card as people and programs read them."""

from typing import TYPE_CHECKING

from kotatsu.core.errors import Phrase
from kotatsu.games.high_card.cards import card_text

if TYPE_CHECKING:
    from kotatsu.games.high_card import shapes
    from kotatsu.games.high_card.rules import HighCardState


def ask(state: "HighCardState", seat: int) -> "shapes.Ask":
    highest = card_text(max(state.trick)) if state.trick else None
    return {"kind": "play", "leads": seat == state.leader, "highest": highest}


def describe(move: int) -> "shapes.Parts":
    return {"kind": "play", "card": card_text(move)}


def text(move: int) -> str:
    return card_text(move)


def goal(state: "HighCardState") -> "shapes.Goal":
    return {"trick": min(sum(state.taken) + 1, state.box.tricks), "tricks": state.box.tricks}


def why_not(state: "HighCardState", move: int) -> Phrase:
    if move >= state.box.cards:
        return Phrase("illegal-no-such-card", cards=state.box.cards)
    return Phrase("illegal-not-in-hand")
