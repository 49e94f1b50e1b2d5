"""What Cookie Thief hides, as the rulebook says it: other hands, the deck, which pancakes are in it, the
secret card — but for what a seat has looked at, compared, swapped or held itself.

The witness says what each seat observes at each step, in its own words (`observed`). A second world is one
that was dealt otherwise and played by the same moves, in which the seat has observed the very same all along.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.state import State

OPTIONS = {"rounds": 3}  # a whole race to five points is played in tests/games/cookie_thief

PANCAKES = "GHKDSTUV"
OPEN = [
    "phase",
    "turn",
    "round",
    "starter",
    "in",
    "clockwise",
    "reversing",
    "next",
    "card",
    "target",
    "waiting",
    "protected",
    "mark",
    "laid",
    "discarded",
    "pancakes",
    "tally",
]


def game() -> Any:
    return kotatsu.game("cookie-thief")


def observed(before: dict[str, Any], after: dict[str, Any], seat: int, text: str, viewer: int | None) -> Any:
    """What this viewer gets to know by a step: the open table, its own cards, what it was shown."""
    table = [after[key] for key in OPEN]
    counts = [len(after["deck"]), [len(hand) for hand in after["hands"]]]
    own = after["hands"][viewer] if viewer is not None else None
    return [table, counts, own, shown(before, seat, text, viewer)]


def shown(before: dict[str, Any], seat: int, text: str, viewer: int | None) -> Any:
    """The cards of others that this viewer is shown: CK-16 and CK-17."""
    if before["phase"] != "choose" or text == "choose nobody":
        return None
    chosen = int(text.removeprefix("choose "))
    pair = {"2": (seat, chosen), "3": (seat, chosen), "3K": (before["target"], chosen)}.get(before["card"])
    if pair is None or None in pair or viewer not in pair:
        return None
    if before["card"] == "2":
        return before["hands"][chosen][0] if viewer == seat else None
    return [before["hands"][player][0] for player in pair]


class Witness:
    """Plays worlds beside the real one, a world for each viewer, and drops those it could tell apart."""

    def start(self, state: State) -> None:
        self.cakes = every_cake(state)
        self.pancakes = every_pancake(state)
        self.in_deck = 4
        self._rebase(state.dump())
        self.not_held: dict[int, set[str]] = {}

    def _rebase(self, dump: dict[str, Any]) -> None:
        """From here on worlds are dealt anew: at the start of a round, or when the deck was shuffled."""
        self.base = dump
        self.before = dump["state"]
        self.history: list[tuple[int, str, dict[str, Any], dict[str, Any]]] = []
        self.twins: dict[int | None, State] = {}

    def watch(self, state: State, seat: int, text: str) -> None:
        dump = state.dump()
        before, after = self.before, dump["state"]
        self._remember_guess(before, after, seat, text)
        if after["round"] != before["round"] or len(after["deck"]) > len(before["deck"]):
            self._rebase(dump)
            return
        self.history.append((seat, text, before, after))
        self.before = after
        for viewer, twin in list(self.twins.items()):
            if not self._step(twin, viewer, *self.history[-1]):
                del self.twins[viewer]

    def _step(self, twin: State, viewer: Any, seat: int, text: str, before: Any, after: Any) -> bool:
        """Play the same move in another world; whether the viewer observes the same."""
        was = twin.dump()["state"]
        if not playable(twin, seat, text):
            return False
        twin.play(seat, twin.parse(seat, text))
        became = twin.dump()["state"]
        return bool(observed(was, became, seat, text, viewer) == observed(before, after, seat, text, viewer))

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        for _ in range(4):
            twin = self.twins.get(viewer)
            if twin is None:
                twin = self._another(viewer, rng)
            if twin is not None:
                changed = twin.dump()
                if playable(twin, *keep) and changed != dump:
                    self.twins[viewer] = twin
                    return changed
            self.twins.pop(viewer, None)
        return None

    def _another(self, viewer: int | None, rng: Random) -> State | None:
        """Deal what the viewer has not seen otherwise, and play on from there."""
        dump = copy.deepcopy(self.base)
        state = dump["state"]
        deck = state["deck"]
        cakes = [(deck, i) for i, card in enumerate(deck) if card not in PANCAKES]
        if not state["pancakes"]:  # else cards have moved already
            cakes += [
                (hand, i) for s, hand in enumerate(state["hands"]) if s != viewer for i in range(len(hand))
            ]
            cakes += [(state, "secret")]  # type: ignore[list-item]
        for _ in range(rng.choice((1, 1, 2, 4))):
            (a, i), (b, j) = rng.choice(cakes), rng.choice(cakes)
            a[i], b[j] = b[j], a[i]
        if rng.random() < 0.3:
            self._other_pancakes(state, rng)
        twin: State = game().load(dump)
        for entry in self.history:
            if not self._step(twin, viewer, *entry):
                return None
        return twin

    def _other_pancakes(self, state: dict[str, Any], rng: Random) -> None:
        deck = state["deck"]
        spots = [i for i, card in enumerate(deck) if card in PANCAKES]
        away = [card for card in self.pancakes if card not in deck and card not in state["pancakes"]]
        if spots and away:
            deck[rng.choice(spots)] = rng.choice(away)
        if deck:
            i, j = rng.randrange(len(deck)), rng.randrange(len(deck))
            deck[i], deck[j] = deck[j], deck[i]

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        text = state.text(mover, move)
        before, after = state.dump()["state"], _played(state, mover, text)
        other_before = self.twins[viewer].dump()["state"]
        other_after = _played(self.twins[viewer], mover, text)
        if after["round"] != before["round"]:
            return True
        same = observed(before, after, mover, text, viewer)
        return bool(same != observed(other_before, other_after, mover, text, viewer))

    # --- worlds that cannot be ----------------------------------------------------------------------------

    def _remember_guess(self, before: Any, after: Any, seat: int, text: str) -> None:
        """A cake named in vain is not in that hand, until the hand may have changed."""
        moved = before["card"] in ("5", "5K", "6", "6K") or text == "play 2K"
        if after["round"] != before["round"] or moved or after["pancakes"] != before["pancakes"]:
            self.not_held = {}
        self.not_held.pop(seat, None)
        if text.startswith("name ") and before["target"] in after["in"] and after["round"] == before["round"]:
            self.not_held.setdefault(before["target"], set()).add(text.removeprefix("name "))

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Every card is somewhere exactly once, and nobody holds what was named in vain."""
        state = dump["state"]
        piles = [*state["hands"], *state["laid"], state["discarded"], [state["secret"]]]
        cakes = [card for pile in piles for card in pile]
        cakes += [card for card in state["deck"] if card not in PANCAKES]
        assert Counter(cakes) == Counter(self.cakes)
        pancakes = [card for card in state["deck"] if card in PANCAKES]
        assert len(set(pancakes + state["pancakes"])) == len(pancakes) + len(state["pancakes"])
        assert len(pancakes) + len(state["pancakes"]) == self.in_deck
        assert set(pancakes) <= set(self.pancakes)
        for seat, hand in enumerate(state["hands"]):
            assert bool(hand) == (seat in state["in"])
            assert not set(hand[:1]) & self.not_held.get(seat, set())


def every_cake(state: State) -> list[str]:
    """CK-1 and CK-3, or what a small edition has, counted on a newly dealt table."""
    dealt = state.dump()["state"]
    piles = [*dealt["hands"], *dealt["laid"], dealt["discarded"], [dealt["secret"]], dealt["deck"]]
    return [card for pile in piles for card in pile if card not in PANCAKES]


def every_pancake(state: State) -> list[str]:
    """CK-2; CK-3: no Lumma með kaffi for three."""
    return [card for card in PANCAKES if card != "K" or state.dump()["players"] > 3]


def playable(state: State, seat: int, text: str) -> bool:
    return text in [state.text(seat, move) for move in state.legal_moves(seat)]


def _played(state: State, seat: int, text: str) -> dict[str, Any]:
    after = state.clone()
    after.play(seat, after.parse(seat, text))
    found: dict[str, Any] = after.dump()["state"]
    return found


# --- tables small enough to enumerate -----------------------------------------------------------------------


def deal(state: dict[str, Any]) -> dict[str, Any]:
    """A world without what single seats remember of it: imagine does not guess that (see the rulebook)."""
    return {key: part for key, part in state.items() if key != "memory"}


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """A few cakes and at most one pancake, so that few worlds fit; a table for each thing one can learn."""
    one = {"rounds": 1}
    tables: list[tuple[str, int, dict[str, int], str, list[int | None]]] = [
        ("guesses", 3, {"1": 4, "2": 1, "5": 1, "7": 1}, "", [0, None]),
        ("looks", 3, {"2": 3, "4": 1, "6": 1, "7": 1}, "", [1]),
        ("compares", 3, {"3": 3, "5": 2, "6": 1, "8": 1}, "", [2, None]),
        ("swaps", 3, {"6": 3, "1": 1, "4": 1, "7": 1}, "", [0]),
        ("secret", 4, {"2K": 2, "1": 2, "4": 1, "7": 1}, "", [1]),
        ("pairs", 4, {"6K": 2, "3K": 1, "1": 2, "7": 1}, "", [0]),
        ("replaced", 4, {"5": 2, "5K": 1, "4": 2, "7": 1, "1": 1}, "", [3]),
        ("twins", 3, {"4": 2, "5": 1, "6": 1, "7": 1, "8": 1}, "T", [0]),
        ("kneaded", 3, {"2": 2, "6": 2, "7": 2}, "D", [0, 1]),
        ("coffee", 4, {"1K": 1, "4K": 1, "4": 2, "7": 1, "8": 1, "6": 1}, "K", [2]),
    ]
    for name, players, cakes, pancakes, watchers in tables:
        yield name, players, one, _edition(cakes, pancakes), watchers


def _edition(cakes: dict[str, int], pancakes: str) -> dict[str, Any]:
    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    return {
        "name": "tiny",
        "title": "Tiny",
        "cakes": {
            "plain": printed([cakes.get(str(n), 0) for n in range(1, 9)]),
            "coffee": printed([cakes.get(f"{n}K", 0) for n in range(1, 7)]),
        },
        "pancakes": {
            "copies": printed([int(card in pancakes) for card in PANCAKES]),
            "in_deck": printed(len(pancakes)),
        },
    }


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Every order of the cards that this seat has not seen; with Lummudeig to come, every outcome of that."""
    state = dump["state"]
    hands = [(s, n) for s, hand in enumerate(state["hands"]) if s != viewer for n in range(len(hand))]
    unseen = [state["hands"][s][n] for s, n in hands] + [state["secret"], *state["deck"]]
    scripts: list[list[int]] = [[]]
    if "D" in state["deck"]:
        scripts = [[i, j] for i in range(3) for j in range(2)]  # three hands
    for order in sorted(set(permutations(unseen))):
        if set(order[: len(hands) + 1]) & set(PANCAKES):
            continue
        if not _fits_first_pancake(state, viewer, dict(zip(hands, order, strict=False))):
            continue
        for script in scripts:
            world = copy.deepcopy(dump)
            for (s, n), card in zip(hands, order, strict=False):
                world["state"]["hands"][s][n] = card
            world["state"]["secret"] = order[len(hands)]
            world["state"]["deck"] = list(order[len(hands) + 1 :])
            if script:
                world["chance"] = {"kind": "scripted", "answers": script, "drawn": 0}
            yield world


def _fits_first_pancake(state: dict[str, Any], viewer: int | None, held: dict[tuple[int, int], str]) -> bool:
    """The very first card may have been a pancake: after K nobody holds coffee (CK-25), after D the viewer
    knows that the card it gave is in one of the hands (CK-26)."""
    first = {seat: card for (seat, n), card in held.items() if n == 0}
    if "K" in state["pancakes"] and any(card.endswith("K") for card in first.values()):
        return False
    own = [memory for memory in state["memory"]["among"] if memory["seat"] == viewer]
    return all(any(first[int(place)] == memory["card"] for place in memory["one_of"]) for memory in own)
