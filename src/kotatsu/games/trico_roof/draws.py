"""What is drawn for: gifts, roof cards and how each lies, government cards, requests, who leads; later the
requests again."""

from collections.abc import Sequence

from kotatsu.core.draws import Draw
from kotatsu.games.trico_roof import cards
from kotatsu.games.trico_roof.rules import TricoSetup

ROOFS = 4


def names(setup: TricoSetup, draws: Sequence[Draw], events: Sequence[str]) -> list[str]:
    if len(draws) == 1:
        return ["requests"]
    dealt = ["gifts", "roofs", *["turned"] * ROOFS, *["government"] * cards.GOVERNMENT, "requests", "leader"]
    return dealt[: len(draws)]


def word(name: str, item: int) -> str:
    return cards.CARD_TEXTS[item] if name == "gifts" else str(item + 1)


def each(setup: TricoSetup, name: str) -> int:
    return int(setup.hand) if name == "gifts" else 0
