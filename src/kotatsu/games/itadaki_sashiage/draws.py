"""What is drawn for: the deck of every round, and who leads the first."""

from collections.abc import Sequence

from kotatsu.core.draws import Draw
from kotatsu.games.itadaki_sashiage import cards
from kotatsu.games.itadaki_sashiage.rules import PancakeSetup


def names(setup: PancakeSetup, draws: Sequence[Draw], events: Sequence[str]) -> list[str]:
    return ["deck" if draw.items else "leader" for draw in draws]


def word(name: str, item: int) -> str:
    return cards.CARD_TEXTS[item]


def each(setup: PancakeSetup, name: str) -> int:
    return int(setup.hand)
