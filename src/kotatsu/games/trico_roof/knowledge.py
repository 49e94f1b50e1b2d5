"""What a seat may know of a game of Trico Roof, and the games it can imagine from that."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has
from kotatsu.core.chance import Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.state import UNKNOWN
from kotatsu.games.trico_roof.cards import one

if TYPE_CHECKING:
    from kotatsu.games.trico_roof.rules import TricoState


def show(state: "TricoState", view: "TricoState") -> None:
    """The own hand, and how many requests are still to come."""
    hands = vec[i64]([0] * 5)
    for seat in range(state.box.players):
        hands[seat] = state.hands[seat] if seat == view.viewer else UNKNOWN
    view.hands = hands
    view.deck = vec[i64]([UNKNOWN] * len(state.deck))


def fill_in(view: "TricoState", world: "TricoState", rng: Rng) -> None:
    """Draw what the view does not know into a copy of it."""
    dealer = view.dealer
    if dealer is None:
        dealer = _prepare(view)
    for seat in range(view.box.players):
        if view.hands[seat] == UNKNOWN:
            world.hands[seat] = 0
    places = dealer.deal(rng)
    i: i64 = 0
    for card in view.unseen:
        place = places[i]
        if place < view.box.players:
            world.hands[place] += one(card)
        i += 1
    world.deck = view.undrawn[:]
    rng.shuffle(world.deck)
    if view.round < view.box.last_shuffle:
        world.chance = rng.fork()


def _prepare(view: "TricoState") -> Dealer:
    """What is the same for every world: the cards and requests not seen, and who may hold what.

    Places of the dealer are the hands, then what is out of the game (TR-5); each hand bars the colours
    that its seat is known to be out of.
    """
    players = int(view.box.players)
    left = view.box.all_gifts - view.given
    sizes = [0] * (players + 1)
    barred = [0] * (players + 1)
    for seat in range(players):
        if view.hands[seat] == UNKNOWN:
            sizes[seat] = view.hand_size(seat)
            barred[seat] = int(view.voids[seat])
        else:
            left -= view.hands[seat]
    unseen: list[int] = []
    counts = [0] * 4
    for card in range(16):
        copies = int(left >> (2 * card) & 3)
        unseen += [card] * copies
        counts[card // 4] += copies
    sizes[players] = len(unseen) - sum(sizes)
    view.unseen = vec[i64](unseen)
    drawn = view.discarded
    for number in view.residents:
        drawn |= bit(number)
    view.undrawn = vec[i64]([int(number) for number in view.box.residents if not has(drawn, number)])
    view.dealer = Dealer(sizes, barred, counts)
    return view.dealer
