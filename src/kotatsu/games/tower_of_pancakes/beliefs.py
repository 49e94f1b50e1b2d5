"""Which cards the others may hold in Tower Of PanCakes!!, judged by all the cards they have played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has
from kotatsu.core.chance import Rng
from kotatsu.core.hand_sampler import Choice, HandSampler, Layout
from kotatsu.core.state import NONE
from kotatsu.core.strategy import Strategy
from kotatsu.games.tower_of_pancakes.cards import DOWN
from kotatsu.games.tower_of_pancakes.rules import TowerState

FACE_DOWN: Final = 4  # places: hands by seat, and from here on the cards played face down, by seat


class TowerBeliefs(HandSampler):
    """Worlds drawn by how well they explain the cards that others played."""

    def __init__(self, view: TowerState, strategy: Strategy) -> None:
        super().__init__(view, strategy)
        self._tower_view = view  # the same object as self.view, with its own type
        self._first: Layout | None = None

    def lay_out(self, rng: Rng) -> Layout:
        deal = self._tower_view.imagine(rng)
        viewer = self._tower_view.viewer
        hands = [int(hand) for hand in deal.hands]
        layout = Layout(deal, hands + [0 if card == NONE else int(bit(card)) for card in deal.hidden])
        for place in range(2 * FACE_DOWN):
            if place % FACE_DOWN != viewer:
                layout.hide(place, [1 << card for card in range(32) if has(layout.held[place], card)])
        if self._first is None or deal.box.mystery:  # whoever has looked at a score card goes by it
            self._first = layout
            layout.choices = _choices(deal, viewer)
        else:
            layout.choices = self._first.choices
            layout.known = self._first.known
        return layout

    def owner(self, place: i64) -> i64:
        return place & 3

    def key(self, layout: Layout, owner: i64) -> int:
        hidden = layout.held[FACE_DOWN + owner]
        face_down: i64 = count(hidden - 1) if hidden else 32
        return int((layout.held[owner] * 33 + face_down) * 4 + owner)

    def hold(self, layout: Layout, owner: i64, choice: Choice) -> None:
        table = choice.table
        assert isinstance(table, TowerState)
        hidden = layout.held[FACE_DOWN + owner]
        table.hands[owner] = layout.held[owner] | choice.cards
        if table.hidden[owner] == NONE:
            table.hands[owner] |= hidden  # it was laid down later, if at all
        else:
            table.hidden[owner] = count(hidden - 1)

    def world(self, layout: Layout, rng: Rng) -> TowerState:
        world = layout.deal.clone()
        assert isinstance(world, TowerState)
        world.hidden = world.hidden[:]  # which clones share
        for seat in range(world.box.players):
            world.hands[seat] = layout.held[seat]
            if world.hidden[seat] != NONE:
                world.hidden[seat] = count(layout.held[FACE_DOWN + seat] - 1)
        return world


def _choices(world: TowerState, viewer: i64) -> list[list[Choice]]:
    """What everybody but the viewer chose to play face up, by seat."""
    game = TowerState(world.box)
    game.leader = world.starter
    game.turn = world.starter
    game.starter = world.starter
    game.spare = world.spare
    game.opened = 0 if world.spare == NONE else bit(world.spare)
    game.score_cards = world.score_cards
    game.hands = vec[i64]([0] * 4)
    game.voids = vec[i64]([0] * 4)
    game.table = vec[i64]([NONE] * 4)
    game.chips = world.box.chips[:]
    game.story = world.box.blank_story[:]
    choices: list[list[Choice]] = [[], [], [], []]
    for number in range(world.moves_made):
        told = world.told(number)
        seat = game.turn
        if told < DOWN and seat != viewer:
            for earlier in choices[seat]:
                earlier.cards |= bit(told)
            choices[seat].append(Choice(game.clone(), told, bit(told)))
        game._play(seat, DOWN + world.hidden[seat] if told == DOWN else told)
    return choices
