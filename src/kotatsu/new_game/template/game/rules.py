"""High Card — the highest card takes the trick. Rules HC-1 to HC-6, in their order."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Chance, Rng
from kotatsu.core.errors import BadInput, Phrase
from kotatsu.core.state import NONE, WHOLE, OneDecides, Row, Setup
from kotatsu.games.high_card import dump, events, knowledge, notation

if TYPE_CHECKING:
    from kotatsu.games.high_card import shapes


class HighCardSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        self.cards: int = values["cards"]  # HC-1
        self.tricks: int = options["hand"]  # HC-2: as many as cards in a hand
        if self.cards < players * self.tricks:
            raise BadInput("too-few-cards", game=game, cards=self.cards, players=players, hand=self.tricks)

    def deal(self, chance: Chance) -> "HighCardState":
        """HC-2, HC-3. Draws: the deck, then who leads, unless a seat is named."""
        state = HighCardState(self)
        deck = vec[i64](range(self.cards))
        chance.shuffle(deck)
        cards = [int(card) for card in deck]
        for _seat in range(self.players):
            state.hands.append(sorted(cards[: self.tricks]))
            cards = cards[self.tricks :]
        state.rest = sorted(cards)
        state.taken = [0] * len(state.hands)
        state.leader = self.draw_leader(chance)
        state.turn = state.leader
        # Nothing is drawn after the deal, so the state keeps no chance that could give its seed away.
        return state

    def max_moves(self) -> int:
        """Every card in a hand is a decision."""
        return int(self.players) * self.tricks

    def printed(self) -> "shapes.Printed":
        return {"cards": self.cards}

    def _load(self, body: Any) -> "HighCardState":
        state = HighCardState(self)
        dump.LAYOUT.read(state, body)
        return state


class HighCardState(OneDecides):
    """A game of High Card, or a view of one."""

    def __init__(self, setup: HighCardSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.leader: i64 = 0
        self.trick: list[int] = []  # the cards of this trick, from the leader on
        self.opened: list[int] = []  # the cards of earlier tricks
        self.taken: list[int] = []  # tricks taken, by seat
        # Hidden: every seat knows its own hand; nobody knows the rest.
        self.hands: list[list[int]] = []
        self.rest: list[int] = []  # HC-2: the cards that are out of the game

    # --- HC-3: a card ---------------------------------------------------------------------------------------

    def _legal_moves(self, seat: int) -> list[int]:
        return self.hands[seat][:] if seat == self.turn else []

    def _play(self, seat: int, move: int) -> None:
        self.hands[seat].remove(move)
        self.trick.append(move)
        self.tell(events.PLAYED, seat, move)
        if len(self.trick) < self.box.players:
            self.turn = self.left_of(seat)
        else:
            self._take_trick()

    # --- HC-4, HC-5: who takes it ---------------------------------------------------------------------------

    def _take_trick(self) -> None:
        winner = self.leader
        for _card in range(self.trick.index(max(self.trick))):
            winner = self.left_of(winner)
        self.taken[winner] += 1
        self.tell(events.TOOK, winner, max(self.trick))
        self.opened += self.trick
        self.trick = []
        self.leader = winner
        self.turn = winner
        if not self.hands[winner]:
            self.turn = NONE
            self.tell_end(events.ENDED)

    # --- HC-6: the score ------------------------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        return [(seat, "tricks", taken, 1, taken) for seat, taken in enumerate(self.taken)]

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self, seat) if seat == self.turn else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        return "play", self.hands[seat][:]

    def text(self, seat: int, move: int) -> str:
        return notation.text(move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self)

    def _why_not(self, seat: int, move: int) -> Phrase:
        return notation.why_not(self, move)

    def clone(self) -> "HighCardState":
        twin = HighCardState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.rest = self.rest
        return twin

    def view(self, seat: int | None) -> "HighCardState":
        view = HighCardState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "HighCardState") -> None:
        """What lies open to all."""
        twin.turn = self.turn
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.opened = self.opened[:]
        twin.taken = self.taken[:]

    def imagine(self, rng: Rng) -> "HighCardState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        knowledge.fill_in(world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.LAYOUT.write(self)
