"""Moves and questions of Itadaki Sashiage Pancake as people and programs read them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kotatsu.core.bits import members
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.cards import CARD_TEXTS, FRUITS, GIVE, PLAY, TAKE, TOP

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage import shapes
    from kotatsu.games.itadaki_sashiage.rules import PancakeState


def ask(state: "PancakeState", seat: int) -> "shapes.Ask":
    if state.phase == cards.STACKING:
        return {"kind": "stack", "step": len(state.stacks[seat]) + 1, "of": int(state.box.first_tower)}
    if state.phase == cards.PLAYING:
        return _ask_play(state, seat)
    if state.phase == cards.CHANCE:
        return _ask_chance(state, seat)
    return {"kind": "top", "card": CARD_TEXTS[cards.only_card(state.hands[seat])]}


def _ask_play(state: "PancakeState", seat: i64) -> "shapes.AskPlay":
    playable = state.playable(seat)
    return {
        "kind": "play",
        "led": FRUITS[state.led] if state.played else None,
        "follows": state.played > 0 and playable & cards.of_fruit(state.led) != 0,
        "only_x": playable & ~cards.ALL_X == 0,
    }


def _ask_chance(state: "PancakeState", seat: i64) -> "shapes.AskChance":
    gives, takes = state.can_give(), state.can_take_from()
    return {
        "kind": "chance",
        "number": int(state.table[seat] & 7) + 1,
        "others": members(state.owed if gives else takes),
        "can": "take" if not gives else "both" if takes else "give",
    }


def describe(move: int) -> "shapes.Parts":
    if 0 <= move < PLAY:
        return {"kind": "stack", "card": CARD_TEXTS[move]}
    if PLAY <= move < TAKE:
        card = CARD_TEXTS[cards.card_of(move)]
        return {"kind": "play", "card": card, "fruit": FRUITS[move >> 3 & 3], "number": (move & 7) + 1}
    if TAKE <= move < TOP:
        other, theirs, own = cards.carry(move)
        if move < GIVE:
            return {"kind": "take", "other": int(other), "their_tower": int(theirs), "own_tower": int(own)}
        return {"kind": "give", "other": int(other), "their_tower": int(theirs), "own_tower": int(own)}
    return {"kind": "top", "tower": move - TOP}


def text(seat: int, move: int) -> str:
    """
    >>> text(0, 36), text(0, 67), text(0, 352)
    ('R5', 'RX=4', 'take 2:1>0:3')
    """
    if 0 <= move < TAKE:
        return cards.CARD_MOVES[move]
    if TAKE <= move < TOP:
        other, theirs, own = cards.carry(move)
        if move < GIVE:
            return f"take {int(other)}:{int(theirs)}>{seat}:{int(own)}"
        return f"give {seat}:{int(own)}>{int(other)}:{int(theirs)}"
    return f"top {move - TOP}"
