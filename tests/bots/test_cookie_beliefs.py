"""What a tiger believes about hands in Cookie Thief, beside the exact chances."""

from collections import Counter
from typing import Any

import pytest

import kotatsu
from kotatsu.core.strategy import Beliefs
from kotatsu.games.cookie_thief.beliefs import PLAYER
from kotatsu.games.cookie_thief.cards import KINDS, SECOND
from kotatsu.games.cookie_thief.knowledge import deeds_of
from kotatsu.games.cookie_thief.rules import CookieState

GAME = kotatsu.game("cookie-thief")
STRATEGY = GAME.module("strategy").strategy

Chances = list[float]


def opening(seed: int) -> tuple[CookieState, CookieState] | None:
    """Seat 1 lays a first cake that changes no hand, then seat 2 is to play: before and after, or None."""
    start: Any = GAME.new(4, f"opening {seed}", {"first_leader": 1})
    state = start.clone()
    if start.phase or start.shown or start.hands[SECOND] < 0:
        return None
    while not state.over and state.deciders[0] == 1:
        moves = state.legal_moves(1)
        worth = STRATEGY.appraise(state, 1, moves)
        state.play(1, moves[worth.index(max(worth))])
    told = deeds_of(state.view(2), 1)
    if state.over or state.deciders[0] != 2 or len(told) != 1 or state.view(2).hands[1] >= 0:
        return None
    return start, state


def exact(start: CookieState, state: CookieState) -> Chances:
    """How likely seat 1 holds each cake, by all pairs it may have held when it laid what it laid."""
    laid = deeds_of(state, 1)[0]
    copies = [int(copies) for copies in start.box.copies]
    for seen in (state.hands[2], state.hands[SECOND]):
        if seen >= 0:
            copies[seen] -= 1
    copies[laid] -= 1
    table = start.clone()
    chances = [0.0] * KINDS
    for kept in range(KINDS):
        table.hands[1], table.hands[SECOND] = kept, laid
        moves = table.legal_moves(1)
        if laid in moves and copies[kept] > 0:
            told = PLAYER.chance(STRATEGY.appraise(table, 1, moves), moves.index(laid))
            chances[kept] = copies[kept] * told
    total = sum(chances)
    return [chance / total for chance in chances]


def distance(one: Chances, other: Chances) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


def drawn(beliefs: Any, rng: kotatsu.Rng) -> Chances:
    found = Counter(int(beliefs.draw(rng).hands[1]) for _ in range(1500))
    return [found[kind] / 1500 for kind in range(KINDS)]


def test_hands_come_as_often_as_they_explain_the_cake_that_was_laid() -> None:
    off, told = [], []
    for seed in range(60):
        found = opening(seed)
        if found is None:
            continue
        chances = exact(*found)
        view = found[1].view(2)
        off.append(distance(drawn(STRATEGY.beliefs(view), kotatsu.Rng(seed)), chances))
        told.append(distance(drawn(Beliefs(view), kotatsu.Rng(seed)), chances))
    assert len(off) > 10
    assert sum(off) / len(off) < 0.15 < 0.3 < sum(told) / len(told)


@pytest.mark.parametrize("guess", ["2", "5"])
def test_who_guesses_a_cake_seldom_holds_it(guess: str) -> None:
    dump = GAME.new(4, "guess", {"first_leader": 1}).dump()
    state = dump["state"]
    state.update(phase="play", turn=1, starter=1, secret="1", pancakes=[], deck=["1", "3", "4", "1", "2"])
    state["hands"] = [["6"], ["1", "4"], ["7"], ["K3"]]
    state["facts"] = {"not": {}, "known_for_sure": {}, "equal": [], "deeds": {}}
    after = GAME.load(dump)
    for text in ("play 1", "choose 3", f"name {guess}"):
        after.play(1, after.parse(1, text))
    view = after.view(2)
    card = int(guess) - 1
    beliefs, prior = STRATEGY.beliefs(view), Beliefs(view)
    assert drawn(beliefs, kotatsu.Rng(1))[card] < 0.8 * drawn(prior, kotatsu.Rng(1))[card]
