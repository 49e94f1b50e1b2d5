"""What the conformance suite does not meet: copies weigh as real cards do, and a led X tells of a hand."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.state import State
from tests.conformance import checks
from tests.conformance.hidden import itadaki_sashiage as hidden
from tests.conformance.tables import Table, random_steps
from tests.games.itadaki_sashiage.positions import GAME

DRAWS = 6000


def hands_of(state: State) -> tuple[str, ...]:
    data: dict[str, Any] = state.dump()["state"]
    return tuple(" ".join(cards) for cards in [*data["hands"], data["spare"]])


def test_copies_are_dealt_as_often_as_real_cards_would_be() -> None:
    """Two fruits with 1 1 2 X X: each of 7!/(3! 3! 1!) = 140 real deals is equally likely, not each of the
    fewer that can be told apart."""
    edition = GAME.make_edition(hidden.tiny_edition(2, [2, 1, 0, 0, 0, 0, 2], hand=3, first_tower=1))
    state = GAME.new(3, "copies", {"rounds": 1}, edition)
    dump = state.dump()
    hands = dump["state"]["hands"]
    unseen = hands[1] + hands[2] + dump["state"]["spare"]
    expected: Counter[tuple[str, ...]] = Counter()
    for first in combinations(range(7), 3):
        for second in combinations([i for i in range(7) if i not in first], 3):
            parts = [sorted(unseen[i] for i in part) for part in (first, second)]
            rest = [unseen[i] for i in range(7) if i not in first and i not in second]
            cards = [hands[0], *(sorted(part, key=order) for part in parts), rest]
            expected[tuple(" ".join(part) for part in cards)] += 1
    assert len(expected) < sum(expected.values()) == 140
    view = GAME.load(state.view(0).dump())
    rng = kotatsu.Rng("copies")
    found = Counter(hands_of(view.imagine(rng)) for _ in range(DRAWS))
    assert set(found) == set(expected)
    shares = {deal: DRAWS * count / 140 for deal, count in expected.items()}
    chi_square = sum((found[deal] - share) ** 2 / share for deal, share in shares.items())
    freedom = len(expected) - 1
    assert chi_square <= freedom + 6 * (2 * freedom) ** 0.5


def order(card: str) -> tuple[int, str]:
    return "RBYG".index(card[0]), card[1]


def test_worlds_are_exact_also_when_somebody_has_led_an_x() -> None:
    """Seeds are tried until a game has a led X in it; then every step of it is checked."""
    edition = GAME.make_edition(hidden.tiny_edition(3, [1, 1, 0, 0, 0, 0, 1], hand=3, first_tower=1))
    table = Table(GAME, 3, {"rounds": 1}, edition)
    met = 0
    for n in range(40):
        if met < 2 and leads_x(table, f"x {n}"):
            checks.check_worlds(table, f"x {n}", 0, hidden)
            met += 1
    assert met == 2


def leads_x(table: Table, seed: str) -> bool:
    """Whether the random game that `check_worlds` plays with this seed has an X led, not by seat 0."""
    state = table.new(seed)
    for seat, move in random_steps(state, Random(seed)):
        state.play(seat, move)
    return any(event.kind == "spoiled" and event.fields["seat"] != 0 for event in state.take_events())
