"""What a sensible player likes: count what is left, remember what was seen, guess the likeliest card.

`appraise` looks only at what the seat itself knows, so a view and the whole state give the same answer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import has, members
from kotatsu.core.state import State
from kotatsu.core.strategy import Beliefs, Strategy
from kotatsu.games.cookie_thief.beliefs import CookieBeliefs
from kotatsu.games.cookie_thief.rules import (
    CHOOSE,
    CHOOSE_NOBODY,
    CHOOSING,
    DISCARD,
    DOMAIN,
    FIRST,
    GRAUTARLUMMA,
    HALFBOKUD,
    HJONABANDSSAELA,
    HJONABANDSSAELA_MED_KAFFI,
    HNALLTHORA,
    HOLD,
    HOLDING,
    JAR,
    KINDS,
    KLEINA,
    KLEINA_MED_KAFFI,
    KNOWERS,
    LAKKRISTOPPUR,
    LAUFABRAUD,
    LAUFABRAUD_MED_KAFFI,
    LUMMUDEIG,
    NAME,
    NAMING,
    NONE,
    ORDERING,
    PANCAKES,
    PASSING,
    PIPARKAKA,
    PIPARKAKA_MED_KAFFI,
    PLACES,
    PLAYING,
    RANDALINA,
    RANDALINA_MED_KAFFI,
    REHEATING,
    SECOND,
    THIRD,
    TWO_TARGETS,
    CookieState,
    copies_in,
    one,
    value,
)

CATCH: Final = 14.0  # somebody goes out because we named their cake

# How good it is to lay a cake for its text alone, before looking at the table; by kind.
LAYING: Final[list[float]] = [3.0, 2.0, 1.0, 4.0, 2.0, 0.0, -3.0, -20.0, 5.0, 1.0, 2.5, 3.0, 1.5, 0.5]


def appraise(state: State, seat: int, moves: list[int]) -> list[float]:
    """What each of these moves of a seat seems worth, from what the seat knows."""
    assert isinstance(state, CookieState)
    mind = Mind(state, seat)
    return [mind.worth(move) for move in moves]


class Mind:
    """What a seat makes of what it knows: how likely each card of the others is each kind of cake."""

    def __init__(self, state: CookieState, seat: int) -> None:
        self.state = state
        self.seat: i64 = seat
        self.players: i64 = state.bakery.players
        self.unseen: vec[i64] = self._count_unseen()
        self.late = state.left <= self.players  # hands will soon be compared

    def worth(self, move: i64) -> float:
        phase = self.state.phase
        if phase == PLAYING:
            return self._laying(move)
        if phase == CHOOSING:
            return self._choosing(move - CHOOSE)
        if phase == NAMING:
            return CATCH * self._chance(self.state.target, move - NAME)
        if phase == HOLDING:
            return self._keeping(move - HOLD)
        if phase == ORDERING:
            return self._first(move - FIRST + PANCAKES)
        if phase == PASSING:
            return 1.0 if move - CHOOSE == self.seat else 0.0
        if phase == REHEATING:
            return -float(int(self.state._points(move - CHOOSE)))
        return -self._keeping(move - DISCARD)

    # --- what is left ---------------------------------------------------------------------------------------

    def _knows(self, place: i64) -> bool:
        return has(self.state.facts[KNOWERS + place], self.seat)

    def _count_unseen(self) -> vec[i64]:
        """How many cakes of each kind the seat has not seen."""
        state = self.state
        seen = state.tossed
        for other in range(self.players):
            seen += state.laid[other]
        for place in range(i64(PLACES)):
            if state.hands[place] != NONE and self._knows(place):
                seen += one(state.hands[place])
        unseen = vec[i64]([0] * KINDS)
        for cake in range(i64(KINDS)):
            unseen[cake] = state.bakery.copies[cake] - copies_in(seen, cake)
        return unseen

    def _chance(self, place: i64, cake: i64) -> float:
        """How likely the card in a place is this cake."""
        if self._knows(place):
            return 1.0 if self.state.hands[place] == cake else 0.0
        domain = self.state.facts[DOMAIN + place]
        if not has(domain, cake):
            return 0.0
        total: i64 = 0
        for kind in range(i64(KINDS)):
            if has(domain, kind):
                total += self.unseen[kind]
        return float(int(self.unseen[cake])) / float(int(total)) if total else 0.0

    def _chance_below(self, place: i64, worth: i64) -> float:
        """How likely the card in a place is worth less than this."""
        chance = 0.0
        for cake in range(i64(KINDS)):
            if value(cake) < worth:
                chance += self._chance(place, cake)
        return chance

    def _mean(self, place: i64) -> float:
        """What the card in a place is worth on average."""
        mean = 0.0
        for cake in range(i64(KINDS)):
            mean += self._chance(place, cake) * float(int(value(cake)))
        return mean

    def _best_guess(self, place: i64) -> float:
        """How likely the likeliest cake that may be named is."""
        best = 0.0
        for cake in members(self.state.bakery.namable):
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
        for place in (self.seat, i64(SECOND), i64(THIRD)):
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
        if cake == JAR:
            return 4.0
        return worth

    def _text(self, cake: i64, stays: i64) -> float:
        targets = self._targets()
        base = LAYING[cake]
        if not targets and cake not in (LAKKRISTOPPUR, PIPARKAKA_MED_KAFFI, HNALLTHORA, JAR):
            return 0.0
        if cake == KLEINA:
            return base + CATCH * max([self._best_guess(other) for other in targets])
        if cake == KLEINA_MED_KAFFI:
            return base + 8.0 * sum([self._best_guess(other) for other in targets])
        if cake == LAUFABRAUD:
            return base + max([self._compare(other, stays) for other in targets])
        if cake == HJONABANDSSAELA:
            return base + max([self._swap(other, stays) for other in targets])
        if cake == RANDALINA:
            return base + max([self._replace(other) for other in targets])
        if cake == PIPARKAKA_MED_KAFFI:
            return base + (2.0 if value(stays) < 4 else -2.0)
        return base

    # --- CK-13 to CK-20: whom to choose ---------------------------------------------------------------------

    def _choosing(self, chosen: i64) -> float:
        state = self.state
        if chosen == CHOOSE_NOBODY - CHOOSE:
            return -1.0
        cake = state.card
        if has(TWO_TARGETS, cake):
            return self._one_of_two(cake, chosen)
        if chosen == self.seat:
            return -0.5 - 0.1 * float(int(value(state.hands[self.seat])))
        if cake == KLEINA:
            return CATCH * self._best_guess(chosen) + self._danger(chosen)
        if cake == PIPARKAKA:
            return 0.0 if self._knows(chosen) else 1.0 + self._danger(chosen)
        if cake == LAUFABRAUD:
            return self._compare(chosen, state.hands[self.seat]) + self._danger(chosen)
        if cake == RANDALINA:
            return self._replace(chosen) + self._danger(chosen)
        if cake == HJONABANDSSAELA:
            return self._swap(chosen, state.hands[self.seat])
        return self._danger(chosen)

    def _danger(self, other: i64) -> float:
        """Whoever is ahead is the one to stop; a small thing beside what a card does."""
        return 0.02 * float(int(self.state._points(other)))

    def _compare(self, other: i64, own: i64) -> float:
        lower = self._chance_below(other, value(own))
        higher = 1.0 - self._chance_below(other, value(own) + 1)
        return 10.0 * lower - 14.0 * higher

    def _replace(self, other: i64) -> float:
        """Somebody with the jar is caught; somebody with a high card loses it."""
        return 12.0 * self._chance(other, JAR) + 0.3 * self._mean(other)

    def _swap(self, other: i64, own: i64) -> float:
        gain = self._mean(other) - float(int(value(own)))
        return gain if self.late else 0.5 * gain

    def _one_of_two(self, cake: i64, chosen: i64) -> float:
        if chosen == self.seat:
            own = float(int(value(self.state.hands[self.seat])))
            return 0.5 if cake == LAUFABRAUD_MED_KAFFI and own >= 7.0 else -1.0
        if cake == RANDALINA_MED_KAFFI:
            return self._replace(chosen)
        if cake == HJONABANDSSAELA_MED_KAFFI:
            return -0.1 * self._mean(chosen)
        return self._danger(chosen)

    # --- CK-28: which pancake first -------------------------------------------------------------------------

    def _first(self, pancake: i64) -> float:
        """Those that go on before those that end the turn."""
        return 1.0 if pancake in (GRAUTARLUMMA, HALFBOKUD, LUMMUDEIG) else 0.0


# --- for searching bots -------------------------------------------------------------------------------------


class CookieStrategy(Strategy):
    """How searching bots judge this game."""

    warmth = 2.0
    slip = 0.12
    pace = 20_000
    margin = 6.0
    foreseen = 0.5
    infers = True

    def appraise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return appraise(state, seat, moves)

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
