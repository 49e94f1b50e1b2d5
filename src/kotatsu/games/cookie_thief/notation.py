"""Moves and questions of Cookie Thief as people and programs read them."""

from typing import TYPE_CHECKING, Any, Final, cast

from kotatsu.core.bits import has
from kotatsu.core.errors import Phrase
from kotatsu.core.state import NONE, or_none
from kotatsu.games.cookie_thief import cards
from kotatsu.games.cookie_thief.cards import CARDS, CHOOSE, CHOOSE_NOBODY, FIRST, KINDS, PANCAKES, PHASES

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief import shapes
    from kotatsu.games.cookie_thief.rules import CookieState

_WITH_CAKE: Final[list["shapes.WithCake"]] = ["play", "hold", "name", "discard"]


def ask(state: "CookieState") -> "shapes.Ask":
    phase = state.phase
    if phase == cards.PLAYING:
        return {"kind": "play", "must_hnallthora": state.may_lay() != state.held()}
    if phase == cards.CHOOSING:
        second = state.target != NONE
        return {"kind": "choose", "card": CARDS[state.card], "second": second, "one": or_none(state.target)}
    if phase == cards.NAMING:
        return {"kind": "name", "card": CARDS[state.card], "target": int(state.target)}
    if phase == cards.HOLDING:
        return {"kind": "hold", "card": CARDS[state.card]}
    return cast("shapes.AskOther", {"kind": PHASES[phase]})


def describe(state: "CookieState", move: int) -> "shapes.Parts":
    if 0 <= move < CHOOSE:
        cake = move % KINDS
        return {
            "kind": _WITH_CAKE[move // KINDS],
            "card": CARDS[cake],
            "value": int(cards.value(cake)),
            "coffee": cake >= cards.COFFEE,
        }
    if move < FIRST:
        seat = None if move == CHOOSE_NOBODY else move - CHOOSE
        return cast("shapes.Player", {"kind": PHASES[state.phase], "seat": seat})
    return {"kind": "order", "card": CARDS[move - FIRST + PANCAKES]}


def goal(state: "CookieState") -> "shapes.Goal":
    race, rounds = state.box.race, int(state.box.rounds)
    return {
        "round": min(int(state.round) + 1, rounds),
        "rounds": None if race else rounds,
        "race_to": int(state.box.points) if race else None,
    }


def outcome(state: "CookieState", move: int) -> "shapes.Outcome | dict[str, Any]":
    """What a choice would do at once. A cake says for itself what it does; the cards it meets are hidden."""
    phase = state.phase
    if phase == cards.CHOOSING:
        chosen = None if move == CHOOSE_NOBODY else move - CHOOSE
        return {"kind": "choose", "card": CARDS[state.card], "seat": chosen, "one": or_none(state.target)}
    if phase == cards.NAMING:
        return {"kind": "name", "card": CARDS[move % KINDS], "target": int(state.target)}
    if phase == cards.HOLDING:
        return {"kind": "hold", "card": CARDS[state.card]}
    if phase in (cards.PLAYING, cards.DISCARDING) and move % KINDS == cards.JAR:
        return {"kind": "jar"}
    return {}


def text(move: int) -> str:
    """
    >>> text(12), text(17), text(33), text(59), text(64)
    ('play K5', 'hold 4', 'name 6', 'choose 3', 'first G')
    """
    if 0 <= move < CHOOSE:
        return f"{_WITH_CAKE[move // KINDS]} {CARDS[move % KINDS]}"
    if move == CHOOSE_NOBODY:
        return "choose nobody"
    if CHOOSE <= move < FIRST:
        return f"choose {move - CHOOSE}"
    return f"first {CARDS[move - FIRST + PANCAKES]}"


def why_not(state: "CookieState", move: int) -> Phrase:
    if state.phase == cards.PLAYING and move < cards.HOLD:
        if not has(state.held(), move):
            return Phrase("illegal-not-in-hand")
        return Phrase("illegal-hnallthora")
    if state.phase == cards.CHOOSING and CHOOSE <= move < CHOOSE_NOBODY:
        return Phrase("illegal-choice")
    if state.phase == cards.NAMING and cards.NAME <= move < cards.DISCARD:
        return Phrase("illegal-name")
    return Phrase("illegal-other-question", phase=PHASES[state.phase])
