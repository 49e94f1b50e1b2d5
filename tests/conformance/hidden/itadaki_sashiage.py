"""What Itadaki Sashiage Pancake hides, as the rulebook says it: other hands; what others have put under their
first towers, until it is uncovered; what others have chosen while all choose at once; the cards left over;
the shuffles of later rounds."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from kotatsu.core.state import State

OPTIONS = {"rounds": 2}  # every rule is met in two rounds; golden records play all four
SWAPS = 60
Place = tuple[list[str], int, "Rule"]


class Rule:
    """Which cards can lie at a place, as far as somebody who remembers everything can tell."""

    def __init__(self, without: set[str] = frozenset(), only_x: bool = False) -> None:  # type: ignore[assignment]
        self.without = without
        self.only_x = only_x

    def allows(self, card: str) -> bool:
        return card[0] not in self.without and (card[1] == "X" or not self.only_x)


ANYTHING = Rule()


class Witness:
    """Remembers the tricks and what became of each first tower, from the moves alone."""

    def start(self, state: State) -> None:
        dump = state.dump()
        body = dump["state"]
        self.players: int = dump["players"]
        self.cards = sorted(card for hand in [*body["hands"], body["spare"]] for card in hand)
        self.first_tower = int(getattr(state.setup, "first_tower"))  # noqa: B009
        self._new_round()

    def _new_round(self) -> None:
        self.voids: list[set[str]] = [set() for _ in range(self.players)]
        self.only_x: set[int] = set()
        self.trick: list[tuple[int, str]] = []
        self.covered = [self.first_tower - 1] * self.players  # cards of first towers that only builders know
        self.heights = [self.first_tower] * self.players

    def watch(self, state: State, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "stack":
            return
        if word == "top":
            if state.dump()["state"]["phase"] != "top":
                self._new_round()
        elif word in ("take", "give"):
            source, _, target = rest.partition(">")
            self._change_height(source, -1)
            self._change_height(target, 1)
        else:
            self._watch_card(seat, text)

    def _change_height(self, tower: str, change: int) -> None:
        seat, _, number = tower.partition(":")
        if number == "0":
            self.heights[int(seat)] += change
            self.covered[int(seat)] = min(self.covered[int(seat)], self.heights[int(seat)] - 1)

    def _watch_card(self, seat: int, text: str) -> None:
        if len(self.trick) == self.players:
            self.trick = []
        if not self.trick and text[1] == "X":
            self.only_x.add(seat)
        if self.trick and text[0] != self.trick[0][1][0]:
            self.voids[seat].add(self.trick[0][1][0])
        self.trick.append((seat, text))

    # --- other worlds ---------------------------------------------------------------------------------------

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        state = copy_of(dump["state"])
        self._swap_cards(state, viewer, keep, rng)
        self._change_choices(state, viewer, keep, rng)
        if state == dump["state"]:
            return None
        changed = {**dump, "state": state}
        if dump["chance"] is not None:
            changed["chance"] = {**dump["chance"], "seed": f"another {rng.random()}"}
        return changed

    def _swap_cards(
        self, state: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> None:
        places = self._places(state, viewer, keep)
        if len(places) < 2:
            return
        for _ in range(SWAPS):
            (a, i, rule_a), (b, j, rule_b) = rng.sample(places, 2)
            if rule_a.allows(b[j]) and rule_b.allows(a[i]):
                a[i], b[j] = b[j], a[i]
        for hand in [*state["hands"], state["spare"]]:
            hand.sort(key=lambda card: ("RBYG".index(card[0]), card[1]))

    def _places(self, state: dict[str, Any], viewer: int | None, keep: tuple[int, str]) -> list[Place]:
        """Every place with a card that this viewer does not know, but for the card about to be played."""
        keeper, text = keep
        kept = text.removeprefix("stack ")[:2]
        places: list[Place] = [(state["spare"], i, ANYTHING) for i in range(len(state["spare"]))]
        for seat in range(self.players):
            if seat == viewer:
                continue
            hand = state["hands"][seat]
            rule = self._rule_of_hand(state, seat, keep)
            stays = hand.index(kept) if seat == keeper and kept in hand else None
            places += [(hand, i, rule) for i in range(len(hand)) if i != stays]
            places += [(state["stacks"][seat], i, ANYTHING) for i in range(len(state["stacks"][seat]))]
            if state["towers"][seat]:
                places += [(state["towers"][seat][0], i, ANYTHING) for i in range(self.covered[seat])]
        return places

    def _rule_of_hand(self, state: dict[str, Any], seat: int, keep: tuple[int, str]) -> Rule:
        """What was seen of this hand so far, and what the coming move is about to show."""
        keeper, text = keep
        without = set(self.voids[seat])
        only_x = seat in self.only_x
        if seat == keeper and state["phase"] == "play":
            table = state["table"]
            if table and text[0] != table[0][0]:
                without.add(table[0][0])
            only_x = only_x or (not table and text[1] == "X")
        return Rule(without, only_x)

    def _change_choices(
        self, state: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> None:
        """IS-16: others may have chosen another tower."""
        if state["phase"] == "top":
            for seat in range(self.players):
                if seat != viewer and seat not in state["waiting"]:
                    state["chosen"][seat] = rng.randrange(len(state["towers"][seat]))

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        """All is shown once the last has chosen; taking or giving may uncover what was hidden there."""
        described = state.describe(mover, move)
        if described["kind"] == "stack":
            return state.deciders == (mover,) and state.pending(mover) == self.first_tower - 1
        if described["kind"] == "top":
            return state.deciders == (mover,)
        if described["kind"] == "play":
            return False
        takes = described["kind"] == "take"
        source = described["other"] if takes else mover
        tower = described["their_tower"] if takes else described["own_tower"]
        return tower == 0 and source != viewer and self.heights[source] - 1 == self.covered[source]

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Every card is somewhere exactly once, and nobody holds what they were out of."""
        state = dump["state"]
        cards = [card for hand in [*state["hands"], state["spare"], *state["stacks"]] for card in hand]
        cards += [card for towers in state["towers"] for tower in towers for card in tower]
        cards += [card[:2] for card in state["table"]]
        assert sorted(cards) == self.cards
        for seat in range(self.players):
            rule = Rule(self.voids[seat], seat in self.only_x)
            assert all(rule.allows(card) for card in state["hands"][seat])
            if state["phase"] == "top":
                chosen = state["chosen"][seat]
                assert (chosen is None) == (seat in state["waiting"])
                assert chosen is None or 0 <= chosen < len(state["towers"][seat])


def copy_of(state: dict[str, Any]) -> dict[str, Any]:
    """A copy whose cards and choices can be changed."""
    changed = dict(state)
    for key in ("hands", "stacks"):
        changed[key] = [list(cards) for cards in state[key]]
    changed["towers"] = [[list(tower) for tower in towers] for towers in state["towers"]]
    changed["spare"] = list(state["spare"])
    changed["chosen"] = list(state["chosen"])
    return changed


# --- small tables -------------------------------------------------------------------------------------------


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """One round for 3 players with single copies, so that every deal and every first tower can be listed.

    Yields name, players, options, edition data, and the observers whose worlds can be enumerated.
    """
    one_round = {"rounds": 1}
    yield "one-trick", 3, one_round, tiny_edition(3, [1, 1, 0, 0, 0, 0, 1], hand=3, first_tower=1), [0, 1]
    yield "two-tricks", 3, one_round, tiny_edition(2, [1, 1, 1, 1, 1, 0, 1], hand=4, first_tower=1), [0]
    yield "left-over", 3, one_round, tiny_edition(2, [1, 1, 1, 0, 1, 0, 1], hand=3, first_tower=1), [2]
    yield "covered", 3, one_round, tiny_edition(2, [1, 1, 1, 1, 1, 0, 1], hand=4, first_tower=2), [1]


def tiny_edition(fruits: int, copies: list[int], hand: int, first_tower: int) -> dict[str, Any]:
    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    def for_all(three: Any, others: Any) -> dict[str, Any]:
        return {"3": printed(three), "4": printed(others), "5": printed(others)}

    return {
        "name": "tiny",
        "title": "Tiny",
        "fruits": printed(fruits),
        "copies": for_all(copies, [3] * 7),
        "hand": for_all(hand, 3),
        "first_tower": for_all(first_tower, 1),
    }


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Every way to deal what this seat does not hold, to the others and the cards left over."""
    state = dump["state"]
    seats = [seat for seat in range(dump["players"]) if seat != viewer]
    unseen = [card for seat in seats for card in state["hands"][seat]] + state["spare"]
    size = len(state["hands"][0])
    for hands in _splits(unseen, [size] * len(seats) + [len(state["spare"])]):
        deal = copy.deepcopy(dump)
        deal["state"]["spare"] = hands.pop()
        for seat, hand in zip(seats, hands, strict=True):
            deal["state"]["hands"][seat] = hand
        yield deal


def _splits(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    if not sizes:
        yield []
        return
    order = sorted(cards, key=lambda card: ("RBYG".index(card[0]), card[1]))
    for mask in range(1 << len(order)):
        if mask.bit_count() == sizes[0]:
            hand = [card for i, card in enumerate(order) if mask >> i & 1]
            rest = [card for i, card in enumerate(order) if not mask >> i & 1]
            for others in _splits(rest, sizes[1:]):
                yield [hand, *others]
