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
        "holds_x": state.hands[seat] & cards.ALL_X != 0,
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


def goal(state: "PancakeState", seat: int | None) -> "shapes.Goal":
    rounds, tricks = int(state.box.rounds), int(state.box.tricks)
    brings = 0 if seat is None else sum([int(points) for points in state.brings(seat)])
    return {
        "round": min(int(state.round) + 1, rounds),
        "rounds": rounds,
        "trick": None if state.phase == cards.TOPPING else min(int(state.trick) + 1, tricks),
        "tricks": tricks,
        "brings": brings,
    }


def outcome(state: "PancakeState", seat: i64, move: i64) -> "shapes.Outcome":
    """What a move would do at once; who is still to play may win over it."""
    if move < PLAY:
        last = len(state.stacks[seat]) == state.box.first_tower - 1
        return {"kind": "stack", "card": CARD_TEXTS[move], "last": last, "points": int(cards.points_of(move))}
    if move < TAKE:
        return _outcome_play(state, seat, move)
    if move < TOP:
        return _outcome_carry(state, seat, move)
    tower = state.towers[seat][move - TOP]
    card = cards.only_card(state.hands[seat])
    return {
        "kind": "top",
        "card": CARD_TEXTS[card],
        "covered": CARD_TEXTS[tower[-1]],
        "points": int(cards.points_of(card) - cards.top_points(tower)),
    }


def _outcome_play(state: "PancakeState", seat: i64, move: i64) -> "shapes.OutcomePlay":
    """IS-7, IS-8, IS-11."""
    card = move & 31
    wins = state.played == 0
    if not wins:
        wins = card >> 3 == state.led and card > state.table[state.winning] & 31
    return {
        "kind": "play",
        "wins": wins,
        "last": state.played == state.box.players - 1,
        "others": members(state.matching(move & 7)),
        "spoils": state.played == 0 and move >= cards.CALL,
    }


def _outcome_carry(state: "PancakeState", seat: i64, move: i64) -> "shapes.OutcomeCarry":
    """IS-13, IS-15, IS-17: the chance point, and what the own tops then are worth more or less. What comes to
    light below is told where the seat may know it."""
    other, theirs, own = cards.carry(move)
    taken = move < GIVE
    source = state.towers[other][theirs] if taken else state.towers[seat][own]
    card = CARD_TEXTS[source[-1]]
    if taken:
        points = 1 + cards.points_of(source[-1]) - cards.top_points(state.towers[seat][own])
        return {"kind": "take", "card": card, "other": int(other), "points": int(points), "uncovered": None}
    below = source[len(source) - 2]
    points = 1 + cards.points_of(below) - cards.points_of(source[-1])
    uncovered = CARD_TEXTS[below]
    return {"kind": "give", "card": card, "other": int(other), "points": int(points), "uncovered": uncovered}


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
