"""Whole move trees of tiny games, counted exactly and compared with a second reading of the rules."""

from collections import Counter

import pytest

import kotatsu
from tests.games.tower_of_pancakes.positions import GAME, chips, shown, small, table

Leaves = Counter[tuple[int, ...]]
"""How many games end with these scores."""


def leaves(state: kotatsu.State) -> Leaves:
    """All games from here on, by the engine."""
    if state.over:
        return Counter([tuple(score or 0 for score in state.scores)])
    seat = state.deciders[0]
    total: Leaves = Counter()
    for move in state.legal_moves(seat):
        branch = state.clone()
        branch.play(seat, move)
        total += leaves(branch)
    return total


class Reading:
    """Basic and extreme once more, in another style: values only, nothing is changed in place."""

    def __init__(self, plate: list[int], pan: list[int], extreme: bool) -> None:
        self.plate, self.pan, self.extreme = plate, pan, extreme

    def tricks(
        self, hands: tuple, leader: int, baked: tuple, dough: tuple, lost: tuple, plates: tuple
    ) -> Leaves:
        if not any(hands):
            return Counter([self.scores(baked, lost, plates)])
        total: Leaves = Counter()
        order = [(leader + i) % len(hands) for i in range(len(hands))]
        for cards in self.plays(hands, order, ()):
            led = cards[0][0]
            ranking = sorted(range(len(order)), key=lambda i: (cards[i][0] != led, -int(cards[i][1]), i))
            rest = tuple(
                tuple(card for card in hand if card != cards[order.index(seat)])
                for seat, hand in enumerate(hands)
            )
            number = {seat: int(cards[i][1]) - 1 for i, seat in enumerate(order)}
            winners = [order[i] for i in ranking[:2]]
            losers = [seat for seat in order if seat not in winners]
            for after_baked, after_lost, after_plates in self.servings(winners, number, baked, lost, plates):
                done = {s: min(self.pan[number[s]], dough[s]) for s in losers}
                total += self.tricks(
                    rest,
                    winners[0],
                    tuple(b + done.get(s, 0) for s, b in enumerate(after_baked)),
                    tuple(d - done.get(s, 0) for s, d in enumerate(dough)),
                    after_lost,
                    after_plates,
                )
        return total

    def plays(self, hands: tuple, order: list[int], so_far: tuple) -> list[tuple]:
        if len(so_far) == len(order):
            return [so_far]
        hand = hands[order[len(so_far)]]
        following = [card for card in hand if so_far and card[0] == so_far[0][0]]
        return [done for card in following or hand for done in self.plays(hands, order, (*so_far, card))]

    def servings(
        self, winners: list[int], number: dict, baked: tuple, lost: tuple, plates: tuple
    ) -> list[tuple]:
        if not winners:
            return [(baked, lost, plates)]
        seat, *others = winners
        size = min(self.plate[number[seat]], baked[seat])
        if size == 0:
            return self.servings(others, number, baked, lost, plates)
        waiting = [p for p in range(3) if len(plates[p]) < 8] or [3]
        results = []
        for target in range(4) if self.extreme else waiting:
            whole = plates[target] + str(seat) * size
            kept = whole if self.extreme or target == 3 else whole[:8]
            results += self.servings(
                others,
                number,
                tuple(b - size * (s == seat) for s, b in enumerate(baked)),
                tuple(n + (len(whole) - len(kept)) * (s == seat) for s, n in enumerate(lost)),
                tuple(kept if p == target else old for p, old in enumerate(plates)),
            )
        return results

    def scores(self, baked: tuple, lost: tuple, plates: tuple) -> tuple[int, ...]:
        above, below = (5, 6, 7, 8), (4, 3, 2, 1)
        result = []
        for seat in range(len(baked)):
            me, score = str(seat), 0
            for plate, stack in enumerate(plates):
                if self.extreme:
                    under = stack[:-1]
                    score += above[plate] * stack.endswith(me)
                    most = max(under.count(str(s)) for s in range(len(baked)))
                    score += below[plate] * under.count(me) * (under.count(me) == most)
                else:
                    eighths = stack[7::8].count(me)
                    score += above[plate] * eighths + below[plate] * (stack.count(me) - eighths)
            result.append(score if self.extreme else score - 2 * lost[seat] - baked[seat])
        return tuple(result)


@pytest.mark.parametrize("mode", ["basic", "extreme"])
@pytest.mark.parametrize(
    ("plate", "pan", "baked"), [([3, 2], [2, 1], 3), ([9, 5], [4, 0], 9), ([20, 20], [9, 9], 20)]
)
def test_every_game_of_a_tiny_deck_ends_as_a_second_reading_says(
    mode: str, plate: list[int], pan: list[int], baked: int
) -> None:
    edition = small(cards_4=2, plate_4=plate, pan_4=pan, chips_baked=baked, chips_dough=4)
    for seed in ("one", "two"):
        state = GAME.new(4, seed, {"mode": mode, "first_leader": 1}, edition)
        hands = tuple(tuple(hand) for hand in shown(state)["hands"])
        reading = Reading(plate, pan, mode == "extreme")
        expected = reading.tricks(hands, 1, (baked,) * 4, (4,) * 4, (0,) * 4, ("",) * 4)
        assert leaves(state) == expected


def test_one_card_each_is_one_trick_with_nine_games_or_sixteen() -> None:
    # One trick with one card each: nothing to choose but the plates of the two who serve, 3 x 3 or 4 x 4.
    edition = small(cards_4=1, plate_4=[2], pan_4=[1])
    assert leaves(GAME.new(4, "one", {"mode": "basic"}, edition)).total() == 9
    assert leaves(GAME.new(4, "one", {"mode": "extreme"}, edition)).total() == 16
    # TP-20: in mystery that one card is the last and lies face down, so nobody decides anything else.
    assert leaves(GAME.new(4, "one", {"mode": "mystery"}, edition)).total() == 1


def test_mystery_of_two_cards_each_has_18_cubed_games() -> None:
    # Nobody can follow and nobody has chips: in the first trick each of three plays one of two cards, up, or
    # down with one of eight looks (2 + 2 x 8 = 18); the last card is forced, and nobody looks after it.
    state = table(["Y1 Y2", "B1 B2", "R1 R2"], "mystery", baked=[0] * 3, dough=[0] * 3)
    assert leaves(state).total() == 18**3


# --- editions change the game, not only the file ------------------------------------------------------------


def test_tp2_an_edition_gives_other_plates_and_pans() -> None:
    edition = small(cards_4=2, plate_4=[4, 1], pan_4=[3, 2])
    state = GAME.new(4, "numbers", {"first_leader": 0}, edition)
    assert [len(hand) for hand in shown(state)["hands"]] == [2, 2, 2, 2]
    while state.ask(state.deciders[0])["kind"] == "play":
        state.play(state.deciders[0], state.legal_moves(state.deciders[0])[0])
    part = shown(state)
    number = int(part["table"][(state.deciders[0] - part["leader"]) % 4][1])
    assert state.ask(state.deciders[0])["count"] == [4, 1][number - 1]


def test_tp3_an_edition_may_leave_no_card_over_for_three_players() -> None:
    state = GAME.new(3, "hands", edition=small(cards_3=6, plate_3=[1] * 6, pan_3=[1] * 6))
    assert [len(hand) for hand in shown(state)["hands"]] == [8, 8, 8]
    assert shown(state)["spare"] == []


def test_tp11_a_plate_of_zero_serves_nothing_and_is_no_decision() -> None:
    state = GAME.new(4, "zero", edition=small(plate_4=[0] * 8))
    while shown(state)["trick"] == 0:
        assert state.ask(state.deciders[0])["kind"] == "play"
        state.play(state.deciders[0], state.legal_moves(state.deciders[0])[0])
    assert sum(chips(state, "baked")) > 20  # two losers baked, nobody served
