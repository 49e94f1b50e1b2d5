"""Which cards the others may hold in Trico Roof, judged by all the gifts they have given."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit
from kotatsu.core.chance import Rng
from kotatsu.core.strategy import Strategy
from kotatsu.core.walk import Choice, Walk
from kotatsu.games.trico_roof.rules import GIVING, NONE, TricoState

OUT_OF_GAME: Final = 5  # places: hands by seat, and the cards that were not dealt (TR-5)


class TricoBeliefs(Walk):
    """Worlds drawn by how well they explain the gifts that others gave."""

    def __init__(self, view: TricoState, strategy: Strategy) -> None:
        super().__init__(view, strategy)
        self._trico_view = view  # the same object as self.view, with its own type
        self.choices = _choices(view)

    def begin(self, rng: Rng) -> None:
        deal = self._trico_view.imagine(rng)
        held = [0] * (OUT_OF_GAME + 1)
        left = int(deal.trico.all_gifts - deal.given)
        for seat in range(int(deal.trico.players)):
            held[seat] = int(deal.hands[seat])
            left -= held[seat]
        held[OUT_OF_GAME] = left
        cards: list[int] = []
        places: list[int] = []
        for place in range(OUT_OF_GAME + 1):
            if place != self._trico_view.viewer:
                for card in range(16):
                    copies = held[place] >> (2 * card) & 3
                    cards += [1 << (2 * card)] * copies
                    places += [place] * copies
        self.cards = vec[i64](cards)
        self.places = vec[i64](places)
        self.held = vec[i64](held)

    def hold(self, owner: i64, choice: Choice) -> None:
        table = choice.table
        assert isinstance(table, TricoState)
        table.hands[owner] = self.held[owner] + choice.cards

    def world(self, rng: Rng) -> TricoState:
        world = self._trico_view.imagine(rng)  # so that every world has another deck of requests
        for seat in range(world.trico.players):
            world.hands[seat] = self.held[seat]
        return world


def _choices(view: TricoState) -> list[list[Choice]]:
    """What everybody but the viewer chose to give, by seat."""
    choices: list[list[Choice]] = [[], [], [], [], []]
    phases = view.past_phases()
    phases.append(bytes([int(view.leader), *[int(view.table[gift]) for gift in range(view.played)]]))
    game = TricoState(view.trico)
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
            if game.played + 1 < game.trico.trick:
                game._give(seat, card)
            else:
                game.given += bit(2 * card)
    return choices
