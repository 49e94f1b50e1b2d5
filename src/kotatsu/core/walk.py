"""Finding out what others hold from the cards they have played, for games of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import WORLDS, Beliefs, Strategy, likelihood

TRUST: Final = 0.5  # how likely a player goes by what we think looks good; what they did so far then tells
SHARP: Final = 0.1  # the points by which a move may look worse and still be made a third as often
BLUR: Final = 0.01  # how often somebody makes any move

WALK: Final = 150  # worlds of a walk, which then begins anew with another deal
FIRST_STEPS: Final = 60  # exchanges before the first world of a walk is kept
STEPS: Final = 10  # exchanges from one world to the next


class Choice:
    """A card that somebody played, and the table before it, on which nobody holds anything."""

    def __init__(self, table: State, move: i64, cards: i64) -> None:
        self.table = table
        self.move: i64 = move
        self.cards: i64 = cards  # what its player held for sure: this card and those that came after it


class Walk(Beliefs):
    """Worlds drawn by how well they explain the cards that others played, found by exchanging hidden cards.

    What looked good to somebody depends on nothing but the own cards and what lay open. So how well cards
    explain what their owner did is worked out once for these cards, whatever the others hold, and it is cheap
    to walk from world to world by exchanging two hidden cards (the algorithm of Metropolis). That finds good
    worlds late in a game too, when hardly any deal explains everything.

    A game says which cards are hidden and in which places they may be (hands, or elsewhere), as numbers that
    add up: what is in a place is the sum of its cards.
    """

    def __init__(self, view: State, strategy: Strategy) -> None:
        super().__init__(view)
        self.strategy = strategy
        self.cards: vec[i64] = vec[i64]([])
        self.places: vec[i64] = vec[i64]([])  # where each card is
        self.held: vec[i64] = vec[i64]([])  # what is in each place
        self.choices: list[list[Choice]] = []  # by owner, of everybody but the viewer
        self.known: dict[int, float] = {}  # how well cards explain the choices of their owner, by `key`
        self._chances: list[float] = []  # the same of what every owner holds now
        self._worlds: list[State] = []

    # --- what a game says -----------------------------------------------------------------------------------

    def begin(self, rng: Rng) -> None:
        """Lay out a deal that fits the view: cards, places and what is held; and the choices, if need be."""
        raise NotImplementedError

    def owner(self, place: i64) -> i64:
        """Who knows what is in this place: a number below that of all places."""
        return place

    def key(self, owner: i64) -> int:
        """A number for what this owner holds, another one for every owner."""
        return int(self.held[owner] * 8 + owner)

    def hold(self, owner: i64, choice: Choice) -> None:
        """Give the owner at the table of this choice what they must have held then to hold this now."""
        raise NotImplementedError

    def world(self, rng: Rng) -> State:
        """A new world with what is held now."""
        raise NotImplementedError

    # --- the walk -------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> State:
        if len(self._worlds) < WORLDS:
            steps = STEPS
            if len(self._worlds) % WALK == 0:
                self._begin_walk(rng)
                steps = FIRST_STEPS
            if len(self.cards) > 0:
                for _step in range(steps):
                    self._step(rng)
            self._worlds.append(self.world(rng))
        return self._worlds[rng.below(len(self._worlds))].clone()

    def _begin_walk(self, rng: Rng) -> None:
        self.begin(rng)
        self._chances = [1.0] * len(self.held)
        for owner in range(i64(len(self.choices))):
            self._chances[owner] = self._explains(owner)

    def _explains(self, owner: i64) -> float:
        """How likely somebody who holds what this owner holds made all their choices."""
        if owner >= len(self.choices) or len(self.choices[owner]) == 0:
            return 1.0
        key = self.key(owner)
        known = self.known.get(key, -1.0)
        if known < 0.0:
            known = self._chance_of_choices(owner)
            self.known[key] = known
        return known

    def _chance_of_choices(self, owner: i64) -> float:
        """0 if one was not allowed. They may not go by our reasons at all: then all moves were as likely."""
        by_reason = 1.0
        by_whim = 1.0
        for choice in self.choices[owner]:
            self.hold(owner, choice)
            if not choice.table._is_legal(owner, choice.move):
                return 0.0
            moves = choice.table._legal_moves(owner)
            worth = self.strategy.appraise(choice.table, owner, moves)
            by_reason *= likelihood(worth, moves.index(int(choice.move)), SHARP, BLUR)
            by_whim /= float(len(moves))
        return TRUST * by_reason + (1.0 - TRUST) * by_whim

    def _step(self, rng: Rng) -> None:
        """Exchange two cards, more likely if that explains better what was done."""
        one = rng.below(len(self.cards))
        two = rng.below(len(self.cards))
        if self.places[one] == self.places[two] or self.cards[one] == self.cards[two]:
            return
        owner = self.owner(self.places[one])
        other = self.owner(self.places[two])
        before = self._chances[owner]
        if other != owner:
            before *= self._chances[other]
        self._exchange(one, two)
        chance = self._explains(owner)
        chance_of_other = self._explains(other)
        after = chance
        if other != owner:
            after *= chance_of_other
        if rng.random() * before < after:
            self._chances[owner] = chance
            self._chances[other] = chance_of_other
        else:
            self._exchange(one, two)

    def _exchange(self, one: i64, two: i64) -> None:
        place = self.places[one]
        place_of_other = self.places[two]
        more = self.cards[two] - self.cards[one]
        self.held[place] += more
        self.held[place_of_other] -= more
        self.places[one] = place_of_other
        self.places[two] = place
