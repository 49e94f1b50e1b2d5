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
from kotatsu.core.events import Journal
from kotatsu.core.state import State

OPTIONS = {
    "rounds": 2,
    "first_leader": 0,
}  # a whole race to five points is played in tests/games/cookie_thief

PANCAKES = "GHKDSTUV"
NONE = -1
SECOND = 8  # the place of the second card of the player whose turn it is
CHOOSING = 1
TOSSED = ("discarded", "out", "pancake", "unread")


def game() -> Any:
    return kotatsu.game("cookie-thief")


class Moment:
    """What a table shows at one moment, read off the whole state: what is open, and where the cards are."""

    def __init__(self, state: Any) -> None:
        self.hands = [int(card) for card in state.hands]
        self.turn, self.round, self.left = int(state.turn), int(state.round), int(state.left)
        self.choosing = state.phase == CHOOSING
        self.card, self.target, self.shown = int(state.card), int(state.target), int(state.shown)
        self.open = (
            *(int(state.phase), self.turn, self.round, self.left, self.card, self.target, int(state.starter)),
            *(int(state.inside), int(state.direction), state.reversing, int(state.next_turn)),
            *(int(state.waiting), int(state.waiting_too), int(state.shielded)),
            *(int(state.marker), int(state.marked), int(state.tossed), self.shown),
            [int(pile) for pile in state.laid],
            [int(count) for count in state.tally],
            [card == NONE for card in self.hands],
        )

    def own(self, viewer: int | None) -> list[int]:
        """The cards that a viewer holds."""
        if viewer is None:
            return []
        return [self.hands[viewer], *(self.hands[SECOND:] if viewer == self.turn else [])]


class Step:
    """A move: the moment before, the moment after, and in between every card that came to somebody (seen by
    that player) or was put on the discard pile (CK-10, CK-11: seen by all)."""

    def __init__(self, state: State, seat: int, text: str) -> None:
        """Plays the move."""
        self.seat, self.text = seat, text
        self.before = Moment(state)
        state.journal = Journal()
        state.play(seat, state.parse(seat, text))
        self.after = Moment(state)
        events = [event.whole() for event in state.take_events()]
        self.came = [(e["seat"], e["card"]) for e in events if e["event"] in ("drew", "received")]
        self.tossed = [(e["seat"], e.get("card"), e.get("cards")) for e in events if e["event"] in TOSSED]


def observed(step: Step, viewer: int | None) -> Any:
    """What this viewer gets to know by a step: the open table, its own cards, what it was shown."""
    came = [card for seat, card in step.came if seat == viewer]
    looked = shown(step.before, step.seat, step.text, viewer)
    return [step.after.open, step.tossed, step.after.own(viewer), came, looked]


def shown(before: Moment, seat: int, text: str, viewer: int | None) -> Any:
    """The cards of others that this viewer is shown: CK-16 and CK-17."""
    if not before.choosing or text == "choose nobody":
        return None
    chosen = int(text.removeprefix("choose "))
    pair = {"2": (seat, chosen), "3": (seat, chosen), "K3": (before.target, chosen)}.get(CAKES[before.card])
    if pair is None or viewer not in pair or NONE in pair:
        return None
    if CAKES[before.card] == "2":
        return before.hands[chosen] if viewer == seat else None
    return [before.hands[player] for player in pair]


CAKES = "1 2 3 4 5 6 7 8 K1 K2 K3 K4 K5 K6".split()  # noqa: SIM905


class Witness:
    """Plays worlds beside the real one, a world for each viewer, and drops those it could tell apart."""

    def start(self, state: State) -> None:
        self.cakes = every_cake(state)
        self.pancakes = every_pancake(state)
        self.in_deck = 4
        self._rebase(state)
        self.not_held: dict[int, set[str]] = {}

    def _rebase(self, state: State) -> None:
        """From here on worlds are dealt anew: at the start of a round, or when the deck was shuffled."""
        self.base = state.dump()
        self.real = state.clone()
        self.history: list[Step] = []
        self.twins: dict[int | None, State] = {}

    def watch(self, state: State, seat: int, text: str) -> None:
        step = Step(self.real, seat, text)
        self._remember_guess(step, state)
        if step.after.round != step.before.round or step.after.left > step.before.left:
            self._rebase(state)
            return
        self.history.append(step)
        for viewer, twin in list(self.twins.items()):
            if not self._same(twin, viewer, step):
                del self.twins[viewer]

    def _same(self, twin: State, viewer: int | None, step: Step) -> bool:
        """Play the same move in another world; whether the viewer observes the same."""
        if not playable(twin, step.seat, step.text):
            return False
        return bool(observed(Step(twin, step.seat, step.text), viewer) == observed(step, viewer))

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        for _ in range(3):
            twin = self.twins.get(viewer)
            if twin is None:
                twin = self._another(viewer, rng)
            if twin is not None and playable(twin, *keep):
                changed = twin.dump()
                if changed != dump:
                    self.twins[viewer] = twin
                    return changed
            self.twins.pop(viewer, None)
        return None

    def _another(self, viewer: int | None, rng: Random) -> State | None:
        """Deal what the viewer has not seen otherwise, and play on from there."""
        dump = copy.deepcopy(self.base)
        state = dump["state"]
        deck = state["deck"]
        places: list[tuple[Any, Any]] = [(deck, i) for i, card in enumerate(deck) if card not in PANCAKES]
        if not state["pancakes"]:  # else cards have moved already
            others = [hand for seat, hand in enumerate(state["hands"]) if seat != viewer]
            places += [(hand, i) for hand in others for i in range(len(hand))] + [(state, "secret")]
        for _ in range(rng.choice((1, 1, 2, 4)) if places else 0):
            (a, i), (b, j) = rng.choice(places), rng.choice(places)
            a[i], b[j] = b[j], a[i]
        if rng.random() < 0.3:
            self._other_pancakes(state, rng)
        twin: State = game().load(dump)
        for step in self.history:
            if not self._same(twin, viewer, step):
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
        step = Step(state.clone(), mover, text)
        if step.after.round != step.before.round:
            return True
        return bool(observed(step, viewer) != observed(Step(self.twins[viewer].clone(), mover, text), viewer))

    # --- worlds that cannot be ----------------------------------------------------------------------------

    def _remember_guess(self, step: Step, state: State) -> None:
        """A cake named in vain is not in that hand, until the hand may have changed."""
        before, after = step.before, step.after
        moves_cards = before.card != NONE and CAKES[before.card] in ("5", "K5", "6", "K6")
        new_pancake = before.shown != after.shown
        if after.round != before.round or moves_cards or step.text == "play K2" or new_pancake:
            self.not_held = {}
        self.not_held.pop(step.seat, None)
        guessed = step.text.startswith("name ") and after.round == before.round and not new_pancake
        if guessed and after.hands[before.target] != NONE:
            self.not_held.setdefault(before.target, set()).add(step.text.removeprefix("name "))

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


# --- tables small enough to enumerate -----------------------------------------------------------------------


def deal(state: dict[str, Any]) -> dict[str, Any]:
    """A world without what single seats remember of it: imagine does not guess that (see the rulebook)."""
    return {key: part for key, part in state.items() if key != "memory"}


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """A few cakes, and pancakes if need be, so that few worlds fit; a table for each thing one can learn."""
    one = {"rounds": 1}
    tables: list[tuple[str, int, dict[str, int], str, list[int | None]]] = [
        ("guesses", 3, {"1": 4, "2": 1, "5": 1, "7": 1}, "", [0, None]),
        ("looks", 3, {"2": 3, "4": 1, "6": 1, "7": 1}, "", [1]),
        ("compares", 3, {"3": 3, "5": 2, "6": 1, "8": 1}, "", [2, None]),
        ("swaps", 3, {"6": 3, "1": 1, "4": 1, "7": 1}, "", [0]),
        ("secret", 4, {"K2": 2, "1": 2, "4": 1, "7": 1}, "", [1]),
        ("pairs", 4, {"K6": 2, "K3": 1, "1": 2, "7": 1}, "", [0]),
        ("replaced", 4, {"5": 2, "K5": 1, "4": 2, "7": 1, "1": 1}, "", [3]),
        ("twins", 3, {"4": 2, "5": 1, "6": 1, "7": 1, "8": 1}, "T", [0]),
        ("kneaded", 3, {"2": 2, "6": 2, "7": 2}, "D", [0, 1]),
        ("twins and a stack", 3, {"4": 2, "5": 1, "6": 1, "7": 1, "8": 1}, "TS", [0, 1]),
        ("twins and back again", 3, {"3": 2, "4": 2, "5": 1, "7": 1}, "TU", [1]),
        ("twins and coffee", 4, {"K6": 1, "K4": 1, "4": 2, "5": 1, "1": 1, "8": 1}, "TK", [1]),
        ("coffee", 4, {"K1": 1, "K4": 1, "4": 2, "7": 1, "8": 1, "6": 1}, "K", [2]),
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
            "coffee": printed([cakes.get(f"K{n}", 0) for n in range(1, 7)]),
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
    """The very first card may have been a pancake: after K nobody holds coffee (CK-25), who drew it by T in
    none of two cards; after D the viewer knows that the card it gave is in one of the hands (CK-26)."""
    first = {seat: card for (seat, n), card in held.items() if n == 0}
    if "K" in state["pancakes"]:
        drew_it = state["starter"] if state["turn"] == state["starter"] else None
        if any(len(card) == 2 for (seat, n), card in held.items() if n == 0 or seat == drew_it):
            return False
    own = [memory for memory in state["memory"]["among"] if memory["seat"] == viewer]
    return all(any(first[int(place)] == memory["card"] for place in memory["one_of"]) for memory in own)
