"""What chance gave a game, noted draw by draw, so that somebody else can work it out again from the seed.

A game may have a module `draws` that says what its draws are for (docs/shuffle.md says the same in words):

    names(setup, draws, events) -> list[str]   what each draw of one moment is for: "deck", "leader"
    word(name, item) -> str                    an item that is shuffled, in notation
    each(setup, name) -> int                   how many of the shuffled cards every seat takes, seat 0 first

Without it draws have no names, and items are numbers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Chance, Sealed
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.core.record import Record
from kotatsu.core.state import Setup, State


@dataclass
class Draw:
    """A number below another one; or a shuffle, of which both orders are known."""

    below: int | None = None
    result: int | None = None
    items: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)


class Noted(Chance):
    """The draws of a seed, noted down.

    >>> chance = Noted("kotatsu")
    >>> int(chance.below(6)), chance.take()
    (2, [Draw(below=6, result=2, items=[], order=[])])
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._sealed = Sealed(seed)
        self._draws: list[Draw] = []

    def below(self, n: i64) -> i64:
        self.drawn += 1
        result = self._sealed.below(n)
        self._draws.append(Draw(int(n), int(result)))
        return result

    def shuffle(self, items: vec[i64]) -> None:
        self.drawn += max(0, len(items) - 1)
        before = [int(item) for item in items]
        self._sealed.shuffle(items)
        self._draws.append(Draw(items=before, order=[int(item) for item in items]))

    def take(self) -> list[Draw]:
        """What was drawn since this was last asked."""
        draws, self._draws = self._draws, []
        return draws

    def clone(self) -> Chance:
        return self._sealed.clone()  # what somebody tries out is not noted

    def dump(self) -> dict[str, Any]:
        return self._sealed.dump()


@dataclass
class Told:
    """A draw of a game: at which moment, what for, in the game's notation."""

    moment: int
    name: str
    below: int | None
    result: int | None
    items: list[str]
    order: list[str]
    each: int  # cards that every seat takes of them, seat 0 first
    hands: list[list[str]]  # what seats hold then; empty where some of it has gone in the very same move


def drawn(record: Record) -> Iterator[tuple[State, list[Told]]]:
    """The state after the deal and after each move, with what was drawn for it. `BadInput` says where the
    record does not hold."""
    setup, game = record.setup(), record.the_game()
    assert record.seed is not None
    chance = Noted(record.seed)
    state = setup.deal(chance)
    state.journal = Journal()
    yield state, _told(game, setup, state, 0, chance.take(), [])
    for moment, _ in enumerate(record.play_on(state), 1):
        events = [event.kind for event in state.take_events()]
        draws = chance.take()
        yield state, _told(game, setup, state, moment, draws, events) if draws else []


def _told(
    game: Game, setup: Setup, state: State, moment: int, draws: list[Draw], events: Sequence[str]
) -> list[Told]:
    module = game.module("draws") if game.has_module("draws") else None
    names = module.names(setup, draws, events) if module else [""] * len(draws)
    told = []
    for draw, name in zip(draws, names, strict=True):
        items, order = (
            [module.word(name, item) if module else str(item) for item in some]
            for some in (draw.items, draw.order)
        )
        each = int(module.each(setup, name)) if module and draw.items else 0
        hands = _hands(state, order, each) if each else []
        told.append(Told(moment, name, draw.below, draw.result, items, order, each, hands))
    return told


def _hands(state: State, order: list[str], each: int) -> list[list[str]]:
    """What seats hold, if that is what they were dealt, or more."""
    hands: list[list[str]] = state.dump()["state"]["hands"]
    dealt = [order[seat * each : (seat + 1) * each] for seat in range(len(hands))]
    kept = all(
        hand.count(card) >= cards.count(card)
        for hand, cards in zip(hands, dealt, strict=True)
        for card in cards
    )
    return hands if kept else []
