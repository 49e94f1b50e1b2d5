"""Finding out what others hold from the cards they have played, for games of cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import STYLES, WORLDS, Beliefs, Strategy

WALKS: Final = 25  # walks that go on by turns, each from a deal of its own
FIRST_STEPS: Final = 60  # exchanges before the first world of a walk, unless a game knows better
STEPS: Final = 12  # exchanges from one world of a walk to its next


class Choice:
    """A card that somebody played, and the table before it, on which nobody holds anything."""

    def __init__(self, table: State, move: i64, cards: i64) -> None:
        self.table = table
        self.move: i64 = move
        self.cards: i64 = cards  # what its player held for sure: this card and those that came after it


class Layout:
    """Where a walk has come to: who holds which of the hidden cards.

    Cards are numbers that add up: what is in a place (a hand, or elsewhere) is the sum of its cards.
    """

    def __init__(self, deal: State, held: list[int]) -> None:
        self.deal = deal  # with which the walk began
        self.held: vec[i64] = vec[i64](held)  # by place
        self.cards: vec[i64] = vec[i64]([])  # those that may change places
        self.places: vec[i64] = vec[i64]([])  # where each of them is
        self.choices: list[list[Choice]] = []  # by owner, of everybody but the viewer
        self.known: dict[int, float] = {}  # how well cards explain their owner's choices, by `key`
        self.chances: list[float] = [1.0] * len(held)  # the same of what every owner holds here

    def hide(self, place: int, cards: list[int]) -> None:
        """The viewer does not know that these cards are in this place."""
        for card in cards:
            self.cards = append(self.cards, card)
            self.places = append(self.places, place)

    def exchange(self, one: i64, two: i64) -> None:
        """Two of the cards change places."""
        place = self.places[one]
        place_of_other = self.places[two]
        more = self.cards[two] - self.cards[one]
        self.held[place] += more
        self.held[place_of_other] -= more
        self.places[one] = place_of_other
        self.places[two] = place


class HandSampler(Beliefs):
    """Worlds drawn by how well they explain the cards that others played, found by exchanging hidden cards.

    What looked good to somebody depends on nothing but the own cards and what lay open. So how well cards
    explain what their owner did is worked out once for these cards, whatever the others hold, and it is cheap
    to walk from world to world by exchanging two hidden cards (the algorithm of Metropolis). That finds good
    worlds late in a game too, when hardly any deal explains everything.
    """

    def __init__(self, view: State, strategy: Strategy) -> None:
        super().__init__(view)
        self.strategy = strategy
        self.styles = STYLES  # kinds of players
        self.first_steps: i64 = FIRST_STEPS
        self.steps: i64 = STEPS
        self._layouts: list[Layout] = []
        self._worlds: list[State] = []

    # --- what a game says -----------------------------------------------------------------------------------

    def lay_out(self, rng: Rng) -> Layout:
        """A deal that fits the view, and the choices of the others."""
        raise NotImplementedError

    def owner(self, place: i64) -> i64:
        """Who knows what is in this place: a number below that of all places."""
        return place

    def key(self, layout: Layout, owner: i64) -> int:
        """A number for what this owner holds, another one for every owner."""
        return int(layout.held[owner] * 8 + owner)

    def hold(self, layout: Layout, owner: i64, choice: Choice) -> None:
        """Give the owner at the table of this choice what they must have held then to hold this now."""
        raise NotImplementedError

    def world(self, layout: Layout, rng: Rng) -> State:
        """A new world with what is held here."""
        raise NotImplementedError

    # --- the walk -------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> State:
        found: i64 = len(self._worlds)
        if found == WORLDS:
            return self._worlds[rng.below(found)].clone()
        steps = self.steps
        if len(self._layouts) < WALKS:
            self._layouts.append(self._begin(rng))
            steps = self.first_steps
        layout = self._layouts[found % WALKS]
        if len(layout.cards) > 0:
            for _step in range(steps):
                self._step(layout, rng)
        world = self.world(layout, rng)
        self._worlds.append(world)
        return world.clone()

    def _begin(self, rng: Rng) -> Layout:
        layout = self.lay_out(rng)
        for owner in range(i64(len(layout.choices))):
            layout.chances[owner] = self._explains(layout, owner)
        return layout

    def _step(self, layout: Layout, rng: Rng) -> None:
        """Exchange two cards, more likely if that explains better what was played."""
        one = rng.below(len(layout.cards))
        two = rng.below(len(layout.cards))
        if layout.places[one] == layout.places[two] or layout.cards[one] == layout.cards[two]:
            return
        owner = self.owner(layout.places[one])
        other = self.owner(layout.places[two])
        before = layout.chances[owner]
        if other != owner:
            before *= layout.chances[other]
        layout.exchange(one, two)
        chance = self._explains(layout, owner)
        chance_of_other = self._explains(layout, other)
        after = chance
        if other != owner:
            after *= chance_of_other
        if rng.random() * before < after:
            layout.chances[owner] = chance
            layout.chances[other] = chance_of_other
        else:
            layout.exchange(one, two)

    def _explains(self, layout: Layout, owner: i64) -> float:
        """How likely somebody who holds what this owner holds made all their choices."""
        if owner >= len(layout.choices) or len(layout.choices[owner]) == 0:
            return 1.0
        key = self.key(layout, owner)
        known = layout.known.get(key, -1.0)
        if known < 0.0:
            known = self._chance_of_choices(layout, owner)
            layout.known[key] = known
        return known

    def _chance_of_choices(self, layout: Layout, owner: i64) -> float:
        """0 if one was not allowed."""
        styles = self.styles
        chances = [style.share for style in styles]
        for choice in layout.choices[owner]:
            self.hold(layout, owner, choice)
            if not choice.table._is_legal(owner, choice.move):
                return 0.0
            moves = choice.table._legal_moves(owner)
            worth = self.strategy.appraise(choice.table, owner, moves)
            chosen: i64 = moves.index(int(choice.move))
            for i in range(i64(len(styles))):
                chances[i] *= styles[i].chance(worth, chosen)
        return sum(chances)
