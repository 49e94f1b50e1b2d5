"""What a seat may know of a game of High Card, and the games it can imagine from that."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import UNKNOWN

if TYPE_CHECKING:
    from kotatsu.games.high_card.rules import HighCardState


def show(state: "HighCardState", view: "HighCardState") -> None:
    """The own hand; of other hands, and of the cards out of the game, how many there are."""
    for seat, hand in enumerate(state.hands):
        view.hands.append(hand[:] if seat == view.viewer else [UNKNOWN] * len(hand))
    view.rest = [UNKNOWN] * len(state.rest)


def fill_in(world: "HighCardState", rng: Rng) -> None:
    """Deal the cards that the view has not seen into a copy of it: every deal is equally likely."""
    seen = {card for cards in (world.trick, world.opened, *world.hands) for card in cards}
    unseen = vec[i64]([card for card in range(world.box.cards) if card not in seen])
    rng.shuffle(unseen)
    left = [int(card) for card in unseen]
    for seat, hand in enumerate(world.hands):
        if UNKNOWN in hand:
            world.hands[seat] = sorted(left[: len(hand)])
            left = left[len(hand) :]
    world.rest = sorted(left)
