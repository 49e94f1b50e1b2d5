"""What High Card hides, as the rulebook says it: other hands, and the cards that are out of the game."""

import copy
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from kotatsu.core.state import State


class Witness:
    """Remembers the cards that were played, from the moves alone."""

    def start(self, state: State) -> None:
        table = state.dump()["state"]
        self.all_cards = sorted([*table["rest"], *(card for hand in table["hands"] for card in hand)])
        self.open: list[str] = []

    def watch(self, state: State, seat: int, text: str) -> None:
        self.open.append(text)

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        """Deal all that is hidden from the viewer again; the card that is about to be played stays."""
        changed = copy.deepcopy(dump)
        table = changed["state"]
        keeper, kept = keep
        groups = [hand for seat, hand in enumerate(table["hands"]) if seat != viewer] + [table["rest"]]
        places = [
            (group, i)
            for group in groups
            for i in range(len(group))
            if not (group is table["hands"][keeper] and group[i] == kept)
        ]
        cards = [group[i] for group, i in places]
        rng.shuffle(cards)
        for (group, i), card in zip(places, cards, strict=True):
            group[i] = card
        for group in groups:
            group.sort(key=int)
        return changed if changed != dump else None

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        """Whether the rules let the viewer learn more by this move than the move itself: never."""
        return False

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Every card is somewhere exactly once."""
        table = dump["state"]
        cards = [*table["rest"], *(card for hand in table["hands"] for card in hand)]
        assert sorted(cards + self.open) == self.all_cards


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """Small enough to enumerate: name, players, options, edition data, whose worlds are counted."""
    edition = {"name": "tiny", "title": "Tiny", "cards": {"source": "original", "value": 6}}
    yield "2", 2, {"hand": 2}, edition, [0, 1, None]


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Every way to deal what the viewer does not hold."""
    table = dump["state"]
    seats = [seat for seat in range(dump["players"]) if seat != viewer]
    hidden = sorted([*table["rest"], *(card for seat in seats for card in table["hands"][seat])], key=int)
    yield from _deals(dump, seats, hidden)


def _deals(dump: dict[str, Any], seats: list[int], cards: list[str]) -> Iterator[dict[str, Any]]:
    if not seats:
        deal = copy.deepcopy(dump)
        deal["state"]["rest"] = cards
        yield deal
        return
    for hand in combinations(cards, len(dump["state"]["hands"][seats[0]])):
        deal = copy.deepcopy(dump)
        deal["state"]["hands"][seats[0]] = list(hand)
        yield from _deals(deal, seats[1:], [card for card in cards if card not in hand])
