"""What a seat may know of a game of Tower Of PanCakes!!, and the games it can imagine from that."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has
from kotatsu.core.chance import Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.tower_of_pancakes.cards import OVER

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes.rules import TowerState


def show(state: "TowerState", view: "TowerState") -> None:
    """The own hand, the own face-down card, the score cards looked at. TP-19, TP-25: all when it is over."""
    over = state.phase == OVER
    hands = vec[i64]([0, 0, 0, 0])
    hidden = vec[i64]([NONE, NONE, NONE, NONE])
    for seat in range(state.box.players):
        hands[seat] = state.hands[seat] if seat == view.viewer or over else UNKNOWN
        hidden[seat] = UNKNOWN
        if seat == view.viewer or over or state.hidden[seat] == NONE:
            hidden[seat] = state.hidden[seat]
    view.hands = hands
    view.hidden = hidden
    view.score_cards = state.score_cards
    if state.box.mystery and not over:
        view.score_cards = vec[i64]([UNKNOWN] * 8)
        for place in range(i64(8)):
            if view.viewer >= 0 and has(state.lookers[place], view.viewer):
                view.score_cards[place] = state.score_cards[place]


def fill_in(view: "TowerState", world: "TowerState", rng: Rng) -> None:
    """Draw what the view does not know into a copy of it."""
    if view.phase != OVER:
        _imagine_cards(view, world, rng)
        if view.box.mystery:
            _imagine_score_cards(view, world, rng)


def _imagine_cards(view: "TowerState", world: "TowerState", rng: Rng) -> None:
    """Places 0-3 are hands, 4-7 the cards played face down; each bars the colours known to be void."""
    dealer = view.dealer
    if dealer is None:
        dealer = _prepare_dealer(view)
    places = dealer.deal(rng)
    world.hidden = view.hidden[:]
    for seat in range(view.box.players):
        if view.hands[seat] == UNKNOWN:
            world.hands[seat] = 0
    i: i64 = 0
    for card in view.unseen:
        place = places[i]
        if place < 4:
            world.hands[place] |= bit(card)
        else:
            world.hidden[place - 4] = card
        i += 1


def _prepare_dealer(view: "TowerState") -> Dealer:
    seen = view.opened
    sizes = [0] * 8
    barred = [0] * 8
    for seat in range(view.box.players):
        if view.hands[seat] == UNKNOWN:
            sizes[seat] = int(view.hand_size(seat))
            barred[seat] = int(view.voids[seat])
        else:
            seen |= view.hands[seat]
        card = view.hidden[seat]
        if card == UNKNOWN:
            sizes[seat + 4] = 1
            barred[seat + 4] = int(view.hidden_voids[seat])
        elif card != NONE:
            seen |= bit(card)
    unseen = [int(card) for card in view.box.deck if not has(seen, card)]
    counts = [0] * 4
    for card in unseen:
        counts[card // 8] += 1
    view.unseen = vec[i64](unseen)
    view.dealer = Dealer(sizes, barred, counts)
    return view.dealer


def _imagine_score_cards(view: "TowerState", world: "TowerState", rng: Rng) -> None:
    world.score_cards = view.score_cards[:]
    if view.box.hyper:
        _fill_score_cards(world, 0, 8, rng)
    else:
        _fill_score_cards(world, 0, 4, rng)
        _fill_score_cards(world, 4, 8, rng)


def _fill_score_cards(world: "TowerState", start: i64, end: i64, rng: Rng) -> None:
    """Lay the score cards of these places that were not looked at into the places still blank."""
    score_cards = world.score_cards
    left = [int(points) for points in world.box.score_cards[start:end]]
    for place in range(start, end):
        if score_cards[place] != UNKNOWN:
            left.remove(score_cards[place])
    shuffled = vec[i64](left)
    rng.shuffle(shuffled)
    i: i64 = 0
    for place in range(start, end):
        if score_cards[place] == UNKNOWN:
            score_cards[place] = shuffled[i]
            i += 1
