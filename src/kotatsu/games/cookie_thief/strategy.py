"""What a sensible player likes: count what is left, remember what was seen, guess the likeliest card.

`appraise` looks only at what the seat itself knows, so a view and the whole state give the same answer.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import has, members
from kotatsu.core.state import NONE, State
from kotatsu.core.strategy import Beliefs, Strategy
from kotatsu.games.cookie_thief import cards, knowledge
from kotatsu.games.cookie_thief.beliefs import CookieBeliefs
from kotatsu.games.cookie_thief.cards import value
from kotatsu.games.cookie_thief.rules import CookieState

CATCH: Final = 14.0  # somebody goes out because we named their cake

# How good it is to lay a cake for its text alone, before looking at the table; by kind.
LAYING: Final[list[float]] = [3.0, 2.0, 1.0, 4.0, 2.0, 0.0, -3.0, -20.0, 5.0, 1.0, 2.5, 3.0, 1.5, 0.5]


class Mind:
    """What a seat makes of what it knows: how likely each card of the others is each kind of cake."""

    def __init__(self, state: CookieState, seat: int) -> None:
        self.state = state
        self.seat: i64 = seat
        self.unseen: vec[i64] = knowledge.unseen(state, seat)
        self.late = state.left <= state.box.players  # hands will soon be compared

    def worth(self, move: i64) -> float:
        phase = self.state.phase
        if phase == cards.PLAYING:
            return self._laying(move)
        if phase == cards.CHOOSING:
            return self._choosing(move - cards.CHOOSE)
        if phase == cards.NAMING:
            return CATCH * self._chance(self.state.target, move - cards.NAME)
        if phase == cards.HOLDING:
            return self._keeping(move - cards.HOLD)
        if phase == cards.ORDERING:
            return self._first(move - cards.FIRST + cards.PANCAKES)
        if phase == cards.PASSING:
            return 1.0 if move - cards.CHOOSE == self.seat else 0.0
        if phase == cards.REHEATING:
            return -float(int(self.state.points(move - cards.CHOOSE)))
        return -self._keeping(move - cards.DISCARD)

    # --- what is left ---------------------------------------------------------------------------------------

    def _knows(self, place: i64) -> bool:
        return has(self.state.facts[cards.KNOWERS + place], self.seat)

    def _chance(self, place: i64, cake: i64) -> float:
        """How likely the card in a place is this cake."""
        if self._knows(place):
            return 1.0 if self.state.hands[place] == cake else 0.0
        domain = self.state.facts[cards.DOMAIN + place]
        if not has(domain, cake):
            return 0.0
        total: i64 = 0
        for kind in range(i64(cards.KINDS)):
            if has(domain, kind):
                total += self.unseen[kind]
        return float(int(self.unseen[cake])) / float(int(total)) if total else 0.0

    def _chance_below(self, place: i64, worth: i64) -> float:
        """How likely the card in a place is worth less than this."""
        chance = 0.0
        for cake in range(i64(cards.KINDS)):
            if value(cake) < worth:
                chance += self._chance(place, cake)
        return chance

    def _mean(self, place: i64) -> float:
        """What the card in a place is worth on average."""
        mean = 0.0
        for cake in range(i64(cards.KINDS)):
            mean += self._chance(place, cake) * float(int(value(cake)))
        return mean

    def _best_guess(self, place: i64) -> float:
        """How likely the likeliest cake that may be named is."""
        best = 0.0
        for cake in members(self.state.box.namable):
            best = max(best, self._chance(place, cake))
        return best

    def _targets(self) -> list[int]:
        state = self.state
        seats = state.inside & ~state.shielded
        marked = state.marked
        if marked != NONE and marked != self.seat and has(seats, marked):
            return [int(marked)]
        return [other for other in members(seats) if other != self.seat]

    # --- CK-8: which cake to lay ----------------------------------------------------------------------------

    def _laying(self, cake: i64) -> float:
        """The text that is carried out, and the card that stays."""
        stays = self._rest_without(cake)
        return self._text(cake, stays) + self._keeping(stays)

    def _rest_without(self, cake: i64) -> i64:
        """The best card that stays in the hand when this one is laid."""
        hands = self.state.hands
        found = False
        best: i64 = NONE
        for place in (self.seat, i64(cards.SECOND), i64(cards.THIRD)):
            card = hands[place]
            if card == NONE:
                continue
            if card == cake and not found:
                found = True
            elif best == NONE or self._keeping(card) > self._keeping(best):
                best = card
        return best

    def _keeping(self, cake: i64) -> float:
        """A high card wins when the deck runs out; the jar and Hnallþóra are worth keeping only then."""
        worth = float(int(value(cake)))
        if self.late:
            return 2.0 * worth
        if cake == cards.JAR:
            return 4.0
        return worth

    def _text(self, cake: i64, stays: i64) -> float:
        targets = self._targets()
        base = LAYING[cake]
        alone = (cards.LAKKRISTOPPUR, cards.PIPARKAKA_MED_KAFFI, cards.HNALLTHORA, cards.JAR)
        if not targets and cake not in alone:
            return 0.0
        if cake == cards.KLEINA:
            return base + CATCH * max([self._best_guess(other) for other in targets])
        if cake == cards.KLEINA_MED_KAFFI:
            return base + 8.0 * sum([self._best_guess(other) for other in targets])
        if cake == cards.LAUFABRAUD:
            return base + max([self._compare(other, stays) for other in targets])
        if cake == cards.HJONABANDSSAELA:
            return base + max([self._swap(other, stays) for other in targets])
        if cake == cards.RANDALINA:
            return base + max([self._replace(other) for other in targets])
        if cake == cards.PIPARKAKA_MED_KAFFI:
            return base + (2.0 if value(stays) < 4 else -2.0)
        return base

    # --- CK-13 to CK-20: whom to choose ---------------------------------------------------------------------

    def _choosing(self, chosen: i64) -> float:
        state = self.state
        if chosen == cards.CHOOSE_NOBODY - cards.CHOOSE:
            return -1.0
        cake = state.card
        if has(cards.TWO_TARGETS, cake):
            return self._one_of_two(cake, chosen)
        if chosen == self.seat:
            return -0.5 - 0.1 * float(int(value(state.hands[self.seat])))
        if cake == cards.KLEINA:
            return CATCH * self._best_guess(chosen) + self._danger(chosen)
        if cake == cards.PIPARKAKA:
            return 0.0 if self._knows(chosen) else 1.0 + self._danger(chosen)
        if cake == cards.LAUFABRAUD:
            return self._compare(chosen, state.hands[self.seat]) + self._danger(chosen)
        if cake == cards.RANDALINA:
            return self._replace(chosen) + self._danger(chosen)
        if cake == cards.HJONABANDSSAELA:
            return self._swap(chosen, state.hands[self.seat])
        return self._danger(chosen)

    def _danger(self, other: i64) -> float:
        """Whoever is ahead is the one to stop; a small thing beside what a card does."""
        return 0.02 * float(int(self.state.points(other)))

    def _compare(self, other: i64, own: i64) -> float:
        lower = self._chance_below(other, value(own))
        higher = 1.0 - self._chance_below(other, value(own) + 1)
        return 10.0 * lower - 14.0 * higher

    def _replace(self, other: i64) -> float:
        """Somebody with the jar is caught; somebody with a high card loses it."""
        return 12.0 * self._chance(other, cards.JAR) + 0.3 * self._mean(other)

    def _swap(self, other: i64, own: i64) -> float:
        gain = self._mean(other) - float(int(value(own)))
        return gain if self.late else 0.5 * gain

    def _one_of_two(self, cake: i64, chosen: i64) -> float:
        if chosen == self.seat:
            own = float(int(value(self.state.hands[self.seat])))
            return 0.5 if cake == cards.LAUFABRAUD_MED_KAFFI and own >= 7.0 else -1.0
        if cake == cards.RANDALINA_MED_KAFFI:
            return self._replace(chosen)
        if cake == cards.HJONABANDSSAELA_MED_KAFFI:
            return -0.1 * self._mean(chosen)
        return self._danger(chosen)

    # --- CK-28: which pancake first -------------------------------------------------------------------------

    def _first(self, pancake: i64) -> float:
        """All before Viðbrennd lumma ends the turn, but what would send us out rather not at all."""
        state = self.state
        coffee = state.held() & cards.COFFEE_CAKES != 0 and not has(state.shielded, self.seat)
        if pancake == cards.LUMMA_MED_KAFFI and coffee:
            return -1.0
        return 0.0 if pancake == cards.VIDBRENND else 1.0


class CookieStrategy(Strategy):
    """How searching bots judge this game."""

    temperature = 2.0
    slip = 0.12
    iterations: ClassVar[dict[str, int]] = {"alley-cat": 300, "tiger": 20_000}
    margin = 6.0
    predicted = 0.5
    infers = True

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, CookieState)
        mind = Mind(state, seat)
        return [mind.worth(move) for move in moves]

    def advisable(self, view: State, seat: int, moves: list[int]) -> list[int]:
        """Of guesses, those that can be right. To miss on purpose may pay: who holds the jar is hunted less
        while many are in."""
        assert isinstance(view, CookieState)
        if view.phase != cards.NAMING:
            return moves
        mind = Mind(view, seat)
        return [move for move in moves if mind.worth(move) > 0.0] or moves

    def horizon(self, state: State) -> int:
        """The end of this round."""
        assert isinstance(state, CookieState)
        return int(state.round) + 1

    def is_beyond(self, state: State, horizon: int) -> bool:
        assert isinstance(state, CookieState)
        return state.round >= horizon

    def beliefs(self, view: State) -> Beliefs:
        assert isinstance(view, CookieState)
        return CookieBeliefs(view, self)


strategy: Final = CookieStrategy()
