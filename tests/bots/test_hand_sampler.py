"""What a tiger believes about hidden hands: each as likely as it explains what was played."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import prod
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.hand_sampler import HandSampler
from kotatsu.core.state import State
from kotatsu.core.strategy import Style

Moves = list[tuple[int, int]]
Hands = tuple[int, ...]


class Cards:
    """What this file has to know of a game: its cards are the first moves, and so wide is one in a hand."""

    def __init__(self, name: str, cards: int, bits: int) -> None:
        self.game = kotatsu.game(name)
        self.strategy = self.game.module("strategy").strategy
        self.moves = range(cards)
        self.one = [1 << bits * card for card in self.moves]
        self.most = (1 << bits) - 1

    def members(self, hand: int) -> list[int]:
        """The cards of a hand, those that are there twice twice."""
        return [card for card in self.moves for _ in range(hand // self.one[card] & self.most)]

    def hand(self, cards: Any) -> int:
        return sum(self.one[card] for card in cards)


TOWER = Cards("tower-of-pancakes", 32, 1)
TRICO = Cards("trico-roof", 16, 2)


@pytest.mark.parametrize(
    ("cards", "options", "number"),
    [(TOWER, {"mode": "basic"}, 6), (TOWER, {"mode": "extreme"}, 6), (TRICO, {}, 5)],
    ids=["tower", "tower-extreme", "trico"],
)
def test_hands_come_as_often_as_they_explain_what_was_played(
    cards: Cards, options: dict[str, Any], number: int
) -> None:
    """Beside the exact chances: every way to deal the hidden cards, and the game so far played in each."""
    start = cards.game.new(4, "often", options)
    state, played = list(cards_of_seat_0(cards, start))[number]
    weights: dict[Hands, float] = {}
    styles = cards.strategy.beliefs(state.view(0)).styles
    for hands in deals(cards, state, played):  # in Trico Roof several look the same
        weights[hands] = weights.get(hands, 0.0) + chance_of(cards, start, hands, played, styles)
    total = sum(weights.values())
    exact = {hands: weight / total for hands, weight in weights.items() if weight}
    found: Counter[Hands] = Counter()
    for seed in range(4):
        beliefs = cards.strategy.beliefs(state.view(0))
        assert isinstance(beliefs, HandSampler)
        rng = kotatsu.Rng(seed)
        found.update(hands_of(beliefs.draw(rng)) for _ in range(3000))
    assert set(found) <= set(exact)
    off = sum(abs(found[hands] / found.total() - chance) for hands, chance in exact.items()) / 2
    prior = Counter(hands_of(state.view(0).imagine(rng)) for _ in range(12000))
    told = sum(abs(prior[hands] / prior.total() - chance) for hands, chance in exact.items()) / 2
    assert off < 0.1 < 0.3 < told, (off, told, len(exact))


def cards_of_seat_0(cards: Cards, start: State) -> Iterator[tuple[State, Moves]]:
    """A game of bots that mostly do what looks best: before each card of seat 0, and all moves so far."""
    state = start.clone()
    rng = Random("sensible")
    played: Moves = []
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        if seat == 0 and moves[0] in cards.moves:
            yield state.clone(), played[:]
        worth = cards.strategy.appraise(state, seat, moves)
        move = rng.choice(moves) if rng.random() < 0.2 else moves[worth.index(max(worth))]
        state.play(seat, move)
        played.append((seat, move))


def hands_of(state: State) -> Hands:
    return tuple(int(hand) for hand in state.hands[:4])  # type: ignore[attr-defined]


def deals(cards: Cards, state: State, played: Moves) -> Iterator[Hands]:
    """Every way to deal the cards that seat 0 does not see to the others, the rest to nobody."""
    own, *others = hands_of(state)
    given = cards.hand(move for _, move in played if move in cards.moves)
    everything = cards.hand(range(32)) if cards is TOWER else 2 * cards.hand(cards.moves)
    hidden = cards.members(everything - own - given)
    sizes = [len(cards.members(hand)) for hand in others]
    places = range(len(hidden))
    for one in combinations(places, sizes[0]):
        for two in combinations([place for place in places if place not in one], sizes[1]):
            rest = [place for place in places if place not in one + two]
            for three in combinations(rest, sizes[2]):
                yield (own, *(cards.hand(hidden[place] for place in hand) for hand in (one, two, three)))


def chance_of(cards: Cards, start: State, hands: Hands, played: Moves, styles: list[Style]) -> float:
    """The chance that the others play what they played, if these are the hands they were left with."""
    game: Any = start.clone()
    for seat, hand in enumerate(hands):
        game.hands[seat] = hand + cards.hand(
            move for mover, move in played if mover == seat and move in cards.moves
        )
    chances = [[style.share for style in styles] for _ in hands]
    for seat, move in played:
        moves = game.legal_moves(seat)
        if move not in moves:
            return 0.0
        if seat != 0 and move in cards.moves:
            worth = cards.strategy.appraise(game, seat, moves)
            told = [style.chance(worth, moves.index(move)) for style in styles]
            chances[seat] = [before * now for before, now in zip(chances[seat], told, strict=True)]
        game.play(seat, move)
    return prod(sum(by_style) for by_style in chances)
