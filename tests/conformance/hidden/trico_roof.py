"""What Trico Roof hides, as the rulebook says it: other hands, the cards out of the game, the order of the
residents' deck — and the seed, which will shuffle that deck again."""

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.state import State

GIFTS = "BWSC"


def values_of(dump: dict[str, Any]) -> Any:
    return kotatsu.game("trico-roof").edition_of(dump["edition"]).values


def all_cards(dump: dict[str, Any]) -> list[str]:
    """TR-1: every gift card of the edition."""
    gifts = values_of(dump)["gifts"]
    return [f"{gift}{n + 1}" for gift in GIFTS for n in range(gifts["numbers"])] * gifts["copies"]


def minus(cards: list[str], others: list[str]) -> list[str]:
    return sorted((Counter(cards) - Counter(others)).elements())


class Witness:
    """Remembers from the moves alone which cards were given, who did not follow which colour, and which
    residents have not been seen since the last shuffle."""

    def start(self, state: State) -> None:
        dump = state.dump()
        self.players: int = dump["players"]
        self.gifts = 4 if self.players == 2 else self.players  # TR-19
        self.all_cards = all_cards(dump)
        self.given: list[str] = []
        self.led = ""
        self.voids: list[set[str]] = [set() for _ in range(self.players)]
        self.hand: int = values_of(dump)["hand"][str(self.players)]
        self.left = [self.hand] * self.players  # cards in each hand
        self.all_requests = set(range(1, len(values_of(dump)["residents"]) + 1))
        self.round = 0
        self.to_come = self.all_requests - set(dump["state"]["residents"]["open"])

    def watch(self, state: State, seat: int, text: str) -> None:
        if text[0] in GIFTS:  # all other moves are written in small letters
            if len(self.given) % self.gifts == 0:
                self.led = text[0]
            if text[0] != self.led:
                self.voids[seat].add(self.led)
            self.given.append(text)
            self.left[seat] -= 1
        now = state.dump()["state"]
        if now["round"] != self.round and not state.over:  # TR-15
            self.round = now["round"]
            self.to_come = (self.to_come or self.all_requests) - set(now["residents"]["open"])

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        changed = copy.deepcopy(dump)
        self._redeal_cards(changed["state"], viewer, keep, rng)
        rng.shuffle(changed["state"]["residents"]["deck"])
        if changed == dump:
            return None
        if changed["chance"] is not None:
            changed["chance"]["seed"] = f"another {rng.random()}"
        return changed

    def _redeal_cards(
        self, state: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> None:
        """Swap pairs of hidden cards at random wherever nobody's shown voids forbid it."""
        hands = state["hands"]
        keeper, kept = keep
        held = [card for hand in hands for card in hand]
        out = minus(self.all_cards, self.given + held)
        places: list[tuple[list[str], int, set[str]]] = [(out, i, set()) for i in range(len(out))]
        for seat in range(self.players):
            if seat != viewer:
                fixed = hands[seat].index(kept) if seat == keeper and kept in hands[seat] else -1
                places += [(hands[seat], i, self.voids[seat]) for i in range(len(hands[seat])) if i != fixed]
        # The kept move must stay legal: no card of the led colour may come behind another.
        table = state["table"]
        giving = state["phase"] == "give" and bool(table)
        barred = table[0][0] if giving and kept[0] != table[0][0] else None
        for _ in range(60 if len(places) > 1 else 0):
            (a, i, no_a), (b, j, no_b) = rng.sample(places, 2)
            if b[j][0] in no_a or a[i][0] in no_b:
                continue
            if (a is hands[keeper] and b[j][0] == barred) or (b is hands[keeper] and a[i][0] == barred):
                continue
            a[i], b[j] = b[j], a[i]
        for hand in hands:
            hand.sort(key=lambda card: (GIFTS.index(card[0]), card[1]))

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        """TR-15: after a phase new requests of the residents are opened, for all to see."""
        after = state.clone()
        after.play(mover, move)
        return not after.over and after.dump()["state"]["round"] != self.round

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Every card is somewhere at most so often as it exists, nobody holds a colour they were out of, the
        deck is what nobody has seen."""
        state = dump["state"]
        held = [card for hand in state["hands"] for card in hand]
        assert Counter(held + self.given) <= Counter(self.all_cards)
        assert sorted(state["given"]) == sorted(self.given)
        for seat in range(self.players):
            assert len(state["hands"][seat]) == self.left[seat]
            assert all(card[0] not in self.voids[seat] for card in state["hands"][seat])
        deck = state["residents"]["deck"]
        assert len(deck) == len(set(deck))
        assert set(deck) == self.to_come


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """One copy of few cards, six residents and one or two phases.

    Yields name, players, options, edition data, and the observers whose worlds can be enumerated.
    """
    yield "2", 2, {}, tiny_edition(numbers=2, hand=2, residents=6), [0]
    yield "2-one-deck", 2, {}, tiny_edition(numbers=2, hand=2, residents=3), [None]
    yield "2-shuffled", 2, {}, tiny_edition(numbers=3, hand=4, residents=3), [1]
    yield "3", 3, {}, tiny_edition(numbers=2, hand=2, residents=6), [0]
    yield "4", 4, {}, tiny_edition(numbers=2, hand=2, residents=3), [3]
    yield "5", 5, {}, tiny_edition(numbers=2, hand=1, residents=3), [2]


def tiny_edition(numbers: int, hand: int, residents: int, copies: int = 1) -> dict[str, Any]:
    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    def request(grid: str) -> dict[str, Any]:
        return {"points": 2, "grid": grid.split("/")}

    hands = {str(n): printed(hand if n * hand <= 4 * numbers * copies else 1) for n in (3, 4, 5)}
    wishes = ["R* R", "B* B", "Y* Y", "R*/B", "B*/Y", "Y*/R"]
    return {
        "name": "tiny",
        "title": "Tiny",
        "gifts": {"numbers": printed(numbers), "copies": printed(copies)},
        "hand": {"2": printed(hand + hand % 2), **hands},
        "chips": printed(10),
        "roofs": printed(["R B Y .", "B Y R Y", "Y R B R", "R B Y B"]),
        "government": {
            "front": printed([request("R* B"), request("B* Y"), request("Y* R")]),
            "back": printed([request("B R*"), request("Y B*"), request("R Y*")]),
        },
        "residents": printed([request(wish) for wish in wishes[:residents]]),
    }


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Every way to deal what this seat does not hold, with every order of the residents' deck."""
    state = dump["state"]
    seats = [seat for seat in range(dump["players"]) if seat != viewer]
    unseen = minus(all_cards(dump), [] if viewer is None else state["hands"][viewer])
    unseen.sort(key=lambda card: (GIFTS.index(card[0]), card[1]))
    size = len(state["hands"][0])
    orders = [list(order) for order in permutations(state["residents"]["deck"])]
    for hands in _hands(unseen, len(seats), size):
        for order in orders:
            deal = copy.deepcopy(dump)
            for seat, hand in zip(seats, hands, strict=True):
                deal["state"]["hands"][seat] = hand
            deal["state"]["residents"]["deck"] = order
            yield deal


def _hands(cards: list[str], hands: int, size: int) -> Iterator[list[list[str]]]:
    """Every way to deal so many hands of this size; what is left over is out of the game."""
    if hands == 0:
        yield []
        return
    for mask in range(1 << len(cards)):
        if mask.bit_count() == size:
            hand = [card for i, card in enumerate(cards) if mask >> i & 1]
            rest = [card for i, card in enumerate(cards) if not mask >> i & 1]
            for others in _hands(rest, hands - 1, size):
                yield [hand, *others]
