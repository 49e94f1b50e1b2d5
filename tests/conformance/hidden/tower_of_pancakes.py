"""What Tower Of PanCakes hides, as the rulebook says it: other hands, other face-down cards, score cards in
mystery modes that one has not looked at."""

import copy
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

from kotatsu.core.state import State

PLATES = "ABCD"
MYSTERY = ("mystery", "hyper-mystery")


class Witness:
    """Remembers who did not follow which colour, from the moves alone."""

    def start(self, state: State) -> None:
        dump = state.dump()
        self.players: int = dump["players"]
        self.mode: str = dump["options"]["mode"]
        self.all_cards = sorted(card for hand in dump["state"]["hands"] for card in hand)
        self.all_cards += dump["state"]["spare"]
        self.trick: list[tuple[int, str]] = []
        self.voids: list[set[str]] = [set() for _ in range(self.players)]
        self.voids_then: list[set[str]] = [set() for _ in range(self.players)]
        self.open: list[str] = list(dump["state"]["spare"])

    def watch(self, state: State, seat: int, text: str) -> None:
        if text.startswith(("serve", "look")):
            return
        if len(self.trick) == self.players:
            self.trick = []
        if text.startswith("down"):
            self.voids_then[seat] = set(self.voids[seat])
        else:
            led = next((card[0] for _, card in self.trick if not card.startswith("down")), None)
            if led and text[0] != led:
                self.voids[seat].add(led)
            self.open.append(text)
        self.trick.append((seat, text))

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        changed = copy.deepcopy(dump)
        self._redeal_cards(changed["state"], viewer, keep, rng)
        if self.mode in MYSTERY:
            self._redeal_score_cards(changed["state"], viewer, rng)
        return changed if changed != dump else None

    def _redeal_cards(
        self, state: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> None:
        """Swap pairs of hidden cards at random wherever nobody's shown voids forbid it."""
        places: list[tuple[list[str], int, set[str]]] = []
        keeper, kept = keep[0], keep[1].removeprefix("down ")
        for seat in range(self.players):
            if seat == viewer:
                continue
            hand = state["hands"][seat]
            places += [
                (hand, i, self.voids[seat])
                for i in range(len(hand))
                if not (seat == keeper and hand[i] == kept)
            ]
            places += [(state["hidden"][seat], 0, self.voids_then[seat]) for _ in state["hidden"][seat]]
        if len(places) < 2:
            return
        for _ in range(60):
            (a, i, no_a), (b, j, no_b) = rng.sample(places, 2)
            # The kept move must stay legal: its player's other cards of the led colour may not appear or go.
            if (
                b[j][0] not in no_a
                and a[i][0] not in no_b
                and not self._matters(keep, a, b, a[i], b[j], state)
            ):
                a[i], b[j] = b[j], a[i]
        for hand in state["hands"]:
            hand.sort(key=lambda card: ("YBRG".index(card[0]), card[1]))

    def _matters(
        self, keep: tuple[int, str], a: list[str], b: list[str], x: str, y: str, state: dict[str, Any]
    ) -> bool:
        keeper, text = keep
        hand = state["hands"][keeper]
        led = state["led"]
        if led is None or text[0] == led or text.startswith(("down", "serve", "look")):
            return False
        return (a is hand and y[0] == led) or (b is hand and x[0] == led)

    def _redeal_score_cards(self, state: dict[str, Any], viewer: int | None, rng: Random) -> None:
        rows = [[("above", i) for i in range(4)], [("below", i) for i in range(4)]]
        groups = [rows[0] + rows[1]] if self.mode == "hyper-mystery" else rows
        for group in groups:
            unseen = [(row, i) for row, i in group if viewer not in state["lookers"][row][i]]
            values = [state["score_cards"][row][i] for row, i in unseen]
            rng.shuffle(values)
            for (row, i), value in zip(unseen, values, strict=True):
                state["score_cards"][row][i] = value

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        """Looking shows a number to the looker; the end shows everything."""
        if state.describe(mover, move)["kind"] == "look":
            return mover == viewer
        after = state.clone()
        after.play(mover, move)
        return after.over

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Every card is somewhere exactly once, and nobody holds a colour they were out of."""
        state = dump["state"]
        cards = [card for hand in state["hands"] for card in hand]
        cards += [card for one in state["hidden"] for card in one]
        assert sorted(cards + self.open) == sorted(self.all_cards)
        for seat in range(self.players):
            assert all(card[0] not in self.voids[seat] for card in state["hands"][seat])
            assert all(card[0] not in self.voids_then[seat] for card in state["hidden"][seat])
        points = state["score_cards"]
        assert sorted(points["above"] + points["below"]) == [1, 2, 3, 4, 5, 6, 7, 8]
        if self.mode != "hyper-mystery":
            assert sorted(points["below"]) == [1, 2, 3, 4]


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """Two cards of each colour for 4 players, four for 3; score cards mostly alike, so that few worlds fit.

    Yields name, players, options, edition data, and the observers whose worlds can be enumerated.
    """
    for mode in ("basic", "mystery", "hyper-mystery", "extreme"):
        watchers = [0, 1] if mode in MYSTERY else [0, None]
        yield f"4-{mode}", 4, {"mode": mode}, _edition([5, 5, 5, 8], [5, 5, 5, 5]), watchers
        yield f"3-{mode}", 3, {"mode": mode}, _edition([5, 5, 5, 5], [5, 5, 5, 5]), [2]


def _edition(above: list[int], below: list[int]) -> dict[str, Any]:
    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    return {
        "name": "tiny",
        "title": "Tiny",
        "cards": {"3": printed(4), "4": printed(2)},
        "plate": {"3": printed([2] * 4), "4": printed([2] * 2)},
        "pan": {"3": printed([2] * 4), "4": printed([2] * 2)},
        "chips": {"baked": printed(3), "dough": printed(3)},
        "score": {
            "above": printed(above),
            "below": printed(below),
            "discarded": printed(-2),
            "in_hand": printed(-1),
        },
    }


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Every way to deal what this seat does not hold, with every order of the score cards it cannot see."""
    state = dump["state"]
    seats = [seat for seat in range(dump["players"]) if seat != viewer]
    unseen = sorted(card for seat in seats for card in state["hands"][seat])
    size = len(state["hands"][0])
    for hands, points in product(_splits(unseen, len(seats), size), _score_cards(dump)):
        deal = copy.deepcopy(dump)
        for seat, hand in zip(seats, hands, strict=True):
            deal["state"]["hands"][seat] = hand
        deal["state"]["score_cards"] = {"above": points[:4], "below": points[4:]}
        yield deal


def _splits(cards: list[str], hands: int, size: int) -> Iterator[list[list[str]]]:
    if hands == 0:
        yield []
        return
    for mask in range(1 << len(cards)):
        if mask.bit_count() == size:
            hand = [card for i, card in enumerate(cards) if mask >> i & 1]
            rest = [card for i, card in enumerate(cards) if not mask >> i & 1]
            for others in _splits(rest, hands - 1, size):
                yield [hand, *others]


def _score_cards(dump: dict[str, Any]) -> list[list[int]]:
    points = dump["state"]["score_cards"]
    mode = dump["options"]["mode"]
    if mode == "hyper-mystery":
        return [list(order) for order in set(permutations(points["above"] + points["below"]))]
    if mode == "mystery":
        return [
            [*above, *below]
            for above in set(permutations(points["above"]))
            for below in set(permutations(points["below"]))
        ]
    return [points["above"] + points["below"]]
