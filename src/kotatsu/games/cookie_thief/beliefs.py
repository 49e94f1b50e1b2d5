"""What the others may hold in Cookie Thief, judged by the cakes they gave up and by what they guessed."""

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, has, members
from kotatsu.core.chance import Rng
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy, Style, WeighedWorlds
from kotatsu.games.cookie_thief.rules import (
    ANY_CAKE,
    COFFEE_CAKES,
    DOMAIN,
    GUESSED,
    HNALLTHORA,
    KINDS,
    KNOWERS,
    NAME,
    NAMING,
    NONE,
    PLAYING,
    SECOND,
    THIRD,
    CookieState,
    copies_in,
    one,
)

# A round is too short to tell one style of playing from another.
PLAYER: Final = Style(1.0, 0.6, 0.05)


class CookieBeliefs(WeighedWorlds):
    """Worlds drawn by how well the hands of others explain what they did."""

    def __init__(self, view: CookieState, strategy: Strategy) -> None:
        super().__init__(view, strategy)
        self._cookie_view = view  # the same object as self.view, with its own type
        self._table = view.imagine(Rng(0))  # on which we ask what somebody would give up
        self._unseen = _unseen(view)
        self._judged = [
            seat
            for seat in members(view.inside)
            if not has(view.facts[KNOWERS + seat], view.viewer) and view.deeds(seat)
        ]
        self._explained: list[list[float]] = []  # once the search has begun, so that its clock runs

    def weigh(self, world: State) -> float:
        assert isinstance(world, CookieState)
        if len(self._explained) < len(self._judged):
            self._explained = [self._explain(seat) for seat in self._judged]
        chance = 1.0
        for i in range(i64(len(self._judged))):
            chance *= self._explained[i][world.hands[self._judged[i]]]
        return chance

    def _explain(self, seat: int) -> list[float]:
        """How well each cake in a hand explains what its holder did, beside other cakes."""
        deeds = self._cookie_view.deeds(seat)
        dealt = [float(copies + deeds.count(kind)) for kind, copies in enumerate(self._unseen)]
        hand = dealt
        for deed in deeds:
            if deed < GUESSED:
                # What stays is either the hand as it was, and this is the cake drawn; or the other way round.
                hand = [hand[kind] * dealt[deed] + hand[deed] * dealt[kind] for kind in range(KINDS)]
            hand = [hand[kind] * self._chance_of(seat, deed, kind) for kind in range(KINDS)]
        return [hand[kind] / dealt[kind] if dealt[kind] else 0.0 for kind in range(KINDS)]

    def _chance_of(self, seat: i64, deed: i64, holding: i64) -> float:
        """How likely somebody who is to hold this afterwards does this, as things are now."""
        if deed >= GUESSED:
            moves = self._cookie_view.bakery.name_moves
            return PLAYER.chance(self._guesses(seat, holding), moves.index(int(NAME + deed - GUESSED)))
        if deed == holding or (deed == HNALLTHORA and has(COFFEE_CAKES, holding)):  # CK-21
            return 1.0
        table = self._table_of(seat, holding, PLAYING)
        table.hands[SECOND] = deed
        return PLAYER.chance(self._strategy.appraise(table, int(seat), [int(deed), int(holding)]), 0)

    def _guesses(self, seat: i64, holding: i64) -> list[float]:
        """What each guess about a card seems worth to somebody who holds this and knows nothing of that."""
        table = self._table_of(seat, holding, NAMING)
        table.target = table._neighbour(seat, 1)
        table.facts[DOMAIN + table.target] = ANY_CAKE
        table.facts[KNOWERS + table.target] &= ~bit(seat)
        return self._strategy.appraise(table, int(seat), table.bakery.name_moves)

    def _table_of(self, seat: i64, holding: i64, phase: i64) -> CookieState:
        """The table as it is now, with something to decide for somebody who holds this."""
        table = self._table.clone()
        table.phase = phase
        table.turn = seat
        table.shielded = 0
        table.hands[seat] = holding
        table.hands[SECOND] = NONE
        table.hands[THIRD] = NONE
        table.facts[KNOWERS + SECOND] = bit(seat)
        return table


def _unseen(view: CookieState) -> list[int]:
    """How many cakes of each kind the viewer has not seen."""
    seen = view.tossed
    for seat in range(view.bakery.players):
        seen += view.laid[seat]
    for card in view.hands:
        if card >= 0:
            seen += one(card)
    return [view.bakery.copies[kind] - int(copies_in(seen, kind)) for kind in range(KINDS)]
