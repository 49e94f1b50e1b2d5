"""What the others may hold in Cookie Thief, judged by the cakes they gave up and by what they guessed."""

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, has, members
from kotatsu.core.chance import Rng
from kotatsu.core.state import NONE, State
from kotatsu.core.strategy import Strategy, Style, WeighedWorlds
from kotatsu.games.cookie_thief import cards, knowledge
from kotatsu.games.cookie_thief.rules import CookieState

# A round is too short to tell cards.one style of playing from another.
PLAYER: Final = Style(1.0, 0.6, 0.05)


class CookieBeliefs(WeighedWorlds):
    """Worlds drawn by how well the hands of others explain what they did."""

    def __init__(self, view: CookieState, strategy: Strategy) -> None:
        super().__init__(view, strategy)
        self._cookie_view = view  # the same object as self.view, with its own type
        self._table = view.imagine(Rng(0))  # on which we ask what somebody would give up
        self._unseen = knowledge.unseen(view, view.viewer)
        self._judged = [
            seat
            for seat in members(view.inside)
            if not has(view.facts[cards.KNOWERS + seat], view.viewer) and knowledge.deeds_of(view, seat)
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
        deeds = knowledge.deeds_of(self._cookie_view, seat)
        dealt = [float(copies + deeds.count(kind)) for kind, copies in enumerate(self._unseen)]
        hand = dealt
        for deed in deeds:
            if deed < cards.GUESSED:
                # What stays is either the hand as it was, and this is the cake drawn; or the other way round.
                hand = [hand[kind] * dealt[deed] + hand[deed] * dealt[kind] for kind in range(cards.KINDS)]
            hand = [hand[kind] * self._chance_of(seat, deed, kind) for kind in range(cards.KINDS)]
        return [hand[kind] / dealt[kind] if dealt[kind] else 0.0 for kind in range(cards.KINDS)]

    def _chance_of(self, seat: i64, deed: i64, holding: i64) -> float:
        """How likely somebody who is to hold this afterwards does this, as things are now."""
        if deed >= cards.GUESSED:
            moves = self._cookie_view.box.name_moves
            return PLAYER.chance(
                self._guesses(seat, holding), moves.index(int(cards.NAME + deed - cards.GUESSED))
            )
        if deed == holding or (deed == cards.HNALLTHORA and has(cards.COFFEE_CAKES, holding)):  # CK-21
            return 1.0
        table = self._table_of(seat, holding, cards.PLAYING)
        table.hands[cards.SECOND] = deed
        return PLAYER.chance(self._strategy.appraise(table, int(seat), [int(deed), int(holding)]), 0)

    def _guesses(self, seat: i64, holding: i64) -> list[float]:
        """What each guess about a card seems worth to somebody who holds this and knows nothing of that."""
        table = self._table_of(seat, holding, cards.NAMING)
        table.target = table.left_of(seat)
        table.facts[cards.DOMAIN + table.target] = cards.ANY_CAKE
        table.facts[cards.KNOWERS + table.target] &= ~bit(seat)
        return self._strategy.appraise(table, int(seat), table.box.name_moves)

    def _table_of(self, seat: i64, holding: i64, phase: i64) -> CookieState:
        """The table as it is now, with something to decide for somebody who holds this."""
        table = self._table.clone()
        table.phase = phase
        table.turn = seat
        table.shielded = 0
        table.hands[seat] = holding
        table.hands[cards.SECOND] = NONE
        table.hands[cards.THIRD] = NONE
        table.facts[cards.KNOWERS + cards.SECOND] = bit(seat)
        return table
