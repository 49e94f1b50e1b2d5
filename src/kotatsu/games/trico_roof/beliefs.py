"""Which cards the others may hold in Trico Roof, judged by all the gifts they have given."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit
from kotatsu.core.chance import Rng
from kotatsu.core.hand_sampler import Choice, HandSampler, Layout
from kotatsu.core.state import NONE
from kotatsu.core.strategy import STYLES, Strategy, Style
from kotatsu.games.trico_roof.cards import GIVING
from kotatsu.games.trico_roof.rules import TricoState

# Whoever gives what looks best to us does so however little the gifts differ.
KINDS_OF_GIVERS: Final = [Style(STYLES[0].share, 0.01, STYLES[0].blur), *STYLES[1:]]
OUT_OF_GAME: Final = 5  # places: hands by seat, and the cards that were not dealt (TR-5)


class TricoBeliefs(HandSampler):
    """Worlds drawn by how well they explain the gifts that others gave."""

    def __init__(self, view: TricoState, strategy: Strategy) -> None:
        super().__init__(view, strategy)
        self.styles = KINDS_OF_GIVERS
        self.first_steps = 200
        self.steps = 25
        self._trico_view = view  # the same object as self.view, with its own type
        self._choices = _choices(view)
        self._known: dict[int, float] = {}

    def lay_out(self, rng: Rng) -> Layout:
        deal = self._trico_view.imagine(rng)
        hands = [int(hand) for hand in deal.hands]
        layout = Layout(deal, [*hands, int(deal.box.all_gifts - deal.given) - sum(hands)])
        for place in range(OUT_OF_GAME + 1):
            if place != self._trico_view.viewer:
                for card in range(16):
                    copies = int(layout.held[place] >> (2 * card) & 3)
                    layout.hide(place, [1 << (2 * card)] * copies)
        layout.choices = self._choices
        layout.known = self._known
        return layout

    def hold(self, layout: Layout, owner: i64, choice: Choice) -> None:
        table = choice.table
        assert isinstance(table, TricoState)
        table.hands[owner] = layout.held[owner] + choice.cards

    def world(self, layout: Layout, rng: Rng) -> TricoState:
        world = self._trico_view.imagine(rng)  # so that every world has another deck of requests
        for seat in range(world.box.players):
            world.hands[seat] = layout.held[seat]
        return world


def _choices(view: TricoState) -> list[list[Choice]]:
    """What everybody but the viewer chose to give, by seat."""
    choices: list[list[Choice]] = [[], [], [], [], []]
    phases = view.past_phases()
    phases.append(bytes([int(view.leader), *[int(view.table[gift]) for gift in range(view.played)]]))
    game = TricoState(view.box)
    game.phase = GIVING
    game.hands = vec[i64]([0] * 5)
    game.voids = vec[i64]([0] * 5)
    game.table = vec[i64]([NONE] * 5)
    for phase in phases:
        game.leader = phase[0]
        game.turn = game.leader
        game.played = 0
        game.led = NONE
        game.trump = NONE
        for card in phase[1:]:
            seat = game.turn
            if seat != view.viewer:
                for earlier in choices[seat]:
                    earlier.cards += bit(2 * card)
                choices[seat].append(Choice(game.clone(), card, bit(2 * card)))
            if game.played + 1 < game.box.trick:
                game.give(seat, card)
            else:
                game.given += bit(2 * card)
    return choices
