"""What a seat may know of a game of Itadaki Sashiage Pancake, and the games it can imagine from that."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.chance import Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.cards import BLANK, LEFT_OVER, MOST_SEATS, OVER, STACKING, X

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage.rules import PancakeState


def show(state: "PancakeState", view: "PancakeState") -> None:
    """The own hand, own hidden choices, what the own first tower is made of. All when the game is over."""
    over = state.phase == OVER
    view.hands = vec[i64]([0] * MOST_SEATS + [UNKNOWN])
    if over or state.box.left_over == 0:
        view.hands[LEFT_OVER] = state.hands[LEFT_OVER]
    view.chosen = vec[i64]([NONE] * MOST_SEATS)
    view.stacks = [b""] * state.box.players
    for seat in range(state.box.players):
        view.towers.append(state.towers[seat][:])
        if seat == view.viewer:
            view.hands[seat] = state.hands[seat]
            view.chosen[seat] = state.chosen[seat]
            view.stacks[seat] = state.stacks[seat]
        else:
            view.hands[seat] = 0 if over else UNKNOWN
            view.chosen[seat] = NONE if state.chosen[seat] == NONE else UNKNOWN
            buried = state.buried[seat]
            if buried:
                view.towers[seat][0] = bytes([BLANK]) * buried + state.towers[seat][0][buried:]


def unseen(state: "PancakeState", seat: i64) -> vec[i64]:
    """How many copies of each card this seat has not seen yet: in other hands, covered or left over."""
    left = state.box.counts[:]
    for owner in range(state.box.players):
        hidden: i64 = state.buried[owner]
        if owner == seat:
            hidden = 0
            for card in range(i64(32)):
                left[card] -= cards.copies(state.hands[seat], card)
            for stacked in state.stacks[seat]:
                left[stacked] -= 1
        if state.table[owner] != NONE:
            left[cards.card_of(state.table[owner])] -= 1
        for tower in state.towers[owner]:
            for height in range(hidden, i64(len(tower))):
                left[tower[height]] -= 1
            hidden = 0
    return left


# --- imagining ----------------------------------------------------------------------------------------------


def fill_in(view: "PancakeState", world: "PancakeState", rng: Rng) -> None:
    """Draw what the view does not know into a copy of it. A seat that is not ready has chosen nothing yet:
    its steps cannot be seen."""
    if view.phase == OVER:
        return
    _imagine_cards(view, world, rng)
    if view.phase == cards.TOPPING:  # IS-16: each hidden choice uniformly among the seat's towers
        world.chosen = view.chosen[:]
        for seat in range(view.box.players):
            if view.chosen[seat] == UNKNOWN:
                world.chosen[seat] = rng.below(len(view.towers[seat]))
    if view.round < view.box.rounds - 1:
        world.chance = rng.fork()


def _imagine_cards(view: "PancakeState", world: "PancakeState", rng: Rng) -> None:
    """Places 0-4 are hands, 5 the cards left over, the others single covered cards."""
    dealer = view.dealer
    if dealer is None:
        dealer = prepare_dealer(view)
    for place in range(i64(LEFT_OVER + 1)):
        if view.hands[place] == UNKNOWN:
            world.hands[place] = 0
    covered = view.unseen[:]  # as many are needed at most
    places = dealer.deal(rng)
    i: i64 = 0
    for card in view.unseen:
        place = places[i]
        if place <= LEFT_OVER:
            world.hands[place] += cards.one(card)
        else:
            covered[place - LEFT_OVER - 1] = card
        i += 1
    _fill_towers(view, world, covered)


def _fill_towers(view: "PancakeState", world: "PancakeState", covered: vec[i64]) -> None:
    """Lay these cards under the first towers of others, or into their stacks, seat by seat, upwards."""
    i: i64 = 0
    for seat in range(view.box.players):
        size = covered_at(view, seat)
        if size == 0:
            continue
        below = b""
        for _n in range(size):
            below = below + cards.CARD[covered[i]]
            i += 1
        if view.phase == STACKING:
            world.stacks[seat] = below
        else:
            world.towers[seat][0] = below + world.towers[seat][0][size:]


def covered_at(view: "PancakeState", seat: i64) -> i64:
    """How many cards of a seat's first tower this view does not know."""
    if seat == view.viewer:
        return 0
    if view.phase == STACKING:
        return 0 if has(view.waiting, seat) else view.box.first_tower
    return view.buried[seat]


def prepare_dealer(view: "PancakeState") -> Dealer:
    """Who holds an X-only hand can have no other card, who is out of a fruit none of it, its X included.
    Neither binds what was put under a first tower before, nor the cards left over."""
    sizes = [0] * (LEFT_OVER + 1)
    barred = [0] * (LEFT_OVER + 1)
    singles = 0
    for seat in range(view.box.players):
        singles += int(covered_at(view, seat))
        barred[seat] = barred_suits(view, seat)
    for place in range(i64(LEFT_OVER + 1)):
        if view.hands[place] == UNKNOWN:
            sizes[place] = int(view.hand_size(place))
    counts = [0] * 8
    view.unseen = vec[i64]([])
    left = unseen(view, view.viewer)
    for card in range(i64(32)):
        for _n in range(left[card]):
            counts[_suit(view, card)] += 1
            view.unseen = append(view.unseen, card)
    suits = 8 if view.spoiled else 4
    view.dealer = Dealer(sizes + [1] * singles, barred + [0] * singles, counts[:suits])
    return view.dealer


def _suit(view: "PancakeState", card: i64) -> i64:
    """What the dealer takes for a suit: the fruit, and if it matters whether it is an X."""
    if view.spoiled:
        return (card >> 3) * 2 + (1 if card & 7 == X else 0)
    return card >> 3


def barred_suits(view: "PancakeState", seat: i64) -> int:
    barred = 0
    for card in range(i64(32)):
        if has(view.voids[seat], card >> 3) or (has(view.spoiled, seat) and card & 7 != X):
            barred |= 1 << int(_suit(view, card))
    return barred
